"""Databases for tests: migrated once, then copied; SQLite, or PostgreSQL where a server is named.

`CASTELLAN_TEST_POSTGRESQL` is the address of a PostgreSQL server on which the tests may make
databases, such as postgresql://castellan@127.0.0.1:5432/postgres. With it, worlds of services are
opened over copies of a template there, and every query of tests/store runs there, too.
"""

from __future__ import annotations

import asyncio
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
    with new_folder() as folder:
        path = folder / "castellan.db"
        if not POSTGRESQL:
            yield path
            return
        with on_server(name_of(path), template()):
            yield path


@contextmanager
def on_server(name: str, made_from: str = "template1") -> Iterator[str]:
    """A database on the server, made from a template; its address."""
    _on_server(f'CREATE DATABASE "{name}" TEMPLATE "{made_from}"')
    try:
        yield address_of(name)
    finally:
        _on_server(f'DROP DATABASE "{name}" WITH (FORCE)')


def address(path: Path) -> str:
    """Return the address of the database that a path of `new_world` stands for."""
    if POSTGRESQL:
        return address_of(name_of(path))
    return f"sqlite+aiosqlite:///{path}{ANY_THREAD}"


def name_of(path: Path) -> str:
    """Return the name of a path's database on the server."""
    return f"castellan_{path.parent.name.lower()}_{os.getpid()}"


@cache
def template() -> str:
    """Return the name of a migrated, empty database on the server, one for each process."""
    _on_server(f'DROP DATABASE IF EXISTS "{TEMPLATE}" WITH (FORCE)')
    _on_server(f'CREATE DATABASE "{TEMPLATE}"')
    _apart(upgrade(address_of(TEMPLATE)))
    return TEMPLATE


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    """Read the database that a path of `new_world` stands for, beside everything else."""
    if POSTGRESQL:
        return [tuple(row) for row in _on_server(query, name_of(path))]
    with closing(sqlite3.connect(path)) as base:
        return base.execute(query).fetchall()


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
    return {name: rows(path, f'SELECT count(*) FROM "{name}"')[0][0] for name in names}


def address_of(name: str) -> str:
    """Return the address of a database on the server."""
    return make_url(POSTGRESQL).set(database=name).render_as_string(hide_password=False)


def _on_server(statement: str, name: str | None = None) -> list[Any]:
    async def run() -> list[Any]:
        connection = await asyncpg.connect(address_of(name) if name else POSTGRESQL)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    return _apart(run())


def _apart(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a loop of its own: here one may be running."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(lambda: asyncio.run(work)).result()
