"""Servers take turns: none waits for what another one has started."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from processes import Result
from services.core.context import ServiceContext
from services.facts import Person
from services.facts.tables import Setup
from services.operations.jobs import Jobs, Turns
from services.tournaments.core.rounds import next_step
from store import jobs, pruning
from store.jobs import DueJob
from tests.helpers.inline import inline
from tests.helpers.tournaments import DAY, TournamentWorld
from tests.helpers.world import ANN, BEN, CHANNEL, SERVER, World
from tests.services.operations.test_jobs import let_a_week_pass

NEIGHBOR = SERVER + 1


class OwnersWorld(TournamentWorld):
    """Tournaments of one owner on several servers."""

    server = SERVER

    @property
    def place(self) -> tuple[int, int]:
        return self.server, CHANNEL

    async def starting(self, server: int, entries: int) -> int:
        """Publish a tournament that begins with so many; return when."""
        self.server = server
        tournament = await self.publish(capacity=entries, checkin=False)
        await self.enter(tournament.id, entries)
        return tournament.start


@pytest.fixture
async def owner(database: Path) -> AsyncIterator[OwnersWorld]:
    """Return a world in which tournaments are held on two servers."""
    with inline():
        made = OwnersWorld(database)
        yield made
        await made.close()


async def worked(world: World) -> list[DueJob]:
    """Work what is due; return the pieces in order."""
    done: list[DueJob] = []
    work = Jobs._do

    async def noted(self: Jobs, row: DueJob) -> None:
        done.append(row)
        await work(self, row)

    with patch.object(Jobs, "_do", noted):
        await world.services.jobs.run_due()
    return done


def job(number: int, server: int, due: int = 0, person: int = 0) -> DueJob:
    return DueJob(number, due, "deadline", None, None, 0, 0, None, server, person)


def test_who_took_fewest_turns_lately_is_next() -> None:
    """Each server in the order of its own jobs, all the same of a second longest due first."""
    turns = Turns()
    rows = [job(1, SERVER), job(2, SERVER), job(3, SERVER), job(4, NEIGHBOR, 1), job(5, 0, 2)]
    assert [row.id for row in turns.order(rows, 600)] == [1, 4, 5, 2, 3]
    for _ in range(4):
        turns.took(rows[0])
    turns.took(rows[3])
    assert [row.id for row in turns.order(rows, 600)] == [5, 4, 1, 2, 3]
    assert [row.id for row in turns.order(rows, 660)] == [4, 5, 1, 2, 3]


def test_people_take_turns_within_a_server_and_in_direct_messages() -> None:
    """However many there are, a server beside them has as many turns as all of them."""
    turns = Turns()
    rows = [job(number, 0, person=number % 3) for number in range(9)]
    rows += [job(9 + number, SERVER, 1, person=5 + number // 3) for number in range(4)]
    found = turns.order(rows, 600)
    assert [row.id for row in found if row.server_id == 0] == list(range(9))
    assert [row.id for row in found if row.server_id] == [9, 12, 10, 11]
    assert [row.server_id for row in found[:8]] == [0, SERVER] * 4
    for row in rows[:2]:
        turns.took(row)
    assert [row.id for row in turns.order(rows, 600)[:4]] == [9, 12, 2, 10]


async def test_jobs_are_done_in_turns_by_server(world: World) -> None:
    """The only one of a server comes second, though hundreds of another one are longer due."""
    for number in range(45):
        await world.table(host=Person(2000 + number, "Host"))
    world.clock.advance(1)
    await world.services.tables.create(NEIGHBOR, CHANNEL, ANN, Setup(lords=2))
    world.clock.advance(7 * DAY)
    servers = [row.server_id for row in await worked(world)]
    assert servers.index(NEIGHBOR) == 1
    assert len(servers) == 46


async def test_in_direct_messages_each_person_takes_turns(world: World) -> None:
    """One turn of a computer lord in somebody's games, then one in another's."""
    games = dict[int | None, Person]()
    for person, count in ((ANN, 9), (BEN, 3)):
        for _ in range(count):
            channel = CHANNEL + person.id
            begun = await world.services.tables.solo(0, channel, person, "page", place="direct")
            games[begun.game] = person
    world.clock.advance(DAY)
    turns = [games[row.game_id] for row in await worked(world) if row.kind == "lord"]
    assert len(turns) > 4
    assert turns[:4] in ([ANN, BEN, ANN, BEN], [BEN, ANN, BEN, ANN])


async def test_rounds_of_two_servers_begin_in_turns(owner: OwnersWorld) -> None:
    """Each table is a piece of its own, in a transaction of its own."""
    await owner.starting(SERVER, 40)
    start = await owner.starting(NEIGHBOR, 6)
    await owner.to(start - 1)
    owner.clock.advance(1)
    rows = await worked(owner)
    assert len(rows) == 20 + 3 + 2 * 4  # the start, the stage, the round; the last finds nothing
    last = max(place for place, row in enumerate(rows) if row.server_id == NEIGHBOR)
    assert [row.server_id for row in rows[: last + 1]] == [SERVER, NEIGHBOR] * 7


async def test_a_long_calculation_delays_no_short_job(owner: OwnersWorld) -> None:
    """Even if it never ends: the deadline of the same server is worked meanwhile."""
    begun = asyncio.Event()

    async def never(function: Callable[..., Result], /, *given: Any) -> Result:
        if function is next_step:
            begun.set()
            await asyncio.Event().wait()
        return function(*given)

    start = await owner.starting(SERVER, 4)
    await owner.to(start - 1)
    table = await owner.table()
    owner.services.context.compute = never
    working = asyncio.create_task(owner.services.jobs.run())
    owner.clock.advance(1)
    await begun.wait()
    await let_a_week_pass(owner, lanes=2)
    async with asyncio.timeout(20):
        while (await owner.services.tables.table(table.id)).state == "open":
            pass
    working.cancel()
    with suppress(asyncio.CancelledError):
        await working


async def test_a_long_job_planned_meanwhile_wakes_its_worker(owner: OwnersWorld) -> None:
    """Without waiting for the next look at the database."""
    working = asyncio.create_task(owner.services.jobs.run())
    for _ in range(20):
        await owner.services.jobs.late()
    tournament = await owner.publish(capacity=2, checkin=False)

    async def is_waiting() -> bool:
        async with owner.services.context.read() as connection:
            return await jobs.is_waiting(connection, jobs.CUP, tournament.id, owner.clock.now())

    async with asyncio.timeout(20):
        while await is_waiting():
            pass
    working.cancel()
    with suppress(asyncio.CancelledError):
        await working


async def test_old_rows_are_deleted_in_pieces(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In so many transactions that nobody waits long; nothing is left for the next hour."""
    monkeypatch.setattr(pruning, "AT_ONCE", 2)
    for number in range(5):
        await world.table(host=Person(2000 + number, "Host"))
    world.clock.advance(7 * DAY)
    await world.services.jobs.run_due()
    await world.say()
    world.clock.advance(31 * DAY)
    writes = 0
    write = ServiceContext.write

    def counted(self: ServiceContext) -> Any:
        nonlocal writes
        writes += 1
        return write(self)

    monkeypatch.setattr(ServiceContext, "write", counted)
    await world.services.jobs.sweep()
    async with world.services.context.read() as connection:
        left = await connection.exec_driver_sql("SELECT count(*) FROM jobs")
    assert left.scalar_one() == 0
    assert writes > 7  # one for each kind of rows, and more where there are many
