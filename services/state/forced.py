"""Turns that leave their lord nothing to decide."""

from __future__ import annotations

from engine import Game, Move, Step

_OPTIONAL = (Step.SEND, Step.TAX, Step.BUILD, Step.BURN, Step.COURT)


def forced_turn(game: Game) -> tuple[Move, ...] | None:
    """Return the whole turn in progress where it can't be played but in one way, else None.

    A turn in which something optional may be done is its lord's to end.
    """
    if game.count_moves() != 1:
        return None
    composition = game.compose(())
    offered = any(composition.options.get(step) for step in _OPTIONAL)
    return composition.moves if composition.ready and not offered else None
