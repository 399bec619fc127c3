"""One thing that is wrong with a text."""

from typing import NamedTuple


class Fault(NamedTuple):
    """What is wrong with a text, by concern: keys, variables, plurals, english and so on."""

    concern: str
    key: str
    """The text, or a file or a term if it is about that."""
    why: str
    hint: bool = False
    """Whether it may well be right; tests hold the others alone."""
