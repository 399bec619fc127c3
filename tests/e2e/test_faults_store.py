"""The disk is full, the database is held by another process: refused kindly, nothing half-done."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from typing import Any

import pytest
import sqlalchemy

from cogs import maintenance
from sandbox import Message
from services.facts import NoRoom, Refused
from tests.e2e.sitting import Sitting, health, sit_down, stored
from tests.e2e.stage import Stage, bare
from tests.e2e.test_turns import first

POST = "POST /channels/{}/messages"
HOUR = 3600
MOMENT = 10
"""For how many milliseconds a locked database is waited for here."""
BALLAST = 1_000_000
"""What every writing transaction writes besides, in bytes, so that it needs new pages."""
NO_LIMIT = 4_294_967_294


def full(stage: Stage, when: str) -> AbstractContextManager[None]:
    """No connection may add a page to the database, and each transaction needs some."""

    def weigh(connection: Any) -> None:
        if connection.get_execution_options().get("immediate"):
            connection.exec_driver_sql(f"INSERT INTO ballast VALUES (zeroblob({BALLAST}))")

    with closing(sqlite3.connect(stage.folder / "castellan.db")) as base:
        base.execute("CREATE TABLE IF NOT EXISTS ballast (bytes)")
        base.commit()
    stage.fault("disk full")
    return _changed(stage, {when: weigh, "checkout": _pragma("max_page_count", 1)})


@contextmanager
def locked(stage: Stage, _when: str = "") -> Iterator[None]:
    """Another process writes and does not end."""
    path = stage.folder / "castellan.db"
    with (
        _changed(stage, {"checkout": _pragma("busy_timeout", MOMENT)}),
        closing(sqlite3.connect(path, isolation_level=None)) as other,
    ):
        other.execute("BEGIN EXCLUSIVE")
        stage.fault("database locked")
        yield
        other.execute("ROLLBACK")


def _pragma(name: str, value: int) -> Callable[..., None]:
    def set_it(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {name} = {value}")
        cursor.close()

    return set_it


@contextmanager
def _changed(stage: Stage, listeners: dict[str, Callable[..., None]]) -> Iterator[None]:
    """Let some things happen in every connection; afterwards there is room again."""
    engine = stage.services.store.engine.sync_engine
    for event, listener in listeners.items():
        sqlalchemy.event.listen(engine, event, listener)
    try:
        yield
    finally:
        for event, listener in listeners.items():
            sqlalchemy.event.remove(engine, event, listener)
        sqlalchemy.event.listen(engine, "checkout", _pragma("max_page_count", NO_LIMIT))


Fault = tuple[Callable[[Stage, str], AbstractContextManager[None]], str, str]
FAULTS: dict[str, Fault] = {
    "full at the first write": (full, "begin", "my disk is full or can't be written to"),
    "full at the commit": (full, "commit", "my disk is full or can't be written to"),
    "locked": (locked, "", "My database is held by something else right now"),
}


def struck(stage: Stage, kind: str) -> AbstractContextManager[None]:
    """Let a fault strike while the block lasts."""
    strike, when, _ = FAULTS[kind]
    return strike(stage, when)


async def refused(stage: Stage, kind: str, name: str, message: Message, label: str) -> None:
    """Press, and be refused privately with the words of the fault."""
    answer = await stage.press(name, message, label)
    assert FAULTS[kind][2] in bare(answer)
    assert answer.only_for == stage.world.user(name).id


async def still(stage: Stage) -> None:
    """Let the workers try what is due, in vain."""
    for work in (stage.services.jobs.run_due, stage.client.courier.run_due):
        try:
            await work()
        except (NoRoom, Refused):
            continue


async def reported_once(sitting: Sitting, name: str, words: str = "placed") -> None:
    """The turn just played is told once, and nothing waits."""
    stage = sitting.stage
    assert not await stage.services.outbox.waiting()
    assert len(sitting.reports(f"**{name}** {words}")) == 1


@pytest.mark.parametrize("kind", FAULTS)
async def test_every_press_is_answered_and_nothing_is_half_done(stage: Stage, kind: str) -> None:
    """A step of a draft, a look, a new table; when it is over the draft is as it was."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    other = (await sitting.waiting())[0]
    panel = await stage.press(name, sitting.living(), "Play")
    panel = await stage.press(name, panel, first(stage, panel, "place"))
    with struck(stage, kind):
        before = stored(stage)
        shown = await stage.press(name, sitting.living(), "Play")
        await refused(stage, kind, name, shown, first(stage, shown, "take"))
        opened = await stage.command("Dan", "games", "game new", box="discovery", who="anyone")
        assert FAULTS[kind][2] in bare(opened)
        looked = await stage.press(other, sitting.living(), "Look")
        assert "round 1" in bare(looked), "reading goes on"
        await still(stage)
        assert stored(stage) == before, "nothing was written down"
    panel = await stage.press(name, sitting.living(), "Play")
    panel = await stage.press(name, panel, first(stage, panel, "take"))
    assert "Turn ended" in bare(await stage.press(name, panel, "End turn"))
    await stage.settle()
    await reported_once(sitting, name)


@pytest.mark.parametrize("kind", FAULTS)
async def test_a_turn_is_ended_or_not(stage: Stage, kind: str) -> None:
    """[End turn] in vain: the turn is as it was, and is ended by the next press."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    await sitting.compose()
    panel = await stage.press(name, sitting.living(), "Play")
    version = (await sitting.fact()).version
    with struck(stage, kind):
        before = stored(stage)
        await refused(stage, kind, name, panel, "End turn")
        assert stored(stage) == before
        assert (await sitting.fact()).version == version
    shown = await stage.press(name, sitting.living(), "Play")
    assert "Turn ended" in bare(await stage.press(name, shown, "End turn"))
    await stage.settle()
    assert (await sitting.fact()).version == version + 1
    await reported_once(sitting, name)


@pytest.mark.parametrize("kind", FAULTS)
async def test_a_report_that_can_not_be_noted_is_said_once(stage: Stage, kind: str) -> None:
    """It is posted and the database refuses to note it: it is found again, not said again."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    await sitting.played()
    ((news,), _) = await stage.services.outbox.due()
    hold = stage.sandbox.faults.hold(POST, 1, after=True)
    saying = asyncio.ensure_future(stage.client.courier.deliver(news.id))
    await hold.reached()
    with struck(stage, kind):
        hold.release()
        with pytest.raises((NoRoom, Refused)):
            await saying
    await stage.pass_time(3600)
    await reported_once(sitting, name)


@pytest.mark.parametrize("kind", FAULTS)
async def test_a_deadline_is_met_later(stage: Stage, kind: str) -> None:
    """A turn runs out while nothing can be written: it is played once, when that is over."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    version = (await sitting.fact()).version
    stage.manual.advance(86_400)
    await stage.services.outages.alive()
    with struck(stage, kind):
        await still(stage)
        assert (await sitting.fact()).version == version
    await stage.pass_time(30)
    assert (await sitting.fact()).version == version + 1
    assert not await stage.services.outbox.waiting()
    assert len(sitting.reports("Time ran out")) == 1, name


async def test_hosts_see_that_the_disk_was_full(stage: Stage) -> None:
    """In `/admin health`, with the code that the person was told."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.on_turn()
    panel = await stage.press(name, sitting.living(), "Play")
    with full(stage, "begin"):
        told = bare(await stage.press(name, panel, first(stage, panel, "take")))
    seen = await health(stage)
    assert "my disk was full or read-only" in seen
    assert told.rpartition("(Code ")[2].partition(")")[0] in seen
    panel = await stage.press(name, sitting.living(), "Play")
    with locked(stage):
        await stage.press(name, panel, first(stage, panel, "take"))
    assert "did not answer in time" in await health(stage)


async def test_what_waited_in_a_copy_is_not_said_again_after_a_restore(stage: Stage) -> None:
    """The report of a turn that was posted since is found."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    await sitting.played()
    assert await maintenance.backup(stage.settings) == 0
    (copy,) = (stage.settings.data / "backups").glob("*.db")
    await stage.settle()
    said = [one.id for one in sitting.messages]
    assert len(sitting.reports(f"**{name}** placed")) == 1
    stage.manual.advance(HOUR)
    stage.world.clock.advance(HOUR)  # Discord knows no nonce any more
    await stage.stop()
    assert await maintenance.restore(stage.settings, copy) == 0
    await stage.start()
    await stage.settle()
    (new,) = [bare(one) for one in sitting.messages if one.id not in said]
    assert "For 60 minutes nobody could play here" in new
    assert not await stage.services.outbox.waiting()
    await sitting.turn()
