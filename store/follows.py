"""What people follow: the games of a table, a lord in a server, or a tournament.

For a game the id of its table is stored, so that the games of a Dynasty are followed together.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Insert,
    and_,
    bindparam,
    case,
    func,
    insert,
    literal,
    or_,
    select,
    tuple_,
)
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, by, change, every, first, remove, value
from store.jobs import FOLLOW
from store.rows import FollowRow

_follows, _jobs = schema.follows, schema.jobs

TABLE, LORD, CUP = "game", "lord", "cup"

_OF_USER = by(_follows, "user_id").order_by(_follows.c.id)
_GAME = or_(
    and_(_follows.c.kind == TABLE, _follows.c.ref == bindparam("table")),
    and_(
        _follows.c.kind == LORD,
        _follows.c.ref.in_(bindparam("lords", expanding=True)),
        _follows.c.server_id == bindparam("server"),
    ),
)
_HOW = _follows.c.how.in_(bindparam("hows", expanding=True))
_NO_TABLE: Final = 0  # as the table of which followers of lords alone are told


def _planning(*where: ColumnElement[bool]) -> Insert:
    """Insert the next digest of each person and server of some follows, unless one is planned."""
    other, now = _follows.alias(), bindparam("now", type_=_jobs.c.due.type)
    whose = (_follows.c.user_id, _follows.c.server_id)
    undone = (_jobs.c.game_id.is_(None), _jobs.c.done_at.is_(None), _jobs.c.due > now)
    planned = (
        select(other.c.user_id, other.c.server_id)
        .join(_jobs, and_(_jobs.c.kind == FOLLOW, _jobs.c.ref == other.c.id))
        .where(*undone)
    )
    same = (other.c.user_id == whose[0], other.c.server_id == whose[1])
    told = select(func.max(other.c.told_at)).where(*same).scalar_subquery()
    soon, apart = now + bindparam("settles"), told + bindparam("apart")
    due = case((apart > soon, apart), else_=soon)
    row = select(due, literal(FOLLOW), func.max(_follows.c.id), literal(0), whose[1])
    row = row.where(*where, tuple_(*whose).not_in(planned)).group_by(*whose)
    return insert(_jobs).from_select(["due", "kind", "ref", "tries", "server_id"], row)


_PLAN_OF_GAME = _planning(_GAME, _HOW)
_PLAN_OF_CUP = _planning(_follows.c.kind == CUP, _follows.c.ref == bindparam("cup"), _HOW)
_PLAN_OF_USER = _planning(_follows.c.user_id == bindparam("user"))


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


@dataclass(frozen=True, slots=True)
class Spacing:
    """When digests are sent: some seconds after what happened, and some apart."""

    settles: int
    apart: int


async def plan_digests_of_game(
    connection: Connection,
    now: int,
    spacing: Spacing,
    *,
    table: int | None,
    server: int,
    lords: Collection[int],
    hows: Collection[str],
) -> int:
    """Plan a digest for each follower, in some ways, of a table and of its lords; return how many.

    Without a table: for those of the lords alone. Whoever has one planned gets no other.
    """
    about: dict[str, Any] = {"table": _NO_TABLE if table is None else table, "server": server}
    about |= {"lords": sorted(lords), "hows": sorted(hows)}
    return await _planned(connection, _PLAN_OF_GAME, now, spacing, **about)


async def plan_digests_of_tournament(
    connection: Connection, now: int, spacing: Spacing, *, tournament: int, hows: Collection[str]
) -> int:
    """Plan the same for each follower, in some ways, of a tournament."""
    about = {"cup": tournament, "hows": sorted(hows)}
    return await _planned(connection, _PLAN_OF_CUP, now, spacing, **about)


async def plan_digests_of_person(
    connection: Connection, now: int, spacing: Spacing, *, user: int
) -> int:
    """Plan the same for a person, about each server in which they follow something."""
    return await _planned(connection, _PLAN_OF_USER, now, spacing, user=user)


async def _planned(
    connection: Connection, statement: Insert, now: int, spacing: Spacing, **about: Any
) -> int:
    values = {"now": now, "settles": spacing.settles, "apart": spacing.apart, **about}
    return int((await connection.execute(statement, values)).rowcount)


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
