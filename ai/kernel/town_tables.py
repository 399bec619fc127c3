"""The numbers of a game of Queendomino, from a view of it, and the moves that they stand for."""

from collections.abc import Sequence

import numpy as np

from ai.kernel.lands import FACTS, Numbers
from ai.kernel.playouts import CHOOSES, LINE, NONE, NOW, WIDTH
from ai.kernel.tables import IDS, cell_of, game_of, lands_of
from ai.kernel.town import (
    BOARD,
    BUILD,
    BUILDS,
    BURN,
    BURNS,
    CHOOSE,
    CLOSED,
    COINS,
    DISCARD,
    DRAGON,
    END,
    FIELDS,
    KINDS,
    KNIGHTS,
    LEFT_FRESH,
    OPEN,
    OWNED,
    PER_KNIGHT,
    PER_TOWER,
    PLACE,
    POSTED,
    QUEEN,
    RIGHT_FRESH,
    ROWS,
    SITE,
    SITES,
    STOCK,
    STOCKED,
    TAX,
    TAX_BONUS,
    TAXES,
    TOWERS,
    enrich,
)
from engine import GameView, Kind, Move, Step, Terrain
from engine.buildings import KNIGHT, TOWER

_PER = {"": 0, TOWER: PER_TOWER, KNIGHT: PER_KNIGHT}
_PER |= {str(terrain): number for number, terrain in enumerate(Terrain, 1)}

_STEPS = ((Kind.TAX, TAXES), (Kind.BUILD, BUILDS), (Kind.BURN, BURNS))


def town_lands_of(view: GameView) -> Numbers:
    """The land of all kingdoms, with all that Queendomino puts there."""
    lands = lands_of(view)
    kinds = {building.id: kind for kind, building in enumerate(view.buildings)}
    for number, kingdom in enumerate(view.kingdoms):
        facts = lands[number, FACTS]
        for fact, value in (
            (COINS, kingdom.coins),
            (KNIGHTS, kingdom.knights),
            (POSTED, kingdom.knights_placed),
            (TOWERS, kingdom.towers),
            (QUEEN, kingdom.queen),
        ):
            facts[fact] = value
        for cell in kingdom.cells:
            if cell.terrain is Terrain.TOWN and cell.building is None:
                facts[SITE + facts[SITES]] = cell_of(cell.square)
                facts[SITES] += 1
        for cell in kingdom.built:
            facts[OWNED + kinds[cell.building or ""]] += 1
            enrich(lands, number, cell_of(cell.square), view.building(cell.building or "").crowns)
    return lands


def town_game_of(view: GameView, moves: Sequence[Move]) -> Numbers:
    """The game as the viewer knows it, with the buildings not turned up in any order.

    Those that were burnt are unknown to whoever sees only this view: some of them may be among the
    buildings not turned up. `moves` are the legal ones; they tell which steps are still open.
    """
    assert view.board is not None, "a game of Queendomino"
    assert view.turn is not None, "nobody is on turn"
    game = np.full((ROWS, WIDTH), NONE, dtype=np.int16)
    game[:BOARD] = game_of(view)
    kinds = {building.id: kind for kind, building in enumerate(view.buildings)}
    left = {building.id: building.copies for building in view.buildings}
    for price, slot in enumerate(view.board.slots):
        if slot.building is not None:
            game[BOARD, price] = kinds[slot.building]
            left[slot.building] -= 1
    for kingdom in view.kingdoms:
        for cell in kingdom.built:
            left[cell.building or ""] -= 1
    stock = [kinds[id_] for id_, copies in left.items() for _ in range(copies)]
    game[STOCK, : len(stock)] = stock
    for kind, one in enumerate(view.buildings):
        bonus = TAX_BONUS.index(one.tax_bonus)
        fields = (one.knights, one.towers, one.points, _PER[one.per], one.per_points, one.crowns)
        game[KINDS, kind * FIELDS : (kind + 1) * FIELDS] = (*fields, bonus)
    game[KINDS, -1] = len(kinds)
    now = game[NOW]
    now[STOCKED] = view.board.pile
    now[DRAGON] = view.board.dragon is not None
    now[LEFT_FRESH] = now[RIGHT_FRESH] = NONE
    now[CHOOSES] = view.turn.step in (Step.CHOOSE, Step.END)
    found = {move.kind for move in moves}
    now[OPEN] = next((step for kind, step in _STEPS if kind in found), CLOSED)
    if now[OPEN] == TAXES:
        squares = [move.squares[0] for move in moves if move.kind is Kind.TAX]
        for fresh, square in zip((LEFT_FRESH, RIGHT_FRESH), squares, strict=False):
            now[fresh] = cell_of(square)
    return game


def code_of(game: Numbers, move: Move, prices: dict[str, int]) -> tuple[int, int, int]:
    """The numbers of a legal move; `prices` are those of the buildings by their names in moves."""
    cells = [cell_of(square) for square in move.squares]
    if move.kind is Kind.PLACE:
        return PLACE, cells[0], cells[1]
    if move.kind is Kind.TAX:
        return TAX, cells[0], NONE
    if move.kind is Kind.BUILD:
        return BUILD, prices[move.copy], cells[0]
    if move.kind is Kind.BURN:
        return BURN, prices[move.copy], NONE
    if move.kind is Kind.CHOOSE:
        return CHOOSE, next(i for i, one in enumerate(game[LINE]) if IDS[one] == move.domino), NONE
    return (DISCARD if move.kind is Kind.DISCARD else END), NONE, NONE


def prices_of(view: GameView) -> dict[str, int]:
    """The price of each building on the board by its name in moves."""
    board = view.board
    assert board is not None, "a game of Queendomino"
    return {board.copy_name(slot): slot.price for slot in board.slots if slot.building}
