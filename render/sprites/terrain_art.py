"""The landscapes of the terrains: a seamless torus of 3 × 3 squares each.

A square is cut from it by its column and row, so waves, furrows and treetops continue through a
territory. `fine` is for squares of 40 px and more on a phone; else motifs are fewer and larger.
"""

import math
import zlib
from collections.abc import Callable
from functools import lru_cache
from random import Random

from PIL import Image

from render.canvas.colors import TONES, Color, Tones
from render.canvas.pen import UNITS, Pen
from render.canvas.shapes import Point, blob, curve, scatter, wrapped

SQUARES = 3  # a landscape is 3 × 3 squares, then it repeats
SIDE = SQUARES * UNITS
MASTER = 384  # pixels a square of the drawing from which all sizes are shrunk
TRUNK = "#3b2a1d"


@lru_cache(maxsize=16)
def _master(terrain: str, fine: bool) -> tuple[tuple[int, int], bytes]:
    """Size and compressed pixels: all of them would take 74 MB of each worker's memory."""
    pen = Pen(SIDE, SIDE, MASTER, zoom=1, ground=TONES[terrain].base, torus=True)
    _DRAW[terrain](pen, Random(terrain), fine)
    image = pen.image.convert("RGB")
    return image.size, zlib.compress(image.tobytes(), 1)


@lru_cache(maxsize=160)
def landscape(terrain: str, px: int, fine: bool) -> Image.Image:
    """Return the whole landscape with squares of `px` pixels, RGB."""
    full, pixels = _master(terrain, fine)
    master = Image.frombytes("RGB", full, zlib.decompress(pixels))
    size = SQUARES * px, SQUARES * px
    return master.resize(size, Image.Resampling.LANCZOS, reducing_gap=3.0)


def cut(terrain: str, column: int, row: int, px: int, fine: bool) -> Image.Image:
    """Return one square of the landscape; columns and rows repeat after three."""
    left, top = column % SQUARES * px, row % SQUARES * px
    return landscape(terrain, px, fine).crop((left, top, left + px, top + px))


# -- wheat: furrows climbing to the right, ears in rows


def _wheat(pen: Pen, rng: Random, fine: bool) -> None:
    tones = TONES["wheat"]
    for _ in range(3):
        spot = rng.uniform(0, SIDE), rng.uniform(0, SIDE)
        pen.poly(blob(rng, spot, (62, 26)), tones.light, 0.35)
    step, apart = (24, 16) if fine else (32, 24)
    rows = range(-14 if fine else -10, round(SIDE / step) + 2)
    for row in rows:
        _furrow(pen, row, step, tones)
    ears = []
    for row in rows:
        for i in range(round(SIDE / apart)):
            x = i * apart + row % 2 * apart / 2
            y = row * step + (SIDE - x) * 0.5
            if -30 < y < SIDE + 40:
                ears.append((y, x))
    for y, x in sorted(ears):
        _ear_and_image(pen, (x, y + step * 0.72), 1.0 if fine else 1.35, tones)


def _furrow(pen: Pen, row: int, step: float, tones: Tones) -> None:
    points = []
    for x in range(-12, round(SIDE) + 13, 12):
        wave = 2.2 * math.sin(x / SIDE * 6 * math.pi + row * 2)
        points.append((float(x), row * step + step * 0.75 + (SIDE - x) * 0.5 + wave))
    pen.line(points, 4.2, tones.shade)
    pen.line([(x, y + 2.8) for x, y in points], 1.6, tones.deep, 0.45)


def _ear_and_image(pen: Pen, foot: Point, size: float, tones: Tones) -> None:
    """Draw an ear and its image across the edge; its size depends on its place alone."""
    x, y = foot
    rng = Random(round(x) % round(SIDE) * 1000 + round(y) % round(SIDE))
    size *= rng.uniform(0.9, 1.08)
    lean = rng.uniform(1.0, 3.5)
    for shift in (-SIDE, 0, SIDE):
        if -20 < x + shift < SIDE + 20:
            with pen.at(x + shift, y, size):
                _ear(pen, lean, tones)


def _ear(pen: Pen, lean: float, tones: Tones) -> None:
    pen.line([(0, 0), (lean * 0.6, -9)], 1.3, tones.deep, 0.8)
    for i in range(3):
        t = i / 2.6
        x, y = lean * (0.5 + 0.6 * t), -(7 + 9 * t) * 0.92
        for side, color in ((-1, tones.high), (1, tones.light)):
            tip = (x + side * 3.9, y - 1.2), (x + side * 2.2, y - 4.2)
            pen.poly([(x, y + 2.4), *tip, (x, y - 1.6)], color)
    x, y = lean * 1.2, -16.5
    pen.poly([(x - 1.5, y + 2), (x, y - 3.4), (x + 1.5, y + 2)], tones.high)


# -- forest: packed conifers, three in ten round trees


def _forest(pen: Pen, rng: Random, fine: bool) -> None:
    tones = TONES["forest"]
    for _ in range(7):
        spot = rng.uniform(0, SIDE), rng.uniform(0, SIDE)
        pen.poly(blob(rng, spot, (30, 18)), tones.shade, 0.9)
    size = 1.16 if fine else 1.5
    feet = scatter(41, SIDE, 18.5 * size)
    draw = [_broadleaf if rng.random() < 0.3 else _conifer for _ in feet]
    sizes = [size * rng.uniform(0.86, 1.1) for _ in feet]
    for x, y, i in wrapped(feet, SIDE):
        with pen.at(x, y + 8, sizes[i]):
            draw[i](pen, tones)


def _conifer(pen: Pen, tones: Tones) -> None:
    pen.ellipse((4, 0), (9, 3.6), tones.deep, 0.75)
    pen.rect((-1.4, -4, 1.6, 0), TRUNK)
    for i, (w, low, top) in enumerate(((9.5, 3, 16), (7.8, 10, 23), (5.8, 17, 30))):
        pen.poly([(-w, -low), (0, -top), (w, -low), (0, 1.6 - low)], tones.shade)
        lit = tones.light if i else tones.base
        pen.poly([(-w, -low), (0, -top), (w * 0.12, 1.4 - low)], lit)
    pen.poly([(-3.2, -20), (0, -30), (-0.3, -20)], tones.high)


def _broadleaf(pen: Pen, tones: Tones) -> None:
    pen.ellipse((4, 0), (9, 3.6), tones.deep, 0.75)
    pen.rect((-1.5, -8, 1.5, 0), TRUNK)
    pen.ellipse((0, -14), (10, 9.6), tones.shade)
    pen.ellipse((-1.6, -15.2), (8, 7.8), tones.base)
    pen.ellipse((-2.8, -16.6), (5.8, 5.2), tones.light)
    pen.ellipse((-4, -18.4), (2.6, 1.9), tones.high)


# -- lake: short scalloped waves over darker deeps


def _lake(pen: Pen, rng: Random, fine: bool) -> None:
    tones = TONES["lake"]
    for spot in scatter(5, SIDE, 92):
        radii = rng.uniform(34, 58), rng.uniform(12, 20)
        pen.poly(blob(rng, spot, radii, rough=0.25), tones.shade, 0.75)
    size = 1.0 if fine else 1.45
    for i, (x, y) in enumerate(scatter(7, SIDE, 27 * size)):
        dice = Random(i)
        arcs = dice.choice((2, 2, 3))
        with pen.at(x, y, size):
            _wave(pen, arcs, tones.high if dice.random() < 0.4 else tones.light, tones.deep)


def _wave(pen: Pen, arcs: int, color: Color, shadow: Color) -> None:
    points = []
    for i in range(arcs):
        for step in range(9):
            points.append(((i + step / 8) * 12.7, 4.2 * math.sin(math.pi * step / 8)))
    pen.line([(x, y + 2.6) for x, y in points], 2.6, shadow, 0.35)
    pen.line(points, 2.6, color)


# -- grassland: tufts of five blades on low crests, a few flowers

BLADE = "#5d9140"
PETALS = ("#fffdf2", "#fffdf2", "#f6d44d")
BLADES = ((-6.5, 8, 2.0), (-3, 12.5, 2.3), (0.4, 15, 2.5), (3.8, 11.5, 2.3), (7, 7.5, 2.0))


def _grassland(pen: Pen, rng: Random, fine: bool) -> None:
    tones = TONES["grassland"]
    for spot in scatter(3, SIDE, 78):
        crest = blob(rng, spot, (rng.uniform(40, 62), rng.uniform(12, 19)), rough=0.22)
        pen.poly([(x + 3, y + 5) for x, y in crest], tones.shade, 0.30)
        pen.poly(crest, tones.light, 0.55)
    size = 1.0 if fine else 1.5
    for i, (x, y) in enumerate(scatter(11, SIDE, 24 * size)):
        dice = Random(i)
        with pen.at(x, y, size):
            if dice.random() < 0.16:
                _flower(pen, dice.choice(PETALS), tones)
            else:
                _tuft(pen, tones)


def _flower(pen: Pen, petal: Color, tones: Tones) -> None:
    pen.line([(0, 0), (0, 6)], 1.4, tones.deep)
    for i in range(5):
        pen.ellipse((2.6 * math.cos(i * 1.257), 2.6 * math.sin(i * 1.257)), 1.9, petal)
    pen.ellipse((0, 0), 1.4, "#d08a1e")


def _tuft(pen: Pen, tones: Tones) -> None:
    pen.ellipse((2.5, 0.6), (8, 2.6), tones.shade, 0.9)
    for x, height, w in BLADES:
        blade = [(x * 0.45 - w * 0.8, 0), (x * 1.25, -height), (x * 0.45 + w * 0.8, 0)]
        pen.poly(blade, tones.deep if x > -1 else BLADE)


# -- swamp: dark oval pools, cattails, lily pads

POOL, POOL_DEEP = "#3d4457", "#2c3144"
PAD, PAD_LIGHT = "#6f8f52", "#9dbb70"
LEAF, STALK, CATTAIL, CATTAIL_LIGHT = "#4f6b3d", "#8aa05c", "#3a2018", "#8a5a3c"


def _swamp(pen: Pen, rng: Random, fine: bool) -> None:
    del rng  # every pool and reed has its own random numbers
    tones = TONES["swamp"]
    size = 1.0 if fine else 1.4
    for i, (x, y) in enumerate(scatter(23, SIDE, 56)):
        with pen.at(x, y):
            _pool(pen, Random(i), size, tones)
    for x, y, i in wrapped(scatter(31, SIDE, 22 * size), SIDE):
        if Random(i * 7 + 1).random() >= 0.22:
            with pen.at(x, y, size):
                _reed(pen, i, tones)


def _pool(pen: Pen, dice: Random, size: float, tones: Tones) -> None:
    shore = blob(dice, (0, 0), (dice.uniform(24, 34), dice.uniform(10, 15)), rough=0.12)
    pen.poly([(x - 0.5, y - 2.5) for x, y in shore], tones.light, 0.55)
    pen.poly(shore, POOL)
    pen.poly([(x * 0.72 + 3, y * 0.62 + 2) for x, y in shore], POOL_DEEP)
    pen.line([(-12, -3), (-2, -3)], 1.8, tones.high, 0.8)
    pen.line([(-6, 2), (9, 2)], 1.5, tones.light, 0.7)
    x, y = dice.uniform(4, 12), dice.uniform(0, 5)
    pen.ellipse((x, y), (6 * size, 3.4 * size), PAD)
    pen.ellipse((x - 0.8, y - 0.8), (4.4 * size, 2.2 * size), PAD_LIGHT)


def _reed(pen: Pen, number: int, tones: Tones) -> None:
    pen.ellipse((3, 7), (7, 2.2), tones.deep, 0.55)
    for x, height in ((-5, 9), (5.5, 11)):
        bend = [(x * 0.2, 7.0), (x * 0.5, 7 - height * 0.7), (x * 1.1, 7.0 - height)]
        pen.line(curve(bend), 1.9, LEAF)
    pair = ((-2.2, 17), (2.6, 21))[: 1 + number % 2]
    for x, height in pair if number % 3 else ((0, 20),):
        top = 7 - height
        pen.line([(x * 0.5, 7), (x, top)], 1.7, STALK)
        pen.line([(x, top + 1.5), (x, top - 5.5)], 4.6, CATTAIL)
        pen.line([(x - 0.9, top + 1.2), (x - 0.9, top - 5.0)], 1.5, CATTAIL_LIGHT)


# -- mine: faceted boulders, amber crystals

AMBER = ("#b4611d", "#eaa23c", "#ffdf8e")


def _mine(pen: Pen, rng: Random, fine: bool) -> None:
    tones = TONES["mine"]
    for _ in range(8):
        spot = rng.uniform(0, SIDE), rng.uniform(0, SIDE)
        pen.poly(blob(rng, spot, (40, 22), corners=6, rough=0.25), tones.shade, 0.9)
    size = 1.05 if fine else 1.3
    for x, y, i in wrapped(scatter(19, SIDE, 29 * size), SIDE):
        dice = Random(i)
        with pen.at(x, y, size * dice.uniform(0.8, 1.12)):
            _rock(pen, dice, tones)
        if dice.random() < 0.5:
            dx, dy = dice.uniform(-3, 7) * size, dice.uniform(3, 8) * size
            with pen.at(x + dx, y + dy, size * dice.uniform(0.8, 1.05)):
                _crystal(pen)


def _rock(pen: Pen, dice: Random, tones: Tones) -> None:
    ring = []
    for i in range(6):
        angle = math.radians(-90 + 60 * i + dice.uniform(-14, 14))
        k = dice.uniform(0.82, 1.12)
        ring.append((17 * k * math.cos(angle), 13 * k * math.sin(angle)))
    top = (dice.uniform(-4, 0), -3.0)
    pen.poly([(x + 4, y + 4) for x, y in ring], tones.deep, 0.75)
    pen.poly(ring, tones.base)
    pen.poly([top, ring[1], ring[2], ring[3]], tones.shade)
    pen.poly([top, ring[4], ring[5]], tones.light)
    pen.poly([top, ring[5], ring[0]], tones.high)
    pen.poly([top, ring[0], ring[1]], tones.light)


def _crystal(pen: Pen) -> None:
    dark, middle, bright = AMBER
    pen.poly([(-5, 0), (0, -7), (5, 0), (0, 7)], dark)
    pen.poly([(-5, 0), (0, -7), (0, 7)], middle)
    pen.poly([(-5, 0), (0, -7), (0.5, -0.5)], bright)


# -- town: brick bond, one building plot a square, each at another stage of construction

SLAB, SLAB_LIGHT, SLAB_SHADE = "#cfc3ae", "#efe6d2", "#85786a"
PLOT_SHADOW, PLOT_RIM, PLOT = "#3c1a14", "#7a4630", "#5d3222"
PLANK, PLANK_SHADE, PLANK_SHADOW = "#d6a15c", "#70431f", "#2a130d"
BRICK, BRICK_SHADE = "#e0805a", "#8b3a24"
WALLS = (  # seen from above: left, top, right, bottom
    ((21, 26, 75, 33), (21, 26, 28, 78), (68, 26, 75, 52)),
    ((21, 26, 28, 60), (21, 26, 52, 33), (21, 71, 75, 78), (68, 44, 75, 78)),
    ((21, 26, 75, 33), (68, 26, 75, 78), (44, 71, 75, 78)),
)


def _town(pen: Pen, rng: Random, fine: bool) -> None:
    tones = TONES["town"]
    height = 12 if fine else 16
    for row in range(round(SIDE / height)):
        y = row * height
        pen.line([(0, y), (SIDE, y)], 1.5, tones.shade, 0.75)
        for i in range(round(SIDE / 24)):
            _brick(pen, (i * 24 + row % 2 * 12, y), height, rng.random())
    for column in range(SQUARES):
        for row in range(SQUARES):
            with pen.at(column * UNITS, row * UNITS):
                _plot(pen, (column + 2 * row) % 3)


def _brick(pen: Pen, corner: Point, height: float, chance: float) -> None:
    """Draw the joint at the left of a brick, and the brick if it is a pale or a dark one."""
    tones = TONES["town"]
    x, y = corner
    pen.line([(x, y), (x, y + height)], 1.5, tones.shade, 0.75)
    box = (x + 1, y + 1, x + 23, y + height - 1)
    if chance < 0.22:
        pen.rect(box, tones.light, 0.4)
    elif chance > 0.86:
        pen.rect(box, tones.shade, 0.45)


def _plot(pen: Pen, canvas: int) -> None:
    """Draw a pit with the walls of a foundation and its contents."""
    pen.round_rect((25, 30, 79, 82), 3, PLOT_SHADOW, 0.35)
    pen.round_rect((21, 26, 75, 78), 2, PLOT_RIM)
    pen.round_rect((24, 30, 75, 78), 2, PLOT)
    for left, top, right, bottom in WALLS[canvas]:
        pen.rect((left, top + 2, right + 2, bottom + 3), SLAB_SHADE)
    for box in WALLS[canvas]:
        _wall(pen, box)
    (_scaffold, _ladder, _stack)[canvas](pen)


def _wall(pen: Pen, box: tuple[int, int, int, int]) -> None:
    left, top, right, bottom = box
    pen.rect(box, SLAB)
    pen.rect((left, top, right, top + 2), SLAB_LIGHT)
    for joint in range(10, max(right - left, bottom - top), 10):
        if right - left > bottom - top:
            pen.line([(left + joint, top), (left + joint, bottom)], 1.1, SLAB_SHADE)
        else:
            pen.line([(left, top + joint), (right, top + joint)], 1.1, SLAB_SHADE)


def _scaffold(pen: Pen) -> None:
    for x in (38, 60):
        pen.line([(x + 2, 74), (x + 2, 42)], 3, PLANK_SHADOW, 0.5)
    pen.line([(38, 69), (60, 47)], 2.4, PLANK_SHADE)
    for x in (38, 60):
        pen.line([(x, 72), (x, 40)], 3.4, PLANK)
    for y in (46, 60):
        pen.line([(33, y), (65, y)], 3.4, PLANK_SHADE)
        pen.line([(33, y - 1), (65, y - 1)], 2.0, PLANK)


def _ladder(pen: Pen) -> None:
    for x in (40, 50):
        pen.line([(x, 66), (x + 8, 36)], 2.8, PLANK)
    for i in range(4):
        pen.line([(42 + i * 2, 61 - i * 7), (51 + i * 2, 61 - i * 7)], 2.2, PLANK_SHADE)


def _stack(pen: Pen) -> None:
    for i in range(3):
        pen.round_rect((28, 50 + i * 7, 58, 56 + i * 7), 2, PLANK_SHADE)
        pen.round_rect((28, 50 + i * 7, 57, 54 + i * 7), 2, PLANK)
        pen.rect((38 + i * 9, 40, 46 + i * 9, 46), BRICK)
        pen.rect((38 + i * 9, 44, 46 + i * 9, 46), BRICK_SHADE)


_DRAW: dict[str, Callable[[Pen, Random, bool], None]] = {
    "wheat": _wheat,
    "forest": _forest,
    "lake": _lake,
    "grassland": _grassland,
    "swamp": _swamp,
    "mine": _mine,
    "town": _town,
}
