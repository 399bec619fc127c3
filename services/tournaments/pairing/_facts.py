"""What a pairing is made from, and what it says."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Player:
    """An entry that is to be paired. `number`: of the entry.

    `due` says how far they are from their share of first choices, in twelfths of one: a table of s
    is worth 12/s to each who sits there, and a first choice costs 12. Below 0 they are owed one.
    """

    number: int
    points: Fraction
    rank: int  # in the standings, from 1
    met: tuple[int, ...] = ()  # whom they have met, once for each meeting
    byes: int = 0
    firsts: int = 0  # tables at which they chose first
    due: int = 0
    late: int = 0  # how late they chose so far: at each table 0 (first) … 12 (last)
    small: int = 0  # tables they sat at that were not full


@dataclass(frozen=True, slots=True)
class Request:
    """A round that is to be paired. `sizes`: what tables may be, the most wanted first."""

    players: tuple[Player, ...]  # by rank
    size: int  # of a full table
    seed: str  # of the cup, in hex
    stage: int = 1
    round: int = 1
    rounds: int = 0  # how many are planned, so that the last can be without repeats; 0: unknown
    sizes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pairing:
    """The tables of a round, the highest first, each by rank; and who has none."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Why:
    """Why somebody sits where they sit: what was known when the round was paired.

    `near`: how many others had as many points; `unmet`: how many of those they had not met.
    `met` and `byes` tell rounds of the stage; `firsts` stages and rounds, since choices count all
    through a cup.
    """

    entry: int
    round: int
    table: int
    points: Fraction
    others: tuple[tuple[int, Fraction], ...]  # who sits there, too, and their points then
    met: tuple[tuple[int, tuple[int, ...]], ...]  # who of them was met before, in which rounds
    first: int  # who chooses first here
    firsts: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]  # when each of them chose first
    near: int = 0
    unmet: int = 0
    twice: int = 0  # opponents that were met more than once up to now, this round included
    byes: tuple[int, ...] = field(default=())  # the rounds in which they had a bye
