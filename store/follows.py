"""What people follow: the games of a table, a lord in a server, or a tournament.

For a game the id of its table is stored, so that the games of a Dynasty are followed together.
"""

from collections.abc import Collection
from typing import Any

from sqlalchemy import and_, bindparam, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, by, change, every, first, remove, value
from store.rows import FollowRow

_follows, _jobs = schema.follows, schema.jobs

TABLE, LORD, CUP = "game", "lord", "cup"

_OF_USER = by(_follows, "user_id").order_by(_follows.c.id)
_OF_CUP = by(_follows, "kind", "ref").order_by(_follows.c.id)
_OF_GAME = (
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


async def add_follow(connection: Connection, **values: Any) -> int:
    """Insert a follow and return its id."""
    return await add(connection, _follows, values)


async def follow(connection: Connection, row_id: int) -> FollowRow | None:
    """Return a follow, or None."""
    return await first(connection, FollowRow, by(_follows, "id"), id=row_id)


async def follows_of(
    connection: Connection, user: int, server: int | None = None
) -> list[FollowRow]:
    """Return what a person follows, in one server or in all, oldest first."""
    found = await every(connection, FollowRow, _OF_USER, user_id=user)
    return [row for row in found if server in (None, row.server_id)]


async def follows_of_game(
    connection: Connection, *, table: int, server: int, lords: Collection[int]
) -> list[FollowRow]:
    """Return the follows of a table and of its lords in that server, oldest first."""
    return await every(
        connection, FollowRow, _OF_GAME, table_id=table, server=server, lords=sorted(lords)
    )


async def follows_of_tournament(connection: Connection, tournament: int) -> list[FollowRow]:
    """Return the follows of a tournament, oldest first."""
    return await every(connection, FollowRow, _OF_CUP, kind=CUP, ref=tournament)


async def change_follow(connection: Connection, row_id: int, **values: Any) -> int:
    """Change a follow; return 0 if there is none."""
    return await change(connection, _follows, _follows.c.id == row_id, **values)


async def note_digest(connection: Connection, user: int, server: int, now: int) -> None:
    """Note when a person got a message about everything they follow in a server."""
    where = (_follows.c.user_id == user, _follows.c.server_id == server)
    await change(connection, _follows, *where, told_at=now)


async def remove_follows(connection: Connection, rows: Collection[int]) -> int:
    """Delete some follows; return how many there were."""
    return await remove(connection, _follows, _follows.c.id.in_(sorted(rows)))


async def remove_follows_in(connection: Connection, user: int, server: int) -> int:
    """Delete everything a person follows in a server; return how many follows that was."""
    where = (_follows.c.user_id == user, _follows.c.server_id == server)
    return await remove(connection, _follows, *where)


async def games_changed(
    connection: Connection, row: FollowRow, since: int, limit: int
) -> list[tuple[int, int]]:
    """Return the games that a follow covers in which something happened at or after `since`.

    Each with when that was last, the latest first. Of the end alone: those that ended or began.
    """
    if row.kind == CUP:
        return []
    games, tables, seats, moves = schema.games, schema.tables, schema.seats, schema.moves
    last = select(moves.c.made_at).where(moves.c.game_id == games.c.id)
    moved = last.order_by(moves.c.ordinal.desc()).limit(1).scalar_subquery()
    at = func.coalesce(games.c.ended_at, *[moved] * (row.how != "end"), games.c.started_at)
    query = select(games.c.id, at).where(at >= since).order_by(at.desc(), games.c.id).limit(limit)
    if row.kind == TABLE:
        query = query.where(games.c.table_id == row.ref)
    else:
        seated = (seats.c.table_id == tables.c.id, seats.c.user_id == row.ref)
        query = (
            query.join(tables, tables.c.id == games.c.table_id)
            .join(seats, and_(*seated, seats.c.resigned_at.is_(None)))
            .where(tables.c.server_id == row.server_id)
        )
    return [(game, when) for game, when in await connection.execute(query)]


async def lord_name(connection: Connection, user: int, server: int) -> str | None:
    """Return a person's name at their latest table in a server, or None."""
    seats, tables = schema.seats, schema.tables
    query = (
        select(seats.c.name)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.user_id == user, tables.c.server_id == server)
        .order_by(tables.c.id.desc())
        .limit(1)
    )
    name: str | None = await value(connection, query)
    return name


async def next_digest(connection: Connection, user: int, server: int, now: int) -> int | None:
    """Return when a person's next digest about a server is due after `now`, or None."""
    where = (_follows.c.user_id == user, _follows.c.server_id == server)
    own = select(_follows.c.id).where(*where)
    query = select(func.min(_jobs.c.due)).where(
        _jobs.c.kind == "follow", _jobs.c.ref.in_(own), _jobs.c.done_at.is_(None), _jobs.c.due > now
    )
    due: int | None = await value(connection, query)
    return due
