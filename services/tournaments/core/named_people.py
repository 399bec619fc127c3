"""The data of events and posts of a cup by their kinds, and where they name people.

Whoever has their data deleted is found by these types: what no field tells of is searched through.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from services.facts.personal import Account, AccountName, LordPair, Words


class Event(TypedDict, total=False):
    """What every event may hold."""

    reason: str


class OfEntry(Event):
    """Something of an entry, before the start."""

    entry: int


class Entered(OfEntry):
    """Its lords, and the partner who is asked."""

    lords: list[LordPair]
    asked: Account | None
    first: int


class Asked(OfEntry):
    """Another partner is asked."""

    asked: Account


class Partner(OfEntry):
    """The partner who has said yes."""

    lord: LordPair
    first: int


class Declined(OfEntry):
    """The partner who has said no."""

    user: Account


class Returned(OfEntry):
    """An entry plays again from a round on."""

    first: int


class Replaced(OfEntry):
    """A lord who is out, and the one who comes instead."""

    out: Account
    lord: LordPair


class OfRound(Event):
    """Something of a round."""

    stage: int
    round: int


class Left(OfRound):
    """An entry plays no more after a round."""

    entry: int


class OfTable(OfRound):
    """Something of a table of a round."""

    number: int


class Autopilot(OfTable):
    """A lord's turns are played for them."""

    entry: int
    user: Account
    name: AccountName


class Judged(OfTable):
    """What somebody tells a judge."""

    entry: int
    what: Words


class Begun(OfTable):
    """A table's game has begun."""

    slot: int
    table: int
    entries: list[int]


class Scored(TypedDict):
    """What an entry has of a game."""

    entry: int
    place: int
    total: int
    territory: int
    crowns: int
    autopilot: int


class Result(OfTable):
    """What became of a game."""

    slot: int
    game: int | None
    table: int | None
    over: bool
    scores: list[Scored]


class Seating(TypedDict, total=False):
    """A table that was paired."""

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
    """A stage begins."""

    stage: int
    kind: str
    entries: list[int]
    rounds: int
    groups: list[list[int]]
    seed: str


class StageEnded(Event):
    """A stage is over."""

    stage: int
    order: list[int]
    through: list[int]


class Moved(Event):
    """Times move, or nothing but the reason is told."""

    stage: int
    round: int
    seconds: int
    signup_until: int
    start: int


class Member(Event):
    """A person joins a team of organizers or judges, or leaves it."""

    user: Account
    name: AccountName
    role: str
    add: bool


class Message(Event):
    """Something is said to all."""

    text: str


class Imported(Event):
    """Entries of a file follow."""

    entries: int


class Over(Event):
    """Who has come where."""

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
    """The data of a post: what it calls entries for."""

    what: str
    entries: list[int]


class NamedLord(TypedDict):
    """A lord in a file of entries."""

    user: Account
    name: AccountName


class Newcomers(TypedDict):
    """Those who are entered together by a line of a file."""

    lords: list[NamedLord]
    line: int


class Intended(TypedDict):
    """What an organizer is about to do (`Act` as JSON)."""

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
