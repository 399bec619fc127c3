"""A seat's next turn, brought forward: the same as when it comes."""

from __future__ import annotations

import random

import pytest

from engine import Game, Kind, Step
from tests.engine.setups import NAMED_BY_RULE, NAMES, SETUPS

TURNS = 40


def begun(rule: str, seed: int) -> Game:
    """A game at its start."""
    options = SETUPS[rule]
    return Game.new(options, NAMES[: options.players], seed=seed.to_bytes(32, "big"))


def in_hand(game: Game) -> str | None:
    """The domino of the turn in progress."""
    return next((slot.domino for slot in game.view().order if not slot.done), None)


def play_turn(game: Game, chance: random.Random) -> None:
    """Play random moves until another turn begins."""
    assert game.turn is not None
    turn = game.turn.text(), game.turn.seat
    while game.turn is not None and (game.turn.text(), game.turn.seat) == turn:
        game.play(game.move_at(chance.randrange(game.count_moves())))
        if not game.turn_begun:
            return


def receive_all(game: Game, chance: random.Random) -> None:
    """Let every giant on its way cover some crown."""
    for seat in range(1, game.options.players + 1):
        while moves := [m for m in game.legal_moves(seat) if m.kind is Kind.RECEIVE]:
            game.play(chance.choice(moves), seat)


@pytest.mark.parametrize("rule", NAMED_BY_RULE)
def test_next_turn_is_the_one_that_comes(rule: str) -> None:
    """Same round, domino and legal spots (R26–R30, R50), told before the turn just before it."""
    game, chance = begun(rule, 5), random.Random(rule)
    for _ in range(TURNS):
        receive_all(game, chance)
        if game.turn is None:
            return
        now, before = game.turn.seat, game.view()
        told = {seat: game.ahead(seat) for seat in range(1, game.options.players + 1)}
        assert game.view() == before
        play_turn(game, chance)
        receive_all(game, chance)
        coming = game.turn
        if coming is None or game.view().kingdom_of(coming.seat).pending:
            continue
        twin = told[coming.seat]
        same_kingdom = coming.seat in before.kingdom_of(now).seats
        if coming.seat == now and coming.round > before.round:
            continue  # its domino was chosen in the turn between
        if twin is None:
            assert coming.seat == now or coming.round > before.round
            continue
        assert twin.turn is not None
        assert twin.turn.seat == coming.seat
        if coming.round == before.round:
            assert twin.turn.text() == coming.text()
        if coming.round > before.round and in_hand(twin) != in_hand(game):
            continue  # a king of the turn between stands before it
        assert (twin.turn.round, in_hand(twin)) == (coming.round, in_hand(game))
        after = game.view().kingdom_of(coming.seat).text
        if not same_kingdom and before.kingdom_of(coming.seat).text == after:
            ways = [one.compose(()).options.get(Step.PLACE) for one in (twin, game)]
            assert ways[0] == ways[1]


def test_turn_of_the_next_round_has_no_line() -> None:
    """The line to choose from is not drawn for it, so nothing of it can be seen (R51)."""
    game = begun("R4", 1)
    first = game.turn
    assert first is not None
    game.play(game.legal_moves()[0])
    twin = game.ahead(first.seat)
    assert twin is not None
    assert twin.turn is not None
    assert (twin.turn.round, twin.view().next_line) == (1, ())
    assert in_hand(twin) == game.moves[0].domino
    composition = twin.compose([])
    assert composition.todo == (Step.PLACE, Step.CHOOSE)
    assert not composition.ready


def test_no_turn_is_left_at_the_end() -> None:
    """After their last turn a lord has nothing to plan; who is to come still has."""
    game, chance = begun("R1", 3), random.Random(3)
    while game.view().round < game.view().rounds:
        play_turn(game, chance)
    order = [slot.seat for slot in game.view().order]
    for place, seat in enumerate(order):
        for other in (1, 2):
            left = order[place + 1 :].count(other)
            assert (game.ahead(other) is not None) == (left > 0)
        assert game.turn is not None
        assert game.turn.seat == seat
        play_turn(game, chance)
    assert game.ahead(1) is None


def test_giant_on_its_way_does_not_hide_the_next_turn() -> None:
    """It is received later; the spots are those of the kingdom as it stands (R33)."""
    game, chance = begun("R16", 2), random.Random(11)
    while (found := waiting_elsewhere(game)) is None:
        receive_all(game, chance)
        play_turn(game, chance)
    twin = game.ahead(found)
    assert twin is not None
    assert Step.RECEIVE not in twin.compose([]).todo


def waiting_elsewhere(game: Game) -> int | None:
    """A seat that waits for its next turn and for a giant."""
    waiting = [kingdom.seats[0] for kingdom in game.view().kingdoms if kingdom.pending]
    assert game.turn is not None
    return next((s for s in waiting if s != game.turn.seat and game.ahead(s)), None)
