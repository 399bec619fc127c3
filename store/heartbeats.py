"""Heartbeats of processes, and outages in which nobody could play."""

from typing import Final

from sqlalchemy import ColumnElement, String, cast, exists, func, literal, select
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


async def away(connection: Connection) -> list[PulseRow]:
    """Return the processes, and the servers noted like them, that are away, by name."""
    query = select(_pulses).where(_pulses.c.away_since.is_not(None)).order_by(_pulses.c.process)
    return await every(connection, PulseRow, query)


def is_present(server: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that the bot is in a server: elsewhere nobody can play."""
    name = literal(f"{SERVER} ") + cast(server, String)
    gone = exists().where(_pulses.c.process == name, _pulses.c.away_since.is_not(None))
    return ~gone


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


async def cut_short(connection: Connection, process: str, now: int) -> int:
    """End the outages of a process that would end later; return how many."""
    future = (_outages.c.process == process, _outages.c.until_at > now)
    await change(connection, _outages, *future, _outages.c.from_at > now, from_at=now)
    return await change(connection, _outages, *future, until_at=now)
