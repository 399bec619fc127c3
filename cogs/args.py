"""Read the arguments of a custom_id and the values chosen in a select.

Our own screens write them, so anything invalid comes from another release or from a forged request:
it is refused as `button_unknown`.
"""

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from cogs.codec import LARGEST
from services.facts import Refused

Word = TypeVar("Word", bound=str)


def clean(typed: str) -> str:
    """Return typed text without what does not belong into one.

    That are halves of UTF-16 characters, NUL, and the byte order marks of pasted files.
    """
    if typed.isascii() and "\0" not in typed:
        return typed
    whole = typed.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return whole.replace("\0", "").replace("\ufeff", "")


def word(words: Sequence[str], place: int = 0) -> str:
    """Read a word. Refused: button_unknown."""
    if place >= len(words):
        raise Refused("button_unknown")
    return words[place]


def number(words: Sequence[str], place: int = 0) -> int:
    """Read a number in decimal digits. Refused: button_unknown."""
    return _number(word(words, place), 10)


def row(words: Sequence[str], place: int = 0) -> int:
    """Read a row number in base 36. Refused: button_unknown."""
    return _number(word(words, place), 36)


def _number(text: str, base: int) -> int:
    found = parsed(text, base)
    if found is None:
        raise Refused("button_unknown")
    return found


def parsed(text: str, base: int) -> int | None:
    """Read a number in the range of row numbers; None if it is none."""
    if not (text.isascii() and text.isalnum()):
        return None
    try:
        found = int(text, base)
    except ValueError:
        return None
    return found if found <= LARGEST else None


def one_of(word: str, allowed: Iterable[Word]) -> Word:
    """Read one of several words. Refused: button_unknown."""
    for one in allowed:
        if one == word:
            return one
    raise Refused("button_unknown")


def check_arguments(function: Callable[..., Any], *words: object) -> None:
    """Check that a function can be called with these arguments. Refused: button_unknown."""
    try:
        inspect.signature(function).bind(*words)
    except TypeError:
        raise Refused("button_unknown") from None
