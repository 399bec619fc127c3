"""People who are never seated together, since one of them does not want to (`/block`, PLAY §11).

It holds in every server, in both directions, and for tables joined from now on; nobody is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.tables import SeatFact
from store import Connection, people
from store.rows import Json

MOST = 100
KEY = "blocked"
"""Under which a person's settings hold the accounts."""


class Blocks:
    """With whom somebody does not want to be seated."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def of(self, user: int) -> tuple[int, ...]:
        """Return whom a person has blocked, the first one first."""
        async with self._context.read() as connection:
            return blocked(await people.user_settings(connection, user))

    async def put(self, person: Person, other: int, *, on: bool) -> tuple[int, ...]:
        """Block somebody, or lift that; returns whom a person has blocked then.

        What is so already changes nothing. Refused: block_self, block_many (data limit).
        """
        if other == person.id:
            raise Refused("block_self")
        async with self._context.write() as tx:
            settings = await people.user_settings(tx.connection, person.id)
            found = [one for one in blocked(settings) if one != other] + [other] * on
            if len(found) > MOST:
                raise Refused("block_many", {"limit": MOST})
            saved = {**settings, KEY: found}
            await people.save_user(tx.connection, person.id, saved, tx.now)
            return tuple(found)


def blocked(settings: Json) -> tuple[int, ...]:
    """Return whom a person has blocked, by what they set."""
    return tuple(settings.get(KEY, ()))


async def apart(connection: Connection, users: Iterable[int]) -> Mapping[int, frozenset[int]]:
    """Return, of some people, with which of them each is not to be seated."""
    known = set(users)
    settings = await people.users_settings(connection, sorted(known))
    own = {user: known.intersection(blocked(found)) for user, found in settings.items()}
    return {
        user: frozenset(own.get(user, ())) | {one for one, theirs in own.items() if user in theirs}
        for user in known
    }


async def are_apart(connection: Connection, user: int, seats: Sequence[SeatFact]) -> bool:
    """Whether a person and one of those who play at a table are not to be seated together."""
    others = {one.user for one in seats if one.person and one.user is not None} - {user}
    return bool((await apart(connection, {user, *others}))[user])


async def check(connection: Connection, user: int, seats: Sequence[SeatFact]) -> None:
    """Refuse a seat beside somebody who is blocked. Refused: join_blocked."""
    if await are_apart(connection, user, seats):
        raise Refused("join_blocked", {}, ("open",))
