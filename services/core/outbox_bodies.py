"""Bodies of the outbox's rows, one class for each kind; their JSON is readable by every release.

A field without a default is always written. One with a default is written only if it differs, and
may be missing in rows of earlier releases.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, Final, Literal, TypeVar

from services.core.json_codec import from_json, to_json
from services.core.pseudonymize import people_in
from services.facts.games import GiantReceived, TurnReport
from services.facts.personal import Account, AccountName, LordName
from services.facts.watching import How
from store import Connection, outbox
from store.rows import OutboxRow

Why = Literal["again", "left", "quiet", "away", "soon", "resumed"]
"""Why a lord is reminded (`ReminderNews`)."""
BodyT = TypeVar("BodyT", bound="Body")


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """A direct message that is part of an announcement; `mark` tells those of one person apart."""

    user: Account
    mark: str
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Body:
    """The body of a row.

    `astray`: the error that kept it from its own channel, if any. `written`: direct messages that a
    failed try has sent, so that no other sends them again; `directly`: they replace the post.
    """

    KIND: ClassVar[str]
    astray: str | None = field(default=None, kw_only=True)
    written: tuple[DirectMessage, ...] = field(default=(), kw_only=True)
    directly: bool = field(default=False, kw_only=True)

    def to_json(self) -> dict[str, Any]:
        """Return the body as JSON."""
        return {
            one.name: to_json(getattr(self, one.name))
            for one in fields(self)
            if one.default is MISSING or getattr(self, one.name) != one.default
        }

    @classmethod
    def from_json(cls: type[BodyT], data: Mapping[str, Any]) -> BodyT:
        """Read a body. Raises KeyError if a field without a default is missing."""
        return from_json(cls, data)

    def names(self) -> set[str]:
        """Return the names of the people in it."""
        return people_in(self.to_json(), type(self))[0]

    def accounts(self) -> set[int]:
        """Return the accounts in it."""
        return people_in(self.to_json(), type(self))[1]


# -- tables ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableBody(Body):
    """The table's own message is to be brought up to date."""

    KIND: ClassVar[str] = "table"


@dataclass(frozen=True, slots=True)
class ExpiredBody(Body):
    """A table needs its host: nobody filled it in time, or the role that it was for is gone."""

    KIND: ClassVar[str] = "expired"
    why: Literal["time", "role"] = "time"


@dataclass(frozen=True, slots=True)
class InvitationBody(Body):
    """People were invited: one, or several at once in one message.

    `again`: they were called before, and their message is brought up to date.
    """

    KIND: ClassVar[str] = "invitation"
    invitation: int
    also: tuple[int, ...] = ()
    again: bool = False

    @property
    def all(self) -> tuple[int, ...]:
        """Every invitation of the message."""
        return self.invitation, *self.also


@dataclass(frozen=True, slots=True)
class QueueBody(Body):
    """The queue seated people. `over`: the time of one person in it has run out.

    `nowhere`: or there is no channel any more in which a table could be opened. `answer_by`: so
    long the others wait for them to say that they still want to play; nobody is seated yet.
    """

    KIND: ClassVar[str] = "queue"
    users: tuple[Account, ...]
    over: bool
    nowhere: bool = False
    answer_by: int | None = None


# -- a game, turn by turn --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChainBody(Body):
    """An announcement in the sequence of a game; later events are added to it for the next one."""

    resigned_after: tuple[int, ...] = field(default=(), kw_only=True)
    received_after: tuple[GiantReceived, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True, slots=True)
class OpeningBody(ChainBody):
    """A game started."""

    KIND: ClassVar[str] = "opening"
    order: tuple[int, ...]
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """Turns taken back by agreement: how many, and whose turn it is again."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class ReportBody(ChainBody):
    """A report of turns. `call`: the seat that it calls."""

    reports: tuple[TurnReport, ...]
    taken_back: tuple[int, ...]
    resigned: tuple[int, ...]
    call: int | None


@dataclass(frozen=True, slots=True)
class TurnBody(ReportBody):
    """A turn ended, or the next lord is called.

    `replaces`: the row whose message is deleted; `edits`: the one whose message is edited instead
    of another being posted, so that nobody is called again. `told`: the seats to notify of a missed
    turn; `again`: those of them who were notified by the report that is repeated.
    """

    KIND: ClassVar[str] = "turn"
    replaces: int | None = None
    told: tuple[int, ...] = ()
    again: tuple[int, ...] = ()
    undone: Undone | None = None
    called: bool = False  # the call was made directly because earlier news could not be posted
    edits: int | None = None
    here: bool = False  # the lord called has played within the last minute: no mention is needed


@dataclass(frozen=True, slots=True)
class TakebackBody(ReportBody):
    """A turn was taken back: the message of row `gone` is deleted, that of `restore` restored.

    `again`: the turn was taken back before, so the message of row `restore`, which reported it, is
    edited; the next report of the turn edits it, too.
    """

    KIND: ClassVar[str] = "takeback"
    seat: int
    gone: int | None
    restore: int | None
    again: bool = False


@dataclass(frozen=True, slots=True)
class EndBody(Body):
    """A game ended."""

    KIND: ClassVar[str] = "end"
    reports: tuple[TurnReport, ...]
    replaces: int | None = None
    received: tuple[GiantReceived, ...] = ()


# -- while a turn lasts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReminderBody(Body):
    """A reminder. `turn`: the version with which the turn began."""

    KIND: ClassVar[str] = "reminder"
    call: int
    why: Why = "again"
    kind: str = ""  # of its job
    turn: int | None = None  # None in rows of earlier releases


@dataclass(frozen=True, slots=True)
class OutageBody(Body):
    """Nobody could play for some time."""

    KIND: ClassVar[str] = "outage"
    seconds: int
    why: Literal["out", "away", "cup"] = "out"
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class GiantBody(Body):
    """A giant was sent to a seat. `again`: its lord was called before a takeback."""

    KIND: ClassVar[str] = "giant"
    seat: int
    sender: LordName
    again: bool = False


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who is offered a seat, or who had it."""

    user: Account | None
    name: AccountName


@dataclass(frozen=True, slots=True)
class SeatBody(Body):
    """A seat changed hands or is offered to somebody. `call`: the seat called."""

    KIND: ClassVar[str] = "seat"
    what: Literal["back", "taken", "replaced", "offered"]
    seat: int
    before: LordName
    guest: Guest | None = None
    call: int | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class BackBody(SeatBody):
    """A lord is back; its message is deleted with the turn in progress."""

    KIND: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class PlanBody(Body):
    """A plan was played or became impossible."""

    KIND: ClassVar[str] = "plan"
    plan: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class QuestionBody(Body):
    """An announcement about a vote."""

    vote: int


@dataclass(frozen=True, slots=True)
class VoteBody(QuestionBody):
    """A vote was opened or changed. `quiet`: the seats called without a sound."""

    KIND: ClassVar[str] = "vote"
    quiet: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AskBody(QuestionBody):
    """A vote would replace a lord, who is asked directly."""

    KIND: ClassVar[str] = "asked"
    seat: int


@dataclass(frozen=True, slots=True)
class RingBody(QuestionBody):
    """A vote calls the seats that had quiet hours when it was opened."""

    KIND: ClassVar[str] = "ring"
    seats: tuple[int, ...]


# -- watching --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GamePart:
    """A game in a digest: the period, the level of detail, the lords followed (none: all)."""

    game: int
    since: int
    until: int
    how: How
    lords: tuple[Account, ...]


@dataclass(frozen=True, slots=True)
class TournamentPart:
    """A tournament in a digest: the period and the level of detail."""

    cup: int  # the tournament, under its stored key
    since: int
    until: int
    how: How


@dataclass(frozen=True, slots=True)
class FollowBody(Body):
    """A digest for a follower."""

    KIND: ClassVar[str] = "follow"
    user: Account
    games: tuple[GamePart, ...]
    cups: tuple[TournamentPart, ...] = ()  # tournaments, under their stored key


@dataclass(frozen=True, slots=True)
class KibitzBody(Body):
    """The lords are added to a watchers' thread, or one is removed."""

    KIND: ClassVar[str] = "kibitz"
    what: Literal["open", "out"]
    thread: int
    user: Account | None = None


@dataclass(frozen=True, slots=True)
class TidyBody(Body):
    """An old message is stripped, deleted, or updated with a new deadline."""

    KIND: ClassVar[str] = "tidy"
    channel: int
    message: int
    act: Literal["strip", "delete", "clock", "direct", "opening"]


@dataclass(frozen=True, slots=True)
class DailyBody(Body):
    """A day is over: who built what in a server is told in its channel."""

    KIND: ClassVar[str] = "daily"
    day: int


BODIES: Final[Mapping[str, type[Body]]] = {
    one.KIND: one
    for one in (
        *(TableBody, ExpiredBody, InvitationBody, QueueBody),
        *(OpeningBody, TurnBody, TakebackBody, EndBody),
        *(ReminderBody, OutageBody, GiantBody, SeatBody, BackBody, PlanBody, VoteBody),
        *(AskBody, RingBody),
        *(FollowBody, KibitzBody, TidyBody, DailyBody),
    )
}
"""The body of each kind of row."""


def body_of(row: OutboxRow) -> Body:
    """Read the body of a row. Raises KeyError if its kind is unknown or a field is missing."""
    return BODIES[row.kind].from_json(row.body)


def read_body(row: OutboxRow, kind: type[BodyT]) -> BodyT:
    """Read the body of a row of a known kind. Raises TypeError if it is of another."""
    body = body_of(row)
    if not isinstance(body, kind):
        raise TypeError(f"row {row.id} is a {row.kind}, no {kind.__name__}")
    return body


async def amend(connection: Connection, row: OutboxRow, **changes: Any) -> None:
    """Change fields of a row's body; fields unknown to this release are kept."""
    known = {one.name for one in fields(BODIES[row.kind])}
    assert changes.keys() <= known, "fields of its kind"
    new = {name: to_json(value) for name, value in changes.items()}
    await outbox.amend(connection, row.id, {**row.body, **new})
