"""A page of a proxy's in between, with 403 or 404, says nothing about rights, places or people."""

from __future__ import annotations

import re
import ssl
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from discord.webhook.async_ import async_context

from cogs import answers, discord_errors
from cogs.members import member
from sandbox import Right
from tests.cogs.stage import begin, stage
from tests.cogs.test_private_threads import invitable
from tests.cogs.test_tournament_threads import members, private, seal
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage, bare
from tests.helpers.database import new_folder

__all__ = ["stage"]

HOUR, MINUTE = 3600, 60
ROOT = Path(__file__).parents[2]
ADD = "PUT /channels/{channel}/thread-members/{user}"
CHANNEL = "GET /channels/{channel}"


def test_only_one_module_judges_by_the_class_of_an_error() -> None:
    """All others ask it what a refusal means."""
    by_class = re.compile(r"discord\.(NotFound|Forbidden)\b")
    found = [path for path in (ROOT / "cogs").rglob("*.py") if by_class.search(path.read_text())]
    assert [path.name for path in found] == ["discord_errors.py"]


class Limited:
    """A session that is always told to wait for years."""

    status, headers = 429, {"Via": "1.1", "content-type": "application/json"}

    def request(self, *_given: object, **_named: object) -> Limited:
        """Be the answer, too."""
        return self

    async def __aenter__(self) -> Limited:
        return self

    async def __aexit__(self, *_error: object) -> None:
        pass

    async def text(self, **_named: object) -> str:
        """What it says."""
        return '{"retry_after": 1e9}'


async def test_no_answer_waits_for_years(monkeypatch: pytest.MonkeyPatch) -> None:
    """As discord.py's other way to answer would, for whatever pause it is told."""
    monkeypatch.setattr("cogs.answers.LONGEST", 0.01)
    session: Any = Limited()
    with pytest.raises(TimeoutError):
        await async_context.get().request(discord.http.Route("POST", "/answer"), session)


async def test_a_wrong_certificate_is_called_so() -> None:
    """As where a clock is a year ahead: nothing has answered in Discord's place."""
    wrong = ssl.CertificateError("certificate has expired")
    key: Any = SimpleNamespace(host="", port=1)
    error = aiohttp.ClientConnectorCertificateError(key, wrong)
    with pytest.raises(aiohttp.ClientConnectorCertificateError):
        await answers._checked(AsyncMock(side_effect=error))()
    assert discord_errors.is_down(error)
    assert discord_errors.code_of(error) == "ClientConnectorCertificateError"


@pytest.mark.parametrize("status", [403, 404])
async def test_a_watchers_thread_is_not_taken_for_lost(stage: Stage, status: int) -> None:
    """Nor made a second time; the next press finds it."""
    sitting = await sit_down(stage)
    await stage.command("Cara", sitting.thread, "game kibitz")
    stage.sandbox.faults.block(CHANNEL, status)
    shown = await stage.command("Dan", sitting.thread, "game kibitz")
    assert "I can't make or use a private thread there" not in bare(shown)
    assert "You are in" in bare(await stage.command("Dan", sitting.thread, "game kibitz"))
    (thread,) = private(stage)
    assert members(stage, thread) == {"Cara", "Dan"}


async def test_a_private_thread_stays_closed(stage: Stage) -> None:
    """We may add people to it; nobody else gets that right because of the page."""
    games = stage.channel("games")
    stage.world.set_overwrite(games, stage.world.bot, allow=Right.MANAGE_THREADS)
    stage.sandbox.faults.block(ADD, times=3)
    await seal(stage)
    await stage.settle()
    (thread,) = private(stage)
    assert not invitable(thread)


async def test_a_game_waits_for_its_thread(stage: Stage) -> None:
    """It is not played in the channel instead."""
    stage.sandbox.faults.block("POST /channels/{channel}/messages/{message}/threads")
    await begin(stage)
    await stage.settle()
    assert not stage.threads()
    await stage.pass_time(HOUR)
    (thread,) = stage.threads()
    assert any("The game has begun" in bare(one) for one in stage.messages(thread))
    assert not [one for one in stage.messages("games") if "first domino" in bare(one)]


async def test_an_event_waits_for_its_thread() -> None:
    with new_folder() as folder:
        async with TournamentStage(folder) as stage:
            stage.sandbox.faults.block(
                "POST /channels/{channel}/messages/{message}/threads", 404, 2
            )
            tournament = await stage.begun(2, rounds=1, checkin=False)
            await stage.events(tournament.id, ("paused", {"reason": "the hall burns"}))
            await stage.settle()
            await stage.to(stage.clock.now() + HOUR)
            assert [one for one in stage.said(stage.thread()) if "the hall burns" in one]
            assert not [one for one in stage.said() if one.startswith("## Autumn Cup · round 1")]


async def test_a_live_list_is_not_posted_twice(stage: Stage) -> None:
    await stage.command("Ann", "lobby", "admin index", channel=stage.channel("lobby").id)
    await stage.settle()
    stage.sandbox.faults.block(f"PATCH /channels/{stage.channel('lobby').id}/*", 404)
    await sit_down(stage)
    await stage.pass_time(MINUTE)
    await stage.pass_time(HOUR)
    (shown,) = stage.messages("lobby")
    assert "Live games · 1" in bare(shown)


async def test_nobody_is_taken_for_a_stranger(stage: Stage) -> None:
    """Neither somebody who is invited nor a member whom an organizer names."""
    wanted = {"box": "kingdomino", "lords": 3, "who": "anyone", "name": "Apple Hill"}
    await stage.command("Ann", "games", "game new", **wanted)
    stage.sandbox.faults.block("GET /guilds/{guild}/members/{user}", 404, times=9)
    stage.sandbox.faults.block("GET /users/{user}", 404, times=9)
    dan = stage.world.user("Dan").id
    shown = await stage.command("Ann", "games", "game invite", user=dan)
    assert "Discord does not answer me right now" in bare(shown)
    guild = stage.client.guilds[0]
    ask: Any = SimpleNamespace(
        app=stage.client.app, user=1, interaction=SimpleNamespace(client=stage.client)
    )
    with pytest.raises(discord.HTTPException):
        await member(ask, dan, guild.id)


async def test_the_page_is_not_shown(stage: Stage) -> None:
    """`/admin check` names what answered, in a line."""
    shown = await stage.command("Ann", "games", "admin check")
    stage.sandbox.faults.block("POST /channels/{channel}/messages")
    shown = await stage.press("Ann", shown, "Post a test picture")
    assert "Discord says: foreign/403" in bare(shown)
