"""Small events: look ahead for a round that leaves later rounds without repeated meetings.

Of the ways in which sixteen can sit at four tables a third time without meeting anybody again, most
leave no fifth round. So with few players one candidate after another is tried, the best first, for
whether the remaining rounds can still be found; with very few players all ways are candidates.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import chain, islice

from services.tournaments.pairing._costs import Costs, Table, Way

FEW = 16
FEWEST = 9  # all ways to seat so many are tried: there are at most 280
SOME = 40
WAYS, OTHERS = 30_000, 500
"""Most candidates for a round of FEW players, and for one of SOME besides the best ones."""
STEPS, ONCE = 250_000, 30_000
"""Most steps of a search for a round, and for one candidate."""


class _OutOfSteps(Exception):  # noqa: N818 - reads as what it says
    """Raised when the search has used up its steps."""


class _Search:
    """A search for rounds without repeated meetings; players are bits."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = tuple(sorted(sizes, reverse=True))
        self.steps = STEPS
        self._stop = 0

    def ways(self, fresh: Sequence[int]) -> Iterator[Way]:
        """Yield every round in which all meet only players of their mask in `fresh`."""
        return self._ways(fresh, (1 << len(fresh)) - 1, self.sizes)

    def _ways(self, fresh: Sequence[int], free: int, sizes: tuple[int, ...]) -> Iterator[Way]:
        if not sizes:
            yield ()
            return
        first = _fewest(fresh, free)
        for size in dict.fromkeys(sizes):
            rest = list(sizes)
            rest.remove(size)
            for table in self._tables(fresh, (first,), free & fresh[first], size):
                for others in self._ways(fresh, free & ~_mask(table), tuple(rest)):
                    yield (table, *others)

    def _tables(self, fresh: Sequence[int], table: Table, free: int, size: int) -> Iterator[Table]:
        self.steps -= 1
        if self.steps < self._stop:
            raise _OutOfSteps
        if len(table) == size:
            yield table
            return
        while free:
            one = (free & -free).bit_length() - 1
            free &= free - 1
            yield from self._tables(fresh, (*table, one), free & fresh[one], size)

    def leaves(self, fresh: Sequence[int], way: Way, left: int) -> bool:
        """Return whether so many rounds without a repeated meeting remain after one.

        Raises _Spent when the steps are used up.
        """
        self._stop = max(0, self.steps - ONCE)
        try:
            return self._clear(_after(fresh, way), left)
        except _OutOfSteps:
            if self.steps < 0:
                raise
            return False
        finally:
            self._stop = 0

    def _clear(self, fresh: Sequence[int], left: int) -> bool:
        return left == 0 or any(
            self._clear(_after(fresh, way), left - 1) for way in self.ways(fresh)
        )


def _fewest(fresh: Sequence[int], free: int) -> int:
    """Return the free player with the fewest possible opponents."""
    best, least, rest = -1, len(fresh) + 1, free
    while rest:
        one = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        many = (fresh[one] & free).bit_count()
        if many < least:
            best, least = one, many
    return best


def _after(fresh: Sequence[int], way: Way) -> list[int]:
    after = list(fresh)
    for table in way:
        mask = _mask(table)
        for one in table:
            after[one] &= ~mask
    return after


def _mask(players: Iterable[int]) -> int:
    return reduce(lambda bits, one: bits | 1 << one, players, 0)


def ways_of_few(costs: Costs, sizes: Sequence[int]) -> list[Way]:
    """Return all ways to seat very few, the best first; of equals the most balanced."""
    everybody = (1 << costs.count) - 1
    fresh = [everybody & ~(1 << one) for one in range(costs.count)]
    ways = _Search(sizes).ways(fresh)
    return sorted(ways, key=lambda way: (costs.round(way), _imbalance(way), way))


def _imbalance(tables: Way) -> int:
    """Return the mean squared difference of the tables' ranks."""
    count = sum(map(len, tables))
    return sum((2 * sum(table) - len(table) * (count - 1)) ** 2 for table in tables)


def look_ahead(costs: Costs, sizes: Sequence[int], ways: Sequence[Way], left: int) -> Way:
    """Return the best candidate that leaves as many rounds without repeated meetings as possible.

    `ways`: the best ones for this round itself; the first is kept if nothing better is found in
    time. `left`: how many rounds there are from this one on.
    """
    if not sizes or costs.count > SOME:
        return ways[0]
    everybody = (1 << costs.count) - 1
    fresh = [everybody & ~_mask((one, *costs.again[one])) for one in range(costs.count)]
    most = min(mask.bit_count() // (min(sizes) - 1) for mask in fresh)
    ahead = _Search(sizes)
    good = [way for way in ways if not any(map(costs.met, way))]
    try:
        for later in range(min(left, most) - 1, -1, -1):
            for way in chain(good, _further_ways(ahead, costs, fresh)):
                if ahead.leaves(fresh, way, later):
                    return way
    except _OutOfSteps:
        pass
    return good[0] if good else ways[0]


def _further_ways(ahead: _Search, costs: Costs, fresh: Sequence[int]) -> Iterator[Way]:
    """Yield further ways to seat a round without a repeated meeting, the best first."""
    most = WAYS if costs.count <= FEW else OTHERS
    yield from sorted(islice(ahead.ways(fresh), most), key=lambda way: (costs.round(way), way))
