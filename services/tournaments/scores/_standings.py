"""Standings: the order of entries, the reasons for it, and every number as its sum."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from typing import Literal

from services.facts.standings import Mark, StandingLine, Standings, Sum, Term
from services.facts.tournaments import Entry, Match, Round, Tie, Tournament
from services.tournaments import formats
from services.tournaments.scores._tally import FREE, KNOCKOUT, Row, Tally, members, rows_of, tally
from services.tournaments.scores._ties import Ties, head_to_head, last_game

Decided = Tie | Literal["points"]


@dataclass
class Ranking:
    """The order of some entries and its reasons. `heads`: head to head, if it was applied.

    `places`: of each entry; those whom only the lot separates share theirs.
    """

    order: list[int] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)
    decided: dict[int, Decided] = field(default_factory=dict)
    heads: dict[int, Sum] = field(default_factory=dict)


def standings(
    tournament: Tournament, stage: int, group: int = 0, after: int | None = None
) -> Standings:
    """Return the standings of a stage, or of a group of it, as far as its rounds count.

    `after`: the standings after that round. Once the stage has ended its order is frozen, whatever
    is ruled later. Raises LookupError if there is no such stage.
    """
    return _Table(tally(tournament, stage, after), group, after).standings()


def explain(tournament: Tournament, stage: int, entry: int, group: int = 0) -> tuple[Sum, ...]:
    """Return every number of an entry in a stage as its sum: its points, then the tie-breaks.

    The lot is included if it separated the entry from a neighbor: 1 is the best.
    """
    return _Table(tally(tournament, stage), group).explain(entry)


def order(tournament: Tournament, stage: int, group: int = 0) -> tuple[int, ...]:
    """Return the entries of a stage, or of a group of it, the best first: frozen once it ended."""
    at = tournament.stage_at(stage)
    if at.ended is not None:
        among = set(members(tournament, stage, group))
        return tuple(number for number in at.order if number in among)
    if at.kind in KNOCKOUT:
        return tuple(formats.placed(tournament, at))
    return tuple(_Table(tally(tournament, stage), group).ranking.order)


def final_places(tournament: Tournament) -> tuple[int, ...]:
    """Return all entries that took part, the winner first and then those who got furthest.

    Disqualified entries come last, and before them those who never played themselves. A division
    ranks behind every division above it.
    """
    found: dict[int, None] = {}
    for stage in reversed(tournament.stages):
        ranks = dict(zip(stage.order, stage.ranks, strict=False))
        ended = sorted(order(tournament, stage.number), key=lambda one: ranks.get(one, 0))
        found.update(dict.fromkeys(ended))
    return tuple(sorted(found, key=lambda one: _honor(tournament, one)))


def final_ranks(tournament: Tournament, places: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each entry of the final order: equals of a stage share theirs."""
    known: dict[int, tuple[int, int]] = {}
    for stage in tournament.stages:
        ranks = dict(zip(stage.order, stage.ranks, strict=False))
        known.update(
            {one: (stage.number, ranks.get(one, -one)) for one in order(tournament, stage.number)}
        )
    found: list[int] = []
    for at, one in enumerate(places):
        before = places[at - 1]
        shares = (
            at
            and known[before] == known[one]
            and _honor(tournament, before) == _honor(tournament, one)
        )
        found.append(found[-1] if shares else at + 1)
    return tuple(found)


def _honor(tournament: Tournament, number: int) -> int:
    """Return 2 for a disqualified entry, 1 for one that never played itself, else 0."""
    out = tournament.entry(number).state == "expelled"
    return 2 if out else int(number not in tournament.played)


class _Table:
    """The standings of a stage, or of a group of it, under construction."""

    def __init__(
        self, of: Tally, group: int, after: int | None = None, ties: Ties | None = None
    ) -> None:
        self.tally, self.tournament, self.stage = of, of.tournament, of.stage
        self.group, self.after = group, after
        self.ties = ties or Ties(of)
        self.chosen: tuple[Tie, ...] = tuple(tie for tie in of.setup.ties if tie != "lot")
        self.lots = formats.lots(of.tournament)
        self.ranking = self._ranked()

    # -- the order ---------------------------------------------------------------------------------

    def _ranked(self) -> Ranking:
        found, stage = Ranking(), self.stage
        if stage.kind in KNOCKOUT:
            found.places = formats.placed(self.tournament, stage)
            found.order = [*found.places]
        elif self.group or not stage.groups:
            self._by_points(found, members(self.tournament, stage.number, self.group))
        else:
            self._over_groups(found)
        return found

    def _by_points(self, found: Ranking, among: Sequence[int]) -> None:
        """Return some entries by points and tie-breaks; who left early and disqualified last."""
        for _, part in groupby(sorted(among, key=self._counts_less), key=self._counts_less):
            for number, decided in self._parted([*part], ("points", *self.chosen), found):
                shares = decided == "lot"
                found.places[number] = (
                    found.places[found.order[-1]] if shares else len(found.order) + 1
                )
                found.order.append(number)
                if decided is not None:
                    found.decided[number] = decided

    def _counts_less(self, number: int) -> int:
        """Return 2 for a disqualified entry, 1 for one whose games count for nobody, else 0."""
        out = self.tournament.entry(number).state == "expelled"
        return 2 if out else int(number in self.tally.out)

    def _parted(
        self, tied: Sequence[int], by: Sequence[Decided], found: Ranking
    ) -> Iterable[tuple[int, Decided | None]]:
        """Yield tied entries in order, each with what puts it behind the one before."""
        if len(tied) < 2:
            yield from ((number, None) for number in tied)
            return
        if not by:
            for at, number in enumerate(sorted(tied, key=self.lots.__getitem__)):
                yield number, "lot" if at else None
            return
        for at, part in enumerate(self._split(tied, by[0], found)):
            inner = iter(self._parted(part, by[1:], found))
            number, _ = next(inner)
            yield number, by[0] if at else None
            yield from inner

    def _split(self, tied: Sequence[int], by: Decided, found: Ranking) -> Iterable[list[int]]:
        """Split tied entries by a number, the highest first."""
        values = self._values(tied, by, found)
        ordered = sorted(tied, key=values.__getitem__, reverse=True)
        return (list(part) for _, part in groupby(ordered, key=values.__getitem__))

    def _values(self, tied: Sequence[int], by: Decided, found: Ranking) -> dict[int, Fraction]:
        if by == "points":
            return {number: self.tally.totals[number] for number in tied}
        if by != "head":
            return {number: self.ties.value(by, number) for number in tied}
        sums = head_to_head(self.tally, tied)
        if sums is None:
            return dict.fromkeys(tied, Fraction())
        found.heads.update(sums)
        return {number: one.value or Fraction() for number, one in sums.items()}

    def _over_groups(self, found: Ranking) -> None:
        """Return the entries of all groups: division after division, or by places in the groups."""
        groups = [
            _Table(self.tally, number, ties=self.ties).ranking
            for number in range(1, len(self.stage.groups) + 1)
        ]
        for one in groups:
            found.heads.update(one.heads)
        if self.stage.kind == "league":
            for one in groups:
                above = len(found.order)
                found.places |= {number: above + place for number, place in one.places.items()}
                found.order += one.order
            return
        for at in range(max(len(one.order) for one in groups)):
            level = [one.order[at] for one in groups if at < len(one.order)]
            found.order.extend(sorted(level, key=lambda one: (self._across(one), self.lots[one])))
        keys = {
            number: (place, self._across(number))
            for one in groups
            for number, place in one.places.items()
        }
        ranks = {key: rank for rank, key in reversed([*enumerate(sorted(keys.values()), 1)])}
        found.places = {number: ranks[key] for number, key in keys.items()}

    def _across(self, number: int) -> tuple[int, Fraction, tuple[Fraction, ...]]:
        """Return the key to compare an entry with those at the same place in other groups."""
        mean = self.tally.totals[number] / max(1, len(self.tally.rows[number]))
        ties = tuple(-self.ties.value(tie, number) for tie in self.chosen if tie != "head")
        return self._counts_less(number), -mean, ties

    # -- the lines ---------------------------------------------------------------------------------

    def standings(self) -> Standings:
        """Return the standings."""
        stage, ranking = self.stage, self.ranking
        frozen = stage.ended is not None and self.after is None
        placed = (
            order(self.tournament, stage.number, self.group) if frozen else tuple(ranking.order)
        )
        in_order = placed == tuple(ranking.order)
        marks = self._marks()
        ranks = self._places(placed) if frozen else ranking.places
        lines = tuple(
            self._line(ranks[number], number, marks[number], in_order) for number in placed
        )
        done = max((one.number for one in self.tally.rounds), default=0)
        planned = stage.rounds or max(
            (one.number for one in self.tournament.rounds_of(stage.number)), default=0
        )
        cut = self._cut()
        return Standings(stage.number, self.group, done, planned, lines, cut, frozen)

    def _places(self, order: Sequence[int]) -> dict[int, int]:
        """Return the places of a stage that has ended, shared where play did not separate them.

        In one that ended without shared places the order says all; in groups, so it does if a later
        ruling has changed what their places follow from.
        """
        stage, ranking = self.stage, self.ranking
        if stage.ranks and not self.group:
            return dict(zip(stage.order, stage.ranks, strict=True))
        if stage.ranks and order == tuple(ranking.order):
            return ranking.places
        return {number: place for place, number in enumerate(order, 1)}

    def _line(
        self, place: int, number: int, marks: tuple[Mark, ...], in_order: bool
    ) -> StandingLine:
        entry: Entry = self.tournament.entry(number)
        return StandingLine(
            place=place,
            entry=number,
            name=entry.name,
            points=self.tally.totals[number],
            ties=tuple((tie, self._number(tie, number)) for tie in self.chosen),
            marks=marks,
            state=entry.state,
            decided=self.ranking.decided.get(number) if in_order else None,
        )

    def _number(self, tie: Tie, number: int) -> Fraction | None:
        if tie == "head":
            return self._head(number).value
        return self.ties.value(tie, number)

    def _head(self, number: int) -> Sum:
        return self.ranking.heads.get(number, Sum("head", None, ()))

    def _cut(self) -> int | None:
        """Return how many advance from here; None: nobody, or not by place."""
        stage, setup = self.stage, self.tournament.setup
        if stage.kind == "league":  # all play on, unless it is over; some in a higher division
            return setup.through if self.group > 1 and self.tournament.phase != "over" else None
        if stage.ended is not None:
            among = set(members(self.tournament, stage.number, self.group))
            return sum(number in among for number in stage.through) or None
        if stage.kind == "groups":
            return setup.through * (1 if self.group else len(stage.groups))
        if stage.kind in ("swiss", "robin"):
            return setup.final or None
        return None

    def _marks(self) -> dict[int, tuple[Mark, ...]]:
        """Return everybody's results by round; of rounds in progress those that may be revealed."""
        found = {
            number: [_mark(number, row) for row in self._rows(number)] for number in self.tally.rows
        }
        for one in self._in_progress():
            for number, mark in self._open(one):
                if all(known.round != one.number for known in found[number]):
                    found[number].append(mark)
        return {number: tuple(marks) for number, marks in found.items()}

    def _rows(self, number: int) -> list[Row]:
        """Return an entry's results by round, with those that count for nobody."""
        rows = (*self.tally.rows[number], *self.tally.annulled[number])
        return sorted(rows, key=lambda row: row.round)

    def _in_progress(self) -> list[Round]:
        """Return the rounds of which not every table counts."""
        if self.after is not None:
            return []
        counts = {one.number: len(one.matches) for one in self.tally.rounds}
        rounds = self.tournament.rounds_of(self.stage.number)
        return [one for one in rounds if counts.get(one.number) != len(one.matches)]

    def _open(self, one: Round) -> Iterable[tuple[int, Mark]]:
        """Yield the results of a round in progress: places only if the draw is no secret."""
        for match in one.matches:
            if match.over and not self.tournament.setup.duplicate:
                for number, row in rows_of(self.tournament.setup, match).items():
                    yield number, _mark(number, row)
            else:
                for number in match.entries:
                    others, size = _others(match, number), len(match.entries)
                    yield number, Mark(one.number, None, size, "playing", others=others)
        for number in one.byes:
            yield number, Mark(one.number, None, 0, "bye")

    # -- one entry ---------------------------------------------------------------------------------

    def explain(self, number: int) -> tuple[Sum, ...]:
        """Return the numbers of an entry as sums."""
        sums = [self._points(number)]
        for tie in self.chosen:
            sums.append(self._head(number) if tie == "head" else self.ties.sum(tie, number))
        if self._by_lot(number):
            rank = Fraction(self.lots[number] + 1)
            sums.append(Sum("lot", rank, (Term(rank),)))
        return tuple(sums)

    def _points(self, number: int) -> Sum:
        terms = tuple(
            Term(
                row.points,
                row.round,
                row.match.number if row.match else 0,
                None,
                last_game(row.match) if row.match else None,
                row.what,
            )
            for row in self._rows(number)
        )
        return Sum("points", self.tally.totals[number], terms)

    def _by_lot(self, number: int) -> bool:
        at = self.ranking.order.index(number)
        pair = self.ranking.order[at : at + 2]
        return any(self.ranking.decided.get(one) == "lot" for one in pair)


def _others(match: Match, number: int) -> tuple[int, ...]:
    return tuple(one for one in match.entries if one != number)


def _mark(number: int, row: Row) -> Mark:
    if row.match is not None:
        size, others = len(row.match.entries), _others(row.match, number)
        state: Literal["played", "unplayed"] = "unplayed" if row.match.unplayed else "played"
        return Mark(row.round, row.place, size, state, row.shared, others)
    return Mark(row.round, None, 0, "bye" if row.what in FREE else "absent")
