"""Live games, what somebody follows, the live list of a server, the watchers' threads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from services.facts.games import GameFact, RoundEnd, TurnReport
from services.facts.lists import GameLine
from services.facts.tables import TableFact
from services.facts.tournaments import StandingLine, Tournament, TournamentEvent

LiveShow = Literal["all", "followed", "cups", "ending"]
"""Which live games are listed: all, those that one follows, those of tournaments, those in their
last quarter."""
How = Literal["turn", "round", "end"]
"""How closely somebody follows: every turn (of a cup every result), every round, only the end."""
FollowKind = Literal["game", "lord", "cup"]


@dataclass(frozen=True, slots=True)
class LiveLine:
    """A game being played: how it stands, and every kingdom's lords and points."""

    line: GameLine
    points: tuple[tuple[tuple[str, ...], int], ...]
    followed: bool = False  # by the reader: the game, or a lord of it


@dataclass(frozen=True, slots=True)
class LiveList:
    """A page of the games being played in a server that a person may watch, the liveliest first.

    `box` is that of the wanted games, "mighty_duel" one of them, or "any"; `page` counts from 0.
    """

    show: LiveShow
    box: str
    count: int  # of the games wanted, on all pages
    page: int
    pages: int
    lines: tuple[LiveLine, ...]
    running: int  # games that may be watched here, whatever is wanted


@dataclass(frozen=True, slots=True)
class IndexFact:
    """What the live list of a server says, and where it stands."""

    server: int
    channel: int
    message: int | None  # None: it is to be posted
    lines: tuple[LiveLine, ...]
    count: int  # of the games that may be told there
    same: bool  # as it says already
    again: bool  # an earlier attempt failed, or has no known outcome
    at: int = 0  # when this attempt began


@dataclass(frozen=True, slots=True)
class IndexState:
    """Where a server's live list stands; `tries`: how often it could not be written since."""

    channel: int | None
    message: int | None
    edited: int | None
    tries: int


@dataclass(frozen=True, slots=True)
class FollowFact:
    """Something that somebody follows."""

    id: int
    kind: FollowKind
    how: How
    server: int
    table: TableFact | None  # of a game
    lord: int | None  # the user who is followed
    lord_name: str | None  # as it stands at their latest table there
    tournament: str | None = None  # the name of a cup


@dataclass(frozen=True, slots=True)
class FollowList:
    """Everything that somebody follows; `chosen` is what they asked about just now."""

    follows: tuple[FollowFact, ...]
    chosen: FollowFact | None = None
    begun: bool = False  # it is followed since now


@dataclass(frozen=True, slots=True)
class Followed:
    """What happened in one game that somebody follows, within a time."""

    game: GameFact  # as it stands now, as a spectator sees it
    how: How
    lords: tuple[int, ...]  # the seats of the lords that are followed; none: the game itself
    began: bool
    reports: tuple[TurnReport, ...]  # of these lords alone where lords are followed
    round_end: RoundEnd | None  # the last round that ended
    over: bool  # it ended


@dataclass(frozen=True, slots=True)
class FollowedTournament:
    """What happened in a cup that somebody follows, within a time.

    `events` are those that are told, in order: of the kinds started, paired, round_ended, result,
    ruled, over, cancelled.
    """

    tournament: Tournament  # as it stands now
    events: tuple[TournamentEvent, ...]
    leaders: tuple[StandingLine, ...] = ()  # the best, where a round has ended that counts points


@dataclass(frozen=True, slots=True)
class FollowNews:
    """A digest for one person of what they follow in a server."""

    user: int
    games: tuple[Followed, ...]  # no game, no cup: all of it was taken back since
    at: int
    tournaments: tuple[FollowedTournament, ...] = ()


@dataclass(frozen=True, slots=True)
class KibitzFact:
    """The watchers' thread of a game; None: there is none yet."""

    game: GameFact
    thread: int | None
    opened: bool = False  # the lords of the game were let in


@dataclass(frozen=True, slots=True)
class KibitzNews:
    """What is to be done in the watchers' thread of a game.

    "open": it is over, its lords are let in. "out": a person who took a seat has to leave.
    """

    game: GameFact
    thread: int
    what: Literal["open", "out"]
    user: int | None = None
