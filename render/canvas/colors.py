"""All colors by name: terrains, seats, materials, and the frame of each theme."""

from typing import Literal, NamedTuple, TypeAlias

Color: TypeAlias = str  # "#rrggbb"
Theme: TypeAlias = Literal["dark", "light"]

THEMES: tuple[Theme, ...] = ("dark", "light")


def rgb(color: Color) -> tuple[int, int, int]:
    """Return the three channels of a color."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mix(start: Color, end: Color, share: float) -> Color:
    """Return the color that lies `share` of the way from one color to another."""
    pairs = zip(rgb(start), rgb(end), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(color: Color) -> float:
    """Return the relative luminance of a color (WCAG)."""
    red, green, blue = (_linear(channel / 255) for channel in rgb(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def contrast(one: Color, other: Color) -> float:
    """Return the contrast of two colors: 1 if they are as bright, 21 of black and white."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


class Tones(NamedTuple):
    """The five flat tones of a terrain or a material, dark to bright."""

    deep: Color
    shade: Color
    base: Color
    light: Color
    high: Color


class Seat(NamedTuple):
    """The marks of a seat: a color, an emblem and the color of the emblem."""

    name: str
    color: Color
    emblem: str
    ink: Color


TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")
LANDS = TERRAINS[:-1]  # those of every box

TONES = {
    "wheat": Tones("#6b400d", "#b37718", "#d89d29", "#e9b94c", "#f7da8a"),
    "forest": Tones("#0c3026", "#154a39", "#21664d", "#419270", "#83c29a"),
    "lake": Tones("#143f63", "#2b74ad", "#3d8dc8", "#7cbfe6", "#c9e9f7"),
    "grassland": Tones("#40702e", "#93c264", "#bfe48f", "#d9f2b2", "#f6fbdc"),
    "swamp": Tones("#2b2238", "#57496f", "#776690", "#9a8ab0", "#c4b8d2"),
    "mine": Tones("#121015", "#221f27", "#322e38", "#544f5e", "#8d8798"),
    "town": Tones("#5b2418", "#9c4a31", "#bf6343", "#d98a68", "#f0bd9c"),
}

DARK_EMBLEM = "#2b2233"
SEATS = (
    Seat("azure", "#2a68c0", "star", "#ffffff"),
    Seat("gold", "#f0cb3c", "crescent", DARK_EMBLEM),
    Seat("green", "#25a074", "lozenge", "#ffffff"),
    Seat("rose", "#e08cc0", "cross", DARK_EMBLEM),
    Seat("scarlet", "#c23a2a", "ring", "#ffffff"),
    Seat("sky", "#7fcdea", "chevron", DARK_EMBLEM),
    Seat("violet", "#4d3286", "trefoil", "#ffffff"),
    Seat("ivory", "#efe8d8", "hourglass", DARK_EMBLEM),
)

GOLD = Tones("#7a4a0c", "#c98a1b", "#f0b92f", "#ffdc73", "#fff4c4")
STONE = Tones("#4d4a57", "#8d8893", "#c9c3bd", "#ebe4d6", "#fffaf0")
STEEL = Tones("#2f3542", "#667085", "#a3adbd", "#d5dce6", "#ffffff")
WOOD = Tones("#4a2c17", "#7d5029", "#b37d43", "#d9aa68", "#f1d39b")
SKIN_SHADE, SKIN = "#c98f66", "#eebd92"
BEARD = "#6a4630"
ERMINE = "#fbf3e2"

BLACK, WHITE = "#000000", "#ffffff"
INK = "#1b1620"  # the contour round every piece
SHADOW = "#0b0a12"
GAP = "#101118"  # the mat: what shows between territories
FREE = "#1e212b"  # a square that can still be used
HATCH = "#667085"  # on a square that can't
RIM = "#6b5630"  # a hairline of old gold round every kingdom
VELVET = "#4b1426"  # the ground of crowns
VELVET_RIM = "#f3d9a0"
WINE = "#8e1f33"  # the octagon of points
WINE_RIM = "#fff3d0"
CREAM = "#fff6e0"  # discs and outlines of numbered spots
ROSE = "#e08cc0"  # chosen, but the turn is not ended
IVORY = "#f6ead0"

FRAMES = {
    "dark": {
        "bg": "#17191f",
        "panel": "#22252e",
        "slot": "#2b2f3a",
        "line": "#3d4352",
        "text": "#f6f0e2",
        "muted": "#aab1c0",
        "accent": "#f0b92f",
        "good": "#8fd08a",
        "wine": "#8e1f33",
    },
    "light": {
        "bg": "#ece4d2",
        "panel": "#faf5e8",
        "slot": "#e3d9c2",
        "line": "#c9bb9c",
        "text": "#241f2b",
        "muted": "#625a5e",
        "accent": "#845100",
        "good": "#2a6435",
        "wine": "#8e1f33",
    },
}


def seat_of(number: int) -> Seat:
    """Return the looks of a seat, which count from 1."""
    return SEATS[number - 1]
