"""Rounds begin and end on their dates, whatever happens meanwhile."""

from __future__ import annotations

import pytest

from services.facts import Refused
from services.facts.tournaments import Cup
from services.tournaments.core import schedule
from services.tournaments.core.rounds import pair_now
from tests.helpers.tournaments import DAY, HOUR, CupWorld
from tests.helpers.world import EVE, SERVER

ROUND = 7 * DAY


async def after_one_round(cups: CupWorld, count: int = 4, **changes: object) -> Cup:
    """Begin a cup and play its first round at once."""
    cup = await cups.begun(count, **changes)
    return await cups.finish_round(cup.id)


async def test_a_round_that_is_over_early_brings_the_next_no_sooner(cups: CupWorld) -> None:
    """People plan by dates; a rest between rounds is kept, too."""
    cup = await after_one_round(cups, rest=2 * DAY)
    await cups.to(cup.start + ROUND + 2 * DAY - 1)
    assert len((await cups.cup(cup.id)).rounds) == 1
    await cups.to(cup.start + ROUND + 2 * DAY)
    second = (await cups.cup(cup.id)).rounds[1]
    assert second.begins == cup.start + ROUND + 2 * DAY
    assert second.ends == second.begins + ROUND


async def test_the_autopilot_ends_a_round_on_time_and_the_next_keeps_its_dates(
    cups: CupWorld,
) -> None:
    """Nobody has played a turn: every place is real, and only minutes pass."""
    cup = await cups.begun(2, rounds=2)
    await cups.to(cup.start + ROUND + 15 * 60)
    cup = await cups.cup(cup.id)
    assert cup.rounds[0].ended is not None
    assert cup.rounds[0].ended - (cup.start + ROUND) < 15 * 60
    scores = cup.rounds[0].matches[0].games[0].scores
    assert {score.place for score in scores} <= {1, 2}
    assert min(score.total for score in scores) > 0
    assert cup.rounds[1].ends == cup.start + 2 * ROUND


async def test_an_organiser_may_have_the_next_round_now(cups: CupWorld) -> None:
    """When all tables are over; it takes its whole time, and the next follow it."""
    cup = await cups.begun(4)
    with pytest.raises(Refused) as refused:
        await pair_now(cups.services.house, cup.id, EVE, "too early")
    assert refused.value.code == "cup_phase"
    cup = await cups.finish_round(cup.id)
    cups.clock.advance(DAY)
    now = cups.clock.now()
    cup = await pair_now(cups.services.house, cup.id, EVE, "all are here")
    assert (cup.rounds[1].begins, cup.rounds[1].ends) == (now, now + ROUND)
    await cups.services.jobs.run_due()
    assert [len(match.tables) for match in (await cups.cup(cup.id)).rounds[1].matches] == [1, 1]
    await cups.finish_round(cup.id)
    await cups.to(now + ROUND)
    assert (await cups.cup(cup.id)).rounds[2].begins == now + ROUND


async def test_the_final_can_be_had_now_too(cups: CupWorld) -> None:
    """The stage ends first, then the next begins: all in one."""
    cup = await after_one_round(cups, rounds=1, final=2)
    cup = await pair_now(cups.services.house, cup.id, EVE, "now")
    assert [stage.kind for stage in cup.stages] == ["swiss", "final"]
    cup = await cups.finish_round(cup.id)
    await cups.services.jobs.run_due()
    cup = await cups.finish_round(cup.id)
    assert cup.phase == "over"
    with pytest.raises(Refused):
        await pair_now(cups.services.house, cup.id, EVE, "again")


async def test_an_undone_pairing_is_made_anew_by_itself_after_a_while(cups: CupWorld) -> None:
    """An organiser has twelve hours to put right what was wrong."""
    cup = await cups.begun(4)
    undone = cups.clock.now()
    await cups.events(cup.id, ("unpaired", {"stage": 1, "round": 1, "reason": "wrong"}))
    await cups.to(undone + schedule.UNDONE - 1)
    assert not (await cups.cup(cup.id)).rounds
    await cups.to(undone + schedule.UNDONE)
    again = (await cups.cup(cup.id)).rounds[0]
    assert (again.begins, again.ends) == (cups.clock.now(), cups.clock.now() + ROUND)


async def test_a_pause_across_the_next_begin_moves_it_by_as_much(cups: CupWorld) -> None:
    """The round before was over already; nothing is paired meanwhile."""
    cup = await after_one_round(cups)
    await cups.to(cup.start + 6 * DAY)
    await cups.events(cup.id, ("paused", {"reason": "holidays"}))
    await cups.to(cup.start + 9 * DAY)
    assert len((await cups.cup(cup.id)).rounds) == 1
    await cups.events(cup.id, ("resumed", {"seconds": 3 * DAY, "reason": "back"}))
    await cups.to(cup.start + 10 * DAY - 1)
    assert len((await cups.cup(cup.id)).rounds) == 1
    await cups.to(cup.start + 10 * DAY)
    second = (await cups.cup(cup.id)).rounds[1]
    assert (second.begins, second.ends) == (cup.start + 10 * DAY, cup.start + 10 * DAY + ROUND)


async def test_more_time_for_a_round_moves_the_next(cups: CupWorld) -> None:
    """An extended round ends later, and the next begins then."""
    cup = await after_one_round(cups)
    more = {"stage": 1, "round": 1, "seconds": 12 * HOUR, "reason": "an outage"}
    cup = await cups.events(cup.id, ("extended", more))
    assert cup.rounds[0].ends == cup.start + ROUND + 12 * HOUR
    await cups.to(cup.start + ROUND)
    assert len((await cups.cup(cup.id)).rounds) == 1
    await cups.to(cup.start + ROUND + 12 * HOUR)
    assert (await cups.cup(cup.id)).rounds[1].begins == cup.start + ROUND + 12 * HOUR


async def test_sign_up_and_start_that_are_moved_happen_when_they_are_moved_to(
    cups: CupWorld,
) -> None:
    """Later than planned: the job that was planned first finds nothing to do."""
    cup = await cups.publish(capacity=4)
    await cups.enter(cup.id, 4)
    await cups.events(cup.id, ("extended", {"seconds": DAY, "reason": "more lords"}))
    await cups.to(cup.signup_until)
    assert (await cups.cup(cup.id)).phase == "signup"
    await cups.to(cup.signup_until + DAY)
    assert (await cups.cup(cup.id)).phase == "checkin"


async def test_what_nobody_could_see_does_not_happen(cups: CupWorld) -> None:
    """While Discord is out of reach no cup goes on; then all of its dates have moved."""
    cup = await cups.publish(capacity=4)
    await cups.enter(cup.id, 4)
    outages = cups.services.outages
    await outages.beat()
    outages.gateway_lost()
    cups.clock.advance(2 * DAY)
    await cups.services.jobs.run_due()
    assert (await cups.cup(cup.id)).phase == "signup"
    await outages.gateway_back()
    await cups.services.jobs.run_due()
    later = await cups.cup(cup.id)
    assert later.phase == "signup"
    assert later.signup_until == cup.signup_until + 2 * DAY
    assert later.start == cup.start + 2 * DAY


async def test_a_cup_waits_for_a_server_that_we_are_not_in(cups: CupWorld) -> None:
    """It gets the whole time back, also where the process was away meanwhile: once."""
    cup = await cups.publish(capacity=4)
    await cups.enter(cup.id, 4)
    services = cups.services
    await services.outages.beat()
    await services.servers.seen([])
    assert services.servers.away == {SERVER}
    cups.clock.advance(DAY)
    services.outages.gateway_lost()
    cups.clock.advance(DAY)
    await services.outages.gateway_back()
    await services.jobs.run_due()
    assert (await cups.cup(cup.id)).signup_until == cup.signup_until
    await services.servers.back(SERVER)
    await services.jobs.run_due()
    later = await cups.cup(cup.id)
    assert later.phase == "signup"
    assert (later.signup_until - cup.signup_until, later.start - cup.start) == (2 * DAY, 2 * DAY)


@pytest.mark.parametrize("form", ["swiss", "single"])
async def test_a_cup_that_all_others_have_left_is_over_at_once(cups: CupWorld, form: str) -> None:
    """Nobody waits for the date of a round that will not be."""
    cup = await after_one_round(cups, format=form)
    for entry in (2, 3, 4):
        await cups.events(cup.id, ("dropped", {"entry": entry, "stage": 1, "round": 1}))
    await cups.services.jobs.run_due()
    cup = await cups.cup(cup.id)
    assert cup.phase == "over"
    assert cup.ended == cups.clock.now() < cup.rounds[0].ends
