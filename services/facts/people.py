"""People, their settings, and the exception for everything refused."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal


class Refused(Exception):  # noqa: N818
    """The one exception for everything refused: nothing was changed.

    `code` names the reason (its text: `errors-CODE`), `data` explains it, `offers` names possible
    next steps: "play", "look", "spots", "join", "leave", "open", "games", "host", "takeback",
    "panel", "new", "settings".
    """

    def __init__(
        self, code: str, data: Mapping[str, object] | None = None, offers: tuple[str, ...] = ()
    ) -> None:
        super().__init__(code)
        self.code = code
        self.data: Mapping[str, object] = data or {}
        self.offers = offers


class NoRoom(Exception):  # noqa: N818
    """The disk is full, so nothing could be written; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user as a cog saw them; roles are those in the server of the interaction.

    `sees` tells whether they can see a channel of that server, as far as it is known; without it
    they see all of that server. `asks` has Discord tell whether they can see a channel of a server.
    """

    id: int
    name: str
    roles: frozenset[int] = frozenset()
    server: int | None = None  # where they asked; 0: direct messages; None: nowhere
    manages: bool = False  # whether they have the right to manage that server
    sees: Callable[[int], bool] | None = field(default=None, compare=False, repr=False)
    asks: Callable[[int, int], Awaitable[bool]] | None = field(
        default=None, compare=False, repr=False
    )


@dataclass(frozen=True, slots=True)
class Press:
    """What somebody does in a game, by a button or by a command.

    `version` is the game's when the button was drawn (0: a command, bound to none); `seat` the one
    that the button was drawn for (0: anybody's).
    """

    game: int
    person: Person
    version: int = 0
    seat: int = 0


Notice = Literal["mention", "direct", "both"]
Theme = Literal["dark", "light"]
"""The colors of pictures round the kingdoms."""
Reminders = Literal["half", "late", "none"]
"""When a lord is reminded: at half time and 2 hours before the end, only the latter, or never."""


@dataclass(frozen=True, slots=True)
class UserSettings:
    """One person's settings, for all servers.

    `quiet` are the minutes of the local day between which no message may make a sound, such as
    (1320, 420) for 22:00–07:00; they apply only with a `zone`, an IANA name.
    """

    notice: Notice = "mention"
    board_first: bool = False
    words_only: bool = False  # sentences in place of pictures
    brief: bool = False  # only what changed, in one line
    theme: Theme = "dark"  # of their private pictures
    language: str | None = None
    forced: Literal["ask", "play"] = "ask"
    reminders: Reminders | None = None  # None: the server's setting
    quiet: tuple[int, int] | None = None
    zone: str | None = None
    weekends: bool = False  # clocks wait on Saturdays and Sundays at tables that honor it
    soon: bool = False  # notify them when the turn before theirs begins
    ladders: bool = True  # shown on ladders, in honors, and to others who ask for their profile
    animation: bool = True  # whether replays may be animated
    daily_world: bool = False  # named in the tables of the day in other servers
    daily_name: str = ""  # there: that of the account, as no other server can moderate a server's


@dataclass(frozen=True, slots=True)
class UserFact:
    """A person as the bot knows them."""

    settings: UserSettings
    unreached: bool  # they refused a direct message and were not informed of it yet
    spoken: str | None = None  # the language of their Discord, at their last press; None: English


@dataclass(frozen=True, slots=True)
class AbsenceFact:
    """A person's announced absence, which counts against the 30 days of the year."""

    id: int
    start: int
    end: int
    note: str


@dataclass(frozen=True, slots=True)
class AwayFact:
    """A person's announced absences, and their effects.

    `days` are those of `absence` (None: nothing was announced now); `used` of `budget` those of its
    calendar year in the person's zone. `waiting` are the tables whose clocks wait meanwhile,
    `playing_on` those that honor no vacation, and such tournaments: there the autopilot plays.
    `rounds` are tournaments whose clocks wait, but whose rounds end as planned. `cut`: an absence
    in progress was ended now; one canceled before that never took place. `later`: the days used
    of the next year, if the absence goes on into it.
    """

    absence: AbsenceFact | None
    days: int
    used: int
    budget: int
    waiting: tuple[str, ...]
    playing_on: tuple[str, ...]
    announced: tuple[AbsenceFact, ...]  # future and current ones, the earliest first
    rounds: tuple[str, ...] = ()
    cut: bool = False
    year: int = 0
    later: int | None = None


@dataclass(frozen=True, slots=True)
class ReliabilityFact:
    """A person's reliability over their last 100 turns.

    `percent` is (20 + on time) / (20 + on time + misses), a warned miss counting 1, a silent one 3,
    a finished game 5 on time; rounded down.
    """

    percent: int
    on_time: int
    warned: int
    silent: int
    finished: int
    games_at_once: int | None  # number of games that a newcomer may play at once; None: unlimited
    playing: int


@dataclass(frozen=True, slots=True)
class KeptFact:
    """The numbers of all stored items about one person, by kind.

    "settings" and "hours" (of their interactions) are 1 or 0; "games", "finished" and "open" count
    tables; "turns" are the basis of their reliability; "remembered" is what is known from before
    they had their data deleted.
    """

    counts: tuple[tuple[str, int], ...]

    @property
    def nothing(self) -> bool:
        """Whether nothing is stored."""
        return not any(count for _, count in self.counts)


@dataclass(frozen=True, slots=True)
class GoneFact:
    """The result of erasing a person's data: all 0 if there was none.

    The autopilot continues `games`, `finished` ones show another name now, `left` are tables that
    had not begun; `rows` is everything else that was deleted.
    """

    games: int
    finished: int
    left: int
    rows: int
