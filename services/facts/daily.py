"""Kingdoms of the day: one draw for everybody, each plays it alone until the day is over."""

from dataclasses import dataclass
from typing import Literal

from engine import GameView

DAY = 24 * 3600
"""Days are those of UTC, counted from 1 January 1970: the same for everybody."""


@dataclass(frozen=True, slots=True)
class DayFact:
    """A kingdom of the day. Its seed is known once the day is over."""

    number: int
    box: str
    level: str  # of the computer lords
    lords: int
    seal: str
    seed: str | None = None
    model: str | None = None
    """The level of the lord that played the same dominoes, with its points as the day's `par`."""
    par: int | None = None

    @property
    def start(self) -> int:
        """When it begins."""
        return self.number * DAY

    @property
    def end(self) -> int:
        """When it is over."""
        return self.start + DAY


@dataclass(frozen=True, slots=True)
class OwnGame:
    """Somebody's own game of today.

    "over": it counts, with its points; "left": it was given up, and does not.
    """

    game: int
    table: str
    thread: int | None
    state: Literal["playing", "over", "left"]
    points: int


@dataclass(frozen=True, slots=True)
class TodayFact:
    """Today, for one person: their game, if they began it, and tomorrow's seal.

    `streak`: on how many days in a row they have played, up to yesterday. `named`: in the tables of
    all servers. `last`: the last day with a table here.
    """

    day: DayFact
    next_seal: str
    mine: OwnGame | None
    streak: int
    named: bool
    last: int | None


@dataclass(frozen=True, slots=True)
class DayLine:
    """Somebody's kingdom of a day: points, these in percent of the day's par, days in a row."""

    place: int
    name: str | None  # None: they are not shown on ladders
    points: int
    worth: int
    streak: int
    mine: bool
    game: int


@dataclass(frozen=True, slots=True)
class DayKingdom:
    """A kingdom of a day, to be drawn: that of seat 1. `place`: among all who played."""

    place: int
    name: str | None
    points: int
    view: GameView
    model: bool = False  # the computer lord's


@dataclass(frozen=True, slots=True)
class DayTable:
    """Who built what on a day: in a server, or everywhere (`world`) those who agreed.

    `mine` is the reader's line, even if it is not among `lines`; `count` are all who played.
    `kingdoms` are the best ones and the computer lord's.
    """

    day: DayFact
    world: bool
    lines: tuple[DayLine, ...]
    count: int
    mine: DayLine | None
    kingdoms: tuple[DayKingdom, ...]
    before: int | None  # the day with a table before this one
    named: bool


@dataclass(frozen=True, slots=True)
class MonthLine:
    """Somebody's month: the sum of their best days, how many they played, the streak they are on.

    `form` are their places on the last days, the latest last; None: they did not play.
    """

    place: int
    name: str | None
    total: int
    days: int
    streak: int
    form: tuple[int | None, ...]
    mine: bool


@dataclass(frozen=True, slots=True)
class MonthFact:
    """A month's ladder, of a server or of everywhere (`world`).

    `year` and `month` as in the calendar, `best` how many days count, `days` those of `form`.
    """

    year: int
    month: int
    world: bool
    best: int
    lines: tuple[MonthLine, ...]
    count: int
    mine: MonthLine | None
    days: tuple[int, ...]
    named: bool
