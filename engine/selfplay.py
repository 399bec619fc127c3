"""Games that random lords play, with every choice drawn from the game's own seed."""

import hashlib
from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.deal import NO_ICONS
from engine.draws import Stream
from engine.game import Game
from engine.setups import Options


def seed_of_game(seed: str, number: int) -> bytes:
    """The seed of the n-th game of a run."""
    return hashlib.sha256(f"{seed}:{number}".encode()).digest()


def new_game(options: Options, seed: str, number: int, icons: Mapping[str, str] = NO_ICONS) -> Game:
    """The n-th game of a run, at its start."""
    names = default_names(options.players)
    game = Game.new(options, names, seed=seed_of_game(seed, number), icons=icons)
    game.header["game"] = str(number)
    return game


def default_names(players: int) -> list[str]:
    """Names for lords without one."""
    return [f"Lord{seat}" for seat in range(1, players + 1)]


def play_randomly(game: Game) -> None:
    """Play to the end, choosing an index of legal_moves() by the random stream `lord`."""
    stream, court = Stream(game.seed, "lord"), game.options.court
    while not game.over:
        if court:
            game.play(game.move_at(stream.below(game.count_moves())))
        else:
            moves = game.legal_moves()
            game.play(moves[stream.below(len(moves))])


LORDS: Mapping[str, Callable[[Game], None]] = MappingProxyType({"random": play_randomly})
"""The lords that can play, by name; each plays a game from its start to its end."""
