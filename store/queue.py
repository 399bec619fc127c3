"""The queue of people who want to be seated with others: one place a person and server."""

from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._columns import inside
from store._query import by, count, every, first, put, remove
from store.rows import QueueRow

_queue = schema.queue


async def put_place(connection: Connection, row: QueueRow) -> None:
    """Save a person's place, replacing the one they had."""
    key = {"server_id": row.server_id, "user_id": row.user_id}
    names = ("name", "channel_id", "wanted", "since", "until")
    await put(connection, _queue, key, {name: getattr(row, name) for name in names})


async def place(connection: Connection, server: int, user: int) -> QueueRow | None:
    """Return a person's place in a server's queue, or None."""
    query = by(_queue, "server_id", "user_id")
    return await first(connection, QueueRow, query, server_id=server, user_id=user)


async def places(connection: Connection, server: int) -> list[QueueRow]:
    """Return a server's queue, longest waiting first."""
    query = select(_queue).where(_queue.c.server_id == server)
    return await every(connection, QueueRow, query.order_by(_queue.c.since, _queue.c.user_id))


async def forget_sake(connection: Connection, user: int) -> None:
    """Strip a person from what is kept with others: for whose sake these were asked."""
    about = inside(_queue.c.wanted)["sakes"][str(user)].as_integer().is_not(None)
    for row in await every(connection, QueueRow, select(_queue).where(about)):
        sakes = {key: at for key, at in row.wanted["sakes"].items() if key != str(user)}
        await put_place(connection, replace(row, wanted={**row.wanted, "sakes": sakes}))


async def servers(connection: Connection) -> list[int]:
    """Return the servers in which people wait, by id."""
    found = await connection.execute(select(_queue.c.server_id).distinct().order_by("server_id"))
    return [row.server_id for row in found]


async def has_overdue(connection: Connection, server: int, now: int) -> bool:
    """Whether somebody waits in a server whose time is over."""
    return await count(connection, _queue.c.server_id == server, _queue.c.until <= now) > 0


async def leave(connection: Connection, server: int, users: Collection[int]) -> int:
    """Remove people from a server's queue; return how many were in it."""
    where = (_queue.c.server_id == server, _queue.c.user_id.in_(list(users)))
    return await remove(connection, _queue, *where)
