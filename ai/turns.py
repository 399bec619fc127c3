"""Play whole turns with computer lords, which see only the view of their seat."""

from collections.abc import Callable, Sequence

from ai.lookahead import lookahead
from engine import Game, GameView, Move

Lord = Callable[[GameView, Sequence[Move], int | None], Move]
"""A function from a view, legal moves and a seat (None: the seat on turn) to one of these moves, or
to a purchase at The Court."""


def whole_turn(game: Game, lord: Lord = lookahead) -> tuple[Move, ...]:
    """The remaining moves of the turn in progress, as a lord plays them.

    The game itself does not change. Giants on their way to the seat on turn are received first,
    each by a move `receive`. Raises ValueError if the game is over.
    """
    twin, moves, seat = game.copy(), list[Move](), game.turn and game.turn.seat
    over = False
    while not over:
        move = next_move(twin, lord)
        over = twin.play(move).turn_over or twin.turn is None or twin.turn.seat != seat
        moves.append(move)
    return tuple(moves)


def next_move(game: Game, lord: Lord = lookahead) -> Move:
    """The move of a lord in the seat on turn; raises ValueError if the game is over."""
    if game.turn is None:
        raise ValueError("nobody is on turn")
    seat = game.turn.seat
    return lord(game.view(seat), game.legal_moves(purchases=False), seat)
