"""The queue of people who want to be seated with others: one place a person and server."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store import schema
from store._query import by, every, first, put
from store.rows import Json, QueueRow

_queue = schema.queue


async def put_place(connection: AsyncConnection, row: QueueRow) -> None:
    """Save somebody's place, replacing the one they had."""
    key = {"server_id": row.server_id, "user_id": row.user_id}
    values: dict[str, Any] = {"name": row.name, "channel_id": row.channel_id}
    wanted: Json = row.wanted
    await put(connection, _queue, key, {**values, "wanted": wanted, **_times(row)})


def _times(row: QueueRow) -> dict[str, int]:
    return {"since": row.since, "until": row.until}


async def place(connection: AsyncConnection, server: int, user: int) -> QueueRow | None:
    """Return somebody's place in a server's queue, or None."""
    query = by(_queue, "server_id", "user_id")
    return await first(connection, QueueRow, query, server_id=server, user_id=user)


async def places(connection: AsyncConnection, server: int) -> list[QueueRow]:
    """Return a server's queue, longest waiting first."""
    query = select(_queue).where(_queue.c.server_id == server)
    return await every(connection, QueueRow, query.order_by(_queue.c.since, _queue.c.user_id))


async def servers(connection: AsyncConnection) -> list[int]:
    """Return the servers where somebody waits, by id."""
    found = await connection.execute(select(_queue.c.server_id).distinct().order_by("server_id"))
    return [row.server_id for row in found]


async def leave(connection: AsyncConnection, server: int, users: Collection[int]) -> int:
    """Remove people from a server's queue; return how many were in it."""
    where = (_queue.c.server_id == server, _queue.c.user_id.in_(list(users)))
    return int((await connection.execute(delete(_queue).where(*where))).rowcount)
