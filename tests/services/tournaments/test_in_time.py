"""Whoever plays in time is asked before an organizer or a judge gives their seat away."""

from __future__ import annotations

from services.facts import Person
from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from tests.helpers.refusals import refused
from tests.helpers.tournaments import HOUR, TournamentWorld, lord
from tests.helpers.world import EVE
from tests.services.tournaments.test_announcements import said

TABLE = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR), missed=3)
JUDGE, FRIEND = lord(50), lord(51)


async def at_table(world: TournamentWorld) -> tuple[Tournament, int, Person]:
    """Begin an event with a judge; returns a game, and the lord on turn after some turns."""
    tournament = await world.begun(2, rounds=2, table=TABLE)
    act = Act("team", "Knows the rules", other=JUDGE, role="judge")
    await world.services.tournaments.do(tournament.id, EVE, act)
    game = (await world.game_of(tournament.rounds[0].matches[0].tables[0])).id
    await world.until(game, "2.1")
    seat = (await world.services.play.game(game)).seat_on_turn
    assert seat is not None
    await said(world)
    return tournament, game, Person(seat.user or 0, seat.given)


async def holds(world: TournamentWorld, game: int, person: Person) -> bool:
    """Whether a lord plays their seat themselves."""
    seat = (await world.services.play.game(game)).table.seat_of(person.id)
    return seat is not None and seat.present


async def asked(world: TournamentWorld) -> list[int | None]:
    return [post.user for post in await said(world) if post.data.get("what") == "invited"]


async def let_a_turn_pass(world: TournamentWorld) -> None:
    world.clock.advance(12 * HOUR)
    await world.services.jobs.run_due()


async def test_the_autopilot_waits_for_a_yes_or_a_turn_that_passes(world: TournamentWorld) -> None:
    """A no holds until then; whoever has let a turn pass is not asked."""
    tournament, game, person = await at_table(world)
    service, act = world.services.tournaments, Act("autopilot", "Slow", user=person.id)
    assert (await service.do(tournament.id, JUDGE, act)).in_time
    assert (await asked(world), await holds(world, game, person)) == ([person.id], True)
    await refused("cup_act_asked", service.do(tournament.id, JUDGE, act))
    await service.answer_organizers(tournament.id, person, yes=False)
    await refused("cup_act_asked", service.do(tournament.id, JUDGE, act))
    await let_a_turn_pass(world)
    assert not (await service.do(tournament.id, JUDGE, act)).asks
    seat = (await world.services.play.game(game)).table.seat_of(person.id)
    assert seat is not None
    assert seat.lost


async def test_the_autopilot_plays_with_a_yes(world: TournamentWorld) -> None:
    """From the moment on in which it is said."""
    tournament, game, person = await at_table(world)
    service = world.services.tournaments
    await service.do(tournament.id, JUDGE, Act("autopilot", "Slow", user=person.id))
    await service.answer_organizers(tournament.id, person, yes=True)
    assert not await holds(world, game, person)


async def test_a_substitute_comes_with_the_yes_of_both(world: TournamentWorld) -> None:
    """A no leaves everybody where they are; another substitute may not be named at once then."""
    tournament, game, person = await at_table(world)
    service = world.services.tournaments
    act = Act("replace", "A friend", user=person.id, other=FRIEND)
    assert (await service.do(tournament.id, EVE, act)).in_time
    assert await asked(world) == [FRIEND.id, person.id]
    await service.answer_organizers(tournament.id, FRIEND, yes=True)
    assert await holds(world, game, person)
    await service.answer_organizers(tournament.id, person, yes=True)
    assert await holds(world, game, FRIEND)
    other = lord(1) if person.id != lord(1).id else lord(2)
    again = Act("replace", "A friend", user=other.id, other=lord(60))
    await service.do(tournament.id, EVE, again)
    await service.answer_organizers(tournament.id, other, yes=False)
    again = Act("replace", "A friend", user=other.id, other=lord(61))
    await refused("cup_act_asked", service.do(tournament.id, EVE, again))
    assert await holds(world, game, other)


async def test_a_turn_that_passes_is_the_yes_of_whoever_is_replaced(
    world: TournamentWorld,
) -> None:
    """The substitute who agreed before comes in when the organizer asks again, without a word."""
    tournament, game, person = await at_table(world)
    service = world.services.tournaments
    act = Act("replace", "A friend", user=person.id, other=FRIEND)
    await service.do(tournament.id, EVE, act)
    await service.answer_organizers(tournament.id, FRIEND, yes=True)
    await let_a_turn_pass(world)
    assert not (await service.do(tournament.id, EVE, act)).asks
    assert await holds(world, game, FRIEND)
