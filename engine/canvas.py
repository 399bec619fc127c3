"""The squares of a kingdom as bits of one int, and everything about them that never changes.

Columns follow one another, each with one spare bit at its end: bit = column × (side + 1) + row,
both from 0. So a shift by one is a step up or down, a shift by side + 1 a step left or right, and
no step wraps round the edge. Ascending bits are in square order.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.moves import Kind, Move
from engine.values import Spot, Square, Terrain, square_name


@dataclass(frozen=True, slots=True)
class Site:
    """A spot on the canvas: both squares as bits, their neighbors, their columns and rows.

    `rank` is its index when all spots are sorted by their text, code point by code point.
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


def _connected(start: int, land: int, stride: int) -> int:
    grown, group = start & land, 0
    while grown != group:
        group = grown
        grown |= (group << 1 | group >> 1 | group << stride | group >> stride) & land
    return group


@lru_cache(2048)  # a placement changes one or two terrains: whoever tries many needs the rest again
def _parts(squares: int, stride: int) -> tuple[int, ...]:
    """Divide squares into connected ones, by their first square.

    No square of a part precedes its first one, so the first step goes up and right only.
    """
    parts, rest = [], squares
    while rest:
        first = rest & -rest
        start = (first | first << 1 | first << stride) & squares
        parts.append(start if start == first else _connected(start, squares, stride))
        rest ^= parts[-1]
    return tuple(parts)


class Canvas:
    """The board on which a kingdom grows: 9×9 for a 5×5 grid, 13×13 for a 7×7 grid.

    `names`, `bits` and `places` translate between a square's bit, its name and its (column, row),
    both from 0.
    """

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
        self.places = {bit: divmod(bit.bit_length() - 1, self.stride) for bit in self.names}
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
        """The squares that share a side with any of these, which may include these themselves."""
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

    def connected(self, start: int, land: int) -> int:
        """All squares of some land that are connected to `start`, whose own land squares count."""
        return _connected(start, land, self.stride)

    def groups(self, land: Mapping[Terrain, int]) -> Iterator[tuple[Terrain, int]]:
        """Every territory as bits, by terrain, then by its first square."""
        stride = self.stride
        for terrain, squares in land.items():
            if squares:
                for group in _parts(squares, stride):
                    yield terrain, group

    def bit(self, column: int, row: int) -> int:
        """The bit of the square in a column and row, both from 0."""
        return 1 << (column * self.stride + row)

    def _pairs(self) -> Iterator[Spot]:
        for bit, name in self.names.items():
            for neighbor in self.squares(self.around(bit)):
                yield name, self.names[neighbor]

    def _site(self, rank: int, spot: Spot) -> Site:
        left, right = (self.bits[square] for square in spot)
        ends = self.places[left], self.places[right]
        columns, rows = ((min(pair), max(pair)) for pair in zip(*ends, strict=True))
        beside = self.around(left), self.around(right)
        return Site(spot, left, right, left | right, *beside, columns, rows, rank)

    def _starts_toward(self, step: int) -> list[tuple[int, int]]:
        """By the bit length of a spot's first square: the spot's rank, and that square."""
        starts = [(-1, 0)] * (self.side * self.stride + 1)
        for site in self.sites.values():
            if site.right.bit_length() - site.left.bit_length() == step:
                first = min(site.left, site.right)
                starts[first.bit_length()] = site.rank, first
        return starts

    def _column(self, column: int) -> int:
        return ((1 << self.side) - 1) << (column * self.stride)

    def _row(self, row: int) -> int:
        return sum(1 << (column * self.stride + row) for column in range(self.side))

    def _windows(self, strip: Callable[[int], int]) -> list[list[int]]:
        """By the first and last strip in use: all squares of the strips that R29 still allows."""
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


@lru_cache(maxsize=64)
def place_moves(grid: int, domino: str) -> tuple[Move, ...]:
    """Every `place` move of a domino by the rank of its spot, made once and shared.

    Each takes up to 60 KB, and there are 192, so only those of one or two boxes are kept.
    """
    return tuple(Move(Kind.PLACE, domino, spot) for spot in canvas_of(grid).spots)


@lru_cache(maxsize=1 << 12)
def names_in(grid: int, bits: int) -> tuple[Square, ...]:
    """The names of some squares, sorted as text: a10 before a2.

    Cached because one turn asks for the same squares many times.
    """
    canvas = canvas_of(grid)
    return tuple(sorted(canvas.names[bit] for bit in canvas.squares(bits)))
