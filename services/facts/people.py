"""People, what they set, and the one exception for everything refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal


class Refused(Exception):  # noqa: N818
    """The one exception for everything refused: nothing was changed.

    `code` is one of PLAY §7's (or its kin listed in docs), `data` explains it, `offers` names the
    ways on: "play", "look", "spots", "join", "leave", "open", "games", "host", "takeback", "panel",
    "new", "settings".
    """

    def __init__(
        self, code: str, data: Mapping[str, object] | None = None, offers: tuple[str, ...] = ()
    ) -> None:
        super().__init__(code)
        self.code = code
        self.data: Mapping[str, object] = data or {}
        self.offers = offers


class NoRoom(Exception):  # noqa: N818
    """Nothing can be written down now: the disk is full. Nothing was changed."""


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user as a cog saw them; roles are those of the server of the click.

    `sees` tells whether they can see a channel of that server; without it they see all.
    """

    id: int
    name: str
    roles: frozenset[int] = frozenset()
    server: int | None = None  # where they asked, 0 in direct messages; None: nobody was asked
    manages: bool = False  # whether they have the right to manage that server
    sees: Callable[[int], bool] | None = field(default=None, compare=False, repr=False)


Notice = Literal["mention", "direct", "both"]
Reminders = Literal["half", "late", "none"]
"""When a lord is reminded: at half time and 2 hours before the end, only then, or never."""


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What one person set, in every server (PLAY §8).

    `quiet` are the minutes of the local day between which nothing may ring, such as (1320, 420)
    for 22:00–07:00; they hold only with a `zone`, an IANA name.
    """

    notice: Notice = "mention"
    board_first: bool = False
    language: str | None = None
    forced: Literal["ask", "play"] = "ask"
    reminders: Reminders | None = None  # None: as the server has it
    quiet: tuple[int, int] | None = None
    zone: str | None = None
    weekends: bool = False  # clocks wait on Saturdays and Sundays, where tables honor it
    soon: bool = False  # a notice when the turn before theirs begins
    ladders: bool = True  # shown on ladders, in honors and to who asks for their profile
    animation: bool = True  # whether replays may move


@dataclass(frozen=True, slots=True)
class UserFact:
    """A person as we know them."""

    settings: UserSettings
    unreached: bool  # a direct message to them was refused, and they don't know of it yet


@dataclass(frozen=True, slots=True)
class AbsenceFact:
    """A time in which a person is away: announced, and taken from the year's 30 days."""

    id: int
    start: int
    end: int
    note: str


@dataclass(frozen=True, slots=True)
class AwayFact:
    """What a person has announced, and what it does.

    `days` are those of `absence` (None: nothing was announced now); `used` of `budget` those of
    its calendar year in the person's zone. `waiting` are the tables whose clocks wait meanwhile,
    `playing_on` those that honor no vacation, and such tournaments: there the autopilot plays.
    `rounds` are tournaments whose clocks wait, but whose rounds end all the same. `cut`: an absence
    in progress was ended now; one taken back otherwise never was.
    """

    absence: AbsenceFact | None
    days: int
    used: int
    budget: int
    waiting: tuple[str, ...]
    playing_on: tuple[str, ...]
    announced: tuple[AbsenceFact, ...]  # to come, or in progress, the earliest first
    rounds: tuple[str, ...] = ()
    cut: bool = False


@dataclass(frozen=True, slots=True)
class ReliabilityFact:
    """How surely a person plays their turns: over the last 100 of them.

    `percent` is (20 + on time) / (20 + on time + misses), a warned miss counting 1, a silent one 3,
    a finished game 5 on time; rounded down.
    """

    percent: int
    on_time: int
    warned: int
    silent: int
    finished: int
    games_at_once: int | None  # how many a newcomer may play at once; None: no cap
    playing: int


@dataclass(frozen=True, slots=True)
class KeptFact:
    """What is kept about one person, by kind: how many of it there are, none left out.

    "settings" and "hours" (in which they press something) are 1 or 0; "games", "finished" and
    "open" count tables; "turns" are what their reliability is made of.
    """

    counts: tuple[tuple[str, int], ...]

    @property
    def nothing(self) -> bool:
        """Whether nothing is kept."""
        return not any(count for _, count in self.counts)


@dataclass(frozen=True, slots=True)
class GoneFact:
    """What deleting somebody's data did: all 0 where there was nothing.

    `games` are played on by the autopilot, `finished` bear another name now, `left` are tables that
    had not begun; `rows` are all else that was deleted.
    """

    games: int
    finished: int
    left: int
    rows: int
