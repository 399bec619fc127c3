"""Ladders and leagues: tables follow one another without waiting for the others' rounds."""

from __future__ import annotations

import pytest

from store import tournaments as rows
from tests.helpers.tournaments import DAY, TournamentWorld


async def test_on_a_ladder_who_is_free_plays_again(world: TournamentWorld) -> None:
    """A table that is over frees its lords; the other one goes on meanwhile."""
    tournament = await world.begun(4, format="ladder", rounds=0)
    first, second = tournament.rounds[0].matches
    await world.finish_match(first, {first.entries[0]: 10, first.entries[1]: 50})
    await world.to(world.clock.now() + DAY)
    tournament = await world.tournament(tournament.id)
    assert len(tournament.open_rounds) == 1
    await world.finish_match(second, {second.entries[0]: 50, second.entries[1]: 10})
    tournament = await world.tournament(tournament.id)
    assert len(tournament.rounds) == 2
    assert tournament.rounds[0].ended is not None
    assert [len(match.tables) for match in tournament.rounds[1].matches] == [1, 1]
    assert tournament.rounds[1].begins == world.clock.now()


async def test_in_a_league_nobody_waits_for_another_table(world: TournamentWorld) -> None:
    """Who is through with their table meets who is, too; the round gets its tables one by one."""
    tournament = await world.begun(6, format="league", rounds=5, division=6, seasons=1)
    assert len(tournament.rounds) == 1
    seen = 1
    for _ in range(15):
        latest = [
            m for one in tournament.open_rounds for m in one.matches if not m.over and m.tables
        ]
        match = latest[0]
        await world.finish_match(match, {entry: 90 - entry for entry in match.entries})
        tournament = await world.tournament(tournament.id)
        seen = max(seen, len(tournament.open_rounds))
    assert seen > 1
    assert [len(one.matches) for one in tournament.rounds] == [3, 3, 3, 3, 3]
    assert tournament.places == (1, 2, 3, 4, 5, 6)
    assert [one.ends for one in tournament.rounds] == [
        tournament.start + k * 7 * DAY for k in range(1, 6)
    ]
    for one in tournament.rounds:
        assert len({match.number for match in one.matches}) == 3


@pytest.mark.full
async def test_a_leagues_next_season_follows_and_lords_go_up_and_down(
    world: TournamentWorld,
) -> None:
    """Of two divisions of three the last of the first and the best of the second change places."""
    tournament = await world.begun(6, format="league", rounds=0, division=3, seasons=2, through=1)
    divisions = tournament.stages[0].groups
    for _ in range(4):
        tournament = await world.finish_round(tournament.id)
    down, up = max(divisions[0]), min(divisions[1])
    assert set(tournament.stages[1].groups[0]) == {*divisions[0], up} - {down}
    await world.to(tournament.start + 3 * 7 * DAY)
    for _ in range(4):
        tournament = await world.finish_round(tournament.id)
    assert len(tournament.stages) == 2
    assert sorted(tournament.places) == [1, 2, 3, 4, 5, 6]


async def test_later_tables_of_a_duplicate_round_have_its_draw(
    world: TournamentWorld,
) -> None:
    """However late they are made, and they are sealed until the last is over."""
    setup = {"format": "league", "rounds": 3, "division": 4, "seasons": 1, "duplicate": True}
    tournament = await world.begun(4, **setup)
    for _ in range(4):
        match = next(m for one in tournament.open_rounds for m in one.matches if not m.over)
        await world.finish_match(match, {entry: 90 - entry for entry in match.entries})
        tournament = await world.tournament(tournament.id)
    async with world.services.context.read() as connection:
        for one in tournament.rounds:
            seeds = [
                row.seed for row in await rows.tables_of(connection, tournament.id, 1, one.number)
            ]
            assert len(set(seeds)) == 1
