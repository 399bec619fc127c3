"""Supersampled vector drawing in units: a terrain square is 96 × 96 units at any size in pixels.

The look is cut paper: flat tones, no gradients, no noise. Light comes from the top left, so every
solid has a lit left part and a shaded right part, and throws one flat shadow to the lower right.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas.colors import INK, SHADOW, WHITE, Color, rgb
from render.canvas.lettering import font
from render.canvas.shapes import Point, Points, regular, rounded

UNITS = 96.0

Brush: TypeAlias = Callable[[ImageDraw.ImageDraw, list[Point], tuple[int, int, int, int]], None]


def _fill(draw: ImageDraw.ImageDraw, points: list[Point], fill: tuple[int, int, int, int]) -> None:
    draw.polygon(points, fill=fill)


class Pen:
    """A drawing in units, made `zoom` times too large and shrunk by `done`.

    `torus` repeats shapes that cross one edge at the opposite one, for seamless landscapes.
    """

    def __init__(
        self,
        width: float,
        height: float,
        px: float,
        *,
        zoom: int = 4,
        ground: Color | None = None,
        torus: bool = False,
    ) -> None:
        self.width, self.height = width, height
        self.scale = px / UNITS * zoom
        self.size = round(width * px / UNITS), round(height * px / UNITS)
        self._torus = torus
        self._origin = 0.0, 0.0
        self._zoom = 1.0
        self._oversize = zoom
        fill = (*rgb(ground), 255) if ground else (0, 0, 0, 0)
        self.image = Image.new("RGBA", (self.size[0] * zoom, self.size[1] * zoom), fill)
        self._draw = ImageDraw.Draw(self.image)

    @contextmanager
    def at(self, x: float, y: float, zoom: float = 1.0) -> "Iterator[Pen]":
        """Move the origin and the scale for the shapes drawn inside."""
        before = self._origin, self._zoom
        ox, oy = self._origin
        self._origin = ox + x * self._zoom, oy + y * self._zoom
        self._zoom *= zoom
        try:
            yield self
        finally:
            self._origin, self._zoom = before

    # -- shapes

    def poly(self, points: Points, color: Color, alpha: float = 1.0) -> "Pen":
        """Fill a polygon."""
        self._apply(self._placed(points), (*rgb(color), round(255 * alpha)), _fill, 0)
        return self

    def ellipse(
        self, center: Point, radii: float | Point, color: Color, alpha: float = 1.0
    ) -> "Pen":
        """Fill an ellipse, or a circle if one radius is given."""
        rx, ry = radii if isinstance(radii, tuple) else (radii, radii)
        x, y = center
        ring = [(x + rx * u, y + ry * v) for u, v in regular((0, 0), 1, 36, 0)]
        return self.poly(ring, color, alpha)

    def rect(
        self, box: tuple[float, float, float, float], color: Color, alpha: float = 1.0
    ) -> "Pen":
        """Fill a rectangle given by left, top, right, bottom."""
        left, top, right, bottom = box
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        return self.poly(corners, color, alpha)

    def round_rect(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        color: Color,
        alpha: float = 1.0,
    ) -> "Pen":
        """Fill a rectangle with round corners."""
        return self.poly(rounded(box, radius), color, alpha)

    def line(self, points: Points, width: float, color: Color, alpha: float = 1.0) -> "Pen":
        """Draw a line with round ends."""
        width *= self._zoom
        thick = width * self.scale

        def brush(
            draw: ImageDraw.ImageDraw, line: list[Point], fill: tuple[int, int, int, int]
        ) -> None:
            draw.line(line, fill=fill, width=max(1, round(thick)), joint="curve")
            r = max(0.0, thick / 2 - 0.5)
            for x, y in (line[0], line[-1]):
                draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

        self._apply(self._placed(points), (*rgb(color), round(255 * alpha)), brush, width)
        return self

    def write(self, center: Point, text: str, *, size: float, color: Color = WHITE) -> "Pen":
        """Write a figure in heavy type round a center."""
        face = font(800, round(size * self._zoom * self.scale))
        x, y = (part * self.scale for part in self._placed([center])[0])
        self._draw.text((x, y), text, font=face, fill=(*rgb(color), 255), anchor="mm")
        return self

    # -- finishing

    def ink(self, width: float = 2.4) -> "Pen":
        """Put the ink contour round everything drawn so far."""
        blur = ImageFilter.GaussianBlur(width * self.scale * 0.62)
        fat = self.image.getchannel("A").filter(blur).point(lambda v: 255 if v > 22 else 0)
        self._put_behind(fat, INK)
        return self

    def shadow(self, dx: float = 2.5, dy: float = 2.0, alpha: float = 0.3) -> "Pen":
        """Throw one flat shadow to the lower right."""
        solid = self.image.getchannel("A").point(lambda v: round(v * alpha))
        moved = Image.new("L", self.image.size, 0)
        moved.paste(solid, (round(dx * self.scale), round(dy * self.scale)))
        self._put_behind(moved, SHADOW)
        return self

    def put(self, other: "Pen") -> "Pen":
        """Lay another drawing of the same size over this one."""
        self.image.alpha_composite(other.image)
        return self

    def cut(self, other: "Pen") -> "Pen":
        """Make transparent what another drawing of the same size covers."""
        mask = self.image.getchannel("A")
        mask.paste(0, (0, 0), other.image.getchannel("A"))
        self.image.putalpha(mask)
        return self

    def keep(self, other: "Pen") -> "Pen":
        """Make transparent what another drawing of the same size does not cover."""
        both = ImageChops.multiply(self.image.getchannel("A"), other.image.getchannel("A"))
        self.image.putalpha(both)
        return self

    def done(self) -> Image.Image:
        """Return the drawing in its final size, RGBA."""
        return self.image.reduce(self._oversize)

    # -- inside

    def _put_behind(self, mask: Image.Image, color: Color) -> None:
        ground = Image.new("RGBA", self.image.size, (*rgb(color), 0))
        ground.putalpha(mask)
        ground.alpha_composite(self.image)
        self.image = ground
        self._draw = ImageDraw.Draw(ground)

    def _placed(self, points: Points) -> list[Point]:
        ox, oy = self._origin
        return [(x * self._zoom + ox, y * self._zoom + oy) for x, y in points]

    def _images(self, points: list[Point], pad: float) -> Iterator[list[Point]]:
        if not self._torus:
            yield points
            return
        xs, ys = [x for x, _ in points], [y for _, y in points]
        for dx in (-self.width, 0, self.width):
            if max(xs) + dx < -pad or min(xs) + dx > self.width + pad:
                continue
            for dy in (-self.height, 0, self.height):
                if max(ys) + dy >= -pad and min(ys) + dy <= self.height + pad:
                    yield [(x + dx, y + dy) for x, y in points]

    def _apply(
        self, points: list[Point], fill: tuple[int, int, int, int], brush: Brush, pad: float
    ) -> None:
        for image in self._images(points, pad):
            line = [(x * self.scale, y * self.scale) for x, y in image]
            if fill[3] == 255:
                brush(self._draw, line, fill)
            else:
                self._blend(line, fill, brush, pad * self.scale + 2)

    def _blend(
        self, line: list[Point], fill: tuple[int, int, int, int], brush: Brush, pad: float
    ) -> None:
        """Draw a half-transparent shape on a layer of its own, then lay it over."""
        xs, ys = [x for x, _ in line], [y for _, y in line]
        left, top = max(int(min(xs) - pad), 0), max(int(min(ys) - pad), 0)
        right = min(int(max(xs) + pad) + 1, self.image.width)
        bottom = min(int(max(ys) + pad) + 1, self.image.height)
        if right <= left or bottom <= top:
            return
        layer = Image.new("RGBA", (right - left, bottom - top), (*fill[:3], 0))
        brush(ImageDraw.Draw(layer), [(x - left, y - top) for x, y in line], fill)
        self.image.alpha_composite(layer, (left, top))
