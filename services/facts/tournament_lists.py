"""Lists of tournaments, and the seats of participants."""

from dataclasses import dataclass
from typing import Any, Literal

from services.facts.tables import TableFact
from services.facts.tournaments import Entry, Match, Phase, Round, Tournament

TournamentShow = Literal["now", "mine", "over"]
"""Which tournaments of a server are listed: current ones, one's own, or those that are over."""


@dataclass(frozen=True, slots=True)
class TournamentName:
    """A tournament's name, for suggestions."""

    id: int
    name: str
    phase: Phase


@dataclass(frozen=True, slots=True)
class TournamentLine:
    """A tournament in a list; `entry` is the reader's current one, if any."""

    tournament: Tournament
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class TournamentList:
    """The tournaments of a server, the newest first; `count`: the length of each list."""

    show: TournamentShow
    lines: tuple[TournamentLine, ...]
    count: tuple[tuple[TournamentShow, int], ...] = ()


@dataclass(frozen=True, slots=True)
class TournamentSeat:
    """The seat of an entry in its tournament's latest round: a match, a bye, or neither.

    `tables` are those of the match, by game; the last is the current or the last one. `why` is the
    result of `services.tournaments.pairing.why`; None without a match.
    """

    tournament: Tournament
    entry: Entry
    round: Round | None
    match: Match | None = None
    bye: bool = False
    tables: tuple[TableFact, ...] = ()
    why: Any = None
