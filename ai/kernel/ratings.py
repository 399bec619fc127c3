"""Rate candidates without playing games out: a first look, and the full-greedy yardstick."""

import numpy as np

from ai.kernel.compiled import compiled
from ai.kernel.halving import Sums
from ai.kernel.lands import CELLS, DISCARDED, FACTS, Numbers, lay, spots
from ai.kernel.playouts import (
    CHOICES,
    CHOOSES,
    CLAIM,
    GRID,
    HELD,
    KING,
    LINE,
    MIDDLE,
    NONE,
    NOW,
    POSITION,
    ROUND,
    ROUNDS,
    total,
)
from ai.kernel.policy import EARLY, HOLES, OPEN, Reals, look, note_edge, worth_of
from ai.kernel.tables import TILES

_MOST_SPOTS = 1000


def candidates_of(lands: Numbers, game: Numbers) -> Numbers:
    """Every placement with every choice after it, those of one placement together."""
    king = game[NOW, POSITION]
    slots = [NONE]
    if game[NOW, ROUND] < game[NOW, ROUNDS]:
        slots = [i for i in range(game[NOW, CHOICES]) if game[CLAIM, i] == NONE]
    cells = [(NONE, NONE)]
    if not game[NOW, CHOOSES]:
        found = np.zeros((_MOST_SPOTS, 2), dtype=np.int16)
        count = spots(lands, game[KING, king], game[NOW, GRID], TILES[game[HELD, king]], found)
        cells = [(left, right) for left, right in found[:count]] or cells
    return np.array([(*pair, slot) for pair in cells for slot in slots], dtype=np.int16)


@compiled
def _after(lands: Numbers, game: Numbers, candidate: Numbers, tiles: Numbers) -> Numbers:
    """The kingdom on turn alone, after a candidate's placement."""
    kingdom, domino = game[KING, game[NOW, POSITION]], game[HELD, game[NOW, POSITION]]
    own = lands[kingdom : kingdom + 1].copy()
    if not game[NOW, CHOOSES]:
        if candidate[0] != NONE:
            lay(own, 0, candidate[0], candidate[1], tiles[domino])
        else:
            own[0, FACTS, DISCARDED] += 1
    return own


@compiled
def rate(
    lands: Numbers,
    game: Numbers,
    candidates: Numbers,
    tiles: Numbers,
    weights: Reals,
    desk: Numbers,
    ratings: Sums,
) -> None:
    """Rate candidates as the policy of playouts would: this placement, then that of the choice."""
    value = 0.0
    own = lands
    for i in range(len(candidates)):
        candidate = candidates[i]
        if i == 0 or candidate[0] != candidates[i - 1, 0] or candidate[1] != candidates[i - 1, 1]:
            own = _after(lands, game, candidate, tiles)
            look(own, 0, game[NOW, GRID], desk)
            note_edge(own, 0, game[NOW, GRID], desk)
            value = total(own, game, 0)
            for cell in range(CELLS):
                if desk[OPEN, cell] == 0:
                    value += weights[HOLES]
        ratings[i] = value
        if candidate[2] != NONE:
            domino = game[LINE, candidate[2]]
            grid, middle = game[NOW, GRID], game[NOW, MIDDLE]
            ratings[i] += worth_of(own, 0, grid, middle, tiles[domino], weights, desk, 0)
            ratings[i] -= weights[EARLY] * candidate[2]


@compiled
def rate_fully(
    lands: Numbers, game: Numbers, candidates: Numbers, tiles: Numbers, ratings: Sums
) -> None:
    """Rate candidates by the total after the best placement of the chosen domino."""
    found = np.zeros((_MOST_SPOTS, 2), dtype=np.int16)
    own = lands
    for i in range(len(candidates)):
        candidate = candidates[i]
        if i == 0 or candidate[0] != candidates[i - 1, 0] or candidate[1] != candidates[i - 1, 1]:
            own = _after(lands, game, candidate, tiles)
        if candidate[2] == NONE:
            ratings[i] = total(own, game, 0)
            continue
        tile = tiles[game[LINE, candidate[2]]]
        count = spots(own, 0, game[NOW, GRID], tile, found)
        best = -1
        for spot in found[:count]:
            later = own.copy()
            lay(later, 0, spot[0], spot[1], tile)
            best = max(best, total(later, game, 0))
        if not count:
            later = own.copy()
            later[0, FACTS, DISCARDED] += 1
            best = total(later, game, 0)
        ratings[i] = best
