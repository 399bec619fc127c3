"""Lists of cups, and where somebody sits in one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from services.facts.tables import TableFact
from services.facts.tournaments import Cup, Entry, Match, Phase, Round

CupShow = Literal["now", "mine", "over"]
"""Which cups of a server are listed: those not over, those one takes part in, those that are."""


@dataclass(frozen=True, slots=True)
class CupName:
    """A cup by its name, as it is suggested where one is to be named."""

    id: int
    name: str
    phase: Phase


@dataclass(frozen=True, slots=True)
class CupLine:
    """A cup in a list; `entry` is the reader's, if they have one that counts."""

    cup: Cup
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class CupList:
    """The cups of a server, the newest first; `count`: how many each list has."""

    show: CupShow
    lines: tuple[CupLine, ...]
    count: tuple[tuple[CupShow, int], ...] = ()


@dataclass(frozen=True, slots=True)
class CupSeat:
    """Where an entry of a cup sits in its latest round: a match, a bye, or neither.

    `tables` are those of the match, by game; the last is the one being played, or was the last.
    `why` is what `services.tournaments.pairing.why` says of it; None without a match.
    """

    cup: Cup
    entry: Entry
    round: Round | None
    match: Match | None = None
    bye: bool = False
    tables: tuple[TableFact, ...] = ()
    why: Any = None
