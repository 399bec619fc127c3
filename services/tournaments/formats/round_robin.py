"""Round-robin schedules: everybody meets everybody. Pure: they follow from the numbers alone.

Tables of two use the circle method: one stays, the others move by a seat each round. At larger
tables the rounds go on until all have met, as evenly as possible. For 9, 15 and 27 at tables of
three, 16 and 28 at tables of four, and a few fewer, there are rounds in which every two meet
exactly once: the lines of a finite plane, or a first round that is rotated. Otherwise a search
prefers new meetings and repeats the rarest ones.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from engine.draws import Stream
from services.tournaments.pairing import table_sizes

Table = tuple[int, ...]
Schedule = tuple[tuple[Table, ...], ...]
"""The tables of each round, as places from 0 in a group's order; places at none have a bye."""

_SEED = b"everybody meets everybody"
_NEW = (-(1 << 20), -24)  # value of a new meeting at a table, by attempt
_ATTEMPTS = ((8, 24), (12, 16), (16, 6), (24, 2))
"""Up to so many entries, the best of so many attempts is taken; with more, one is made."""
_FIELDS: dict[int, tuple[tuple[int, ...], ...]] = {
    3: ((0, 0, 0), (0, 1, 2), (0, 2, 1)),
    4: ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2)),
}
"""Multiplication tables of the fields of three and of four elements."""
_RINGS: dict[tuple[int, int], tuple[int, tuple[Table, ...]]] = {
    (3, 15): (7, ((0, 1, 8), (2, 3, 5), (4, 9, 13), (6, 12, 14), (7, 10, 11))),
    (3, 27): (
        13,
        (
            *((0, 1, 15), (2, 4, 21), (3, 8, 18), (5, 14, 16), (6, 12, 24)),
            *((7, 10, 11), (9, 17, 25), (13, 20, 26), (19, 22, 23)),
        ),
    ),
    (4, 28): (
        9,
        (
            *((0, 4, 14, 26), (1, 5, 7, 22), (2, 10, 25, 27), (3, 12, 16, 21)),
            *((6, 11, 17, 18), (8, 9, 15, 19), (13, 20, 23, 24)),
        ),
    ),
}
"""First rounds, found by search, from which the others follow by rotation: 0 stays, the rest moves
by one in rings of this length. In all rounds together every two meet exactly once.
"""
_FEWER = {3: 1, 4: 3}
"""How many places such rounds can do without before somebody is alone at a table."""
MOST_IN_GROUP = 32
"""Most entries that all meet at larger tables."""
_NEEDED = {
    (3, 2, 4): (
        *(0, 0, 1, 1, 3, 3, 4, 5, 4, 4, 7, 6, 7, 8, 7, 7, 10),
        *(10, 11, 12, 12, 12, 13, 13, 13, 15, 13, 13, 17, 17, 17, 19, 18),
    ),
    (4, 3, 2): (
        *(0, 0, 1, 1, 1, 3, 4, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5),
        *(8, 8, 8, 8, 10, 10, 10, 10, 9, 9, 9, 9, 13, 13, 13, 13),
    ),
    (3, 4): (
        *(0, 0, 1, 1, 1, 3, 4, 3, 3, 4, 5, 5, 7, 7, 7, 7, 8),
        *(8, 10, 10, 10, 12, 12, 11, 14, 13, 14, 13, 15, 15, 16, 17, 17),
    ),
    (4, 3): (
        *(0, 0, 1, 1, 1, 3, 4, 3, 3, 4, 4, 5, 5, 7, 6, 5, 5),
        *(8, 8, 8, 8, 10, 10, 10, 10, 12, 11, 9, 9, 13, 13, 13, 13),
    ),
}
"""Numbers of rounds needed, by the sizes of tables and the number of entries."""


def rounds_needed(count: int, wanted: Sequence[int]) -> int:
    """Return how many rounds it takes until so many entries have all met.

    `wanted`: allowed sizes of tables, the preferred first. Beyond `MOST_IN_GROUP` entries at larger
    tables it is the number for tables of two.
    """
    size = wanted[0]
    if size == 2 or count > MOST_IN_GROUP:
        return count - 1 + count % 2 if count > 1 else 0
    known = _NEEDED.get(tuple(wanted))
    return known[count] if known else len(full_schedule(count, tuple(wanted)))


@lru_cache(maxsize=256)
def full_schedule(count: int, wanted: tuple[int, ...]) -> Schedule:
    """Return the rounds in which so many entries all meet."""
    if count < 2:
        return ()
    if count < min(wanted):
        return ((tuple(range(count)),),)
    if wanted[0] == 2:
        return tuple(_circle(count))
    for size, full in ((3, 9), (4, 16), *_RINGS):
        if size == wanted[0] and full - _FEWER[size] <= count <= full:
            found = _without(_perfect_rounds(size, full), full - count)
            if {len(table) for tables in found for table in tables} <= set(wanted):
                return found
    attempts = next((tries for most, tries in _ATTEMPTS if count <= most), 1)
    best = tuple(_Search(count, wanted, 0).rounds(count * count))
    for attempt in range(1, attempts):
        found = tuple(_Search(count, wanted, attempt).rounds(len(best)))
        best = min(best, found, key=lambda one: _unevenness(count, one))
    return best


def with_entries(entries: Sequence[int], tables: Sequence[Table]) -> Iterator[Table]:
    """Yield a round's tables with entries for places; a bye is a table of one."""
    for places in tables:
        yield tuple(entries[place] for place in places)
    at_table = {place for places in tables for place in places}
    yield from ((one,) for place, one in enumerate(entries) if place not in at_table)


def _unevenness(count: int, schedule: Schedule) -> tuple[bool, int, int, int]:
    """Return the faults of a schedule: pairs who never meet, its length, repeated meetings."""
    pairs = Counter(pair for tables in schedule for table in tables for pair in _pairs(table))
    missing = len(pairs) < count * (count - 1) // 2
    often = max(pairs.values())
    return missing, len(schedule), often, sum(times * times for times in pairs.values())


def _pairs(table: Sequence[int]) -> Iterator[tuple[int, int]]:
    return combinations(sorted(table), 2)


def _circle(count: int) -> Iterator[tuple[Table, ...]]:
    """Yield the rounds of tables of two; with an odd number each has a bye in turn."""
    seats = count + count % 2
    for turn in range(seats - 1):
        ring = [0, *((place - turn) % (seats - 1) + 1 for place in range(seats - 1))]
        pairs = [(ring[i], ring[seats - 1 - i]) for i in range(seats // 2)]
        yield tuple((min(pair), max(pair)) for pair in pairs if max(pair) < count)


def _perfect_rounds(size: int, full: int) -> Schedule:
    """Return rounds in which every two of so many meet exactly once, all at full tables."""
    if full == size * size:
        return tuple(_plane(size))
    ring, first = _RINGS[size, full]
    return tuple(
        tuple(tuple(_rotated(place, ring, turn) for place in table) for table in first)
        for turn in range(ring)
    )


def _rotated(place: int, ring: int, turn: int) -> int:
    row, at = divmod(place - 1, ring)
    return 1 + row * ring + (at + turn) % ring if place else 0


def _plane(order: int) -> Iterator[tuple[Table, ...]]:
    """Yield a plane's classes of parallel lines."""
    times = _FIELDS[order]
    for slope in range(order + 1):
        lines: dict[int, list[int]] = {}
        for x, y in product(range(order), repeat=2):
            line = x if slope == order else _plus_moved(order, times[slope][x], y)
            lines.setdefault(line, []).append(x * order + y)
        yield tuple(map(tuple, lines.values()))


def _without(rounds: Schedule, many: int) -> Schedule:
    """Return rounds without some places, chosen so that nobody is alone at a table."""
    tables = [set(table) for tables in rounds for table in tables]
    out = set[int]()
    for place in sorted(set.union(*tables), reverse=True):
        if len(out) < many and all(len(one - out - {place}) != 1 for one in tables):
            out.add(place)
    names = {old: new for new, old in enumerate(sorted(set.union(*tables) - out))}
    return tuple(
        tuple(tuple(names[place] for place in table if place not in out) for table in tables)
        for tables in rounds
    )


def _plus_moved(order: int, a: int, b: int) -> int:
    return a ^ b if order == 4 else (a + b) % order


class _Search:
    """A search for rounds at larger tables, one after another, until all have met."""

    def __init__(self, count: int, wanted: tuple[int, ...], attempt: int) -> None:
        self.count = count
        self.sizes = table_sizes(count, wanted)
        self.met = [[0] * count for _ in range(count)]
        self.small = [0] * count  # how often each sat at a table of less than the largest size
        self.sat = [0] * count
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
            self.sat[one] += 1

    def _pair(self, a: int, b: int) -> int:
        times = self.met[a][b]
        return 16 * times * times if times else self.new

    def _seat(self, one: int, others: Sequence[int], size: int) -> int:
        """Return the cost of seating somebody with some others."""
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
        """Seat everybody, each with the remaining ones they have met least."""
        order = self.stream.shuffled(range(self.count))
        out = self.count - sum(self.sizes)
        left = sorted(order, key=lambda one: self.sat[one])[: self.count - out]
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
        """Swap players of two tables while that improves them; returns whether it ever did."""
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
