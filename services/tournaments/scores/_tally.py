"""The results and points of every entry in the rounds of a stage that count.

A round that is paired as a whole counts once all its tables are over: nothing leaks from a round in
progress, and everybody has played as many rounds. In ladders and leagues, whose tables come and go,
every table that is over counts; in duplicate play a round counts as a whole.

Entries without a table or a bye in such a round get nothing for it: they came late, left, or were
absent. A bye is worth a won table of two, and so is a round against somebody who had left a round
robin. What was played against somebody who left it too early, or by them, counts for nobody.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from services.facts.tournaments import (
    BRACKETS,
    ROLLING,
    Match,
    Round,
    Stage,
    Tournament,
    TournamentSetup,
)
from services.tournaments.formats import match_places
from services.tournaments.scores import _points
from services.tournaments.scores._leaving import annulled, free_round, without
from services.tournaments.scores._points import total

KNOCKOUT = (*BRACKETS, "final", "ladder")
"""Stages whose order does not depend on points (`services.tournaments.formats.order`)."""
MISSED = ("late", "left", "absent")
ANNULLED = "annulled"
FREE = ("bye", "walkover")


@dataclass(frozen=True, slots=True)
class Row:
    """The result of an entry in a round. `match` None: a bye, or it missed the round."""

    round: int
    points: Fraction
    what: str = ""  # "", "ruled", "bye", "walkover", "late", "left", "absent", "annulled"
    match: Match | None = None
    place: int = 0
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """The rounds of a stage that count, entry by entry.

    `out`: the entries that left too early to count. `annulled`: their results, and those against
    them, which are shown but count for nothing.
    """

    tournament: Tournament
    stage: Stage
    rounds: tuple[Round, ...]
    rows: Mapping[int, tuple[Row, ...]]
    totals: Mapping[int, Fraction]
    out: frozenset[int]
    annulled: Mapping[int, tuple[Row, ...]]

    @property
    def setup(self) -> TournamentSetup:
        """The tournament's set-up."""
        return self.tournament.setup


def members(tournament: Tournament, stage: int, group: int = 0) -> tuple[int, ...]:
    """Return the entries of a stage or of a group of it: the best seeded first, late ones last.

    Entries that have left are included; those that enter a running first stage join it.
    """
    at = tournament.stage_at(stage)
    if group:
        return at.groups[group - 1]
    known = set(at.entries)
    paired = (
        number
        for one in tournament.rounds_of(stage)
        for numbers in (*(match.entries for match in one.matches), one.byes)
        for number in numbers
    )
    late = {number for number in paired if number not in known}
    if stage == 1 and at.kind in ("swiss", "ladder"):
        out = ("waiting", "withdrawn", "expelled")
        late |= {one.number for one in tournament.entries if one.state not in out} - known
    return (*at.entries, *sorted(late))


def counted(tournament: Tournament, stage: int, after: int | None = None) -> tuple[Round, ...]:
    """Return the rounds of a stage that count, up to a round, with the matches that count."""
    rolling = tournament.stage_at(stage).kind in ROLLING and not tournament.setup.duplicate
    found = []
    for one in tournament.rounds_of(stage):
        if after is not None and one.number > after:
            continue
        over = tuple(match for match in one.matches if match.over)
        if over if rolling else one.over:
            found.append(one if over == one.matches else replace(one, matches=over))
    return tuple(sorted(found, key=lambda one: one.number))


def tally(tournament: Tournament, stage: int, after: int | None = None) -> Tally:
    """Return everybody's results in the rounds of a stage that count."""
    at = tournament.stage_at(stage)
    rounds = counted(tournament, stage, after)
    rows: dict[int, list[Row]] = {number: [] for number in members(tournament, stage)}
    void: dict[int, list[Row]] = {number: [] for number in rows}
    out = annulled(tournament, at)
    for one in rounds:
        for number, row in _rows(tournament, at, one, rows, out).items():
            (void if row.what == ANNULLED else rows)[number].append(row)
    totals = {
        number: total(row.points.as_integer_ratio() for row in done)
        for number, done in rows.items()
    }
    return Tally(tournament, at, rounds, _frozen(rows), totals, out, _frozen(void))


def _frozen(rows: Mapping[int, list[Row]]) -> dict[int, tuple[Row, ...]]:
    return {number: tuple(done) for number, done in rows.items()}


def totals(tournament: Tournament, stage: int, after: int | None = None) -> dict[int, Fraction]:
    """Return the points of all entries in a stage."""
    return dict(tally(tournament, stage, after).totals)


def _rows(
    tournament: Tournament,
    stage: Stage,
    one: Round,
    before: Mapping[int, list[Row]],
    out: frozenset[int],
) -> dict[int, Row]:
    """Return everybody's results in a round."""
    found: dict[int, Row] = {}
    for match in one.matches:
        found.update(rows_of(tournament.setup, match))
        rest = without(match, out)
        if rest is not match and len(rest.entries) > 1:
            found.update(rows_of(tournament.setup, rest))
        for number in match.entries if len(rest.entries) == 1 else ():
            found[number] = _annulled(found[number])
    for number in one.byes:
        what = free_round(tournament, stage, one.number, number, out)
        row = Row(one.number, _points.bye(tournament.setup), what)
        found[number] = _annulled(row) if what == ANNULLED else row
    if stage.kind not in (*ROLLING, *KNOCKOUT):
        for number in _expected(stage, before, found):
            what = _reason_missed(tournament, one, number, before[number])
            found[number] = Row(one.number, Fraction(), what)
    return {n: _annulled(row) if n in out else row for n, row in found.items()}


def _annulled(row: Row) -> Row:
    return replace(row, points=Fraction(), what=ANNULLED)


def rows_of(setup: TournamentSetup, match: Match) -> dict[int, Row]:
    """Return the results of a match's entries."""
    by_entry = _places(setup, match)
    places = tuple(by_entry[number] for number in match.entries)
    worth = _points.points(setup, len(places), places)
    what = "ruled" if any(game.ruling for game in match.games) else ""
    return {
        number: Row(match.round, points, what, match, place, places.count(place) > 1)
        for number, place, points in zip(match.entries, places, worth, strict=True)
    }


def match_results(setup: TournamentSetup, match: Match) -> dict[int, tuple[int, Fraction]]:
    """Return the place and the points of every entry of a match that is over."""
    return {entry: (row.place, row.points) for entry, row in rows_of(setup, match).items()}


def _places(setup: TournamentSetup, match: Match) -> Mapping[int, int]:
    """Return the places of a match; a single game has them already."""
    if len(match.games) == 1 and len(match.games[0].scores) == len(match.entries):
        return {score.entry: score.place for score in match.games[0].scores}
    return match_places(setup, match)


def _expected(stage: Stage, before: Mapping[int, list[Row]], found: Mapping[int, Row]) -> list[int]:
    """Return the entries that missed a round; in groups only those who should have played in it."""
    missing = [number for number in before if number not in found]
    if not stage.groups:
        return missing
    playing = {
        number for group in stage.groups if not found.keys().isdisjoint(group) for number in group
    }
    return [number for number in missing if number in playing]


def _reason_missed(tournament: Tournament, one: Round, number: int, before: list[Row]) -> str:
    entry = tournament.entry(number)
    came = any(row.what not in MISSED for row in before)
    if one.number < entry.first and not came:
        return "late"
    return "left" if entry.left is not None and one.number > entry.left else "absent"


def crosstable(tournament: Tournament, stage: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Return the places of entries at the last table where they met another, by both.

    A place, and the size of the table; of rounds that count, as in the standings. Raises
    LookupError if there is no such stage.
    """
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for one in counted(tournament, stage):
        for match in one.matches:
            places = match_results(tournament.setup, match)
            for entry, (place, _) in places.items():
                met = ((entry, other) for other in places if other != entry)
                found.update(dict.fromkeys(met, (place, len(places))))
    return found
