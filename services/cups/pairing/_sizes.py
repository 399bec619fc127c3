"""How many tables of which size a round has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

LEAST, MOST = 2, 4


def sizes_of(size: int) -> tuple[int, ...]:
    """Return what tables may be where full ones have `size` entries, the most wanted first."""
    if size == LEAST:
        return (LEAST,)
    wanted = (size, size - 1, size + 1, LEAST)
    return tuple(dict.fromkeys(one for one in wanted if LEAST <= one <= MOST))


def sizes(count: int, wanted: Sequence[int]) -> tuple[int, ...]:
    """Return the sizes of the tables of a round, the most wanted first.

    As few as can be sit at tables of any but the first size; of those as many as can be at the
    second, and so on. One is missing only where it must be, as at tables of two; then the tables
    have `count` - 1 seats. With fewer than a table needs there is none.
    """
    for seats in range(count, 0, -1):
        found = _split(seats, tuple(wanted))
        if found is not None:
            return found
    return ()


@cache
def _split(seats: int, wanted: tuple[int, ...]) -> tuple[int, ...] | None:
    if seats == 0:
        return ()
    if not wanted:
        return None
    size, less = wanted[0], wanted[1:]
    for many in range(seats // size, -1, -1):
        rest = _split(seats - many * size, less)
        if rest is not None:
            return (size,) * many + rest
    return None
