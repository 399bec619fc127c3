"""Whole games of any set-up through the services, each turn composed at random, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine import Composition, Game, Kind, Move, Step
from services.core.live_games import load
from services.facts import Person, Press, Refused
from services.facts.games import GameFact
from services.facts.panels import PanelFact, TurnEnded
from services.facts.tables import Setup
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_fact, table_row
from tests.helpers.world import NAMES, PEOPLE, World

OPTIONAL = (Step.SEND, Step.TAX, Step.BUILD, Step.BURN, Step.COURT)


def new_game(setup: Setup, seed: int = 1) -> Game:
    """Return a game at its start."""
    return Game.new(setup.options(), NAMES[: setup.lords], seed=bytes([seed]) * 32)


def filled(composition: Composition) -> list[Move]:
    """Return the moves of a draft, but the word that ends it."""
    return [move for move in composition.moves if move.kind is not Kind.END]


def picked(random: Random, options: Sequence[Move]) -> Move:
    """Pick one of the moves, which may be a list that is never made whole."""
    return options[random.randrange(len(options))]


def random_turn(game: Game, random: Random, *, often: float = 0.6) -> list[Move]:
    """Return a turn at random; each optional step happens as `often`, where it can."""
    composition = game.compose(())
    for step in Step:
        while step in composition.todo:
            move = picked(random, composition.options[step])
            composition = game.compose([*filled(composition), move])
        options = composition.options.get(step, ())
        if step in OPTIONAL and options and random.random() < often:
            judged = game.compose([*filled(composition), picked(random, options)])
            composition = composition if judged.dropped else judged
    assert composition.ready
    return list(composition.moves)


def play_receives(game: Game, random: Random) -> None:
    """Let whoever is on turn receive the giants on their way to them, at random."""
    while game.turn is not None and game.turn.step is Step.RECEIVE:
        game.play(picked(random, game.legal_moves()))


async def skip(world: World, game: int, turn: str, *, seed: int = 0, often: float = 0.6) -> None:
    """Commit turns at random until one begins, or to the end of the game."""
    random, context = Random(seed), world.services.context
    while True:
        async with context.read() as connection:
            live = await load(context, connection, game)
            row = await table_row(connection, live.row.table_id)
            table = await table_fact(connection, row)
        if live.seat is None or live.turn == turn:
            return
        if live.row.receiving:
            await world.receive_all(game)
            continue
        moves = tuple(random_turn(live.game, random, often=often))
        await commit(context, Turn(live, row, table, moves, "lord"))


class Lords:
    """Lords who compose their turns in any order, change their minds, and end them."""

    def __init__(self, world: World, game: int, seed: int) -> None:
        self.world = world
        self.game = game
        self.random = Random(seed)
        self.ended: list[TurnEnded] = []
        self.panels: list[PanelFact] = []

    async def finish(self, *, turns: int = 1000) -> GameFact:
        """Play some turns, or to the end."""
        play = self.world.services.play
        for _ in range(turns):
            fact = await play.game(self.game)
            if fact.ending is not None:
                break
            await self._receive(fact)
            fact = await play.game(self.game)
            if fact.ending is None:
                await self.turn()
        return await play.game(self.game)

    async def turn(self) -> TurnEnded:
        """Compose and end a turn of whoever is on turn."""
        play, person = self.world.services.play, await self.world.on_turn(self.game)
        panel = await play.panel(Press(self.game, person))
        wishes = self.random.randrange(4)
        while panel.composition.todo or wishes > 0:
            wishes -= 1
            panel = await self._step(person, panel, needed=wishes < 0)
            self.panels.append(panel)
        ended = await play.end_turn(
            Press(self.game, person, version=panel.game.version), revision=panel.revision
        )
        self.ended.append(ended)
        return ended

    async def _step(self, person: Person, panel: PanelFact, *, needed: bool) -> PanelFact:
        """Fill a slot, one that has to be if `needed`; now and then empty one."""
        play, composition = self.world.services.play, panel.composition
        if not needed and panel.filled and self.random.random() < 0.1:
            return await play.undo_slot(Press(self.game, person), filled=panel.filled)
        steps = composition.todo if needed else tuple(composition.options)
        open_ = [step for step in steps if composition.options.get(step)]
        if not open_:
            return panel
        step = self.random.choice(open_)
        move = picked(self.random, composition.options[step])
        try:
            return await play.set_slot(Press(self.game, person, version=panel.game.version), move)
        except Refused as refusal:
            if needed or not refusal.code.startswith(("build_", "burn_", "court_", "tax_")):
                raise
            return await play.panel(Press(self.game, person))

    async def _receive(self, fact: GameFact) -> None:
        """Receive giants: who is on turn must, others may."""
        play = self.world.services.play
        for kingdom in fact.view.kingdoms:
            seat = fact.table.seats[kingdom.seats[0] - 1]
            due = fact.seat_on_turn == seat
            for _ in range(kingdom.pending):
                if not due and self.random.random() < 0.5:
                    continue
                person = PEOPLE[seat.user or 0]
                asked = await play.receive_panel(Press(self.game, person))
                square = self.random.choice(asked.crowns).square
                await play.receive(Press(self.game, person, version=asked.game.version), square)
