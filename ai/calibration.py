"""Calibration: what reviews call a chance of winning, compared with who won self-played games."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import log

from ai.estimates import SPREAD, chances_with, dominoes_left, spread_with
from ai.levels import HAS_NUMBA, LevelLord, offered
from ai.review import Outlook, outlook_before
from ai.turns import whole_turn
from engine import Game, Options, selfplay

LEVELS = ("squire", "knight", "duke")
"""The levels that play, as far as they are offered: a game has several of them, by chance."""

BINS = 10

LAST = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
MORE = (0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.8, 2.0, 2.4, 2.8, 3.4)
"""What is tried for the lead that is nearly won, where points are only estimated."""

Foretold = tuple[int, Outlook]
"""How many dominoes are to come, and what was foretold."""


@dataclass(slots=True)
class Calibration:
    """Chances foretold, each with the share of the victory that followed: 0, 1, or between."""

    pairs: list[tuple[float, float]] = field(default_factory=list)
    games: int = 0
    kingdoms: int = 1
    leads: list[tuple[int, tuple[float, ...], Sequence[float]]] = field(default_factory=list)
    """With how many dominoes to come which points were expected, and who won."""

    def add(self, foretold: "Foretold", won: Sequence[float]) -> None:
        """Note what was foretold at a moment of a game, and what came of it."""
        left, outlook = foretold
        self.pairs += zip(outlook.chances, won, strict=True)
        self.leads.append((left, outlook.points, won))

    def fitted(self) -> dict[str, object]:
        """The leads nearly won with which the estimates would have foretold best, and how well."""
        if not self.leads:
            return {}
        found = {spread: self._surprise(spread) for spread in product(LAST, MORE)}
        best = min(found, key=found.__getitem__)
        return {"best": best, "surprise": round(found[best], 4), "now": self._surprise(SPREAD)}

    def _surprise(self, spread: tuple[float, float]) -> float:
        """The mean logarithmic loss of chances that follow from the points expected."""
        lost = 0.0
        for left, points, won in self.leads:
            chances = chances_with(points, spread_with(left, spread))
            lost -= sum(
                share * log(max(one, 1e-9)) for share, one in zip(won, chances, strict=True)
            )
        return lost / len(self.leads)

    def report(self) -> dict[str, object]:
        """The Brier score, that of equal chances for everybody, and the reliability table."""
        equal = 1 / self.kingdoms
        return {
            "games": self.games,
            "moments": len(self.pairs) // self.kingdoms,
            "brier": round(self._brier(chance for chance, _ in self.pairs), 4),
            "brier_of_equal": round(self._brier(equal for _ in self.pairs), 4),
            "reliability": [self._row(number) for number in range(BINS)],
        }

    def _brier(self, chances: Iterable[float]) -> float:
        squares = [
            (chance - won) ** 2 for chance, (_, won) in zip(chances, self.pairs, strict=True)
        ]
        return sum(squares) / len(squares) if squares else 0.0

    def _row(self, number: int) -> dict[str, object]:
        rows = [pair for pair in self.pairs if min(int(pair[0] * BINS), BINS - 1) == number]
        return {
            "from": number / BINS,
            "count": len(rows),
            "foretold": round(sum(chance for chance, _ in rows) / len(rows), 3) if rows else None,
            "won": round(sum(won for _, won in rows) / len(rows), 3) if rows else None,
        }


def calibrate(
    options: Options, games: int, seed: str, *, samples: int, has_numba: bool = HAS_NUMBA
) -> Calibration:
    """Play games among lords of several levels; note the chances before one turn of each round."""
    found = Calibration(kingdoms=options.kingdoms)
    levels = [one for one in offered(options, has_numba=has_numba) if one.name in LEVELS]
    for number in range(1, games + 1):
        game = selfplay.new_game(options, seed, number)
        chance = random.Random(f"{seed}:{number}")
        lords = [
            LevelLord(
                chance.choice(levels),
                selfplay.seed_of_game(f"{seed}:{kingdom}", number),
                has_numba=has_numba,
            )
            for kingdom in range(options.kingdoms)
        ]
        foretold = _play(game, lords, chance, samples, has_numba)
        winners = {options.setup.kingdom(seat) - 1 for seat in game.winners() or ()}
        won = [(one in winners) / len(winners) for one in range(options.kingdoms)]
        for one in foretold:
            found.add(one, won)
        found.games += 1
    return found


def _play(
    game: Game, lords: Sequence[LevelLord], chance: random.Random, samples: int, has_numba: bool
) -> list[Foretold]:
    """Play a game to its end; the outlook before one turn of each round, first choices left out."""
    foretold = []
    asked: tuple[int, int] | None = None
    while game.turn is not None:
        turn = game.turn
        if turn.round and (asked is None or asked[0] != turn.round):
            asked = turn.round, chance.randint(1, len(game.view().order))
        if asked == (turn.round, turn.number):
            outlook = outlook_before(game, samples=samples, has_numba=has_numba)
            foretold.append((dominoes_left(game.view()), outlook))
        lord = lords[game.options.setup.kingdom(turn.seat) - 1]
        for move in whole_turn(game, lord):
            game.play(move)
    return foretold
