"""Calibration: what reviews call a chance of winning, compared with who won self-played games."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ai.levels import HAS_NUMBA, LevelLord, offered
from ai.review import outlook_before
from ai.turns import whole_turn
from engine import Game, Options, selfplay

LEVELS = ("squire", "knight", "duke")
"""The levels that play, as far as they are offered: a game has several of them, by chance."""

BINS = 10


@dataclass(slots=True)
class Calibration:
    """Chances foretold, each with the share of the victory that followed: 0, 1, or between."""

    pairs: list[tuple[float, float]] = field(default_factory=list)
    games: int = 0
    kingdoms: int = 1

    def add(self, chances: Iterable[float], won: Sequence[float]) -> None:
        """Note what was foretold at a moment of a game, and what came of it."""
        self.pairs += zip(chances, won, strict=True)

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
        for chances in foretold:
            found.add(chances, won)
        found.games += 1
    return found


def _play(
    game: Game, lords: Sequence[LevelLord], chance: random.Random, samples: int, has_numba: bool
) -> list[tuple[float, ...]]:
    """Play a game to its end; the chances before one turn of each round, first choices left out."""
    foretold = []
    asked: tuple[int, int] | None = None
    while game.turn is not None:
        turn = game.turn
        if turn.round and (asked is None or asked[0] != turn.round):
            asked = turn.round, chance.randint(1, len(game.view().order))
        if asked == (turn.round, turn.number):
            foretold.append(outlook_before(game, samples=samples, has_numba=has_numba).chances)
        lord = lords[game.options.setup.kingdom(turn.seat) - 1]
        for move in whole_turn(game, lord):
            game.play(move)
    return foretold
