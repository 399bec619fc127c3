"""Deletion of all that is stored of a server, in pieces: other writers never wait long.

What belongs to a server follows from the columns: its number, or a reference to a row that does. So
a new table needs nothing here. What is a person's alone names no server and stays.
"""

from functools import cache
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    CompoundSelect,
    Delete,
    Select,
    Table,
    bindparam,
    or_,
    select,
    tuple_,
    union,
)
from sqlalchemy import delete as delete_from
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import remove
from store.heartbeats import SERVER

_SERVER = bindparam("server", type_=schema.tables.c.server_id.type)
BEGUN: Final = 0
"""Since when a server is away whose deletion has begun: it is ended, also if the bot is back."""


def _own(table: Table) -> ColumnElement[bool] | None:
    """Return which rows belong to a server (a parameter); None: no row does."""
    found = _belonging(table)
    return or_(*found) if found else None


@cache
def _belonging(table: Table) -> list[ColumnElement[bool]]:
    """Return the same as conditions of which a row meets one: each has an index of its own."""
    if table is schema.servers:
        return [table.c.id == _SERVER]
    ways: list[Column[Any]] = [table.c.server_id] if "server_id" in table.c else []
    ways += [column for column in table.c if column.foreign_keys]
    # One way does where each row has it; else each has some of them.
    ways = next(([one] for one in ways if not one.nullable), ways)
    return [_leads(way) for way in ways]


def _leads(way: Column[Any]) -> ColumnElement[bool]:
    if not way.foreign_keys:
        return way == _SERVER
    (there,) = way.foreign_keys
    own = _own(there.column.table)
    assert own is not None, "what is referred to belongs to a server"
    return way.in_(select(there.column).where(own))


TABLES: Final = tuple(
    table for table in reversed(schema.metadata.sorted_tables) if _own(table) is not None
)
"""The tables with rows of servers, each before those that it refers to."""

_ROOTS: Final = (
    schema.servers,
    *(
        table
        for table in TABLES
        if "server_id" in table.c
        and not table.c.server_id.nullable
        and all(column.nullable for column in table.c if column.foreign_keys)
    ),
)
"""Those that are there without others: where none has a row of a server, there is none."""


@cache
def _deletion(table: Table) -> Delete:
    key = list(table.primary_key)
    ways = [select(*key).where(way) for way in _belonging(table)]
    # With an order, or where one condition asks for any of them, all rows would be passed.
    some: Select[Any] | CompoundSelect[Any] = union(*ways) if len(ways) > 1 else ways[0]
    if any(one.column.table is table for one in table.foreign_keys):
        some = some.order_by(*(column.desc() for column in key))  # they refer to earlier ones
    return delete_from(table).where(tuple_(*key).in_(some.limit(bindparam("most"))))


async def delete_rows(connection: Connection, table: Table, server: int, most: int) -> int:
    """Delete some rows of a server from one of TABLES; return how many."""
    values = {"server": server, "most": most}
    return (await connection.execute(_deletion(table), values)).rowcount


async def forget_absence(connection: Connection, server: int) -> None:
    """Delete that, and when, the bot was not in a server of which nothing is left."""
    for table in (schema.outages, schema.pulses):
        await remove(connection, table, table.c.process == f"{SERVER} {server}")


async def has_rows(connection: Connection, server: int) -> bool:
    """Whether anything is stored of a server."""
    return any([await _found(connection, table, server) for table in _ROOTS])


async def servers(connection: Connection) -> set[int]:
    """Return the servers of which anything is stored."""
    found: set[int] = set()
    for table in _ROOTS:
        column = table.c.id if table is schema.servers else table.c.server_id
        found |= set(await connection.scalars(select(column).distinct()))
    return {one for one in found if one}  # 0: direct messages


async def _found(connection: Connection, table: Table, server: int) -> bool:
    own = _own(table)
    assert own is not None, "one of TABLES"
    query: Select[Any] = select(own).select_from(table).where(own).limit(1)
    return (await connection.execute(query, {"server": server})).first() is not None


async def games_of(connection: Connection, server: int) -> list[int]:
    """Return the games of a server."""
    own = _own(schema.games)
    assert own is not None, "games have tables"
    query = select(schema.games.c.id).where(own)
    return list(await connection.scalars(query, {"server": server}))
