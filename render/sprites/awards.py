"""Awards: the laurel, the cup, the place in a game as a pip; also the dot of a plot."""

import math
from functools import lru_cache

from PIL import Image

from render.canvas.canvas import Canvas
from render.canvas.colors import CREAM, GOLD, INK, VELVET, WHITE, seat_of
from render.canvas.pen import Pen
from render.canvas.shapes import curve
from render.sprites import badges
from render.tournament_requests import Pip

LEAVES = 7  # of a branch
PIP = 38
WIDE_BAR = 190
STEEL = "#9aa6b4"


@lru_cache(maxsize=8)
def laurel(px: int) -> Image.Image:
    """Return two branches of leaves, open at the top: the sign of the winner."""
    return _laurel(px).done()


@lru_cache(maxsize=8)
def crowned_laurel(px: int) -> Image.Image:
    """Return the laurel round a crown: the sign of games won."""
    pen = _laurel(px)
    with pen.at(40, 42, 1.5):
        badges.draw_crown(pen)
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
    """Return a cup with two handles: the sign of trophies."""
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
    """Return the dot at the end of a plot's line."""
    pen = Pen(32, 32, px)
    for radius, color in ((14, INK), (12, WHITE), (8, seat_of(seat).color)):
        pen.ellipse((16, 16), radius, color)
    return pen.done()


@lru_cache(maxsize=8)
def _won(px: int) -> Image.Image:
    pen = Pen(60, 60, px)
    with pen.at(30, 31, 1.6):
        badges.draw_crown(pen)
    return pen.done()


@lru_cache(maxsize=8)
def cog(px: int) -> Image.Image:
    """Return a cogwheel: the sign of the autopilot."""
    pen = Pen(56, 56, px)
    for i in range(8):
        angle = math.radians(i * 45)
        along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        tooth = [
            (28 + along[0] * far + across[0] * side, 28 + along[1] * far + across[1] * side)
            for far, side in ((12, -6), (24, -4), (24, 4), (12, 6))
        ]
        pen.poly(tooth, STEEL)
    pen.ellipse((28, 28), 17, STEEL)
    pen.ellipse((28, 28), 7, INK)
    return pen.done()


@lru_cache(maxsize=64)
def cut_sign(through: int) -> Image.Image:
    """Return the sign of a cut: a crown, and how many go on."""
    text, px = str(through), 96
    pen = Pen(46 + 16 * len(text), 36, px)
    pen.round_rect((0, 0, 46 + 16 * len(text), 36), 10, CREAM)
    with pen.at(20, 18, 1.0):
        badges.draw_crown(pen)
    pen.write((36 + 8 * len(text), 18), text, size=27, color=INK)
    return pen.done()


def put_round(canvas: Canvas, left_middle: tuple[float, float], pip: Pip, on: str) -> None:
    """Put the result of a round: a place, or the sign of a bye (+), absence (–) or play (…).

    A place at a table that nobody has played bears no crown.

    At tables of two it is written with whom it was against.
    """
    x, middle = left_middle
    if pip.met:
        won = pip.place == 1 and pip.state == "played"
        role = "text" if won else "muted"
        canvas.text((x + PIP / 2, middle + 1), pip.met, 28, role, on=on, weight=700, anchor="mm")
        return
    if pip.place is not None and pip.state == "played":
        put_pip(canvas, left_middle, pip.place, on)
        return
    sign = {"bye": "+", "absent": "–", "playing": "…"}.get(pip.state, str(pip.place))
    canvas.text((x + PIP / 2, middle + 1), sign, 30, "muted", on=on, anchor="mm")


def put_progress(
    canvas: Canvas,
    left_middle: tuple[float, float],
    done: float,
    figures: str,
    on: str,
    *,
    autopilot: bool = False,
    wide: float = WIDE_BAR,
) -> None:
    """Put the progress of a game: figures and a bar; a cog where the autopilot plays."""
    x, middle = left_middle
    box = (x, middle + 14, x + wide, middle + 24)
    ground = "slot" if on == "panel" else "panel"
    canvas.panel(box, ground, on=on, radius=5)
    if done > 0:
        canvas.panel(
            (x, middle + 14, x + max(12, wide * done), middle + 24), "muted", on=ground, radius=5
        )
    canvas.text((x, middle - 8), figures, 32, on=on, weight=700)
    if autopilot:
        canvas.put_on(on, (x + wide, middle - 8), "rm", cog, 56)


def put_pip(
    canvas: Canvas, left_middle: tuple[float, float], place: int, on: str, size: int = PIP
) -> None:
    """Put the place in one game: a crown for the first, otherwise the number."""
    left, middle = left_middle
    box = (left, middle - size / 2, left + size, middle + size / 2)
    center = (left + size / 2, middle + 1)
    if place == 1:
        canvas.panel(box, VELVET, on=on, radius=8)
        canvas.put_on(VELVET, center, "mm", _won, round(size * 1.5))
        return
    ground = "slot" if on == "panel" else "panel"
    canvas.panel(box, ground, on=on, radius=8)
    canvas.text(center, str(place), 28, "muted", on=ground, anchor="mm")
