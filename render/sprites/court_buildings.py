"""The seven kinds of buildings of The Court, in 84 × 58 units with the ground at 52."""

import math
from collections.abc import Callable

from render.canvas.colors import INK, STEEL, STONE, TONES, WHITE, WOOD
from render.canvas.pen import Pen
from render.canvas.shapes import curve
from render.sprites.buildings import (
    BLUE,
    GREEN,
    GROUND,
    PLASTER,
    PLUM,
    RED,
    STRAW,
    House,
    draw_door,
    draw_house,
    draw_spire,
    draw_turret,
    draw_window,
)

SAIL, SAIL_SHADE, POOL = "#fffaf0", "#d9d2c4", "#3d4457"
ANTLER, FLEECE_HEAD, HULL_SHADE = "#f6ead0", "#37313d", "#7f3a2a"


def draw_court_building(pen: Pen, kind: str) -> None:
    """Draw the picture of a building."""
    _DRAW[kind](pen)


def _mill(pen: Pen) -> None:
    pen.poly([(30, GROUND), (34, 22), (52, 22), (56, GROUND)], STONE.light)
    pen.poly([(46, GROUND), (45, 22), (52, 22), (56, GROUND)], STONE.shade)
    pen.poly([(31, 22), (43, 10), (55, 22)], RED)
    draw_door(pen, 42, 8, 12)
    for turn in (35, 125, 215, 305):
        x, y = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        with pen.at(43, 20):
            inner, outer = (x * 9 - y * 8, y * 9 + x * 8), (x * 27 - y * 8, y * 27 + x * 8)
            pen.poly([(x * 6, y * 6), (x * 27, y * 27), outer, inner], SAIL)
            pen.line([(0, 0), (x * 28, y * 28)], 2.2, WOOD.shade)
    pen.ellipse((43, 20), 3.4, WOOD.deep)


def _lodge(pen: Pen) -> None:
    forest = TONES["forest"]
    for x, height in ((12, 34), (72, 40)):
        pen.poly([(x - 9, GROUND), (x, GROUND - height), (x + 9, GROUND)], forest.base)
        pen.poly([(x - 9, GROUND), (x, GROUND - height), (x, GROUND)], forest.light)
    draw_house(pen, House(20, 66, 19, 17, WOOD.base, GREEN, timbered=False))
    for y in (36, 41, 46):
        pen.line([(21, y), (39, y)], 1.3, WOOD.shade)
    draw_door(pen, 30, 8, 12)
    pen.line([(24, 26), (20, 20), (17, 21)], 2, ANTLER)
    pen.line([(34, 26), (38, 20), (41, 21)], 2, ANTLER)
    pen.ellipse((29, 28), (3.4, 4), WOOD.shade)


def _jetty(pen: Pen) -> None:
    lake = TONES["lake"]
    pen.rect((4, 40, 80, 53), lake.base)
    for x in (10, 30, 66):
        pen.line(curve([(x, 48), (x + 4, 45), (x + 8, 48), (x + 12, 45)]), 1.8, lake.high)
    with pen.at(0, 38 - GROUND):
        draw_house(pen, House(8, 40, 14, 12, "#dfe6e6", BLUE, timbered=False))
    pen.rect((4, 36, 62, 41), WOOD.base)
    pen.rect((4, 39, 62, 41), WOOD.shade)
    for x in (10, 26, 42, 58):
        pen.rect((x - 1.8, 40, x + 1.8, 52), WOOD.deep)
    pen.line([(66, 42), (66, 14)], 2, WOOD.deep)
    pen.poly([(67.5, 15), (67.5, 36), (82, 36)], SAIL)
    pen.poly([(64, 20), (64, 36), (55, 36)], SAIL_SHADE)
    pen.poly([(50, 40), (83, 40), (78, 49), (56, 49)], RED)
    pen.poly([(68, 40), (83, 40), (78, 49), (68, 49)], HULL_SHADE)


def _fold(pen: Pen) -> None:
    with pen.at(0, -3):
        draw_house(pen, House(30, 78, 15, 14, WOOD.light, STRAW, timbered=False))
    pen.rect((34, 38, 46, 49), WOOD.deep)
    for x in (8, 22, 36, 50, 64, 78):
        pen.rect((x - 1.8, 38, x + 1.8, 53), WOOD.base)
    pen.rect((6, 41, 80, 44), WOOD.light)
    pen.rect((6, 47, 80, 50), WOOD.base)
    for wool in ((13, 29), (19, 27), (24, 31), (17, 32)):
        pen.ellipse(wool, 5.4, WHITE)
    pen.ellipse((9, 28), (4, 4.6), FLEECE_HEAD)


def _manor(pen: Pen) -> None:
    draw_house(pen, House(14, 72, 24, 13, PLASTER, RED))
    draw_spire(pen, (70, GROUND), (15, 30), 15, RED)
    for x in (46, 57):
        draw_window(pen, (x, 37), (6, 8))
    draw_door(pen, 26, 9, 14)
    for x in (8, 78):
        pen.ellipse((x, 48), 5, GREEN)


def _hut(pen: Pen) -> None:
    pen.ellipse((42, 51), (38, 5), POOL)
    for x in (24, 40, 58):
        pen.line([(x, 36), (x - 3, 53)], 3, WOOD.deep)
    with pen.at(0, 40 - GROUND):
        draw_house(pen, House(18, 66, 14, 17, "#8a6a4c", PLUM, timbered=False))
    pen.rect((15, 38, 69, 42), WOOD.shade)
    with pen.at(0, 39 - GROUND):
        draw_door(pen, 27, 8, 11)
    draw_window(pen, (54, 32), (6, 6))
    for x in (10, 76):
        pen.line([(x, 52), (x, 26)], 1.8, GREEN)
        pen.round_rect((x - 2.4, 22, x + 2.4, 33), 2.4, WOOD.shade)


def _keep(pen: Pen) -> None:
    pen.ellipse((42, 51), (40, 5.5), POOL)
    draw_turret(pen, (22, 50), (18, 24))
    draw_spire(pen, (62, 50), (18, 30), 15, TONES["swamp"].base)
    pen.rect((26, 26, 54, 50), STONE.shade)
    pen.rect((26, 26, 40, 50), STONE.base)
    for i in range(3):
        tone = STONE.base if i < 2 else STONE.shade
        pen.rect((27 + i * 9.6, 20, 33 + i * 9.6, 27), tone)
    for box in ((35, 34, 46, 51), (60, 28, 64, 36), (20, 32, 24, 40)):
        pen.round_rect(box, 5 if box[0] == 35 else 2, INK)
    pen.line([(37, 37), (37, 50)], 1.2, STEEL.shade)
    pen.line([(41, 36), (41, 50)], 1.2, STEEL.shade)


_DRAW: dict[str, Callable[[Pen], None]] = {
    "wheat_mill": _mill,
    "forest_lodge": _lodge,
    "lake_jetty": _jetty,
    "grassland_fold": _fold,
    "grassland_manor": _manor,
    "swamp_hut": _hut,
    "swamp_keep": _keep,
}
