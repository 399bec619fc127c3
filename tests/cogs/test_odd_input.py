"""Odd input everywhere: it is answered in words and is never a fault of ours."""

from __future__ import annotations

import asyncio
import json
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch
from zlib import crc32

import discord
import pytest
from discord import app_commands
from discord.app_commands import Namespace
from discord.ui import LayoutView

import cogs.client
import locales
from cogs import args, base, dispatch, slash_commands
from cogs.admin.settings_input import read_icons
from cogs.codec import GAME, REPLAY, TOURNAMENT, CustomId, base36
from cogs.play.duration_input import read_until
from cogs.play.town_actions import typed_building
from cogs.rules import topics
from cogs.settings.date_input import read_time
from cogs.tables.clock_setting import read_pace
from cogs.tables.setup_request import read_variants
from sandbox.rules import check_message, check_modal
from services.facts import Person, Refused
from services.facts.tables import Setup
from services.facts.tournament_acts import Act
from tests.cogs.scenes import V2
from tests.cogs.test_forged import ALPHABET, Reply, data
from tests.cogs.test_forged_tournaments import TournamentForger
from tests.helpers.database import new_folder
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import ANN, CHANNEL, SERVER

__all__ = ["data"]

cogs.client.load()

ODD = (
    *("", "   ", "7" * 60, "9" * 4301, "-1", "inf", "1e400", "1.5", "a\ud800b", "a\x00b"),
    *("\u202eabc", "\u200b\u2060", "👩\u200d👧 🏰", "x" * 6000, "foo/bar", "a:b.c"),
    *("<t:999999999999>", "0001-01-01", "9999-12-31 23:59", "\ufeff2090-01-01", "٣٣٣", "²"),
    *("9999w", "%s {0} { $x }", "'; DROP TABLE games; --", "**a** <@1> @everyone [x](http://y)"),
    *("日本カップ", "99:99-99:99", "1_000", "k" * 26),
)  # fmt: skip
"""What nobody types, or only to see what happens."""
HOST = replace(ANN, manages=True, server=SERVER)
FEW = 2
"""How many of them each option gets in a quick run; another option gets the next ones."""
FREE = {
    *("game new name", "game note text", "away note", "cup judge what", "organise new name"),
    *("organise message text", "organise change name", "organise change text"),
    *(f"organise {act} reason" for act in ("cancel", "extend", "pause", "message", "team")),
    *(f"organise {act} reason" for act in ("unpair", "seat", "change", "dates", "swap", "seed")),
}
"""The options whose text is kept as it is typed."""
BACK = {"seats", "jobs", "outbox", "sqlite_sequence"}
"""What changes where a lord is back by what they do."""


class Everything(Mapping[str, str]):
    """The fields of a form, each filled with the same."""

    def __init__(self, value: str) -> None:
        self.value = value

    def __getitem__(self, _key: str) -> str:
        return self.value

    def get(self, _key: str, _default: object = None) -> str:
        return self.value

    def __contains__(self, _key: object) -> bool:
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(("name", "text", "reason", "number"))

    def __len__(self) -> int:
        return 4


class Typist(TournamentForger):
    """A client that types whatever it likes into commands, their suggestions and forms."""

    odd = ""

    async def prepare_more(self) -> Typist:
        """Let there be two of everything, so that a command without a name has to ask."""
        world = self.world
        assert isinstance(world, TournamentWorld)
        await self.prepare()
        await self.fill(world)
        await world.start(Setup(lords=2, name="Second"))
        await world.table(Setup(lords=4, name="Third"))
        for tournament in self.tournaments:
            await world.services.tournaments.do(
                tournament, world.host, Act("team", "Help", role="organiser", other=HOST)
            )
        return self

    async def type(self, command: Any, options: Mapping[str, object]) -> list[dict[str, Any]]:
        """Send a command; returns the answers."""
        interaction, reply = self._new(HOST)
        await command.callback(interaction, **options)
        return reply.sent

    async def suggest(self, command: Any, option: str, typed: str) -> list[Any]:
        """Type into an option with suggestions."""
        interaction, _ = self._new(HOST)
        interaction.namespace = Namespace.__new__(Namespace)
        vars(interaction.namespace)[option] = typed
        found = await command._params[option].autocomplete(interaction, typed)
        assert len(found) <= 25
        for choice in found:
            assert 1 <= len(choice.name) <= 100, choice
            assert 1 <= len(choice.value) <= 100, choice
            choice.name.encode()
        return list(found)

    async def fill_in(self, id: str, odd: str) -> list[dict[str, Any]]:
        """Send a form, or press something in which the same was chosen."""
        self.odd = odd
        return (await self.send(HOST, id, [odd])).sent

    def _new(self, who: Person) -> tuple[Any, Reply]:
        reply = Reply()
        interaction = self._interaction(who, "", [], reply)
        interaction.permissions = discord.Permissions.all()
        interaction.client.app = self.app
        interaction.client.get_guild = lambda _server: None
        return interaction, reply


@pytest.fixture
def odd_for(request: pytest.FixtureRequest) -> Callable[[str], Sequence[str]]:
    """Return the texts for an option: all in a full run, else a few that its name chooses."""
    full = "not full" not in str(request.config.option.markexpr)

    def chosen(name: str) -> Sequence[str]:
        first = crc32(name.encode()) % len(ODD)
        return ODD if full else [*ODD, *ODD][first : first + FEW]

    return chosen


def leaves() -> Iterator[app_commands.Command[Any, ..., Any]]:
    for top in slash_commands.commands():
        found = top.walk_commands() if isinstance(top, app_commands.Group) else [top]
        yield from (one for one in found if isinstance(one, app_commands.Command))


COMMANDS = {one.qualified_name: one for one in leaves() if one.parameters}
ACTIONS = sorted(base._HANDLERS)


async def _prepare(data: Path) -> tuple[int, int, list[int]]:
    world = TournamentWorld(data / "castellan.db")
    with patch("services.standing.reliability._check_cap"):  # ANN is new and has much to do
        made = await Typist(world, data).prepare_more()
    await world.close()
    return made.game, made.table, made.tournaments


@pytest.fixture(scope="module")
def prepared() -> Iterator[tuple[Path, int, int, list[int]]]:
    """What every test finds, made once."""
    with new_folder() as folder:
        with inline(), ThreadPoolExecutor(1) as other:  # here a loop may be running
            made = other.submit(asyncio.run, _prepare(folder)).result()
        yield folder / "castellan.db", *made


@pytest.fixture
async def typist(
    data: Path, prepared: tuple[Path, int, int, list[int]], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Typist]:
    """Games, tables and tournaments; a fault of ours fails the test."""

    async def confess(_ask: Any, error: BaseException) -> None:
        raise AssertionError(repr(error)) from error

    def logged(*_: object, **__: object) -> None:
        raise  # noqa: PLE0704 - in place of a line in the log

    monkeypatch.setattr(dispatch, "_answer_failure", confess)
    monkeypatch.setattr(slash_commands, "_log", SimpleNamespace(exception=logged))
    path, game, table, tournaments = prepared
    world = TournamentWorld(Path(shutil.copy(path, data / "castellan.db")))
    made = Typist(world, data)
    made.game, made.table, made.tournaments = game, table, tournaments
    whole = dispatch.click_of

    def filled(*asked: Any) -> Any:
        click = whole(*asked)
        click.fields = Everything(dispatch._typed(made.odd))
        return click

    monkeypatch.setattr(dispatch, "click_of", filled)
    yield made
    await world.close()


def usual(parameter: app_commands.Parameter) -> Any:
    """A value for an option that is required beside the odd one."""
    if parameter.choices:
        return parameter.choices[0].value
    person = SimpleNamespace(id=3, display_name="Cara", bot=False, roles=[])
    kinds: dict[discord.AppCommandOptionType, Any] = {
        discord.AppCommandOptionType.string: "1",
        discord.AppCommandOptionType.integer: 1,
        discord.AppCommandOptionType.number: 1.0,
        discord.AppCommandOptionType.user: person,
        discord.AppCommandOptionType.channel: SimpleNamespace(id=CHANNEL),
    }
    return kinds[parameter.type]


def told_by(sent: list[dict[str, Any]]) -> list[Any]:
    """Return the components of what was answered."""
    return [one["view"].to_components() for one in sent]


def told(sent: list[dict[str, Any]]) -> None:
    """Something was answered, in words, as Discord takes it."""
    assert sent
    for one in sent:
        if "modal" in one:
            check_modal(one["modal"].to_dict())
            continue
        shown, files = one.get("view"), one.get("files") or one.get("attachments") or ()
        body = {
            "components": shown.to_components() if shown else [],
            "content": one.get("content"),
            "attachments": [{"id": n, "filename": file.filename} for n, file in enumerate(files)],
        }
        check_message(body, flags=V2 if isinstance(shown, LayoutView) else 0)
        said = json.dumps(body, ensure_ascii=False)
        assert said.encode()
        assert any(char.isalpha() for char in said)


def rest_of(
    typist: Typist, parameters: Sequence[app_commands.Parameter], option: str
) -> Iterator[dict[str, Any]]:
    """Yield the other options: what is about a game or tournament is left to be asked, or named."""
    given = {one.name: usual(one) if one.required else one.default for one in parameters}
    yield given
    named = {
        "game": base36(typist.game),
        "table": base36(typist.table),
        "cup": base36(typist.tournaments[0]),
    }
    for name, row in named.items():
        if name in given and name != option and not isinstance(given[name], int):
            yield {**given, name: row}


@pytest.mark.parametrize("name", COMMANDS)
async def test_odd_options_are_answered_in_words(
    typist: Typist, odd_for: Callable[[str], Sequence[str]], name: str
) -> None:
    """Each text option of a command with each odd text, and what is suggested meanwhile."""
    command = COMMANDS[name]
    for option in command.parameters:
        if option.type is not discord.AppCommandOptionType.string:
            continue
        longest = int(option.max_value or 6000)  # Discord sends no more
        for odd in [text[:longest] for text in odd_for(f"{name} {option.name}")]:
            if option.autocomplete:
                await typist.suggest(command, option.name, odd)
            for rest in rest_of(typist, command.parameters, option.name):
                before = typist.stored()
                told(await typist.type(command, {**rest, option.name: odd}))
                if args.clean(odd).strip() and f"{name} {option.name}" not in FREE:
                    assert typist.changed(before) <= BACK, (option.name, odd)


@pytest.mark.parametrize(("scope", "action"), ACTIONS)
async def test_odd_forms_and_choices_are_answered_in_words(
    typist: Typist, odd_for: Callable[[str], Sequence[str]], scope: str, action: str
) -> None:
    """Each id with each odd text in all fields, as what was chosen, and as its words."""
    rows = {
        GAME: (typist.game, typist.table),
        TOURNAMENT: (*typist.tournaments, 0),
        REPLAY: (typist.game,),
    }
    for odd in odd_for(f"{scope}:{action}"):
        words = tuple(odd.split(".")) if set(odd) <= {*ALPHABET, "."} and len(odd) <= 60 else ()
        for row in rows.get(scope, (0,)):
            id = CustomId(scope, row, action, words, kind="m").text()
            told(await typist.fill_in(id, odd))


# -- what is long ----------------------------------------------------------------------------------

STRETCHED = (" ", "a ", "(", "a(", "@", "=", "k1t0 ", ",", "1", "+", "a@3 (")


@pytest.mark.parametrize("base", STRETCHED)
def test_no_text_takes_long_to_read(base: str) -> None:
    """Everything that reads typed text takes some milliseconds at most, whatever is typed."""
    texts = locales.texts("en")
    for shape in ("{0}", "a{0}(", "a{0}({0}x", "k1t0{0}x", "12{0}:{0}"):
        typed = shape.format(base * (slash_commands.TYPED // len(base) // 2))
        readers: tuple[Callable[[], object], ...] = (
            partial(typed_building, typed),
            partial(read_icons, typed * 10, texts),
            partial(topics.search, typed, texts),
            partial(read_pace, typed, texts),
            partial(read_variants, typed, texts),
            partial(read_time, typed),
            partial(read_until, typed, 1_800_000_000, None, "en"),
            partial(locales.passage, typed * 10),
        )
        for number, reader in enumerate(readers):
            began = time.process_time()
            with suppress(Refused, ValueError):
                reader()
            assert time.process_time() - began < 0.1, (number, typed)


@pytest.mark.parametrize("language", ["en", "fr", "he"])
def test_a_question_is_compared_with_what_is_reckoned_once(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A member who types in /rules would otherwise take the time of all others."""
    texts = locales.texts(language)
    topics.search("warm", texts)
    read: list[str] = []
    plain = topics._plain

    def reading(text: str) -> str:
        read.append(text)
        return plain(text)

    monkeypatch.setattr(topics, "_plain", reading)
    typed = " ".join(topics.title(topic, texts) for topic in topics.TOPICS[:12])
    for asked in (typed, typed[::-1]):
        topics.search(asked, texts.with_emoji({"wheat": "<:wheat:1>"}))
        topics.also(asked, "game", texts)
    assert read == [typed, typed, typed[::-1], typed[::-1]]


async def test_longer_texts_are_not_read_at_all(typist: Typist) -> None:
    """An option takes 300 characters, unless it tells Discord another number."""
    count = 0
    for command in COMMANDS.values():
        for option in command.parameters:
            if option.type is not discord.AppCommandOptionType.string or option.choices:
                continue
            if option.max_value is not None:
                continue
            count += 1
            given = {one.name: usual(one) for one in command.parameters if one.required}
            rest = {one.name: one.default for one in command.parameters if not one.required}
            sent = await typist.type(command, {**rest, **given, option.name: "x" * 301})
            assert "300 characters" in json.dumps(told_by(sent)), (command.name, option.name)
            if option.autocomplete:
                assert await typist.suggest(command, option.name, "x" * 301) == []
    assert count > 80
