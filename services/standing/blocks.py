"""Blocks between people (`/block`): they are never seated together.

A block holds in every server, in both directions, for tables joined from then on; nobody is
notified. If a blocked person has their data deleted, a keyed hash takes the place of their account:
it does not tell who they were, but it knows them when they come back.
"""

import hashlib
import hmac
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from services.core.facade import Facade
from services.facts import Person, Refused
from services.facts.tables import SeatFact
from store import Connection, people
from store.rows import Json

MOST = 100
KEY = "blocked"
"""The key of a person's settings with the accounts they have blocked."""
ERASED = "blocked_erased"
"""The key with those of them whose data was deleted, each as [key, hash]."""


class Blocks(Facade):
    """The people whom somebody has blocked."""

    async def blocked_by(self, user: int, *, asked: int | None = None) -> tuple[int, ...]:
        """Return the people whom a person has blocked, in the order in which they did.

        A block of somebody whose data was deleted is found only if they are `asked` about.
        """
        async with self._context.read() as connection:
            settings = await people.user_settings(connection, user)
        found = blocked(settings)
        return (*found, asked) if asked in _erased(settings, {asked}) else found

    async def set(self, person: Person, other: int, *, on: bool) -> tuple[int, ...]:
        """Block or unblock somebody; returns everybody whom the person has blocked then.

        Doing it twice changes nothing. Refused: block_self, block_many (data limit).
        """
        if other == person.id:
            raise Refused("block_self")
        async with self._context.write() as tx:
            await tx.alone("user", person.id)
            settings = await people.user_settings(tx.connection, person.id)
            found = [one for one in blocked(settings) if one != other] + [other] * on
            erased = [pair for pair in settings.get(ERASED, ()) if not _is_of(pair, other)]
            if len(found) + len(erased) > MOST:
                raise Refused("block_many", {"limit": MOST})
            saved = {**settings, KEY: found, **({ERASED: erased} if ERASED in settings else {})}
            await people.save_user(tx.connection, person.id, saved, tx.now)
            return tuple(found)


def blocked(settings: Json) -> tuple[int, ...]:
    """Read from a person's settings whom they have blocked."""
    return tuple(settings.get(KEY, ()))


def count_blocked(settings: Json) -> int:
    """Count whom a person has blocked, with those whose data was deleted."""
    return len(settings.get(KEY, ())) + len(settings.get(ERASED, ()))


def erase(settings: Json, user: int, entropy: Callable[[int], bytes]) -> Json | None:
    """Return a person's settings with a hash in place of an account; None if it is not blocked."""
    if user not in blocked(settings):
        return None
    key = entropy(16).hex()
    found = [one for one in blocked(settings) if one != user]
    return {**settings, KEY: found, ERASED: [*settings.get(ERASED, ()), [key, _hash(key, user)]]}


def _hash(key: str, user: int) -> str:
    return hmac.new(key.encode(), str(user).encode(), hashlib.sha256).hexdigest()


def _is_of(pair: Sequence[str], user: int) -> bool:
    key, hashed = pair
    return hmac.compare_digest(_hash(key, user), hashed)


def _erased(settings: Json, users: Collection[int | None]) -> set[int]:
    """Return those of some people who were blocked before their data was deleted."""
    pairs = settings.get(ERASED, ())
    return {user for user in users if user and any(_is_of(pair, user) for pair in pairs)}


async def apart(connection: Connection, users: Iterable[int]) -> Mapping[int, frozenset[int]]:
    """Return, for each of some people, those among them with whom they must not be seated."""
    known = set(users)
    settings = await people.users_settings(connection, sorted(known))
    own = {
        user: known.intersection(blocked(found)) | _erased(found, known)
        for user, found in settings.items()
    }
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
