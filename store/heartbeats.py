"""Heartbeats of processes, and outages in which nobody could play."""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    String,
    bindparam,
    cast,
    exists,
    func,
    literal,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, by, change, every, first, put, value
from store.rows import OutageRow, PulseRow

_pulses, _outages = schema.pulses, schema.outages
SERVER: Final = "server"
"""Before the number of a server that the bot is not in, in the name of its heartbeat."""


async def heartbeat(connection: Connection, process: str) -> PulseRow | None:
    """Return the heartbeat of a process, or None."""
    return await first(connection, PulseRow, by(_pulses, "process"), process=process)


async def latest(connection: Connection) -> int | None:
    """Return the latest heartbeat of any process, or None."""
    at: int | None = await value(connection, select(func.max(_pulses.c.at)))
    return at


async def heartbeats(connection: Connection) -> list[PulseRow]:
    """Return the latest heartbeats of all processes, those of other divisions into shards too."""
    return await every(connection, PulseRow, select(_pulses).order_by(_pulses.c.process))


async def away(connection: Connection) -> list[PulseRow]:
    """Return the processes, and the servers noted like them, that are away, by name."""
    query = select(_pulses).where(_pulses.c.away_since.is_not(None)).order_by(_pulses.c.process)
    return await every(connection, PulseRow, query)


def is_present(server: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that the bot is in a server: elsewhere nobody can play."""
    gone = exists().where(_pulses.c.process == _named(server), _pulses.c.away_since.is_not(None))
    return ~gone


def _named(server: ColumnElement[int]) -> ColumnElement[str]:
    return literal(f"{SERVER} ") + cast(server, String)


async def save_heartbeat(connection: Connection, row: PulseRow) -> None:
    """Save a heartbeat."""
    await put(
        connection, _pulses, {"process": row.process}, {"at": row.at, "away_since": row.away_since}
    )


async def add_outage(connection: Connection, process: str, span: tuple[int, int], now: int) -> int:
    """Insert an outage and return its id."""
    row = {"process": process, "from_at": span[0], "until_at": span[1], "credited_at": now}
    return await add(connection, _outages, row)


async def outage(connection: Connection, outage_id: int) -> OutageRow | None:
    """Return an outage, or None."""
    return await first(connection, OutageRow, by(_outages, "id"), id=outage_id)


async def outages(connection: Connection, *, ending_after: int) -> list[OutageRow]:
    """Return the outages that ended after a time, in the order they were noted."""
    query = select(_outages).where(_outages.c.until_at > ending_after).order_by(_outages.c.id)
    return await every(connection, OutageRow, query)


def _concerning(server: ColumnElement[int]) -> Select[Any]:
    """Select the outages that ended after a time, without those of other servers alone.

    Whatever had an outage has a heartbeat. So only these names, of which there are few, are gone
    over, and not the outages: a server may lose the bot as often as it likes.
    """
    own = _pulses.c.process == _named(server)
    anybody_s = _pulses.c.process.not_like(f"{SERVER} %")
    names = select(_pulses.c.process).where(or_(own, anybody_s))
    ended = _outages.c.until_at > bindparam("ending_after")
    return select(_outages).where(ended, _outages.c.process.in_(names)).order_by(_outages.c.id)


_IN_SERVER = _concerning(bindparam("server", type_=BigInteger))
_AT_TABLE = _concerning(
    select(schema.tables.c.server_id)
    .where(schema.tables.c.id == bindparam("table"))
    .scalar_subquery()
)


async def outages_in(connection: Connection, server: int, *, ending_after: int) -> list[OutageRow]:
    """Return the outages of a server, and of every process, that ended after a time."""
    return await every(connection, OutageRow, _IN_SERVER, server=server, ending_after=ending_after)


async def outages_at(connection: Connection, table: int, *, ending_after: int) -> list[OutageRow]:
    """Return the same of the server of a table."""
    return await every(connection, OutageRow, _AT_TABLE, table=table, ending_after=ending_after)


async def cut_short(connection: Connection, process: str, now: int) -> int:
    """End the outages of a process that would end later; return how many."""
    future = (_outages.c.process == process, _outages.c.until_at > now)
    await change(connection, _outages, *future, _outages.c.from_at > now, from_at=now)
    return await change(connection, _outages, *future, until_at=now)
