"""Forged ids of giants, The Court and notes: refused privately and correctly, never obeyed.

Every press goes the whole way of a click. Whoever forges it may sit at the table or not.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs import errors
from cogs.codec import CustomId
from cogs.screen import Screen
from engine import Step
from services.facts import Person, Press, Refused
from services.facts.tables import Setup
from tests.cogs.test_forged import Forger, Reply, data
from tests.helpers.world import ANN, BEN, DAN, HAL, World
from tests.services.play.test_giant_turns import sent

__all__ = ["data"]

NOBODYS = 77
"""The row of a game that there is not."""
TURNS = {
    "giant": ("e6",),
    "send": ("e6", "2"),
    "recruit": ("merchant",),
    "search": ("king",),
    "pay": ("merchant", "e6", "r", "c6", "b4"),
}
"""Presses of a turn's panel, with words that could stand in them."""
RECEIVING = {"receive": ("e6",), "cover": ("e6",)}
GARBAGE = ("zz9", "e66", "a0", "-1", "e6e6", "99", "_")
"""Words that are no square."""


class Writer(Forger):
    """One that fills forms, too."""

    written = ""

    def _interaction(self, *asked: Any) -> Any:
        interaction = super()._interaction(*asked)
        field = {"type": 4, "custom_id": "note", "value": self.written}
        interaction.data["components"] = [{"type": 18, "component": field}]
        return interaction


class Table:
    """A client that forges presses in a game, and why they were refused."""

    def __init__(self, forger: Writer, codes: list[str]) -> None:
        self.forger, self.codes = forger, codes

    async def __call__(
        self,
        who: Person,
        action: str,
        *words: str,
        seat: int = 0,
        version: int = 0,
        game: int = 0,
        text: str = "",
    ) -> str:
        """Press a forged id; returns the code of the refusal. Private, and nothing has changed."""
        row, before = game or self.forger.game, self.forger.stored()
        id = CustomId("g", row, action, words, seat, version).text()
        self.codes.clear()
        self.forger.written = text
        reply = await self.forger.send(who, id)
        assert is_private(reply), (id, reply.type)
        assert not self.forger.changed(before), id
        assert len(self.codes) == 1, (id, "was obeyed")
        return self.codes[0]


def is_private(reply: Reply) -> bool:
    """Whether only who pressed reads the answer, which is a message of its own."""
    return reply.type is discord.InteractionResponseType.channel_message and all(
        one.get("ephemeral") for one in reply.sent
    )


@pytest.fixture
async def forge(data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """Forge presses where nothing has begun yet."""
    codes: list[str] = []
    whole = errors.refusal

    def note(refused: Refused, *rest: object, **more: object) -> Screen:
        codes.append(refused.code)
        return whole(refused, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(errors, "refusal", note)
    world = World(data / "castellan.db")
    yield Table(Writer(world, data), codes)
    await world.close()


async def test_a_turn_is_composed_by_its_lord_alone(forge: Table) -> None:
    """Not by another lord, a spectator, in a game that is none, or from an older turn."""
    await forge.forger.to_court()
    play, game = forge.forger.world.services.play, forge.forger.game
    lord = await forge.forger.world.on_turn(game)
    other = BEN if lord is ANN else ANN
    panel = await play.panel(Press(game, lord))
    if Step.PLACE not in panel.forced:
        await play.set_slot(Press(game, lord), panel.composition.options[Step.PLACE][0])
    seat = panel.seat.seat
    for action, words in TURNS.items():
        assert await forge(other, action, *words, seat=seat) == "foreign_panel"
        assert await forge(other, action, *words, seat=3 - seat) == "not_your_turn"
        assert await forge(other, action, *words) == "not_your_turn"
        assert await forge(lord, action, *words, seat=3 - seat) == "foreign_panel"
        assert await forge(lord, action, *words, seat=9) == "button_unknown"
        assert await forge(DAN, action, *words) == "not_at_table"
        assert await forge(DAN, action, *words, seat=seat) == "foreign_panel"
        assert await forge(lord, action, *words, game=NOBODYS) == "no_game"
        assert await forge(lord, action, *words, seat=seat, version=1) == "button_old"
    await garbled(forge, lord, "giant", "?", code="square_unknown")
    await garbled(forge, lord, "send", "?", "2", code="square_unknown")
    await garbled(forge, lord, "send", "e6", "?", code="lord_unknown")
    await garbled(forge, lord, "recruit", "?", code="token_unknown")
    await garbled(forge, lord, "search", "?", code="token_unknown")
    await garbled(forge, lord, "recruit", "merchant", "?", code="square_unknown")
    await garbled(forge, lord, "pay", "merchant", "?", "r", "c6", "b4", code="square_unknown")
    await garbled(forge, lord, "pay", "merchant", "e6", "s", "c6", "?", code="square_unknown")


async def garbled(forge: Table, who: Person, action: str, *words: str, code: str) -> None:
    """Put words that mean nothing in the place of "?", on a screen that is the presser's own."""
    for junk in GARBAGE:
        forged = [junk if word == "?" else word for word in words]
        assert await forge(who, action, *forged) == code, forged


async def test_a_giant_is_received_by_its_lord_alone(forge: Table) -> None:
    """Neither by the sender nor by a spectator, nor on a square without an open crown."""
    game, sender, receiver = await sent(forge.forger.world)
    forge.forger.game = game.id
    mine, theirs = (game.table.seat_of(one.id) for one in (receiver, sender))
    assert mine is not None
    assert theirs is not None
    for action, words in RECEIVING.items():
        assert await forge(sender, action, *words, seat=mine.seat) == "foreign_panel"
        assert await forge(sender, action, *words, seat=theirs.seat) == "receive_none"
        assert await forge(sender, action, *words) == "receive_none"
        assert await forge(receiver, action, *words, seat=theirs.seat) == "foreign_panel"
        assert await forge(receiver, action, *words, seat=9) == "button_unknown"
        assert await forge(HAL, action, *words) == "not_at_table"
        assert await forge(HAL, action, *words, seat=mine.seat) == "foreign_panel"
        assert await forge(receiver, action, *words, game=NOBODYS) == "no_game"
        assert await forge(receiver, action, game.view.kingdom_of(mine.seat).castle) == (
            "giant_no_crown"
        )
        await garbled(forge, receiver, action, "?", code="square_unknown")
    play = forge.forger.world.services.play
    crowns = (await play.receive_panel(Press(game.id, receiver))).crowns
    await play.receive(Press(game.id, receiver), crowns[0].square)
    for action in RECEIVING:
        assert await forge(receiver, action, crowns[-1].square) == "receive_none"
    other = game.view.kingdom_of(mine.seat).castle
    late = await forge(receiver, "cover", other, seat=mine.seat, version=game.version)
    assert late == "button_old"


async def test_notes_are_the_partners_alone(forge: Table) -> None:
    """Nobody else reads or writes them; not even the form opens for who has no partner."""
    world = forge.forger.world
    pairs = await world.start(Setup("royal_wedding", 6, teams=True))
    alone = await world.start(Setup(lords=2))
    for action in ("notes", "note", "noted"):
        assert await forge(HAL, action, game=pairs.id, text="Hello") == "not_at_table"
        assert await forge(HAL, action, game=pairs.id, seat=1, text="Hello") == "not_at_table"
        assert await forge(ANN, action, game=alone.id, text="Hello") == "no_partner"
        assert await forge(ANN, action, game=NOBODYS, text="Hello") == "no_game"
    for words in ("", " \n", "x" * 501):
        assert await forge(ANN, "noted", game=pairs.id, text=words) == "bad_note"
