"""What happened since a lord's last turn, told from what is stored."""

from __future__ import annotations

from services.facts import Person, Press
from services.facts.tables import Setup
from tests.helpers.refusals import refused
from tests.helpers.world import EVE, PEOPLE, World

DAY = 24 * 3600


async def test_everything_since_the_last_turn_of_ones_own_is_told(world: World) -> None:
    """Turn by turn; what lies now and did not then; points then and now."""
    game = await world.start(Setup(lords=3))
    await world.until(game.id, "3.1")
    lord = await world.on_turn(game.id)
    before = await world.services.play.game(game.id)
    await world.turn(game.id)
    mine = await world.services.play.game(game.id)
    ended = world.clock.now()
    first = await world.services.play.digest(game.id, lord)
    assert (first.reports, first.placed, first.since) == ((), (), ended)
    world.clock.advance(3600)
    others = 0
    while await world.on_turn(game.id) != lord:
        await world.turn(game.id)
        others += 1
    told = await world.services.play.digest(game.id, lord)
    assert told.since == ended
    assert len(told.reports) == others
    assert [one.version for one in told.reports] == sorted(one.version for one in told.reports)
    seat = before.table.seat_of(lord.id)
    assert seat is not None
    assert all(one.seat != seat.seat for one in told.reports)
    laid = [(one.seat, one.domino, one.spot) for one in told.reports if one.spot]
    assert sorted(told.placed) == sorted(laid)
    then = {mine.view.name(one.seats[0]): one.scorecard.total for one in mine.view.kingdoms}
    now = {one.name: one.total for one in told.reports}
    assert {name: (a, b) for name, a, b in told.points} == {
        name: (points, now.get(name, points)) for name, points in then.items()
    }


async def test_without_a_turn_of_ones_own_it_is_told_from_the_start(world: World) -> None:
    """Also the first choices."""
    game = await world.start(Setup(lords=3))
    third = await _last_to_choose(world, game.id)
    await world.turn(game.id)
    told = await world.services.play.digest(game.id, third)
    assert [one.took is not None for one in told.reports] == [True]
    assert not told.placed


async def _last_to_choose(world: World, game: int) -> Person:
    fact = await world.services.play.game(game)
    return PEOPLE[fact.table.seats[fact.view.order[-1].seat - 1].user or 0]


async def test_what_the_autopilot_played_for_a_lord_is_told_too(world: World) -> None:
    """They have not seen it; what was folded into a later report is told once."""
    game = await world.start(Setup(lords=2))
    await world.until(game.id, "2.1")
    late = await world.on_turn(game.id)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    await world.say()
    for _ in range(3):
        world.clock.advance(60)
        await world.services.jobs.run_due()
        if await world.on_turn(game.id) != late:
            await world.turn(game.id)
    told = await world.services.play.digest(game.id, late)
    versions = [one.version for one in told.reports]
    assert len(set(versions)) == len(versions)
    assert "autopilot" in {one.by for one in told.reports}


async def test_a_turn_taken_back_is_not_told(world: World) -> None:
    """Only what stands."""
    game = await world.start(Setup(lords=3))
    third = await _last_to_choose(world, game.id)
    person = await world.on_turn(game.id)
    await world.turn(game.id)
    await world.services.play.takeback(Press(game.id, person))
    assert not (await world.services.play.digest(game.id, third)).reports


async def test_only_lords_have_a_digest(world: World) -> None:
    """Whoever watches has the thread."""
    game = await world.start(Setup(lords=2))
    await refused("not_at_table", world.services.play.digest(game.id, EVE))
