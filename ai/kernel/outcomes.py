"""Play games out after whole turns, for the totals of all kingdoms: what reviews compare."""

from ai.kernel.compiled import compiled
from ai.kernel.halving import try_candidate
from ai.kernel.lands import Numbers
from ai.kernel.playouts import NONE, NOW, ROUND, ROUNDS, Reals, play_out, shuffle, total
from ai.kernel.town import play, town_total
from ai.kernel.town_playouts import shuffle_stock, take_turn
from ai.kernel.town_policy import PLAN

ANY = -2
"""Stands for a turn that the policy plays."""


@compiled
def outcomes(
    lands: Numbers,
    game: Numbers,
    unseen: int,
    turns: Numbers,
    first: int,
    tiles: Numbers,
    weights: Reals,
    desk: Numbers,
    totals: Numbers,
) -> None:
    """Fill `totals[turn, sample, kingdom]`; every turn, a candidate, meets the same samples."""
    spare, other = lands.copy(), game.copy()
    for sample in range(totals.shape[1]):
        for number in range(len(turns)):
            spare[:] = lands
            other[:] = game
            shuffle(other, unseen, first + sample)
            if turns[number, 0] != ANY:
                try_candidate(spare, other, turns[number], tiles)
            play_out(spare, other, tiles, weights, desk, first + sample)
            for one in range(len(lands)):
                totals[number, sample, one] = total(spare, other, one)


@compiled
def town_outcomes(
    lands: Numbers,
    game: Numbers,
    unseen: int,
    stock: int,
    turns: Numbers,
    first: int,
    tiles: Numbers,
    weights: Reals,
    desk: Reals,
    totals: Numbers,
) -> None:
    """Do the same in Queendomino, where a turn is moves, the rest of them `NONE`."""
    spare, other = lands.copy(), game.copy()
    for sample in range(totals.shape[1]):
        for number in range(len(turns)):
            spare[:] = lands
            other[:] = game
            desk[PLAN] = NONE
            shuffle(other, unseen, first + sample)
            shuffle_stock(other, stock, first + sample)
            for move in turns[number]:
                if move[0] != NONE:
                    play(spare, other, tiles, move)
            while other[NOW, ROUND] <= other[NOW, ROUNDS]:
                take_turn(spare, other, tiles, weights, desk, first + sample)
            for one in range(len(lands)):
                totals[number, sample, one] = town_total(spare, other, one)
