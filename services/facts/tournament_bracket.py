"""The bracket of an elimination stage."""

from dataclasses import dataclass
from typing import Literal

from services.facts.tournaments import StageKind

BracketState = Literal["later", "playing", "over", "none"]


@dataclass(frozen=True, slots=True)
class BracketSeat:
    """A seat at a table of a bracket, and its entry once known.

    `came` is its source: (round, table), None for the first table of an entry. `entry` None: not
    known yet, or empty (`nobody`). `total` is the sum over the planned games of the match, and
    `further` are the points of the further game that broke a tie.
    """

    entry: int | None = None
    name: str = ""
    seed: int | None = None  # the entry's seed, from 1
    came: tuple[int, int] | None = None
    came_at: int = 0  # its place at that table
    nobody: bool = False
    total: int | None = None
    further: int | None = None
    games: int = 0  # games of the match that it won, if it has more than one
    place: int | None = None  # with ties broken
    on: bool = False  # advances from here; at the last table: has won
    left: bool = False  # has dropped out or was disqualified


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A table of a bracket. `state` "none": it is not played, those present advance."""

    round: int
    number: int  # as Match.number; unique in its round
    group: int  # in double elimination 1: winners', 2: losers', 3: the last; else 0
    seats: tuple[BracketSeat, ...]
    on: int  # number that advance from here
    state: BracketState


@dataclass(frozen=True, slots=True)
class Bracket:
    """The tables of a stage by rounds: those that feed one table of the next are neighbors."""

    stage: int
    kind: StageKind
    rounds: tuple[tuple[BracketTable, ...], ...]
    winner: int | None = None  # the entry, once decided
