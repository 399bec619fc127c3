"""Which chance leads soonest to a turn that a test wants, tried in the engine alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine import Game, Move, Step

Play = Callable[[Game, Random], Sequence[Move]]


def quickest(game: Game, wanted: Callable[[Game], bool], play: Play) -> int:
    """Return the one of twelve seeds (more, for what is rare) that comes to such a turn soonest.

    Turns are played at random; giants on their way cover the last crown they may.
    """
    best, found = 1000, None
    for seed in range(200):
        if seed >= 12 and found is not None:
            return found
        turns = _turns(game.copy(), wanted, play, Random(seed), best)
        if turns is not None:
            best, found = turns, seed
    raise AssertionError("no such turn in 200 games")


def _turns(
    game: Game, wanted: Callable[[Game], bool], play: Play, random: Random, most: int
) -> int | None:
    """Count the turns until one is wanted; None where that takes as many as `most`, or all."""
    for turns in range(most):
        while game.turn is not None and game.turn.step is Step.RECEIVE and not wanted(game):
            game.play(game.legal_moves()[-1])
        if game.turn is None:
            return None
        if wanted(game):
            return turns
        for move in play(game, random):
            game.play(move)
    return None
