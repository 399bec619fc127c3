"""What people follow: a table's games, or a lord in a server.

Of a game the id of its table is stored, so that the games of a Dynasty are followed together.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import and_, bindparam, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store import schema
from store._query import add, by, change, every, first, value
from store.rows import FollowRow

_follows, _jobs = schema.follows, schema.jobs

TABLE, LORD = "game", "lord"

_OF_USER = by(_follows, "user_id").order_by(_follows.c.id)
_CONCERNED = (
    select(_follows)
    .where(
        or_(
            and_(_follows.c.kind == TABLE, _follows.c.ref == bindparam("table_id")),
            and_(
                _follows.c.kind == LORD,
                _follows.c.ref.in_(bindparam("lords", expanding=True)),
                _follows.c.server_id == bindparam("server"),
            ),
        )
    )
    .order_by(_follows.c.id)
)


async def add_follow(connection: AsyncConnection, **values: Any) -> int:
    """Insert a follow and return its id."""
    return await add(connection, _follows, values)


async def follow(connection: AsyncConnection, row_id: int) -> FollowRow | None:
    """Return a follow."""
    return await first(connection, FollowRow, by(_follows, "id"), id=row_id)


async def follows_of(connection: AsyncConnection, user: int) -> list[FollowRow]:
    """Return what a person follows, the first one first."""
    return await every(connection, FollowRow, _OF_USER, user_id=user)


async def concerned(
    connection: AsyncConnection, *, table: int, server: int, lords: Collection[int]
) -> list[FollowRow]:
    """Return who follows a table, or one of its lords in that server."""
    return await every(
        connection, FollowRow, _CONCERNED, table_id=table, server=server, lords=sorted(lords)
    )


async def change_follow(connection: AsyncConnection, row_id: int, **values: Any) -> int:
    """Change a follow; returns 0 where it is gone."""
    return await change(connection, _follows, _follows.c.id == row_id, **values)


async def told(connection: AsyncConnection, user: int, now: int) -> None:
    """Note that a person was written to about everything they follow."""
    await change(connection, _follows, _follows.c.user_id == user, told_at=now)


async def drop(connection: AsyncConnection, rows: Collection[int]) -> int:
    """Delete some follows; returns how many there were."""
    gone = delete(_follows).where(_follows.c.id.in_(sorted(rows)))
    return int((await connection.execute(gone)).rowcount)


async def drop_in(connection: AsyncConnection, user: int, server: int) -> int:
    """Delete what a person follows in a server; returns how much that was."""
    where = (_follows.c.user_id == user, _follows.c.server_id == server)
    return int((await connection.execute(delete(_follows).where(*where))).rowcount)


async def next_digest(connection: AsyncConnection, user: int, now: int) -> int | None:
    """Return when the next digest after `now` for a person is planned; None where none is."""
    own = select(_follows.c.id).where(_follows.c.user_id == user)
    query = select(func.min(_jobs.c.due)).where(
        _jobs.c.kind == "follow", _jobs.c.ref.in_(own), _jobs.c.done_at.is_(None), _jobs.c.due > now
    )
    due: int | None = await value(connection, query)
    return due
