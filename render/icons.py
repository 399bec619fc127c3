"""The effect strip of a building: small icons made from its numbers, left to right (ART.md §4).

Helm = knight, rook = tower, crown; coin / helm or coin / rook = tax bonus; an octagon is always
points: alone = once, beside a badge, rook or helm = for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from engine.buildings import Building
from render.colors import GOLD, INK, STEEL, STONE, TERRAINS, WINE, WINE_RIM
from render.pen import Pen
from render.shapes import curve, regular
from render.signs import draw_badge, draw_crown


class Icon(Enum):
    """What a building counts in."""

    KNIGHT = "knight"
    TOWER = "tower"
    CROWN = "crown"
    COIN = "coin"


class Form(Enum):
    """How an effect is drawn."""

    ICON = "icon"
    MANY = "many"  # an icon and how many of it
    POINTS = "points"
    EACH = "each"  # points and for each of what
    TAX = "tax"


@dataclass(frozen=True, slots=True)
class Effect:
    """One entry of the strip: its form, the icon or terrain in it, its figure."""

    form: Form
    of: Icon | str = ""
    number: int = 0

    @property
    def width(self) -> float:
        """How wide it is, in units."""
        if self.form is Form.ICON:
            return 30.0 if self.of is Icon.CROWN else 19.6 if self.of is Icon.KNIGHT else 21.4
        return {Form.MANY: 40.0, Form.POINTS: 26.0, Form.EACH: 48.5, Form.TAX: 43.5}[self.form]


IN_A_ROW = 3  # so many knights and towers stand side by side, more become figures
NEAR, APART = 0.8, 3.2  # units between icons of a kind, between different effects
ROOM = 85.0  # units of a tile that the strip may take


def effects_of(building: Building) -> tuple[Effect, ...]:
    """Return the strip of a building, made from its numbers."""
    return tuple(_effects(building))


def _effects(building: Building) -> Iterator[Effect]:
    counts = ((Icon.KNIGHT, building.knights), (Icon.TOWER, building.towers))
    crowded = building.knights + building.towers > IN_A_ROW
    for icon, number in (*counts, (Icon.CROWN, building.crowns)):
        if number > 1 and crowded:
            yield Effect(Form.MANY, icon, number)
        else:
            yield from (Effect(Form.ICON, icon),) * number
    if building.tax_bonus:
        icon = Icon.KNIGHT if building.tax_bonus == "knights" else Icon.TOWER
        yield Effect(Form.TAX, icon)
    if building.points:
        yield Effect(Form.POINTS, number=building.points)
    if building.per:
        per = building.per if building.per in TERRAINS else Icon(building.per)
        yield Effect(Form.EACH, per, building.per_points)


def draw_strip(
    pen: Pen, effects: tuple[Effect, ...], middle: tuple[float, float], zoom: float
) -> None:
    """Draw a strip round a middle as large as it fits, at most `zoom` times its size."""
    gaps = [NEAR if one == other else APART for one, other in pairwise(effects)]
    width = sum(effect.width for effect in effects) + sum(gaps)
    x = -width / 2
    with pen.at(*middle, min(zoom, ROOM / max(1.0, width))):
        for effect, gap in zip(effects, (*gaps, 0.0), strict=True):
            with pen.at(x + effect.width / 2, 0):
                _draw_effect(pen, effect)
            x += effect.width + gap


def _draw_effect(pen: Pen, effect: Effect) -> None:
    """Draw one effect round the origin."""
    match effect.form:
        case Form.ICON:
            _draw_sign(pen, effect.of, 0)
        case Form.MANY:
            _draw_sign(pen, effect.of, -9)
            pen.write((11, 0.5), str(effect.number), size=22, color=INK)
        case Form.POINTS:
            draw_points(pen, effect.number)
        case Form.EACH:
            _draw_sign(pen, effect.of, 11.2)
            with pen.at(-11, 0):
                draw_points(pen, effect.number)
        case Form.TAX:
            _draw_sign(pen, Icon.COIN, -10.6)
            pen.line([(-0.5, 9), (4.5, -9)], 2.6, INK)
            with pen.at(13.2, 0, 0.86):
                _draw_sign(pen, effect.of, 0)


def _draw_sign(pen: Pen, sign: Icon | str, x: float) -> None:
    if isinstance(sign, Icon):
        with pen.at(x, 0, 0.84 if sign is Icon.TOWER else 0.98):
            draw_icon(pen, sign)
    else:
        with pen.at(x, 0):
            draw_badge(pen, sign, 13)


def draw_points(pen: Pen, number: int) -> None:
    """Draw points round the origin: always a figure on a crimson octagon."""
    pen.poly(regular((0, 0), 13, 8, -67.5), WINE_RIM)
    pen.poly(regular((0, 0), 11.4, 8, -67.5), WINE)
    pen.write((0, 0.3), str(number), size=18 if number < 10 else 14)


# -- icons: in a box of 24 units round the origin, with an ink contour of their own


def draw_icon(pen: Pen, icon: Icon) -> None:
    """Draw an icon round the origin."""
    _DRAW[icon](pen)


def _knight(pen: Pen) -> None:
    left = [(-8, 9), (-8, -2), (-6, -9), (0, -11)]
    helm = curve([*left, (6, -9), (8, -2), (8, 9), (0, 11.5)], closed=True, steps=4)
    pen.poly([(x * 1.2, y * 1.2) for x, y in helm], INK)
    pen.poly(helm, STEEL.light)
    pen.poly([(max(x, 2.5), y) for x, y in helm], STEEL.base)
    pen.rect((-7, -2.5, 7, 1.4), INK)
    pen.rect((-1.4, -8, 1.4, 10), GOLD.shade)


def _tower(pen: Pen) -> None:
    half = [(12.4, -14.4), (12.4, -3), (9.3, 0), (9.3, 7.4), (12, 8), (12, 14.4)]
    pen.poly([*half, *((-x, y) for x, y in reversed(half))], INK)
    with pen.at(0, 0, 0.92):
        draw_rook(pen)


def draw_rook(pen: Pen) -> None:
    """Draw the sign of a tower, a rook of 21 × 27 units: a pointed roof would be a house."""
    left = [(-10.0, 13.5), (-10.0, 9.0), (-7.5, 8.0), (-7.5, -1.0), (-10.5, -4.0), (-10.5, -13.5)]
    notch = [(-5.4, -13.5), (-5.4, -10.0), (-2.6, -10.0), (-2.6, -13.5)]
    outline = [*left, *notch]
    pen.poly([*outline, *((-x, y) for x, y in reversed(outline))], STONE.base)
    pen.poly([*left, *notch[:2], (-2, -10), (-2, 13.5)], STONE.high)
    right = [(-x, y) for x, y in (*left, *notch[:2])]
    pen.poly([*right, (3.4, -10), (3.4, 13.5)], STONE.shade)
    pen.round_rect((-2.3, -3.5, 2.3, 5), 2.3, INK)


def _crown(pen: Pen) -> None:
    half = [(0, -13.5), (6.6, -3), (11, -9.6), (15, -9), (12, 11.5)]
    pen.poly([*half, *((-x, y) for x, y in reversed(half))], INK)
    with pen.at(0, 0.5, 24 / 26):
        draw_crown(pen)


def _coin(pen: Pen) -> None:
    pen.ellipse((0, 0), 11.5, INK)
    pen.ellipse((0, 0), 9.4, GOLD.base)
    pen.ellipse((0, 0), 6.6, GOLD.shade)
    pen.ellipse((-0.6, -0.6), 5.6, GOLD.light)


_DRAW = {Icon.KNIGHT: _knight, Icon.TOWER: _tower, Icon.CROWN: _crown, Icon.COIN: _coin}
