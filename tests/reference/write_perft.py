"""Write the perft files anew: python -m tests.reference.write_perft

A position is a set-up, a seed and the moves played; under it stand the numbers of move sequences by
depth, counted by the reference. A number that changes needs a rule that changed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.reference import SETUPS, ReferenceGame, perft

FOLDER = Path(__file__).parents[1] / "engine" / "perft"
CUTS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.85, 0.97)
MOST_NODES = 40_000
DEEPEST = 5

Position = tuple[str, bytes, list[str]]
"""What is special about it, the seed, the moves."""


def kinds(game: ReferenceGame) -> set[str]:
    """The first words of the legal moves."""
    return {move.split()[0] for move in game.moves()}


def is_last(game: ReferenceGame) -> bool:
    """Whether there is no line to choose from."""
    return not game.offered


SPECIAL: dict[str, Callable[[ReferenceGame], bool]] = {
    "the start": lambda game: True,
    "every optional step is open": lambda game: {"tax", "build", "burn"} <= kinds(game),
    "a second knight can tax": lambda game: game.done == "B" and "tax" in kinds(game),
    "the dragon is out": lambda game: bool(game.board.burnt) and "build" in kinds(game),
    "the lord hosts the Queen": lambda game: (
        game.kingdoms[game.seat].queen and "build" in kinds(game)
    ),
    "another lord hosts the Queen": lambda game: (
        any(k.queen for k in game.kingdoms.values()) and {"build", "burn"} <= kinds(game)
    ),
    "copies of one building": lambda game: any("@" in move for move in game.moves()),
    "discarded, yet something can be built": lambda game: (
        game.done == "A" and not game.just_placed and {"build", "choose"} <= kinds(game)
    ),
    "slots stay empty": lambda game: (
        not game.board.pile
        and game.done == ""
        and None in game.board.slots
        and not game.board.bought
    ),
    "the last round, before placing": lambda game: is_last(game) and "place" in kinds(game),
    "the last round, everything open": lambda game: (
        is_last(game) and {"tax", "build", "end"} <= kinds(game)
    ),
    "the last round, only a bribe or the end": lambda game: kinds(game) == {"burn", "end"},
    "the last turns": lambda game: len(game.waiting) == 2 and is_last(game),
}
"""Positions that a file with buildings must have."""


def random_game(
    rule: str, seed: bytes, salt: object, is_eager: bool = False
) -> Iterator[ReferenceGame]:
    """A game before each of its moves; with buildings the kind of move is drawn first.

    Eager lords leave out no optional step that they can take.
    """
    chance = random.Random(f"{rule}:{salt}")
    game = ReferenceGame(rule, seed)
    while not game.over:
        yield game
        moves = game.moves()
        if game.setup.builds:
            open_kinds = kinds(game)
            if is_eager and len(open_kinds) > 1:
                open_kinds -= {"choose", "end"}
            kind = chance.choice(sorted(open_kinds))
            moves = [move for move in moves if move.split()[0] == kind]
        game.play(chance.choice(moves))
    yield game


def cut_position(rule: str, seed: bytes, cut: float) -> list[str]:
    """The first part of a random game."""
    *_, game = random_game(rule, seed, cut)
    return game.log[: int(len(game.log) * cut)]


def special_position(rule: str, number: int, what: str) -> Position:
    """The first position of that sort, each in a game of its own."""
    for attempt in range(200):
        seed = bytes([number, attempt]) * 16
        for game in random_game(rule, seed, number, is_eager=attempt % 2 == 1):
            if not game.over and SPECIAL[what](game):
                return what, seed, list(game.log)
    raise LookupError(what)


def positions(rule: str) -> Iterator[Position]:
    """What a file holds."""
    if SETUPS[rule].builds:
        for number, what in enumerate(SPECIAL, 1):
            yield special_position(rule, number, what)
        return
    for number, cut in enumerate(CUTS, 1):
        seed = bytes([number]) * 32
        yield "", seed, cut_position(rule, seed, cut)


def counts(rule: str, seed: bytes, moves: list[str]) -> list[int]:
    """Numbers by depth, as far as the budget of nodes goes."""
    found: list[int] = []
    while len(found) < DEEPEST and (not found or 0 < found[-1] <= MOST_NODES // 20):
        found.append(perft(rule, seed, moves, len(found) + 1))
    return found


def write(rule: str) -> None:
    """One file a set-up."""
    lines = [f"# {rule}: position, then how many sequences of 1, 2, 3 … moves follow it"]
    for what, seed, moves in positions(rule):
        lines += ["", *([f"# {what}"] if what else [])]
        lines += [f"seed {seed.hex()}", f"moves {'; '.join(moves)}".rstrip()]
        lines += [f"depth {d} {n}" for d, n in enumerate(counts(rule, seed, moves), 1)]
    (FOLDER / f"{rule}.perft").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or SETUPS:
        write(name)
