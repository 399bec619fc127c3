"""A computer lord that plays games out: it sees a view, and shuffles what nobody has seen."""

from collections.abc import Callable, Sequence

import numpy as np

from ai.kernel.halving import CHANCE, POINTS, REWARD, Sums, halve, try_all
from ai.kernel.lands import Numbers
from ai.kernel.playouts import CHOOSES, HELD, LINE, NONE, NOW, POSITION
from ai.kernel.policy import CALM, WEIGHTS, new_desk
from ai.kernel.ratings import candidates_of, rate, rate_fully
from ai.kernel.tables import IDS, TILES, game_of, lands_of, square_of, unseen
from ai.opinions import Choice, Opinion
from engine import GameView, Kind, Move


def search(
    view: GameView,
    playouts: int,
    width: int,
    *,
    taste: Sequence[float],
    seed: int,
    is_late: Callable[[], bool],
) -> Choice:
    """What is best for the seat on turn: its placement, if one is due, and its choice.

    About so many games are played out, for the candidates that look best at first, at most `width`.
    The others are not among the alternatives.
    """
    lands, game = lands_of(view), game_of(view)
    candidates = candidates_of(lands, game)
    if len(candidates) > width:
        ratings = np.zeros(len(candidates))
        rate(lands, game, candidates, TILES, CALM[0], new_desk(), ratings)
        candidates = candidates[np.sort(np.argsort(-ratings, kind="stable")[:width])]
    pile, desk, tastes = len(unseen(view)), new_desk(), np.array(taste)

    def try_out(alive: Numbers, first: int, samples: int, sums: Sums) -> None:
        try_all(
            lands, game, pile, candidates, alive, first, samples, TILES, WEIGHTS, desk, tastes, sums
        )

    sums, tries = halve(len(candidates), playouts, seed, try_out, is_late)
    return choice_of([moves_of(game, one) for one in candidates], sums, tries)


def choice_of(tried: Sequence[tuple[Move, ...]], sums: Sums, tries: Numbers) -> Choice:
    """The best of what was tried, and the alternatives."""
    means = sums / tries[:, None]
    opinions = [
        Opinion(
            tried[i],
            round(float(means[i, POINTS]), 2),
            round(float(means[i, CHANCE]), 4),
            int(tries[i]),
        )
        for i in np.lexsort((-means[:, REWARD], -tries))
    ]
    return Choice(opinions[0], tuple(opinions[1:]))


def full_greedy(view: GameView, seed: int) -> Move:
    """The move with the best total after this placement and that of the chosen domino.

    Equal ones are played by chance. This is the yardstick of published matches.
    """
    lands, game = lands_of(view), game_of(view)
    candidates = candidates_of(lands, game)
    ratings = np.zeros(len(candidates))
    rate_fully(lands, game, candidates, TILES, ratings)
    best = np.flatnonzero(ratings == ratings.max())
    return moves_of(game, candidates[best[seed % len(best)]])[0]


def moves_of(game: Numbers, candidate: Numbers) -> tuple[Move, ...]:
    """A candidate as moves."""
    left, right, slot = candidate
    moves = []
    if not game[NOW, CHOOSES]:
        domino = IDS[game[HELD, game[NOW, POSITION]]]
        if left == NONE:
            moves.append(Move(Kind.DISCARD, domino))
        else:
            moves.append(Move(Kind.PLACE, domino, (square_of(left), square_of(right))))
    if slot != NONE:
        moves.append(Move(Kind.CHOOSE, IDS[game[LINE, slot]]))
    return tuple(moves)
