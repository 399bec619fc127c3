"""The fonts of names: Rubik, and for other scripts those that are installed.

Packages bring Noto for most scripts, and fonts of the system stand in where they are missing.
"""

import importlib.util
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import fontpkg_rubik
from PIL import ImageFont, features

RUBIK = Path(fontpkg_rubik.__file__).parent / "files" / "Rubik[wght].ttf"
PACKAGES: Final = ("manimgx_fonts", "manimgx_fonts_cjk")
FOLDERS: Final = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "/Library/Fonts",
    "/System/Library/Fonts/Supplemental",
    "C:/Windows/Fonts",
)
ENDINGS: Final = (".ttf", ".ttc", ".otf")
PATTERNS: Final = ("Noto*", "DejaVuSans-Bold*")
LEFT_OUT: Final = ("Italic", "Serif", "Mono", "Color", "Display")
BOLD: Final = ("-Bold.", "[wght", "-VF.", "Emoji-", "Symbols-")
SIMPLE: Final = (
    "NotoSans[",
    "NotoSans-",
    "CJK",
    "Emoji",
    "Symbols",
    "Armenian",
    "Georgian",
    "DejaVu",
)
"""Fonts whose letters stand one beside another, without a layout engine."""
OTHER_SIZE = 0.9  # of the size of Rubik, whose capitals are as high as other scripts' letters
SHAPES: Final = bool(features.check("raqm"))
"""Whether letters can be joined and reordered: Pillow brings raqm, the system needs FriBiDi."""


class Face(NamedTuple):
    """A font file, and whether letters are joined and reordered in it."""

    path: str
    shaped: bool

    def joins(self, char: str) -> bool:
        """Return whether a sign or a space between letters is drawn in this font, too."""
        return has(self, char) and not (char == " " and "Emoji" in self.path)


PLAIN: Final = Face(str(RUBIK), shaped=False)


@lru_cache
def faces() -> tuple[Face, ...]:
    """Return all fonts, those that are asked first in front."""
    joined = (Face(str(RUBIK), shaped=True),) if SHAPES else ()
    others = [path for path in _installed() if SHAPES or any(one in path for one in SIMPLE)]
    return (PLAIN, *joined, *(Face(path, SHAPES) for path in others))


def _installed() -> Iterator[str]:
    for package in PACKAGES:
        found = importlib.util.find_spec(package)
        for folder in (found.submodule_search_locations or ()) if found else ():
            yield from _listed(Path(folder), "*")
    for folder in FOLDERS:
        for pattern in PATTERNS:
            yield from _listed(Path(folder), pattern)


def _listed(folder: Path, pattern: str) -> list[str]:
    """List the fonts of a folder, pictures and symbols last."""
    paths = [path for path in folder.rglob(pattern) if path.suffix.lower() in ENDINGS]
    kept = [
        path
        for path in paths
        if any(word in path.name for word in BOLD) and not any(w in path.name for w in LEFT_OUT)
    ]
    last = ("Emoji", "Symbols")
    return [
        str(one) for one in sorted(kept, key=lambda one: (any(w in one.name for w in last), one))
    ]


@lru_cache(maxsize=64)  # of 0.3 MB
def opened(face: Face, weight: int, size: int) -> ImageFont.FreeTypeFont:
    """Return a font at a weight, if it has any.

    Rubik's layout BASIC needs no system library and is the same everywhere.
    """
    engine = ImageFont.Layout.RAQM if face.shaped else ImageFont.Layout.BASIC
    if face.path != str(RUBIK):
        size = round(size * OTHER_SIZE)
    font = ImageFont.truetype(face.path, size, layout_engine=engine)
    try:
        axes = font.get_variation_axes()
    except OSError:  # it has one weight
        return font
    font.set_variation_by_axes(
        [
            min(weight, one["maximum"] or weight) if i == len(axes) - 1 else one["default"] or 0
            for i, one in enumerate(axes)
        ]
    )
    return font


@lru_cache(maxsize=64)
def _missing_glyph(face: Face) -> bytes:
    return bytes(opened(face, 600, 32).getmask("\uffff"))


@lru_cache(maxsize=8192)
def has(face: Face, char: str) -> bool:
    """Return whether a font can draw a character. Arabic letters have to be joined."""
    if char == " ":
        return True
    if unicodedata.bidirectional(char) == "AL" and not face.shaped:
        return False
    return bytes(opened(face, 600, 32).getmask(char)) != _missing_glyph(face)


@lru_cache(maxsize=8192)
def face_of(char: str) -> Face | None:
    """Return the first font that can draw a character."""
    return next((face for face in faces() if has(face, char)), None)
