"""Whole games of the other set-ups: Royal Wedding, teams, giants, The Court; both ways of playing.

Most turns of a kind that was played often enough cost no presses; at full size every turn does.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import locales
from engine import Game, Kind
from sandbox import Message
from tests.e2e.hands import Buttons, Commands, Hands, said
from tests.e2e.lords import SEED, Hall, Lords, check_record, check_thread
from tests.e2e.sitting import Sitting, sit_down
from tests.e2e.stage import Stage
from tests.e2e.telling import building_name, token_name
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
    quests: tuple[str, ...] = ()


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
BY_COMMANDS = {
    "giants at court": replace(
        KINGDOMS,
        options={**KINGDOMS.options, "quests": "harmony, Lost Corner"},
        quests=("harmony", "lost_corner"),
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


def dear(names: Iterable[str], *full: str) -> list[Any]:
    """Return the set-ups as parameters, some of them for full size only."""
    return [
        pytest.param(name, marks=pytest.mark.full if name in full else (), id=name)
        for name in names
    ]


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


@pytest.mark.parametrize("name", dear(SHORT, "giants at court", "wedding for three"))
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


@pytest.mark.parametrize("name", dear(BY_COMMANDS, "giants at court with towns"))
async def test_a_whole_game_by_commands(hall: Stage, name: str) -> None:
    """Every step is typed; what can't be done is told to its lord alone, and changes nothing."""
    setup = BY_COMMANDS[name]
    sitting, game = await deal(hall, setup)
    assert game.options.quests == setup.quests
    vain = Vain(setup.refusals)
    await play(sitting, game, setup, Commands(sitting), vain=vain)
    assert not vain.missing


async def test_a_team_plays_by_commands(hall: Stage) -> None:
    """Dominoes are typed with the letter of their box; the reports name both partners."""
    sitting, game = await deal(hall, BY_BUTTONS["teams of six"])
    lords = Lords(sitting, game, Random(1), Commands(sitting))
    await lords.play(rounds=1)
    assert {Kind.PLACE, Kind.CHOOSE, Kind.TAX} <= lords.done.keys()
    assert {move.domino[0] for move in game.moves if move.domino} == {"K", "Q"}
    check_thread(sitting, game)


async def test_the_boards_of_the_new_boxes_are_looked_at_by_commands(hall: Stage) -> None:
    """/court, /board, /line and /table show what lies there, to a lord and to who watches."""
    setup = BY_COMMANDS["giants at court with towns"]
    sitting, game = await deal(hall, setup)
    await Lords(sitting, game, Random(setup.seed), Commands(sitting), enough=1).play(rounds=1)
    view, name = game.view(), await sitting.on_turn()
    assert view.court is not None
    assert view.board is not None
    tiles = [building_name(slot.building) for slot in view.board.slots if slot.building]
    told = {
        "court": [token_name(token) for token in view.court.face_up],
        "board": tiles,
        "line": [locales.number(slot.domino, "queendomino") for slot in view.next_line],
        "table": list(game.names),
    }
    for who in (name, "Gus"):
        for command, words in told.items():
            shown = await hall.command(who, sitting.thread, command)
            assert shown.only_for == sitting.id(who)
            alt = shown.files[0].description or ""
            text = said(await hall.command(who, sitting.thread, command, **{"as": "text"}))
            for word in words:
                assert word in alt, (command, word, alt)
                assert word in text, (command, word, text)


async def test_what_a_set_up_does_not_have_is_told_privately(hall: Stage) -> None:
    """Each command of the giants, The Court and the partners, where none of them is in play."""
    sitting = await sit_down(hall, 3)
    name = await sitting.until("1.1")
    for command, options, words in (
        ("giant", {"square": "e6"}, "This game has no giants. They come with Age of Giants"),
        ("send", {"giant": "e6", "lord": "k2"}, "This game has no giants."),
        ("receive", {"square": "e6"}, "No giant is on its way to you."),
        ("recruit", {"token": "merchant"}, "This game has no Court."),
        ("search", {"token": "Captain"}, "This game has no Court."),
        ("court", {}, "This game has no Court."),
        ("game note", {"text": "Hello"}, "You have no partner in this game"),
    ):

        async def type_(command: str = command, options: dict[str, str] = options) -> Message:
            return await hall.command(name, sitting.thread, command, **options)

        await sitting.refused(name, type_, words, offers=hall.labels(await type_()))
    for command, options, words in (
        ("send", {"giant": "e6", "lord": "Nobody"}, "I don't know the lord “Nobody” in this game."),
        ("recruit", {"token": "Baker"}, "This game has no Court."),
        ("search", {"token": "merchant", "square": "north"}, "I don't know the square “north”."),
        (
            "recruit",
            {"token": "merchant", "pay": "all of it"},
            "I don't know the square “all of it”.",
        ),
    ):

        async def type_(command: str = command, options: dict[str, str] = options) -> Message:
            return await hall.command(name, sitting.thread, command, **options)

        await sitting.refused(name, type_, words, offers=hall.labels(await type_()))
