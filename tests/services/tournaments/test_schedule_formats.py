"""Every format goes its course from sign-up to its end; the best lord wins it."""

from __future__ import annotations

from typing import Any

import pytest

from services.facts.tables import Setup
from services.facts.tournaments import Tournament
from store import tournaments as rows
from tests.helpers.tournaments import TournamentWorld


async def played_out(world: TournamentWorld, count: int, **changes: Any) -> Tournament:
    """Play a tournament to its end; the entry with the lowest number wins wherever it sits."""
    tournament = await world.begun(count, **changes)
    for _ in range(40):
        if tournament.phase != "running":
            return tournament
        tournament = await world.finish_round(tournament.id)
        if tournament.phase == "running" and not tournament.open_rounds:
            await world.to(tournament.next_begins or 0)
            tournament = await world.tournament(tournament.id)
    raise AssertionError("it does not end")


def kinds(tournament: Tournament) -> list[tuple[str, int]]:
    """Return the stages of a tournament, and how many rounds each had."""
    return [(one.kind, len(tournament.rounds_of(one.number))) for one in tournament.stages]


@pytest.mark.parametrize(
    ("count", "changes", "stages"),
    [
        pytest.param(5, {"format": "swiss", "rounds": 3}, [("swiss", 3)], marks=pytest.mark.full),
        (5, {"format": "swiss", "rounds": 1, "size": 3, "final": 3}, [("swiss", 1), ("final", 1)]),
        pytest.param(4, {"format": "robin"}, [("robin", 3)], marks=pytest.mark.full),
        (6, {"format": "groups", "groups": 2, "final": 2}, [("groups", 3), ("final", 1)]),
        (5, {"format": "single"}, [("single", 3)]),
        pytest.param(4, {"format": "single", "games": 3}, [("single", 2)], marks=pytest.mark.full),
        (6, {"format": "single", "size": 3, "through": 1}, [("single", 2)]),
        (3, {"format": "double"}, None),
    ],
)
async def test_a_format_to_its_end(
    world: TournamentWorld,
    count: int,
    changes: dict[str, Any],
    stages: list[tuple[str, int]] | None,
) -> None:
    """All who took part have a place."""
    tournament = await played_out(world, count, **changes)
    assert tournament.phase == "over"
    assert tournament.places[0] == 1
    assert sorted(tournament.places) == list(range(1, count + 1))
    if stages is not None:
        assert kinds(tournament) == stages
    assert all(one.order and one.ended is not None for one in tournament.stages)


async def test_teams_of_two_play_as_one(world: TournamentWorld) -> None:
    """Partners share a kingdom, a result and a place."""
    table = Setup("royal_wedding", 6, teams=True)
    tournament = await played_out(world, 3, table=table, size=3, rounds=1)
    assert tournament.places == (1, 2, 3)
    async with world.services.context.read() as connection:
        places = {row.user_id: row.place for row in await rows.lords(connection, tournament.id)}
    assert [
        places[tournament.entry(2).lords[0].user],
        places[tournament.entry(2).lords[1].user],
    ] == [2, 2]
