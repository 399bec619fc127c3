"""The cost of tables, as whole numbers: pairing looks for the round with the lowest sum.

Points are counted in twelfths of a place: two who differ by one place in one round differ by 12.
Repeated meetings weigh most, the more the oftener the players have met; then the squares of the
differences in points; then another seat at a small table, and missing a first choice that is due.
Whole numbers make sure that every machine finds the same round.
"""

from collections import Counter
from collections.abc import Sequence

from services.tournaments.pairing._facts import Player

Table = tuple[int, ...]
Way = tuple[Table, ...]
"""The tables of a round, of players by rank from 0."""

PLACE = 12
AGAIN = 1 << 34  # a repeated meeting outweighs everything else in a round
BYE = 1 << 24  # a bye for somebody higher outweighs all differences in points
SMALL = 3 * PLACE * PLACE
FIRST = 400  # twelfths to the fourth power for the rest, so that no debt lasts long


class Costs:
    """The players of a round as indices by rank, and the costs of their tables.

    With a bye, one more index stands for it: a table with it is a bye. It counts as met again by
    everybody who has had more byes than others.
    """

    __slots__ = (
        "_byes",
        "_first",
        "_groups",
        "_small",
        "again",
        "bye",
        "count",
        "most",
        "size",
        "units",
    )

    def __init__(
        self, players: Sequence[Player], size: int, round_: int, *, bye: bool = False
    ) -> None:
        self.count = len(players)
        self.bye, self._byes = -1, [0] * len(players)
        self.size = size
        self.units = _units(players, PLACE * (size - 1) * max(1, round_ - 1))
        self._groups = Counter(self.units)
        index = {one.number: i for i, one in enumerate(players)}
        self.again = [
            {
                index[number]: AGAIN * many * many
                for number, many in sorted(Counter(one.met).items())
                if number in index
            }
            for one in players
        ]
        share = PLACE // size
        self._first = [
            ((one.due - share + PLACE) ** 4 - (one.due - share) ** 4) // FIRST for one in players
        ]
        self._small = [SMALL * (2 * one.small + 1) for one in players]
        # most that a swap can improve the cost of seats
        self.most = 2 * _range(self._first) + _range(self._small)
        if bye:
            self._add_bye(players)

    def _add_bye(self, players: Sequence[Player]) -> None:
        self.bye, self.count = self.count, self.count + 1
        self.units.append(-1)
        least = min(one.byes for one in players)
        order = sorted(range(len(players)), key=lambda i: (players[i].byes, -i))
        for place, i in enumerate(order):
            self._byes[i] = BYE * place
        more = {i: AGAIN * (one.byes - least) ** 2 for i, one in enumerate(players)}
        self.again.append({i: cost for i, cost in more.items() if cost})
        for i, cost in self.again[self.bye].items():
            self.again[i][self.bye] = cost

    def joining(self, one: int, others: Sequence[int]) -> int:
        """Return the cost of somebody meeting some others."""
        units, again = self.units, self.again[one]
        own, total = units[one], 0
        for other in others:
            difference = own - units[other]
            total += difference * difference
            if other in again:
                total += again[other]
        return total

    def seats(self, table: Sequence[int]) -> int:
        """Return the cost of a table's seats: its size, and first choices that are due."""
        total = min([self._first[one] for one in table])
        if len(table) < self.size:
            total += sum([self._small[one] for one in table])
        return total

    def table(self, table: Sequence[int]) -> int:
        """Return the cost of a table."""
        if self.bye in table:
            (one,) = (player for player in table if player != self.bye)
            return self._byes[one] + self.again[one].get(self.bye, 0)
        pairs = sum(self.joining(one, table[:i]) for i, one in enumerate(table))
        return pairs + self.seats(table)

    def round(self, tables: Sequence[Sequence[int]]) -> int:
        """Return the cost of all tables of a round."""
        return sum(map(self.table, tables))

    def group(self, one: int) -> int:
        """Return the size of somebody's score group."""
        return self._groups[self.units[one]]

    def least(self, tables: Sequence[Sequence[int]]) -> int:
        """Return a lower bound for the cost of all full tables of the same players."""
        firsts = sorted(self._first[one] for table in tables for one in table)
        return sum(firsts[: len(tables)])

    def met(self, table: Sequence[int]) -> bool:
        """Whether any two at a table have met."""
        return any(other in self.again[one] for one in table for other in table)


def _range(values: Sequence[int]) -> int:
    return max(values, default=0) - min(values, default=0)


def _units(players: Sequence[Player], span: int) -> list[int]:
    """Return the players' points as whole numbers, the best `span` above the lowest."""
    if not players:
        return []
    low, high = min(one.points for one in players), max(one.points for one in players)
    if low == high:
        return [0] * len(players)
    return [round((one.points - low) * span / (high - low)) for one in players]
