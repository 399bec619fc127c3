"""How good lords are, by the outcomes of their games alone: openskill's Plackett–Luce.

Each ladder rates for itself, of all time and anew in each season. The games of a ladder are rated
in the order in which they ended, so the same records always give the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import lcm

from openskill.models import PlackettLuce, PlackettLuceRating

from services.facts.records import Outcome, OutcomeSeat

ALL_TIME = ""
SETTLED = 10
"""From so many games on a rating is no longer provisional."""
DEVIATIONS = 3
"""A ladder is sorted by the rating less so many deviations: by what a lord surely can."""
MEAN, SCALE = 1500, 40
"""How ratings are shown: 1500 ± 333 at the start."""

_MODEL = PlackettLuce(tau=25 / 150)
"""`tau`, twice the library's own, keeps old ratings moving: by about 15 points a game."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A lord's rating on one ladder, in openskill's terms."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    wins: int = 0
    changed: int = 0  # when the last of these games ended

    @property
    def rank(self) -> float:
        """By what a ladder is sorted: openskill's ordinal."""
        return self.mu - DEVIATIONS * self.sigma


NEW = Rating()


@dataclass(frozen=True, slots=True)
class Step:
    """What one game did to a lord's rating, of all time and in its season."""

    lord: str
    before: Rating
    after: Rating
    season_before: Rating
    season_after: Rating
    won: bool  # first among those who were rated


_Team = tuple[OutcomeSeat, ...]
Book = dict[tuple[str, str, str], Rating]
"""Ratings by ladder, season and lord."""


@dataclass(slots=True)
class Ratings:
    """All ratings of a set of games, and what each game did: by its place in the order."""

    book: Book = field(default_factory=dict)
    steps: list[tuple[Outcome, tuple[Step, ...]]] = field(default_factory=list)

    def season(self, ladder: str, season: str = ALL_TIME) -> dict[str, Rating]:
        """Return a ladder's ratings by lord."""
        return {
            lord: rating
            for (on, when, lord), rating in self.book.items()
            if (on, when) == (ladder, season)
        }


def rate(outcomes: Iterable[Outcome]) -> Ratings:
    """Rate games in the order in which they ended, those of the same second by their number."""
    ratings = Ratings()
    for outcome in sorted(outcomes, key=order):
        ratings.steps.append((outcome, rate_one(ratings.book, outcome)))
    return ratings


def order(outcome: Outcome) -> tuple[int, int]:
    """By what games are sorted; raises ValueError for one whose record tells no number or time."""
    if outcome.ended is None:
        raise ValueError("a game without an end can't be rated")
    return outcome.ended, int(outcome.game)


def rate_one(book: Book, outcome: Outcome) -> tuple[Step, ...]:
    """Rate a game; the book then holds the new ratings of those whom it rates."""
    seats = _Seats.of(outcome)
    if seats is None or outcome.ended is None or outcome.season is None:
        return ()
    ladder, when, won = outcome.ladder, (ALL_TIME, outcome.season), seats.winners

    def known(season: str, lord: str) -> Rating:
        return book.get((ladder, season, lord), NEW)

    always, season = (seats.rated(partial(known, one)) for one in when)
    steps = []
    for lord in sorted(always):
        before = [known(one, lord) for one in when]
        after = [
            Rating(*new[lord], old.games + 1, old.wins + (lord in won), outcome.ended)
            for old, new in zip(before, (always, season), strict=True)
        ]
        for one, rating in zip(when, after, strict=True):
            book[ladder, one, lord] = rating
        steps.append(Step(lord, before[0], after[0], before[1], after[1], lord in won))
    return tuple(steps)


def unrate(book: Book, ladder: str, season: str, step: Step) -> None:
    """Take the last step of a lord on a ladder back."""
    for when, before in ((ALL_TIME, step.before), (season, step.season_before)):
        key = (ladder, when, step.lord)
        if before.games:
            book[key] = before
        else:
            book.pop(key, None)


@dataclass(frozen=True, slots=True)
class _Seats:
    """Who is rated by a game, and against whom.

    `stayed` are the kingdoms whose first lords all played to the end; `left` those that a lord gave
    up or lost. Of a team, only who left is rated, the partner is not.
    """

    stayed: tuple[_Team, ...]
    left: tuple[_Team, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> _Seats | None:
        """Sort an outcome's seats; None for a game that rates nobody."""
        if not outcome.rated or any(seat.lord is None for seat in outcome.seats):
            return None
        kingdoms = range(1, outcome.kingdoms + 1)
        teams = [tuple(s for s in outcome.seats if s.kingdom == number) for number in kingdoms]
        stayed = tuple(team for team in teams if not any(map(_left, team)))
        left = tuple(team for team in teams if any(map(_left, team)))
        return cls(stayed, left) if stayed else None

    @property
    def winners(self) -> frozenset[str]:
        """Who was first among those who are rated; one alone has beaten nobody."""
        if len(self.stayed) < 2:
            return frozenset()
        best = min(self._places())
        won = [team for team in self.stayed if team[0].place == best]
        return frozenset(seat.lord or "" for team in won for seat in team)

    def rated(self, before: Callable[[str], Rating]) -> dict[str, tuple[float, float]]:
        """Return the new (mu, sigma) of all whom the game rates.

        Who stayed is rated among those who did. Who left is rated as one of the last, against all
        as they were before the game. A computer lord on several seats gets the mean of them.
        """
        found: list[tuple[OutcomeSeat, tuple[float, float]]] = []
        if len(self.stayed) > 1:
            found += _rated(self.stayed, self._places(), before)
        if self.left:
            last = 1 + max(self._places())
            places = [*self._places(), *[last] * len(self.left)]
            against = _rated((*self.stayed, *self.left), places, before)
            found += [(seat, new) for seat, new in against if _left(seat)]
        by_lord: dict[str, list[tuple[float, float]]] = {}
        for seat, new in found:
            by_lord.setdefault(seat.lord or "", []).append(new)
        return {lord: _mean(news) for lord, news in by_lord.items()}

    def _places(self) -> list[int]:
        return [team[0].place for team in self.stayed]


def _left(seat: OutcomeSeat) -> bool:
    return seat.fate in ("quit", "guest")


def _mean(found: Sequence[tuple[float, float]]) -> tuple[float, float]:
    mus, sigmas = zip(*found, strict=True)
    return sum(mus) / len(found), sum(sigmas) / len(found)


def _rated(
    teams: Sequence[_Team], places: Sequence[int], before: Callable[[str], Rating]
) -> list[tuple[OutcomeSeat, tuple[float, float]]]:
    """Rate teams by their places; returns the new (mu, sigma) of every seat.

    A shared place counts as having been each of the places that it spans equally often: the mean is
    taken over orders in which each of the equals comes first, second, … in turn. (What the library
    does with equal ranks would let who came after the equals win as much as they do.)
    """
    found = [_in_order(teams, ranks, before) for ranks in _orders(places)]
    seats = [seat for team in teams for seat in team]
    return [(seat, _mean(news)) for seat, news in zip(seats, zip(*found, strict=True), strict=True)]


def _orders(places: Sequence[int]) -> list[list[float]]:
    """Return orders without equal ranks: in each, the equals of a place stand one further on."""
    equals = {place: [i for i, one in enumerate(places) if one == place] for place in set(places)}
    orders = []
    for shift in range(lcm(*(len(group) for group in equals.values()))):
        ranks = [0.0] * len(places)
        first = 1
        for place in sorted(equals):
            group = equals[place]
            for at, index in enumerate(group):
                ranks[index] = float(first + (at + shift) % len(group))
            first += len(group)
        orders.append(ranks)
    return orders


def _in_order(
    teams: Sequence[_Team], ranks: Sequence[float], before: Callable[[str], Rating]
) -> list[tuple[float, float]]:
    given = [[_of(before(seat.lord or "")) for seat in team] for team in teams]
    rated = _MODEL.rate(given, ranks=list(ranks))
    return [(one.mu, one.sigma) for team in rated for one in team]


def _of(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(rating.mu, rating.sigma)


# -- what is shown ---------------------------------------------------------------------------------


def shown(mu: float, sigma: float) -> tuple[int, int]:
    """Return a rating and its deviation as they are shown: 1500 and 333 for a newcomer."""
    return round(MEAN + SCALE * (mu - _MODEL.mu)), round(SCALE * sigma)


def chance(one: Rating, other: Rating) -> float:
    """Return how likely the first lord's kingdom beats the second one's, from 0 to 1."""
    return float(_MODEL.predict_win([[_of(one)], [_of(other)]])[0])
