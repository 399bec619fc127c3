"""What a lord is told about giants that came, also while they were away."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import cogs.client
from cogs import base
from cogs.app import Reader
from cogs.codec import GAME, Ids
from cogs.living_panels import LivingPanels
from cogs.play import game_views, giants_actions, turn_actions
from cogs.screen import Screen
from engine import Game
from services.facts import Person, Press, Refused
from services.facts.games import GameFact, GiantReceived
from services.facts.panels import CrownOffer, Received, ReceiveFact
from tests.cogs.scenes import EN, GIANTS, accept, game_fact, labels, panel_fact, quickly, said

cogs.client.load()

TOLD = "The giant covered the crown on **e6** for you, the smallest loss (−1)."
COVERED = GiantReceived(1, "Ann", "e6", -1, "forced")


def game_at(*, over: bool) -> Game:
    """Return a game at its fifth turn, or at its end."""
    turns = (one.copy() for one in quickly(GIANTS, every=40 if over else 5) if one.over is over)
    return next(turns) if over else list(turns)[1]


class Play:
    """Answers as the service of games does."""

    def __init__(self, game: GameFact, told: tuple[GiantReceived, ...]) -> None:
        self.fact, self.told = game, told
        self.more: ReceiveFact | None = None

    async def decided_for(self, game: int, person: Person) -> tuple[GiantReceived, ...]:
        return self.told

    async def plan_fates(self, game: int, person: Person) -> tuple[()]:
        return ()

    async def receive_panel(self, *_: object, **__: object) -> object:
        raise Refused("game_over", {"table": "Harvest Moon"}, ("look",))

    async def receive(self, *_: object, **__: object) -> Received:
        return Received(self.fact, self.told[0], None, self.more)

    async def watch(self, game: int, person: Person) -> GameFact:
        return self.fact

    async def explain(self, game: int, person: Person) -> tuple[()]:
        return ()

    async def game(self, game: int, person: Person) -> GameFact:
        return self.fact

    async def panel(self, press: Press) -> object:
        seat = self.fact.table.seat_of(press.person.id)
        assert seat is not None
        return replace(panel_fact(game_at(over=False), GIANTS), game=self.fact, seat=seat)


class FakeClick:
    """A press; what is shown is kept."""

    def __init__(self, play: Play, user: int, action: str, *words: object) -> None:
        self.id = Ids(GAME, 7, 1, 3)(action, *words)
        self.args, self.value = self.id.args, ""
        self.texts, self.user, self.server, self.channel = EN, user, 1, 5
        self.reader = Reader(EN)
        self.person = Person(user, "Ann")
        self.press = Press(7, self.person, 3, 1)
        services = SimpleNamespace(play=play)
        self.app = SimpleNamespace(services=services, panels=LivingPanels())
        self.shown = None
        self.told = ""
        self.labels: list[str] = []

    async def show(self, shown: Screen) -> None:
        accept(shown)
        self.told, self.labels = said(shown), labels(shown)

    show_new = show


async def pressed(handler: base.Handler, press: FakeClick) -> str:
    click: Any = press
    await handler(click)
    return press.told


HANDLERS = [
    (giants_actions.press_receive, "receive"),
    (giants_actions.press_cover, "cover"),
    (game_views.press_look, "look"),
    (game_views.press_explain, "explain"),
]


@pytest.mark.parametrize(("handler", "action"), HANDLERS, ids=[one[1] for one in HANDLERS])
async def test_the_lord_is_told_at_the_next_press(handler: base.Handler, action: str) -> None:
    """Late for the giant itself, or on the way to look at the end."""
    play = Play(game_fact(game_at(over=True), GIANTS), (COVERED,))
    assert TOLD in await pressed(handler, FakeClick(play, 101, action, "c3"))


async def test_the_own_turn_begins_with_it() -> None:
    """Where the game goes on, the panel says it until the lord acts."""
    play = Play(game_fact(game_at(over=False), GIANTS), (replace(COVERED, by="autopilot"),))
    assert TOLD in await pressed(turn_actions.press_play, FakeClick(play, 101, "play"))


async def test_nobody_else_is_told() -> None:
    """Not a spectator, not who gave up, and nobody where nothing was decided."""
    fact = game_fact(game_at(over=True), GIANTS)
    play = Play(fact, (COVERED,))
    assert "for you" not in await pressed(game_views.press_look, FakeClick(play, 999, "look"))
    seats = (replace(fact.table.seats[0], resigned=True), *fact.table.seats[1:])
    play.fact = replace(fact, table=replace(fact.table, seats=seats))
    assert "for you" not in await pressed(game_views.press_look, FakeClick(play, 101, "look"))
    silent = Play(fact, ())
    with pytest.raises(Refused, match="game_over"):
        await pressed(giants_actions.press_receive, FakeClick(silent, 101, "receive"))


async def test_the_next_giant_follows_at_once() -> None:
    """The one that is settled is said above it; the last one leads back to the game."""
    fact = game_fact(game_at(over=False), GIANTS)
    play = Play(fact, (replace(COVERED, by="lord"),))
    crowns = (CrownOffer(1, "d4", -2), CrownOffer(2, "c3", -5))
    play.more = ReceiveFact(
        fact, fact.table.seats[0], 2, ("Ben", "Cara"), crowns, None, on_turn=False
    )
    press = FakeClick(play, 101, "cover", "e6")
    told = await pressed(giants_actions.press_cover, press)
    assert "The giant covers the crown on **e6** (−1)." in told
    assert "sent you giants, and 2 wait." in told
    assert "Cover it" in press.labels
    play.more = None
    await pressed(giants_actions.press_cover, press)
    assert press.labels == ["Look"]
