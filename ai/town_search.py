"""Search the moves of Queendomino by playing games out: one step of a turn at a time."""

from collections.abc import Callable, Sequence

import numpy as np

from ai.kernel.halving import Sums, halve
from ai.kernel.lands import Numbers
from ai.kernel.playouts import KING, NONE, NOW, POSITION
from ai.kernel.policy import Reals
from ai.kernel.tables import NUMBER, TILES, unseen
from ai.kernel.town import BUILD, STOCK, root_of
from ai.kernel.town_playouts import try_town
from ai.kernel.town_policy import WEIGHTS, new_town_desk, weights_of
from ai.kernel.town_tables import code_of, prices_of, town_game_of, town_lands_of
from ai.opinions import Choice
from ai.search import choice_of
from engine import GameView, Move
from engine.dominoes import PILES

Code = tuple[int, int, int]


def search_town(
    view: GameView,
    moves: Sequence[Move],
    playouts: int,
    *,
    taste: Sequence[float],
    seed: int,
    is_late: Callable[[], bool],
) -> Choice:
    """What is best for the seat on turn, of its legal moves; they are whole steps of a turn.

    About so many games are played out. The rest of the turn is decided when it is due.
    """
    lands, game = town_lands_of(view), town_game_of(view, moves)
    tried = candidates_of(lands, game, moves, prices_of(view))
    codes = np.array([code for code, _ in tried], dtype=np.int16)
    pile, stock, weights = len(unseen(view)), stock_of(game), policy_of(view)
    desk, tastes = new_town_desk(), np.array(taste)

    def try_out(alive: Numbers, first: int, samples: int, sums: Sums) -> None:
        try_town(
            lands, game, pile, stock, codes, alive, first, samples, TILES, weights, desk, tastes,
            sums,
        )  # fmt: skip

    sums, tries = halve(len(codes), playouts, seed, try_out, is_late)
    return choice_of([(move,) for _, move in tried], sums, tries)


def stock_of(game: Numbers) -> int:
    """How many buildings may still be turned up."""
    return int(np.count_nonzero(game[STOCK] != NONE))


def policy_of(view: GameView) -> Reals:
    """The weights of the policy that plays games out, for each kingdom."""
    numbers = [NUMBER[id_] for letter in view.options.setup.pile for id_ in PILES[letter]]
    return np.tile(weights_of(WEIGHTS, numbers), (len(view.kingdoms), 1))


def candidates_of(
    lands: Numbers, game: Numbers, moves: Sequence[Move], prices: dict[str, int]
) -> list[tuple[Code, Move]]:
    """The moves worth trying: of a building's sites only one of each territory.

    Those of a building with crowns come to as much on each square of a territory, those of another
    on each square at all, but what is left for the next one with crowns differs.
    """
    kingdom = game[KING, game[NOW, POSITION]]
    found: dict[Code, tuple[Code, Move]] = {}
    for move in moves:
        code = key = code_of(game, move, prices)
        if code[0] == BUILD:
            key = BUILD, code[1], int(root_of(lands, kingdom, code[2]))
        found.setdefault(key, (code, move))
    return list(found.values())
