"""The numbers of a game, from a view of it."""

import numpy as np

from ai.kernel.lands import DISCARDED, FACTS, STRIDE, Numbers, lay, new_lands
from ai.kernel.playouts import (
    CHOICES,
    CHOOSES,
    CLAIM,
    DRAWS,
    GRID,
    HARMONY,
    HELD,
    KING,
    KINGS,
    LINE,
    MIDDLE,
    NONE,
    NOW,
    PILE,
    POSITION,
    ROUND,
    ROUNDS,
    WIDTH,
)
from engine import DOMINOES, GameView, Square, Step, Terrain, square_name, square_order
from engine.dominoes import PILES, RANKS
from engine.scoring import HARMONY_POINTS, MIDDLE_KINGDOM_POINTS
from engine.setups import Variant

IDS = sorted(DOMINOES, key=RANKS.__getitem__)
"""The ids of the dominoes by their number in the kernel: the order within a line."""

NUMBER = {id_: number for number, id_ in enumerate(IDS)}

_TERRAINS = {terrain: number for number, terrain in enumerate(Terrain, 1)}

TILES: Numbers = np.array(
    [
        (
            _TERRAINS[one.left.terrain],
            one.left.crowns,
            _TERRAINS[one.right.terrain],
            one.right.crowns,
        )
        for one in (DOMINOES[id_] for id_ in IDS)
    ],
    dtype=np.int16,
)
"""Terrain and crowns of both halves of every domino."""


def cell_of(square: Square) -> int:
    """The number of a square."""
    column, row = square_order(square)
    return row * STRIDE + column


def square_of(cell: int) -> Square:
    """The name of a square."""
    return square_name(cell % STRIDE, cell // STRIDE)


def unseen(view: GameView) -> list[str]:
    """The dominoes that no view of the game has shown to somebody who sees it now first."""
    seen = {slot.domino for slot in view.order} | {slot.domino for slot in view.next_line}
    for kingdom in view.kingdoms:
        seen.update(placed.domino for placed in kingdom.placed)
        seen.update(kingdom.discarded)
    return [id_ for letter in view.options.setup.pile for id_ in PILES[letter] if id_ not in seen]


def lands_of(view: GameView) -> Numbers:
    """The land of all kingdoms."""
    lands = new_lands(len(view.kingdoms), view.options.grid)
    for number, kingdom in enumerate(view.kingdoms):
        for one in kingdom.placed:
            left, right = cell_of(one.left), cell_of(one.right)
            lay(lands, number, left, right, TILES[NUMBER[one.domino]])
        lands[number, FACTS, DISCARDED] = len(kingdom.discarded)
    return lands


def game_of(view: GameView) -> Numbers:
    """The game as the viewer knows it: what is not drawn yet stands in the pile in any order."""
    setup, variants = view.options.setup, view.options.variants
    assert view.turn is not None, "nobody is on turn"
    game = np.full((6, WIDTH), NONE, dtype=np.int16)
    for i, king in enumerate(view.order):
        game[KING, i] = setup.kingdom(king.seat) - 1
        game[HELD, i] = NUMBER[king.domino] if view.round and king.domino else NONE
    for i, slot in enumerate(view.next_line):
        game[LINE, i] = NUMBER[slot.domino]
        game[CLAIM, i] = NONE if slot.seat is None else setup.kingdom(slot.seat) - 1
    pile = [NUMBER[id_] for id_ in unseen(view)]
    game[PILE, : len(pile)] = pile
    now = {
        ROUND: view.round,
        ROUNDS: view.rounds,
        POSITION: view.turn.number - 1,
        KINGS: len(view.order),
        CHOICES: len(view.next_line),
        DRAWS: setup.line,
        GRID: setup.grid,
        CHOOSES: view.turn.step is Step.CHOOSE,
        MIDDLE: MIDDLE_KINGDOM_POINTS * (Variant.MIDDLE_KINGDOM in variants),
        HARMONY: HARMONY_POINTS * (Variant.HARMONY in variants),
    }
    game[NOW] = 0
    for place, number in now.items():
        game[NOW, place] = number
    return game
