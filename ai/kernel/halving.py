"""Find the best of some candidates by playing games out: sequential halving, common chances.

Every candidate meets the same shuffles of what nobody has seen; after each round of playouts the
worse half is dropped. A candidate is (left cell, right cell, slot of the line), each `NONE` where
it has no such part; without cells a domino that is held is discarded.
"""

from collections.abc import Callable
from math import ceil, exp, log2
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ai.kernel.compiled import compiled
from ai.kernel.lands import DISCARDED, FACTS, Numbers, lay
from ai.kernel.playouts import (
    CHOOSES,
    HELD,
    KING,
    NONE,
    NOW,
    POSITION,
    choose,
    placed,
    play_out,
    shuffle,
    total,
)
from ai.kernel.policy import Reals

Sums: TypeAlias = NDArray[np.float64]

ANY = -2
"""Stands for a turn that the policy plays, in place of a candidate's first part."""

REWARD, CHANCE, POINTS = range(3)
"""The columns of what is summed over playouts."""

SCALE, OWN, OTHERS = range(3)
"""The numbers of a taste: the lead in points that is nearly won (the scale of a logistic), and what
own points and the mean of the others' count beside the chance of winning."""


@compiled
def try_candidate(lands: Numbers, game: Numbers, candidate: Numbers, tiles: Numbers) -> None:
    """Play a candidate's placement, or discard, and choice."""
    if not game[NOW, CHOOSES]:
        kingdom, domino = game[KING, game[NOW, POSITION]], game[HELD, game[NOW, POSITION]]
        if candidate[0] != NONE:
            lay(lands, kingdom, candidate[0], candidate[1], tiles[domino])
        else:
            lands[kingdom, FACTS, DISCARDED] += 1
        placed(game)
    if candidate[2] != NONE:
        choose(game, candidate[2])


@compiled
def end_after(
    lands: Numbers,
    game: Numbers,
    spare: Numbers,
    other: Numbers,
    unseen: int,
    sample: int,
    candidate: Numbers,
    tiles: Numbers,
    weights: Reals,
    desk: Numbers,
    totals: Numbers,
) -> None:
    """Play a game out after a candidate, or `ANY`, in `spare` and `other`; fill all totals."""
    spare[:] = lands
    other[:] = game
    shuffle(other, unseen, sample)
    if candidate[0] != ANY:
        try_candidate(spare, other, candidate, tiles)
    play_out(spare, other, tiles, weights, desk, sample)
    for one in range(len(lands)):
        totals[one] = total(spare, other, one)


@compiled
def note(totals: Numbers, kingdom: int, taste: Sums, sums: Sums) -> None:
    """Add what the totals of a game that is over mean to a kingdom."""
    own, best, rest = totals[kingdom], -1, 0
    for other in range(len(totals)):
        if other != kingdom:
            best = max(best, totals[other])
            rest += totals[other]
    chance = 1 / (1 + exp((best - own) / taste[SCALE]))
    sums[REWARD] += chance + taste[OWN] * own - taste[OTHERS] * rest / (len(totals) - 1)
    sums[CHANCE] += chance
    sums[POINTS] += own


@compiled
def try_all(
    lands: Numbers,
    game: Numbers,
    unseen: int,
    candidates: Numbers,
    alive: Numbers,
    first: int,
    samples: int,
    tiles: Numbers,
    weights: Reals,
    desk: Numbers,
    taste: Sums,
    sums: Sums,
) -> None:
    """Play so many games out after each candidate that is left; the sums are added to."""
    kingdom = game[KING, game[NOW, POSITION]]
    spare, other, totals = lands.copy(), game.copy(), np.zeros(len(lands), dtype=np.int16)
    for sample in range(first, first + samples):
        for candidate in alive:
            end_after(
                lands, game, spare, other, unseen, sample, candidates[candidate], tiles, weights,
                desk, totals,
            )  # fmt: skip
            note(totals, kingdom, taste, sums[candidate])


def halve(
    count: int,
    playouts: int,
    seed: int,
    try_out: Callable[[Numbers, int, int, Sums], None],
    is_late: Callable[[], bool],
) -> tuple[Sums, Numbers]:
    """The sums of so many candidates and the numbers of their playouts, about so many in total.

    `try_out` gets the candidates that are left, the first sample, how many there are, and the sums
    to add to. Those with more playouts were better than those with fewer. It stops early where it
    is late.
    """
    sums, tries = np.zeros((count, 3)), np.zeros(count, dtype=np.int64)
    alive, made = np.arange(count), 0
    rounds = max(1, ceil(log2(count)))
    while True:
        each = max(1, playouts // (rounds * len(alive)))
        try_out(alive, seed + made, each, sums)
        made += each
        tries[alive] = made
        if len(alive) <= 2 or is_late():
            return sums, tries
        alive = alive[np.argsort(-sums[alive, REWARD], kind="stable")][: (len(alive) + 1) // 2]
