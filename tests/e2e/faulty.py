"""What fault tests share: requests by their route, no pauses, a process that dies, one report."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from sandbox import Message
from tests.e2e.sitting import Sitting
from tests.e2e.stage import Stage, bare

POST = "POST /channels/{}/messages"
EDIT = "PATCH /channels/{}/messages/{}"
CALLBACK = "POST /interactions/{}/{}/callback"
FORGOTTEN = 6 * 60
"""After so many seconds Discord no longer knows a nonce."""
HOUR = 3600
LIMITED = 0.2
"""The sandbox's limits make nobody wait so many seconds; discord.py's own pauses are longer."""


class Hasty(SimpleNamespace):
    """asyncio as discord.py's client sees it here: its own pauses before a retry take no time.

    A limit of the sandbox does: its windows last some hundredths of a second by the real clock.
    """

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float, result: Any = None) -> Any:
        """Pause for a limit of the sandbox, or for a moment only."""
        await asyncio.sleep(seconds if seconds < LIMITED else 0)
        return result


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py try again at once."""
    for module in (discord.client, discord.http, discord.shard, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", Hasty())


async def check_once(sitting: Sitting, words: str) -> Message:
    """Expect a report exactly once, a single call, and a table that can go on."""
    stage = sitting.stage
    found = sitting.reports(words)
    assert len(found) == 1, [bare(one) for one in found]
    assert not await stage.services.outbox.waiting()
    assert len([one for one in sitting.messages if stage.find(one, "Play")]) <= 1
    return found[0]


async def report_of(sitting: Sitting, name: str) -> str:
    """The words that tell the last turn of a lord."""
    fact = await sitting.fact()
    last = fact.last[-1]
    assert last.name == name
    return f"**{name}** placed **{str(last.domino)[1:]}**"


async def die(stage: Stage, route: str, *, after: bool) -> None:
    """Let the courier work until a request, and take its process away there."""
    hold = stage.sandbox.faults.hold(route, 1, after=after)
    working = asyncio.create_task(stage.settle())
    await hold.reached()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    hold.drop()
    stage.fault("process died")
