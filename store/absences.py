"""Announced absences of people."""

from collections.abc import Iterable

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, by, change, every, first, remove
from store.rows import AbsenceRow

_absences = schema.absences
_OF_USERS = (
    select(_absences)
    .where(
        _absences.c.user_id.in_(bindparam("users", expanding=True)),
        _absences.c.until_at > bindparam("ending_after"),
    )
    .order_by(_absences.c.from_at, _absences.c.id)
)


async def add_absence(
    connection: Connection, user: int, span: tuple[int, int], note: str, now: int
) -> int:
    """Insert an absence and return its id."""
    row = {"user_id": user, "from_at": span[0], "until_at": span[1]}
    return await add(connection, _absences, {**row, "note": note, "booked_at": now})


async def absences(
    connection: Connection, users: Iterable[int], *, ending_after: int
) -> list[AbsenceRow]:
    """Return the absences of some people that end after a time, earliest start first."""
    values = {"users": list(users), "ending_after": ending_after}
    return await every(connection, AbsenceRow, _OF_USERS, **values)


async def absence(connection: Connection, absence_id: int) -> AbsenceRow | None:
    """Return an absence, or None."""
    return await first(connection, AbsenceRow, by(_absences, "id"), id=absence_id)


async def delete_absence(connection: Connection, absence: int) -> None:
    """Delete an absence."""
    await remove(connection, _absences, _absences.c.id == absence)


async def cut_short(connection: Connection, absence: int, until: int) -> bool:
    """End an absence earlier; False if it ends by then already.

    An absence that ends when it starts never takes place."""
    where = (_absences.c.id == absence, _absences.c.until_at > until)
    return await change(connection, _absences, *where, until_at=until) == 1
