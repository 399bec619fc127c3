"""R27–R30: where a domino may go, and why it may not."""

import pytest

from engine import BUILDINGS, DOMINOES, BadNotation, Kingdom, Refusal, Spot, corrected
from engine.canvas import canvas_of, place_moves
from engine.scoring import scorecard
from tests.engine.games import SETUPS, TOWN, choice, finished, new_game, played


def why(text: str, domino: str, left: str, right: str) -> Refusal | None:
    """What forbids a placement in a kingdom text."""
    return Kingdom.from_text(text).why_not(domino, left, right)


def test_the_first_domino_goes_anywhere_around_the_castle() -> None:
    """R28: the castle matches all; 4 sides × 3 ways to turn away, each half first."""
    kingdom = Kingdom()
    assert len(kingdom.placements("K17")) == 24
    assert len(kingdom.placements("K1")) == 12
    assert ("e6", "e7") in kingdom.placements("K17")
    assert ("e7", "e6") in kingdom.placements("K17")
    assert ("e7", "e6") not in kingdom.placements("K1")


def test_placements_are_sorted_by_text() -> None:
    """Also where rows have two digits."""
    spots = Kingdom(7).placements("K17")
    texts = [" ".join(spot) for spot in spots]
    assert texts == sorted(texts)
    wide = Kingdom.from_text("C / f / f / f ; grid=7").placements("K17")
    assert [" ".join(spot) for spot in wide] == sorted(" ".join(spot) for spot in wide)


def test_two_free_adjacent_squares() -> None:
    """R27: not apart, not the same square twice, not by a corner."""
    for right in ("e8", "e6", "f7"):
        refusal = why("C", "K17", "e6", right)
        assert refusal == Refusal("not_adjacent", "R27", {"left": "e6", "right": right})


def test_squares_off_the_canvas_are_out_of_reach() -> None:
    """No legal kingdom ever gets there; either half is named."""
    assert why("C", "K17", "i5", "j5") == Refusal("off_canvas", "R27", {"square": "j5"})
    assert why("C", "K17", "j5", "i5") == Refusal("off_canvas", "R27", {"square": "j5"})
    assert why("C ; grid=7", "K17", "j5", "i5") is not None


def test_taken_squares_are_refused() -> None:
    """R27: neither on the castle nor on another domino; the first taken square is named."""
    assert why("C", "K17", "e5", "e6") == Refusal("overlap", "R27", {"square": "e5"})
    assert why("C f f", "K17", "f6", "f5") == Refusal("overlap", "R27", {"square": "f5"})
    assert why("C f f", "K3", "g5", "f5") == Refusal("overlap", "R27", {"square": "g5"})


def test_the_kingdom_must_fit_the_grid() -> None:
    """R29: the castle included, wherever it stands; width and height are told."""
    assert why("C f f f", "K17", "i5", "i6") is None
    refusal = why("C f f f f", "K17", "d5", "d6")
    assert refusal == Refusal("area", "R29", {"width": 6, "height": 2, "limit": 5})
    refusal = why("f / f / f / f / C", "K3", "e4", "e3")
    assert refusal == Refusal("area", "R29", {"width": 1, "height": 7, "limit": 5})
    assert why("C f f f f ; grid=7", "K17", "f7", "f8") is None


def test_one_half_must_touch_its_own_terrain_or_the_castle() -> None:
    """R28: by a side; a matching terrain at a corner is not enough."""
    assert why("C f", "K17", "g5", "h5") is None
    assert why("C f", "K17", "h5", "g5") == Refusal(
        "no_connection", "R28", {"left": "forest", "right": "lake"}
    )
    assert why("C f", "K17", "g6", "h6") is not None
    assert why("C f", "K17", "d6", "d5") is None


def test_the_reasons_come_in_order() -> None:
    """Of several reasons the first of the notation's list is given."""
    assert why("C f f f f", "K12", "c5", "j5") == Refusal(
        "not_adjacent", "R27", {"left": "c5", "right": "j5"}
    )
    taken_and_wide = why("C f f f f", "K12", "d5", "e5")
    assert taken_and_wide is not None
    assert taken_and_wide.code == "overlap"
    wide_and_apart = why("C f f f f", "K12", "c5", "c6")
    assert wide_and_apart is not None
    assert wide_and_apart.code == "area"


def test_unknown_dominoes_are_refused() -> None:
    """A kingdom is asked about dominoes that exist."""
    with pytest.raises(BadNotation):
        Kingdom().placements("K99")
    with pytest.raises(BadNotation):
        Kingdom().why_not("A1", "e6", "e7")


def test_a_domino_that_fits_is_not_discarded() -> None:
    """R30: the number of spots is told."""
    game = new_game("R4")
    while game.turn is not None and game.turn.step != "place":
        game.play(choice(game))
    domino = game.legal_moves()[0].domino
    count = len(game.legal_moves())
    assert game.why_not(f"discard {domino}") == Refusal("can_place", "R30", {"count": count})


def test_a_domino_that_fits_nowhere_is_discarded() -> None:
    """R30: the discard is the only move, it is played, counted and shown."""
    seen = 0
    for seed in range(3):
        game = new_game("R1", seed)
        while not game.over:
            moves = game.legal_moves()
            if moves[0].kind == "discard":
                seen += 1
                assert len(moves) == 1
                assert game.turn is not None
                seat = game.turn.seat
                refusal = game.why_not(f"place {moves[0].domino} e6 e7")
                assert refusal is not None
                before = game.view().kingdom_of(seat)
                assert not Kingdom.from_view(before).ranks(DOMINOES[moves[0].domino])
                game.play(moves[0])
                after = game.view().kingdom_of(seat)
                assert after.discarded == (*before.discarded, moves[0].domino)
                assert f"discarded={len(after.discarded)}" in after.text
                assert after.cells == before.cells
            else:
                game.play(choice(game))
    assert seen > 3


def brute_force(kingdom: Kingdom, domino: str) -> set[Spot]:
    """Every spot of the canvas that `why_not` finds nothing against."""
    names = canvas_of(kingdom.canvas.grid).bits
    return {
        (left, right)
        for left in names
        for right in names
        if kingdom.why_not(domino, left, right) is None
    }


@pytest.mark.parametrize("rule", SETUPS)
def test_listed_placements_are_the_legal_ones(rule: str) -> None:
    """`placements` and `why_not` agree on every pair of squares of the canvas."""
    game = new_game(rule, seed=5)
    for number in range(len(game.options.setup.pile) + 60):
        if number % 20 == 19 and game.turn is not None:
            kingdom = Kingdom.from_view(game.view().kingdom_of(game.turn.seat))
            for domino in (f"{game.options.setup.pile}{n}" for n in (1, 9, 24)):
                listed = set(kingdom.placements(domino))
                if DOMINOES[domino].is_double:
                    listed |= {(right, left) for left, right in listed}
                assert listed == brute_force(kingdom, domino)
        if not game.over:
            game.play(choice(game))


def test_a_kingdom_rebuilt_from_a_view_is_the_same() -> None:
    """Placements, score and text can be tried on it."""
    game = new_game("R4")
    while not game.over:
        game.play(choice(game))
    for view in game.view().kingdoms:
        kingdom = Kingdom.from_view(view)
        assert kingdom.to_text() == view.text
        assert kingdom.territories() == view.territories
        assert scorecard(kingdom, game.options.variants) == view.scorecard
        assert kingdom.copy().to_text() == view.text


def test_a_knight_is_posted_and_taxes_its_territory() -> None:
    """R35, R36: it brings a coin for each square, and stands there."""
    kingdom = Kingdom.from_text("t t . . / C w w w ; coins=7 knights=2")
    assert [kingdom.tax(square) for square in ("f5", "e6")] == [3, 2]
    assert kingdom.post("f5") == 3
    assert kingdom.to_text() == "t t . . / C wk w w ; coins=10 knights=1"
    assert kingdom.knights_owned() == 2


def test_each_safe_adds_its_bonus_to_a_tax() -> None:
    """R37: all knights owned, all towers owned, for each knight that is placed."""
    kingdom = Kingdom.from_text("t=safe_knights t=guardtower . / C w wk ; knights=3")
    assert kingdom.post("f5") == 2 + 4
    kingdom = Kingdom.from_text("t=safe_towers t=guardtower . / C w wk ; knights=3")
    assert kingdom.post("f5") == 2 + 3
    assert kingdom.tax("e6") == 2 + 3


def test_a_building_is_erected_with_its_knights_and_towers() -> None:
    """R38, R40: nothing is paid, and the Queen stays where she is."""
    kingdom = Kingdom.from_text("t t / C . ; coins=2 knights=1")
    assert kingdom.building_sites().bit_count() == 2
    kingdom.erect(BUILDINGS["magic_school"], "f6")
    assert kingdom.to_text() == "t t=magic_school / C . ; coins=2 knights=2"
    assert (kingdom.towers, kingdom.queen) == (1, False)
    assert kingdom.building_sites() == kingdom.canvas.bits["e6"]


def test_a_building_of_a_corrected_table_brings_the_corrected_icons() -> None:
    """The text names the towers that differ from this version's own table."""
    kingdom = Kingdom.from_text("t / C")
    kingdom.erect(corrected({"bakery": "k2t1"})["bakery"], "e6")
    assert kingdom.to_text() == "t=bakery / C ; knights=2 towers=1"


@pytest.mark.parametrize(("queen", "price"), [(False, (0, 1, 5)), (True, (0, 0, 4))])
def test_the_queen_s_host_pays_one_coin_less(queen: bool, price: tuple[int, ...]) -> None:
    """R39: never below 0."""
    kingdom = Kingdom()
    kingdom.queen = queen
    assert tuple(kingdom.price(printed) for printed in (0, 1, 5)) == price


@pytest.mark.parametrize("rule", TOWN)
def test_a_town_rebuilt_from_a_view_is_the_same(rule: str) -> None:
    """With knights, buildings, coins and the Queen; a copy shares nothing."""
    for game in (played(rule, 60), finished(rule)):
        for view in game.view().kingdoms:
            kingdom = Kingdom.from_view(view)
            assert kingdom.to_text() == view.text
            assert scorecard(kingdom, game.options.variants) == view.scorecard
            twin = kingdom.copy()
            twin.coins += 3
            twin.built.clear()
            twin.posts = 0
            assert kingdom.to_text() == view.text


def test_moves_are_kept_of_some_dominoes_only() -> None:
    """All of all boxes would take megabytes."""
    for grid in (5, 7):
        for domino in DOMINOES:
            assert len(place_moves(grid, domino)) == len(canvas_of(grid).spots)
    assert place_moves.cache_info().currsize < len(DOMINOES)
