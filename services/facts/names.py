"""Names that people write: which of those known is meant, whatever the case and the accents."""

import unicodedata
from collections.abc import Hashable, Iterable
from functools import lru_cache
from typing import TypeVar

One = TypeVar("One", bound=Hashable)
HIDDEN = ("Cc", "Cf", "Mn")
"""Categories of characters that make no other name: controls, marks of direction, accents."""


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """Return a name without case, accents, invisible characters and double spaces.

    >>> folded(" José  DA Silva")
    'jose da silva'
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    seen = (char for char in plain if char.isspace() or unicodedata.category(char) not in HIDDEN)
    return " ".join("".join(seen).split())


def meant(typed: str, named: Iterable[tuple[str, One]]) -> list[One]:
    """Return what a typed name may mean: those that bear it, else those whose name begins so.

    >>> meant("jose", [("José", 1), ("Josephine", 2)]), meant("jo", [("José", 1), ("Josephine", 2)])
    ([1], [1, 2])
    """
    wanted = folded(typed)
    if not wanted:
        return []
    known = [(folded(name), one) for name, one in named]
    exactly = [one for name, one in known if name == wanted]
    return list(dict.fromkeys(exactly or [one for name, one in known if name.startswith(wanted)]))
