"""How many sequences of moves follow: the number that proves a move generator."""

from __future__ import annotations

from engine.game import Game
from engine.moves import Move


def perft(game: Game, depth: int) -> int:
    """The sequences of exactly `depth` legal moves; a game that is over earlier counts 0."""
    if depth == 0:
        return 1
    if depth == 1:
        return game.count_moves()
    return sum(perft(_after(game, move), depth - 1) for move in game.legal_moves())


def _after(game: Game, move: Move) -> Game:
    twin = game.copy()
    twin.play(move)
    return twin
