"""Queendomino in the pictures that Kingdomino has too: purses, towns, the board, the score pad."""

from __future__ import annotations

import dataclasses
import itertools

import pytest

from engine import GameView, KingdomView
from engine.views import BoardSlot
from render.canvas.canvas import Canvas
from render.pictures import compose
from render.requests import (
    EndPicture,
    KingdomPicture,
    PanelPicture,
    ScorePicture,
    TablePicture,
    TurnPicture,
)
from render.sprites.square import Look
from render.words.phrases import pad_labels
from tests.render import positions
from tests.render.test_pictures import arguments, counted, written

TOWNS = ("queens two", "queens three", "queens four")


def rich(view: GameView, seat: int = 1) -> GameView:
    """The same view with a full purse and the Queen in it."""
    kingdoms = [
        dataclasses.replace(kingdom, coins=28, knights=13, towers=11, queen=True)
        if seat in kingdom.seats
        else kingdom
        for kingdom in view.kingdoms
    ]
    return dataclasses.replace(view, kingdoms=tuple(kingdoms))


def looks(canvas: Canvas) -> list[Look]:
    return [look for (look, *_) in arguments(canvas, "paint") if isinstance(look, Look)]


def purse(kingdom: KingdomView) -> list[str]:
    return [str(kingdom.coins), str(kingdom.knights), str(kingdom.towers)]


def assert_apart(canvas: Canvas, top: float, bottom: float, right: float = 900) -> None:
    """Nothing in a bar overlaps anything else in it."""
    boxes = [
        drawn.box
        for drawn in canvas.drawn
        if drawn.what not in ("_corner_stamp", "struck")
        and top <= (drawn.box[1] + drawn.box[3]) / 2 <= bottom
        and drawn.box[0] < right
    ]
    boxes.sort()
    for one, other in itertools.pairwise(boxes):
        assert one[2] <= other[0] + 3, (one, other)


@pytest.mark.parametrize("setup", TOWNS)
def test_what_stands_in_a_kingdom_is_drawn(setup: str) -> None:
    """Every knight, every building, in every picture of the kingdom."""
    view = positions.view(setup, 9)
    for kingdom in view.kingdoms:
        seat = kingdom.seats[0]
        for request in (KingdomPicture(view, seat), TurnPicture(view, seat, 3)):
            drawn = looks(compose(request))
            knights = [look.knight for look in drawn if look.knight]
            assert knights == [seat] * kingdom.knights_placed
            built = sorted(look.building.id for look in drawn if look.building)
            assert built == sorted(str(cell.building) for cell in kingdom.built)


@pytest.mark.parametrize("setup", TOWNS)
def test_every_kingdom_of_the_table_has_its_purse(setup: str) -> None:
    """Coins, free knights and towers in each head, the Queen with her host."""
    view = rich(positions.view(setup, 9), 2)
    canvas = compose(TablePicture(view, ""))
    drawn = counted(canvas)
    assert drawn["coin"] == drawn["rook"] == len(view.kingdoms)
    assert drawn["queen"] == sum(kingdom.queen for kingdom in view.kingdoms)
    for kingdom in view.kingdoms:
        assert set(purse(kingdom)) <= set(written(canvas))
    assert {args[0] for args in arguments(canvas, "knight")} == set(range(1, len(view.names) + 1))


@pytest.mark.parametrize("setup", TOWNS)
def test_the_kingdom_shows_its_treasury(setup: str) -> None:
    """Its purse in a bar; the Queen stands beside the crown that she is."""
    view = rich(positions.view(setup, 9))
    canvas = compose(KingdomPicture(view, 1))
    assert {"28", "13", "11"} <= set(written(canvas))
    assert counted(canvas)["crown_plate"] == 1
    assert counted(canvas)["queen"] == 2  # in the treasury and as the sign of what she brings
    other = compose(KingdomPicture(positions.view(setup, 0), 1))
    assert counted(other)["crown_plate"] == 0


def test_the_kingdom_tells_what_a_town_brings_only_where_it_scores() -> None:
    """Towns have no crowns of their own."""
    view = positions.view("queens four", 9)
    first, *others = view.kingdoms
    for town in (0, 4):
        card = dataclasses.replace(first.scorecard, town=town)
        kingdoms = (dataclasses.replace(first, scorecard=card), *others)
        canvas = compose(KingdomPicture(dataclasses.replace(view, kingdoms=kingdoms), 1))
        chips = {args[0] for args in arguments(canvas, "badge")}
        assert ("town" in chips) is bool(town)


@pytest.mark.parametrize("played", [None, "discarded"])
@pytest.mark.parametrize("setup", TOWNS)
def test_the_bar_of_a_turn_holds_the_fullest_purse(setup: str, played: str | None) -> None:
    """Two figures each, the Queen, a discarded domino, a loss: nothing overlaps."""
    view = rich(positions.view(setup, 9))
    kingdom = dataclasses.replace(view.kingdoms[0], discarded=("Q17",))
    view = dataclasses.replace(view, kingdoms=(kingdom, *view.kingdoms[1:]))
    canvas = compose(TurnPicture(view, 1, -12, "Q17" if played else None))
    assert {"28", "13", "11", "−12"} <= set(written(canvas))
    assert_apart(canvas, 560, 595, right=562)


@pytest.mark.parametrize("domino", ["Q8", "Q44"])
@pytest.mark.parametrize("setup", TOWNS)
def test_the_bar_of_a_panel_holds_the_fullest_purse(setup: str, domino: str) -> None:
    """Also where Harmony is lost."""
    view = rich(positions.view(setup, 9))
    kingdom = dataclasses.replace(view.kingdoms[0], discarded=(domino,))
    view = dataclasses.replace(view, kingdoms=(kingdom, *view.kingdoms[1:]))
    canvas = compose(PanelPicture(view, 1, domino, gain=-12))
    assert {"28", "13", "11", "−12"} <= set(written(canvas))
    assert_apart(canvas, 40, 80)


# -- the builders' board in a turn


def with_slots(view: GameView, *changed: BoardSlot) -> GameView:
    """The view with some slots of the board changed, by their prices."""
    assert view.board is not None
    new = {slot.price: slot for slot in changed}
    slots = tuple(new.get(slot.price, slot) for slot in view.board.slots)
    return dataclasses.replace(view, board=dataclasses.replace(view.board, slots=slots))


@pytest.mark.parametrize("setup", TOWNS)
@pytest.mark.parametrize("round_", [6, 12])
def test_a_turn_that_changed_the_board_shows_it(setup: str, round_: int) -> None:
    """Six slots from the dearest on; who bought and what was burnt instead of a tile."""
    view = positions.view(setup, round_)
    slots = (BoardSlot(5, "statue"), BoardSlot(3, bought_by=2), BoardSlot(1, burnt_by=1))
    view = with_slots(view, *slots, BoardSlot(0))
    seat = view.order[0].seat
    canvas = compose(TurnPicture(view, seat, 3, board_changed=True))
    calm = compose(TurnPicture(view, seat, 3))
    prices = [text for text in written(canvas) if text in "543210"]
    assert "".join(prices).endswith("543210")
    assert counted(canvas)["dragon"] == 1
    assert counted(calm)["dragon"] == counted(calm)["compact_tile"] == 0
    assert view.board is not None
    assert counted(canvas)["compact_tile"] == sum(
        slot.building is not None for slot in view.board.slots
    )
    ordered = [args[0] for args in arguments(canvas, "tile")]
    assert ordered == [args[0] for args in arguments(calm, "tile")]


@pytest.mark.parametrize("setup", TOWNS)
def test_an_unchanged_board_leaves_its_room_to_the_line(setup: str) -> None:
    """It is under [Look] then."""
    view = positions.view(setup, 6, 2)
    canvas = compose(TurnPicture(view, 1, 3))
    assert counted(canvas)["king"] == sum(slot.seat is not None for slot in view.next_line)


def test_kingdomino_has_no_board_to_show() -> None:
    """Whatever is asked for."""
    view = positions.view("four", 6)
    plain = compose(TurnPicture(view, 1, 3)).png()
    assert compose(TurnPicture(view, 1, 3, board_changed=True)).png() == plain


# -- the score pad


@pytest.mark.parametrize("setup", TOWNS)
def test_the_pad_has_every_line_of_queendomino(setup: str) -> None:
    """Lands, bonuses, buildings, coins, the Queen, the total, in this order."""
    view = positions.view(setup, 99)
    labels = pad_labels("en")
    canvas = compose(ScorePicture.labeled(view, labels))
    order = [text for text in written(canvas) if text in labels.values()]
    town = any(kingdom.scorecard.town for kingdom in view.kingdoms)
    lines = ["wheat", "forest", "lake", "grassland", "swamp", "mine"] + ["town"] * town
    lines += [*(["harmony"] if view.options.variants else []), "buildings", "coins", "queen"]
    assert order[: len(lines)] == [labels[line] for line in lines]
    drawn = counted(canvas)
    assert drawn["building_mark"] == drawn["coin"] == drawn["queen"] == 1


def test_the_pad_shows_the_town_where_a_crown_stands_in_it() -> None:
    """Else the line would always be empty."""
    view = positions.view("queens four", 99)
    for town in (0, 6):
        cards = [dataclasses.replace(k.scorecard, town=town) for k in view.kingdoms]
        kingdoms = tuple(
            dataclasses.replace(kingdom, scorecard=card)
            for kingdom, card in zip(view.kingdoms, cards, strict=True)
        )
        canvas = compose(ScorePicture(dataclasses.replace(view, kingdoms=kingdoms)))
        assert ("town" in {args[0] for args in arguments(canvas, "badge")}) is bool(town)


def test_the_longest_pad_is_still_a_picture_of_a_phone() -> None:
    """Every line and both tie-breakers: rows are lower, figures stay as large."""
    view = positions.view("queens four", 99)
    card = dataclasses.replace(view.kingdoms[0].scorecard, town=6)
    first = dataclasses.replace(view.kingdoms[0], scorecard=card)
    kingdoms = (first, *view.kingdoms[1:])
    view = dataclasses.replace(view, kingdoms=kingdoms, tiebreak="crowns")
    canvas = compose(ScorePicture.labeled(view, pad_labels("en")))
    assert canvas.height <= 1350
    sizes = [args[1] for args in arguments(canvas, "text") if str(args[0]).isdigit()]
    assert set(sizes) == {40}


@pytest.mark.parametrize("setup", TOWNS)
def test_the_end_shows_purses_and_towns(setup: str) -> None:
    """Every kingdom as it was left."""
    view = positions.view(setup, 99)
    canvas = compose(EndPicture(view, ""))
    drawn = looks(canvas)
    assert sum(bool(look.building) for look in drawn) == sum(len(k.built) for k in view.kingdoms)
    assert counted(canvas)["rook"] == len(view.kingdoms)
