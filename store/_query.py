"""The few shapes that every query has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Executable, Select, Table, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

Record = TypeVar("Record")


async def first(
    connection: AsyncConnection, kind: type[Record], query: Select[Any]
) -> Record | None:
    """Return the first row as a `kind`, or None."""
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else kind(**row)


async def every(
    connection: AsyncConnection, kind: type[Record], query: Select[Any]
) -> list[Record]:
    """Return all rows, each as a `kind`."""
    return [kind(**row) for row in (await connection.execute(query)).mappings()]


async def value(connection: AsyncConnection, query: Executable) -> Any:
    """Return the one value of a query."""
    return (await connection.execute(query)).scalar()


async def add(connection: AsyncConnection, table: Table, row: Mapping[str, Any]) -> int:
    """Insert a row and return its id."""
    result = await connection.execute(insert(table), row)
    (key,) = result.inserted_primary_key or (0,)
    return int(key)


async def add_all(
    connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]
) -> None:
    """Insert rows at once."""
    if rows:
        await connection.execute(insert(table), rows)


async def change(
    connection: AsyncConnection, table: Table, *where: ColumnElement[bool], **values: Any
) -> int:
    """Change the rows that `where` names; returns how many they were."""
    result = await connection.execute(update(table).where(*where).values(**values))
    return int(result.rowcount)


async def put(
    connection: AsyncConnection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Change the row of a key, or insert it. The writer is alone, or the key's race is lost."""
    where = [table.c[name] == key[name] for name in key]
    if not await change(connection, table, *where, **values):
        await connection.execute(insert(table), {**key, **values})
