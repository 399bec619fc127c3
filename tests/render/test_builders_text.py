"""The pictures of the builders' board and of the town: what is drawn where."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import pairwise

import pytest

import locales
from engine import BoardSlot, BoardView, Building, Game, GameView, Options
from render import draw
from render.canvas.canvas import Canvas
from render.canvas.colors import THEMES, Theme
from render.pictures import compose
from render.pictures.town import BAR, BAR_TOP, LAYOUT
from render.requests import BuildersPicture, Request, TownPicture
from tests.render import positions
from tests.render.test_pictures import arguments, counted, written
from tests.render.towns import town

QUEENS = positions.QUEENS
GONE = ("queens two", 8, 4)
"""A turn when one tile was bought and one burnt, and the second lord hosts the Queen."""


def tiles(canvas: Canvas) -> list[str]:
    """The buildings on offer, in the order of drawing."""
    return [one.id for one, *_ in arguments(canvas, "tile") if isinstance(one, Building)]


def inside(canvas: Canvas) -> None:
    """Nothing leaves the picture."""
    for drawn in canvas.drawn:
        left, top, right, bottom = drawn.box
        assert min(left, top) >= 0, drawn
        assert right <= canvas.width, drawn
        assert bottom <= canvas.height, drawn


def apart(canvas: Canvas, *whats: str) -> None:
    """Pieces and figures of the board do not cover each other."""
    boxes = [(drawn.what, drawn.box) for drawn in canvas.drawn if drawn.what in whats]
    for i, (what, one) in enumerate(boxes):
        for other_what, other in boxes[i + 1 :]:
            overlap = (
                min(one[2], other[2]) - max(one[0], other[0]),
                min(one[3], other[3]) - max(one[1], other[1]),
            )
            assert min(overlap) <= 2, (what, one, other_what, other)


def with_board(view: GameView, board: BoardView) -> GameView:
    """The same view with another builders' board."""
    return dataclasses.replace(view, board=board)


@pytest.mark.parametrize("round_", [0, 1, 4, 8, 12, 99])
@pytest.mark.parametrize("setup", QUEENS)
def test_the_board_is_drawn_for_everybody_at_any_time(setup: str, round_: int) -> None:
    """For each seat and for nobody, 900 × 620, nothing over the edge or over each other."""
    view = positions.view(setup, round_)
    for seat in (None, *range(1, len(view.names) + 1)):
        canvas = compose(BuildersPicture(view, seat))
        assert (canvas.width, canvas.height) == (900, 620)
        inside(canvas)
        apart(canvas, "tile", "text", "coin", "pile", "queen", "shield")


@pytest.mark.parametrize("builds", [False, True])
@pytest.mark.parametrize("round_", [2, 3, 5, 8, 10, 12])
@pytest.mark.parametrize("setup", QUEENS)
def test_towns_of_every_setup_are_drawn(setup: str, round_: int, builds: bool) -> None:
    """Before and after something is built; low enough to be in view with its lists."""
    canvas = compose(town(setup, round_, 2, builds=builds))
    assert canvas.width == 900
    assert canvas.height <= 760
    inside(canvas)
    apart(canvas, "tile", "coin", "pile", "queen", "octagon")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "request_",
    [BuildersPicture(positions.view(*GONE), 2), town("queens three", 3, 2, builds=True)],
    ids=["builders", "town"],
)
def test_drawing_twice_gives_the_same_bytes(request_: Request, theme: Theme) -> None:
    """Pictures are pure functions of their request."""
    assert draw(request_, theme=theme) == draw(request_, theme=theme)


def test_tiles_stand_from_the_dearest_to_the_cheapest() -> None:
    """Two rows: 5 4 3 above 2 1 0."""
    view = positions.view("queens four", 2)
    assert view.board is not None
    canvas = compose(BuildersPicture(view))
    assert tiles(canvas) == [slot.building for slot in reversed(view.board.slots)]
    boxes = [drawn.box for drawn in canvas.drawn if drawn.what == "tile"]
    assert boxes == sorted(boxes, key=lambda box: (box[1], box[0]))
    assert written(canvas)[:6] == ["5", "4", "3", "2", "1", "0"]


def test_prices_of_nobody_are_the_printed_ones() -> None:
    """Nothing is struck, though somebody hosts the Queen."""
    canvas = compose(BuildersPicture(positions.view(*GONE)))
    assert written(canvas)[:6] == ["5", "4", "3", "2", "1", "0"]
    assert not counted(canvas)["strike"]


def test_the_queens_host_sees_own_prices_and_the_printed_ones_struck() -> None:
    """One coin less on each tile that is left; what is gone keeps its printed price."""
    canvas = compose(BuildersPicture(positions.view(*GONE), 2))
    assert written(canvas)[:10] == ["5", "3", "4", "2", "3", "1", "2", "0", "1", "0"]
    assert counted(canvas)["strike"] == 4


def test_a_price_that_is_nothing_anyway_is_not_struck() -> None:
    """The cheapest slot costs the Queen's host nothing, as everybody."""
    view = positions.view("queens four", 2)
    assert view.board is not None
    view = with_board(view, dataclasses.replace(view.board, queen=1))
    canvas = compose(BuildersPicture(view, 1))
    assert written(canvas)[:11] == ["4", "5", "3", "4", "2", "3", "1", "2", "0", "1", "0"]


def test_gold_prices_can_be_paid() -> None:
    """By the coins of the seat; a poor lord sees none, and one who is nobody plain ones."""
    rich = positions.view("queens four", 2)
    kingdoms = [dataclasses.replace(kingdom, coins=0) for kingdom in rich.kingdoms]
    assert rich.board is not None
    slots = (BoardSlot(0, bought_by=2), *rich.board.slots[1:])
    poor = with_board(
        dataclasses.replace(rich, kingdoms=tuple(kingdoms)),
        dataclasses.replace(rich.board, slots=slots),
    )
    gold = "#f0b92f"
    figures = {
        name: _gold_in_prices(compose(request), gold)
        for name, request in {
            "rich": BuildersPicture(rich, 1),
            "poor": BuildersPicture(poor, 1),
            "nobody": BuildersPicture(rich),
        }.items()
    }
    assert figures == {"rich": 6, "poor": 0, "nobody": 0}


def _gold_in_prices(canvas: Canvas, gold: str, size: int = 46) -> int:
    """How many of the big prices hold gold."""
    rgb = canvas.image.convert("RGB")
    wanted = tuple(int(gold[i : i + 2], 16) for i in (1, 3, 5))
    found = 0
    for drawn in canvas.drawn:
        if drawn.what == "text" and drawn.arguments[1] == size:
            colors = rgb.crop(drawn.box).getcolors(1 << 16) or []
            found += any(color == wanted for _, color in colors)
    return found


@pytest.mark.parametrize("coins", [0, 8, 28, 88])
def test_the_readers_coins_stay_on_the_board(coins: int) -> None:
    """However many, beside the tiles and inside the frame."""
    view = positions.view(*GONE)
    kingdoms = [dataclasses.replace(kingdom, coins=coins) for kingdom in view.kingdoms]
    canvas = compose(BuildersPicture(dataclasses.replace(view, kingdoms=tuple(kingdoms)), 2))
    last = canvas.drawn[-1]
    assert last.arguments[0] == str(coins)
    assert last.box[2] <= 900 - 14
    apart(canvas, "tile", "text", "coin", "shield")


def test_what_is_gone_is_clear() -> None:
    """The shield of who bought, the dragon that burnt; its cave is empty, by it who bribed it."""
    canvas = compose(BuildersPicture(positions.view(*GONE), 2))
    seats = Counter(seat for seat, _ in arguments(canvas, "shield"))
    assert seats == {2: 3, 1: 1}  # bought by 2, hosted by 2, read by 2; bribed by 1
    dragons = [drawn.box for drawn in canvas.drawn if drawn.what == "dragon"]
    caves = [drawn.box for drawn in canvas.drawn if drawn.what == "cave"]
    assert len(dragons) == len(caves) == 1
    assert dragons[0][0] > caves[0][2]


def test_the_dragon_sits_in_its_cave() -> None:
    """Beside it what a bribe costs."""
    view = positions.view("queens four", 2)
    assert view.board is not None
    assert view.board.dragon is None
    canvas = compose(BuildersPicture(view))
    dragon = next(drawn.box for drawn in canvas.drawn if drawn.what == "dragon")
    cave = next(drawn.box for drawn in canvas.drawn if drawn.what == "cave")
    assert cave[0] < (dragon[0] + dragon[2]) / 2 < cave[2]
    assert written(canvas).count("1") == 2


def test_a_slot_that_stays_empty_and_a_pile_that_is_used_up() -> None:
    """R50: no tile, no shield, no dragon; the pile is 0."""
    view = positions.view("queens four", 2)
    assert view.board is not None
    slots = (*view.board.slots[:4], BoardSlot(4), BoardSlot(5))
    bare = dataclasses.replace(view.board, slots=slots, pile=0)
    canvas = compose(BuildersPicture(with_board(view, bare)))
    assert len(tiles(canvas)) == 4
    assert not counted(canvas)["pile"]
    assert "0" in written(canvas)[6:]


def test_a_corrected_tile_is_drawn_as_it_is_in_force() -> None:
    """A host's numbers are on the tile (R19)."""
    options = Options(box="queendomino", players=2)
    icons = {"bakery": "k1t1"}
    game = Game.new(options, ("Ann", "Ben"), seed=bytes(32), icons=icons)
    canvas = compose(BuildersPicture(game.view()))
    bakery = [one for one, *_ in arguments(canvas, "tile") if getattr(one, "id", "") == "bakery"]
    assert [(one.knights, one.towers) for one in bakery if isinstance(one, Building)] == [(1, 1)]


def test_a_town_marks_knights_and_the_chosen_square() -> None:
    """A frame round each knight of this draft and round the building; sites have letters."""
    request = town("queens three", 3, 2, builds=True)
    canvas = compose(request)
    assert counted(canvas)["chosen"] == len(request.posts) + 1
    assert counted(canvas)["ring"] == 1
    assert [figure for figure, *_ in arguments(canvas, "disc")] == [
        locales.letter(site.number) for site in request.sites
    ]
    assert counted(canvas)["outline"] == len(request.sites) - 1


def test_prices_of_a_town_are_those_of_the_turns_start() -> None:
    """Towers that win the Queen in the draft bring no discount in this turn."""
    request = town("queens two", 8, 1)
    assert request.discount
    assert counted(compose(request))["strike"] == 5
    unhosted = dataclasses.replace(request, discount=False)
    assert not counted(compose(unhosted))["strike"]


def test_only_what_can_be_bought_now_is_gold_and_large() -> None:
    """Not what the coins would pay once a building is bought, nor without a free town."""
    request = dataclasses.replace(town("queens two", 8, 1), payable=(0, 3))
    canvas = compose(request)
    assert _gold_in_prices(canvas, "#f0b92f", LAYOUT.figure) == 2
    offered = [one for one in canvas.drawn if one.what == "text" and one.box[3] < BAR_TOP]
    assert [one.arguments[1] for one in offered].count(LAYOUT.figure) == 2


@pytest.mark.parametrize("gain", [None, 0, -5, 12])
def test_a_purse_as_full_as_it_gets_has_room(gain: int | None) -> None:
    """Beside the change and three-figure points."""
    request = town("queens two", 8, 1)
    kingdoms = [
        dataclasses.replace(
            kingdom,
            coins=88,
            knights=12,
            towers=15,
            queen=True,
            scorecard=dataclasses.replace(kingdom.scorecard, total=188),
        )
        for kingdom in request.view.kingdoms
    ]
    view = dataclasses.replace(request.view, kingdoms=tuple(kingdoms))
    canvas = compose(dataclasses.replace(request, view=view, gain=gain))
    bar = [
        drawn
        for drawn in canvas.drawn
        if drawn.box[1] >= BAR_TOP - 2
        and drawn.box[3] <= BAR_TOP + BAR + 6
        and drawn.what != "_corner_stamp"
    ]
    boxes = sorted(drawn.box for drawn in bar)
    assert all(one[2] <= other[0] + 3 for one, other in pairwise(boxes))


def test_a_game_without_builders_has_neither_picture() -> None:
    """Asked for all the same, that is an error, not an empty picture."""
    view = positions.view("four", 3)
    for request in (BuildersPicture(view), TownPicture(view, 1)):
        with pytest.raises(ValueError, match="no builders' board"):
            compose(request)
