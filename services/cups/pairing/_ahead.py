"""Small events: a round that leaves the rounds after it without meetings again, too.

Of the ways in which sixteen can sit at four tables a third time without meeting anybody again, most
leave no fifth round; so with few players all ways are looked at, the best first, and of each it is
tried whether the rounds to come can still be found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from services.cups.pairing._costs import Costs

FEW = 16
FEWEST = 9  # all ways to seat so many are looked at: there are at most 280
WAYS = 30_000
STEPS = 300_000  # of all looking ahead for a round

Table = tuple[int, ...]


class _Spent(Exception):  # noqa: N818 - reads as what it says
    """So much was looked at that it is not worth more."""


class _Ahead:
    """Looks for rounds without meetings again; players are bits."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = tuple(sorted(sizes, reverse=True))
        self.steps = STEPS

    def ways(self, fresh: Sequence[int]) -> Iterator[tuple[Table, ...]]:
        """Every round in which nobody meets anybody but those in their mask of `fresh`."""
        return self._ways(fresh, (1 << len(fresh)) - 1, self.sizes)

    def _ways(
        self, fresh: Sequence[int], free: int, sizes: tuple[int, ...]
    ) -> Iterator[tuple[Table, ...]]:
        if not sizes:
            yield ()
            return
        first = (free & -free).bit_length() - 1
        for size in dict.fromkeys(sizes):
            rest = list(sizes)
            rest.remove(size)
            for table in self._tables(fresh, (first,), free & fresh[first], size):
                taken = reduce(lambda mask, one: mask | 1 << one, table, 0)
                for others in self._ways(fresh, free & ~taken, tuple(rest)):
                    yield (table, *others)

    def _tables(self, fresh: Sequence[int], table: Table, free: int, size: int) -> Iterator[Table]:
        self.steps -= 1
        if self.steps < 0:
            raise _Spent
        if len(table) == size:
            yield table
            return
        while free:
            one = (free & -free).bit_length() - 1
            free &= free - 1
            yield from self._tables(fresh, (*table, one), free & fresh[one], size)

    def clear(self, fresh: Sequence[int], left: int) -> bool:
        """Whether so many rounds are left without a meeting again."""
        return left == 0 or any(
            self.clear(_after(fresh, tables), left - 1) for tables in self.ways(fresh)
        )


def _after(fresh: Sequence[int], tables: Sequence[Sequence[int]]) -> list[int]:
    after = list(fresh)
    for table in tables:
        mask = reduce(lambda bits, one: bits | 1 << one, table, 0)
        for one in table:
            after[one] &= ~mask
    return after


def best_of_all(costs: Costs, sizes: Sequence[int]) -> list[list[int]]:
    """Return the best tables of very few; of equal ones those that are equally strong."""
    everybody = (1 << costs.count) - 1
    fresh = [everybody & ~(1 << one) for one in range(costs.count)]
    ways = _Ahead(sizes).ways(fresh)
    best = min(ways, key=lambda way: (costs.round(way), _unequal(way), way))
    return [list(table) for table in best]


def _unequal(tables: Sequence[Sequence[int]]) -> int:
    """How far the tables' ranks are from one another on average, squared."""
    count = sum(map(len, tables))
    return sum((2 * sum(table) - len(table) * (count - 1)) ** 2 for table in tables)


def looked_ahead(
    costs: Costs, sizes: Sequence[int], found: list[list[int]], left: int
) -> list[list[int]]:
    """Return the best round that leaves as many rounds without meetings again as there can be.

    `found`: the best round for itself, which stands if nothing better is seen in time. `left`: how
    many rounds there are from this one on.
    """
    if not sizes or costs.count > FEW or left < 2:
        return found
    everybody = (1 << costs.count) - 1
    fresh = [
        reduce(lambda mask, other: mask & ~(1 << other), costs.again[one], everybody & ~(1 << one))
        for one in range(costs.count)
    ]
    most = min(mask.bit_count() // (min(sizes) - 1) for mask in fresh)
    ahead = _Ahead(sizes)
    try:
        for later in range(min(left, most) - 1, 0, -1):
            if not any(map(costs.met, found)) and ahead.clear(_after(fresh, found), later):
                return found
            for way in _cheapest(ahead, costs, fresh):
                if ahead.clear(_after(fresh, way), later):
                    return [list(table) for table in way]
    except _Spent:
        pass
    return found


def _cheapest(ahead: _Ahead, costs: Costs, fresh: Sequence[int]) -> list[tuple[Table, ...]]:
    """The ways to seat a round without a meeting again, the best first."""
    ways = []
    for way in ahead.ways(fresh):
        ways.append((costs.round(way), way))
        if len(ways) == WAYS:
            break
    return [way for _, way in sorted(ways)]
