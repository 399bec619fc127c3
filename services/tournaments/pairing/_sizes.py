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

    As few tables as can be have the least wanted size, then the one before it, and so on. One entry
    is left over only where it must be, as at tables of two: then there are `count` - 1 seats. Where
    not even one table can be filled there is none.
    """
    for seats in range(count, 0, -1):
        found = _split(seats, tuple(wanted))
        if found is not None:
            return found
    return ()


@cache
def _split(seats: int, wanted: tuple[int, ...]) -> tuple[int, ...] | None:
    if not wanted:
        return () if seats == 0 else None
    *better, least = wanted
    for many in range(seats // least + 1):
        rest = _split(seats - many * least, tuple(better))
        if rest is not None:
            return rest + (least,) * many
    return None
