"""Where the policy of Queendomino's playouts places a domino, and what it weighs.

Unlike points alone it values what a terrain still has to come, crowns most of all.
"""

import numpy as np

from ai.kernel.compiled import compiled
from ai.kernel.lands import (
    APART,
    CASTLE,
    CELLS,
    EAST,
    EMPTY,
    FACTS,
    LAND,
    NEAR,
    NORTH,
    NOWHERE,
    RICH,
    ROOT,
    SIZE,
    SOUTH,
    STRIDE,
    WEST,
    Numbers,
    is_middle,
)
from ai.kernel.playouts import GRID, KINGS, MIDDLE, NOW, ROUND, ROUNDS
from ai.kernel.policy import (
    CHANCE,
    CHANCES,
    HOLES,
    NOTHING,
    TAKEN,
    Area,
    Reals,
    look,
    wider,
    window,
)
from ai.kernel.tables import TILES
from ai.kernel.town import KNIGHTS, root_of

WEIGHTS = {
    # Of a placement: free squares shut in; columns and rows gained, and those of them that keep the
    # castle from the middle; chance; what its territories bring later, the share of that where the
    # terrain has another one already, and what others lose of it; how many free squares around a
    # territory let it grow half as much as it could; squares that a knight could tax.
    "holes": -2.0,
    "wider": -0.69,
    "off_middle": -2.0,
    "noise": 0.3,
    "grow": 1.0,
    "lone": 0.4,
    "block": 1.7,
    "closed": 1.2,
    "taxed": 0.69,
    # Of a choice: each place further down the line; a town square, and the first free one.
    "early": -0.73,
    "site": 1.8,
    "first_site": 2.0,
    # Of taxes: the least coins that a knight is worth, more for each turn left, unless there are
    # this many knights for each turn left.
    "tax_least": 1.0,
    "tax_fall": 0.84,
    "tax_rush": 1.0,
    # Of buildings: the least gain, more for each turn left over free sites; what a coin is worth,
    # and more for each turn left; a knight, a tower for each turn left; the territories, and the
    # knights or towers, that come in a turn; the Queen's crown; taxes of a safe.
    "least": 1.42,
    "scarce": 0.37,
    "coin": 0.33,
    "coin_later": 0.02,
    "knight": 0.6,
    "tower": 0.25,
    "apart": 0.1,
    "guards": 0.05,
    "keep": 0.8,
    "bonus": 0.1,
}
"""What the policy weighs beside points, tuned by games of one lord against three.

The first three are those of `ai.kernel.playouts`.
"""

(
    _, _, _, NOISE, GROW, LONE, BLOCK, CLOSED, TAXED,
    EARLY, ANY_SITE, FIRST_SITE,
    TAX_LEAST, TAX_FALL, TAX_RUSH,
    LEAST, SCARCE, COIN, COIN_LATER, KNIGHT, TOWER, MORE_APART, MORE_GUARDS, KEEP, SAFE,
) = range(len(WEIGHTS))  # fmt: skip

SQUARES_OF, CROWNS_OF, _LENGTH = 32, 40, 48
"""From here on: the squares and the crowns of each terrain that a domino has on average."""

FREE, SHUT, LEFT, RIGHT, SPOT, RIM, EDGES, PLAN = range(8)
"""The rows of a desk, which is room to work in: see `survey`, `best_place` and `plan`."""


def weights_of(weights: dict[str, float], dominoes: list[int]) -> Reals:
    """The weights of a lord in a game with some dominoes."""
    found = np.zeros(_LENGTH, dtype=np.float32)
    found[: len(weights)] = list(weights.values())
    for domino in dominoes:
        for half in (0, 2):
            terrain, crowns = TILES[domino][half : half + 2]
            found[SQUARES_OF + terrain] += 1 / len(dominoes)
            found[CROWNS_OF + terrain] += crowns / len(dominoes)
    return found


def new_town_desk() -> Reals:
    """A desk for one search at a time."""
    return np.zeros((8, CELLS), dtype=np.float32)


@compiled
def turns_left(lands: Numbers, game: Numbers) -> float:
    """How many turns a kingdom has after those of this round."""
    return (game[NOW, ROUNDS] - game[NOW, ROUND]) * (game[NOW, KINGS] / len(lands))


@compiled
def _hope(lands: Numbers, kingdom: int, top: int, weights: Reals) -> float:
    """What a territory would gain in a turn: squares for its crowns, crowns for its squares."""
    terrain = lands[kingdom, LAND, top]
    return (
        lands[kingdom, SIZE, top] * weights[CROWNS_OF + terrain]
        + lands[kingdom, RICH, top] * weights[SQUARES_OF + terrain]
    )


@compiled
def _within_reach(lands: Numbers, kingdom: int, grid: int) -> Area:
    """The area in which a domino may go: at most two squares beyond the kingdom."""
    west, east, south, north = window(lands, kingdom, grid)
    return (
        max(west, lands[kingdom, FACTS, WEST] - 2),
        min(east, lands[kingdom, FACTS, EAST] + 2),
        max(south, lands[kingdom, FACTS, SOUTH] - 2),
        min(north, lands[kingdom, FACTS, NORTH] + 2),
    )


@compiled
def survey(lands: Numbers, game: Numbers, kingdom: int, weights: Reals, desk: Reals) -> None:
    """Note what the policy needs to know of a kingdom's free squares and its territories.

    Beside what `look` notes, `EDGES` gets the free squares around each territory, and `RIM` for
    each free square what the territories beside it would lose with it.
    """
    grid = game[NOW, GRID]
    look(lands, kingdom, grid, desk)
    west, east, south, north = _within_reach(lands, kingdom, grid)
    desk[EDGES] = 0
    for count in (True, False):
        for row in range(south, north + 1):
            for cell in range(row * STRIDE + west, row * STRIDE + east + 1):
                desk[RIM, cell] = 0
                if desk[FREE, cell] == TAKEN or not lands[kingdom, NEAR, cell]:
                    continue
                first = second = third = NOWHERE
                for way in (1, -1, STRIDE, -STRIDE):
                    if not EMPTY < lands[kingdom, LAND, cell + way] < CASTLE:
                        continue
                    top = root_of(lands, kingdom, cell + way)
                    if top == first or top == second or top == third:  # noqa: PLR1714
                        continue
                    third, second, first = second, first, top
                    if count:
                        desk[EDGES, top] += 1
                    else:
                        desk[RIM, cell] += _loss(lands, kingdom, top, desk, weights)


@compiled
def _reach(edges: float, weights: Reals) -> float:
    """The share of its growth that a territory comes to with so many free squares around it."""
    return edges / (edges + weights[CLOSED]) if edges > 0 else 0.0


@compiled
def _loss(lands: Numbers, kingdom: int, top: int, desk: Reals, weights: Reals) -> float:
    """What a territory loses in a turn with one of the free squares around it."""
    edges = desk[EDGES, top]
    less = _reach(edges, weights) - _reach(edges - 1, weights)
    return _hope(lands, kingdom, top, weights) * less


@compiled
def _land_worth(
    lands: Numbers,
    kingdom: int,
    one: int,
    other: int,
    terrain: int,
    crowns: int,
    left: float,
    desk: Reals,
    weights: Reals,
) -> float:
    """The worth of a half on a square, or of two halves of one terrain on two.

    `other` is then the second square. It is what the points grow by at once, and what they are
    likely to grow by later.
    """
    squares, before, rich = 0, 0, crowns
    lost, hope, edges = 0.0, 0.0, -1.0
    first = second = third = fourth = fifth = NOWHERE
    for half in (one, other):
        if half == NOWHERE:
            continue
        squares += 1
        lost += desk[RIM, half]
        edges += desk[FREE, half]
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
            rich += lands[kingdom, RICH, top]
            hope += _hope(lands, kingdom, top, weights) * _reach(desk[EDGES, top], weights)
            lost -= _loss(lands, kingdom, top, desk, weights)
            edges += desk[EDGES, top] - 1
    if other != NOWHERE:
        edges -= 1
    future = squares * weights[CROWNS_OF + terrain] + rich * weights[SQUARES_OF + terrain]
    future = future * _reach(edges, weights) - hope
    if first == NOWHERE and lands[kingdom, FACTS, APART + terrain]:
        future *= weights[LONE]
    worth = squares * rich - before
    worth += left * weights[GROW] * (future - weights[BLOCK] * lost)
    if lands[kingdom, FACTS, KNIGHTS]:
        worth += weights[TAXED] * squares
    return worth


@compiled
def _note_worths(
    lands: Numbers, kingdom: int, area: Area, tile: Numbers, left: float, desk: Reals,
    weights: Reals,
) -> None:  # fmt: skip
    """Note in `LEFT` and `RIGHT` the worth of each half of a tile on each free square."""
    west, east, south, north = area
    for row in range(south, north + 1):
        for cell in range(row * STRIDE + west, row * STRIDE + east + 1):
            if desk[FREE, cell] != TAKEN:
                desk[LEFT, cell] = _land_worth(
                    lands, kingdom, cell, NOWHERE, tile[0], tile[1], left, desk, weights
                )
                desk[RIGHT, cell] = _land_worth(
                    lands, kingdom, cell, NOWHERE, tile[2], tile[3], left, desk, weights
                )


@compiled
def best_place(
    lands: Numbers,
    game: Numbers,
    kingdom: int,
    tile: Numbers,
    weights: Reals,
    desk: Reals,
    chance: int,
) -> float:
    """The worth of the best spot of a tile, left in `SPOT`; `NOTHING` if there is none.

    `survey` has looked at the kingdom.
    """
    grid, left = game[NOW, GRID], turns_left(lands, game)
    terrain, other_terrain, crowns = tile[0], tile[2], tile[1] + tile[3]
    area = _within_reach(lands, kingdom, grid)
    west, east, south, north = area
    middle = grid if game[NOW, MIDDLE] and is_middle(lands, kingdom, grid) else 0
    if terrain != other_terrain:
        _note_worths(lands, kingdom, area, tile, left, desk, weights)
    best = NOTHING
    for row in range(south, north + 1):
        for column in range(west, east + 1):
            cell = row * STRIDE + column
            if desk[FREE, cell] == TAKEN or desk[FREE, cell] == 0:
                continue
            here = lands[kingdom, NEAR, cell]
            for way in range(2):
                other = cell + (STRIDE if way else 1)
                if desk[FREE, other] == TAKEN:
                    continue
                there = lands[kingdom, NEAR, other]
                fits = (here >> terrain | there >> other_terrain) & 1
                turned = (here >> other_terrain | there >> terrain) & 1
                if not (fits or turned):
                    continue
                worth, is_turned = NOTHING, False
                if terrain == other_terrain:
                    worth = _land_worth(
                        lands, kingdom, cell, other, terrain, crowns, left, desk, weights
                    )
                else:
                    if fits:
                        worth = desk[LEFT, cell] + desk[RIGHT, other]
                    if turned and desk[RIGHT, cell] + desk[LEFT, other] > worth:
                        worth, is_turned = desk[RIGHT, cell] + desk[LEFT, other], True
                holes = desk[SHUT, cell] - (desk[FREE, cell] == 1)
                holes += desk[SHUT, other] - (desk[FREE, other] == 1)
                worth += weights[HOLES] * holes
                worth += weights[NOISE] * CHANCE[(chance + 4 * cell + 2 * way) & CHANCES]
                worth += wider(lands, kingdom, column, row, way, weights, middle)
                if worth > best:
                    best = worth
                    desk[SPOT, 0], desk[SPOT, 1] = (other, cell) if is_turned else (cell, other)
    return best


@compiled
def plan(desk: Reals, kingdom: int, domino: int, is_found: bool) -> None:
    """Note where a chosen domino is going to be placed: nothing changes there before."""
    desk[PLAN, 4 * kingdom] = domino
    desk[PLAN, 4 * kingdom + 1] = desk[SPOT, 0] if is_found else NOWHERE
    desk[PLAN, 4 * kingdom + 2] = desk[SPOT, 1] if is_found else NOWHERE
