"""The doctor against the stand-in: what it sees, what it says of faults, what it leaves behind."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest
from pydantic import SecretStr

import bot
from cogs import doctor, slash_commands
from cogs.admin.rights import NEEDED
from cogs.client import load
from cogs.doctor.checklist import CHECKLIST, By
from cogs.doctor.visit import Client
from sandbox import Record, Right, Sandbox, walk
from sandbox.endpoint import point_discord_at
from sandbox.models import MessageKind
from settings import Settings
from tests.e2e.house import DOT
from tests.sandbox.waiting import until

SEEN = re.compile(r"^\[(ok|FAILED|skipped|by hand)\] (\d+)\. ([a-z]+) · ", re.MULTILINE)
SETTINGS = Settings(_env_file=None, DISCORD_TOKEN=SecretStr("t0ken"))  # type: ignore[call-arg]


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A world in which the bot's commands are registered."""
    monkeypatch.setattr("cogs.doctor.visit.SERVERS_SECONDS", 0.05)
    monkeypatch.setattr("render.draw", lambda _request: DOT)
    async with Sandbox() as box:
        point_discord_at(box.port)
        await register()
        yield box


async def register() -> None:
    """Register the commands, as the bot does when it starts."""
    load()
    async with Client(SETTINGS) as client:
        await client.login("t0ken")
        for entry in (*slash_commands.commands(), *slash_commands.menus()):
            client.tree.add_command(entry)
        await client.tree.sync()


def states(printed: str) -> dict[str, str]:
    """The state of each line, by its id, in the order it was printed."""
    return {id: state for state, _, id in SEEN.findall(printed)}


def left(sandbox: Sandbox) -> list[Any]:
    """The bot's threads that still exist, and its messages that more than one person sees."""
    world = sandbox.world
    ours = [one for one in world.messages.values() if one.author == world.bot.id]
    shown = [m for m in ours if not m.is_private and m.kind != MessageKind.THREAD_STARTER]
    return shown + [one for one in world.channels.values() if one.is_thread]


async def presses(sandbox: Sandbox) -> None:
    """Do as Ann what the doctor asks for: press [1] to [5], submit the form, lock the thread."""

    def shows(button: str) -> Any:
        every = sandbox.world.messages.values()
        shown = [m for m in every if any(c.get("custom_id") == button for c in walk(m.components))]
        return shown[-1] if shown else None

    async def press(button: str) -> Record:
        message = await until(sandbox, lambda: shows(button))
        record = sandbox.people.click("Ann", message, button)
        await until(sandbox, lambda: record.type is not None)
        return record

    for number in range(1, 6):
        last = await press(f"doctor:{number}")
    sandbox.people.submit("Ann", last, {"radio": "a", "text": "Hello"})


async def test_it_goes_through_the_whole_list_and_deletes_what_it_made(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ann presses what it asks for; every line that a program can check is well."""
    games = sandbox.world.channel("games")
    sandbox.world.set_overwrite(games, sandbox.world.bot, allow=Right.MANAGE_THREADS)
    examined = asyncio.create_task(doctor.examine(SETTINGS, games.id, 10))
    await presses(sandbox)
    thread = next(c for c in sandbox.world.channels.values() if c.name == "Castellan's doctor")
    sandbox.faults.lock(thread)
    assert await examined == 0
    printed = capsys.readouterr().out
    wanted = {line.id: "by hand" if line.by is By.HAND else "ok" for line in CHECKLIST}
    assert states(printed) == wanted
    assert "Nothing failed." in printed
    assert left(sandbox) == []


async def test_without_manage_threads_it_says_which_threads_are_left(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are empty and archived; nobody was there to press, so it waited once."""
    assert await doctor.examine(SETTINGS, sandbox.world.channel("games").id, 0.01) == 0
    printed = capsys.readouterr().out
    threads = left(sandbox)
    assert {one.name for one in threads} == {"Castellan's doctor", "Castellan's doctor, private"}
    assert all(one.thread.archived and str(one.id) in printed for one in threads)
    assert set(states(printed).values()) == {"ok", "by hand"}
    assert printed.count("(0.01 seconds)") == 1


@pytest.mark.parametrize("right", NEEDED)
async def test_a_missing_right_is_named(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str], right: str
) -> None:
    """With the name that it has in Discord, and how to grant it."""
    games = sandbox.world.channel("games")
    sandbox.faults.take_away(games, Right[right.upper()])
    assert await doctor.examine(SETTINGS, games.id) == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert right.replace("_", " ").title().replace(" In ", " in ") in last
    assert "llow" in last
    assert left(sandbox) == []


async def test_a_channel_that_is_gone_is_named(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its id; a channel of another kind is refused, too."""
    games = sandbox.world.channel("games").id
    sandbox.faults.delete_channel(games)
    assert await doctor.examine(SETTINGS, games) == 1
    assert f"no channel {games} that the bot can see" in capsys.readouterr().out


@pytest.mark.parametrize(
    "route", ["GET /users/@me", "GET /channels/{channel}", "DELETE /channels/{channel}/*"]
)
async def test_a_page_of_a_proxy_is_not_taken_for_discords_answer(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str], route: str
) -> None:
    """A token is not wrong, a channel not gone, and nothing deleted because of one."""
    games = sandbox.world.channel("games").id
    blocked = route.replace("{channel}", str(games))
    sandbox.faults.block(blocked, 401 if "users" in route else 404, times=50)
    left_behind = "DELETE" in route
    assert await doctor.examine(SETTINGS, games, wait=0) == (0 if left_behind else 1)
    printed = capsys.readouterr().out
    assert ("https://discord.com/channels" in printed.splitlines()[-1]) is left_behind
    assert ("can't be reached (foreign/40" in printed) is not left_behind
    assert "<html>" not in printed


@pytest.mark.parametrize(
    ("token", "said"),
    [(SecretStr("t0ken"), "refuses DISCORD_TOKEN"), (None, "DISCORD_TOKEN is not set")],
)
async def test_a_wrong_token_is_said(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str], token: SecretStr | None, said: str
) -> None:
    """In one line; so is one that is not set."""
    sandbox.faults.refuse_token("t0ken")
    chosen = SETTINGS.model_copy(update={"token": token})
    assert await doctor.examine(chosen, sandbox.world.channel("games").id) == 1
    printed = capsys.readouterr()
    assert said in printed.out.splitlines()[-1]
    assert "Traceback" not in printed.out + printed.err


def test_without_a_channel_it_says_how_to_name_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the command line."""
    monkeypatch.setattr("locales.log_missing_texts", lambda: None)
    monkeypatch.setattr("cogs.log.set_up", lambda _level: None)
    assert bot.main(["doctor"]) == 2
    assert "doctor --channel ID" in capsys.readouterr().out


async def test_a_failed_check_is_told_and_the_others_go_on(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit status is 1, and everything is deleted all the same."""
    games = sandbox.world.channel("games")
    sandbox.world.set_overwrite(games, sandbox.world.bot, allow=Right.MANAGE_THREADS)
    sandbox.world.set_commands(None, sandbox.world.commands[None][1:])
    sandbox.faults.fail("POST /channels/{channel}/messages/{message}/threads", 400)
    sandbox.faults.block_direct_messages("Ann")
    assert await doctor.examine(SETTINGS, games.id, 0) == 1
    printed = capsys.readouterr().out
    found = states(printed)
    assert [one for one, state in found.items() if state == "FAILED"] == [
        "commands",
        "thread",
        "direct",
    ]
    assert found["archived"] == "skipped"
    assert "3 checks failed." in printed
    assert left(sandbox) == []


@pytest.mark.parametrize(
    "route", ["GET /users/@me", "GET /oauth2/applications/@me", "GET /channels/{}", "*/commands"]
)
@pytest.mark.parametrize("page", ["<html>", "null", '{"id": "123", "chan'])
async def test_foreign_answers_are_said_in_a_line(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str], route: str, page: str
) -> None:
    """Of whatever status; and everything is deleted all the same."""
    kind = "text/html" if page == "<html>" else "application/json"
    games = sandbox.world.channel("games")
    sandbox.world.set_overwrite(games, sandbox.world.bot, allow=Right.MANAGE_THREADS)
    sandbox.faults.block(route, 200, 50, page=page, headers={"Content-Type": kind})
    assert await doctor.examine(SETTINGS, games.id, 0) == 1
    assert "ForeignAnswer" in capsys.readouterr().out
    assert left(sandbox) == []


async def test_an_answer_that_never_comes_is_said_in_a_line(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord accepts requests, and says nothing."""
    monkeypatch.setattr("aiohttp.client.DEFAULT_TIMEOUT", None)  # as it is when the doctor begins
    monkeypatch.setattr("cogs.answers.UNANSWERED", 0.5)
    hold = sandbox.faults.hold("GET /channels/{}")
    async with asyncio.timeout(30):
        assert await doctor.examine(SETTINGS, sandbox.world.channel("games").id, 0) == 1
    assert "Timeout" in capsys.readouterr().out
    hold.release()
    assert left(sandbox) == []


@pytest.mark.parametrize(
    "route", ["POST /channels/{}/messages", "POST /channels/{}/messages/{}/threads", "*/threads"]
)
async def test_what_a_lost_answer_made_is_deleted_too(sandbox: Sandbox, route: str) -> None:
    """Messages, whether sent again or not, and threads of both kinds."""
    games = sandbox.world.channel("games")
    sandbox.world.set_overwrite(games, sandbox.world.bot, allow=Right.MANAGE_THREADS)
    sandbox.faults.cut(route, 50, after=True)
    await doctor.examine(SETTINGS, games.id, 0)
    assert left(sandbox) == []


async def test_interrupted_it_deletes_what_it_made(sandbox: Sandbox) -> None:
    """While it waits for a press."""
    games = sandbox.world.channel("games")
    sandbox.world.set_overwrite(games, sandbox.world.bot, allow=Right.MANAGE_THREADS)
    examined = asyncio.create_task(doctor.examine(SETTINGS, games.id))
    await until(
        sandbox, lambda: any("private" in one.name for one in sandbox.world.channels.values())
    )
    signal.raise_signal(signal.SIGINT)
    assert await examined == 130
    assert left(sandbox) == []
