"""The process ends: its token is reset, or it is told to while people press."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

import bot
from cogs import command_line, connection, discord_errors
from sandbox import Sandbox
from settings import Settings
from tests.e2e.faulty import CALLBACK
from tests.helpers.clock import ManualClock

RUN = """
import sys
import bot
from sandbox.endpoint import point_discord_at
"""
COMMANDS = ("next", "games", "settings", "profile", "watch", "ladder", "rules", "game new")
SENTENCE = "bot.py: Discord refuses DISCORD_TOKEN. Copy it again from "


@asynccontextmanager
async def running(
    folder: Path, log: int = asyncio.subprocess.PIPE, *, before: str = ""
) -> AsyncIterator[tuple[Sandbox, Process]]:
    """Start the bot's process on a sandbox, and wait until it is connected."""
    sandbox = Sandbox()
    await sandbox.start()
    process = await started(sandbox, folder, log, before=before)
    async with asyncio.timeout(60):
        while not sandbox.world.online:
            assert process.returncode is None
            await asyncio.sleep(0)
    yield sandbox, process
    await sandbox.stop()


async def started(
    sandbox: Sandbox, folder: Path, log: int = asyncio.subprocess.PIPE, *, before: str = ""
) -> Process:
    """Start the bot's process with a token of the sandbox, `before` that run some code."""
    code = f"{RUN}{before}point_discord_at({sandbox.port}); sys.exit(bot.main())"
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, "run"),
        cwd=Path(bot.__file__).parent,
        env=os.environ | {"CASTELLAN_DATA": str(folder / "data"), "DISCORD_TOKEN": "reset"},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=log,
    )


async def said_by(process: Process) -> list[str]:
    """Wait for the end of a process; the lines it wrote."""
    return (await asyncio.wait_for(process.communicate(), 60))[1].decode().splitlines()


async def test_a_token_that_is_reset_ends_the_process_in_one_sentence(tmp_path: Path) -> None:
    """Without a traceback; started again, it says the same and asks nothing."""
    async with running(tmp_path) as (sandbox, process):
        sandbox.faults.refuse_token("reset")
        await sandbox.faults.drop(4004)
        said = await said_by(process)
        assert not [line for line in said if "Traceback" in line]
        assert said[-1].startswith(SENTENCE)
        asked = len(sandbox.rest.log)
        again = await started(sandbox, tmp_path)
        assert (await said_by(again))[-1].startswith(SENTENCE)
        assert process.returncode == again.returncode == command_line.NO_USE
        assert len(sandbox.rest.log) == asked


@pytest.mark.parametrize(
    ("code", "words"), [(4010, "SHARD_COUNT"), (4011, "SHARD_COUNT"), (4013, "Upgrade it")]
)
async def test_a_refusal_for_good_ends_the_process_in_one_sentence(
    code: int, words: str, tmp_path: Path
) -> None:
    """So that a supervisor doesn't try again, or for ten minutes asks nothing."""
    async with running(tmp_path) as (sandbox, process):
        await sandbox.faults.drop(code)
        said = await said_by(process)
        assert not [line for line in said if "Traceback" in line]
        assert words in said[-1]
        asked = len(sandbox.rest.log)
        again = await started(sandbox, tmp_path)
        assert (await said_by(again))[-1] == said[-1]
        assert process.returncode == again.returncode == command_line.NO_USE
        assert len(sandbox.rest.log) == asked


def drawing(process: Process) -> list[int]:
    """Return the processes that draw pictures for a bot (Linux)."""
    below = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(one) for one in below if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


@pytest.mark.parametrize("begun", [False, True], ids=["on their way", "being answered"])
async def test_presses_in_flight_are_answered_at_the_end(tmp_path: Path, *, begun: bool) -> None:
    """Commands, buttons and forms alike."""
    async with running(tmp_path) as (sandbox, process):
        people, names = sandbox.people, ("Ann", "Ben", "Cara")
        first = await people.slash("Ann", "games", "next")
        assert first.error is None
        sandbox.world.clock.stand()  # people wait as long as this machine needs
        hold = sandbox.faults.hold(CALLBACK) if begun else None
        sent = [people.slash(who, "games", what) for what in COMMANDS for who in names]
        if hold is not None:
            await hold.reached()
        process.send_signal(signal.SIGTERM)
        if hold is not None:
            hold.release()
        assert not [line for line in await said_by(process) if "Traceback" in line]
        assert process.returncode == 0
        assert [one.label for one in sent if not one.finished.done()] == []


@pytest.mark.parametrize("name", ["SIGINT", "SIGQUIT", "SIGHUP"])
async def test_whatever_tells_it_to_end_ends_it_like_that(tmp_path: Path, name: str) -> None:
    """Ctrl-C, Ctrl-\\, and the terminal's end, however the tests themselves were started."""
    heeded = f"import signal; signal.signal(signal.{name}, signal.SIG_DFL)\n"
    async with running(tmp_path, before=heeded) as (sandbox, process):
        sandbox.world.clock.stand()
        sent = [sandbox.people.slash(who, "games", "next") for who in ("Ann", "Ben")]
        process.send_signal(getattr(signal, name))
        assert not [line for line in await said_by(process) if "Traceback" in line]
        assert process.returncode == 0
        assert [one.label for one in sent if not one.finished.done()] == []


async def test_nohup_is_heeded(tmp_path: Path) -> None:
    """Who started it so goes, and it stays."""
    ignored = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
    async with running(tmp_path, before=ignored) as (sandbox, process):
        process.send_signal(signal.SIGHUP)
        assert (await sandbox.people.slash("Ann", "games", "next")).error is None
        process.send_signal(signal.SIGTERM)
        await said_by(process)
        assert process.returncode == 0


async def test_answers_that_can_not_be_read_or_never_come_are_a_line_each(tmp_path: Path) -> None:
    """Without tracebacks, also of those that the end cuts off."""
    async with running(tmp_path) as (sandbox, process):
        json = {"Content-Type": "application/json"}
        for page in ('{"id": "12', "null", "<html>"):
            sandbox.faults.block(CALLBACK, 200, page=page, headers=json)
            await sandbox.people.slash("Ann", "games", "next").finished
        sandbox.world.clock.stand()
        hold = sandbox.faults.hold(CALLBACK)
        for who in ("Ann", "Ben", "Cara"):
            sandbox.people.slash(who, "games", "next")
        await hold.reached()
        process.send_signal(signal.SIGTERM)
        said = await said_by(process)
        assert process.returncode == 0
        assert [line for line in said if "Traceback" in line or '"internal"' in line] == []
        assert len([line for line in said if '"interaction.failed"' in line]) == 6


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_who_waits_for_a_picture_is_answered_at_the_end(tmp_path: Path) -> None:
    """In letters, if the drawing processes hang."""
    async with running(tmp_path) as (sandbox, process):
        async with asyncio.timeout(60):
            while len(workers := drawing(process)) < 2:  # noqa: ASYNC110 - nothing else tells it
                await asyncio.sleep(0)
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        sandbox.world.clock.stand()
        people, kingdom = sandbox.people, {"kingdom": "w w1 f / w C l1"}
        sent = [people.slash(who, "games", "import", kingdom) for who in ("Ann", "Ben", "Cara")]
        process.send_signal(signal.SIGTERM)
        assert not [line for line in await said_by(process) if "Traceback" in line]
        assert process.returncode == 0
        assert [one.label for one in sent if not one.finished.done()] == []


def fill(pipe: int) -> None:
    """Fill a pipe, as one whose reader stands still."""
    os.set_blocking(pipe, False)
    with suppress(BlockingIOError):
        while True:
            os.write(pipe, b"x" * 512)
    os.set_blocking(pipe, True)


async def test_a_log_that_nobody_reads_stops_nothing(tmp_path: Path) -> None:
    """Presses are answered, and the process ends when it is told to."""
    reader, log = os.pipe()
    async with running(tmp_path, log) as (sandbox, process):
        fill(log)
        sandbox.world.clock.stand()
        sandbox.faults.fail(CALLBACK, 400, times=3)  # each is logged
        async with asyncio.timeout(60):
            for _ in range(4):
                last = sandbox.people.slash("Ann", "games", "next")
                await last.done
        assert last.error is None
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 30) == 0
    os.close(log)
    os.close(reader)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
@pytest.mark.parametrize(
    "stuck",
    [
        "bot.maintenance.begin_above = lambda *_: time.sleep(600)\n",
        "bot.maintenance.Services.open = lambda *_, **__: asyncio.to_thread(time.sleep, 600)\n",
    ],
    ids=["in its only thread", "in another one"],
)
async def test_a_start_whose_disk_stands_still_says_so_and_ends(
    tmp_path: Path, name: str, stuck: str
) -> None:
    """With the first signal; nothing is lost by that."""
    heeded = f"import asyncio, signal, time; signal.signal(signal.{name}, signal.SIG_DFL)\n"
    soon = "bot.maintenance.SLOW = 0.2\n"
    sandbox = Sandbox()
    await sandbox.start()
    process = await started(sandbox, tmp_path, before=heeded + soon + stuck)
    assert process.stderr is not None
    async with asyncio.timeout(60):
        while b'"start.waits"' not in await process.stderr.readline():
            assert process.returncode is None
        process.send_signal(getattr(signal, name))
        assert await process.wait() == -getattr(signal, name)
    await sandbox.stop()


async def test_a_thread_that_waits_does_not_hold_up_the_end(tmp_path: Path) -> None:
    """As one that looks up the name of a host where no name server answers."""
    stuck = (
        "import asyncio, threading; wait = threading.Event().wait\n"
        "bot.client.load_for_good = "
        "lambda: asyncio.get_running_loop().run_in_executor(None, wait)\n"
    )
    async with running(tmp_path, before=stuck) as (_, process):
        process.send_signal(signal.SIGTERM)
        said = await said_by(process)
        assert not [line for line in said if "Traceback" in line]
        assert process.returncode == 0


def _try(chosen: Settings, clock: ManualClock, asked: list[str], *, good: bool = False) -> None:
    with connection.noting_refusal(chosen, clock):
        asked.append(chosen.token.get_secret_value() if chosen.token else "")
        if not good:
            raise discord.LoginFailure("Improper token has been passed.")


def _closed(code: int) -> discord.ConnectionClosed:
    socket = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=0)  # type: ignore[arg-type]


def test_a_refused_token_is_tried_every_ten_minutes(tmp_path: Path) -> None:
    """Another one is tried at once."""
    clock, asked = ManualClock(), list[str]()

    def chosen(token: str) -> Settings:
        settings = {"CASTELLAN_DATA": tmp_path, "DISCORD_TOKEN": token}
        return Settings(_env_file=None, **settings)  # type: ignore[call-arg, arg-type]

    for _ in range(600):
        with pytest.raises(discord.LoginFailure):
            _try(chosen("wrong"), clock, asked)
        clock.advance(10)
    assert asked == ["wrong"] * 10
    _try(chosen("right"), clock, asked, good=True)
    assert asked[10:] == ["right"]
    for code, refusal in ((4011, _closed(4011)), (4014, discord.PrivilegedIntentsRequired(0))):
        with pytest.raises(type(refusal)), connection.noting_refusal(chosen("right"), clock):
            raise refusal
        with pytest.raises(discord_errors.RefusedLately) as refused:
            _try(chosen("right"), clock, asked)
        assert refused.value.code == code
        clock.advance(connection.REFUSED_FOR)
    mark = tmp_path / "refused-token"
    assert "wrong" not in mark.read_text()
    mark.unlink()
    mark.mkdir()  # it can't be written, as on a full disk
    with pytest.raises(discord.LoginFailure):
        _try(chosen("wrong"), clock, asked)


@pytest.mark.parametrize(("status", "code", "wrong"), [(401, 0, True), (401, 50027, False)])
def test_a_refusal_of_the_token_is_told_from_that_of_an_interaction(
    status: int, code: int, *, wrong: bool
) -> None:
    class Response:  # as discord.py reads it
        reason = "Unauthorized"

        def __init__(self) -> None:
            self.status = status

    error = discord.HTTPException(Response(), {"message": "no", "code": code})
    assert discord_errors.is_wrong_token(error) is wrong
