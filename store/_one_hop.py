"""SQLite statements in one hop to the thread of their connection, and back.

aiosqlite takes four: to make a cursor, to execute, to fetch, to close. Each waits for another
thread to be given the processor, which is most of what a statement costs, above all where the
processor is busy.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread
from typing import Any, Final
from weakref import WeakSet

import aiosqlite
from sqlalchemy.connectors.asyncio import AsyncAdapt_dbapi_connection
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
)
from sqlalchemy.util.concurrency import await_

NOTHING: Final[dict[str, Any]] = {}
ENDING: Final = 2.0
"""The seconds that a thread has to end: what it reads or writes may take as long."""

_ending = WeakSet[Thread]()


@dataclass(slots=True)
class Ran:
    """What is left of a cursor once its statement was executed and its rows were read."""

    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None
    arraysize: int = 1

    def close(self) -> None:
        """There is nothing to close any more."""


def _run(execute: Callable[..., sqlite3.Cursor], *given: Any) -> tuple[Ran, list[Any]]:
    cursor = execute(*given)
    try:
        rows = cursor.fetchall() if cursor.description else []
        return Ran(cursor.description, cursor.rowcount, cursor.lastrowid), rows
    finally:
        cursor.close()


class Cursor(AsyncAdapt_aiosqlite_cursor):
    """A cursor of SQLAlchemy's that exists in the event loop alone."""

    __slots__ = ()
    _awaitable_cursor_close = False

    def __init__(self, adapt_connection: AsyncAdapt_dbapi_connection) -> None:
        self._adapt_connection = adapt_connection
        self._connection = adapt_connection._connection
        self._soft_closed_memoized = NOTHING  # type: ignore[assignment]
        self._rows = deque()
        self._cursor = Ran()  # type: ignore[assignment]

    async def _execute_async(self, operation: Any, parameters: Any) -> Any:
        given = (operation,) if parameters is None else (operation, parameters)
        await self._in_one_hop("execute", *given)

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> Any:
        await self._in_one_hop("executemany", operation, seq_of_parameters)

    async def _in_one_hop(self, method: str, *given: Any) -> None:
        connection: Any = self._connection
        async with self._adapt_connection._execute_mutex:
            execute = getattr(connection._conn, method)
            ran, rows = await connection._execute(_run, execute, *given)
        self._cursor, self._rows = ran, deque(rows)


class Connection(AsyncAdapt_aiosqlite_connection):
    """A connection of SQLAlchemy's with such cursors."""

    __slots__ = ()
    _cursor_cls = Cursor

    def terminate(self) -> None:
        """Have the thread close the connection and end, without waiting for it.

        SQLAlchemy first closes it like any other and, if that is canceled, does this too. aiosqlite
        then waits for two ends of a thread that ends once: for ever.
        """
        _ending.add(self._connection._thread)
        self._terminate_force_close()


def connect(dbapi: Any, names: list[str], more: dict[str, Any]) -> Connection:
    """Open a connection, as SQLAlchemy's own dialect does."""
    connection = aiosqlite.connect(*names, **more)
    connection._thread.daemon = True
    try:
        return Connection(dbapi, await_(connection))  # type: ignore[arg-type]
    except BaseException:  # canceled
        _ending.add(connection._thread)
        raise


async def ended() -> None:
    """Wait until the threads have ended that were told to: they still report to the event loop."""
    for thread in [*_ending]:
        await asyncio.to_thread(thread.join, ENDING)
