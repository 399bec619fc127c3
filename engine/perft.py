"""Count the sequences of moves that follow, to compare two move generators."""

from __future__ import annotations

from engine.game import Game
from engine.moves import Move


def perft(game: Game, depth: int) -> int:
    """Count the sequences of exactly `depth` legal moves; shorter games don't count."""
    if depth == 0:
        return 1
    if depth == 1:
        return game.count_moves()
    return sum(perft(_after(game, move), depth - 1) for move in game.legal_moves())


def _after(game: Game, move: Move) -> Game:
    twin = game.copy()
    twin.play(move)
    return twin
