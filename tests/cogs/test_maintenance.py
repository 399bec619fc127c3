"""The front door's other errands: check, migrate, backup, verify."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import discord
import pytest
from pydantic import SecretStr
from structlog.testing import capture_logs

import bot
import store
from cogs import command_line, maintenance
from settings import Settings
from store.instance_lock import hold_copying
from store.rotation import made_at
from tests.cogs.stage import begun, play_turn, stage
from tests.e2e.stage import Stage
from tests.helpers.clock import ManualClock
from tests.helpers.database import of_sqlite

__all__ = ["stage"]


@pytest.fixture
def chosen(tmp_path: Path) -> Settings:
    return Settings(_env_file=None, CASTELLAN_DATA=tmp_path / "fresh")  # type: ignore[call-arg]


async def test_a_fresh_database_is_checked_then_made(
    chosen: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    """`check` changes nothing and says what is missing; `migrate` makes it."""
    assert await maintenance.check(chosen) == 1
    assert not (chosen.data / "castellan.db").exists()
    assert await maintenance.migrate(chosen) == 0
    assert await maintenance.check(chosen) == 0
    assert "the sandbox is used" in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter there")
async def test_files_that_others_may_read_are_named(
    chosen: Settings,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`check` changes no rights but says what to type; `migrate`, like `run`, takes them back."""
    monkeypatch.chdir(tmp_path)
    await maintenance.migrate(chosen)
    (tmp_path / ".env").write_text("")
    (tmp_path / ".env").chmod(0o600)
    await maintenance.check(chosen)
    assert "Other users" not in capsys.readouterr().out
    database = chosen.data / "castellan.db"
    for path in (tmp_path / ".env", database, chosen.data):
        path.chmod(0o755)
    await maintenance.check(chosen)
    assert f"chmod go-rwx {chosen.data} {database} .env" in capsys.readouterr().out
    assert database.stat().st_mode & 0o777 == 0o755
    await maintenance.migrate(chosen)
    assert [path.stat().st_mode & 0o777 for path in (database, chosen.data)] == [0o600, 0o700]
    (chosen.data / "more").touch()
    chosen.data.chmod(0o755)
    await maintenance.check(chosen)
    assert "CASTELLAN_DATA can name another" in capsys.readouterr().out


async def test_a_backup_is_a_whole_database(
    stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    """A copy taken while the bot runs holds its games."""
    await begun(stage)
    assert await maintenance.backup(stage.settings) == 0
    copy = Path(capsys.readouterr().out.strip().splitlines()[-1])
    with sqlite3.connect(copy) as connection:
        assert connection.execute("select count(*) from games").fetchone() == (1,)
    connection.close()


async def test_a_backup_tells_neither_token_nor_seed(
    stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    """Made by hand, by the bot or before an upgrade: not in the log, nor the token in the copy."""
    token = "MTIzNDU2Nzg5MDEy.secret.of-the-bot"
    chosen = stage.settings.model_copy(update={"token": SecretStr(token)})
    await begun(stage)
    with capture_logs() as logged:
        assert await maintenance.backup(chosen) == 0
        copy, _ = await maintenance.make_copy(chosen, ours=True)
    with closing(sqlite3.connect(copy)) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM games")]
        salts = [value for (value,) in connection.execute("SELECT value FROM keys")]
    said = f"{capsys.readouterr()} {logged}"
    assert seeds
    assert [one for one in (token, *seeds, *salts) if one in said] == []
    assert token.encode() not in copy.read_bytes()


async def test_copies_are_kept_as_long_as_people_are_told(
    stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    """`check` names those that are older, `backup` deletes them; what has another name stays."""
    folder = stage.settings.data / "backups"
    folder.mkdir(mode=0o700)
    now = datetime.now(UTC)
    days = (stage.settings.backup_days + 1, stage.settings.backup_days - 1)
    old, recent = (folder / store.copy_name(now - timedelta(one)) for one in days)
    other = folder / "castellan-before-the-move.db"
    last = folder / store.copy_name(now - timedelta(1))
    for path in (old, recent, last, other):
        path.touch()
    await maintenance.check(stage.settings)
    assert "1 are older than 30 days" in capsys.readouterr().out
    assert await maintenance.backup(stage.settings) == 0
    assert (old.exists(), recent.exists(), other.exists()) == (False, True, True)
    assert str(old) in capsys.readouterr().out


def copied(stage: Stage, now: datetime, *days: int) -> list[Path]:
    """Copies that were made so many days ago."""
    folder = stage.settings.data / "backups"
    folder.mkdir(mode=0o700)
    copies = [folder / store.copy_name(now - timedelta(one)) for one in days]
    for path in copies:
        path.touch()
    return copies


async def test_a_clock_that_is_ahead_deletes_not_the_last_copies(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy of the future is none of the last ones."""
    now = datetime.now(UTC)
    copies = copied(stage, now, 50, 40, 3, 2, 1)

    class Ahead(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return super().now(tz) + timedelta(60)

    with monkeypatch.context() as wrong:
        wrong.setattr(maintenance, "datetime", Ahead)
        assert await maintenance.backup(stage.settings) == 0
    assert [path for path in copies if path.exists()] == copies[-2:]
    for path in copies:
        path.touch()
    for path in copies[2:]:
        path.unlink()
    copies[2].with_name(store.copy_name(now - timedelta(35))).touch()
    assert await maintenance.backup(stage.settings) == 0
    assert [path.exists() for path in copies[:2]] == [False, True]


async def test_copies_are_fewer_the_older_they_are(
    stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    """All of a day, then the last of each day, week and month; no copy of the future goes."""
    folder = stage.settings.data / "backups"
    folder.mkdir(mode=0o700)
    stage.settings = stage.settings.model_copy(update={"backup_days": 3650})
    now = datetime.now(UTC)
    copies = [
        folder / store.copy_name(now - timedelta(hours=hours)) for hours in range(-3, 9000, 3)
    ]
    for path in copies:
        path.touch()
        path.with_name(path.name + "-wal").touch()
    assert await maintenance.backup(stage.settings) == 0
    left = [path for path in copies if path.exists()]
    assert [path.with_name(path.name + "-wal").exists() for path in copies] == [
        path in left for path in copies
    ]
    ages = [(now - made_at(path)).total_seconds() / 86400 for path in left]
    assert sum(age < 1 for age in ages) == 9
    assert 5 <= sum(1 <= age < 7 for age in ages) <= 7
    assert 4 <= sum(7 <= age < 35 for age in ages) <= 5
    assert 10 <= sum(age >= 35 for age in ages) <= 12
    assert capsys.readouterr().out.count("is deleted") == 2 * (len(copies) - len(left))
    assert await maintenance.backup(stage.settings) == 0
    assert [path for path in copies if path.exists()] == left


class Days(ManualClock):
    """A clock on which every wait is over at once, for some days."""

    def __init__(self, days: int) -> None:
        super().__init__(int(datetime.now(UTC).timestamp()))
        self.ends = self.now() + days * 86400

    async def wait(self, until: int) -> None:
        if until > self.ends:
            raise asyncio.CancelledError
        self.advance(max(0, until - self.now()))


def copying(settings: Settings, clock: ManualClock) -> Any:
    """As much of the app as the daily copy needs."""
    return SimpleNamespace(settings=settings, clock=clock, backups_fail=False)


async def test_the_bot_copies_its_database_every_day(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour after the start, unless that was done; what fails is tried again in an hour."""
    clock, made = Days(3), list[int]()
    folder = stage.settings.data / "backups"

    async def make(_: Settings, *, ours: bool) -> tuple[Path, tuple[Path, ...]]:
        assert ours
        made.append(clock.now() - start)
        if len(made) == 2:
            raise store.Unusable("the disk is full")
        path = folder / store.copy_name(datetime.fromtimestamp(clock.now(), UTC))
        path.parent.mkdir(exist_ok=True)
        path.touch()
        return path, ()

    start = clock.now()
    monkeypatch.setattr(maintenance, "make_copy", make)
    with pytest.raises(asyncio.CancelledError), capture_logs() as logs:
        await maintenance.copy_daily(copying(stage.settings, clock))
    hour = 3600
    assert made == [hour, 25 * hour, 26 * hour, 50 * hour]
    assert [one["event"] for one in logs] == ["backup.made", "backup.failed", *["backup.made"] * 2]
    made.clear()
    clock, start = Days(1), clock.now()
    with pytest.raises(asyncio.CancelledError):  # another start, as after an upgrade
        await maintenance.copy_daily(copying(stage.settings, clock))
    assert made in ([], [hour])
    none = stage.settings.model_copy(update={"backups": "none"})
    await maintenance.copy_daily(copying(none, clock))


async def test_a_copy_that_fails_for_an_unknown_reason_is_tried_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an hour, as any other; health says so."""

    async def make(*_given: object, **_more: object) -> None:
        raise MemoryError

    monkeypatch.setattr(maintenance, "make_copy", make)
    monkeypatch.setattr(store, "last_copy", lambda *_: None)
    app = copying(stage.settings, Days(1))
    with pytest.raises(asyncio.CancelledError), capture_logs() as logs:
        await maintenance.copy_daily(app)
    assert [one["event"] for one in logs] == ["backup.failed"] * 24
    assert app.backups_fail


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (store.Full("database or disk is full"), "the disk is full (database or disk is full)"),
        (store.Busy("connection lost"), "does not answer (connection lost): try again"),
        (store.Doubtful("connection lost"), "does not answer (connection lost): try again"),
    ],
)
def test_a_database_that_fails_amid_a_command_ends_it_in_a_sentence(
    error: Exception, words: str
) -> None:
    """`move` onto a disk that fills, `verify` of a server that is lost."""
    status, said = command_line.failure(error, named=True)
    assert status == 1
    assert words in str(said)


@pytest.mark.parametrize("stands", ["last_copy", "dispensable"])
async def test_a_disk_of_copies_that_stands_still_holds_nothing_up(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, stands: str
) -> None:
    """As one on another machine; after ten minutes the log says so, and the bot can end."""
    goes_on = threading.Event()
    monkeypatch.setattr(store, stands, lambda *_: goes_on.wait(30))
    monkeypatch.setattr(maintenance, "STANDS", 0.1)
    begun = time.monotonic()
    with capture_logs() as logs:
        task = asyncio.create_task(maintenance.copy_daily(copying(stage.settings, Days(1))))
        async with asyncio.timeout(20):
            while not logs:  # noqa: ASYNC110 - nothing tells
                await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    goes_on.set()
    assert time.monotonic() < begun + 20
    assert [one["event"] for one in logs] == ["backup.waits"]


async def test_a_folder_of_copies_that_can_not_be_read_is_looked_at_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In an hour."""

    def fail(*_: object) -> None:
        raise OSError("stale handle")

    monkeypatch.setattr(store, "last_copy", fail)
    app = copying(stage.settings, Days(1))
    with pytest.raises(asyncio.CancelledError), capture_logs() as logs:
        await maintenance.copy_daily(app)
    assert [one["event"] for one in logs] == ["backup.failed"] * 24
    assert app.backups_fail


def test_a_copy_that_a_clock_dated_far_ahead_goes(tmp_path: Path) -> None:
    """Else what people delete stays in it for years; while there are few others it is kept."""
    now, month = datetime.now(UTC), timedelta(days=30)

    def made(days: float) -> Path:
        path = tmp_path / store.copy_name(now + timedelta(days=days))
        path.touch()
        return path

    ahead, _ = made(3650), made(2)
    for number in range(3):
        assert ahead not in store.dispensable(tmp_path, now - month, now)
        made(-number / 24)
    assert store.dispensable(tmp_path, now - month, now) == (ahead,)


async def test_what_is_no_whole_copy_counts_as_none(stage: Stage) -> None:
    """One that was cut off, a name whose digits are no date, a folder of such a name."""
    folder, now = stage.settings.data / "backups", datetime.now(UTC)
    folder.mkdir(mode=0o700)
    made = folder / store.copy_name(now - timedelta(hours=30))
    cut = folder / f"{store.copy_name(now - timedelta(hours=1))}.part"
    odd, other = folder / "castellan-20261399-000000.db", folder / "castellan-20200101-000000.db"
    other.mkdir()
    for path in (made, cut, odd, cut.with_name(f"{cut.name}-journal")):
        path.touch()
    assert store.last_copy(folder, now) == made
    made.unlink()
    assert store.last_copy(folder, now) is None
    assert await maintenance.backup(stage.settings) == 0
    assert (cut.exists(), odd.exists(), other.exists()) == (False, True, True)


LOCKED = """
import fcntl, sys
with open(sys.argv[1], "r+b") as file:
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 510, 0x40000002)
    except OSError:
        sys.exit(7)
"""
"""Tries to lock the bytes on which whoever reads an SQLite database has a lock."""


@of_sqlite
async def test_a_copy_that_the_bot_makes_leaves_it_the_lock(stage: Stage) -> None:
    """Without it another program counts as the last one, and takes the log away."""

    def is_locked() -> bool:
        return (
            subprocess.run([sys.executable, "-c", LOCKED, str(path)], check=False).returncode == 7
        )

    path = stage.services.store.path
    assert path is not None
    async with stage.services.store.write():
        pass
    assert await asyncio.to_thread(is_locked)
    copy, _ = await maintenance.make_copy(stage.settings, ours=True)
    assert await asyncio.to_thread(is_locked)
    assert (await store.check_file(copy)).faults == ()
    async with stage.services.store.write():
        pass


async def older(chosen: Settings) -> str | None:
    """Make a database of an earlier revision, which a bot has used; return the revision."""
    await maintenance.migrate(chosen)
    with closing(sqlite3.connect(chosen.data / "castellan.db")) as base, base:
        base.execute("INSERT INTO pulses (process, at) VALUES ('all', 1)")
    await store.downgrade(chosen.database_url, "-2")
    return await store.revision(chosen.database_url)


async def test_a_database_is_copied_before_it_is_brought_up_to_date(chosen: Settings) -> None:
    """And the log says which revisions it passes; a new one has nothing to keep."""
    before = await older(chosen)
    folder = chosen.data / "backups"
    assert not folder.exists()
    with capture_logs() as logs:
        assert await maintenance.migrate(chosen) == 0
    (said,) = [one for one in logs if one["event"] == "database.upgrades"]
    assert len(said["passes"]) == 2
    assert said["passes"][-1] == store.head()
    (copy,) = folder.iterdir()
    assert await store.revision(f"sqlite+aiosqlite:///{copy}") == before
    assert await maintenance.migrate(chosen) == 0
    assert [*folder.iterdir()] == [copy]


async def test_a_move_copies_what_it_brings_up_to_date_first(
    chosen: Settings, tmp_path: Path
) -> None:
    """As a start does: an upgrade that goes wrong loses nothing."""
    before = await older(chosen)
    assert await maintenance.move(chosen, f"sqlite:///{tmp_path / 'moved.db'}") == 0
    (copy,) = (chosen.data / "backups").iterdir()
    assert await store.revision(f"sqlite+aiosqlite:///{copy}") == before


async def test_an_upgrade_that_fails_again_and_again_makes_one_copy(
    chosen: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a supervisor starts it every ten seconds; after a bot has run, there is another."""

    async def fail(*_: object, **__: object) -> bool:
        raise store.Unusable("the disk is full")

    await older(chosen)
    monkeypatch.setattr(store, "upgrade", fail)
    folder, names = chosen.data / "backups", iter("123456")
    monkeypatch.setattr(store, "copy_name", lambda _: f"castellan-20260101-00000{next(names)}.db")
    for _ in range(3):
        with pytest.raises(store.Unusable):
            await maintenance.migrate(chosen)
    assert len([*folder.glob("*.db")]) == 1
    with closing(sqlite3.connect(chosen.data / "castellan.db")) as base, base:
        base.execute("UPDATE pulses SET at = 2")
    with pytest.raises(store.Unusable):
        await maintenance.migrate(chosen)
    assert len([*folder.glob("*.db")]) == 2


async def test_where_there_is_no_room_for_a_copy_nothing_is_written(
    chosen: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk stays free for those who play; whoever copies by other means can say so."""
    before = await older(chosen)
    usage = SimpleNamespace(free=1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    with pytest.raises(store.Unusable, match="needs 1 MB and some to spare; 1 MB are free"):
        await maintenance.make_copy(chosen)
    with pytest.raises(store.Unusable, match=r"as before each upgrade: .*CASTELLAN_BACKUPS=none"):
        await maintenance.migrate(chosen)
    assert await store.revision(chosen.database_url) == before
    assert not [*(chosen.data / "backups").iterdir()]
    assert await maintenance.migrate(chosen.model_copy(update={"backups": "none"})) == 0


async def test_what_fills_the_disk_goes_before_the_copy(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a disk that is full of copies would never get room again."""
    copies = copied(stage, datetime.now(UTC), 60, 50, 40, 35, 31)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    with pytest.raises(store.Unusable, match="0 MB are free"):
        await maintenance.make_copy(stage.settings)
    assert [path for path in copies if path.exists()] == copies[2:]


async def test_two_processes_that_start_at_once_wait_for_one_copy(
    chosen: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As those of two shards after an upgrade."""
    await older(chosen)
    folder = chosen.data / "backups"
    held = ExitStack()
    held.enter_context(hold_copying(folder))
    waited = list[float]()

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        held.close()

    monkeypatch.setattr("cogs.maintenance.asyncio.sleep", sleep)
    assert await maintenance.migrate(chosen) == 0
    assert waited
    assert len([*folder.glob("*.db")]) == 1


async def test_without_a_database_there_is_nothing_to_copy(chosen: Settings) -> None:
    """Said, with a status of its own."""
    assert await maintenance.backup(chosen) == 1


async def test_every_game_is_replayed_and_compared(
    stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is stored beside the moves must be what they give."""
    thread = await begun(stage)
    for _ in range(5):
        await play_turn(stage, thread)
    assert await maintenance.verify(stage.settings) == 0
    assert "1 games replayed, 0 faults." in capsys.readouterr().out
    with sqlite3.connect(stage.settings.data / "castellan.db") as connection:
        connection.execute("update games set round = 9")
    connection.close()
    assert await maintenance.verify(stage.settings) == 1
    assert "1 faults." in capsys.readouterr().out


async def test_a_last_turn_that_is_missing_is_seen(
    stage: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    """By who would be on turn, and by when the turn began."""
    thread = await begun(stage)
    for _ in range(5):
        stage.manual.advance(60)
        await play_turn(stage, thread)
    with sqlite3.connect(stage.settings.data / "castellan.db") as connection:
        connection.execute("delete from moves where version = (select version from games)")
    connection.close()
    assert await maintenance.verify(stage.settings) == 1
    assert "Game 1: its last turn is missing" in capsys.readouterr().out
    with sqlite3.connect(stage.settings.data / "castellan.db") as connection:
        connection.execute("update games set turn_since = started_at")
    connection.close()
    assert await maintenance.verify(stage.settings) == 1
    assert "1 faults." in capsys.readouterr().out


def test_an_unknown_setting_stops_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is named."""
    monkeypatch.setenv("CASTELLAN_SPEED", "9")
    assert bot.main(["check"]) == 2
    assert "CASTELLAN_SPEED" in capsys.readouterr().err


def test_help_says_what_each_command_does(capsys: pytest.CaptureFixture[str]) -> None:
    """With examples."""
    with pytest.raises(SystemExit):
        bot.main(["--help"])
    shown = capsys.readouterr().out
    for command in ("run", "check", "migrate", "backup", "verify", "doctor"):
        assert re.search(rf"^  {command} +\w+ \w+", shown, re.MULTILINE)
    assert "bot.py doctor --channel" in shown


@pytest.mark.parametrize("database", [None, "sqlite:///elsewhere.db"])
async def test_the_sandbox_says_where_its_games_are(
    chosen: Settings, capsys: pytest.CaptureFixture[str], database: str | None
) -> None:
    """Where somebody may expect them elsewhere: once, or as long as DATABASE_URL is set."""
    chosen = chosen.model_copy(update={"database": database})
    assert ("DATABASE_URL is for Discord" in said(chosen, capsys)) is (database is not None)
    await maintenance.migrate(chosen.model_copy(update={"database": None}))
    capsys.readouterr()
    assert "sandbox/castellan.db" in said(chosen, capsys)
    await maintenance.migrate(chosen.in_sandbox())
    capsys.readouterr()
    assert bool(said(chosen, capsys)) is (database is not None)


def said(chosen: Settings, capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed when the sandbox starts."""
    assert maintenance.in_sandbox(chosen) == chosen.in_sandbox()
    return capsys.readouterr().out


@pytest.mark.parametrize("module", ["discord", "tzdata"])
def test_a_missing_module_is_said_in_one_sentence(tmp_path: Path, module: str) -> None:
    """As outside of the virtual environment: it says what to type.

    Time zones are a module, too: a system may have none of its own.
    """
    (tmp_path / f"{module}.py").write_text(f"raise ModuleNotFoundError(name='{module}')")
    shown = run_bot("check", PYTHONPATH=str(tmp_path), cwd=tmp_path)
    assert shown.returncode == 1
    assert shown.stderr.startswith(f"bot.py: the module {module} is not installed for ")
    assert "make run" in shown.stderr
    assert shown.stderr.count("\n") == 1


def test_what_the_terminal_can_not_show_is_printed_as_an_escape(tmp_path: Path) -> None:
    """As in the locale C, and in a file on Windows."""
    shown = run_bot("doctor", "--channel", "5", cwd=tmp_path, PYTHONIOENCODING="ascii")
    assert shown.returncode == 1
    assert shown.stdout.startswith("[FAILED] 1. token \\xb7 ")
    assert shown.stderr == ""


@pytest.mark.skipif(sys.platform != "linux", reason="such limits are the system's")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_start_without_threads_says_why_in_one_line(tmp_path: Path, most: int) -> None:
    """As in a container that allows too few."""
    code = FEW_THREADS.format(most=most)
    shown = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(bot.__file__).parent,
        env=os.environ | {"CASTELLAN_DATA": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert shown.returncode == 1
    begins, line = shown.stderr.splitlines()
    assert "bot.begins" in begins
    assert line.startswith("bot.py: ")
    assert "can't start new thread" in line


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_ctrl_c_while_modules_are_imported_ends_it_quietly(tmp_path: Path) -> None:
    """Without a traceback."""
    interrupts = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
    (tmp_path / "discord.py").write_text(interrupts)
    shown = run_bot("run", PYTHONPATH=str(tmp_path), cwd=tmp_path)
    assert shown.returncode == -signal.SIGINT
    assert shown.stdout + shown.stderr == ""


FEW_THREADS = """
import sys, threading
import bot
begin = threading._start_new_thread
def counted(*given, **named):
    if threading.active_count() > {most}:
        raise RuntimeError("can't start new thread")
    return begin(*given, **named)
threading._start_new_thread = counted
sys.argv = ["bot.py", "run"]
sys.exit(bot.main())
"""


def run_bot(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run bot.py as a process of its own."""
    command = [sys.executable, str(Path(bot.__file__)), *arguments]
    environment |= {"CASTELLAN_DATA": str(cwd / "data")}
    return subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


async def test_only_an_upgrade_is_reported(chosen: Settings) -> None:
    """A new database is none, nor one that has the newest revision."""
    chosen.data.mkdir()
    assert not await store.upgrade(chosen.database_url)
    await store.downgrade(chosen.database_url, "-1")
    assert await store.upgrade(chosen.database_url)
    assert not await store.upgrade(chosen.database_url)


def test_an_unknown_errand_is_refused() -> None:
    """By the command line itself."""
    with pytest.raises(SystemExit):
        bot.main(["dance"])


async def test_without_a_database_there_is_nothing_to_verify(
    chosen: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    """Said in a line, and none is made by asking."""
    assert await maintenance.verify(chosen) == 1
    assert "migrate" in capsys.readouterr().err
    assert not (chosen.data / "castellan.db").exists()


def test_a_start_that_fails_says_why_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The data folder is a file; the address of the database is none."""
    monkeypatch.setattr("locales.log_missing_texts", lambda: None)  # it is for the process
    monkeypatch.setattr("cogs.log.set_up", lambda _level: None)
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CASTELLAN_DATA", str(tmp_path / "file"))
    assert bot.main(["run"]) == 2
    monkeypatch.setenv("CASTELLAN_DATA", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", "nonsense")
    assert bot.main(["check"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("bot.py: ") for line in lines)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_folder_that_can_not_be_written_is_said_in_words(number: int) -> None:
    """With the setting that names it."""
    error = OSError(number, os.strerror(number), "/usr/castellan")
    status, why = command_line.failure(error, named=False)
    assert status == 1
    assert why is not None
    assert why.startswith(f"/usr/castellan can't be used ({os.strerror(number)}): this user must")
    assert "CASTELLAN_DATA says where" in why


def test_a_refused_token_is_said_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the token comes from and where it belongs, without a traceback."""

    async def refused(_chosen: object, *, alone: bool) -> int:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr("locales.log_missing_texts", lambda: None)  # it is for the process
    monkeypatch.setattr("cogs.log.set_up", lambda _level: None)
    monkeypatch.setattr(bot, "run", refused)
    assert bot.main(["run"]) == 78
    told = capsys.readouterr().err
    assert told.startswith("bot.py: Discord refuses DISCORD_TOKEN.")
    assert told.count("\n") == 1
