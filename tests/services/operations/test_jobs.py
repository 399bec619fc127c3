"""The worker: what is due is done once, across errors and restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from services.core.transaction import Transaction
from services.facts import Press, Refused
from services.facts.news import TidyNews
from services.facts.plans import Plan
from services.facts.tables import NO_LIMIT, Setup
from services.operations import jobs as worker
from services.tables.opening import expire
from store import jobs, tournament_drafts, tournaments
from tests.helpers.database import row_counts
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, PEOPLE, SERVER, World

DAY = 24 * 3600
pytestmark = pytest.mark.threads


@asynccontextmanager
async def working(world: World) -> AsyncIterator[None]:
    """Let the worker run beside the test."""
    worker = asyncio.create_task(world.services.jobs.run())
    try:
        yield
    finally:
        worker.cancel()
        with suppress(asyncio.CancelledError):
            await worker


async def let_a_week_pass(world: World, lanes: int = 3) -> None:
    """While the worker rests in so many lanes; it was no outage."""
    await world.clock.asleep(lanes)
    world.clock.move(7 * DAY)
    await world.services.outages.alive()
    world.clock.wake()


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    """Look until something has happened; each look gives the worker its turn."""
    async with asyncio.timeout(20):
        while not await happened():
            pass


def is_expired(world: World, table: int) -> Callable[[], Awaitable[bool]]:
    """Tell whether a table has expired."""

    async def look() -> bool:
        return (await world.services.tables.table(table)).state == "expired"

    return look


async def test_worker_sleeps_until_something_is_due(world: World) -> None:
    """It wakes when the clock reaches the job, without polling."""
    table = await world.table()
    async with working(world):
        await world.clock.asleep(3)
        assert (await world.services.tables.table(table.id)).state == "open"
        await let_a_week_pass(world)
        await until(is_expired(world, table.id))


async def test_worker_is_woken_by_a_new_job(world: World) -> None:
    """A job due at once is done at once, though the clock stands still."""

    async def played() -> bool:
        return bool((await world.services.play.game(game.id)).last)

    async with working(world):
        await world.clock.asleep(3)
        game = await world.start(Setup(lords=4))
        await world.services.play.resign(game.id, await world.on_turn(game.id))
        await until(played)


async def test_job_that_fails_is_tried_again_and_holds_nothing_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One broken job does not stop the others, and nothing of it is half done."""
    first, second = await world.table(), await world.table()
    world.clock.advance(7 * DAY)

    async def broken(tx: Transaction, table: int) -> None:
        await expire(tx, table)
        if table == first.id:
            raise RuntimeError("power cut")

    monkeypatch.setattr("services.operations.jobs.expire", broken)
    await world.services.jobs.run_due()
    assert (await world.services.tables.table(first.id)).state == "open"
    assert (await world.services.tables.table(second.id)).state == "expired"
    monkeypatch.undo()
    assert await world.services.jobs.run_due() == 0
    world.clock.advance(5)
    assert await world.services.jobs.run_due() == 1
    assert (await world.services.tables.table(first.id)).state == "expired"


async def test_job_of_an_unknown_kind_stays(world: World) -> None:
    """A later release, which planned it, does it after the next upgrade; pauses grow."""
    table = await world.table()
    async with world.services.context.write() as tx:
        await tx.plan(tx.now, "hail", table_id=table.id)
    pauses = []
    for _ in range(5):
        assert await world.services.jobs.run_due() == 0
        async with world.services.context.read() as connection:
            due = await jobs.next_due(connection)
        assert due is not None
        pauses.append(due - world.clock.now())
        world.clock.advance(pauses[-1])
    assert pauses == [5, 30, 120, 600, 600]
    assert (await world.services.health.of(SERVER)).late == 1


async def test_jobs_of_a_game_that_no_longer_replays_show_in_health(world: World) -> None:
    """Also while they wait for the next try."""
    game = await world.start()
    await world.turn(game.id)
    await world.say()
    async with world.services.context.write() as tx:
        spoiled = "UPDATE moves SET text = 'take K99' WHERE ordinal = 1"
        await tx.connection.exec_driver_sql(spoiled)
    await world.restart()
    assert (await world.services.health.of(SERVER)).late == 0
    for _ in range(2 * 24):
        world.clock.advance(3600)
        await world.services.jobs.run_due()
    assert (await world.services.health.of(SERVER)).late > 0


async def test_job_that_is_refused_is_put_off(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that is busy is tried again a little later."""

    async def busy(*_: object) -> bool:
        raise Refused("busy")

    game = await world.start(Setup(lords=4))
    await world.services.play.resign(game.id, await world.on_turn(game.id))
    monkeypatch.setitem(worker._SELF_CONTAINED, "autoplay", busy)
    assert await world.services.jobs.run_due() == 0
    monkeypatch.undo()
    world.clock.advance(5)
    assert await world.services.jobs.run_due() == 1


async def test_jobs_are_done_once_by_two_workers(world: World) -> None:
    """Two processes look at the same jobs."""
    table = await world.table()
    other = World(world.path)
    world.clock.advance(7 * DAY)
    other.clock.advance(7 * DAY)
    try:
        await asyncio.gather(world.services.jobs.run_due(), other.services.jobs.run_due())
    finally:
        await other.close()
    assert (await world.services.tables.table(table.id)).state == "expired"
    said = await world.say()
    assert len(said) == 2


async def test_jobs_due_while_the_bot_was_down_are_done_at_start(world: World) -> None:
    """They survive a restart."""
    table = await world.table()
    await world.restart()
    world.clock.advance(30 * DAY)
    assert await world.services.jobs.late() == 1
    assert await world.services.jobs.run_due() == 1
    assert await world.services.jobs.late() == 0
    assert (await world.services.tables.table(table.id)).state == "expired"


async def test_old_interactions_are_forgotten(world: World) -> None:
    """Discord repeats one within minutes, never after an hour."""
    with world.services.handling(9):
        await world.services.people.change(ANN, notice="both")
    with world.services.handling(9):
        await refused("same_click", world.services.people.change(ANN, notice="direct"))
    world.clock.advance(2 * 3600)

    async def forgotten() -> bool:
        await asyncio.sleep(0)
        return row_counts(world.path)["clicks"] == 0

    async with working(world):
        await until(forgotten)


async def swept(world: World) -> dict[str, int]:
    """Do what is due and sweep; returns the counts of rows that are left."""
    world.clock.advance(3600)
    await world.services.jobs.run_due()
    await world.services.jobs.sweep()
    return row_counts(world.path)


async def test_a_clock_that_is_months_ahead_deletes_nothing(world: World) -> None:
    """Nor does a start after months before the time without the bot is noted; some hours later."""
    over = await world.start(Setup(lords=2))
    await world.finish(over.id)
    await world.say()
    await world.services.outages.beat()
    kept = row_counts(world.path)["outbox"]
    world.clock.advance(90 * DAY)
    world.services.outages.gateway_lost()
    assert (await swept(world))["outbox"] == kept
    await world.services.outages.gateway_back()
    assert (await swept(world))["outbox"] == kept
    for _ in range(7):
        await world.services.outages.alive()
        rows = await swept(world)
    assert rows["outbox"] < kept


async def test_what_was_done_with_a_month_ago_is_pruned(world: World) -> None:
    """News, their messages, jobs and drafts of what is over; never moves, games, seats, tables."""
    over = await world.start(Setup(lords=2))
    planned = await world.compose(over.id)
    other = ANN if planned.seat.user == BEN.id else BEN
    wishes = tuple(slot.domino for slot in over.view.next_line)
    await world.services.play.keep_plan(Press(over.id, other), Plan(None, wishes))
    await world.services.tables.change_draft(SERVER, ANN, box="discovery")
    await world.finish(over.id)
    await world.say()
    kept = row_counts(world.path)
    assert kept["turn_drafts"] == 1
    world.clock.advance(8 * DAY)
    young = await swept(world)
    edits = 18  # of the table's message, and of calls that were tidied
    assert young == {**kept, "turn_drafts": 0, "outbox": kept["outbox"] - edits}
    world.clock.advance(31 * DAY)
    old = await swept(world)
    never = ("tables", "seats", "games", "moves", "votes", "ballots", "invitations", "users")
    assert {name: old[name] for name in never} == {name: kept[name] for name in never}
    assert (old["outbox"], old["messages"]) == (1, 1)
    assert (kept["plans"], old["plans"]) == (1, 0)
    assert old["jobs"] == old["setup_drafts"] == old["turn_drafts"] == 0
    fact = await world.services.play.game(over.id)
    assert fact.last[-1].turn == f"{fact.view.rounds}.4"
    assert (await world.services.play.record(over.id, ANN)).text


async def test_what_organisers_left_undone_is_pruned(world: World) -> None:
    """A set-up that was never published, and an action a month after its tournament is over."""
    now = world.clock.now()
    drafts: dict[str, Any] = {"setup": {}, "cup_id": None, "changed_at": now}
    async with world.services.store.write() as connection:
        await tournament_drafts.save_draft(connection, SERVER, ANN.id, **drafts)
        row = {"server_id": SERVER, "channel_id": 1, "setup": {}, "seed": "", "version": 1}
        for name, ended in (("Over", now), ("Running", None)):
            tournament = {
                **row,
                "name": name,
                "phase": "over",
                "created_at": now,
                "ended_at": ended,
            }
            number = await tournaments.add_tournament(connection, **tournament)
            await tournament_drafts.save_act(connection, number, ANN.id, number=1, act={}, at=now)
    assert (await swept(world))["cup_acts"] == 2
    world.clock.advance(31 * DAY)
    left = await swept(world)
    assert (left["cup_drafts"], left["cup_acts"], left["cups"]) == (0, 1, 2)


async def test_a_running_game_keeps_what_it_goes_back_to(world: World) -> None:
    """After months its last turn can be taken back, and the next report strips the message."""
    game = await world.start(Setup(lords=2, pace=NO_LIMIT))
    await world.until(game.id, "1.2")
    await world.compose(game.id)
    await world.say()
    world.clock.advance(90 * DAY)
    await swept(world)
    panel = await world.compose(game.id)
    assert panel.filled
    ended = await world.turn(game.id)
    person = PEOPLE[panel.seat.user or 0]
    assert (await world.services.play.takeback(Press(game.id, person))).filled
    await world.turn(game.id)
    said = await world.say()
    assert ended.report.turn == "1.2"
    assert any(isinstance(one.body, TidyNews) for one in said)


async def test_news_that_still_wait_are_never_pruned(world: World) -> None:
    """However old they are."""
    await world.services.people.change_server(SERVER, reminders="none")
    await world.start(Setup(lords=2, pace=NO_LIMIT))
    before = row_counts(world.path)
    world.clock.advance(90 * DAY)
    assert (await swept(world))["outbox"] == before["outbox"]


async def test_worker_outlives_a_database_that_is_gone_for_a_moment(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error while looking for jobs is logged; the next look works."""
    table = await world.table()
    real, failed = jobs.due, asyncio.Event()

    async def gone(*args: object) -> object:
        if not failed.is_set():
            failed.set()
            raise OSError("disk gone")
        return await real(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("store.jobs.due", gone)
    async with working(world):
        async with asyncio.timeout(5):
            await failed.wait()
        await let_a_week_pass(world)
        await until(is_expired(world, table.id))
