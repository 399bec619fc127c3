"""Private threads have their people in them, whatever Discord says to adding them."""

from __future__ import annotations

import pytest

from cogs.lookups import REMEMBERED
from sandbox import Channel, Right
from services.facts import Person
from tests.cogs.stage import compose, on_turn, play_turn, stage
from tests.cogs.test_delivery import direct
from tests.cogs.test_tournament_threads import members, private, seal
from tests.e2e.faulty import _no_pauses
from tests.e2e.sitting import sit_down
from tests.e2e.stage import Stage, bare

__all__ = ["_no_pauses", "stage"]

DAY = 24 * 3600
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


async def test_nobody_is_added_any_more_to_a_table_that_is_over(stage: Stage) -> None:
    """Whoever is added then may still play the same draw elsewhere."""
    thread = await sealed(stage)
    assert invitable(thread)
    table = await stage.services.tables.table_in(int(thread.id))
    assert table is not None
    game = table.game or 0
    for who in ("Ann", "Ben"):
        person = Person(int(stage.world.user(who).id), who)
        await stage.services.play.resign(game, person)
    while not (await stage.services.play.game(game)).over:
        await stage.pass_time(DAY)
    await stage.settle()
    assert not invitable(thread)
    assert members(stage, thread) == LORDS


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
        for _ in range(3):
            shown = await stage.command(who, sitting.thread, "game kibitz")
            assert "You are in" in bare(shown)
    added = [path for _, path, _ in stage.sandbox.rest.log if "thread-members" in path]
    assert len(added) <= 4, "added once each, asked of once each at most"
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


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 30033), (500, 0)])
async def test_a_lord_who_cannot_be_added_keeps_nobody_from_playing(
    stage: Stage, status: int, code: int
) -> None:
    """They are called directly until they can be added; there is one thread."""
    add_ben = f"PUT /channels/*/thread-members/{stage.world.user('Ben').id}"
    stage.sandbox.faults.fail(add_ben, status, 1000, code=code)
    await seal(stage)
    await stage.settle()
    (thread,) = private(stage)
    assert members(stage, thread) == {"Ann", "Cara"}
    assert any("The game has begun" in bare(one) for one in stage.messages(thread))
    while await on_turn(stage, thread) != "Ben":
        await play_turn(stage, thread)
    call = direct(stage, "Ben")[-1]
    assert private(stage) == [thread]
    stage.sandbox.faults.clear()
    panel = await compose(stage, "Ben", await stage.press("Ben", call, "Play"))
    await stage.press("Ben", panel, "end")
    await stage.settle()
    await stage.pass_time(3600)  # for so long nobody who can't be added is tried again
    while await on_turn(stage, thread) != "Ben":
        await play_turn(stage, thread)
    assert members(stage, thread) == LORDS


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50007)])
async def test_a_watcher_who_cannot_be_added_leaves_one_thread(
    stage: Stage, status: int, code: int
) -> None:
    """However often they press; it is used as soon as they can be added."""
    sitting = await sit_down(stage)
    stage.sandbox.faults.fail("PUT /channels/{}/thread-members/{}", status, 1000, code=code)
    asked: list[int] = []
    for who in ("Cara", "Dan", "Cara", "Dan"):
        shown = await stage.command(who, sitting.thread, "game kibitz")
        assert "I can't make or use a private thread there" in bare(shown)
        asked.append(sum("thread-members" in path for _, path, _ in stage.sandbox.rest.log))
    assert asked[3] == asked[2], "what Discord said is remembered"
    (thread,) = [one for one in private(stage) if one.thread and not one.thread.archived]
    assert not stage.client.app.faults
    stage.sandbox.faults.clear()
    stage.manual.advance(REMEMBERED)
    shown = await stage.command("Dan", sitting.thread, "game kibitz")
    assert "You are in" in bare(shown)
    assert members(stage, thread) == {"Dan"}


async def test_a_thread_of_another_table_is_not_taken(stage: Stage) -> None:
    """Even if it has the same name: other people are in it."""
    first = await sealed(stage)
    table = await stage.services.tables.table_in(first.id)
    assert table is not None
    post = stage.client.tournament_posts._post
    assert await post.threads.open(table, first.name) != first.id
