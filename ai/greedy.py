"""The first computer lord: takes what scores most at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine import GameView, Kind, Kingdom, Move


def greedy(view: GameView, moves: Sequence[Move]) -> Move:
    """The legal move with the best total of the seat on turn; of equals the first in the list.

    A placement counts by the total it gives, a domino of the line by the total after its best
    placement as the kingdom stands now.
    """
    if view.turn is None or not moves:
        raise ValueError("nobody is on turn")
    kingdom = Kingdom.from_view(view.kingdom_of(view.turn.seat))
    variants = view.options.variants
    return max(moves, key=lambda move: _worth(kingdom, move, variants))


def _worth(kingdom: Kingdom, move: Move, variants: frozenset[str]) -> int:
    if move.kind is not Kind.CHOOSE:
        return _total(kingdom, move, variants)
    spots = kingdom.placements(move.domino)
    after = [Move(Kind.PLACE, move.domino, spot) for spot in spots]
    after = after or [Move(Kind.DISCARD, move.domino)]
    return max(_total(kingdom, best, variants) for best in after)


def _total(kingdom: Kingdom, move: Move, variants: frozenset[str]) -> int:
    """The kingdom's total after a placement or a discard."""
    trial = kingdom.copy()
    if move.kind is Kind.PLACE:
        left, right = move.squares
        trial.lay(move.domino, left, right)
    else:
        trial.discarded += 1
    return trial.scorecard(variants).total
