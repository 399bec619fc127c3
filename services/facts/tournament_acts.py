"""What sign-up asks, and what those who run a cup may do about it: acts and what they bring about.

An act is given twice: once to see its effect, once more to do it. `Effect.act` is the act as it
was understood, with its table and round named: that is the one to do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from services.facts.people import AbsenceFact, Person
from services.facts.tournaments import Entry, Lord, Match, Role, Round, Score, Tournament

ActKind = Literal[
    "extend",  # a round, or all that is to come before the start: `seconds`
    "pause",
    "resume",
    "result",  # of a table: `places`, or `totals`, or both
    "replace",  # `user` by `other`; by the first who waits, where nobody is named
    "expel",  # `user`
    "drop",  # `user`
    "autopilot",  # it plays for `user` at their table
    "restart",  # the clock of a table's turn
    "add",  # `other` (and `partner`), late or back again
    "import",  # `people`, before the start
    "unpair",  # the last pairing
    "pair",  # the next round now
    "message",  # `text` to all
    "team",  # `other` as `role`, or no more
    "close",  # end sign-up now
    "stand",  # post the standings now
    "end",  # a ladder or a league; tables that still play count for nothing
    "cancel",
]
"""What can be done to an event, a table or a lord."""


REASON = 200
"""A reason has so many characters at most."""
MESSAGE = 1500
"""So has a message to all."""
CALL = 200
"""So has what a judge is told."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """One who is to be entered by an organizer: a user, or two partners."""

    lords: tuple[Lord, ...]
    line: int = 0  # of the file


@dataclass(frozen=True, slots=True)
class Act:
    """Something that is to be done to a cup. Only what its kind names counts."""

    kind: ActKind
    reason: str = ""
    seconds: int = 0
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


@dataclass(frozen=True, slots=True)
class Effect:
    """What an act would do, or has done, to a cup as it stands.

    `before` and `after`: a time that moves (the end of a round, sign-up, the start). `tables`: so
    many are concerned, `running` of them are being played. `waits`: who is added only waits.
    """

    tournament: Tournament
    act: Act
    entry: Entry | None = None
    lord: Lord | None = None  # who is replaced, expelled, dropped, played for
    other: Lord | None = None  # who comes instead, is added, joins or leaves the team
    round: Round | None = None
    match: Match | None = None
    tables: int = 0
    running: int = 0
    before: int | None = None
    after: int | None = None
    first: int = 0  # the first round of who is added
    waits: bool = False
    scores: tuple[Score, ...] = ()  # as they will stand
    old: tuple[Score, ...] = ()  # as they stand
    decides: bool = False  # the match is over with it
    frozen: bool = False  # its stage has ended: who went on stays
    lords: int = 0  # so many are written to, entered
    known: tuple[Newcomer, ...] = ()  # of a file: who is in already
    absent: tuple[Entry, ...] = ()  # who has not checked in and would be out


@dataclass(frozen=True, slots=True)
class Asking:
    """What somebody who wants to enter is asked to agree to.

    `place` counts on the waiting list; None: there is room. `away`: what they have booked within
    the dates; it lets clocks wait only where the table's set-up honors vacation. `first`: the
    first round they would play; `back`: they were in already and left.
    """

    tournament: Tournament
    ends: int | None  # of the last round that is planned; None: open
    away: tuple[AbsenceFact, ...] = ()
    place: int | None = None
    first: int = 1
    back: bool = False
    partner: bool = False  # a partner has to be named
    by: Lord | None = None  # who asked them to be their partner
    blocked: int = 0  # so many take part whom they have blocked: blocks hold for partners only


@dataclass(frozen=True, slots=True)
class Leaving:
    """What somebody who wants to leave is asked: before the start, or what happens then.

    `matches`: their open tables, which go to the autopilot. `until`: they can come back until
    round …; 0: at any time; None: not at all.
    """

    tournament: Tournament
    entry: Entry
    begun: bool
    matches: tuple[Match, ...] = ()
    until: int | None = None
