"""Whole games of Queendomino: every optional step done, refused for each reason, and undone."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine import Game, Move, Options
from sandbox import Message
from tests.e2e.hands import Buttons, Commands
from tests.e2e.plot import Plot, game_seed
from tests.e2e.sitting import Sitting, sit_down
from tests.e2e.stage import Stage
from tests.e2e.telling import Told, building_name, new_tiles, reports, retold
from tests.reference import ReferenceGame

SEEDS = {
    (2, "buttons"): 25,
    (2, "commands"): 1,
    (3, "buttons"): 5,
    (3, "commands"): 21,
    (4, "buttons"): 33,
    (4, "commands"): 5,
}
"""Found by `python -m tests.e2e.plot`: in each of these games everything wanted happens."""
RULES = {2: "R6", 3: "R7", 4: "R8"}
TURNS = {2: 4 + 48, 3: 3 + 36, 4: 4 + 48}


class Dealt(Stage):
    """A stage on which the game of a seed is dealt."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder)
        self.entropy = lambda size: game_seed(seed)[:size]


@pytest.fixture
async def dealt(data: Path, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """The bot on a stage with the seed of the test's game."""
    lords, way = (request.getfixturevalue(name) for name in ("lords", "way"))
    async with Dealt(data, SEEDS[lords, way]) as stage:
        yield stage


@pytest.mark.parametrize(
    ("lords", "way"),
    [
        (2, "commands"),
        (3, "buttons"),
        pytest.param(2, "buttons", marks=pytest.mark.full),
        pytest.param(3, "commands", marks=pytest.mark.full),
        pytest.param(4, "buttons", marks=pytest.mark.full),
        pytest.param(4, "commands", marks=pytest.mark.full),
    ],
)
async def test_a_whole_game(dealt: Stage, lords: int, way: str) -> None:
    """Everything wanted happens, is told once in the thread, and stands in the record (R6–R8)."""
    sitting = await sit_down(dealt, lords, box="queendomino")
    fact, names = await sitting.fact(), ("Ann", "Ben", "Cara", "Dan")
    seed = SEEDS[lords, way]
    game = Game.new(Options(box="queendomino", players=lords), names[:lords], seed=game_seed(seed))
    assert fact.view == game.view()
    hands = (Buttons if way == "buttons" else Commands)(sitting)
    plot = Plot(game, seed, buttons=way == "buttons")
    turns = 0
    while not game.over:
        await hands.play(game.copy(), plot.turn())
        await dealt.settle()
        turns += 1
    assert turns == TURNS[lords]
    assert not plot.missing, "this game does not hold everything"
    check_thread(sitting, game)
    await check_record(sitting, game, RULES[lords])


def turns_of(game: Game) -> list[tuple[Move, ...]]:
    """The moves of a game, turn by turn."""
    return [turn.moves for turn in game.record_turns]


def check_thread(sitting: Sitting, game: Game) -> None:
    """The thread tells each turn once and in order, and the buildings that each round turned up."""
    again = Game.new(game.options, game.names, seed=game.seed)
    played: list[Told] = []
    tiles: list[str] = []
    for moves in turns_of(game):
        before = len(again.moves)
        played.append(retold(again, moves))
        twin = Game.new(game.options, game.names, seed=game.seed)
        new = [twin.play(move).new_tiles for move in again.moves][before:]
        names = [building_name(one) for one in itertools.chain(*new)]
        tiles += [listed(names)] if names else []
    every = sitting.messages
    assert [told for message in every for told in reports(message)] == played
    assert [line for message in every for line in new_tiles(message)] == tiles
    assert sum("took the last turn back." in message.text for message in every) == 1


def listed(names: list[str]) -> str:
    """Names as a sentence lists them."""
    return " and ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])}, and {names[-1]}"


async def check_record(sitting: Sitting, game: Game, rule: str) -> None:
    """The record holds these moves; the engine and the reference come to the told result."""
    stage = sitting.stage
    end: Message = sitting.messages[-1]
    assert stage.labels(end) == [
        "Rematch",
        "Replay",
        "Explain the score",
        "Record",
        "Review my game",
    ]
    shown = await stage.press("Ann", end, "Record")
    files = {file.name.rsplit(".", 1)[1]: stage.world.blobs.get(file.id) for file in shown.files}
    read = Game.from_record(files["txt"].decode())
    assert turns_of(read) == turns_of(game)
    assert read.view() == game.view()
    reference = ReferenceGame(rule, game.seed)
    for move in read.moves:
        assert move.text() in reference.moves()
        reference.play(move.text())
    assert reference.over
    assert tuple(reference.totals()) == read.result()
    assert tuple(reference.winners()) == read.winners()
    texts = [kingdom.text() for kingdom in reference.kingdoms.values()]
    assert texts == [kingdom.text for kingdom in read.view().kingdoms]
    best = max(read.result() or ())
    assert f"with {best}" in end.text
