"""Kingdoms as numbers: where dominoes may go, what they gain, and how they are laid.

All kingdoms are one array: `lands[kingdom, row, cell]`. The rows are `LAND` (what lies on a
square), `NEAR` (the terrains beside it, as bits), `ROOT` (leads from the squares of a territory to
one of them), `SIZE` and `RICH` (squares and crowns of the territory, at its root) and `FACTS`
(numbers about the whole kingdom, by their names below).

A cell is a square's index in rows of `STRIDE` with a border around the board; a terrain its place
in `engine.Terrain` from 1; a tile is (terrain, crowns) of the left and of the right half. One array
alone is passed on, because each further one costs compiled code a lock for every use.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ai.kernel.compiled import compiled

Numbers: TypeAlias = NDArray[np.int16]

STRIDE = 15
CELLS = STRIDE * STRIDE
EMPTY, CASTLE, OUTSIDE = 0, 8, 9
NOWHERE = -1

LAND, NEAR, ROOT, SIZE, RICH, FACTS = range(6)
POINTS, DISCARDED, CROWNS, LARGEST, SQUARES, WEST, EAST, SOUTH, NORTH, APART = range(10)
"""From `APART` on: how many territories of each terrain there are, by the terrain's number."""

_FACTS = APART + CASTLE
"""How many facts a tile of Kingdomino changes."""


def new_lands(kingdoms: int, grid: int) -> Numbers:
    """Castles alone, in areas of so many squares a side."""
    lands = np.zeros((kingdoms, 6, CELLS), dtype=np.int16)
    board = np.full((STRIDE, STRIDE), OUTSIDE, dtype=np.int16)
    board[1 : 2 * grid, 1 : 2 * grid] = EMPTY
    board[grid, grid] = CASTLE
    castle = grid * STRIDE + grid
    lands[:, LAND] = board.reshape(-1)
    lands[:, ROOT] = np.arange(CELLS)
    for way in (1, -1, STRIDE, -STRIDE):
        lands[:, NEAR, castle + way] = 0xFE
    lands[:, FACTS, WEST : NORTH + 1] = grid
    return lands


@compiled
def spots(lands: Numbers, kingdom: int, grid: int, tile: Numbers, found: Numbers) -> int:
    """Write every spot of a tile, as cells of its left and right half; how many there are.

    A double is written one way round (R27–R29).
    """
    double = tile[0] == tile[2] and tile[1] == tile[3]
    west = lands[kingdom, FACTS, EAST] - grid + 1
    east = lands[kingdom, FACTS, WEST] + grid - 1
    south = lands[kingdom, FACTS, NORTH] - grid + 1
    north = lands[kingdom, FACTS, SOUTH] + grid - 1
    count = 0
    for row in range(south, north + 1):
        for cell in range(row * STRIDE + west, row * STRIDE + east + 1):
            for way in range(2):
                other = cell + (STRIDE if way else 1)
                if (row == north) if way else (cell == row * STRIDE + east):
                    continue
                if lands[kingdom, LAND, cell] != EMPTY or lands[kingdom, LAND, other] != EMPTY:
                    continue
                here, there = lands[kingdom, NEAR, cell], lands[kingdom, NEAR, other]
                if (here >> tile[0] | there >> tile[2]) & 1:
                    found[count, 0], found[count, 1] = cell, other
                    count += 1
                if not double and (here >> tile[2] | there >> tile[0]) & 1:
                    found[count, 0], found[count, 1] = other, cell
                    count += 1
    return count


@compiled
def half_gain(lands: Numbers, kingdom: int, cell: int, terrain: int, crowns: int) -> int:
    """How many points of territories a half brings on a square (R53)."""
    if not lands[kingdom, NEAR, cell] >> terrain & 1:
        return crowns
    squares, before = 1, 0
    first = second = third = NOWHERE
    for way in (1, -1, STRIDE, -STRIDE):
        top = cell + way
        if lands[kingdom, LAND, top] != terrain:
            continue
        while lands[kingdom, ROOT, top] != top:
            top = lands[kingdom, ROOT, top]
        if top == first or top == second or top == third:  # noqa: PLR1714 - a tuple is slow here
            continue
        third, second, first = second, first, top
        before += lands[kingdom, SIZE, top] * lands[kingdom, RICH, top]
        squares += lands[kingdom, SIZE, top]
        crowns += lands[kingdom, RICH, top]
    return squares * crowns - before


@compiled
def pair_gain(lands: Numbers, kingdom: int, one: int, other: int, terrain: int, crowns: int) -> int:
    """How many points two halves of one terrain bring, with the crowns of both."""
    squares, before = 2, 0
    first = second = third = fourth = fifth = NOWHERE
    for half in (one, other):
        if not lands[kingdom, NEAR, half] >> terrain & 1:
            continue
        for way in (1, -1, STRIDE, -STRIDE):
            top = half + way
            if lands[kingdom, LAND, top] != terrain:
                continue
            while lands[kingdom, ROOT, top] != top:
                top = lands[kingdom, ROOT, top]
            if top == first or top == second or top == third or top == fourth or top == fifth:  # noqa: PLR1714
                continue
            fifth, fourth, third, second, first = fourth, third, second, first, top
            before += lands[kingdom, SIZE, top] * lands[kingdom, RICH, top]
            squares += lands[kingdom, SIZE, top]
            crowns += lands[kingdom, RICH, top]
    return squares * crowns - before


@compiled
def _cover(lands: Numbers, kingdom: int, cell: int, terrain: int, crowns: int) -> None:
    """Put one half on a square, and join the territories of its terrain beside it."""
    squares, more, before = 1, crowns, 0
    lands[kingdom, LAND, cell] = terrain
    lands[kingdom, ROOT, cell] = cell
    for way in (1, -1, STRIDE, -STRIDE):
        lands[kingdom, NEAR, cell + way] |= 1 << terrain
        top = cell + way
        if lands[kingdom, LAND, top] != terrain:
            continue
        while lands[kingdom, ROOT, top] != top:
            top = lands[kingdom, ROOT, top]
        if top != cell:
            lands[kingdom, ROOT, top] = cell
            lands[kingdom, FACTS, APART + terrain] -= 1
            squares += lands[kingdom, SIZE, top]
            more += lands[kingdom, RICH, top]
            before += lands[kingdom, SIZE, top] * lands[kingdom, RICH, top]
    lands[kingdom, SIZE, cell] = squares
    lands[kingdom, RICH, cell] = more
    lands[kingdom, FACTS, POINTS] += squares * more - before
    lands[kingdom, FACTS, APART + terrain] += 1
    lands[kingdom, FACTS, CROWNS] += crowns
    lands[kingdom, FACTS, SQUARES] += 1
    lands[kingdom, FACTS, LARGEST] = max(lands[kingdom, FACTS, LARGEST], squares)
    row, column = cell // STRIDE, cell % STRIDE
    lands[kingdom, FACTS, WEST] = min(lands[kingdom, FACTS, WEST], column)
    lands[kingdom, FACTS, EAST] = max(lands[kingdom, FACTS, EAST], column)
    lands[kingdom, FACTS, SOUTH] = min(lands[kingdom, FACTS, SOUTH], row)
    lands[kingdom, FACTS, NORTH] = max(lands[kingdom, FACTS, NORTH], row)


@compiled
def lay(lands: Numbers, kingdom: int, left: int, right: int, tile: Numbers) -> None:
    """Lay a tile; whether it may go here is not checked."""
    _cover(lands, kingdom, left, tile[0], tile[1])
    _cover(lands, kingdom, right, tile[2], tile[3])


@compiled
def keep(lands: Numbers, kingdom: int, left: int, right: int, kept: Numbers) -> None:
    """Note what `take_back` needs to know before a tile is laid."""
    for fact in range(_FACTS):
        kept[fact] = lands[kingdom, FACTS, fact]
    place = _FACTS
    for half in (left, right):
        for way in (1, -1, STRIDE, -STRIDE):
            kept[place] = lands[kingdom, NEAR, half + way]
            place += 1


@compiled
def take_back(
    lands: Numbers, kingdom: int, left: int, right: int, tile: Numbers, kept: Numbers
) -> None:
    """Take away the tile that was laid last; not in Queendomino, where it changes more."""
    _uncover(lands, kingdom, right, tile[2])
    _uncover(lands, kingdom, left, tile[0])
    for fact in range(_FACTS):
        lands[kingdom, FACTS, fact] = kept[fact]
    place = _FACTS
    for half in (left, right):
        for way in (1, -1, STRIDE, -STRIDE):
            lands[kingdom, NEAR, half + way] = kept[place]
            place += 1


@compiled
def _uncover(lands: Numbers, kingdom: int, cell: int, terrain: int) -> None:
    """Take the half away that was put last, and part the territories that it joined."""
    lands[kingdom, LAND, cell] = EMPTY
    for way in (1, -1, STRIDE, -STRIDE):
        top = cell + way
        if lands[kingdom, LAND, top] != terrain:
            continue
        while lands[kingdom, ROOT, top] != cell and lands[kingdom, ROOT, top] != top:
            top = lands[kingdom, ROOT, top]
        lands[kingdom, ROOT, top] = top


@compiled
def is_middle(lands: Numbers, kingdom: int, grid: int) -> bool:
    """Whether the castle can be in the middle of the kingdom (R57)."""
    low, high = grid - grid // 2, grid + grid // 2
    return bool(
        lands[kingdom, FACTS, WEST] >= low
        and lands[kingdom, FACTS, EAST] <= high
        and lands[kingdom, FACTS, SOUTH] >= low
        and lands[kingdom, FACTS, NORTH] <= high
    )
