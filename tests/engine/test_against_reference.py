"""The engine and the reference, side by side on random positions of every set-up."""

from __future__ import annotations

import hashlib
import random

import pytest

from engine import Game, Options
from tests.engine.test_perft import SETUPS
from tests.reference import ReferenceGame

POSITIONS = 1_000
VARIANTS = [frozenset(), frozenset({"middle_kingdom"}), frozenset({"middle_kingdom", "harmony"})]


def pair(rule: str, number: int) -> tuple[Game, ReferenceGame]:
    """The same deal in both."""
    base = SETUPS[rule]
    variants = VARIANTS[number % len(VARIANTS)]
    options = Options(box=base.box, players=base.players, variants=base.variants | variants)
    seed = hashlib.sha256(f"{rule}:{number}".encode()).digest()
    names = [f"Lord{n + 1}" for n in range(base.players)]
    return Game.new(options, names, seed=seed), ReferenceGame(rule, seed, variants)


def same_position(game: Game, reference: ReferenceGame) -> None:
    """Who moves, what is legal."""
    assert game.over == reference.over
    assert [move.text() for move in game.legal_moves()] == reference.moves()
    if not reference.over:
        assert game.turn is not None
        assert game.turn.seat == reference.seat


def same_result(game: Game, reference: ReferenceGame) -> None:
    """Every line that both know of the score pad, and the winners."""
    for card, kingdom in zip(game.scores(), reference.kingdoms.values(), strict=True):
        expected = kingdom.score(reference.variants)
        got = card.to_dict()
        assert {key: got[key] for key in expected} == expected
    if reference.over:
        assert list(game.view().winners or ()) == reference.winners()


@pytest.mark.parametrize("rule", sorted(SETUPS))
def test_a_thousand_random_positions_agree(rule: str) -> None:
    """R1–R5, R23–R31, R45, R50, R51, R53, R57, R58, R63: two programs, one game."""
    seen = number = 0
    while seen < POSITIONS:
        game, reference = pair(rule, number)
        chance = random.Random(number)
        while not reference.over and seen < POSITIONS:
            same_position(game, reference)
            same_result(game, reference)
            move = chance.choice(reference.moves())
            game.play(move)
            reference.play(move)
            seen += 1
        same_result(game, reference)
        number += 1
    assert seen == POSITIONS
