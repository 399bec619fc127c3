"""Turns of every set-up as a lord plays them who takes what gains most, and now and then more.

acts = turn(game, chance)                  # what hands do; the game has played it then
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ai import greedy
from engine import Game, Kind, Move
from engine.purchases import Purchases
from tests.e2e.plot import Act, slots_of


def turn(game: Game, chance: Random) -> list[Act]:
    """Write the turn in progress, and play it."""
    acts = list(_acts(game, _moves(game.copy(), chance)))
    for move in acts[-1].draft.moves:
        game.play(move)
    return acts


def least(game: Game, seat: int) -> Move:
    """The crown that costs a lord least, for a giant that was sent."""
    return greedy(game.view(seat), game.legal_moves(seat), seat)


def _moves(game: Game, chance: Random) -> Iterator[Move]:
    """Choose a whole turn of a game that is nobody else's."""
    over = False
    while not over:
        move = _move(game, chance)
        yield move
        over = game.play(move).turn_over


def _move(game: Game, chance: Random) -> Move:
    legal = game.legal_moves(purchases=False)
    assert game.turn is not None
    for kind in (Kind.SEND, Kind.TAX, Kind.BUILD, Kind.BURN):
        these = [move for move in legal if move.kind is kind]
        if these and chance.random() < (0.2 if kind is Kind.BURN else 0.6):
            return chance.choice(these)
    bought = game.purchases()
    if bought:
        searches = bought.of(kind=Kind.SEARCH)
        return _some(searches or bought, chance)
    free = [move for move in legal if move.kind is Kind.CHOOSE]
    return chance.choice(free) if free else greedy(game.view(game.turn.seat), legal)


def _some(bought: Purchases, chance: Random) -> Move:
    return bought[chance.randrange(len(bought))]


def _acts(game: Game, moves: Iterator[Move]) -> Iterator[Act]:
    """Fill the draft slot by slot; what fills itself is left alone."""
    draft = game.compose(())
    kept: Sequence[Move] = ()
    for move in moves:
        if move.kind is Kind.END or move in draft.moves:
            continue
        kept = [*slots_of(draft), move]
        draft = game.compose(kept)
        yield Act("set", draft, move)
    assert draft.ready, (draft.todo, draft.dropped)
    yield Act("end", draft)
