"""Set-ups and tables, from the opening to the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine import Options
from services.facts.people import Reminders

Who = Literal["anyone", "invited", "role"]
Starts = Literal["full", "host"]
Watching = Literal["everybody", "table"]
Detail = Literal["turn", "round"]
Partners = Literal["chosen", "drawn"]
TableState = Literal["open", "playing", "over", "abandoned", "closed", "expired"]


@dataclass(frozen=True, slots=True)
class Pace:
    """The clock of a table, in seconds (PLAY §1.1).

    "turn": `turn` for each turn. "bank": each lord starts with `bank`, which grows by `increment`
    after each of their turns, to at most `cap`. "none": no limit, reminders only.
    """

    kind: Literal["turn", "bank", "none"] = "turn"
    turn: int = 24 * 3600
    bank: int = 0
    increment: int = 0
    cap: int = 0


NO_LIMIT = Pace("none", turn=0)
"""The clock of tables that were opened before there were clocks."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is chosen when a table is opened."""

    box: str = "kingdomino"
    lords: int = 4
    variants: frozenset[str] = frozenset()
    dynasty: bool = False
    who: Who = "anyone"
    role: int | None = None
    starts: Starts = "full"
    takeback: bool = True
    numbers: bool = True
    watching: Watching = "everybody"
    detail: Detail = "turn"
    name: str | None = None
    giants: bool = False
    court: bool = False
    teams: bool = False
    partners: Partners = "chosen"
    quests: tuple[str, ...] = ()  # two, chosen; empty: drawn
    pace: Pace = Pace()
    missed: int = 3  # so many missed turns, and a seat is lost for good
    vacation: bool = True  # whether vacation and quiet weekends are honored
    reliability: int = 0  # percent a lord must have to take a seat; 0: anybody

    def options(self) -> Options:
        """Return the engine's options; raises engine.BadSetup where R19 does not allow them."""
        return Options(
            box=self.box,
            players=self.lords,
            variants=self.variants,
            giants=self.giants,
            court=self.court,
            teams=self.teams,
            quests=self.quests,
        )


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What the hosts of a server set (PLAY §8)."""

    table_channel: int | None = None
    place: Literal["threads", "channel"] = "threads"
    opener_role: int | None = None
    default_setup: Setup | None = None
    detail: Detail = "turn"
    watching: Watching = "everybody"
    language: str | None = None
    icons: tuple[tuple[str, str], ...] = ()  # corrections of buildings: ("sawmill", "k1t0")
    reminders: Reminders = "half"  # for who has not set when they are reminded
    index_channel: int | None = None  # where the live list of games stands
    ladders: Literal["public", "private", "off"] = "public"  # /ladder: for all, for who asks, never
    organiser_role: int | None = None  # who may publish cups, beside those who manage the server
    cup_channel: int | None = None  # where cups are announced; None: where they are published


@dataclass(frozen=True, slots=True)
class Choices:
    """What may be chosen beside the rest of a set-up (R19)."""

    lords: tuple[int, ...]
    variants: tuple[str, ...]
    giants: bool = False
    court: bool = False
    teams: bool = False


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game usually takes: from `least` to `most` seconds."""

    least: int
    most: int
    measured: bool = False  # by the games that ended in this server; else reckoned from the clock


@dataclass(frozen=True, slots=True)
class Preset:
    """A set-up that was saved for a server under a name, and by whom."""

    id: int
    name: str
    by: int
    setup: Setup


@dataclass(frozen=True, slots=True)
class SetupDraft:
    """A set-up being chosen: one a person and server. `dropped`: choices a change ruled out."""

    setup: Setup
    last: Setup | None  # the set-up opened last in the server ("Same as last time")
    choices: Choices
    chosen: bool  # False until something was chosen: screen 1
    dropped: tuple[str, ...] = ()
    table: int | None = None  # the table that was opened from it (a double click finds it)
    usual: Length | None = None  # how long a game of this set-up takes here
    presets: tuple[Preset, ...] = ()  # what was saved in this server, by name


@dataclass(frozen=True, slots=True)
class SeatFact:
    """A seat and who sits there; user None is a free seat, one below 0 had their data deleted."""

    seat: int
    user: int | None
    name: str | None
    resigned: bool = False
    resigned_turn: str | None = None  # the first that the computer played for good
    missed: int = 0  # turns missed at this table
    absent: bool = False  # the autopilot plays until the lord is back
    lost: bool = False  # missed too often: the autopilot plays on, or somebody takes the seat

    @property
    def account(self) -> int | None:
        """Who can be mentioned or written to; None also for who is not known any more."""
        return self.user if self.user is not None and self.user > 0 else None

    @property
    def person(self) -> bool:
        """Whether this seat still is a person's, who may be absent."""
        return self.user is not None and not self.resigned and not self.lost

    @property
    def present(self) -> bool:
        """Whether a person plays this seat now."""
        return self.person and not self.absent

    @property
    def free(self) -> bool:
        """Whether somebody else may take this seat over in the running game."""
        return self.user is not None and (self.resigned or self.lost)


@dataclass(frozen=True, slots=True)
class InvitedFact:
    """An invitation that waits for its answer, or was declined."""

    id: int
    user: int
    name: str
    by: int
    by_name: str
    seat: int | None
    state: Literal["waiting", "accepted", "declined", "expired", "withdrawn"]
    expires: int


@dataclass(frozen=True, slots=True)
class DynastyFact:
    """Three games under one table (R64): totals by seat over the games that are over."""

    number: int
    of: int
    games: tuple[tuple[int, ...], ...]  # one tuple of totals by seat for each game that is over
    totals: tuple[int, ...]
    winners: tuple[int, ...]  # seats; empty until the last game is over
    next_at: int | None = None  # when the next game starts by itself


@dataclass(frozen=True, slots=True)
class TableFact:
    """A table, from its opening to its end."""

    id: int
    server: int
    channel: int
    thread: int | None
    message: int | None
    place: Literal["threads", "channel"]
    name: str
    host: int
    host_name: str
    setup: Setup
    state: TableState
    seats: tuple[SeatFact, ...]
    invited: tuple[InvitedFact, ...]
    created: int
    expires: int | None
    game: int | None  # the game being played, or the last one
    dynasty: DynastyFact | None
    rematch: int | None = None  # the table opened as this one's rematch
    usual: Length | None = None  # how long such a game takes here, while the table is open
    tournament: int | None = None  # the cup whose table it is
    ends: int | None = None  # of a cup: when the autopilot plays what is left
    sealed: bool = False  # of a cup: nobody but its lords may see it for now

    def seat_of(self, user: int) -> SeatFact | None:
        """Return the seat of a person at this table."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def free(self) -> tuple[int, ...]:
        """The numbers of the free seats."""
        return tuple(seat.seat for seat in self.seats if seat.user is None)

    @property
    def home(self) -> int:
        """The channel to write news to: the thread where there is one."""
        return self.thread or self.channel


@dataclass(frozen=True, slots=True)
class Joined:
    """What joining did: the seat taken, and whether the game began with it."""

    table: TableFact
    seat: int
    started: bool


@dataclass(frozen=True, slots=True)
class Invited:
    """What inviting did: whom it reached, and who was left out with the reason's code."""

    table: TableFact
    invited: tuple[InvitedFact, ...]
    left_out: tuple[tuple[int, str], ...]  # (user, "seated" | "invited" | "bot" | "no_seat")
