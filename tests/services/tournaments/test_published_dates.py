"""Dates that were published and move all the same: sooner or later, told to all concerned."""

from __future__ import annotations

from typing import Any

import pytest

from services.facts.tables import Pace, Setup
from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from store import games, tables, tournament_posts
from tests.helpers.refusals import refused
from tests.helpers.tournaments import DAY, HOUR, TournamentWorld
from tests.helpers.world import EVE

CLOCK = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))
WHY = "the hall is taken"


async def do(world: TournamentWorld, tournament: Tournament, **dates: Any) -> Tournament:
    """Move dates as it was shown."""
    services, act = world.services.tournaments, Act("dates", WHY, **dates)
    shown, number = await services.prepare(tournament.id, EVE, act)
    done = await services.confirm(tournament.id, EVE, number)
    assert done.moves == shown.moves
    return done.tournament


async def no(world: TournamentWorld, code: str, tournament: Tournament, **dates: Any) -> None:
    await refused(
        code, world.services.tournaments.preview(tournament.id, EVE, Act("dates", WHY, **dates))
    )


async def calls(world: TournamentWorld, tournament: Tournament, what: str) -> list[list[int]]:
    async with world.services.context.read() as connection:
        rows = await tournament_posts.posts_of(connection, tournament.id, ("call",))
    return [row.data["entries"] for row in rows if row.data["what"] == what]


async def ends_at(world: TournamentWorld, tournament: Tournament) -> set[Any]:
    """When the tables of the round in progress end, and the turns at them at the latest."""
    found: set[Any] = set()
    async with world.services.context.read() as connection:
        for match in tournament.open_rounds[-1].matches:
            table = await tables.table(connection, match.tables[-1])
            (game,) = await games.games_of_table(connection, match.tables[-1])
            assert table is not None
            found |= {table.ends_at, game.deadline}
    return found


async def test_before_the_start_each_date_moves_by_itself(world: TournamentWorld) -> None:
    """Sooner or later, as long as there is time to sign up and to check in."""
    tournament = await world.publish()
    await world.enter(tournament.id, 3)
    until, start = tournament.signup_until, tournament.start
    await no(world, "cup_act_order", tournament, start=start - HOUR)
    after = await do(world, tournament, signup_until=until - HOUR, start=start - HOUR)
    assert (after.signup_until, after.start) == (until - HOUR, start - HOUR)
    after = await do(world, tournament, signup_until=until - 2 * HOUR, start=start + DAY)
    assert (after.signup_until, after.start) == (until - 2 * HOUR, start + DAY)
    assert await calls(world, tournament, "dates-start") == [[1, 2, 3]] * 2
    await no(world, "cup_act_no_date", tournament, start=start + DAY)
    await no(world, "cup_act_soon", tournament, signup_until=world.clock.now() + 60)
    await no(world, "cup_act_order", tournament, signup_until=start + DAY)
    await no(world, "cup_act_hours", tournament, start=start + 99 * DAY)
    await world.to(until - 2 * HOUR)
    assert (await world.tournament(tournament.id)).phase == "checkin"
    await no(world, "cup_phase", tournament, signup_until=until + DAY)
    await no(world, "cup_act_order", tournament, start=start - 3 * HOUR)
    await world.check_in(tournament.id)
    await do(world, tournament, start=start - 3 * HOUR)
    await world.to(start - 3 * HOUR)
    assert (await world.tournament(tournament.id)).phase == "running"


@pytest.mark.parametrize("moved", [-6 * DAY, 2 * DAY])
async def test_a_round_ends_at_another_date(world: TournamentWorld, moved: int) -> None:
    """With its tables and the turns at them; the next round begins as much sooner or later."""
    tournament = await world.begun(4, round=7 * DAY, table=CLOCK)
    ends = tournament.open_rounds[0].ends
    after = await do(world, tournament, ends=ends + moved)
    await world.to(world.clock.now() + 1)
    assert (after.open_rounds[0].ends, after.next_begins) == (ends + moved, ends + moved)
    latest = min(ends + moved, tournament.open_rounds[0].begins + 12 * HOUR)
    assert await ends_at(world, after) == {ends + moved, latest}
    assert await calls(world, tournament, "dates-round") == [[1, 2, 3, 4]]
    await no(world, "cup_act_soon", tournament, ends=world.clock.now() + HOUR - 60)
    await world.to(ends + moved)
    assert (await world.tournament(tournament.id)).rounds[-1].number == 2


async def test_a_round_that_ends_before_the_turn_ends_that_too(world: TournamentWorld) -> None:
    """No turn lasts longer than its round, and the autopilot plays what is left."""
    tournament = await world.begun(2, round=7 * DAY, table=CLOCK, rounds=1)
    soon = world.clock.now() + 2 * HOUR
    after = await do(world, tournament, ends=soon)
    await world.to(world.clock.now() + 1)
    assert await ends_at(world, after) == {soon}
    await world.to(soon + 60)
    assert (await world.tournament(tournament.id)).rounds[0].ended is not None


async def test_the_next_round_begins_at_another_date(world: TournamentWorld) -> None:
    """Between rounds; also after a pairing was undone, which otherwise is made in 12 hours."""
    tournament = await world.begun(4, round=7 * DAY)
    await no(world, "cup_act_begins", tournament, begins=tournament.start + 9 * DAY)
    await world.finish_round(tournament.id)
    tournament = await world.tournament(tournament.id)
    begins = tournament.next_begins or 0
    await no(world, "cup_act_soon", tournament, begins=world.clock.now() - 60)
    assert (await do(world, tournament, begins=begins - 3 * DAY)).next_begins == begins - 3 * DAY
    assert await calls(world, tournament, "dates-next") == [[1, 2, 3, 4]]
    await world.to(begins - 3 * DAY)
    tournament = await world.tournament(tournament.id)
    assert tournament.rounds[-1].begins == begins - 3 * DAY
    await world.services.tournaments.do(tournament.id, EVE, Act("unpair", WHY))
    await do(world, tournament, begins=begins)
    await world.to(begins - 60)
    assert len((await world.tournament(tournament.id)).rounds) == 1
    await world.to(begins)
    assert (await world.tournament(tournament.id)).rounds[-1].begins == begins
