"""Where we may not attach files, text boards stand in for pictures; nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from unittest.mock import AsyncMock

import pytest
from discord.ui import TextDisplay

import locales
import render
from cogs import view
from cogs.app import App, Reader
from cogs.awake_threads import AwakeThreads
from cogs.screen import CONTENT, TEXT, Picture, Ping, Screen, Text
from cogs.view import Drawn
from render.requests import Request
from sandbox import Message, Right
from services.facts import Person, Press
from tests.cogs.stage import begun, game_of, living, on_turn, play_turn, stage
from tests.cogs.tournament_stage import TournamentStage
from tests.e2e.house import DOT, Sketch
from tests.e2e.stage import Stage
from tests.helpers.database import new_folder
from tests.render.goldens import GOLDENS

__all__ = ["stage"]


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> list[Request]:
    """What is drawn, in order."""
    found: list[Request] = []
    draw_all = App.draw_all

    async def noted(self: App, pictures: Sequence[Picture], reader: Reader) -> list[Drawn]:
        found.extend(one.request for one in pictures)
        return await draw_all(self, pictures, reader)

    monkeypatch.setattr(App, "draw_all", noted)
    return found


def is_in_text(message: Message, wanted: list[Request]) -> bool:
    """The message has no file, but the text of all pictures that were to be drawn."""
    assert wanted, f"no picture was wanted: {message.text}"
    boards = [render.board(request) for request in wanted]
    wanted.clear()
    return not message.files and all(board in message.text for board in boards)


@pytest.mark.parametrize("room", [0, 5, 40, 200, 600, 1500])
def test_a_board_is_cut_to_the_room_that_is_left(room: int) -> None:
    """Whole lines of it, its code block closed; never one character too many."""
    request = GOLDENS["turn"][1]()
    drawn = [Drawn(None, "", render.board(request))] * 2
    ping = view.build(Ping("x" * (CONTENT - room), picture=Picture(request)), drawn[:1])
    screen = Screen((Text("x" * (TEXT - room)), Picture(request), Picture(request)))
    shown = view.build(screen, drawn).view
    assert shown is not None
    parts = [one.content for one in shown.walk_children() if isinstance(one, TextDisplay)]
    for text, most in ((ping.content or "", CONTENT), ("".join(parts), TEXT)):
        assert most - room <= len(text) <= most
        assert text.count("```") % 2 == 0
        assert room < 200 or "```" in text


async def test_private_screens_are_told_in_text(stage: Stage, wanted: list[Request]) -> None:
    """Each command of a game that shows pictures, and the buttons of its panel."""
    thread = await begun(stage, box="queendomino")
    for _ in range(5):
        await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    stage.sandbox.faults.take_away("games", Right.ATTACH_FILES)
    wanted.clear()
    for name in ("kingdom", "table", "line", "score", "board", "digest", "replay", "play"):
        shown = await stage.command(who, thread, name)
        assert is_in_text(shown, wanted), name
    for label in ("place", "Town"):
        shown = await stage.press(who, shown, label)
        assert is_in_text(shown, wanted), label


async def test_words_only_leaves_pictures_out(stage: Stage, wanted: list[Request]) -> None:
    """Sentences stand in their place, once, and nothing is drawn in signs."""
    thread = await begun(stage, box="queendomino")
    for _ in range(5):
        await play_turn(stage, thread)
    who = await on_turn(stage, thread)
    await stage.command(who, thread, "settings", pictures="words")
    wanted.clear()
    for name in ("kingdom", "table", "line", "score", "board", "replay", "play", "ladder"):
        shown = await stage.command(who, thread, name)
        assert not shown.files, name
        assert "```" not in shown.text, name
        assert all(render.told(one) in shown.text for one in wanted), name
        wanted.clear()
    for label in ("place", "Town"):
        shown = await stage.press(who, await stage.command(who, thread, "play"), label)
        assert not shown.files
        assert "```" not in shown.text


@pytest.mark.parametrize("private", [True, False])
async def test_the_light_theme_can_be_chosen(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, private: bool
) -> None:
    """By everybody for their private pictures, by a server for its public ones."""
    themes: list[str] = []

    async def noted(_self: object, _one: Request, *, theme: str = "dark", who: int = 0) -> bytes:
        themes.append(theme)
        return DOT

    monkeypatch.setattr(Sketch, "draw", noted)
    thread = await begun(stage)
    who = await on_turn(stage, thread)
    if private:
        await stage.command(who, thread, "settings", theme="light")
    else:
        await stage.services.people.change_server(next(iter(stage.world.servers)), theme="light")
    themes.clear()
    await stage.command(who, thread, "table")
    assert themes == ["light" if private else "dark"]
    themes.clear()
    await play_turn(stage, thread)
    await stage.settle()
    assert ("dark" if private else "light") in themes


async def test_a_file_that_cannot_be_attached_is_asked_for_elsewhere(stage: Stage) -> None:
    """With its name and the permission that is missing; in direct messages it is handed out."""
    thread = await begun(stage)
    stage.sandbox.faults.take_away("games", Right.ATTACH_FILES)
    refused = await stage.command("Ann", thread, "record")
    assert not refused.files
    assert "needs the permission *Attach Files* here" in refused.text
    direct = stage.world.direct("Ann")
    game = (await stage.suggestions("Ann", "record", "game"))[0]
    assert game.startswith("Harvest Moon")
    handed = await stage.command("Ann", direct, "record")
    assert [one.name for one in handed.files]


async def test_a_game_is_reported_in_text(
    stage: Stage, wanted: list[Request], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The opening, turns, a turn taken back, and one after the thread was archived."""
    monkeypatch.setattr(AwakeThreads, "archived", AsyncMock())
    stage.sandbox.faults.take_away("games", Right.ATTACH_FILES)
    thread = await begun(stage)
    assert is_in_text(stage.message("The draw is fixed.", where=thread), wanted)
    for _ in range(3):
        who = await on_turn(stage, thread)
        await play_turn(stage, thread)
        assert is_in_text(living(stage, thread), wanted[-1:])
    game = await game_of(stage, thread)
    await stage.services.play.takeback(Press(game.id, Person(stage.world.user(who).id, who)))
    await stage.settle()
    assert is_in_text(living(stage, thread), wanted[-1:])
    forgotten = asyncio.ensure_future(stage.client.wait_for("thread_update"))
    stage.sandbox.faults.archive(thread)
    await forgotten
    assert stage.client.get_channel(thread.id) is None
    await play_turn(stage, thread)
    assert is_in_text(living(stage, thread), wanted[-1:])
    assert not any(one.files for one in stage.messages(thread))
    assert not stage.client.app.faults


async def test_a_tournament_is_told_in_text(wanted: list[Request]) -> None:
    """Its pages, posted and edited."""
    with new_folder() as folder:
        async with TournamentStage(folder) as stage:
            stage.sandbox.faults.take_away("games", Right.ATTACH_FILES)
            tournament = await stage.begun(4)
            await stage.finish_round(tournament.id)
            await stage.settle()
            assert wanted
            assert not any(one.files for one in stage.world.messages.values())
            pages = "".join(one.text for one in stage.world.messages.values())
            assert all(render.board(one).split("\n")[0] in pages for one in wanted)


async def test_the_third_answer_at_once_is_told_in_text(stage: Stage) -> None:
    """Two people's two pictures each are drawn; messages of the bot's own wait without number."""
    go, asked = asyncio.Event(), []

    class Slow(render.Renderer):
        async def draw(self, request: Request, **_: object) -> bytes:
            asked.append(request)
            await go.wait()
            return b"png"

        async def undrawn(self, request: Request, **_: object) -> tuple[tuple[str, str], ...]:
            raise render.Crowded  # a picture that is drawn is shown all the same

    app = App(stage.client.app.settings, stage.clock, stage.services, Slow())
    picture = Picture(GOLDENS["turn"][1]())
    readers = [Reader(locales.texts("en"), waits=who) for who in (1, 1, 2, 2, 0, 0, 0, 0)]
    waiting = [asyncio.create_task(app.draw_all([picture], reader)) for reader in readers]
    await asyncio.sleep(0)
    (third,) = await app.draw_all([picture], readers[0])
    assert third.data is None
    assert third.board is not None
    assert third.board.startswith("-# Many pictures are being drawn.")
    assert render.board(picture.request) in third.board
    go.set()
    assert all(drawn[0].data for drawn in await asyncio.gather(*waiting))
    assert len(asked) == 8
    (again,) = await app.draw_all([picture], readers[0])
    assert again.data == b"png"


async def test_a_picture_that_would_come_too_late_is_told_in_text(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the person who presses, who can press again; public news waits for its picture."""
    waited: list[int] = []

    async def crowded(_: Request, *, who: int = 0, **__: object) -> bytes:
        waited.append(who)
        if who:
            raise render.Crowded
        return b"png"

    thread = await begun(stage)
    who = await on_turn(stage, thread)
    monkeypatch.setattr(stage.renderer, "draw", crowded)
    shown = await stage.command(who, thread, "line")
    assert "Here it is in letters" in shown.text
    assert len(waited) == 1
    assert waited[0] > 0
    await play_turn(stage, thread)
    await stage.settle()
    assert 0 in waited
    assert "in letters" not in living(stage, thread).text
