"""Private threads have their people in them, whatever Discord says to adding them."""

from __future__ import annotations

import pytest

from sandbox import Channel, Right
from tests.cogs.stage import stage
from tests.cogs.test_tournament_threads import members, private, seal
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage, bare

__all__ = ["stage"]

LORDS = {"Ann", "Ben", "Cara"}
EDIT = "PATCH /channels/{channel}"


def invitable(thread: Channel) -> bool:
    """Whether everybody in a thread may add others."""
    assert thread.thread is not None
    return thread.thread.invitable


async def sealed(stage: Stage) -> Channel:
    """A sealed table begins; returns the thread in which its lords are."""
    await seal(stage)
    await stage.settle()
    (thread,) = [one for one in private(stage) if members(stage, one)]
    assert members(stage, thread) == LORDS
    assert any("The game has begun" in bare(one) for one in stage.messages(thread))
    return thread


async def test_nobody_adds_others_where_its_owner_may(stage: Stage) -> None:
    """Discord lets us add people to the thread that we opened: it stays closed to the others."""
    games = stage.channel("games")
    stage.world.set_overwrite(games, stage.world.bot, allow=Right.MANAGE_THREADS)
    assert not invitable(await sealed(stage))


async def test_everybody_adds_others_where_its_owner_may_not(stage: Stage) -> None:
    """Discord refuses that without *Manage Threads*: the thread is opened to additions."""
    assert invitable(await sealed(stage))
    assert len(private(stage)) == 1


async def test_another_thread_replaces_one_that_cannot_be_opened(stage: Stage) -> None:
    """Discord refuses the change as well; the empty thread is put away."""
    stage.sandbox.faults.fail(EDIT, 403, code=50013)
    thread = await sealed(stage)
    assert invitable(thread)
    (other,) = [one for one in private(stage) if one.id != thread.id]
    assert other.thread is not None
    assert other.thread.archived
    assert not members(stage, other)


@pytest.mark.parametrize("may", [False, True])
async def test_watchers_are_let_in_one_after_the_other(stage: Stage, may: bool) -> None:
    """The first, who opens the thread, and the next."""
    sitting = await sit_down(stage)
    home = stage.channel(sitting.thread.parent or 0)
    if may:
        stage.world.set_overwrite(home, stage.world.bot, allow=Right.MANAGE_THREADS)
    for who in ("Cara", "Dan"):
        shown = await stage.command(who, sitting.thread, "game kibitz")
        assert "You are in" in bare(shown)
    (thread,) = private(stage)
    assert members(stage, thread) == {"Cara", "Dan"}
    assert invitable(thread) is not may


async def test_the_right_that_is_missing_is_named(stage: Stage) -> None:
    """Where no private thread can be made at all."""
    sitting = await sit_down(stage)
    stage.sandbox.faults.take_away(sitting.thread, Right.CREATE_PRIVATE_THREADS)
    shown = await stage.command("Cara", sitting.thread, "game kibitz")
    assert "I can't make or use a private thread there" in bare(shown)
    assert private(stage) == []
