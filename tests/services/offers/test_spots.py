"""Numbers, arrows and Turn of the panel."""

from __future__ import annotations

import pytest

from engine import Game, Options, Step, square_order
from services.facts.panels import Spot, Spots
from services.offers.spots import arrows, spots, with_arrows
from services.offers.trial_kingdom import NUMBERS


def game_at(seed: int, turns: int, players: int = 4) -> Game:
    """A game some turns on, always the first legal move."""
    names = ["Ann", "Ben", "Cara", "Dan"][:players]
    game = Game.new(Options(players=players), names, seed=bytes([seed]) * 32)
    while len(game.record_turns) < turns or game.turn_begun:
        game.play(game.legal_moves()[len(game.legal_moves()) // 2])
    return game


def spots_of(game: Game) -> Spots:
    """The spots of the lord on turn."""
    assert game.turn is not None
    moves = game.compose(()).options[Step.PLACE]
    found = spots(game.view(), game.turn.seat, moves)
    assert found is not None
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("turns", [4, 9, 18, 27])
def test_every_legal_spot_is_ranked_once_by_gain(seed: int, turns: int) -> None:
    """All placements are there, the best score change first."""
    game = game_at(seed, turns)
    found = spots_of(game)
    legal = {move.squares for move in game.compose(()).options[Step.PLACE]}
    assert {spot.squares for spot in found.ranked} == legal
    assert len(found.ranked) == len(legal)
    gains = [spot.delta for spot in found.ranked]
    assert gains == sorted(gains, reverse=True)


@pytest.mark.parametrize("seed", range(6))
def test_gain_is_what_the_game_gives(seed: int) -> None:
    """The number beside a spot is the total after minus the total before."""
    game = game_at(seed, 13)
    assert game.turn is not None
    seat = game.turn.seat
    before = game.scores()[seat - 1].total
    for spot in spots_of(game).ranked:
        twin = game.copy()
        move = next(m for m in twin.legal_moves() if m.squares == spot.squares)
        twin.play(move)
        assert twin.scores()[seat - 1].total - before == spot.delta


def test_bonuses_and_quests_that_a_spot_wins_or_loses_are_named() -> None:
    """Each by its points: with what the terrains change they make the gain."""
    chosen = ("lost_corner", "harmony")
    options = Options(players=3, giants=True, quests=chosen)
    lost = 0
    for seed in range(3):
        game = Game.new(options, ["Ann", "Ben", "Cara"], seed=bytes([seed]) * 32)
        while not game.over and len(game.record_turns) < 16:
            if not game.turn_begun and (turn := game.turn) and turn.step is Step.PLACE:
                lost += _names_what_changes(game, turn.seat)
            game.play(game.legal_moves()[0])
    assert lost


def _names_what_changes(game: Game, seat: int) -> int:
    """Check every spot of a turn; returns how many lose the corner."""
    found = spots(game.view(), seat, game.compose(()).options[Step.PLACE])
    before, lost = game.scores()[seat - 1], 0
    for spot in found.ranked if found else ():
        twin = game.copy()
        twin.play(next(m for m in twin.legal_moves() if m.squares == spot.squares))
        after = twin.scores()[seat - 1]
        assert sum(dict(spot.changes).values()) == after.quests - before.quests
        assert {key for key, _ in spot.changes} <= {"lost_corner"}
        lost += ("lost_corner", -20) in spot.changes
    return lost


@pytest.mark.parametrize("seed", range(6))
def test_two_spots_with_one_middle_share_a_number(seed: int) -> None:
    """Turned round, a domino covers the same squares: one number for both."""
    found = spots_of(game_at(seed, 9))
    by_squares: dict[frozenset[str], set[int | None]] = {}
    for spot in found.ranked:
        by_squares.setdefault(frozenset(spot.squares), set()).add(spot.number)
    assert all(len(numbers) == 1 for numbers in by_squares.values())
    numbers = [spot.number for spot in found.numbered]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) <= NUMBERS


def test_numbered_spot_is_the_best_of_its_middle() -> None:
    """The button places the better way round."""
    found = spots_of(game_at(2, 13))
    for spot in found.numbered:
        twins = [one for one in found.ranked if set(one.squares) == set(spot.squares)]
        assert spot.delta == max(one.delta for one in twins)


def spot(left: str, right: str) -> Spot:
    """A spot without number or gain."""
    return Spot(None, left, right, 0)


def test_arrows_lead_to_the_nearest_spot_that_way() -> None:
    """The smallest 2 × sideways + forward wins."""
    here = spot("e6", "f6")
    near, far = spot("e7", "f7"), spot("e8", "f8")
    found = arrows(here, [here, far, near])
    assert found.up == near
    assert (found.down, found.left, found.right) == (None, None, None)


def test_same_orientation_is_preferred() -> None:
    """A farther spot lying the same way comes before a nearer turned one."""
    here = spot("e6", "f6")
    turned, same = spot("e7", "e8"), spot("e9", "f9")
    assert arrows(here, [here, turned, same]).up == same


def test_spot_more_sideways_than_forward_is_not_that_way() -> None:
    """One step up and three to the right is no spot upwards."""
    here = spot("b2", "c2")
    assert arrows(here, [here, spot("e3", "f3")]).up is None


def test_turn_goes_clockwise_and_keeps_a_square() -> None:
    """From left-to-right the next orientation points down."""
    here = spot("e6", "f6")
    down, up, away = spot("e6", "e5"), spot("e6", "e7"), spot("h6", "h5")
    assert arrows(here, [here, away, up, down]).turn == down
    assert arrows(here, [here, away, up]).turn == up
    assert arrows(here, [here, away]).turn is None


def test_turn_prefers_to_keep_the_left_half() -> None:
    """Of two spots of one orientation the one with the same left square."""
    here = spot("e6", "f6")
    kept, other = spot("e6", "e5"), spot("f6", "f5")
    assert arrows(here, [here, other, kept]).turn == kept


def test_before_a_spot_is_chosen_every_arrow_leads_to_number_one() -> None:
    """The first arrow press chooses the best spot."""
    found = with_arrows(spots_of(game_at(1, 9)), None)
    best = found.ranked[0]
    ways = found.arrows
    assert {ways.left, ways.up, ways.down, ways.right, ways.turn} == {best}


@pytest.mark.parametrize("seed", range(4))
def test_arrows_of_real_positions_lead_to_legal_spots_that_way(seed: int) -> None:
    """Each target is legal and its middle lies that way."""
    found = spots_of(game_at(seed, 13))
    for here in found.ranked:
        ways = with_arrows(found, here.squares).arrows
        for target in (ways.left, ways.up, ways.down, ways.right, ways.turn):
            assert target is None or target in found.ranked
            assert target != here
        if ways.up is not None:
            assert _height(ways.up) > _height(here)
        if ways.left is not None:
            assert _width(ways.left) < _width(here)


def _height(one: Spot) -> int:
    return sum(square_order(square)[1] for square in one.squares)


def _width(one: Spot) -> int:
    return sum(square_order(square)[0] for square in one.squares)


def test_domino_that_fits_nowhere_has_no_spots() -> None:
    """A forced discard has nothing to number."""
    game = game_at(0, 1)
    view = game.view()
    assert spots(view, 1, ()) is None
