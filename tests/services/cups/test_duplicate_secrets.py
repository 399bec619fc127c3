"""In duplicate play nobody learns a result while others play the same draw, from no list."""

from __future__ import annotations

import json

from services.cups import exports
from services.facts import Pace, Setup
from tests.helpers.cups import DAY, HOUR, CupWorld, lord

CLOCK = Setup(lords=2, takeback=False, pace=Pace("turn", turn=12 * HOUR))


async def test_a_bracket_tells_no_result_before_the_last_table_is_over(cups: CupWorld) -> None:
    cup = await cups.begun(4, format="single", duplicate=True, table=CLOCK, round=DAY)
    first, second = (await cups.cup(cup.id)).rounds[-1].matches
    await cups.finish_match(first, {first.entries[0]: 40, first.entries[1]: 50})
    told = await cups.services.cups.bracket(cup.id, lord(9))
    seats = [seat for table in told.rounds[0] for seat in table.seats]
    assert {(seat.total, seat.place, seat.on) for seat in seats} == {(None, None, False)}
    assert {seat.entry for table in told.rounds[1] for seat in table.seats} == {None}
    lines = (await cups.services.cups.standings(cup.id, lord(9))).lines
    assert tuple(line.entry for line in lines) == (await cups.cup(cup.id)).stages[0].entries
    await cups.finish_match(second, {second.entries[0]: 40, second.entries[1]: 50})
    told = await cups.services.cups.bracket(cup.id, lord(9))
    assert {seat.total for table in told.rounds[0] for seat in table.seats} == {40, 50}


async def test_a_league_counts_no_table_before_the_last_one_is_over(cups: CupWorld) -> None:
    changes = {"format": "league", "duplicate": True, "division": 2, "round": 2 * DAY}
    cup = await cups.begun(4, table=CLOCK, **changes)
    first, second = (await cups.cup(cup.id)).rounds[0].matches
    await cups.finish_match(first, {first.entries[0]: 50, first.entries[1]: 40})
    told = await cups.services.cups.standings(cup.id, lord(9), group=first.group)
    assert [line.points for line in told.lines] == [0, 0]
    assert {value for line in told.lines for _, value in line.ties} <= {None, 0}
    await cups.finish_match(second, {second.entries[0]: 50, second.entries[1]: 40})
    told = await cups.services.cups.standings(cup.id, lord(9), stage=1, group=first.group)
    assert [line.points for line in told.lines] == [2, 1]


async def test_a_league_exports_nothing_while_tables_of_a_round_are_to_come(
    cups: CupWorld,
) -> None:
    changes = {"format": "league", "duplicate": True, "division": 4, "round": 2 * DAY}
    cup = await cups.begun(8, table=CLOCK, **changes)
    for match in (await cups.cup(cup.id)).rounds[0].matches[:2]:
        await cups.finish_match(match, {match.entries[0]: 50, match.entries[1]: 40})
    found = await cups.cup(cup.id)
    (match,) = found.rounds[1].matches[:1]
    assert found.rounds[1].more
    for match in found.rounds[1].matches:
        await cups.finish_match(match, {match.entries[0]: 77, match.entries[1]: 33})
    assert (await cups.cup(cup.id)).rounds[1].more
    _, data = await exports.export(cups.services.house, cup.id, lord(9), "json")
    played = [table for one in json.loads(data)["rounds"] for table in one["tables"]]
    assert len(played) >= 4
    assert all(table["games"] == [] for table in played)
