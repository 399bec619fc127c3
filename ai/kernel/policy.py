"""Where the policy of playouts places a domino, and what it weighs."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ai.kernel.compiled import compiled
from ai.kernel.lands import (
    CELLS,
    EAST,
    EMPTY,
    FACTS,
    LAND,
    NEAR,
    NORTH,
    SOUTH,
    STRIDE,
    WEST,
    Numbers,
    half_gain,
    is_middle,
    pair_gain,
)

Reals: TypeAlias = NDArray[np.float32]

Area: TypeAlias = tuple[int, int, int, int]
"""The westernmost and the easternmost column, the southernmost and the northernmost row."""

HOLES, WIDER, OFF_MIDDLE, CROWNED, NOISE, EARLY = range(6)
WEIGHTS: Reals = np.array(
    ((-1.7, -0.53, -3.0, -0.5, 0.93, 0.3), (0, 0, -10.0, 0, 0, 0)), dtype=np.float32
)
"""What the policy weighs beside points; in the second row, for the last domino of a kingdom.

Free squares shut in; columns and rows gained; those of them that keep the castle from the middle;
crowns brought, beside the points they bring; chance; what each place in the line costs. They were
tuned by games among lords of this policy.
"""

CALM = WEIGHTS.copy()
"""The same without chance."""
CALM[:, NOISE] = 0

OPEN, SHUT, EDGE, LEFT, RIGHT, SPOTS, WORTHS, TOP, TOP_WORTHS, KEPT = range(10)
"""The rows of a desk, which is room to work in.

`look`, `note_edge` and `best_spots` fill the first seven; in the others a turn is thought over.
"""

COUNT = CELLS - 1
"""Where the number of squares in `EDGE` stands."""

FINE = 32
"""Worths in the rows of a desk are whole numbers of such parts of a point."""

TAKEN = 9
NOTHING = -1e9
LOST = -10.0
"""The worth of a domino that fits nowhere."""

CHANCES = 0xFFF
CHANCE = np.random.default_rng(1).random(CHANCES + 1)
"""Chance that policies weigh: numbers from 0 to 1; `CHANCES` is the index of the last one."""


def new_desk() -> Numbers:
    """A desk for one search at a time."""
    return np.zeros((10, CELLS), dtype=np.int16)


@compiled
def window(lands: Numbers, kingdom: int, grid: int) -> Area:
    """The area in which a kingdom may still lie."""
    return (
        lands[kingdom, FACTS, EAST] - grid + 1,
        lands[kingdom, FACTS, WEST] + grid - 1,
        lands[kingdom, FACTS, NORTH] - grid + 1,
        lands[kingdom, FACTS, SOUTH] + grid - 1,
    )


@compiled
def look(lands: Numbers, kingdom: int, grid: int, desk: Numbers) -> None:
    """Note what the policy needs to know of a kingdom's free squares.

    `OPEN` gets the number of free neighbors of each free square (`TAKEN` elsewhere), `SHUT` how
    many of a square's neighbors have a single free neighbor left.
    """
    west, east, south, north = window(lands, kingdom, grid)
    for row in range(south - 1, north + 2):
        for cell in range(row * STRIDE + west - 1, row * STRIDE + east + 2):
            desk[OPEN, cell] = TAKEN
    for row in range(south, north + 1):
        for cell in range(row * STRIDE + west, row * STRIDE + east + 1):
            if lands[kingdom, LAND, cell] == EMPTY:
                desk[OPEN, cell] = 0
                for beside in (cell - 1, cell - STRIDE):
                    if desk[OPEN, beside] != TAKEN:
                        desk[OPEN, beside] += 1
                        desk[OPEN, cell] += 1
    for row in range(south, north + 1):
        for cell in range(row * STRIDE + west, row * STRIDE + east + 1):
            desk[SHUT, cell] = (
                (desk[OPEN, cell + 1] == 1)
                + (desk[OPEN, cell - 1] == 1)
                + (desk[OPEN, cell + STRIDE] == 1)
                + (desk[OPEN, cell - STRIDE] == 1)
            )


@compiled
def note_edge(lands: Numbers, kingdom: int, grid: int, desk: Numbers) -> None:
    """List in `EDGE` the free squares beside a kingdom that `look` has looked at."""
    west, east, south, north = window(lands, kingdom, grid)
    west = max(west, lands[kingdom, FACTS, WEST] - 1)
    east = min(east, lands[kingdom, FACTS, EAST] + 1)
    south = max(south, lands[kingdom, FACTS, SOUTH] - 1)
    north = min(north, lands[kingdom, FACTS, NORTH] + 1)
    count = 0
    for row in range(south, north + 1):
        for cell in range(row * STRIDE + west, row * STRIDE + east + 1):
            if lands[kingdom, NEAR, cell] and desk[OPEN, cell] != TAKEN:
                desk[EDGE, count] = cell
                count += 1
    desk[EDGE, COUNT] = count


@compiled
def wider(
    lands: Numbers, kingdom: int, column: int, row: int, way: int, weights: Reals, middle: int
) -> float:
    """The worth of the columns and rows that a spot adds to a kingdom.

    `middle` is the side of the area while the castle can still be in its middle, else 0.
    """
    last_column, last_row = column + 1 - way, row + way
    added = (
        (column < lands[kingdom, FACTS, WEST])
        + (last_column > lands[kingdom, FACTS, EAST])
        + (row < lands[kingdom, FACTS, SOUTH])
        + (last_row > lands[kingdom, FACTS, NORTH])
    )
    if not middle:
        return weights[WIDER] * added
    low, high = middle - middle // 2, middle + middle // 2
    off = (column < low) + (last_column > high) + (row < low) + (last_row > high)
    return weights[WIDER] * added + weights[OFF_MIDDLE] * off


@compiled
def best_spots(
    lands: Numbers,
    kingdom: int,
    grid: int,
    middle: int,
    tile: Numbers,
    weights: Reals,
    desk: Numbers,
    chance: int,
    wanted: int,
) -> int:
    """Leave the best spots of a tile in `SPOTS`, best first, at most so many; how many they are.

    Their worths stand in `WORTHS`. `look` and `note_edge` have looked at the kingdom. `middle` is
    what its castle in the middle brings.
    """
    terrain, crowns, other_terrain, other_crowns = tile
    same, both = terrain == other_terrain, 1 << terrain | 1 << other_terrain
    side = grid if middle and is_middle(lands, kingdom, grid) else 0
    if not same:
        for i in range(desk[EDGE, COUNT]):
            cell = desk[EDGE, i]
            desk[LEFT, cell] = half_gain(lands, kingdom, cell, terrain, crowns)
            desk[RIGHT, cell] = half_gain(lands, kingdom, cell, other_terrain, other_crowns)
    found = 0
    for i in range(desk[EDGE, COUNT]):
        one = np.int64(desk[EDGE, i])
        here = lands[kingdom, NEAR, one]
        if not here & both:
            continue
        for turn in range(4):
            way = turn % 2
            step = STRIDE if way else 1
            other = one + (step if turn < 2 else -step)
            there = lands[kingdom, NEAR, other]
            if desk[OPEN, other] == TAKEN or (other < one and there & both):
                continue  # the latter is found from its other end
            points, is_turned = -1, False
            if same:
                points = pair_gain(lands, kingdom, one, other, terrain, crowns + other_crowns)
            else:
                if (here >> terrain | there >> other_terrain) & 1:
                    points = desk[LEFT, one] + (desk[RIGHT, other] if there else other_crowns)
                if (here >> other_terrain | there >> terrain) & 1:
                    turned = desk[RIGHT, one] + (desk[LEFT, other] if there else crowns)
                    if turned > points:
                        points, is_turned = turned, True
            holes = desk[SHUT, one] - (desk[OPEN, one] == 1)
            holes += desk[SHUT, other] - (desk[OPEN, other] == 1)
            cell = min(one, other)
            worth = points + weights[HOLES] * holes
            worth += weights[NOISE] * CHANCE[(chance + 4 * cell + 2 * way) & CHANCES]
            worth += wider(lands, kingdom, cell % STRIDE, cell // STRIDE, way, weights, side)
            left, right = (other, one) if is_turned else (one, other)
            found = _insert(desk, found, wanted, left, right, int(FINE * worth))
    return found


@compiled
def _insert(desk: Numbers, found: int, wanted: int, left: int, right: int, worth: int) -> int:
    """Put a spot in its place among the best; how many they are then."""
    if found == wanted and worth <= desk[WORTHS, found - 1]:
        return found
    found = min(found + 1, wanted)
    place = found - 1
    while place and worth > desk[WORTHS, place - 1]:
        desk[WORTHS, place] = desk[WORTHS, place - 1]
        desk[SPOTS, 2 * place] = desk[SPOTS, 2 * place - 2]
        desk[SPOTS, 2 * place + 1] = desk[SPOTS, 2 * place - 1]
        place -= 1
    desk[WORTHS, place] = worth
    desk[SPOTS, 2 * place], desk[SPOTS, 2 * place + 1] = left, right
    return found


@compiled
def worth_of(
    lands: Numbers,
    kingdom: int,
    grid: int,
    middle: int,
    tile: Numbers,
    weights: Reals,
    desk: Numbers,
    chance: int,
) -> float:
    """The worth of a tile that may be chosen: that of its best spot."""
    crowned = weights[CROWNED] * (tile[1] + tile[3])
    if best_spots(lands, kingdom, grid, middle, tile, weights, desk, chance, 1):
        return desk[WORTHS, 0] / FINE + crowned
    return LOST + crowned
