"""Building tiles: on offer with their whole picture, compact inside a kingdom."""

from functools import lru_cache

from PIL import Image

from engine.buildings import Building
from render.canvas.pen import UNITS, Pen
from render.canvas.shapes import curve
from render.sprites.buildings import draw_building
from render.sprites.icons import draw_strip, effects_of

RIM, CARD = "#2a1b1a", "#f7e9cb"
SKY, HILLS, ROAD = "#a9c7cf", "#93b58a", "#c7a877"


@lru_cache(maxsize=128)
def tile(building: Building, px: int) -> Image.Image:
    """Return a building tile: its picture above, its effects in a strip below."""
    return _draw_tile(building, px, road=62, zoom=1.0, strip=1.0)


@lru_cache(maxsize=256)
def compact_tile(building: Building, px: int) -> Image.Image:
    """Return the tile as it lies in a kingdom: a lower picture, larger icons."""
    return _draw_tile(building, px, road=52, zoom=0.8, strip=1.4)


@lru_cache(maxsize=16)
def building_mark(px: int) -> Image.Image:
    """Return the sign of the points of buildings: a tile without a strip, in 60 units."""
    pen = Pen(60, 60, px)
    pen.round_rect((2, 4, 58, 56), 8, RIM)
    pen.round_rect((4.5, 6.5, 55.5, 53.5), 6, CARD)
    pen.round_rect((8, 10, 52, 50), 4, SKY)
    pen.rect((8, 43, 52, 50), ROAD)
    house = Pen(60, 60, px)
    with house.at(9.5, 15, 0.58 * 0.86):
        draw_building(house, "bakery")
    return pen.put(house.ink(2.0)).done()


def _draw_tile(
    building: Building, px: int, *, road: float, zoom: float, strip: float
) -> Image.Image:
    """Draw a tile: `road` is the end of its picture, `zoom` and `strip` scale house and icons."""
    pen = Pen(UNITS, UNITS, px)
    pen.round_rect((2, 2, 94, 94), 8, RIM)
    pen.round_rect((4, 4, 92, 92), 6.5, CARD)
    pen.round_rect((6.5, 6.5, 89.5, road), 5, SKY)
    crest = [(6.5, road - 10), (26, road - 18), (52, road - 12), (89.5, road - 20)]
    pen.poly([*curve(crest, steps=8), (89.5, road), (6.5, road)], HILLS)
    pen.rect((6.5, road - 4, 89.5, road), ROAD)
    house = Pen(UNITS, UNITS, px)
    with house.at(48 - 42 * zoom, road - 53 * zoom, zoom):
        draw_building(house, building.id)
    pen.put(house.ink(2.0).shadow(3 * zoom, 1.5, 0.28))
    draw_strip(pen, effects_of(building), (48, (road + 93) / 2), strip)
    return pen.done()
