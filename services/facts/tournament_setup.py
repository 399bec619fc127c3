"""Tournaments being set up: choices, faults and dates."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from services.facts.tournaments import Lord, Match, Tournament, TournamentEvent, TournamentSetup


@dataclass(frozen=True, slots=True)
class TournamentFault:
    """A fault of a set-up. `option` is the one to change, `why` the reason.

    A grave one prevents publishing; others are warnings. `values` explain it: numbers and times.
    """

    option: str
    why: str
    values: Mapping[str, int] = field(default_factory=dict)
    grave: bool = True


@dataclass(frozen=True, slots=True)
class Dated:
    """A part of a tournament with its dates. `ends` None: unknown.

    `round` counts within the stage; 0 with "round": rounds that follow one another without an end,
    as in a ladder.
    """

    what: Literal["signup", "checkin", "round", "final", "final_table", "season"]
    begins: int
    ends: int | None
    stage: int = 0
    round: int = 0


@dataclass(frozen=True, slots=True)
class TournamentTemplate:
    """A tournament set-up that was saved for a server under a name, and by whom."""

    id: int
    name: str
    by: int
    setup: TournamentSetup


@dataclass(frozen=True, slots=True)
class TournamentDraft:
    """A tournament being set up: one a person and server. `dropped`: what a change reset."""

    setup: TournamentSetup
    faults: tuple[TournamentFault, ...] = ()
    schedule: tuple[Dated, ...] = ()
    templates: tuple[TournamentTemplate, ...] = ()
    chosen: bool = False  # False until something was chosen
    dropped: tuple[str, ...] = ()
    tournament: int | None = None  # the published tournament (a double press finds it)
    after: int | None = None  # the tournament whose entries may be asked to play in it

    @property
    def ready(self) -> bool:
        """Whether it can be published."""
        return not any(fault.grave for fault in self.faults)


# -- running it ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LateLord:
    """A player who has missed turns at an open table. `absent`: the autopilot plays for them."""

    match: Match
    lord: Lord
    missed: int
    absent: bool = False


@dataclass(frozen=True, slots=True)
class OrganizerPanel:
    """A tournament as its organizers see it. `calls`: calls for judges to tables still playing.

    `now`: when they look. `next_at`: when the next round is paired by itself, if known. `judge`:
    the reader may only do what judges may. `place`: whether its channel was deleted, or is closed
    to us; `role_gone`: whether the role that it asks for was deleted.
    """

    tournament: Tournament
    late: tuple[LateLord, ...] = ()
    calls: tuple[TournamentEvent, ...] = ()
    next_at: int | None = None
    judge: bool = False
    place: Literal["open", "shut", "gone"] = "open"
    role_gone: bool = False
    now: int = 0
