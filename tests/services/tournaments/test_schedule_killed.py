"""Killed within any transaction, or right after it, a tournament goes on as if nothing had been.

A round is never paired twice, no table made twice, no result noted twice.
"""

from __future__ import annotations

from collections import Counter

import pytest

from services.facts.tournament_acts import Act
from services.facts.tournaments import Tournament
from services.tournaments.core.repository import load
from store import games, tables
from store import tournaments as rows
from tests.helpers.deaths import Deaths
from tests.helpers.tournaments import HOUR, TournamentWorld, lord
from tests.helpers.world import EVE, SERVER


async def told(world: TournamentWorld, tournament: Tournament) -> Counter[tuple[object, ...]]:
    """Count the events of a tournament by what they are about."""
    async with world.services.context.read() as connection:
        found = await rows.events(connection, tournament.id)
    names = ("entry", "stage", "round", "number", "slot")
    return Counter((row.kind, *(row.data.get(name) for name in names)) for row in found)


async def test_a_tournament_that_dies_everywhere_has_the_course_of_one_that_does_not(
    world: TournamentWorld,
) -> None:
    """A round and a final table of two: the same events, each once, and no game besides."""
    tournament = await world.publish(rounds=1, final=2, capacity=4)
    deaths = Deaths(world, tournament.id)
    await world.enter(tournament.id, 4)
    await deaths.to(tournament.signup_until)
    await world.check_in(tournament.id)
    await deaths.to(tournament.start)
    for _ in range(2):
        for match in (await world.tournament(tournament.id)).rounds[-1].matches:
            totals = {entry: 90 - entry for entry in match.entries}
            await world.finish_match(match, totals, run=False)
        await deaths.to((await world.tournament(tournament.id)).rounds[-1].ends)
    async with world.services.context.read() as connection:
        tournament = await load(world.services.context, connection, tournament.id)
        made = await tables.tables_of_server(connection, SERVER, "over")
        played = await games.games_of_tables(connection, [table.id for table in made])
    assert tournament.phase == "over"
    assert tournament.places[0] == 1
    assert [len(one.matches) for one in tournament.rounds] == [2, 1]
    assert max((await told(world, tournament)).values()) == 1
    assert len(made) == 3
    assert [len(found) for found in played.values()] == [1] * 3
    assert deaths.count > 40


class Organizer:
    """Who presses until it is done; `deaths`: in processes that die of it."""

    def __init__(self, world: TournamentWorld, tournament: Tournament, *, deaths: bool) -> None:
        self.tournaments = world
        self.id = tournament.id
        self.deaths = Deaths(world, tournament.id) if deaths else None

    async def act(self, event: str, act: Act) -> None:
        """Do something, looking each time whether it is there; then what follows happens."""
        before = (await self.kinds())[event]
        while (await self.kinds())[event] == before:
            if self.deaths is None:
                await self.tournaments.services.tournaments.do(self.id, EVE, act)
            else:
                await self.deaths.survives(
                    lambda: self.tournaments.services.tournaments.do(self.id, EVE, act)
                )
        await self.to(self.tournaments.clock.now())

    async def to(self, at: int) -> None:
        await (self.tournaments if self.deaths is None else self.deaths).to(at)

    async def kinds(self) -> Counter[str]:
        """Count the events by what they are."""
        async with self.tournaments.services.context.read() as connection:
            return Counter(row.kind for row in await rows.events(connection, self.id))


async def run(world: TournamentWorld, *, deaths: bool) -> tuple[object, ...]:
    """Hold an event in which its organizer does much; returns what there is of it in the end."""
    tournament = await world.publish(rounds=2, games=3, capacity=4, checkin=False)
    await world.enter(tournament.id, 5)
    eve = Organizer(world, tournament, deaths=deaths)
    await eve.act("signup_ended", Act("close", "all are here"))
    await eve.act("hastened", Act("pair", "all are here"))
    await eve.act("unpaired", Act("unpair", "the box was wrong"))
    await eve.act("paired", Act("pair", "the box is right"))
    await eve.act("extended", Act("extend", "a feast", seconds=HOUR))
    await eve.act("paused", Act("pause", "a storm"))
    world.clock.advance(HOUR)
    await eve.act("resumed", Act("resume", "it is over"))
    await eve.act("replaced", Act("replace", "ill", user=lord(1).id))
    first = (await world.tournament(tournament.id)).rounds[0].matches[0]
    places = tuple((entry, place) for place, entry in enumerate(first.entries, 1))
    await eve.act("ruled", Act("result", "agreed", number=1, places=places))
    await eve.act("expelled", Act("expel", "rude", user=lord(2).id))
    await eve.act("cancelled", Act("cancel", "the hall burns"))
    ended = await world.tournament(tournament.id)
    async with world.services.context.read() as connection:
        made = [
            len(await tables.tables_of_server(connection, SERVER, state))
            for state in ("playing", "over", "abandoned")
        ]
    if eve.deaths is not None:
        assert eve.deaths.count > 40
    times = [
        (one.begins - tournament.created, one.ends - tournament.created) for one in ended.rounds
    ]
    return await eve.kinds(), made, times, [one.state for one in ended.entries], ended.phase


@pytest.mark.full
async def test_an_organiser_whose_process_dies_of_each_act_comes_to_the_same_end(
    world: TournamentWorld,
) -> None:
    """Each thing is done once, the tables are as they would be, and so are the times."""
    quiet = await run(world, deaths=False)
    async with world.services.context.write() as tx:
        await tx.connection.exec_driver_sql("UPDATE tables SET state = 'gone'")
    assert await run(world, deaths=True) == quiet
