"""A bare bit-board game of four random lords, to compare the engine's speed with.

It knows no notation, no views, no reasons and no records: a kingdom is six ints, a placement two
bit positions, and a lord picks the n-th set bit of four masks. Nothing else imports it.
"""

import random

from engine import DOMINOES, Terrain

SIDE = 9
STEP = SIDE + 1
MIDDLE = 4
REACH = 4
CASTLE = 1 << (MIDDLE * STEP + MIDDLE)

Shape = tuple[int, int, int, int]


def _bit(column: int, row: int) -> int:
    inside = 0 <= column < SIDE and 0 <= row < SIDE
    return 1 << (column * STEP + row) if inside else 0


def _beside(column: int, row: int) -> int:
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return sum(_bit(column + across, row + up) for across, up in steps)


PLACES = [divmod(position, STEP) for position in range(SIDE * STEP)]
BESIDE = [_beside(column, row) for column, row in PLACES]
COLUMNS = [sum(_bit(column, row) for row in range(SIDE)) for column in range(SIDE)]
ROWS = [sum(_bit(column, row) for column in range(SIDE)) for row in range(SIDE)]


def _windows(strips: list[int]) -> list[list[int]]:
    return [
        [sum(strips[max(0, last - REACH) : first + REACH + 1]) for last in range(SIDE)]
        for first in range(SIDE)
    ]


COLUMN_WINDOWS, ROW_WINDOWS = _windows(COLUMNS), _windows(ROWS)

_INDEX = {terrain: index for index, terrain in enumerate(Terrain)}
SHAPES: list[Shape] = [
    (_INDEX[tile.left.terrain], tile.left.crowns, _INDEX[tile.right.terrain], tile.right.crowns)
    for id_, tile in DOMINOES.items()
    if id_.startswith("K")
]


class Land:
    """One kingdom."""

    __slots__ = (
        "beside",
        "east",
        "free",
        "land",
        "north",
        "ones",
        "south",
        "taken",
        "twos",
        "west",
    )

    def __init__(self) -> None:
        self.taken = CASTLE
        self.beside = [BESIDE[MIDDLE * STEP + MIDDLE]] * 6
        self.land = [0] * 6
        self.ones = self.twos = 0
        self.west = self.east = self.south = self.north = MIDDLE
        self.free = COLUMN_WINDOWS[MIDDLE][MIDDLE] & ROW_WINDOWS[MIDDLE][MIDDLE] & ~CASTLE

    def starts(self, shape: Shape) -> tuple[int, int, int, int]:
        """Positions of the first half, with the second above, below, right and left of it."""
        first, _, second, _ = shape
        free = self.free
        one = self.beside[first] & free
        if first == second:
            up = one & free >> 1 | one >> 1 & free
            return up, 0, one & free >> STEP | one >> STEP & free, 0
        other = self.beside[second] & free
        return (
            one & free >> 1 | other >> 1 & free,
            one & free << 1 | other << 1 & free,
            one & free >> STEP | other >> STEP & free,
            one & free << STEP | other << STEP & free,
        )

    def lay(self, shape: Shape, start: int, end: int) -> None:
        first, first_crowns, second, second_crowns = shape
        one, other = 1 << start, 1 << end
        self.land[first] |= one
        self.land[second] |= other
        self.beside[first] |= BESIDE[start]
        self.beside[second] |= BESIDE[end]
        self.taken |= one | other
        if first_crowns:
            self.crown(one, first_crowns)
        if second_crowns:
            self.crown(other, second_crowns)
        west, south = PLACES[start]
        east, north = PLACES[end]
        if east < west:
            west, east = east, west
        if north < south:
            south, north = north, south
        if west < self.west:  # noqa: PLR1730 (a call would cost more)
            self.west = west
        if east > self.east:  # noqa: PLR1730 (a call would cost more)
            self.east = east
        if south < self.south:  # noqa: PLR1730 (a call would cost more)
            self.south = south
        if north > self.north:  # noqa: PLR1730 (a call would cost more)
            self.north = north
        window = COLUMN_WINDOWS[self.west][self.east] & ROW_WINDOWS[self.south][self.north]
        self.free = window & ~self.taken

    def crown(self, bit: int, crowns: int) -> None:
        if crowns & 1:
            self.ones |= bit
        if crowns & 2:
            self.twos |= bit

    def score(self) -> int:
        """Crowned territories only, then both bonuses."""
        points = 0
        for land in self.land:
            rest = land & (self.ones | self.twos)
            while rest:
                group, grown = 0, rest & -rest
                while grown != group:
                    group = grown
                    grown |= (group << 1 | group >> 1 | group << STEP | group >> STEP) & land
                crowns = (group & self.ones).bit_count() + 2 * (group & self.twos).bit_count()
                points += group.bit_count() * crowns
                rest &= ~group
        if min(self.west, self.south) >= MIDDLE - 2 and max(self.east, self.north) <= MIDDLE + 2:
            points += 10
        return points + (5 if self.taken.bit_count() == 25 else 0)


def _place_somewhere(land: Land, shape: Shape, draw: random.Random) -> None:
    starts = land.starts(shape)
    counts = [mask.bit_count() for mask in starts]
    spots = sum(counts)
    if not spots:
        return
    pick = int(draw.random() * spots)
    way = 0
    while pick >= counts[way]:
        pick -= counts[way]
        way += 1
    mask = starts[way]
    for _ in range(pick):
        mask &= mask - 1
    start = (mask & -mask).bit_length() - 1
    land.lay(shape, start, start + (1, -1, STEP, -STEP)[way])


def _shuffled(count: int, draw: random.Random) -> list[int]:
    """Shuffle like random.shuffle, but less fairly, which saves a seventh of a game."""
    items = list(range(count))
    for last in range(count - 1, 0, -1):
        other = int(draw.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def play(draw: random.Random) -> list[int]:
    """One game of four random lords; the four scores."""
    pile = _shuffled(48, draw)
    lands = [Land() for _ in range(4)]
    order = [(-1, king) for king in _shuffled(4, draw)]
    for turn in range(13):
        line = sorted(pile[4 * turn : 4 * turn + 4])
        claims = []
        for domino, king in order:
            if domino >= 0:
                _place_somewhere(lands[king], SHAPES[domino], draw)
            if line:
                claims.append((line.pop(int(draw.random() * len(line))), king))
        order = sorted(claims)
    return [land.score() for land in lands]
