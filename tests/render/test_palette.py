"""Colors: the fixed palette, and whether terrains and seats can be told apart by everybody."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.buildings import BUILDINGS, Building
from render.canvas import colors, palette
from render.canvas.colors import FRAMES, SEATS, TERRAINS, THEMES, TONES, mix, rgb
from render.sprites import neutral_pieces, terrain_art, tiles
from tests.render.vision import Triple, distance, linear

# The smallest distance between two base tones, two drawn landscapes, two seats.
LEAST = {
    "normal": (23.5, 20.1, 22.8),
    "deuteranopia": (12.3, 14.0, 10.4),
    "protanopia": (11.0, 10.4, 15.3),
    "tritanopia": (17.4, 14.5, 14.7),
}
ROUNDING = 0.06


def channels(color: str) -> Triple:
    red, green, blue = rgb(color)
    return float(red), float(green), float(blue)


def mean_color(picture: Image.Image) -> Triple:
    """The color of a picture seen from afar: the mean of its light."""
    counts = picture.histogram()
    pixels = picture.width * picture.height
    light = [
        sum(counts[256 * i + value] * linear((value, value, value))[0] for value in range(256))
        for i in range(3)
    ]
    red, green, blue = (255 * encoded(value / pixels) for value in light)
    return red, green, blue


def encoded(light: float) -> float:
    return float(12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055)


def smallest(colors: Mapping[str, Triple], vision: str) -> float:
    pairs = itertools.combinations(colors.values(), 2)
    return min(distance(one, other, vision) for one, other in pairs)


@pytest.mark.parametrize("vision", LEAST)
def test_base_tones_of_terrains_stay_apart(vision: str) -> None:
    """Two base tones are never nearer than the art direction measured, color blind or not."""
    tones = {terrain: channels(TONES[terrain].base) for terrain in TERRAINS}
    assert smallest(tones, vision) >= LEAST[vision][0] - ROUNDING


@pytest.mark.parametrize("fine", [True, False])
@pytest.mark.parametrize("vision", LEAST)
def test_drawn_landscapes_stay_apart(vision: str, fine: bool) -> None:
    """Highlights must not eat the difference of the base tones."""
    means = {terrain: mean_color(terrain_art.landscape(terrain, 96, fine)) for terrain in TERRAINS}
    assert smallest(means, vision) >= LEAST[vision][1] - ROUNDING


@pytest.mark.parametrize("vision", LEAST)
def test_seats_stay_apart(vision: str) -> None:
    """Two seats are told apart by color too, though the emblem is what counts."""
    colors = {seat.name: channels(seat.color) for seat in SEATS}
    assert smallest(colors, vision) >= LEAST[vision][2] - ROUNDING


def test_every_seat_has_an_emblem_of_its_own() -> None:
    """Color alone never tells a seat."""
    assert len({seat.emblem for seat in SEATS}) == len(SEATS)


def test_lightness_of_terrains_climbs() -> None:
    """In grayscale they make seven steps, some of them told apart by pattern."""
    order = ("mine", "forest", "swamp", "town", "lake", "wheat", "grassland")
    light = [luminance(TONES[terrain].base) for terrain in order]
    assert light == sorted(light)


@pytest.mark.parametrize("theme", THEMES)
def test_palette_has_256_entries_with_the_frame_last(theme: str) -> None:
    """216 entries of the art are shared, 40 belong to the theme."""
    entries = palette.colors(theme)
    assert len(entries) == 256
    assert entries[:216] == palette.art_colors()
    assert list(entries[216:225]) == list(FRAMES[theme].values())


@pytest.mark.parametrize("terrain", TERRAINS)
def test_flat_tones_are_in_the_palette(terrain: str) -> None:
    """What fills an area is kept exactly."""
    for tone in TONES[terrain]:
        assert palette.colors("dark")[palette.index("dark", tone)] == tone


@pytest.mark.parametrize(
    "tones",
    [colors.GOLD, colors.STONE, colors.STEEL, colors.WOOD],
    ids=("gold", "stone", "steel", "wood"),
)
def test_materials_are_in_the_palette(tones: colors.Tones) -> None:
    """Coins, rooks, helms and houses keep their tones."""
    for tone in tones:
        assert palette.colors("dark")[palette.index("dark", tone)] == tone


@pytest.mark.parametrize(
    "tone",
    [
        tiles.CARD,
        tiles.SKY,
        tiles.HILLS,
        tiles.ROAD,
        neutral_pieces.DRESS,
        neutral_pieces.SCALE,
        neutral_pieces.BELLY,
    ],
)
def test_what_fills_a_tile_or_a_piece_is_in_the_palette(tone: str) -> None:
    """The card and the sky of a tile, the Queen's dress, the dragon."""
    assert palette.colors("dark")[palette.index("dark", tone)] == tone


@pytest.mark.parametrize("building", BUILDINGS.values(), ids=BUILDINGS)
def test_the_palette_suits_every_building(building: Building) -> None:
    """What the fixed palette changes of a tile can hardly be seen: 33 dB, a board has 36."""
    sprite = tiles.tile(building, 214)
    whole = Image.new("RGB", sprite.size, FRAMES["dark"]["panel"])
    whole.paste(sprite, (0, 0), sprite)
    change = ImageChops.difference(palette.quantize(whole, "dark").convert("RGB"), whole)
    mean = sum(rms**2 for rms in ImageStat.Stat(change).rms) / 3
    assert 10 * math.log10(255**2 / mean) > 33


def test_roles_have_the_same_names_in_both_themes() -> None:
    """A picture may use any role in any theme."""
    assert list(FRAMES["dark"]) == list(FRAMES["light"])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["bg", "panel", "slot"])
@pytest.mark.parametrize("ink", ["text", "muted"])
def test_text_can_be_read_on_every_ground(theme: str, ground: str, ink: str) -> None:
    """Contrast is at least 4.5 to 1 (WCAG AA)."""
    one, other = sorted(luminance(FRAMES[theme][role]) for role in (ground, ink))
    assert (other + 0.05) / (one + 0.05) >= 4.5


def luminance(color: str) -> float:
    red, green, blue = linear(channels(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_mixing_ends_at_both_colors() -> None:
    """Nothing of the way is the start, all of it the end."""
    assert mix("#102030", "#a0b0c0", 0) == "#102030"
    assert mix("#102030", "#a0b0c0", 1) == "#a0b0c0"
