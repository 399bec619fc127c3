"""R41, R43, R44, R50: the Queen, the dragon, and the board at the end of a round."""

from __future__ import annotations

import pytest

from engine import Game
from tests.engine.queendomino import (
    board,
    code,
    deal,
    kingdom,
    listed,
    next_round,
    pass_to,
    plain_turn,
    play,
    slot,
    tiles,
    town,
)

# R41: the Queen.


def three_lords(tiles: str) -> Game:
    """Each of three lords has a town domino to place at e6 e7, Ann first."""
    game = deal("46 47 48 32 1 2 3 4 5 6 7 8", tiles, players=3)
    play(game, "choose Q46; choose Q47; choose Q48")
    return game


def test_r41_the_first_towers_bring_the_queen() -> None:
    """R41: from the board, where she is nobody's guest."""
    game = three_lords("statue travelling_castle")
    assert board(game).queen is None
    play(game, "place Q46 e6 e7; build statue e6; choose Q1; place Q47 e6 e7")
    played = game.play("build travelling_castle e6")
    assert (played.queen, played.queen_from) == (True, None)
    assert board(game).queen == 2
    assert [kingdom(game, seat).queen for seat in (1, 2, 3)] == [False, True, False]


def test_r41_the_queen_changes_hands_on_a_tie() -> None:
    """R41: as many towers as every other kingdom are enough for who gained them last."""
    game = three_lords("travelling_castle safe_towers")
    play(game, "place Q46 e6 e7; build travelling_castle e6; choose Q1; place Q47 e6 e7")
    played = game.play("build safe_towers e6")
    assert (played.queen, played.queen_from) == (True, 1)
    assert [kingdom(game, seat).queen for seat in (1, 2, 3)] == [False, True, False]
    assert [kingdom(game, seat).towers for seat in (1, 2, 3)] == [1, 1, 0]


def test_r41_the_queen_never_moves_without_a_gain_of_towers() -> None:
    """R41: Ann is tied with Ben again, builds without towers, and the Queen stays with Ben."""
    game = town("travelling_castle safe_towers statue small_tavern")
    play(game, "place Q32 g8 g9; build travelling_castle g8; choose Q1")
    play(game, "place Q46 g8 g9; build safe_towers g8; choose Q2")
    plain_turn(game)
    game.play("place Q48 h7 h8")
    for name in ("statue", "small_tavern"):
        twin = game.copy()
        played = twin.play(f"build {name} h7")
        assert (played.queen, played.queen_from) == (False, None)
        assert board(twin).queen == 2


def test_r41_fewer_towers_than_another_are_not_enough() -> None:
    """R41: one tower against two; and a tie with one lord while another has more."""
    game = three_lords("travelling_castle guardtower safe_towers")
    play(game, "place Q46 e6 e7; build travelling_castle e6; choose Q1")
    play(game, "place Q47 e6 e7; build guardtower e6; choose Q2; place Q48 e6 e7")
    assert board(game).queen == 2
    assert not game.play("build safe_towers e6").queen
    assert board(game).queen == 2
    assert [kingdom(game, seat).towers for seat in (1, 2, 3)] == [1, 2, 1]


def test_r41_her_host_keeps_her_when_gaining_towers() -> None:
    """R41: nothing is won that one has."""
    game = town("travelling_castle guardtower")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build travelling_castle g8; choose Q2; place Q47 g10 g11")
    played = game.play("build guardtower g9")
    assert (played.queen, played.queen_from) == (False, None)
    assert board(game).queen == 2


def test_r41_a_host_of_corrected_icons_decides_by_their_numbers() -> None:
    """R41: where a host says that the Bakery has a tower, it brings the Queen."""
    game = deal("32 46 47 48 1 2 3 4", "bakery", icons={"bakery": "k1t1"})
    play(game, "choose Q32; choose Q46; choose Q47; choose Q48; place Q32 g8 g9")
    played = game.play("build bakery g8")
    assert played.queen
    assert (kingdom(game, 1).towers, kingdom(game, 1).knights) == (1, 2)
    assert "towers=1" in kingdom(game, 1).text


# R43, R44: the dragon.


def test_r44_the_dragon_burns_a_building_for_one_coin() -> None:
    """R44: any tile on the board; the dragon stands in its slot."""
    game = town()
    play(game, "place Q32 g8 g9")
    assert [move.split()[1] for move in listed(game, "burn")] == sorted(
        tile for tile in tiles(game) if tile
    )
    assert game.play("burn sawmill").coins == -1
    assert kingdom(game, 1).coins == 6
    assert (slot(game, 3).building, slot(game, 3).burnt_by) == (None, 1)
    assert board(game).dragon == 1


def test_r44_a_burnt_tile_leaves_the_game() -> None:
    """R44, R50: it is not seen again; the dragon goes home when the round ends."""
    game = town("statue church guardtower sawmill bakery foundry small_tavern big_tavern")
    play(game, "place Q32 g8 g9; burn guardtower; choose Q1")
    next_round(game)
    assert board(game).dragon is None
    assert all(slot.burnt_by is None for slot in board(game).slots)
    seen = set()
    while not game.over:
        seen |= set(tiles(game))
        next_round(game)
    assert "guardtower" not in seen
    assert "small_tavern" in seen


def test_r44_a_dearer_copy_can_be_burnt_by_its_price() -> None:
    """R44: the bare id is the cheapest copy."""
    game = town("church statue bakery statue")
    play(game, "place Q32 g8 g9; burn statue@3")
    assert tiles(game) == ["church", "statue", "bakery", None, None, None]


def test_r44_only_what_lies_on_the_board_can_be_burnt() -> None:
    """R44: burn_empty."""
    game = town()
    play(game, "place Q32 g8 g9")
    for name in ("queens_tower", "church@3"):
        expected = ("burn_empty", "R42", {"building": name.split("@")[0]})
        assert code(game, f"burn {name}") == expected


def test_r43_the_dragon_is_out_once_a_round() -> None:
    """R43: among all lords, also for the one who bribed it; burn_out names the kingdom."""
    game = town()
    play(game, "place Q32 g8 g9; burn statue")
    assert listed(game, "burn") == []
    assert code(game, "burn church") == ("burn_out", "R43", {"seat": 1})
    play(game, "choose Q1; place Q46 g8 g9")
    assert listed(game, "burn") == []
    assert code(game, "burn church") == ("burn_out", "R43", {"seat": 1})
    next_round(game)
    game.play(game.legal_moves()[0])
    assert listed(game, "burn")


def test_r43_the_queen_s_host_may_not_bribe() -> None:
    """R43: burn_queen, and from the very purchase on that wins her."""
    game = town()
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build guardtower g8")
    assert listed(game, "burn") == []
    assert code(game, "burn statue") == ("burn_queen", "R43", {})
    play(game, "choose Q2; place Q47 g10 g11")
    assert code(game, "burn statue") == ("burn_queen", "R43", {})
    play(game, "choose Q3")
    pass_to(game, 1)
    game.play(game.legal_moves()[0])
    assert listed(game, "burn")


def test_r44_without_a_coin_there_is_no_bribe() -> None:
    """R44: burn_coins says how many coins there are."""
    game = town("church bakery statue weaving_shop fishmonger statue")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build statue@5 g8; choose Q2")
    play(game, "place Q47 g10 g11; build statue g9")
    assert kingdom(game, 2).coins == 0
    assert listed(game, "burn") == []
    assert code(game, "burn church") == ("burn_coins", "R44", {"coins": 0})


def test_r44_without_a_tile_there_is_no_bribe() -> None:
    """R44: burn_none when the last tile is gone."""
    game = town("church")
    play(game, "place Q32 g8 g9; build church g8")
    assert code(game, "burn church")[0] == "burn_none"


def test_r43_who_bribes_builds_no_more() -> None:
    """R43: the dragon comes after the builders."""
    game = town()
    play(game, "place Q32 g8 g9; burn statue")
    assert listed(game, "build") == []
    assert code(game, "build church g8")[0] == "wrong_step"


# R50: the end of a round.


def test_r50_tiles_slide_and_slots_are_filled_when_the_round_ends() -> None:
    """R50: towards price 0 in their order; the new ones from the cheapest empty slot up."""
    game = town("statue church guardtower sawmill bakery foundry small_tavern big_tavern statue")
    assert board(game).pile == 3
    play(game, "place Q32 g8 g9; build church g8; burn sawmill; choose Q1")
    before = ["statue", None, "guardtower", None, "bakery", "foundry"]
    while game.view().round == 1:
        assert tiles(game) == before
        assert board(game).pile == 3
        last = game.copy()
        plain_turn(game)
    assert tiles(game) == [
        "statue",
        "guardtower",
        "bakery",
        "foundry",
        "small_tavern",
        "big_tavern",
    ]
    assert board(game).pile == 1
    assert all(slot.bought_by is None for slot in board(game).slots)
    ends = [last.play(last.legal_moves()[0]), last.play(_choice(last))]
    assert [played.new_tiles for played in ends] == [(), ("small_tavern", "big_tavern")]


def _choice(game: Game) -> str:
    return listed(game, "choose")[0]


def test_r50_an_empty_pile_leaves_slots_empty() -> None:
    """R50: a ruling; what is left slides to the cheap end."""
    game = town("statue church guardtower sawmill bakery foundry small_tavern")
    play(game, "place Q32 g8 g9; build church g8; burn sawmill; choose Q1")
    next_round(game)
    assert tiles(game) == ["statue", "guardtower", "bakery", "foundry", "small_tavern", None]
    assert board(game).pile == 0
    next_round(game)
    assert tiles(game)[5] is None
    assert slot(game, 5).bought_by is slot(game, 5).burnt_by is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r50_nothing_slides_at_the_start(players: int) -> None:
    """R50: six tiles from the pile, the first at price 0, until somebody takes one."""
    game = deal("32 46 47 48", "statue church guardtower sawmill bakery foundry", players)
    before = tiles(game)
    while game.view().round < 3:
        assert tiles(game) == before
        plain_turn(game)
    assert before[0] == "statue"
