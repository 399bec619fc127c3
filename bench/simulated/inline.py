"""SQLite in the event loop's own thread: a month then passes in minutes.

A server needs its database in another thread, so that a slow disk blocks nobody. Here nobody
waits, and passing each statement to the thread would take most of the time. The statements, the
schema and the transactions are the store's own.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from sqlalchemy import (
    Connection,
    CursorResult,
    Dialect,
    Engine,
    Executable,
    ScalarResult,
    create_engine,
    event,
)
from sqlalchemy.engine import URL

from store import Store

PRAGMAS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=OFF", "PRAGMA foreign_keys=ON")


def connect(path: Path) -> Store:
    """Prepare the database of a file, for this thread alone."""
    engine = create_engine(URL.create("sqlite", database=str(path)), pool_reset_on_return=None)
    event.listen(engine, "connect", _connected)
    return Store(cast(Any, InlineEngine(engine)))


def _connected(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


class InlineConnection:
    """What the store uses of an asynchronous connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        return self._connection.dialect

    async def execute(self, statement: Executable, values: Any = None) -> CursorResult[Any]:
        """Execute a statement at once."""
        return self._connection.execute(statement, values)

    async def scalars(self, statement: Executable) -> ScalarResult[Any]:
        """Execute a statement at once, for its first column."""
        return self._connection.scalars(statement)

    async def exec_driver_sql(self, statement: str) -> CursorResult[Any]:
        """Execute a statement of SQLite's at once."""
        return self._connection.exec_driver_sql(statement)

    @asynccontextmanager
    async def begin_nested(self) -> AsyncIterator[None]:
        with self._connection.begin_nested():
            yield


class InlineEngine:
    """What the store uses of an asynchronous engine."""

    def __init__(self, engine: Engine) -> None:
        self.sync_engine = engine

    @property
    def dialect(self) -> Dialect:
        return self.sync_engine.dialect

    @property
    def url(self) -> URL:
        return self.sync_engine.url

    def execution_options(self, **options: Any) -> "InlineEngine":
        """Return one with other options over the same pool."""
        return InlineEngine(self.sync_engine.execution_options(**options))

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[InlineConnection]:
        with self.sync_engine.begin() as connection:
            immediate = connection.get_execution_options().get("immediate", False)
            file: Any = connection.connection.driver_connection
            file.execute("BEGIN IMMEDIATE" if immediate else "BEGIN")
            yield InlineConnection(connection)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[InlineConnection]:
        """Open a connection outside any transaction."""
        with self.sync_engine.connect() as connection:
            yield InlineConnection(connection)

    async def dispose(self) -> None:
        self.sync_engine.dispose()
