"""Badges of the terrains, crowns on their plates, signs of the score pad."""

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from render.canvas.colors import (
    GOLD,
    INK,
    TONES,
    VELVET,
    VELVET_RIM,
    WHITE,
    WINE,
    WINE_RIM,
    Color,
    mix,
)
from render.canvas.lettering import font
from render.canvas.pen import Pen
from render.canvas.shapes import curve, regular

# -- badges: a glyph in a box of 24 units round the origin, on a disc of the deep tone


def _wheat(pen: Pen, color: Color, _ground: Color) -> None:
    pen.line([(0, 11), (0, -11)], 2.4, color)
    for y in (6.5, 0, -6.5):
        for side in (-1, 1):
            pen.line([(side * 1.2, y), (side * 7.4, y - 5.4)], 3.4, color)


def _forest(pen: Pen, color: Color, _ground: Color) -> None:
    pen.rect((-1.5, 6, 1.5, 11), color)
    right = [(0.0, -11.0), (6, -2.5), (3, -2.5), (8.5, 7)]
    pen.poly(right + [(-x, y) for x, y in reversed(right[1:])], color)


def _lake(pen: Pen, color: Color, _ground: Color) -> None:
    for y in (-4.5, 3.5):
        wave = [(i * 19 / 24 - 9.5, y + 2.9 * math.sin(i / 8 * math.pi)) for i in range(25)]
        pen.line(wave, 3.4, color)


def _grassland(pen: Pen, color: Color, _ground: Color) -> None:
    for x, top in ((-10, -4), (-5, -9), (0, -11), (5, -9), (10, -4)):
        pen.poly([(x * 0.4 - 2.2, 9), (x, top), (x * 0.4 + 2.2, 9)], color)


def _swamp(pen: Pen, color: Color, _ground: Color) -> None:
    for x, top in ((-4.2, -10.5), (4.2, -5)):
        pen.line([(x, 11), (x, top)], 1.8, color)
        pen.line([(x, top + 3), (x, top + 9)], 5.2, color)
    pen.line(curve([(0, 11), (8, 7), (10.5, 1)]), 2.2, color)
    pen.line(curve([(0, 11), (-8, 8), (-10.5, 3)]), 2.2, color)


def _mine(pen: Pen, color: Color, ground: Color) -> None:
    pen.poly([(-6, -8), (6, -8), (11, -2), (0, 11), (-11, -2)], color)
    pen.line([(-11, -2), (11, -2)], 1.5, ground)
    pen.line([(-4, -2), (0, 10)], 1.3, ground)
    pen.line([(4, -2), (0, 10)], 1.3, ground)


def _town(pen: Pen, color: Color, ground: Color) -> None:
    pen.poly([(-11, 0), (0, -11), (11, 0), (7.5, 0), (7.5, 10), (-7.5, 10), (-7.5, 0)], color)
    pen.rect((-2.4, 2, 2.4, 10), ground)


_GLYPHS: dict[str, Callable[[Pen, Color, Color], None]] = {
    "wheat": _wheat,
    "forest": _forest,
    "lake": _lake,
    "grassland": _grassland,
    "swamp": _swamp,
    "mine": _mine,
    "town": _town,
}


@lru_cache(maxsize=256)
def badge(terrain: str, px: int, radius: float = 12.5) -> Image.Image:
    """Return the badge of a terrain, for squares and lists."""
    middle = (radius + 1, radius + 1)
    pen = Pen(2 * radius + 2, 2 * radius + 2, px)
    with pen.at(*middle):
        draw_badge(pen, terrain, radius)
    return pen.done()


def draw_badge(pen: Pen, terrain: str, radius: float) -> None:
    """Draw the sign of a terrain round the origin."""
    tones = TONES[terrain]
    ground = mix(tones.deep, "#0d0b12", 0.35)
    pen.ellipse((0, 0), radius, mix(tones.high, WHITE, 0.2))
    pen.ellipse((0, 0), radius - 1.5, ground)
    with pen.at(0, 0, radius / 17.5):
        _GLYPHS[terrain](pen, mix(tones.high, WHITE, 0.25), ground)


# -- crowns

CROWN = ((-12.5, -6), (-6.6, 1), (0, -9.5), (6.6, 1), (12.5, -6), (10, 9), (-10, 9))
DENT = "#2a0a15"


def draw_crown(pen: Pen) -> None:
    """Draw a crown of five points, 26 units wide round the origin."""
    pen.poly(CROWN, GOLD.base)
    pen.poly([(12.5, -6), (6.6, 1), (0, -9.5), (0, 9), (10, 9)], GOLD.shade)
    pen.poly([(-12.5, -6), (-6.6, 1), (-5.2, 9), (-10, 9)], GOLD.light)
    pen.poly([(0, -9.5), (-4, -2.5), (-1.6, 6), (0, 6)], GOLD.light)
    pen.rect((-10, 5, 10, 9), GOLD.shade)
    pen.rect((-10, 5, 2, 9), GOLD.light)
    for tip in ((-12.2, -7), (0, -10), (12.2, -7)):
        pen.ellipse(tip, 2.5, GOLD.high)


@lru_cache(maxsize=256)
def crown_plate(count: int, px: int, width: float, covered: int = 0) -> Image.Image:
    """Return one to three crowns on a wine-red plate, the last ones covered by giants.

    The plate gives the same contrast on every terrain; the points of two crowns never touch, so
    that they can be counted at 360 px. Below a giant is a dark dent: golden crowns count.
    """
    right, bottom = count * width * 1.24 + 5, width * 0.86 + 8
    pen = Pen(right, bottom, px, zoom=6)
    with pen.at(right / 2, bottom / 2):
        draw_plate(pen, count, width, covered)
    return pen.done()


def draw_plate(pen: Pen, count: int, width: float, covered: int = 0) -> None:
    """Draw the plate of some crowns round the origin."""
    pitch = width * 1.24
    right, bottom = (count * pitch + 5) / 2, (width * 0.86 + 8) / 2
    pen.round_rect((-right, -bottom, right, bottom), 7, VELVET_RIM)
    inner = right - 1.4, bottom - 1.4
    pen.round_rect((-inner[0], -inner[1], *inner), 5.8, VELVET)
    for i in range(count):
        with pen.at((i + 0.5) * pitch + 2.5 - right, 0.6, width / 26):
            if i < count - covered:
                draw_crown(pen)
            else:
                pen.poly(CROWN, DENT)


# -- points: always a figure on a crimson octagon


@lru_cache(maxsize=512)
def octagon(text: str, px: int) -> Image.Image:
    """Return the points of a kingdom, 60 units high; three figures get a wider octagon."""
    more = 18 * max(0, len(text) - 2)
    pen = Pen(60 + more, 60, px)
    for radius, color in ((28, WINE_RIM), (25, WINE)):
        corners = regular((30, 30), radius, 8, -67.5)
        pen.poly([(x + more if x > 30 else x, y) for x, y in corners], color)
    pen.write((30 + more / 2, 30.5), text, size=30)
    return pen.done()


@lru_cache(maxsize=512)
def wide_octagon(text: str, height: int) -> Image.Image:
    """Return points on an octagon as wide as their figure, which is never under 28 px."""
    size = max(28, round(height * 0.72))
    width = max(height, round(font(800, size).getlength(text) + height * 0.55))
    pen = Pen(width, height, 96)
    for inset, color in ((0.5, WINE_RIM), (3.4, WINE)):
        corner = height * 0.29 - inset * 0.4
        right, bottom = width - inset, height - inset
        half = [(inset + corner, inset), (right - corner, inset), (right, inset + corner)]
        half += [(right, bottom - corner), (right - corner, bottom)]
        pen.poly(
            [*half, (inset + corner, bottom), (inset, bottom - corner), (inset, inset + corner)],
            color,
        )
    pen.write((width / 2, height / 2 + 0.5), text, size=size)
    return pen.done()


@lru_cache(maxsize=16)
def total_mark(px: int) -> Image.Image:
    """Return the sign of the total: a crown on the octagon."""
    pen = Pen(60, 60, px)
    pen.poly(regular((30, 30), 28, 8, -67.5), WINE_RIM)
    pen.poly(regular((30, 30), 25, 8, -67.5), WINE)
    with pen.at(30, 31, 32 / 26):
        draw_crown(pen)
    return pen.done()


# -- marks of the score pad, 60 units


@lru_cache(maxsize=16)
def middle_mark(px: int) -> Image.Image:
    """Return the sign of Middle Kingdom: the castle in the middle of nine squares."""
    pen = Pen(60, 60, px)
    for i in range(3):
        for j in range(3):
            box = (3 + i * 19, 3 + j * 19, 19 + i * 19, 19 + j * 19)
            pen.round_rect(box, 3, GOLD.base if i == j == 1 else "#7d8698")
    return pen.done()


@lru_cache(maxsize=16)
def harmony_mark(px: int) -> Image.Image:
    """Return the sign of Harmony: a tick over squares without a gap."""
    pen = Pen(60, 60, px)
    for i, terrain in enumerate(("forest", "lake", "wheat", "swamp")):
        x, y = 3 + i % 2 * 28, 3 + i // 2 * 28
        pen.round_rect((x, y, x + 26, y + 26), 4, TONES[terrain].base)
    for width, color in ((8, INK), (5, WHITE)):
        pen.line([(14, 31), (26, 43), (47, 16)], width, color)
    return pen.done()


@lru_cache(maxsize=16)
def territory_mark(px: int) -> Image.Image:
    """Return the sign of the largest territory: five connected squares."""
    pen = Pen(60, 60, px)
    held = {(0, 0), (1, 0), (1, 1), (2, 1), (1, 2)}
    for i in range(3):
        for j in range(3):
            box = (3 + i * 19, 3 + j * 19, 19 + i * 19, 19 + j * 19)
            pen.round_rect(box, 3, TONES["lake"].light if (i, j) in held else "#4a4f5e")
    return pen.done()


@lru_cache(maxsize=16)
def crown_mark(px: int) -> Image.Image:
    """Return the sign of all crowns of a kingdom."""
    pen = Pen(60, 60, px)
    pen.round_rect((3, 8, 57, 52), 9, VELVET_RIM)
    pen.round_rect((5, 10, 55, 50), 7.5, VELVET)
    with pen.at(30, 31, 1.45):
        draw_crown(pen)
    return pen.done()
