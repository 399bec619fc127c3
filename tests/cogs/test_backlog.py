"""What waits after an outage is delivered at a cost that does not grow with how much it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from bench.backlog import counted, fill
from cogs.courier import Courier
from cogs.strikes import Strikes
from services.core.shards import EVERY_SERVER
from services.facts.news import News, Posted
from tests.helpers.database import new_folder
from tests.helpers.inline import inline
from tests.helpers.world import ANN, CHANNEL, World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    with new_folder() as folder, inline():
        made = World(folder / "castellan.db")
        yield made
        await made.close()


class Announcer:
    """Posts into the world's own kind of Discord, which takes a moment."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.app = SimpleNamespace(strikes=Strikes())
        self.said = 0

    async def announce(self, news: News) -> Posted | None:
        for _ in range(20):
            await asyncio.sleep(0)
        self.said += 1
        return self.world.post(news)


class Watched(Courier):
    """A courier that tells when nothing is left."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.idle = asyncio.Event()

    async def _start_due(self) -> int | None:
        later = await super()._start_due()
        if not self._running:
            self.idle.set()
        return later


async def cost(world: World, tables: int) -> tuple[float, float, int]:
    """Return the statements and replays for each row delivered, and how many rows that were."""
    await fill(world, tables, before=1, turns=1)
    await world.restart()
    announcer: Any = Announcer(world)
    courier = Watched(world.services.outbox, announcer, world.clock, lambda: EVERY_SERVER)
    with counted(world.services.store) as costs:
        running = asyncio.create_task(courier.run())
        await courier.idle.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert (await world.services.outbox.due())[0] == []
    return costs.statements / announcer.said, costs.replays / announcer.said, announcer.said


async def test_a_backlog_costs_what_its_rows_cost(world: World) -> None:
    """Six times as many tables: no more statements and replays for each row, within a tenth."""
    few = await cost(world, 10)
    many = await cost(world, 60)
    assert many[2] > 5 * few[2]
    assert many[0] < 1.1 * few[0]
    assert many[1] < 1.1 * few[1]
    assert many[1] < 2


async def test_direct_messages_take_the_places_of_one_server(world: World) -> None:
    """Sixteen people whose channels take nothing for the moment keep no server waiting."""
    for channel in (CHANNEL, CHANNEL + 1):
        await world.services.tables.solo(0, channel, ANN, "page", place="direct")
    due, _ = await world.services.outbox.due()
    assert [one.server for one in due] == [0, 0]
    assert len({one.lane for one in due}) == 2
