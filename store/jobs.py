"""Jobs: things that are due at a time and done once, in turns by server, and by person there."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    and_,
    bindparam,
    case,
    func,
    insert,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import change, count, every, remove, value
from store.rows import JobRow
from store.servers import SHARD

_jobs, _games, _tables, _cups = schema.jobs, schema.games, schema.tables, schema.cups
_follows = schema.follows

CUP = "cup"
"""The kind of the jobs of tournaments; `ref` is the tournament."""
FOLLOW = "follow"
"""The kind of the jobs that send digests; `ref` is the row of what is followed."""
QUEUE = "queue"
"""The kind of the jobs of a server's queue; `ref` is the server."""
OF_TURNS = (
    *("deadline", "autoplay", "lord", "plan", "late_mention"),
    *("remind_half", "remind_late", "remind_quiet", "remind_soon"),
)
"""The kinds of the jobs about one turn of a game; `ref` is the version with which it begins."""
EACH = 20
"""The most due jobs that are read at once for each server, besides one for each person there."""


@dataclass(frozen=True, slots=True)
class Held:
    """The jobs that a process leaves undone.

    Those of some `kinds`: all of them, or, with `of` shards, only those of servers that are not in
    its `shards`. And every job of the servers that are `away`. `leased`: whatever is not of its
    shards; direct messages, and what is about no server, are the first one's.
    """

    kinds: tuple[str, ...] = ()
    shards: tuple[int, ...] = ()
    of: int = 0
    away: frozenset[int] = frozenset()
    leased: bool = False


@dataclass(frozen=True, slots=True)
class Kinds:
    """The kinds of jobs that a worker does: `only` these, or all `but` these."""

    only: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


ALL = Kinds()


@dataclass(frozen=True, slots=True)
class DueJob(JobRow):
    """A due job; it takes a turn of its server, and there of a person; direct messages are one."""

    person: int = 0


def _undone(held: Held, kinds: Kinds) -> ColumnElement[bool]:
    server = _jobs.c.server_id
    undone: ColumnElement[bool] = _jobs.c.done_at.is_(None)
    if kinds.only:
        undone &= _jobs.c.kind.in_(kinds.only)
    if kinds.but:
        undone &= _jobs.c.kind.not_in(kinds.but)
    if held.away:
        undone &= or_(server.is_(None), server.not_in(sorted(held.away)))
    if held.leased:
        undone &= ((func.coalesce(server, 0) // SHARD) % held.of).in_(held.shards)
    if not held.kinds:
        return undone
    free: ColumnElement[bool] = _jobs.c.kind.not_in(held.kinds)
    if held.of and not held.leased:
        free = or_(free, server.is_(None), ((server // SHARD) % held.of).in_(held.shards))
    return undone & free


def _server() -> ColumnElement[int]:
    """Select the server that a job works for, from what it is about (parameters)."""
    kind: BindParameter[str] = bindparam("of_kind")
    ref = bindparam("of_ref", type_=_jobs.c.server_id.type)
    own = select(_tables.c.server_id).where(_tables.c.id == bindparam("of_table"))
    played = select(_tables.c.server_id).join(_games, _games.c.table_id == _tables.c.id)
    of_game = played.where(_games.c.id == bindparam("of_game"))
    of_tournament = select(_cups.c.server_id).where(kind == CUP, _cups.c.id == ref)
    of_follow = select(_follows.c.server_id).where(kind == FOLLOW, _follows.c.id == ref)
    found = (own, of_game, of_tournament, of_follow)
    of_queue = case((and_(kind == QUEUE, ref > 0), ref))
    return func.coalesce(*(one.scalar_subquery() for one in found), of_queue)


_ADD = insert(_jobs).values(server_id=_server())
_PERSON = func.coalesce(
    select(_tables.c.host_id).where(_tables.c.id == _jobs.c.table_id).scalar_subquery(),
    select(_tables.c.host_id)
    .join(_games, _games.c.table_id == _tables.c.id)
    .where(_games.c.id == _jobs.c.game_id)
    .scalar_subquery(),
    select(_follows.c.user_id)
    .where(_jobs.c.kind == FOLLOW, _follows.c.id == _jobs.c.ref)
    .scalar_subquery(),
    0,
)
"""Whose turn in its server a job takes: that of its table's host, or of whoever follows it."""
_DONE = (
    update(_jobs)
    .where(_jobs.c.id == bindparam("job"), _jobs.c.done_at.is_(None))
    .values(done_at=bindparam("now"))
)


def _row(
    due: int, kind: str, *, table_id: int | None = None, game_id: int | None = None, ref: int = 0
) -> dict[str, Any]:
    """Return the parameters of a new job."""
    row = {"due": due, "kind": kind, "table_id": table_id, "game_id": game_id, "ref": ref}
    about = {"of_kind": kind, "of_table": table_id, "of_game": game_id, "of_ref": ref}
    return {**row, **about, "tries": 0}


async def add_job(connection: Connection, due: int, kind: str, **about: Any) -> int:
    """Insert a job and return its id; `table_id`, `game_id` and `ref` say what it is about."""
    result = await connection.execute(_ADD, _row(due, kind, **about))
    assert result.inserted_primary_key is not None
    return int(result.inserted_primary_key[0])


async def add_each(connection: Connection, dues: Iterable[tuple[int, str]], **about: Any) -> None:
    """Insert several jobs about one thing, each as (due, kind)."""
    if rows := [_row(due, kind, **about) for due, kind in dues]:
        await connection.execute(_ADD, rows)


async def add_jobs(
    connection: Connection,
    due: int,
    kind: str,
    *,
    games: Iterable[int] = (),
    tables: Iterable[int] = (),
    ref: int = 0,
) -> None:
    """Insert one job for each of some games and tables."""
    rows = [_row(due, kind, game_id=game, ref=ref) for game in games]
    if rows := rows + [_row(due, kind, table_id=table, ref=ref) for table in tables]:
        await connection.execute(_ADD, rows)


async def due(
    connection: Connection, now: int, limit: int, held: Held = Held(), kinds: Kinds = ALL
) -> list[DueJob]:
    """Return due jobs in turns by server: the longest due of each, then the second of each, ….

    Those of a server are in turns by person.
    """
    return await every(connection, DueJob, _due(held, kinds, limit), now=now)


@lru_cache(64)
def _due(held: Held, kinds: Kinds, limit: int) -> Select[Any]:
    now = _jobs.c.due <= bindparam("now")
    found = select(_jobs, _PERSON.label("person")).where(_undone(held, kinds), now).subquery()
    server, longest = func.coalesce(found.c.server_id, 0), (found.c.due, found.c.id)
    own = func.row_number().over(partition_by=(server, found.c.person), order_by=longest)
    each = select(found, own.label("own")).subquery()
    server, order = func.coalesce(each.c.server_id, 0), (each.c.own, each.c.due, each.c.id)
    turn = func.row_number().over(partition_by=server, order_by=order)
    one = select(each, turn.label("turn")).subquery()
    query = select(*(one.c[column.name] for column in found.c))
    query = query.where(or_(one.c.turn <= EACH, one.c.own == 1))
    return query.order_by(one.c.turn, one.c.due, one.c.id).limit(limit)


async def next_due(connection: Connection, held: Held = Held(), kinds: Kinds = ALL) -> int | None:
    """Return when the next job is due, or None."""
    due_at: int | None = await value(connection, _next_due(held, kinds))
    return due_at


@lru_cache(64)
def _next_due(held: Held, kinds: Kinds) -> Select[Any]:
    return select(func.min(_jobs.c.due)).where(_undone(held, kinds))


async def hasten(connection: Connection, kind: str, latest: int) -> int:
    """Make the jobs of a kind due at `latest` if they are due later; return how many."""
    where = (_jobs.c.kind == kind, _jobs.c.done_at.is_(None), _jobs.c.due > latest)
    return await change(connection, _jobs, *where, due=latest)


async def planned(
    connection: Connection, game: int, ref: int, dues: Collection[int]
) -> set[tuple[int, str]]:
    """Return the jobs about a game and `ref` that are to be done at some times: (due, kind)."""
    query = select(_jobs.c.due, _jobs.c.kind).where(
        _jobs.c.done_at.is_(None),
        _jobs.c.due.in_(dues),
        _jobs.c.game_id == game,
        _jobs.c.ref == ref,
    )
    return {(row.due, row.kind) for row in await connection.execute(query)}


async def forget(connection: Connection, kind: str, ref: int, dues: Collection[int]) -> int:
    """Delete the jobs of a kind about `ref` that are to be done at some times; return how many."""
    where = (_jobs.c.done_at.is_(None), _jobs.c.due.in_(dues), _jobs.c.kind == kind)
    return await remove(connection, _jobs, *where, _jobs.c.ref == ref)


async def forget_turns(connection: Connection, game: int, before: int) -> int:
    """Delete what was planned for the turns of a game that began before a version; return how many.

    Each would find that its turn is over; they would wait for that until they are due.
    """
    where = (_jobs.c.game_id == game, _jobs.c.done_at.is_(None), _jobs.c.kind.in_(OF_TURNS))
    return await remove(connection, _jobs, *where, _jobs.c.ref < before)


async def planned_games(connection: Connection, kind: str) -> set[int]:
    """Return the games for which a job of a kind is still to be done."""
    query = select(_jobs.c.game_id).where(_jobs.c.kind == kind, _jobs.c.done_at.is_(None))
    return set(await connection.scalars(query.where(_jobs.c.game_id.is_not(None))))


async def is_waiting(connection: Connection, kind: str, ref: int, due_by: int) -> bool:
    """Whether a job of a kind about `ref`, without a table, is to be done by a time."""
    where = (_jobs.c.kind == kind, _jobs.c.ref == ref, _jobs.c.table_id.is_(None))
    return await count(connection, *where, _jobs.c.done_at.is_(None), _jobs.c.due <= due_by) > 0


async def done(connection: Connection, job: int, now: int) -> bool:
    """Note that a job is done; False if it was done before."""
    return int((await connection.execute(_DONE, {"job": job, "now": now})).rowcount) == 1


async def postpone(connection: Connection, job: JobRow, due_at: int) -> None:
    """Postpone a job that failed, and count the try."""
    await change(connection, _jobs, _jobs.c.id == job.id, due=due_at, tries=job.tries + 1)


async def count_late(connection: Connection, before: int) -> int:
    """Count the jobs that were due before a time and are not done."""
    return await count(connection, _jobs.c.done_at.is_(None), _jobs.c.due < before)


async def late_in(connection: Connection, server: int, before: int) -> int:
    """Count the jobs of a server that are not done and were due before a time, or have failed.

    A job that fails is postponed, so that by its time alone it would rarely be late.
    """
    late = or_(_jobs.c.due < before, _jobs.c.tries > 0)
    return await count(connection, _jobs.c.done_at.is_(None), late, _jobs.c.server_id == server)


async def hasten_in(connection: Connection, server: int | None, now: int) -> int:
    """Make the failed jobs of a server, or of all, due now; return how many."""
    failed = (_jobs.c.done_at.is_(None), _jobs.c.tries > 0, _jobs.c.due > now)
    here = true() if server is None else _jobs.c.server_id == server
    return await change(connection, _jobs, *failed, here, due=now)
