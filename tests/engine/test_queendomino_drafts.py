"""Drafts of Queendomino turns: optional slots in any order, each refusal, the last round."""

from __future__ import annotations

import pytest

from engine import Composition, Game, Step
from tests.engine.queendomino import (
    deal,
    pass_to,
    plain_turn,
    play,
    town,
    walled_in,
)

OPTIONAL = (Step.TAX, Step.BUILD, Step.BURN)


def stands(draft: Composition) -> list[str]:
    """The moves of the slots that stand."""
    return [move.text() for move in draft.moves]


def dropped(draft: Composition) -> list[tuple[str, str]]:
    """The moves of the others, with the codes of their reasons."""
    return [(move.text(), refusal.code) for move, refusal in draft.dropped]


def why(draft: Composition, step: Step) -> str | None:
    """The code of why an optional step has no option."""
    refusal = draft.why.get(step)
    assert (refusal is None) == bool(draft.options.get(step)) or step not in draft.options
    return refusal.code if refusal else None


def test_optional_slots_wait_for_the_domino() -> None:
    """R35, R38, R43: place_first for each; the choice may be made before."""
    draft = town().compose(["tax g8", "build statue g8", "burn church", "choose Q3"])
    assert stands(draft) == ["choose Q3"]
    assert dropped(draft) == [
        ("tax g8", "place_first"),
        ("build statue g8", "place_first"),
        ("burn church", "place_first"),
    ]
    assert draft.todo == (Step.PLACE,)
    assert not set(OPTIONAL) & set(draft.options)
    assert not draft.ready


def test_a_whole_turn_comes_out_in_the_order_of_the_rules() -> None:
    """Whatever the order in which it was filled; every slot shows in the view."""
    slots = ["choose Q3", "burn foundry", "build church g8", "tax g9", "place Q32 g8 g9"]
    game = town()
    draft = game.compose(slots)
    assert stands(draft) == slots[::-1]
    assert draft.ready
    own = draft.view.kingdom_of(1)
    assert (own.coins, own.knights, own.knights_placed) == (7 + 1 - 1 - 1, 0, 1)
    assert [cell.building for cell in own.built] == ["church"]
    assert draft.view.board is not None
    assert [slot.building for slot in draft.view.board.slots] == [
        "statue",
        None,
        "guardtower",
        "sawmill",
        "bakery",
        None,
    ]
    assert draft.view.board.dragon == 1
    assert game.view() == town().view()


def test_a_skipped_step_is_no_thing_to_do() -> None:
    """An empty optional slot stays empty without complaint."""
    draft = town().compose(["place Q32 g8 g9", "choose Q3"])
    assert draft.ready
    assert draft.todo == ()
    assert set(OPTIONAL) <= set(draft.options)
    assert draft.forced == frozenset()


def test_options_are_those_of_the_turn_as_it_was_when_the_step_came() -> None:
    """A filled slot can be changed: what it holds and the other options are listed still."""
    draft = town().compose(["place Q32 g8 g9", "tax g9", "build statue g8", "burn church"])
    assert [move.text() for move in draft.options[Step.TAX]] == ["tax g8", "tax g9"]
    assert "build statue g8" in [move.text() for move in draft.options[Step.BUILD]]
    assert "burn church" in [move.text() for move in draft.options[Step.BURN]]
    assert "burn statue" not in [move.text() for move in draft.options[Step.BURN]]


def test_a_knight_follows_no_other_placement() -> None:
    """R35: tax_not_here once the domino lies elsewhere; the building may have lost its town too."""
    draft = town().compose(["tax g9", "build statue g8", "place Q32 h7 h8"])
    assert stands(draft) == ["place Q32 h7 h8"]
    assert dropped(draft) == [("tax g9", "tax_not_here"), ("build statue g8", "build_not_town")]


def test_taxes_pay_for_the_building_of_the_same_draft() -> None:
    """R35, R39: without them it is dropped for its price."""
    game = town("church bakery weaving_shop sawmill small_tavern statue")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build statue g8; choose Q2")
    slots = ["place Q47 g10 g11", "tax g10", "build small_tavern g9"]
    assert stands(game.compose(slots)) == slots
    without = game.compose([slots[2], slots[0]])
    assert dropped(without) == [("build small_tavern g9", "build_coins")]
    assert without.dropped[0][1].data == {"building": "small_tavern", "price": 4, "coins": 2}


def test_a_building_that_wins_the_queen_sends_the_dragon_away() -> None:
    """R41, R43: burn_queen, in whatever order the two were filled."""
    draft = town().compose(["burn statue", "build guardtower g8", "place Q32 g8 g9"])
    assert stands(draft) == ["place Q32 g8 g9", "build guardtower g8"]
    assert dropped(draft) == [("burn statue", "burn_queen")]
    assert draft.view.kingdom_of(1).queen
    assert why(draft, Step.BURN) == "burn_queen"


def test_what_the_draft_buys_can_t_be_burnt() -> None:
    """R42: burn_empty."""
    draft = town().compose(["place Q32 g8 g9", "build statue g8", "burn statue"])
    assert dropped(draft) == [("burn statue", "burn_empty")]


def test_of_two_buildings_the_later_counts() -> None:
    """R38: one building a turn is one slot; two knights are two slots."""
    draft = town().compose(["place Q32 g8 g9", "build statue g8", "build church g8"])
    assert stands(draft) == ["place Q32 g8 g9", "build church g8"]
    assert dropped(draft) == []


@pytest.mark.parametrize(
    ("tiles", "move", "step", "code"),
    [
        ("statue", "tax g8", Step.TAX, "tax_no_knight"),
        ("statue", "build statue g8", Step.BUILD, "build_none"),
        ("statue", "build statue g8", Step.BURN, "burn_none"),
        ("church statue", "burn statue", Step.BURN, "burn_out"),
        ("guardtower statue", "build guardtower g8", Step.BURN, "burn_queen"),
    ],
)
def test_each_optional_step_says_why_it_has_no_option(
    tiles: str, move: str, step: Step, code: str
) -> None:
    """R35, R38, R42, R43: for the next turn of the same lord."""
    game = town(tiles)
    pass_to(game, 2)
    play(game, f"place Q46 g8 g9; {move}; choose Q2")
    draft = game.compose(["place Q47 g10 g11"])
    assert draft.options[step] == ()
    assert why(draft, step) == code


def test_a_kingdom_without_towns_is_told_so() -> None:
    """R38: build_no_square."""
    game = deal("1 2 3 4 5 6 7 8")
    play(game, "choose Q1; choose Q3; choose Q4; choose Q2")
    draft = game.compose(["place Q1 g8 g9"])
    assert (draft.options[Step.BUILD], why(draft, Step.BUILD)) == ((), "build_no_square")


PRICED = "church bakery statue weaving_shop fishmonger statue"


def test_who_is_short_of_coins_is_told_the_cheapest_price() -> None:
    """R39: build_coins; price 0 is bought, price 1 is burnt, so 2 is the least."""
    game = town(PRICED)
    play(game, "place Q32 g8 g9; build church g8; choose Q1")
    play(game, "place Q46 g8 g9; build statue@5 g8; burn bakery; choose Q2")
    draft = game.compose(["place Q47 g10 g11"])
    assert (draft.options[Step.BUILD], why(draft, Step.BUILD)) == ((), "build_coins")
    assert draft.why[Step.BUILD].data == {"building": "statue", "price": 2, "coins": 1}


def test_who_pays_the_last_coin_can_t_bribe() -> None:
    """R44: burn_coins, for what the draft itself spends."""
    game = town(PRICED)
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build statue@5 g8; choose Q2")
    draft = game.compose(["place Q47 g10 g11", "build statue g9", "burn church"])
    assert dropped(draft) == [("burn church", "burn_coins")]
    assert why(draft, Step.BURN) == "burn_coins"
    assert draft.why[Step.BURN].data == {"coins": 0}


def test_a_discard_forbids_taxes_and_says_so() -> None:
    """R35: tax_discarded; builders and dragon are open, and the discard is forced."""
    game = walled_in()
    draft = game.compose(["tax f7", "build statue f7", "burn church"])
    assert stands(draft)[:3] == ["discard Q7", "build statue f7", "burn church"]
    assert dropped(draft) == [("tax f7", "tax_discarded")]
    assert why(draft, Step.TAX) == "tax_discarded"
    assert Step.PLACE in draft.forced


# The last round.


def last_turn(tiles: str = "statue church guardtower sawmill bakery foundry") -> Game:
    """Ann's turn in the last round."""
    game = town(tiles)
    while game.view().round < 12:
        plain_turn(game)
    pass_to(game, 1)
    return game


def test_in_the_last_round_end_comes_by_itself() -> None:
    """R45: only placing is to do; the word is written where something could still be done."""
    game = last_turn()
    place = game.legal_moves()[0].text()
    slots = [place] if len(game.legal_moves()) > 1 else []
    draft = game.compose(slots)
    assert stands(draft) == [place, "end"]
    assert (draft.todo, draft.ready) == ((), True)
    assert Step.END not in draft.options
    assert Step.CHOOSE not in draft.options
    for move in draft.moves:
        played = game.play(move)
    assert played.turn_over


def test_in_the_last_round_nothing_is_written_after_the_last_thing_to_do() -> None:
    """R45: the dragon is out and nothing can be built, so the turn is over without a word."""
    game = last_turn("statue")
    place = game.legal_moves()[0].text()
    draft = game.compose([place, "burn statue"])
    assert stands(draft) == [place, "burn statue"]
    assert draft.ready
    for move in draft.moves:
        played = game.play(move)
    assert played.turn_over


def test_a_choice_is_dropped_in_the_last_round() -> None:
    """R45: wrong_step."""
    game = last_turn()
    assert ("choose Q1", "wrong_step") in dropped(game.compose(["choose Q1"]))


def test_a_turn_that_stopped_after_a_tax_goes_on_from_there() -> None:
    """What is played is no slot any more; steps before it are closed."""
    game = town()
    play(game, "place Q32 g8 g9; build statue g8")
    draft = game.compose(["tax g8", "build church g8", "burn church", "choose Q1"])
    assert stands(draft) == ["burn church", "choose Q1"]
    assert dropped(draft) == [("tax g8", "wrong_step"), ("build church g8", "build_built")]
