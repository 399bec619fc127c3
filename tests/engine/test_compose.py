"""Drafts: slots in any order, judged step by step, shown, and never committed."""

import pickle
import random

import pytest

from engine import BadNotation, Game, GameView, Kind, LineSlot, Move, Step
from engine.steps.town import STEPS as OPTIONAL
from tests.engine.games import SETUPS, choice, new_game, played


def at_placing(rule: str = "R4", moves: int = 30) -> Game:
    """A game where the seat on turn has several spots and several dominoes to choose from."""
    game = played(rule, moves)
    while game.turn is None or game.turn.step is not Step.PLACE or len(free(game)) < 3:
        game.play(choice(game))
    assert len(game.legal_moves()) > 2
    return game


def free(game: Game) -> list[str]:
    """The free dominoes of the next line."""
    return [slot.domino for slot in game.view().next_line if slot.seat is None]


def on_turn(view: GameView) -> tuple[int, Step]:
    """The seat and step of a view's turn."""
    assert view.turn is not None
    return view.turn.seat, view.turn.step


def test_an_empty_draft_says_what_is_to_do() -> None:
    """Both steps are open, with all that each may hold; the view is the game's."""
    game = at_placing()
    draft = game.compose([])
    assert (draft.moves, draft.dropped, draft.forced) == ((), (), frozenset())
    assert draft.todo == (Step.PLACE, Step.CHOOSE)
    assert draft.options[Step.PLACE] == game.legal_moves()
    assert draft.options[Step.CHOOSE] == tuple(
        Move(Kind.CHOOSE, domino) for domino in sorted(free(game))
    )
    assert draft.view == game.view()
    assert not draft.ready


def test_slots_may_come_in_any_order() -> None:
    """The moves come out in the order of the rules, ready to be played."""
    game = at_placing()
    place, choose = game.legal_moves()[1], Move(Kind.CHOOSE, free(game)[0])
    draft = game.compose([choose, place])
    assert draft == game.compose([place, choose])
    assert draft.moves == (place, choose)
    assert draft.ready
    assert (draft.todo, draft.dropped) == ((), ())
    for move in draft.moves:
        game.play(move)


def test_text_will_do_for_moves() -> None:
    """And text that is none is refused as notation."""
    game = at_placing()
    place = game.legal_moves()[0]
    assert game.compose([place.text()]).moves == (place,)
    with pytest.raises(BadNotation):
        game.compose(["somewhere nice"])


def test_a_choice_without_a_place_is_judged_by_the_line_alone() -> None:
    """It stands, it is shown, and placing is still to do."""
    game = at_placing()
    domino = free(game)[0]
    draft = game.compose([f"choose {domino}"])
    assert (draft.moves, draft.todo) == ((Move(Kind.CHOOSE, domino),), (Step.PLACE,))
    seat, step = on_turn(draft.view)
    assert step is Step.PLACE
    assert LineSlot(domino, seat) in draft.view.next_line
    assert draft.view.kingdoms == game.view().kingdoms


def test_a_placed_domino_lies_in_the_draft_s_view() -> None:
    """With its score; the game itself has not changed."""
    game = at_placing()
    before = game.to_record()
    place = game.legal_moves()[0]
    draft = game.compose([place])
    seat, step = on_turn(draft.view)
    assert (draft.todo, step) == ((Step.CHOOSE,), Step.CHOOSE)
    kingdom = draft.view.kingdom_of(seat)
    assert (kingdom.placed[-1].domino, kingdom.placed[-1].left) == (place.domino, place.squares[0])
    twin = game.copy()
    twin.play(place)
    assert draft.view == twin.view()
    assert game.to_record() == before


def test_of_two_slots_for_one_step_the_later_counts() -> None:
    """Setting a slot again replaces it, without a word."""
    game = at_placing()
    first, second = game.legal_moves()[:2]
    draft = game.compose([first, second])
    assert (draft.moves, draft.dropped) == ((second,), ())


def test_what_is_not_legal_is_dropped_with_its_reason() -> None:
    """Each in the order of the rules, and the rest stands."""
    game = at_placing()
    own = game.legal_moves()[0].domino
    draft = game.compose([f"choose {own}", f"place {own} e5 e6"])
    assert [(move.step, refusal.code) for move, refusal in draft.dropped] == [
        (Step.PLACE, "overlap"),
        (Step.CHOOSE, "not_in_line"),
    ]
    assert draft.todo == (Step.PLACE, Step.CHOOSE)
    assert draft.view == game.view()


def test_a_discard_is_dropped_where_the_domino_fits() -> None:
    """R30 holds in drafts too."""
    game = at_placing()
    draft = game.compose([f"discard {game.legal_moves()[0].domino}"])
    assert draft.dropped[0][1].code == "can_place"


def test_a_double_is_written_one_way_in_drafts_too() -> None:
    """Both spellings fill the slot with the same move."""
    for seed in range(9):
        game = new_game("R4", seed)
        while game.turn is None or game.turn.step is not Step.PLACE:
            game.play(min(game.legal_moves(), key=lambda move: int(move.domino[1:])))
        place = game.legal_moves()[0]
        if int(place.domino[1:]) <= 12:
            turned = Move(place.kind, place.domino, place.squares[::-1])
            assert game.compose([turned]).moves[0] == place
            return
    raise AssertionError("no double among the lowest dominoes of nine games")


@pytest.mark.parametrize("rule", SETUPS)
def test_forced_slots_are_filled_from_the_start(rule: str) -> None:
    """The only spot, the only domino, the only discard; they are named as forced."""
    seen: set[tuple[Kind, bool]] = set()
    game = new_game(rule, seed=2)
    while not game.over:
        draft = game.compose([])
        mandatory = set(draft.options) - set(OPTIONAL)
        for step, moves in draft.options.items():
            assert (step in draft.forced) is (step in mandatory and len(moves) == 1)
            assert (step in draft.todo) is (step in mandatory and len(moves) > 1)
            if step in draft.forced:
                assert moves[0] in draft.moves
                seen.add((moves[0].kind, draft.ready))
        assert draft.ready is (mandatory == set(draft.forced))
        game.play(choice(game))
    assert {kind for kind, _ in seen} >= ({Kind.PLACE} if rule == "R7" else {Kind.CHOOSE})


def test_a_forced_slot_set_by_hand_changes_nothing() -> None:
    """The lord's own setting of the only move is the same draft; another is dropped."""
    game = new_game("R4")
    while len(free(game)) > 1:
        game.play(choice(game))
    last = free(game)[0]
    assert game.compose([f"choose {last}"]) == game.compose([])
    draft = game.compose(["choose K1" if last != "K1" else "choose K2"])
    assert [move.text() for move in draft.moves] == [f"choose {last}"]
    assert len(draft.dropped) == 1
    assert draft.ready


def test_the_start_has_one_step() -> None:
    """A place is dropped there; a choice stands and shows in the order of play."""
    game = new_game("R4")
    domino = free(game)[0]
    draft = game.compose([f"choose {domino}", f"place {domino} e6 e7"])
    assert set(draft.options) == {Step.CHOOSE}
    assert [refusal.code for _, refusal in draft.dropped] == ["wrong_step"]
    assert draft.ready
    assert draft.view.order[0].domino == domino
    assert not draft.view.order[0].done


def test_the_last_round_has_one_step() -> None:
    """A choice is dropped there."""
    game = new_game("R1")
    while game.view().round < game.options.rounds:
        game.play(choice(game))
    draft = game.compose([game.legal_moves()[0], "choose K1"])
    assert set(draft.options) == {Step.PLACE}
    assert [refusal.code for _, refusal in draft.dropped] == ["wrong_step"]
    assert draft.ready


def test_a_turn_that_stopped_inside_goes_on_from_there() -> None:
    """What the record holds already is no slot any more."""
    game = at_placing()
    place = game.legal_moves()[0]
    game.play(place)
    draft = game.compose([place, f"choose {free(game)[0]}"])
    assert set(draft.options) == {Step.CHOOSE}
    assert [(move, refusal.code) for move, refusal in draft.dropped] == [(place, "wrong_step")]
    assert draft.ready


def test_nothing_stands_in_a_game_that_is_over() -> None:
    """Every slot is dropped; there is nothing to do and nothing ready."""
    game = new_game("R5")
    while not game.over:
        game.play(choice(game))
    draft = game.compose(["choose D1"])
    assert (draft.moves, draft.todo, draft.options, draft.ready) == ((), (), {}, False)
    assert [refusal.code for _, refusal in draft.dropped] == ["game_over"]
    assert draft.view == game.view()


def with_another_pile(game: Game) -> Game:
    """The same game with the undrawn dominoes in another order, as another seed might have it."""
    twin = game.copy()
    pile = list(twin.state.pile)
    drawn = len(pile) - twin.state.undrawn()
    rest = pile[drawn:]
    random.Random(len(rest)).shuffle(rest)
    twin.state.pile = (*pile[:drawn], *rest)
    board = twin.state.board
    if board is not None:
        tiles = list(board.pile)
        rest = tiles[board.drawn :]
        random.Random(len(rest)).shuffle(rest)
        board.pile = (*tiles[: board.drawn], *rest)
    return twin


@pytest.mark.parametrize("rule", SETUPS)
def test_no_draft_shows_what_is_undrawn(rule: str) -> None:
    """Whole drafts of every turn, also of those that end a round, don't depend on the pile."""
    game = new_game(rule, seed=4)
    differed = False
    while not game.over:
        twin = with_another_pile(game)
        differed = differed or twin.state.pile != game.state.pile
        slots: list[Move] = []
        assert twin.compose(slots) == game.compose(slots)
        for step in Step:
            moves = game.compose(slots).options.get(step, ())
            slots += [moves[len(game.moves) % len(moves)]] if moves else []
            assert twin.compose(slots) == game.compose(slots)
            assert twin.compose(slots[-1:]) == game.compose(slots[-1:])
        assert twin.view() == game.view()
        assert game.compose(slots).ready
        assert on_turn(game.compose(slots).view)[0] == on_turn(game.view())[0]
        game.play(choice(game))
    assert differed


def test_a_draft_never_ends_the_turn() -> None:
    """Not even the draft that would end the game."""
    game = new_game("R1")
    while not game.over:
        draft = game.compose([moves[0] for moves in game.compose([]).options.values()])
        assert (draft.view.round, draft.view.over) == (game.view().round, False)
        assert draft.view.remaining == game.view().remaining
        assert draft.view.turn is not None
        assert game.turn is not None
        assert draft.view.turn.number == game.turn.number
        game.play(choice(game))


def test_drafts_are_values() -> None:
    """They pickle and compare."""
    draft = at_placing().compose([])
    assert pickle.loads(pickle.dumps(draft)) == draft
