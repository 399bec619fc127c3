"""The words of the game as values: terrains, dominoes, squares, moves, turns, scorecards."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import NamedTuple

from engine.errors import BadNotation

Square = str
"""A square's name such as "e6"; it never changes during a game."""

Spot = tuple[Square, Square]
"""Where a domino lies: the square of its left half, then that of its right half."""

_SQUARE = re.compile(r"([a-m])(1[0-3]|[1-9])", re.ASCII)


class Terrain(StrEnum):
    """What a square is made of."""

    WHEAT = "wheat"
    FOREST = "forest"
    LAKE = "lake"
    GRASSLAND = "grassland"
    SWAMP = "swamp"
    MINE = "mine"

    @property
    def letter(self) -> str:
        """The terrain's letter in kingdom text."""
        return self.value[0]


class Step(StrEnum):
    """The steps of a turn, in the order they are played."""

    PLACE = "place"
    CHOOSE = "choose"


class Kind(StrEnum):
    """What a move does; the first word of its text."""

    PLACE = "place"
    DISCARD = "discard"
    CHOOSE = "choose"

    @property
    def step(self) -> Step:
        """The step of the turn that such a move fills."""
        return Step.CHOOSE if self is Kind.CHOOSE else Step.PLACE


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a domino."""

    terrain: Terrain
    crowns: int


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino; its left half is the first one in the component table.

    `is_double` says that both halves are equal, so that turning it round changes nothing.
    """

    id: str
    left: Half
    right: Half
    is_double: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_double", self.left == self.right)


def square_order(square: Square) -> tuple[int, int]:
    """The square's (column, row), both from 1: the key of "square order".

    >>> square_order("b13")
    (2, 13)
    """
    match = _SQUARE.fullmatch(square)
    if match is None:
        raise BadNotation("square", {"text": square})
    return ord(match[1]) - ord("a") + 1, int(match[2])


def square_name(column: int, row: int) -> Square:
    """The name of the square in a column and row, both from 1."""
    return f"{chr(ord('a') + column - 1)}{row}"


def are_adjacent(one: Square, other: Square) -> bool:
    """Whether two squares share a side (R27)."""
    (column, row), (next_column, next_row) = square_order(one), square_order(other)
    return abs(column - next_column) + abs(row - next_row) == 1


@dataclass(frozen=True, slots=True)
class Move:
    """One move of the notation: `choose K17`, `place K17 e6 e7`, `discard K17`."""

    kind: Kind
    domino: str
    squares: tuple[Square, ...] = ()

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move; raises BadNotation where the text is none.

        >>> Move.parse("place K17 e6 e7").squares
        ('e6', 'e7')
        """
        word, *rest = text.split(" ")
        if word not in Kind.__members__.values():
            raise BadNotation("unknown_move", {"text": text})
        kind = Kind(word)
        if len(rest) != (3 if kind is Kind.PLACE else 1):
            raise BadNotation("move_words", {"text": text})
        domino, *squares = rest
        if not re.fullmatch(r"[KD][1-9][0-9]?", domino, re.ASCII):
            raise BadNotation("domino", {"text": domino})
        for square in squares:
            square_order(square)
        return cls(kind, domino, tuple(squares))

    @property
    def step(self) -> Step:
        """The step of the turn that this move fills."""
        return self.kind.step

    def text(self) -> str:
        """The move in the notation, single spaces.

        >>> Move(Kind.CHOOSE, "K17").text()
        'choose K17'
        """
        return " ".join((self.kind.value, self.domino, *self.squares))


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose decision it is: round 0 is the start, turns count from 1 in each round."""

    round: int
    number: int
    seat: int
    step: Step

    def text(self) -> str:
        """The turn as records name it, such as "5.2"."""
        return f"{self.round}.{self.number}"


class Played(NamedTuple):
    """What happened when a move was played.

    `new_line` are the dominoes of the line that was laid out by it, if one was. A named tuple,
    because one is made for every move and a frozen dataclass takes three times as long.
    """

    move: Move
    seat: int
    turn: Turn
    turn_over: bool
    round_over: bool
    new_line: tuple[str, ...] | None
    game_over: bool


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """One turn as a record line holds it; the last one may have stopped inside the turn."""

    round: int
    number: int
    seat: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Territory:
    """A maximal group of joined squares of one terrain, in square order."""

    terrain: Terrain
    squares: tuple[Square, ...]
    crowns: int

    @property
    def points(self) -> int:
        """Squares times crowns (R53)."""
        return len(self.squares) * self.crowns


@dataclass(frozen=True, slots=True)
class Scorecard:
    """Every line of the score pad, then the total and the two tie-breakers."""

    coins: int = 0
    wheat: int = 0
    forest: int = 0
    lake: int = 0
    grassland: int = 0
    swamp: int = 0
    mine: int = 0
    town: int = 0
    buildings: int = 0
    queen: int = 0
    middle_kingdom: int = 0
    harmony: int = 0
    quests: int = 0
    court: int = 0
    total: int = 0
    largest_territory: int = 0
    crowns: int = 0

    def to_dict(self) -> dict[str, int]:
        """The scorecard as JSON has it, in the notation's order."""
        return {line.name: getattr(self, line.name) for line in fields(self)}
