"""A cup that is being set up: what is chosen, what is wrong with it, and its dates."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from services.facts.tournaments import Lord, Match, Tournament, TournamentEvent, TournamentSetup


@dataclass(frozen=True, slots=True)
class TournamentFault:
    """What speaks against a set-up. `option` names what is to be changed, `why` the reason.

    A grave one hinders publishing; another is only told. `values` explain it: numbers and times.
    """

    option: str
    why: str
    values: Mapping[str, int] = field(default_factory=dict)
    grave: bool = True


@dataclass(frozen=True, slots=True)
class Dated:
    """A part of a cup in real dates. `ends` None: nobody knows.

    `round` counts within the stage; 0 with "round": rounds that come one after another without an
    end, as in a ladder.
    """

    what: Literal["signup", "checkin", "round", "final", "season"]
    begins: int
    ends: int | None
    stage: int = 0
    round: int = 0


@dataclass(frozen=True, slots=True)
class TournamentTemplate:
    """A set-up of cups that was saved for a server under a name, and by whom."""

    id: int
    name: str
    by: int
    setup: TournamentSetup


@dataclass(frozen=True, slots=True)
class TournamentDraft:
    """A cup being set up: one a person and server. `dropped`: choices that a change ruled out."""

    setup: TournamentSetup
    faults: tuple[TournamentFault, ...] = ()
    schedule: tuple[Dated, ...] = ()
    templates: tuple[TournamentTemplate, ...] = ()
    chosen: bool = False  # False until something was chosen
    dropped: tuple[str, ...] = ()
    tournament: int | None = None  # the cup that was published from it (a double press finds it)

    @property
    def ready(self) -> bool:
        """Whether nothing hinders publishing it."""
        return not any(fault.grave for fault in self.faults)


# -- running it ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LateLord:
    """A lord who has missed turns at an open table. `absent`: the autopilot plays for them now."""

    match: Match
    lord: Lord
    missed: int
    absent: bool = False


@dataclass(frozen=True, slots=True)
class OrganizerPanel:
    """A cup as those who run it see it. `calls`: judges that were called to tables still open.

    `next_at`: when the next round is paired by itself, where that is known. `judge`: the reader may
    only do what judges may.
    """

    tournament: Tournament
    late: tuple[LateLord, ...] = ()
    calls: tuple[TournamentEvent, ...] = ()
    next_at: int | None = None
    judge: bool = False
