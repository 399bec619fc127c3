"""Estimate the final points and chances of all kingdoms, without playing games out."""

from collections.abc import Sequence
from math import exp
from typing import Final

from ai.lookahead import Ahead, to_come
from ai.prospect import Prospect
from ai.trial import kingdom_in
from engine import GameView, Kingdom, KingdomView

SPREAD: Final = (1.25, 1.8)
"""The estimated lead in points that is nearly won: in the last round, and how much more with one
more domino to come; with several it grows less than they. Fitted to self-played games by
`python -m ai calibrate --estimated` (docs/lords.md)."""

GROWTH: Final = 0.75
"""The power of the number of dominoes by which it grows."""

_Base = tuple[object, ...]


def spread_with(left: int, spread: tuple[float, float] = SPREAD) -> float:
    """The estimated lead that is nearly won with so many dominoes to come in each kingdom."""
    last, more = spread
    return last + more * float(left**GROWTH)


def chances_with(points: Sequence[float], spread: float) -> list[float]:
    """The chance of winning of each kingdom, from the points it is expected to have."""
    shares = [exp((one - max(points)) / spread) for one in points]
    return [share / sum(shares) for share in shares]


def dominoes_left(view: GameView) -> int:
    """How many dominoes each kingdom still gets after the round in progress."""
    return (view.rounds - view.round) * view.options.kings * len(view.kingdoms[0].seats)


class Estimates:
    """Estimates for one moment of a game: what is unseen then is unseen in all of them.

    Dominoes in hand are laid in their best places. The lords who have not yet chosen in this round
    are expected to take, in their order, the free dominoes that gain them most.
    """

    def __init__(self, view: GameView) -> None:
        self._prospect = Prospect(view)
        self._known: dict[tuple[_Base, tuple[str, ...]], tuple[Kingdom, int]] = {}

    def points(self, view: GameView) -> list[float]:
        """The points that each kingdom is likely to have; once the game is over, those it has."""
        if view.turn is None:
            return [float(kingdom.scorecard.total) for kingdom in view.kingdoms]
        kings = view.order[view.turn.number - 1 :] if view.round else ()
        waiting = [king for king in kings if not king.done]
        held = [(king.seat, king.domino) for king in waiting]
        held += [(slot.seat, slot.domino) for slot in view.next_line if slot.seat is not None]
        laid = {
            kingdom.seats: tuple(one for seat, one in held if seat in kingdom.seats and one)
            for kingdom in view.kingdoms
        }
        free = [slot.domino for slot in view.next_line if slot.seat is None]
        for king in waiting[: len(free)]:
            own = view.kingdom_of(king.seat)
            taken = max(free, key=lambda one: self._worth(view, own, (*laid[own.seats], one)))
            free.remove(taken)
            laid[own.seats] += (taken,)
        return [self._worth(view, one, laid[one.seats]) for one in view.kingdoms]

    def _worth(self, view: GameView, one: KingdomView, laid: tuple[str, ...]) -> float:
        """The worth of a kingdom with dominoes laid in their best places, one after the other."""
        left = to_come(view, one.seats[0])
        base = (one.seats, one.text, one.coins, one.knights, one.towers, one.queen, left)
        return self._prospect.worth(*self._after(view, one.seats[0], base, laid))

    def _after(
        self, view: GameView, seat: int, base: _Base, laid: tuple[str, ...]
    ) -> tuple[Kingdom, int]:
        """The kingdom of a seat with dominoes laid, and how many are to come then."""
        found = self._known.get((base, laid))
        if found is None:
            if laid:
                kingdom, left = self._after(view, seat, base, laid[:-1])
                if left:
                    _, kingdom = Ahead(view, seat, self._prospect).after(kingdom, laid[-1], left)
                    left -= 1
                found = kingdom, left
            else:
                found = kingdom_in(view, seat), to_come(view, seat)
            self._known[base, laid] = found
        return found
