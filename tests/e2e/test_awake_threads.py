"""Threads that fall asleep: those of running games are reopened, presses in others answered."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs import base
from cogs.app import App
from sandbox import Right
from tests.cogs.stage import compose
from tests.e2e.house import PATIENCE
from tests.e2e.sitting import DAY, Sitting, sit_down
from tests.e2e.stage import Stage, bare


async def is_open(stage: Stage, sitting: Sitting) -> None:
    """Wait until the thread of a game is not archived."""
    state = sitting.thread.thread
    assert state is not None
    await stage.until(lambda: not state.archived or None)


async def heard(stage: Stage) -> None:
    """Wait until the bot has handled that a thread was archived."""
    await stage.client.wait_for("thread_update")
    await handled("on_thread_update")


async def handled(event: str) -> None:
    """Wait until the bot has handled what Discord told it."""
    for task in [one for one in asyncio.all_tasks() if event in one.get_name()]:
        await task


async def test_the_thread_of_a_running_game_stays_awake(stage: Stage) -> None:
    """Discord archives it after a quiet week; its buttons are for everybody again."""
    sitting = await sit_down(stage, clock="none")
    told = asyncio.ensure_future(stage.client.wait_for("thread_update"))
    await stage.pass_time(30 * DAY)
    stage.world.archive_idle()
    _, thread = await told
    assert thread.archived
    await is_open(stage, sitting)
    assert "Your" in bare(await sitting.open_panel())


async def test_one_that_was_archived_meanwhile_is_reopened(stage: Stage) -> None:
    """Discord does not tell a new session of it."""
    sitting = await sit_down(stage)
    await stage.stop()
    stage.sandbox.faults.archive(sitting.thread)
    await stage.start()
    await is_open(stage, sitting)


@pytest.mark.parametrize("why", ["locked", "over", "again"])
async def test_no_other_thread_is_reopened(stage: Stage, why: str) -> None:
    """One that a moderator locked, one whose game is over, one that somebody archives again."""
    sitting = await sit_down(stage)
    if why == "over":
        await sitting.finish()
        await stage.settle()
    if why == "again":
        stage.sandbox.faults.archive(sitting.thread)
        await is_open(stage, sitting)
    told = asyncio.ensure_future(heard(stage))
    await asyncio.sleep(0)
    stage.sandbox.faults.archive(sitting.thread, locked=why == "locked")
    await told
    assert sitting.thread.thread is not None
    assert sitting.thread.thread.archived


async def test_reopened_threads_are_forgotten_after_an_hour(stage: Stage) -> None:
    """The bot runs for months."""
    sitting = await sit_down(stage)
    stage.sandbox.faults.archive(sitting.thread)
    await is_open(stage, sitting)
    awake = stage.client.awake_threads
    assert list(awake._reopened) == [sitting.thread.id]
    await stage.pass_time(3600)
    other: Any = SimpleNamespace(id=1, locked=False)
    await awake.archived(other)
    assert not awake._reopened


@pytest.mark.parametrize("archived", [True, False])
async def test_a_press_in_a_locked_thread_is_answered_directly(
    stage: Stage, archived: bool
) -> None:
    """With the panel, in which the turn is played."""
    sitting = await sit_down(stage)
    who, call = await sitting.on_turn(), sitting.living()
    before = (await sitting.fact()).version
    stage.world.archive(sitting.thread, archived=archived, locked=True)
    play = stage.find(call, "Play")
    assert play is not None
    stage.sandbox.people.click(who, call, play["custom_id"])
    direct = stage.world.direct(who)
    await stage.until(lambda: stage.messages(direct) or None)
    panel = stage.messages(direct)[-1]
    assert "is locked, so the answer comes here" in bare(panel)
    done = await stage.press(who, await compose(stage, who, panel), "end")
    assert done.channel == direct.id
    await stage.settle()
    assert (await sitting.fact()).version > before
    assert not stage.client.app.faults


async def test_a_slow_press_in_a_locked_thread_is_answered(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although Discord takes no first answer any more when it comes."""
    sitting = await sit_down(stage)
    who, call = await sitting.on_turn(), sitting.living()
    stage.world.archive(sitting.thread, archived=True, locked=True)
    goes_on, reader = asyncio.Event(), App.reader
    refused, defer = asyncio.Event(), base.Ask._defer

    async def slow(*given: Any) -> Any:
        await goes_on.wait()
        return await reader(*given)

    async def noted(*given: Any, **named: Any) -> None:
        await defer(*given, **named)
        refused.set()

    monkeypatch.setattr(App, "reader", slow)
    monkeypatch.setattr(base.Ask, "_defer", noted)
    monkeypatch.setattr(base, "LATEST", 0.05)
    play = stage.find(call, "Play")
    assert play is not None
    stage.sandbox.people.click(who, call, play["custom_id"])
    async with asyncio.timeout(PATIENCE):
        await refused.wait()
    stage.world.clock.advance(4)
    goes_on.set()
    direct = stage.world.direct(who)
    await stage.until(lambda: stage.messages(direct) or None)
    assert "is locked, so the answer comes here" in bare(stage.messages(direct)[-1])


async def test_a_press_in_a_locked_thread_reopens_it_if_we_may(stage: Stage) -> None:
    """With *Manage Threads* the answer is where the button is."""
    sitting = await sit_down(stage)
    home = stage.channel(sitting.thread.parent or 0)
    stage.world.set_overwrite(home, stage.world.bot, allow=Right.MANAGE_THREADS)
    who = await sitting.on_turn()
    stage.sandbox.faults.archive(sitting.thread, locked=True)
    panel = await sitting.open_panel(who)
    assert panel.channel == sitting.thread.id
    assert "Your" in bare(panel)


@pytest.mark.parametrize("archived", [True, False])
async def test_nothing_is_shown_to_everybody_in_a_locked_thread(
    stage: Stage, archived: bool
) -> None:
    """Whoever asks for it is told so."""
    sitting = await sit_down(stage)
    await sitting.turn()
    shown = await stage.command("Ann", sitting.thread, "replay")
    stage.world.archive(sitting.thread, archived=archived, locked=True)
    refused = await stage.press("Ann", shown, "Show in the channel")
    assert "so nothing can be shown in it" in bare(refused)
    assert not stage.client.app.faults


async def test_one_that_was_deleted_meanwhile_is_left(stage: Stage) -> None:
    """Discord does not tell a new session of that either: its lord is called in the channel."""
    sitting = await sit_down(stage)
    await sitting.turn()
    who = await sitting.on_turn()
    await stage.stop()
    stage.sandbox.faults.delete_channel(sitting.thread)
    await stage.start()
    await handled("on_ready")
    await stage.settle()
    called = stage.messages("games")[-1]
    assert list(called.mentions) == [sitting.id(who)]
    assert stage.labels(called) == ["Play", "Look"]
