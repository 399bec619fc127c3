"""Rounds begin and end on their dates, whatever happens meanwhile."""

from __future__ import annotations

import pytest

from services.facts import Refused
from services.facts.tournaments import Tournament
from services.tournaments.core import schedule
from services.tournaments.core.rounds import pair_now
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld
from tests.helpers.world import EVE, SERVER

ROUND = 7 * DAY


async def after_one_round(
    tournaments: TournamentWorld, count: int = 4, **changes: object
) -> Tournament:
    """Begin a cup and play its first round at once."""
    tournament = await tournaments.begun(count, **changes)
    return await tournaments.finish_round(tournament.id)


async def test_a_round_that_is_over_early_brings_the_next_no_sooner(
    tournaments: TournamentWorld,
) -> None:
    """People plan by dates; a rest between rounds is kept, too."""
    tournament = await after_one_round(tournaments, rest=2 * DAY)
    await tournaments.to(tournament.start + ROUND + 2 * DAY - 1)
    assert len((await tournaments.tournament(tournament.id)).rounds) == 1
    await tournaments.to(tournament.start + ROUND + 2 * DAY)
    second = (await tournaments.tournament(tournament.id)).rounds[1]
    assert second.begins == tournament.start + ROUND + 2 * DAY
    assert second.ends == second.begins + ROUND


async def test_the_autopilot_ends_a_round_on_time_and_the_next_keeps_its_dates(
    tournaments: TournamentWorld,
) -> None:
    """Nobody has played a turn: every place is real, and only minutes pass."""
    tournament = await tournaments.begun(2, rounds=2)
    await tournaments.to(tournament.start + ROUND + 15 * 60)
    tournament = await tournaments.tournament(tournament.id)
    assert tournament.rounds[0].ended is not None
    assert tournament.rounds[0].ended - (tournament.start + ROUND) < 15 * 60
    scores = tournament.rounds[0].matches[0].games[0].scores
    assert {score.place for score in scores} <= {1, 2}
    assert min(score.total for score in scores) > 0
    assert tournament.rounds[1].ends == tournament.start + 2 * ROUND


async def test_an_organiser_may_have_the_next_round_now(tournaments: TournamentWorld) -> None:
    """When all tables are over; it takes its whole time, and the next follow it."""
    tournament = await tournaments.begun(4)
    with pytest.raises(Refused) as refused:
        await pair_now(tournaments.services.context, tournament.id, EVE, "too early")
    assert refused.value.code == "cup_phase"
    tournament = await tournaments.finish_round(tournament.id)
    tournaments.clock.advance(DAY)
    now = tournaments.clock.now()
    tournament = await pair_now(tournaments.services.context, tournament.id, EVE, "all are here")
    assert (tournament.rounds[1].begins, tournament.rounds[1].ends) == (now, now + ROUND)
    await tournaments.services.jobs.run_due()
    assert [
        len(match.tables)
        for match in (await tournaments.tournament(tournament.id)).rounds[1].matches
    ] == [1, 1]
    await tournaments.finish_round(tournament.id)
    await tournaments.to(now + ROUND)
    assert (await tournaments.tournament(tournament.id)).rounds[2].begins == now + ROUND


async def test_the_final_can_be_had_now_too(tournaments: TournamentWorld) -> None:
    """The stage ends first, then the next begins: all in one."""
    tournament = await after_one_round(tournaments, rounds=1, final=2)
    tournament = await pair_now(tournaments.services.context, tournament.id, EVE, "now")
    assert [stage.kind for stage in tournament.stages] == ["swiss", "final"]
    tournament = await tournaments.finish_round(tournament.id)
    await tournaments.services.jobs.run_due()
    tournament = await tournaments.finish_round(tournament.id)
    assert tournament.phase == "over"
    with pytest.raises(Refused):
        await pair_now(tournaments.services.context, tournament.id, EVE, "again")


async def test_an_undone_pairing_is_made_anew_by_itself_after_a_while(
    tournaments: TournamentWorld,
) -> None:
    """An organizer has twelve hours to put right what was wrong."""
    tournament = await tournaments.begun(4)
    undone = tournaments.clock.now()
    await tournaments.events(
        tournament.id, ("unpaired", {"stage": 1, "round": 1, "reason": "wrong"})
    )
    await tournaments.to(undone + schedule.UNDONE - 1)
    assert not (await tournaments.tournament(tournament.id)).rounds
    await tournaments.to(undone + schedule.UNDONE)
    again = (await tournaments.tournament(tournament.id)).rounds[0]
    assert (again.begins, again.ends) == (tournaments.clock.now(), tournaments.clock.now() + ROUND)


async def test_a_pause_across_the_next_begin_moves_it_by_as_much(
    tournaments: TournamentWorld,
) -> None:
    """The round before was over already; nothing is paired meanwhile."""
    tournament = await after_one_round(tournaments)
    await tournaments.to(tournament.start + 6 * DAY)
    await tournaments.events(tournament.id, ("paused", {"reason": "holidays"}))
    await tournaments.to(tournament.start + 9 * DAY)
    assert len((await tournaments.tournament(tournament.id)).rounds) == 1
    await tournaments.events(tournament.id, ("resumed", {"seconds": 3 * DAY, "reason": "back"}))
    await tournaments.to(tournament.start + 10 * DAY - 1)
    assert len((await tournaments.tournament(tournament.id)).rounds) == 1
    await tournaments.to(tournament.start + 10 * DAY)
    second = (await tournaments.tournament(tournament.id)).rounds[1]
    assert (second.begins, second.ends) == (
        tournament.start + 10 * DAY,
        tournament.start + 10 * DAY + ROUND,
    )


async def test_more_time_for_a_round_moves_the_next(tournaments: TournamentWorld) -> None:
    """An extended round ends later, and the next begins then."""
    tournament = await after_one_round(tournaments)
    more = {"stage": 1, "round": 1, "seconds": 12 * HOUR, "reason": "an outage"}
    tournament = await tournaments.events(tournament.id, ("extended", more))
    assert tournament.rounds[0].ends == tournament.start + ROUND + 12 * HOUR
    await tournaments.to(tournament.start + ROUND)
    assert len((await tournaments.tournament(tournament.id)).rounds) == 1
    await tournaments.to(tournament.start + ROUND + 12 * HOUR)
    assert (await tournaments.tournament(tournament.id)).rounds[
        1
    ].begins == tournament.start + ROUND + 12 * HOUR


async def test_sign_up_and_start_that_are_moved_happen_when_they_are_moved_to(
    tournaments: TournamentWorld,
) -> None:
    """Later than planned: the job that was planned first finds nothing to do."""
    tournament = await tournaments.publish(capacity=4)
    await tournaments.enter(tournament.id, 4)
    await tournaments.events(tournament.id, ("extended", {"seconds": DAY, "reason": "more lords"}))
    await tournaments.to(tournament.signup_until)
    assert (await tournaments.tournament(tournament.id)).phase == "signup"
    await tournaments.to(tournament.signup_until + DAY)
    assert (await tournaments.tournament(tournament.id)).phase == "checkin"


async def test_what_nobody_could_see_does_not_happen(tournaments: TournamentWorld) -> None:
    """While Discord is out of reach no cup goes on; then all of its dates have moved."""
    tournament = await tournaments.publish(capacity=4)
    await tournaments.enter(tournament.id, 4)
    outages = tournaments.services.outages
    await outages.beat()
    outages.gateway_lost()
    tournaments.clock.advance(2 * DAY)
    await tournaments.services.jobs.run_due()
    assert (await tournaments.tournament(tournament.id)).phase == "signup"
    await outages.gateway_back()
    await tournaments.services.jobs.run_due()
    later = await tournaments.tournament(tournament.id)
    assert later.phase == "signup"
    assert later.signup_until == tournament.signup_until + 2 * DAY
    assert later.start == tournament.start + 2 * DAY


async def test_a_tournament_waits_for_a_server_that_we_are_not_in(
    tournaments: TournamentWorld,
) -> None:
    """It gets the whole time back, also where the process was away meanwhile: once."""
    tournament = await tournaments.publish(capacity=4)
    await tournaments.enter(tournament.id, 4)
    services = tournaments.services
    await services.outages.beat()
    await services.servers.seen([])
    assert services.servers.away == {SERVER}
    tournaments.clock.advance(DAY)
    services.outages.gateway_lost()
    tournaments.clock.advance(DAY)
    await services.outages.gateway_back()
    await services.jobs.run_due()
    assert (await tournaments.tournament(tournament.id)).signup_until == tournament.signup_until
    await services.servers.back(SERVER)
    await services.jobs.run_due()
    later = await tournaments.tournament(tournament.id)
    assert later.phase == "signup"
    assert (later.signup_until - tournament.signup_until, later.start - tournament.start) == (
        2 * DAY,
        2 * DAY,
    )


@pytest.mark.parametrize("form", ["swiss", "single"])
async def test_a_tournament_that_all_others_have_left_is_over_at_once(
    tournaments: TournamentWorld, form: str
) -> None:
    """Nobody waits for the date of a round that will not be."""
    tournament = await after_one_round(tournaments, format=form)
    for entry in (2, 3, 4):
        await tournaments.events(
            tournament.id, ("dropped", {"entry": entry, "stage": 1, "round": 1})
        )
    await tournaments.services.jobs.run_due()
    tournament = await tournaments.tournament(tournament.id)
    assert tournament.phase == "over"
    assert tournament.ended == tournaments.clock.now() < tournament.rounds[0].ends
