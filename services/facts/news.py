"""News that the courier delivers."""

from dataclasses import dataclass, field
from typing import Literal

from services.facts.daily import DayTable
from services.facts.games import GameFact, GiantReceived, TurnReport, VoteFact
from services.facts.plans import PlanFact
from services.facts.tables import InvitedFact, SeatFact, TableFact
from services.facts.watching import FollowNews, KibitzNews


@dataclass(frozen=True, slots=True)
class Posted:
    """The place of a message."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Written:
    """A direct message that is part of news; `mark` tells those of one person apart."""

    user: int
    mark: str
    at: Posted


@dataclass(frozen=True, slots=True)
class Call:
    """A person to be notified, and how they prefer it."""

    seat: SeatFact
    notice: Literal["mention", "direct", "both"]
    mention: bool = True  # False: the turn message names them without a mention
    silent: bool = False  # during their quiet hours: the message must not make a sound


@dataclass(frozen=True, slots=True)
class TableNews:
    """The table's own message: post it, or edit it to the current state."""

    table: TableFact
    ended: GameFact | None = None
    """The last game, once the table is over."""


@dataclass(frozen=True, slots=True)
class InvitationNews:
    """Notify people of their invitations to an open table: those without an answer.

    `uncalled`: who is asked without a call: they had this one before, or many like it.
    """

    table: TableFact
    invitation: InvitedFact
    also: tuple[InvitedFact, ...] = ()
    uncalled: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class OpeningNews:
    """The beginning of a game: create the thread if there is none, post the opening."""

    game: GameFact
    order: tuple[int, ...]  # seats in the order in which their kings were drawn
    line: tuple[str, ...]
    edit: Posted | None = None  # it was posted, and is brought up to date


@dataclass(frozen=True, slots=True)
class TurnNews:
    """The turn message: reports, and whom it notifies. The game is as it was then."""

    game: GameFact
    reports: tuple[TurnReport, ...]  # folded ones first
    taken_back: tuple[int, ...]  # seats that took a turn back since the previous message
    call: Call | None
    resigned: tuple[int, ...] = ()  # seats given up since the previous message
    called: bool = False  # they were notified directly while earlier news could not be posted
    absent: tuple[Call, ...] = ()  # those whose time ran out: each is notified
    undone: int = 0  # number of turns undone by agreement, back to one of seat `undone_by`
    undone_by: int | None = None
    edit: Posted | None = None  # the message to edit instead of posting, which calls nobody again
    over: bool = False  # the turn that it called to is over: it calls nobody, and makes no sound


@dataclass(frozen=True, slots=True)
class TakebackNews:
    """A taken-back turn: delete `gone` and make the message `restore` current again.

    It mentions nobody. If there is nothing to restore, a new message with `reports` is posted.
    `again`: `restore` has reported the turn itself and is to show what was before it.
    """

    game: GameFact
    seat: SeatFact
    gone: Posted | None
    restore: Posted | None
    reports: tuple[TurnReport, ...]
    call: Call | None
    again: bool = False


@dataclass(frozen=True, slots=True)
class ReminderNews:
    """A reminder to the lord on turn.

    "again": the same lord has been on turn for 30 minutes without a mention; "left": `left` seconds
    are left; "quiet", "away": their quiet hours or their absence, during which the turn came, are
    over; "soon": their turn is next (to them alone); "resumed": a pause is over and the clock runs
    again.
    """

    game: GameFact
    call: Call
    why: Literal["again", "left", "quiet", "away", "soon", "resumed"] = "again"
    left: int = 0


@dataclass(frozen=True, slots=True)
class OutageNews:
    """An outage of so many seconds that all clocks got back; or the beginning of a pause.

    "out": of Discord or this process; "away": the bot was not in the server; "cup": the organizers
    of a tournament have paused it, and its clocks with it.
    """

    game: GameFact
    seconds: int
    why: Literal["out", "away", "cup"] = "out"


@dataclass(frozen=True, slots=True)
class SeatNews:
    """A change at a seat, or a notice to its lord about it.

    "back": the lord plays again; "taken": somebody took the seat over from `before`; "replaced":
    the table voted so; "offered": a named person is asked to take the seat of `before`. `call` is
    the person to notify, if any.
    """

    game: GameFact
    seat: SeatFact
    what: Literal["back", "taken", "replaced", "offered"]
    before: str = ""
    call: Call | None = None


@dataclass(frozen=True, slots=True)
class PlanNews:
    """A silent message to one lord: what became of their plan."""

    game: GameFact
    plan: PlanFact
    call: Call


@dataclass(frozen=True, slots=True)
class GiantNews:
    """Giants sent to a lord, who has to choose the crowns they cover."""

    game: GameFact
    call: Call
    sender: str


@dataclass(frozen=True, slots=True)
class VoteNews:
    """A question to the table: post it, or edit it to its result.

    `again`: notify only those of `calls` who were in their quiet hours before; `direct`: ask the
    lord who is to be replaced directly.
    """

    game: GameFact
    vote: VoteFact
    calls: tuple[Call, ...]
    again: bool = False
    direct: bool = False


@dataclass(frozen=True, slots=True)
class EndNews:
    """The end of a game. `game.table.dynasty` holds the Dynasty so far.

    `received` are the giants that covered crowns after the last turn.
    """

    game: GameFact
    reports: tuple[TurnReport, ...]  # the last turn, with those grouped with it
    rounds: int
    seconds: int
    resigned: tuple[SeatFact, ...]  # seats given up or lost
    received: tuple[GiantReceived, ...] = ()


@dataclass(frozen=True, slots=True)
class ExpiredNews:
    """A notice to the host of a table, by their notice setting.

    It was never filled, or is for a role that was deleted, so that nobody can take a seat.
    """

    table: TableFact
    notice: Literal["mention", "direct", "both"]
    why: Literal["time", "role"] = "time"


@dataclass(frozen=True, slots=True)
class QueueNews:
    """A notice to people in the queue: they are seated at the table, and its game begins.

    `over`: nobody joined in time, so the person notified has left the queue; the table is the one
    they would have had, which they may open (`open_again`). `nowhere`: they have left it because
    nothing can be posted any more where they joined. `answer_by`: they are asked whether they still
    want to play, and how long the others wait for that; nobody has a seat at the table.
    """

    table: TableFact
    calls: tuple[Call, ...]
    over: bool = False
    nowhere: bool = False
    answer_by: int | None = None


@dataclass(frozen=True, slots=True)
class TidyNews:
    """Cleanup of an old message: remove its mention and buttons, or delete it. Failing is harmless.

    "clock": the current turn message, whose end has changed since it was posted; "direct": a direct
    message about a turn, likewise.
    """

    game: GameFact | None
    at: Posted
    act: Literal["strip", "delete", "clock", "direct"]


@dataclass(frozen=True, slots=True)
class DailyNews:
    """A kingdom of the day is over: who built what in a server, in its `channel` for that."""

    table: DayTable
    channel: int | None


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
    | DailyNews
)


@dataclass(frozen=True, slots=True)
class News:
    """A row of the outbox for the courier."""

    id: int
    table: TableFact
    body: Body
    created: int
    nonce: str  # enforced by Discord; at most 25 characters
    tries: int
    doubtful: bool  # an earlier attempt has no known outcome: look for its message before posting
    living: Posted | None = None  # the message this row already has (an edit), if any
    refusals: tuple[str, ...] = field(default=())
    written: tuple[Written, ...] = ()  # what earlier tries have sent directly
    directly: bool = False  # these messages replace the post
    click: int | None = None  # the interaction that caused it, for the log
