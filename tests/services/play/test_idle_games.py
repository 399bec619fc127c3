"""Games alone that nobody touches end by themselves."""

from __future__ import annotations

from services.core.shards import Share
from services.facts import Person
from services.facts.games import GameFact
from services.facts.tables import NO_LIMIT, Setup
from tests.helpers.world import ANN, BEN, CHANNEL, SERVER, World

DAY = 24 * 3600
MONTHS = 90 * DAY


async def alone(world: World, person: Person = ANN, server: int = SERVER) -> GameFact:
    table = await world.services.tables.solo(server, CHANNEL, person, "page")
    game = await world.game_of(table.id)
    while game.seat_on_turn is None or game.seat_on_turn.computer:
        await world.services.jobs.run_due()
        game = await world.services.play.game(game.id)
    return game


async def pass_by(world: World, seconds: int) -> None:
    """Let time pass, at its end an hourly sweep."""
    world.clock.advance(seconds)
    await world.services.jobs.run_due()
    await world.services.jobs.sweep()


async def test_a_game_alone_ends_when_nobody_touches_it_for_long(world: World) -> None:
    """With a turn it goes on as long again; a host says how long that is."""
    played, left = await alone(world), await alone(world, BEN)
    await pass_by(world, MONTHS - DAY)
    await world.quickly(played.id)
    await pass_by(world, DAY)
    assert [(await world.services.play.game(one.id)).over for one in (played, left)] == [
        False,
        True,
    ]
    assert (await world.services.play.game(left.id)).ending == "deserted"
    world.services.context.idle_alone = 7 * DAY
    await pass_by(world, 7 * DAY)
    assert (await world.services.play.game(played.id)).over


async def test_no_game_of_several_ends_by_that(world: World) -> None:
    """Nor one alone with a clock: that ends it sooner."""
    several = await world.start(Setup(lords=2, pace=NO_LIMIT))
    timed = await world.services.tables.solo(SERVER, CHANNEL, ANN, "page", counts=True)
    for _ in range(10):
        await pass_by(world, MONTHS // 9)
    assert not (await world.services.play.game(several.id)).over
    assert (await world.game_of(timed.id)).over


async def test_time_without_the_bot_does_not_count(world: World) -> None:
    """Neither while it is away, nor once it is back."""
    game = await alone(world)
    await world.services.absent_servers.lost(SERVER)
    await pass_by(world, 2 * MONTHS)
    await world.services.absent_servers.back(SERVER)
    await pass_by(world, MONTHS - DAY)
    assert not (await world.services.play.game(game.id)).over
    await pass_by(world, DAY + 3600)
    assert (await world.services.play.game(game.id)).over


async def test_the_first_sweep_after_a_long_absence_ends_nothing(world: World) -> None:
    """It comes before the gateway is back: the outage is noted only then."""
    game = await alone(world)
    await world.services.outages.beat()
    await world.restart()
    world.clock.advance(2 * MONTHS)
    await world.services.outages.begin(Share())
    await world.services.jobs.sweep()
    assert not (await world.services.play.game(game.id)).over
    await world.services.outages.gateway_back()
    await pass_by(world, 3600)
    assert not (await world.services.play.game(game.id)).over
