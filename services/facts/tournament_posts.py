"""What is posted of a cup, with what each page tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from engine import GameView
from services.facts.news import Posted
from services.facts.tournament_bracket import Bracket
from services.facts.tournaments import (
    Match,
    Round,
    StandingLine,
    Standings,
    Tournament,
    TournamentEvent,
)

Place = Literal["channel", "thread", "log", "direct"]


@dataclass(frozen=True, slots=True)
class TournamentHome:
    """A cup's announcement, check-in or end: what it tells follows from the cup alone.

    `page` is the message that it leads to: the newest round, the last standings. `lines` are the
    best of the last standings, `ends` is when the last round that is planned is over, `begins` when
    the next is paired.
    """

    page: Posted | None = None
    ends: int | None = None
    lines: tuple[StandingLine, ...] = ()
    begins: int | None = None


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table of a round: the points its entries had before, and how far its game is.

    `game` and `where` (its thread or channel) are those of the game being played, or the last one;
    `sealed`: nothing of it may be told yet.
    """

    match: Match
    names: tuple[str, ...]  # by kingdom, as `match.entries`
    points: tuple[Fraction, ...]  # alike; empty where points mean nothing
    game: int | None = None
    where: int | None = None
    slot: int = 0  # of that game
    at: int = 0  # the round in which it is
    of: int = 0
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class RoundPage:
    """A page of a round. `part` counts from 0; `byes` are the names of who does not play."""

    round: Round
    rounds: int  # of the stage; 0: open
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
    """The end of a cup: its best entries with the best kingdom of their last game each."""

    kingdoms: tuple[tuple[int, GameView, int], ...]  # (entry, the game at its end, a seat)


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, told in the log, in the thread, or to somebody."""

    event: TournamentEvent
    match: Match | None = None
    round: Round | None = None
    where: int | None = None  # the thread of the table it is about
    page: Posted | None = None


Body = TournamentHome | RoundPage | StandingsPage | BracketPage | PodiumPage | Told | None


@dataclass(frozen=True, slots=True)
class TournamentPost:
    """A message of a cup that is to be posted, or edited to what is true now.

    `where`: "channel", "thread" (the event's), "log", or "direct" (to `user`).
    """

    id: int
    tournament: Tournament
    kind: str
    where: Place
    ref: int
    part: int
    data: Mapping[str, Any]
    user: int | None
    channel_id: int | None  # where it stands already
    message_id: int | None
    again: bool  # an earlier try has no known outcome
    nonce: str
    body: Body = None
    calls: tuple[int, ...] = ()  # who is mentioned
    silent: bool = False  # nobody's device may make a sound
    shown: str | None = None  # a digest of what it says where it stands
    stale: int = 0  # the changes that this try takes in
