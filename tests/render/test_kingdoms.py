"""Kingdoms on a canvas: windows, what a square looks like among its neighbors, numbered spots."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import pytest

from engine import Cell, Terrain, square_name, square_order
from engine.buildings import corrected
from render.canvas.canvas import Canvas
from render.requests import Candidate
from render.sprites import marks
from render.sprites.kingdoms import (
    SQUARE_SIZES,
    Grid,
    Window,
    draw_kingdom,
    draw_sites,
    draw_spots,
    look_of,
    nesting,
    size_for,
)
from render.sprites.square import Detail, Look, Side
from tests.render import positions

EMPTY = positions.view("four", 0).kingdoms[0]


def cell(square: str, terrain: str, domino: str = "K1", crowns: int = 0) -> Cell:
    return Cell(square, Terrain(terrain), crowns, domino, 0)


def around(*cells: Cell) -> dict[tuple[int, int], Cell]:
    return {square_order(one.square): one for one in cells}


def test_an_empty_kingdom_is_shown_in_the_middle_of_its_grid() -> None:
    """Before the first domino the castle has two squares on each side."""
    assert Window.of(EMPTY) == Window(3, 3, 7, 7)


def test_a_window_holds_the_squares_of_every_spot() -> None:
    """The frame of the panel is larger than the grid where spots lie on two sides."""
    window = Window.of(EMPTY, ["b5", "h5"])
    assert (window.columns, window.rows) == (7, 5)


@pytest.mark.parametrize("setup", positions.SETUPS)
def test_a_finished_kingdom_fills_exactly_its_grid(setup: str) -> None:
    """No rule lets it be larger, and no picture shows less."""
    for kingdom in positions.view(setup, 99).kingdoms:
        window = Window.of(kingdom)
        assert (window.columns, window.rows) == (kingdom.grid, kingdom.grid)


def test_squares_are_named_from_the_top_row_down() -> None:
    """As they are read."""
    assert list(Window(1, 1, 2, 2).squares()) == ["a2", "b2", "a1", "b1"]


def test_places_grow_to_the_right_and_down() -> None:
    """Row 7 is above row 6, column d right of column c."""
    grid = Grid(Window(3, 3, 7, 7), 10, 20, 100)
    assert grid.place("c7") == (10, 20)
    assert grid.place("d6") == (110, 120)
    assert grid.span(("d6", "d5")) == (1, 2, 110, 120)


def test_sizes_come_from_a_short_ladder() -> None:
    """So that every size is warm; the smallest is taken where none fits."""
    assert [size_for(room) for room in (500, 119, 71, 3)] == [132, 118, 62, SQUARE_SIZES[-1]]


def test_halves_of_one_domino_and_one_terrain_have_nothing_between() -> None:
    """Two dominoes of one terrain have a seam, two terrains an edge."""
    cells = around(
        cell("e6", "lake"), cell("f6", "lake"), cell("e7", "lake", "K2"), cell("d6", "mine", "K3")
    )
    sides = look_of(cells, (5, 6), Detail.FINE).sides
    assert (sides.north, sides.east, sides.south, sides.west) == (
        Side.SEAM,
        Side.OPEN,
        Side.EDGE,
        Side.EDGE,
    )


def test_inner_corners_are_seen_only_where_land_goes_on() -> None:
    """A corner is notched when both sides go on and the square beyond it is other land."""
    cells = around(cell("e6", "lake"), cell("f6", "lake"), cell("e7", "lake", "K2"))
    assert look_of(cells, (5, 6), Detail.FINE).sides.corners == (True, False, False, False)
    full = {**cells, **around(cell("f7", "lake", "K2"))}
    assert not any(look_of(full, (5, 6), Detail.FINE).sides.corners)


def test_nested_outlines_never_coincide_on_a_square() -> None:
    """Spots that share a square lie at different depths."""
    spots = [
        Candidate(1, "c5", "d5", 0),
        Candidate(2, "d5", "d4", 0),
        Candidate(3, "d4", "e4", 0),
        Candidate(4, "d6", "d5", 0),
    ]
    depths = nesting(spots)
    for (one, i), (other, j) in itertools.combinations(zip(spots, depths, strict=True), 2):
        assert i != j or not set(one.squares) & set(other.squares)


def drawn_at(canvas: Canvas, what: str) -> list[tuple[int, int]]:
    """The middles of what was drawn."""
    boxes = [drawn.box for drawn in canvas.drawn if drawn.what == what]
    return [((left + right) // 2, (top + bottom) // 2) for left, top, right, bottom in boxes]


@pytest.mark.parametrize("px", [132, 72])
def test_spots_that_are_one_another_turned_have_numbers_of_their_own(px: int) -> None:
    """Each on the left half of its domino, a square apart; others in the middle of both squares."""
    canvas, grid = Canvas(900, 900), Grid(Window(3, 3, 7, 7), 60, 60, px)
    turned = (Candidate(1, "d4", "d5", 0), Candidate(2, "d5", "d4", 0))
    draw_spots(canvas, grid, (*turned, Candidate(3, "f4", "f5", 0)), None)
    first, second, other = drawn_at(canvas, "disc")
    assert abs(first[1] - second[1]) == pytest.approx(px, abs=1)
    assert other[1] == pytest.approx((first[1] + second[1]) / 2, abs=1)


@pytest.mark.parametrize("px", [132, 72])
def test_single_squares_are_numbered_in_their_middle(px: int) -> None:
    """Each has an outline of its own; nothing is chosen."""
    canvas, grid = Canvas(900, 900), Grid(Window(3, 3, 7, 7), 60, 60, px)
    draw_sites(canvas, grid, [(1, "c7"), (2, "d7")], None)
    assert len(drawn_at(canvas, "outline")) == 2
    assert drawn_at(canvas, "chosen") == []
    middles = drawn_at(canvas, "disc")
    assert middles == [(60 + px // 2, 60 + px // 2), (60 + px * 3 // 2, 60 + px // 2)]


def test_a_chosen_square_is_framed_its_number_in_the_corner() -> None:
    """What was bought stands on it and is not hidden."""
    canvas, grid = Canvas(900, 900), Grid(Window(3, 3, 7, 7), 60, 60, 96)
    draw_sites(canvas, grid, [(1, "c7"), (2, "d6")], "d6")
    assert drawn_at(canvas, "outline") == [(108, 108)]
    assert drawn_at(canvas, "chosen") == [(204, 204)]
    assert drawn_at(canvas, "disc") == [(108, 108), (204 - 34, 204 - 34)]


def test_pieces_stand_on_the_squares_of_their_kingdom() -> None:
    """The knight is its seat's, the building the one of the table in force."""
    view = positions.view("four", 6)
    first, second, *others = view.kingdoms[2].cells
    table = corrected({"church": "k2t0"})
    cells = (replace(first, knight=True), replace(second, building="church"), *others)
    kingdom = replace(view.kingdoms[2], cells=cells)
    canvas = Canvas(900, 900)
    window = Window.of(kingdom)
    draw_kingdom(canvas, Grid(window, 60, 60, 100), kingdom, buildings=table.values())
    looks = [drawn.arguments[0] for drawn in canvas.drawn if drawn.what == "paint"]
    found = [look for look in looks if isinstance(look, Look)]
    assert [look.knight for look in found if look.knight] == [3]
    assert [look.building for look in found if look.building] == [table["church"]]


@pytest.mark.parametrize(("px", "radius"), [(132, 19.0), (100, 19.0), (88, 27.0), (62, 27.0)])
def test_numbers_of_two_spots_never_touch(px: int, radius: float) -> None:
    """Two spots with different middles have discs apart, whatever way they lie."""
    wide = marks.disc("1", px, "#ffffff", radius).width - 2
    middles = {}
    for column, row in itertools.product((1, 2, 3), repeat=2):
        name = square_name(column, row)
        for beside, shift in (((column + 1, row), (0.0, -6.0)), ((column, row + 1), (-5.0, 0.0))):
            x, y = (column + beside[0]) / 2 * 96 + shift[0], -(row + beside[1]) / 2 * 96 + shift[1]
            middles[name, square_name(*beside)] = (x * px / 96, y * px / 96)
    for one, other in itertools.combinations(middles.values(), 2):
        assert math.dist(one, other) > wide - 1
