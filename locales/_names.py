"""Names that people chose, made safe for the place they are shown in."""

import re
import unicodedata

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"

_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]])")
_SCHEME = re.compile(r"(?<=\w)://")
_EVERYBODY = re.compile("@(?=everyone|here)", re.IGNORECASE)
_FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
_NAMELESS = "–"


def plain_name(text: str) -> str:
    """A name for pictures, labels and alternative texts: one line, no controls, no markdown."""
    without_directions = _DIRECTIONS.sub("", text)
    spaced = "".join(
        " " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char
        for char in without_directions
    )
    line = " ".join(spaced.split())
    return line if any(map(_shows, line)) else _NAMELESS


def _shows(char: str) -> bool:
    """Tell whether a character leaves a mark; a name may hold others, but not be made of them."""
    return unicodedata.category(char) not in ("Cf", "Mn", "Zs") and char not in _FILLERS


def name(text: str) -> str:
    """A name for message text: markdown escaped, mentions and links defused, isolated."""
    escaped = _MARKDOWN.sub(r"\\\1", plain_name(text))
    unlinked = _SCHEME.sub(r"\\://", escaped)
    harmless = _EVERYBODY.sub("@\u200b", unlinked)
    return f"{FIRST_STRONG_ISOLATE}{harmless}{POP_ISOLATE}"


def bare(text: str) -> str:
    """The text without the invisible marks that steer its direction."""
    return _DIRECTIONS.sub("", text)
