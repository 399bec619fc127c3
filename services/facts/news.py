"""News for the courier."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from services.facts.games import GameFact, GiantReceived, TurnReport, VoteFact
from services.facts.tables import InvitedFact, SeatFact, TableFact


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
    """The same lord has been on turn for 30 minutes without a mention: mention them once."""

    game: GameFact
    call: Call


@dataclass(frozen=True, slots=True)
class GiantNews:
    """Giants were sent to a lord, who is to choose the crowns they cover (PLAY §3.4)."""

    game: GameFact
    call: Call
    sender: str


@dataclass(frozen=True, slots=True)
class VoteNews:
    """A question to the table: post it, or edit it to its result."""

    game: GameFact
    vote: VoteFact
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class EndNews:
    """A game is over (PLAY §4). `game.table.dynasty` tells the Dynasty so far.

    `received` are the giants that covered crowns after the last turn.
    """

    game: GameFact
    reports: tuple[TurnReport, ...]  # the last turn, with those folded into it
    rounds: int
    seconds: int
    resigned: tuple[SeatFact, ...]
    received: tuple[GiantReceived, ...] = ()


@dataclass(frozen=True, slots=True)
class ExpiredNews:
    """To the host of a table nobody filled, by their notice setting."""

    table: TableFact
    notice: Literal["mention", "direct", "both"]


@dataclass(frozen=True, slots=True)
class TidyNews:
    """An old message to strip of its ping and buttons, or to delete. Failing does no harm."""

    game: GameFact | None
    at: Posted
    act: Literal["strip", "delete"]


Body = (
    TableNews
    | InvitationNews
    | OpeningNews
    | TurnNews
    | TakebackNews
    | ReminderNews
    | GiantNews
    | VoteNews
    | EndNews
    | ExpiredNews
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
