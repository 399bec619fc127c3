"""Games played to their ends by a simple policy, from any moment of a game.

Beside the kingdoms (`ai.kernel.lands`) a game is one array `game[row, index]`: the rows are `KING`
and `HELD` (the kingdom of each king in the order of play, and its domino), `LINE` and `CLAIM` (the
dominoes to choose from, and the kingdom that took each), `PILE` (the undrawn dominoes in their
order) and `NOW` (numbers by their names below). A domino is its number in `ai.kernel.tables`.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ai.kernel.compiled import compiled
from ai.kernel.lands import (
    CELLS,
    DISCARDED,
    EAST,
    EMPTY,
    FACTS,
    LAND,
    NEAR,
    NORTH,
    POINTS,
    SOUTH,
    STRIDE,
    WEST,
    Numbers,
    half_gain,
    is_middle,
    lay,
    pair_gain,
)

Reals: TypeAlias = NDArray[np.float32]

Area: TypeAlias = tuple[int, int, int, int]
"""The westernmost and the easternmost column, the southernmost and the northernmost row."""

KING, HELD, LINE, CLAIM, PILE, NOW = range(6)
WIDTH = 132
"""The length of a row: all dominoes fit into the pile."""

ROUND, ROUNDS, POSITION, KINGS, CHOICES, GRID, CHOOSES, DRAWN, MIDDLE, HARMONY, DRAWS = range(11)
"""The numbers in `NOW`.

The round and the last one; the index of the king on turn, and how many there are; how many dominoes
lie in the line; the side of the area; whether the king on turn now chooses; how many dominoes of
the pile are drawn; the points of both bonuses; how many dominoes a round draws.
"""

HOLES, WIDER, OFF_MIDDLE, CROWNED, NOISE, EARLY = range(6)
WEIGHTS: Reals = np.array((-1.7, -0.53, -3.0, -0.5, 0.93, 0.3), dtype=np.float32)
"""What the policy weighs beside points.

Free squares shut in; columns and rows gained; those of them that keep the castle from the middle;
crowns brought, beside the points they bring; chance; what each place in the line costs. They were
tuned by games among lords of this policy.
"""

CALM = WEIGHTS.copy()
"""The same without chance."""
CALM[NOISE] = 0

OPEN, SHUT, LEFT, RIGHT, SPOT = range(5)
"""The rows of a desk, which is room to work in: see `look`, `note_gains` and `best_spot`."""

NONE = -1
TAKEN = 9
NOTHING = -1e9
CHANCES = 0xFFF
CHANCE = np.random.default_rng(1).random(CHANCES + 1)
"""Chance that policies weigh: numbers from 0 to 1; `CHANCES` is the index of the last one."""


def new_desk() -> Numbers:
    """A desk for one search at a time."""
    return np.zeros((5, CELLS), dtype=np.int16)


@compiled
def hashed(one: int, other: int) -> int:
    """A number of 31 bits that depends on both, and on nothing else."""
    mixed = np.uint64(one) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(other)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.int64((mixed ^ (mixed >> np.uint64(31))) >> np.uint64(33))


@compiled
def shuffle(game: Numbers, count: int, sample: int) -> None:
    """Shuffle the first dominoes of the pile, the same way for the same sample."""
    for last in range(count - 1, 0, -1):
        other = hashed(sample, last) % (last + 1)
        game[PILE, last], game[PILE, other] = game[PILE, other], game[PILE, last]


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
    desk[OPEN] = TAKEN
    west, east, south, north = window(lands, kingdom, grid)
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
def note_gains(lands: Numbers, kingdom: int, grid: int, tile: Numbers, desk: Numbers) -> None:
    """Note in `LEFT` and `RIGHT` what each half of a tile would bring on each free square."""
    west, east, south, north = window(lands, kingdom, grid)
    for row in range(south, north + 1):
        for cell in range(row * STRIDE + west, row * STRIDE + east + 1):
            if desk[OPEN, cell] != TAKEN:
                desk[LEFT, cell] = half_gain(lands, kingdom, cell, tile[0], tile[1])
                desk[RIGHT, cell] = half_gain(lands, kingdom, cell, tile[2], tile[3])


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
def best_spot(
    lands: Numbers,
    game: Numbers,
    kingdom: int,
    domino: int,
    tiles: Numbers,
    weights: Reals,
    desk: Numbers,
    chance: int,
) -> float:
    """The worth of the best spot of a domino, left in `SPOT`; `NOTHING` if there is none.

    `look` has looked at the kingdom.
    """
    grid = game[NOW, GRID]
    terrain, crowns = tiles[domino, 0], tiles[domino, 1]
    other_terrain, other_crowns = tiles[domino, 2], tiles[domino, 3]
    same = terrain == other_terrain
    west, east, south, north = window(lands, kingdom, grid)
    middle = grid if game[NOW, MIDDLE] and is_middle(lands, kingdom, grid) else 0
    if not same:
        note_gains(lands, kingdom, grid, tiles[domino], desk)
    best = NOTHING
    for row in range(south, north + 1):
        for column in range(west, east + 1):
            cell = row * STRIDE + column
            if desk[OPEN, cell] == TAKEN or desk[OPEN, cell] == 0:
                continue
            here = lands[kingdom, NEAR, cell]
            for way in range(2):
                other = cell + (STRIDE if way else 1)
                if desk[OPEN, other] == TAKEN:
                    continue
                there = lands[kingdom, NEAR, other]
                fits = (here >> terrain | there >> other_terrain) & 1
                turned = (here >> other_terrain | there >> terrain) & 1
                if not (fits or turned):
                    continue
                points, is_turned = -1, False
                if same:
                    points = pair_gain(lands, kingdom, cell, other, terrain, crowns + other_crowns)
                else:
                    if fits:
                        points = desk[LEFT, cell] + desk[RIGHT, other]
                    if turned and desk[RIGHT, cell] + desk[LEFT, other] > points:
                        points, is_turned = desk[RIGHT, cell] + desk[LEFT, other], True
                holes = desk[SHUT, cell] - (desk[OPEN, cell] == 1)
                holes += desk[SHUT, other] - (desk[OPEN, other] == 1)
                worth = points + weights[HOLES] * holes
                worth += weights[NOISE] * CHANCE[(chance + 4 * cell + 2 * way) & CHANCES]
                worth += wider(lands, kingdom, column, row, way, weights, middle)
                if worth > best:
                    best = worth
                    desk[SPOT, 0], desk[SPOT, 1] = (other, cell) if is_turned else (cell, other)
    return best + weights[CROWNED] * (crowns + other_crowns)


@compiled
def end_turn(game: Numbers) -> None:
    """Go on to the next king; after the last one, to the next round and a new line (R50, R51)."""
    game[NOW, POSITION] += 1
    game[NOW, CHOOSES] = game[NOW, ROUND] == 0
    if game[NOW, POSITION] < game[NOW, KINGS]:
        return
    game[NOW, ROUND] += 1
    game[NOW, POSITION] = game[NOW, CHOOSES] = 0
    kings = 0
    for i in range(game[NOW, CHOICES]):
        if game[CLAIM, i] != NONE:
            game[KING, kings], game[HELD, kings] = game[CLAIM, i], game[LINE, i]
            kings += 1
    game[NOW, KINGS] = kings
    game[NOW, CHOICES] = 0
    if game[NOW, ROUND] < game[NOW, ROUNDS]:
        for i in range(game[NOW, DRAWS]):
            _lay_out(game, i, game[PILE, game[NOW, DRAWN] + i])
        game[NOW, DRAWN] += game[NOW, DRAWS]
        game[NOW, CHOICES] = game[NOW, DRAWS]


@compiled
def _lay_out(game: Numbers, count: int, domino: int) -> None:
    """Put a domino into a line of so many, in its order (R21)."""
    place = count
    while place > 0 and game[LINE, place - 1] > domino:
        game[LINE, place] = game[LINE, place - 1]
        place -= 1
    game[LINE, place] = domino
    game[CLAIM, count] = NONE


@compiled
def choose(game: Numbers, slot: int) -> None:
    """Claim a domino of the line and end the turn."""
    game[CLAIM, slot] = game[KING, game[NOW, POSITION]]
    end_turn(game)


@compiled
def placed(game: Numbers) -> None:
    """Go on after a placement: to the choice, or in the last round to the next turn."""
    game[NOW, CHOOSES] = 1
    if game[NOW, ROUND] == game[NOW, ROUNDS]:
        end_turn(game)


@compiled
def play_out(
    lands: Numbers, game: Numbers, tiles: Numbers, weights: Reals, desk: Numbers, sample: int
) -> None:
    """Play to the end; the same sample gives every line of play the same chance.

    Each lord places where the policy likes it best and claims the domino it would then place best.
    """
    grid = game[NOW, GRID]
    while game[NOW, ROUND] <= game[NOW, ROUNDS]:
        chance = hashed(sample, game[NOW, ROUND] * 16 + game[NOW, POSITION])
        kingdom = game[KING, game[NOW, POSITION]]
        look(lands, kingdom, grid, desk)
        if not game[NOW, CHOOSES]:
            domino = game[HELD, game[NOW, POSITION]]
            if best_spot(lands, game, kingdom, domino, tiles, weights, desk, chance) > _LEAST:
                lay(lands, kingdom, desk[SPOT, 0], desk[SPOT, 1], tiles[domino])
            else:
                lands[kingdom, FACTS, DISCARDED] += 1
            placed(game)
            continue
        best, most = NONE, 2 * NOTHING
        for i in range(game[NOW, CHOICES]):
            if game[CLAIM, i] == NONE:
                domino = game[LINE, i]
                worth = best_spot(lands, game, kingdom, domino, tiles, weights, desk, chance)
                worth -= weights[EARLY] * i
                if worth > most:
                    best, most = i, worth
        choose(game, best)


_LEAST = NOTHING / 2


@compiled
def total(lands: Numbers, game: Numbers, kingdom: int) -> int:
    """The points of a kingdom with both bonuses (R53, R57, R58)."""
    points = lands[kingdom, FACTS, POINTS]
    if game[NOW, MIDDLE] and is_middle(lands, kingdom, game[NOW, GRID]):
        points += game[NOW, MIDDLE]
    if not lands[kingdom, FACTS, DISCARDED]:
        points += game[NOW, HARMONY]
    return points
