"""Drafts of a Queendomino turn: knights, a building, the bribe, and the word `end`."""

from __future__ import annotations

import pytest

from engine import Composition, Game, Kind, Kingdom, Move, Refusal, Step
from engine.scoring import scorecard
from tests.engine.games import TOWN, choice, new_game
from tests.engine.queendomino import (
    board,
    deal,
    listed,
    pass_to,
    plain_turn,
    play,
    town,
    walled_in,
)

PLACE = "place Q32 g8 g9"


def moves(draft: Composition) -> list[str]:
    """The moves of a draft as text."""
    return [move.text() for move in draft.moves]


def dropped(draft: Composition) -> list[tuple[str, str]]:
    """What was dropped, each with its code."""
    return [(move.text(), refusal.code) for move, refusal in draft.dropped]


def texts(draft: Composition, step: Step) -> list[str]:
    """What a step may hold, as text."""
    return [move.text() for move in draft.options[step]]


def last_round(tiles: str) -> Game:
    """Ann and Ben before the last round's first turn; only few tiles, so that little is open."""
    game = deal("32 46 47 48 1 2 3 4 5 6 7 8 9 10 11 12", tiles)
    while game.view().round < game.options.rounds:
        plain_turn(game) if game.turn and game.view().round else game.play(game.legal_moves()[0])
    return game


def test_the_town_opens_once_the_domino_is_placed() -> None:
    """Before it nothing optional is offered and every such slot is dropped."""
    game = town()
    draft = game.compose(["tax g8", "build statue g8", "burn church"])
    assert set(draft.options) == {Step.PLACE, Step.CHOOSE}
    assert dropped(draft) == [
        ("tax g8", "place_first"),
        ("build statue g8", "place_first"),
        ("burn church", "place_first"),
    ]
    assert draft.why == {}
    assert draft.todo == (Step.PLACE, Step.CHOOSE)
    draft = game.compose([PLACE])
    assert list(draft.options) == [Step.PLACE, Step.TAX, Step.BUILD, Step.BURN, Step.CHOOSE]
    assert draft.todo == (Step.CHOOSE,)
    assert draft.why == {}
    twin = game.copy()
    twin.play(PLACE)
    assert draft.view == twin.view()
    for step in (Step.TAX, Step.BUILD, Step.BURN):
        assert texts(draft, step) == listed(twin, step)


def test_slots_of_the_town_may_come_in_any_order() -> None:
    """The moves come out in the order of the rules; played, they give the view that was shown."""
    game = town()
    slots = ["choose Q3", "burn church", "build statue g8", "tax g9", PLACE]
    draft = game.compose(slots)
    assert moves(draft) == [PLACE, "tax g9", "build statue g8", "burn church", "choose Q3"]
    assert (draft.dropped, draft.todo, draft.ready) == ((), (), True)
    assert game.compose(slots[::-1]) == draft
    for move in draft.moves:
        game.play(move)
    assert draft.view.kingdoms == game.view().kingdoms
    assert draft.view.board == game.view().board
    assert draft.view.turn is not None
    assert draft.view.turn.step is Step.CHOOSE


def test_options_stay_while_a_slot_is_filled() -> None:
    """What a step may hold is asked before it is filled, after the steps before it."""
    game = town("statue church guardtower sawmill bakery small_tavern")
    before = game.compose([PLACE])
    draft = game.compose([PLACE, "tax g9"])
    assert texts(draft, Step.TAX) == texts(before, Step.TAX) == ["tax g8", "tax g9"]
    assert draft.options[Step.BUILD] == before.options[Step.BUILD]
    draft = game.compose([PLACE, "build guardtower g8"])
    assert draft.options[Step.BUILD] == before.options[Step.BUILD]
    assert texts(draft, Step.BURN) == []
    assert draft.why[Step.BURN] == Refusal("burn_queen", "R43")
    draft = game.compose([PLACE, "burn church"])
    assert draft.options[Step.BURN] == before.options[Step.BURN]


def test_two_knights_are_two_slots() -> None:
    """Each square is one; they stay in the order they were set, and the third knight waits."""
    game = town("small_tavern")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build small_tavern g8; choose Q2")
    draft = game.compose(["tax h9", "place Q47 h8 h9", "tax h8"])
    assert moves(draft) == ["place Q47 h8 h9", "tax h9", "tax h8"]
    assert draft.view.kingdom_of(2).knights == 1
    assert texts(draft, Step.TAX) == ["tax h8", "tax h9"]
    assert moves(game.compose(["place Q47 h8 h9", "tax h9", "tax h9"])) == moves(draft)[:2]


def test_a_knight_too_many_is_dropped() -> None:
    """Of two the one that was set first stands."""
    draft = town().compose([PLACE, "tax g9", "tax g8"])
    assert moves(draft) == [PLACE, "tax g9"]
    assert dropped(draft) == [("tax g8", "tax_no_knight")]


def test_a_changed_spot_drops_what_stood_on_it() -> None:
    """The knight and the building of the old spot, each with its reason."""
    game = town()
    draft = game.compose([PLACE, "tax g9", "build statue g8", "place Q32 h7 h8"])
    assert moves(draft) == ["place Q32 h7 h8"]
    assert dropped(draft) == [("tax g9", "tax_not_here"), ("build statue g8", "build_not_town")]


def test_a_bribe_that_was_paid_with_the_tax_falls_with_it() -> None:
    """Slots are judged by the coins that the steps before them leave."""
    game = town("church bakery statue weaving_shop fishmonger sawmill")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build sawmill g8; choose Q2")
    full = ["place Q47 g10 g11", "tax g10", "build fishmonger g9", "burn church", "choose Q3"]
    assert moves(game.compose(full)) == full
    draft = game.compose([slot for slot in full if not slot.startswith("tax")])
    assert dropped(draft) == [("build fishmonger g9", "build_coins")]


def test_a_dearer_copy_is_named_anew_when_the_cheaper_one_is_bought() -> None:
    """The tile that was meant to burn still burns; another one with that price is dropped."""
    game = town("church statue bakery statue")
    draft = game.compose([PLACE, "burn statue@3"])
    assert moves(draft)[-1] == "burn statue@3"
    draft = game.compose([PLACE, "burn statue@3", "build statue g8"])
    assert moves(draft) == [PLACE, "build statue g8", "burn statue"]
    shown = draft.view.board
    assert shown is not None
    assert [slot.price for slot in shown.slots if slot.burnt_by] == [3]
    assert dropped(game.compose([PLACE, "burn statue@2", "build statue g8"])) == [
        ("burn statue@2", "burn_empty")
    ]
    game = town("statue church statue statue")
    draft = game.compose([PLACE, "build statue@2 g8", "burn statue@3"])
    assert moves(draft)[1:] == ["build statue@2 g8", "burn statue@3"]
    for move in draft.moves:
        game.play(move)


def test_a_bribe_with_the_price_of_the_cheapest_copy_means_no_other() -> None:
    """Once the draft buys that tile the bribe falls, and does not pass to the dearer copy."""
    game = town("church statue bakery statue")
    draft = game.compose([PLACE, "burn statue@1"])
    assert (moves(draft), draft.dropped) == ([PLACE, "burn statue"], ())
    draft = game.compose([PLACE, "burn statue@1", "build statue g8"])
    assert moves(draft) == [PLACE, "build statue g8"]
    assert dropped(draft) == [("burn statue@1", "burn_empty")]
    draft = game.compose([PLACE, "burn statue@1", "build statue@3 g8"])
    assert moves(draft) == [PLACE, "build statue@3 g8", "burn statue"]


@pytest.mark.parametrize(
    ("slots", "step", "refusal"),
    [
        ([], Step.TAX, Refusal("tax_discarded", "R35", {"domino": "Q7"})),
        ([], Step.BUILD, None),
        (["build statue e7"], Step.BURN, None),
    ],
)
def test_a_discard_leaves_builders_and_dragon_open(
    slots: list[str], step: Step, refusal: Refusal | None
) -> None:
    """R35: and says why there is no tax; the forced discard opens the town by itself."""
    draft = walled_in().compose(slots)
    assert moves(draft)[0] == "discard Q7"
    assert Step.PLACE in draft.forced
    assert draft.why.get(step) == refusal
    assert bool(draft.options[step]) is (refusal is None)


def test_why_says_what_keeps_a_step_shut() -> None:
    """One reason for each step that has no option."""
    game = deal("1 2 3 4 5 6 7 8", "church statue")
    play(game, "choose Q1; choose Q3; choose Q4; choose Q2")
    draft = game.compose(["place Q1 g8 g9"])
    assert draft.why == {Step.BUILD: Refusal("build_no_square", "R38")}
    play(game, "place Q1 g8 g9; tax g8; burn church; choose Q5")
    draft = game.compose(["place Q2 g10 g11"])
    assert draft.why == {
        Step.TAX: Refusal("tax_no_knight", "R35"),
        Step.BUILD: Refusal("build_no_square", "R38"),
        Step.BURN: Refusal("burn_out", "R43", {"seat": 1}),
    }


def test_why_names_the_cheapest_building_that_is_too_dear() -> None:
    """R39: with its price for this kingdom and the coins that are left."""
    game = town("guardtower church bakery sawmill fishmonger statue")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build statue g8; choose Q2")
    game.state.kingdoms[1].coins = 0
    draft = game.compose(["place Q47 g10 g11"])
    squares = ["g10", "g11", "g9"]
    assert texts(draft, Step.BUILD) == [f"build guardtower {square}" for square in squares]
    assert draft.why[Step.BURN] == Refusal("burn_coins", "R44", {"coins": 0})
    game.state.board = town("statue").state.board
    assert game.state.board is not None
    game.state.board.slots = [None, "statue", *[None] * 4]
    game.state.board.copies = {"statue": 1}
    draft = game.compose(["place Q47 g10 g11"])
    data = {"building": "statue", "price": 1, "coins": 0}
    assert draft.why[Step.BUILD] == Refusal("build_coins", "R39", data)


def test_why_says_that_the_board_is_empty() -> None:
    """R42: nothing to buy, nothing to burn."""
    game = town("church")
    play(game, f"{PLACE}; build church g8; choose Q1")
    draft = game.compose(["place Q46 g8 g9"])
    assert draft.why == {
        Step.BUILD: Refusal("build_none", "R42"),
        Step.BURN: Refusal("burn_none", "R42"),
    }


def test_a_turn_that_stopped_in_the_town_goes_on_from_there() -> None:
    """What the record holds is no slot any more, and passed steps are not open."""
    game = town()
    play(game, f"{PLACE}; tax g9")
    draft = game.compose(["tax g8", "tax g9", "burn church"])
    assert list(draft.options) == [Step.TAX, Step.BUILD, Step.BURN, Step.CHOOSE]
    assert draft.why == {Step.TAX: Refusal("tax_no_knight", "R35")}
    assert dropped(draft) == [("tax g8", "tax_no_knight"), ("tax g9", "tax_taken")]
    assert moves(draft) == ["burn church"]
    game.play("build statue g8")
    draft = game.compose(["tax g8", "build church g8", "choose Q2"])
    assert list(draft.options) == [Step.BURN, Step.CHOOSE]
    assert dropped(draft) == [("tax g8", "wrong_step"), ("build church g8", "build_built")]
    game.play("burn church")
    draft = game.compose(["burn bakery"])
    assert (list(draft.options), draft.todo) == ([Step.CHOOSE], (Step.CHOOSE,))
    assert dropped(draft) == [("burn bakery", "burn_out")]


def test_all_knights_of_a_stopped_turn_on_their_squares() -> None:
    """With both squares taken the tax has no option, whoever has knights left."""
    game = town("small_tavern")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build small_tavern g8; choose Q2")
    play(game, "place Q47 h8 h9; tax h9; tax h8")
    draft = game.compose([])
    assert draft.options[Step.TAX] == ()
    assert draft.why[Step.TAX].code == "tax_taken"


def test_the_word_end_comes_by_itself_in_the_last_round() -> None:
    """Where something optional is still open; it is never to do, and to ask for it is no fault."""
    game = last_round("statue church guardtower")
    spot = game.legal_moves()[0].text()
    draft = game.compose([spot])
    assert moves(draft) == [spot, "end"]
    assert (draft.todo, draft.ready) == ((), True)
    assert Step.END not in draft.options
    assert draft.view.turn is not None
    assert draft.view.turn.step is Step.END
    assert game.compose([spot, "end"]) == draft
    burn = game.compose([spot]).options[Step.BURN][0].text()
    draft = game.compose([spot, burn])
    assert moves(draft) == [spot, burn]
    for move in draft.moves:
        told = game.play(move)
    assert told.turn_over


def test_without_a_spot_the_last_turn_is_not_ready() -> None:
    """`end` waits for the domino, and slots of the town are dropped."""
    game = last_round("statue church guardtower")
    if len(game.legal_moves()) == 1:
        plain_turn(game)
    draft = game.compose(["burn statue", "end"])
    assert (moves(draft), draft.todo, draft.ready) == ([], (Step.PLACE,), False)
    assert dropped(draft) == [("burn statue", "place_first")]


def test_a_turn_of_the_last_round_that_waits_for_end_only() -> None:
    """The record stopped before the word; it is the only thing the draft adds."""
    game = last_round("statue church guardtower")
    game.play(game.legal_moves()[0])
    assert game.turn is not None
    assert game.turn.step is Step.END
    draft = game.compose([])
    assert (moves(draft), draft.todo, draft.ready) == (["end"], (), True)
    assert Step.PLACE not in draft.options
    assert Step.BURN in draft.options


def test_end_is_dropped_where_a_choice_ends_the_turn() -> None:
    """And in boxes without a town."""
    draft = town().compose([PLACE, "end"])
    assert dropped(draft) == [("end", "wrong_step")]
    game = new_game("R4")
    assert dropped(game.compose(["end"])) == [("end", "wrong_step")]
    assert dropped(game.compose(["tax e6"])) == [("tax e6", "wrong_step")]
    while not game.over:
        game.play(choice(game))
    assert dropped(game.compose(["end"])) == [("end", "game_over")]


@pytest.mark.parametrize("rule", TOWN)
def test_a_whole_draft_can_always_be_played(rule: str) -> None:
    """Every turn of a game, with all slots filled: its moves are legal and end the turn."""
    game = new_game(rule, seed=6)
    kinds: set[Kind] = set()
    while not game.over:
        slots: list[Move] = []
        for step in Step:
            options = game.compose(slots).options.get(step, ())
            slots += options[len(game.moves) % len(options) :][:1] if options else ()
        draft = game.compose(slots)
        assert (draft.dropped, draft.ready) == ((), True)
        for move in draft.moves:
            told = game.play(move)
            kinds.add(move.kind)
        assert told.turn_over
        if not told.game_over and not told.round_over:
            assert draft.view.board == game.view().board
            assert draft.view.kingdoms == game.view().kingdoms
    assert kinds >= {Kind.TAX, Kind.BUILD, Kind.BURN}


def test_a_trial_kingdom_gives_the_draft_s_score() -> None:
    """What a caller can compute from a view alone is what the engine plays."""
    game = town("statue church guardtower sawmill bakery small_tavern")
    draft = game.compose([PLACE, "tax g9", "build guardtower g8"])
    before = game.compose([PLACE]).view
    trial = Kingdom.from_view(before.kingdom_of(1))
    assert trial.post("g9") == 1
    assert before.board is not None
    trial.coins -= trial.price(before.board.slot("guardtower").price)
    trial.erect(before.building("guardtower"), "g8")
    trial.queen = before.wins_queen(1, 2)
    assert trial.to_text() == draft.view.kingdom_of(1).text
    assert scorecard(trial) == draft.view.kingdom_of(1).scorecard
    assert board(game).queen is None
