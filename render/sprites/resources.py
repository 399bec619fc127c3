"""Resources of crownless squares in The Court: wheat, wood, fish, sheep, on discs (R49)."""

from functools import lru_cache

from PIL import Image

from render.canvas.colors import INK, TONES, WHITE, WOOD
from render.canvas.pen import Pen
from render.canvas.shapes import curve, soft

DISC, DISC_SHADE, DISC_LIGHT = "#fff6e0", "#eadbb8", "#f8edd2"
STRAW_SHADE, STRAW, BAND = "#b57b1c", "#e0a52b", "#a8332a"
FLEECE_SHADE, SHEEPS_HEAD = "#d9d2c4", "#37313d"


@lru_cache(maxsize=64)
def resource(kind: str, px: int) -> Image.Image:
    """Return a resource in a box of 38 × 38 units."""
    pen = Pen(38, 38, px, zoom=5)
    with pen.at(18, 18):
        draw_resource(pen, kind)
    return pen.ink(2.0).shadow(1.5, 1.8, 0.3).done()


@lru_cache(maxsize=64)
def spent(kind: str, px: int) -> Image.Image:
    """Return a resource spent in this turn: struck through, in a box of 46 × 46 units."""
    pen = Pen(46, 46, px, zoom=5)
    with pen.at(22, 22):
        draw_resource(pen, kind)
        pen.ink(2.0)
        for width, color in ((8.5, INK), (5, WHITE)):
            pen.line([(-15, 15), (15, -15)], width, color)
    return pen.done()


def draw_resource(pen: Pen, kind: str) -> None:
    """Draw a resource on its disc of radius 16 round the origin."""
    pen.ellipse((0, 0), 16, DISC)
    pen.ellipse((0.6, 0.8), 14.6, DISC_SHADE)
    pen.ellipse((0, 0), 14, DISC_LIGHT)
    _RESOURCES[kind](pen)


def _sheaf(pen: Pen) -> None:
    for x in (-7, -3.5, 0, 3.5, 7):
        pen.line([(x * 0.25, 10), (x * 0.4, 2), (x, -7)], 2.0, STRAW_SHADE)
        pen.poly([(x - 2.2, -6), (x * 1.1, -12.5), (x + 2.2, -6), (x, -3)], STRAW)
    pen.round_rect((-5, 1, 5, 4.5), 1.5, BAND)
    pen.poly([(-2, 4), (-6, 11), (6, 11), (2, 4)], STRAW_SHADE)


def _logs(pen: Pen) -> None:
    for x, y in ((-4, 4), (2, -3.5)):
        pen.round_rect((x - 8, y - 4, x + 9, y + 4), 4, WOOD.shade)
        pen.round_rect((x - 8, y - 4, x + 9, y), 2, WOOD.base)
        pen.ellipse((x + 7.5, y), (3.4, 4.0), WOOD.high)
        pen.ellipse((x + 7.5, y), (1.6, 2.0), WOOD.base)


def _fish(pen: Pen) -> None:
    lake = TONES["lake"]
    pen.poly(soft((-12, 0), (-5, -7), (3, -6), (8, 0), (3, 6), (-5, 7)), lake.base)
    pen.poly(soft((-12, 0), (-5, -7), (3, -6), (8, 0), (-4, -1)), lake.light)
    pen.poly([(6, 0), (13, -6.5), (11, 0), (13, 6.5)], lake.shade)
    pen.ellipse((-6.5, -1.4), 1.7, INK)
    pen.line(curve([(-2, -4), (0, 0), (-2, 4)]), 1.5, lake.deep)


def _sheep(pen: Pen) -> None:
    for x in (-6, 3):
        pen.rect((x, 4, x + 2.4, 11), INK)
    for curl in ((-6, 0), (-1, -4), (5, -3), (7, 2), (1, 4), (-5, 3)):
        pen.ellipse(curl, 5, WHITE)
    pen.ellipse((3, 3), (5, 3.4), FLEECE_SHADE)
    pen.ellipse((-8.5, -2.5), (4.2, 5), SHEEPS_HEAD)
    pen.ellipse((-10, -3.2), 0.9, WHITE)


_RESOURCES = {"wheat": _sheaf, "wood": _logs, "fish": _fish, "sheep": _sheep}
