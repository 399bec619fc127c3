"""The proof of the kernel's Queendomino: games played by it and by the engine are the same."""

from random import Random

import numpy as np

from ai.comparing import Proof, compare
from ai.kernel.lands import FACTS, LARGEST, Numbers, spots
from ai.kernel.playouts import CHOOSES, GRID, HELD, KING, NONE, NOW, PILE, POSITION, ROUND, ROUNDS
from ai.kernel.tables import NUMBER, TILES
from ai.kernel.town import (
    BOARD,
    COINS,
    DISCARD,
    END,
    KNIGHTS,
    LEFT_FRESH,
    OPEN,
    PLACE,
    POSTED,
    QUEEN,
    RIGHT_FRESH,
    SITES,
    SLOTS,
    STOCK,
    TAXES,
    TOWERS,
    after_placing,
    play,
    town_total,
)
from ai.kernel.town_tables import code_of, prices_of, town_game_of, town_lands_of
from engine import Game, Kind, KingdomView

_END = (END, NONE, NONE)

_LIKED = (Kind.TAX, Kind.BUILD, Kind.BUILD, Kind.BURN, None)
"""What is played where it is legal, by chance: without it few buildings would be bought."""


def play_town(game: Game, done: Proof) -> None:
    """Play a game by chance in the kernel, too; raises Differs at the first difference.

    In each position the legal moves, all purses and scores are compared, those that the kernel has
    come to and those that it reads from a view.
    """
    dice = Random(game.seed)
    lands, state = town_lands_of(game.view()), _dealt(game)
    while game.turn is not None:
        moves = game.legal_moves()
        prices = prices_of(game.view())
        codes = sorted(code_of(state, move, prices) for move in moves)
        compare("moves", game, _codes(lands, state), codes)
        _compare_view(game, lands, state)
        done.positions += 1
        done.placements += len(moves) * (moves[0].kind is Kind.PLACE)
        liked = dice.choice(_LIKED)
        move = dice.choice([one for one in moves if one.kind is liked] or moves)
        code = code_of(state, move, prices)
        played = game.play(move)
        _follow(lands, state, code)
        if played.turn_over and move.kind not in (Kind.CHOOSE, Kind.END):
            compare("end", game, _codes(lands, state), [_END])
            _follow(lands, state, _END)
    compare("rounds", game, state[NOW, ROUND], state[NOW, ROUNDS] + 1)
    compare("result", game, _totals(lands, state), game.result())
    done.games += 1


def _dealt(game: Game) -> Numbers:
    """A game at its start, with both piles in their order."""
    view, board = game.view(), game.state.board
    assert board is not None, "a game of Queendomino"
    state = town_game_of(view, game.legal_moves())
    kinds = {one.id: kind for kind, one in enumerate(view.buildings)}
    pile, stock = game.state.pile[game.options.setup.line :], board.pile[board.drawn :]
    state[PILE] = state[STOCK] = NONE
    state[PILE, : len(pile)] = [NUMBER[id_] for id_ in pile]
    state[STOCK, : len(stock)] = [kinds[id_] for id_ in stock]
    return state


def _codes(lands: Numbers, state: Numbers) -> list[tuple[int, ...]]:
    """The legal moves, as the kernel finds them."""
    found, king = np.zeros((1000, 3), dtype=np.int16), state[NOW, POSITION]
    if state[NOW, CHOOSES]:
        count = after_placing(lands, state, found)
        return sorted(tuple(map(int, code)) for code in found[:count])
    cells = np.zeros((1000, 2), dtype=np.int16)
    tile = TILES[state[HELD, king]]
    count = spots(lands, state[KING, king], state[NOW, GRID], tile, cells)
    placed = sorted((PLACE, int(left), int(right)) for left, right in cells[:count])
    return list(placed) or [(DISCARD, NONE, NONE)]


def _follow(lands: Numbers, state: Numbers, code: tuple[int, int, int]) -> None:
    play(lands, state, TILES, np.array(code, dtype=np.int16))


def _totals(lands: Numbers, state: Numbers) -> list[int]:
    return [int(town_total(lands, state, kingdom)) for kingdom in range(len(lands))]


def _purse(lands: Numbers, kingdom: int) -> list[int]:
    facts = lands[kingdom, FACTS]
    return [int(facts[fact]) for fact in (COINS, KNIGHTS, POSTED, TOWERS, QUEEN, LARGEST, SITES)]


def _purse_of(view: KingdomView) -> list[int]:
    sites = sum(cell.terrain == "town" and cell.building is None for cell in view.cells)
    coins, knights, posted = view.coins, view.knights, view.knights_placed
    largest = view.scorecard.largest_territory
    return [coins, knights, posted, view.towers, int(view.queen), largest, sites]


def _compare_view(game: Game, lands: Numbers, state: Numbers) -> None:
    """Compare the numbers played so far with those read from a view, and both with the engine."""
    view = game.view()
    read, now = town_lands_of(view), town_game_of(view, game.legal_moves())
    for numbers in (lands, read):
        totals = [card.total for card in game.scores()]
        compare("scores", game, _totals(numbers, state), totals)
        purses = [_purse(numbers, kingdom) for kingdom in range(len(lands))]
        compare("purses", game, purses, [_purse_of(one) for one in view.kingdoms])
    compare("board", game, now[BOARD, :SLOTS], state[BOARD, :SLOTS])
    if now[NOW, OPEN] == TAXES:
        fresh = [sorted(one[NOW, LEFT_FRESH : RIGHT_FRESH + 1]) for one in (now, state)]
        compare("fresh squares", game, *fresh)
