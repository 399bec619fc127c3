"""Which chance leads soonest to a turn that a test wants, tried in the engine alone.

What is played does not depend on what is wanted: games that were played for one test are looked
through again for the next one that begins alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from random import Random

from engine import Game, Move, Step

Play = Callable[[Game, Random], Sequence[Move]]

KEPT = 100
"""So many games are kept; of the openings there are far fewer than tests."""


class _Walk:
    """A game played at random, turn by turn and no farther than somebody looks.

    Giants on their way cover the last crown they may.
    """

    def __init__(self, game: Game, play: Play, seed: int) -> None:
        self._game, self._play, self._random = game.copy(), play, Random(seed)
        self._seen = [(0, self._game.copy())]

    def __iter__(self) -> Iterator[tuple[int, Game]]:
        """The positions, and how many turns were ended before each."""
        place = 0
        while place < len(self._seen) or self._go_on():
            yield self._seen[place]
            place += 1

    def _go_on(self) -> bool:
        game, turns = self._game, self._seen[-1][0]
        if game.turn is None:
            return False
        if game.turn.step is Step.RECEIVE:
            game.play(game.legal_moves()[-1])
        else:
            turns += 1
            for move in self._play(game, self._random):
                game.play(move)
        if game.turn is None:
            return False
        self._seen.append((turns, game.copy()))
        return True


_walks: dict[Hashable, _Walk] = {}


def quickest(game: Game, wanted: Callable[[Game], bool], play: Play) -> int:
    """Return the one of twelve seeds (more, for what is rare) that comes to such a turn soonest.

    `wanted` looks at a game and leaves it as it is.
    """
    best, found = 1000, None
    for seed in range(200):
        if seed >= 12 and found is not None:
            return found
        turns = _turns(_walk(game, play, seed), wanted, best)
        if turns is not None:
            best, found = turns, seed
    raise AssertionError("no such turn in 200 games")


def _turns(walk: _Walk, wanted: Callable[[Game], bool], most: int) -> int | None:
    """Count the turns until one is wanted; None where that takes as many as `most`, or all."""
    for turns, game in walk:
        if turns >= most:
            return None
        if wanted(game):
            return turns
    return None


def _walk(game: Game, play: Play, seed: int) -> _Walk:
    how = (play.func, *play.keywords.items()) if isinstance(play, partial) else play
    key = (game.to_record(), how, seed)
    if key not in _walks:
        if len(_walks) >= KEPT:
            del _walks[next(iter(_walks))]
        _walks[key] = _Walk(game, play, seed)
    return _walks[key]
