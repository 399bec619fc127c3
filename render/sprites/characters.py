"""The twelve characters of The Court: busts in 84 × 88 units, the face round (42, 40).

They differ in headgear, tool and the sky behind them.
"""

from collections.abc import Callable, Sequence
from functools import partial

from render.canvas.colors import BLACK, GOLD, INK, SKIN, SKIN_SHADE, STEEL, WHITE, WOOD, Color, mix
from render.canvas.pen import Pen
from render.canvas.shapes import Point, curve, soft, star
from render.sprites.badges import draw_crown

SKIES = {
    "farmer": "#f0cd7c",
    "lumberjack": "#a8c79a",
    "fisherman": "#a9d3ea",
    "shepherdess": "#cfe8ad",
    "merchant": "#e6c08f",
    "captain": "#d98a68",
    "king": "#9a8ab0",
    "queen": "#ecc0d6",
    "light_archer": "#9fc3a0",
    "heavy_archer": "#c9c3bd",
    "axe_warrior": "#d9aa68",
    "sword_warrior": "#7fa3c8",
}
LIPS, ROUGE = "#8a3b2c", "#b02a4a"
STRAW, WINE, CLOTH, MAIL = "#d9aa4e", "#8e1f33", "#4b1426", "#667085"
HAIR, HAIR_LIGHT, HAIR_DARK = "#8a4a16", "#b3601f", "#5b2f1c"
VEIL, VEIL_SHADE, GEM = "#f2dff0", "#cfaed0", "#5ac2ae"
ERMINE, STRING = "#fffaf0", "#fff3d6"


def draw_bust(pen: Pen, kind: str) -> None:
    """Draw a character."""
    _BUSTS[kind](pen)


# -- parts


_soft = partial(soft, steps=5)


def _draw_body(pen: Pen, coat: Color, *, neck: bool = True, half: float = 24) -> None:
    left, right = 42 - half, 42 + half
    shoulders = [(left, 92), (left + 2, 68), (32, 58), (42, 60), (52, 58), (right - 2, 68)]
    body = curve([*shoulders, (right, 92)], steps=6)
    pen.poly(body, coat)
    pen.poly([*_beyond(body, 46), (46, 92)], mix(coat, BLACK, 0.24))
    lit = [(left, 92), (left + 2, 68), (32, 58), (36, 60), (left + 8, 72), (left + 7, 92)]
    pen.poly(lit, mix(coat, WHITE, 0.22))
    if neck:
        pen.poly([(35, 58), (42, 68), (49, 58), (49, 50), (35, 50)], SKIN_SHADE)


def _beyond(outline: Sequence[Point], x: float) -> list[Point]:
    """Return the part of an outline to the right of a vertical line."""
    return [point for point in outline if point[0] >= x]


def _before(outline: Sequence[Point], x: float) -> list[Point]:
    return [point for point in outline if point[0] < x]


def _draw_face(pen: Pen, mouth: str = "smile", *, stern: bool = False) -> None:
    pen.ellipse((42, 40), (14, 16), SKIN)
    pen.poly(curve([(47, 26), (56, 34), (55, 48), (46, 56)], steps=5), SKIN_SHADE, 0.7)
    for x in (36.5, 47.5):
        pen.ellipse((x, 40), (2.0, 2.5), INK)
    if stern:
        pen.line([(32.5, 34), (39.5, 36.5)], 2.2, INK)
        pen.line([(51.5, 34), (44.5, 36.5)], 2.2, INK)
    if mouth == "smile":
        pen.line(curve([(37, 48), (42, 50.5), (47, 48)]), 2, LIPS)
    elif mouth == "line":
        pen.line([(38, 49.5), (46, 49.5)], 2, LIPS)


def _draw_beard(pen: Pen, color: Color, more: float) -> None:
    chin = [(35, 60 + more), (42, 63 + more * 1.6), (49, 60 + more)]
    beard = _soft((28, 40), (29, 52), *chin, (55, 52), (56, 40), (50, 46), (42, 45), (34, 46))
    pen.poly(beard, color)
    pen.poly([*_beyond(beard, 46), (46, 62 + more)], mix(color, BLACK, 0.22))
    pen.line([(38, 50.5), (46, 50.5)], 2.2, LIPS)


def _draw_sword(pen: Pen, x: float, point: float, hilt: float) -> None:
    blade = [(x - 3, hilt), (x - 3, point + 6), (x, point), (x + 3, point + 6), (x + 3, hilt)]
    pen.poly(blade, STEEL.light)
    pen.poly([(x, hilt), *blade[2:]], STEEL.shade)
    pen.round_rect((x - 9, hilt - 1, x + 9, hilt + 4), 2, GOLD.base)
    pen.rect((x - 2, hilt + 4, x + 2, hilt + 14), WOOD.deep)


def _draw_helmet(pen: Pen, outline: Sequence[Point], foot: float) -> None:
    """Draw a helmet of steel: lit at the left, shaded at the right."""
    pen.poly(outline, STEEL.base)
    pen.poly([*_before(outline, 36.5), (36.5, foot)], STEEL.high)
    pen.poly([*_beyond(outline, 49), (49, foot)], STEEL.shade)


# -- backgrounds


def draw_backdrop(pen: Pen, kind: str) -> None:
    """Draw the background of a character, without contour."""
    sky = SKIES[kind]
    pen.ellipse((62, 24), 9, mix(sky, WHITE, 0.5))
    match kind:
        case "farmer":
            _draw_field(pen)
        case "light_archer" | "lumberjack":
            for x in (6, 22, 62, 78):
                pen.poly([(x - 10, 92), (x, 38), (x + 10, 92)], "#4d8a68")
                pen.poly([(x - 10, 92), (x, 38), (x, 92)], "#6aa683")
        case "fisherman":
            _draw_sea(pen)
        case "shepherdess":
            _draw_meadow(pen)
        case "merchant":
            _draw_awning(pen)
        case "king" | "queen":
            for x in (4, 66):
                curtain = [(x + 14, -6), (x + 14, 60), (x + 7, 67), (x, 60)]
                pen.poly([(x, -6), *curtain], WINE if kind == "king" else "#a8326f")
                pen.ellipse((x + 7, 48), 3.2, GOLD.base)
        case _:
            wall = mix(sky, "#2b2233", 0.2)
            pen.rect((-10, 60, 100, 100), wall)
            for x in range(-4, 100, 13):
                pen.rect((x, 52, x + 8, 61), wall)


def _draw_field(pen: Pen) -> None:
    for i in range(10):
        x = 4 + i * 8.4
        pen.line([(x, 92), (x + 2, 60 + i % 2 * 4)], 1.6, "#a9701c")
        pen.poly([(x, 60), (x + 2.4, 50), (x + 4.8, 60), (x + 2.4, 64)], "#dc9f2b")


def _draw_sea(pen: Pen) -> None:
    pen.rect((-10, 60, 100, 100), "#3d8dc8")
    for y in (66, 75):
        for x in range(-4, 96, 16):
            wave = [(x, y), (x + 4, y - 3), (x + 8, y), (x + 12, y - 3)]
            pen.line(curve(wave), 1.8, "#c9e9f7")


def _draw_awning(pen: Pen) -> None:
    for i in range(8):
        left, right = i * 13 - 6, i * 13 + 7
        drop = [(right, -6), (right, 15), ((left + right) / 2, 21), (left, 15)]
        pen.poly([(left, -6), *drop], "#c9503a" if i % 2 else "#fff6e0")


def _draw_meadow(pen: Pen) -> None:
    crest = curve([(-10, 66), (16, 56), (44, 64), (70, 54), (96, 62)], steps=6)
    pen.poly([*crest, (96, 100), (-10, 100)], "#93c264")
    for wool in ((13, 64), (8, 62), (18, 61)):
        pen.ellipse(wool, 5, WHITE)
    pen.ellipse((21, 63), (3.4, 4), "#37313d")


# -- those who live off the land


def _farmer(pen: Pen) -> None:
    pen.line([(11, 92), (18, 44)], 3.4, WOOD.shade)
    pen.line(curve([(12.5, 32), (14, 43), (22, 43), (24.5, 32)]), 2.6, STEEL.shade)
    pen.line([(18.4, 43), (19, 30)], 2.6, STEEL.shade)
    _draw_body(pen, "#3c6ea5")
    _draw_face(pen)
    pen.ellipse((42, 29), (25, 6.5), mix(STRAW, BLACK, 0.22))
    pen.ellipse((41, 28), (24, 5.6), STRAW)
    pen.poly(curve([(29, 28), (30, 16), (42, 11), (54, 16), (55, 28)], steps=6), STRAW)
    pen.poly([(30, 24), (54, 24), (55, 28), (29, 28)], "#a8332a")
    pen.poly(curve([(29, 24), (30, 16), (40, 11.5), (36, 24)], steps=6), "#f0cd7c")


def _lumberjack(pen: Pen) -> None:
    pen.line([(71, 92), (71, 26)], 4.2, WOOD.base)
    blade = curve([(69, 26), (58, 20), (55, 30), (58, 41), (69, 36)], steps=5)
    pen.poly(blade, STEEL.light)
    pen.poly([(69, 26), (65, 25), (63, 31), (65, 38), (69, 36)], STEEL.shade)
    pen.rect((68, 24, 75, 38), STEEL.deep)
    _draw_body(pen, "#b8452f", neck=False, half=26)
    for x in (26, 36, 48, 58):
        pen.line([(x, 66), (x, 92)], 1.8, "#5b1d18")
    for y in (74, 83):
        pen.line([(18, y), (66, y)], 1.8, "#5b1d18")
    _draw_face(pen, "")
    _draw_beard(pen, "#7a3d1c", 6)
    cap = curve([(27, 32), (28, 18), (42, 11), (56, 18), (57, 32)], steps=6)
    pen.poly(cap, "#2b5d8a")
    pen.poly([*_beyond(cap, 46), (46, 32)], "#1f456b")
    pen.round_rect((25, 27, 59, 34), 3, "#e6d9bd")
    pen.ellipse((42, 11), 4.5, "#e6d9bd")


def _fisherman(pen: Pen) -> None:
    pen.line(curve([(12, 92), (15, 52), (24, 20), (38, 6)], steps=8), 2.6, WOOD.shade)
    pen.line([(14, 60), (6, 46)], 1.2, STRING)
    _draw_body(pen, "#e0a52b", half=25)
    _draw_face(pen)
    pen.line([(42, 66), (42, 92)], 2, "#8a5a12")
    brim = [(20, 36), (30, 29), (54, 29), (68, 40), (60, 34), (42, 34), (28, 34)]
    pen.poly(_soft(*brim), "#b57b1c")
    hat = curve([(27, 31), (29, 17), (42, 12), (55, 17), (58, 32)], steps=6)
    pen.poly(hat, GOLD.base)
    pen.poly([*_beyond(hat, 47), (47, 32)], GOLD.shade)
    pen.poly(_soft((59, 70), (66, 62), (76, 64), (80, 71), (75, 78), (66, 79)), "#7cbfe6")
    pen.poly([(78, 71), (86, 64), (84, 71), (86, 78)], "#2b74ad")
    pen.ellipse((65, 69), 1.6, INK)


def _shepherdess(pen: Pen) -> None:
    hook = curve([(70, 34), (69, 22), (60, 20), (56, 28)], steps=6)
    pen.line([(70, 92), (70, 34), *hook], 3.6, WOOD.shade)
    pen.poly(_soft((26, 30), (22, 50), (26, 68), (34, 60), (33, 40)), HAIR_LIGHT)
    pen.poly(_soft((58, 30), (62, 50), (58, 68), (50, 60), (51, 40)), HAIR)
    _draw_body(pen, "#5c9a52", half=22)
    _draw_face(pen)
    pen.poly(_soft((28, 38), (30, 29), (40, 25), (38, 31)), HAIR_LIGHT)
    pen.poly(_soft((56, 38), (54, 29), (42, 25), (45, 31)), HAIR)
    hem = [(61, 34), (54, 27), (42, 23), (30, 27)]
    scarf = curve([(23, 34), (26, 18), (42, 11), (58, 18), *hem], closed=True, steps=6)
    pen.poly(scarf, WHITE)
    pen.poly([*_beyond(scarf, 47), (47, 24)], STEEL.light)
    pen.poly([(33, 57), (42, 66), (51, 57), (53, 64), (42, 75), (31, 64)], WHITE)


def _merchant(pen: Pen) -> None:
    _draw_body(pen, "#7b4a86", half=26)
    _draw_face(pen, "")
    pen.line([(26, 66), (42, 84), (58, 66)], 4, GOLD.base)
    pen.line(curve([(32, 46), (37, 48.5), (42, 46.2), (47, 48.5), (52, 46)]), 3, "#3a2418")
    pen.line([(39, 52.5), (45, 52.5)], 1.8, LIPS)
    outline = [(22, 27), (26, 15), (44, 9), (62, 14), (64, 24), (54, 28), (42, 30)]
    beret = curve(outline, closed=True, steps=6)
    pen.poly(beret, CLOTH)
    pen.poly([point for point in _before(beret, 46) if point[1] < 19] + [(28, 22)], WINE)
    pen.round_rect((27, 25, 58, 31), 3, GOLD.base)
    pen.poly(_soft((54, 16), (66, 4), (78, 6), (70, 14), (60, 20)), GEM)
    purse = [(8, 92), (6, 80), (13, 72), (21, 72), (28, 80), (27, 92)]
    pen.poly(curve(purse, steps=5), WOOD.base)
    pen.rect((12, 68, 22, 73), WOOD.shade)
    pen.ellipse((17, 83), 5.5, GOLD.base)
    pen.ellipse((17, 83), 3.2, GOLD.light)


# -- those who reign


def _king(pen: Pen) -> None:
    pen.line([(71, 92), (71, 46)], 3.4, GOLD.shade)
    pen.ellipse((71, 41), 6, GOLD.base)
    pen.ellipse((69.6, 39.6), 2.6, GOLD.high)
    _draw_body(pen, "#2a4f8f", neck=False, half=27)
    upper = [(20, 78), (24, 64), (34, 57), (50, 57), (60, 64), (64, 78)]
    pen.poly(_soft(*upper, (52, 70), (42, 82), (32, 70)), ERMINE)
    for spot in ((27, 68), (57, 68), (36, 72), (48, 72), (42, 77)):
        pen.ellipse(spot, (1.5, 2.2), INK)
    _draw_face(pen, "")
    _draw_beard(pen, "#e6e0d4", 5)
    with pen.at(42, 18.5, 36 / 26):
        draw_crown(pen)


def _queen(pen: Pen) -> None:
    outline = [(24, 22), (16, 50), (14, 92), (70, 92), (68, 50), (60, 22), (42, 14)]
    veil = curve(outline, closed=True, steps=6)
    pen.poly(veil, VEIL)
    pen.poly([*_beyond(veil, 50), (50, 92), (50, 20)], VEIL_SHADE)
    hair = [(27, 32), (24, 50), (30, 62), (54, 62), (60, 50), (57, 32), (42, 22)]
    pen.poly(curve(hair, closed=True, steps=6), HAIR_DARK)
    _draw_body(pen, "#a8326f", half=22)
    pen.line([(33, 60), (42, 70), (51, 60)], 3.2, GOLD.base)
    pen.ellipse((42, 72), 3, GEM)
    _draw_face(pen, "")
    pen.line(curve([(38, 48.5), (42, 50.5), (46, 48.5)]), 2.6, ROUGE)
    parting = [(52, 26), (56, 36), (48, 29), (42, 28), (36, 29)]
    pen.poly(_soft((28, 36), (32, 26), (42, 23), *parting), HAIR_DARK)
    with pen.at(42, 17, 30 / 26):
        draw_crown(pen)


# -- those who fight


def _captain(pen: Pen) -> None:
    _draw_sword(pen, 70, 12, 62)
    cape = [(14, 92), (16, 70), (28, 58), (56, 58), (68, 70), (72, 92)]
    pen.poly(curve(cape, steps=5), WINE)
    _draw_body(pen, MAIL, neck=False, half=20)
    pen.poly([(35, 60), (42, 66), (49, 60), (49, 52), (35, 52)], STEEL.deep)
    _draw_face(pen, "line", stern=True)
    crest = [(30, 16), (34, 3), (50, -1), (63, 8), (66, 22), (58, 14), (44, 12)]
    pen.poly(curve(crest, closed=True, steps=6), "#c23a2a")
    pen.poly(_soft((44, 12), (56, 8), (63, 10), (66, 22), (58, 14)), WINE)
    rim = [(58, 36), (53, 30), (42, 28), (31, 30)]
    helm = curve([(26, 36), (27, 20), (42, 11), (57, 20), *rim], closed=True, steps=6)
    _draw_helmet(pen, helm, 28)
    pen.line([(27, 31), (34, 29), (42, 28), (50, 29), (57, 31)], 2.6, GOLD.base)


def _light_archer(pen: Pen) -> None:
    _draw_body(pen, "#2f6b45")
    _draw_face(pen, "line")
    left = [(22, 58), (24, 34), (34, 18)]
    right = [(50, 16), (62, 36), (62, 58), (54, 44), (50, 30), (34, 30), (30, 44)]
    pen.poly(_soft(*left, *right), "#24523a")
    pen.poly(_soft(*left, (44, 18), (32, 30), (30, 44)), "#3f7a55")
    pen.line([(71, 16), (73, 86)], 1.4, STRING)
    pen.line(curve([(71, 16), (62, 34), (62, 66), (73, 86)], steps=8), 4, WOOD.shade)
    pen.line([(26, 68), (76, 50)], 2.4, WOOD.light)
    pen.poly([(75, 45), (84, 47), (78, 55)], STEEL.light)


def _heavy_archer(pen: Pen) -> None:
    _draw_body(pen, "#4f4a63", half=26)
    _draw_face(pen, "line")
    jaw = [(36, 64), (42, 66), (48, 64), (57, 56), (57, 40), (54, 52), (42, 60), (30, 52)]
    pen.poly(_soft((27, 40), (27, 56), *jaw), STEEL.shade)
    pen.ellipse((42, 29), (27, 6), STEEL.shade)
    pen.ellipse((41, 28), (25, 5), STEEL.light)
    kettle = curve([(28, 28), (30, 16), (42, 10), (54, 16), (56, 28)], steps=6)
    _draw_helmet(pen, kettle, 28)
    pen.line([(65, 92), (65, 40)], 6, WOOD.shade)
    pen.line([(64, 92), (64, 40)], 2.4, WOOD.base)
    pen.line([(49, 58), (65, 62), (81, 58)], 1.8, STRING)
    bow = [(48, 59), (54, 47), (65, 43), (76, 47), (82, 59)]
    pen.line(curve(bow, steps=6), 4.6, STEEL.shade)
    pen.poly([(60, 42), (65, 31), (70, 42)], STEEL.high)


def _axe_warrior(pen: Pen) -> None:
    pen.line([(15, 92), (15, 22)], 4.2, WOOD.shade)
    for side, tone in ((-1, STEEL.light), (1, STEEL.shade)):
        edge = [(1, 26), (9, 19), (15, 22), (15, 41), (9, 45), (1, 37)]
        pen.poly(curve([(15 + side * x, y) for x, y in edge], steps=4), tone)
    pen.rect((12, 20, 18, 42), STEEL.deep)
    _draw_body(pen, "#6b4a35", neck=False, half=28)
    upper = [(16, 76), (22, 62), (34, 56), (50, 56), (62, 62), (68, 76)]
    pen.poly(_soft(*upper, (54, 70), (42, 74), (30, 70)), "#8a6a4c")
    _draw_face(pen, "", stern=True)
    _draw_beard(pen, "#c9602a", 7)
    for x in (30, 54):
        pen.line([(x, 54), (x, 70)], 5, "#a84a1c")
        pen.rect((x - 3, 66, x + 3, 69), GOLD.base)
    helm = curve([(26, 35), (27, 20), (42, 9), (57, 20), (58, 35)], steps=6)
    _draw_helmet(pen, helm, 34)
    pen.rect((26, 30, 58, 35.5), GOLD.shade)
    pen.rect((40, 10, 44, 45), GOLD.shade)
    for side in (-1, 1):
        horn = [(15, 24), (25, 20), (27, 6), (31, 20), (24, 31), (16, 32)]
        pen.poly(_soft(*((42 + side * x, y) for x, y in horn)), "#f6ead0")


def _sword_warrior(pen: Pen) -> None:
    _draw_sword(pen, 14, 8, 60)
    _draw_body(pen, MAIL, half=25)
    upper = [(24, 40), (26, 22), (42, 14), (58, 22), (60, 40)]
    hood = [*upper, (60, 60), (50, 68), (42, 70), (34, 68), (24, 60)]
    pen.poly(curve(hood, closed=True, steps=6), STEEL.shade)
    for y in (26, 34, 58, 65):
        pen.line([(27, y), (57, y)], 1.4, STEEL.deep)
    pen.ellipse((42, 42), (11.5, 13.5), SKIN)
    pen.poly(curve([(46, 30), (53, 36), (53, 46), (46, 54)], steps=5), SKIN_SHADE, 0.7)
    for x in (37, 47):
        pen.ellipse((x, 42), (2.0, 2.4), INK)
    for brow in ([(33.5, 36.5), (39.5, 38.5)], [(50.5, 36.5), (44.5, 38.5)]):
        pen.line(brow, 2, INK)
    pen.line([(38, 50), (46, 50)], 2, LIPS)
    cap = [(28, 28), (30, 17), (42, 9), (54, 17), (56, 28), (42, 25)]
    pen.poly(curve(cap, closed=True, steps=6), STEEL.light)
    pen.poly([(42, 9), (50, 13), (56, 28), (44, 25)], STEEL.base)
    _draw_targe(pen)


def _draw_targe(pen: Pen) -> None:
    """Draw a wine-red shield with a golden star, unlike any seat's."""
    outline = [(48, 54), (48, 68), (54, 79), (63, 86), (72, 79), (78, 68), (78, 54)]
    rim = curve(outline, steps=5)
    field = [(63 + (x - 63) * 0.82, 68 + (y - 68) * 0.84) for x, y in rim]
    pen.poly(rim, "#fff6e0")
    pen.poly(field, WINE)
    pen.poly([*_beyond(field, 62.9), (63, 56)], "#6d1628")
    pen.poly(star((63, 67), 8.5), GOLD.light)


_BUSTS: dict[str, Callable[[Pen], None]] = {
    "farmer": _farmer,
    "lumberjack": _lumberjack,
    "fisherman": _fisherman,
    "shepherdess": _shepherdess,
    "merchant": _merchant,
    "captain": _captain,
    "queen": _queen,
    "king": _king,
    "light_archer": _light_archer,
    "heavy_archer": _heavy_archer,
    "axe_warrior": _axe_warrior,
    "sword_warrior": _sword_warrior,
}
