"""The greedy computer lord: it plays what scores most immediately."""

from collections.abc import Sequence

from ai.trial import LEFT_OUT, Blur, Trial
from engine import GameView, Kingdom, Move, Step
from engine.scoring import scorecard

_WORTH_OF_A_POINT = 3  # a coin is worth one


def greedy(
    view: GameView,
    moves: Sequence[Move],
    seat: int | None = None,
    blur: Blur | None = None,
    *,
    sees_crowns: bool = True,
) -> Move:
    """The legal move with the best total for a seat (default: the seat on turn).

    A placement is valued by the total after it, a domino of the line by the total after its best
    placement in the present kingdom; a giant that arrives covers the crown that costs least. Of the
    optional steps it sends a giant if that gains something, to the strongest opponent; it takes the
    highest tax, then the building that gains most over its price, if one does, and finally the
    token of The Court that gains most. It never bribes the dragon. Among equal moves it plays the
    first. With a blur it misjudges kingdoms; without seeing crowns it wants large territories.

    It finds purchases at The Court itself: `moves` need not list them. Raises ValueError if no seat
    is on turn.
    """
    if view.turn is None or not moves:
        raise ValueError("nobody is on turn")
    trial = _Points(view, seat or view.turn.seat, blur, sees_crowns=sees_crowns)
    best = trial.best_optional(moves)
    if best is None and view.turn.step is Step.END:
        best = trial.best_purchase()
    return best or max((move for move in moves if move.kind not in LEFT_OUT), key=trial.worth)


class _Points(Trial):
    """Moves valued by the kingdom's total, with single coins counted."""

    def __init__(self, view: GameView, seat: int, blur: Blur | None, *, sees_crowns: bool) -> None:
        super().__init__(view, seat)
        self.blur = blur
        self.sees_crowns = sees_crowns

    def count(self, kingdom: Kingdom) -> float:
        """The total in thirds of a point, with one third for each coin.

        Whoever does not see crowns counts one for every second square, and nothing beside land.
        """
        if self.sees_crowns:
            card = scorecard(kingdom, self.view.options.variants, self.view.quests)
            points: float = card.total - card.coins
        else:
            groups = kingdom.canvas.groups(kingdom.land)
            points = sum(group.bit_count() ** 2 for _, group in groups) / 2
        thirds = _WORTH_OF_A_POINT * points + kingdom.coins
        return thirds + _WORTH_OF_A_POINT * self.blur.of(kingdom) if self.blur else thirds
