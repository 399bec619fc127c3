"""A stage of a cup in which who loses is out, as a tree of tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from services.facts.tournaments import StageKind

BracketState = Literal["later", "playing", "over", "none"]


@dataclass(frozen=True, slots=True)
class BracketSeat:
    """A place at a table of a bracket, and who takes it once that is known.

    `came` says where they come from: (round, table), None for who starts here. `entry` None: not
    known yet, or nobody comes (`nobody`). `total` is the sum over the games of the match.
    """

    entry: int | None = None
    name: str = ""
    seed: int | None = None  # how the entry was seeded, from 1
    came: tuple[int, int] | None = None
    came_at: int = 0  # at which place of that table
    nobody: bool = False
    total: int | None = None
    games: int = 0  # of the match that they won, where it has more than one
    place: int | None = None  # with ties broken
    on: bool = False  # goes on from here; at the last table: has won
    left: bool = False  # has dropped out or was expelled


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A table of a bracket. `state` "none": it is not played, who is there goes on."""

    round: int
    number: int  # as Match.number; unique in its round
    group: int  # in double elimination 1: winners', 2: losers', 3: the last; else 0
    seats: tuple[BracketSeat, ...]
    on: int  # how many go on from here
    state: BracketState


@dataclass(frozen=True, slots=True)
class Bracket:
    """The tables of a stage by rounds: those that feed one table of the next stand together."""

    stage: int
    kind: StageKind
    rounds: tuple[tuple[BracketTable, ...], ...]
    winner: int | None = None  # the entry, once it is decided
