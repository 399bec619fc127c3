"""The steps that a format can ask for: stages, rounds, their ends."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from services.facts.standings import StandingLine, Standings
from services.facts.tournaments import NOTHING, Arrangement, Stage, StageKind, Tournament

StandingsOf = Callable[[Tournament, int, int], Standings]
"""Computes the standings of a stage's group, by their numbers; group 0: the whole stage."""


def shared_places(lines: Sequence[StandingLine]) -> tuple[int, ...]:
    """Return the places of lines in order if some are shared; else none: 1, 2, …"""
    places = tuple(line.place for line in lines)
    return places if len(set(places)) < len(places) else ()


@dataclass(frozen=True, slots=True)
class StageForm:
    """A planned stage: `rounds` as far as known before the entries are."""

    number: int
    kind: StageKind
    rounds: int


@dataclass(frozen=True, slots=True)
class PlannedTable:
    """A planned table of a round: its entries, the highest first, and its position."""

    number: int
    entries: tuple[int, ...]
    group: int = 0


@dataclass(frozen=True, slots=True)
class StageStart:
    """The beginning of a stage."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """A round, or more tables for it. `more`: further tables of it will follow."""

    stage: int
    round: int
    tables: tuple[PlannedTable, ...]
    byes: tuple[int, ...]
    begins: int
    ends: int
    more: bool = False
    by_hand: Arrangement = NOTHING


@dataclass(frozen=True, slots=True)
class StageEnd:
    """The end of a stage: its final order, the entries that advance, and the places.

    `ranks`: by order, if some are shared.
    """

    stage: int
    order: tuple[int, ...]
    through: tuple[int, ...]
    ranks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TournamentEnd:
    """The end of a tournament."""


Step = StageStart | RoundPlan | StageEnd | TournamentEnd
