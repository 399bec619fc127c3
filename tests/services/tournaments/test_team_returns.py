"""A team that left comes back once everybody has said yes who left; each to their own seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from services.facts import Person
from services.facts.tables import Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from tests.helpers.refusals import refused
from tests.helpers.tournaments import TournamentWorld, lord
from tests.helpers.world import EVE
from tests.services.tournaments.test_announcements import said

TEAMS: dict[str, Any] = {"table": Setup("royal_wedding", 6, teams=True, takeback=False), "size": 3}


async def team(world: TournamentWorld, **changes: Any) -> tuple[Tournament, Person, Person]:
    """Begin an event of six teams; returns the lords of the first one, too."""
    tournament = await world.begun(6, **{**TEAMS, "rounds": 4, **changes})
    one, other = (Person(each.user, each.name) for each in tournament.entries[0].lords)
    return tournament, one, other


async def state(world: TournamentWorld, tournament: Tournament) -> str:
    return (await world.tournament(tournament.id)).entries[0].state


async def given_up(world: TournamentWorld, tournament: Tournament) -> set[int | None]:
    """Return who of the first team has given up their seat in round 1."""
    match = next(one for one in tournament.rounds[0].matches if 1 in one.entries)
    seats = (await world.services.tables.table(match.tables[0])).seats
    return {seat.user for seat in seats if seat.resigned}


async def next_round(world: TournamentWorld, tournament: Tournament) -> None:
    """Play the round to its end, and let the next one be paired."""
    await world.finish_round(tournament.id)
    found = await world.tournament(tournament.id)
    await world.to((found.next_begins or world.clock.now()) + 60)
    assert len((await world.tournament(tournament.id)).rounds) == len(tournament.rounds) + 1


async def test_who_left_is_asked_and_the_partner_s_press_seats_nobody_else(
    world: TournamentWorld,
) -> None:
    """However often it is pressed; after a no it asks no more, and they may still come back."""
    tournament, one, other = await team(world)
    service, number = world.services.tournaments, tournament.id
    await service.leave(number, one)
    await said(world)
    for _ in range(2):
        await service.rejoin(number, other)
    asked = [(post.user, post.data["what"]) for post in await said(world) if post.kind == "told"]
    assert asked == [(one.id, "invited")]
    assert (await state(world, tournament), await given_up(world, tournament)) == (
        "dropped",
        {one.id},
    )
    await service.answer_organizers(number, one, yes=False)
    await refused("cup_partner_no", service.rejoin(number, other))
    await service.rejoin(number, one)  # in the round in which they left: their yes is enough
    assert (await state(world, tournament), await given_up(world, tournament)) == ("in", set())


@pytest.mark.parametrize("how", ["answer", "rejoin", "enter"])
async def test_both_left_and_both_say_yes(world: TournamentWorld, how: str) -> None:
    """Each has their own seat back with their own press."""
    tournament, one, other = await team(world)
    service, number = world.services.tournaments, tournament.id
    for person in (one, other):
        await service.leave(number, person)
    await service.rejoin(number, other)
    assert (await state(world, tournament), await given_up(world, tournament)) == (
        "dropped",
        {one.id},
    )
    if how == "answer":
        await service.answer_organizers(number, one, yes=True)
    else:
        await getattr(service, how)(number, one)
    assert (await state(world, tournament), await given_up(world, tournament)) == ("in", set())


async def test_who_stayed_is_asked_once_a_round_was_missed(world: TournamentWorld) -> None:
    """They would be seated unasked otherwise, in an event that they thought was over for them."""
    tournament, one, other = await team(world)
    service, number = world.services.tournaments, tournament.id
    await service.leave(number, one)
    await next_round(world, tournament)
    assert (await service.entry_terms(number, one)).asks
    await service.rejoin(number, one)
    assert await state(world, tournament) == "dropped"
    await service.answer_organizers(number, other, yes=True)
    assert await state(world, tournament) == "in"


async def test_who_leaves_again_has_not_said_yes(world: TournamentWorld) -> None:
    """An answer given before they left completes nothing."""
    tournament, one, other = await team(world)
    service, number = world.services.tournaments, tournament.id
    for person in (one, other):
        await service.leave(number, person)
    await service.rejoin(number, one)
    await service.leave(number, one)
    await refused("cup_not_asked", service.answer_organizers(number, other, yes=True))
    await service.rejoin(number, other)
    assert await state(world, tournament) == "dropped"


@pytest.mark.parametrize("act", ["drop", "expel"])
async def test_an_organizer_asks_each_of_those_who_left(world: TournamentWorld, act: Any) -> None:
    """Whomever they name, also where they put out both themselves."""
    tournament, one, other = await team(world)
    service, number = world.services.tournaments, tournament.id
    await service.do(number, EVE, Act(act, "They are ill", user=one.id))
    await said(world)
    again = Act("add", "They are well", other=other)
    if act == "expel":  # a decision on a person is taken back only by name
        no = await refused("cup_act_partner", service.do(number, EVE, again))
        assert no.data["lord"] == one.name
        again = replace(again, partner=one)
    await service.do(number, EVE, again)
    asked = {post.user for post in await said(world) if post.data.get("what") == "invited"}
    assert asked == {one.id, other.id}
    await service.answer_organizers(number, other, yes=True)
    assert await state(world, tournament) == {"drop": "dropped", "expel": "expelled"}[act]
    await service.answer_organizers(number, one, yes=True)
    assert await state(world, tournament) == "in"


async def test_a_substitute_brings_no_partner_back(world: TournamentWorld) -> None:
    """The partner who left as well is asked; then the substitute's yes counts with theirs."""
    tournament, one, other = await team(world)
    service, number, comes = world.services.tournaments, tournament.id, lord(50)
    await service.do(number, EVE, Act("drop", "They are ill", user=one.id))
    await service.do(number, EVE, Act("replace", "A friend", user=one.id, other=comes))
    await said(world)
    tournament = await service.answer_organizers(number, comes, yes=True)
    assert tournament.entries[0].has(comes.id)
    assert tournament.entries[0].state == "dropped"
    asked = {post.user for post in await said(world) if post.data.get("what") == "invited"}
    assert asked == {other.id}
    tournament = await service.answer_organizers(number, other, yes=True)
    assert tournament.entries[0].state == "in"


async def test_who_is_disqualified_takes_no_partner_along(world: TournamentWorld) -> None:
    """A lord who plays to lose, in time, is put out; the partner plays on with a substitute."""
    tournament, one, other = await team(world)
    service, number, comes = world.services.tournaments, tournament.id, lord(50)
    await said(world)
    effect = await service.do(number, EVE, Act("expel", "Plays to lose", user=one.id))
    assert effect.tournament.entries[0].state == "expelled"
    assert await given_up(world, tournament) == {one.id}
    told = {(post.user, post.data["what"]) for post in await said(world) if post.kind == "told"}
    assert told == {(one.id, "expelled"), (other.id, "parted")}
    for person, partner in ((one, False), (other, True)):
        no = await refused("cup_expelled", service.enter(number, person))
        assert no.data["partner"] is partner
    await service.do(number, EVE, Act("replace", "A friend", user=one.id, other=comes))
    tournament = await service.answer_organizers(number, comes, yes=True)
    assert tournament.entries[0].state == "in"
    assert await given_up(world, tournament) == set()
    await refused("cup_expelled", service.enter(number, one, lord(60)))  # replaced, and still out
    await service.do(number, EVE, Act("add", "Enough", other=one, partner=lord(60)))
    for person in (one, lord(60)):
        tournament = await service.answer_organizers(number, person, yes=True)
    assert not tournament.barred


async def test_an_entry_withdrawn_before_is_no_way_back(world: TournamentWorld) -> None:
    """Whoever enters, withdraws and enters again is as disqualified as others, once replaced."""
    tournament = await world.publish(capacity=8, late=3, rounds=4, checkin=False)
    service, number, cheat = world.services.tournaments, tournament.id, lord(1)
    await service.enter(number, cheat)
    await service.leave(number, cheat)
    for one in range(1, 5):
        await service.enter(number, lord(one))
    await world.to(tournament.start + 60)
    await service.do(number, EVE, Act("expel", "Cheats", user=cheat.id))
    await service.do(number, EVE, Act("replace", "A friend", user=cheat.id, other=lord(50)))
    await service.answer_organizers(number, lord(50), yes=True)
    await refused("cup_expelled", service.enter(number, cheat))


async def test_a_partner_left_behind_may_leave_and_be_disqualified(world: TournamentWorld) -> None:
    """What the one did to the team stays, whatever the other does."""
    tournament, one, other = await team(world)
    service, number = world.services.tournaments, tournament.id
    await service.do(number, EVE, Act("expel", "Plays to lose", user=one.id))
    tournament = await service.leave(number, other)
    assert (tournament.entries[0].state, tournament.barred) == ("expelled", (one.id,))
    assert await given_up(world, tournament) == {one.id, other.id}
    await refused("cup_not_in_lord", service.do(number, EVE, Act("expel", "Again", user=one.id)))
    tournament, one, other = await team(world, name="Second")
    await service.do(tournament.id, EVE, Act("expel", "Plays to lose", user=one.id))
    done = await service.do(tournament.id, EVE, Act("expel", "Helped", user=other.id))
    assert done.tournament.barred == (one.id, other.id)
    assert await given_up(world, tournament) == {one.id, other.id}


async def test_the_partner_of_who_was_disqualified_has_done_nothing(world: TournamentWorld) -> None:
    """They call judges as whoever plays, may leave, and come back once there is a substitute."""
    tournament, one, other = await team(world)
    service, number, comes = world.services.tournaments, tournament.id, lord(50)
    await service.do(number, EVE, Act("expel", "Plays to lose", user=one.id))
    for _ in range(3):
        world.clock.advance(3600)
        await service.call_judge(number, other, "They insult me")
    await service.call_judge(number, one, "I did not")
    world.clock.advance(3600)
    await refused("cup_called_often", service.call_judge(number, one, "I did not"))
    await service.leave(number, other)
    no = await refused("cup_expelled", service.rejoin(number, other))
    assert no.data["partner"]
    effect = await service.preview(number, EVE, Act("expel", "Helped", user=other.id))
    assert effect.lord is not None
    assert effect.lord.user == other.id
    # A substitute for the innocent one asks nobody who was disqualified.
    for act in ("replace", "add"):
        whom = {"user": other.id, "other": comes} if act == "replace" else {"other": other}
        asks = Act(act, "A friend", **whom)
        await refused("cup_act_partner", service.do(number, EVE, asks))
    await service.do(number, EVE, Act("replace", "A friend", user=one.id, other=comes))
    tournament = await service.answer_organizers(number, comes, yes=True)
    assert (tournament.entries[0].state, tournament.barred) == ("dropped", (one.id,))
    tournament = await service.rejoin(number, other)
    assert tournament.entries[0].state == "in"
    assert await given_up(world, tournament) == set()


async def test_who_is_let_in_again_after_a_round_waits_for_the_partner(
    world: TournamentWorld,
) -> None:
    """Who stayed is asked as well by then, and can say yes."""
    tournament, one, other = await team(world)
    service, number = world.services.tournaments, tournament.id
    await service.do(number, EVE, Act("expel", "Plays to lose", user=one.id))
    await service.do(number, EVE, Act("add", "It was an error", other=one))
    await next_round(world, tournament)
    await service.answer_organizers(number, one, yes=True)
    assert await state(world, tournament) == "expelled"
    tournament = await service.answer_organizers(number, other, yes=True)
    assert (tournament.entries[0].state, tournament.barred) == ("in", ())


async def test_a_team_is_parted_by_a_disqualification_before_the_start(
    world: TournamentWorld,
) -> None:
    """Who signed up with a saboteur signs up with somebody else; the saboteur doesn't."""
    tournament = await world.publish(**TEAMS, checkin=False)
    service, number = world.services.tournaments, tournament.id
    await service.enter(number, lord(1), lord(2))
    await service.answer_partner(number, lord(2), yes=True)
    await service.do(number, EVE, Act("expel", "Cheats", user=lord(2).id))
    await refused("cup_not_in", service.leave(number, lord(1)))
    await refused("cup_expelled", service.enter(number, lord(2), lord(3)))
    await service.enter(number, lord(1), lord(3))
    tournament = await service.answer_partner(number, lord(3), yes=True)
    assert [one.state for one in tournament.entries] == ["withdrawn", "in"]
    await refused("cup_expelled", service.enter(number, lord(2), lord(4)))


async def test_a_new_partner_is_not_put_aside_for_the_old_one(world: TournamentWorld) -> None:
    """An organizer who names another partner for a lord who left does not ask the former one."""
    tournament, one, other = await team(world)
    service, number = world.services.tournaments, tournament.id
    for person in (one, other):
        await service.leave(number, person)
    new = Act("add", "A friend", other=other, partner=lord(50))
    no = await refused("cup_act_partner", service.do(number, EVE, new))
    assert no.data["lord"] == one.name


async def test_a_team_that_waited_is_asked_again_once_the_event_has_begun(
    world: TournamentWorld,
) -> None:
    """One of them alone does not take the other in, months after they signed up."""
    tournament = await world.publish(**TEAMS, capacity=6, late=3, checkin=False)
    service, number = world.services.tournaments, tournament.id
    for first in range(1, 15, 2):
        await service.enter(number, lord(first), lord(first + 1))
        await service.answer_partner(number, lord(first + 1), yes=True)
    await world.to(tournament.start + 60)
    await service.leave(number, lord(1))
    tournament = await service.enter(number, lord(13))
    assert tournament.entries[6].state == "waiting"
    tournament = await service.answer_organizers(number, lord(14), yes=True)
    assert tournament.entries[6].state == "in"
