"""Types for the data of a tournament's events and posts, which show where it names people.

Erasure finds people by these types; data that no field describes is searched as a whole.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from services.facts.personal import Account, AccountName, LordPair, Words


class Event(TypedDict, total=False):
    """Any event."""

    reason: str


class OfEntry(Event):
    """An event of an entry before the start."""

    entry: int


class Entered(OfEntry):
    """An entry with its players, and the partner who is asked."""

    lords: list[LordPair]
    asked: Account | None
    first: int


class Asked(OfEntry):
    """Another partner is asked."""

    asked: Account


class Partner(OfEntry):
    """A partner said yes."""

    lord: LordPair
    first: int


class Declined(OfEntry):
    """A partner said no."""

    user: Account


class Returned(OfEntry):
    """An entry plays again, from a round on."""

    first: int


class Replaced(OfEntry):
    """A player was replaced by another."""

    out: Account
    lord: LordPair


class OfRound(Event):
    """An event of a round."""

    stage: int
    round: int


class Left(OfRound):
    """An entry left after a round."""

    entry: int


class OfTable(OfRound):
    """An event of a table in a round."""

    number: int


class Autopilot(OfTable):
    """The autopilot plays for a player."""

    entry: int
    user: Account
    name: AccountName


class Judged(OfTable):
    """A judge was called."""

    entry: int
    what: Words


class Begun(OfTable):
    """A table's game started."""

    slot: int
    table: int
    entries: list[int]


class Scored(TypedDict):
    """An entry's score in a game."""

    entry: int
    place: int
    total: int
    territory: int
    crowns: int
    autopilot: int


class Result(OfTable):
    """The result of a game."""

    slot: int
    game: int | None
    table: int | None
    over: bool
    scores: list[Scored]


class Seating(TypedDict, total=False):
    """A table of a pairing."""

    number: int
    group: int
    entries: list[int]
    order: list[int]
    seal: str


class Paired(OfRound):
    """A round was paired."""

    begins: int
    ends: int
    byes: list[int]
    tables: list[Seating]
    more: bool


class Stage(Event):
    """A stage started."""

    stage: int
    kind: str
    entries: list[int]
    rounds: int
    groups: list[list[int]]
    seed: str


class StageEnded(Event):
    """A stage ended."""

    stage: int
    order: list[int]
    through: list[int]


class Moved(Event):
    """Times were moved."""

    stage: int
    round: int
    seconds: int
    signup_until: int
    start: int


class Member(Event):
    """A person joined or left the organizers or judges."""

    user: Account
    name: AccountName
    role: str
    add: bool


class Message(Event):
    """A message to everybody."""

    text: str


class Imported(Event):
    """Entries of a file follow."""

    entries: int


class Over(Event):
    """The final places."""

    places: list[list[int]]


Started = TypedDict("Started", {"reason": str, "out": list[int], "in": list[int]})

EVENTS: Final[Mapping[str, type]] = {
    "created": Event,
    "entered": Entered,
    "asked": Asked,
    "partner": Partner,
    "declined": Declined,
    "here": OfEntry,
    "withdrawn": OfEntry,
    "signup_ended": Moved,
    "hastened": Moved,
    "started": Started,
    "stage": Stage,
    "paired": Paired,
    "unpaired": OfRound,
    "table": Begun,
    "result": Result,
    "ruled": Result,
    "round_ended": OfRound,
    "stage_ended": StageEnded,
    "dropped": Left,
    "expelled": Left,
    "returned": Returned,
    "replaced": Replaced,
    "extended": Moved,
    "paused": Event,
    "resumed": Moved,
    "outage": Moved,
    "team": Member,
    "judge": Judged,
    "message": Message,
    "imported": Imported,
    "autopilot": Autopilot,
    "restarted": OfTable,
    "stand": OfRound,
    "over": Over,
    "cancelled": Event,
}
"""The data of each kind of event."""


class Called(TypedDict, total=False):
    """The data of a post: why it calls which entries."""

    what: str
    entries: list[int]


class NamedLord(TypedDict):
    """A player in a file of entries."""

    user: Account
    name: AccountName


class Newcomers(TypedDict):
    """An entry in a line of a file."""

    lords: list[NamedLord]
    line: int


class Intended(TypedDict):
    """An organizer's pending action (`Act` as JSON)."""

    kind: str
    reason: str
    seconds: int
    stage: int
    round: int
    number: int
    slot: int
    places: list[list[int]]
    totals: list[list[int]]
    user: Account | None
    other: LordPair | None
    partner: LordPair | None
    role: str
    add: bool
    text: str
    people: list[Newcomers]
