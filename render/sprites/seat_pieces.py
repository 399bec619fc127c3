"""The pieces of a seat: emblem, shield, king, knight, castle, the wreath of the winner.

A piece is drawn in a box of its own units, with one ink contour and one flat shadow, as RGBA.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image

from render.canvas.colors import (
    BEARD,
    BLACK,
    CREAM,
    ERMINE,
    GAP,
    GOLD,
    INK,
    IVORY,
    SKIN,
    SKIN_SHADE,
    STEEL,
    STONE,
    WHITE,
    Color,
    Seat,
    mix,
    seat_of,
)
from render.canvas.pen import Pen
from render.canvas.shapes import Point, arc, curve, star
from render.sprites.badges import draw_crown
from render.sprites.buildings import draw_spire, draw_turret

SMALL = 72  # pixels a square below which a shield fills its box, so that its emblem can be told
SMALL_KING = SMALL_CASTLE = 90  # below which the emblems of kings and castles are larger

# Emblems: eight distinct outlines, in a circle of radius 10 round the origin.


def _star(pen: Pen, color: Color) -> None:
    pen.poly(star((0, 0.6), 10.5, inner=0.45), color)


def _crescent(pen: Pen, color: Color) -> None:
    pen.poly(arc((-1, 0), 9.5, 38, 322, 6) + arc((2.6, 0), 7, 308, 52, 6), color)


def _lozenge(pen: Pen, color: Color) -> None:
    pen.poly([(0, -11), (7.5, 0), (0, 11), (-7.5, 0)], color)


def _cross(pen: Pen, color: Color) -> None:
    pen.rect((-2.9, -9.5, 2.9, 9.5), color)
    pen.rect((-9.5, -2.9, 9.5, 2.9), color)


def _ring(pen: Pen, color: Color) -> None:
    pen.poly(arc((0, 0), 9.5, 0, 360) + arc((0, 0), 4.6, 360, 0), color)


def _chevron(pen: Pen, color: Color) -> None:
    for y in (-4.5, 4.5):
        upper = [(-9.5, y + 4), (0, y - 4.5), (9.5, y + 4)]
        pen.poly([*upper, (9.5, y + 8), (0, y - 0.3), (-9.5, y + 8)], color)


def _trefoil(pen: Pen, color: Color) -> None:
    for leaf in ((0, -4.8), (-4.9, 2.2), (4.9, 2.2)):
        pen.ellipse(leaf, 4.7, color)
    pen.poly([(-1.2, 1), (1.2, 1), (3, 10.5), (-3, 10.5)], color)


def _hourglass(pen: Pen, color: Color) -> None:
    pen.poly([(-8.5, -10), (8.5, -10), (1.4, 0), (8.5, 10), (-8.5, 10), (-1.4, 0)], color)


_EMBLEMS: dict[str, Callable[[Pen, Color], None]] = {
    "star": _star,
    "crescent": _crescent,
    "lozenge": _lozenge,
    "cross": _cross,
    "ring": _ring,
    "chevron": _chevron,
    "trefoil": _trefoil,
    "hourglass": _hourglass,
}


def _draw_emblem(pen: Pen, seat: Seat, center: Point, radius: float) -> None:
    with pen.at(*center, radius / 10):
        _EMBLEMS[seat.emblem](pen, seat.ink)


def _shield_outline(width: float, grow: float) -> list[Point]:
    w, h = width * grow, width * 1.16 * grow
    right = [(w * 0.3, h * 0.32), (w / 2, h * 0.05), (w / 2, -h / 2)]
    left = [(-x, y) for x, y in reversed(right)]
    return curve([*left, (0, h / 2), *right], steps=6)


def draw_shield(
    pen: Pen, center: Point, width: float, seat: Seat, *, rim: float = 0.12, emblem: float = 0.31
) -> None:
    """Draw a shield with the emblem of a seat round a center."""
    with pen.at(*center):
        pen.poly(_shield_outline(width, 0.92 + 2 * rim), INK)
        pen.poly(_shield_outline(width, 0.92 + rim), CREAM)
        field = _shield_outline(width, 0.92)
        pen.poly(field, seat.color)
        half = [point for point in field if point[0] >= 0]
        pen.poly([*half, (0, -width * 0.5336)], mix(seat.color, BLACK, 0.14))
        _draw_emblem(pen, seat, (0, -width * 0.0464), width * emblem)


def _draw_in_box(pen: Pen, middle: float, px: int, number: int) -> None:
    """Draw a shield round a middle in a box of 60 × 70 units; a small one fills it."""
    if px >= SMALL:
        draw_shield(pen, (middle, 34), 44, seat_of(number))
    else:
        draw_shield(pen, (middle, 34), 53, seat_of(number), rim=0.09, emblem=0.36)


@lru_cache(maxsize=128)
def shield(number: int, px: int) -> Image.Image:
    """Return the shield of a seat, in a box of 60 × 70 units."""
    pen = Pen(60, 70, px)
    _draw_in_box(pen, 30, px, number)
    return pen.done()


@lru_cache(maxsize=64)
def shield_pair(first: int, second: int, px: int) -> Image.Image:
    """Return the shields of two seats that share a kingdom, side by side in 108 × 70 units."""
    pen = Pen(108, 70, px)
    _draw_in_box(pen, 30 if px >= SMALL else 29, px, first)
    _draw_in_box(pen, 78 if px >= SMALL else 79, px, second)
    return pen.done()


@lru_cache(maxsize=128)
def king(number: int, px: int) -> Image.Image:
    """Return the king of a seat: robe in its color with its emblem, ermine, beard, crown."""
    seat = seat_of(number)
    pen = Pen(60, 74, px, zoom=5)
    _draw_robe(pen, seat.color)
    _draw_head(pen)
    pen.ink(2.6)
    _draw_emblem(pen, seat, (30, 51), 9.5 if px >= SMALL_KING else 12.5)
    return pen.shadow(2.5, 2, 0.3).done()


def _draw_robe(pen: Pen, color: Color) -> None:
    left = [(19.0, 34.0), (15, 44), (10, 58), (8, 68)]
    robe = curve([*left, (52, 68), (50, 58), (45, 44), (41, 34)], steps=6)
    pen.poly(robe, color)
    dark = [point for point in robe if point[0] >= 38]
    pen.poly([*dark, (36, 68), (35, 34)], mix(color, BLACK, 0.22))
    pen.poly([*left, (14, 68), (18, 50), (24, 34)], mix(color, WHITE, 0.3))
    pen.round_rect((6, 63, 54, 70), 3, ERMINE)
    for x in (13, 22, 31, 40, 48):
        pen.ellipse((x, 66.6), (1.5, 2.0), INK)
    pen.ellipse((30, 33), (13, 5.5), ERMINE)


def _draw_head(pen: Pen) -> None:
    pen.ellipse((30, 24), 11, SKIN)
    pen.poly([(34, 14), (41, 20), (41, 28), (36, 34), (31, 35)], SKIN_SHADE, 0.7)
    chin = [(20, 26), (22, 34), (30, 39), (38, 34), (40, 26)]
    pen.poly(curve([*chin, (34, 29), (30, 28), (26, 29)], steps=5), BEARD)
    pen.ellipse((26, 23.4), (1.6, 2.0), INK)
    pen.ellipse((34, 23.4), (1.6, 2.0), INK)
    with pen.at(30, 11.5, 25 / 26):
        draw_crown(pen)


@lru_cache(maxsize=128)
def knight(number: int, px: int) -> Image.Image:
    """Return a knight of a seat: a great helm with a plume in its color, in 46 × 52 units."""
    color = seat_of(number).color
    pen = Pen(46, 52, px, zoom=5)
    lower = [(14.0, 9.0), (8, 12), (4, 18), (14, 17)]
    plume = [(22, 12), (12, 3), (4, 8), (8, 12), (4, 18), (14, 17)]
    pen.poly(curve(plume, closed=True, steps=5), mix(color, WHITE, 0.15))
    pen.poly(curve([(22, 12), *lower], closed=True, steps=5), mix(color, BLACK, 0.2))
    _draw_helm(pen)
    return pen.ink(2.4).shadow(2, 2, 0.35).done()


def _draw_helm(pen: Pen) -> None:
    left = [(11, 44), (11, 22), (14, 12), (24, 8)]
    helm = curve([*left, (34, 12), (38, 22), (38, 44), (24, 49)], closed=True, steps=6)
    pen.poly(helm, STEEL.base)
    pen.poly(_between(helm, 0, 20), STEEL.light)
    pen.poly(_between(helm, 31, 46), STEEL.shade)
    pen.round_rect((13, 22, 36, 27.5), 2.5, INK)
    pen.rect((22.7, 12, 26.3, 47), GOLD.base)
    pen.rect((12, 19, 37, 22), GOLD.base)
    for x in (15.5, 19, 30, 33.5):
        pen.ellipse((x, 35), 1.2, INK)
        pen.ellipse((x, 40), 1.2, INK)


def _between(outline: Sequence[Point], left: float, right: float) -> list[Point]:
    """Return the part of a convex outline between two vertical lines."""
    return [(min(max(x, left), right), y) for x, y in outline]


@lru_cache(maxsize=128)
def castle(number: int, px: int, partner: int = 0) -> Image.Image:
    """Return the castle's square: a pale keep with roofs and court in the seat's color.

    Two seats that share a kingdom have a shield each.
    """
    seat = seat_of(number)
    court = Pen(96, 96, px, ground=GAP)
    court.round_rect((1.7, 1.7, 94.3, 94.3), 9, IVORY)
    court.round_rect((4.2, 4.2, 91.8, 91.8), 6.8, mix(seat.color, "#15121c", 0.34))
    for turn in range(0, 360, 45):
        court.poly([(48, 50), *arc((48, 50), 44, turn + 6, turn + 28, 22)], seat.color, 0.3)
    keep = Pen(96, 96, px)
    _draw_keep(keep, seat.color)
    keep.ink(2.4)
    shields = ((31, seat), (65, seat_of(partner))) if partner else ((48, seat),)
    width = 31 if partner else 36
    for x, one in shields:
        if px >= SMALL_CASTLE:
            draw_shield(keep, (48 + (x - 48) * 0.82, 68), width * 0.78, one)
        else:
            draw_shield(keep, (x, 66), width, one, rim=0.07, emblem=0.36)
    return court.put(keep.shadow(3, 2, 0.35)).done().convert("RGB")


def _draw_keep(pen: Pen, color: Color) -> None:
    roof = mix(color, WHITE, 0.05)
    draw_spire(pen, (33, 60), (13, 30), 15, roof)
    draw_spire(pen, (63, 60), (13, 30), 15, roof)
    pen.rect((33, 40, 63, 84), STONE.base)
    pen.rect((33, 40, 46, 84), STONE.light)
    draw_spire(pen, (48, 48), (17, 17), 14, roof)
    _draw_flag(pen, mix(color, WHITE, 0.25))
    draw_turret(pen, (18, 84), (17, 38))
    draw_turret(pen, (78, 84), (17, 38))
    pen.rect((26, 56, 70, 84), STONE.base)
    pen.rect((26, 56, 42, 84), STONE.light)
    pen.rect((60, 56, 70, 84), STONE.shade)
    for i in range(5):
        tone = STONE.light if i < 3 else STONE.shade
        pen.rect((26.5 + i * 9.3, 51.5, 32 + i * 9.3, 57), tone)
    for x in (18, 78):
        pen.round_rect((x - 2, 56, x + 2, 64), 2, INK)
    pen.round_rect((46, 36, 50, 42), 2, INK)


def _draw_flag(pen: Pen, color: Color) -> None:
    pen.line([(48, 17), (48, 6)], 1.5, INK)
    pen.poly([(48.6, 5.5), (58.5, 8.4), (48.6, 11.5)], color)


LAUREL, LAUREL_LIGHT, LAUREL_STEM = "#d9aa4e", "#f3cf6a", "#a9771f"


@lru_cache(maxsize=16)
def laureate(number: int, px: int, partner: int = 0) -> Image.Image:
    """Return the king of a seat, or both of a kingdom, in a wreath of gold leaves."""
    pen = Pen(200, 200, px)
    for side in (-1, 1):
        for i in range(9):
            _draw_leaves(pen, 90 + side * (14 + i * 15.5), side)
        pen.line(arc((100, 100), 74, 90 + side * 4, 90 + side * 144, 4), 2.4, LAUREL_STEM)
    wreath = pen.ink(1.8).done()
    figures = [king(seat, round(px * (1.2 if partner else 1.75))) for seat in (number, partner)]
    if not partner:
        del figures[1:]
    across = len(figures) * figures[0].width
    top = (wreath.height - figures[0].height) // 2 - 4
    for i, figure in enumerate(figures):
        left = (wreath.width - across) // 2 + 2 + i * figure.width
        wreath.alpha_composite(figure, (left, top))
    return wreath


def _draw_leaves(pen: Pen, turn: float, side: int) -> None:
    """Draw a pair of leaves at an angle of the wreath, one spread outwards, one inwards."""
    angle = math.radians(turn)
    foot = 100 + 74 * math.cos(angle), 100 + 74 * math.sin(angle)
    for spread, color in ((28, LAUREL), (96, LAUREL_LIGHT)):
        lean = angle + side * math.radians(spread)
        ux, uy = math.cos(lean), math.sin(lean)
        outward = spread < 90
        radial = ux * math.cos(angle) + uy * math.sin(angle)
        if (radial > 0) is not outward:
            ux -= 2 * radial * math.cos(angle)
            uy -= 2 * radial * math.sin(angle)
        with pen.at(*foot):
            belly = (ux * 10.8 - uy * 5.2, uy * 10.8 + ux * 5.2)
            back = (ux * 10.8 + uy * 5.2, uy * 10.8 - ux * 5.2)
            pen.poly(curve([(0, 0), belly, (ux * 24, uy * 24), back], closed=True, steps=6), color)
