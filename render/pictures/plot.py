"""A rating over time: a line, and the band of its deviation; and the scale of any plot."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.canvas import palette
from render.canvas.canvas import Canvas
from render.canvas.colors import Color, mix, seat_of
from render.requests import PlotMark
from render.sprites.awards import dot

LEFT, BASE, RIGHT = 84, 44, 14  # room of the figures, of the months, of the last dot
ZOOM = 3
LINE = 6
BAND = 0.34  # of the seat's color
STEPS = 9  # of a ramp from ground to color


class Scale(NamedTuple):
    """The plot's corner and size on the canvas, and the ratings at its edges."""

    left: int
    top: int
    width: int
    height: int
    least: int
    most: int

    def x(self, index: int, count: int) -> float:
        """Return the horizontal place of a mark; a single one is at the end."""
        return self.width * index / (count - 1) if count > 1 else float(self.width)

    def y(self, rating: float) -> float:
        """Return the vertical place of a rating."""
        return self.height * (1 - (rating - self.least) / (self.most - self.least))


def draw_plot(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    marks: Sequence[PlotMark],
    months: Sequence[tuple[int, str]],
    seat: int,
) -> None:
    """Draw marks in (left, top, right, bottom) on a panel, the months below them."""
    left, top, right, bottom = box
    least = math.floor(min(one.rating - one.deviation for one in marks) / 100) * 100
    most = math.ceil(max(one.rating + one.deviation for one in marks) / 100) * 100
    most = max(most, least + 100)
    scale = Scale(left + LEFT, top, right - left - LEFT - RIGHT, bottom - top - BASE, least, most)
    step = next(s for s in (100, 200, 500, 1000, 10_000) if most - least <= 6 * s)
    lines = range(math.ceil(least / step) * step, most + 1, step)
    for rating in lines:
        y = scale.top + round(scale.y(rating))
        canvas.fill((scale.left, y - 1, scale.left + scale.width, y + 1), "line")
        canvas.text((scale.left - 12, y), str(rating), 28, "muted", anchor="rm")
    _draw_curve(canvas, scale, marks, lines, seat)
    for index, month in months:
        x = scale.left + scale.x(index, len(marks))
        canvas.text((x, scale.top + scale.height + 26), month, 28, "muted", anchor="mm")


def _draw_curve(
    canvas: Canvas, scale: Scale, marks: Sequence[PlotMark], lines: Sequence[int], seat: int
) -> None:
    """Draw the band, the grid inside it, the line, the dot at its end."""
    count, color = len(marks), seat_of(seat).color
    band = mix(canvas.color("panel"), color, BAND)
    ink = palette.legible(canvas.theme, color, band)
    xs = [scale.x(i, count) * ZOOM for i in range(count)]
    if count > 1:
        upper = [scale.y(one.rating + one.deviation) * ZOOM for one in marks]
        lower = [scale.y(one.rating - one.deviation) * ZOOM for one in marks]
        ring = [*zip(xs, upper, strict=True), *reversed([*zip(xs, lower, strict=True)])]
        held = drawn_mask(scale, lambda draw: draw.polygon(ring, fill=255))
        tint(canvas, scale, held, canvas.color("panel"), band)
        for rating in lines:
            y = round(scale.y(rating))
            part = held.crop((0, max(0, y - 1), scale.width, min(scale.height, y + 1)))
            solid = part.point(lambda value: 255 if value > 127 else 0)
            grid = mix(band, canvas.color("line"), 0.6)
            canvas.image.paste(canvas.pixel(grid), (scale.left, scale.top + max(0, y - 1)), solid)
        way = [*zip(xs, (scale.y(one.rating) * ZOOM for one in marks), strict=True)]
        drawn = drawn_mask(
            scale, lambda draw: draw.line(way, fill=255, width=LINE * ZOOM, joint="curve")
        )
        tint(canvas, scale, drawn, band, ink)
    end = scale.left + xs[-1] / ZOOM, scale.top + scale.y(marks[-1].rating)
    canvas.over(end, "mm", dot, seat, 96)


def drawn_mask(scale: Scale, draw: Callable[[ImageDraw.ImageDraw], None]) -> Image.Image:
    """Draw a mask of the plot's size, with smooth edges."""
    mask = Image.new("L", (scale.width * ZOOM, scale.height * ZOOM), 0)
    draw(ImageDraw.Draw(mask))
    return mask.resize((scale.width, scale.height), Image.Resampling.BOX)


def tint(canvas: Canvas, scale: Scale, mask: Image.Image, ground: Color, color: Color) -> None:
    """Paste a mask as a ramp from its ground to a color."""
    hit = mask.point(lambda value: 255 if value > 10 else 0)
    canvas.image.paste(canvas.tinted(mask, ground, color, STEPS), (scale.left, scale.top), hit)
