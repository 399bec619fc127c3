"""Imported records and kingdoms, private to their owners."""

from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, by, change_by, count, first, remove
from store.rows import ImportRow

_imports = schema.imports
_OWN = by(_imports, "id", "owner_id")
_SAME = by(_imports, "owner_id", "digest")
_LARGEST = (
    select(_imports.c.owner_id, func.count())
    .group_by(_imports.c.owner_id)
    .order_by(func.count().desc(), func.min(_imports.c.opened_at), _imports.c.owner_id)
    .limit(1)
)


async def own_import(connection: Connection, import_id: int, owner: int) -> ImportRow | None:
    """Return an import; None if there is none or it belongs to another person."""
    return await first(connection, ImportRow, _OWN, id=import_id, owner_id=owner)


async def import_with_digest(connection: Connection, owner: int, digest: str) -> ImportRow | None:
    """Return a person's import with this digest of its text, or None."""
    return await first(connection, ImportRow, _SAME, owner_id=owner, digest=digest)


async def add_import(connection: Connection, **values: Any) -> int:
    """Insert an import and return its id."""
    return await add(connection, _imports, values)


async def note_opened(connection: Connection, import_id: int, now: int, **values: Any) -> None:
    """Note that an import was opened, perhaps with a new name."""
    await change_by(connection, _imports, {"id": import_id}, opened_at=now, **values)


async def drop_oldest(connection: Connection, owner: int, keep: int) -> int:
    """Delete a person's imports but for the `keep` opened last; return how many."""
    latest = _imports.c.opened_at.desc(), _imports.c.id.desc()
    own = select(_imports.c.id).where(_imports.c.owner_id == owner).order_by(*latest)
    ids = [row.id for row in await connection.execute(own.offset(keep))]
    return await remove(connection, _imports, _imports.c.id.in_(ids))


async def make_room(connection: Connection, owner: int, most: int) -> int:
    """Delete an import where all together keep more than `most`; return how many of this person.

    It is of whoever keeps most, so nobody can use up what all have. After a limit was lowered, two
    go with each new one.
    """
    own = 0
    for _ in range(min(2, await count(connection, _imports.c.id > 0) - most)):
        largest, kept = (await connection.execute(_LARGEST)).one()
        dropped = await drop_oldest(connection, largest, kept - 1)
        own += dropped if largest == owner else 0
    return own
