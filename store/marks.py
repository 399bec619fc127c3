"""What is still known of people who had their data deleted, by keyed hashes of their accounts."""

from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add_rows, by, change, every, put, remove, value
from store.heartbeats import is_present
from store.rows import Json, KeyRow, MarkRow

_marks, _tables = schema.marks, schema.tables
_KEY = select(schema.keys.c.value).where(schema.keys.c.name == bindparam("name"))

KEPT = (schema.deeds, schema.absences)
"""The tables whose rows are kept for a time, under the mark in place of the account."""


async def key(connection: Connection, name: str) -> str | None:
    """Return a key of this database, or None."""
    found = await value(connection, _KEY, name=name)
    return None if found is None else str(found)


async def add_key(connection: Connection, name: str, key_: str) -> None:
    """Store a key of this database."""
    await add_rows(connection, schema.keys, [KeyRow(name, key_)])


async def put_mark(connection: Connection, row: MarkRow) -> None:
    """Store what is known of somebody; it is as of now if it was known before."""
    which = {"mark": row.mark, "kind": row.kind, "ref": row.ref, "other": row.other}
    await put(connection, _marks, which, {"at": row.at})


async def marks(connection: Connection, mark: int, kind: str, ref: int = 0) -> list[MarkRow]:
    """Return what is known of somebody by kind and subject."""
    query = by(_marks, "mark", "kind", "ref").order_by(_marks.c.at, _marks.c.other)
    return await every(connection, MarkRow, query, mark=mark, kind=kind, ref=ref)


async def count_tables(connection: Connection, mark: int) -> int:
    """Count the tables still being played, where the bot is, at which somebody had a seat."""
    here = is_present(_tables.c.server_id)
    playing = select(_tables.c.id).where(_tables.c.state == "playing", here)
    where = (_marks.c.mark == mark, _marks.c.kind == "table", _marks.c.ref.in_(playing))
    query = select(func.count(_marks.c.ref.distinct())).where(*where)
    return int(await value(connection, query) or 0)


async def keep_rows(connection: Connection, user: int, mark: int, now: int) -> None:
    """Put a mark in place of an account where rows are kept for a time.

    Of absences that is the time that is over, and nothing that was written.
    """
    absences, deeds = schema.absences, schema.deeds
    theirs = absences.c.user_id == user
    await remove(connection, absences, theirs, absences.c.from_at >= now)
    await change(connection, absences, theirs, absences.c.until_at > now, until_at=now)
    await change(connection, absences, theirs, user_id=mark, note="")
    await change(connection, deeds, deeds.c.user_id == user, user_id=mark)


async def kept_rows(connection: Connection, mark: int) -> dict[str, list[Json]]:
    """Return everything that is known of somebody, by table, each row as a mapping."""
    found: dict[str, list[Json]] = {}
    for table, column in ((_marks, _marks.c.mark), *((one, one.c.user_id) for one in KEPT)):
        rows = await connection.execute(select(table).where(column == mark))
        found[table.name] = [dict(row._mapping) for row in rows]
    return {name: rows for name, rows in found.items() if rows}


async def prune_limits(connection: Connection, before: int) -> int:
    """Delete the numbers of people who had their data deleted before a time: limits are over."""
    return await remove(connection, _marks, _marks.c.kind == "limits", _marks.c.at < before)


async def prune_marks(connection: Connection, before: int) -> int:
    """Delete what is known of deletions before a time, of tournaments and tables that are over."""
    deleted = (_marks.c.kind == "deleted", _marks.c.at < before)
    old = select(_marks.c.mark).where(*deleted)
    for table in KEPT:
        await remove(connection, table, table.c.user_id.in_(old))
    live = select(schema.cups.c.id).where(schema.cups.c.ended_at.is_(None))
    playing = select(_tables.c.id).where(_tables.c.state == "playing")
    return (
        await remove(connection, _marks, *deleted)
        + await remove(connection, _marks, _marks.c.kind == "cup", _marks.c.ref.not_in(live))
        + await remove(connection, _marks, _marks.c.kind == "table", _marks.c.ref.not_in(playing))
    )
