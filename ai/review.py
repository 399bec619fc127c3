"""Review a finished game: what each turn was worth, and where another would have been better."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import pairwise
from typing import Any

from ai.estimates import Estimates, chances_with, dominoes_left, spread_with
from ai.levels import HAS_NUMBA, Level, LevelLord, Skill, knows
from ai.paring import pared
from ai.turns import whole_turn
from engine import Game, GameView, Kind, Move
from engine.draws import block
from engine.stepping import start

REVIEWER = Level(5, "reviewer", Skill(600, 48), Skill(600), Skill())
"""Searches for better turns; where it plays no games out it judges as well as it can."""

SAMPLES = 300
"""How many games are played out after each of the turns that are compared."""

SURE = 2.0
"""By how many standard errors a turn must be better to be called so."""

LEAST, LEAST_POINTS = 0.005, 1.0
"""A smaller chance is not worth mentioning, nor fewer points that cost no chance."""

PLAYED_SPREAD = (0.5, 8.0)
"""The lead in points, in a game played out, that is nearly won: in the last round, and how much
more before the first one, since lords play a game otherwise than the policy that plays it out."""

_GIVEN_AWAY = 0.1
"""A turn that gives away so much of the chance of winning counts 0 % for the accuracy."""

_POINTS = 50
"""So many points given away are as grave as the whole chance of winning."""

_SEED = b"review".ljust(32)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What every kingdom is expected to have at the end: points, and the chance of winning."""

    points: tuple[float, ...]
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """A turn: the outlook before and after it, and after the best alternative, if one is better.

    `step` is that of its line in the record, from 1. `free`: it could be played in several ways.
    First choices are not judged: before anything is placed, games played out tell too little.
    `same`: it is what the search found best; None in reviews of earlier releases.
    """

    step: int
    seat: int
    kingdom: int
    free: bool
    before: Outlook
    after: Outlook
    best: tuple[Move, ...] = ()
    better: Outlook | None = None
    same: bool | None = None

    @property
    def loss(self) -> float:
        """The chance of winning that the turn gave away, from 0 to 1."""
        if self.better is None:
            return 0.0
        return self.better.chances[self.kingdom - 1] - self.after.chances[self.kingdom - 1]

    @property
    def points_lost(self) -> float:
        """The points that the best alternative would have brought in addition."""
        if self.better is None:
            return 0.0
        return self.better.points[self.kingdom - 1] - self.after.points[self.kingdom - 1]

    @property
    def cost(self) -> float:
        """How grave a mistake is: the chance it gave away, and the points, also of a lost game."""
        return self.loss + max(0.0, self.points_lost) / _POINTS


@dataclass(frozen=True, slots=True)
class Review:
    """All turns of a game; `played_out` tells whether games were played out, or leads estimated."""

    turns: tuple[ReviewedTurn, ...]
    played_out: bool

    def deciding(self, most: int = 3) -> tuple[ReviewedTurn, ...]:
        """The turns that gave most away, in chance and points, the worst first."""
        lost = [turn for turn in self.turns if turn.cost >= LEAST]
        return tuple(sorted(lost, key=lambda turn: (-turn.cost, turn.step))[:most])

    def joined(self, rounds: Mapping[int, int]) -> "Review":
        """The same review, in which what turns in a row gave away adds up.

        After a turn a kingdom has what its next turn could still make of it, if that follows at
        once in the same round: no later loss is counted in an earlier turn, too. A turn after which
        nothing was lost yet had no better one. `rounds` are those of the steps.
        """
        turns = list(self.turns)
        for at, (one, then) in enumerate(pairwise(turns)):
            still, own = then.better, one.kingdom - 1
            in_a_row = then.kingdom == one.kingdom and rounds[then.step] == rounds[one.step]
            if in_a_row and still and still.chances[own] > one.after.chances[own]:
                joined = replace(one, after=still)
                turns[at] = joined if joined.loss > 0 else replace(joined, best=(), better=None)
        return replace(self, turns=tuple(turns))

    def to_dict(self) -> dict[str, Any]:
        """Convert it to plain data, numbers rounded."""
        return {"played_out": self.played_out, "turns": [_plain(turn) for turn in self.turns]}

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Review":
        """Read what `to_dict` has made."""
        return cls(tuple(map(_turn, data["turns"])), bool(data["played_out"]))


def accuracy(turns: Iterable[ReviewedTurn]) -> float | None:
    """The accuracy of turns, from 0 to 1: the mean over those that could be played otherwise.

    A turn counts fully if nothing better was found, not at all if it gave 10 % of the chance of
    winning away or more, and in proportion between. None if there are none.
    """
    counted = [max(0.0, 1 - turn.loss / _GIVEN_AWAY) for turn in turns if turn.free]
    return sum(counted) / len(counted) if counted else None


def review(
    record: str, *, seed: bytes = _SEED, samples: int = SAMPLES, has_numba: bool = HAS_NUMBA
) -> Review:
    """Review a game from its record. The lords' views are all that is known of it.

    The same record and seed give the same review.
    """
    game = Game.from_record(record)
    played_out = has_numba and knows(game.options)
    again, turns = start(game), list[ReviewedTurn]()
    for step, line in enumerate(game.record_turns, start=1):
        if line.moves[0].kind is not Kind.RECEIVE:
            judged = judge(again, seed, step=step, has_numba=has_numba)
            turns.append(judged(line.moves, samples))
        for move in line.moves:
            again.play(move, line.seat)
    return Review(tuple(turns), played_out)


def outlook_before(game: Game, *, samples: int = SAMPLES, has_numba: bool = HAS_NUMBA) -> Outlook:
    """What a review foretells before the turn in progress."""
    asked = _Judge(game, _SEED, len(game.record_turns) + 1)
    if not (has_numba and knows(game.options)):
        return asked.estimated((), Estimates(asked.view))
    totals, chances = asked.played_out([()], samples)
    return _outlook(totals[0], chances[0])


def judge(
    game: Game, seed: bytes, *, step: int, has_numba: bool = HAS_NUMBA
) -> Callable[[Sequence[Move], int], ReviewedTurn]:
    """What judges the turn before which a game stands, from its moves and a number of samples."""
    found = _Judge(game, seed, step)
    return found.by_playouts if has_numba and knows(game.options) else found.by_estimate


class _Judge:
    """Judges one turn, before which the game stands."""

    def __init__(self, game: Game, seed: bytes, step: int) -> None:
        assert game.turn is not None, "somebody is on turn"
        self.game, self.step, self.seat = game, step, game.turn.seat
        self.kingdom = game.options.setup.kingdom(self.seat)
        self.view = game.view(self.seat)
        self.seed = block(seed, f"review:{step}", 0)

    def best(self, *, has_numba: bool) -> tuple[Move, ...]:
        """The best turn that is found."""
        return whole_turn(self.game, LevelLord(REVIEWER, self.seed, has_numba=has_numba))

    def judged(
        self,
        played: Sequence[Move],
        best: Sequence[Move],
        outlooks: Sequence[Outlook],
        is_better: bool,
        same: bool,
    ) -> ReviewedTurn:
        """The turn with the outlooks before it, after it, and after the best."""
        before, after, better = outlooks
        found = is_better and self.view.round > 0
        return ReviewedTurn(
            step=self.step,
            seat=self.seat,
            kingdom=self.kingdom,
            free=self.view.round > 0 and is_free(self.game, played),
            before=before,
            after=after,
            best=tuple(best) if found else (),
            better=better if found else None,
            same=same,
        )

    def played_out(self, turns: Sequence[tuple[Move, ...]], samples: int) -> tuple[Any, Any]:
        """The totals in games played out after turns, and the chances: [turn, sample, kingdom]."""
        from ai.outcomes import chances_of, totals_after  # noqa: PLC0415 - numba is optional

        first, moves = int.from_bytes(self.seed[:4]) >> 1, self.game.legal_moves()
        totals = totals_after(self.view, moves, turns, samples, first)
        return totals, chances_of(totals, spread_of(self.view, PLAYED_SPREAD))

    def by_playouts(self, played: Sequence[Move], samples: int) -> ReviewedTurn:
        """Compare turns by games played out, in which all of them meet the same chances."""
        turn, best, place = tuple(played), self.best(has_numba=True), self.kingdom - 1
        same, found = is_same(played, best), dict[tuple[Move, ...], tuple[Any, Any]]()

        def known(*turns: tuple[Move, ...]) -> None:
            totals, chances = self.played_out(turns, samples)
            found.update(zip(turns, zip(totals, chances, strict=True), strict=True))

        def chance(moves: tuple[Move, ...]) -> float:
            if moves not in found:
                known(moves)
            return float(found[moves][1][:, place].mean())

        def is_sure(gained: Any, least: float) -> bool:
            return bool(gained.mean() >= max(least, SURE * gained.std() / samples**0.5))

        def is_better(one: tuple[Move, ...], other: tuple[Move, ...]) -> bool:
            gain = chance(one) - chance(other)
            (points, chances), (others_points, others_chances) = found[one], found[other]
            more = points[:, place].astype(float) - others_points[:, place]
            brings_points = gain >= 0 and is_sure(more, LEAST_POINTS)
            return brings_points or is_sure(chances[:, place] - others_chances[:, place], LEAST)

        known(*dict.fromkeys(((), turn, _with_choice(played, best), best)))
        # The same with another domino is simpler advice than another turn that is hardly better.
        others = [one for one in found if one not in ((), turn)]
        chosen = max(others, key=lambda one: chance(one) - LEAST * (one == best), default=turn)
        better = is_better(chosen, turn)
        if better:
            chosen = pared(self.game, played, chosen, is_better, chance)
            better = is_better(chosen, turn)
        outlooks = [self.after(moves) or _outlook(*found[moves]) for moves in ((), turn, chosen)]
        return self.judged(played, chosen, outlooks, is_better=better, same=same)

    def by_estimate(self, played: Sequence[Move], _samples: int) -> ReviewedTurn:
        """Compare turns by what the kingdoms are likely to come to, without playing games out."""
        turn, best, place = tuple(played), self.best(has_numba=False), self.kingdom - 1
        outlook = cache(partial(self.estimated, estimates=Estimates(self.view)))

        def chance(moves: tuple[Move, ...]) -> float:
            return outlook(moves).chances[place]

        def is_better(one: tuple[Move, ...], other: tuple[Move, ...]) -> bool:
            gain = chance(one) - chance(other)
            points = outlook(one).points[place] - outlook(other).points[place]
            return gain >= LEAST or (points >= LEAST_POINTS and gain >= 0)

        better, same = is_better(best, turn), is_same(played, best)
        if better:
            best = pared(self.game, played, best, is_better, chance)
            better = is_better(best, turn)
        outlooks = [outlook(moves) for moves in ((), turn, best)]
        return self.judged(played, best, outlooks, is_better=better, same=same)

    def after(self, moves: Sequence[Move]) -> Outlook | None:
        """The outlook after moves that end the game: its result."""
        twin = self.game.copy()
        for move in moves:
            twin.play(move)
        return None if twin.turn is not None else _ended(twin)

    def estimated(self, moves: Sequence[Move], estimates: Estimates) -> Outlook:
        """The outlook after moves, without what is drawn after them."""
        twin = self.game.copy()
        for move in moves:
            twin.play(move)
        if twin.turn is None:
            return _ended(twin)
        view = twin.view()
        if view.round != self.view.round:  # the next line was drawn since: nobody could know it
            view = replace(view, next_line=())
        points = estimates.points(view)
        chances = chances_with(points, spread_with(dominoes_left(self.view)))
        return Outlook(_rounded(points, 2), _rounded(chances, 4))


def is_same(played: Sequence[Move], best: Sequence[Move]) -> bool:
    """Whether two turns do the same, in whatever order."""
    return frozenset(played) == frozenset(best)


def agrees(game: Game, played: Sequence[Move], *, step: int, has_numba: bool = HAS_NUMBA) -> bool:
    """Whether a review would find that a turn, before which a game stands, is the best one."""
    return is_same(played, _Judge(game, _SEED, step).best(has_numba=has_numba))


def _ended(game: Game) -> Outlook:
    """What came of a game that is over."""
    winners = {game.options.setup.kingdom(seat) for seat in game.winners() or ()}
    kingdoms = range(1, game.options.kingdoms + 1)
    points = [float(score.total) for score in game.scores()]
    return Outlook(tuple(points), tuple((one in winners) / len(winners) for one in kingdoms))


def _outlook(totals: Any, chances: Any) -> Outlook:
    """The outlook of the totals and chances of one turn: [sample, kingdom]."""
    points, shares = totals.mean(axis=0).tolist(), chances.mean(axis=0).tolist()
    return Outlook(_rounded(points, 2), _rounded(shares, 4))


def spread_of(view: GameView, spread: tuple[float, float]) -> float:
    """The lead that is nearly won at a moment of a game."""
    last, more = spread
    return last + more * (view.rounds - view.round) / view.rounds


def told(game: Game, review: Review) -> list[str]:
    """A review as lines of text, for a terminal."""
    lines = []
    for turn in review.turns:
        line = game.record_turns[turn.step - 1].text()
        chances = " ".join(f"{chance:4.0%}" for chance in turn.before.chances)
        points = " ".join(f"{point:5.1f}" for point in turn.before.points)
        lines.append(f"{chances}  {points}  {line}")
        if turn.better is not None:
            best = "; ".join(move.text() for move in turn.best)
            lines.append(f"    better by {turn.loss:.1%}, {turn.points_lost:.1f} points: {best}")
    for seat, name in enumerate(game.names, start=1):
        share = accuracy(turn for turn in review.turns if turn.seat == seat)
        lines.append(f"{name}: accuracy {'–' if share is None else format(share, '.0%')}")
    deciding = [game.record_turns[turn.step - 1].text() for turn in review.deciding()]
    return [*lines, f"result {game.result()}", *(f"deciding: {line}" for line in deciding)]


def is_free(game: Game, played: Sequence[Move]) -> bool:
    """Whether a turn could be played in several ways."""
    twin = game.copy()
    for move in played:
        if twin.count_moves() > 1:
            return True
        twin.play(move)
    return False


def _with_choice(played: Sequence[Move], best: Sequence[Move]) -> tuple[Move, ...]:
    """The turn played, with the domino that the best turn takes."""
    choice = next((move for move in best if move.kind is Kind.CHOOSE), None)
    return tuple(choice if choice and move.kind is Kind.CHOOSE else move for move in played)


def _rounded(numbers: Sequence[float], digits: int) -> tuple[float, ...]:
    return tuple(round(number, digits) for number in numbers)


def _plain(turn: ReviewedTurn) -> dict[str, Any]:
    def both(outlook: Outlook | None) -> list[list[float]] | None:
        return None if outlook is None else [list(outlook.points), list(outlook.chances)]

    return {
        "step": turn.step,
        "seat": turn.seat,
        "kingdom": turn.kingdom,
        "free": turn.free,
        "before": both(turn.before),
        "after": both(turn.after),
        "best": [move.text() for move in turn.best],
        "better": both(turn.better),
        "same": turn.same,
    }


def _turn(data: dict[str, Any]) -> ReviewedTurn:
    def outlook(both: list[list[float]]) -> Outlook:
        points, chances = both
        return Outlook(tuple(points), tuple(chances))

    return ReviewedTurn(
        step=data["step"],
        seat=data["seat"],
        kingdom=data["kingdom"],
        free=data["free"],
        before=outlook(data["before"]),
        after=outlook(data["after"]),
        best=tuple(map(Move.parse, data["best"])),
        better=None if data["better"] is None else outlook(data["better"]),
        same=data.get("same"),
    )
