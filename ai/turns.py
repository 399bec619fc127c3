"""Whole turns and whole games of computer lords: each sees the view of its seat and no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.lookahead import lookahead
from engine import Game, GameView, Move

Lord = Callable[[GameView, Sequence[Move], int | None], Move]
"""What decides: from a view, the legal moves and a seat (None: the one on turn) to one of these
moves, or to one that The Court offers."""


def whole_turn(game: Game, lord: Lord = lookahead) -> tuple[Move, ...]:
    """Everything that is left of the turn in progress, as a lord plays it.

    The game itself does not change. Giants on their way to the seat on turn are received first,
    each a `receive` of its own. Raises ValueError where the game is over.
    """
    twin, moves, seat = game.copy(), list[Move](), game.turn and game.turn.seat
    over = False
    while not over:
        move = next_move(twin, lord)
        over = twin.play(move).turn_over or twin.turn is None or twin.turn.seat != seat
        moves.append(move)
    return tuple(moves)


def next_move(game: Game, lord: Lord = lookahead) -> Move:
    """What a lord plays in the seat on turn; ValueError where the game is over."""
    if game.turn is None:
        raise ValueError("nobody is on turn")
    seat = game.turn.seat
    return lord(game.view(seat), game.legal_moves(purchases=False), seat)
