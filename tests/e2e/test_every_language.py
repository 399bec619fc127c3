"""Everything that people are shown comes from their language: no English is left, nothing is cut.

A language made of English, with accents and longer, is offered to everybody. All commands are typed
and every kind of button is pressed; what is shown anywhere without accents is not from `locales/`.
"""

from __future__ import annotations

import calendar
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import locales
from cogs.translator import TAGS
from locales.checking.catalog import catalog
from locales.checking.visible import HOLE, prose
from render.canvas import lettering
from sandbox import CannotDo, Change, Message, Record, User, walk
from services.core import table_names
from tests.e2e.playing import on_turn, turn_by_buttons
from tests.e2e.stage import Stage
from tests.e2e.test_random_presses import Presser, leaves_of
from tests.helpers import pseudo

LANGUAGE = "fr"
LOOKS = ("help", "look", "line", "table", "score", "games", "rules", "settings", "profile")
"""What is asked for beside the turns of a game."""
BUTTON, OPTION = 288.0, 60
"""The pixels that a label has on a phone 360 px wide, and the characters of an option."""
FONT = (500, 14)
PEOPLE = ("Ann", "Ben", "Cara", "Dan")
SHOWN = ("content", "label", "placeholder", "description", "title", "value")
"""The fields of components and forms that people read."""
_WORD = re.compile(r"(?<![\w#/])[A-Za-z]{3,}(?![\w])")
NAMED = " ".join((str(vars(table_names)), *calendar.month_name, "Castellan's Court Europe London"))
"""Names that are the same in every language: of tables, of kingdoms of the day, of the server, of
zones."""


@cache
def words_of(language: str) -> frozenset[str]:
    """The words of our texts in a language."""
    source = catalog(language)
    shown = (form for key in source.by_key for form in source.forms(key, {}, HOLE))
    return frozenset(word.lower() for form in shown for word in _WORD.findall(prose(form)))


def english() -> frozenset[str]:
    """The words of our English texts."""
    return words_of("en")


def shown(node: Any) -> Iterator[str]:
    """Every text in the components of a message, or in a form."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key in SHOWN and isinstance(value, str) and (key != "value" or "label" not in node):
                yield value
            else:
                yield from shown(value)
    elif isinstance(node, list):
        for one in node:
            yield from shown(one)


class Tourist(Presser):
    """Types every command, and uses a button of each kind."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.random = stage, Random(1)
        self.people, self.world = stage.sandbox.people, stage.world
        self.server = self.world.server("Castellan's Court")
        self.folk = [self.world.user(name) for name in PEOPLE]
        self.used: set[str] = set()
        self.forms: list[Any] = []

    def words(self, least: int, most: int) -> str:
        return "7" * max(1, least)

    async def read(self, who: User, record: Record) -> None:
        self.forms += [record.modal] if record.modal else []
        await super().read(who, record)

    async def type_everything(self) -> None:
        """Type each command, by somebody who may."""
        for name, spec in [*leaves_of(self.world.commands_in(self.stage.channel("games")))]:
            for who, where in ((self.folk[0], self.game()), (self.folk[1], self.game())):
                values: dict[str, object] = {}
                for option in spec:
                    if option.get("required"):
                        chosen = await self.option(who, where, name, option, values)
                        values[option["name"]] = chosen
                try:
                    await self.read(who, self.people.slash(who, where, name, values))
                except CannotDo:
                    continue
            await self.stage.settle()

    async def press_everything(self) -> None:
        """Use each kind of button and list that is on a message, and on what it shows."""
        found = True
        while found:
            found = False
            for message in [*self.world.messages.values()]:
                for part in self.stage.components(message):
                    kind = ":".join(str(part.get("custom_id")).split(":")[:6])
                    word = re.sub(r"\d+", "", kind)
                    if part.get("disabled") or not part.get("custom_id") or word in self.used:
                        continue
                    self.used.add(word)
                    found = await self.use(message, part) or found
            await self.stage.settle()

    async def use(self, message: Message, part: Any) -> bool:
        who = self.reader(message)
        if who is None or message.id not in self.world.messages:
            return False
        try:
            if part["type"] == 2:
                record = self.people.click(who, message, part["custom_id"])
            else:
                chosen = self.chosen(part)
                record = self.people.choose(who, message, part["custom_id"], chosen)
            await self.read(who, record)
        except CannotDo:
            return False
        return True

    def game(self) -> Any:
        threads = self.stage.threads()
        return threads[0] if threads else self.stage.channel("games")


async def begun(stage: Stage, tourist: Tourist) -> None:
    """A game of two, another with a town, a tournament."""
    for box in ("kingdomino", "queendomino"):
        await stage.command("Ann", "games", "game new", box=box, lords=2, who="anyone")
        await stage.settle()
        await stage.press("Ben", stage.messages("games")[-1], "join")
        await stage.settle()
    desk = await stage.command("Ann", "games", "organise new", name="7", capacity=12)
    await stage.press("Ann", desk, "publish")
    await stage.settle()


def english_of(texts: Iterable[str], own: frozenset[str] = frozenset()) -> set[tuple[str, str]]:
    """What is English of some texts: the words, and the text. `own`: words of their language."""
    names = {word.lower() for word in _WORD.findall(" ".join((NAMED, *PEOPLE)))}
    known = english() - names - own
    return {
        (word, text)
        for text in texts
        for word in _WORD.findall(prose(text))
        if word.lower() in known
    }


@pytest.fixture
async def abroad(data: Path) -> AsyncIterator[Stage]:
    """The bot in a server, among people, whose Discord is set to the language."""
    stage = Stage(data)
    stage.world.server("Castellan's Court").locale = LANGUAGE
    for user in stage.world.users.values():
        user.locale = LANGUAGE
    with pseudo.offered(LANGUAGE):
        async with stage:
            yield stage


async def test_all_that_people_read_is_in_their_language(abroad: Stage) -> None:
    stage = abroad
    tourist = Tourist(stage)
    await begun(stage, tourist)
    await tourist.type_everything()
    await tourist.press_everything()
    assert not stage.client.app.refusals
    assert not list(stage.client.app.faults)
    texts = {*shown(tourist.forms)}
    for message in stage.world.messages.values():
        texts |= {message.content or "", *shown(message.components)}
        texts |= {file.description or "" for file in message.files}
    found = english_of(iter(texts))
    assert not found, "\n".join(sorted(f"{word}: {text[:100]!r}" for word, text in found))
    assert len(texts) > 300


class Album:
    """Everything that was ever shown: panels are edited in place."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.texts: set[str] = set()
        self.labels: set[str] = set()
        self.options: set[str] = set()
        stage.world.listeners.append(self.note)

    def note(self, change: Change) -> None:
        if not isinstance(change.what, Message):
            return
        message = change.what
        self.texts |= {message.content or "", *shown(message.components)}
        self.texts |= {file.description or "" for file in message.files}
        for part in walk(message.components):
            self.labels |= {part["label"]} if part.get("label") else set()
            self.options |= {one["label"] for one in part.get("options", ())}


@pytest.mark.parametrize("language", locales.LANGUAGES)
async def test_a_game_for_two_in_each_language(language: str, data: Path) -> None:
    """By buttons from the open table to the end: in one language, and nothing is cut on a phone."""
    stage = Stage(data)
    for one in (*stage.world.servers.values(), *stage.world.users.values()):
        one.locale = TAGS.get(language, (language,))[0]
    album = Album(stage)
    async with stage:
        await stage.command("Ann", "games", "game new", box="kingdomino", lords=2, who="anyone")
        await stage.settle()
        await stage.press("Ben", stage.messages("games")[-1], "join")
        await stage.settle()
        (thread,) = stage.threads()
        while (name := await on_turn(stage, thread)) is not None:
            await turn_by_buttons(stage, thread, name)
            await stage.settle()
        for look in LOOKS:
            await stage.command("Ben", thread, look)
        assert not stage.client.app.refusals
        assert not list(stage.client.app.faults)
    wide = {one for one in album.labels if lettering.width(one, *FONT) > BUTTON}
    assert not wide
    assert not {one for one in album.options if len(one) > OPTION}
    if language != "en":
        found = english_of(album.texts, words_of(language))
        assert not found, "\n".join(sorted(f"{word}: {text[:100]!r}" for word, text in found))
    assert len(album.texts) > 150
