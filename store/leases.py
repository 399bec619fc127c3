"""Leases of shards: which process of a fleet has which, by the database's own clock."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import BigInteger, bindparam, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add_rows, change, every, remove, value
from store.database import Store, Unusable
from store.locks import hold
from store.rows import LeaseRow, ProcessRow

EMBEDDED: Final = (
    "CASTELLAN_FLEET is for several processes, which SQLite can't serve: set DATABASE_URL to a "
    "PostgreSQL database (docs/hosts.md, Several processes), or take CASTELLAN_FLEET out"
)
"""What is said of several processes with an SQLite file."""
_leases, _processes = schema.leases, schema.processes
_NOW: Final = select(cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger))
_OWN: Final = (
    select(_leases.c.until_at)
    .where(
        _leases.c.shards == bindparam("of"),
        _leases.c.shard == bindparam("number"),
        _leases.c.holder == bindparam("name"),
    )
    .with_for_update(read=True)
)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a process has: its shards, those of them that are too many, and how many are due."""

    shards: frozenset[int]
    surplus: frozenset[int]
    fair: int


def refuse_file(store: Store) -> None:
    """Refuse what only one process can use. Raises Unusable."""
    if store.embedded:
        raise Unusable(EMBEDDED)


async def now(connection: Connection) -> int:
    """Return the time of the database in milliseconds: it is the same for every process."""
    return int(await value(connection, _NOW))


async def renew(
    connection: Connection, process: ProcessRow, lasting: int, *, foreign: bool = True
) -> Standing:
    """Renew the leases of a process for some milliseconds, and take free ones up to its part.

    `foreign`: also those that others had. The oldest processes have one shard more where they can't
    be divided evenly.
    """
    of, name = process.shards, process.name
    await hold(connection, [("leases", of)])
    at = await now(connection)
    if not await change(connection, _processes, _processes.c.name == name, renewed_at=at):
        row = replace(process, since=at, renewed_at=at)
        await add_rows(connection, _processes, [row])
    await remove(connection, _processes, _processes.c.renewed_at <= at - lasting)
    rows = await _rows(connection, of)
    names = [one.name for one in await alive(connection, at - lasting) if one.shards == of]
    fair = of // len(names) + (names.index(name) < of % len(names))
    own = [row.shard for row in rows if row.holder == name and row.until_at > at]
    free = [row for row in rows if row.holder is None or row.until_at <= at]
    free.sort(key=lambda row: row.holder != name)  # each takes its own again
    taken = [row.shard for row in free if foreign or row.holder == name]
    taken = taken[: max(0, fair - len(own))]
    await _change(connection, of, taken, holder=name, taken_at=at)
    await _change(connection, of, [*own, *taken], until_at=at + lasting)
    return Standing(frozenset([*own, *taken]), frozenset(own[fair:]), fair)


async def _rows(connection: Connection, of: int) -> list[LeaseRow]:
    query = select(_leases).where(_leases.c.shards == of).order_by(_leases.c.shard)
    if not (rows := await every(connection, LeaseRow, query)):
        rows = [LeaseRow(of, shard, None) for shard in range(of)]
        await add_rows(connection, _leases, rows)
    return rows


async def _change(
    connection: Connection, of: int, shards: Collection[int], **values: int | str | None
) -> None:
    if shards:
        where = (_leases.c.shards == of, _leases.c.shard.in_(sorted(shards)))
        await change(connection, _leases, *where, **values)


async def free(connection: Connection, process: ProcessRow, shards: Collection[int]) -> None:
    """Give up leases of a process."""
    own = (_leases.c.shards == process.shards, _leases.c.holder == process.name)
    where = (*own, _leases.c.shard.in_(sorted(shards)))
    await change(connection, _leases, *where, holder=None, until_at=0)


async def end(connection: Connection, process: ProcessRow) -> None:
    """Give up everything that a process has, and forget it."""
    await change(connection, _leases, _leases.c.holder == process.name, holder=None, until_at=0)
    await remove(connection, _processes, _processes.c.name == process.name)


async def is_held(connection: Connection, process: ProcessRow, shard: int) -> bool:
    """Whether a process has a shard; nobody else takes it before the transaction has ended."""
    own = {"of": process.shards, "number": shard, "name": process.name}
    until: int | None = await value(connection, _OWN, **own)
    return until is not None and until > await now(connection)


async def turn(connection: Connection, of: int, shard: int, pause: int) -> int:
    """Return in how many milliseconds the next connection of some shards may begin.

    They are named by the least of them. A `pause` lies between two.
    """
    await hold(connection, [("identify", shard)])
    at = await now(connection)
    own = (_leases.c.shards == of, _leases.c.shard == shard)
    begins = max(at, int(await value(connection, select(_leases.c.identify_at).where(*own)) or 0))
    await change(connection, _leases, *own, identify_at=begins + pause)
    return begins - at


async def alive(connection: Connection, after: int) -> list[ProcessRow]:
    """Return the processes that have renewed their leases after a time, the oldest ones first."""
    order = (_processes.c.since, _processes.c.name)
    query = select(_processes).where(_processes.c.renewed_at > after).order_by(*order)
    return await every(connection, ProcessRow, query)


async def held(connection: Connection, after: int) -> list[LeaseRow]:
    """Return the leases that end after a time."""
    query = select(_leases).where(_leases.c.until_at > after, _leases.c.holder.is_not(None))
    return await every(connection, LeaseRow, query.order_by(_leases.c.shards, _leases.c.shard))
