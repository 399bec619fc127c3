"""Growing kingdoms: one of them, or the whole table, domino by domino.

Each frame draws only the changes since the one before. Windows are those of the kingdoms at the
end, so that squares never move. Free squares are never hatched.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from PIL import Image

from engine import KingdomView
from render.canvas.canvas import Canvas, Mode
from render.canvas.colors import Theme
from render.canvas.gif import Box, Movie
from render.pictures.common import (
    clear_of_square,
    more_shields,
    put_names,
    put_shield,
    put_stripe,
)
from render.ranking import is_winner
from render.requests import AnimationPicture
from render.sprites import badges
from render.sprites.kingdoms import (
    MAT,
    Grid,
    Window,
    draw_coordinates,
    draw_last_placed,
    draw_mat,
    squares_of,
)

SQUARES = {5: 80, 7: 56}  # pixels a square by grid, two kingdoms side by side
MANY_SQUARES = {5: 56, 7: 40}  # three side by side
ALONE_SQUARES = {5: 108, 7: 72}
TWO_BY_TWO = 4  # the most kingdoms that are arranged two by two
GAP = 28
SIDE = 22  # beside the squares
TOP = 14
HEAD, PAIR_HEAD = 66, 80  # height for one lord, and for two names one below the other
SHIELD, SMALL_SHIELD = 70, 56
OCTAGON, SMALL_OCTAGON = 84, 72
BELOW = 12  # from a head to its squares
ALONE_WIDTH = 760
FIGURES = 34  # height of the coordinates of a single kingdom
RING = 12  # the most pixels of a ring beyond the squares
EDGE = 5  # width of the gold round the head of a winner

PLAYS = 3
"""How often it plays before it stops on the last frame."""
WHOLE = 14_000
LEAST, MOST = 180, 600
FIRST, LAST = 800, 4_000
"""Times in milliseconds: of all steps, of one step at least and at most, of both ends."""

Piece: TypeAlias = tuple[Callable[..., Image.Image], tuple[Any, ...]]


@dataclass(slots=True)
class Area:
    """A kingdom on the canvas: the places of its head and squares, and what they show now."""

    head: Box
    grid: Grid
    pieces: dict[str, Piece] = field(default_factory=dict)
    points: str = ""
    figures: int = 2  # the most digits of the points

    @property
    def large(self) -> bool:
        """Whether there is room for large signs in the head."""
        return self.grid.px >= min(SQUARES.values())

    @property
    def octagon(self) -> int:
        """The size of the points."""
        return OCTAGON if self.large else SMALL_OCTAGON

    @property
    def points_width(self) -> int:
        """The largest width of the points."""
        return round((60 + 18 * max(0, self.figures - 2)) * self.octagon / 96)

    @property
    def middle(self) -> float:
        """The middle of the head's height."""
        return (self.head[1] + self.head[3] - 6) / 2

    @property
    def box(self) -> Box:
        """The box of everything that can change."""
        left, top, right = self.head[0] - EDGE, self.head[1] - EDGE, self.head[2] + EDGE
        side = round(self.grid.x) - RING, round(self.grid.x + self.grid.width) + RING
        bottom = round(self.grid.y + self.grid.height) + RING
        return min(left, side[0]), top, max(right, side[1]), bottom


class Scene:
    """A canvas on which kingdoms grow; `still` lacks the rings of the dominoes laid last."""

    def __init__(self, request: AnimationPicture, theme: Theme, mode: Mode) -> None:
        self.view = request.view
        kingdoms = request.kingdoms
        grid = kingdoms[0].grid
        if request.seat is not None:
            self.still, self.areas = _alone(kingdoms[0], theme, mode)
        else:
            self.still, self.areas = _together(kingdoms, grid, theme, mode)
        self.shown = self.still
        self.ended = False
        for kingdom in (one for frame in (*request.frames, kingdoms) for one in frame):
            if kingdom.seats in self.areas:
                area = self.areas[kingdom.seats]
                area.figures = max(area.figures, len(str(kingdom.scorecard.total)))

    def begin(self, kingdoms: Iterable[KingdomView]) -> Image.Image:
        """Draw the kingdoms at the start; returns the whole picture."""
        for kingdom in kingdoms:
            if kingdom.seats in self.areas:
                self._grow(kingdom)
        self.shown = _twin(self.still)
        return self.shown.image

    def change(self, kingdoms: Iterable[KingdomView]) -> Iterator[Box]:
        """Draw changed kingdoms; yields the box of each, once it is drawn."""
        for kingdom in kingdoms:
            if kingdom.seats in self.areas:
                yield self._change(kingdom)

    def _change(self, kingdom: KingdomView) -> Box:
        area = self.areas[kingdom.seats]
        self._grow(kingdom)
        left, top, _, _ = area.box
        self.shown.image.paste(self.still.image.crop(area.box), (left, top))
        draw_last_placed(self.shown, area.grid, kingdom)
        return area.box

    def _grow(self, kingdom: KingdomView) -> None:
        """Draw the head and the changed squares of a kingdom."""
        area, points = self.areas[kingdom.seats], str(kingdom.scorecard.total)
        golden = self.ended and is_winner(self.view, kingdom)
        if golden or not area.points:
            self._head(area, kingdom, golden=golden)
        if golden or area.points != points:
            area.points = points
            self._points(area)
        pieces = squares_of(area.grid, kingdom, dead=False, buildings=self.view.buildings)
        for name, make, arguments in pieces:
            if area.pieces.get(name) != (make, arguments):
                area.pieces[name] = make, arguments
                self.still.put(area.grid.place(name), make, *arguments)

    def _head(self, area: Area, kingdom: KingdomView, *, golden: bool) -> None:
        """Draw shield and name over a stripe of the seat's color, in gold for a winner."""
        left, top, right, bottom = area.head
        if golden:
            rim = (left - EDGE, top - EDGE, right + EDGE, bottom + EDGE)
            self.still.panel(rim, "accent", radius=14 + EDGE)
        self.still.panel(area.head, on="accent" if golden else "bg")
        stripe = (left + 6, bottom - 9, right - 6, bottom - 3)
        put_stripe(self.still, stripe, kingdom.seats[0], radius=3, on="panel")
        shield = SHIELD if area.large else SMALL_SHIELD
        put_shield(self.still, "panel", (left + 8, area.middle), kingdom.seats, shield)
        x = left + 14 + round(shield * 0.62) + more_shields(kingdom.seats, shield)
        room = right - 18 - area.points_width - x
        put_names(
            self.still, self.view, (x, area.middle), kingdom, (room, 34), height=bottom - top - 9
        )

    def _points(self, area: Area) -> None:
        """Draw the points at the right of a head."""
        right = area.head[2] - 8
        left = right - area.points_width
        self.still.fill((left, area.head[1] + 4, right, area.head[3] - 10), "panel")
        place = (right, area.middle)
        self.still.put_on("panel", place, "rm", badges.octagon, area.points, area.octagon)


def draw_animation(request: AnimationPicture, theme: Theme, mode: Mode) -> Canvas:
    """Draw the last frame as a still picture."""
    scene = Scene(request, theme, mode)
    scene.ended = request.view.over
    scene.begin(request.kingdoms)
    for _ in scene.change(request.kingdoms):
        pass
    return scene.shown


def animate(request: AnimationPicture, theme: Theme) -> bytes:
    """Draw all frames and return them as a GIF file."""
    scene = Scene(request, theme, "P")
    first, *steps = request.frames
    movie = Movie(scene.begin(first), FIRST, plays=PLAYS)
    steps = [one for one in steps if any(kingdom.seats in scene.areas for kingdom in one)]
    time = max(LEAST, min(MOST, WHOLE // max(1, len(steps))))
    for kingdoms in steps:
        movie.add(scene.shown.image, _around(scene.change(kingdoms)), time)
    scene.ended = request.view.over
    movie.add(scene.shown.image, _around(scene.change(request.kingdoms)), 0)
    movie.wait(LAST)
    return movie.gif()


# -- layout


def _alone(
    kingdom: KingdomView, theme: Theme, mode: Mode
) -> tuple[Canvas, dict[tuple[int, ...], Area]]:
    """Return a canvas for one kingdom, with its coordinates."""
    window = Window.of(kingdom)
    px = ALONE_SQUARES[kingdom.grid]
    below = TOP + HEAD + BELOW + MAT
    height = clear_of_square(ALONE_WIDTH, below + window.rows * px + MAT + 50)
    canvas = Canvas(ALONE_WIDTH, height, theme, mode)
    left = (ALONE_WIDTH - window.columns * px) // 2 + 16
    grid = Grid(window, left, below, px)
    draw_mat(canvas, grid)
    draw_coordinates(canvas, grid, FIGURES)
    head = (TOP, TOP, ALONE_WIDTH - TOP, TOP + HEAD)
    return canvas, {kingdom.seats: Area(head, grid)}


def _together(
    kingdoms: Sequence[KingdomView], grid: int, theme: Theme, mode: Mode
) -> tuple[Canvas, dict[tuple[int, ...], Area]]:
    """Return a canvas for all kingdoms: two by two, or three in a row where they are many."""
    few = len(kingdoms) <= TWO_BY_TWO
    columns, px = (2, SQUARES[grid]) if few else (3, MANY_SQUARES[grid])
    side = grid * px
    head = PAIR_HEAD if len(kingdoms[0].seats) > 1 else HEAD
    block = head + BELOW + MAT + side + MAT + 14
    rows = -(-len(kingdoms) // columns)
    in_row = min(columns, len(kingdoms))
    width = 2 * SIDE + in_row * side + (in_row - 1) * GAP
    canvas = Canvas(width, clear_of_square(width, TOP + rows * block), theme, mode)
    areas = {}
    for i, kingdom in enumerate(kingdoms):
        row, place = divmod(i, columns)
        in_row = min(columns, len(kingdoms) - row * columns)
        left = (width - in_row * side - (in_row - 1) * GAP) // 2
        x, y = left + place * (side + GAP), TOP + row * block
        area = Area(
            (x - MAT, y, x + side + MAT, y + head),
            Grid(Window.of(kingdom), x, y + head + BELOW + MAT, px),
        )
        draw_mat(canvas, area.grid)
        areas[kingdom.seats] = area
    return canvas, areas


def _twin(canvas: Canvas) -> Canvas:
    """Return another canvas that looks the same."""
    twin = Canvas(canvas.width, canvas.height, canvas.theme, canvas.mode)
    twin.image.paste(canvas.image)
    return twin


def _around(boxes: Iterable[Box]) -> Box:
    """Return the smallest box that holds all of them."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)
