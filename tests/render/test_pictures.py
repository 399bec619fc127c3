"""Every picture of every set-up: its size, and what is drawn on it."""

from __future__ import annotations

import dataclasses
import io
from collections import Counter
from typing import get_args

import pytest
from PIL import Image

from engine import DOMINOES, GameView
from render import alt, board, draw, pictures, undrawn
from render.canvas import lettering
from render.canvas.canvas import Canvas
from render.canvas.colors import THEMES
from render.pictures import compose, panel
from render.requests import (
    BuildersPicture,
    EndPicture,
    KingdomPicture,
    LinePicture,
    PanelPicture,
    Request,
    ScorePicture,
    TablePicture,
    TurnPicture,
)
from render.words.phrases import pad_labels
from tests.render import positions, towns

SETUPS = tuple(positions.SETUPS)
ROUNDS = (0, 1, 4, 6, 12, 99)
NAMES = (
    "Bartholomäus Maximilian von und zu Eichenfels-Hohenstein",
    "\u202eיהונתן\u2066 בן־נתנאל\u202c 12",
    "田中さくら",
    "👑🔥",
)


def everything(view: GameView) -> list[Request]:
    """Every kind of request about one view."""
    seats = [kingdom.seats[0] for kingdom in view.kingdoms]
    requests: list[Request] = [
        LinePicture(view),
        TablePicture(view, "Harvest Moon"),
        ScorePicture.labeled(view, pad_labels("en")),
        ScorePicture(view),
        EndPicture(view, "Harvest Moon"),
    ]
    requests += [KingdomPicture(view, seat) for seat in seats]
    requests += [TurnPicture(view, seat, 3) for seat in seats]
    if view.board:
        requests += [TurnPicture(view, seat, -12, board_changed=True) for seat in seats]
        requests += [BuildersPicture(view, seat) for seat in (None, *seats)]
    return requests


def counted(canvas: Canvas) -> Counter[str]:
    return Counter(drawn.what for drawn in canvas.drawn)


def written(canvas: Canvas) -> list[str]:
    return [str(drawn.arguments[0]) for drawn in canvas.drawn if drawn.what == "text"]


def arguments(canvas: Canvas, what: str) -> list[tuple[object, ...]]:
    return [drawn.arguments for drawn in canvas.drawn if drawn.what == what]


@pytest.mark.parametrize("round_", ROUNDS)
@pytest.mark.parametrize("setup", SETUPS)
def test_every_picture_of_every_setup_is_drawn(setup: str, round_: int) -> None:
    """Nothing crashes, nothing leaves the picture, no picture is nearly square or too large."""
    view = positions.view(setup, round_)
    for request in everything(view):
        canvas = compose(request)
        assert canvas.width <= 1080
        assert canvas.height <= (1460 if view.board else 1370)
        assert not 0.93 < canvas.width / canvas.height < 1.075
        for drawn in canvas.drawn:
            left, top, right, bottom = drawn.box
            assert min(left, top) >= 0, drawn
            assert right <= canvas.width, drawn
            assert bottom <= canvas.height, drawn


@pytest.mark.parametrize("round_", [0, 1, 3, 5])
@pytest.mark.parametrize("setup", SETUPS)
def test_panels_of_every_setup_are_drawn(setup: str, round_: int) -> None:
    """Before and after a spot is chosen; never higher than fits a window with its buttons."""
    for choose in (None, 0):
        canvas = compose(positions.panel(setup, round_, choose=choose))
        assert canvas.width == 900
        assert canvas.height <= panel.LOW


@pytest.mark.parametrize("builds", [False, True])
@pytest.mark.parametrize("round_", [1, 3, 5])
@pytest.mark.parametrize("setup", positions.QUEENS)
def test_towns_of_every_setup_are_drawn(setup: str, round_: int, builds: bool) -> None:
    """Before and after something is bought; low enough for its lists, nothing outside."""
    canvas = compose(towns.town(setup, round_, builds=builds))
    assert canvas.width == 900
    assert canvas.height <= 760
    for drawn in canvas.drawn:
        left, top, right, bottom = drawn.box
        assert min(left, top) >= 0, drawn
        assert right <= canvas.width, drawn
        assert bottom <= canvas.height, drawn


@pytest.mark.parametrize("theme", THEMES)
def test_a_drawing_is_a_png_of_its_size(theme: str) -> None:
    """In the fixed palette: 256 colors."""
    for request in everything(positions.view("four", 5)):
        png = draw(request, theme="dark" if theme == "dark" else "light")
        canvas = compose(request)
        with Image.open(io.BytesIO(png)) as picture:
            assert (picture.format, picture.mode) == ("PNG", "P")
            assert picture.size == (canvas.width, canvas.height)


@pytest.mark.parametrize("names", [NAMES, ("",) * 4, ("W" * 200,) * 4, ("\u202e\u05d0",) * 4])
@pytest.mark.parametrize("round_", [0, 5, 99])
@pytest.mark.parametrize("setup", ["four", "queens four"])
def test_no_name_breaks_a_picture(names: tuple[str, ...], round_: int, setup: str) -> None:
    """Long, right to left, in another script, of pictures only, empty."""
    view = dataclasses.replace(positions.view(setup, round_), names=names)
    for request in everything(view):
        canvas = compose(request)
        assert all(drawn.box[2] <= canvas.width for drawn in canvas.drawn)


def test_a_number_and_the_shield_stand_in_for_a_name_that_no_font_has() -> None:
    """In every picture that would show it; the message beside lists the names."""
    runes = "\U00012000\ua9c1\U000103a0"
    view = dataclasses.replace(positions.view("four", 5), names=("Ann", "Ben", runes, "Dan"))
    over = dataclasses.replace(positions.view("four", 99), names=view.names)
    start = dataclasses.replace(positions.view("four", 0), names=view.names)
    requests: list[Request] = [KingdomPicture(view, 3), TurnPicture(view, 1), LinePicture(start)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "has_glyph", lambda char: char.isascii())
        lettering.printable.cache_clear()
        for request in [
            *requests,
            EndPicture(over, ""),
            ScorePicture(over),
            TablePicture(view, ""),
        ]:
            texts = written(compose(request))
            assert "#3" in texts, request
            assert runes not in texts
            assert undrawn(request) == (("#3", runes),)
    lettering.printable.cache_clear()
    assert undrawn(KingdomPicture(positions.view("four", 5), 3)) == ()
    other = dataclasses.replace(positions.view("four", 5), names=("Ann", "Ben", "-", "Dan"))
    assert undrawn(KingdomPicture(other, 1)) == ()
    assert undrawn(KingdomPicture(other, 3)) == (("#3", "-"),)


def test_drawing_twice_gives_the_same_bytes() -> None:
    """Pictures are pure functions of their request."""
    request = TurnPicture(positions.view("four", 6), 2, 3)
    assert draw(request) == draw(request)


# -- kingdom


@pytest.mark.parametrize("setup", SETUPS)
def test_a_kingdom_shows_every_square_once(setup: str) -> None:
    """Its squares, its castle, its coordinates and the ring of its last domino."""
    view = positions.view(setup, 5)
    kingdom = view.kingdoms[0]
    canvas = compose(KingdomPicture(view, 1))
    drawn = counted(canvas)
    assert drawn["paint"] == len(kingdom.cells)
    assert drawn["castle"] == 1
    assert drawn["ring"] == 1
    assert drawn["paint"] + drawn["free"] + drawn["dead"] + 1 == kingdom.grid**2
    assert (
        {"e", "5"} <= set(written(canvas))
        if kingdom.grid == 5
        else {"g", "7"} <= set(written(canvas))
    )
    assert view.names[0] in written(canvas)


def test_a_kingdom_shows_what_its_terrains_bring() -> None:
    """A chip for each terrain in it, and for the bonuses that are played for."""
    view = positions.view("four", 99)
    kingdom = view.kingdoms[1]
    canvas = compose(KingdomPicture(view, 2))
    chips = {args[0] for args in arguments(canvas, "badge")}
    assert chips == {cell.terrain.value for cell in kingdom.cells}
    assert counted(canvas)["harmony_mark"] == counted(canvas)["middle_mark"] == 1
    assert counted(compose(KingdomPicture(positions.view("two", 99), 2)))["harmony_mark"] == 0


# -- turn


@pytest.mark.parametrize("setup", SETUPS)
def test_a_turn_is_landscape_and_tells_order_and_line(setup: str) -> None:
    """900 × 600: the kingdom, a row for each king, the next line with its kings."""
    view = positions.view(setup, 4, 2)
    canvas = compose(TurnPicture(view, view.order[0].seat, 3))
    assert (canvas.width, canvas.height) == (900, 600)
    tiles = [str(args[0]) for args in arguments(canvas, "tile")]
    ordered = [slot.domino for slot in view.order]
    assert tiles == [*ordered, *(slot.domino for slot in view.next_line)]
    taken = [slot for slot in view.next_line if slot.seat is not None]
    assert counted(canvas)["king"] == len(taken)
    assert counted(canvas)["ring"] == 1
    assert "+3" in written(canvas)


def test_the_last_round_has_no_next_line() -> None:
    """The order takes its room."""
    view = positions.view("four", 12, 2)
    canvas = compose(TurnPicture(view, view.order[0].seat, 3))
    assert len(arguments(canvas, "tile")) == 4


def test_a_discarded_domino_is_struck_and_nothing_is_ringed() -> None:
    """The last domino that lies is not the one of this turn."""
    view = positions.view("four", 6)
    kingdom = dataclasses.replace(view.kingdoms[0], discarded=("K1",))
    changed = dataclasses.replace(view, kingdoms=(kingdom, *view.kingdoms[1:]))
    canvas = compose(TurnPicture(changed, 1, -5, "K1"))
    assert counted(canvas)["struck"] == 1
    assert counted(canvas)["ring"] == 0
    assert "−5" in written(canvas)


def test_a_turn_of_an_empty_kingdom_shows_the_lines() -> None:
    """In round 0 there is nothing to see of a kingdom; a chosen domino stands in the line alone."""
    view = positions.view("four", 0, 3)
    canvas = compose(TurnPicture(view, view.order[1].seat))
    assert counted(canvas)["castle"] == 0
    assert counted(canvas)["tile"] == len(view.next_line)


def test_a_second_king_goes_without_name_and_points() -> None:
    """Two lords have two kings each: names are told once."""
    view = positions.view("duel", 5)
    canvas = compose(TurnPicture(view, 1, 0))
    assert counted(canvas)["wide_octagon"] == 1 + 2
    assert written(canvas).count(view.names[1]) == 1


# -- panel


def test_a_panel_names_its_spots_by_letters() -> None:
    """A dashed outline and a disc for each; the last turn's domino ringed."""
    request = positions.panel("four", 6)
    canvas = compose(request)
    assert counted(canvas)["outline"] == counted(canvas)["disc"] == len(request.candidates) == 4
    assert [args[0] for args in arguments(canvas, "disc")] == ["A", "B", "C", "D"]
    assert counted(canvas)["ring"] == 1
    assert counted(canvas)["chosen"] == 0


def test_a_lord_with_two_kings_sees_the_other_domino() -> None:
    """The one placed later in this round stands beside the kingdom, in picture and words."""
    request = positions.panel("two", 2, 1, choose=0)
    later = [one for one in request.view.still_to_place(request.seat) if one != request.domino]
    assert len(later) == 1
    drawn = [args[0] for args in arguments(compose(request), "tile")]
    assert drawn == [request.domino, *later, *(one.domino for one in request.view.next_line)]
    figure = later[0].lstrip("K")
    assert f"Later this round: {figure} " in alt(request)
    assert f"Later this round: {figure} " in board(request)
    assert "Later" not in alt(positions.panel("four", 6))


@pytest.mark.parametrize("builds", [False, True])
def test_the_town_shows_the_line_that_is_chosen_from(builds: bool) -> None:
    """Next to the kingdom, with what is taken framed; also what the lord places later."""
    request = towns.town("queens two", 3, builds=builds)
    free = next(slot.domino for slot in request.view.next_line if slot.seat is None)
    canvas = compose(dataclasses.replace(request, taken=free))
    later = request.view.still_to_place(request.seat)
    line = [slot.domino for slot in request.view.next_line]
    drawn = [args[0] for args in arguments(canvas, "tile")]
    assert [one for one in drawn if isinstance(one, str)] == [*later, *line]
    assert counted(canvas)["chosen"] == counted(compose(request))["chosen"] + 1


def test_a_chosen_spot_lies_in_the_kingdom_and_is_framed() -> None:
    """Its outline gives way to a frame, its disc turns rose; the choice of the line is framed."""
    request = positions.panel("four", 6, choose=1)
    canvas = compose(request)
    assert counted(canvas)["outline"] == 3
    assert counted(canvas)["disc"] == 4
    assert counted(canvas)["chosen"] == 2
    assert [args[2] for args in arguments(canvas, "disc")].count("#e08cc0") == 1
    before = positions.panel("four", 6)
    assert counted(canvas)["paint"] == counted(compose(before))["paint"] + 2


def test_a_spot_chosen_by_arrows_has_no_number() -> None:
    """Any legal spot may be chosen; only the best are numbered."""
    request = positions.panel("four", 6, choose=1)
    others = tuple(spot for spot in request.candidates if spot.number != 2)
    canvas = compose(dataclasses.replace(request, candidates=others))
    assert [args[0] for args in arguments(canvas, "disc")] == ["A", "C", "D"]
    assert counted(canvas)["chosen"] == 2


def test_points_then_and_now_are_told() -> None:
    """The total before, the change, the total after."""
    request = positions.panel("four", 6, choose=0)
    assert request.gain is not None
    total = request.view.kingdom_of(request.seat).scorecard.total
    canvas = compose(request)
    octagons = [args[0] for args in arguments(canvas, "octagon")]
    assert octagons == [str(total), str(total - request.gain)]


def test_the_frame_holds_every_legal_spot_and_hatches_none_of_them() -> None:
    """Squares that any spot covers are free squares, whatever is chosen now."""
    request = positions.panel("four", 6, choose=1)
    reached = compose(dataclasses.replace(request, reach=("c9", "h4")))
    assert counted(reached)["paint"] == counted(compose(request))["paint"]
    letters = [text for text in written(reached) if text.isalpha() and len(text) == 1]
    assert {"c", "h"} <= set(letters)


def test_squares_out_of_reach_are_hatched() -> None:
    """A frame wider than the grid shows squares that can never be used."""
    request = positions.panel("four", 10)
    far = compose(dataclasses.replace(request, reach=("a5",)))
    assert counted(far)["dead"] > 0


def test_a_domino_that_fits_nowhere_is_struck() -> None:
    """The bar names it, strikes it, and shows what Harmony loses."""
    view = positions.view("four", 6)
    kingdom = dataclasses.replace(view.kingdoms[0], discarded=("K20",))
    changed = dataclasses.replace(view, kingdoms=(kingdom, *view.kingdoms[1:]))
    canvas = compose(PanelPicture(changed, 1, "K20", gain=-5))
    assert counted(canvas)["struck"] == counted(canvas)["harmony_mark"] == 1
    assert {"20", "−5"} <= set(written(canvas))


def test_the_first_choice_shows_kings_and_line() -> None:
    """There is nothing to place yet."""
    view = positions.view("four", 0)
    taken = view.next_line[1].domino
    canvas = compose(PanelPicture(view, 1, taken=taken))
    assert counted(canvas)["castle"] == 0
    assert counted(canvas)["tile"] == 4
    assert counted(canvas)["chosen"] == 1


def test_the_first_choice_shows_no_domino_twice() -> None:
    """A chosen one stands in the line with its king on it; in the order are kings and names."""
    for setup in ("two", "four", "queens three"):
        for turn in range(1, 4):
            request = positions.panel(setup, 0, turn)
            for one in (request, LinePicture(request.view)):
                drawn = [args[0] for args in arguments(compose(one), "tile")]
                assert drawn == [slot.domino for slot in request.view.next_line]
            words = alt(LinePicture(request.view)).partition("First line: ")[0]
            assert not any(letter.isdigit() for letter in words)


def test_the_last_round_has_no_line_to_choose_from() -> None:
    """The panel ends with the coordinates."""
    request = positions.panel("four", 12)
    assert counted(compose(request))["king"] == 0
    assert len(arguments(compose(request), "tile")) == 1


# -- lines, table, scores, end


def test_the_opening_shows_kings_in_order_and_the_first_line() -> None:
    """No king has a domino yet."""
    view = positions.view("three", 0)
    canvas = compose(LinePicture(view))
    assert [args[0] for args in arguments(canvas, "king")] == [slot.seat for slot in view.order]
    assert [args[0] for args in arguments(canvas, "tile")] == [s.domino for s in view.next_line]
    assert set(view.names) <= set(written(canvas))


@pytest.mark.parametrize("setup", SETUPS)
def test_lines_show_every_domino_with_its_number(setup: str) -> None:
    """This round's and the next one's."""
    view = positions.view(setup, 4, 2)
    canvas = compose(LinePicture(view))
    ids = [slot.domino for slot in view.order if slot.domino]
    ids += [slot.domino for slot in view.next_line]
    assert [args[0] for args in arguments(canvas, "tile")] == ids
    assert {domino[1:] for domino in ids} <= set(written(canvas))


@pytest.mark.parametrize("setup", SETUPS)
def test_the_table_shows_every_kingdom(setup: str) -> None:
    """With names, points, and the lord on turn."""
    view = positions.view(setup, 4, 2)
    canvas = compose(TablePicture(view, "Harvest Moon"))
    drawn = counted(canvas)
    assert drawn["castle"] == len(view.kingdoms)
    assert drawn["paint"] == sum(len(kingdom.cells) for kingdom in view.kingdoms)
    assert drawn["octagon"] == len(view.kingdoms)
    assert set(view.names) <= set(written(canvas))
    assert "Harvest Moon" not in written(canvas)


@pytest.mark.parametrize("setup", SETUPS)
def test_the_score_pad_adds_up_to_what_the_scorecards_say(setup: str) -> None:
    """Every line of every kingdom; bonuses only where they are played for."""
    view = positions.view(setup, 99)
    labels = pad_labels("en")
    canvas = compose(ScorePicture.labeled(view, labels))
    totals = [str(kingdom.scorecard.total) for kingdom in view.kingdoms]
    assert [args[0] for args in arguments(canvas, "octagon")] == totals
    with_bonus = bool(view.options.variants & {"harmony"})
    assert counted(canvas)["harmony_mark"] == counted(canvas)["middle_mark"] == int(with_bonus)
    assert labels["wheat"] in written(canvas)
    assert (labels["harmony"] in written(canvas)) is with_bonus


@pytest.mark.parametrize(
    ("tiebreak", "marks"),
    [(None, (0, 0)), ("territory", (1, 0)), ("crowns", (1, 1)), ("shared", (1, 1))],
)
def test_tie_breakers_are_shown_where_they_decided(tiebreak: str, marks: tuple[int, int]) -> None:
    """Largest territory first, crowns where that was equal too."""
    view = dataclasses.replace(positions.view("four", 99), tiebreak=tiebreak)
    drawn = counted(compose(ScorePicture(view)))
    assert (drawn["territory_mark"], drawn["crown_mark"]) == marks


@pytest.mark.parametrize("setup", SETUPS)
def test_the_end_shows_winner_and_places(setup: str) -> None:
    """The winner in a wreath, the others in order, every kingdom."""
    view = positions.view(setup, 99)
    canvas = compose(EndPicture(view, "Harvest Moon"))
    winners = view.winners or ()
    assert [args[0] for args in arguments(canvas, "laureate")] == list(winners)
    assert counted(canvas)["castle"] == len(view.kingdoms)
    assert counted(canvas)["crown_mark"] == len(winners)
    assert "2" in written(canvas) or len(winners) == len(view.kingdoms)


@pytest.mark.parametrize("winners", [(1, 2), (1, 2, 3, 4)])
def test_a_shared_win_crowns_all_of_them(winners: tuple[int, ...]) -> None:
    """Side by side in wreaths."""
    view = positions.view("four", 99)
    equal = dataclasses.replace(view.kingdoms[0].scorecard, total=40)
    kingdoms = tuple(
        dataclasses.replace(kingdom, scorecard=equal) if kingdom.seats[0] in winners else kingdom
        for kingdom in view.kingdoms
    )
    view = dataclasses.replace(view, kingdoms=kingdoms, winners=winners, tiebreak="shared")
    canvas = compose(EndPicture(view, "Harvest Moon"))
    assert counted(canvas)["laureate"] == counted(canvas)["crown_mark"] == len(winners)


def test_every_domino_of_both_boxes_is_drawn() -> None:
    """In every size that pictures use; with giants' signs, with what lies on it at The Court."""
    from render.sprites.dominoes import tile

    for domino in DOMINOES:
        assert tile(domino, 37, 0.5, "#22252e", True).mode == "RGBA"
        for px in (36, 72, 100):
            assert tile(domino, px).mode == "RGBA"


def test_every_request_has_its_picture() -> None:
    """A kind of request that no picture draws would fail only once it is requested."""
    assert set(pictures._DRAW) == set(get_args(Request))
