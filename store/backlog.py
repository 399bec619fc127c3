"""What waits in the whole database: announcements, posts of tournaments, jobs."""

from dataclasses import dataclass

from sqlalchemy import and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store.outbox import WAITING

_LATE = and_(schema.jobs.c.done_at.is_(None), schema.jobs.c.due <= bindparam("now"))
_BACKLOG = select(
    *(
        part
        for table, undone, since in (
            (schema.outbox, schema.outbox.c.state == WAITING, schema.outbox.c.created_at),
            (schema.cup_posts, schema.cup_posts.c.state == WAITING, schema.cup_posts.c.created_at),
            (schema.jobs, _LATE, schema.jobs.c.due),
        )
        for part in (
            select(func.count()).select_from(table).where(undone).scalar_subquery(),
            select(func.min(since)).where(undone).scalar_subquery(),
        )
    )
)


@dataclass(frozen=True, slots=True)
class Backlog:
    """How much waits, and since when the oldest of it does; of jobs, those that are due."""

    announcements: int
    announced: int | None
    posts: int
    posted: int | None
    jobs: int
    due: int | None


async def backlog(connection: Connection, now: int) -> Backlog:
    """Count everything that waits."""
    return Backlog(*(await connection.execute(_BACKLOG, {"now": now})).one())
