"""Finished games to step through, found by the names of their tables."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import every
from store.rows import GameRow

_games, _tables = schema.games, schema.tables


async def finished(
    connection: Connection, server: int, limit: int, *, called: str = ""
) -> list[GameRow]:
    """Return the games of a server that ended last, latest first.

    `called` is what the table's name must contain, in upper or lower case.
    """
    query = (
        select(_games)
        .join(_tables, _tables.c.id == _games.c.table_id)
        .where(_tables.c.server_id == server, _games.c.ending.is_not(None))
    )
    if called:
        query = query.where(func.lower(_tables.c.name).contains(called.lower(), autoescape=True))
    latest = query.order_by(_games.c.ended_at.desc(), _games.c.id.desc()).limit(limit)
    return await every(connection, GameRow, latest)
