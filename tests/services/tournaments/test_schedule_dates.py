"""Rounds begin and end on their dates, whatever happens meanwhile."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from services.facts import Refused
from services.facts.tournaments import Tournament
from services.tournaments.core import schedule
from services.tournaments.core.rounds import pair_now
from services.tournaments.core.setups import later
from services.tournaments.formats import planned_dates
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld
from tests.helpers.world import EVE, SERVER

ROUND = 7 * DAY


async def after_one_round(world: TournamentWorld, count: int = 4, **changes: object) -> Tournament:
    """Begin a tournament and play its first round at once."""
    tournament = await world.begun(count, **changes)
    return await world.finish_round(tournament.id)


async def test_a_round_that_is_over_early_brings_the_next_no_sooner(
    world: TournamentWorld,
) -> None:
    """People plan by dates; a rest between rounds is kept, too."""
    tournament = await after_one_round(world, rest=2 * DAY)
    await world.to(tournament.start + ROUND + 2 * DAY - 1)
    assert len((await world.tournament(tournament.id)).rounds) == 1
    await world.to(tournament.start + ROUND + 2 * DAY)
    second = (await world.tournament(tournament.id)).rounds[1]
    assert second.begins == tournament.start + ROUND + 2 * DAY
    assert second.ends == second.begins + ROUND


async def test_the_autopilot_ends_a_round_on_time_and_the_next_keeps_its_dates(
    world: TournamentWorld,
) -> None:
    """Nobody has played a turn: every place is real, and only minutes pass."""
    tournament = await world.begun(2, rounds=2)
    await world.to(tournament.start + ROUND + 15 * 60)
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds[0].ended is not None
    assert tournament.rounds[0].ended - (tournament.start + ROUND) < 15 * 60
    scores = tournament.rounds[0].matches[0].games[0].scores
    assert {score.place for score in scores} <= {1, 2}
    assert min(score.total for score in scores) > 0
    assert tournament.rounds[1].ends == tournament.start + 2 * ROUND


async def test_an_organiser_may_have_the_next_round_now(world: TournamentWorld) -> None:
    """When all tables are over; it takes its whole time, and the next follow it."""
    tournament = await world.begun(4)
    with pytest.raises(Refused) as refused:
        await pair_now(
            world.services.context, await world.tournament(tournament.id), EVE, "too early"
        )
    assert refused.value.code == "cup_phase"
    tournament = await world.finish_round(tournament.id)
    world.clock.advance(DAY)
    now = world.clock.now()
    tournament = await pair_now(
        world.services.context, await world.tournament(tournament.id), EVE, "all are here"
    )
    assert (tournament.rounds[1].begins, tournament.rounds[1].ends) == (now, now + ROUND)
    await world.services.jobs.run_due()
    assert [
        len(match.tables) for match in (await world.tournament(tournament.id)).rounds[1].matches
    ] == [1, 1]
    await world.finish_round(tournament.id)
    await world.to(now + ROUND)
    assert (await world.tournament(tournament.id)).rounds[2].begins == now + ROUND


async def test_the_final_can_be_had_now_too(world: TournamentWorld) -> None:
    """The stage ends first, then the next begins: all in one."""
    tournament = await after_one_round(world, rounds=1, final=2)
    tournament = await pair_now(
        world.services.context, await world.tournament(tournament.id), EVE, "now"
    )
    assert [stage.kind for stage in tournament.stages] == ["swiss", "final"]
    tournament = await world.finish_round(tournament.id)
    await world.services.jobs.run_due()
    tournament = await world.finish_round(tournament.id)
    assert tournament.phase == "over"
    with pytest.raises(Refused):
        await pair_now(world.services.context, await world.tournament(tournament.id), EVE, "again")


async def test_an_undone_pairing_is_made_anew_by_itself_after_a_while(
    world: TournamentWorld,
) -> None:
    """An organizer has twelve hours to put right what was wrong."""
    tournament = await world.begun(4)
    undone = world.clock.now()
    await world.events(tournament.id, ("unpaired", {"stage": 1, "round": 1, "reason": "wrong"}))
    await world.to(undone + schedule.PAIR_AGAIN_AFTER - 1)
    assert not (await world.tournament(tournament.id)).rounds
    await world.to(undone + schedule.PAIR_AGAIN_AFTER)
    again = (await world.tournament(tournament.id)).rounds[0]
    assert (again.begins, again.ends) == (world.clock.now(), world.clock.now() + ROUND)


async def test_a_pause_across_the_next_begin_moves_it_by_as_much(
    world: TournamentWorld,
) -> None:
    """The round before was over already; nothing is paired meanwhile."""
    tournament = await after_one_round(world)
    await world.to(tournament.start + 6 * DAY)
    await world.events(tournament.id, ("paused", {"reason": "holidays"}))
    await world.to(tournament.start + 9 * DAY)
    assert len((await world.tournament(tournament.id)).rounds) == 1
    await world.events(tournament.id, ("resumed", {"seconds": 3 * DAY, "reason": "back"}))
    await world.to(tournament.start + 10 * DAY - 1)
    assert len((await world.tournament(tournament.id)).rounds) == 1
    await world.to(tournament.start + 10 * DAY)
    second = (await world.tournament(tournament.id)).rounds[1]
    assert (second.begins, second.ends) == (
        tournament.start + 10 * DAY,
        tournament.start + 10 * DAY + ROUND,
    )


async def test_more_time_for_a_round_moves_the_next(world: TournamentWorld) -> None:
    """An extended round ends later, and the next begins then."""
    tournament = await after_one_round(world)
    more = {"stage": 1, "round": 1, "seconds": 12 * HOUR, "reason": "an outage"}
    tournament = await world.events(tournament.id, ("extended", more))
    assert tournament.rounds[0].ends == tournament.start + ROUND + 12 * HOUR
    await world.to(tournament.start + ROUND)
    assert len((await world.tournament(tournament.id)).rounds) == 1
    await world.to(tournament.start + ROUND + 12 * HOUR)
    assert (await world.tournament(tournament.id)).rounds[
        1
    ].begins == tournament.start + ROUND + 12 * HOUR


async def test_sign_up_and_start_that_are_moved_happen_when_they_are_moved_to(
    world: TournamentWorld,
) -> None:
    """Later than planned: the job that was planned first finds nothing to do."""
    tournament = await world.publish(capacity=4)
    await world.enter(tournament.id, 4)
    await world.events(tournament.id, ("extended", {"seconds": DAY, "reason": "more lords"}))
    await world.to(tournament.signup_until)
    assert (await world.tournament(tournament.id)).phase == "signup"
    await world.to(tournament.signup_until + DAY)
    assert (await world.tournament(tournament.id)).phase == "checkin"


async def test_what_nobody_could_see_does_not_happen(world: TournamentWorld) -> None:
    """While Discord is out of reach no tournament goes on; then all of its dates have moved."""
    tournament = await world.publish(capacity=4)
    await world.enter(tournament.id, 4)
    outages = world.services.outages
    await outages.beat()
    outages.gateway_lost()
    world.clock.advance(2 * DAY)
    await world.services.jobs.run_due()
    assert (await world.tournament(tournament.id)).phase == "signup"
    await outages.gateway_back()
    await world.services.jobs.run_due()
    later = await world.tournament(tournament.id)
    assert later.phase == "signup"
    assert later.signup_until == tournament.signup_until + 2 * DAY
    assert later.start == tournament.start + 2 * DAY


async def test_a_tournament_waits_for_a_server_that_we_are_not_in(
    world: TournamentWorld,
) -> None:
    """It gets the whole time back, also where the process was away meanwhile: once."""
    tournament = await world.publish(capacity=4)
    await world.enter(tournament.id, 4)
    services = world.services
    await services.outages.beat()
    await services.absent_servers.seen([])
    assert services.absent_servers.away == {SERVER}
    world.clock.advance(DAY)
    services.outages.gateway_lost()
    world.clock.advance(DAY)
    await services.outages.gateway_back()
    await services.jobs.run_due()
    assert (await world.tournament(tournament.id)).signup_until == tournament.signup_until
    await services.absent_servers.back(SERVER)
    await services.jobs.run_due()
    later = await world.tournament(tournament.id)
    assert later.phase == "signup"
    assert (later.signup_until - tournament.signup_until, later.start - tournament.start) == (
        2 * DAY,
        2 * DAY,
    )


@pytest.mark.parametrize("form", ["swiss", "single"])
async def test_a_tournament_that_all_others_have_left_is_over_at_once(
    world: TournamentWorld, form: str
) -> None:
    """Nobody waits for the date of a round that will not be."""
    tournament = await after_one_round(world, format=form)
    for entry in (2, 3, 4):
        await world.events(tournament.id, ("dropped", {"entry": entry, "stage": 1, "round": 1}))
    await world.services.jobs.run_due()
    tournament = await world.tournament(tournament.id)
    assert tournament.phase == "over"
    assert tournament.ended == world.clock.now() < tournament.rounds[0].ends


@pytest.mark.parametrize("format_", ["swiss", "robin", "league", "single", "ladder"])
async def test_rounds_of_whole_days_keep_their_hour_when_the_clocks_change(
    world: TournamentWorld, format_: str
) -> None:
    """As announced: the evening of the organizer, before and after the end of summer time."""
    there = ZoneInfo("Europe/Berlin")
    now = datetime(2030, 10, 10, 20, tzinfo=there)  # winter time begins on the 27th
    world.clock.advance(int(now.timestamp()) - world.clock.now())
    changes = {"format": format_, "rounds": 2, "rest": DAY, "round": 14 * DAY}
    tournament = await world.begun(4, zone="Europe/Berlin", **changes)
    ends = tournament.rounds[0].ends
    await world.finish_round(tournament.id)
    await world.to(later(tournament.setup, ends, DAY))
    after = await world.tournament(tournament.id)
    moments = [after.rounds[0].begins, ends, after.rounds[1].ends]
    assert {datetime.fromtimestamp(at, there).strftime("%H:%M") for at in moments} == {"20:00"}
    assert [(datetime.fromtimestamp(at, there).date() - now.date()).days for at in moments] == (
        [2, 16, 16] if format_ == "ladder" else [2, 16, 31]
    )
    for one in planned_dates(tournament.setup, 4) if format_ != "ladder" else ():
        assert datetime.fromtimestamp(one.ends or one.begins, there).hour == 20
