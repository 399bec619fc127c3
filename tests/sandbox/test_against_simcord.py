"""A second opinion: the same bot, asked the same, in the sandbox and in simcord.

The two were written independently; where they disagree, one of them should look it up.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest

from sandbox import Record, Sandbox, walk
from tests.sandbox.samplebot import PROBES, Bot
from tests.sandbox.waiting import until

simcord = pytest.importorskip("simcord", reason="simcord is not installed")

KNOWN = {"alt text": "simcord does not look at its length; Discord's documentation says 1024"}


class Other:
    """Ann in simcord."""

    def __init__(self, env: Any) -> None:
        guild = env.create_guild()
        self.channel = guild.create_text_channel("games")
        self.ann = guild.add_member(env.create_user("Ann"))


@pytest.fixture
async def other() -> AsyncIterator[Other]:
    env = simcord.Env(Bot(), check_errors=False)
    await env.start()
    try:
        yield Other(env)
    finally:
        await env.shutdown()


async def last_word(sandbox: Sandbox, record: Record) -> str:
    """What the person reads last of the bot's answers."""
    await record.finished
    if record.message is not None and record.message.text == "psst":
        await until(sandbox, lambda: record.followups)
        return sandbox.world.message(record.followups[-1]).content
    return record.message.content if record.message else ""


def last_word_there(result: Any) -> str:
    if result.followups:
        return str(result.followups[-1].content)
    return str(result.response.content) if result.response else ""


def kinds(components: Iterable[Any]) -> list[int]:
    return [component["type"] for component in walk(components)]


@pytest.mark.parametrize("name", PROBES, ids=str)
async def test_both_refuse_the_same(sandbox: Sandbox, bot: Bot, other: Other, name: str) -> None:
    most = PROBES[name][0]
    for size in (most, most + 1) if most > 0 else (0,):
        options = {"name": name, "size": size}
        here = await last_word(sandbox, sandbox.people.slash("Ann", "games", "probe", options))
        there = last_word_there(await other.ann.slash(other.channel, "probe", **options))
        assert here.startswith("400" if size > most >= 0 else "")
        if size <= most or name not in KNOWN:
            assert here[:9] == there[:9], size


async def test_both_show_the_same_layout(sandbox: Sandbox, bot: Bot, other: Other) -> None:
    """The same components and private answers; only simcord lists a layout's files.

    Discord gives `attachments: []` there (discord-api-docs#8277), and so does the sandbox.
    """
    here = await sandbox.people.slash("Ann", "games", "show", {"word": "crown"})
    there = await other.ann.slash(other.channel, "show", word="crown")
    assert here.message is not None
    assert kinds(here.message.components) == kinds(there.response.components)
    chosen = await sandbox.people.choose("Ann", here.message, "pick", ["lake"])
    chosen_there = await other.ann.select(there.response.message, ["lake"], custom_id="pick")
    assert chosen.message is not None
    assert chosen.message.content == chosen_there.response.content == "lake"
    assert chosen.message.is_private
    assert chosen_there.response.ephemeral


async def test_both_complete_the_same(sandbox: Sandbox, bot: Bot, other: Other) -> None:
    here = await sandbox.people.autocomplete("Ann", "games", "show", "word", "d")
    there = await other.ann.autocomplete(other.channel, "show", "word", "d")
    assert [c["name"] for c in here.choices] == [c["name"] for c in there]
