"""The squares of a kingdom as bits of one int, and everything about them that never changes.

Columns stand one after the other, each with one spare bit at its end: bit = column × (side + 1)
+ row, from 0. So a shift by one is a step up or down, a shift by side + 1 a step left or right,
and no step wraps round the edge. Ascending bits are in square order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.moves import Kind, Move
from engine.values import Spot, Square, square_name


@dataclass(frozen=True, slots=True)
class Site:
    """A spot on the canvas: both squares as bits, what they touch, where they stand.

    `rank` counts the spots in the order of their texts, code point by code point.
    """

    spot: Spot
    left: int
    right: int
    both: int
    beside_left: int
    beside_right: int
    columns: tuple[int, int]
    rows: tuple[int, int]
    rank: int


class Canvas:
    """The board on which a kingdom of one grid grows: 9×9 for 5×5, 13×13 for 7×7."""

    def __init__(self, grid: int) -> None:
        self.grid = grid
        self.side = side = 2 * grid - 1
        self.stride = side + 1
        self.middle = grid - 1
        self.names = {
            1 << (column * self.stride + row): square_name(column + 1, row + 1)
            for column in range(side)
            for row in range(side)
        }
        self.bits = {name: bit for bit, name in self.names.items()}
        self.full = sum(self.names)
        self.castle_bit = 1 << (self.middle * self.stride + self.middle)
        self.castle: Square = self.names[self.castle_bit]
        self.spots = sorted(self._pairs())
        self.sites: dict[tuple[Square, ...], Site] = {
            spot: self._site(rank, spot) for rank, spot in enumerate(self.spots)
        }
        steps = (1, -1, self.stride, -self.stride)
        self.starts = tuple(self._starts_toward(step) for step in steps)
        self.columns = self._windows(self._column)
        self.rows = self._windows(self._row)

    def around(self, bits: int) -> int:
        """The squares that share a side with any of these (and maybe some of these)."""
        stride = self.stride
        return (bits << 1 | bits >> 1 | bits << stride | bits >> stride) & self.full

    def ring(self, bit: int) -> int:
        """The eight squares around one, as far as the canvas goes."""
        column = bit << 1 | bit | bit >> 1
        stride = self.stride
        return (column << stride | column ^ bit | column >> stride) & self.full

    def squares(self, bits: int) -> Iterator[int]:
        """The single bits of a set of squares, in square order."""
        while bits:
            low = bits & -bits
            yield low
            bits ^= low

    def bit(self, column: int, row: int) -> int:
        """The bit of the square in a column and row, both from 0."""
        return 1 << (column * self.stride + row)

    def position(self, bit: int) -> tuple[int, int]:
        """The (column, row) of a square, both from 0."""
        return divmod(bit.bit_length() - 1, self.stride)

    def _pairs(self) -> Iterator[Spot]:
        for bit, name in self.names.items():
            for neighbor in self.squares(self.around(bit)):
                yield name, self.names[neighbor]

    def _site(self, rank: int, spot: Spot) -> Site:
        left, right = (self.bits[square] for square in spot)
        ends = self.position(left), self.position(right)
        columns, rows = ((min(pair), max(pair)) for pair in zip(*ends, strict=True))
        beside = self.around(left), self.around(right)
        return Site(spot, left, right, left | right, *beside, columns, rows, rank)

    def _starts_toward(self, step: int) -> list[tuple[int, int]]:
        """By bit length: the rank of the spot that starts there and goes one step, and the bit."""
        starts = [(-1, 0)] * (self.side * self.stride + 1)
        for site in self.sites.values():
            length = site.left.bit_length()
            if site.right.bit_length() - length == step:
                starts[length] = site.rank, site.left
        return starts

    def _column(self, column: int) -> int:
        return ((1 << self.side) - 1) << (column * self.stride)

    def _row(self, row: int) -> int:
        return sum(1 << (column * self.stride + row) for column in range(self.side))

    def _windows(self, strip: Callable[[int], int]) -> list[list[int]]:
        """By the first and last strip in use: all squares of strips that R29 still allows."""
        reach = self.grid - 1
        strips = [strip(number) for number in range(self.side)]
        return [
            [sum(strips[max(0, last - reach) : first + reach + 1]) for last in range(self.side)]
            for first in range(self.side)
        ]


@cache
def canvas_of(grid: int) -> Canvas:
    """The one canvas of a grid."""
    return Canvas(grid)


@cache
def place_moves(grid: int, domino: str) -> tuple[Move, ...]:
    """Every `place` of a domino by the rank of its spot: made once, so that moves are shared."""
    return tuple(Move(Kind.PLACE, domino, spot) for spot in canvas_of(grid).spots)


@lru_cache(maxsize=1 << 12)
def names_in(grid: int, bits: int) -> tuple[Square, ...]:
    """The names of some squares, sorted as text: a10 before a2. One turn asks again and again."""
    canvas = canvas_of(grid)
    return tuple(sorted(canvas.names[bit] for bit in canvas.squares(bits)))
