"""The database's file: read-only, damaged, put back, taken away, opened twice."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr
from sqlalchemy import text

import bot
import store
from cogs import connection, maintenance
from services import Services
from services.facts import NoRoom, Refused
from settings import Settings
from store.instance_lock import hold_copying
from tests.cogs.stage import begun, play_turn, stage
from tests.e2e.stage import Stage
from tests.helpers.clock import ManualClock

LOCKS = ("-lock", "-lock-0")

__all__ = ["stage"]

NOBODY = 65534


@pytest.fixture
async def chosen(stage: Stage) -> Settings:
    """Settings of a database with a game of five turns."""
    thread = await begun(stage)
    for _ in range(5):
        await play_turn(stage, thread)
    return stage.settings


@pytest.fixture
def copied(chosen: Settings) -> Iterator[Settings]:
    """The same, of a copy in a folder that everybody may look into."""
    folder = Path(tempfile.mkdtemp())
    source = folder / "castellan.db"
    with closing(sqlite3.connect(chosen.data / "castellan.db")) as here:
        here.execute("VACUUM INTO ?", (str(source),))
    with closing(sqlite3.connect(source)) as there:
        there.execute("PRAGMA journal_mode=WAL")
    yield Settings(_env_file=None, CASTELLAN_DATA=folder)  # type: ignore[call-arg]
    shutil.rmtree(folder)


def ran(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Return a function that runs a command, which must fail with one line, and returns that."""
    monkeypatch.setattr("locales.log_missing_texts", lambda: None)  # it is for the process
    monkeypatch.setattr("cogs.log.set_up", lambda _level: None)

    def run(chosen: Settings, *arguments: str) -> str:
        monkeypatch.setattr("settings.load", lambda: chosen)
        capsys.readouterr()
        assert bot.main(list(arguments)) == 1
        said = capsys.readouterr().err
        assert said.startswith("bot.py: ")
        assert said.count("\n") == 1, said
        return said

    return run


@contextmanager
def nothing_may_be_written(folder: Path) -> Iterator[None]:
    """Take the right to write away; root has it always and is somebody else meanwhile."""
    for path in (*folder.iterdir(), folder):
        path.chmod(0o755 if path.is_dir() else 0o444)
    folder.chmod(0o555)
    me = os.geteuid()
    if me == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(me)
        folder.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter there")
async def test_a_file_that_nobody_may_write_is_checked_and_verified(
    copied: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    """`run` needs more, and says so."""
    with nothing_may_be_written(copied.data):
        assert await maintenance.check(copied) == 0
        assert await maintenance.verify(copied) == 0
        assert "1 games replayed, 0 faults." in capsys.readouterr().out
        with pytest.raises((store.Unusable, OSError)):
            await bot.run(copied)


async def test_a_newer_database_is_called_so(
    copied: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By every command, with what to do."""
    _execute(copied, "UPDATE alembic_version SET version_num = 'ffffffffffff'")
    run = ran(monkeypatch, capsys)
    for command in ("check", "migrate", "verify"):
        said = await asyncio.to_thread(run, copied, command)
        assert "made by a newer Castellan (revision ffffffffffff)" in said, command
    newer = copied.data / "newer.db"
    (copied.data / "castellan.db").rename(newer)
    said = await asyncio.to_thread(run, copied, "restore", str(newer))
    assert "made by a newer Castellan" in said
    newer.rename(copied.data / "castellan.db")
    with pytest.raises(store.Unusable, match="made by a newer Castellan"):
        await bot.run(copied.model_copy(update={"token": SecretStr("never used")}))


def _execute(chosen: Settings, *statements: str) -> None:
    with closing(sqlite3.connect(chosen.data / "castellan.db")) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def _garbage(path: Path) -> None:
    path.write_bytes(b"This is no database." * 1000)


def _cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2 // 4096 * 4096)


def _index(path: Path) -> None:
    """Have an index lack its entries."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'ix_seats_user_id'"
        (page,) = connection.execute(query).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size + 3)
        file.write(b"\0\0")  # the number of cells of a page


def _empty(path: Path) -> None:
    os.truncate(path, 0)


def _other(path: Path) -> None:
    """Have another program's database stand there."""
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE notes (text)")


def _changed(statement: str) -> Callable[[Path], None]:
    """Return a change of what SQLite itself thinks is sound."""

    def change(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(statement)

    return change


UNSOUND = (
    _changed("DROP TABLE notes"),
    _changed("ALTER TABLE outbox DROP COLUMN refusals"),
    _changed("UPDATE games SET options = '{'"),
    _changed("DELETE FROM alembic_version"),
)


@pytest.mark.parametrize("damage", [_garbage, _cut, _index, _empty, _other, *UNSOUND])
async def test_damage_is_said_in_a_line(
    damage: Callable[[Path], None],
    copied: Settings,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No copy is made of it, and none of its kind is put in place."""
    damage(copied.data / "castellan.db")
    before = (copied.data / "castellan.db").read_bytes()
    run = ran(monkeypatch, capsys)
    for command in ("check", "backup", "verify"):
        await asyncio.to_thread(run, copied, command)
    shutil.copy(copied.data / "castellan.db", copied.data / "bad.db")
    await asyncio.to_thread(run, copied, "restore", str(copied.data / "bad.db"))
    assert [*(copied.data / "backups").iterdir()] == []
    assert (copied.data / "castellan.db").read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="there are no such limits")
async def test_a_full_disk_leaves_no_part_of_a_copy(
    copied: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a limit of the size of files has it."""
    run = ran(monkeypatch, capsys)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, limits[1]))
    try:
        await asyncio.to_thread(run, copied, "backup")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert [*(copied.data / "backups").iterdir()] == []


KILLED = """
import os, sys
from importlib import import_module
import bot
import_module("store.backup")._check = lambda path: os.kill(os.getpid(), 9)
sys.exit(bot.main(["backup"]))
"""


async def test_a_killed_backup_leaves_no_part_beside_the_next(copied: Settings) -> None:
    """But none is taken away from another that is at work, which is said."""
    folder = copied.data / "backups"
    killed = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", KILLED],
        cwd=Path(bot.__file__).parent,
        env=os.environ | {"CASTELLAN_DATA": str(copied.data)},
        check=False,
    )
    assert killed.returncode == -9
    (part,) = folder.iterdir()
    left = part.rename(part.with_name("castellan-20200101-000000.db.part"))
    left.with_name(f"{left.name}-journal").touch()
    with hold_copying(folder), pytest.raises(store.Unusable, match="another backup"):
        await maintenance.backup(copied)
    assert left.exists()
    assert await maintenance.backup(copied) == 0
    assert [path.suffix for path in folder.iterdir()] == [".db"]


async def test_a_copy_beside_the_log_of_another_is_noticed(
    chosen: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Of a copy of ours, and of one that has a log itself; `restore` takes the log away."""
    await maintenance.backup(chosen)
    ours = next((chosen.data / "backups").iterdir())
    other = Settings(_env_file=None, CASTELLAN_DATA=tmp_path / "other")  # type: ignore[call-arg]
    other.data.mkdir()
    crashed = other.data / "castellan.db"
    shutil.copy(ours, crashed)
    with closing(sqlite3.connect(chosen.data / "castellan.db")) as here:
        here.execute("CREATE TABLE more (x)")
        here.executemany("INSERT INTO more VALUES (?)", [("x" * 3000,)] * 200)
        here.execute("UPDATE seats SET user_id = user_id + 1000")
        here.commit()
        log = chosen.data / "castellan.db-wal"
        assert log.stat().st_size
        shutil.copy(log, other.data / log.name)
    run = ran(monkeypatch, capsys)
    for command in ("check", "backup", "verify", "migrate"):
        assert "castellan.db-wal" in await asyncio.to_thread(run, other, command), command
    with pytest.raises(store.Unusable, match=r"castellan\.db-wal"):
        await bot.run(other.model_copy(update={"token": SecretStr("never used")}))
    assert crashed.read_bytes() == ours.read_bytes()
    assert await maintenance.restore(other, ours) == 0
    assert not (other.data / log.name).exists()
    assert await maintenance.migrate(other) == 0
    assert await maintenance.verify(other) == 0
    with crashed.open("r+b") as file:  # the header of one that has a log
        file.seek(18)
        assert file.read(2) == b"\2\2"


async def test_what_was_restored_gives_no_number_again(
    chosen: Settings, stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    """Buttons of what is lost name nothing, and stay so."""
    await maintenance.backup(chosen)
    copy = next((chosen.data / "backups").iterdir())
    await begun(stage, name="Lost")
    await stage.stop()
    assert await maintenance.restore(chosen, copy) == 0
    assert "is now what" in capsys.readouterr().out
    assert len([*(chosen.data / "backups").glob("*.db")]) == 2
    await store.upgrade(chosen.database_url)
    with closing(sqlite3.connect(chosen.data / "castellan.db")) as connection:
        last = dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))
        games = connection.execute("SELECT max(id), count(*) FROM games").fetchone()
    assert games == (1, 1)
    assert {name for name, number in last.items() if number < 1000} == set()
    assert {"tables", "games", "outbox", "cups", "cup_posts"} <= set(last)
    await store.upgrade(chosen.database_url)
    with closing(sqlite3.connect(chosen.data / "castellan.db")) as connection:
        assert dict(connection.execute("SELECT name, seq FROM sqlite_sequence")) == last


async def test_a_restore_loses_nothing_wherever_it_ends(
    copied: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever a kill leaves behind has the newest turn, or is refused in words."""
    await maintenance.backup(copied)
    copy = next((copied.data / "backups").iterdir()).rename(tmp_path / "copy.db")
    path, left = copied.data / "castellan.db", list[Path]()
    crashed = tmp_path / "crashed"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("UPDATE games SET round = 9")
        connection.commit()
        shutil.copytree(copied.data, crashed)
    shutil.rmtree(copied.data)
    shutil.copytree(crashed, copied.data)

    def killed(step: Callable[..., object]) -> Callable[..., object]:
        def first(*given: Any, **more: Any) -> object:
            left.append(tmp_path / f"killed{len(left)}")
            subprocess.run(["cp", "-a", copied.data, left[-1]], check=True)  # second names, too
            return step(*given, **more)

        return first

    with monkeypatch.context() as patched:
        patched.setattr(
            import_module("store.backup"), "_keep", killed(import_module("store.backup")._keep)
        )
        patched.setattr(Path, "replace", killed(Path.replace))
        patched.setattr(Path, "unlink", killed(Path.unlink))
        assert await maintenance.restore(copied, copy) == 0
    assert _round(copied.data) != 9
    assert _round(next(copied.data.glob("backups/*.db"))) == 9
    assert len(left) > 9
    for folder in left:
        try:
            await maintenance.check(copied.model_copy(update={"data": folder}))
        except store.Unusable as refused:
            words = ("castellan.db-wal away", "second name")
            assert any(one in str(refused) for one in words)  # noqa: PT017
        else:
            log = folder / "castellan.db-wal"
            assert _round(folder) == 9 or not log.exists(), folder
    for folder in left:  # typed again, as hosts.md says
        again = copied.model_copy(update={"data": folder})
        assert await maintenance.restore(again, copy) == 0
        assert _round(folder) != 9
        kept = sorted(folder.glob("backups/*.db"))
        assert _round(kept[0]) == 9, folder
        assert not [*folder.glob("backups/*.kept")], folder


def _round(place: Path) -> int:
    path = place / "castellan.db" if place.is_dir() else place
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("SELECT round FROM games").fetchone()
    return int(found)


async def test_a_restore_that_fails_changes_nothing(
    copied: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the backups are on another disk, which is full."""
    await maintenance.backup(copied)
    copy = next((copied.data / "backups").iterdir())
    (copied.data / "castellan.db-wal").write_bytes(b"")
    before = {path.name: path.read_bytes() for path in copied.data.glob("castellan.db*")}

    def full(old: Path, part: Path) -> None:
        part.write_bytes(old.read_bytes()[:100])
        if old.name == "castellan.db":
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(import_module("store.backup"), "_keep", full)
    with pytest.raises(OSError, match="No space"):
        await maintenance.restore(copied, copy)
    after = {path.name: path.read_bytes() for path in copied.data.glob("castellan.db*")}
    assert {name: after.get(name) for name in before} == before
    assert after.keys() - before.keys() <= {"castellan.db-lock"}
    assert [*(copied.data / "backups").iterdir()] == [copy]


async def test_a_link_to_the_database_stays_one(copied: Settings, tmp_path: Path) -> None:
    """The lock and the log are those of the file that is meant."""
    await maintenance.backup(copied)
    copy = next((copied.data / "backups").iterdir())
    path, real = copied.data / "castellan.db", tmp_path / "real.db"
    path.rename(real)
    path.symlink_to(real)
    with store.hold_alone(real), pytest.raises(store.Unusable, match="another Castellan"):
        await maintenance.restore(copied, copy)
    assert await maintenance.restore(copied, copy) == 0
    assert path.is_symlink()
    assert await maintenance.check(copied) == 0


async def test_a_copy_is_not_put_under_a_running_bot(chosen: Settings) -> None:
    """Its lock says so."""
    await maintenance.backup(chosen)
    copy = next((chosen.data / "backups").iterdir())
    path = chosen.data / "castellan.db"
    before = path.read_bytes()
    with store.hold_alone(path), pytest.raises(store.Unusable, match="another Castellan"):
        await maintenance.restore(chosen, copy)
    assert path.read_bytes() == before


async def test_tables_are_not_changed_under_a_running_bot(chosen: Settings) -> None:
    """As by an upgrade for which it was not stopped."""
    with (
        store.hold_alone(chosen.data / "castellan.db"),
        pytest.raises(store.Unusable, match="another Castellan"),
    ):
        await maintenance.migrate(chosen)


async def test_a_database_with_a_second_name_is_refused(copied: Settings) -> None:
    """Under each name it would have a log of its own; a copy in its place is taken again."""
    path = copied.data / "castellan.db"
    path.with_name("other.db").hardlink_to(path)
    with pytest.raises(store.Unusable, match="second name"):
        await maintenance.check(copied)
    with pytest.raises(store.Unusable, match="cp -p") as refused, store.hold_alone(path):
        pass
    command = str(refused.value).rpartition(": ")[2]
    await asyncio.to_thread(subprocess.run, command, shell=True, check=True)
    with store.hold_alone(path):
        assert await maintenance.check(copied) == 0


def test_each_shard_is_run_once(tmp_path: Path) -> None:
    """Others of the same file may run beside it, and none without shards."""
    path = tmp_path / "castellan.db"
    with store.hold_alone(path, shards=(0, 1)), store.hold_alone(path, shards=(2,)):
        for shards, reason in (
            ((2, 3), "running shard 2"),
            ((0,), "running shard 0"),
            ((), "using"),
        ):
            with (
                pytest.raises(store.Unusable, match=f"another Castellan is {reason}"),
                store.hold_alone(path, shards=shards),
            ):
                pass
        with store.hold_alone(path, shards=(3,)):
            pass
    with store.hold_alone(path):
        pass


def test_shards_are_divided_by_one_number(tmp_path: Path) -> None:
    """Or two processes would have some servers both."""
    path = tmp_path / "castellan.db"
    with store.hold_alone(path, shards=(0,), count=2) as held:
        assert {one.name for one in held} == {
            *("castellan.db-lock", "castellan.db-lock-of-2", "castellan.db-lock-0")
        }
        with (
            pytest.raises(store.Unusable, match="SHARD_COUNT=2"),
            store.hold_alone(path, shards=(2,), count=3),
        ):
            pass
        with store.hold_alone(path, shards=(1,), count=2):
            pass
    with store.hold_alone(path, shards=(2,), count=3):
        pass


@pytest.mark.parametrize("damage", [bytes(4096), b"garbage " * 999])
def test_what_stands_in_a_lock_is_taken_out(damage: bytes, tmp_path: Path) -> None:
    """Nobody holds it for that; who holds it keeps it."""
    path = tmp_path / "castellan.db"
    lock = tmp_path / "castellan.db-lock"
    lock.write_bytes(damage)
    with store.hold_alone(path):
        with lock.open("r+b") as file:
            file.write(damage)
        with pytest.raises(store.Unusable, match="another Castellan"), store.hold_alone(path):
            pass


def test_a_lock_that_can_t_be_taken_is_no_other_castellan(tmp_path: Path) -> None:
    """As where the bot may not write in the folder, or the disk has no room for a file."""
    path = tmp_path / "castellan.db"
    (tmp_path / "castellan.db-lock-journal").mkdir()
    with pytest.raises(store.Unusable, match="can't be taken") as refused, store.hold_alone(path):
        pass
    assert "another Castellan" not in str(refused.value)


@pytest.mark.parametrize("emptied", [False, True])
async def test_what_is_begun_anew_gives_no_number_again(
    emptied: bool, copied: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the file was lost while the bot was stopped; the folder still tells that it ran."""
    (copied.data / "commands.sha256").touch()
    path = copied.data / "castellan.db"
    path.unlink()
    if emptied:
        path.touch()

    async def connected(*_given: object) -> None: ...

    monkeypatch.setattr("cogs.connection.stay_connected", connected)
    assert await bot.run(copied.model_copy(update={"token": SecretStr("never used")})) == 0
    with closing(sqlite3.connect(path)) as connection:
        last = dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))
    assert {"tables", "games", "outbox", "cups", "cup_posts"} <= set(last)
    assert min(last.values()) > 100_000_000
    await maintenance.migrate(copied)
    with closing(sqlite3.connect(path)) as connection:
        assert dict(connection.execute("SELECT name, seq FROM sqlite_sequence")) == last


def _locked(*_given: object, **_more: object) -> sqlite3.Connection:
    raise sqlite3.OperationalError("database is locked")


async def test_a_log_that_is_removed_after_a_crash_is_missed(
    copied: Settings,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is left is sound, but older: it is said, and no number is given again."""
    clock = ManualClock()
    clock.advance(3600)
    services = await Services.open(copied.database_url, clock=clock)
    await services.outages.alive()
    whole, left = tmp_path / "whole", tmp_path / "left"
    for folder in (whole, left):
        shutil.copytree(copied.data, folder)
    await services.close()
    (left / "castellan.db-wal").unlink()
    assert await maintenance.check(copied.model_copy(update={"data": whole})) == 0
    assert "lacks rows" not in capsys.readouterr().err
    older = copied.model_copy(update={"data": left})
    with monkeypatch.context() as patched:
        patched.setattr("sqlite3.connect", _locked)
        assert not store.is_older(left / "castellan.db"), "nobody knows while it is locked"
    assert await maintenance.check(older) == 1
    assert "lacks rows" in capsys.readouterr().err
    await maintenance.migrate(older)
    with closing(sqlite3.connect(left / "castellan.db")) as connection:
        last = dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))
    assert min(last.values()) >= 1000
    assert await maintenance.check(older) == 0


@pytest.mark.parametrize("replaced", [False, True])
async def test_nothing_is_acknowledged_without_the_file(replaced: bool, copied: Settings) -> None:
    """Removed, or replaced by another: the next press says so, and no file is made."""
    services = await Services.open(copied.database_url, clock=ManualClock())
    path = copied.data / "castellan.db"
    async with AsyncExitStack() as writing:
        await writing.enter_async_context(services.context.write())
        path.rename(copied.data / "away.db")
        if replaced:
            shutil.copy(copied.data / "away.db", path)
        with pytest.raises(Refused, match="gone"):
            await writing.aclose()
    assert services.context.gone.is_set()
    for opened in (services.context.read, services.context.write):
        with pytest.raises(Refused, match="gone"):
            async with opened():
                pass
    assert path.exists() is replaced
    await services.close()


@pytest.mark.parametrize("ending", ["-wal", "-shm", *LOCKS])
async def test_nothing_is_acknowledged_without_the_log(ending: str, copied: Settings) -> None:
    """A kill would lose what is written after that; a clean end saves what was written before.

    Without the lock another bot could begin.
    """
    services = await Services.open(copied.database_url, clock=ManualClock())
    path = copied.data / "castellan.db"
    services.context.store.locks = tuple(path.with_name(path.name + one) for one in LOCKS)
    for lock in services.context.store.locks:
        lock.touch()
    async with services.context.write() as tx:
        await tx.connection.execute(text("UPDATE games SET round = 9"))
    path.with_name(path.name + ending).unlink()
    for opened in (services.context.read, services.context.write):
        with pytest.raises(Refused, match="gone"):
            async with opened():
                pass
    assert services.context.gone.is_set()
    assert "was removed" in services.context.lost
    await services.close()
    assert _round(copied.data) == 9


async def test_a_log_may_go_with_the_last_connection(copied: Settings) -> None:
    """SQLite deletes it itself then; the next one makes another."""
    services = await Services.open(copied.database_url, clock=ManualClock())
    for _ in range(2):
        async with services.context.write() as tx:
            await tx.connection.execute(text("UPDATE games SET round = round + 1"))
        await services.context.store.engine.dispose()
        assert not (copied.data / "castellan.db-wal").exists()
    await services.close()


@pytest.mark.parametrize("damage", [_garbage, _empty])
async def test_nothing_is_acknowledged_in_a_damaged_file(
    damage: Callable[[Path], None], copied: Settings
) -> None:
    """The bot stops, as where the file is away, and says why."""
    services = await Services.open(copied.database_url, clock=ManualClock())
    damage(copied.data / "castellan.db")

    async def read() -> None:
        async with services.context.read() as connection:
            await connection.execute(text("SELECT count(*) FROM games"))

    async def write() -> None:
        async with services.context.write() as tx:
            await tx.connection.execute(text("DELETE FROM clicks"))

    for use in (read, write):
        with pytest.raises(Refused, match="gone"):
            await use()
    assert services.context.gone.is_set()
    assert "damaged" in services.context.lost
    await services.close()


@pytest.mark.parametrize("error", [NoRoom("the disk is full"), Refused("busy")])
async def test_a_start_that_finds_no_room_ends_in_a_sentence(error: Exception) -> None:
    """The connection begins with writing that the bot is alive."""

    class Client:
        async def login(self, _token: str) -> None:
            raise error

        async def close(self) -> None: ...

    def make() -> Any:
        return Client(), "token"

    with pytest.raises(store.Unusable, match=f"can't be used: {error}"):
        await connection.stay_connected(make, ManualClock())


@pytest.mark.full
async def test_the_process_stops_when_its_file_goes_and_is_alone_with_it(tmp_path: Path) -> None:
    """In one sentence each, with a status that a supervisor sees."""
    first, second = await _started(tmp_path), await _started(tmp_path)
    said = (await second.communicate())[1].decode()
    assert second.returncode == 1
    assert "another Castellan is using" in said.splitlines()[-1]
    (tmp_path / "sandbox" / "castellan.db").rename(tmp_path / "away.db")
    said = (await asyncio.wait_for(first.communicate(), 120))[1].decode()
    assert first.returncode == 1
    assert "was removed or replaced while Castellan ran" in said.splitlines()[-1]
    assert "Traceback" not in said
    assert not (tmp_path / "sandbox" / "castellan.db").exists()


async def _started(data: Path) -> asyncio.subprocess.Process:
    """Start the bot in the sandbox; return once it has said where that is, or has ended."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(bot.__file__)),
        "run",
        cwd=data,
        env=os.environ | {"CASTELLAN_DATA": str(data)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    await process.stdout.readline()
    return process
