"""Killed within any transaction of its course, or right after it, a cup goes on as if nothing was.

A round is never paired twice, no table made twice, no result noted twice.
"""

from __future__ import annotations

from collections import Counter

from services.cups._writing import load
from services.facts import Cup
from store import cups as rows
from store import games, tables
from tests.helpers.cups import CupWorld
from tests.helpers.deaths import Deaths
from tests.helpers.world import SERVER


async def told(cups: CupWorld, cup: Cup) -> Counter[tuple[object, ...]]:
    """Count the events of a cup by what they are about."""
    async with cups.services.house.read() as connection:
        found = await rows.events(connection, cup.id)
    names = ("entry", "stage", "round", "number", "slot")
    return Counter((row.kind, *(row.data.get(name) for name in names)) for row in found)


async def test_a_cup_that_dies_everywhere_has_the_course_of_one_that_does_not(
    cups: CupWorld,
) -> None:
    """A round and a final table of two: the same events, each once, and no game besides."""
    cup = await cups.publish(rounds=1, final=2, capacity=4)
    deaths = Deaths(cups, cup.id)
    await cups.enter(cup.id, 4)
    await deaths.to(cup.signup_until)
    await cups.check_in(cup.id)
    await deaths.to(cup.start)
    for _ in range(2):
        for match in (await cups.cup(cup.id)).rounds[-1].matches:
            totals = {entry: 90 - entry for entry in match.entries}
            await cups.finish_match(match, totals, run=False)
        await deaths.to((await cups.cup(cup.id)).rounds[-1].ends)
    async with cups.services.house.read() as connection:
        cup = await load(cups.services.house, connection, cup.id)
        made = await tables.tables_of_server(connection, SERVER, "over")
        played = await games.games_of_tables(connection, [table.id for table in made])
    assert cup.phase == "over"
    assert cup.places[0] == 1
    assert [len(one.matches) for one in cup.rounds] == [2, 1]
    assert max((await told(cups, cup)).values()) == 1
    assert len(made) == 3
    assert [len(found) for found in played.values()] == [1] * 3
    assert deaths.count > 40
