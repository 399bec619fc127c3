"""Things due later."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store import schema
from store._query import add, change, every, value
from store.rows import JobRow

_jobs = schema.jobs


async def add_job(connection: AsyncConnection, due: int, kind: str, **values: Any) -> int:
    """Insert a job and return its id."""
    row = {"due": due, "kind": kind, "ref": 0, "tries": 0, **values}
    return await add(connection, _jobs, row)


async def due(connection: AsyncConnection, now: int, limit: int) -> list[JobRow]:
    """Return what is due, the longest due first."""
    query = select(_jobs).where(_jobs.c.done_at.is_(None), _jobs.c.due <= now)
    return await every(connection, JobRow, query.order_by(_jobs.c.due, _jobs.c.id).limit(limit))


async def next_due(connection: AsyncConnection) -> int | None:
    """Return when the next job is due."""
    due_at: int | None = await value(
        connection, select(func.min(_jobs.c.due)).where(_jobs.c.done_at.is_(None))
    )
    return due_at


async def done(connection: AsyncConnection, job: int, now: int) -> bool:
    """Note that a job is done; False where it was done before."""
    where = (_jobs.c.id == job, _jobs.c.done_at.is_(None))
    return await change(connection, _jobs, *where, done_at=now) == 1


async def postpone(connection: AsyncConnection, job: JobRow, due_at: int) -> None:
    """Try a job again later."""
    await change(connection, _jobs, _jobs.c.id == job.id, due=due_at, tries=job.tries + 1)


async def count_late(connection: AsyncConnection, before: int) -> int:
    """Count the jobs that were due before a time."""
    query = select(func.count()).select_from(_jobs)
    return int(
        await value(connection, query.where(_jobs.c.done_at.is_(None), _jobs.c.due < before))
    )
