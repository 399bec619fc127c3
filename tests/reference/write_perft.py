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
FIRST = ("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8")
"""The set-ups whose positions are counted deeply."""

WHOLE = ("R4-court", "R8-court", "R16-court", "R16-q-court")
"""Of those with The Court, the ones whose files hold every sort of position."""

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


GIANTS: dict[str, Callable[[ReferenceGame], bool]] = {
    "a giant is due": lambda game: kinds(game) == {"giant"} and len(game.moves()) > 1,
    "a giant can be sent": lambda game: (
        {"send", "choose"} <= kinds(game) and len({move[-1] for move in sends(game)}) > 1
    ),
    "of two giants one can be sent": lambda game: len({move[:-2] for move in sends(game)}) > 1,
    "a giant must be received": lambda game: kinds(game) == {"receive"} and bool(game.waiting),
    "two giants are on their way to one lord": lambda game: any(
        one.pending > 1 for one in game.kingdoms.values()
    ),
    "a giant is due in the last round": lambda game: kinds(game) == {"giant"} and is_last(game),
    "a giant can be sent in the last round": lambda game: {"send", "end"} <= kinds(game),
    "a giant is on its way after the last turn": lambda game: (
        kinds(game) == {"receive"} and not game.waiting
    ),
}
"""Positions that a file with giants should have."""

COURT: dict[str, Callable[[ReferenceGame], bool]] = {
    "a token can be recruited": lambda game: (
        kinds(game) == {"recruit", "end"} and len(game.moves()) > 10
    ),
    "the pile can be searched": lambda game: (
        {"search", "recruit", "end"} <= kinds(game) and len(game.moves()) < FEW
    ),
    "a token may stand where a resource has paid": lambda game: any(
        move.split()[2] in move.split()[3:] for move in game.moves() if "recruit" in move
    ),
    "two tokens lie face up": lambda game: (
        len(game.court.face_up) == 2 and kinds(game) == {"recruit", "end"}
    ),
    "the last round, a token can be recruited": lambda game: (
        is_last(game) and {"recruit", "end"} <= kinds(game)
    ),
    "a choice before the purchase": lambda game: (
        kinds(game) == {"choose"}
        and len(game.kingdom_of(game.seat).resources) > 2
        and is_late(game)
    ),
}
"""Positions that a file with The Court should have."""

MET = ("a giant is due", "a giant must be received")
"""Of the giants' positions, those that a short file with The Court should have, too."""

WEDDING: dict[str, Callable[[ReferenceGame], bool]] = {
    "a domino of Kingdomino is placed, and the town is open": lambda game: (
        game.just_placed != [] and game.lines % 2 == 1 and "build" in kinds(game)
    ),
}
"""Positions that a file of two boxes should have."""

TEAMS: dict[str, Callable[[ReferenceGame], bool]] = {
    "the partner bribed the dragon": lambda game: (
        any(game.number_of(game.seat) == own for own in game.board.burnt.values())
        and "build" in kinds(game)
    ),
    "the partner is next": lambda game: (
        len(game.waiting) > 1
        and game.done != ""
        and game.waiting[1][0] != game.seat
        and game.number_of(game.waiting[1][0]) == game.number_of(game.seat)
    ),
}
"""Positions that a file of teams should have."""

FEW = 400
SMALL = 3_000
GAMES = 60


def sends(game: ReferenceGame) -> list[str]:
    """The legal moves that send a giant."""
    return [move for move in game.moves() if move.startswith("send")]


def is_late(game: ReferenceGame) -> bool:
    """Whether few moves are left to count."""
    return game.remaining < game.setup.line * 2


def wanted(name: str) -> dict[str, Callable[[ReferenceGame], bool]]:
    """What is special in a set-up; beside The Court little of what files without it hold."""
    setup = SETUPS[name]
    found = {"the start": SPECIAL["the start"]}
    if setup.court and name not in WHOLE:
        met = {what: GIANTS[what] for what in MET} if setup.giants else {}
        return found | COURT | met | {"the last turns": SPECIAL["the last turns"]}
    found |= GIANTS if setup.giants else {}
    found |= COURT if setup.court else {}
    found |= WEDDING if len(setup.boxes) > 1 else {}
    found |= TEAMS if "teams" in setup.words else {}
    if setup.builds:
        few = ("every optional step is open", "the last round, everything open")
        found |= {what: SPECIAL[what] for what in few}
    return found | {"the last turns": SPECIAL["the last turns"]}


def special_positions(name: str) -> Iterator[Position]:
    """The first position of each sort in a row of games; what never comes is left out."""
    missing = wanted(name)
    for number in range(GAMES):
        seed = bytes([number + 1]) * 32
        for game in random_game(name, seed, number, is_eager=number % 2 == 1):
            if game.over:
                continue
            for what in [what for what, holds in missing.items() if holds(game)]:
                del missing[what]
                yield what, seed, list(game.log)
        if not missing:
            return
    print(f"{name}: never {', '.join(missing)}")


def random_game(
    rule: str, seed: bytes, salt: object, is_eager: bool = False
) -> Iterator[ReferenceGame]:
    """A game before each of its moves; with buildings the kind of move is drawn first.

    Eager lords leave out no optional step that they can take.
    """
    chance, setup = random.Random(f"{rule}:{salt}"), SETUPS[rule]
    game = ReferenceGame(rule, seed)
    while not game.over:
        yield game
        moves = game.moves()
        if setup.builds or setup.giants or setup.court:
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
    if rule not in FIRST:
        yield from special_positions(rule)
        return
    if SETUPS[rule].builds:
        for number, what in enumerate(SPECIAL, 1):
            yield special_position(rule, number, what)
        return
    for number, cut in enumerate(CUTS, 1):
        seed = bytes([number]) * 32
        yield "", seed, cut_position(rule, seed, cut)


def counts(rule: str, seed: bytes, moves: list[str]) -> list[int]:
    """Numbers by depth, as far as the budget of nodes goes."""
    game = ReferenceGame(rule, seed)
    for move in moves:
        game.play(move)
    most = MOST_NODES if rule in FIRST else SMALL
    found: list[int] = []
    while len(found) < DEEPEST and (not found or 0 < found[-1] <= most // 20):
        found.append(perft(game, len(found) + 1))
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
