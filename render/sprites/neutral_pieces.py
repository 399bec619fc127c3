"""Pieces that belong to no seat: rook, coin, Queen, dragon, cave, piles, giants."""

from functools import lru_cache
from itertools import pairwise

from PIL import Image

from render.canvas.colors import GOLD, INK, SKIN, SKIN_SHADE, STONE, WHITE, Color
from render.canvas.pen import Pen
from render.canvas.shapes import arc, curve, soft
from render.sprites.badges import draw_crown
from render.sprites.icons import Icon, draw_icon, draw_rook


@lru_cache(maxsize=32)
def rook(px: int) -> Image.Image:
    """Return a tower in a box of 46 × 60 units."""
    pen = Pen(46, 60, px, zoom=5)
    with pen.at(22, 30, 1.75):
        draw_rook(pen)
    return pen.ink(2.4).shadow(2, 2, 0.3).done()


GATE = ((-7, 7), (-7, -5), (-4.2, -5), (-4.2, -2.4), (-1.5, -2.4), (-1.5, -5))
ARCH = ((2.4, 7), (2.4, 2), (-2.4, 2), (-2.4, 7))


@lru_cache(maxsize=32)
def coin(px: int) -> Image.Image:
    """Return a coin with a gate on its face in a box of 38 × 38 units."""
    pen = Pen(38, 38, px, zoom=5)
    with pen.at(18.5, 18.5):
        pen.ellipse((0, 1.5), 15, GOLD.deep)
        pen.ellipse((0, 0), 15, GOLD.base)
        pen.poly(arc((0, 0), 15, 130, 320, 5), GOLD.light)
        pen.ellipse((0, 0), 11.4, GOLD.shade)
        pen.ellipse((0.75, 0.75), 10.5, GOLD.base)
        pen.poly([*GATE, *((-x, y) for x, y in reversed(GATE)), *ARCH], GOLD.deep)
    return pen.ink(2.0).done()


DRESS_SHADE, DRESS, DRESS_LIGHT = "#7d2054", "#a8326f", "#d766a0"
VEIL, VEIL_SHADE = "#f2dff0", "#cfaed0"
HAIR, LIPS, COLLAR = "#5b2f1c", "#a8324f", "#f7ead8"


@lru_cache(maxsize=32)
def queen(px: int) -> Image.Image:
    """Return the Queen in 70 × 88 units: a cone dress and a long veil, unlike a king."""
    pen = Pen(70, 88, px, zoom=5)
    with pen.at(0, 1.5):
        _draw_queen(pen)
    return pen.ink(2.6).shadow(2.5, 2, 0.3).done()


def _draw_queen(pen: Pen) -> None:
    veil = curve(
        [(33, 14), (47, 20), (53, 40), (60, 66), (62, 78), (42, 78), (38, 40)],
        closed=True,
        steps=6,
    )
    pen.poly(veil, VEIL)
    pen.poly([point for point in veil if point[0] > 48] + [(48, 78), (48, 24)], VEIL_SHADE)
    _draw_dress(pen)
    _draw_face(pen)


def _draw_dress(pen: Pen) -> None:
    left = [(25, 34), (23, 44), (15, 62), (8.0, 78.0)]
    dress = curve([*left, (52, 78), (45, 62), (37, 44), (36, 34)], steps=6)
    pen.poly(dress, DRESS)
    dark = [point for point in dress if point[0] > 34]
    pen.poly([*dark, (33, 78), (31, 36)], DRESS_SHADE)
    pen.poly([*left, (16, 78), (24, 54), (28, 36)], DRESS_LIGHT)
    pen.line([(30, 44), (30, 77)], 3, GOLD.base)
    pen.rect((10, 74, 51, 78.5), GOLD.base)
    pen.ellipse((30, 37), (7, 4), COLLAR)


def _draw_face(pen: Pen) -> None:
    left, right = [(20, 22), (18, 34), (22, 40), (26, 32)], [(36, 32), (40, 40), (43, 30), (40, 20)]
    pen.poly(curve([*left, *right], closed=True, steps=5), HAIR)
    pen.ellipse((30.5, 24.5), (9, 10.5), SKIN)
    pen.poly([(34, 15), (39, 20), (39, 29), (34, 35)], SKIN_SHADE, 0.6)
    for x in (27, 34):
        pen.ellipse((x, 24.5), (1.5, 1.9), INK)
    pen.line(curve([(28.5, 30), (30.5, 31.2), (32.5, 30)]), 1.4, LIPS)
    with pen.at(30.5, 11.5, 21 / 26):
        draw_crown(pen)


# The dragon rears, in profile; teal and ember are neither a terrain's nor a seat's colors.
SCALE_SHADE, SCALE, SCALE_LIGHT = "#114b52", "#1f7a78", "#5ac2ae"
BELLY, BELLY_SHADE, SPINE = "#f2a54a", "#b3601f", "#e2573b"
HORN, EYE, CLAW = "#f5e6c8", "#ffe27a", "#fff3d6"
CHEST = ((40, 98), (34, 84), (40, 66), (48, 54))


@lru_cache(maxsize=32)
def dragon(px: int) -> Image.Image:
    """Return the dragon in a box of 116 × 108 units."""
    pen = Pen(116, 108, px)
    far = [(90.0, 22.0), (102, 20), (100, 34), (110, 40), (98, 48), (94, 58), (70, 62)]
    pen.poly(curve([(62, 50), (66, 18), (84, 4)], steps=8) + far, SCALE_SHADE)
    _draw_tail(pen)
    _draw_body(pen)
    _draw_wing(pen)
    _draw_jaws(pen)
    for x in (44, 64):
        pen.round_rect((x - 9, 92, x + 9, 101), 5, SCALE)
        for toe in (x - 7, x - 1, x + 5):
            pen.poly([(toe - 2, 99), (toe + 2, 99), (toe - 0.5, 104)], CLAW)
    return pen.ink(2.6).shadow(3, 2, 0.3).done()


def _draw_tail(pen: Pen) -> None:
    tail = curve([(56, 92), (80, 98), (98, 90), (104, 76), (98, 66)], steps=8)
    for i, (start, end) in enumerate(pairwise(tail)):
        pen.line([start, end], 13 - 9.5 * i / len(tail), SCALE)
    pen.poly([(92, 68), (99, 56), (107, 66), (101, 70)], SPINE)


def _draw_body(pen: Pen) -> None:
    neck = [
        (44, 40),
        (36, 30),
        (40, 18),
        (56, 16),
        (64, 28),
        (64, 42),
        (74, 60),
        (78, 80),
        (70, 98),
    ]
    pen.poly(curve([*CHEST, *neck], closed=True, steps=8), SCALE)
    front = [(44, 42), (50, 44), (56, 58), (52, 78), (54, 98)]
    pen.poly(curve([*CHEST, *front], closed=True, steps=8), BELLY)
    for left, right, y in ((46, 54, 52), (42, 55, 63), (38, 54, 74), (37, 53, 85)):
        pen.line([(left, y), (right, y + 2.5)], 1.8, BELLY_SHADE)
    pen.poly([(60, 26), (70, 27), (63, 34)], SPINE)
    pen.poly([(64, 38), (75, 42), (67, 49)], SPINE)


def _draw_wing(pen: Pen) -> None:
    edge = [(72.0, 26.0), (84, 22), (84, 38), (97, 40), (88, 52), (92, 64), (78, 64), (74, 72)]
    pen.poly(curve([(64, 64), (52, 34), (62, 12)], steps=8) + edge, SCALE_LIGHT)
    pen.poly([(62, 12), (60, 40), (70, 68), (74, 72), (78, 64), (70, 44)], SCALE, 0.55)
    for tip in ((84, 22), (97, 40), (92, 64)):
        pen.line([(62, 36), tip], 1.8, SCALE_SHADE, 0.8)


def _draw_jaws(pen: Pen) -> None:
    brow = [(58, 12), (46, 6), (32, 12), (16, 22)]
    chin = [(12, 30), (22, 32), (36, 34), (52, 36), (62, 26)]
    pen.poly(curve([*brow, *chin], closed=True, steps=7), SCALE)
    pen.poly(curve([*brow, (30, 20), (46, 16)], closed=True, steps=6), SCALE_LIGHT)
    pen.poly([(14, 31), (24, 33), (40, 36), (34, 41), (20, 38)], SCALE_SHADE)
    for x in (18, 24, 30):
        pen.poly([(x, 31), (x + 4, 32), (x + 1.6, 37)], WHITE)
    pen.poly([(50, 9), (66, 2), (60, 15)], HORN)
    pen.poly([(42, 8), (54, 2), (50, 12)], HORN)
    pen.ellipse((38, 19), (4.4, 4.0), EYE)
    pen.ellipse((37, 19.4), (1.8, 3.2), INK)
    pen.ellipse((17, 25), 1.3, INK)


CARD: Color = "#c9b48a"
BACK_RIM, BACK = "#7b3a4c", "#8f4a5c"


@lru_cache(maxsize=16)
def cave(px: int) -> Image.Image:
    """Return the empty cave in 96 × 84 units: the dragon is out."""
    pen = Pen(96, 84, px)
    left = [(6, 78), (10, 40), (30.0, 12.0)]
    pen.poly(curve([*left, (56, 10), (82, 36), (90, 78)], steps=6), STONE.deep)
    pen.poly(curve([*left, (44, 12), (24, 44), (22, 78)], steps=6), STONE.shade)
    pen.poly(curve([(26, 78), (30, 48), (48, 34), (66, 48), (70, 78)], steps=6), INK)
    return pen.ink(2.4).done()


@lru_cache(maxsize=16)
def pile(px: int) -> Image.Image:
    """Return the pile of building tiles, face down, in 96 × 104 units."""
    pen = Pen(96, 104, px)
    for i in range(4, -1, -1):
        pen.round_rect((10, 14 + i * 5, 84, 78 + i * 3), 8, INK)
        pen.round_rect((12, 16 + i * 5, 82, 76 + i * 3), 6, CARD if i else BACK_RIM)
    pen.round_rect((18, 22, 76, 70), 4, BACK)
    with pen.at(47, 46, 1.5):
        draw_icon(pen, Icon.TOWER)
    return pen.done()


# A giant is a mossy boulder with a face, sitting on a crown.
BOULDER_SHADE, BOULDER, BOULDER_LIGHT, MOSS = "#4e615c", "#7b8f86", "#aebfae", "#5f8a3f"
PLATE, SOLE = "#2f3542", "#d5dce6"


@lru_cache(maxsize=32)
def giant(px: int) -> Image.Image:
    """Return a giant in a box of 56 × 64 units."""
    pen = Pen(56, 64, px, zoom=5)
    foot = [(46, 58), (10, 58)]
    pen.poly(soft((6, 40), (12, 26), (28, 20), (44, 26), (50, 40), *foot), BOULDER)
    pen.poly(soft((10, 58), (6, 40), (12, 26), (24, 22), (18, 40), (20, 58)), BOULDER_LIGHT)
    pen.poly(soft((38, 58), (42, 40), (40, 24), (50, 38), (47, 58)), BOULDER_SHADE)
    _draw_giants_head(pen)
    pen.poly(soft((4, 44), (2, 56), (12, 60), (18, 52), (12, 44)), BOULDER_LIGHT)
    pen.poly(soft((52, 44), (54, 56), (44, 60), (38, 52), (44, 44)), BOULDER_SHADE)
    pen.line([(22, 38), (26, 46), (23, 52)], 1.8, BOULDER_SHADE)
    return pen.ink(2.6).shadow(2, 2, 0.35).done()


def _draw_giants_head(pen: Pen) -> None:
    pen.poly(soft((16, 24), (13, 12), (22, 4), (34, 4), (42, 12), (39, 25), (28, 30)), BOULDER)
    pen.poly(soft((16, 24), (13, 12), (22, 4), (28, 5), (20, 12), (22, 26)), BOULDER_LIGHT)
    pen.poly(soft((14, 12), (18, 3), (28, 0.5), (40, 5), (42, 12), (34, 9), (24, 11)), MOSS)
    for brow, x in (([(20, 15.5), (26, 17.5)], 23.5), ([(36, 15.5), (30, 17.5)], 32.5)):
        pen.line(brow, 2.4, INK)
        pen.ellipse((x, 19.5), 1.7, EYE)
    pen.line([(24, 25), (32, 25)], 2.0, INK)


@lru_cache(maxsize=32)
def footprints(px: int) -> Image.Image:
    """Return the sign of a domino that may send a giant away: two footprints, 44 × 34 units."""
    pen = Pen(44, 34, px, zoom=5)
    pen.round_rect((0, 0, 44, 34), 9, BOULDER_LIGHT)
    pen.round_rect((1.6, 1.6, 42.4, 32.4), 7.6, PLATE)
    for x, y in ((12.5, 19), (29.5, 14)):
        with pen.at(x, y):
            pen.poly(soft((-4, 2), (-4.6, -4), (0, -6), (5, -4), (3.6, 2), (3, 8), (-3, 8)), SOLE)
            for toe in ((-4.8, -8.6), (-0.8, -10), (3.4, -9.4), (6.4, -6.6)):
                pen.ellipse(toe, 1.9, SOLE)
    return pen.done()
