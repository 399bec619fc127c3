"""Sending fails for a while: what waited is said without a sound, and the living call rings."""

from __future__ import annotations

import pytest

from sandbox.models import SILENT
from tests.e2e.faulty import HOUR, POST, _no_pauses
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage, bare

__all__ = ["_no_pauses"]

TURNS = 5


@pytest.mark.parametrize("notice", ["mention", "direct", "both"])
async def test_after_an_outage_the_living_call_alone_rings(stage: Stage, notice: str) -> None:
    """Turns went on while nothing could be posted; each is reported, once, in order."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    for name in ("Ann", "Ben", "Cara"):
        await stage.services.people.change(sitting.person(name), notice=notice)
    before = set(stage.world.messages)
    stage.sandbox.faults.fail(POST, 503, times=10_000)
    for _ in range(TURNS):
        await sitting.turn()
    assert set(stage.world.messages) == before
    stage.sandbox.faults.clear()
    for _ in range(5):
        await stage.pass_time(HOUR)
    name = await sitting.on_turn()
    new = [one for id, one in stage.world.messages.items() if id not in before]
    assert sum(bare(one).count(" placed ") for one in new) >= TURNS
    loud = [one for one in new if not one.flags & SILENT]
    assert [one.pinged for one in loud if one.pinged] == [[sitting.id(name)]] * (notice != "direct")
    directly = [one.channel for one in loud if one.channel != sitting.thread.id]
    assert directly == [stage.world.direct(name).id] * (notice != "mention")
    assert len(loud) <= 2, "the living report, and its call"
    await sitting.turn()
    assert not await stage.services.outbox.waiting()
