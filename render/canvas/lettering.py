"""The font Rubik at any weight, and the drawable form of names."""

import unicodedata
from functools import lru_cache
from pathlib import Path

import fontpkg_rubik
from bidi import get_display
from PIL import ImageFont

import locales

FILE = Path(fontpkg_rubik.__file__).parent / "files" / "Rubik[wght].ttf"
NAME_LENGTH = 48  # more never fits
LEAST = 28  # the smallest type of a 900 px picture: 11 px on a phone
MARKS = 2  # accents stacked on one letter


@lru_cache(maxsize=128)
def font(weight: int, size: int) -> ImageFont.FreeTypeFont:
    """Return Rubik; layout BASIC needs no system library and is the same everywhere."""
    face = ImageFont.truetype(str(FILE), size, layout_engine=ImageFont.Layout.BASIC)
    face.set_variation_by_axes([weight])
    return face


def shape(text: str) -> str:
    """Return the text in the order in which it is drawn, left to right."""
    return str(get_display(text))


@lru_cache(maxsize=8192)
def width(text: str, weight: int, size: int) -> float:
    """Return the width of the text as drawn."""
    return font(weight, size).getlength(shape(text))


@lru_cache
def _missing_glyph() -> bytes:
    return bytes(font(600, 32).getmask("\uffff"))


@lru_cache(maxsize=4096)
def has_glyph(char: str) -> bool:
    """Return whether the font can draw a character (Pillow has no fallback fonts).

    The font has Arabic letters, but joining them needs a layout engine that not every system has.
    """
    if unicodedata.bidirectional(char) == "AL":
        return False
    return char == " " or bytes(font(600, 32).getmask(char)) != _missing_glyph()


@lru_cache(maxsize=4096)
def printable(name: str) -> str | None:
    """Return the drawable form of a name, or None if its script is not in the font.

    Controls and pictures are left out; one letter that can't be drawn rules out the whole name,
    since the rest would be another name. Letters in fancy variants are drawn as plain ones. Where
    it is None, the shield is shown alone.
    """
    plain = locales.plain_name(name)
    as_it_is = _legible(unicodedata.normalize("NFC", plain))
    return as_it_is or _legible(unicodedata.normalize("NFKC", plain))


def _legible(name: str) -> str | None:
    kept: list[str] = []
    marks = 0
    for char in name[: 4 * NAME_LENGTH]:
        kind = unicodedata.category(char)
        if kind[0] in "LN" and not has_glyph(char):
            return None
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "Z":
            kept.append(" ")
        elif kind[0] not in "C" and marks <= MARKS and has_glyph(char):
            kept.append(char)
    drawn = " ".join("".join(kept).split())[:NAME_LENGTH]
    return drawn if any(char.isalnum() for char in drawn) else None


@lru_cache(maxsize=4096)
def fit(
    text: str, room: float, size: int, *, weight: int = 700, least: int = LEAST
) -> tuple[str, int]:
    """Return the text and the size at which it fits: it is made smaller first, then cut."""
    while size > least and width(text, weight, size) > room:
        size -= 1
    if width(text, weight, size) <= room:
        return text, size
    while text and width(text + "…", weight, size) > room:
        text = text[:-1].rstrip()
    return text + "…", size


def gain_role(gain: int) -> str:
    """Return the role of the color in which a score change is written."""
    if gain > 0:
        return "good"
    return "text" if gain else "muted"
