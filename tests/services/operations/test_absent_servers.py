"""Servers that we are not in: their games wait, and go on when we are back."""

from __future__ import annotations

import asyncio

import pytest

from services.core.shards import Share
from services.facts import Refused
from services.facts.games import GameFact
from services.facts.news import OutageNews, TidyNews, TurnNews
from services.facts.tables import Pace, Setup
from store import heartbeats
from tests.helpers.world import ANN, BEN, CARA, SERVER, World

MINUTE, HOUR, DAY = 60, 3600, 86400
SETUP = Setup(lords=2, pace=Pace("turn", turn=DAY))
OTHER = 950


async def games(world: World) -> tuple[GameFact, GameFact]:
    """A game of this server and one of another."""
    await world.services.outages.beat()
    here = await world.start(SETUP)
    there = await world.services.tables.create(OTHER, 951, ANN, SETUP)
    await world.services.tables.join(there.id, BEN)
    return here, await world.game_of(there.id)


async def pass_time(world: World, seconds: int) -> None:
    """Let time pass for a process that lives, and do what came due."""
    world.clock.advance(seconds)
    await world.services.outages.alive()
    await world.services.jobs.run_due()


async def deadline(world: World, game: GameFact) -> int:
    """When the turn in progress is over."""
    clock = (await world.services.play.game(game.id)).clock
    assert clock is not None
    assert clock.deadline is not None
    return clock.deadline


async def test_games_of_a_server_that_we_are_not_in_wait(world: World) -> None:
    """No deadline fires and nothing is said there; elsewhere everything goes on."""
    here, there = await games(world)
    await world.say()
    before = await deadline(world, here)
    person, other = await world.on_turn(here.id), await world.on_turn(there.id)
    await world.services.absent_servers.lost(SERVER)
    await pass_time(world, 2 * DAY)
    assert await world.on_turn(here.id) == person
    assert await world.on_turn(there.id) != other
    assert {news.table.server for news in await world.say()} == {OTHER}
    await world.services.absent_servers.back(SERVER)
    await world.services.jobs.run_due()
    assert await world.on_turn(here.id) == person
    assert await deadline(world, here) == before + 2 * DAY
    news = [one.body for one in await world.say()]
    (told,) = [one for one in news if isinstance(one, OutageNews)]
    assert (told.game.id, told.seconds, told.why) == (here.id, 2 * DAY, "away")
    await pass_time(world, DAY)
    assert await world.on_turn(here.id) != person


async def test_a_turn_played_meanwhile_is_told_later(world: World) -> None:
    """Lords may play on from elsewhere; the thread hears of it when we are back."""
    here, _ = await games(world)
    await world.say()
    await world.services.absent_servers.lost(SERVER)
    await world.turn(here.id)
    assert await world.say() == []
    await world.services.absent_servers.back(SERVER)
    news, *rest = await world.say()
    assert isinstance(news.body, TurnNews)
    assert {type(one.body) for one in rest} <= {TidyNews}
    assert news.tries == 0, "nothing was tried"


async def test_a_restart_forgets_no_server_that_is_away(world: World) -> None:
    """Neither that it is, nor since when."""
    here, _ = await games(world)
    before = await deadline(world, here)
    await world.services.absent_servers.lost(SERVER)
    world.clock.advance(MINUTE)
    await world.restart()
    await world.services.absent_servers.begin()
    assert world.services.absent_servers.away == {SERVER}
    await pass_time(world, HOUR - MINUTE)
    await world.services.absent_servers.back(SERVER)
    await world.services.jobs.run_due()
    assert await deadline(world, here) == before + HOUR


async def test_what_discord_says_is_compared_with_what_is_in_use(world: World) -> None:
    """Thrown out and asked in again while the process was dead."""
    await games(world)
    await world.services.absent_servers.seen([OTHER])
    assert world.services.absent_servers.away == {SERVER}
    await world.services.absent_servers.seen([OTHER, SERVER])
    assert world.services.absent_servers.away == frozenset()


async def test_servers_of_other_processes_are_not_missed(world: World) -> None:
    """A process is told of its own servers only."""
    await games(world)
    world.services.outages.share = Share((1,), 2)  # both servers are of shard 0
    await world.services.absent_servers.seen([])
    assert world.services.absent_servers.away == frozenset()


async def test_a_short_absence_is_nobody_s_loss(world: World) -> None:
    """Five minutes are not credited; a table that expired meanwhile is closed then."""
    here, _ = await games(world)
    before = await deadline(world, here)
    await world.services.absent_servers.lost(SERVER)
    await world.services.absent_servers.lost(SERVER)
    await pass_time(world, 5 * MINUTE)
    await world.services.absent_servers.back(SERVER)
    await world.services.absent_servers.back(SERVER)
    await world.services.jobs.run_due()
    assert await deadline(world, here) == before


async def test_an_open_table_waits_too(world: World) -> None:
    """It has the time in which nobody there could see it once we are back."""
    table = await world.table(SETUP, host=CARA)
    await world.services.absent_servers.lost(SERVER)
    await pass_time(world, 8 * DAY)
    assert (await world.services.tables.table(table.id)).state == "open"
    await world.services.absent_servers.back(SERVER)
    await world.services.jobs.run_due()
    assert (await world.services.tables.table(table.id)).state == "open"
    await pass_time(world, 8 * DAY)
    assert (await world.services.tables.table(table.id)).state == "expired"


async def test_a_server_where_nothing_goes_on_is_not_noted(world: World) -> None:
    """It may be in any number of those, and nothing waits there."""
    here, _ = await games(world)
    for server in range(10):
        await world.services.absent_servers.lost(1000 + server)
    assert world.services.absent_servers.away == frozenset()
    async with world.services.context.read() as connection:
        assert await heartbeats.away(connection) == []
    await asyncio.gather(  # back while it is looked up
        world.services.absent_servers.lost(SERVER), world.services.absent_servers.back(SERVER)
    )
    assert world.services.absent_servers.away == frozenset()
    async with world.services.context.read() as connection:
        assert await heartbeats.away(connection) == []
    before = await deadline(world, here)
    for _ in range(3):
        await world.services.absent_servers.lost(OTHER)
        world.clock.advance(HOUR)
        await world.services.absent_servers.back(OTHER)
    assert await deadline(world, here) == before


@pytest.mark.parametrize("server", [0, SERVER, 2**63 - 1])
def test_a_server_has_a_name_among_the_processes(server: int) -> None:
    """It is read again, and owns itself alone."""
    share = Share.named(Share(server=server).name)
    assert share == Share(server=server)
    assert len(share.name) <= 40
    assert share.owns(server)
    assert not share.owns(server + 1)


async def test_a_return_that_is_told_of_twice_at_once_counts_once(world: World) -> None:
    """Discord tells of it in several ways."""
    here, _ = await games(world)
    await world.say()
    servers, before = world.services.absent_servers, await deadline(world, here)
    await servers.lost(SERVER)
    await pass_time(world, 2 * DAY)
    await asyncio.gather(servers.back(SERVER), servers.seen([SERVER, OTHER]))
    await world.services.jobs.run_due()
    assert await deadline(world, here) == before + 2 * DAY
    told = [one.body for one in await world.say() if isinstance(one.body, OutageNews)]
    assert [one.game.id for one in told] == [here.id]


async def test_short_absences_are_not_lost_if_a_return_can_not_be_stored(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is repeated, and all of them count."""
    here, _ = await games(world)
    servers, before = world.services.absent_servers, await deadline(world, here)

    async def busy(_: object) -> None:
        raise Refused("busy")

    for number in range(2):
        await servers.lost(SERVER)
        await pass_time(world, 200)
        if number:
            with monkeypatch.context() as held:
                held.setattr("services.operations.absent_servers.games.ticking", busy)
                with pytest.raises(Refused):
                    await servers.back(SERVER)
        await servers.back(SERVER)
        await pass_time(world, 600)
    assert await deadline(world, here) == before + 400


async def test_short_absences_count_if_there_are_several(world: World) -> None:
    """Whoever runs the server could be out in others' turns alone, each time for five minutes."""
    here, _ = await games(world)
    before = await deadline(world, here)

    async def out(seconds: int) -> int:
        await world.services.absent_servers.lost(SERVER)
        await pass_time(world, seconds)
        await world.services.absent_servers.back(SERVER)
        await pass_time(world, 2 * MINUTE)
        return await deadline(world, here) - before

    assert await out(4 * MINUTE) == 0
    assert await out(2 * MINUTE) == 6 * MINUTE
    assert await out(MINUTE) == 6 * MINUTE
    assert await out(MINUTE) == 8 * MINUTE
    world.clock.advance(DAY // 2)
    assert await out(4 * MINUTE) == 12 * MINUTE


async def test_who_is_thrown_out_on_and_on_was_away_all_the_time(world: World) -> None:
    """Some seconds in between are no time to play in; and not each is noted by itself."""
    here, _ = await games(world)
    before = await deadline(world, here)
    for _ in range(30):
        await world.services.absent_servers.lost(SERVER)
        await pass_time(world, 55)
        await world.services.absent_servers.back(SERVER)
        await pass_time(world, 5)
    assert await deadline(world, here) - before >= 25 * MINUTE
    async with world.services.context.read() as connection:
        assert len(await heartbeats.outages(connection, ending_after=0)) < 20
