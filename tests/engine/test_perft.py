"""Perft: the number of move sequences from fixed positions, counted by the reference."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from engine import Game
from tests.engine.setups import COMBINATIONS, NAMES, SETUPS

FOLDER = Path(__file__).parent / "perft"
BONUSES = {"middle_kingdom", "harmony"}
FILES = sorted(path.stem for path in FOLDER.glob("*.perft"))


@dataclass(frozen=True)
class Position:
    """One block of a perft file."""

    seed: bytes
    moves: list[str]
    counts: dict[int, int]


def read(rule: str) -> list[Position]:
    """The positions of one set-up's file."""
    blocks = (FOLDER / f"{rule}.perft").read_text().strip().split("\n\n")[1:]
    return [parse(block) for block in blocks]


def parse(block: str) -> Position:
    """seed, moves and the numbers by depth; a remark says what is special."""
    lines = [line for line in block.splitlines() if not line.startswith("#")]
    seed, moves, *depths = lines
    played = moves.removeprefix("moves").strip()
    counts = {int(line.split()[1]): int(line.split()[2]) for line in depths}
    return Position(bytes.fromhex(seed.split()[1]), played.split("; ") if played else [], counts)


def game_at(rule: str, position: Position) -> Game:
    """The engine's game at a position."""
    options = SETUPS[rule]
    game = Game.new(options, list(NAMES[: options.players]), seed=position.seed)
    for move in position.moves:
        game.play(move)
    return game


def perft(game: Game, depth: int) -> int:
    """Sequences of exactly so many legal moves."""
    legal = game.legal_moves()
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        game.play(move)
        total += perft(game, depth - 1)
        game.undo()
    return total


@pytest.mark.parametrize("rule", FILES)
def test_the_engine_counts_what_the_reference_counted(
    rule: str, request: pytest.FixtureRequest
) -> None:
    """R1–R18: no legal move is missing and none is too many, as far as the budget goes."""
    budget = request.config.getoption("--perft-budget") or 10**9
    checked = 0
    for number, position in enumerate(read(rule), 1):
        game = game_at(rule, position)
        before = game.to_record()
        for depth, count in position.counts.items():
            if count > budget:
                continue
            budget -= count
            assert perft(game, depth) == count, f"{rule}, position {number}, depth {depth}"
            checked += 1
        assert game.to_record() == before, "undo is exact"
    assert checked >= len(read(rule)), "every position is counted at least once"


def test_every_set_up_has_a_perft_file() -> None:
    """R19: bonuses and quests change no move, so each combination is counted in its set-up's."""
    assert set(FILES) == set(SETUPS)
    moving = {
        replace(one, variants=one.variants - BONUSES, quests=()) for one in COMBINATIONS.values()
    }
    assert moving == set(SETUPS.values())
