"""A tournament ends when its results are final, not when its last table is over."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from services.facts.limits import Limit
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Match, Tournament
from store import games, tournament_posts
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld, lord
from tests.helpers.world import EVE, SERVER

ROUND = 7 * DAY
WHY = "the second kingdom was counted wrong"


async def do(world: TournamentWorld, tournament: Tournament, kind: Any, **values: Any) -> Any:
    """Do what an organizer may, as it was shown."""
    act = Act(kind, WHY, **values)
    shown = await world.services.tournaments.preview(tournament.id, EVE, act)
    return await world.services.tournaments.do(tournament.id, EVE, shown.act)


async def played(world: TournamentWorld, count: int = 2, **changes: Any) -> Tournament:
    """Play an elimination to the end of its last table; it is not over with that."""
    tournament = await world.begun(count, **{"format": "single", "protest": DAY, **changes})
    while tournament.closes is None:
        at = tournament.next_begins or 0
        tournament = await world.finish_round(tournament.id)
        if tournament.closes is None:
            await world.to(max(at, tournament.next_begins or 0))
        tournament = await world.tournament(tournament.id)
    return tournament


def last_match(tournament: Tournament) -> Match:
    return tournament.rounds[-1].matches[0]


async def correct(world: TournamentWorld, tournament: Tournament, *totals: int) -> Any:
    """Correct the result of the last table: the points of its entries, by kingdom."""
    match = last_match(tournament)
    where = {"stage": match.stage, "round": match.round, "number": match.number}
    points = tuple(zip(match.entries, totals, strict=True))
    return await do(world, tournament, "result", totals=points, **where)


async def told(world: TournamentWorld, tournament: Tournament, what: str) -> list[int | None]:
    """Whom a direct message of a kind went to."""
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("told",))
    return [row.user_id for row in rows if row.data["what"] == what]


async def kinds(world: TournamentWorld, tournament: Tournament) -> list[str]:
    """The posts that are no calls, in order."""
    async with world.services.context.read() as connection:
        every = ("podium", "notice", "undone", "log")
        rows = await tournament_posts.posts_of(connection, tournament.id, every)
    return [row.kind for row in rows if row.state != tournament_posts.DROPPED]


async def trophies(world: TournamentWorld, number: int) -> list[int]:
    """The places for which the lord of an entry has a trophy."""
    found = await world.services.statistics.profile(replace(lord(number), server=SERVER))
    return [one.place for one in found.tournaments]


async def test_the_end_waits_for_protests_and_then_comes_by_itself(world: TournamentWorld) -> None:
    """A day after the last table, however early that was; until then nobody has won."""
    tournament = await played(world)
    ended = tournament.rounds[-1].ended
    assert ended == world.clock.now()
    assert (tournament.phase, tournament.closes) == ("running", ended + DAY)
    assert await told(world, tournament, "closing") == [EVE.id]
    assert await kinds(world, tournament) == ["notice"]
    assert await trophies(world, 1) == []
    await world.to(ended + DAY - 1)
    assert (await world.tournament(tournament.id)).phase == "running"
    await world.to(ended + DAY)
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tournament.closes, tuple(tournament.best)) == ("over", None, (1, 2))
    assert await kinds(world, tournament) == ["notice", "podium"]
    assert await trophies(world, 1) == [1]


async def test_the_results_can_be_final_at_once(world: TournamentWorld) -> None:
    """By the organizer, or as it was set up."""
    tournament = await played(world)
    shown = await do(world, tournament, "confirm")
    assert (shown.through, shown.last) == ((1, 2), True)
    await world.services.jobs.run_due()
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tournament.ended) == ("over", world.clock.now())
    other = await world.begun(2, format="single", protest=0)
    assert (await world.finish_round(other.id)).phase == "over"


async def test_there_is_nothing_to_confirm_while_a_table_plays_or_all_stands(
    world: TournamentWorld,
) -> None:
    """Nor twice, nor while the event is paused."""
    act = Act("confirm", WHY)
    tournament = await world.begun(2, format="single", protest=DAY)
    await refused("cup_act_playing", world.services.tournaments.preview(tournament.id, EVE, act))
    tournament = await world.finish_round(tournament.id)
    await do(world, tournament, "pause")
    await refused("cup_act_paused", world.services.tournaments.preview(tournament.id, EVE, act))
    closes = tournament.closes or 0
    await world.to(closes + DAY)
    await do(world, tournament, "resume")
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tournament.closes) == ("running", closes + DAY + DAY)
    await world.to(closes + 2 * DAY)
    await refused("cup_phase", world.services.tournaments.preview(tournament.id, EVE, act))


async def test_a_final_can_be_corrected_and_its_winner_disqualified(
    world: TournamentWorld,
) -> None:
    """Before it is over."""
    tournament = await played(world)
    match = last_match(tournament)
    shown = await correct(world, tournament, *(90 if one == 2 else 10 for one in match.entries))
    assert not shown.frozen
    await world.to((tournament.closes or 0) - HOUR)
    tournament = await world.tournament(tournament.id)
    await do(world, tournament, "expel", user=lord(2).id)
    await world.to(tournament.closes or 0)
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tournament.places, tuple(tournament.best)) == ("over", (1, 2), (1,))


async def test_a_stage_is_open_until_the_next_is_to_begin(world: TournamentWorld) -> None:
    """A correction decides who goes on as long as the round has days to go."""
    changes = {"format": "swiss", "rounds": 1, "final": 2, "protest": DAY}
    tournament = await world.begun(4, **changes)
    tournament = await world.finish_round(tournament.id)
    assert tournament.closes == tournament.next_begins == tournament.start + ROUND
    await world.to(tournament.start + ROUND - HOUR)
    losing = tournament.rounds[0].matches[0]
    points = tuple((one, 10 if one == min(losing.entries) else 99) for one in losing.entries)
    await do(world, tournament, "result", totals=points, number=losing.number)
    await world.to(tournament.start + ROUND)
    tournament = await world.tournament(tournament.id)
    assert max(losing.entries) in tournament.stages[1].entries
    assert tournament.rounds[1].begins == tournament.start + ROUND
    assert await told(world, tournament, "through") == []


async def test_the_next_stage_may_be_had_sooner(world: TournamentWorld) -> None:
    """With its first round, or by confirming: then it begins at its date, and people are told."""
    changes = {"format": "swiss", "rounds": 1, "final": 2, "protest": DAY}
    tournament = await world.begun(4, **changes)
    tournament = await world.finish_round(tournament.id)
    shown = await do(world, tournament, "confirm")
    assert (len(shown.through), shown.last) == (2, False)
    await world.services.jobs.run_due()
    tournament = await world.tournament(tournament.id)
    assert (len(tournament.stages), len(tournament.rounds)) == (2, 1)
    other = await world.begun(4, **changes)
    await world.finish_round(other.id)
    shown = await do(world, other, "pair")
    assert (len(shown.through), shown.first) == (2, 1)
    assert len((await world.tournament(other.id)).rounds) == 2


async def test_the_last_results_are_not_closed_by_asking_for_a_next_round(
    world: TournamentWorld,
) -> None:
    """There is none."""
    tournament = await played(world)
    act = Act("pair", WHY)
    await refused("cup_phase", world.services.tournaments.preview(tournament.id, EVE, act))
    await refused("cup_phase", world.services.tournaments.do(tournament.id, EVE, act))
    assert (await world.tournament(tournament.id)).closes == tournament.closes


async def test_an_event_that_is_over_can_be_reopened(world: TournamentWorld) -> None:
    """Everybody is told; places, podium and trophies are taken back, and given anew."""
    tournament = await played(world, 4, final=0)
    await world.to(tournament.closes or 0)
    tournament = await world.tournament(tournament.id)
    assert (await trophies(world, 1), await trophies(world, 2)) == ([1], [2])
    await refused(
        "cup_phase", world.services.tournaments.preview(tournament.id, EVE, Act("confirm", WHY))
    )
    await world.to(world.clock.now() + 40 * DAY)
    await do(world, tournament, "reopen")
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tournament.places, tuple(tournament.best)) == ("running", (), ())
    assert tournament.closes == world.clock.now() + DAY
    assert (await trophies(world, 1), await trophies(world, 2)) == ([], [])
    assert await kinds(world, tournament) == ["notice", "notice", "log"]
    match = last_match(tournament)
    await correct(world, tournament, *(90 if one == 2 else 10 for one in match.entries))
    await do(world, tournament, "confirm")
    await world.services.jobs.run_due()
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, tuple(tournament.best)[:2]) == ("over", (2, 1))
    assert (await trophies(world, 1), await trophies(world, 2)) == ([2], [1])
    assert (await kinds(world, tournament)).count("podium") == 1


async def test_a_reopened_event_closes_by_itself(world: TournamentWorld) -> None:
    """Also one that was set up to end at once: a day later. One called off in play stays so."""
    tournament = await world.begun(2, format="single", protest=0)
    tournament = await world.finish_round(tournament.id)
    await do(world, tournament, "reopen")
    assert (await world.tournament(tournament.id)).closes == world.clock.now() + DAY
    await world.to(world.clock.now() + DAY)
    assert (await world.tournament(tournament.id)).phase == "over"
    other = await world.begun(2)
    await do(world, other, "cancel")
    await refused(
        "cup_phase", world.services.tournaments.preview(other.id, EVE, Act("reopen", WHY))
    )


async def test_an_event_that_was_called_off_opens_for_sign_up_again(world: TournamentWorld) -> None:
    """As too few came: they are still in, told the new dates, and check in once more."""
    tournament = await world.publish(least=3, checkin=True)
    await world.enter(tournament.id, 2)
    await world.to(tournament.signup_until)
    await world.check_in(tournament.id)
    await world.to(tournament.start)
    assert (await world.tournament(tournament.id)).phase == "cancelled"
    await do(world, tournament, "reopen")
    again = await world.tournament(tournament.id)
    assert (again.phase, again.ended, again.signup_until) == (
        "signup",
        None,
        world.clock.now() + DAY,
    )
    assert again.start - again.signup_until == tournament.start - tournament.signup_until
    assert [(one.state, one.here) for one in again.entries] == [("in", False)] * 2
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("call", "told"))
    assert [row.data["entries"] for row in rows if row.data["what"] == "dates-start"] == [[1, 2]]
    await world.enter(tournament.id, 1)
    await world.to(again.signup_until)
    await world.check_in(tournament.id)
    await world.to(again.start)
    begun = await world.tournament(tournament.id)
    assert (begun.phase, len(begun.taking_part), len(begun.rounds)) == ("running", 3, 1)


async def test_nobody_is_in_again_long_after_an_event_was_called_off(
    world: TournamentWorld,
) -> None:
    """They are asked for a new one."""
    tournament = await world.publish()
    await world.enter(tournament.id, 2)
    await do(world, tournament, "cancel")
    world.clock.advance(2 * DAY)
    await world.services.tournaments.preview(tournament.id, EVE, Act("reopen", WHY))
    world.clock.advance(1)
    await refused("cup_act_reopen", do(world, tournament, "reopen"))


async def test_nobody_plays_again_unasked_long_after_an_event_was_over(
    world: TournamentWorld,
) -> None:
    """Its results can be ruled on; also by closing it anew, it is open to pairings no longer."""
    preview = world.services.tournaments.preview
    tournament = await over(world)
    ended = world.clock.now()
    for _ in range(2):
        await do(world, tournament, "reopen")
        for act in (Act("unpair", WHY), Act("change", WHY, changes=(("rounds", 3),))):
            assert await preview(tournament.id, EVE, act)
        await world.to(world.clock.now() + DAY)
    assert world.clock.now() == ended + 2 * DAY
    world.clock.advance(1)
    await do(world, tournament, "reopen")
    tournament = await world.tournament(tournament.id)
    for act in (Act("unpair", WHY), Act("change", WHY, changes=(("rounds", 3),))):
        await refused("cup_act_settled", preview(tournament.id, EVE, act))
    await correct(world, tournament, 10, 70)
    await do(world, tournament, "confirm")
    await world.services.jobs.run_due()
    assert (await world.tournament(tournament.id)).phase == "over"
    leagues: list[dict[str, Any]] = [
        {"name": "Ladder", "format": "ladder", "rounds": 0},
        {"name": "League", "format": "league", "rounds": 3, "division": 4},
    ]
    for one in leagues:
        rolling = await world.begun(4, **one)
        await do(world, rolling, "end")
        world.clock.advance(2 * DAY + 1)
        places = tuple((entry, place) for place, entry in enumerate((1, 2), 1))
        result = Act("result", WHY, round=1, number=1, places=places)
        await refused("cup_act_settled", preview(rolling.id, EVE, Act("reopen", WHY)))
        await refused("cup_phase", preview(rolling.id, EVE, result))


async def test_nobody_plays_on_unasked_after_a_pause_of_months(world: TournamentWorld) -> None:
    """After 90 days an event can only be ended; what it takes back then is not played either."""
    ladder = await world.begun(4, name="Ladder", format="ladder", rounds=0)
    await do(world, ladder, "pause")
    world.clock.advance(90 * DAY + 1)
    preview = world.services.tournaments.preview
    refusal = await refused("cup_act_paused_long", preview(ladder.id, EVE, Act("resume", WHY)))
    assert refusal.data["days"] == 90
    await do(world, ladder, "end")
    await refused("cup_act_settled", preview(ladder.id, EVE, Act("reopen", WHY)))
    early = await world.publish(name="Early")
    await do(world, early, "pause")
    world.clock.advance(90 * DAY + 1)
    await do(world, early, "cancel")
    await refused("cup_act_reopen", preview(early.id, EVE, Act("reopen", WHY)))


@pytest.mark.parametrize(("days", "more"), [(14, 0), (20, 3)])
async def test_after_a_long_pause_an_event_leaves_days_to_come_back(
    world: TournamentWorld, days: int, more: int
) -> None:
    """Everything to come is that much later, and each turn has its time."""
    tournament = await world.begun(4, table=Setup(lords=2, pace=Pace("turn", turn=HOUR)))
    ends = tournament.rounds[0].ends
    await do(world, tournament, "pause")
    world.clock.advance(days * DAY)
    await do(world, tournament, "resume")
    await world.services.jobs.run_due()
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds[0].ends == ends + (days + more) * DAY
    async with world.services.context.read() as connection:
        rows = [
            await games.games_of_table(connection, match.tables[0])
            for match in tournament.rounds[0].matches
        ]
    left = {(one[-1].deadline or 0) - world.clock.now() >= 3 * DAY for one in rows}
    assert left == {bool(more)}


@pytest.mark.parametrize("paused", [False, True])
async def test_what_is_paired_anew_in_time_can_be_run_to_its_end(
    world: TournamentWorld, paused: bool
) -> None:
    """Two days after the first end, also if the event was paused meanwhile."""
    preview = world.services.tournaments.preview
    tournament = await over(world)
    await world.to(world.clock.now() + 2 * DAY - 2 * HOUR)
    await do(world, tournament, "reopen")
    await do(world, tournament, "unpair")
    if paused:
        await do(world, tournament, "pause")
    await world.to(world.clock.now() + 3 * HOUR)
    tournament = await world.tournament(tournament.id)
    assert len(tournament.rounds) == 1
    for act in (Act("message", WHY, text="Sorry"), Act("drop", WHY, user=lord(4).id)):
        assert await preview(tournament.id, EVE, act)
    await do(world, tournament, "resume" if paused else "pair")
    await world.to(world.clock.now() + DAY)
    assert len((await world.tournament(tournament.id)).rounds) == 2


async def test_nothing_is_paired_to_refuse_a_late_round(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That another would follow is counted."""
    preview = world.services.tournaments.preview
    tournament = await over(world)
    await do(world, tournament, "reopen")
    await do(world, tournament, "change", changes=(("rounds", 3),))
    monkeypatch.setattr("services.tournaments.formats._next_round.pair", pytest.fail)
    await refused("cup_phase", preview(tournament.id, EVE, Act("confirm", WHY)))
    monkeypatch.undo()
    tournament = await over(world, name="Another")
    world.clock.advance(2 * DAY + 1)
    await do(world, tournament, "reopen")
    for name in ("pair", "next_round"):
        monkeypatch.setattr(f"services.tournaments.formats._next_round.{name}", pytest.fail)
    more = Act("change", WHY, changes=(("rounds", 3),))
    await refused("cup_act_settled", preview(tournament.id, EVE, more))
    monkeypatch.setattr("services.tournaments.organizer.event_actions.standings", pytest.fail)
    assert await preview(tournament.id, EVE, Act("message", WHY, text="Well played"))


async def over(world: TournamentWorld, **changes: Any) -> Tournament:
    """Play a Swiss of two rounds to its end."""
    changes = {"format": "swiss", "rounds": 2, "protest": 0, **changes}
    tournament = await world.begun(4, **changes)
    while tournament.phase == "running":
        await world.to(tournament.next_begins or 0)
        tournament = await world.finish_round(tournament.id)
    return tournament


async def test_events_that_are_reopened_count_among_those_that_go_on(
    world: TournamentWorld,
) -> None:
    """However many an organizer has had."""
    first = await played(world)
    await do(world, first, "confirm")
    await world.services.jobs.run_due()
    limit = Limit(person=1, server=1)
    world.services.context.limits = {**world.services.context.limits, "tournaments": limit}
    await world.publish(name="Another")
    await refused("too_many", do(world, first, "reopen"))


async def test_a_ladder_that_was_ended_goes_on_when_it_is_reopened(world: TournamentWorld) -> None:
    """Its tables that stopped stay without a result; new ones are paired."""
    tournament = await world.begun(4, format="ladder", rounds=0)
    tournament = await world.finish_round(tournament.id)
    await do(world, tournament, "end")
    await do(world, tournament, "reopen")
    await world.to(world.clock.now() + 2 * DAY)
    tournament = await world.tournament(tournament.id)
    assert tournament.phase == "running"


async def test_who_has_no_first_table_is_told_that_they_came_through(
    world: TournamentWorld,
) -> None:
    """If the next stage begins at once, all others are called to their tables."""
    changes = {"format": "groups", "groups": 3, "through": 2, "final": 2, "protest": DAY}
    tournament = await world.begun(9, **changes)
    while len(tournament.stages) < 2 or not tournament.rounds_of(2):
        tournament = await world.finish_round(tournament.id)
        if tournament.next_begins is not None:
            await world.to(tournament.next_begins)
        tournament = await world.tournament(tournament.id)
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("call",))
    (first,) = tournament.rounds_of(2)
    through = [row.data["entries"] for row in rows if row.data["what"] == "through"]
    called = {number for some in through for number in some}
    assert (len(first.byes), called) == (2, {*first.byes})
