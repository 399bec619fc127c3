"""A game on a stage, played on at random to a turn that a test wants."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine import Composition, Game, Kind, Move, Step
from services.core.live_games import load
from services.facts import Person, Press
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_fact, table_row
from tests.e2e.stage import Stage
from tests.helpers.anything import random_turn
from tests.helpers.quickest import quickest


async def play_on(stage: Stage, game: int, wanted: Callable[[Game], bool]) -> bool:
    """Commit turns until one begins that is wanted, giants received; False at the game's end."""
    services, random = stage.services, None
    while True:
        async with services.context.read() as connection:
            live = await load(services.context, connection, game)
            row = await table_row(connection, live.row.table_id)
            table = await table_fact(connection, row)
        if live.seat is None:
            return False
        if wanted(live.game):
            return True
        random = random or Random(quickest(live.game, wanted, _turn))
        if live.game.turn is not None and live.game.turn.step is Step.RECEIVE:
            seat = table.seats[live.seat - 1]
            person = Person(seat.user or 0, seat.name or "")
            await services.play.receive(Press(game, person), live.game.legal_moves()[-1].squares[0])
            continue
        moves = tuple(_turn(live.game, random))
        await commit(services.context, Turn(live, row, table, moves, "lord"))


def _turn(game: Game, random: Random) -> list[Move]:
    return random_turn(game, random, often=1.0)


def laid(game: Game) -> Composition | None:
    """Return the draft with the domino on its first spot; None where there is none to lay."""
    options = game.compose(()).options.get(Step.PLACE, ())
    if not options or options[0].kind is not Kind.PLACE:
        return None
    return game.compose([options[0]])


def allows(step: Step, *, least: int = 1) -> Callable[[Game], bool]:
    """Whether a step has options once the domino lies on its first spot, and a choice of spots."""

    def wanted(game: Game) -> bool:
        composition = laid(game)
        if composition is None or Step.PLACE in composition.forced:
            return False
        return len(composition.options.get(step, ())) >= least

    return wanted
