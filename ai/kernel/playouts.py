"""Games played to their ends by a simple policy, from any moment of a game.

Beside the kingdoms (`ai.kernel.lands`) a game is one array `game[row, index]`: the rows are `KING`
and `HELD` (the kingdom of each king in the order of play, and its domino), `LINE` and `CLAIM` (the
dominoes to choose from, and the kingdom that took each), `PILE` (the undrawn dominoes in their
order) and `NOW` (numbers by their names below). A domino is its number in `ai.kernel.tables`.
"""

import numpy as np

from ai.kernel.compiled import compiled
from ai.kernel.lands import (
    DISCARDED,
    FACTS,
    POINTS,
    Numbers,
    is_middle,
    keep,
    lay,
    take_back,
)
from ai.kernel.policy import (
    EARLY,
    FINE,
    KEPT,
    NOTHING,
    SPOTS,
    TOP,
    TOP_WORTHS,
    WORTHS,
    Reals,
    best_spots,
    look,
    note_edge,
    worth_of,
)

NONE = -1

KING, HELD, LINE, CLAIM, PILE, NOW = range(6)
WIDTH = 132
"""The length of a row: all dominoes fit into the pile."""

ROUND, ROUNDS, POSITION, KINGS, CHOICES, GRID, CHOOSES, DRAWN, MIDDLE, HARMONY, DRAWS = range(11)
"""The numbers in `NOW`.

The round and the last one; the index of the king on turn, and how many there are; how many dominoes
lie in the line; the side of the area; whether the king on turn now chooses; how many dominoes of
the pile are drawn; the points of both bonuses; how many dominoes a round draws.
"""

BEST = 3
"""How many of its best placements a lord thinks over together with the choice after each."""

FAR = 5
"""Those that are worth so many points less than the best one are not thought over."""


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
def dominoes_after(lands: Numbers, game: Numbers) -> int:
    """How many dominoes the kingdom on turn gets after the one that is to be placed now."""
    kingdom, later = game[KING, game[NOW, POSITION]], 0
    for king in range(game[NOW, POSITION] + 1, game[NOW, KINGS]):
        later += game[KING, king] == kingdom
    rounds = game[NOW, ROUNDS] - game[NOW, ROUND]
    return later + rounds * game[NOW, KINGS] // len(lands)


@compiled
def best_choice(
    lands: Numbers,
    game: Numbers,
    kingdom: int,
    tiles: Numbers,
    weights: Reals,
    desk: Numbers,
    chance: int,
) -> tuple[int, float]:
    """The free slot of the line that is liked best, and its worth."""
    grid, middle = game[NOW, GRID], game[NOW, MIDDLE]
    look(lands, kingdom, grid, desk)
    note_edge(lands, kingdom, grid, desk)
    best, most = NONE, NOTHING
    for slot in range(game[NOW, CHOICES]):
        if game[CLAIM, slot] == NONE:
            tile = tiles[game[LINE, slot]]
            worth = worth_of(lands, kingdom, grid, middle, tile, weights, desk, chance)
            worth -= weights[EARLY] * slot
            if worth > most:
                best, most = slot, worth
    return best, most


@compiled
def best_turn(
    lands: Numbers,
    game: Numbers,
    kingdom: int,
    tiles: Numbers,
    weights: Reals,
    desk: Numbers,
    chance: int,
) -> tuple[int, int, int]:
    """The placement that is liked best, or two `NONE`, and the choice after it, if one is due."""
    grid, later = game[NOW, GRID], dominoes_after(lands, game)
    tile, is_final = tiles[game[HELD, game[NOW, POSITION]]], game[NOW, ROUND] == game[NOW, ROUNDS]
    look(lands, kingdom, grid, desk)
    note_edge(lands, kingdom, grid, desk)
    wanted, own = 1 if is_final else BEST, weights[int(later == 0)]
    found = best_spots(lands, kingdom, grid, game[NOW, MIDDLE], tile, own, desk, chance, wanted)
    if not found:
        return NONE, NONE, NONE
    for i in range(found):
        desk[TOP, 2 * i], desk[TOP, 2 * i + 1] = desk[SPOTS, 2 * i], desk[SPOTS, 2 * i + 1]
        desk[TOP_WORTHS, i] = desk[WORTHS, i]
    best, choice, most = 0, NONE, NOTHING
    for spot in range(found if found > 1 else 0):
        if desk[TOP_WORTHS, spot] < desk[TOP_WORTHS, 0] - FINE * FAR:
            break
        left, right = desk[TOP, 2 * spot], desk[TOP, 2 * spot + 1]
        keep(lands, kingdom, left, right, desk[KEPT])
        lay(lands, kingdom, left, right, tile)
        slot, worth = best_choice(
            lands, game, kingdom, tiles, weights[int(later == 1)], desk, chance
        )
        take_back(lands, kingdom, left, right, tile, desk[KEPT])
        worth += desk[TOP_WORTHS, spot] / FINE
        if worth > most:
            best, choice, most = spot, slot, worth
    return desk[TOP, 2 * best], desk[TOP, 2 * best + 1], choice


@compiled
def play_out(
    lands: Numbers, game: Numbers, tiles: Numbers, weights: Reals, desk: Numbers, sample: int
) -> None:
    """Play to the end; the same sample gives every line of play the same chance."""
    while game[NOW, ROUND] <= game[NOW, ROUNDS]:
        chance = hashed(sample, game[NOW, ROUND] * 16 + game[NOW, POSITION])
        kingdom, slot = game[KING, game[NOW, POSITION]], NONE
        if not game[NOW, CHOOSES]:
            tile = tiles[game[HELD, game[NOW, POSITION]]]
            left, right, slot = best_turn(lands, game, kingdom, tiles, weights, desk, chance)
            if left == NONE:
                lands[kingdom, FACTS, DISCARDED] += 1
            else:
                lay(lands, kingdom, left, right, tile)
            placed(game)
        else:
            own = weights[int(dominoes_after(lands, game) == 1)]
            slot, _ = best_choice(lands, game, kingdom, tiles, own, desk, chance)
        if slot != NONE:
            choose(game, slot)


@compiled
def total(lands: Numbers, game: Numbers, kingdom: int) -> int:
    """The points of a kingdom with both bonuses (R53, R57, R58)."""
    points = lands[kingdom, FACTS, POINTS]
    if game[NOW, MIDDLE] and is_middle(lands, kingdom, game[NOW, GRID]):
        points += game[NOW, MIDDLE]
    if not lands[kingdom, FACTS, DISCARDED]:
        points += game[NOW, HARMONY]
    return points
