"""Ladders and leagues: tables follow one another without waiting for the others' rounds."""

from __future__ import annotations

import pytest

from store import tournaments as rows
from tests.helpers.tournaments import DAY, CupWorld


async def test_on_a_ladder_who_is_free_plays_again(cups: CupWorld) -> None:
    """A table that is over frees its lords; the other one goes on meanwhile."""
    cup = await cups.begun(4, format="ladder", rounds=0)
    first, second = cup.rounds[0].matches
    await cups.finish_match(first, {first.entries[0]: 10, first.entries[1]: 50})
    await cups.to(cups.clock.now() + DAY)
    cup = await cups.cup(cup.id)
    assert len(cup.open_rounds) == 1
    await cups.finish_match(second, {second.entries[0]: 50, second.entries[1]: 10})
    cup = await cups.cup(cup.id)
    assert len(cup.rounds) == 2
    assert cup.rounds[0].ended is not None
    assert [len(match.tables) for match in cup.rounds[1].matches] == [1, 1]
    assert cup.rounds[1].begins == cups.clock.now()


async def test_in_a_league_nobody_waits_for_another_table(cups: CupWorld) -> None:
    """Who is through with their table meets who is, too; the round gets its tables one by one."""
    cup = await cups.begun(6, format="league", rounds=5, division=6, seasons=1)
    assert len(cup.rounds) == 1
    seen = 1
    for _ in range(15):
        latest = [m for one in cup.open_rounds for m in one.matches if not m.over and m.tables]
        match = latest[0]
        await cups.finish_match(match, {entry: 90 - entry for entry in match.entries})
        cup = await cups.cup(cup.id)
        seen = max(seen, len(cup.open_rounds))
    assert seen > 1
    assert [len(one.matches) for one in cup.rounds] == [3, 3, 3, 3, 3]
    assert cup.places == (1, 2, 3, 4, 5, 6)
    assert [one.ends for one in cup.rounds] == [cup.start + k * 7 * DAY for k in range(1, 6)]
    for one in cup.rounds:
        assert len({match.number for match in one.matches}) == 3


@pytest.mark.full
async def test_a_leagues_next_season_follows_and_lords_go_up_and_down(cups: CupWorld) -> None:
    """Of two divisions of three the last of the first and the best of the second change places."""
    cup = await cups.begun(6, format="league", rounds=0, division=3, seasons=2, through=1)
    divisions = cup.stages[0].groups
    for _ in range(4):
        cup = await cups.finish_round(cup.id)
    down, up = max(divisions[0]), min(divisions[1])
    assert set(cup.stages[1].groups[0]) == {*divisions[0], up} - {down}
    await cups.to(cup.start + 3 * 7 * DAY)
    for _ in range(4):
        cup = await cups.finish_round(cup.id)
    assert len(cup.stages) == 2
    assert sorted(cup.places) == [1, 2, 3, 4, 5, 6]


async def test_later_tables_of_a_duplicate_round_have_its_draw(cups: CupWorld) -> None:
    """However late they are made, and they are sealed until the last is over."""
    setup = {"format": "league", "rounds": 3, "division": 4, "seasons": 1, "duplicate": True}
    cup = await cups.begun(4, **setup)
    for _ in range(4):
        match = next(m for one in cup.open_rounds for m in one.matches if not m.over)
        await cups.finish_match(match, {entry: 90 - entry for entry in match.entries})
        cup = await cups.cup(cup.id)
    async with cups.services.house.read() as connection:
        for one in cup.rounds:
            seeds = [row.seed for row in await rows.tables_of(connection, cup.id, 1, one.number)]
            assert len(set(seeds)) == 1
