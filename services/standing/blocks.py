"""Blocks between people (`/block`): they are never seated together.

A block holds in every server, in both directions, for tables joined from then on; nobody is
notified.
"""

from collections.abc import Iterable, Mapping, Sequence

from services.core.facade import Facade
from services.facts import Person, Refused
from services.facts.tables import SeatFact
from store import Connection, people
from store.rows import Json

MOST = 100
KEY = "blocked"
"""The key of a person's settings with the accounts they have blocked."""


class Blocks(Facade):
    """The people whom somebody has blocked."""

    async def blocked_by(self, user: int) -> tuple[int, ...]:
        """Return the people whom a person has blocked, in the order in which they did."""
        async with self._context.read() as connection:
            return blocked(await people.user_settings(connection, user))

    async def set(self, person: Person, other: int, *, on: bool) -> tuple[int, ...]:
        """Block or unblock somebody; returns everybody whom the person has blocked then.

        Doing it twice changes nothing. Refused: block_self, block_many (data limit).
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
    """Read from a person's settings whom they have blocked."""
    return tuple(settings.get(KEY, ()))


async def apart(connection: Connection, users: Iterable[int]) -> Mapping[int, frozenset[int]]:
    """Return, for each of some people, those among them with whom they must not be seated."""
    known = set(users)
    settings = await people.users_settings(connection, sorted(known))
    own = {user: known.intersection(blocked(found)) for user, found in settings.items()}
    return {
        user: frozenset(own.get(user, ())) | {one for one, theirs in own.items() if user in theirs}
        for user in known
    }


async def are_apart(connection: Connection, user: int, seats: Sequence[SeatFact]) -> bool:
    """Whether a person must not be seated with somebody who plays at a table."""
    others = {one.user for one in seats if one.person and one.user is not None} - {user}
    return bool((await apart(connection, {user, *others}))[user])


async def check(connection: Connection, user: int, seats: Sequence[SeatFact]) -> None:
    """Refuse a seat at a table with somebody who is blocked. Refused: join_blocked."""
    if await are_apart(connection, user, seats):
        raise Refused("join_blocked", {}, ("open",))
