"""Write the perft files anew: python -m tests.reference.write_perft

A position is a set-up, a seed and the moves played; under it stand the numbers of move sequences by
depth, counted by the reference. A number that changes needs a rule that changed.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.reference.game import SETUPS, ReferenceGame, perft

FOLDER = Path(__file__).parents[1] / "engine" / "perft"
CUTS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.85, 0.97)
MOST_NODES = 40_000
DEEPEST = 5


def position(rule: str, seed: bytes, cut: float) -> list[str]:
    """The first part of a random game."""
    chance = random.Random(f"{rule}:{cut}")
    game = ReferenceGame(rule, seed)
    while not game.over:
        game.play(chance.choice(game.moves()))
    return game.log[: int(len(game.log) * cut)]


def counts(rule: str, seed: bytes, moves: list[str]) -> list[int]:
    """Numbers by depth, as far as the budget of nodes goes."""
    found: list[int] = []
    while len(found) < DEEPEST and (not found or 0 < found[-1] <= MOST_NODES // 20):
        found.append(perft(rule, seed, moves, len(found) + 1))
    return found


def write(rule: str) -> None:
    """One file a set-up."""
    lines = [f"# {rule}: position, then how many sequences of 1, 2, 3 … moves follow it"]
    for number, cut in enumerate(CUTS, 1):
        seed = bytes([number]) * 32
        moves = position(rule, seed, cut)
        lines += ["", f"seed {seed.hex()}", f"moves {'; '.join(moves)}".rstrip()]
        lines += [f"depth {d} {n}" for d, n in enumerate(counts(rule, seed, moves), 1)]
    (FOLDER / f"{rule}.perft").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    for rule in SETUPS:
        write(rule)
