"""Whole games of the other set-ups: Royal Wedding, teams, giants, The Court; both ways of playing.

Most turns of a kind that was played often enough cost no presses; at full size every turn does.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Game, Kind
from tests.e2e.hands import Buttons, Commands, Hands
from tests.e2e.lords import SEED, Hall, Lords, check_record, check_thread
from tests.e2e.sitting import Sitting, sit_down
from tests.e2e.stage import Stage
from tests.e2e.vainly import Vain


@dataclass(frozen=True)
class Setup:
    """A set-up: how it is asked for, which row of the table it is, what has to happen in it."""

    rule: str
    lords: int
    options: dict[str, Any]
    kinds: frozenset[Kind] = frozenset()
    seed: int = 1
    refusals: frozenset[str] = frozenset()
    bought: tuple[str, ...] = ()


def refused(**codes: str) -> frozenset[str]:
    """What is refused in a game: the codes of each kind of step."""
    return frozenset(f"{kind} {code}" for kind, every in codes.items() for code in every.split())


TOWN = frozenset({Kind.TAX, Kind.BUILD, Kind.BURN})
GIANTS = frozenset({Kind.GIANT, Kind.SEND, Kind.RECEIVE})
COURT = frozenset({Kind.RECRUIT, Kind.SEARCH})
WAYS = ("best", "square", "payment")
WEDDING = {"box": "royal_wedding"}
TEAMS = {**WEDDING, "teams": True, "partners": "drawn"}
BY_BUTTONS = {
    "wedding for three": Setup("R9", 3, WEDDING, TOWN),
    "wedding for eight": Setup("R11-8", 8, WEDDING, TOWN),
    "teams of six": Setup("R12-6", 6, TEAMS, TOWN),
    "giants for five": Setup("R17", 5, {"box": "kingdomino", "giants": True}, GIANTS),
    "court for three": Setup(
        "R3-court",
        3,
        {"box": "kingdomino", "court": True},
        frozenset({Kind.RECRUIT}),
        bought=WAYS[::2],
    ),
}
BOTH = {"giants": True, "court": True}
KINGDOMS = Setup("R13-court", 2, {"box": "kingdomino", **BOTH}, GIANTS | COURT, seed=4, bought=WAYS)
TOWNS = Setup(
    "R15-q-court", 3, {"box": "queendomino", **BOTH}, GIANTS | COURT | TOWN, seed=5, bought=WAYS
)
SHORT = {**BY_BUTTONS, "giants at court": KINGDOMS, "giants at court with towns": TOWNS}
QUESTS = {"quests": "harmony, Lost Corner"}
BY_COMMANDS = {
    "giants at court": replace(
        KINGDOMS,
        options={**KINGDOMS.options, **QUESTS},
        refusals=refused(
            giant="place_first wrong_step giant_no_crown",
            send="wrong_step send_no_giant send_self",
            recruit="place_first court_resources court_pay court_not_there court_square_castle "
            "court_square_crown court_square_token court_square_terrain court_square_resource",
            search="place_first court_resources court_pay court_not_there court_square_crown",
        ),
    ),
    "giants at court with towns": replace(TOWNS, refusals=refused(recruit="court_square_building")),
}


@pytest.fixture
async def hall(data: Path) -> AsyncIterator[Stage]:
    """The bot in a hall."""
    async with Hall(data) as stage:
        yield stage


async def deal(hall: Stage, setup: Setup) -> tuple[Sitting, Game]:
    """Sit down at a table that one command opens, and deal the same game in the engine."""
    sitting = await sit_down(hall, setup.lords, **setup.options)
    fact = await sitting.fact()
    names = [sitting.name_of(seat.user) for seat in fact.table.seats]
    game = Game.new(fact.view.options, names, seed=SEED)
    assert fact.view == game.view()
    return sitting, game


async def play(sitting: Sitting, game: Game, setup: Setup, hands: Hands, **ways: Any) -> None:
    """Play to the end: each step is done, each turn told once, and all stands in the record."""
    lords = Lords(sitting, game, Random(setup.seed), hands, **ways)
    await lords.play()
    assert setup.kinds <= lords.done.keys()
    assert set(setup.bought) <= hands.bought.keys()
    check_thread(sitting, game)
    await check_record(sitting, game, setup.rule)


@pytest.mark.parametrize("name", SHORT)
async def test_a_whole_game(hall: Stage, name: str) -> None:
    """Every step is done by buttons."""
    setup = SHORT[name]
    sitting, game = await deal(hall, setup)
    await play(sitting, game, setup, Buttons(sitting))


@pytest.mark.full
@pytest.mark.parametrize("name", BY_BUTTONS)
async def test_every_turn_of_a_whole_game(hall: Stage, name: str) -> None:
    """Every turn is played by buttons."""
    setup = BY_BUTTONS[name]
    sitting, game = await deal(hall, setup)
    await play(sitting, game, setup, Buttons(sitting), enough=0)


@pytest.mark.parametrize("name", BY_COMMANDS)
async def test_a_whole_game_by_commands(hall: Stage, name: str) -> None:
    """Every step is typed; what can't be done is told to its lord alone, and changes nothing."""
    setup = BY_COMMANDS[name]
    sitting, game = await deal(hall, setup)
    vain = Vain(setup.refusals)
    await play(sitting, game, setup, Commands(sitting), vain=vain)
    assert not vain.missing
