"""An answer that takes too long is promised after 1.5 seconds, once; in a loop whose time jumps."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum, auto
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
import structlog
from discord import app_commands

import locales
from cogs import answers, base
from cogs.app import Reader
from cogs.arrivals import Arrivals
from cogs.base import CLOSED, Ask, Promise
from cogs.codec import GAME, Ids, base36, parse
from cogs.dispatch import Gate, guarded, pressed
from cogs.other_program import LATELY, OtherProgram
from cogs.screen import Field, Form, Picture, Screen, Text, screen
from cogs.slash_commands import suggests
from cogs.strikes import Strikes
from cogs.view import Drawn
from tests.cogs.scenes import EN
from tests.helpers.clock import START, ManualClock
from tests.helpers.jumping import Jumping, passed, run


class Answers:
    """What Discord was told, and when."""

    def __init__(self, loop: Jumping, *, takes: float = 0) -> None:
        self.loop, self.takes = loop, takes
        self.told: list[tuple[float, str]] = []

    async def acknowledge(self) -> None:
        await passed(self.loop, self.takes)
        self.told.append((self.loop.now, "promised"))

    async def answer(self, promise: Promise, after: float) -> None:
        await passed(self.loop, after)
        await promise.kept()
        self.told.append((self.loop.now, "answered"))


@pytest.mark.parametrize(
    ("takes", "after", "told"),
    [
        (0, 1.4, [(1.4, "answered")]),
        (0, 2.5, [(1.5, "promised"), (2.5, "answered")]),
        (0.7, 1.6, [(2.2, "promised"), (2.2, "answered")]),
        (0, 60, [(1.5, "promised"), (60.0, "answered")]),
    ],
)
def test_an_answer_is_promised_before_discord_gives_up(
    takes: float, after: float, told: list[tuple[float, str]]
) -> None:
    """Not where it comes in time; a promise on its way arrives before the answer."""

    async def work(loop: Jumping) -> None:
        answers, promise = Answers(loop, takes=takes), Promise()
        promise.make(answers.acknowledge)
        await answers.answer(promise, after)
        await passed(loop, 10)
        assert [(round(at, 3), what) for at, what in answers.told] == told

    run(work)


def test_a_promise_that_fails_does_not_keep_the_answer_back() -> None:
    """Discord may refuse it, where the answer was quicker after all."""

    async def work(loop: Jumping) -> None:
        async def fails() -> None:
            raise OSError("too late")

        promise = Promise()
        promise.make(fails)
        await passed(loop, 3)
        await promise.kept()
        await promise.kept()

    run(work)


class _Discord:
    """An interaction and everything around it, as far as an answer needs it; each call takes time.

    It notes how long after its birth Discord was first told something.
    """

    def __init__(self, number: int, loop: Jumping, times: _Times, press: _Press) -> None:
        self.loop, self.times = loop, times
        self.born = loop.now - times.way
        self.id, self.extras = number, dict[str, Any]()
        self.created_at = datetime.fromtimestamp(START + self.born, UTC)
        self.locale = discord.Locale.american_english
        self.user = SimpleNamespace(id=number, display_name="Ann")
        flags = SimpleNamespace(ephemeral=press is _Press.PRIVATE)
        self.message = None if press is _Press.COMMAND else SimpleNamespace(flags=flags, id=1)
        self.guild_id = self.channel_id = 1
        self.channel = None
        self.app_permissions = self.permissions = discord.Permissions.all()
        self.data = {"custom_id": f"b1:g:{base36(number)}:0:0:slow:"}
        self.response = self.followup = self
        self.type: discord.InteractionResponseType | None = None
        self.first: float | None = None
        self.calls: list[str] = []
        self.refuses: dict[str, int] = {}
        self.edit_original_response = self._call("edit")
        self.delete_original_response = self._call("delete")
        self.send = self._call("followup")
        self.send_message = self._call("send", discord.InteractionResponseType.channel_message)
        self.edit_message = self._call("update", discord.InteractionResponseType.message_update)
        self.send_modal = self._call("form", discord.InteractionResponseType.modal)

    def is_done(self) -> bool:
        return self.type is not None

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        types = discord.InteractionResponseType
        new = thinking or self.message is None
        await self._call(
            "defer", types.deferred_channel_message if new else types.deferred_message_update
        )(ephemeral=ephemeral)

    def _call(self, name: str, type: discord.InteractionResponseType | None = None) -> Any:
        async def call(*_: object, **words: object) -> Any:
            assert (type is None) == self.is_done(), "one answer, then more"
            await passed(self.loop, self.times.request)
            if name in self.refuses:
                gone: Any = SimpleNamespace(status=404, reason="Not Found")
                raise discord.NotFound(gone, {"code": self.refuses[name], "message": "gone"})
            self.type = self.type or type
            if self.first is None:
                self.first = self.loop.now - self.born
            self.calls.append(f"{name} privately" if words.get("ephemeral") else name)
            return SimpleNamespace(id=2, message_id=2)

        return call


class _Press(Enum):
    COMMAND = auto()
    PUBLIC = auto()
    PRIVATE = auto()


@dataclass
class _Times:
    """How long everything takes."""

    way: float = 0.0
    read: float = 0.0
    handler: float = 0.0
    picture: float | None = None
    request: float = 0.05
    skew: float = 0.0


class _App:
    """As much of the app as an answer needs."""

    def __init__(self, asked: _Discord) -> None:
        self.asked = asked
        self.suggested = self.services = self.people = self.play = self.tournaments = self
        self.faults: list[str] = []
        self.strikes, self.other_program = Strikes(), OtherProgram()

    def handling(self, _interaction: int, _user: int) -> Any:
        return nullcontext()

    async def take_name(self, _person: object) -> None:
        """Nobody here has a seat."""

    def forget(self, _user: int) -> None:
        """Nothing was suggested."""

    async def reader(self, _user: int, locale: str) -> Reader:
        await passed(self.asked.loop, self.asked.times.read)
        return Reader(locales.texts(locale))

    async def draw_all(self, wanted: Sequence[Picture], _reader: Reader) -> list[Drawn]:
        await passed(self.asked.loop, self.asked.times.picture or 0)
        return [Drawn(b"png", "A picture")] * len(wanted)

    def note_fault(self, _server: int | None, code: str, _kind: str) -> None:
        self.faults.append(code)


PICTURE = Picture(cast(Any, None))
How = Callable[[Ask, Screen], Awaitable[None]]


async def answered(
    loop: Jumping,
    number: int,
    times: _Times,
    press: _Press,
    how: How,
    arrivals: Arrivals | None = None,
    refuses: dict[str, int] | None = None,
) -> tuple[_Discord, _App]:
    """Let somebody press or type; wait until it is answered."""
    asked = _Discord(number, loop, times, press)
    asked.refuses = refuses or {}
    app = _App(asked)
    interaction = cast(Any, asked)
    (arrivals or Arrivals()).note(interaction, START + loop.now + times.skew)
    ask = base.ask(cast(Any, app), interaction)
    ask.retry = parse("b1:g:1:0:0:look:")

    async def work() -> None:
        await passed(loop, times.handler)
        parts = (Text("Here."), PICTURE) if times.picture is not None else (Text("Here."),)
        await how(ask, Screen(parts))

    await guarded(ask, work)
    return asked, app


WAYS: tuple[How, ...] = (
    lambda ask, shown: ask.show(shown),
    lambda ask, shown: ask.show_new(shown),
    lambda ask, shown: ask.post(shown, ask.reader),
)


def test_of_ten_thousand_answers_none_comes_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slow handlers, reads and pictures, alone and together; the ways to Discord are counted."""
    monkeypatch.setattr(base._log, "debug", lambda *_, **__: None, raising=False)

    async def work(loop: Jumping) -> None:
        chance = random.Random(16)
        handlers, reads = (0, 0, 1, 1.4, 2.5, 9), (0, 0, 0.3, 1, 2.5)
        pictures = (None, 0, 0.4, 0.69, 1.5, 5)
        firsts, arrivals = [], Arrivals()
        await answered(loop, 0, _Times(), _Press.PUBLIC, WAYS[0], arrivals)

        async def one(number: int) -> None:
            await passed(loop, chance.uniform(0, 600))
            times = _Times(
                way=chance.uniform(0, 0.4),
                read=chance.choice(reads),
                handler=chance.choice(handlers),
                picture=chance.choice(pictures),
                request=chance.uniform(0, 0.2),
            )
            press = chance.choice(list(_Press))
            how = chance.choice(WAYS)
            asked, app = await answered(loop, number, times, press, how, arrivals)
            assert not app.faults
            firsts.append(asked.first)

        await asyncio.gather(*(one(number) for number in range(1, 10_001)))
        assert len(firsts) == 10_000
        assert [first for first in firsts if first is None or first > 1.75] == []

    run(work)


@pytest.mark.parametrize("skew", [-3600.0, -1.7, -0.5, 1.2, 1.4, 1.7, 1.95, 5.0])
@pytest.mark.parametrize("press", _Press)
def test_a_wrong_clock_keeps_no_form_back(skew: float, press: _Press) -> None:
    """A clock that is ahead makes nothing late, nor does one that is set right."""

    async def work(loop: Jumping) -> None:
        async def form(ask: Ask, _shown: Screen) -> None:
            await ask.form(Form("Name", Ids(GAME, 1)("name"), (Field("Name", "name"),)))

        arrivals = Arrivals()
        for number in range(1, 13):
            off = skew if number <= 8 else 0.0
            times = _Times(way=0.1 * (number % 4), read=0.02, skew=off)
            asked, _ = await answered(loop, number, times, press, form, arrivals)
            assert asked.calls == ["form"]
            await passed(loop, 5)

    run(work)


def test_a_press_that_was_late_is_known_by_a_wrong_clock_too() -> None:
    """It was a second on its way: it is acknowledged half a second later."""

    async def work(loop: Jumping) -> None:
        arrivals = Arrivals()
        for number in range(1, 4):
            times = _Times(skew=1.7, request=0)
            await answered(loop, number, times, _Press.PUBLIC, WAYS[0], arrivals)
        late = _Times(way=1.0, handler=9, request=0, skew=1.7)
        asked, _ = await answered(loop, 4, late, _Press.PUBLIC, WAYS[0], arrivals)
        assert asked.first == pytest.approx(1.5)

    run(work)


@pytest.mark.parametrize("skew", [-2.4, 1.7])
def test_a_clock_that_is_off_is_told_once_and_again_when_it_is_right(skew: float) -> None:
    """Slow ways alone are no wrong clock."""

    async def work(loop: Jumping) -> None:
        arrivals, told = Arrivals(), list[str]()

        async def press(number: int, skew: float, way: float = 0.1, pause: float = 5) -> None:
            times = _Times(way=way, skew=skew)
            with structlog.testing.capture_logs() as logs:
                await answered(loop, number, times, _Press.PUBLIC, WAYS[0], arrivals)
            told.extend(one["event"] for one in logs if one["event"].startswith("clock."))
            await passed(loop, pause)

        for number in range(1, 5):
            await press(number, 0.0, way=1.8)
        await press(5, 0.0)
        await passed(loop, 3600)
        for number in range(100, 120):  # the machine stood still
            await press(number, 0.0, way=90, pause=0)
        for number in range(6, 10):
            await press(number, 0.0)
        assert (told, arrivals.off) == ([], 0)
        for number in range(10, 30):
            await press(number, skew)
        assert arrivals.off == pytest.approx(skew + 0.1)
        for number in range(30, 45):
            await press(number, 0.0)
        assert (told, arrivals.off) == (["clock.off", "clock.right"], 0)

    run(work)


@pytest.mark.parametrize("skew", [-3600.0, -0.5, 5.0])
def test_a_wrong_clock_counts_from_arrival(skew: float) -> None:
    """Neither early nor late by more than what may be a message's way."""

    async def work(loop: Jumping) -> None:
        slow = _Times(handler=9, request=0, skew=skew)
        asked, _ = await answered(loop, 1, slow, _Press.PUBLIC, WAYS[0])
        assert asked.first == pytest.approx(1.5)

    run(work)


@pytest.mark.parametrize("press", _Press)
def test_a_picture_is_not_waited_for_beyond_the_deadline(press: _Press) -> None:
    """A handler of a second leaves it 0.3 s, not 0.7; one of 1.4 s nothing."""

    async def work(loop: Jumping) -> None:
        for handler, first in ((0.0, 0.7), (1.0, 1.3), (1.4, 1.4)):
            times = _Times(handler=handler, picture=5, request=0)
            asked, _ = await answered(loop, 1, times, press, WAYS[0])
            assert asked.first == pytest.approx(first)

    run(work)


def test_a_new_screen_leaves_the_pressed_one_although_it_comes_late() -> None:
    """The acknowledgment was one of an edit; the answer is a message of its own."""

    async def work(loop: Jumping) -> None:
        asked, _ = await answered(loop, 1, _Times(handler=3), _Press.PRIVATE, WAYS[1])
        assert asked.calls == ["defer privately", "followup privately"]

    run(work)


def test_the_deadline_runs_before_the_first_read() -> None:
    """Of a press, through the door that every press takes."""

    async def work(loop: Jumping) -> None:
        asked = _Discord(1, loop, _Times(read=9, request=0), _Press.PUBLIC)
        interaction = cast(Any, asked)
        Arrivals().note(interaction, START + loop.now)
        await pressed(cast(Any, _App(asked)), Gate(loop.time), interaction)
        assert asked.first == pytest.approx(1.5)
        assert asked.calls == ["defer privately", "edit"]

    run(work)


@pytest.mark.parametrize("press", _Press)
def test_a_form_that_comes_too_late_can_be_asked_for_again(press: _Press) -> None:
    """Discord opens none after an acknowledgment; the pressed screen stays."""

    async def work(loop: Jumping) -> None:
        async def form(ask: Ask, _shown: Screen) -> None:
            await ask.form(Form("Name", Ids(GAME, 1)("name"), (Field("Name", "name"),)))

        asked, app = await answered(loop, 1, _Times(), press, form)
        assert asked.calls == ["form"]
        asked, app = await answered(loop, 1, _Times(read=2.5), press, form)
        last = "followup privately" if press is _Press.PRIVATE else "edit"
        assert asked.calls == ["defer privately", last]
        assert not app.faults

    run(work)


@pytest.mark.parametrize("code", [10008, 10015, 10062, 50027])
@pytest.mark.parametrize("way", ["edit", "followup", "update", "send", "delete"])
def test_a_screen_closed_meanwhile_is_no_fault(way: str, code: int) -> None:
    """Whatever call Discord answers so; a public message follows all the same."""

    async def work(loop: Jumping) -> None:
        for press in _Press:
            for how in WAYS:
                for handler in (0, 3):
                    times = _Times(handler=handler)
                    asked, app = await answered(loop, 1, times, press, how, refuses={way: code})
                    assert not app.faults
                    posts = how is WAYS[2] and press is not _Press.PRIVATE
                    if (way, code, handler, posts) == ("delete", 10008, 3, True):
                        assert asked.calls == ["defer privately", "followup"]

    run(work)


def test_a_first_answer_refused_at_once_tells_of_another_program() -> None:
    """Not one that we may have given ourselves: sent before, or repeated after a second."""
    now, first, later = 0.0, "/interactions/1/a/callback", "/webhooks/1/a/messages/@original"
    counted = OtherProgram(lambda: now)
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")

    async def work(loop: Jumping) -> None:
        nonlocal now

        async def refused(_route: object, takes: float) -> None:
            await passed(loop, takes)
            raise discord.HTTPException(answer, {"code": 40060, "message": "answered"})

        tell = answers._told_of_others(refused)
        for id, path, takes, told in (
            (1, later, 0.1, None),
            (1, first, 0.1, (1, 0)),
            (1, first, 0.1, (1, 0)),
            (2, first, 1.2, (1, 0)),
            (3, first, 0.1, (2, 0)),
        ):
            route = SimpleNamespace(path=path, webhook_id=id)
            with counted.noted(), pytest.raises(discord.HTTPException):
                await tell(route, takes)
            assert counted.latest == told
        now = LATELY - 1
        assert counted.latest == (2, LATELY - 1)
        now = LATELY
        assert counted.latest is None

    run(work)


@pytest.mark.parametrize(("slow", "offered"), [("nothing", 1), ("reading", 0), ("suggesting", 0)])
def test_suggestions_that_come_too_late_are_empty(slow: str, offered: int) -> None:
    """Discord waits no longer for them; the work is stopped."""

    async def work(loop: Jumping) -> None:
        asked = _Discord(1, loop, _Times(read=9 if slow == "reading" else 0), _Press.COMMAND)
        interaction = cast(Any, asked)
        interaction.client = SimpleNamespace(app=_App(asked))
        interaction.namespace = object.__new__(app_commands.Namespace)
        completes: list[Any] = []
        command = SimpleNamespace(
            autocomplete=lambda _option: completes.append, qualified_name="game"
        )

        @suggests(cast(Any, command), "game")
        async def suggest(_ask: Ask, _typed: str, _options: object) -> list[tuple[str, str]]:
            await passed(loop, 9 if slow == "suggesting" else 0.5)
            return [("Harvest Moon", "1")]

        Arrivals().note(interaction, START + loop.now)
        found = await completes[0](interaction, "")
        assert len(found) == offered
        assert loop.now <= 1.5

    run(work)


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), discord.RateLimited(600)])
def test_an_answer_that_fails_twice_is_logged_in_a_line(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Discord could not be reached, and can't be told so."""

    async def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr(Ask, "show", fails)

    async def work(loop: Jumping) -> None:
        _asked, app = await answered(
            loop, 1, _Times(), _Press.PUBLIC, lambda ask, shown: ask.show(shown)
        )
        assert not app.faults

    run(work)


async def test_who_takes_no_direct_messages_is_not_written_to_with_each_press() -> None:
    """In a thread that is locked to us; Discord shuts out a bot that is refused all the time."""
    refused = discord.Forbidden(Mock(status=403, reason="Forbidden"), {"code": 50007})
    ask = Mock(user=1, channel=2, texts=EN)
    ask.interaction.user.send = AsyncMock(side_effect=refused)
    ask.app.closed, ask.app.clock = {}, ManualClock()
    for _ in range(3):
        await Ask._answer_directly(ask, screen(Text("Ann is on turn.")), [])
    assert ask.interaction.user.send.await_count == 1
    ask.app.clock.advance(CLOSED)
    await Ask._answer_directly(ask, screen(Text("Ann is on turn.")), [])
    assert ask.interaction.user.send.await_count == 2
