"""Lords to compare others with: one that plays by chance, and the one of published matches."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import GameView, Move
from engine.draws import block


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A lord with a chance of its own; `full` says that it plays the best total two dominoes ahead.

    The latter needs numba, and a game that the kernel knows.
    """

    full: bool
    seed: bytes

    def __call__(self, view: GameView, moves: Sequence[Move], _: int | None = None) -> Move:
        """The move it plays."""
        if view.turn is None:
            raise ValueError("nobody is on turn")
        where = f"yardstick:{view.turn.text()}:{view.turn.step}:{len(moves)}"
        chance = int.from_bytes(block(self.seed, where, 0)[:4])
        if not self.full or len(moves) == 1:
            return moves[chance % len(moves)]
        from ai.search import full_greedy  # noqa: PLC0415 - numba is optional, and slow to import

        return full_greedy(view, chance)
