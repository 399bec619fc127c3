"""A deletion of one's data is no way around decisions, limits and a bad record."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from services.facts import Person
from services.facts.tables import Setup
from services.records.outcome import outcome
from services.settings import absences
from services.settings.absences import BUDGET
from services.standing import marks
from store import Connection, reliability_log, statistics, statistics_queries
from store import marks as rows
from store.rows import DeedRow
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, EVE, SERVER, World
from tests.services.statistics.shelf import derived
from tests.store.builders import steps_of

ZOE = Person(4_400_000_017, "Zoe")
DAY = 24 * 3600


def former(_language: str | None) -> str:
    """Return the name of people who are gone."""
    return "A former lord"


async def delete(world: World, person: Person = ZOE) -> None:
    """Have somebody's data deleted."""
    await world.services.privacy.delete(person.id, former)


async def seat(world: World, *people: Person, **setup: object) -> int:
    """Begin a game of some people; returns it."""
    chosen = Setup(lords=len(people), **setup)  # type: ignore[arg-type]
    table = await world.services.tables.create(SERVER, CHANNEL, people[0], chosen)
    for person in people[1:]:
        await world.services.tables.join(table.id, person)
    return (await world.game_of(table.id)).id


async def miss(world: World, game: int, turns: int) -> None:
    """Note turns as missed without a sign of life."""
    async with world.services.context.write() as tx:
        for version in range(100, 100 + turns):
            await reliability_log.save_entry(
                tx.connection, DeedRow(game, version, ZOE.id, "silent", tx.now)
            )


async def test_reliability_does_not_begin_anew_for_90_days(world: World) -> None:
    game = await seat(world, ANN, ZOE)
    await miss(world, game, 7)
    before = await world.services.people.reliability(ZOE.id)
    await delete(world)
    assert (await world.services.people.reliability(ZOE.id)).percent == before.percent < 50
    table = await world.services.tables.create(SERVER, CHANNEL, ANN, Setup(lords=2, reliability=80))
    await refused("join_reliability", world.services.tables.join(table.id, ZOE))
    world.clock.advance(90 * DAY)
    await world.services.jobs.sweep()
    assert (await world.services.people.reliability(ZOE.id)).percent < 50
    world.clock.advance(3600)
    await world.services.jobs.sweep()
    assert (await world.services.people.reliability(ZOE.id)).percent == 100
    assert not (await world.services.privacy.kept(ZOE.id)).nothing  # they were in a game
    await world.services.play.resign(game, ANN)
    world.clock.advance(3601)
    await world.services.jobs.sweep()
    assert (await world.services.privacy.kept(ZOE.id)).nothing


async def test_a_host_chooses_for_how_long(world: World) -> None:
    world.services.context.remembered = DAY
    await miss(world, await seat(world, ANN, ZOE), 7)
    await delete(world)
    world.clock.advance(DAY + 3600)
    await world.services.jobs.sweep()
    assert (await world.services.people.reliability(ZOE.id)).percent == 100


async def test_a_newcomers_limit_holds(world: World) -> None:
    """Games given up with one's data count until they are over, as those that one resigns."""
    games = [await seat(world, ANN, ZOE), await seat(world, BEN, ZOE), await seat(world, CARA, ZOE)]
    await delete(world)
    table = await world.services.tables.create(SERVER, CHANNEL, ANN, Setup(lords=2))
    await refused("join_cap", world.services.tables.join(table.id, ZOE))
    await world.services.play.resign(games[0], ANN)
    assert (await world.services.tables.join(table.id, ZOE)).started


async def test_a_seat_given_up_with_ones_data_stays_given_up(world: World) -> None:
    """It can't be taken again, and the watchers' thread stays closed to its lord until the end."""
    game = await seat(world, ANN, BEN, ZOE)
    await delete(world)
    here = replace(ZOE, server=SERVER)
    await refused("resigned", world.services.play.take_seat(game, here))
    await refused("kibitz_lord", world.services.watching.kibitz(game, here))
    assert (await world.services.play.take_seat(game, CARA)).table.seats[2].user == CARA.id


async def test_calls_of_the_day_were_made(world: World) -> None:
    """Ten strangers a day are ten, whoever one is by then."""
    strangers = [Person(9000 + number, f"Stranger {number}") for number in range(20)]
    for some in (strangers[:10], strangers[10:]):
        table = await world.services.tables.create(SERVER, CHANNEL, ZOE, Setup(lords=3))
        told = await world.services.tables.invite(table.id, ZOE, some)
        left = dict(told.left_out)
        await delete(world)
    assert left == {person.id: "many" for person in strangers[10:]}
    world.clock.advance(DAY + 3600)
    await world.services.jobs.sweep()
    table = await world.services.tables.create(SERVER, CHANNEL, ZOE, Setup(lords=3))
    assert not (await world.services.tables.invite(table.id, ZOE, strangers[10:])).left_out


async def test_vacation_that_was_taken_stays_taken(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was to come is given back, as by cancelling it; what it was for is deleted."""
    monkeypatch.setattr(absences, "AT_FIRST", BUDGET)
    away = world.services.absences
    day = await away.today(ZOE)
    await away.announce(ZOE, day, day + timedelta(BUDGET - 11), "by the sea")
    world.clock.advance(20 * DAY)
    await delete(world)
    day = await away.today(ZOE)
    told = await refused("away_budget", away.announce(ZOE, day, day + timedelta(BUDGET - 1)))
    assert told.data["left"] == 10
    assert (await away.announce(ZOE, day, day + timedelta(9))).used == BUDGET


async def test_who_deleted_their_data_is_on_no_ladder_for_a_time(world: World) -> None:
    """Otherwise a bad rating, or having met before, is undone; a rebuild says the same."""
    await world.finish(await seat(world, ANN, ZOE))
    await delete(world)
    world.clock.advance(60)
    game = await seat(world, ANN, ZOE)
    await world.finish(game)
    assert "unrated: 2\n" in (await world.services.play.record(game, ANN)).text
    async with world.services.context.read() as connection:
        assert await statistics.results(connection, game)
        assert not await steps_of(connection, game)
    found = await derived(world)
    await world.services.statistics.rebuild(SERVER)
    assert await derived(world) == found
    world.clock.advance(91 * DAY)
    await world.services.jobs.sweep()
    game = await seat(world, ANN, ZOE)
    await world.finish(game)
    async with world.services.context.read() as connection:
        assert len(await steps_of(connection, game)) == 2


@pytest.mark.parametrize("teams", [False, True])
async def test_the_others_at_their_table_are_rated_among_themselves(
    world: World, teams: bool
) -> None:
    """Nobody else's game is lost, and they met nobody; later games are rated around it."""
    people = [ANN, BEN, CARA, ZOE, DAN, EVE] if teams else [ANN, BEN, ZOE]
    setup = {"box": "royal_wedding", "teams": True} if teams else {}
    await world.finish(await seat(world, *people, **setup))
    await delete(world)
    world.clock.advance(60)
    game = await seat(world, *people, **setup)
    await world.finish(game)
    others = {str(one.id) for one in people if one != ZOE}
    async with world.services.context.read() as connection:
        assert {step.lord for step in await steps_of(connection, game)} == others
        results = await statistics.results(connection, game)
        assert {row.fate for row in results if row.user_id == ZOE.id} == {"returned"}
        met = await statistics_queries.rivals(
            connection, SERVER, [results[0].ladder], [ANN.id], since=0, until=world.clock.now() + 1
        )
        assert ZOE.id not in {one.rival for one in met}
        assert await statistics_queries.totals(connection, SERVER, ZOE.id) >= (1, 0)
    found = await derived(world)
    await world.services.statistics.rebuild(SERVER)
    assert await derived(world) == found
    record = (await world.services.play.record(game, ANN)).text
    assert [seat.fate for seat in outcome(record).seats if seat.seat == people.index(ZOE) + 1] == [
        "returned"
    ]


async def test_the_key_is_needed_to_know_somebody_again(world: World) -> None:
    """Marks are numbers below 0, different in every database, and linked to nobody's id."""
    await seat(world, ANN, ZOE)
    async with world.services.context.read() as connection:
        assert await marks.mark_of(connection, ZOE.id) is None
    await delete(world)
    async with world.services.context.read() as connection:
        mark = await marks.mark_of(connection, ZOE.id)
        assert mark is not None
        assert mark < 0
        assert await marks.known_as(connection, ZOE.id) == [ZOE.id, mark]
        assert await marks.was_deleted(connection, ZOE.id)
        assert not await marks.was_deleted(connection, ANN.id)
        assert marks._hash("00" * 32, ZOE.id) != mark
        assert await _kinds(connection, mark) == ["deleted", "limits", "table"]


async def _kinds(connection: Connection, mark: int) -> list[str]:
    return sorted(row["kind"] for row in (await rows.kept_rows(connection, mark))["marks"])
