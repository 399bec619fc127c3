"""What the rows of the outbox hold, one class a kind. Their JSON is what earlier releases read.

A field without a default is always written. One with a default may be missing in what an earlier
release wrote, and is not written where it has its default.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar, Final, Literal, TypeVar, cast

from services.core.json_codec import read, write
from services.core.pseudonymize import people_in
from services.facts.games import GiantReceived, TurnReport
from services.facts.personal import Account, AccountName, LordName
from services.facts.watching import How
from store import Connection, outbox
from store.rows import OutboxRow

Why = Literal["again", "left", "quiet", "away", "soon", "resumed"]
"""Why a lord is reminded (`ReminderNews`)."""
Kept = TypeVar("Kept", bound="Body")


@dataclass(frozen=True, slots=True)
class Body:
    """What every row may hold. `astray`: why it could not be said where it belongs."""

    KIND: ClassVar[str]
    astray: str | None = field(default=None, kw_only=True)

    def to_json(self) -> dict[str, Any]:
        """Write it for the database."""
        return {
            one.name: write(getattr(self, one.name))
            for one in fields(self)
            if one.default is MISSING or getattr(self, one.name) != one.default
        }

    @classmethod
    def from_json(cls: type[Kept], data: Mapping[str, Any]) -> Kept:
        """Read it. Raises KeyError where something is missing that every release wrote."""
        return cast(Kept, read(cls, data))

    def names(self) -> set[str]:
        """Return the names of the people in it."""
        return people_in(self.to_json(), type(self))[0]

    def accounts(self) -> set[int]:
        """Return the accounts in it."""
        return people_in(self.to_json(), type(self))[1]


# -- tables ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TableBody(Body):
    """A table's own message is to show what is true."""

    KIND: ClassVar[str] = "table"


@dataclass(frozen=True, slots=True)
class ExpiredBody(Body):
    """Nobody filled a table."""

    KIND: ClassVar[str] = "expired"


@dataclass(frozen=True, slots=True)
class InvitationBody(Body):
    """Somebody is invited."""

    KIND: ClassVar[str] = "invitation"
    invitation: int


@dataclass(frozen=True, slots=True)
class QueueBody(Body):
    """People whom the queue has seated; `over`: one who has left it."""

    KIND: ClassVar[str] = "queue"
    users: tuple[Account, ...]
    over: bool


# -- a game, turn by turn --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChainBody(Body):
    """What tells a game turn by turn; what happens after it is noted in it for the next one."""

    resigned_after: tuple[int, ...] = field(default=(), kw_only=True)
    received_after: tuple[GiantReceived, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True, slots=True)
class OpeningBody(ChainBody):
    """A game begins."""

    KIND: ClassVar[str] = "opening"
    order: tuple[int, ...]
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """So many turns were taken back by agreement, to one of a seat."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class ReportBody(ChainBody):
    """What a report tells; `call` is the seat that it calls."""

    reports: tuple[TurnReport, ...]
    taken_back: tuple[int, ...]
    resigned: tuple[int, ...]
    call: int | None


@dataclass(frozen=True, slots=True)
class TurnBody(ReportBody):
    """A turn was ended, or its next lord is called.

    `replaces`: the row whose message goes. `told` are the seats that are told of a missed turn,
    `again` those of them who know it from a report that is repeated.
    """

    KIND: ClassVar[str] = "turn"
    replaces: int | None = None
    told: tuple[int, ...] = ()
    again: tuple[int, ...] = ()
    undone: Undone | None = None
    called: bool = False  # the call was made directly while news before it could not be said


@dataclass(frozen=True, slots=True)
class TakebackBody(ReportBody):
    """A turn of a seat was taken back: the message of row `gone` goes, that of `restore` lives."""

    KIND: ClassVar[str] = "takeback"
    seat: int
    gone: int | None
    restore: int | None


@dataclass(frozen=True, slots=True)
class EndBody(Body):
    """A game is over."""

    KIND: ClassVar[str] = "end"
    reports: tuple[TurnReport, ...]
    replaces: int | None = None
    received: tuple[GiantReceived, ...] = ()


# -- while a turn lasts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReminderBody(Body):
    """The lord of a seat is reminded of the turn that began with a version."""

    KIND: ClassVar[str] = "reminder"
    call: int
    why: Why = "again"
    kind: str = ""  # of the job that says it
    turn: int | None = None  # None: of an earlier release


@dataclass(frozen=True, slots=True)
class OutageBody(Body):
    """Nobody could play for some seconds."""

    KIND: ClassVar[str] = "outage"
    seconds: int
    why: Literal["out", "away", "cup"] = "out"
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class GiantBody(Body):
    """Somebody has sent a giant to a seat."""

    KIND: ClassVar[str] = "giant"
    seat: int
    sender: LordName


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who is asked to take a seat, or who had it."""

    user: Account | None
    name: AccountName


@dataclass(frozen=True, slots=True)
class SeatBody(Body):
    """A seat has changed hands, or somebody is asked to take it; `call` is the seat called."""

    KIND: ClassVar[str] = "seat"
    what: Literal["back", "taken", "replaced", "offered"]
    seat: int
    before: LordName
    guest: Guest | None = None
    call: int | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class BackBody(SeatBody):
    """A lord is back; it goes with the turn in progress."""

    KIND: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class PlanBody(Body):
    """Something became of a plan."""

    KIND: ClassVar[str] = "plan"
    plan: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class QuestionBody(Body):
    """What is about a question."""

    vote: int


@dataclass(frozen=True, slots=True)
class VoteBody(QuestionBody):
    """A question is put, or answered. `quiet` are the seats that its message did not ring."""

    KIND: ClassVar[str] = "vote"
    quiet: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RingBody(QuestionBody):
    """Seats whom a question did not ring are called."""

    KIND: ClassVar[str] = "ring"
    seats: tuple[int, ...]


# -- those who watch -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GamePart:
    """A game in a digest: the time that is told, how closely, which lords of it (none: all)."""

    game: int
    since: int
    until: int
    how: How
    lords: tuple[Account, ...]


@dataclass(frozen=True, slots=True)
class TournamentPart:
    """A tournament in a digest: the period it covers, and how closely."""

    cup: int  # the tournament, under its stored key
    since: int
    until: int
    how: How


@dataclass(frozen=True, slots=True)
class FollowBody(Body):
    """A digest for a person."""

    KIND: ClassVar[str] = "follow"
    user: Account
    games: tuple[GamePart, ...]
    cups: tuple[TournamentPart, ...] = ()  # tournaments, under their stored key


@dataclass(frozen=True, slots=True)
class KibitzBody(Body):
    """The lords are let into a watchers' thread, or one leaves it."""

    KIND: ClassVar[str] = "kibitz"
    what: Literal["open", "out"]
    thread: int
    user: Account | None = None


@dataclass(frozen=True, slots=True)
class TidyBody(Body):
    """An old message is to be stripped, deleted, or to tell when its turn ends now."""

    KIND: ClassVar[str] = "tidy"
    channel: int
    message: int
    act: Literal["strip", "delete", "clock", "direct"]


BODIES: Final[Mapping[str, type[Body]]] = {
    one.KIND: one
    for one in (
        *(TableBody, ExpiredBody, InvitationBody, QueueBody),
        *(OpeningBody, TurnBody, TakebackBody, EndBody),
        *(ReminderBody, OutageBody, GiantBody, SeatBody, BackBody, PlanBody, VoteBody, RingBody),
        *(FollowBody, KibitzBody, TidyBody),
    )
}
"""Every kind."""


def body_of(row: OutboxRow) -> Body:
    """Read what a row holds. Raises KeyError: its kind is unknown, or something is missing."""
    return BODIES[row.kind].from_json(row.body)


def held(row: OutboxRow, kind: type[Kept]) -> Kept:
    """Read what a row of a known kind holds. Raises TypeError where it is of another."""
    body = body_of(row)
    if not isinstance(body, kind):
        raise TypeError(f"row {row.id} is a {row.kind}, no {kind.__name__}")
    return body


async def amend(connection: Connection, row: OutboxRow, **changes: Any) -> None:
    """Change what a row holds, said or not; what this release does not know of it stays."""
    known = {one.name for one in fields(BODIES[row.kind])}
    assert changes.keys() <= known, "fields of its kind"
    new = {name: write(value) for name, value in changes.items()}
    await outbox.amend(connection, row.id, {**row.body, **new})
