"""SQLite statements in one visit to the connection's thread.

aiosqlite keeps each connection in a thread of its own, and SQLAlchemy's adapter goes there three or
four times a statement: to make a cursor, to execute, to fetch, to close it. Each visit costs two
switches between threads, which is most of what a small statement costs. Here the four are one.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from dataclasses import dataclass
from typing import Any

from sqlalchemy import event
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
)
from sqlalchemy.ext.asyncio import AsyncEngine


@dataclass(slots=True)
class _Outcome:
    """What is left of a cursor once its statement is done; stands where the cursor stood."""

    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None
    arraysize: int = 1


class _Cursor(AsyncAdapt_aiosqlite_cursor):
    """A cursor that is opened, used, read and closed in one visit."""

    __slots__ = ()

    def __init__(self, adapt_connection: Any) -> None:
        self._adapt_connection = adapt_connection
        self._connection = adapt_connection._connection
        self._cursor: Any = _Outcome()
        self._soft_closed_memoized = {}  # type: ignore[assignment]
        self._rows = deque()

    async def _execute_async(self, operation: Any, parameters: Any) -> Any:
        return await self._visit(_execute, operation, parameters or ())

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> Any:
        return await self._visit(_execute_many, operation, seq_of_parameters)

    async def _visit(self, work: Any, operation: str, parameters: Any) -> Any:
        driver: Any = self._connection
        async with self._adapt_connection._execute_mutex:
            outcome, rows = await driver._execute(work, driver._conn, operation, parameters)
        self._cursor, self._rows = outcome, deque(rows)
        return self

    async def _async_soft_close(self) -> None:
        """The cursor is closed already."""

    def close(self) -> None:
        """Forget the rows; the cursor is closed already."""
        self._rows.clear()


class _Connection(AsyncAdapt_aiosqlite_connection):
    """A connection whose cursors take one visit."""

    __slots__ = ()
    _cursor_cls = _Cursor


def _execute(driver: sqlite3.Connection, operation: str, parameters: Any) -> Any:
    return _finished(driver.execute(operation, parameters))


def _execute_many(driver: sqlite3.Connection, operation: str, parameters: Any) -> Any:
    return _finished(driver.executemany(operation, parameters))


def _finished(cursor: sqlite3.Cursor) -> tuple[_Outcome, list[Any]]:
    rows = cursor.fetchall() if cursor.description else []
    outcome = _Outcome(cursor.description, cursor.rowcount, cursor.lastrowid)
    cursor.close()
    return outcome, rows


def one_visit_a_statement(engine: AsyncEngine) -> None:
    """Give an engine of aiosqlite such connections."""

    @event.listens_for(engine.sync_engine, "do_connect")
    def _connect(dialect: Any, _record: object, args: Any, options: Any) -> _Connection:
        plain = dialect.loaded_dbapi.connect(*args, **options)
        return _Connection(plain.dbapi, plain.driver_connection)
