"""The posts of a tournament, and the facts of each page."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from engine import GameView
from services.facts.news import Posted
from services.facts.standings import StandingLine, Standings
from services.facts.tournament_bracket import Bracket
from services.facts.tournaments import Match, Round, Tournament, TournamentEvent

Place = Literal["channel", "thread", "log", "direct"]


@dataclass(frozen=True, slots=True)
class TournamentHome:
    """A tournament's announcement, check-in or end; all of it follows from the tournament.

    `page` is the message that it links to: the newest round, the last standings. `lines` are the
    best of the last standings, `ends` is the end of the last planned round, `begins` the time of
    the next pairing.
    """

    page: Posted | None = None
    ends: int | None = None
    lines: tuple[StandingLine, ...] = ()
    begins: int | None = None


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round: the earlier points of its entries, and the progress of its game.

    `game` and `where` (its thread or channel) are those of the current or last game; `sealed`:
    nothing of it may be revealed yet.
    """

    match: Match
    names: tuple[str, ...]  # by kingdom, as `match.entries`
    points: tuple[Fraction, ...]  # likewise; empty if points mean nothing
    game: int | None = None
    where: int | None = None
    slot: int = 0  # of that game
    at: int = 0  # its current round
    of: int = 0
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class RoundPage:
    """A page of a round. `part` counts from 0; `byes` are the names of those without a table."""

    round: Round
    rounds: int  # of the stage; 0: unknown
    tables: tuple[RoundTable, ...]
    byes: tuple[str, ...]
    part: int
    parts: int


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """The standings after a round, or of a stage that has ended."""

    standings: Standings


@dataclass(frozen=True, slots=True)
class BracketPage:
    """The tables of an elimination."""

    bracket: Bracket


@dataclass(frozen=True, slots=True)
class PodiumPage:
    """The end of a tournament: its best entries, each with the best kingdom of its last game."""

    kingdoms: tuple[tuple[int, GameView, int], ...]  # (entry, the game at its end, a seat)


@dataclass(frozen=True, slots=True)
class Told:
    """An event, announced in the log, in the thread, or directly."""

    event: TournamentEvent
    match: Match | None = None
    round: Round | None = None
    where: int | None = None  # the thread of its table
    page: Posted | None = None


Body = TournamentHome | RoundPage | StandingsPage | BracketPage | PodiumPage | Told | None


@dataclass(frozen=True, slots=True)
class TournamentPost:
    """A message of a tournament to be posted, or edited to the current state.

    `where`: "channel", "thread" (the tournament's), "log", or "direct" (to `user`).
    """

    id: int
    tournament: Tournament
    kind: str
    where: Place
    ref: int
    part: int
    data: Mapping[str, Any]
    user: int | None
    channel_id: int | None  # the existing message
    message_id: int | None
    again: bool  # an earlier attempt has no known outcome
    nonce: str
    body: Body = None
    calls: tuple[int, ...] = ()  # mentioned people
    silent: bool = False  # must not make a sound
    shown: str | None = None  # a digest of its current content
    stale: int = 0  # the changes that this attempt includes
