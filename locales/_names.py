"""Escaping of names that people chose, for messages and for everything else."""

import re
import unicodedata

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"

_DIRECTIONS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]])")
_SCHEME = re.compile(r"(?<=\w)://")
_EVERYBODY = re.compile("@(?=everyone|here)", re.IGNORECASE)
_FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are drawn as nothing."""
_NAMELESS = "–"


def plain_name(text: str) -> str:
    """Clean a name for pictures, labels and alternative texts: one line, no control characters."""
    without_directions = _DIRECTIONS.sub("", text)
    spaced = "".join(
        " " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char
        for char in without_directions
    )
    line = " ".join(spaced.split())
    return line if any(map(_is_visible, line)) else _NAMELESS


def _is_visible(char: str) -> bool:
    """Tell whether a character is drawn; a name needs at least one that is."""
    return unicodedata.category(char) not in ("Cf", "Mn", "Zs") and char not in _FILLERS


def name(text: str) -> str:
    """Escape a name for messages: no markdown, mentions or links, isolated text direction."""
    escaped = _MARKDOWN.sub(r"\\\1", plain_name(text))
    unlinked = _SCHEME.sub(r"\\://", escaped)
    harmless = _EVERYBODY.sub("@\u200b", unlinked)
    return f"{FIRST_STRONG_ISOLATE}{harmless}{POP_ISOLATE}"


def bare(text: str) -> str:
    """Remove the invisible marks that control the direction of a text."""
    return _DIRECTIONS.sub("", text)
