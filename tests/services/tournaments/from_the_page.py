"""Pair rounds as docs/notation.md says, written from that page alone, with nothing of the bot.

Matchings are found by trying them all, so at tables of two it is for up to 14 players or so.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, islice, permutations
from typing import Any

Document = dict[str, Any]
Table = tuple[int, ...]
Way = tuple[Table, ...]
AGAIN = 2**34


class Stream:
    """Numbers that follow from a seed and a purpose."""

    def __init__(self, seed: str, purpose: str) -> None:
        self.words = self._words(bytes.fromhex(seed), purpose)

    @staticmethod
    def _words(seed: bytes, purpose: str) -> Iterator[int]:
        block = 0
        while True:
            yield from struct.unpack(
                ">8I", hmac.digest(seed, f"{purpose}:{block}".encode(), "sha256")
            )
            block += 1

    def below(self, limit: int) -> int:
        return next(word for word in self.words if word < 2**32 - 2**32 % limit) % limit

    def shuffled(self, items: Sequence[int]) -> list[int]:
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile


def is_sealed(whole: Document) -> bool:
    """Whether the seal binds the seeds of all rounds, each later in the chain than the last."""
    last, found = 0, [(whole["seal"], 1, whole["seed"])]
    for at, one in enumerate(whole["rounds"], 1):
        if "seed" in one:
            link = one.get("link", at)
            if not last < link <= 1000:
                return False
            found.append((whole["seed"], link, one["seed"]))
            last = link
    return all(_hashed(seed, times) == leads_to for leads_to, times, seed in found)


def _hashed(seed: str, times: int) -> str:
    value = bytes.fromhex(seed)
    for _ in range(times):
        value = hashlib.sha256(value).digest()
    return value.hex()


# -- seeds, groups, round robins, brackets ---------------------------------------------------------


def seeded_by_lot(seed: str, entries: Sequence[int]) -> list[int]:
    return sorted(entries, key=lambda one: (next(Stream(seed, f"lot:{one}").words), one))


def seeded(whole: Document) -> list[int]:
    """Return the first stage's entries by seed."""
    lots = seeded_by_lot(whole["seed"], whole["stages"][0]["entries"])
    if whole["setup"]["seeding"] == "rating":
        ratings = {one["entry"]: one["rating"] for one in whole["entries"]}
        rated = [one for one in lots if ratings[one] is not None]
        return sorted(rated, key=lambda one: -ratings[one]) + [
            one for one in lots if ratings[one] is None
        ]
    first = whole["seeds"] if whole["setup"]["seeding"] == "hand" else []
    return [one for one in first if one in lots] + [one for one in lots if one not in first]


def dealt(entries: Sequence[int], groups: int) -> list[list[int]]:
    many = min(groups, len(entries) // 2)
    found: list[list[int]] = [[] for _ in range(many)]
    for at, entry in enumerate(entries):
        row, place = divmod(at, many)
        found[many - 1 - place if row % 2 else place].append(entry)
    return found


def robin_round(entries: Sequence[int], turn: int) -> tuple[list[set[int]], set[int]]:
    """Return the tables of two of a round (from 0), and who has a bye."""
    n = len(entries) + len(entries) % 2
    ring = [0, *((p - turn) % (n - 1) + 1 for p in range(n - 1))]
    pairs = [(ring[i], ring[n - 1 - i]) for i in range(n // 2)] if turn < n - 1 else []
    tables = [{entries[one] for one in pair if one < len(entries)} for pair in pairs]
    return [one for one in tables if len(one) > 1], {
        each for one in tables if len(one) == 1 for each in one
    }


class Bracket:
    """The tables of an elimination. A seat is (rank, the table that it comes from, place there)."""

    def __init__(
        self, count: int, sizes: Sequence[int], on: int, *, double: bool, third: bool = False
    ) -> None:
        self.sizes, self.full, self.on = sizes, sizes[-1], on
        self.tables: list[dict[str, Any]] = []
        pool = [(rank, None, 0) for rank in range(1, count + 1)]
        if double:
            self._double(pool)
        else:
            number, beaten = 0, list[Any]()
            while len(pool) > 1:
                number, before = number + 1, len(pool)
                goes = 1 if before <= self.full else on
                pool, down = self._played(pool, number, 0, goes)
                if third and len(pool) == 1 and before == len(beaten) == 2:
                    self._table(beaten, number, 4)
                beaten = [one for one in down if one[2] == goes + 1]
        self._number()

    def rounds(self) -> list[list[tuple[int, list[Any]]]]:
        """Return the tables by round: a group, and seats as seeds or (round, table, place)."""
        every = sorted(self.tables, key=lambda one: (one["round"], one["number"]))
        found: list[list[tuple[int, list[Any]]]] = [[] for _ in range(every[-1]["round"])]
        for table in every:
            seats = [
                rank if came is None else (came["round"], came["number"], place)
                for rank, came, place in table["seats"]
            ]
            found[table["round"] - 1].append((table["group"], seats))
        return found

    def _double(self, winners: list[Any]) -> None:
        losers: list[Any] = []
        number, goal = 1, max(1, min(self.on, self.full - self.on))
        while len(winners) > self.on or len(losers) > goal:
            done, down = len(winners) <= self.on, list[Any]()
            up = not done and (number == 1 or len(losers) <= len(winners))
            if len(losers) > (goal if done else self.on):
                on = goal if done and len(losers) <= self.full else self.on
                losers, _ = self._played(losers, number, 2, on)
            if up:
                winners, down = self._played(winners, number, 1, self.on)
            losers = sorted(losers + down, key=lambda one: one[0])
            number += 1
        last = self._table([*winners, *losers], number, 3)
        if len(last["seats"]) == 2:
            again = [(one[0], last, place) for place, one in enumerate(last["seats"], 1)]
            self._table(again, number + 1, 3)

    def _table(self, seats: list[Any], number: int, group: int) -> dict[str, Any]:
        past = [one for _, came, _ in seats if came for one in (*came["past"], came)]
        made = {"seats": seats, "round": number, "group": group, "past": past, "number": 0}
        self.tables.append(made)
        return made

    def _split(self, count: int, on: int, number: int) -> list[int]:
        if count <= self.full:
            return [count]
        sizes = [one for one in self.sizes if one > on]
        if sizes == [2] and number == 1:
            half = 1
            while half * 2 < count:
                half *= 2
            return [2] * (count - half)
        for seats in range(count, 0, -1):
            for tables in range(1, seats + 1):
                found = [seats // tables + (i >= tables - seats % tables) for i in range(tables)]
                if set(found) <= set(sizes):
                    return found
        raise AssertionError

    def _played(self, pool: list[Any], number: int, group: int, on: int) -> tuple[Any, Any]:
        sizes = self._split(len(pool), on, number)
        byes = len(pool) - sum(sizes)
        up, down, left = pool[:byes], list[Any](), pool[byes:]
        tables: list[list[Any]] = [[] for _ in sizes]
        for row in range(max(sizes)):
            places = [i for i, size in enumerate(sizes) if size > row][:: -1 if row % 2 else 1]
            comers, left = left[: len(places)], left[len(places) :]
            turns = [places[turn:] + places[:turn] for turn in range(len(places))]
            best = min(turns, key=lambda turn: self._known(tables, turn, comers))
            for i, one in zip(best, comers, strict=True):
                tables[i].append(one)
        for seats in tables:
            seats.sort(key=lambda one: one[0])
            made = self._table(seats, number, group)
            for place, one in enumerate(seats, 1):
                (up if place <= on else down).append((one[0], made, place))
        return sorted(up, key=lambda one: one[0]), sorted(down, key=lambda one: one[0])

    @staticmethod
    def _known(tables: list[list[Any]], turn: list[int], comers: list[Any]) -> tuple[int, int]:
        def past(one: Any) -> set[int]:
            return set() if one[1] is None else set(map(id, (*one[1]["past"], one[1])))

        pairs = [(a, b) for i, a in zip(turn, comers, strict=True) for b in tables[i]]
        sure = sum(a[1] is not None and a[1] is b[1] for a, b in pairs)
        return sure, sum(bool(past(a) & past(b)) for a, b in pairs)

    def _number(self) -> None:
        last = max((one["round"] for one in self.tables), default=0)
        goes: dict[int, tuple[int, int, int]] = {}
        for number in range(last, 0, -1):
            here = [one for one in self.tables if one["round"] == number]
            here.sort(key=lambda one: (one["group"], goes.get(id(one), (last + 1, 0, 0))))
            for at, table in enumerate(here, 1):
                table["number"] = at
                for seat, (_, came, place) in enumerate(table["seats"]):
                    if came is not None and place == 1:
                        goes[id(came)] = (number, at, seat)


def seeded_apart(
    seed: str, stage: int, entries: Sequence[int], groups: Sequence[Sequence[int]], planned: Bracket
) -> list[int]:
    """Return those who go on from groups by seed; seeds of one place are tried in all ways."""
    group_of = {entry: i for i, group in enumerate(groups) for entry in group}
    place: dict[int, int] = {}
    for entry in entries:
        place[entry] = sum(group_of[one] == group_of[entry] for one in place)
    rounds = planned.rounds()
    through: dict[tuple[int, int], set[int]] = {}
    meet: dict[tuple[int, int], int] = {}
    for number, tables in enumerate(rounds, 1):
        for at, (_, seats) in enumerate(tables, 1):
            here = {
                one
                for seat in seats
                for one in (through[seat[:2]] if isinstance(seat, tuple) else {seat})
            }
            through[number, at] = here
            for one in here:
                for other in here:
                    meet.setdefault((one, other), number)
    stream, seeds = Stream(seed, f"seeds:{stage}"), dict[int, int]()
    for tier in range(max(place.values()) + 1):
        comers = [entry for entry in entries if place[entry] == tier]
        free = range(len(seeds) + 1, len(seeds) + len(comers) + 1)
        costs: dict[tuple[int, int], int] = {}
        for at, entry in enumerate(comers):
            for to in free:
                cost = (to - free[at]) ** 2 + sum(
                    2 ** (20 * (len(rounds) - meet[known, to])) - 1
                    for known, other in seeds.items()
                    if group_of[other] == group_of[entry]
                )
                costs[entry, to] = cost * 2**40 + stream.below(2**30)
        best = min(
            permutations(free),
            key=lambda way: sum(costs[pair] for pair in zip(comers, way, strict=True)),
        )
        seeds.update(zip(best, comers, strict=True))
    return [seeds[to] for to in sorted(seeds)]


# -- Swiss -----------------------------------------------------------------------------------------


def split(count: int, wanted: Sequence[int]) -> list[int]:
    """Return the sizes of tables, the preferred first."""

    def ways(seats: int, sizes: Sequence[int]) -> Iterator[list[int]]:
        if not sizes:
            if seats == 0:
                yield []
            return
        for many in range(seats // sizes[-1] + 1):
            for rest in ways(seats - many * sizes[-1], sizes[:-1]):
                yield rest + [sizes[-1]] * many

    return next(way for seats in (count, count - 1) for way in ways(seats, wanted))


class Swiss:
    """A round that is to be paired."""

    def __init__(
        self,
        whole: Document,
        stage: int,
        number: int,
        seed: str,
        by_hand: Document | None = None,
    ) -> None:
        about = whole["stages"][stage - 1]
        (standing,) = (one for one in whole["standings"] if one["stage"] == stage)
        entries = {one["entry"]: one for one in whole["entries"]}
        lines = [
            line
            for line in standing["lines"]
            if entries[line["entry"]]["state"] == "in"
            and (stage > 1 or entries[line["entry"]]["first_round"] <= number)
        ]
        self.full: int = whole["setup"]["size"]
        one = [
            each for each in whole["rounds"] if (each["stage"], each["round"]) == (stage, number)
        ]
        planned = one[0].get("planned", about["rounds"]) if one else about["rounds"]
        self.left: int = max(1, planned - number + 1)
        self.number = number
        self.stream = Stream(seed, f"pairing:{stage}:{number}")
        self.past = Past(whole, stage)
        self.by_hand = by_hand or (one[0].get("by_hand", {}) if one else {})
        fixed = [entry for table in self.by_hand.get("tables", ()) for entry in table]
        fixed += self.by_hand.get("byes", ())
        self.ranked = [line["entry"] for line in lines]
        self.everybody = [entry for entry in self.ranked if entry not in fixed]
        self.points = {line["entry"]: Fraction(line["points"]) for line in lines}
        if number > 1 and seed != whole["seed"]:
            lots = Stream(seed, f"order:{stage}:{number}").shuffled(sorted(self.ranked))
            self.ranked = sorted(lots, key=lambda one: -self.points[one])
            self.everybody = [entry for entry in self.ranked if entry not in fixed]

    def paired(self) -> tuple[list[tuple[int, ...]], list[int]]:
        """Return the tables in order, and who has a bye, with what was arranged by hand."""
        free, alone = self._free() if len(self.everybody) > 1 else ([], self.everybody)
        rank = self.ranked.index
        tables = [sorted(one, key=rank) for one in (*free, *self.by_hand.get("tables", ()))]
        if self.by_hand.get("tables"):
            tables.sort(key=lambda table: [rank(entry) for entry in table])
        byes = [*alone, *self.by_hand.get("byes", ())]
        for first, other in self.by_hand.get("swaps", ()):
            now = {first: other, other: first}
            tables = [[now.get(entry, entry) for entry in table] for table in tables]
            byes = [now.get(entry, entry) for entry in byes]
        return [tuple(table) for table in tables], byes

    def _free(self) -> tuple[list[tuple[int, ...]], list[int]]:
        """Pair all who have no place by hand."""
        wanted = [self.full, self.full - 1, self.full + 1, 2] if self.full > 2 else [2]
        wanted = list(dict.fromkeys(one for one in wanted if 2 <= one <= 4))
        sizes = split(len(self.everybody), wanted)
        over = len(self.everybody) - sum(sizes)
        last = sorted(
            self.everybody, key=lambda one: (self.past.byes[one], -self.everybody.index(one))
        )
        self.has_bye = over == 1 and set(sizes) == {2} and len(self.everybody) < 128
        out = [] if self.has_bye else last[:over]
        self.players = [one for one in self.everybody if one not in out]
        self.count = len(self.players) + self.has_bye
        self.bye = len(self.players) if self.has_bye else -1
        self._weigh(last)
        sizes += [2] * self.has_bye
        if set(sizes) == {2}:
            candidates: list[Way] = [self._matched()]
        elif self.count <= 9:
            candidates = self._all_ways(sizes)
        else:
            candidates = Climb(self, sizes).candidates()
        way = Ahead(self, sizes).chosen(candidates) if self.count <= 40 else candidates[0]
        alone = [self.players[i] for t in way if self.bye in t for i in t if i != self.bye]
        tables = sorted(tuple(sorted(t)) for t in way if self.bye not in t)
        return [tuple(self.players[i] for i in t) for t in tables], out + alone

    def _weigh(self, last: Sequence[int]) -> None:
        points = [self.points[one] for one in self.players]
        low, high = min(points), max(points)
        span = 12 * (self.full - 1) * max(1, self.number - 1)
        self.units = [0 if low == high else round((p - low) * span / (high - low)) for p in points]
        due = [self.past.due[one] - 12 // self.full for one in self.players]
        self.first = [((one + 12) ** 4 - one**4) // 400 for one in due]
        self.small = [432 * (2 * self.past.small[one] + 1) for one in self.players]
        self.met: dict[tuple[int, int], int] = {}
        for i, one in enumerate(self.players):
            for j, other in enumerate(self.players):
                if self.past.met[one, other]:
                    self.met[i, j] = AGAIN * self.past.met[one, other] ** 2
        if self.has_bye:
            self.units.append(-1)
            least = min(self.past.byes[one] for one in self.players)
            self.place = [2**24 * last.index(one) for one in self.players]
            for i, one in enumerate(self.players):
                if more := self.past.byes[one] - least:
                    self.met[i, self.bye] = self.met[self.bye, i] = AGAIN * more**2

    def table(self, table: Sequence[int]) -> int:
        """Return what a table costs."""
        if self.bye in table:
            (one,) = (i for i in table if i != self.bye)
            return int(self.place[one] + self.met.get((one, self.bye), 0))
        total = min(self.first[i] for i in table)
        if len(table) < self.full:
            total += sum(self.small[i] for i in table)
        for i, j in combinations(table, 2):
            total += (self.units[i] - self.units[j]) ** 2 + self.met.get((i, j), 0)
        return total

    def round(self, way: Sequence[Sequence[int]]) -> int:
        return sum(map(self.table, way))

    def repeats(self, way: Sequence[Sequence[int]]) -> bool:
        return any(pair in self.met for table in way for pair in combinations(table, 2))

    def _matched(self) -> Way:
        apart = 12
        while apart < 2 * self.count:
            way = self._matching(apart, again=False)
            if way is not None:
                return way
            apart *= 2
        found = self._matching(self.count, again=True)
        assert found is not None
        return found

    def _matching(self, apart: int, *, again: bool) -> Way | None:
        weights: dict[tuple[int, int], int] = {}
        for i, j in combinations(range(self.count), 2):
            if (j - i <= apart or j == self.bye) and (again or (i, j) not in self.met):
                cost = 64 * self.table((i, j))
                if self.units[i] == self.units[j]:
                    m = self.units.count(self.units[i])
                    cost += abs(2 * (j - i) - m) * 64 // (2 * m)
                weights[i, j] = cost * 2**40 + self.stream.below(2**30)

        @cache
        def best(free: int) -> tuple[int, Way] | None:
            if not free:
                return 0, ()
            i = (free & -free).bit_length() - 1
            found = []
            for j in range(i + 1, self.count):
                if free >> j & 1 and (i, j) in weights:
                    rest = best(free & ~(1 << i | 1 << j))
                    if rest is not None:
                        found.append((rest[0] + weights[i, j], ((i, j), *rest[1])))
            return min(found, default=None)

        whole = best(2**self.count - 1)
        return whole and whole[1]

    def _all_ways(self, sizes: Sequence[int]) -> list[Way]:
        def spread(way: Way) -> int:
            return sum((2 * sum(t) - len(t) * (self.count - 1)) ** 2 for t in way)

        free = Ahead(self, sizes)
        nobody = [set(range(self.count)) - {i} for i in range(self.count)]
        ways = free.ways(nobody, set(range(self.count)), free.sizes)
        return sorted(ways, key=lambda way: (self.round(way), spread(way), way))


class Past:
    """What has been played."""

    def __init__(self, whole: Document, stage: int) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.due: Counter[int] = Counter()
        self.firsts: Counter[int] = Counter()
        self.late: Counter[int] = Counter()
        self.small: Counter[int] = Counter()
        for one in whole["rounds"]:
            self.byes.update(one["byes"])
            for table in one["tables"]:
                entries, order = table["entries"], table["order"]
                for i in entries:
                    self.due[i] -= 12 // len(entries) if order else 0
                    if one["stage"] == stage:
                        self.small[i] += len(entries) != whole["setup"]["size"]
                        self.met.update((i, j) for j in entries if j != i)
                for at, i in enumerate(order):
                    self.late[i] += 12 * at // (len(order) - 1)
                for i in order[:1]:
                    self.due[i] += 12
                    self.firsts[i] += 1


class Climb:
    """Larger tables: deal, settle, shake."""

    def __init__(self, swiss: Swiss, sizes: Sequence[int]) -> None:
        self.swiss, self.count = swiss, swiss.count
        self.tables = self._dealt(sizes)
        self.tried = 0

    def _dealt(self, sizes: Sequence[int]) -> list[list[int]]:
        units, blocks, start = self.swiss.units, list[list[int]](), 0
        for size in sizes:
            if not blocks or units[start - 1] != units[start + size - 1]:
                blocks.append([])
            blocks[-1].append(size)
            start += size
        tables, player = list[list[int]](), 0
        for block in blocks:
            made: list[list[int]] = [[] for _ in block]
            way = [*range(len(block)), *reversed(range(len(block)))]
            turn = 0
            for _ in range(sum(block)):
                while len(made[way[turn % len(way)]]) == block[way[turn % len(way)]]:
                    turn += 1
                made[way[turn % len(way)]].append(player)
                player, turn = player + 1, turn + 1
            tables += made
        return tables

    def _table_of(self, one: int) -> int:
        return next(i for i, table in enumerate(self.tables) if one in table)

    def _swap(self, one: int, other: int) -> None:
        a, b = self._table_of(one), self._table_of(other)
        i, j = self.tables[a].index(one), self.tables[b].index(other)
        self.tables[a][i], self.tables[b][j] = other, one

    def _gain(self, one: int, other: int) -> int:
        a, b = self.tables[self._table_of(one)], self.tables[self._table_of(other)]
        after = [[other if i == one else i for i in a], [one if i == other else i for i in b]]
        return self.swiss.round([a, b]) - self.swiss.round(after)

    def settle(self, apart: int) -> None:
        for _ in range(30):
            changed = False
            for one in range(self.count):
                near = range(max(0, one - apart), min(self.count, one + apart + 1))
                self.tried += len(near)
                here = self._table_of(one)
                gains = [(self._gain(one, i), -i) for i in near if i not in self.tables[here]]
                most, other = max(gains, default=(0, 0))
                if most > 0:
                    self._swap(one, -other)
                    changed = True
            if not changed:
                return

    def _again(self) -> list[int]:
        met = self.swiss.met
        return [i for t in self.tables for i in t if any((i, j) in met for j in t)]

    def way(self) -> Way:
        return tuple(sorted(tuple(sorted(table)) for table in self.tables))

    def candidates(self) -> list[Way]:
        self.settle(40)
        if self._again():
            self.settle(self.count)
        best, least = self.way(), self.swiss.round(self.tables)
        found = {best: least}
        self.tried = 0
        few = self.count <= 80
        while True:
            each = 1500 if least >= AGAIN else 400 if few else 0
            if self.tried >= min(100_000, self.count * each):
                break
            self._shake()
            self.settle(self.count if few else 40)
            cost = found[self.way()] = self.swiss.round(self.tables)
            if cost < least:
                best, least = self.way(), cost
            elif cost > least:
                self.tables = [list(table) for table in best]
        ordered = sorted(found, key=lambda way: (found[way], way != best, way))
        return ordered[: 24 if few else 1]

    def _shake(self) -> None:
        stream = self.swiss.stream
        restless = self._again() or list(range(self.count))
        for _ in range(2 + stream.below(3)):
            one, other = restless[stream.below(len(restless))], stream.below(self.count)
            if self._table_of(one) != self._table_of(other):
                self._swap(one, other)


class SpentError(Exception):
    """No steps are left."""


class Ahead:
    """The look ahead."""

    def __init__(self, swiss: Swiss, sizes: Sequence[int]) -> None:
        self.swiss = swiss
        self.sizes = sorted(sizes, reverse=True)
        self.steps, self.stop = 250_000, 0

    def chosen(self, candidates: Sequence[Way]) -> Way:
        swiss = self.swiss
        everybody = set(range(swiss.count))
        fresh = [{j for j in everybody - {i} if (i, j) not in swiss.met} for i in everybody]
        good = [way for way in candidates if not swiss.repeats(way)]
        most = min(len(one) // (self.sizes[-1] - 1) for one in fresh)
        try:
            for later in range(min(swiss.left, most) - 1, -1, -1):
                for way in self._tries(good, fresh):
                    if self._leaves(fresh, way, later):
                        return way
        except SpentError:
            pass
        return [*good, candidates[0]][0]

    def _tries(self, good: Sequence[Way], fresh: Sequence[set[int]]) -> Iterator[Way]:
        yield from good
        ways = self.ways(fresh, set(range(self.swiss.count)), self.sizes)
        some = islice(ways, 30_000 if self.swiss.count <= 16 else 500)
        yield from sorted(some, key=lambda way: (self.swiss.round(way), way))

    def _leaves(self, fresh: Sequence[set[int]], way: Way, later: int) -> bool:
        self.stop = max(0, self.steps - 30_000)
        try:
            return self._clear(self._after(fresh, way), later)
        except SpentError:
            if self.steps < 0:
                raise
            return False
        finally:
            self.stop = 0

    def _clear(self, fresh: Sequence[set[int]], later: int) -> bool:
        everybody = set(range(self.swiss.count))
        return later == 0 or any(
            self._clear(self._after(fresh, way), later - 1)
            for way in self.ways(fresh, everybody, self.sizes)
        )

    @staticmethod
    def _after(fresh: Sequence[set[int]], way: Way) -> list[set[int]]:
        met = {one: set(table) for table in way for one in table}
        return [left - met.get(one, set()) for one, left in enumerate(fresh)]

    def ways(
        self, fresh: Sequence[set[int]], free: set[int], sizes: Sequence[int]
    ) -> Iterator[Way]:
        if not sizes:
            yield ()
            return
        first = min(free, key=lambda one: (len(fresh[one] & free), one))
        for size in dict.fromkeys(sizes):
            rest = list(sizes)
            rest.remove(size)
            for table in self._tables(fresh, (first,), sorted(free & fresh[first]), size):
                for way in self.ways(fresh, free - set(table), rest):
                    yield (table, *way)

    def _tables(
        self, fresh: Sequence[set[int]], table: Table, free: list[int], size: int
    ) -> Iterator[Table]:
        self.steps -= 1
        if self.steps < self.stop:
            raise SpentError
        if len(table) == size:
            yield table
            return
        for at, one in enumerate(free):
            left = [other for other in free[at + 1 :] if other in fresh[one]]
            yield from self._tables(fresh, (*table, one), left, size)


# -- who chooses first -----------------------------------------------------------------------------


def order_of(
    whole: Document, stage: int, number: int, table: int, entries: Sequence[int], seed: str
) -> list[int]:
    """Return the entries of a table in the order in which they choose."""
    about = whole["stages"][stage - 1]
    if about["kind"] in ("robin", "groups") and whole["setup"]["size"] == 2:
        groups = about["groups"] or [about["entries"]]
        (group,) = (one for one in groups if entries[0] in one)
        upper, lower = sorted(entries, key=group.index)
        odd = (group.index(upper) + group.index(lower)) % 2
        return [upper, lower] if odd else [lower, upper]
    past = Past(whole, stage)
    lots = Stream(seed, f"seats:{stage}:{number}:{table}").shuffled(sorted(entries))
    return sorted(lots, key=lambda one: (past.due[one], past.firsts[one], -past.late[one]))


# -- round robins at larger tables -----------------------------------------------------------------

RINGS: dict[tuple[int, int], tuple[Table, ...]] = {
    (3, 15): ((0, 1, 8), (2, 3, 5), (4, 9, 13), (6, 12, 14), (7, 10, 11)),
    (3, 27): (
        *((0, 1, 15), (2, 4, 21), (3, 8, 18), (5, 14, 16), (6, 12, 24)),
        *((7, 10, 11), (9, 17, 25), (13, 20, 26), (19, 22, 23)),
    ),
    (4, 28): (
        *((0, 4, 14, 26), (1, 5, 7, 22), (2, 10, 25, 27), (3, 12, 16, 21)),
        *((6, 11, 17, 18), (8, 9, 15, 19), (13, 20, 23, 24)),
    ),
}


def schedule(count: int, wanted: Sequence[int]) -> list[list[Table]]:
    """Return the rounds at tables of three or four until all have met, as places from 0."""
    if count < min(wanted):
        return [[tuple(range(count))]]
    for size, full in ((3, 9), (4, 16), (3, 15), (3, 27), (4, 28)):
        if size == wanted[0] and full - (1 if size == 3 else 3) <= count <= full:
            found = _without(_plane(size) if full == size**2 else _ring(size, full), full - count)
            if {len(table) for tables in found for table in tables} <= set(wanted):
                return found
    tries = next((many for most, many in ((8, 24), (12, 16), (16, 6), (24, 2)) if count <= most), 1)
    best = Everybody(count, wanted, 0).rounds(count * count)
    for attempt in range(1, tries):
        found = Everybody(count, wanted, attempt).rounds(len(best))
        best = min(best, found, key=lambda one: _faults(count, one))
    return best


def _faults(count: int, rounds: list[list[Table]]) -> tuple[bool, int, int, int]:
    met = Counter(pair for tables in rounds for table in tables for pair in combinations(table, 2))
    missing = len(met) < count * (count - 1) // 2
    return missing, len(rounds), max(met.values()), sum(one * one for one in met.values())


def _plane(q: int) -> list[list[Table]]:
    def line(slope: int, x: int, y: int) -> int:
        if slope == q:
            return x
        if q == 3:
            return (slope * x + y) % 3
        times = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))[slope][x]
        return times ^ y

    rounds = []
    for slope in range(q + 1):
        lines: dict[int, list[int]] = {}
        for place in range(q * q):
            lines.setdefault(line(slope, *divmod(place, q)), []).append(place)
        rounds.append([tuple(one) for one in lines.values()])
    return rounds


def _ring(size: int, full: int) -> list[list[Table]]:
    first = RINGS[size, full]
    ring = (full - 1) // (size - 1)

    def moved(place: int, turn: int) -> int:
        row, at = divmod(place - 1, ring)
        return 1 + row * ring + (at + turn) % ring if place else 0

    return [
        [tuple(moved(place, turn) for place in table) for table in first] for turn in range(ring)
    ]


def _without(rounds: list[list[Table]], many: int) -> list[list[Table]]:
    tables = [table for one in rounds for table in one]
    every, out = sorted({place for table in tables for place in table}), set[int]()
    for place in reversed(every):
        if len(out) < many and all(len(set(one) - out - {place}) != 1 for one in tables):
            out.add(place)
    names = {old: new for new, old in enumerate(one for one in every if one not in out)}
    return [
        [tuple(names[one] for one in table if one not in out) for table in one] for one in rounds
    ]


class Everybody:
    """A search for rounds in which all meet."""

    def __init__(self, count: int, wanted: Sequence[int], attempt: int) -> None:
        self.count, self.sizes = count, split(count, wanted)
        self.met: Counter[tuple[int, int]] = Counter()
        self.small: Counter[int] = Counter()
        self.sat: Counter[int] = Counter()
        self.new = -24 if attempt % 2 else -(2**20)
        purpose = f"{count}:{'.'.join(map(str, wanted))}:{attempt}"
        self.stream = Stream(b"everybody meets everybody".hex(), purpose)

    def rounds(self, most: int) -> list[list[Table]]:
        found: list[list[Table]] = []
        while len(found) < most and len(self.met) < self.count * (self.count - 1):
            one, other = self._climbed(), self._climbed()
            best = other if self._cost(other) < self._cost(one) else one
            for table in best:
                self.met.update((a, b) for a in table for b in table if a != b)
                self.sat.update(table)
                if len(table) < max(self.sizes):
                    self.small.update(table)
            found.append([tuple(sorted(table)) for table in best])
        return found

    def _pair(self, one: int, other: int) -> int:
        return 16 * self.met[one, other] ** 2 if (one, other) in self.met else self.new

    def _seat(self, one: int, others: Sequence[int], size: int) -> int:
        small = 2 * self.small[one] + 1 if size < max(self.sizes) else 0
        return small + sum(self._pair(one, other) for other in others)

    def _cost(self, tables: Sequence[Sequence[int]]) -> int:
        pairs = sum(self._pair(*pair) for table in tables for pair in combinations(table, 2))
        return pairs + sum(self._seat(one, (), len(table)) for table in tables for one in table)

    def _climbed(self) -> list[list[int]]:
        order = self.stream.shuffled(range(self.count))
        left = sorted(order, key=lambda one: self.sat[one])[: sum(self.sizes)]
        tables = []
        for size in self.sizes:
            fresh = [sum((one, i) not in self.met for i in left) for one in left]
            table = [left.pop(fresh.index(max(fresh)))]
            while len(table) < size:
                costs = [self._seat(one, table, size) for one in left]
                table.append(left.pop(costs.index(min(costs))))
            tables.append(table)
        better = 1
        while better:
            better = sum(self._swapped(left, right) for left, right in combinations(tables, 2))
        return tables

    def _swapped(self, left: list[int], right: list[int]) -> bool:
        swapped = False
        for i in range(len(left)):
            for j in range(len(right)):
                here, there = left[:i] + left[i + 1 :], right[:j] + right[j + 1 :]
                a, b = left[i], right[j]
                now = self._seat(a, here, len(left)) + self._seat(b, there, len(right))
                if self._seat(b, here, len(left)) + self._seat(a, there, len(right)) < now:
                    left[i], right[j], swapped = b, a, True
        return swapped
