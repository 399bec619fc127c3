"""Whole games of every set-up: the lords who play them, the hall where they are dealt, the proofs.

lords = Lords(sitting, game, Random(1), hands=Buttons(sitting))
await lords.play()                       # to the end; what is known costs no presses
check_thread(sitting, game)
await check_record(sitting, game, "R17")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random

from engine import Game, Kind, Move, Step
from sandbox import Message
from services.core.live_games import load
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_row
from tests.e2e import greedily
from tests.e2e.hands import Hands
from tests.e2e.sitting import Sitting
from tests.e2e.stage import Stage, bare
from tests.e2e.telling import Told, covered, reports, retold
from tests.e2e.vainly import Vain
from tests.helpers.world import NAMES
from tests.reference import ReferenceGame

SEED = sha256(b"every set-up").digest()


class Hall(Stage):
    """A stage with eight people, on which the game of a seed is dealt."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.entropy = lambda size: SEED[:size]
        (server,) = self.world.servers.values()
        for name in NAMES[4:]:
            self.world.add_member(server, self.world.add_user(name))


@dataclass
class Lords:
    """The lords of a sitting with their hands, and the engine beside them.

    `enough` turns with a step are played by hand, beside the first choice and the last round; 0
    says all. `vain` tries what is refused.
    """

    sitting: Sitting
    game: Game
    chance: Random
    hands: Hands
    enough: int = 2
    vain: Vain | None = None
    done: Counter[Kind] = field(default_factory=Counter)

    async def play(self, *, rounds: int = 99) -> None:
        """Play so many rounds, or to the end."""
        while not self.game.over and self.game.view().round <= rounds:
            await self._receive()
            if self.game.turn is None or self.game.turn.step is Step.RECEIVE:
                continue
            before = self.game.copy()
            acts = greedily.turn(self.game, self.chance)
            moves = acts[-1].draft.moves
            if self._is_known(before, moves):
                await self._commit(moves)
            else:
                tried = self.vain.between(before, acts) if self.vain else acts
                await self.hands.play(before, tried)
                assert (await self.sitting.fact()).view == self.game.view()
            await self.sitting.stage.settle()

    def _is_known(self, before: Game, moves: Sequence[Move]) -> bool:
        """Whether such a turn was played often enough: then it costs no presses any more."""
        kinds = {move.kind for move in moves}
        rare = any(self.done[kind] < self.enough for kind in kinds)
        assert before.turn is not None
        rounds = before.options.setup.rounds
        if rare or not self.enough or not 0 < before.turn.round < rounds:
            self.done.update(kinds)
            return False
        return True

    async def _commit(self, moves: Sequence[Move]) -> None:
        """Play a turn without a panel."""
        house, fact = self.sitting.stage.services.context, await self.sitting.fact()
        async with house.read() as connection:
            live = await load(house, connection, fact.id)
            row = await table_row(connection, live.row.table_id)
        turn = Turn(live, row, fact.table, tuple(moves), "lord")
        await commit(house, turn)
        self.hands.take("")

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
            assert "sent you " in bare(screen)
        else:
            screen = await self.hands.ask_crown(name, pinged[0])
        self.hands.take(name, screen)
        for _ in range(self.game.view().kingdom_of(seat).pending):
            move = greedily.least(self.game, seat)
            await self.hands.cover(move)
            self.game.play(move, seat=seat)
            self.done[Kind.RECEIVE] += 1
        self.hands.take("")
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
    assert stage.labels(end) == [
        "Rematch",
        "Replay",
        "Explain the score",
        "Record",
        "Review my game",
    ]
    assert end.files
    assert len(end.files) <= 10
    shown = await stage.press("Ann", end, "Record")
    files = {file.name.rsplit(".", 1)[1]: stage.world.blobs.get(file.id) for file in shown.files}
    read = Game.from_record(files["txt"].decode())
    assert read.record_turns == game.record_turns
    assert read.view() == game.view()
    reference = ReferenceGame(rule, game.seed, quests=game.options.quests)
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
