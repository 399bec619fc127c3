"""The tables of an elimination before any is played. Pure: they follow from the numbers alone.

Until a table is played, its best seed counts as its winner. The entries are seeded in snake order:
the best at each table, then the next best in reverse, and so on. At tables of two that gives the
usual bracket, with byes for the best seeds up to a power of two. At larger ones as few as possible
have a bye, and entries from the same table are separated again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

MOST = 4
"""Most entries of a table."""
WINNERS, LOSERS, LAST, THIRD = 1, 2, 3, 4
"""Groups of a double elimination's tables; those of a single elimination have group 0.

There, `THIRD` is the table for third place.
"""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a seat's entry comes from: a seed (from 1), or a place at an earlier table."""

    seed: int | None = None
    round: int = 0
    number: int = 0
    place: int = 0


@dataclass(frozen=True, slots=True)
class Node:
    """A table of the tree. `again`: played only if the first seat's entry lost the one before."""

    round: int
    number: int
    group: int
    seats: tuple[Source, ...]
    on: int
    again: bool = False


Tree = tuple[tuple[Node, ...], ...]


@dataclass(slots=True, eq=False)
class _DraftTable:
    """A table under construction."""

    round: int
    group: int
    seats: "list[_SeatSource]"
    on: int
    again: bool = False
    number: int = 0
    past: int = 0  # one bit for each table that an entry of it may have come through
    bit: int = 0


@dataclass(slots=True, eq=False)
class _SeatSource:
    """An entry to be seated: its seed if the best always win, and its source."""

    rank: int
    table: _DraftTable | None = None
    place: int = 0
    past: int = field(init=False)

    def __post_init__(self) -> None:
        self.past = 0 if self.table is None else self.table.past


@dataclass(slots=True)
class _TreeBuilder:
    """A tree under construction."""

    sizes: tuple[int, ...]  # allowed sizes of tables, in order of preference
    on: int
    double: bool
    tables: list[_DraftTable] = field(default_factory=list)

    @property
    def size(self) -> int:
        return self.sizes[-1]

    def single(self, count: int, *, third: bool) -> None:
        pool, beaten, round_ = _seeds(count), list[_SeatSource](), 1
        while len(pool) > 1:
            on = 1 if len(pool) <= self.size else self.on
            finalists = len(pool)
            pool, down = self.played(pool, round_, 0, on)
            if third and len(pool) == 1 and finalists == len(beaten) == 2:
                self.table(beaten, round_, THIRD, 1)
            beaten = [one for one in down if one.place == on + 1]
            round_ += 1

    def doubled(self, count: int) -> None:
        """Alternate winners' and losers' tables until few enough remain for the last one.

        Winners play only while at least as many of them remain as losers, so that neither side gets
        ahead of the other.
        """
        winners, losers, round_ = _seeds(count), list[_SeatSource](), 1
        goal = max(1, min(self.on, self.size - self.on))
        while len(winners) > self.on or len(losers) > goal:
            done = len(winners) <= self.on
            down: list[_SeatSource] = []
            up = not done and (round_ == 1 or len(losers) <= len(winners))
            if len(losers) > (goal if done else self.on):
                on = goal if done and len(losers) <= self.size else self.on
                losers, _ = self.played(losers, round_, LOSERS, on)
            if up:
                winners, down = self.played(winners, round_, WINNERS, self.on)
            losers = sorted(losers + down, key=lambda one: one.rank)
            round_ += 1
        last = self.table([*winners, *losers], round_, LAST, 1)
        if len(last.seats) == 2:
            again = [_SeatSource(one.rank, last, place) for place, one in enumerate(last.seats, 1)]
            self.table(again, round_ + 1, LAST, 1).again = True

    def played(
        self, pool: Sequence[_SeatSource], round_: int, group: int, on: int
    ) -> tuple[list[_SeatSource], list[_SeatSource]]:
        """Seat a pool at the tables of a round; returns those who advance, and the others."""
        sizes = self.split(len(pool), on, first=round_ == 1)
        byes = len(pool) - sum(sizes)
        up, down = list(pool[:byes]), list[_SeatSource]()
        for seats in _seated(pool[byes:], sizes):
            table = self.table(seats, round_, group, on)
            for place, one in enumerate(table.seats, 1):
                comer = _SeatSource(one.rank, table, place)
                (up if place <= on else down).append(comer)
        return sorted(up, key=_rank), sorted(down, key=_rank)

    def table(self, seats: Sequence[_SeatSource], round_: int, group: int, on: int) -> _DraftTable:
        bit = 1 << len(self.tables)
        past = bit
        for one in seats:
            past |= one.past
        made = _DraftTable(round_, group, sorted(seats, key=_rank), on, past=past, bit=bit)
        if group == LAST:
            made.seats = list(seats)
        self.tables.append(made)
        return made

    def split(self, count: int, on: int, *, first: bool) -> list[int]:
        """Return the sizes of a round's tables, as even as possible, the smallest first.

        The last table may be one of two even if the box has none.
        """
        if count <= self.size:
            return [count]
        sizes = [size for size in self.sizes if size > on]
        if sizes == [2] and first:
            tables = count - (1 << (count - 1).bit_length() - 1)
            return [2] * tables
        for seats in range(count, 0, -1):
            for tables in range(-(-seats // sizes[-1]), seats // sizes[0] + 1):
                least, more = divmod(seats, tables)
                found = [least] * (tables - more) + [least + 1] * more
                if set(found) <= set(sizes):
                    return found
        raise AssertionError("one full table can always be had")


@lru_cache(maxsize=64)
def tree(count: int, sizes: tuple[int, ...], on: int, double: bool, third: bool = False) -> Tree:
    """Return the tables of an elimination of so many entries, by rounds.

    `sizes`: allowed sizes of tables, the smallest first and the full one last; `on`: how many
    advance from a table, fewer than a full one has. The last table has one winner. `third`: if two
    sit at it, the best of those beaten by them play for third place in the same round.
    """
    making = _TreeBuilder(sizes, on, double)
    if count >= 2:
        making.doubled(count) if double else making.single(count, third=third)
    return _numbered(making.tables)


def _rank(one: _SeatSource) -> int:
    return one.rank


def _seeds(count: int) -> list[_SeatSource]:
    return [_SeatSource(rank) for rank in range(1, count + 1)]


def _seated(pool: Sequence[_SeatSource], sizes: Sequence[int]) -> list[list[_SeatSource]]:
    """Seat a pool in snake order; each row is rotated to the fewest known opponents."""
    tables: list[list[_SeatSource]] = [[] for _ in sizes]
    start = 0
    for row in range(max(sizes)):
        places = [place for place, size in enumerate(sizes) if size > row]
        comers = pool[start : start + len(places)]
        start += len(places)
        if row % 2:
            places.reverse()
        turn = _best_rotation(tables, places, comers)
        for place, one in zip(places[turn:] + places[:turn], comers, strict=True):
            tables[place].append(one)
    return tables


def _best_rotation(
    tables: Sequence[Sequence[_SeatSource]], places: Sequence[int], comers: Sequence[_SeatSource]
) -> int:
    """Return the rotation of a row with the fewest repeated meetings, the smallest of equals."""
    best, fewest = 0, (len(comers) * MOST, 0)
    for turn in range(len(places)):
        known = _repeated_meetings(tables, [*places[turn:], *places[:turn]], comers, fewest)
        if known < fewest:
            best, fewest = turn, known
        if fewest == (0, 0):
            break
    return best


def _repeated_meetings(
    tables: Sequence[Sequence[_SeatSource]],
    places: Sequence[int],
    comers: Sequence[_SeatSource],
    most: tuple[int, int],
) -> tuple[int, int]:
    """Return how many of a row have certainly met at these tables, and how many perhaps.

    Counts no further than `most`.
    """
    surely = perhaps = 0
    for place, one in zip(places, comers, strict=True):
        for other in tables[place]:
            surely += one.table is not None and one.table is other.table
            perhaps += bool(one.past & other.past)
        if (surely, perhaps) >= most:
            return most
    return surely, perhaps


# -- numbering -------------------------------------------------------------------------------------


def _numbered(tables: Sequence[_DraftTable]) -> Tree:
    """Number the tables of each round so that those that feed one table are neighbors."""
    last = max((table.round for table in tables), default=0)
    rounds = [[table for table in tables if table.round == number] for number in range(1, last + 1)]
    fed: dict[_DraftTable, tuple[int, int, int]] = {}  # the table where its winner sits next
    for drafts in reversed(rounds):
        drafts.sort(key=lambda table: (table.group, fed.get(table, (last + 1, 0, 0))))
        for number, table in enumerate(drafts, 1):
            table.number = number
            for seat, comer in enumerate(table.seats):
                if comer.table is not None and comer.place == 1:
                    fed.setdefault(comer.table, (table.round, number, seat))
    return tuple(tuple(map(_node, drafts)) for drafts in rounds)


def _node(table: _DraftTable) -> Node:
    seats = tuple(
        Source(seed=one.rank)
        if one.table is None
        else Source(None, one.table.round, one.table.number, one.place)
        for one in table.seats
    )
    return Node(table.round, table.number, table.group, seats, table.on, table.again)
