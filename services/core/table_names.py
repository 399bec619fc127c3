"""Random names of tables, made of two words: proper names, the same in every language."""

from bisect import bisect_left, insort
from collections.abc import Callable, Collection
from pathlib import Path

from services.facts.names import folded

_LISTS = Path(__file__).with_name("table_names.txt").read_text("utf-8")
_FIRST, _SECOND = (block.split() for block in _LISTS.strip().split("\n\n"))


def draw(entropy: Callable[[int], bytes], in_use: Collection[str]) -> str:
    """Draw a name that no current table of the server has, if possible."""
    for _ in range(32):
        name = _pair(entropy)
        if name not in in_use:
            return name
    return f"{_pair(entropy)} {int.from_bytes(entropy(2), 'big')}"


def free(name: str, in_use: Collection[str], longest: int) -> str:
    """Return a chosen name, with a number if a table has it already, in whatever case."""
    taken = {folded(one) for one in in_use}
    return another(name, in_use, longest) if folded(name) in taken else name


def another(name: str, in_use: Collection[str], longest: int) -> str:
    """Return a name that somebody chose with the next number that is free: "Friday 2"."""
    stem, last = _numbered(name)
    taken = {folded(one) for one in in_use}
    while True:
        last += 1
        ending = f" {last}"
        found = f"{stem[: longest - len(ending)].rstrip()}{ending}"
        if folded(found) not in taken:
            return found


class Chosen:
    """Names that somebody chose: others are one of them, or one with a number."""

    def __init__(self) -> None:
        self._names: set[str] = set()
        self._stems: list[str] = []  # in order

    def add(self, name: str) -> None:
        """Note a name."""
        if name not in self._names:
            self._names.add(name)
            insort(self._stems, _numbered(name)[0])

    def __contains__(self, name: str) -> bool:
        """Whether a name is one of them, or one with a number, perhaps shortened for that."""
        stem, number = _numbered(name)
        at = bisect_left(self._stems, stem) if number > 1 else len(self._stems)
        return name in self._names or (at < len(self._stems) and self._stems[at].startswith(stem))


def _numbered(name: str) -> tuple[str, int]:
    """Return a name without its number, and the number; 1 if there is none."""
    stem, _, number = name.rpartition(" ")
    return (stem, int(number)) if stem and number.isdecimal() else (name, 1)


def _pair(entropy: Callable[[int], bytes]) -> str:
    first, second = entropy(2), entropy(2)
    one = _FIRST[int.from_bytes(first, "big") % len(_FIRST)]
    other = _SECOND[int.from_bytes(second, "big") % len(_SECOND)]
    return one if one == other else f"{one} {other}"
