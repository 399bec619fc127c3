"""What an organizer may do at an odd moment, and what must not come of it."""

from __future__ import annotations

from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act, ActKind, Effect
from services.facts.tournaments import Match, Tournament
from services.tournaments.core import rounds
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import EVE

CLOCK = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))


async def do(
    world: TournamentWorld, tournament: Tournament, kind: ActKind, **values: object
) -> Effect:
    """Do an act for some reason."""
    act = Act(kind, "a storm", **values)  # type: ignore[arg-type]
    return await world.services.tournaments.do(tournament.id, EVE, act)


async def first_table(world: TournamentWorld, tournament: Tournament) -> Match:
    """Return the first table of the last round."""
    return (await world.tournament(tournament.id)).rounds[-1].matches[0]


async def test_a_best_of_three_is_not_cut_short_by_the_time_of_a_pause(
    world: TournamentWorld,
) -> None:
    tournament = await world.begun(2, games=3, table=CLOCK, round=DAY)
    world.clock.advance(20 * HOUR)
    await do(world, tournament, "pause")
    world.clock.advance(10 * HOUR)
    match = await first_table(world, tournament)
    await world.finish_match(match, {1: 50, 2: 40})
    match = await first_table(world, tournament)
    assert (len(match.games), match.over) == (1, False)
    seen = await do(world, tournament, "result", number=1, places=((1, 2), (2, 1)))
    assert not seen.decides
    await do(world, tournament, "resume")
    await world.services.jobs.run_due()
    assert len((await first_table(world, tournament)).tables) == 2


async def test_a_game_that_was_ruled_before_it_had_a_table_mixes_up_no_other(
    world: TournamentWorld,
) -> None:
    tournament = await world.begun(2, games=3, table=CLOCK, round=DAY)
    await do(world, tournament, "unpair")
    after = await rounds.pair_now(
        world.services.context, await world.tournament(tournament.id), EVE, "a storm"
    )
    assert not after.rounds[-1].matches[0].tables
    await do(world, tournament, "result", number=1, places=((1, 1), (2, 2)))
    await world.services.jobs.run_due()
    (second,) = (await first_table(world, tournament)).tables
    shown = await do(world, tournament, "result", number=1, places=((1, 2), (2, 1)))
    assert (shown.act.slot, shown.running) == (2, 1)
    await world.services.jobs.run_due()
    match = await first_table(world, tournament)
    assert [(game.slot, game.table) for game in match.games] == [(1, None), (2, second)]
    assert len(match.tables) == 2, "the third game has begun"


async def test_nobody_who_waits_is_replaced_by_themselves(world: TournamentWorld) -> None:
    tournament = await world.publish(capacity=2)
    await world.enter(tournament.id, 3)
    act = Act("replace", "a storm", user=lord(3).id)
    told = await refused("cup_act_nobody", world.services.tournaments.do(tournament.id, EVE, act))
    assert told.code == "cup_act_nobody"
    act = Act("replace", "a storm", user=lord(3).id, other=lord(3))
    await refused("cup_entered_lord", world.services.tournaments.do(tournament.id, EVE, act))
    assert [one.state for one in (await world.tournament(tournament.id)).entries] == [
        "in",
        "in",
        "waiting",
    ]


async def test_who_only_waited_has_no_place_when_disqualified(world: TournamentWorld) -> None:
    tournament = await world.publish(capacity=2, checkin=False, rounds=1)
    await world.enter(tournament.id, 3)
    await world.to(tournament.start)
    await do(world, tournament, "expel", user=lord(3).id)
    after = await world.finish_round(tournament.id)
    assert (after.phase, after.places) == ("over", (1, 2))


async def test_who_is_disqualified_after_leaving_left_when_they_did(
    world: TournamentWorld,
) -> None:
    """So that the opponents' points of those they met stay as they are."""
    tournament = await world.begun(4)
    await world.events(tournament.id, ("dropped", {"entry": 2, "stage": 1, "round": 1}))
    after = await world.events(tournament.id, ("expelled", {"entry": 2, "stage": 1, "round": 2}))
    assert (after.entry(2).state, after.entry(2).left) == ("expelled", 1)


async def test_the_time_to_pair_anew_waits_with_everything_else(
    world: TournamentWorld,
) -> None:
    """A pause or an outage takes none of the hours that an organizer has for it."""
    tournament = await world.begun(4)
    undone = await world.events(tournament.id, ("unpaired", {"stage": 1, "round": 1}))
    later = await world.events(tournament.id, ("outage", {"seconds": 3600}))
    assert undone.undone is not None
    assert later.undone == undone.undone + 3600
