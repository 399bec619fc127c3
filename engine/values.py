"""The basic values of the game: terrains, dominoes, squares, territories, scorecards."""

import re
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache

from engine.errors import BadNotation

__all__ = [
    "Domino",
    "Half",
    "Scorecard",
    "Spot",
    "Square",
    "Terrain",
    "Territory",
    "are_adjacent",
    "square_name",
    "square_order",
]

Square = str
"""A square's name such as "e6"; it never changes during a game."""

Spot = tuple[Square, Square]
"""The place of a domino: the square of its left half, then that of its right half."""

_SQUARE = re.compile(r"([a-m])(1[0-3]|[1-9])", re.ASCII)


class Terrain(StrEnum):
    """The terrain of a square."""

    WHEAT = "wheat"
    FOREST = "forest"
    LAKE = "lake"
    GRASSLAND = "grassland"
    SWAMP = "swamp"
    MINE = "mine"
    TOWN = "town"

    @property
    def letter(self) -> str:
        """The terrain's letter in kingdom text."""
        return self.value[0]


@dataclass(frozen=True, slots=True)
class Half:
    """One half of a domino."""

    terrain: Terrain
    crowns: int


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino; its left half is the first one in the component table.

    `is_double` says that both halves are equal, so that turning it around changes nothing.
    """

    id: str
    left: Half
    right: Half
    is_double: bool = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_double", self.left == self.right)


@cache
def square_order(square: Square) -> tuple[int, int]:
    """The square's (column, row), both from 1: the sort key of "square order".

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
class Territory:
    """A maximal group of connected squares of one terrain, in square order."""

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
        """The scorecard for JSON, in the notation's order."""
        return {line.name: getattr(self, line.name) for line in fields(self)}
