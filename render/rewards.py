"""What is won: the laurel, the cup, the place in a game as a pip; and the dot of a plot."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from render import signs
from render.colors import GOLD, INK, VELVET, WHITE, seat_of
from render.pen import Pen
from render.shapes import curve
from render.stage import Stage

LEAVES = 7  # of a branch
PIP = 38


@lru_cache(maxsize=8)
def laurel(px: int) -> Image.Image:
    """Return two branches of leaves, open at the top: won."""
    return _laurel(px).done()


@lru_cache(maxsize=8)
def crowned_laurel(px: int) -> Image.Image:
    """Return the laurel round a crown: games won."""
    pen = _laurel(px)
    with pen.at(40, 42, 1.5):
        signs.draw_crown(pen)
    return pen.done()


def _laurel(px: int) -> Pen:
    pen = Pen(80, 80, px)
    for side in (-1, 1):
        for i in range(LEAVES):
            angle = math.radians(90 + side * (16 + i * 19))
            x, y = 40 + 30 * math.cos(angle), 40 + 30 * math.sin(angle)
            turned = angle + side * math.radians(66)
            u, v = math.cos(turned), math.sin(turned)
            tip = (x + u * 15, y + v * 15)
            flanks = [(x + u * 7 - s * v * 4.4, y + v * 7 + s * u * 4.4) for s in (1, -1)]
            leaf = curve([(x, y), flanks[0], tip, flanks[1]], closed=True, steps=6)
            pen.poly(leaf, GOLD.base if i % 2 else GOLD.shade)
    return pen


@lru_cache(maxsize=8)
def cup(px: int) -> Image.Image:
    """Return a cup with two handles: trophies."""
    pen = Pen(60, 62, px)
    pen.line(curve([(14, 12), (4, 14), (8, 28), (18, 30)]), 4, GOLD.shade)
    pen.line(curve([(46, 12), (56, 14), (52, 28), (42, 30)]), 4, GOLD.shade)
    bowl = [(12.0, 6.0), (14, 24), (24, 36), (36, 36), (46, 24), (48, 6)]
    pen.poly(curve(bowl, steps=6), GOLD.base)
    pen.poly([(31, 6), (48, 6), (46, 24), (36, 36), (31, 36)], GOLD.shade)
    pen.rect((27, 36, 33, 46), GOLD.base)
    pen.rect((16, 46, 44, 54), GOLD.shade)
    pen.rect((16, 46, 29, 54), GOLD.light)
    return pen.ink(2.2).done()


@lru_cache(maxsize=16)
def dot(seat: int, px: int) -> Image.Image:
    """Return the end of a line of a plot."""
    pen = Pen(32, 32, px)
    for radius, color in ((14, INK), (12, WHITE), (8, seat_of(seat).color)):
        pen.ellipse((16, 16), radius, color)
    return pen.done()


@lru_cache(maxsize=8)
def _won(px: int) -> Image.Image:
    pen = Pen(60, 60, px)
    with pen.at(30, 31, 1.6):
        signs.draw_crown(pen)
    return pen.done()


def put_pip(
    stage: Stage, left_middle: tuple[float, float], place: int, on: str, size: int = PIP
) -> None:
    """Put the place in one game: a crown for the first, else the number."""
    left, middle = left_middle
    box = (left, middle - size / 2, left + size, middle + size / 2)
    center = (left + size / 2, middle + 1)
    if place == 1:
        stage.panel(box, VELVET, on=on, radius=8)
        stage.put_on(VELVET, center, "mm", _won, round(size * 1.5))
        return
    ground = "slot" if on == "panel" else "panel"
    stage.panel(box, ground, on=on, radius=8)
    stage.text(center, str(place), 28, "muted", on=ground, anchor="mm")
