"""Tests of what organizers do for a friend who is losing."""

from services.core.live_games import load
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act, ActKind
from services.statistics.rating import rate
from services.statistics.updates import outcome_in
from tests.helpers.tournaments import HOUR, TournamentWorld
from tests.helpers.world import EVE

SLOW = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))


async def rated(world: TournamentWorld, turn: str, how: ActKind) -> tuple[set[str], str]:
    """Play to a turn, have the seat of seat 1's lord taken, and play on.

    Returns who was rated, and that lord.
    """
    tournament = await world.begun(2, rounds=1, table=SLOW)
    game = (await world.game_of(tournament.open_rounds[0].matches[0].tables[0])).id
    await world.until(game, turn)
    lord = (await world.services.play.game(game)).table.seats[0].user
    act = Act(how, "a storm", user=lord, other=EVE if how == "replace" else None)
    await world.services.tournaments.do(tournament.id, EVE, act)
    await world.all_agree(tournament.id)
    for _ in range(200):
        fact = await world.services.play.game(game)
        if fact.over:
            break
        on_turn = fact.seat_on_turn
        if how == "autopilot" and on_turn is not None and on_turn.user == lord:
            world.clock.advance(61)
            await world.services.jobs.run_due()
        else:
            await world.quickly(game)
    async with world.services.context.read() as connection:
        outcome = await outcome_in(connection, await load(world.services.context, connection, game))
    assert outcome is not None
    steps = [step for _, one in rate([outcome]).steps for step in one]
    return {step.lord for step in steps}, str(lord)


async def test_organizers_spare_nobody_a_rated_loss(world: TournamentWorld) -> None:
    """A lord who has had a turn, and lets the autopilot play, is rated as having left."""
    found, friend = await rated(world, "6.1", "autopilot")
    assert friend in found
    assert len(found) == 2  # whoever sat on is rated as ahead


async def test_who_is_replaced_in_time_is_rated_by_the_place_of_the_kingdom(
    world: TournamentWorld,
) -> None:
    """So neither a friend nor a rival gains by it: both are rated, as if the lord had played."""
    found, lord = await rated(world, "6.1", "replace")
    assert lord in found
    assert len(found) == 2


async def test_who_had_no_turn_is_not_rated_for_it(world: TournamentWorld) -> None:
    found, _ = await rated(world, "0.1", "autopilot")
    assert found == set()
