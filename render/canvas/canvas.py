"""A picture under construction, in the fixed palette (what is posted) or in RGB (to compare).

Nearly everything on it is an opaque stamp: the picture of a pure function, flattened on its ground,
converted to the palette once, and cached by the function and its arguments.
"""

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import Literal, NamedTuple, ParamSpec, TypeAlias

from PIL import Image, ImageDraw

from render.canvas import palette
from render.canvas.colors import FRAMES, Color, Theme, rgb
from render.canvas.lettering import bounds, placed, width
from render.canvas.pen import Pen
from render.canvas.png import indexed_png

Mode: TypeAlias = Literal["P", "RGB"]
P = ParamSpec("P")

STAMP_BYTES = 32_000_000


class Drawn(NamedTuple):
    """Something drawn: the name of the drawing function, its arguments, the box on the canvas."""

    what: str
    arguments: tuple[object, ...]
    box: tuple[int, int, int, int]


class Stamps:
    """A cache of finished stamps; the least recently used are dropped first."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self.size = 0  # bytes of all stamps
        self._stamps: OrderedDict[Hashable, Image.Image] = OrderedDict()

    def __len__(self) -> int:
        return len(self._stamps)

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the stamp of a key, made if it is missing."""
        stamp = self._stamps.get(key)
        if stamp is not None:
            self._stamps.move_to_end(key)
            return stamp
        stamp = self._stamps[key] = make()
        self.size += _bytes(stamp)
        while self.size > self._limit and len(self._stamps) > 1:
            _, old = self._stamps.popitem(last=False)
            self.size -= _bytes(old)
        return stamp


def _bytes(picture: Image.Image) -> int:
    return picture.width * picture.height * len(picture.getbands())


STAMPS = Stamps(STAMP_BYTES)


class Canvas:
    """A canvas on which stamps, panels and texts are put. Colors are roles or "#rrggbb".

    Anchors are two letters: left, middle or right, then top, middle or bottom.
    """

    def __init__(self, width: int, height: int, theme: Theme = "dark", mode: Mode = "P") -> None:
        self.theme: Theme = theme
        self.mode: Mode = mode
        self.width, self.height = width, height
        self.drawn: list[Drawn] = []
        self.image = Image.new(mode, (width, height), self.pixel("bg"))
        if mode == "P":
            self.image.putpalette(palette.table(theme))
        self._draw = ImageDraw.Draw(self.image)

    def color(self, role: str) -> Color:
        """Return the color of a role of the frame; a color is returned as it is."""
        return FRAMES[self.theme].get(role, role)

    def pixel(self, role: str) -> int | tuple[int, int, int]:
        """Return a color as pixels of the canvas have it."""
        color = self.color(role)
        return palette.index(self.theme, color) if self.mode == "P" else rgb(color)

    # -- stamps

    def put(
        self,
        place: tuple[float, float],
        make: Callable[P, Image.Image],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Put an opaque picture with its left top corner at a place."""
        key = (self.mode, self.theme, make, args, *kwargs.items())
        stamp = STAMPS.get(key, lambda: self._fitted(make(*args, **kwargs)))
        self._paste(stamp, place, "lt", make.__name__, args)

    def put_on(
        self,
        ground: str,
        place: tuple[float, float],
        anchor: str,
        make: Callable[P, Image.Image],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> tuple[int, int]:
        """Put a transparent picture on a flat ground; returns its size."""
        color = self.color(ground)
        key = (self.mode, self.theme, color, make, args, *kwargs.items())

        def flat() -> Image.Image:
            sprite = make(*args, **kwargs)
            below = Image.new("RGB", sprite.size, rgb(color))
            below.paste(sprite, (0, 0), sprite)
            return self._fitted(below)

        stamp = STAMPS.get(key, flat)
        self._paste(stamp, place, anchor, make.__name__, args)
        return stamp.size

    def over(
        self,
        place: tuple[float, float],
        anchor: str,
        make: Callable[P, Image.Image],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Lay a transparent picture, such as a mark across squares, over the canvas."""
        self.over_sprite(place, anchor, make(*args, **kwargs), make.__name__, args)

    def over_sprite(
        self,
        place: tuple[float, float],
        anchor: str,
        sprite: Image.Image,
        what: str,
        arguments: tuple[object, ...],
    ) -> None:
        """Lay a finished sprite over the canvas."""
        left, top = _corner(place, anchor, sprite.size)
        below = self.image.crop((left, top, left + sprite.width, top + sprite.height))
        below = below.convert("RGB")
        below.paste(sprite, (0, 0), sprite)
        self._paste(self._fitted(below), (left, top), "lt", what, arguments)

    # -- frame

    def fill(self, box: tuple[float, float, float, float], role: str) -> None:
        """Fill a rectangle (left, top, right, bottom; the last two are outside)."""
        left, top, right, bottom = (round(edge) for edge in box)
        self._draw.rectangle((left, top, right - 1, bottom - 1), fill=self.pixel(role))

    def panel(
        self,
        box: tuple[float, float, float, float],
        role: str = "panel",
        *,
        on: str = "bg",
        radius: int = 14,
        border: str | None = None,
        border_width: int = 2,
    ) -> None:
        """Fill a rectangle with round corners on a flat ground."""
        left, top, right, bottom = (round(edge) for edge in box)
        radius = min(radius, (right - left) // 2, (bottom - top) // 2)
        self.fill(box, border or role)
        if border:
            w = border_width
            self.fill((left + w, top + w, right - w, bottom - w), role)
        colors = self.color(role), self.color(on), self.color(border) if border else None
        places = ((left, top), (right - radius, top), (left, bottom - radius))
        for i, place in enumerate((*places, (right - radius, bottom - radius))):
            self.put(place, _corner_stamp, i, radius, colors, border_width)

    # -- text

    def text(
        self,
        place: tuple[float, float],
        text: str,
        size: int,
        role: str = "text",
        *,
        on: str = "panel",
        weight: int = 600,
        anchor: str = "lm",
    ) -> float:
        """Write on a flat ground, at whole pixels; returns the width."""
        left, top, _, _ = bounds(placed(text, weight, size, anchor))
        colors = self.color(on), self.color(role)
        key = (self.mode, self.theme, "text", text, size, weight, anchor, colors)
        stamp = STAMPS.get(key, partial(self._write, text, size, weight, anchor, colors))
        corner = round(place[0]) + left - 1, round(place[1]) + top - 1
        self._paste(stamp, corner, "lt", "text", (text, size))
        return width(text, weight, size)

    def _write(
        self, text: str, size: int, weight: int, anchor: str, colors: tuple[Color, Color]
    ) -> Image.Image:
        parts = placed(text, weight, size, anchor)
        left, top, right, bottom = bounds(parts)
        mask = Image.new("L", (right - left + 4, bottom - top + 4), 0)
        draw = ImageDraw.Draw(mask)
        for one in parts:
            at = (one.x + 1 - left, one.y + 1 - top)
            draw.text(at, one.text, font=one.font, fill=255, anchor=one.anchor)
        return self.tinted(mask, *colors)

    def tinted(
        self, mask: Image.Image, ground: Color, ink: Color, steps: int = palette.STEPS
    ) -> Image.Image:
        """Return a mask as a ramp from a ground to an ink: smooth edges in either mode."""
        if self.mode == "P":
            ramp = palette.ramp(ground, ink, steps)
            entries = [palette.index(self.theme, color) for color in ramp]
            indexed = mask.point([entries[round(v / 255 * (steps - 1))] for v in range(256)])
            return Image.frombytes("P", indexed.size, indexed.tobytes())
        picture = Image.new("RGB", mask.size, rgb(ground))
        picture.paste(rgb(ink), (0, 0), mask)
        return picture

    # -- out

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        if self.mode == "P":
            return indexed_png(self.image)
        buffer = io.BytesIO()
        self.image.save(buffer, "PNG")
        return buffer.getvalue()

    # -- inside

    def _fitted(self, picture: Image.Image) -> Image.Image:
        if self.mode == "P":
            return palette.quantize(picture, self.theme)
        return picture.convert("RGB")

    def _paste(
        self,
        stamp: Image.Image,
        place: tuple[float, float],
        anchor: str,
        what: str,
        arguments: tuple[object, ...],
    ) -> None:
        left, top = _corner(place, anchor, stamp.size)
        self.image.paste(stamp, (left, top))
        box = (left, top, left + stamp.width, top + stamp.height)
        self.drawn.append(Drawn(what, arguments, box))


def _corner(place: tuple[float, float], anchor: str, size: tuple[int, int]) -> tuple[int, int]:
    """Return the left top corner of something anchored at a place."""
    x = place[0] - size[0] * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
    y = place[1] - size[1] * {"t": 0.0, "m": 0.5, "b": 1.0}[anchor[1]]
    return round(x), round(y)


def _corner_stamp(
    corner: int, radius: int, colors: tuple[Color, Color, Color | None], border_width: int
) -> Image.Image:
    """Return one corner of a panel: 0 left top, 1 right top, 2 left bottom, 3 right bottom."""
    fill, ground, border = colors
    pen = Pen(2 * radius, 2 * radius, 96, ground=ground)
    middle = (radius, radius)
    if border:
        pen.ellipse(middle, radius, border)
    pen.ellipse(middle, radius - (border_width if border else 0), fill)
    left, top = corner % 2 * radius, corner // 2 * radius
    return pen.done().crop((left, top, left + radius, top + radius))
