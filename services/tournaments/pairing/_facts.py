"""The input and the result of pairing a round."""

from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Player:
    """An entry to be paired. `number`: of the entry.

    `due` says how far they are from their share of first choices, in twelfths of one: a table of s
    is worth 12/s to each of its players, and a first choice costs 12. Below 0 they are owed one.
    """

    number: int
    points: Fraction
    rank: int  # in the standings, from 1
    met: tuple[int, ...] = ()  # opponents, once for each meeting
    byes: int = 0
    firsts: int = 0  # number of first choices
    due: int = 0
    late: int = 0  # sum of how late they chose: at each table 0 (first) … 12 (last)
    small: int = 0  # number of tables below full size


@dataclass(frozen=True, slots=True)
class Request:
    """A round to be paired. `sizes`: what tables may be, the preferred first."""

    players: tuple[Player, ...]  # by rank
    size: int  # of a full table
    seed: str  # of the tournament, in hex
    stage: int = 1
    round: int = 1
    rounds: int = 0  # planned rounds, so that the last can avoid repeats; 0: unknown
    sizes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pairing:
    """The tables of a round, the highest first, each by rank; and those with a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Why:
    """The reasons for somebody's seat, as known when the round was paired.

    `near`: how many others had as many points; `unmet`: how many of those they had not met. `met`
    and `byes` are rounds of the stage; `firsts` stages and rounds, since choices count throughout a
    tournament.
    """

    entry: int
    round: int
    table: int
    points: Fraction
    others: tuple[
        tuple[int, Fraction], ...
    ]  # the others at the table, and their points at the time
    met: tuple[
        tuple[int, tuple[int, ...]], ...
    ]  # those of them who were met before, in which rounds
    first: int  # the entry that chooses first here
    firsts: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]  # when each of them chose first
    near: int = 0
    unmet: int = 0
    twice: int = 0  # opponents met more than once up to now, including this round
    byes: tuple[int, ...] = field(default=())  # the rounds in which they had a bye
