"""Views: what is in them, what never is, and that they are values."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from engine import (
    BUILDINGS,
    DOMINOES,
    BadSetup,
    Game,
    GameView,
    Kingdom,
    KingdomView,
    corrected,
    square_order,
)
from tests.engine.games import NAMES, SETUPS, TOWN, choice, finished, new_game, played
from tests.engine.queendomino import board, deal, kingdom, pass_to, play, town


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


def test_boxes_without_a_town_show_none_of_it() -> None:
    """No board, no table, no coins."""
    view = finished("R4").view()
    assert (view.board, view.buildings, view.turns_tiles) == (None, (), False)
    for shown in view.kingdoms:
        assert (shown.coins, shown.knights, shown.towers, shown.queen) == (0, 0, 0, False)
        assert shown.built == ()


@pytest.mark.parametrize("rule", TOWN)
def test_a_town_s_pieces_stand_on_its_cells(rule: str) -> None:
    """Knights and buildings where they were put; every tile is on the board, built or burnt."""
    game = finished(rule)
    view = game.view()
    own: dict[int, list[str]] = {}
    for turn in game.record_turns:
        own.setdefault(turn.seat, []).extend(move.text() for move in turn.moves)
    for shown in view.kingdoms:
        moves = own[shown.seats[0]]
        posted = sorted(move.split()[1] for move in moves if move.startswith("tax"))
        assert sorted(cell.square for cell in shown.cells if cell.knight) == posted
        assert shown.knights_placed == len(posted)
        assert shown.knights_owned == shown.knights + len(posted)
        built = {m.split()[2]: m.split()[1].split("@")[0] for m in moves if m.startswith("build")}
        assert {cell.square: cell.building for cell in shown.built} == built
        assert shown.towers == sum(BUILDINGS[id_].towers for id_ in built.values())
    assert view.board is not None
    gone = sum(move.step in ("build", "burn") for move in game.moves)
    shown_tiles = sum(slot.building is not None for slot in view.board.slots)
    assert view.board.pile + shown_tiles + gone == 32
    hosts = [number for number, one in enumerate(view.kingdoms, 1) if one.queen]
    assert hosts == ([] if view.board.queen is None else [view.board.queen])


def test_the_table_in_force_is_shown() -> None:
    """This version's, or with a host's corrections."""
    game = new_game("R8")
    assert game.view().buildings == tuple(BUILDINGS.values())
    icons = {"bakery": "k1t2"}
    game = Game.new(game.options, NAMES, seed=bytes(32), icons=icons)
    assert game.view().buildings == tuple(corrected(icons).values())
    assert game.view().building("bakery").towers == 2
    assert game.view().building("statue") == BUILDINGS["statue"]


def test_a_slot_has_a_price_for_each_kingdom_and_a_name() -> None:
    """R39: as moves name it; the tile of a name is found again."""
    game = town("statue church guardtower statue")
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build guardtower g8")
    shown = board(game)
    assert shown.queen == 2
    assert [shown.price(slot, 2) for slot in shown.slots] == [0, 0, 1, 2, 3, 4]
    assert [shown.price(slot, 1) for slot in shown.slots] == [0, 1, 2, 3, 4, 5]
    assert [shown.price(slot, None) for slot in shown.slots] == [0, 1, 2, 3, 4, 5]
    names = {shown.copy_name(slot): slot for slot in shown.slots if slot.building}
    assert list(names) == ["statue", "church", "statue@3"]
    for name, slot in names.items():
        assert shown.slot(name) == slot
    with pytest.raises(StopIteration):
        shown.slot("statue@0")
    assert shown.slots[2].bought_by == 2


def test_a_view_tells_who_would_win_the_queen() -> None:
    """R41: by gaining towers, with at least as many as every other kingdom."""
    game = town("statue church guardtower magic_school")
    view = game.view()
    assert (view.wins_queen(1, 1), view.wins_queen(1, 0)) == (True, False)
    pass_to(game, 2)
    play(game, "place Q46 g8 g9; build guardtower g8")
    view = game.view()
    assert not view.wins_queen(2, 3)
    assert [view.wins_queen(1, towers) for towers in (0, 1, 2, 3)] == [False, False, True, True]
    assert kingdom(game, 2).queen


def test_a_view_tells_whether_the_round_s_end_turns_up_tiles() -> None:
    """R50: once a slot is empty, while the pile lasts, and not in the last round."""
    game = town("statue church guardtower magic_school bakery foundry sawmill")
    assert not game.view().turns_tiles
    play(game, "place Q32 g8 g9")
    assert game.compose(["build statue g8"]).view.turns_tiles
    game.play("build statue g8")
    assert game.view().turns_tiles
    told = game.play("choose Q1")
    while not told.round_over:
        assert told.new_tiles == ()
        told = game.play(next(move for move in game.legal_moves() if move.domino))
    assert told.new_tiles == ("sawmill",)
    assert not game.view().turns_tiles
    game = deal("32 46 47 48", "statue church")
    play(game, "choose Q32; choose Q46; choose Q47; choose Q48; place Q32 g8 g9; burn church")
    assert not game.view().turns_tiles
    game = played("R8", 0)
    while game.view().round < game.options.rounds:
        game.play(choice(game))
    while not game.over:
        assert not game.view().turns_tiles
        game.play(choice(game))


@pytest.mark.parametrize("rule", TOWN)
def test_no_view_depends_on_the_tiles_in_the_pile(rule: str) -> None:
    """Only their number is seen."""
    game = played(rule, 50)
    before = game.view()
    assert game.state.board is not None
    state_board = game.state.board
    seen, rest = state_board.pile[: state_board.drawn], state_board.pile[state_board.drawn :]
    state_board.pile = (*seen, *rest[::-1])
    assert rest != rest[::-1]
    assert game.view() == before
