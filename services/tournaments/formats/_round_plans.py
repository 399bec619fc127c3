"""What a cup does next, as far as its tables go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from services.facts.tournaments import Stage, StageKind, Standings, Tournament

Reckoning = Callable[[Tournament, int, int], Standings]
"""The standings of a stage's group, by their numbers; group 0: of the whole stage."""


@dataclass(frozen=True, slots=True)
class StageForm:
    """A stage that a set-up has: `rounds` as far as it is known before who takes part is."""

    number: int
    kind: StageKind
    rounds: int


@dataclass(frozen=True, slots=True)
class PlannedTable:
    """A table of a round: who sits there, the highest first, and where it stands."""

    number: int
    entries: tuple[int, ...]
    group: int = 0


@dataclass(frozen=True, slots=True)
class StageStart:
    """A stage begins."""

    stage: Stage


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """A round is paired, or gets more tables. `more`: still others of it are to come."""

    stage: int
    round: int
    tables: tuple[PlannedTable, ...]
    byes: tuple[int, ...]
    begins: int
    ends: int
    more: bool = False


@dataclass(frozen=True, slots=True)
class StageEnd:
    """A stage has ended: its places, which nothing changes any more, and who goes on."""

    stage: int
    order: tuple[int, ...]
    through: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TournamentEnd:
    """A cup is over: nothing more is to be played."""


Step = StageStart | RoundPlan | StageEnd | TournamentEnd
