"""The standings of a tournament, and the terms of each number in them."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from services.facts.tournaments import EntryState, Tie


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a number: its round and table, opponent and game."""

    value: Fraction
    round: int = 0
    table: int = 0
    entry: int | None = None  # the opponent it stems from
    game: int | None = None
    what: str = ""  # "bye", "walkover", "left", "annulled" …; "" for an ordinary result


@dataclass(frozen=True, slots=True)
class Sum:
    """A number in the standings as the sum of its terms. `what`: "points" or a tie-break.

    `value` is the sum of the terms, divided by `by` if the number is a mean; None: it does not
    apply (head to head unless all tied entries have met).
    """

    what: str
    value: Fraction | None
    terms: tuple[Term, ...]
    by: int = 1


@dataclass(frozen=True, slots=True)
class Mark:
    """The result of an entry in a round. `place` None: a bye, absent, or still playing."""

    round: int
    place: int | None
    size: int = 0
    state: Literal["played", "unplayed", "bye", "absent", "playing"] = "played"
    shared: bool = False  # the place is shared
    others: tuple[int, ...] = ()  # who was met there


@dataclass(frozen=True, slots=True)
class StandingLine:
    """An entry in the standings; `ties` in the order of their priority, without the lot.

    None: the tie-break does not apply to it (head to head without a tie, or not all have met).
    """

    place: int
    entry: int
    name: str
    points: Fraction
    ties: tuple[tuple[Tie, Fraction | None], ...]
    marks: tuple[Mark, ...]
    state: EntryState = "in"
    decided: Tie | Literal["points"] | None = None  # the number that puts it behind the line above


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings of a stage, or of a group of it. `cut`: number that advance; None: no cut."""

    stage: int
    group: int
    round: int  # the last round that is over
    rounds: int
    lines: tuple[StandingLine, ...]
    cut: int | None
    frozen: bool  # the stage has ended
