"""Live games, follows, the live list of a server, the watchers' threads."""

from dataclasses import dataclass
from typing import Literal

from services.facts.games import GameFact, RoundEnd, TurnReport
from services.facts.lists import GameLine
from services.facts.standings import StandingLine
from services.facts.tables import TableFact
from services.facts.tournaments import Tournament, TournamentEvent

LiveShow = Literal["all", "followed", "cups", "ending"]
"""Which live games are listed: all, followed ones, those of tournaments, or in their last quarter.
"""
How = Literal["turn", "round", "end"]
"""How closely something is followed: every turn (of a tournament every result), every round, or
only the end.
"""
FollowKind = Literal["game", "lord", "cup"]


@dataclass(frozen=True, slots=True)
class LiveLine:
    """A game in progress: its state, and every kingdom's lords and points."""

    line: GameLine
    points: tuple[tuple[tuple[str, ...], int], ...]
    followed: bool = False  # followed by the reader: the game, or a lord of it


@dataclass(frozen=True, slots=True)
class LiveList:
    """A page of a server's games in progress that a person may watch, the liveliest first.

    `box` is the box filter, "mighty_duel" being one, or "any"; `page` counts from 0.
    """

    show: LiveShow
    box: str
    count: int  # matching games, on all pages
    page: int
    pages: int
    lines: tuple[LiveLine, ...]
    running: int  # all games that may be watched here, without filters
    lord: int | None = None  # only games in which this person plays


@dataclass(frozen=True, slots=True)
class IndexFact:
    """The content of a server's live list, and its place."""

    server: int
    channel: int
    message: int | None  # None: not posted yet
    lines: tuple[LiveLine, ...]
    count: int  # of the games that may be shown there
    same: bool  # its current content is the same
    again: bool  # an earlier attempt failed, or has no known outcome
    at: int = 0  # when this attempt began


@dataclass(frozen=True, slots=True)
class IndexState:
    """The place of a server's live list; `tries`: failed attempts since it was last written."""

    channel: int | None
    message: int | None
    edited: int | None
    tries: int


@dataclass(frozen=True, slots=True)
class FollowFact:
    """Something that a person follows."""

    id: int
    kind: FollowKind
    how: How
    server: int
    table: TableFact | None  # of a game
    lord: int | None  # the followed user
    lord_name: str | None  # their name at their latest table there
    tournament: str | None = None  # the name of a tournament


@dataclass(frozen=True, slots=True)
class FollowList:
    """Everything that a person follows; `chosen` is what they asked about just now."""

    follows: tuple[FollowFact, ...]
    chosen: FollowFact | None = None
    begun: bool = False  # just added


@dataclass(frozen=True, slots=True)
class Followed:
    """What happened in a followed game within a period."""

    game: GameFact  # its current state, as a spectator sees it
    how: How
    lords: tuple[int, ...]  # the seats of the followed lords; empty: the game itself
    began: bool
    reports: tuple[TurnReport, ...]  # only of these lords if lords are followed
    round_end: RoundEnd | None  # the last round that ended
    over: bool  # it ended


@dataclass(frozen=True, slots=True)
class FollowedTournament:
    """What happened in a followed tournament within a period.

    `events` are those to report, in order: of the kinds started, paired, round_ended, result,
    ruled, over, cancelled.
    """

    tournament: Tournament  # its current state
    events: tuple[TournamentEvent, ...]
    leaders: tuple[StandingLine, ...] = ()  # the best, if a round with points has ended


@dataclass(frozen=True, slots=True)
class FollowNews:
    """One person's digest of what they follow in a server."""

    user: int
    games: tuple[Followed, ...]  # neither games nor tournaments: everything was taken back since
    at: int
    tournaments: tuple[FollowedTournament, ...] = ()


@dataclass(frozen=True, slots=True)
class KibitzFact:
    """The watchers' thread of a game; None: not created yet."""

    game: GameFact
    thread: int | None
    opened: bool = False  # the lords of the game were let in


@dataclass(frozen=True, slots=True)
class KibitzNews:
    """A change in the watchers' thread of a game.

    "open": the game is over, its lords are let in. "out": a person who took a seat has to leave.
    """

    game: GameFact
    thread: int
    what: Literal["open", "out"]
    user: int | None = None
