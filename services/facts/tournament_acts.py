"""Sign-up questions, and the actions of organizers with their effects.

An action is sent twice: once to see its effect, once to carry it out. `Effect.act` is the action as
it was understood, with its table and round named: that is the one to carry out.
"""

from dataclasses import dataclass
from typing import Literal

from services.facts.people import AbsenceFact, Person
from services.facts.tournaments import (
    NOTHING,
    Arrangement,
    Entry,
    Lord,
    Match,
    Role,
    Round,
    Score,
    Tournament,
)

ActKind = Literal[
    "extend",  # a round, or everything to come before the start: `seconds`
    "change",  # what was announced: `changes`
    "dates",  # before the start `signup_until`, `start`; a round's `ends`; when the next `begins`
    "pause",
    "resume",
    "result",  # of a table: `places`, or `totals`, or both
    "replace",  # `user` by `other`; by the first on the waiting list if nobody is named
    "expel",  # `user`
    "drop",  # `user`
    "autopilot",  # for `user` at their table
    "adjourn",  # a table, until `ends`
    "restart",  # the clock of a turn at a table
    "add",  # `other` (and `partner`), late or coming back
    "import",  # `people`, before the start
    "seat",  # `entries` at one table of the next round; one alone: a bye; none: all by itself
    "swap",  # two `entries` of the last pairing
    "unpair",  # the last pairing
    "pair",  # the next round now
    "message",  # `text` to all
    "team",  # add `other` as `role`, or remove them
    "close",  # end sign-up now
    "seed",  # `order`, before the start
    "stand",  # post the current standings
    "open",  # ask for no role any more
    "channel",  # go on in another `channel`, if its own is gone or shut
    "end",  # a ladder or a league, tables in progress do not count; other stages between rounds
    "confirm",  # the results of a stage whose tables are all over
    "reopen",  # it is over: its results can be corrected again
    "cancel",
]
"""Actions on a tournament, a table or a player."""


REASON = 200
"""Most characters of a reason."""
MESSAGE = 1500
"""Most characters of a message to all."""
CALL = 200
"""Most characters of a call for a judge."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """An entry that an organizer adds: a user, or two partners."""

    lords: tuple[Lord, ...]
    line: int = 0  # line of the file


@dataclass(frozen=True, slots=True)
class Act:
    """An organizer's action. Only the fields that its kind names count."""

    kind: ActKind
    reason: str = ""
    seconds: int = 0
    signup_until: int = 0  # new dates; 0: it stays
    start: int = 0
    ends: int = 0
    begins: int = 0
    first: int = 0  # the round from which on a new entry plays; 0: the next one
    entries: tuple[int, ...] = ()
    changes: tuple[tuple[str, str | int], ...] = ()  # options of the set-up, with new values
    stage: int = 0  # 0: the one in progress
    round: int = 0  # 0: the one in progress
    number: int = 0  # of the table
    slot: int = 0  # the game of its match; 0: the one in progress, or the last
    places: tuple[tuple[int, int], ...] = ()  # (entry, place); ties share the better place
    totals: tuple[tuple[int, int], ...] = ()  # (entry, points of the kingdom)
    user: int | None = None
    other: Person | None = None
    partner: Person | None = None
    role: Role = "judge"
    add: bool = True  # to the team; False: from it
    text: str = ""
    people: tuple[Newcomer, ...] = ()
    channel: int = 0
    passes: bool = False  # others go on: whom a disqualified winner beat, or by a corrected result
    more: int = 0  # entries of the file that were left out, as too many would be asked
    order: tuple[int, ...] = ()  # the entries to be seeded first


@dataclass(frozen=True, slots=True)
class Move:
    """A date that moves: the end of sign-up, round 1, the end of a round, the next round."""

    what: Literal["signup_until", "start", "ends", "begins"]
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Changed:
    """An option of the set-up that changes."""

    option: str
    before: str | int
    after: str | int


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action would do, or has done, to the current tournament.

    `before` and `after`: a time that moves (the end of a round, sign-up, the start). `tables`: the
    number affected, `running` of them in progress. `waits`: the new entry goes to the waiting list.
    """

    tournament: Tournament
    act: Act
    entry: Entry | None = None
    lord: Lord | None = None  # the one replaced, disqualified, dropped, or played for
    other: Lord | None = None  # the substitute, new entry, or team member
    round: Round | None = None
    match: Match | None = None
    tables: int = 0
    running: int = 0
    before: int | None = None
    after: int | None = None
    moves: tuple[Move, ...] = ()
    changed: tuple[Changed, ...] = ()
    by_hand: Arrangement = NOTHING
    byes: int = 0  # others who get no table then
    successor: Entry | None = None  # whom a disqualified winner beat, if they could go on
    first: int = 0  # the first round of the new entry
    waits: bool = False
    scores: tuple[Score, ...] = ()  # the new scores
    old: tuple[Score, ...] = ()  # the old scores
    decides: bool = False  # it decides the match
    frozen: bool = False  # its stage has ended: those who advanced stay
    again: tuple[Match, ...] = ()  # tables at which others should sit: played again, if one chooses
    instead: tuple[tuple[int, ...], ...] = ()  # who should sit at each of them, as far as known
    reopens: bool = False  # they are those of all stages after it
    lords: int = 0  # number of people written to, or entered
    known: tuple[Newcomer, ...] = ()  # of a file: already entered, or asked
    left: int = 0  # entries of a file that can be asked only after others have answered
    asks: bool = True  # False: it happens at once, as they want it themselves
    in_time: tuple[Lord, ...] = ()  # who would lose a seat within their time: they are asked, too
    absent: tuple[Entry, ...] = ()  # those not checked in, who would be out
    through: tuple[int, ...] = ()  # entries that go on, or the first three at the end
    places: tuple[int, ...] = ()  # of the first three, who may share one
    last: bool = False  # the tournament is over with that


@dataclass(frozen=True, slots=True)
class Asking:
    """What a person who wants to enter has to agree to.

    `place` is theirs on the waiting list; None: there is room. `away`: their announced absences
    within the dates; clocks wait for them only if the table's set-up honors vacation. `first`: the
    first round they would play; `back`: they took part before and left.
    """

    tournament: Tournament
    ends: int | None  # of the last planned round; None: unknown
    away: tuple[AbsenceFact, ...] = ()
    place: int | None = None
    first: int = 1
    back: bool = False
    partner: bool = False  # a partner has to be named
    asks: bool = False  # the partner, who has to agree, is asked as well
    by: Lord | None = None  # the person who asked them to be their partner
    blocked: int = 0  # number of participants they have blocked: blocks apply to partners only


@dataclass(frozen=True, slots=True)
class Leaving:
    """What a person who wants to leave is asked, before or after the start.

    `matches`: their open tables, which go to the autopilot. `until`: the last round in which they
    can come back; 0: at any time; None: not at all.
    """

    tournament: Tournament
    entry: Entry
    begun: bool
    matches: tuple[Match, ...] = ()
    until: int | None = None
