"""A database moved into another one: there and back, killed on the way, begun anew, refused."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import structlog
from sqlalchemy import select, text

import store
from cogs import command_line, maintenance
from services import Services
from services.facts.tables import Setup
from settings import Settings
from store import Busy, Gone, Store, Unusable, migrate, moving, schema
from store import move as module
from store.migrate import differences
from store.revisions import MOVING
from tests.helpers.clock import ManualClock
from tests.helpers.database import POSTGRESQL, new_world, on_server, put_back, rows
from tests.helpers.inline import inline
from tests.helpers.world import ANN, CHANNEL, SERVER, World

ROOT = Path(__file__).parents[2]
KILLED = """
import sys
import store.move
import bot
store.move.PIECE = 10
sys.exit(bot.main(["move", "--to", sys.argv[1]]))
"""


@pytest.fixture
async def world() -> AsyncIterator[World]:
    """A game that is over, one that is played, and a table of which nothing is left."""
    with inline(), new_world() as path:
        made = World(path)
        over = await made.start()
        await made.finish(over.id)
        await made.turns((await made.start()).id, 3)
        await made.say()
        await made.services.outages.beat()
        gone = {"table": (await made.table()).id}
        async with made.services.context.write() as tx:
            for name in ("outbox", "jobs", "seats"):
                query = f"DELETE FROM {name} WHERE table_id = :table"
                await tx.connection.execute(text(query), gone)
            await tx.connection.execute(text("DELETE FROM tables WHERE id = :table"), gone)
        await made.services.close()
        yield made


@pytest.fixture
def file(world: World) -> str:
    """The address of a file that is not there yet."""
    return f"sqlite:///{world.path.with_name('moved.db')}"


@pytest.fixture
def empty(world: World) -> Iterator[str]:
    """The address of an empty database on the server, or where none is named, in a file."""
    if not POSTGRESQL:
        yield f"sqlite:///{world.path.with_name('empty.db')}"
        return
    with on_server(f"castellan_moved_{os.getpid()}") as url:
        yield url


def chosen(url: str, folder: Path) -> Settings:
    """Settings with a database."""
    values: Any = {"_env_file": None, "CASTELLAN_DATA": folder, "DATABASE_URL": url}
    return Settings(**values)


async def cells(url: str) -> dict[str, list[str]]:
    """Return every row of every table."""
    base = Store.connect(url)
    async with base.read() as connection:
        found = {
            name: sorted(map(repr, await connection.execute(select(table))))
            for name, table in schema.metadata.tables.items()
        }
    await base.close()
    return found


async def next_table(world: World, url: str) -> int:
    """Open a table; return its number."""
    services = Services(Store.connect(url), world.clock, world.entropy)
    made = await services.tables.create(SERVER, CHANNEL, ANN, Setup(lords=2))
    await services.close()
    return made.id


async def test_there_and_back(
    world: World, file: str, empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every row is the same, every game is replayed, and numbers go on after those of lost rows."""
    source = await cells(world.url)
    for here, there in ((world.url, file), (file, empty)):
        assert await maintenance.move(chosen(here, tmp_path), there) == 0
        said = capsys.readouterr().out
        assert "games: 2 rows" in said
        assert "2 games replayed, 0 faults." in said
        assert await cells(there) == source
        assert await store.revision(there) == store.head()
        assert await differences(there) == []
    assert max(len(rows) for rows in source.values()) > 40
    last = await next_table(world, world.url)
    assert last == len(source["tables"]) + 2
    assert [await next_table(world, one) for one in (file, empty)] == [last, last]


async def test_a_killed_move_goes_on(world: World, empty: str, tmp_path: Path) -> None:
    """What it has left can't be used; what it has copied is not copied again."""
    environment = {
        **os.environ,
        **{"PYTHONPATH": str(ROOT), "DATABASE_URL": world.url, "CASTELLAN_DATA": str(tmp_path)},
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", KILLED, empty), cwd=tmp_path, env=environment, stdout=PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(180):
        while not (line := await process.stdout.readline()).startswith(b"games: "):
            assert line, "it has ended by itself"
    process.kill()
    await process.wait()
    assert await store.revision(empty) == MOVING
    for command in (maintenance.check, maintenance.verify, maintenance.migrate):
        with pytest.raises(Unusable, match=r"half filled by a bot\.py move"):
            await command(chosen(empty, tmp_path))
    skipped: dict[str, int] = {}
    pieces = module._pieces

    def noted(connection: Any, one: Any, already: int = 0) -> Any:
        skipped.setdefault(one.name, already)
        return pieces(connection, one, already)

    with patch.object(module, "_pieces", noted):
        assert await maintenance.move(chosen(world.url, tmp_path), empty) == 0
    assert skipped["games"] == 2
    assert skipped["ballots"] == 0
    assert await cells(empty) == await cells(world.url)


class Killed(BaseException):
    """Stands for the end of a process."""


async def killed(source: str, target: str, after: str) -> None:
    """Move a database as far as a table."""

    def tell(table: str, _rows: int) -> None:
        if table == after:
            raise Killed

    with pytest.raises(Killed):
        async with moving(source, target, tell):
            pass


@pytest.mark.parametrize("change", ["UPDATE users SET settings = '{}'", "DELETE FROM moves"])
async def test_of_a_source_that_was_used_meanwhile_all_is_copied_anew(
    world: World, empty: str, tmp_path: Path, change: str
) -> None:
    """Rows were changed, or there are fewer than were copied."""
    await killed(world.url, empty, after="moves")
    base = Store.connect(world.url)
    async with base.write() as connection:
        await connection.execute(text(change))
        await connection.execute(text("UPDATE users SET changed_at = 7"))
    await base.close()
    await maintenance.move(chosen(world.url, tmp_path), empty)
    assert await cells(empty) == await cells(world.url)


async def test_what_holds_something_is_left_alone(world: World, file: str, tmp_path: Path) -> None:
    """Another program's tables, games of ours, the database itself."""
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE recipes (name)")
    settings = chosen(world.url, tmp_path)
    with pytest.raises(Unusable, match="something else in the target: its table recipes"):
        await maintenance.move(settings, f"sqlite:///{tmp_path / 'other.db'}")
    with pytest.raises(Unusable, match="can't be moved to where it is"):
        await maintenance.move(settings, world.url)
    with pytest.raises(Unusable, match="the database can't be used"):
        await maintenance.move(settings, "nonsense")
    assert await maintenance.move(settings, file) == 0
    with pytest.raises(Unusable, match="the target is not empty: there are rows in its table"):
        await maintenance.move(settings, file)
    with pytest.raises(Unusable, match="there is no database"):
        await maintenance.move(chosen(f"sqlite:///{tmp_path / 'none.db'}", tmp_path), file)


async def test_neither_may_be_in_use(world: World, file: str, empty: str, tmp_path: Path) -> None:
    """A bot that runs on a file holds its lock; one on a server is seen there."""
    await maintenance.move(chosen(world.url, tmp_path), file)
    with store.hold_alone(store.path_of(file)):
        with pytest.raises(
            Unusable, match=r"another Castellan is using .*moved\.db: stop it first"
        ):
            await maintenance.move(chosen(file, tmp_path), empty)
        with pytest.raises(
            Unusable, match=r"another Castellan is using .*moved\.db: stop it first"
        ):
            await maintenance.move(chosen(world.url, tmp_path), file)


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
async def test_a_bot_on_a_server_is_seen(world: World, file: str, tmp_path: Path) -> None:
    """And none can begin to use it meanwhile."""
    running = Store.connect(world.url)
    async with running.read() as connection:
        await connection.execute(text("SELECT 1"))
    with pytest.raises(Unusable, match=r"another Castellan is using postgresql.*: stop it first"):
        await maintenance.move(chosen(world.url, tmp_path), file)
    await running.close()

    async with moving(world.url, file, lambda _table, _rows: None):
        with (
            patch.object(migrate, "PATIENCE", 1),
            pytest.raises(Unusable, match="lock timeout"),
        ):
            await store.upgrade(world.url)


ENDED = """
SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
"""
"""Ends whoever holds such a lock in a database, as a server does that starts again."""


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
async def test_a_lock_that_is_lost_ends_the_move(world: World, empty: str) -> None:
    """Somebody may have begun to use the database; what was copied is not called whole."""
    with pytest.raises(Unusable, match="the connection to a server was lost meanwhile"):
        async with moving(world.url, empty, lambda _table, _rows: None):
            await asyncio.to_thread(rows, world.path, ENDED)
    assert await store.revision(empty) == MOVING


@pytest.mark.skipif(not POSTGRESQL, reason="there is no PostgreSQL")
async def test_what_only_a_file_can_hold_is_named(
    world: World, file: str, empty: str, tmp_path: Path
) -> None:
    """SQLite keeps a word in a column of numbers."""
    await maintenance.move(chosen(world.url, tmp_path), file)
    with closing(sqlite3.connect(world.path.with_name("moved.db"))) as base, base:
        base.execute("UPDATE outbox SET tries = 'x'")
    with pytest.raises(Unusable, match=r"rows of the table outbox can't be moved: .*'x'"):
        await maintenance.move(chosen(file, tmp_path), empty)


@pytest.mark.parametrize("line", [["move"], ["check", "--to", "sqlite:///a.db"]])
def test_move_alone_has_a_target(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The command line says so."""
    with pytest.raises(SystemExit):
        command_line.parse(line)
    assert "move needs --to" in capsys.readouterr().err


# -- a dump put back -------------------------------------------------------------------------------

on_postgresql = pytest.mark.skipif(not POSTGRESQL, reason="about dumps of a server")


async def _opened(url: str) -> int:
    """Open a table as the bot does after a start; return its number."""
    services = await Services.open(url, clock=ManualClock())
    try:
        setup = Setup(lords=2)
        return (await services.tables.create(SERVER, CHANNEL, ANN, setup)).id
    finally:
        await services.close()


@on_postgresql
async def test_a_dump_that_is_put_back_gives_no_number_again(tmp_path: Path) -> None:
    """Buttons of what is lost name nothing; what waited to be posted may have been; it is said."""
    with on_server("castellan_first") as url, inline():
        assert await _opened(url) == 1
        with on_server("castellan_dump", "castellan_first"):
            assert await _opened(url) == 2
            put_back("castellan_first", "castellan_dump")
        settings = chosen(url, tmp_path)
        with structlog.testing.capture_logs() as logs:
            await maintenance.prepare(settings, 0)
        assert [one["event"] for one in logs] == ["data.put_back"]
        new = await _opened(url)
        assert new > 1000
        base = Store.connect(url)
        async with base.read() as connection:
            query = select(schema.outbox.c.id, schema.outbox.c.doubtful).order_by(
                schema.outbox.c.id
            )
            found = [tuple(row) for row in await connection.execute(query)]
        assert found[0] == (1, 1)
        assert all(number > 1000 and not doubtful for number, doubtful in found[1:])
        await base.close()
        assert await _opened(url) == new + 1, "it was put back once"
        assert not await store.was_put_back(url)


@on_postgresql
async def test_a_database_that_is_replaced_while_the_bot_runs_is_gone() -> None:
    """What it knows is of another one; the next start finds that it was put back."""
    with on_server("castellan_first") as url, inline():
        assert await _opened(url) == 1
        with on_server("castellan_dump", "castellan_first"):
            base = Store.connect(url)
            async with base.read() as connection:
                await connection.execute(select(1))
            put_back("castellan_first", "castellan_dump")
            for _ in range(2):
                with pytest.raises((Gone, Busy)) as refused:
                    async with base.read() as connection:
                        await connection.execute(select(1))
            assert refused.type is Gone
            await base.close()


@on_postgresql
async def test_a_server_that_is_empty_where_the_bot_ran_gives_no_number_again(
    tmp_path: Path,
) -> None:
    """As where its volume was removed: the folder still tells that there was another one."""
    (tmp_path / "commands.sha256").touch()
    with on_server("castellan_first") as url, inline():
        settings = chosen(url, tmp_path)
        with structlog.testing.capture_logs() as logs:
            above = await maintenance.prepare(settings, maintenance.BEGINNING + 5000)
        assert [one["event"] for one in logs] == ["data.begun_anew"]
        services = await Services.open(url, clock=ManualClock(), above=above)
        assert not await services.begin_above(9000)
        await services.close()
        assert await _opened(url) == 5001
