"""Lists of cups, and where somebody sits in one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from services.facts.tables import TableFact
from services.facts.tournaments import Entry, Match, Phase, Round, Tournament

TournamentShow = Literal["now", "mine", "over"]
"""Which cups of a server are listed: those not over, those one takes part in, those that are."""


@dataclass(frozen=True, slots=True)
class TournamentName:
    """A cup by its name, as it is suggested where one is to be named."""

    id: int
    name: str
    phase: Phase


@dataclass(frozen=True, slots=True)
class TournamentLine:
    """A cup in a list; `entry` is the reader's, if they have one that counts."""

    tournament: Tournament
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class TournamentList:
    """The cups of a server, the newest first; `count`: how many each list has."""

    show: TournamentShow
    lines: tuple[TournamentLine, ...]
    count: tuple[tuple[TournamentShow, int], ...] = ()


@dataclass(frozen=True, slots=True)
class TournamentSeat:
    """Where an entry of a cup sits in its latest round: a match, a bye, or neither.

    `tables` are those of the match, by game; the last is the one being played, or was the last.
    `why` is what `services.tournaments.pairing.why` says of it; None without a match.
    """

    tournament: Tournament
    entry: Entry
    round: Round | None
    match: Match | None = None
    bye: bool = False
    tables: tuple[TableFact, ...] = ()
    why: Any = None
