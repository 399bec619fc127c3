"""Who meets whom where everybody meets everybody. Pure: it follows from the numbers alone.

Tables of two go by the circle: one stays, the others move on by a seat each round. At larger
tables the rounds go on until all have met, as evenly as can be: for 8 and 9 at tables of three
and 13 … 16 at tables of four by the lines of a finite plane, in which every two meet exactly once;
else by a search that puts new meetings first and repeats those least that were had most.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from engine.draws import Stream
from services.cups.pairing import sizes

Table = tuple[int, ...]
Schedule = tuple[tuple[Table, ...], ...]
"""For each round its tables, of places 0 … in a group's order. Who is at none has a bye."""

_SEED = b"everybody meets everybody"
_NEW = (-(1 << 20), -24)  # what two who have not met yet are worth at a table, by attempt
_ATTEMPTS = ((8, 64), (12, 24), (16, 8), (24, 2))
"""Up to so many entries, so many schedules are made; of more, one. The best is taken."""
_FIELDS: dict[int, tuple[tuple[int, ...], ...]] = {
    3: ((0, 0, 0), (0, 1, 2), (0, 2, 1)),
    4: ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2)),
}
"""How the fields of three and of four elements multiply."""
_LEFT_OUT: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {
    (3, 9): (),
    (3, 8): ((2, 2),),
    (4, 16): (),
    (4, 15): ((3, 3),),
    (4, 14): ((3, 3), (3, 2)),
    (4, 13): ((3, 3), (3, 2), (2, 3)),
}
"""By the size of tables and the number of entries: points of the plane that nobody sits on."""


def rounds_needed(count: int, wanted: Sequence[int]) -> int:
    """Return how many rounds it takes until so many entries have all met.

    `wanted`: the sizes that tables may have, the most wanted first.
    """
    return len(everybody(count, tuple(wanted)))


@lru_cache(maxsize=64)
def everybody(count: int, wanted: tuple[int, ...]) -> Schedule:
    """Return the rounds in which so many entries all meet."""
    if count < 2:
        return ()
    if wanted[0] == 2:
        return tuple(_circle(count))
    if (wanted[0], count) in _LEFT_OUT:
        return tuple(_plane(wanted[0], _LEFT_OUT[wanted[0], count]))
    attempts = next((tries for most, tries in _ATTEMPTS if count <= most), 1)
    best = tuple(_Search(count, wanted, 0).rounds(count * count))
    for attempt in range(1, attempts):
        found = tuple(_Search(count, wanted, attempt).rounds(len(best)))
        best = min(best, found, key=lambda one: _unevenness(count, one))
    return best


def seated(entries: Sequence[int], tables: Sequence[Table]) -> Iterator[Table]:
    """Yield a round's tables with entries for places; who has a bye is a table of one."""
    for places in tables:
        yield tuple(entries[place] for place in places)
    at_table = {place for places in tables for place in places}
    yield from ((one,) for place, one in enumerate(entries) if place not in at_table)


def _unevenness(count: int, schedule: Schedule) -> tuple[bool, int, int, int]:
    """Return what speaks against a schedule: two who never meet, its length, meeting often."""
    pairs = Counter(pair for tables in schedule for table in tables for pair in _pairs(table))
    missing = len(pairs) < count * (count - 1) // 2
    often = max(pairs.values())
    return missing, len(schedule), often, sum(times * times for times in pairs.values())


def _pairs(table: Sequence[int]) -> Iterator[tuple[int, int]]:
    return combinations(sorted(table), 2)


def _circle(count: int) -> Iterator[tuple[Table, ...]]:
    """Yield the rounds of tables of two; with an odd number each in turn has a bye."""
    seats = count + count % 2
    for turn in range(seats - 1):
        ring = [0, *((place - turn) % (seats - 1) + 1 for place in range(seats - 1))]
        pairs = [(ring[i], ring[seats - 1 - i]) for i in range(seats // 2)]
        yield tuple((min(pair), max(pair)) for pair in pairs if max(pair) < count)


def _plane(order: int, left_out: Sequence[tuple[int, int]]) -> Iterator[tuple[Table, ...]]:
    """Yield a plane's classes of parallel lines, without some points."""
    times = _FIELDS[order]
    points = [(x, y) for x in range(order) for y in range(order) if (x, y) not in left_out]
    names = {point: name for name, point in enumerate(points)}
    for slope in range(order + 1):
        lines: dict[int, list[int]] = {}
        for x, y in points:
            line = x if slope == order else _plus(order, times[slope][x], y)
            lines.setdefault(line, []).append(names[x, y])
        yield tuple(tuple(line) for line in lines.values())


def _plus(order: int, a: int, b: int) -> int:
    return a ^ b if order == 4 else (a + b) % order


class _Search:
    """Rounds of larger tables, one after another, until all have met."""

    def __init__(self, count: int, wanted: tuple[int, ...], attempt: int) -> None:
        self.count = count
        self.sizes = sizes(count, wanted)
        self.met = [[0] * count for _ in range(count)]
        self.small = [0] * count  # how often each sat at a table that is not the largest
        self.byes = [0] * count
        self.new = _NEW[attempt % 2]
        self.stream = Stream(_SEED, f"{count}:{'.'.join(map(str, wanted))}:{attempt}")

    def rounds(self, most: int) -> Iterator[tuple[Table, ...]]:
        """Yield rounds until all have met, but not more than so many."""
        for _ in range(most):
            if all(self.met[a][b] for a, b in combinations(range(self.count), 2)):
                return
            best = min((self._climbed() for _ in range(2)), key=self._cost)
            for table in best:
                self._note(table)
            yield tuple(tuple(sorted(table)) for table in best)

    def _note(self, table: Sequence[int]) -> None:
        for a, b in combinations(table, 2):
            self.met[a][b] += 1
            self.met[b][a] += 1
        for one in table:
            self.small[one] += len(table) < max(self.sizes)
            self.byes[one] -= 1  # who is at no table falls behind the others

    def _pair(self, a: int, b: int) -> int:
        times = self.met[a][b]
        return 16 * times * times if times else self.new

    def _seat(self, one: int, others: Sequence[int], size: int) -> int:
        """Return what it costs to have somebody at a table with some others."""
        small = (2 * self.small[one] + 1) if size < max(self.sizes) else 0
        return small + sum(self._pair(one, other) for other in others)

    def _cost(self, tables: Sequence[Sequence[int]]) -> int:
        pairs = sum(self._pair(a, b) for table in tables for a, b in combinations(table, 2))
        return pairs + sum(
            2 * self.small[one] + 1
            for table in tables
            if len(table) < max(self.sizes)
            for one in table
        )

    def _climbed(self) -> list[list[int]]:
        tables = self._start()
        better = True
        while better:
            better = False
            for left, right in combinations(tables, 2):
                better = self._swapped(left, right) or better
        return tables

    def _start(self) -> list[list[int]]:
        """Seat everybody, each with whom they have met least of those who are left."""
        order = self.stream.shuffled(range(self.count))
        out = self.count - sum(self.sizes)
        left = sorted(order, key=lambda one: self.byes[one])[: self.count - out]
        tables = []
        for size in self.sizes:
            table = [max(left, key=lambda one: sum(not self.met[one][other] for other in left))]
            left.remove(table[0])
            while len(table) < size:
                found = min(left, key=lambda one: self._seat(one, table, size))
                left.remove(found)
                table.append(found)
            tables.append(table)
        return tables

    def _swapped(self, left: list[int], right: list[int]) -> bool:
        """Swap two of two tables as long as that is better; returns whether it ever was."""
        any_better = False
        for i in range(len(left)):
            for j in range(len(right)):
                a, b = left[i], right[j]
                with_a, with_b = left[:i] + left[i + 1 :], right[:j] + right[j + 1 :]
                now = self._seat(a, with_a, len(left)) + self._seat(b, with_b, len(right))
                then = self._seat(b, with_a, len(left)) + self._seat(a, with_b, len(right))
                if then < now:
                    left[i], right[j] = b, a
                    any_better = True
        return any_better
