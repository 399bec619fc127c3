"""Reading the words of an id and what was chosen in a select.

Our own screens write them, so whatever does not fit is from another time (or from a client that is
not Discord's): it is answered kindly and never obeyed.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

from cogs.codec import LARGEST
from services.facts import Refused


def word(words: Sequence[str], place: int = 0) -> str:
    """Read a word. Refused: button_unknown where there is none."""
    if place >= len(words):
        raise Refused("button_unknown")
    return words[place]


def number(words: Sequence[str], place: int = 0) -> int:
    """Read a number in decimal digits. Refused: button_unknown."""
    found = parsed(word(words, place), 10)
    if found is None:
        raise Refused("button_unknown")
    return found


def row(words: Sequence[str], place: int = 0) -> int:
    """Read the number of a row in base 36. Refused: button_unknown."""
    found = parsed(word(words, place), 36)
    if found is None:
        raise Refused("button_unknown")
    return found


def parsed(text: str, base: int) -> int | None:
    """Read a number that can be a row's; None where it is none."""
    if not (text.isascii() and text.isalnum()):
        return None
    try:
        found = int(text, base)
    except ValueError:
        return None
    return found if found <= LARGEST else None


def fitting(function: Callable[..., Any], *words: object) -> None:
    """Make sure that something can be called with these words. Refused: button_unknown."""
    try:
        inspect.signature(function).bind(*words)
    except TypeError:
        raise Refused("button_unknown") from None
