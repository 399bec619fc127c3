"""Names that people write: which of those known is meant, whatever the case and the accents."""

import re
import unicodedata
from collections import Counter
from collections.abc import Container, Hashable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

One = TypeVar("One", bound=Hashable)
_MARK, _NUMBER = re.compile(r"^#\d+[ab]? "), re.compile(r" \(\d+\)$")
_NUMBERED = re.compile(r"( \(\d+\))+$")
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


def is_called(name: str, names: Container[str]) -> bool:
    """Whether a name is one of these, alone or with what tells it from others at a table.

    >>> [is_called(name, {"Alex"}) for name in ("Alex", "#12 Alex", "Alex (2)", "Alexa")]
    [True, True, True, False]
    """
    forms = (name, _MARK.sub("", name), _NUMBER.sub("", name), _MARK.sub("", _NUMBER.sub("", name)))
    return any(form in names for form in forms)


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names at a table, by seat, with the seat's number behind those that are equal.

    A name that ends like such a number always bears it.

    >>> numbered(["Alex", "Ann", "alex", "Bo (1)"])
    ('Alex (1)', 'Ann', 'alex (3)', 'Bo (1) (4)')
    """
    keys = [_NUMBERED.sub("", folded(name)) for name in names]
    bearers = Counter(key for key, name in zip(keys, names, strict=True) if name)
    return tuple(
        f"{name} ({seat})" if bearers[key] > 1 or key != folded(name) else name
        for seat, (key, name) in enumerate(zip(keys, names, strict=True), 1)
    )
