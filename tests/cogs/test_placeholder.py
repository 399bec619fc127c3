"""The private placeholder of a late answer: replaced, or deleted for a public message."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.app import Reader
from cogs.base import Ask, Click, Placeholder
from cogs.codec import GAME, CustomId
from cogs.dispatch import click_of
from cogs.screen import Screen, Text
from tests.cogs.scenes import EN

SCREEN = Screen((Text("Here."),))


class FakeInteraction:
    """Notes what Discord is asked to do: the answer's way, and whether it is private."""

    def __init__(self, *, pressed: bool, private: bool = False) -> None:
        self.id = 1
        self.calls: list[tuple[str, bool | None]] = []
        self.done = False
        self.app_permissions = discord.Permissions.all()
        flags = SimpleNamespace(ephemeral=private)
        self.message = SimpleNamespace(flags=flags, id=1) if pressed else None
        self.response = SimpleNamespace(
            is_done=lambda: self.done,
            type=None,
            defer=self._call("defer"),
            send_message=self._call("send"),
            edit_message=self._call("edit"),
        )
        self.guild_id = self.channel = None  # direct messages
        self.followup = SimpleNamespace(send=self._call("followup"))
        self.edit_original_response = self._call("replace")
        self.delete_original_response = self._call("delete")

    def _call(self, name: str) -> Any:
        async def call(**words: Any) -> Any:
            self.calls.append((name, words.get("ephemeral")))
            self.done = True
            return SimpleNamespace(id=2, message_id=2)

        return call


def asked(interaction: FakeInteraction) -> Ask:
    return Ask(cast("Any", interaction), cast("Any", None), Reader(EN))


async def test_a_late_answer_replaces_its_placeholder() -> None:
    """A command that was acknowledged is answered in the place of "thinking…"."""
    interaction = FakeInteraction(pressed=False)
    ask = asked(interaction)
    await ask.acknowledge()
    await ask.show(SCREEN)
    assert interaction.calls == [("defer", True), ("replace", None)]
    assert ask.promise.placeholder is Placeholder.NONE


@pytest.mark.parametrize("pressed", [False, True])
async def test_a_late_public_answer_deletes_the_placeholder(pressed: bool) -> None:
    """What would be said in its place would be private; a private answer after that is new."""
    interaction = FakeInteraction(pressed=pressed)
    ask = asked(interaction)
    await ask.acknowledge()
    await ask.post(SCREEN, Reader(EN))
    await ask.show(SCREEN)
    assert interaction.calls == [
        ("defer", True),
        ("delete", None),
        ("followup", None),
        ("followup", True),
    ]


async def test_a_private_screen_that_was_pressed_is_no_placeholder() -> None:
    """It stays where it is, with the public message below it."""
    interaction = FakeInteraction(pressed=True, private=True)
    ask = asked(interaction)
    await ask.acknowledge()
    await ask.post(SCREEN, Reader(EN))
    assert interaction.calls == [("defer", True), ("followup", None)]


async def test_a_click_knows_the_placeholder_of_its_ask() -> None:
    """The timer of the ask acknowledges; the handler of the click answers."""
    interaction = FakeInteraction(pressed=True)
    ask = asked(interaction)
    click = click_of(ask, CustomId(GAME, 1, "look"), {})
    assert isinstance(click, Click)
    await ask.acknowledge()
    await click.post(SCREEN, Reader(EN))
    assert [name for name, _ in interaction.calls] == ["defer", "delete", "followup"]
