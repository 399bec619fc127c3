"""Rate lords by the outcomes of their games alone, with openskill's Plackett–Luce model.

Each ladder has ratings of its own, for all time and for each season. Its games are rated in the
order in which they ended, or in which sealed ones were opened, so the same records always give the
same numbers.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, combinations, permutations, product
from math import sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from services.facts.records import LEFT, Outcome, OutcomeSeat

ALL_TIME = ""
SETTLED = 10
"""Number of games after which a rating is no longer provisional."""
WEEK = 7 * 24 * 3600
WEEKLY = 5
"""How many games of the same two rivals count in a week, unless a server chooses another number."""
DEVIATIONS = 3
"""Ladders are sorted by the rating minus this many deviations: a lord's proven strength."""
MEAN, SCALE = 1500, 40
"""Scale of displayed ratings: 1500 ± 333 at the start."""

_MODEL = PlackettLuce(tau=25 / 150)
"""Twice the library's own `tau` keeps old ratings moving by about 15 points a game."""
_PERMUTED = 5
"""Most equals of which every order is rated; more there are only in Royal Wedding."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A lord's rating on one ladder, in openskill's terms."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0
    wins: int = 0
    changed: int = 0  # the end of the last of these games

    @property
    def rank(self) -> float:
        """The key by which a ladder is sorted: openskill's ordinal."""
        return self.mu - DEVIATIONS * self.sigma


NEW = Rating()


@dataclass(frozen=True, slots=True)
class Step:
    """The effect of one game on a lord's rating, for all time and in its season."""

    lord: str
    before: Rating
    after: Rating
    season_before: Rating
    won: bool  # first among the rated lords


@dataclass(slots=True)
class Repeats:
    """How often the same rivals meet: their next game counts less, and at most some in a week do.

    The n-th game of two lords on a ladder in a season counts 1/n for them, none that ends less than
    a week after `weekly` others that counted. A level of computer lords is a rival like a person,
    whatever its temper. Games have to come in the order in which they ended.

    Whoever plays alone could end first what is won: there the n-th is that which `begun` tells, by
    game and level: when it began, and when those did that were begun before, over or not.
    """

    weekly: int | None = WEEKLY
    counted: dict[tuple[str, str | None, frozenset[str]], list[int]] = field(default_factory=dict)
    begun: dict[tuple[str, str], tuple[int, Sequence[int]]] = field(default_factory=dict)

    def weights(self, outcome: Outcome) -> dict[str, float]:
        """Return how much a game counts for those who stayed: the mean over their rivals."""
        found: dict[str, list[float]] = {}
        for pair, ends in self._pairs(outcome).items():
            for lord in pair:
                found.setdefault(lord, []).append(self._counts(outcome, pair, ends))
        each = {seat.lord or "": found.get(_rival(seat), []) for seat in outcome.seats}
        left = {seat.lord for seat in outcome.seats if _left(seat)}  # that counts in full
        return {
            lord: sum(some) / len(some) for lord, some in each.items() if some and lord not in left
        }

    def note(self, outcome: Outcome) -> None:
        """Note a game for those rivals for whom it counts."""
        for pair, ends in self._pairs(outcome).items():
            if self._counts(outcome, pair, ends):
                ends.append(outcome.counted or 0)

    def _counts(self, outcome: Outcome, pair: frozenset[str], ends: Sequence[int]) -> float:
        for level in pair:
            if (outcome.game, level) in self.begun:
                began, earlier = self.begun[outcome.game, level]
                before = list[int]()
                for at in earlier:
                    if self._weight(before, at):
                        before.append(at)
                return self._weight(before, began)
        return self._weight(ends, outcome.counted or 0)

    def _weight(self, ends: Sequence[int], ended: int) -> float:
        lately = sum(ended - one < WEEK for one in ends)
        full = self.weekly is not None and lately >= self.weekly
        return 0 if full else 1 / (1 + len(ends))

    def _pairs(self, outcome: Outcome) -> dict[frozenset[str], list[int]]:
        """Return the games so far of each two rivals of whom one is rated as having stayed.

        Computer lords are nobody's rivals where other people neither stayed nor left.
        """
        seats = _Seats.of(outcome)
        people, gone = (seats.rivals, seats.gone) if seats else ([], [])
        pairs = {
            frozenset((_rival(one), _rival(other)))
            for one, other in chain(combinations(people, 2), product(people, gone))
            if one.kingdom != other.kingdom
        }
        met = set(chain(*pairs))
        together = len(people) == sum(seat.player is not None for seat in outcome.seats)
        pairs |= {
            frozenset((_rival(one), _rival(other)))
            for one, other in product(people, outcome.seats)
            if other.computer and one.kingdom != other.kingdom
            if together or _rival(one) in met
        }
        return {
            pair: self.counted.setdefault((outcome.ladder, outcome.season, pair), [])
            for pair in pairs
        }


_Team = tuple[OutcomeSeat, ...]
Book = dict[tuple[str, str, str], Rating]
"""Ratings by ladder, season and lord."""


@dataclass(slots=True)
class Ratings:
    """All ratings from a set of games, and the steps of each game by its position."""

    book: Book = field(default_factory=dict)
    steps: list[tuple[Outcome, tuple[Step, ...]]] = field(default_factory=list)

    def season(self, ladder: str, season: str = ALL_TIME) -> dict[str, Rating]:
        """Return a ladder's ratings by lord."""
        return {
            lord: rating
            for (on, when, lord), rating in self.book.items()
            if (on, when) == (ladder, season)
        }


def rate(outcomes: Iterable[Outcome], *, weekly: int | None = WEEKLY) -> Ratings:
    """Rate games in the order in which they ended, those of the same second by their number."""
    ratings, repeats = Ratings(), Repeats(weekly)
    for outcome in sorted(outcomes, key=order):
        ratings.steps.append((outcome, rate_one(ratings.book, outcome, repeats)))
    return ratings


def order(outcome: Outcome) -> tuple[int, int]:
    """Return the sort key of a game. Raises ValueError if its record has no number or time."""
    if outcome.counted is None:
        raise ValueError("a game without an end can't be rated")
    return outcome.counted, int(outcome.game)


def rate_one(book: Book, outcome: Outcome, repeats: Repeats) -> tuple[Step, ...]:
    """Rate a game, store the new ratings in the book, and note who met.

    A game that counts nothing for a lord is no step of theirs. Leaving always counts in full. Who
    met nobody but computer lords, as other people are not rated, can only lose.
    """
    seats = _Seats.of(outcome)
    if seats is None or outcome.counted is None or outcome.season is None:
        return ()
    ladder, when, won = outcome.ladder, (ALL_TIME, outcome.season), seats.winners

    def known(season: str, lord: str) -> Rating:
        return book.get((ladder, season, lord), NEW)

    always, season = (seats.rated(partial(known, one)) for one in when)
    weights = repeats.weights(outcome)
    left = {seat.lord for seat in outcome.seats if _left(seat)}
    people = {seat.lord for seat in outcome.seats if seat.player is not None}
    repeats.note(outcome)
    steps = []
    for lord in sorted(always):
        weight = weights.get(lord, int(lord in people))
        before = [known(one, lord) for one in when]
        news = [always[lord], season[lord]]
        if lord not in weights and lord not in left:
            news = [min(new, (old.mu, old.sigma)) for new, old in zip(news, before, strict=True)]
            weight *= news[0][0] < before[0].mu
        if not weight:
            continue
        after = [
            Rating(
                *_weighted(old, new, weight),
                old.games + 1,
                old.wins + (lord in won),
                outcome.counted,
            )
            for old, new in zip(before, news, strict=True)
        ]
        for one, rating in zip(when, after, strict=True):
            book[ladder, one, lord] = rating
        steps.append(Step(lord, before[0], after[0], before[1], lord in won))
    return tuple(steps)


def _weighted(old: Rating, new: tuple[float, float], weight: float) -> tuple[float, float]:
    """Return the (mu, sigma) of a part of the way from a rating to its next one."""
    mu, sigma = new
    if weight == 1:
        return new
    variance = old.sigma**2 + weight * (sigma**2 - old.sigma**2)
    return old.mu + weight * (mu - old.mu), sqrt(variance)


def unrate(book: Book, ladder: str, season: str, step: Step) -> None:
    """Undo the last step of a lord on a ladder."""
    for when, before in ((ALL_TIME, step.before), (season, step.season_before)):
        key = (ladder, when, step.lord)
        if before.games:
            book[key] = before
        else:
            book.pop(key, None)


@dataclass(frozen=True, slots=True)
class _Seats:
    """The lords rated by a game, and their opponents.

    `stayed` are the kingdoms whose first lords all played to the end; `left` those that a lord gave
    up or lost. There a partner who stayed is rated by the kingdom's place, and so are its rivals:
    leaving spares nobody else a loss, nor takes a win from them. `others` have a lord who did
    neither, or nobody for whom the game is rated.
    """

    stayed: tuple[_Team, ...]
    left: tuple[_Team, ...]
    others: tuple[_Team, ...]

    @classmethod
    def of(cls, outcome: Outcome) -> "_Seats | None":
        """Sort an outcome's seats; None for a game that rates nobody."""
        if not (outcome.rated and outcome.counts) or any(
            seat.lord is None for seat in outcome.seats
        ):
            return None
        kingdoms = range(1, outcome.kingdoms + 1)
        teams = [tuple(s for s in outcome.seats if s.kingdom == number) for number in kingdoms]
        left = tuple(team for team in teams if any(map(_left, team)))
        others = [
            team
            for team in teams
            if team not in left and (any(map(_is_unrated, team)) or all(map(_returned, team)))
        ]
        stayed = tuple(team for team in teams if team not in left and team not in others)
        return cls(stayed, left, tuple(others))

    @property
    def winners(self) -> frozenset[str]:
        """Return the first among the rated lords; one alone has beaten nobody."""
        ahead, _, gone = self._ranked()
        if len(ahead) + len(gone) < 2:
            return frozenset()
        best = min(team[0].place for team in ahead)
        won = [team for team in ahead if team[0].place == best]
        return frozenset(seat.lord or "" for team in won for seat in team if not _left(seat))

    @property
    def rivals(self) -> list[OutcomeSeat]:
        """Return the people who are rated by the places of their kingdoms."""
        stayed = [seat for team in self.stayed for seat in team if not _returned(seat)]
        return [seat for seat in (*stayed, *self._sat_on()) if seat.player]

    @property
    def gone(self) -> list[OutcomeSeat]:
        """Return the people who left, and whom those who stayed have beaten."""
        ahead, _, gone = self._ranked()
        return [seat for team in (*ahead, *gone) for seat in team if seat.player and _left(seat)]

    def rated(self, before: Callable[[str], Rating]) -> dict[str, tuple[float, float]]:
        """Return the new (mu, sigma) of all whom the game rates.

        Those who stayed are rated among themselves and as ahead of who left: else a loser who gives
        up would take the winner's points away. Those who left are rated in last place, against the
        ratings of all before the game. A computer lord on several seats gets their mean.
        """
        found: list[tuple[OutcomeSeat, tuple[float, float]]] = []
        ahead, places, gone = self._ranked()
        if len(ahead) + len(gone) > 1:
            # In which order they come last is all the same to those ahead of them.
            gone.sort(key=lambda team: sorted(_strength(seat, before) for seat in team))
            places += range(1 + max(places), 1 + max(places) + len(gone))
            stayed = [seat for team in self.stayed for seat in team if not _returned(seat)]
            for ours, known in ((stayed, before), (self._sat_on(), self._expected(before))):
                if ours:
                    rated = _rated([*ahead, *gone], places, known)
                    found += [one for one in rated if any(one[0] is seat for seat in ours)]
        for last in self._last():
            above = [team for team in (*self.stayed, *self.others, *self.left) if team not in last]
            places = _places(above)
            lowest = [1 + max(places)] * len(last)
            against = _rated((*above, *last), [*places, *lowest], before)
            parted = [seat for team in last for seat in team if _left(seat)]
            found += [(seat, new) for seat, new in against if seat in parted]
        by_lord: dict[str, list[tuple[float, float]]] = {}
        for seat, new in found:
            by_lord.setdefault(seat.lord or "", []).append(new)
        return {lord: _mean(news) for lord, news in by_lord.items()}

    def _ranked(self) -> tuple[list[_Team], list[int], list[_Team]]:
        """Return those who stayed, and teams of which only one left, with their places.

        And those who left altogether, whom all of them have beaten.
        """
        gone = [team for team in self.left if all(_left(s) or _is_unrated(s) for s in team)]
        half = [team for team in self.left if team not in gone]
        if not self.stayed and not half:
            return [], [], []
        places = [*_places(self.stayed), *(team[0].place for team in half)]
        return [*self.stayed, *half], places, gone

    def _sat_on(self) -> list[OutcomeSeat]:
        """Return those who stayed although their partner left."""
        return [seat for team in self.left for seat in team if seat.fate == "played"]

    def _expected(self, before: Callable[[str], Rating]) -> Callable[[str], Rating]:
        """Return by which ratings those are rated who stayed although their partner left.

        Whoever left counts at least as a newcomer, since with a weak partner little is expected:
        else an account that leaving has brought low made losses smaller and wins greater.
        """
        gone = {seat.lord for team in self.left for seat in team if _left(seat)}

        def expected(lord: str) -> Rating:
            known = before(lord)
            return max(known, NEW, key=lambda one: one.mu) if lord in gone else known

        return expected

    def _last(self) -> list[tuple[_Team, ...]]:
        """Return the kingdoms to be rated in last place, together or, if all were left, singly."""
        if self.left and (self.stayed or self.others):
            return [self.left]
        if all(seat.fate == "quit" for team in self.left for seat in team):
            return []  # in a record that does not say who left first
        return [(team,) for team in self.left]


def _places(teams: Sequence[_Team]) -> list[int]:
    """Return the places of kingdoms; those without a result were all before who left."""
    return [1 if any(map(_is_unrated, team)) else team[0].place for team in teams]


def _rival(seat: OutcomeSeat) -> str:
    """Return as whom others meet a seat's lord: a computer lord by its level alone."""
    return seat.player or rival_of(seat.computer or "")


def rival_of(computer: str) -> str:
    """Return as whom others meet a computer lord."""
    return f"computer:{computer.partition('-')[0]}"


def _left(seat: OutcomeSeat) -> bool:
    return seat.fate in LEFT


def _is_unrated(seat: OutcomeSeat) -> bool:
    return seat.fate == "unrated"


def _returned(seat: OutcomeSeat) -> bool:
    return seat.fate == "returned"


def _strength(seat: OutcomeSeat, before: Callable[[str], Rating]) -> tuple[float, float]:
    known = before(seat.lord or "")
    return known.mu, known.sigma


def _mean(found: Sequence[tuple[float, float]]) -> tuple[float, float]:
    mus, sigmas = zip(*found, strict=True)
    return sum(mus) / len(found), sum(sigmas) / len(found)


def _rated(
    teams: Sequence[_Team], places: Sequence[int], before: Callable[[str], Rating]
) -> list[tuple[OutcomeSeat, tuple[float, float]]]:
    """Rate teams by their places; returns the new (mu, sigma) of every seat.

    A shared place counts as each of the places that it spans in equal parts: the mean is taken over
    all orders of the equals. (With equal ranks the library would let those after the equals gain as
    much as they do.) Teams are sorted by strength first, and equals of the same strength get the
    same, so nothing depends on who sat where.
    """

    def own(seat: OutcomeSeat) -> tuple[float, float]:
        return _strength(seat, before)

    keyed = [
        (place, sorted(map(own, team)), at)
        for at, (place, team) in enumerate(zip(places, teams, strict=True))
    ]
    ordered = [(place, strength, teams[at]) for place, strength, at in sorted(keyed)]
    found = [
        _in_order([team for *_, team in ordered], ranks, before)
        for ranks in _orders([place for place, *_ in ordered])
    ]
    seats = [
        (seat, (place, *strength, own(seat))) for place, strength, team in ordered for seat in team
    ]
    alike: dict[object, list[tuple[float, float]]] = {}
    for (_, key), news in zip(seats, zip(*found, strict=True), strict=True):
        alike.setdefault(key, []).extend(news)
    return [(seat, _mean(alike[key])) for seat, key in seats]


def _orders(places: Sequence[int]) -> Iterator[list[float]]:
    """Yield the orders without equal ranks: each order of the equals of each place.

    Of more equals than `_PERMUTED` each is first, second, … once: all orders would take seconds.
    """
    equals = [[i for i, one in enumerate(places) if one == place] for place in sorted(set(places))]
    parts = [
        permutations(group)
        if len(group) <= _PERMUTED
        else [(*group[at:], *group[:at]) for at in range(len(group))]
        for group in equals
    ]
    for order in product(*parts):
        ranks = [0.0] * len(places)
        for rank, index in enumerate(chain(*order), 1):
            ranks[index] = float(rank)
        yield ranks


def _in_order(
    teams: Sequence[_Team], ranks: Sequence[float], before: Callable[[str], Rating]
) -> list[tuple[float, float]]:
    given = [[_of(before(seat.lord or "")) for seat in team] for team in teams]
    rated = _MODEL.rate(given, ranks=list(ranks))
    return [(one.mu, one.sigma) for team in rated for one in team]


def _of(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(rating.mu, rating.sigma)


# -- display ---------------------------------------------------------------------------------------


def shown(mu: float, sigma: float) -> tuple[int, int]:
    """Return a rating and its deviation as displayed: 1500 and 333 for a newcomer."""
    return round(MEAN + SCALE * (mu - _MODEL.mu)), round(SCALE * sigma)


def chance(one: Rating, other: Rating) -> float:
    """Return the probability that the first lord's kingdom beats the second one's."""
    return float(_MODEL.predict_win([[_of(one)], [_of(other)]])[0])
