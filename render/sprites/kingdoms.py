"""A kingdom on a canvas: its window of the grid, its squares, its coordinates and its marks."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from PIL import Image

import locales
from engine import Cell, KingdomView, square_name, square_order
from engine.buildings import Building
from render.canvas.canvas import Canvas
from render.canvas.colors import CREAM, GAP, RIM, ROSE
from render.requests import Candidate
from render.sprites import marks, seat_pieces, square
from render.sprites.square import Detail, Look, Side, Sides

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
# The sizes of squares: few, so that all can be drawn in advance.
SQUARE_SIZES = (132, 118, 108, 100, 88, 80, 72, 62, 56)
FINE = 100  # pixels a square from which everything can be seen on a phone
MAT = 8  # width of the mat round the squares
CORNER = 34.0  # units from the middle of a chosen square to its number
NESTED = 3  # the deepest nesting of outlines


def size_for(room: float) -> int:
    """Return the largest size of squares that fits."""
    return next((px for px in SQUARE_SIZES if px <= room), SQUARE_SIZES[-1])


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the 9×9 grid that is shown: columns and rows, both ends included."""

    left: int
    bottom: int
    right: int
    top: int

    @classmethod
    def around(cls, squares: Iterable[str]) -> "Window":
        """Return the smallest window that holds all squares."""
        columns, rows = zip(*map(square_order, squares), strict=True)
        return cls(min(columns), min(rows), max(columns), max(rows))

    @classmethod
    def of(cls, kingdom: KingdomView, more: Iterable[str] = ()) -> "Window":
        """Return the window of a kingdom and more squares, at least as large as the grid."""
        laid = (cell.square for cell in kingdom.cells)
        return cls.around([kingdom.castle, *laid, *more]).grown(kingdom.grid)

    def grown(self, side: int) -> "Window":
        """Return the window widened evenly until both sides are long enough."""
        width, height = max(0, side - self.columns), max(0, side - self.rows)
        left, bottom = self.left - width // 2, self.bottom - height // 2
        right = self.right + width - width // 2
        return Window(left, bottom, right, self.top + height - height // 2)

    def with_square(self, name: str) -> "Window":
        """Return the window widened to hold a square."""
        column, row = square_order(name)
        left, bottom = min(self.left, column), min(self.bottom, row)
        return Window(left, bottom, max(self.right, column), max(self.top, row))

    def squares(self) -> Iterator[str]:
        """Name every square of the window, from the top row down."""
        for row in range(self.top, self.bottom - 1, -1):
            for column in range(self.left, self.right + 1):
                yield square_name(column, row)

    @property
    def columns(self) -> int:
        """The number of columns."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """The number of rows."""
        return self.top - self.bottom + 1


@dataclass(frozen=True, slots=True)
class Grid:
    """A window on a canvas: the left top corner of its first square, and pixels a square."""

    window: Window
    x: float
    y: float
    px: int

    def place(self, name: str) -> tuple[float, float]:
        """Return the left top corner of a square."""
        column, row = square_order(name)
        left = self.x + (column - self.window.left) * self.px
        return left, self.y + (self.window.top - row) * self.px

    def span(self, squares: Collection[str]) -> tuple[int, int, float, float]:
        """Return columns, rows and the left top corner of the area of some squares."""
        covered = Window.around(squares)
        x, y = self.place(square_name(covered.left, covered.top))
        return covered.columns, covered.rows, x, y

    @property
    def width(self) -> int:
        """The width of all squares."""
        return self.window.columns * self.px

    @property
    def height(self) -> int:
        """The height of all squares."""
        return self.window.rows * self.px


def draw_kingdom(
    canvas: Canvas,
    grid: Grid,
    kingdom: KingdomView,
    *,
    usable: Collection[str] = (),
    dead: bool = True,
    buildings: Iterable[Building] = (),
) -> None:
    """Draw the mat and every square of a window; `buildings` is the table in force.

    Free squares that can no longer be used are hatched, unless they are among `usable`.
    """
    draw_mat(canvas, grid)
    for name, make, arguments in squares_of(grid, kingdom, usable, dead=dead, buildings=buildings):
        canvas.put(grid.place(name), make, *arguments)


def draw_mat(canvas: Canvas, grid: Grid) -> None:
    """Draw the mat round the squares of a window."""
    box = (grid.x - MAT, grid.y - MAT, grid.x + grid.width + MAT, grid.y + grid.height + MAT)
    canvas.panel(box, GAP, radius=16, border=RIM)


def squares_of(
    grid: Grid,
    kingdom: KingdomView,
    usable: Collection[str] = (),
    *,
    dead: bool = True,
    buildings: Iterable[Building] = (),
) -> Iterator[tuple[str, Callable[..., Image.Image], tuple[Any, ...]]]:
    """Yield every square of a window with its drawing function and arguments."""
    cells = {square_order(cell.square): cell for cell in kingdom.cells}
    detail = Detail.FINE if grid.px >= FINE else Detail.COARSE
    table = {building.id: building for building in buildings}
    for name in grid.window.squares():
        spot = square_order(name)
        if name == kingdom.castle:
            first, *partner = kingdom.seats
            yield name, seat_pieces.castle, (first, grid.px, *partner)
        elif spot in cells:
            look = look_of(cells, spot, detail)
            what = _with_pieces(look, cells[spot], kingdom.seats[0], table)
            yield name, square.paint, (what, grid.px)
        elif not dead or name in kingdom.reachable or name in usable:
            yield name, marks.free, (grid.px,)
        else:
            yield name, marks.dead, (grid.px,)


def look_of(cells: Mapping[tuple[int, int], Cell], spot: tuple[int, int], detail: Detail) -> Look:
    """Return the look of a laid square, given its neighbors."""
    cell = cells[spot]
    column, row = spot
    sides = [_side(cell, cells.get((column + dx, row + dy))) for dx, dy in SIDES]
    other = []
    for i, (dx, dy) in enumerate(CORNERS):
        beyond = cells.get((column + dx, row + dy))
        land_goes_on = Side.EDGE not in (sides[i], sides[(i + 1) % 4])
        other.append(land_goes_on and (beyond is None or beyond.terrain != cell.terrain))
    corners = (other[0], other[1], other[2], other[3])
    frame = Sides(sides[0], sides[1], sides[2], sides[3], corners)
    return Look(cell.terrain.value, cell.crowns, column % 3, -row % 3, frame, detail)


def _with_pieces(look: Look, cell: Cell, seat: int, table: Mapping[str, Building]) -> Look:
    if not (cell.building or cell.knight or cell.resource or cell.token or cell.giants):
        return look
    return replace(
        look,
        knight=seat if cell.knight else 0,
        building=None if cell.building is None else table[cell.building],
        resource=cell.resource or "",
        token=cell.token or "",
        giants=cell.giants,
    )


def _side(cell: Cell, beyond: Cell | None) -> Side:
    if beyond is None or beyond.terrain != cell.terrain:
        return Side.EDGE
    return Side.OPEN if beyond.domino == cell.domino else Side.SEAM


def draw_coordinates(canvas: Canvas, grid: Grid, size: int = 30) -> None:
    """Write the letters below and the numbers at the left of a window."""
    below = grid.y + grid.height + MAT + size * 0.57
    for i in range(grid.window.columns):
        letter = square_name(grid.window.left + i, 1)[0]
        middle = (grid.x + (i + 0.5) * grid.px, below)
        canvas.text(middle, letter, size, "muted", on="bg", anchor="mm")
    left = grid.x - MAT - 1 - size * 0.58
    for i in range(grid.window.rows):
        row, y = str(grid.window.top - i), grid.y + (i + 0.5) * grid.px
        if len(row) == 1:
            canvas.text((left, y), row, size, "muted", on="bg", anchor="mm")
        else:  # wide enough to lie on the rim of the mat
            canvas.text((grid.x - MAT - 4, y), row, size, "muted", on="bg", anchor="rm")


def draw_last_placed(canvas: Canvas, grid: Grid, kingdom: KingdomView) -> None:
    """Put the white ring round the domino placed last, if there is one."""
    if kingdom.placed:
        last = kingdom.placed[-1]
        draw_ring(canvas, grid, (last.left, last.right))


def draw_ring(canvas: Canvas, grid: Grid, squares: Collection[str]) -> None:
    """Put a white ring round the squares of a domino."""
    columns, rows, x, y = grid.span(squares)
    pad = marks.RING_PAD * grid.px / 96
    canvas.over((x - pad, y - pad), "lt", marks.ring, grid.px, columns, rows)


def draw_frame(canvas: Canvas, grid: Grid, squares: Collection[str]) -> None:
    """Frame squares as chosen while the turn is not ended."""
    columns, rows, x, y = grid.span(squares)
    pad = marks.CHOSEN_PAD * grid.px / 96
    canvas.over((x - pad, y - pad), "lt", marks.chosen, grid.px, columns, rows)


def draw_spots(
    canvas: Canvas, grid: Grid, spots: tuple[Candidate, ...], chosen: tuple[str, str] | None
) -> None:
    """Draw the candidates, the chosen spot above their outlines, and all numbers on top.

    Two numbers have different centers, never closer than 0.707 squares, so discs never touch: where
    two spots are the same squares, turned, each number is on the left half of its domino. Outlines
    that share a square are nested.
    """
    hidden = frozenset(chosen or ())
    for spot, depth in zip(spots, nesting(spots), strict=True):
        if frozenset(spot.squares) != hidden:
            _draw_outline(canvas, grid, spot, (depth, hidden))
    if chosen:
        draw_frame(canvas, grid, chosen)
    for spot in spots:
        squares = frozenset(spot.squares)
        turned = sum(frozenset(other.squares) == squares for other in spots) > 1
        where = (spot.left,) if turned else spot.squares
        _draw_number(canvas, grid, spot.number, where, squares == hidden)


def draw_sites(
    canvas: Canvas,
    grid: Grid,
    sites: Iterable[tuple[int, str]],
    chosen: str | None,
    *,
    lift: float = 0.0,
) -> None:
    """Number single squares; the chosen one is framed, its number in the corner of the frame.

    A site is a number and a square. On squares not chosen the number is in the middle, `lift` units
    above it (below it if negative) to be clear of crowns. The corner is the upper left one: at the
    right one the number would hide crowns of the next square.
    """
    sites = tuple(sites)
    for _, name in sites:
        if name != chosen:
            left, top = grid.place(name)
            canvas.over((left, top), "lt", marks.outline, grid.px, 1, 1, 0)
    if chosen is not None:
        draw_frame(canvas, grid, (chosen,))
    for number, name in sites:
        left, top = grid.place(name)
        across, up = (CORNER, CORNER) if name == chosen else (0.0, lift)
        middle = left + (48 - across) * grid.px / 96, top + (48 - up) * grid.px / 96
        color = ROSE if name == chosen else CREAM
        canvas.over(
            middle, "mm", marks.disc, locales.letter(number), grid.px, color, _disc_radius(grid)
        )


def nesting(spots: Sequence[Candidate]) -> list[int]:
    """Return the depth of each outline, different from earlier ones on the same square."""
    depths: list[int] = []
    for i, spot in enumerate(spots):
        used = {
            depths[j]
            for j, other in enumerate(spots[:i])
            if not set(spot.squares).isdisjoint(other.squares)
        }
        depths.append(min(NESTED, next(depth for depth in count() if depth not in used)))
    return depths


def _draw_outline(
    canvas: Canvas, grid: Grid, spot: Candidate, below: tuple[int, frozenset[str]]
) -> None:
    """Draw a dashed outline, but not where the chosen domino covers it."""
    depth, hidden = below
    columns, rows, x, y = grid.span(spot.squares)
    sprite = marks.outline(grid.px, columns, rows, depth)
    for name in hidden & set(spot.squares):
        left, top = grid.place(name)
        sprite = sprite.copy()
        left, top = round(left - x), round(top - y)
        sprite.paste((0, 0, 0, 0), (left, top, left + grid.px, top + grid.px))
    canvas.over_sprite((x, y), "lt", sprite, "outline", (spot.number, depth))


def _draw_number(
    canvas: Canvas, grid: Grid, number: int, where: tuple[str, ...], is_chosen: bool
) -> None:
    """Draw a disc in the middle of squares, clear of the crown plate and badge below it."""
    columns, rows, x, y = grid.span(where)
    scale = grid.px / 96
    dx, dy = (0.0, -6.0) if columns > rows else (-5.0, 0.0)
    middle = (x + columns * grid.px / 2 + dx * scale, y + rows * grid.px / 2 + dy * scale)
    color = ROSE if is_chosen else CREAM
    canvas.over(
        middle, "mm", marks.disc, locales.letter(number), grid.px, color, _disc_radius(grid)
    )


def _disc_radius(grid: Grid) -> float:
    return 19.0 if grid.px >= FINE else 27.0
