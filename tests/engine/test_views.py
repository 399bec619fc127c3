"""Views: what is in them, what never is, and that they are values."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from engine import DOMINOES, BadSetup, Game, GameView, Kingdom, KingdomView, square_order
from tests.engine.games import NAMES, SETUPS, choice, finished, new_game, played


@pytest.mark.parametrize("rule", SETUPS)
def test_views_pickle_and_compare(rule: str) -> None:
    """At the start, in the middle and at the end."""
    for game in (new_game(rule), played(rule, 30), finished(rule)):
        view = game.view()
        assert pickle.loads(pickle.dumps(view)) == view == game.copy().view()
        if not game.over:
            game.play(choice(game))
            assert game.view() != view


def test_views_can_t_be_changed() -> None:
    """They are frozen, all the way down to tuples."""
    view = new_game("R4").view()
    with pytest.raises(FrozenInstanceError):
        view.round = 3  # type: ignore[misc]


@pytest.mark.parametrize("rule", SETUPS)
def test_cells_are_the_halves_of_the_placed_dominoes(rule: str) -> None:
    """In square order, each with its domino and its half; the castle is none."""
    game = finished(rule)
    for view in game.view().kingdoms:
        squares = [cell.square for cell in view.cells]
        assert squares == sorted(squares, key=square_order)
        assert view.castle not in squares
        cells = {cell.square: cell for cell in view.cells}
        assert len(cells) == 2 * len(view.placed)
        for placed in view.placed:
            tile = DOMINOES[placed.domino]
            for number, (square, half) in enumerate(
                [(placed.left, tile.left), (placed.right, tile.right)]
            ):
                cell = cells[square]
                assert (cell.terrain, cell.crowns) == (half.terrain, half.crowns)
                assert (cell.domino, cell.half) == (placed.domino, number)


def test_placed_and_discarded_are_in_the_order_of_play() -> None:
    """Together they are the dominoes that the seat took."""
    game = finished("R1", seed=1)
    for view in game.view().kingdoms:
        own = [t.moves[0] for t in game.record_turns if t.round and t.seat in view.seats]
        placed = [move.domino for move in own if move.kind == "place"]
        assert [item.domino for item in view.placed] == placed
        assert list(view.discarded) == [move.domino for move in own if move.kind == "discard"]


def test_an_empty_kingdom_reaches_the_whole_canvas() -> None:
    """Every square but the castle may still be used; 9×9 for 5×5, 13×13 for 7×7."""
    for rule, side in (("R4", 9), ("R2", 13)):
        view = new_game(rule).view().kingdoms[0]
        assert view.canvas == side
        assert len(view.reachable) == side * side - 1
        assert view.castle not in view.reachable


def reach(kingdom: KingdomView) -> set[str]:
    """The free squares of every grid-sized frame that holds the kingdom, by loops."""
    taken = {square_order(cell.square) for cell in kingdom.cells} | {square_order(kingdom.castle)}
    found = set()
    for left in range(1, kingdom.canvas - kingdom.grid + 2):
        for bottom in range(1, kingdom.canvas - kingdom.grid + 2):
            columns = range(left, left + kingdom.grid)
            rows = range(bottom, bottom + kingdom.grid)
            if all(column in columns and row in rows for column, row in taken):
                found |= {f"{chr(96 + c)}{r}" for c in columns for r in rows if (c, r) not in taken}
    return found


@pytest.mark.parametrize("rule", SETUPS)
def test_reachable_squares_are_those_of_a_frame_around_the_kingdom(rule: str) -> None:
    """R29: free squares inside the area still possible."""
    game = new_game(rule)
    while not game.over:
        for _ in range(min(7, len(game.legal_moves()) + 6)):
            if not game.over:
                game.play(choice(game))
        for view in game.view().kingdoms:
            assert view.reachable == reach(view)


def test_every_seat_has_a_name_and_a_kingdom() -> None:
    """Seats count from 1."""
    view = new_game("R3").view()
    for seat, name in enumerate(NAMES[:3], start=1):
        assert view.name(seat) == name
        assert view.kingdom_of(seat).seats == (seat,)
    with pytest.raises(StopIteration):
        view.kingdom_of(4)


def test_a_view_may_be_asked_for_by_any_seat() -> None:
    """All see the same in these boxes; a seat that does not exist sees nothing."""
    game = played("R4", 20)
    assert game.view() == game.view(1) == game.view(4)
    with pytest.raises(BadSetup) as caught:
        game.view(5)
    assert caught.value.data["allowed"] == (1, 2, 3, 4)


def texts(view: GameView) -> str:
    """Everything a view holds, as text."""
    return repr(view)


@pytest.mark.parametrize("rule", SETUPS)
def test_no_view_holds_the_seed_or_undrawn_dominoes(rule: str) -> None:
    """Only what lies on the table can be seen."""
    game = new_game(rule)
    while not game.over:
        view = game.view()
        assert game.seed.hex() not in texts(view)
        undrawn = game.state.pile[len(game.state.pile) - view.remaining :]
        assert not [domino for domino in undrawn if f"'{domino}'" in texts(view)]
        game.play(choice(game))


def test_the_line_shows_who_took_what() -> None:
    """A seat on each taken domino, None on the free ones."""
    game = new_game("R4")
    report = game.play(game.legal_moves()[0])
    line = {slot.domino: slot.seat for slot in game.view().next_line}
    assert line.pop(report.move.domino) == report.seat
    assert set(line.values()) == {None}
    assert len(line) == 3


def test_at_the_start_the_order_shows_the_kings_and_their_choices() -> None:
    """A king's domino is None until it is chosen."""
    game = new_game("R4")
    assert [slot.domino for slot in game.view().order] == [None] * 4
    report = game.play(game.legal_moves()[0])
    first, *others = game.view().order
    assert (first.seat, first.domino, first.done) == (report.seat, report.move.domino, True)
    assert not any(slot.done or slot.domino for slot in others)


def test_a_finished_game_s_view() -> None:
    """All of the order is done, no line, nothing left."""
    view = finished("R4").view()
    assert (view.turn, view.over, view.next_line, view.remaining) == (None, True, (), 0)
    assert all(slot.done for slot in view.order)
    assert view.round == view.rounds == 12


def test_views_are_made_of_the_game_s_own_data() -> None:
    """Rule, options, names and draw."""
    game = new_game("R2")
    view = game.view()
    assert (view.rule, view.options, view.names, view.draw) == (
        "R2",
        game.options,
        game.names,
        game.draw,
    )
    assert replace(view) == view


def test_a_view_s_text_is_kingdom_text() -> None:
    """The same as the kingdom's own."""
    game = played("R2", 60)
    for view in game.view().kingdoms:
        assert Kingdom.from_text(view.text).to_text() == view.text
        assert view.text.endswith("grid=7")


def test_a_game_lists_its_moves() -> None:
    """Moves and record turns are tuples that grow."""
    game: Game = new_game("R1")
    assert not game.moves
    assert not game.record_turns
    game.play(choice(game))
    assert len(game.moves) == len(game.record_turns) == 1
