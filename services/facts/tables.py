"""Set-ups and tables, from the opening to the end."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final, Literal

from engine import Options
from services.facts.people import Reminders, Theme

Who = Literal["anyone", "invited", "role"]
Starts = Literal["full", "host"]
Repeats = Literal["1", "3", "5", "10", "all"]
Invitations = Literal["0", "5", "10", "20", "50"]
ComputerPause = Literal["0", "1", "2", "10", "60"]
Watching = Literal["everybody", "table"]
Detail = Literal["turn", "round"]
Partners = Literal["chosen", "drawn"]
TableState = Literal["open", "playing", "over", "abandoned", "closed", "expired"]


@dataclass(frozen=True, slots=True)
class Pace:
    """The clock of a table, in seconds.

    "turn": `turn` for each turn. "bank": each lord starts with `bank`, which grows by `increment`
    after each of their turns, to at most `cap`. "none": no limit, reminders only.
    """

    kind: Literal["turn", "bank", "none"] = "turn"
    turn: int = 24 * 3600
    bank: int = 0
    increment: int = 0
    cap: int = 0


NO_LIMIT = Pace("none", turn=0)
"""The clock of tables from before there were clocks."""
LONGEST_ALONE = 3 * 24 * 3600
"""The longest turn of a game alone that is rated: nobody else waits for it to end."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All choices made when a table is opened."""

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
    quests: tuple[str, ...] = ()  # two if chosen; empty if drawn
    pace: Pace = Pace()
    missed: int = 3  # the number of missed turns at which a seat is lost for good
    vacation: bool = True  # whether vacation and quiet weekends are honored
    reliability: int = 0  # percent required to take a seat; 0: none
    icons: tuple[tuple[str, str], ...] | None = None
    """The server's corrections of buildings when the table opened; None: not opened yet."""
    computers: tuple[str, ...] = ()  # computer lords, such as "knight" or "knight-spiteful"
    pause: int = 0  # minutes that they wait before they play
    hints: bool = False  # whether the computer may be asked for the best move

    @property
    def terms(self) -> int:
        """A number for what somebody agrees to who takes a seat: everything but the name.

        It tells what a button was made for. Whether two set-ups are the same, `agrees_with` says:
        whoever opens tables chooses their clocks, and could look for two with one number.
        """
        agreed = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "name"}
        if not self.computers:  # then buttons of earlier releases agree to the same
            del agreed["computers"], agreed["pause"]
        if not self.hints:
            del agreed["hints"]
        text = repr({**agreed, "variants": sorted(self.variants)})
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) >> 1 or 1

    @property
    def counts_alone(self) -> bool:
        """Whether somebody's game against computer lords alone is rated with this set-up.

        A loss can't be undone or put off into a later season: nothing is taken back, the computer
        is not asked, and a clock runs that gives no turn more than some days.
        """
        longest = max(self.pace.turn, self.pace.bank, self.pace.cap)
        return not (self.takeback or self.hints) and 0 < longest <= LONGEST_ALONE

    def agrees_with(self, other: "Setup") -> bool:
        """Whether whoever agreed to the other set-up agreed to this one: equal but for the name."""
        return replace(self, name=None) == replace(other, name=None)

    def options(self) -> Options:
        """Return the engine's options. Raises engine.BadSetup if R19 does not allow them."""
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
class FairPlay:
    """What keeps votes and takebacks fair at the tables of a server."""

    answer_hours: int = 24  # an absent lord's time to answer, without their quiet hours
    again_hours: int = 24  # after a no, until the same lord may ask the same again
    pause_days: int = 3  # the longest pause to which silence agrees
    takebacks: int = 3  # how often a turn can be taken back without a vote
    minutes_back: int = 10  # the least time of a turn taken back, given once a turn

    @property
    def takebacks_in_game(self) -> int:
        """How often a lord can take turns back in a game without a vote."""
        return 4 * self.takebacks


FAIR = FairPlay()
FAIR_LIMITS = {
    "answer_hours": range(1, 73),
    "again_hours": range(1, 169),
    "pause_days": range(15),
    "takebacks": range(1, 11),
    "minutes_back": range(61),
}
"""The values that a server may give to each number of `FairPlay`."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server, made by its hosts."""

    table_channel: int | None = None
    place: Literal["threads", "channel"] = "threads"
    opener_role: int | None = None
    default_setup: Setup | None = None
    detail: Detail = "turn"
    watching: Watching = "everybody"
    language: str | None = None
    theme: Theme = "dark"  # of public pictures
    icons: tuple[tuple[str, str], ...] = ()  # corrections of buildings: ("sawmill", "k1t0")
    reminders: Reminders = "half"  # for those who have not chosen when they are reminded
    index_channel: int | None = None  # channel of the live list of games
    ladders: Literal["public", "private", "off"] = (
        "public"  # /ladder: visible to all, only to the asker, or never
    )
    repeats: Repeats = "5"  # games a week against the same lord that count on a ladder
    invitations: Invitations = "10"  # a day to people who never finished a game with the inviter
    computers: ComputerPause = "0"  # minutes that computer lords wait, at tables set up from now on
    organiser_role: int | None = None  # may publish tournaments, like those who manage the server
    cup_channel: int | None = None  # announces tournaments; None: where they are published
    fair: FairPlay = FairPlay()
    daily_channel: int | None = None  # tells each morning who built what; None: nothing is told


@dataclass(frozen=True, slots=True)
class Choices:
    """The values that can be chosen, given the rest of a set-up (R19)."""

    lords: tuple[int, ...]
    variants: tuple[str, ...]
    giants: bool = False
    court: bool = False
    teams: bool = False


@dataclass(frozen=True, slots=True)
class Length:
    """The usual length of a game: from `least` to `most` seconds."""

    least: int
    most: int
    measured: bool = False  # from games that ended in this server; else estimated from the clock


@dataclass(frozen=True, slots=True)
class Preset:
    """A set-up that was saved for a server under a name, and by whom."""

    id: int
    name: str
    by: int
    setup: Setup


@dataclass(frozen=True, slots=True)
class SetupDraft:
    """A set-up in progress: one a person and server. `dropped`: choices that a change reset."""

    setup: Setup
    last: Setup | None  # the last set-up used in the server ("Same as last time")
    choices: Choices
    chosen: bool  # False until something was chosen
    dropped: tuple[str, ...] = ()
    table: int | None = None  # the table that was opened from it (found again after a double click)
    usual: Length | None = None  # the length of a game with this set-up here
    presets: tuple[Preset, ...] = ()  # saved in this server, by name


@dataclass(frozen=True, slots=True)
class SeatFact:
    """A seat and its lord; user None is a free seat, one below 0 had their data erased.

    Or it is a computer lord's: then `user` is below 0, too.

    `name` has the number that tells them from others of one name, `bare` is then the name alone.
    """

    seat: int
    user: int | None
    name: str | None
    resigned: bool = False
    resigned_turn: str | None = None  # the first turn that the computer played for good
    missed: int = 0  # turns missed at this table
    absent: bool = False  # the autopilot plays until the lord is back
    lost: bool = False  # missed too often: the autopilot plays on, or somebody takes the seat
    left_at: int | None = None  # when it was given up or lost
    left_version: int | None = None  # the game's version then; 0: no turn had been missed
    earlier: tuple[str, ...] = ()  # names that the lord had before, the first one first
    bare: str | None = None
    computer: str | None = None  # level and temper of a computer lord, such as "knight-spiteful"

    @property
    def given(self) -> str:
        """The lord's name as they bear it, without a number."""
        return self.bare or self.name or ""

    @property
    def account(self) -> int | None:
        """The account that can be mentioned or written to; None also if it was erased."""
        return self.user if self.user is not None and self.user > 0 else None

    @property
    def person(self) -> bool:
        """Whether this seat still belongs to a person, who may be absent."""
        sits = self.user is not None and self.computer is None
        return sits and not self.resigned and not self.lost

    @property
    def present(self) -> bool:
        """Whether a person plays this seat now."""
        return self.person and not self.absent

    @property
    def free(self) -> bool:
        """Whether somebody else may take this seat over in the game in progress."""
        return self.user is not None and (self.resigned or self.lost)


NO_SERVER: Final = 0
"""Where a table is that is played in direct messages."""


def is_solo(seats: Sequence[SeatFact]) -> bool:
    """Whether somebody plays against computer lords alone."""
    return sum(seat.computer is None for seat in seats) == 1 < len(seats)


@dataclass(frozen=True, slots=True)
class InvitedFact:
    """An invitation, or the question to a lord who sits there whether they stay, or are there.

    `removed` is no invitation, but the host's no to somebody who sat there.
    """

    id: int
    user: int
    name: str
    by: int
    by_name: str
    seat: int | None
    state: Literal["waiting", "accepted", "declined", "expired", "withdrawn", "removed"]
    expires: int

    @property
    def whether_there(self) -> bool:
        """Whether it asks who sits there if they are still there: nobody else asks that."""
        return self.by == self.user


@dataclass(frozen=True, slots=True)
class DynastyFact:
    """Three games at one table (R64): totals by seat over the games that are over."""

    number: int
    of: int
    games: tuple[tuple[int, ...], ...]  # one tuple of totals by seat for each game that is over
    totals: tuple[int, ...]
    winners: tuple[int, ...]  # seats; empty until the last game is over, or if nobody played on
    next_at: int | None = None  # when the next game starts by itself
    places: tuple[int, ...] = ()  # by seat; those who were played for to the end come last

    @property
    def over(self) -> bool:
        """Whether the last game is over."""
        return len(self.games) == self.of


@dataclass(frozen=True, slots=True)
class TableFact:
    """A table, from its opening to its end."""

    id: int
    server: int
    channel: int
    thread: int | None
    message: int | None
    place: Literal["threads", "channel", "private", "direct"]
    # "private": a thread of its lords alone; "direct": somebody's direct messages, of no server
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
    rematch: int | None = None  # the rematch opened from this table
    usual: Length | None = None  # the length of such a game here, while the table is open
    fair: FairPlay = FairPlay()  # of its server; read for votes and after takebacks only
    tournament: int | None = None  # the tournament that it belongs to
    ends: int | None = None  # in a tournament: when the autopilot plays the rest
    sealed: bool = False  # in a tournament: hidden from all but its lords for now

    def seat_of(self, user: int) -> SeatFact | None:
        """Return the seat of a person at this table."""
        return next((seat for seat in self.seats if seat.user == user), None)

    @property
    def free(self) -> tuple[int, ...]:
        """The numbers of the free seats."""
        return tuple(seat.seat for seat in self.seats if seat.user is None)

    @property
    def solo(self) -> bool:
        """Whether somebody plays against computer lords alone."""
        return is_solo(self.seats)

    @property
    def asked(self) -> tuple[InvitedFact, ...]:
        """The questions to lords whether they stay or are there, that have no answer yet."""
        sitting = {seat.user for seat in self.seats} - {None}
        return tuple(one for one in self.invited if one.state == "waiting" and one.user in sitting)

    @property
    def direct(self) -> bool:
        """Whether it is played in the direct messages of its only person."""
        return self.place == "direct"

    @property
    def private(self) -> bool:
        """Whether only its lords see where it is played."""
        return self.sealed or self.place in ("private", "direct")

    @property
    def home(self) -> int:
        """The channel for news: the thread if there is one."""
        return self.thread or self.channel


@dataclass(frozen=True, slots=True)
class Joined:
    """The result of joining: the seat taken, and whether the game began with it."""

    table: TableFact
    seat: int
    started: bool


@dataclass(frozen=True, slots=True)
class Invited:
    """The result of inviting: who was invited, and who was left out with the reason's code."""

    table: TableFact
    invited: tuple[InvitedFact, ...]
    left_out: tuple[tuple[int, str], ...]  # (user, the end of the key `setup-not-invited-…`)
