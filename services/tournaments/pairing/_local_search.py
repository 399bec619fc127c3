"""Tables of three and four: dealt by score groups, then improved by swaps."""

from collections.abc import Iterator, Sequence

from engine.draws import Stream
from services.tournaments.pairing._costs import AGAIN, Costs, Way

NEAR = 40  # by rank: the partners of the first swaps to be tried
FEW = 80  # largest round that is improved at length
SWEEPS = 30
AWAY, BETTER = 1500, 400
"""Swaps tried for each player: to avoid repeated meetings; to improve a small round."""
MOST = 100_000
KEPT = 24


class Tables:
    """A round's tables during local search."""

    __slots__ = ("_own", "_seats", "at", "costs", "tables", "tried")

    def __init__(self, costs: Costs, tables: Sequence[Sequence[int]]) -> None:
        self.costs = costs
        self.tables = [list(table) for table in tables]
        self.at = [0] * costs.count
        self._own = [0] * costs.count  # cost of each player's company
        self._seats = [0] * len(tables)
        for number in range(len(tables)):
            self._weigh(number)
        self.tried = 0

    def _weigh(self, number: int) -> None:
        table = self.tables[number]
        for one in table:
            self.at[one] = number
            self._own[one] = self.costs.joining(one, [each for each in table if each != one])
        self._seats[number] = self.costs.seats(table)

    def swap(self, one: int, other: int) -> None:
        """Swap two players of different tables."""
        here, there = self.at[one], self.at[other]
        table, others = self.tables[here], self.tables[there]
        table[table.index(one)], others[others.index(other)] = other, one
        self._weigh(here)
        self._weigh(there)

    def _gain(self, one: int, other: int, rest: Sequence[int]) -> int:
        """Return by how much a swap of two lowers the cost of the round.

        `rest`: the tablemates of the first; the other sits elsewhere.
        """
        costs, seats, there = self.costs, self._seats, self.at[other]
        others = [each for each in self.tables[there] if each != other]
        after = costs.joining(one, others) + costs.joining(other, rest)
        company = self._own[one] + self._own[other] - after
        if company < -costs.most:  # no better seats could make up for it
            return company
        after = costs.seats([*rest, other]) + costs.seats([*others, one])
        return company + seats[self.at[one]] + seats[there] - after

    def settle(self, near: int) -> None:
        """Swap until no swap of two within `near` ranks improves the round."""
        for _ in range(SWEEPS):
            if not self._sweep(range(self.costs.count), near):
                return

    def _sweep(self, players: Sequence[int], near: int) -> bool:
        improved = False
        for one in players:
            low, high = max(0, one - near), min(self.costs.count, one + near + 1)
            found, most = None, 0
            rest = [each for each in self.tables[self.at[one]] if each != one]
            self.tried += high - low
            for other in range(low, high):
                if self.at[other] != self.at[one]:
                    gain = self._gain(one, other, rest)
                    if gain > most:
                        found, most = other, gain
            if found is not None:
                self.swap(one, found)
                improved = True
        return improved

    def way(self) -> Way:
        """Return the current tables."""
        return tuple(sorted(tuple(sorted(table)) for table in self.tables))

    def again(self) -> list[int]:
        """Return the players who sit with somebody they have met."""
        return [one for table in self.tables if self.costs.met(table) for one in self._met(table)]

    def _met(self, table: Sequence[int]) -> Iterator[int]:
        again = self.costs.again
        return (one for one in table if any(other in again[one] for other in table))


def search_tables(costs: Costs, sizes: Sequence[int], stream: Stream) -> list[Way]:
    """Return candidate tables of a round, the best first; for many players only one."""
    state = Tables(costs, deal_tables(costs, sizes))
    state.settle(NEAR)
    if state.again():
        state.settle(costs.count)
    best, least = state.way(), costs.round(state.tables)
    ways = {best: least}
    state.tried = 0
    while state.tried < min(MOST, costs.count * _swap_limit(costs, least)):
        _shake(state, stream)
        state.settle(costs.count if costs.count <= FEW else NEAR)
        way, now = state.way(), costs.round(state.tables)
        ways[way] = now
        if now < least:
            best, least = way, now
        elif now > least:
            state = _back(state, best)
    ordered = sorted(ways, key=lambda way: (ways[way], way != best, way))
    return ordered[: KEPT if costs.count <= FEW else 1]


def _swap_limit(costs: Costs, least: int) -> int:
    """Return how many swaps for each player are worth trying, given the cost of the round."""
    if least >= AGAIN:
        return AWAY
    return BETTER if costs.count <= FEW else 0


def _back(state: Tables, tables: Sequence[Sequence[int]]) -> Tables:
    again = Tables(state.costs, tables)
    again.tried = state.tried
    return again


def _shake(state: Tables, stream: Stream) -> None:
    """Swap a few at random, first of all those who sit with somebody they have met."""
    count = state.costs.count
    restless = state.again() or list(range(count))
    for _ in range(2 + stream.below(3)):
        one, other = restless[stream.below(len(restless))], stream.below(count)
        if state.at[one] != state.at[other]:
            state.swap(one, other)


def deal_tables(costs: Costs, sizes: Sequence[int]) -> list[list[int]]:
    """Return tables dealt by rank: each score group is spread evenly over its tables."""
    tables: list[list[int]] = []
    start = 0
    for block in _blocks(costs, sizes):
        rows: list[list[int]] = [[] for _ in block]
        seats = sum(block)
        turn, forward = 0, True
        for one in range(start, start + seats):
            while len(rows[turn]) == block[turn]:
                turn, forward = _next_table(turn, forward, len(block))
            rows[turn].append(one)
            turn, forward = _next_table(turn, forward, len(block))
        start += seats
        tables += rows
    return tables


def _next_table(turn: int, forward: bool, count: int) -> tuple[int, bool]:
    """Return the next table of a snake deal."""
    following = turn + 1 if forward else turn - 1
    return (following, forward) if 0 <= following < count else (turn, not forward)


def _blocks(costs: Costs, sizes: Sequence[int]) -> Iterator[list[int]]:
    """Return the blocks of tables dealt together: a score group has as many as it fills."""
    block: list[int] = []
    end = 0
    for size in sizes:
        if block and costs.units[end - 1] != costs.units[end + size - 1]:
            yield block
            block = []
        block.append(size)
        end += size
    if block:
        yield block
