"""The tokens of The Court: full on offer, compact inside a kingdom."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine import TOKENS, Token
from render.canvas.colors import INK, TONES, VELVET_RIM, WINE
from render.canvas.pen import UNITS, Pen
from render.canvas.shapes import Point, arc, curve, rounded
from render.sprites.badges import draw_badge, draw_plate
from render.sprites.characters import SKIES, draw_backdrop, draw_bust
from render.sprites.court_buildings import draw_court_building
from render.sprites.icons import Icon, draw_icon, draw_strip, effects_of_token
from render.sprites.tiles import CARD, RIM, SKY


@dataclass(frozen=True, slots=True)
class _Cut:
    """The layout of a token: its height, the ends of pictures, the scales of what is on it."""

    height: float
    bust: float
    horizon: float
    zoom: float
    house: float


_FULL = _Cut(128, 92, 84, 1.0, 1.06)
_COMPACT = _Cut(96, 59, 54, 0.73, 0.8)
_STRIP, _PILL_STRIP = 1.08, 0.97  # the largest icons: alone, with a pill among them
_CROWNS = {1: (64.0, 27.5), 2: (60.0, 22.0)}  # middle and width of a crown by their number
BACK_SHADE = "#6d1628"


@lru_cache(maxsize=128)
def token(kind: str, px: int) -> Image.Image:
    """Return a token of 96 × 128 units as it lies on offer."""
    return _draw(TOKENS[kind], px, _FULL, 0)


@lru_cache(maxsize=512)
def compact_token(kind: str, px: int, covered: int = 0) -> Image.Image:
    """Return a token of 96 × 96 units as it lies in a kingdom; giants cover its last crowns."""
    return _draw(TOKENS[kind], px, _COMPACT, covered)


def crown_place(kind: str, index: int) -> Point:
    """Return the middle of a crown of a compact token, counted from the right, in its units."""
    crowns = TOKENS[kind].crowns
    middle, width = _CROWNS[crowns]
    return middle + ((crowns - 1) / 2 - index) * width * 1.24, _plate_middle(_COMPACT)


def _plate_middle(cut: _Cut) -> float:
    return (cut.horizon + cut.height - 4) / 2 + 0.5


def _draw(kind: Token, px: int, cut: _Cut, covered: int) -> Image.Image:
    pen = Pen(UNITS, cut.height, px)
    pen.round_rect((2, 2, 94, cut.height - 2), 8, RIM)
    if kind.terrain is None:
        _draw_character(pen, kind, cut, px)
    else:
        _draw_house(pen, kind, cut, px)
        _draw_crowns(pen, kind, cut, covered)
    return pen.done()


def _draw_character(pen: Pen, kind: Token, cut: _Cut, px: int) -> None:
    """Draw a bust in its arch (compact: a window) and the strip below."""
    pen.round_rect((4, 4, 92, cut.height - 4), 6.5, CARD)
    if cut is _FULL:
        outline = [*arc((48, 48), 41, 180, 360, 6), (89, cut.bust), (7, cut.bust)]
        place = (48 - 42 * cut.zoom, 11)
    else:
        outline = rounded((7, 7, 89, cut.bust), 5)
        place = (48 - 42 * cut.zoom, 4)
    picture, figure, mask = (Pen(UNITS, cut.height, px) for _ in range(3))
    picture.poly(outline, SKIES[kind.id])
    with picture.at(*place, cut.zoom):
        draw_backdrop(picture, kind.id)
    with figure.at(*place, cut.zoom):
        draw_bust(figure, kind.id)
    picture.put(figure.ink(1.9))
    pen.put(picture.keep(mask.poly(outline, INK)))
    largest = _PILL_STRIP if kind.per else _STRIP
    draw_strip(pen, effects_of_token(kind), (48, (cut.bust + cut.height - 3) / 2), largest)


def _draw_house(pen: Pen, kind: Token, cut: _Cut, px: int) -> None:
    """Draw a building in the tones of its terrain, since its crowns count there."""
    tones, line = TONES[str(kind.terrain)], cut.horizon
    pen.round_rect((4, 4, 92, cut.height - 4), 6.5, tones.base)
    pen.round_rect((7.5, 7.5, 88.5, line), 4, SKY)
    crest = [(7.5, line - 13), (28, line - 22), (54, line - 15), (88.5, line - 24)]
    pen.poly([*curve(crest, steps=8), (88.5, line), (7.5, line)], tones.light)
    pen.rect((7.5, line - 5, 88.5, line), tones.shade)
    house = Pen(UNITS, cut.height, px)
    with house.at(48 - 42 * cut.house, line - 54 * cut.house, cut.house):
        draw_court_building(house, kind.id)
    pen.put(house.ink(2.0).shadow(3 * cut.house, 1.5, 0.28))


def _draw_crowns(pen: Pen, kind: Token, cut: _Cut, covered: int) -> None:
    """Draw the badge of its terrain and the crowns of a building."""
    y = _plate_middle(cut)
    with pen.at(22 if kind.crowns == 1 else 17, y, 1.12 if kind.crowns == 1 else 1.0):
        draw_badge(pen, str(kind.terrain), 13.5)
    middle, width = _CROWNS[kind.crowns]
    with pen.at(middle, y):
        draw_plate(pen, kind.crowns, width, covered)


@lru_cache(maxsize=16)
def court_pile(px: int) -> Image.Image:
    """Return the pile of tokens, face down, in 96 × 128 units."""
    pen = Pen(UNITS, 128, px)
    for i in range(3, -1, -1):
        pen.round_rect((4, 4 + i * 6, 92, 104 + i * 6), 9, RIM)
        pen.round_rect((6, 6 + i * 6, 90, 102 + i * 6), 7.5, CARD if i else WINE)
    pen.round_rect((12, 12, 84, 96), 5, VELVET_RIM)
    pen.round_rect((13.6, 13.6, 82.4, 94.4), 4, BACK_SHADE)
    with pen.at(48, 54, 2.1):
        draw_icon(pen, Icon.CHARACTER)
    return pen.done()


@lru_cache(maxsize=16)
def court_mark(px: int) -> Image.Image:
    """Return the sign of the points of The Court: a bust on a card, in 60 units."""
    pen = Pen(60, 60, px)
    pen.round_rect((7, 2, 53, 58), 8, RIM)
    pen.round_rect((9.5, 4.5, 50.5, 55.5), 6, CARD)
    pen.round_rect((13, 8, 47, 52), 4, BACK_SHADE)
    with pen.at(30, 31, 1.15):
        draw_icon(pen, Icon.CHARACTER)
    return pen.done()
