"""Marks laid across squares and dominoes: rings, outlines of candidates, numbered discs, bars."""

from functools import lru_cache

from PIL import Image

from render.canvas.colors import CREAM, FREE, GAP, HATCH, INK, ROSE, WHITE, Color
from render.canvas.pen import UNITS, Pen
from render.canvas.shapes import along, rounded

RING_PAD = 6.0  # units of the ring of the last domino beyond its squares
CHOSEN_PAD = 8.0
NEST = 7.0  # outlines that share a square are nested by this


def _hollow(size: tuple[float, float], px: int, bands: tuple[tuple[float, Color], ...]) -> Pen:
    """Return nested round frames: each band fills from its inset inwards; the last cuts out."""
    pen = Pen(*size, px)
    for inset, color in bands:
        layer = Pen(*size, px)
        box = (inset, inset, size[0] - inset, size[1] - inset)
        layer.round_rect(box, max(4, 17 - inset), color or WHITE)
        pen = pen.put(layer) if color else pen.cut(layer)
    return pen


@lru_cache(maxsize=64)
def ring(px: int, columns: int, rows: int) -> Image.Image:
    """Return the white ring of the domino placed last."""
    size = (UNITS * columns + 2 * RING_PAD, UNITS * rows + 2 * RING_PAD)
    bands = ((2.2, INK), (4, WHITE), (8.2, INK), (9.8, ""))
    return _hollow(size, px, bands).done()


@lru_cache(maxsize=64)
def chosen(px: int, columns: int, rows: float) -> Image.Image:
    """Return the frame of a choice until the turn is ended: rose inside white."""
    size = (UNITS * columns + 2 * CHOSEN_PAD, UNITS * rows + 2 * CHOSEN_PAD)
    bands = ((1, INK), (2.6, WHITE), (7, ROSE), (12, INK), (13.6, ""))
    return _hollow(size, px, bands).done()


@lru_cache(maxsize=128)
def outline(px: int, columns: int, rows: int, depth: int) -> Image.Image:
    """Return the dashed outline of a candidate, nested `depth` deep in others on its squares."""
    inset = NEST * (1 + depth)
    width, height = UNITS * columns, UNITS * rows
    pen = Pen(width, height, px)
    line = rounded((inset, inset, width - inset, height - inset), 9)
    count = round((2 * (width + height) - 8 * inset) / 22)
    for thick, color in ((7.0, INK), (4.0, CREAM)):
        for dash in along(line, count, 0.58):
            pen.line(dash, thick, color)
    return pen.done()


@lru_cache(maxsize=128)
def disc(figure: str, px: int, color: Color, radius: float) -> Image.Image:
    """Return the numbered disc of a spot; a button has the same number."""
    middle = radius + 3
    pen = Pen(2 * middle, 2 * middle, px)
    pen.ellipse((middle, middle + 0.5), radius + 2.4, "#0c0b10")
    pen.ellipse((middle, middle), radius, color)
    size = radius * (1.45 if len(figure) == 1 else 1.15)
    return pen.write((middle, middle + 0.4), figure, size=size, color=INK).done()


@lru_cache(maxsize=32)
def free(px: int) -> Image.Image:
    """Return a square of the mat that can still be used."""
    edge = max(3, px // 24) * UNITS / px
    pen = Pen(UNITS, UNITS, px, ground=GAP)
    pen.round_rect((edge, edge, UNITS - edge, UNITS - edge), 10, FREE)
    return pen.done()


@lru_cache(maxsize=32)
def dead(px: int) -> Image.Image:
    """Return a square that can no longer be used: the mat, thinly hatched."""
    pen = Pen(UNITS, UNITS, px, ground=GAP)
    for shift in range(-72, 97, 24):
        start = max(8, shift + 8), max(8, 8 - shift)
        pen.line([start, (min(88, shift + 88), min(88, 88 - shift))], 2.2, HATCH)
    return pen.done()


@lru_cache(maxsize=16)
def struck(px: int) -> Image.Image:
    """Return the white bar across a discarded domino."""
    pen = Pen(200, 104, px)
    for width, color in ((17, INK), (10, WHITE)):
        pen.line([(18, 90), (182, 14)], width, color)
    return pen.done()


@lru_cache(maxsize=16)
def arrows(count: int, color: Color) -> Image.Image:
    """Return the sign of a line: one arrow for the current one, two for the next."""
    pen = Pen(18 * count + 14, 40, 96)
    for i in range(count):
        x = 3 + 18 * i
        right = [(x, 6), (x + 12, 6), (x + 26, 20), (x + 12, 34), (x, 34)]
        pen.poly([*right, (x + 14, 20)], color)
    return pen.done()
