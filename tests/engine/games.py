"""Games for the tests: one of every set-up, played a number of moves by a fixed rule."""

import hashlib

from engine import Game, Move, Options

SETUPS: dict[str, Options] = {
    "R1": Options(players=2),
    "R2": Options(players=2, variants=frozenset({"mighty_duel"})),
    "R3": Options(players=3),
    "R4": Options(players=4, variants=frozenset({"middle_kingdom", "harmony"})),
    "R5": Options(box="discovery", players=2),
    "R6": Options(box="queendomino", players=2),
    "R7": Options(box="queendomino", players=3),
    "R8": Options(box="queendomino", players=4, variants=frozenset({"middle_kingdom", "harmony"})),
}
NAMES = ["Ann", "Ben", "Cara", "Dan"]
TOWN = [rule for rule, options in SETUPS.items() if options.town]
"""The set-ups with coins, knights, buildings, the Queen and the dragon."""


def kings_of(rule: str) -> int:
    """How many kings a set-up has, and so turns a round."""
    return SETUPS[rule].players * SETUPS[rule].kings


def new_game(rule: str = "R4", seed: int = 0) -> Game:
    """A game at its start."""
    options = SETUPS[rule]
    key = hashlib.sha256(b"test:%d" % seed).digest()
    return Game.new(options, NAMES[: options.players], seed=key)


def choice(game: Game) -> Move:
    """A legal move that looks random but only depends on how many were played."""
    moves = game.legal_moves()
    return moves[(37 * len(game.moves) + 11) % len(moves)]


def played(rule: str = "R4", moves: int = 40, seed: int = 0) -> Game:
    """A game after some moves."""
    game = new_game(rule, seed)
    for _ in range(moves):
        game.play(choice(game))
    return game


def finished(rule: str = "R4", seed: int = 0) -> Game:
    """A whole game."""
    game = new_game(rule, seed)
    while not game.over:
        game.play(choice(game))
    return game
