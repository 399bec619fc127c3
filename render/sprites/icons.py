"""The effect strips of buildings and tokens: icons made from their numbers.

Helm = knight, rook = tower, crown, sword; coin / helm or coin / rook = tax bonus; an octagon is
always points: alone = once, beside a badge, rook or helm = for each of them, on a sand-colored pill
= for each thing in the middle of a ring of eight squares that lies around it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from engine import Token
from engine.buildings import Building
from render.canvas.colors import (
    GOLD,
    INK,
    SKIN,
    STEEL,
    STONE,
    TERRAINS,
    TONES,
    WHITE,
    WINE,
    WINE_RIM,
    WOOD,
)
from render.canvas.pen import Pen
from render.canvas.shapes import arc, curve, regular
from render.sprites.badges import draw_badge, draw_crown
from render.sprites.resources import draw_resource


class Icon(Enum):
    """What a building or a token counts in."""

    KNIGHT = "knight"
    TOWER = "tower"
    CROWN = "crown"
    COIN = "coin"
    SWORD = "swords"
    CHARACTER = "character"
    WHEAT = "wheat"
    WOOD = "wood"
    FISH = "fish"
    SHEEP = "sheep"
    ANY = "any"


ICON_WIDTHS: dict[Icon | str, float] = {Icon.CROWN: 30.0, Icon.KNIGHT: 19.6, Icon.SWORD: 24.0}


class Form(Enum):
    """The form of an effect."""

    ICON = "icon"
    MANY = "many"  # an icon and its number
    POINTS = "points"
    EACH = "each"  # points, and the icon they are for
    NEAR = "near"  # points, and the neighbors they are for
    TAX = "tax"


@dataclass(frozen=True, slots=True)
class Effect:
    """One entry of the strip: its form, the icon or terrain in it, its figure."""

    form: Form
    of: Icon | str = ""
    number: int = 0

    @property
    def width(self) -> float:
        """The width in units."""
        if self.form is Form.ICON:
            return ICON_WIDTHS.get(self.of, 21.4)
        wide = {Form.MANY: 40.0, Form.POINTS: 26.0, Form.EACH: 48.5, Form.TAX: 43.5}
        return wide.get(self.form, 62.0)


PILL, RING = "#dcc391", "#8a6a4c"
COAT, STRAW = "#7b4a86", "#e0a52b"
IN_A_ROW = 3  # the most knights or towers side by side; more become figures
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


def effects_of_token(token: Token) -> tuple[Effect, ...]:
    """Return the strip of a character, made from its numbers; a building of the Court has none."""
    effects = [Effect(Form.ICON, Icon.SWORD)] * token.swords
    if token.points:
        effects.append(Effect(Form.POINTS, number=token.points))
    if token.per:
        effects.append(Effect(Form.NEAR, Icon(token.per), token.per_points))
    return tuple(effects)


def draw_strip(
    pen: Pen, effects: tuple[Effect, ...], middle: tuple[float, float], zoom: float
) -> None:
    """Draw a strip round a center as large as it fits, at most `zoom` times its size."""
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
        case Form.NEAR:
            _draw_near(pen, effect)
        case Form.TAX:
            _draw_sign(pen, Icon.COIN, -10.6)
            pen.line([(-0.5, 9), (4.5, -9)], 2.6, INK)
            with pen.at(13.2, 0, 0.86):
                _draw_sign(pen, effect.of, 0)


def _draw_near(pen: Pen, effect: Effect) -> None:
    """Draw points and their icon in the middle of a ring of eight squares."""
    pen.round_rect((-31, -15.5, 31, 15.5), 8, PILL)
    with pen.at(-16, 0):
        draw_points(pen, effect.number)
    with pen.at(14.5, 0, 0.8):
        for x in (-12.4, 0.0, 12.4):
            for y in (-12.4, 0.0, 12.4):
                if x or y:
                    pen.round_rect((x - 4.6, y - 4.6, x + 4.6, y + 4.6), 1.6, RING)
    with pen.at(14.5, 0, 0.76):
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


def _sword(pen: Pen) -> None:
    for grow, blade, hilt in ((4.4, INK, INK), (0, STEEL.light, GOLD.base)):
        pen.line([(-4, 4), (9.5, -9.5)], 5.4 + grow, blade)
        pen.line([(-9.5, -1), (1, 9.5)], 3.8 + grow, hilt)
        pen.line([(-9, 9), (-5, 5)], 3.8 + grow, hilt)
    pen.line([(-3, 5), (10.5, -8.5)], 2.2, STEEL.shade)


def _character(pen: Pen) -> None:
    pen.ellipse((0, -5.5), 8.2, INK)
    pen.poly(curve([(-13, 13), (-11, 3), (0, -1), (11, 3), (13, 13)], steps=5), INK)
    pen.ellipse((0, -5.5), 6, SKIN)
    pen.poly(curve([(-10.6, 11), (-8.6, 4.6), (0, 1.6), (8.6, 4.6), (10.6, 11)], steps=5), COAT)


def _any(pen: Pen) -> None:
    """Draw a disc of four colors: any resource."""
    pen.ellipse((0, 0), 13.3, INK)
    for i, color in enumerate((TONES["lake"].base, WOOD.base, STRAW, WHITE)):
        pen.poly([(0, 0), *arc((0, 0), 11.6, i * 90, i * 90 + 90)], color)
    pen.rect((-12, -1, 12, 1), INK)
    pen.rect((-1, -12, 1, 12), INK)


def _resource(kind: str) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        with pen.at(0, 0, 0.72):
            pen.ellipse((0, 0), 18.5, INK)
            draw_resource(pen, kind)

    return draw


_DRAW: dict[Icon, Callable[[Pen], None]] = {
    Icon.KNIGHT: _knight,
    Icon.TOWER: _tower,
    Icon.CROWN: _crown,
    Icon.COIN: _coin,
    Icon.SWORD: _sword,
    Icon.CHARACTER: _character,
    Icon.ANY: _any,
    **{icon: _resource(icon.value) for icon in (Icon.WHEAT, Icon.WOOD, Icon.FISH, Icon.SHEEP)},
}
