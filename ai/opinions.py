"""What a computer lord thinks of the ways a turn may go on."""

from dataclasses import dataclass
from math import exp

from engine import Move


@dataclass(frozen=True, slots=True)
class Opinion:
    """An opinion of some moves of a turn, in their order.

    `points` are those its kingdom is expected to have at the end, `chance` that of winning, from 0
    to 1. `tries` says how many games were played out; it is 0 where the opinion is an estimate.
    """

    moves: tuple[Move, ...]
    points: float
    chance: float
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """The moves that a lord plays now, and the alternatives it weighed, the best first."""

    played: Opinion
    others: tuple[Opinion, ...] = ()

    @property
    def move(self) -> Move:
        """The move to play now."""
        return self.played.moves[0]


def chance_of(lead: float, scale: float) -> float:
    """The chance of winning with an expected lead over the best other kingdom."""
    return 1 / (1 + exp(-lead / scale))
