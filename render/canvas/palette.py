"""The fixed palette: 216 colors of the art, shared, and 40 of the frame of each theme.

``palette.json`` was computed once from every picture and sprite in RGB: a color's weight is the
square root of its count, flat tones that fill an area are fixed, the rest are k-means in OKLab. It
is computed again only when the art changes; nothing is dithered.
"""

import json
from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.canvas.colors import FRAMES, WHITE, Color, contrast, mix, rgb

FRAME_COLORS = 40
STEPS = 7  # from ground to text, both ends included
SIGN_CONTRAST = 3.0  # the least of a sign that matters (WCAG)
RAMPS = (
    ("text", "bg"),
    ("text", "panel"),
    ("muted", "bg"),
    ("muted", "panel"),
    ("accent", "panel"),
    ("accent", "bg"),
)


def ramp(ground: Color, ink: Color, steps: int = STEPS) -> list[Color]:
    """Return the steps of an edge from a ground to an ink."""
    return [mix(ground, ink, step / (steps - 1)) for step in range(steps)]


def frame_colors(theme: str) -> list[Color]:
    """Return the 40 entries of a theme: its roles, then the inner steps of its ramps."""
    roles = FRAMES[theme]
    colors = list(roles.values())
    for ink, ground in RAMPS:
        colors += ramp(roles[ground], roles[ink])[1:-1]
    return (colors + [WHITE] * FRAME_COLORS)[:FRAME_COLORS]


@lru_cache
def art_colors() -> tuple[Color, ...]:
    """Return the entries shared by all themes."""
    path = Path(__file__).with_name("palette.json")
    return tuple(json.loads(path.read_text(encoding="utf-8"))["art"])


@lru_cache
def colors(theme: str) -> tuple[Color, ...]:
    """Return all 256 entries of a theme."""
    return (*art_colors(), *frame_colors(theme))


@lru_cache
def table(theme: str) -> tuple[int, ...]:
    """Return the entries in Pillow's form: 768 numbers."""
    return tuple(channel for color in colors(theme) for channel in rgb(color))


@lru_cache
def _swatch(theme: str) -> Image.Image:
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(table(theme))
    return swatch


def _distance(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return 2 * red * red + 4 * green * green + 3 * blue * blue


@lru_cache(maxsize=4096)
def index(theme: str, color: Color) -> int:
    """Return the entry that is nearest to a color."""
    wanted = rgb(color)
    entries = colors(theme)
    return min(range(len(entries)), key=lambda entry: _distance(rgb(entries[entry]), wanted))


@lru_cache(maxsize=256)
def legible(theme: str, color: Color, ground: Color) -> Color:
    """Return the entry for a color, brought nearer to the text's until it stands out."""
    text, entries = FRAMES[theme]["text"], colors(theme)
    shades = (entries[index(theme, mix(color, text, step / 20))] for step in range(21))
    return next(shade for shade in shades if contrast(shade, ground) >= SIGN_CONTRAST)


def quantize(picture: Image.Image, theme: str) -> Image.Image:
    """Return the picture in the palette of a theme."""
    flat = picture if picture.mode == "RGB" else picture.convert("RGB")
    return flat.quantize(palette=_swatch(theme), dither=Image.Dither.NONE)
