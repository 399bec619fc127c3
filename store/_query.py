"""The few shapes that all queries have.

Frequent statements are built once, with parameters: building one takes longer than SQLite needs to
run it.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Executable,
    Insert,
    Integer,
    Select,
    Table,
    Update,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store.servers import Servers

Record = TypeVar("Record")

AT_ONCE = 200
"""How many rows are made at once: with JSON in them, that takes a moment."""


@cache
def by(table: Table, *names: str) -> Select[Any]:
    """Return a SELECT of a table's rows by some columns; their values are parameters."""
    return select(table).where(*(table.c[name] == bindparam(name) for name in names))


def part(table: Table, kind: type[Any]) -> Select[Any]:
    """Return a SELECT of the columns that are the fields of a dataclass."""
    return select(*(table.c[field.name] for field in fields(kind)))


@cache
def _insertion(table: Table) -> Insert:
    return insert(table)


@cache
def _update(table: Table, keys: tuple[str, ...], names: tuple[str, ...]) -> Update:
    where = [table.c[key] == bindparam(f"by_{key}") for key in keys]
    return update(table).where(*where).values({name: bindparam(name) for name in names})


@cache
def _upsertion(dialect: str, table: Table, keys: tuple[str, ...], names: tuple[str, ...]) -> Insert:
    if dialect == "postgresql":
        new = postgresql.insert(table)
        values = {name: new.excluded[name] for name in names}
        return new.on_conflict_do_update(index_elements=keys, set_=values)
    row = sqlite.insert(table)
    values = {name: row.excluded[name] for name in names}
    return row.on_conflict_do_update(index_elements=keys, set_=values)


@lru_cache(maxsize=32)
def first_rows(
    table: Table,
    query: Select[Any],
    limit: int,
    servers: Servers,
    person: ColumnElement[int] | None = None,
) -> Select[Any]:
    """Return a query of a table limited to its first rows of some servers, in turns by server.

    `person`: with whom the people of each server take turns; direct messages are as one server.
    """
    query = query.where(*servers.has(table.c.server_id))
    if person is None:
        turn = func.row_number().over(partition_by=table.c.server_id, order_by=table.c.id)
        return query.order_by(turn, table.c.id).limit(limit)
    own = func.row_number().over(partition_by=(table.c.server_id, person), order_by=table.c.id)
    found = query.add_columns(own.label("own")).subquery()
    order = (found.c.own, found.c.id)
    turn = func.row_number().over(partition_by=found.c.server_id, order_by=order)
    columns = [column for column in found.c if column.name != "own"]
    return select(*columns).order_by(turn, found.c.id).limit(limit)


async def first(
    connection: Connection, kind: type[Record], query: Select[Any], /, **values: Any
) -> Record | None:
    """Return the first row as a `kind`, whose fields are the columns in order; None without one."""
    row = (await connection.execute(query, values)).first()
    return None if row is None else kind(*row)


async def every(
    connection: Connection, kind: type[Record], query: Select[Any], /, **values: Any
) -> list[Record]:
    """Return all rows, each as a `kind`; of many, others come in between."""
    rows = await connection.execute(query, values)
    found: list[Record] = []
    while some := rows.fetchmany(AT_ONCE):
        found += [kind(*row) for row in some]
        if len(some) == AT_ONCE:
            await asyncio.sleep(0)
    return found


async def every_readable(
    connection: Connection, kind: type[Record], query: Select[Any], /, **values: Any
) -> tuple[list[Record], int]:
    """Return the rows that can be read, and how many can't: their JSON is broken."""
    rows = await connection.execute(query, values)
    found: list[Record] = []
    unreadable = 0
    while True:
        try:
            row = rows.fetchone()
        except (ValueError, TypeError):
            unreadable += 1
            continue
        if row is None:
            return found, unreadable
        found.append(kind(*row))


async def first_without(
    connection: Connection, kind: type[Record], table: Table, id: int, **instead: Any
) -> Record | None:
    """Return a row by its id without reading some columns: it has the values `instead`.

    Numbers that are none, which SQLite allows, are read as 0.
    """
    columns = [
        (cast(column, column.type) if isinstance(column.type, Integer) else column).label(name)
        for name, column in table.c.items()
        if name not in instead
    ]
    row = (await connection.execute(select(*columns).where(table.c.id == id))).first()
    return None if row is None else kind(**row._mapping, **instead)


async def grouped(
    connection: Connection, kind: type[Record], query: Select[Any], column: str
) -> dict[int, list[Record]]:
    """Return all rows, each as a `kind`, by the value of a column."""
    found: dict[int, list[Record]] = {}
    for row in await every(connection, kind, query):
        found.setdefault(getattr(row, column), []).append(row)
    return found


async def value(connection: Connection, query: Executable, /, **values: Any) -> Any:
    """Return the single value of a query; None without a row."""
    return (await connection.execute(query, values)).scalar()


async def count(connection: Connection, *where: ColumnElement[bool]) -> int:
    """Count the rows of a table that match `where`."""
    return int(await value(connection, select(func.count()).where(*where)))


async def add(connection: Connection, table: Table, row: Mapping[str, Any]) -> int:
    """Insert a row and return its id."""
    result = await connection.execute(_insertion(table), row)
    (key,) = result.inserted_primary_key or (0,)
    return int(key)


async def add_all(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert several rows; without any, do nothing."""
    if rows:
        await connection.execute(_insertion(table), rows)


async def add_rows(connection: Connection, table: Table, rows: Iterable[Any]) -> None:
    """Insert several rows, given as instances of the table's class; without any, do nothing."""
    names = table.columns.keys()
    await add_all(connection, table, [{n: getattr(row, n) for n in names} for row in rows])


async def change(
    connection: Connection, table: Table, *where: ColumnElement[bool], **values: Any
) -> int:
    """Change the rows that match `where`; return how many."""
    result = await connection.execute(update(table).where(*where).values(**values))
    return int(result.rowcount)


async def remove(connection: Connection, table: Table, *where: ColumnElement[bool]) -> int:
    """Delete the rows that match `where`; return how many."""
    return int((await connection.execute(delete(table).where(*where))).rowcount)


async def change_by(
    connection: Connection, table: Table, key: Mapping[str, Any], **values: Any
) -> int:
    """Change the rows that have the key's values; return how many."""
    statement = _update(table, tuple(key), tuple(values))
    keys = {f"by_{name}": one for name, one in key.items()}
    return int((await connection.execute(statement, {**values, **keys})).rowcount)


async def put(
    connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Insert the row with a unique key, or change it if it exists."""
    statement = _upsertion(connection.dialect.name, table, tuple(key), tuple(values))
    await connection.execute(statement, {**key, **values})
