"""Jobs: things that are due at a time and done once."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, add_all, change, count, every, value
from store.rows import JobRow
from store.servers import SHARD

_jobs, _games, _tables, _cups = schema.jobs, schema.games, schema.tables, schema.cups

CUP = "cup"
"""The kind of the jobs of tournaments; `ref` is the tournament."""


@dataclass(frozen=True, slots=True)
class Held:
    """The jobs that a process leaves undone.

    Those of some `kinds`: all of them, or, with `of` shards, only those of servers that are not in
    its `shards`. And every job of the servers that are `away`.
    """

    kinds: Sequence[str] = ()
    shards: Sequence[int] = ()
    of: int = 0
    away: Collection[int] = ()


def _undone(held: Held) -> ColumnElement[bool]:
    undone: ColumnElement[bool] = _jobs.c.done_at.is_(None)
    if held.away:
        undone &= or_(_server().is_(None), _server().not_in(sorted(held.away)))
    if not held.kinds:
        return undone
    free: ColumnElement[bool] = _jobs.c.kind.not_in(held.kinds)
    if held.of:
        shard = (_server() // SHARD) % held.of
        free = or_(free, shard.in_(held.shards))
    return undone & free


_NEXT = select(func.min(_jobs.c.due)).where(_undone(Held()))
_DONE = (
    update(_jobs)
    .where(_jobs.c.id == bindparam("job"), _jobs.c.done_at.is_(None))
    .values(done_at=bindparam("now"))
)


def _server() -> ColumnElement[int]:
    """Select the server of a job's table, of its game's table, or of its tournament."""
    own = select(_tables.c.server_id).where(_tables.c.id == _jobs.c.table_id)
    played = select(_tables.c.server_id).join(_games, _games.c.table_id == _tables.c.id)
    of_game = played.where(_games.c.id == _jobs.c.game_id)
    of_tournament = select(_cups.c.server_id).where(_jobs.c.kind == CUP, _cups.c.id == _jobs.c.ref)
    found = (own, of_game, of_tournament)
    return func.coalesce(*(one.scalar_subquery() for one in found))


async def add_job(connection: Connection, due: int, kind: str, **values: Any) -> int:
    """Insert a job and return its id."""
    row = {"due": due, "kind": kind, "ref": 0, "tries": 0, **values}
    return await add(connection, _jobs, row)


async def add_each(connection: Connection, dues: Iterable[tuple[int, str]], **values: Any) -> None:
    """Insert several jobs about one thing, each as (due, kind)."""
    row = {"ref": 0, "tries": 0, **values}
    await add_all(connection, _jobs, [{**row, "due": due, "kind": kind} for due, kind in dues])


async def add_jobs(
    connection: Connection, due: int, kind: str, *, games: Iterable[int], ref: int
) -> None:
    """Insert one job for each of some games."""
    row = {"due": due, "kind": kind, "ref": ref, "tries": 0}
    await add_all(connection, _jobs, [{**row, "game_id": game} for game in games])


async def due(connection: Connection, now: int, limit: int, held: Held = Held()) -> list[JobRow]:
    """Return the due jobs, longest due first."""
    if held == Held():
        return await every(connection, JobRow, _due(limit), now=now)
    query = select(_jobs).where(_undone(held), _jobs.c.due <= now)
    return await every(connection, JobRow, query.order_by(_jobs.c.due, _jobs.c.id).limit(limit))


@cache
def _due(limit: int) -> Select[Any]:
    query = select(_jobs).where(_undone(Held()), _jobs.c.due <= bindparam("now"))
    return query.order_by(_jobs.c.due, _jobs.c.id).limit(limit)


async def next_due(connection: Connection, held: Held = Held()) -> int | None:
    """Return when the next job is due, or None."""
    query = _NEXT if held == Held() else select(func.min(_jobs.c.due)).where(_undone(held))
    due_at: int | None = await value(connection, query)
    return due_at


async def hasten(connection: Connection, kind: str, latest: int) -> int:
    """Make the jobs of a kind due at `latest` if they are due later; return how many."""
    where = (_jobs.c.kind == kind, _jobs.c.done_at.is_(None), _jobs.c.due > latest)
    return await change(connection, _jobs, *where, due=latest)


async def is_planned(connection: Connection, kind: str) -> bool:
    """Whether a job of a kind is still to be done."""
    return await count(connection, _jobs.c.kind == kind, _jobs.c.done_at.is_(None)) > 0


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
    return await count(connection, _jobs.c.done_at.is_(None), late, _server() == server)


async def hasten_in(connection: Connection, server: int, now: int) -> int:
    """Make the failed jobs of a server due now; return how many."""
    failed = (_jobs.c.done_at.is_(None), _jobs.c.tries > 0, _jobs.c.due > now)
    return await change(connection, _jobs, *failed, _server() == server, due=now)
