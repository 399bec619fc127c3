"""Clocks that jump, processes that end around a deadline, and a burst of clicks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from cogs.dispatch import Gate
from sandbox import Record
from tests.e2e.faulty import Hasty, _no_pauses, die
from tests.e2e.sitting import DAY, Sitting, health, sit_down
from tests.e2e.stage import Stage

__all__ = ["Hasty", "_no_pauses"]

HOUR = 3600
POST = "POST /channels/{}/messages"


@pytest.mark.parametrize("seconds", [DAY // 2, 3 * DAY, 365 * DAY])
async def test_a_clock_that_jumps_forward_takes_nobody_s_time(stage: Stage, seconds: int) -> None:
    """What no process has lived through was an outage: it is given back, and said once."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    await stage.services.outages.alive()
    stage.fault("clock jumped forward")
    stage.manual.advance(seconds)
    await stage.services.outages.beat()
    await stage.settle()
    assert await sitting.on_turn() == name
    assert len(sitting.reports("Every clock got that time back.")) == 1
    assert "given back to every clock" in await health(stage)
    await stage.pass_time(DAY - 60)
    assert await sitting.on_turn() == name
    await stage.pass_time(60)
    assert await sitting.on_turn() != name
    assert len(sitting.reports("Time ran out")) == 1
    assert not await stage.services.outbox.waiting()


@pytest.mark.parametrize("seconds", [DAY // 2, 3 * DAY])
async def test_a_clock_that_jumps_back_stops_nothing(stage: Stage, seconds: int) -> None:
    """People play on, each turn is told once; no deadline comes early or twice."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    await stage.services.outages.alive()
    stage.fault("clock jumped back")
    stage.manual.advance(-seconds)
    await stage.services.outages.beat()
    await stage.settle()
    for _ in range(3):
        name = await sitting.turn()
        assert len(sitting.reports(f"**{name}** placed")) >= 1
        assert not await stage.services.outbox.waiting()
    name, version = await sitting.on_turn(), (await sitting.fact()).version
    await stage.pass_time(DAY)
    assert (await sitting.fact()).version > version, f"{name}'s time is over after a day"
    assert not await stage.services.outbox.waiting()


async def expired(stage: Stage) -> tuple[Sitting, int]:
    """A turn whose time is over and that nobody has ended yet; its version."""
    sitting = await sit_down(stage, lords=3)
    await sitting.until("1.1")
    await stage.pass_time(DAY - 60)  # the reminders are said
    stage.manual.advance(60)
    return sitting, (await sitting.fact()).version


async def dies_before_the_turn(stage: Stage) -> None:
    """Nothing was done of it yet."""


async def dies_before_the_report(stage: Stage) -> None:
    """The turn is committed."""
    await stage.services.jobs.run_due()


async def dies_before_the_post(stage: Stage) -> None:
    """The report was begun."""
    await stage.services.jobs.run_due()
    await die(stage, POST, after=False)


async def dies_after_the_post(stage: Stage) -> None:
    """The report is posted and not noted."""
    await stage.services.jobs.run_due()
    await die(stage, POST, after=True)


DEATHS: dict[str, Callable[[Stage], Awaitable[None]]] = {
    "before the turn": dies_before_the_turn,
    "before the report": dies_before_the_report,
    "before the post": dies_before_the_post,
    "after the post": dies_after_the_post,
}


@pytest.mark.parametrize("death", DEATHS)
async def test_a_deadline_is_met_once_whenever_the_process_dies(stage: Stage, death: str) -> None:
    """The next process plays what is left to play, and says what is left to say."""
    sitting, version = await expired(stage)
    await DEATHS[death](stage)
    await stage.restart()
    await stage.pass_time(5)
    assert (await sitting.fact()).version == version + 1
    assert len(sitting.reports("Time ran out")) == 1
    assert not await stage.services.outbox.waiting()


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_reminder_is_said_once_whenever_the_process_dies(
    stage: Stage, *, after: bool
) -> None:
    """Its post is cut off by the end of the process."""
    sitting = await sit_down(stage, lords=3)
    name = await sitting.until("1.1")
    before = [one.id for one in sitting.messages]
    stage.manual.advance(DAY // 2)
    await stage.services.outages.alive()
    await stage.services.jobs.run_due()
    await die(stage, POST, after=after)
    await stage.restart()
    await stage.pass_time(5)
    assert not await stage.services.outbox.waiting()
    (said,) = [one for one in sitting.messages if one.id not in before]
    assert said.pinged == [sitting.id(name)]


# -- a burst of clicks ----------------------------------------------------------------------------

CLICKS = 1_000
SEATS = 4


async def burst(stage: Stage, people: int) -> list[Record]:
    """A thousand clicks on [Take a seat] at once, by so many people."""
    await stage.command(
        "Ann", "games", "game new", box="kingdomino", lords=SEATS, who="anyone", name="Fens"
    )
    await stage.settle()
    table = stage.message("Fens · a table is open")
    court = stage.world.server("Castellan's Court")
    crowd = [stage.world.add_user(f"Guest {number}") for number in range(people)]
    for person in crowd:
        stage.world.add_member(court, person)
    part = stage.find(table, "Take a seat")
    assert part is not None
    stage.client.gate = Gate(time.monotonic)
    stage.fault(f"{CLICKS} clicks at once")
    return [
        stage.sandbox.people.click(crowd[number % people], table, part["custom_id"])
        for number in range(CLICKS)
    ]


@pytest.mark.parametrize("people", [pytest.param(10, marks=pytest.mark.full), 200])
async def test_a_thousand_clicks_at_once_are_all_answered(stage: Stage, people: int) -> None:
    """Three take a seat, once each; everybody else is told why not; the game begins once."""
    records = await burst(stage, people)
    async with asyncio.timeout(120):
        await asyncio.gather(*(record.finished for record in records))
    table = await stage.services.tables.table(1)
    sitting = [seat.user for seat in table.seats]
    assert len(sitting) == len(set(sitting)) == SEATS
    assert None not in sitting
    await stage.settle()
    assert len(stage.threads()) == 1
    assert not await stage.services.outbox.waiting()
    assert all(record.message is not None and record.message.text for record in records)
    assert "Errors" not in await health(stage), "busy, on a slow machine, but nothing broke"
