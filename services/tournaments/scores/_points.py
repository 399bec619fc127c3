"""Points for places: the best and the last place are worth the same at every size of table.

A tournament's list says what the places of a full table are worth. For a table of another size the
list is stretched: its ends stay, the values between are interpolated. With the default list (size …
1) a table has the same mean at every size. All numbers are exact.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm

from services.facts.tournaments import TournamentSetup


def worth(setup: TournamentSetup, size: int) -> tuple[Fraction, ...]:
    """Return the worth of each place of a table of so many entries, the best first."""
    return _stretched(full_list(setup), size)


def full_list(setup: TournamentSetup) -> tuple[int, ...]:
    """Return the worth of each place of a full table, the best first."""
    return setup.points or tuple(range(setup.size, 0, -1))


def points(setup: TournamentSetup, size: int, places: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points for some places at a table of so many entries, in the same order.

    Entries that share a place all have the better one, and share the mean worth of the places they
    fill: `places` must be those of everybody at the table.
    """
    return _shared(full_list(setup), size, tuple(places))


def bye(setup: TournamentSetup) -> Fraction:
    """Return the worth of a bye: a won table of two."""
    return worth(setup, 2)[0]


def middle(setup: TournamentSetup) -> Fraction:
    """Return the worth of a drawn table of two to each."""
    return sum(worth(setup, 2), Fraction()) / 2


@lru_cache(maxsize=1024)
def _shared(full: tuple[int, ...], size: int, places: tuple[int, ...]) -> tuple[Fraction, ...]:
    listed, at = _stretched(full, size), Counter(places)
    shared = {
        place: sum(listed[place - 1 : place - 1 + number], Fraction()) / number
        for place, number in at.items()
    }
    return tuple(shared[place] for place in places)


@lru_cache(maxsize=256)
def _stretched(full: tuple[int, ...], size: int) -> tuple[Fraction, ...]:
    if size == 1 or len(full) == 1:
        return (Fraction(full[0]),) * size
    return tuple(
        _interpolated(full, Fraction(place * (len(full) - 1), size - 1)) for place in range(size)
    )


def _interpolated(full: tuple[int, ...], where: Fraction) -> Fraction:
    """Return the list's value between two of its places."""
    before = min(int(where), len(full) - 2)
    return full[before] + (where - before) * (full[before + 1] - full[before])


Ratio = tuple[int, int]
"""A numerator and a denominator above 0, not necessarily reduced."""


def total(ratios: Iterable[Ratio], by: int = 1) -> Fraction:
    """Return the sum of some ratios, divided by a number."""
    together: dict[int, int] = {}
    for numerator, denominator in ratios:
        together[denominator] = together.get(denominator, 0) + numerator
    common = lcm(*together)
    numerator = sum(part * (common // denominator) for denominator, part in together.items())
    return Fraction(numerator, common * by)
