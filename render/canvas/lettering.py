"""Text at any weight, names in their own scripts, and the drawable form of names."""

import unicodedata
from functools import lru_cache
from typing import NamedTuple

from bidi.algorithm import get_display
from PIL import ImageFont

import locales
from render.canvas import fonts
from render.canvas.fonts import PLAIN, Face

NAME_LENGTH = 48  # more never fits
LEAST = 28  # the smallest type of a 900 px picture: 11 px on a phone
MARKS = 2  # accents stacked on one letter
JOINERS = "\u200c\u200d"
EMBEDDINGS = str.maketrans("\u2066\u2067\u2069", "\u202a\u202b\u202c", "\u2068")
VIRAMA = 9  # the combining class of marks that are no accents, like 0 of vowel signs


class Run(NamedTuple):
    """A part of a text in one font, as it is given to the font."""

    text: str
    face: Face


def font(weight: int, size: int) -> ImageFont.FreeTypeFont:
    """Return Rubik."""
    return fonts.opened(PLAIN, weight, size)


def shape(text: str) -> str:
    """Return the text in the order in which it is drawn, left to right, without marks.

    Brackets are mirrored. This variant of get_display does that; it knows embeddings, which stand
    for isolates here: a part in one direction inside the other.
    """
    if all(unicodedata.bidirectional(char) not in ("R", "AL") for char in text):
        return locales.bare(text)
    embedded = text.translate(EMBEDDINGS)
    base = "R" if _is_right_to_left(text) else "L"
    return locales.bare(str(get_display(embedded, base_dir=base)))


@lru_cache(maxsize=8192)
def runs(text: str) -> tuple[Run, ...]:
    """Return the parts of a text from left to right, each in a font that has its letters."""
    parts: list[tuple[str, Face]] = []
    for char in text:
        before = parts[-1][1] if parts else None
        stays = char in JOINERS or (not char.isalpha() and before and before.joins(char))
        face = before if before and stays else fonts.face_of(char) or PLAIN
        if face == before:
            parts[-1] = parts[-1][0] + char, face
        else:
            parts.append((char, face))
    if _is_right_to_left(text):
        parts.reverse()
    return tuple(Run(part if face.shaped else shape(part), face) for part, face in parts)


def _is_right_to_left(text: str) -> bool:
    strong = (unicodedata.bidirectional(char) for char in text)
    return next((one for one in strong if one in ("L", "R", "AL")), "L") != "L"


@lru_cache(maxsize=8192)
def width(text: str, weight: int, size: int) -> float:
    """Return the width of the text as drawn."""
    return sum(fonts.opened(run.face, weight, size).getlength(run.text) for run in runs(text))


class Placed(NamedTuple):
    """A part of a text with its font, and its place beside that of the text."""

    x: float
    y: float
    anchor: str
    text: str
    font: ImageFont.FreeTypeFont


def placed(text: str, weight: int, size: int, anchor: str) -> list[Placed]:
    """Return where the parts of a text are drawn, side by side on one baseline."""
    parts = runs(text)
    plain = font(weight, size)
    if all(run.face == PLAIN for run in parts):
        return [Placed(0, 0, anchor, run.text, plain) for run in parts]
    across, down = anchor[0], anchor[1]
    upper = plain.getbbox("x", anchor=f"l{down}")[1] - plain.getbbox("x", anchor="ls")[1]
    x = -width(text, weight, size) * {"l": 0.0, "m": 0.5, "r": 1.0}[across]
    found = []
    for run in parts:
        one = fonts.opened(run.face, weight, size)
        found.append(Placed(x, upper, "ls", run.text, one))
        x += one.getlength(run.text)
    return found


def bounds(parts: list[Placed]) -> tuple[int, int, int, int]:
    """Return the whole pixels that the parts of a text cover: left, top, right, bottom."""
    boxes = [
        (box[0] + one.x, box[1] + one.y, box[2] + one.x, box[3] + one.y)
        for one in parts
        for box in [one.font.getbbox(one.text, anchor=one.anchor)]
    ] or [(0.0, 0.0, 0.0, 0.0)]
    left, top, right, bottom = zip(*boxes, strict=True)
    return int(min(left) // 1), int(min(top) // 1), int(max(right) // 1), int(max(bottom) // 1)


def has_glyph(char: str) -> bool:
    """Return whether a font can draw a character."""
    return fonts.face_of(char) is not None


@lru_cache(maxsize=4096)
def printable(name: str) -> str | None:
    """Return the drawable form of a name, or None if no font has its script.

    Controls are left out, and pictures that no font has; one letter that can't be drawn rules out
    the whole name, since the rest would be another name. Letters in fancy variants are drawn as
    plain ones. Where it is None, a number and the shield stand in.
    """
    plain = locales.plain_name(name)
    fancy = unicodedata.normalize("NFKC", plain)
    return (_legible(fancy) if fancy.isascii() else None) or (
        _legible(unicodedata.normalize("NFC", plain)) or _legible(fancy)
    )


def _legible(name: str) -> str | None:
    kept: list[str] = []
    marks = 0
    for char in name[: 4 * NAME_LENGTH]:
        kind = unicodedata.category(char)
        if kind[0] in "LN" and not has_glyph(char):
            return None
        stacks = kind == "Me" or unicodedata.combining(char) not in (0, VIRAMA)
        marks = marks + 1 if stacks else marks if kind[0] == "M" else 0
        if kind[0] == "Z":
            kept.append(" ")
        elif char in JOINERS or (kind[0] != "C" and marks <= MARKS and has_glyph(char)):
            kept.append(char)
    drawn = " ".join("".join(kept).split())[:NAME_LENGTH]
    return drawn if any(map(_is_read, drawn)) else None


def _is_read(char: str) -> bool:
    return char.isalnum() or unicodedata.category(char) == "So"


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
        text = _shorter(text)
    return text + "…", size


def _shorter(text: str) -> str:
    """Return a text without its last character that people see."""
    text = text[:-1]
    while text and (unicodedata.category(text[-1])[0] == "M" or text[-1] in JOINERS):
        text = text[:-1]
    return text.rstrip()


def gain_role(gain: int) -> str:
    """Return the role of the color in which a score change is written."""
    if gain > 0:
        return "good"
    return "text" if gain else "muted"
