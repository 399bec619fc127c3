"""Play games out after whole turns, for the totals of all kingdoms: what reviews compare."""

from ai.kernel.compiled import compiled
from ai.kernel.halving import end_after
from ai.kernel.lands import Numbers
from ai.kernel.policy import Reals
from ai.kernel.town_playouts import end_town_after


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
            end_after(
                lands, game, spare, other, unseen, first + sample, turns[number], tiles, weights,
                desk, totals[number, sample],
            )  # fmt: skip


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
            end_town_after(
                lands, game, spare, other, unseen, stock, first + sample, turns[number], tiles,
                weights, desk, totals[number, sample],
            )  # fmt: skip
