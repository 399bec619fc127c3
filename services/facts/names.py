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
LEAST = 3
"""How many letters inside a name of a few fixed ones stand for it."""
PART = 4
"""How many letters of a name have to be typed for those that have them in it to be asked for."""
NEAR = 0.75
"""How much a name has to be like what was typed to be asked for, from 0 to 1."""
HIDDEN = ("Cc", "Cf", "Mn")
"""Categories of characters that make no other name: controls, marks of direction, accents."""


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """Return a name without case, accents, invisible characters and double spaces.

    Its apostrophes are those of a keyboard.

    >>> folded(" José  DA Silva")
    'jose da silva'
    """
    plain = unicodedata.normalize("NFKD", name.casefold()).replace("’", "'")
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


def only(typed: str, named: Iterable[tuple[str, One]]) -> One | None:
    """Return the one of a few fixed choices that is typed: by its name, its beginning or a part.

    None if there is none, or if several have that part.

    >>> only("middle", [("The Middle Kingdom", 1), ("Harmony", 2)])
    1
    """
    wanted = _letters(typed)
    if not wanted:
        return None
    known = [(_letters(name), one) for name, one in named]
    exact = {one for name, one in known if name == wanted}
    begun = {one for name, one in known if name.startswith(wanted)}
    holding = {one for name, one in known if len(wanted) >= LEAST and wanted in name}
    found = exact or begun or holding
    return found.pop() if len(found) == 1 else None


def near(typed: str, named: Iterable[tuple[str, One]]) -> list[One]:
    """Return what may be meant by a name that is none: to ask for, never to take for granted.

    Those whose names have it in them, or stand in it; else the one that is most like it.

    >>> near("smal tavern", [("Small Tavern", 1)]), near("wood", [("Ironwood", 1), ("Wren", 2)])
    ([1], [1])
    """
    wanted = _letters(typed)
    known = [(_letters(name), one) for name, one in named]
    alike = [
        name
        for name, _ in known
        if (len(wanted) >= PART and wanted in name) or (len(name) >= PART and name in wanted)
    ] or most_like(wanted, [name for name, _ in known])
    return list(dict.fromkeys(one for name, one in known if name in alike))


def most_like(typed: str, words: Sequence[str]) -> list[str]:
    """Return the one of some words that is most like what was typed, or none if none is.

    >>> most_like("lkae", ["lake", "lark"]), most_like("sea", ["lake"])
    (['lake'], [])
    """
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - who checks an event has Python alone

    best = process.extractOne(typed, words, scorer=fuzz.ratio, score_cutoff=100 * NEAR)
    return [best[0]] if best else []


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, folded(text)))


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
