"""Queendomino in tests: turns at random in which everything optional happens, and finding some."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from engine import Composition, Game, Kind, Move, Options, Step
from services.core.live_games import load
from services.facts import Person
from services.facts.games import GameFact
from services.facts.tables import Setup
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_fact, table_row
from tests.helpers.quickest import quickest
from tests.helpers.world import World

NAMES = ("Ann", "Ben", "Cara", "Dan")
TOWN = (Step.TAX, Step.BUILD, Step.BURN)
QUEENDOMINO = Setup(box="queendomino", lords=2)


def new_game(lords: int, seed: int) -> Game:
    """Return a game at its start."""
    options = Options(box="queendomino", players=lords)
    return Game.new(options, NAMES[:lords], seed=bytes([seed]) * 32)


def filled(composition: Composition) -> list[Move]:
    """Return the moves of a draft, but the word that ends it."""
    return [move for move in composition.moves if move.kind is not Kind.END]


def random_turn(game: Game, random: Random, *, often: float = 0.6) -> list[Move]:
    """Return a turn at random; each optional step happens as `often`, where it can."""
    composition = game.compose(())
    while composition.todo and Step.PLACE in composition.todo:
        place = random.choice(composition.options[Step.PLACE])
        composition = game.compose([*filled(composition), place])
    for step in TOWN:
        for move in random.sample(options := composition.options.get(step, ()), len(options)):
            if random.random() >= often:
                continue
            judged = game.compose([*filled(composition), move])
            composition = composition if judged.dropped else judged
    for step in composition.todo:
        move = random.choice(composition.options[step])
        composition = game.compose([*filled(composition), move])
    assert composition.ready
    return list(composition.moves)


def play(game: Game, moves: list[Move]) -> None:
    """Play a turn."""
    for move in moves:
        game.play(move)


async def play_until(
    world: World, game: int, wanted: Callable[[Game], bool], *, seed: int = 0, often: float = 0.6
) -> bool:
    """Commit turns at random until a turn begins that is wanted; False at the game's end."""
    random = Random(seed)
    context = world.services.context
    while True:
        async with context.read() as connection:
            live = await load(context, connection, game)
            row = await table_row(connection, live.row.table_id)
            table = await table_fact(connection, row)
        if live.seat is None:
            return False
        if wanted(live.game):
            return True
        moves = tuple(random_turn(live.game, random, often=often))
        await commit(context, Turn(live, row, table, moves, "lord"))


async def found(
    world: World, wanted: Callable[[Game], bool], *, lords: int = 2, often: float = 0.6
) -> tuple[GameFact, Person]:
    """Return a game in which a turn that is wanted begins, and the lord on turn."""
    game = await world.start(Setup(box="queendomino", lords=lords))
    seed = await soonest(world, game.id, wanted, often=often)
    assert await play_until(world, game.id, wanted, seed=seed, often=often)
    return await world.services.play.game(game.id), await world.on_turn(game.id)


async def soonest(
    world: World, game: int, wanted: Callable[[Game], bool], *, often: float = 0.6
) -> int:
    """Return the seed with which `play_until` takes the fewest turns."""
    async with world.services.context.read() as connection:
        live = await load(world.services.context, connection, game)
    return quickest(live.game, wanted, partial(random_turn, often=often))


def placed(game: Game) -> Composition | None:
    """Return the draft with a domino placed on the first spot; None where it is no such turn."""
    options = game.compose(()).options.get(Step.PLACE, ())
    if not options or options[0].kind is not Kind.PLACE:
        return None
    return game.compose([options[0]])


def has(game: Game, step: Step) -> bool:
    """Whether an optional step may be done once the first placement is made."""
    composition = placed(game)
    return composition is not None and bool(composition.options.get(step))


def why(game: Game, step: Step) -> str:
    """Return the code of why an optional step can't be done after the first placement."""
    composition = placed(game)
    refusal = None if composition is None else composition.why.get(step)
    return "" if refusal is None else refusal.code
