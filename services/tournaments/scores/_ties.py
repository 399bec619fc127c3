"""Tie-breaks. Each is an exact number and the sum of its terms.

opponents  The points of the opponents of every round (Buchholz). At a table that is not full, or
           too full, each counts in proportion, so that every round weighs the same. Rounds without
           a table follow FIDE's tie-break regulations for unplayed rounds (C.07 of 2024, article
           16): for oneself, such a round counts like an opponent with one's own points, but no
           more than draws at tables of two in all rounds would have given; for the opponents of
           an entry that has left for good, its rounds since then count as draws at tables of two.
           A bye counts for the opponents as what it was worth.
head       The results among the tied entries: 1 for each one beaten, ½ for each one drawn with.
           Applied only if all of them have met; several meetings of a pair count in proportion.
share      The mean share of a table's points; at tables that are not full in proportion, so that
           an average player has the same everywhere.
territory  Squares of the largest territory, mean of the games that were played to their end.
crowns     Crowns, mean of the same games.
duplicate  The score above the mean of the kingdoms at the same place of the other tables of a
           round, which had the same draw. 0 if there are none.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import permutations
from typing import NamedTuple

from services.facts.standings import Sum, Term
from services.facts.tournaments import Match, Score, Tie, TournamentGame
from services.tournaments.scores import _points
from services.tournaments.scores._leaving import without
from services.tournaments.scores._points import Ratio, total
from services.tournaments.scores._tally import MISSED, Row, Tally

MEANS: tuple[Tie, ...] = ("share", "territory", "crowns")
"""The tie-breaks that are means of their terms."""


class _Part(NamedTuple):
    """A term as numbers: all are needed, but only few are shown as text."""

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
            self.game if self.game is not None or match is None else last_game(match),
            self.what or self.row.what,
        )


class _Played(NamedTuple):
    """A game of an entry: its own score, and the scores of all kingdoms at the table."""

    row: Row
    match: Match
    game: TournamentGame
    own: Score
    table: int


@dataclass
class Ties:
    """The tie-breaks of a tally; values that several entries need are computed once."""

    tally: Tally
    _values: dict[tuple[Tie, int], Fraction] = field(default_factory=dict)

    def value(self, tie: Tie, entry: int) -> Fraction:
        """Return an entry's value of a tie-break, except for head to head and the lot."""
        key = (tie, entry)
        if key not in self._values:
            parts = [part.value for part in _PARTS[tie](self, entry)]
            by = max(1, len(parts)) if tie in MEANS else 1
            self._values[key] = total(parts, by)
        return self._values[key]

    def sum(self, tie: Tie, entry: int) -> Sum:
        """Return an entry's value of a tie-break with its terms."""
        terms = tuple(part.term() for part in _PARTS[tie](self, entry))
        by = max(1, len(terms)) if tie in MEANS else 1
        return Sum(tie, self.value(tie, entry), terms, by)

    # -- opponents ---------------------------------------------------------------------------------

    @cached_property
    def _for_others(self) -> dict[int, tuple[int, int, str]]:
        """Return what entries count for opponents, and "left" if that includes rounds since."""
        shared = _points.middle(self.tally.setup)
        found = {}
        for entry, rows in self.tally.rows.items():
            since = _rounds_missed(rows)
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

    # -- scores ------------------------------------------------------------------------------------

    @cached_property
    def _games(self) -> dict[int, list[_Played]]:
        """Return everybody's games that were scored, in order."""
        found: dict[int, list[_Played]] = {entry: [] for entry in self.tally.rows}
        for entry, rows in self.tally.rows.items():
            for row in rows:
                if row.match is not None:
                    found[entry].extend(self._of_match(entry, row, row.match))
        return found

    def _of_match(self, entry: int, row: Row, match: Match) -> Iterator[_Played]:
        for game in scored_games(match):
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
        for one in self._kingdoms(entry):
            yield _Part((one.own.territory, 1), one.row, None, one.game.game)

    def _crowns(self, entry: int) -> Iterator[_Part]:
        for one in self._kingdoms(entry):
            yield _Part((one.own.crowns, 1), one.row, None, one.game.game)

    def _kingdoms(self, entry: int) -> Iterator[_Played]:
        """Yield the games that left a kingdom: points that were only ruled have none."""
        return (one for one in self._games[entry] if one.game.game is not None)

    # -- duplicate play ----------------------------------------------------------------------------

    @cached_property
    def _same_draw(self) -> dict[tuple[int, int, int, int], tuple[int, int]]:
        """Return the summed scores of the kingdoms at every place, and their number.

        By round, game, size of the table and place at it.
        """
        found: dict[tuple[int, int, int, int], tuple[int, int]] = {}
        for one in self.tally.rounds:
            for match in (without(each, self.tally.out) for each in one.matches):
                for game in scored_games(match) if len(match.entries) > 1 else ():
                    for score in game.scores:
                        key = _draw_key(match, game, score.entry)
                        scored, kingdoms = found.get(key, (0, 0))
                        found[key] = (scored + score.total, kingdoms + 1)
        return found

    def _duplicate(self, entry: int) -> Iterator[_Part]:
        for one in self._games[entry] if self.tally.setup.duplicate else ():
            scored, kingdoms = self._same_draw[_draw_key(one.match, one.game, entry)]
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


def head_to_head(tally: Tally, tied: Sequence[int]) -> dict[int, Sum] | None:
    """Return the results of tied entries among themselves; None unless all of them have met."""
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
        game = last_game(match)
        terms[entry].append(Term(value, own.round, match.number, other, game, own.what))
    return {
        entry: Sum("head", sum((term.value for term in parts), Fraction()), tuple(parts))
        for entry, parts in terms.items()
    }


def _result(own: int, other: int) -> Fraction:
    if own == other:
        return Fraction(1, 2)
    return Fraction(own < other)


def last_game(match: Match) -> int | None:
    """Return the game that represents a match: the last one that was played."""
    return next((game.game for game in reversed(match.games) if game.game is not None), None)


def scored_games(match: Match) -> Sequence[TournamentGame]:
    """Return the games of a match that were scored, not merely ruled on."""
    if len(match.games) == 1 and match.games[0].game is not None:
        return match.games
    return [
        game
        for game in match.games
        if game.scores and (game.game is not None or any(score.total for score in game.scores))
    ]


def _draw_key(match: Match, game: TournamentGame, entry: int) -> tuple[int, int, int, int]:
    """Return the key that kingdoms with the same draw share."""
    at = game.slot - 1
    seated = match.seated[at] if at < len(match.seated) else match.entries
    return (match.round, game.slot, len(seated), seated.index(entry))


def _rounds_missed(rows: Sequence[Row]) -> int:
    """Return how many rounds in a row somebody has missed up to now, after having taken part."""
    missed = next((at for at, row in enumerate(reversed(rows)) if row.what not in MISSED), None)
    return missed or 0
