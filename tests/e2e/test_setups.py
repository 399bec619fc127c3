"""Whole games of the other set-ups by buttons: Royal Wedding, teams, giants, The Court."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Game, Kind, Move, Step
from sandbox import Message
from services._live import load
from services._tablefacts import table_row
from services.play._committing import Turn, commit
from tests.e2e import greedily
from tests.e2e.hands import Buttons
from tests.e2e.sitting import Sitting, sit_down
from tests.e2e.stage import Stage, bare
from tests.e2e.telling import Told, covered, reports, retold
from tests.helpers.world import NAMES
from tests.reference import ReferenceGame


@dataclass(frozen=True)
class Setup:
    """A set-up: how it is asked for, which row of the table it is, what has to happen in it."""

    rule: str
    lords: int
    options: dict[str, Any]
    kinds: frozenset[Kind] = frozenset()
    seed: int = 1


ENOUGH = 2
"""So many turns with a step are pressed, beside the first choice and the last round."""
SEED = sha256(b"every set-up").digest()
BOTH = frozenset({Kind.TAX, Kind.BUILD, Kind.BURN})
GIANTS = frozenset({Kind.GIANT, Kind.SEND, Kind.RECEIVE})
SETUPS = {
    "wedding for three": Setup("R9", 3, {"box": "royal_wedding"}, BOTH),
    "wedding for eight": Setup("R11-8", 8, {"box": "royal_wedding"}, BOTH),
    "teams of six": Setup(
        "R12-6", 6, {"box": "royal_wedding", "teams": True, "partners": "drawn"}, BOTH
    ),
    "giants for five": Setup("R17", 5, {"box": "kingdomino", "giants": True}, GIANTS),
    "court for three": Setup(
        "R3-court", 3, {"box": "kingdomino", "court": True}, frozenset({Kind.RECRUIT})
    ),
}


class Hall(Stage):
    """A stage with eight people, on which the game of a seed is dealt."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.entropy = lambda size: SEED[:size]
        (server,) = self.world.servers.values()
        for name in NAMES[4:]:
            self.world.add_member(server, self.world.add_user(name))


@pytest.fixture
async def hall(data: Path) -> AsyncIterator[Stage]:
    """The bot in a hall."""
    async with Hall(data) as stage:
        yield stage


@pytest.mark.parametrize("name", SETUPS)
async def test_a_whole_game(hall: Stage, name: str) -> None:
    """Every step is done by buttons; every turn is told once and stands in the record."""
    setup = SETUPS[name]
    sitting = await sit_down(hall, setup.lords, **setup.options)
    fact = await sitting.fact()
    names = [sitting.name_of(seat.user) for seat in fact.table.seats]
    game = Game.new(fact.view.options, names, seed=SEED)
    assert fact.view == game.view()
    players = Players(sitting, game, Random(setup.seed))
    await players.play()
    assert setup.kinds <= {move.kind for move in game.moves}
    check_thread(sitting, game)
    await check_record(sitting, game, setup.rule)


@dataclass
class Players:
    """The lords of a sitting, who press, and the engine beside them."""

    sitting: Sitting
    game: Game
    chance: Random
    hands: Buttons = field(init=False)
    pressed: Counter[Kind] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.hands = Buttons(self.sitting)

    async def play(self) -> None:
        """Play the game to its end."""
        while not self.game.over:
            await self._receive()
            if self.game.turn is None or self.game.turn.step is Step.RECEIVE:
                continue
            before = self.game.copy()
            acts = greedily.turn(self.game, self.chance)
            moves = acts[-1].draft.moves
            if self._is_known(before, moves):
                await self._commit(moves)
            else:
                await self.hands.play(before, acts)
                assert (await self.sitting.fact()).view == self.game.view()
            await self.sitting.stage.settle()

    def _is_known(self, before: Game, moves: Sequence[Move]) -> bool:
        """Whether such a turn was pressed often enough: then it costs no presses any more."""
        kinds = {move.kind for move in moves}
        rare = any(self.pressed[kind] < ENOUGH for kind in kinds)
        assert before.turn is not None
        rounds = before.options.setup.rounds
        if rare or not 0 < before.turn.round < rounds:
            self.pressed.update(kinds)
            return False
        return True

    async def _commit(self, moves: Sequence[Move]) -> None:
        """Play a turn without a panel."""
        house, fact = self.sitting.stage.services.house, await self.sitting.fact()
        async with house.read() as connection:
            live = await load(house, connection, fact.id)
            row = await table_row(connection, live.row.table_id)
        turn = Turn(live, row, fact.table.setup, fact.table.seats, tuple(moves), "lord")
        await commit(house, turn)
        self.hands = Buttons(self.sitting)

    async def _receive(self) -> None:
        """Cover crowns: most lords at once by the ping, some only when they are on turn."""
        turn = self.game.turn
        waiting = [one.seats[0] for one in self.game.view().kingdoms if one.pending]
        for seat in waiting:
            on_turn = turn is not None and turn.seat == seat
            if on_turn or self.chance.random() < 0.5:
                await self._cover(seat, on_turn=on_turn)

    async def _cover(self, seat: int, *, on_turn: bool) -> None:
        stage, name = self.sitting.stage, self.game.names[seat - 1]
        pinged = [one for one in self.sitting.messages if self._calls(one, seat)]
        assert len(pinged) == 1 or (on_turn and not pinged), [bare(one) for one in pinged]
        if on_turn and stage.find(self.sitting.messages[-1], "Play"):
            screen = await self.sitting.open_panel(name)
        else:
            screen = await stage.press(name, pinged[0], "Choose a crown")
        for _ in range(self.game.view().kingdom_of(seat).pending):
            move = greedily.least(self.game, seat)
            self.hands.take(name, screen)
            screen = await self.hands.cover(move)
            self.game.play(move, seat=seat)
        await stage.settle()
        assert not [one for one in self.sitting.messages if self._calls(one, seat)]
        assert (await self.sitting.fact()).view == self.game.view()

    def _calls(self, message: Message, seat: int) -> bool:
        """Whether a message asks a lord for the crown of a giant."""
        person = self.sitting.id(self.game.names[seat - 1])
        called = f"<@{person}>" in bare(message) and "sent you a giant" in bare(message)
        return called and self.sitting.stage.find(message, "Choose a crown") is not None


def check_thread(sitting: Sitting, game: Game) -> None:
    """The thread tells each turn, and each crown that a giant sent covers, once and in order."""
    again = Game.new(game.options, game.names, seed=game.seed)
    played: list[Told] = []
    for one in game.record_turns:
        if one.moves[0].kind is Kind.RECEIVE:
            played += [covered(again, one.seat, move) for move in one.moves]
        else:
            played.append(retold(again, one.moves))
    told = [told for message in sitting.messages for told in reports(message)]
    assert Counter(told) == Counter(played)
    assert [one for one in told if not one.received] == [one for one in played if not one.received]


async def check_record(sitting: Sitting, game: Game, rule: str) -> None:
    """The record holds these moves; the engine and the reference come to the told result."""
    stage = sitting.stage
    end: Message = sitting.messages[-1]
    assert stage.labels(end) == ["Rematch", "Explain the score", "Record"]
    assert end.files
    assert len(end.files) <= 10
    shown = await stage.press("Ann", end, "Record")
    files = {file.name.rsplit(".", 1)[1]: stage.world.blobs.get(file.id) for file in shown.files}
    read = Game.from_record(files["txt"].decode())
    assert read.record_turns == game.record_turns
    assert read.view() == game.view()
    reference = ReferenceGame(rule, game.seed)
    for one in read.record_turns:
        for move in one.moves:
            received = one.seat if move.kind is Kind.RECEIVE else None
            legal = reference.moves() if received is None else reference.receives(received)
            assert move.text() in legal
            reference.play(move.text(), received)
    assert reference.over
    assert tuple(reference.totals()) == read.result()
    assert tuple(reference.winners()) == read.winners()
    texts = [kingdom.text() for kingdom in reference.kingdoms.values()]
    assert texts == [kingdom.text for kingdom in read.view().kingdoms]
    assert f"with {max(read.result() or ())}" in end.text
