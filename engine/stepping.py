"""Play a game again step by step; a step is a line of its record."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.game import Game
from engine.moves import Kind, Played, TurnRecord
from engine.view_builder import kingdom_view
from engine.views import KingdomView


class Stepped(NamedTuple):
    """A step that was played: its line, the effects of its moves, and the game right after it.

    A step is a turn, or the giants received after one. The game is the same object in every step:
    copy it to keep it.
    """

    line: TurnRecord
    played: tuple[Played, ...]
    game: Game


def start(game: Game) -> Game:
    """The game before its first choice.

    >>> from engine import Options
    >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    >>> game.play("choose K21").turn_over, start(game).moves
    (True, ())
    """
    return Game(game.deal)


def steps(game: Game, *, until: int | None = None) -> Iterator[Stepped]:
    """Play a game again, step by step, up to its step `until` (counted from 1; None: to its end).

    >>> from engine import Options
    >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    >>> game.play("choose K21").turn_over, [one.line.text() for one in steps(game)]
    (True, ['0.1 2  choose K21'])
    """
    again = start(game)
    for line in game.record_turns[:until]:
        yield Stepped(line, tuple(again.play(move, line.seat) for move in line.moves), again)


def at(game: Game, step: int) -> Game:
    """The game as it was after a step; 0 is the start.

    >>> from engine import Options
    >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    >>> game.play("choose K21").turn_over, at(game, 1).view() == game.view(), at(game, 0).moves
    (True, True, ())
    """
    again = start(game)
    for line in game.record_turns[:step]:
        for move in line.moves:
            again.play(move, line.seat)
    return again


def growth(game: Game, *, until: int | None = None) -> Iterator[tuple[KingdomView, ...]]:
    """The kingdoms as they grow: all at the start, then for each step those that it changed.

    Steps that change none, such as the first choices, are left out.

    >>> from engine import Options
    >>> game = Game.new(Options(players=2), ["Ann", "Ben"], seed=bytes(32))
    >>> game.play("choose K21").turn_over, [len(changed) for changed in growth(game)]
    (True, [2])
    """
    yield start(game).view().kingdoms
    for one in steps(game, until=until):
        setup = one.game.options.setup
        numbers = [setup.kingdom(one.line.seat)]
        numbers += [move.queen_from for move in one.played if move.queen_from is not None]
        if any(move.move.kind is not Kind.CHOOSE for move in one.played):
            deal, state = one.game.deal, one.game.state
            yield tuple(kingdom_view(deal, state, number) for number in numbers)
