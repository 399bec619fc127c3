"""The first computer lord: takes what scores most at once."""

from __future__ import annotations

from collections.abc import Sequence

from ai.trial import LEFT_OUT, Trial
from engine import GameView, Kingdom, Move, Step

_WORTH_OF_A_POINT = 3  # a coin is worth one


def greedy(view: GameView, moves: Sequence[Move], seat: int | None = None) -> Move:
    """The legal move that leaves a seat (else the one on turn) best off; of equals the first.

    A placement counts by the total it gives, a domino of the line by the total after its best
    placement as the kingdom stands now; a giant that comes along covers the crown that costs least.
    Of what is optional it sends a giant where that gains something, to the best of the others; it
    takes the tax that brings most, then the building that gains most over its price, if one does,
    and at last the token of The Court that gains most. It never bribes the dragon.

    What The Court offers it finds itself: `moves` need not list it.
    """
    if view.turn is None or not moves:
        raise ValueError("nobody is on turn")
    trial = _Points(view, seat or view.turn.seat)
    best = trial.best_optional(moves)
    if best is None and view.turn.step is Step.END:
        best = trial.best_purchase()
    return best or max((move for move in moves if move.kind not in LEFT_OUT), key=trial.worth)


class _Points(Trial):
    """A kingdom that is worth its total, coins counted one by one."""

    def count(self, kingdom: Kingdom) -> int:
        """Thirds of a point: the total, with a third for each coin."""
        card = kingdom.scorecard(self.view.options.variants, self.view.quests)
        return _WORTH_OF_A_POINT * (card.total - card.coins) + kingdom.coins
