"""Databases for tests: migrated once, then copied; SQLite, or PostgreSQL where a server is named.

`CASTELLAN_TEST_POSTGRESQL` is the address of a PostgreSQL server on which the tests may make
databases, such as postgresql://castellan@127.0.0.1:5432/postgres. With it, worlds of services and
houses end to end are opened over copies of a template there, and every query of tests/store runs
there, too. A copy takes a tenth of a second: it is emptied after a test and used again.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import sqlite3
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any, TypeVar

import asyncpg
import pytest
from sqlalchemy import make_url

from store import schema, upgrade
from tests.helpers.inline import ANY_THREAD

T = TypeVar("T")

POSTGRESQL = os.environ.get("CASTELLAN_TEST_POSTGRESQL", "")
of_sqlite = pytest.mark.skipif(bool(POSTGRESQL), reason="about SQLite's own ways")
"""Marks a test of services that is not for PostgreSQL."""
TEMPLATE = f"castellan_template_{os.getpid()}"
DROPPING = 'DROP DATABASE IF EXISTS "{}" WITH (FORCE)'
USES = 100
"""After how many tests a database is thrown away: what was deleted in it still takes room."""
EMPTYING = """
DO $$
DECLARE name text;
BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT relname FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND relname <> 'alembic_version'
    LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    PERFORM setval(oid::regclass, 1, false) FROM pg_class
        WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace;
END $$
"""
"""Ends whatever a test left open, and leaves the tables as migrations made them."""

_free: list[str] = []
_lent: dict[Path, str] = {}
_uses: dict[str, int] = {}


@cache
def _template() -> Path:
    path = Path(mkdtemp(prefix="castellan-test-")) / "template.db"
    _apart(upgrade(f"sqlite+aiosqlite:///{path}"))
    return path


def new_database(folder: Path) -> Path:
    """Return a migrated database in a folder."""
    return Path(shutil.copy(_template(), folder / "castellan.db"))


@contextmanager
def new_folder() -> Iterator[Path]:
    """A folder with a migrated database, in memory where the machine allows it."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        new_database(Path(name))
        yield Path(name)


@contextmanager
def new_world() -> Iterator[Path]:
    """A path that stands for a migrated database, wherever `address` says that it is."""
    with new_folder() as folder, lent(folder / "castellan.db") as path:
        yield path


@contextmanager
def lent(path: Path) -> Iterator[Path]:
    """Let a path stand for a database on the server, if there is one; nothing is left in it."""
    if not POSTGRESQL:
        yield path
        return
    _lent[path] = name = _free.pop() if _free else _made()
    try:
        yield path
    finally:
        del _lent[path]
        _uses[name] += 1
        if _uses[name] < USES and _emptied(name):
            _free.append(name)
        else:
            _drop(name)


def _made() -> str:
    name = f"castellan_{os.getpid()}_{len(_uses)}"
    _uses[name] = 0
    _drop(name)
    _on_server(f'CREATE DATABASE "{name}" TEMPLATE "{template()}"')
    return name


def _emptied(name: str) -> bool:
    try:
        _on_server(EMPTYING, name)
    except asyncpg.PostgresError:  # the test took it to pieces
        return False
    return True


def _drop(name: str) -> None:
    _on_server(DROPPING.format(name))


@contextmanager
def on_server(name: str, made_from: str = "template1") -> Iterator[str]:
    """A database on the server, made from a template; its address."""
    _on_server(f'CREATE DATABASE "{name}" TEMPLATE "{made_from}"')
    try:
        yield address_of(name)
    finally:
        _drop(name)


def address(path: Path) -> str:
    """Return the address of the database that a path of `new_world` stands for."""
    return address_on_server(path) or f"sqlite+aiosqlite:///{path}{ANY_THREAD}"


def address_on_server(path: Path) -> str | None:
    """Return the address on the server, if the path stands for a database there."""
    return address_of(_lent[path]) if path in _lent else None


def put_back(name: str, made_from: str) -> None:
    """Put a copy in place of a database on the server, as from a dump."""
    _drop(name)
    _on_server(f'CREATE DATABASE "{name}" TEMPLATE "{made_from}"')


@cache
def template() -> str:
    """Return the name of a migrated, empty database on the server, one for each process."""
    _drop(TEMPLATE)
    atexit.register(_drop_all)
    _on_server(f'CREATE DATABASE "{TEMPLATE}"')
    _apart(upgrade(address_of(TEMPLATE)))
    _on_server("COMMENT ON TABLE alembic_version IS NULL", TEMPLATE)  # what is made of it is new
    return TEMPLATE


def _drop_all() -> None:
    asyncio.run(_run(*map(DROPPING.format, (TEMPLATE, *_free))))


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    """Read the database that a path of `new_world` stands for, beside everything else."""
    return [tuple(row.values()) for row in records(path, query)]


def records(path: Path, query: str) -> list[dict[str, Any]]:
    """Read it with the names of the columns, each of which may stand there once."""
    if path in _lent:
        return [dict(row) for row in _on_server(query, _lent[path])]
    with closing(sqlite3.connect(path)) as base:
        base.row_factory = sqlite3.Row
        return [dict(row) for row in base.execute(query)]


def everything(path: Path) -> str:
    """Return every cell of a database as text."""
    return "\n".join(
        f"{name}: {row}"
        for name in schema.metadata.tables
        for row in rows(path, f'SELECT * FROM "{name}"')
    )


def row_counts(path: Path) -> dict[str, int]:
    """Return the number of rows of each table."""
    names = schema.metadata.tables
    counts = ", ".join(f'(SELECT count(*) FROM "{name}") AS "{name}"' for name in names)
    (found,) = records(path, f"SELECT {counts}")
    return found


def address_of(name: str) -> str:
    """Return the address of a database on the server."""
    return make_url(POSTGRESQL).set(database=name).render_as_string(hide_password=False)


def _on_server(statement: str, name: str | None = None) -> list[Any]:
    return _apart(_run(statement, name=name))


async def _run(*statements: str, name: str | None = None) -> list[Any]:
    connection = await asyncpg.connect(address_of(name) if name else POSTGRESQL)
    try:
        found = [await connection.fetch(statement) for statement in statements]
    finally:
        await connection.close()
    return list(found[-1])


def _apart(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a loop of its own: here one may be running."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(lambda: asyncio.run(work)).result()
