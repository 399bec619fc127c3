"""The end of a tournament, 900 wide: the first three places with the kingdoms of the last game."""

from engine import KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.pictures.common import WIDTH, clear_of_square, put_name
from render.sprites import badges
from render.sprites.awards import cup, laurel
from render.sprites.kingdoms import Grid, Window, draw_kingdom, size_for
from render.tournament_requests import PodiumPicture, PodiumPlace

TOP, GAP = 14, 20
FIRST, SECOND = 560, 428  # room for the squares of the winner, of the others
HEAD = 96
AWARD = 200  # of the wreath beside the winner
BASE = 14  # of the panel below the squares


def draw_podium(request: PodiumPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the winner in a frame of gold with wreath and cup, the others below side by side."""
    if not request.places:
        return Canvas(WIDTH, 120, theme, mode)
    first, *others = request.places
    high = _height(first, FIRST)
    rows = [others[at : at + 2] for at in range(0, len(others), 2)]
    below = [max(_height(one, SECOND) for one in row) for row in rows]
    height = TOP + high + sum(GAP + each for each in below) + TOP
    canvas = Canvas(WIDTH, clear_of_square(WIDTH, height), theme, mode)
    _draw_winner(canvas, first, (12, TOP, WIDTH - 12, TOP + high))
    wide, top = (WIDTH - 24 - GAP) / 2, TOP + high + GAP
    for row, tall in zip(rows, below, strict=True):
        for i, one in enumerate(row):
            left = 12 + i * (wide + GAP) if len(row) > 1 else (WIDTH - wide) / 2
            _draw_place(canvas, one, (left, top, left + wide, top + tall))
        top += tall + GAP
    return canvas


def _kingdom(place: PodiumPlace) -> KingdomView | None:
    return None if place.view is None else place.view.kingdom_of(place.seat)


def _height(place: PodiumPlace, room: int) -> int:
    kingdom = _kingdom(place)
    if kingdom is None:
        return HEAD + AWARD + 60 if room == FIRST else HEAD + BASE
    window, px = _window(kingdom, room)
    return HEAD + px * window.rows + BASE


def _window(kingdom: KingdomView, room: int) -> tuple[Window, int]:
    """Return the window of a kingdom and the pixels of its squares."""
    window = Window.of(kingdom)
    return window, size_for(room / max(window.columns, window.rows))


Box = tuple[float, float, float, float]


def _draw_winner(canvas: Canvas, place: PodiumPlace, box: Box) -> None:
    """Draw the kingdom left, wreath and cup to its right, the name above."""
    left, top, right, bottom = box
    canvas.panel(box, radius=20, border="accent", border_width=5)
    _draw_head(canvas, place, (left + 24, top, right - 18), 50)
    kingdom = _kingdom(place)
    if kingdom is None:
        award = (left + right) / 2, (top + HEAD + bottom) / 2
    else:
        squares = _draw_squares(canvas, place, kingdom, (left + 20, top + HEAD), FIRST)
        award = (left + 20 + squares + right) / 2, (top + HEAD + bottom) / 2 - 8
    canvas.put_on("panel", award, "mm", laurel, AWARD + 40)
    canvas.put_on("panel", (award[0], award[1] - 6), "mm", cup, AWARD - 50)


def _draw_place(canvas: Canvas, place: PodiumPlace, box: Box) -> None:
    """Draw the second or the third."""
    left, top, right, _ = box
    canvas.panel(box, radius=18)
    _draw_head(canvas, place, (left + 18, top, right - 12), 38)
    kingdom = _kingdom(place)
    if kingdom is not None:
        window, px = _window(kingdom, SECOND)
        x = (left + right - px * window.columns) / 2
        _draw_squares(canvas, place, kingdom, (x, top + HEAD), SECOND)


def _draw_head(
    canvas: Canvas, place: PodiumPlace, box: tuple[float, float, float], size: int
) -> None:
    """Draw place, name and points in (left, top, right)."""
    left, top, right = box
    middle = top + HEAD / 2 + 2
    beside = 0 if place.place is None else 46
    if place.place is not None:
        canvas.text((left + 14, middle), str(place.place), size, weight=800, anchor="mm")
    points = 0
    if place.points:
        points = canvas.put_on("panel", (right, middle), "rm", badges.octagon, place.points, 110)[0]
    room = right - points - left - 10 - beside
    put_name(canvas, (left + beside, middle), place.name, room, size, alias=place.alias)


def _draw_squares(
    canvas: Canvas,
    place: PodiumPlace,
    kingdom: KingdomView,
    corner: tuple[float, float],
    room: int,
) -> int:
    """Draw a kingdom; returns its width."""
    window, px = _window(kingdom, room)
    grid = Grid(window, *corner, px)
    assert place.view is not None, "it has a kingdom"
    draw_kingdom(canvas, grid, kingdom, dead=False, buildings=place.view.buildings)
    return px * window.columns
