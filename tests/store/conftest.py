"""A database for each test, and a connection to SQLite or PostgreSQL for the tests of queries.

Where no PostgreSQL server is named, each statement is compiled for it at least.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import ClauseElement, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql.asyncpg import dialect as postgresql

from store import Connection, Store
from tests.helpers.database import POSTGRESQL, address_of, new_folder, template
from tests.helpers.inline import ANY_THREAD, inline

DIALECTS = ("sqlite", "postgresql") if POSTGRESQL else ("sqlite",)

_DIALECT = postgresql()  # type: ignore[no-untyped-call]


@pytest.fixture
def path() -> Iterator[Path]:
    """Return a migrated, empty database."""
    with new_folder() as folder:
        yield folder / "castellan.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Return a store over it."""
    made = Store.connect(f"sqlite+aiosqlite:///{path}")
    yield made
    await made.close()


@pytest.fixture(scope="session")
def sqlite_url() -> Iterator[str]:
    """Return the address of an empty SQLite database, whose tests leave nothing in it."""
    with new_folder() as folder:
        yield f"sqlite+aiosqlite:///{folder / 'castellan.db'}{ANY_THREAD}"


@pytest.fixture(params=DIALECTS)
async def connection(request: pytest.FixtureRequest, sqlite_url: str) -> AsyncIterator[Connection]:
    """Return a connection whose transaction is rolled back at the end of the test."""
    is_sqlite = request.param == "sqlite"
    made = Store.connect(sqlite_url if is_sqlite else address_of(template()))
    if is_sqlite:
        event.listen(made.engine.sync_engine, "before_execute", compile_for_postgresql)
    with inline():
        async with made.engine.execution_options(immediate=True).connect() as connected:
            await connected.begin()
            yield connected
            await connected.rollback()
        await made.close()


def compile_for_postgresql(
    _: object, statement: object, many: Any, one: Any, _options: object
) -> None:
    """Compile a statement as PostgreSQL gets it; raises where it has no words for it."""
    # An upsert is written for each database: test_query.py compares the two.
    if isinstance(statement, ClauseElement) and not isinstance(statement, sqlite.Insert):
        names = {name for row in (one, *many) for name in row}
        statement.compile(dialect=_DIALECT, column_keys=sorted(names))
