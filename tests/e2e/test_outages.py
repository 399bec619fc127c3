"""The gateway is lost and found: what nobody could see waits, and hours are given back."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox.models import SILENT
from tests.e2e.faulty import Hasty
from tests.e2e.sitting import DAY, health, sit_down
from tests.e2e.stage import Stage

HOUR = 3600
OUT = "For 3 hours nobody could play here. Every clock got that time back."


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py reconnect at once."""
    for module in (discord.client, discord.http, discord.shard):
        monkeypatch.setattr(module, "asyncio", Hasty())


class Watch:
    """Notes when the bot loses its gateway and when it has it again; time passes in between."""

    def __init__(self, stage: Stage, seconds: int) -> None:
        outages = stage.services.outages
        self.lost, self.back = asyncio.Event(), asyncio.Event()
        lose, find = outages.gateway_lost, outages.gateway_back

        def lost() -> None:
            lose()
            if not self.lost.is_set():
                stage.manual.advance(seconds)
            self.lost.set()

        async def back() -> None:
            await find()
            self.back.set()

        outages.gateway_lost = lost  # type: ignore[method-assign]
        outages.gateway_back = back  # type: ignore[method-assign]


@pytest.mark.parametrize("how", ["dropped", "session void"])
async def test_hours_without_the_gateway_are_given_back(stage: Stage, how: str) -> None:
    """Resumed or not; said once, without a sound, and gone with the turn."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    before = (await sitting.fact()).clock
    watch = Watch(stage, 3 * HOUR)
    if how == "dropped":
        await stage.sandbox.faults.drop(4000)
    else:
        stage.sandbox.faults.invalidate()
    async with asyncio.timeout(20):
        await watch.lost.wait()
        await watch.back.wait()
    await stage.settle()
    after = (await sitting.fact()).clock
    assert before is not None
    assert after is not None
    assert before.deadline is not None
    assert after.deadline == before.deadline + 3 * HOUR
    (said,) = sitting.reports(OUT)
    assert said.flags & SILENT
    assert stage.labels(said) == ["Play"]
    await stage.press(name, said, "Play")
    await sitting.turn()
    assert sitting.reports(OUT) == []
    assert "last outage of 3 hours" in await health(stage)


async def test_no_turn_runs_out_while_the_gateway_is_away(stage: Stage) -> None:
    """Nothing is played or said before it is back, though the process is alive."""
    sitting = await sit_down(stage)
    name = await sitting.until("1.1")
    watch = Watch(stage, 0)
    stage.sandbox.faults.reconnect()
    async with asyncio.timeout(20):
        await watch.lost.wait()
        await watch.back.wait()
    stage.services.outages.gateway_lost()
    await stage.pass_time(2 * DAY)
    assert await sitting.on_turn() == name
    await stage.services.outages.gateway_back()
    await stage.settle()
    assert await sitting.on_turn() == name
    assert len(sitting.reports("For 2 days nobody could play here.")) == 1
    await stage.pass_time(DAY)
    assert await sitting.on_turn() != name
    assert sitting.reports("nobody could play here") == []
