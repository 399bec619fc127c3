"""The seventeen quest cards: a diagram of the kingdom above, its worth below (R59)."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from PIL import Image

from render.canvas.colors import INK, STONE, TONES, WHITE, Color, seat_of
from render.canvas.pen import UNITS, Pen
from render.canvas.shapes import Point
from render.sprites.badges import draw_badge
from render.sprites.icons import Effect, Form, Icon, draw_icon, draw_strip
from render.sprites.tiles import CARD, RIM, ROAD

GROUND = "#e6d3a6"
ANY = ROAD  # any square
BARE = "#8d8893"
LINE = "#fff6e0"
ARROW = "#7d5029"
HEIGHT = 128
GAP = 1.6
LEFT, TOP, SIDE = 12.0, 12.5, 72.0
OWN = seat_of(1).color  # the castle's square where it matters

Spot = tuple[int, int]  # column and row, from the left top corner


@lru_cache(maxsize=16)  # of 0.5 MB
def quest(kind: str, px: int) -> Image.Image:
    """Return the card of a quest, 96 × 128 units."""
    pen = Pen(UNITS, HEIGHT, px)
    pen.round_rect((2, 2, 94, HEIGHT - 2), 8, RIM)
    pen.round_rect((4, 4, 92, HEIGHT - 4), 6.5, CARD)
    pen.round_rect((7, 7, 89, 90), 5, GROUND)
    name, _, land = kind.rpartition("_")
    if land in TONES:
        _LAND_DIAGRAMS[name](pen, land)
        worth = Effect(Form.EACH, land, 5)
    else:
        diagram, points = _DIAGRAMS[kind]
        diagram(pen)
        worth = Effect(Form.POINTS, number=points)
    draw_strip(pen, (worth,), (48, 107), 1.2)
    return pen.done()


@lru_cache(maxsize=16)
def quest_mark(px: int) -> Image.Image:
    """Return the sign of the points of quests: a small card with a kingdom on it, in 60 units."""
    pen = Pen(60, 60, px)
    pen.round_rect((5, 2, 55, 58), 8, RIM)
    pen.round_rect((7.5, 4.5, 52.5, 55.5), 6, CARD)
    for i in range(3):
        for j in range(3):
            box = (11 + i * 13, 11.5 + j * 13, 23 + i * 13, 23.5 + j * 13)
            pen.round_rect(box, 2, OWN if i == j == 1 else ARROW)
    return pen.done()


# -- parts


def _draw_grid(pen: Pen, count: int, colors: Mapping[Spot, Color]) -> dict[Spot, Point]:
    """Draw a kingdom of plain squares, some of them colored; returns their centers."""
    side = (SIDE - (count + 1) * GAP) / count
    pen.round_rect((LEFT, TOP, LEFT + SIDE, TOP + SIDE), 4, INK)
    middles = {}
    for column in range(count):
        for row in range(count):
            x, y = LEFT + GAP + column * (side + GAP), TOP + GAP + row * (side + GAP)
            color = colors.get((column, row), ANY)
            pen.round_rect((x, y, x + side, y + side), GAP, color)
            middles[column, row] = (x + side / 2, y + side / 2)
    return middles


def _draw_keep(pen: Pen, middle: Point, zoom: float) -> None:
    with pen.at(*middle, zoom):
        half = [(-9, 8), (-9, -8), (-5.4, -8), (-5.4, -5), (-1.9, -5), (-1.9, -8)]
        pen.poly([*half, *((-x, y) for x, y in reversed(half))], INK)
        pen.poly(
            [(-7.2, 6.4), (-7.2, -6.2), (-7, -3.2), (7, -3.2), (7.2, -6.2), (7.2, 6.4)], STONE.light
        )
        pen.rect((2.4, -3.2, 7.2, 6.4), STONE.shade)
        pen.round_rect((-2, 0, 2, 6.6), 2, INK)


def _draw_badges(pen: Pen, middles: Iterable[Point], land: str, zoom: float) -> None:
    for middle in middles:
        with pen.at(*middle, zoom):
            draw_badge(pen, land, 13.5)


# -- the diagrams


def _harmony(pen: Pen) -> None:
    """Every square of the kingdom is laid."""
    tones = [TONES[land].base for land in ("forest", "lake", "wheat", "swamp", "grassland")]
    squares = [(column, row) for column in range(5) for row in range(5)]
    colors = {(x, y): tones[((x + 1) // 2 + y * 2 + y // 3) % 5] for x, y in squares}
    middles = _draw_grid(pen, 5, colors)
    _draw_keep(pen, middles[2, 2], 0.8)
    for width, color in ((12.0, INK), (7.5, WHITE)):
        pen.line([(26, 52), (42, 68), (72, 28)], width, color)


def _middle_kingdom(pen: Pen) -> None:
    """The same distance to every side."""
    middles = _draw_grid(pen, 5, {(2, 2): OWN})
    _draw_keep(pen, middles[2, 2], 1.25)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        near, far = middles[2 + x, 2 + y], middles[2 + 2 * x, 2 + 2 * y]
        with pen.at(*far):
            tail = (near[0] - far[0] + 2 * x, near[1] - far[1] + 2 * y)
            pen.line([tail, (-x, -y)], 3, ARROW)
            wings = [(-2 * x + 5 * y, -2 * y + 5 * x), (-2 * x - 5 * y, -2 * y - 5 * x)]
            pen.poly([(5 * x, 5 * y), *wings], ARROW)


def _lost_corner(pen: Pen) -> None:
    """The castle lies in a corner."""
    middles = _draw_grid(pen, 5, {(0, 4): OWN})
    x, y = middles[0, 4]
    _draw_keep(pen, (x + 3, y - 3), 1.25)


def _folie_des_grandeurs(pen: Pen) -> None:
    """Three crowns in a line."""
    lands = {(0, 3): "swamp", (1, 2): "forest", (2, 1): "lake"}
    middles = _draw_grid(pen, 4, {spot: TONES[land].base for spot, land in lands.items()})
    pen.line([middles[0, 3], middles[2, 1]], 7, LINE)
    for spot in lands:
        with pen.at(*middles[spot], 0.78):
            draw_icon(pen, Icon.CROWN)


def _bleak_king(pen: Pen) -> None:
    """Five connected squares, of any four lands, without a crown."""
    lands = {(0, 0): "wheat", (1, 0): "forest", (2, 1): "lake", (2, 2): "grassland"}
    middles = _draw_grid(pen, 3, dict.fromkeys((*lands, (1, 1)), BARE))
    for spot, land in lands.items():
        _draw_badges(pen, (middles[spot],), land, 0.78)
    with pen.at(*middles[1, 1]):
        with pen.at(0, 0, 0.86):
            draw_icon(pen, Icon.CROWN)
        for width, color in ((7, INK), (4, WHITE)):
            pen.line([(-13, 12), (13, -12)], width, color)


def _local_business(pen: Pen, land: str) -> None:
    """The squares round the castle."""
    around = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    colors = dict.fromkeys(around, TONES[land].base)
    middles = _draw_grid(pen, 3, {**colors, (1, 1): OWN})
    _draw_keep(pen, middles[1, 1], 1.15)
    _draw_badges(pen, (middles[spot] for spot in around), land, 0.74)


def _four_corners(pen: Pen, land: str) -> None:
    """The corners of the kingdom."""
    corners = ((0, 0), (3, 0), (0, 3), (3, 3))
    middles = _draw_grid(pen, 4, dict.fromkeys(corners, TONES[land].base))
    _draw_badges(pen, (middles[spot] for spot in corners), land, 0.58)


_DIAGRAMS: dict[str, tuple[Callable[[Pen], None], int]] = {
    "harmony": (_harmony, 5),
    "middle_kingdom": (_middle_kingdom, 10),
    "lost_corner": (_lost_corner, 20),
    "folie_des_grandeurs": (_folie_des_grandeurs, 10),
    "bleak_king": (_bleak_king, 10),
}
_LAND_DIAGRAMS: dict[str, Callable[[Pen, str], None]] = {
    "local_business": _local_business,
    "four_corners": _four_corners,
}
