"""The leases that a process knows of, over a server of databases."""

from __future__ import annotations

import pytest

from services import Services
from services.clocks.arithmetic import DAY
from services.core.context import serving
from services.core.leases import LOSE, Leases, NotOurs, fleet
from services.operations.fleet_outages import FleetOutages
from store import Unusable, leases
from tests.helpers.database import POSTGRESQL, rows
from tests.helpers.world import SERVER, World

on_server = pytest.mark.skipif(not POSTGRESQL, reason="SQLite serves one process")


class Passing:
    """Time as it passes for two processes and their database; one may be stopped."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        """Tell the seconds."""
        return self.at

    async def database(self, _connection: object) -> int:
        """Tell the database's milliseconds."""
        return int(self.at * 1000)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Passing:
    """Return the time."""
    made = Passing()
    monkeypatch.setattr(leases, "now", made.database)
    return made


@pytest.mark.skipif(bool(POSTGRESQL), reason="about SQLite")
async def test_sqlite_is_refused(world: World) -> None:
    """With what to do instead."""
    with pytest.raises(Unusable, match="DATABASE_URL"):
        Leases(world.services.store, 4, "1")


@on_server
async def test_whoever_was_stopped_has_nothing(world: World, time: Passing) -> None:
    """A process knows by itself when its leases have run out, before others can have them."""
    store = world.services.store
    one, other = Leases(store, 2, "1", time), Leases(store, 2, "1", time)
    await one.renew()
    assert one.kept == {0, 1}
    time.at += LOSE
    assert one.held == set()
    await other.renew()
    assert other.kept == {0, 1}
    with pytest.raises(NotOurs):
        async with store.write() as connection:
            await one.check(connection, [1 << 22])
    async with store.write() as connection:
        await other.check(connection, [5, 1 << 22])
    await one.renew()
    await other.renew()
    assert [sorted(some) for some in (one.kept, other.kept, other.surplus)] == [[], [0], [1]]


@on_server
async def test_the_database_has_the_last_word(world: World, time: Passing) -> None:
    """What a process believes by its own clock is not enough for a commit."""
    store, behind = world.services.store, Passing()
    one, other = Leases(store, 2, "1", behind), Leases(store, 2, "1", time)
    await one.renew()
    time.at += LOSE
    await other.renew()
    assert one.kept == {0, 1}
    with pytest.raises(NotOurs):
        async with store.write() as connection:
            await one.check(connection, [None])


@on_server
async def test_who_has_lost_a_server_does_and_says_nothing_there(
    world: World, time: Passing
) -> None:
    """Neither jobs nor news, though by its own clock it has the server."""
    await world.table()
    behind = Passing()
    one, other = (fleet_of(world, Leases(world.services.store, 1, "1", t)) for t in (behind, time))
    for services in (one, other):
        assert services.context.leases is not None
        await services.context.leases.renew()
        assert isinstance(services.outages, FleetOutages)
        await services.outages.take(0)
        await services.outages.gateway_back()
        time.at += LOSE
    time.at -= LOSE
    world.clock.advance(7 * DAY)
    share = one.outages.share
    assert share.shards == (0,)
    ((news, *_), _) = await one.outbox.due(share)
    with serving(SERVER):
        assert await one.outbox.begin(news.id) is None
    assert one.outages.share.shards == ()  # nothing is tried again before the next renewal
    assert await one.jobs.run_due() == 0
    with serving(SERVER):
        assert await other.outbox.begin(news.id) is not None
    assert await other.jobs.run_due() > 0


@on_server
async def test_a_shard_waits_for_its_own_connection_alone(world: World, time: Passing) -> None:
    """The others go on, each with heartbeats of its own."""
    leased = Leases(world.services.store, 2, "1", time)
    services = fleet_of(world, leased)
    outages, lost = services.outages, {0, 1}
    assert isinstance(outages, FleetOutages)
    outages.lost = lambda: lost
    await leased.renew()
    for shard in (0, 1):
        await outages.take(shard)
    assert (outages.share.shards, outages.away, outages.leads) == ((), True, False)
    lost -= {1}
    await outages.gateway_back()
    assert (outages.share.shards, outages.away, outages.leads) == ((1,), False, False)
    lost -= {0}
    await outages.gateway_back()
    assert (outages.share.shards, outages.leads) == ((0, 1), True)
    lost |= {1}
    outages.gateway_lost()
    assert outages.share.shards == (0,)
    names = [row[0] for row in rows(world.path, "SELECT process FROM pulses ORDER BY process")]
    assert names == ["0/2", "1/2"]
    time.at += LOSE
    assert not outages.share.shards


def fleet_of(world: World, leases: Leases) -> Services:
    """Return the services of one of several processes."""
    return Services(world.services.store, world.clock, leases=leases)


@on_server
async def test_what_is_given_up_is_free_at_once(world: World, time: Passing) -> None:
    """Surplus when another joins, and everything at the end."""
    store = world.services.store
    one, other = Leases(store, 3, "1", time), Leases(store, 3, "2", time)
    await one.renew()
    time.at += 1
    await other.renew()
    await one.renew()
    assert [sorted(some) for some in (one.kept, one.held)] == [[0, 1], [0, 1, 2]]
    await one.free({2})
    assert one.held == {0, 1}
    await other.renew()
    assert other.kept == {2}
    async with store.read() as connection:
        processes, held = await fleet(connection)
    assert [(row.version, row.shards) for row in processes] == [("1", 3), ("2", 3)]
    assert [row.holder == one.process.name for row in held] == [True, True, False]
    await one.end()
    await one.renew()  # one that was on its way
    assert one.held == set()
    await other.renew()
    assert other.kept == {0, 1, 2}
    with pytest.raises(Unusable, match="CASTELLAN_FLEET=3"):
        await Leases(store, 4, "2", time).begin()
