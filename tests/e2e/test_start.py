"""Discord is down when the bot starts: it tries again, and says so in one line each time."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise
from pathlib import Path

import aiohttp
import discord
import pytest
import structlog.testing
from sqlalchemy import text

from cogs import connection, log
from cogs.app import App
from cogs.client import Castellan
from sandbox.endpoint import point_discord_at
from services import Services
from tests.e2e.faulty import Hasty, _no_pauses
from tests.e2e.house import House
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage
from tests.helpers.clock import ManualClock

__all__ = ["Hasty", "_no_pauses"]


class Waits(ManualClock):
    """A clock on which every wait is over at once."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[int] = []

    async def wait(self, until: int) -> None:
        self.waits.append(until - self.now())
        self.advance(max(0, until - self.now()))


DOWN = {
    "who am I": "GET /users/@me",
    "the application": "GET /oauth2/applications/@me",
    "its commands": "PUT /applications/{}/commands",
}


FOREIGN: dict[str, tuple[int, str]] = {
    "a page": (200, "<html>"),
    "nothing": (200, "null"),
    "half an answer": (200, '{"id": "123", "chan'),
    "half a refusal": (403, '{"mess'),
    "a limit of no length": (429, '{"message": "limited"}'),
    "a list": (429, "[1, 2]"),
}
"""What isn't Discord's, whatever the status."""


@pytest.mark.parametrize("what", DOWN)
@pytest.mark.parametrize("how", ["failed", "cut", "blocked", *FOREIGN])
async def test_a_start_without_discord_is_tried_again(data: Path, what: str, how: str) -> None:
    """With growing pauses, up to a minute; then all is as always."""
    house = House(data)
    await house.sandbox.start()
    point_discord_at(house.sandbox.port)
    faults, clock, ready = house.sandbox.faults, Waits(), asyncio.Event()
    for _ in range(7):
        if how == "cut":
            faults.cut(DOWN[what])
        elif how == "blocked":  # by a proxy: the token is not wrong
            faults.block(DOWN[what], 401 if what == "who am I" else 403)
        elif how in FOREIGN:
            status, body = FOREIGN[how]
            kind = "text/html" if how == "a page" else "application/json"
            headers = {"Content-Type": kind, "Via": "a proxy"}
            faults.block(DOWN[what], status, page=body, headers=headers)
        else:
            faults.fail(DOWN[what], 503)
    services = await Services.open(house.settings.database_url, clock=clock)

    class Noticed(Castellan):
        async def on_ready(self) -> None:
            await super().on_ready()
            ready.set()

        def _start_worker(self, *_: object) -> None:
            """Leave the clock to the start."""

    def make() -> tuple[Castellan, str]:
        app = App(house.settings, clock, services, house.renderer)
        return Noticed(app, guild_ready_timeout=0.05, shard_count=1), "sandbox"

    with structlog.testing.capture_logs() as logs:
        running = asyncio.create_task(connection.stay_connected(make, clock))
        async with asyncio.timeout(20):
            await ready.wait()
    told = [one for one in logs if one["log_level"] in ("warning", "error")]
    assert {one["event"] for one in told} == {"discord.down"}
    assert len(told) == 7 or (how == "cut" and len(told) >= 3), "aiohttp tries some requests twice"
    assert clock.waits == [5, 10, 20, 40, 60, 60, 60][: len(told)]
    assert all("exc_info" not in one for one in told)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert running.cancelled()
    await services.close()
    await house.sandbox.stop()


async def test_a_folder_that_was_not_mounted_is_noticed(data: Path) -> None:
    """Discord still has our commands: numbers begin where no message has one, and the log says so.

    No button of what is lost, or will be there again, acts on a new table.
    """
    async with Stage(data) as stage:
        await sit_down(stage)
        await stage.stop()
        for path in stage.settings.data.glob("c*"):  # the database, its log, what is beside it
            path.unlink()
        with structlog.testing.capture_logs() as logs:
            await stage.start()
        assert [one["event"] for one in logs if one["log_level"] == "warning"] == [
            "data.begun_anew"
        ]
        await stage.command("Ann", "games", "game new", box="kingdomino", lords=2, who="anyone")
        async with stage.services.context.read() as connection:
            (last,) = await connection.execute(text("SELECT max(id) FROM tables"))
        assert last[0] > 100_000_000


@pytest.mark.parametrize(
    "limited", [True, pytest.param(False, marks=pytest.mark.undelivered("400/50035"))]
)
async def test_commands_that_are_refused_keep_no_game_waiting(data: Path, limited: bool) -> None:
    """Discord takes 200 new commands a day; the old ones work on, the next start tries again."""
    async with Stage(data) as stage:
        sitting = await sit_down(stage)
        mark = stage.settings.data / "commands.sha256"
        mark.write_bytes(b"\xff of another version")  # half a block, as after a power cut
        status, code = (429, 30034) if limited else (400, 50035)
        route = "PUT /applications/{}/commands"
        stage.sandbox.faults.fail(route, status, code=code, retry_after=40_000)
        await stage.restart()
        await sitting.turn()
        assert mark.read_bytes() == b"\xff of another version"
        await stage.restart()
        assert mark.read_bytes() != b"\xff of another version"


async def test_a_wrong_token_is_no_reason_to_try_again() -> None:
    class Refused:
        async def login(self, _token: str) -> None:
            raise discord.LoginFailure("Improper token has been passed.")

        async def close(self) -> None:
            pass

    clock = Waits()
    with pytest.raises(discord.LoginFailure):
        await connection.stay_connected(lambda: (Refused(), "wrong"), clock)  # type: ignore[arg-type, return-value]
    assert clock.waits == []


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), TimeoutError(), ValueError()])
def test_a_lost_connection_is_logged_in_one_line(error: Exception) -> None:
    """Another error of the library keeps its traceback."""
    record = logging.LogRecord(
        "discord.shard", logging.ERROR, "", 1, "Failed for %s", (3,), (type(error), error, None)
    )
    assert log._without_traceback(record)
    assert (record.exc_info is None) is not isinstance(error, ValueError)
    assert record.getMessage().startswith("Failed for 3")


def test_pauses_grow() -> None:
    assert all(later > earlier for earlier, later in pairwise(connection.PAUSES))
    assert connection.PAUSES[-1] <= 60
