"""The totals of all kingdoms in games played out after whole turns; needs numba."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ai.kernel.halving import ANY
from ai.kernel.lands import Numbers
from ai.kernel.outcomes import outcomes, town_outcomes
from ai.kernel.playouts import LINE, NONE
from ai.kernel.policy import WEIGHTS, new_desk
from ai.kernel.tables import NUMBER, TILES, cell_of, game_of, lands_of, unseen
from ai.kernel.town_policy import new_town_desk
from ai.kernel.town_tables import code_of, prices_of, town_game_of, town_lands_of
from ai.town_search import policy_of, stock_of
from engine import GameView, Kind, Move


def totals_after(
    view: GameView,
    moves: Sequence[Move],
    turns: Sequence[Sequence[Move]],
    samples: int,
    first: int,
) -> NDArray[np.int16]:
    """The totals of each kingdom in each game played out after each turn: [turn, sample, kingdom].

    `moves` are the legal ones. A turn is the moves of the lord on turn to its end; one without
    moves is played by the policy. All turns meet the same shuffles of what the view doesn't show,
    numbered from `first`.
    """
    totals = np.zeros((len(turns), samples, len(view.kingdoms)), dtype=np.int16)
    pile = len(unseen(view))
    if view.options.town:
        game = town_game_of(view, moves)
        prices, most = prices_of(view), max(1, *map(len, turns))
        codes = np.full((len(turns), most, 3), NONE, dtype=np.int16)
        for number, turn in enumerate(turns):
            for place, move in enumerate(turn):
                codes[number, place] = code_of(game, move, prices)
        lands, stock, desk = town_lands_of(view), stock_of(game), new_town_desk()
        town_outcomes(lands, game, pile, stock, codes, first, TILES, policy_of(view), desk, totals)
        return totals
    game = game_of(view)
    codes = np.array([_candidate(game, turn) for turn in turns], dtype=np.int16)
    outcomes(lands_of(view), game, pile, codes, first, TILES, WEIGHTS, new_desk(), totals)
    return totals


def _candidate(game: Numbers, turn: Sequence[Move]) -> tuple[int, int, int]:
    """A turn of Kingdomino as the kernel tries it."""
    left, right, slot = NONE, NONE, NONE
    for move in turn:
        if move.kind is Kind.PLACE:
            left, right = map(cell_of, move.squares)
        elif move.kind is Kind.CHOOSE:
            line = list(game[LINE])
            slot = line.index(NUMBER[move.domino])
    return (left, right, slot) if turn else (ANY, NONE, NONE)


def chances_of(totals: NDArray[np.int16], spread: float) -> NDArray[np.float64]:
    """The chance of winning of each kingdom in each game played out: [turn, sample, kingdom]."""
    shares = np.exp((totals - totals.max(axis=-1, keepdims=True)) / spread)
    return shares / shares.sum(axis=-1, keepdims=True)
