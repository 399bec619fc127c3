"""Lists of tournaments, and the seats of participants."""

from dataclasses import dataclass
from typing import Any, Literal

from services.facts.tables import TableFact
from services.facts.tournaments import Entry, EntryState, Match, Phase, Round, Tournament

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
    """A tournament in a list."""

    id: int
    name: str
    phase: Phase
    count: int  # of the entries that take part
    teams: bool
    state: EntryState | None = None  # of the reader's current entry
    winners: tuple[Entry, ...] = ()
    tournament: Tournament | None = None  # while it goes on


def line_of(tournament: Tournament, user: int) -> TournamentLine:
    """Return a tournament that goes on as a line of somebody's list."""
    entry = tournament.entry_of(user)
    return TournamentLine(
        tournament.id,
        tournament.setup.name,
        tournament.phase,
        len(tournament.taking_part),
        tournament.setup.each > 1,
        None if entry is None else entry.state,
        tournament=tournament,
    )


LINES = 8
"""The tournaments on a page of a list."""


@dataclass(frozen=True, slots=True)
class TournamentList:
    """A page of a server's tournaments, the newest first; `count`: the length of each list."""

    show: TournamentShow
    lines: tuple[TournamentLine, ...]
    count: tuple[tuple[TournamentShow, int], ...] = ()
    page: int = 0


@dataclass(frozen=True, slots=True)
class TournamentSeat:
    """The seat of an entry in its tournament's latest round: a match, a bye, or neither.

    `tables` are those of the match, by game; the last is the current or the last one. `why` is the
    result of `services.tournaments.pairing.why`; None without a match. `gone`: their channel was
    deleted, so that they go on in direct messages.
    """

    tournament: Tournament
    entry: Entry
    round: Round | None
    match: Match | None = None
    bye: bool = False
    tables: tuple[TableFact, ...] = ()
    why: Any = None
    gone: bool = False
