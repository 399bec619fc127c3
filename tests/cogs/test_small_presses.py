"""What the buttons of lists, rules, settings and the set-up check ask of the services and show."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

import cogs.client
from cogs import base
from cogs.codec import ADMIN, GAME, LISTS, PERSON, Ids
from cogs.lists import commands as lists
from cogs.play import turn_actions
from cogs.rules import commands as rules
from cogs.screen import Screen
from cogs.settings import commands as settings
from services.facts import Person, Refused
from services.facts.games import VoteFact
from services.facts.lists import GameList
from services.facts.people import ReliabilityFact, UserSettings
from services.facts.tables import ServerSettings, Setup
from tests.cogs.scenes import EN, accept, game_fact, labels, new_game, said
from tests.cogs.test_lists import line, listing

cogs.client.load()


@dataclass
class FakePlay:
    """Answers as the service of games does, from what it was given."""

    lines: tuple[Any, ...] = ()
    asked: list[tuple[object, ...]] = field(default_factory=list)
    vote: VoteFact | None = None

    async def games_of(self, person: Person, show: str, server: int | None) -> GameList:
        self.asked.append((show, server))
        return replace(listing(*self.lines), show=show)  # type: ignore[arg-type]

    async def game_lines(
        self, person: Person, shows: tuple[str, ...], server: int | None
    ) -> tuple[Any, ...]:
        return self.lines

    async def most_urgent(self, person: Person) -> Any:
        return next((one for one in self.lines if one.waits == "turn"), None)

    async def next_turn(self, person: Person) -> Any:
        return None

    async def vote_of(self, game: int, person: Person) -> VoteFact | None:
        return self.vote

    async def game(self, game: int, person: Person) -> Any:
        return game_fact(new_game(Setup()), Setup())


@dataclass
class FakePeople:
    """Settings kept in memory."""

    mine: UserSettings = field(default_factory=UserSettings)
    ours: ServerSettings = field(default_factory=ServerSettings)

    async def settings(self, user: int) -> UserSettings:
        return self.mine

    async def guess_zone(self, user: int) -> str | None:
        return None

    async def reliability(self, user: int) -> ReliabilityFact:
        return ReliabilityFact(100, 0, 0, 0, 0, 3, 0)

    async def change(self, person: Person, **changes: Any) -> UserSettings:
        self.mine = replace(self.mine, **changes)
        return self.mine

    async def server(self, server: int) -> ServerSettings:
        return self.ours

    async def change_server(self, server: int, **changes: Any) -> ServerSettings:
        self.ours = replace(self.ours, **changes)
        return self.ours


class FakeClick:
    """A press by Ann in server 1; what is shown is kept."""

    def __init__(self, action: str, *args: object, value: str = "", scope: str = LISTS) -> None:
        self.id = Ids(scope, 7)(action, *args)
        self.value = value
        self.texts = EN
        self.user, self.server, self.channel = 101, 1, 5
        self.person = Person(101, "Ann")
        self.play, self.people = FakePlay(), FakePeople()
        services = SimpleNamespace(play=self.play, people=self.people)
        self.app = SimpleNamespace(services=services)
        rights = discord.Permissions.all()
        self.interaction: Any = SimpleNamespace(
            locale=discord.Locale.american_english,
            permissions=rights,
            app_permissions=rights,
            channel=None,
            guild=None,
        )
        self.shown: list[Screen] = []

    async def show(self, screen: Screen) -> None:
        accept(screen)
        self.shown.append(screen)

    @property
    def last(self) -> str:
        return said(self.shown[-1])


async def press(handler: base.Handler, click: FakeClick) -> FakeClick:
    await handler(click)  # type: ignore[arg-type]
    return click


async def test_most_urgent_opens_the_turn_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """[Next game] and [Most urgent] lead to the panel, in whatever server the game is."""
    opened: list[int] = []

    async def play(_ask: object, game: int) -> None:
        opened.append(game)

    monkeypatch.setitem(base._GAME_ACTIONS, "play", play)
    click = FakeClick("next")
    click.play.lines = (line(3, waits="vote"), line(4, waits="turn"))
    await press(base._HANDLERS[LISTS, "next"], click)
    assert opened == [click.play.lines[1].game]
    assert click.shown == []


async def test_most_urgent_says_so_where_nothing_waits() -> None:
    """Nobody is left without an answer."""
    click = FakeClick("next")
    click.play.lines = (line(),)
    assert (await press(base._HANDLERS[LISTS, "next"], click)).last == (
        "Nothing waits for you. You are in 1 game."
    )


async def test_a_filter_keeps_the_box() -> None:
    """The select changes which games, not of which box."""
    click = FakeClick("filter", "discovery", value="finished")
    click.play.lines = (line(), line(1, box="discovery"))
    await press(lists.choose_filter, click)
    assert click.play.asked == [("finished", 1)]
    assert "Only Discovery." in click.last


async def test_a_page_button_holds_what_it_shows() -> None:
    """Which games, which box, which page: a restart in between changes nothing."""
    click = FakeClick("page", "mine", "any", 1, "following")
    click.play.lines = tuple(line(n) for n in range(12))
    await press(lists.press_page, click)
    assert "2 of 2" in labels(click.shown[-1])


@pytest.mark.parametrize("args", [(), ("nonsense", "any", "0")])
async def test_an_id_that_means_nothing_is_refused(args: tuple[str, ...]) -> None:
    """Ids come from clients."""
    with pytest.raises(Refused, match="button_unknown"):
        await press(lists.press_page, FakeClick("page", *args))


@pytest.mark.parametrize("args", [(), ("town",), ("town", "court")])
async def test_a_domino_to_take_has_to_be_named(args: tuple[str, ...]) -> None:
    """The word for a tab is none."""
    click: Any = FakeClick("take", *args, scope=GAME)
    click.args = click.id.args
    with pytest.raises(Refused, match="button_unknown"):
        await press(turn_actions.press_domino, click)


async def test_a_vote_is_asked_privately() -> None:
    """[Vote] in the list shows the question with its answers."""
    click = FakeClick("vote")
    click.play.vote = VoteFact(9, 7, "abort", 1, "Ann", 0, (1, 2, 3, 4), (1,), None, "open")
    await press(lists.press_vote, click)
    assert "without a result" in click.last
    assert labels(click.shown[-1]) == ["Agree", "Go on"]


async def test_a_vote_that_is_over_shows_the_list() -> None:
    """The question may have been closed meanwhile."""
    click = FakeClick("vote")
    click.play.lines = (line(),)
    assert "Your games" in (await press(lists.press_vote, click)).last


async def test_a_topic_is_shown_from_its_select() -> None:
    """Only topics that exist."""
    click = FakeClick("topic", "terms", value="crown")
    assert "Rules · Crowns" in (await press(rules.choose_topic, click)).last
    with pytest.raises(Refused, match="button_unknown"):
        await press(rules.choose_topic, FakeClick("topic", value="cheating"))


async def test_the_rules_button_of_a_game_shows_its_rules() -> None:
    """[Rules] below an opening."""
    click = FakeClick("rules", scope=GAME)
    assert "Rules of" in (await press(rules.press_rules_of_game, click)).last
    assert "**Four lords at Kingdomino.**" in click.last


async def test_a_setting_is_saved_at_once_and_shown() -> None:
    """The same screen, holding the new value."""
    click = FakeClick("set", "pictures", value="board", scope=PERSON)
    await press(settings.choose, click)
    assert click.people.mine.board_first
    assert click.last.startswith("### Your settings")


async def test_a_setting_that_does_not_exist_is_refused() -> None:
    """Nothing is saved."""
    click = FakeClick("set", "pictures", value="huge", scope=PERSON)
    with pytest.raises(Refused, match="button_unknown"):
        await press(settings.choose, click)
    assert click.people.mine == UserSettings()


async def test_the_check_is_for_those_who_manage_the_server() -> None:
    """Anybody else is told what it needs."""
    click = FakeClick("check", scope=ADMIN)
    click.interaction.permissions = discord.Permissions.none()
    with pytest.raises(Refused, match="not_admin"):
        await press(base._HANDLERS[ADMIN, "check"], click)


async def test_the_check_reads_the_rights_of_the_channel() -> None:
    """Where our rights are unknown to us, what Discord says counts."""
    click = FakeClick("check", scope=ADMIN)
    here = Mock(spec=discord.TextChannel, id=5, guild=None, is_news=lambda: False)
    click.interaction.channel = here
    click.interaction.user = Mock(spec=discord.User)
    click.interaction.app_permissions = discord.Permissions(view_channel=True, send_messages=True)
    await press(base._HANDLERS[ADMIN, "check"], click)
    assert "4 things to fix" in click.last
