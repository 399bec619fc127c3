"""Types for the data of a tournament's events and posts, which show where it names people.

Erasure finds people by these types; data that no field describes is searched as a whole.
"""

from collections.abc import Mapping
from typing import Final, TypedDict

from services.facts.personal import Account, AccountName, LordPair, Words


class Scored(TypedDict):
    """An entry's score in a game."""

    entry: int
    place: int
    total: int
    territory: int
    crowns: int
    autopilot: int
    away: int


class Seating(TypedDict, total=False):
    """A table of a pairing."""

    number: int
    group: int
    entries: list[int]
    order: list[int]
    seal: str


class Retaken(TypedDict):
    """Tables of a round that others sit at after a correction."""

    round: int
    tables: list[int]
    byes: list[int]
    gone: bool


class Changes(TypedDict, total=False):
    """Options of the set-up that an organizer changed."""

    name: str
    text: str
    capacity: int
    least: int
    rounds: int
    late: int


class ByHand(TypedDict, total=False):
    """The part of a pairing that was arranged by hand."""

    tables: list[list[int]]
    byes: list[int]
    swaps: list[list[int]]


class Event(TypedDict, total=False):
    """The fields of events (see `events`); no kind has all of them."""

    reason: Words
    entry: int
    entries: list[int]
    lords: list[LordPair]
    lord: LordPair
    was: LordPair
    asked: Account | None
    user: Account
    name: AccountName
    role: str
    add: bool
    asks: bool
    what: Words
    why: str
    passes: bool
    text: Words
    first: int
    channel: int
    stage: int
    round: int
    number: int
    invitation: int
    slot: int
    game: int | None
    table: int | None
    over: bool
    scores: list[Scored]
    begins: int
    ends: int
    byes: list[int]
    tables: list[Seating]
    more: bool
    by_hand: ByHand
    kind: str
    rounds: int
    groups: list[list[int]]
    seed: str
    seal: str
    links: int
    link: int
    order: list[int]
    through: list[int]
    ranks: list[int]
    seconds: int
    since: int
    turns: int
    signup_until: int
    start: int
    until: int
    last: bool
    onward: list[int]
    passes_in: int
    setup: Changes
    places: list[list[int]]
    quiet: bool


class Arranged(ByHand, total=False):
    """What is arranged by hand of a round to come."""

    reason: Words
    stage: int
    round: int
    ends: int | None
    quiet: bool


class Imported(TypedDict, total=False):
    """Entries of a file follow: so many."""

    reason: Words
    entries: int


class Rewound(TypedDict, total=False):
    """Tables were taken back that a corrected result had decided."""

    reason: Words
    stage: int
    quiet: bool
    rounds: list[Retaken]
    reopens: bool
    why: str
    entries: list[int]


class Invited(TypedDict, total=False):
    """People are asked whether they want to play, in somebody's place."""

    reason: Words
    lords: list[LordPair]
    first: int
    out: Account | None
    back: int
    agreed: list[Account]
    yields: list[Account]
    pilot: bool


class Replaced(TypedDict, total=False):
    """A player was replaced by another."""

    reason: Words
    entry: int
    out: Account
    lord: LordPair
    quiet: bool


Started = TypedDict(
    "Started", {"reason": Words, "out": list[int], "in": list[int], "ratings": list[list[int]]}
)

EVENTS: Final[Mapping[str, type]] = {
    **dict.fromkeys(
        (
            *("created", "entered", "asked", "partner", "declined", "here", "withdrawn"),
            *(
                "signup_ended",
                "hastened",
                "seeded",
                "stage",
                "paired",
                "unpaired",
                "table",
                "result",
            ),
            *("ruled", "round_ended", "stage_ended", "dropped", "expelled", "returned"),
            *(
                "extended",
                "moved",
                "adjourned",
                "channel",
                "changed",
                "paused",
                "resumed",
                "outage",
                "team",
                "judge",
                "message",
            ),
            *("taken_back", "closing", "confirmed", "reopened", "opened"),
            *("autopilot", "restarted", "stand", "over", "cancelled", "agreed", "refused"),
            "renamed",
        ),
        Event,
    ),
    "arranged": Arranged,
    "imported": Imported,
    "rewound": Rewound,
    "invited": Invited,
    "replaced": Replaced,
    "started": Started,
}
"""The data of each kind of event: the same fields in all but five kinds."""


class Called(TypedDict, total=False):
    """The data of a post: why it calls which entries."""

    what: str
    kind: str
    entries: list[int]
    channel: int
    role: int
    at: int


class NamedLord(TypedDict):
    """A player in a file of entries."""

    user: Account
    name: AccountName
    mark: str


class Newcomers(TypedDict):
    """An entry in a line of a file."""

    lords: list[NamedLord]
    line: int


class Intended(TypedDict):
    """An organizer's pending action (`Act` as JSON)."""

    kind: str
    reason: Words
    shown: str
    changes: list[list[str]]
    first: int
    entries: list[int]
    channel: int
    seconds: int
    signup_until: int
    start: int
    ends: int
    begins: int
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
    text: Words
    people: list[Newcomers]
    more: int
    passes: bool
    order: list[int]
