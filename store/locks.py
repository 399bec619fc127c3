"""Locks on subjects, such as a game, held between processes until a transaction ends.

SQLite has one writer at a time, and needs none. On a server each statement sees what was committed
before it: whoever waited for a lock reads what the one before has written.
"""

import hashlib
from collections.abc import Iterable
from typing import Final

from sqlalchemy import BigInteger, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

Subject = tuple[str, int]
"""A kind of thing, and the number of one."""
_HOLD: Final = select(func.pg_advisory_xact_lock(bindparam("key", type_=BigInteger())))


async def hold(connection: Connection, subjects: Iterable[Subject]) -> None:
    """Hold the locks of some subjects, all in one order. Raises Busy."""
    if connection.dialect.name == "postgresql":
        for key in sorted({key_of(subject) for subject in subjects}):
            await connection.execute(_HOLD, {"key": key})


def key_of(subject: Subject) -> int:
    """Return a number of 64 bits for a subject."""
    digest = hashlib.blake2b(repr(subject).encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True)
