"""Matches between computer lords: whole games, in which the lords rotate over the kingdoms."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from types import MappingProxyType

from ai.greedy import greedy
from ai.levels import HAS_NUMBA, LEVEL, LEVELS, VERSION, LevelLord, knows, offered
from ai.lookahead import lookahead
from ai.turns import Lord, whole_turn
from ai.yardsticks import Yardstick
from engine import EngineError, Game, Options, selfplay
from engine.places import winners


def _by_itself(lord: Lord) -> Callable[[bytes], Lord]:
    """A lord that leaves nothing to chance."""
    return lambda _: lord


LORDS: Mapping[str, Callable[[bytes], Lord]] = MappingProxyType(
    {
        "random": partial(Yardstick, False),
        "greedy": _by_itself(greedy),
        "full_greedy": partial(Yardstick, True),
        "lookahead": _by_itself(lookahead),
        **{level.name: partial(LevelLord, level) for level in LEVELS},
    }
)
"""Every computer lord by its name, made with a seed of its chance."""

_NORMAL = 1.96  # standard deviations around the mean that contain 95 %

Measure = Callable[[], float]
"""A clock in seconds from any starting point; only differences count."""


class BadMatch(EngineError):  # noqa: N818
    """A match that can't be played: data["value"] was requested, data["allowed"] is possible."""


@dataclass(slots=True)
class Tally:
    """The results of a lord in a match.

    `shares` are its shares of victories, one for each game (a victory of n kingdoms counts 1/n for
    each); `scores` the totals and `margins` the leads over the best other kingdom, one for each of
    its kingdoms; `seconds` are the durations of its turns.
    """

    shares: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Note the results of other games, too."""
        self.shares += other.shares
        self.scores += other.scores
        self.margins += other.margins
        self.seconds += other.seconds


class Kept:
    """The games of a match in a file, one a line: a long match goes on where it has stopped.

    A file may hold the games of many matches. They are other ones, too, where the version of the
    lords or a level's skill is another.
    """

    def __init__(self, path: Path, options: Options, lords: Sequence[str], seed: str) -> None:
        self._path = path
        skills = [repr(LEVEL[name].skill_in(options)) for name in lords if name in LEVEL]
        rules = [options.rule, *sorted(options.variants), *options.quests]
        self._match = [rules, list(lords), skills, VERSION, seed]
        self._games: dict[int, dict[str, Tally]] = {}
        with suppress(FileNotFoundError):
            self._read(path.read_text(encoding="utf-8"))

    def _read(self, text: str) -> None:
        for line in text.splitlines():
            with suppress(ValueError):  # an empty line, or the last one of a match that was killed
                found = json.loads(line)
                if found["match"] == self._match:
                    lords = {name: Tally(**one) for name, one in found["lords"].items()}
                    self._games[found["game"]] = lords

    def game(self, number: int) -> dict[str, Tally] | None:
        """The results of the n-th game, if it was played already."""
        return self._games.get(number)

    def keep(self, number: int, results: Mapping[str, Tally]) -> None:
        """Add those of a game; the line break is before it, as a torn line may be above."""
        lords = {name: asdict(tally) for name, tally in results.items()}
        with self._path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps({"match": self._match, "game": number, "lords": lords}))


def seated(lords: Sequence[str], kingdoms: int, number: int) -> tuple[str, ...]:
    """The lord of each kingdom in the n-th game: the lords in turn, rotated by one each game.

    >>> seated(["greedy", "lookahead"], 2, 2)
    ('lookahead', 'greedy')
    """
    full = [lords[place % len(lords)] for place in range(kingdoms)]
    moved = (number - 1) % kingdoms
    return tuple(full[moved:] + full[:moved])


def match(
    options: Options,
    lords: Sequence[str],
    games: int,
    seed: str,
    now: Measure,
    *,
    kept: Kept | None = None,
) -> dict[str, Tally]:
    """Play a match; the tallies by name. Raises BadMatch for unknown, too many or no lords.

    Each deal is played as often as there are kingdoms, so that every lord plays it from each of
    them. Deal n is the n-th game of `selfplay` with this seed. Games that are kept already are not
    played again; those that are played are added to them.
    """
    _check(options, lords)
    tallies = {name: Tally() for name in lords}
    for number in range(1, games + 1):
        results = kept.game(number) if kept else None
        if results is None:
            results = _played(options, lords, number, seed, now)
            if kept:
                kept.keep(number, results)
        for name, result in results.items():
            tallies[name].add(result)
    return tallies


def _played(
    options: Options, lords: Sequence[str], number: int, seed: str, now: Measure
) -> dict[str, Tally]:
    """The results of the n-th game."""
    deal = (number - 1) // options.kingdoms + 1
    game = selfplay.new_game(options, seed, deal)
    seats = seated(lords, options.kingdoms, number)
    made = {name: LORDS[name](selfplay.seed_of_game(f"{seed}:{name}", number)) for name in seats}
    results = {name: Tally() for name in seats}
    play(game, [made[name] for name in seats], [results[name] for name in seats], now)
    count(game, seats, results)
    return results


def known(options: Options, *, has_numba: bool = HAS_NUMBA) -> tuple[str, ...]:
    """The lords that can play a game here: some need numba."""
    left_out = {one.name for one in LEVELS} - {
        one.name for one in offered(options, has_numba=has_numba)
    }
    if options.town or not (has_numba and knows(options)):
        left_out.add("full_greedy")
    return tuple(name for name in LORDS if name not in left_out)


def _check(options: Options, lords: Sequence[str]) -> None:
    for name in lords:
        if name not in known(options):
            raise BadMatch("lord", {"value": name, "allowed": known(options)})
    if not 1 <= len(lords) <= options.kingdoms:
        allowed = tuple(range(1, options.kingdoms + 1))
        raise BadMatch("lords", {"value": len(lords), "allowed": allowed})


def play(game: Game, lords: Sequence[Lord], tallies: Sequence[Tally], now: Measure) -> None:
    """Play a game to its end, each kingdom by its lord, and note the durations of the turns."""
    while game.turn is not None:
        place = game.options.setup.kingdom(game.turn.seat) - 1
        began = now()
        moves = whole_turn(game, lords[place])
        tallies[place].seconds.append(now() - began)
        for move in moves:
            game.play(move)


def count(game: Game, lords: Sequence[str], tallies: Mapping[str, Tally]) -> None:
    """Note the results of a game that is over."""
    cards = game.scores()
    best, _ = winners(cards, by_crowns=not game.options.town)
    for name in dict.fromkeys(lords):
        won = [place for place in best if lords[place] == name]
        tallies[name].shares.append(len(won) / len(best))
    totals = [card.total for card in cards]
    for place, name in enumerate(lords):
        others = totals[:place] + totals[place + 1 :]
        tallies[name].scores.append(totals[place])
        tallies[name].margins.append(totals[place] - max(others))


def report(tally: Tally, kingdoms: float) -> dict[str, object]:
    """One lord's results for JSON; `kingdoms` is its share of all kingdoms, from 0 to 1.

    Intervals are at 95 %: Wilson's for the victories, the normal one for the means.
    """
    turns = sorted(tally.seconds)
    return {
        "games": len(tally.shares),
        "kingdoms": round(kingdoms, 3),
        "won": round(sum(tally.shares), 2),
        "win_rate": round(_mean(tally.shares), 4),
        "win_interval": list(wilson(sum(tally.shares), len(tally.shares))),
        "score": round(_mean(tally.scores), 2),
        "score_interval": list(normal(tally.scores)),
        "margin": round(_mean(tally.margins), 2),
        "margin_interval": list(normal(tally.margins)),
        "ms_a_turn": round(1000 * _mean(turns), 2),
        "ms_slowest_turn": round(1000 * turns[-1], 2) if turns else 0.0,
    }


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate of victories (Wilson's interval).

    >>> wilson(60, 100)
    (0.502, 0.6906)
    """
    if not games:
        return 0.0, 1.0
    rate, weight = won / games, _NORMAL**2 / games
    middle = (rate + weight / 2) / (1 + weight)
    half = _NORMAL * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return round(middle - half, 4), round(middle + half, 4)


def normal(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of a mean (normal approximation).

    >>> normal([1, 2, 3])
    (0.87, 3.13)
    """
    mean, count = _mean(values), len(values)
    if count < 2:
        return round(mean, 2), round(mean, 2)
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    half = _NORMAL * sqrt(spread / count)
    return round(mean - half, 2), round(mean + half, 2)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
