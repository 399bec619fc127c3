"""Answers that are lost, clicks that come twice, a new process, a lost gateway: no turn is lost."""

from __future__ import annotations

import asyncio

import pytest

from tests.e2e.faulty import (
    CALLBACK,
    _no_pauses,
    check_once,
    report_of,
)
from tests.e2e.sitting import Sitting, health, sit_down
from tests.e2e.stage import Stage, bare
from tests.e2e.test_turns import first

__all__ = ["_no_pauses"]


async def test_a_turn_of_clicks_delivered_twice_is_played_once(stage: Stage) -> None:
    """Each press arrives two times, from [Play] to [Take back]; one effect, one report."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    before = (await sitting.fact()).version
    panel = sitting.living()
    for label in ("Play", "place", "take", "End turn"):
        stage.sandbox.faults.twice()
        found = label if stage.find(panel, label) else first(stage, panel, label)
        panel = await stage.press(name, panel, found)
    assert "Turn ended" in bare(panel)
    assert (await sitting.fact()).version == before + 1
    await stage.settle()
    await check_once(sitting, await report_of(sitting, name))
    stage.sandbox.faults.twice()
    assert "open again" in bare(await stage.press(name, panel, "Take back"))
    assert (await sitting.fact()).version == before + 2
    assert "all is well" in await health(stage)


@pytest.mark.parametrize("when", ["fails", "before", "after"])
async def test_an_answer_that_is_lost_loses_no_turn(stage: Stage, when: str) -> None:
    """The turn is ended though its lord could not be told; pressed again it says so."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    version = (await sitting.fact()).version
    if when == "fails":
        stage.sandbox.faults.fail(CALLBACK, 503, times=9)
    else:
        stage.sandbox.faults.cut(CALLBACK, 9, after=when == "after")
    part = stage.find(panel, "End turn")
    assert part is not None
    record = stage.sandbox.people.click(name, panel, part["custom_id"])
    await version_of(sitting, version + 1)
    stage.sandbox.faults.clear()
    if when == "after":
        await record.finished
        assert "Turn ended" in bare(panel)
    else:  # the faults may have ended in time for the bot to say that something went wrong
        shown = "End turn" if stage.find(panel, "End turn") else "Try again"
        assert "Turn ended" in bare(await stage.press(name, panel, shown))
    assert (await sitting.fact()).version == version + 1
    await stage.settle()
    assert len(sitting.reports(f"**{name}** took")) == 1


async def version_of(sitting: Sitting, version: int) -> None:
    """Wait until a version is committed, looking again and again."""
    async with asyncio.timeout(10):
        while (await sitting.fact()).version < version:  # each look lets the bot go on
            continue


async def test_every_step_survives_a_restart(stage: Stage) -> None:
    """A new process between any two presses of a turn, and before its report."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.2")
    called = sitting.living()
    await stage.restart()
    panel = await stage.press(name, called, "Play")
    for action in ("place", "take"):
        await stage.restart()
        panel = await stage.press(name, panel, first(stage, panel, action))
    await stage.restart()
    done = await stage.press(name, panel, "End turn")
    assert "Turn ended" in bare(done)
    await stage.restart()
    await stage.settle()
    await check_once(sitting, await report_of(sitting, name))
    again = await stage.press(name, done, "Take back")
    await stage.restart()
    await stage.settle()
    assert sitting.living().id == called.id
    await stage.restart()
    assert "Turn ended" in bare(await stage.press(name, again, "End turn"))
    await stage.settle()
    await check_once(sitting, await report_of(sitting, name))


# -- the gateway ----------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["dropped", "asked to reconnect", "session void", "code 4009"])
async def test_buttons_work_after_the_gateway_was_lost(stage: Stage, how: str) -> None:
    """Resumed or not."""
    sitting = await sit_down(stage)
    name = await sitting.on_turn()
    panel = await sitting.open_panel()
    gone = asyncio.Event()
    back = asyncio.Event()
    stage.world.listeners.append(lambda _: (back if stage.world.online else gone).set())
    faults = stage.sandbox.faults
    match how:
        case "dropped":
            await faults.drop(4000)
        case "code 4009":
            await faults.drop(4009)
        case "asked to reconnect":
            faults.reconnect()
        case _:
            faults.invalidate()
    async with asyncio.timeout(20):
        await gone.wait()
        back.clear()
        await back.wait()
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    done = await stage.press(name, panel, "End turn")
    assert "Turn ended" in bare(done) or "Your turn is over" in bare(done)
    await stage.settle()
    assert len(sitting.reports(f"**{name}** took")) == 1
