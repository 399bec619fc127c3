"""Swiss events on paper: pairings, made-up places, and what they amount to."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations

from services.tournaments.pairing import Pairing, Player, Request, pair, seat_players

SEED = "c0ffee" * 10 + "5eed"


def players(points: list[int]) -> tuple[Player, ...]:
    """Return players 1, 2, … with so many points each; the first are ranked first."""
    return tuple(Player(number, Fraction(value), number) for number, value in enumerate(points, 1))


@dataclass
class Lord:
    """What a player has had."""

    strength: float
    points: Fraction = Fraction()
    met: list[int] = field(default_factory=list)
    byes: int = 0
    firsts: int = 0
    due: int = 0
    small: int = 0


class Event:
    """A Swiss event in the making. The stronger mostly come first."""

    def __init__(self, count: int, size: int, rounds: int, seed: int = 1) -> None:
        self.size, self.rounds, self.number = size, rounds, 0
        self.chance = random.Random(seed)
        self.seed = self.chance.randbytes(32).hex()
        self.lords = {number: Lord(self.chance.gauss(0, 1)) for number in range(1, count + 1)}
        self.here = set(self.lords)
        self.pairings: list[Pairing] = []

    @property
    def meetings(self) -> Counter[tuple[int, int]]:
        """How often each two have met."""
        return Counter(
            pair
            for pairing in self.pairings
            for table in pairing.tables
            for pair in combinations(sorted(table), 2)
        )

    @property
    def again(self) -> int:
        """How many meetings were not the first of the two."""
        return sum(many - 1 for many in self.meetings.values())

    def request(self) -> Request:
        """Return what the next round is paired from."""
        order = sorted(self.here, key=lambda one: (-self.lords[one].points, one))
        asked = [
            Player(
                number=number,
                points=self.lords[number].points,
                rank=rank,
                met=tuple(self.lords[number].met),
                byes=self.lords[number].byes,
                firsts=self.lords[number].firsts,
                due=self.lords[number].due,
                small=self.lords[number].small,
            )
            for rank, number in enumerate(order, 1)
        ]
        return Request(tuple(asked), self.size, self.seed, 1, self.number + 1, self.rounds)

    def play(self, rounds: int | None = None) -> Event:
        """Play some rounds, or all."""
        for _ in range(self.rounds if rounds is None else rounds):
            request = self.request()
            self.number += 1
            pairing = pair(request)
            self.pairings.append(pairing)
            known = {one.number: one for one in request.players}
            for number in pairing.byes:
                self.lords[number].byes += 1
                self.lords[number].points += self.size
            for at, table in enumerate(pairing.tables, 1):
                self._seat([known[one] for one in table], at)
                self._finish(table)
        return self

    def _seat(self, table: list[Player], at: int) -> None:
        choosing = self.chance.sample(range(1, len(table) + 1), len(table))
        entries = seat_players(table, choosing, self.seed, f"1:{self.number}:{at}")
        first = self.lords[entries[choosing[0] - 1]]
        first.firsts += 1
        first.due += 12
        for one in table:
            self.lords[one.number].due -= 12 // len(table)

    def _finish(self, table: tuple[int, ...]) -> None:
        strength = {one: self.lords[one].strength + self.chance.gauss(0, 1) for one in table}
        places = sorted(table, key=lambda one: -strength[one])
        for place, one in enumerate(places):
            step = Fraction(self.size - 1, len(table) - 1)
            lord = self.lords[one]
            lord.points += self.size - place * step
            lord.met += [other for other in table if other != one]
            lord.small += len(table) < self.size
