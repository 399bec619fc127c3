"""Marks: what is still known of people for a time after they have had their data deleted.

A mark is a keyed hash of an account. It tells nobody who they are, but knows them when they come
back, so that deleting one's data is no way around a decision, a limit or a bad record.
"""

import hashlib
import hmac
from collections.abc import Callable

from store import Connection, marks
from store.rows import MarkRow

KEY = "accounts"
"""The name of the key."""


async def mark_of(connection: Connection, user: int) -> int | None:
    """Return the mark of an account; None while nobody has had their data deleted."""
    key = await marks.key(connection, KEY)
    return None if key is None else _hash(key, user)


async def make_mark(connection: Connection, user: int, entropy: Callable[[int], bytes]) -> int:
    """Return the mark of an account, with a new key if there is none yet."""
    key = await marks.key(connection, KEY)
    if key is None:
        key = entropy(32).hex()
        await marks.add_key(connection, KEY, key)
    return _hash(key, user)


def _hash(key: str, user: int) -> int:
    """Return a number below 0, as of every account that is gone."""
    digest = hmac.digest(bytes.fromhex(key), str(user).encode(), hashlib.sha256)
    return -1 - (int.from_bytes(digest[:8]) >> 2)


async def known_as(connection: Connection, user: int) -> list[int]:
    """Return the numbers under which rows of a person may be kept: the account's, and its mark."""
    mark = await mark_of(connection, user)
    return [user] if mark is None else [user, mark]


async def count_tables(connection: Connection, user: int) -> int:
    """Count the tables still being played at which a person gave up a seat with their data."""
    mark = await mark_of(connection, user)
    return 0 if mark is None else await marks.count_tables(connection, mark)


async def former_numbers(connection: Connection, user: int, kind: str, ref: int = 0) -> list[int]:
    """Return the numbers that took a person's place in a tournament, "cup", or at a "table".

    "limits": in all that they did in the last day.
    """
    mark = await mark_of(connection, user)
    rows: list[MarkRow] = [] if mark is None else await marks.marks(connection, mark, kind, ref)
    return [row.other for row in rows]


async def was_deleted(connection: Connection, user: int) -> bool:
    """Whether a person had their data deleted a short time ago."""
    mark = await mark_of(connection, user)
    return mark is not None and bool(await marks.marks(connection, mark, "deleted"))
