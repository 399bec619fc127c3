"""R35–R40, R42: taxes and buildings, each rule and each refusal by itself."""

from __future__ import annotations

import pytest

from engine import Game, Options
from tests.engine.queendomino import (
    TILES,
    cell,
    code,
    deal,
    kingdom,
    listed,
    next_round,
    pass_to,
    play,
    refused,
    slot,
    tiles,
    town,
    walled_in,
)

OTHER_BOX = Options(box="kingdomino", players=2)

# R35–R37: taxes.


def test_r35_a_knight_goes_on_a_square_of_the_domino_just_placed() -> None:
    """R35: both squares are offered; the knight stays where it was put."""
    game = town()
    play(game, "place Q32 g8 g9")
    assert listed(game, "tax") == ["tax g8", "tax g9"]
    game.play("tax g9")
    assert (kingdom(game, 1).knights, kingdom(game, 1).knights_placed) == (0, 1)
    assert cell(game, 1, "g9").knight
    assert not cell(game, 1, "g8").knight
    next_round(game)
    assert cell(game, 1, "g9").knight
    assert kingdom(game, 1).knights == 0


def test_r35_without_a_free_knight_there_is_no_tax() -> None:
    """R35: tax_no_knight."""
    game = town()
    play(game, "place Q32 g8 g9; tax g8")
    assert listed(game, "tax") == []
    assert code(game, "tax g9") == ("tax_no_knight", "R35", {})


def test_r35_only_the_domino_just_placed_is_taxed() -> None:
    """R35: tax_not_here for the castle, for empty land and for what was placed earlier."""
    game = town()
    play(game, "place Q32 g8 g9")
    for square in ("g7", "g10", "a1"):
        assert code(game, f"tax {square}") == ("tax_not_here", "R35", {"domino": "Q32"})
    game.play("choose Q1")
    pass_to(game, 1)
    play(game, "place Q48 h7 h8")
    assert code(game, "tax g8") == ("tax_not_here", "R35", {"domino": "Q48"})
    assert listed(game, "tax") == ["tax h7", "tax h8"]


def test_r35_two_knights_stand_on_two_squares() -> None:
    """R35: 1 or 2, one a square, in either order (tax_taken); a third finds no square."""
    game = town("small_tavern")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build small_tavern g8; choose Q2")
    play(game, "place Q47 h8 h9; tax h9")
    assert code(game, "tax h9") == ("tax_taken", "R35", {"square": "h9"})
    assert listed(game, "tax") == ["tax h8"]
    game.play("tax h8")
    assert kingdom(game, 2).knights == 1
    assert listed(game, "tax") == []
    assert refused(game, "tax h8").code == "tax_taken"


@pytest.mark.parametrize("step", ["build statue g8", "burn statue"])
def test_r35_nobody_goes_back_to_taxes(step: str) -> None:
    """R35: they come before building and before the bribe."""
    game = town()
    play(game, f"place Q32 g8 g9; {step}")
    assert kingdom(game, 1).knights == 1
    assert listed(game, "tax") == []
    assert refused(game, "tax g8").code == "wrong_step"


def test_r35_a_discarded_domino_forbids_taxes_but_not_building() -> None:
    """R35, R38, R43: tax_discarded, while a building can be bought and the dragon bribed."""
    game = walled_in()
    assert [move.text() for move in game.legal_moves()] == ["discard Q7"]
    game.play("discard Q7")
    assert kingdom(game, 1).knights == 1
    assert listed(game, "tax") == []
    assert code(game, "tax f7") == ("tax_discarded", "R35", {"domino": "Q7"})
    assert {"build statue e7", "build statue f7"} <= set(listed(game, "build"))
    play(game, "build statue e7; burn church")
    assert cell(game, 1, "e7").building == "statue"
    assert kingdom(game, 1).coins == 7 - 0 - 1


def test_r36_a_knight_brings_the_squares_of_its_territory() -> None:
    """R36: at once; the castle belongs to none."""
    game = deal("1 2 3 15 4 5 6 7")
    play(game, "choose Q1; choose Q3; choose Q15; choose Q2")
    play(game, "place Q1 g8 g9; choose Q4; place Q2 g10 g11")
    assert game.play("tax g11").coins == 4
    assert kingdom(game, 1).coins == 7 + 4


@pytest.mark.parametrize(("square", "coins"), [("h9", 3), ("h8", 1)])
def test_r36_each_half_is_taxed_by_its_own_territory(square: str, coins: int) -> None:
    """R36: three squares of forest, one of town."""
    game = deal("3 32 33 34 1 2 4 5")
    play(game, "choose Q3; choose Q33; choose Q34; choose Q32")
    play(game, "place Q3 g8 g9; choose Q1; place Q32 h8 h9")
    assert game.play(f"tax {square}").coins == coins


def test_r36_town_squares_are_taxed_too() -> None:
    """R36: a ruling; a building on one of them changes nothing."""
    game = town()
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build statue g9; choose Q2; place Q47 g10 g11")
    assert game.play("tax g10").coins == 4


def test_r37_the_safe_with_knights_counts_all_knights_for_each_knight_placed() -> None:
    """R37: two knights owned; 4 squares + 2 for the first, and just as much for the second."""
    game = town("safe_knights")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build safe_knights g8; choose Q2; place Q47 g10 g11")
    assert kingdom(game, 2).knights == 2
    assert game.play("tax g10").coins == 4 + 2
    assert game.play("tax g11").coins == 4 + 2
    assert kingdom(game, 2).coins == 7 + 12


def test_r37_the_safe_with_towers_counts_all_towers() -> None:
    """R37: its own tower and the two of the Guardtower."""
    game = town("guardtower safe_towers")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build guardtower g8; choose Q2")
    play(game, "place Q47 g10 g11; build safe_towers g9; choose Q3")
    pass_to(game, 2)
    play(game, "place Q2 h7 i7")
    assert kingdom(game, 2).towers == 3
    assert game.play("tax i7").coins == 2 + 3


def test_r37_both_safes_pay_for_each_knight() -> None:
    """R37: 2 squares + 2 knights + 1 tower, twice."""
    game = town("safe_knights safe_towers")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build safe_knights g8; choose Q2")
    play(game, "place Q47 g10 g11; build safe_towers g9; choose Q3")
    pass_to(game, 2)
    play(game, "place Q2 h7 i7")
    assert [game.play(move).coins for move in ("tax h7", "tax i7")] == [5, 5]


def test_r37_a_safe_bought_this_turn_comes_too_late_for_its_taxes() -> None:
    """R37: the tax was collected before."""
    game = town("safe_knights")
    play(game, "place Q32 g8 g9")
    assert game.play("tax g9").coins == 1


# R38, R39, R42: buildings.


def test_r38_a_building_needs_a_free_town_square() -> None:
    """R38: placed this turn or earlier, one building a square."""
    game = town()
    pass_to(game, 2)
    play(game, "place Q46 g8 g9")
    assert [m for m in listed(game, "build") if "statue" in m] == [
        "build statue g8",
        "build statue g9",
    ]
    play(game, "build statue g8; choose Q2; place Q47 g10 g11")
    assert [move.split()[2] for move in listed(game, "build") if "church" in move] == [
        "g10",
        "g11",
        "g9",
    ]
    assert code(game, "build church g8") == (
        "build_taken",
        "R38",
        {"square": "g8", "building": "statue"},
    )


@pytest.mark.parametrize("square", ["g7", "g9", "g10"])
def test_r38_other_squares_take_no_building(square: str) -> None:
    """R38: build_not_town for the castle, a forest, and empty land."""
    game = town()
    play(game, "place Q32 g8 g9")
    assert code(game, f"build statue {square}") == ("build_not_town", "R38", {"square": square})


def test_r38_a_kingdom_without_a_free_town_square_builds_nothing() -> None:
    """R38: build_no_square, whichever square is named."""
    game = deal("1 2 3 4 5 6 7 8")
    play(game, "choose Q1; choose Q3; choose Q4; choose Q2; place Q1 g8 g9")
    assert listed(game, "build") == []
    assert code(game, "build statue g8") == ("build_no_square", "R38", {})


def test_r38_a_knight_is_not_in_the_way_of_a_building() -> None:
    """R35, R38: the two stand on one square, in the notation's order."""
    game = town()
    play(game, "place Q32 g8 g9; tax g8; build statue g8")
    assert kingdom(game, 1).text.startswith("f / tk=statue / C ;")


def test_r38_one_building_a_turn() -> None:
    """R38: build_built names the one that was bought."""
    game = town()
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build statue g8")
    assert listed(game, "build") == []
    assert code(game, "build church g9") == ("build_built", "R38", {"building": "statue"})
    play(game, "choose Q2; place Q47 g10 g11")
    assert listed(game, "build")


@pytest.mark.parametrize("price", range(6))
def test_r39_a_building_costs_the_price_of_its_slot(price: int) -> None:
    """R39: 0 farthest from the pile, 5 next to it."""
    game = town()
    name = TILES.split()[price]
    play(game, "place Q32 g8 g9")
    assert game.play(f"build {name} g8").coins == -price
    assert kingdom(game, 1).coins == 7 - price
    assert (slot(game, price).building, slot(game, price).bought_by) == (None, 1)


def test_r39_what_is_too_dear_is_refused_with_the_price() -> None:
    """R39: build_coins has the price and what is left of the coins."""
    game = town("guardtower church bakery sawmill fishmonger statue")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build statue g8; choose Q2; place Q47 g10 g11")
    data = {"building": "sawmill", "price": 3, "coins": 2}
    assert code(game, "build sawmill g9") == ("build_coins", "R39", data)
    assert {move.split()[1] for move in listed(game, "build")} == {
        "guardtower",
        "church",
        "bakery",
    }


def test_r39_the_queen_takes_one_coin_off() -> None:
    """R39: of the printed price, for whoever hosts her already."""
    game = town("statue church bakery sawmill magic_school guardtower")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build guardtower g8; choose Q2; place Q47 g10 g11")
    assert (kingdom(game, 2).queen, kingdom(game, 2).coins) == (True, 2)
    data = {"building": "magic_school", "price": 3, "coins": 2}
    assert code(game, "build magic_school g9") == ("build_coins", "R39", data)
    assert game.play("build sawmill g9").coins == -2


def test_r39_no_price_is_below_zero() -> None:
    """R39: at price 0 the Queen takes nothing off, at price 1 all."""
    for name in ("church", "statue"):
        game = town("statue church guardtower")
        pass_to(game, 2)
        play(game, "place Q46 g8 g9; build guardtower g8; choose Q2; place Q47 g10 g11")
        assert game.play(f"build {name} g9").coins == 0


def test_r39_the_queen_s_discount_does_not_apply_to_the_purchase_that_wins_her() -> None:
    """R39, R41: the Guardtower costs its 2, and the next purchase one less."""
    game = town()
    pass_to(game, 2)
    play(game, "place Q46 g8 g9")
    played = game.play("build guardtower g8")
    assert (played.queen, played.coins) == (True, -2)
    play(game, "choose Q2; place Q47 g10 g11")
    assert game.play("build sawmill g9").coins == -2


def test_r39_copies_have_names_of_their_own() -> None:
    """R39: the bare id is the cheapest copy, a dearer one has its printed price, Queen or not."""
    game = town("church statue bakery statue sawmill statue")
    play(game, "place Q32 g8 g9")
    assert [move.split()[1] for move in listed(game, "build")] == [
        "bakery",
        "church",
        "sawmill",
        "statue",
        "statue@3",
        "statue@5",
    ]
    for name in ("statue@1", "statue@0", "statue@2", "church@0"):
        found = code(game, f"build {name} g8")
        assert found == ("build_empty", "R42", {"building": name.split("@")[0]})
    assert game.play("build statue@3 g8").coins == -3
    assert tiles(game) == ["church", "statue", "bakery", None, "sawmill", "statue"]


def test_r39_the_dearer_copy_takes_over_the_name() -> None:
    """R39: once the cheapest copy is bought, the next one has the bare id."""
    game = town("church statue bakery statue")
    play(game, "place Q32 g8 g9; build statue g8; choose Q1; place Q46 g8 g9")
    assert code(game, "build statue@3 g8")[0] == "build_empty"
    assert game.play("build statue g8").coins == -3


def test_r42_a_slot_stays_empty_until_the_round_ends() -> None:
    """R42: build_empty; the other prices stay as they are."""
    game = town()
    play(game, "place Q32 g8 g9; build church g8; choose Q1; place Q46 g8 g9")
    assert tiles(game) == ["statue", None, "guardtower", "sawmill", "bakery", "foundry"]
    assert code(game, "build church g8") == ("build_empty", "R42", {"building": "church"})
    assert code(game, "burn church") == ("burn_empty", "R42", {"building": "church"})
    assert game.play("build guardtower g8").coins == -2


def test_r42_a_building_that_is_not_on_the_board_can_t_be_bought() -> None:
    """R42: build_empty for what was never there."""
    game = town()
    play(game, "place Q32 g8 g9")
    expected = ("build_empty", "R42", {"building": "queens_tower"})
    assert code(game, "build queens_tower g8") == expected


def test_r42_an_empty_board_sells_nothing() -> None:
    """R42: build_none and burn_none when the last tile is gone."""
    game = town("church")
    play(game, "place Q32 g8 g9; build church g8; choose Q1; place Q46 g8 g9")
    assert (listed(game, "build"), listed(game, "burn")) == ([], [])
    assert code(game, "build church g8")[0] == "build_none"
    assert code(game, "burn church")[0] == "burn_none"


# R40: what a building brings.


def test_r40_knights_just_gained_wait_for_the_next_turn() -> None:
    """R40: after building no tax is open; the next turn may be in the same round."""
    game = town("small_tavern")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; tax g8; build small_tavern g9")
    assert kingdom(game, 2).knights == 2
    assert listed(game, "tax") == []
    assert refused(game, "tax g9").code == "wrong_step"
    round_ = game.view().round
    play(game, "choose Q2; place Q47 g10 g11")
    assert game.view().round == round_
    play(game, "tax g10; tax g11")
    assert kingdom(game, 2).knights == 0


def test_r40_a_draft_has_no_more_knights_than_the_turn_began_with() -> None:
    """R40: in whatever order its slots are filled."""
    game = town("small_tavern")
    play(game, "place Q32 g8 g9")
    draft = game.compose(["build small_tavern g8", "tax g8", "tax g9"])
    assert [move.text() for move in draft.moves] == ["tax g8", "build small_tavern g8"]
    assert [(move.text(), why.code) for move, why in draft.dropped] == [("tax g9", "tax_no_knight")]


def test_r40_towers_count_at_once() -> None:
    """R40: in the kingdom as it is shown, and in its score."""
    game = town("travelling_castle guardtower")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build travelling_castle g8")
    assert (kingdom(game, 2).towers, kingdom(game, 2).scorecard.buildings) == (1, 1)
    play(game, "choose Q2; place Q47 g10 g11; build guardtower g9")
    assert (kingdom(game, 2).towers, kingdom(game, 2).scorecard.buildings) == (3, 3 + 3)


# Steps.


@pytest.mark.parametrize(
    ("move", "rule"), [("tax g8", "R35"), ("build statue g8", "R38"), ("burn statue", "R43")]
)
def test_optional_steps_wait_for_the_domino(move: str, rule: str) -> None:
    """R35, R38, R43: place_first, where the turn has not placed yet."""
    assert code(town(), move)[:2] == ("place_first", rule)


@pytest.mark.parametrize("move", ["tax g8", "build statue g8", "burn statue", "end"])
def test_no_optional_step_at_the_start(move: str) -> None:
    """R23: the start is choosing only."""
    assert refused(deal("1 2 3 4"), move).code == "wrong_step"


@pytest.mark.parametrize("move", ["tax e6", "build statue e6", "burn statue", "end"])
def test_no_optional_step_in_other_boxes(move: str) -> None:
    """R35, R38, R43: Queendomino boxes only."""
    game = Game.new(OTHER_BOX, ["Ann", "Ben"], seed=bytes(32))
    assert refused(game, move).code == "wrong_step"
    while game.view().round == 0:
        game.play(game.legal_moves()[0])
    assert refused(game, move).code == "wrong_step"
    game.play(game.legal_moves()[0])
    assert refused(game, move).code == "wrong_step"


def test_steps_never_go_back() -> None:
    """Taxes, then a building, then the dragon, then the choice; skipping forward is allowed."""
    game = town()
    play(game, "place Q32 g8 g9")
    kinds = [["tax", "build", "burn", "choose"]]
    for move in ("tax g8", "build statue g8", "burn church"):
        game.play(move)
        kinds.append([kind for kind in kinds[0] if listed(game, kind)])
    assert kinds[1:] == [["build", "burn", "choose"], ["burn", "choose"], ["choose"]]
    for move in ("tax g9", "build guardtower g8"):
        assert refused(game, move).code in ("wrong_step", "build_built")
