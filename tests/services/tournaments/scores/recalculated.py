"""Standings reckoned a second time, from an exported document and what docs/organisers.md says."""

from __future__ import annotations

import hmac
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from typing import Any

from services.tournaments.formats.round_robin import full_schedule

Document = Mapping[str, Any]
ZERO = Fraction()


def lot(seed: str, entry: int) -> bytes:
    """Return the first word of an entry's stream."""
    return hmac.digest(bytes.fromhex(seed), f"lot:{entry}:0".encode(), "sha256")[:4]


def worth(full: Sequence[int], size: int) -> list[Fraction]:
    """Stretch what the places of a full table are worth to a table of another size."""
    found = []
    for place in range(size):
        at = Fraction(place * (len(full) - 1), size - 1)
        low = min(int(at), len(full) - 1)
        high = min(low + 1, len(full) - 1)
        found.append(full[low] + (at - low) * (full[high] - full[low]))
    return found


def shared(values: Sequence[Fraction], places: Mapping[int, int]) -> dict[int, Fraction]:
    """Return what each has of what the places are worth; who shares one shares that."""
    at = Counter(places.values())
    return {
        entry: sum(values[place - 1 : place - 1 + at[place]], ZERO) / at[place]
        for entry, place in places.items()
    }


def places_of(table: Document) -> dict[int, int]:
    """Return the places of a match: by what its games' places add up to."""
    size, sums = len(table["entries"]), dict.fromkeys(table["entries"], ZERO)
    for game in table["games"]:
        places = {score["entry"]: score["place"] for score in game["scores"]}
        for entry, value in shared([Fraction(size - i) for i in range(size)], places).items():
            sums[entry] += value
    return {entry: 1 + sum(other > own for other in sums.values()) for entry, own in sums.items()}


@dataclass
class Done:
    """What an entry did in a round: its points, and the table, if it sat at one."""

    round: int
    points: Fraction
    table: Document | None = None
    missed: bool = False


@dataclass
class Again:
    """A stage without a final, whose rounds are paired together, or a season of a league."""

    whole: Document
    stage: int
    done: dict[int, list[Done]] = field(default_factory=lambda: defaultdict(list))
    tables: list[tuple[int, Document]] = field(default_factory=list)

    def __post_init__(self) -> None:
        setup = self.whole["setup"]
        self.size: int = setup["size"]
        self.full: list[int] = setup["points"] or list(range(self.size, 0, -1))
        self.two = worth(self.full, 2)
        self.kind = next(s for s in self.whole["stages"] if s["number"] == self.stage)
        self.states = {one["entry"]: one["state"] for one in self.whole["entries"]}
        self.out = set(self._left_early())
        for entry in self.members():
            self.done[entry] = []
        for one in self.whole["rounds"]:
            if one["stage"] == self.stage:
                self._count(one)
        self.totals = {e: sum((d.points for d in done), ZERO) for e, done in self.done.items()}

    def members(self) -> Iterator[int]:
        """Yield who is in the stage: of a first one all who came, too."""
        yield from self.kind["entries"]
        for one in self.whole["rounds"]:
            if one["stage"] == self.stage:
                yield from (entry for table in one["tables"] for entry in table["entries"])
                yield from one["byes"]
        if self.stage == 1 and self.kind["kind"] == "swiss":
            yield from (e for e, state in self.states.items() if state in ("in", "dropped"))

    def _due(self, round_: int) -> Iterator[list[int]]:
        """Yield who was to meet in a round of a round robin."""
        for group in self.kind["groups"] or [self.kind["entries"]]:
            sizes = {2: (2,), 3: (3, 2, 4), 4: (4, 3, 2)}[self.size]
            rounds = full_schedule(len(group), sizes)
            for table in rounds[round_ - 1] if round_ <= len(rounds) else ():
                yield [group[place] for place in table]

    def _left_early(self) -> Iterator[int]:
        """Yield who left before they had played half of their games."""
        if self.kind["kind"] not in ("robin", "groups", "league"):
            return
        due: Counter[int] = Counter()
        there: Counter[int] = Counter()
        known = {one["round"]: one for one in self.whole["rounds"] if one["stage"] == self.stage}
        for number in range(1, self.kind["rounds"] + 1):
            at = known.get(number, {"tables": (), "byes": ()})
            here = {*at["byes"], *(e for table in at["tables"] for e in table["entries"])}
            for table in self._due(number):
                due.update(table)
                there.update(here & set(table))
        for one in self.whole["entries"]:
            gone = one["state"] in ("dropped", "expelled") and one["left_in_stage"] == self.stage
            if gone and 2 * there[one["entry"]] < due[one["entry"]]:
                yield one["entry"]

    def _without_them(self, table: Document) -> Document:
        games = []
        for game in table["games"]:
            here = [score for score in game["scores"] if score["entry"] not in self.out]
            better = [[o for o in here if o["place"] < s["place"]] for s in here]
            scores = [{**s, "place": 1 + len(b)} for s, b in zip(here, better, strict=True)]
            games.append({**game, "scores": scores})
        entries = [entry for entry in table["entries"] if entry not in self.out]
        return {**table, "entries": entries, "games": games}

    def _count(self, one: Document) -> None:
        rolls = self.kind["kind"] == "league" and not self.whole["setup"]["duplicate"]
        over = [table for table in one["tables"] if table["over"]]
        if not rolls and (one["more"] or len(over) < len(one["tables"])):
            return
        there = {*one["byes"], *(e for table in over for e in table["entries"])}
        for table in map(self._without_them, over):
            if len(table["entries"]) < 2:
                continue
            self.tables.append((one["round"], table))
            values = worth(self.full, len(table["entries"]))
            for entry, points in shared(values, places_of(table)).items():
                self.done[entry].append(Done(one["round"], points, table))
        for entry in one["byes"]:
            met = next((t for t in self._due(one["round"]) if entry in t), [entry])
            void = len(met) > 1 and set(met) - {entry} <= self.out
            if (over or not rolls) and not void and entry not in self.out:
                self.done[entry].append(Done(one["round"], self.two[0]))
        for entry in (
            () if self.kind["kind"] == "league" else sorted(set(self.done) - there - self.out)
        ):
            group = next((g for g in self.kind["groups"] if entry in g), None)
            if group is None or there & set(group):
                self.done[entry].append(Done(one["round"], ZERO, missed=True))

    # -- tie-breaks --------------------------------------------------------------------------------

    def tie(self, tie: str, entry: int) -> Fraction:
        """Return the number of an entry, but for head to head."""
        return Fraction(
            {
                "opponents": self._opponents,
                "share": self._share,
                "duplicate": self._duplicate,
            }.get(tie, lambda e: self._mean(tie, e))(entry)
        )

    def _for_others(self, entry: int) -> Fraction:
        since = 0
        if not all(one.missed for one in self.done[entry]):
            while self.done[entry][-1 - since].missed:
                since += 1
        return self.totals[entry] + since * sum(self.two, ZERO) / 2

    def _opponents(self, entry: int) -> Fraction:
        done, found = self.done[entry], ZERO
        own = min(self.totals[entry], len(done) * sum(self.two, ZERO) / 2)
        for one in done:
            others = [] if one.table is None else [e for e in one.table["entries"] if e != entry]
            met = [self._for_others(other) for other in others] or [own]
            found += sum(met, ZERO) / len(met) * (self.size - 1)
        return found

    def _games(self, entry: int) -> Iterator[tuple[int, Document, Document]]:
        for one in self.done[entry]:
            for game in one.table["games"] if one.table else ():
                yield one.round, game, next(s for s in game["scores"] if s["entry"] == entry)

    def _mean(self, what: str, entry: int) -> Fraction:
        found = [score[what] for _, game, score in self._games(entry) if game["game"] is not None]
        return Fraction(sum(found), max(1, len(found)))

    def _share(self, entry: int) -> Fraction:
        found = []
        for one in self.done[entry]:
            if one.table is not None:
                all_ = [score for game in one.table["games"] for score in game["scores"]]
                own = sum(score["total"] for score in all_ if score["entry"] == entry)
                of = Fraction(own, sum(score["total"] for score in all_))
                found.append(of * len(one.table["entries"]) / self.size)
        return sum(found, ZERO) / max(1, len(found))

    def _duplicate(self, entry: int) -> Fraction:
        found = ZERO
        for round_, game, score in self._games(entry) if self.whole["setup"]["duplicate"] else ():
            at, others = game["entries"].index(entry), []
            for number, table in self.tables:
                for other in table["games"]:
                    alike = (number, other["slot"]) == (round_, game["slot"])
                    if alike and len(other["entries"]) == len(game["entries"]):
                        there = other["entries"][at]
                        others += [s["total"] for s in other["scores"] if s["entry"] == there]
            if len(others) > 1:
                mean = Fraction(sum(others) - score["total"], len(others) - 1)
                found += score["total"] - mean
        return found

    def head(self, tied: Sequence[int]) -> dict[int, Fraction]:
        """Return the results of the tied among themselves; nothing where not all have met."""
        met: Counter[tuple[int, int]] = Counter()
        won: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
        for _, table in self.tables:
            places = places_of(table)
            for one, other in permutations([e for e in table["entries"] if e in tied], 2):
                met[one, other] += 1
                behind = (places[other] > places[one]) - (places[other] < places[one])
                won[one, other] += Fraction(1 + behind, 2)
        if len(met) < len(tied) * (len(tied) - 1):
            return dict.fromkeys(tied, ZERO)
        found = dict.fromkeys(tied, ZERO)
        for (one, other), results in won.items():
            found[one] += results * min(met.values()) / met[one, other]
        return found

    # -- the order ---------------------------------------------------------------------------------

    def order(self, among: Iterable[int]) -> list[int]:
        """Return some entries in order; who left early, then who was disqualified, is last."""
        ties = ["points", *self.whole["setup"]["ties"]]
        parts: tuple[list[int], list[int], list[int]] = [], [], []
        for entry in dict.fromkeys(among):
            expelled = self.states[entry] == "expelled"
            parts[2 if expelled else entry in self.out].append(entry)
        return [entry for part in parts for entry in self._parted(part, ties)]

    def _parted(self, tied: list[int], by: Sequence[str]) -> list[int]:
        if len(tied) < 2 or not by:
            return sorted(tied, key=lambda entry: lot(self.whole["seed"], entry))
        if by[0] == "head":
            values = self.head(tied)
        else:
            values = {e: self.totals[e] if by[0] == "points" else self.tie(by[0], e) for e in tied}
        found = []
        for value in sorted(set(values.values()), reverse=True):
            found += self._parted([entry for entry in tied if values[entry] == value], by[1:])
        return found
