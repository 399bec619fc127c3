"""The number of tables of each size in a round."""

from collections.abc import Sequence
from functools import cache

LEAST, MOST = 2, 4


def allowed_sizes(size: int) -> tuple[int, ...]:
    """Return the allowed sizes of tables if full ones have `size` entries, the preferred first."""
    if size == LEAST:
        return (LEAST,)
    wanted = (size, size - 1, size + 1, LEAST)
    return tuple(dict.fromkeys(one for one in wanted if LEAST <= one <= MOST))


def table_sizes(count: int, wanted: Sequence[int]) -> tuple[int, ...]:
    """Return the sizes of the tables of a round, the preferred first.

    As few tables as possible have the least preferred size, then the one before it, and so on. One
    entry is left over only if necessary, as at tables of two: then there are `count` - 1 seats.
    Empty if not even one table can be filled.
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
