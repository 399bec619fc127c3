"""Tie-breaks. Every one is an exact number, and the sum of its terms.

opponents  The points of the opponents of every round (Buchholz). At a table that is not full, or
           too full, each counts in proportion, so that every round weighs the same. Rounds without
           a table are taken as FIDE's tie-break regulations take unplayed ones (C.07 of 2024,
           article 16): for oneself, such a round counts as if against somebody with one's own
           points, but no more than shared tables of two would have given in all rounds; for the
           opponents of who has left for good, the rounds since then count as shared tables of two.
           A bye counts for the opponents as what it was worth.
head       The results among the tied alone: 1 against who came out behind, ½ against who shares
           the place. Only if all of them have met; where some met more often, theirs count in
           proportion.
share      One's part of all points at the table, on average of the tables; at a table that is not
           full in proportion, so that an average lord has the same everywhere.
territory  Squares of the largest territory, on average of the games.
crowns     Crowns, on average of the games.
duplicate  What one's kingdom scored above the mean of the kingdoms at the same place at the other
           tables of a round, which had the same draw. 0 where nobody had the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from services.facts.tournaments import Match, Score, Sum, Term, Tie, TournamentGame
from services.tournaments.scores import _points
from services.tournaments.scores._exact_sums import Ratio, total
from services.tournaments.scores._tally import MISSED, Row, Tally

MEANS: tuple[Tie, ...] = ("share", "territory", "crowns")
"""The tie-breaks that are means of their terms."""


class _Part(NamedTuple):
    """A term in the making: numbers first, as all of them are needed and few are shown."""

    value: Ratio
    row: Row
    entry: int | None = None
    game: int | None = None
    what: str = ""

    def term(self) -> Term:
        """Return it as a term."""
        match = self.row.match
        return Term(
            Fraction(*self.value),
            self.row.round,
            match.number if match else 0,
            self.entry,
            self.game if self.game is not None or match is None else game_of(match),
            self.what or self.row.what,
        )


class _Played(NamedTuple):
    """A game of an entry: its own score, and what all kingdoms at the table scored."""

    row: Row
    match: Match
    game: TournamentGame
    own: Score
    table: int


@dataclass
class Ties:
    """The tie-breaks of a tally; what several entries need is reckoned once."""

    tally: Tally
    _values: dict[tuple[Tie, int], Fraction] = field(default_factory=dict)

    def value(self, tie: Tie, entry: int) -> Fraction:
        """Return the number of an entry for a tie-break, but for head to head and the lot."""
        key = (tie, entry)
        if key not in self._values:
            parts = [part.value for part in _PARTS[tie](self, entry)]
            by = max(1, len(parts)) if tie in MEANS else 1
            self._values[key] = total(parts, by)
        return self._values[key]

    def sum(self, tie: Tie, entry: int) -> Sum:
        """Return it with its parts."""
        terms = tuple(part.term() for part in _PARTS[tie](self, entry))
        by = max(1, len(terms)) if tie in MEANS else 1
        return Sum(tie, self.value(tie, entry), terms, by)

    # -- opponents -----------------------------------------------------------------------------

    @cached_property
    def _for_others(self) -> dict[int, tuple[int, int, str]]:
        """What everybody counts for their opponents, and "left" where rounds since are in it."""
        shared = _points.middle(self.tally.setup)
        found = {}
        for entry, rows in self.tally.rows.items():
            since = _since(rows)
            points = self.tally.totals[entry] + since * shared
            found[entry] = (points.numerator, points.denominator, "left" if since else "")
        return found

    def _opponents(self, entry: int) -> Iterator[_Part]:
        rows, full = self.tally.rows[entry], self.tally.setup.size - 1
        most = len(rows) * _points.middle(self.tally.setup)
        oneself = (min(self.tally.totals[entry], most) * full).as_integer_ratio()
        for row in rows:
            if row.match is None:
                yield _Part(oneself, row)
                continue
            others = len(row.match.entries) - 1
            for one in row.match.entries:
                if one != entry:
                    number, of, what = self._for_others[one]
                    yield _Part((number * full, of * others), row, one, None, what)

    # -- what was scored -----------------------------------------------------------------------

    @cached_property
    def _games(self) -> dict[int, list[_Played]]:
        """The games of everybody in which something was scored, in order."""
        found: dict[int, list[_Played]] = {entry: [] for entry in self.tally.rows}
        for entry, rows in self.tally.rows.items():
            for row in rows:
                if row.match is not None:
                    found[entry].extend(self._of_match(entry, row, row.match))
        return found

    def _of_match(self, entry: int, row: Row, match: Match) -> Iterator[_Played]:
        for game in played(match):
            table = 0
            own = None
            for score in game.scores:
                table += score.total
                if score.entry == entry:
                    own = score
            if own is not None:
                yield _Played(row, match, game, own, table)

    def _share(self, entry: int) -> Iterator[_Part]:
        full = self.tally.setup.size
        matches: dict[int, tuple[Row, int, int]] = {}
        for one in self._games[entry]:
            row, own, table = matches.get(id(one.match), (one.row, 0, 0))
            matches[id(one.match)] = (row, own + one.own.total, table + one.table)
        for row, own, table in matches.values():
            size = len(row.match.entries) if row.match else 1
            yield _Part((own * size, table * full) if table else (1, full), row)

    def _territory(self, entry: int) -> Iterator[_Part]:
        for one in self._games[entry]:
            yield _Part((one.own.territory, 1), one.row, None, one.game.game)

    def _crowns(self, entry: int) -> Iterator[_Part]:
        for one in self._games[entry]:
            yield _Part((one.own.crowns, 1), one.row, None, one.game.game)

    # -- the same draw -------------------------------------------------------------------------

    @cached_property
    def _same_draw(self) -> dict[tuple[int, int, int, int], tuple[int, int]]:
        """What the kingdoms at every place scored together, and how many they are.

        By round, game, size of the table and place at it.
        """
        found: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        for one in self.tally.rounds:
            for match in one.matches:
                for game in played(match):
                    for score in game.scores:
                        key = _place(match, game, score.entry)
                        scored, kingdoms = found.get(key, (0, 0))
                        found[key] = (scored + score.total, kingdoms + 1)
        return found

    def _duplicate(self, entry: int) -> Iterator[_Part]:
        for one in self._games[entry] if self.tally.setup.duplicate else ():
            scored, kingdoms = self._same_draw[_place(one.match, one.game, entry)]
            if kingdoms > 1:
                above = one.own.total * kingdoms - scored
                yield _Part((above, kingdoms - 1), one.row, None, one.game.game)


_PARTS: dict[Tie, Callable[[Ties, int], Iterable[_Part]]] = {
    "opponents": Ties._opponents,
    "share": Ties._share,
    "territory": Ties._territory,
    "crowns": Ties._crowns,
    "duplicate": Ties._duplicate,
}


def heads(tally: Tally, tied: Sequence[int]) -> dict[int, Sum] | None:
    """Return the results of the tied among themselves; None where not all of them have met."""
    tables: dict[tuple[int, int], list[tuple[int, Row, Match]]] = defaultdict(list)
    for entry in tied:
        for row in tally.rows[entry]:
            if row.match is not None:
                tables[row.round, row.match.number].append((entry, row, row.match))
    meetings = [pair for here in tables.values() for pair in permutations(here, 2)]
    met = Counter((one[0], other[0]) for one, other in meetings)
    if len(met) < len(tied) * (len(tied) - 1):
        return None
    least = min(met.values())
    terms: dict[int, list[Term]] = {entry: [] for entry in tied}
    for (entry, own, match), (other, theirs, _) in meetings:
        value = _result(own.place, theirs.place) * least / met[entry, other]
        game = game_of(match)
        terms[entry].append(Term(value, own.round, match.number, other, game, own.what))
    return {
        entry: Sum("head", sum((term.value for term in parts), Fraction()), tuple(parts))
        for entry, parts in terms.items()
    }


def _result(own: int, other: int) -> Fraction:
    if own == other:
        return Fraction(1, 2)
    return Fraction(own < other)


def game_of(match: Match) -> int | None:
    """Return the game of a match that stands for it: the last one that was played."""
    return next((game.game for game in reversed(match.games) if game.game is not None), None)


def played(match: Match) -> Sequence[TournamentGame]:
    """Return the games of a match in which something was scored, not merely ruled."""
    if len(match.games) == 1 and match.games[0].game is not None:
        return match.games
    return [
        game
        for game in match.games
        if game.scores and (game.game is not None or any(score.total for score in game.scores))
    ]


def _place(match: Match, game: TournamentGame, entry: int) -> tuple[int, int, int, int]:
    """Return by what kingdoms with the same draw are known."""
    at = game.slot - 1
    seated = match.seated[at] if at < len(match.seated) else match.entries
    return (match.round, game.slot, len(seated), seated.index(entry))


def _since(rows: Sequence[Row]) -> int:
    """Return how many rounds somebody has missed in a row up to now, after having taken part."""
    missed = next((at for at, row in enumerate(reversed(rows)) if row.what not in MISSED), None)
    return missed or 0
