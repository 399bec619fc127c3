"""News for the courier."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from services.facts.games import GameFact, GiantReceived, TurnReport, VoteFact
from services.facts.plans import PlanFact
from services.facts.tables import InvitedFact, SeatFact, TableFact
from services.facts.watching import FollowNews, KibitzNews


@dataclass(frozen=True, slots=True)
class Posted:
    """Where a message stands."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Call:
    """A person to be called, and how they want it."""

    seat: SeatFact
    notice: Literal["mention", "direct", "both"]
    mention: bool = True  # False: the living message names them without a mention
    silent: bool = False  # their quiet hours: the message must not ring


@dataclass(frozen=True, slots=True)
class TableNews:
    """The table's own message: post it, or edit it to what is true now (PLAY §1.2)."""

    table: TableFact


@dataclass(frozen=True, slots=True)
class InvitationNews:
    """Call somebody to an open table."""

    table: TableFact
    invitation: InvitedFact


@dataclass(frozen=True, slots=True)
class OpeningNews:
    """A game begins: make the thread where there is none, post the opening (PLAY §2.1)."""

    game: GameFact
    order: tuple[int, ...]  # seats as their kings were drawn
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnNews:
    """The turn message: reports, and who is called (PLAY §2.2). The game is as it was then."""

    game: GameFact
    reports: tuple[TurnReport, ...]  # folded ones first
    taken_back: tuple[int, ...]  # seats that took a turn back since the message before
    call: Call | None
    resigned: tuple[int, ...] = ()  # seats given up since the message before
    called: bool = False  # the call was made directly while news before it could not be said
    absent: tuple[Call, ...] = ()  # those whose time ran out: each is to be told (PLAY §2.2)
    undone: int = 0  # so many turns were taken back by agreement, to one of seat `undone_by`
    undone_by: int | None = None


@dataclass(frozen=True, slots=True)
class TakebackNews:
    """A turn was taken back: delete `gone`; `restore` gets its ping back, without a mention.

    Where there is nothing to restore, a new message with `reports` is posted.
    """

    game: GameFact
    seat: SeatFact
    gone: Posted | None
    restore: Posted | None
    reports: tuple[TurnReport, ...]
    call: Call | None


@dataclass(frozen=True, slots=True)
class ReminderNews:
    """The lord on turn is reminded (PLAY §2.2).

    "again": the same lord has been on turn for 30 minutes without a mention; "left": `left` seconds
    are left; "quiet", "away": their quiet hours or their absence, in which the turn came, are over;
    "soon": their turn is next (to them alone); "resumed": a pause is over and the clock runs again.
    """

    game: GameFact
    call: Call
    why: Literal["again", "left", "quiet", "away", "soon", "resumed"] = "again"
    left: int = 0


@dataclass(frozen=True, slots=True)
class OutageNews:
    """Nobody could play for so many seconds, and every clock got them back; or it stands now.

    "out": Discord or this process was; "away": we were not in the server; "cup": the organizers of
    a tournament have paused it, and its clocks with it.
    """

    game: GameFact
    seconds: int
    why: Literal["out", "away", "cup"] = "out"


@dataclass(frozen=True, slots=True)
class SeatNews:
    """A seat changed hands, or its lord is told what is done in their name (PLAY §2.2).

    "back": the lord plays again; "taken": somebody took the seat over
    from `before`; "replaced": the table voted so; "offered": a person who was named is asked to
    take the seat of `before`. `call` is the person to be told, if any.
    """

    game: GameFact
    seat: SeatFact
    what: Literal["back", "taken", "replaced", "offered"]
    before: str = ""
    call: Call | None = None


@dataclass(frozen=True, slots=True)
class PlanNews:
    """To a lord alone, without a sound: what became of their plan (PLAY §3.6)."""

    game: GameFact
    plan: PlanFact
    call: Call


@dataclass(frozen=True, slots=True)
class GiantNews:
    """Giants were sent to a lord, who is to choose the crowns they cover (PLAY §3.4)."""

    game: GameFact
    call: Call
    sender: str


@dataclass(frozen=True, slots=True)
class VoteNews:
    """A question to the table: post it, or edit it to its result.

    `again`: only those of `calls` are called, whom it did not ring in their quiet hours.
    """

    game: GameFact
    vote: VoteFact
    calls: tuple[Call, ...]
    again: bool = False


@dataclass(frozen=True, slots=True)
class EndNews:
    """A game is over (PLAY §4). `game.table.dynasty` tells the Dynasty so far.

    `received` are the giants that covered crowns after the last turn.
    """

    game: GameFact
    reports: tuple[TurnReport, ...]  # the last turn, with those folded into it
    rounds: int
    seconds: int
    resigned: tuple[SeatFact, ...]  # seats given up or lost
    received: tuple[GiantReceived, ...] = ()


@dataclass(frozen=True, slots=True)
class ExpiredNews:
    """To the host of a table nobody filled, by their notice setting."""

    table: TableFact
    notice: Literal["mention", "direct", "both"]


@dataclass(frozen=True, slots=True)
class QueueNews:
    """To people who waited in the queue: they are seated at the table, and its game begins.

    `over`: nobody came in time, so the one who is called has left the queue; the table is the one
    they would have had, which they may open (`open_again`).
    """

    table: TableFact
    calls: tuple[Call, ...]
    over: bool = False


@dataclass(frozen=True, slots=True)
class TidyNews:
    """An old message to strip of its ping and buttons, or to delete. Failing does no harm.

    "clock": the living message of a turn, whose end has changed since it was posted; "direct": the
    same of a direct message that called its lord.
    """

    game: GameFact | None
    at: Posted
    act: Literal["strip", "delete", "clock", "direct"]


Body = (
    TableNews
    | InvitationNews
    | OpeningNews
    | TurnNews
    | TakebackNews
    | ReminderNews
    | OutageNews
    | SeatNews
    | PlanNews
    | GiantNews
    | VoteNews
    | EndNews
    | ExpiredNews
    | QueueNews
    | FollowNews
    | KibitzNews
    | TidyNews
)


@dataclass(frozen=True, slots=True)
class News:
    """A row of the outbox, for the courier."""

    id: int
    table: TableFact
    body: Body
    nonce: str  # to be enforced by Discord; at most 25 characters
    tries: int
    doubtful: bool  # an earlier try has no known outcome: look for it before posting
    living: Posted | None = None  # the message this row already has (an edit), if any
    refusals: tuple[str, ...] = field(default=())
