"""A tournament whose box has no tables of two comes to its end whoever is left."""

from __future__ import annotations

from typing import Any

import pytest

from services.facts.tables import Setup
from tests.helpers.tournaments import DAY, TournamentWorld

TEAMS: dict[str, Any] = {
    "table": Setup("royal_wedding", 6, teams=True, takeback=False),
    "size": 3,
    "rounds": 2,
}
ALONE: dict[str, Any] = {**TEAMS, "table": Setup("royal_wedding", 3, takeback=False)}


async def test_two_pairs_on_a_ladder_wait_for_a_third(world: TournamentWorld) -> None:
    """They can't play, and are not paired again and again for it."""
    tournament = await world.begun(2, **TEAMS, format="ladder", capacity=3)
    assert (tournament.phase, tournament.rounds) == ("running", ())
    await world.enter(tournament.id, 1)
    await world.services.jobs.run_due()
    tournament = await world.tournament(tournament.id)
    assert [len(match.entries) for match in tournament.rounds[0].matches] == [3]


@pytest.mark.parametrize(
    ("setup", "entries", "left"),
    [
        ({**TEAMS, "format": "swiss"}, 3, (1,)),
        ({**TEAMS, "format": "single"}, 6, ()),
        ({**TEAMS, "format": "groups", "groups": 2}, 4, ()),
        ({**ALONE, "format": "swiss"}, 3, (1,)),
        ({**ALONE, "format": "single"}, 6, ()),
    ],
)
async def test_two_who_are_left_hold_nothing_up(
    world: TournamentWorld, setup: dict[str, Any], entries: int, left: tuple[int, ...]
) -> None:
    """Two lords play the plain game; two pairs cannot, and share the place."""
    tournament = await world.begun(entries, **setup)
    for number in left:
        data = {"entry": number, "stage": 1, "round": 1}
        await world.events(tournament.id, ("dropped", data))
    for _ in range(4):
        tournament = await world.finish_round(tournament.id)
        if tournament.phase == "over":
            break
        await world.to(max(tournament.next_begins or 0, world.clock.now() + DAY))
    tournament = await world.tournament(tournament.id)
    assert (tournament.phase, sorted(tournament.places)) == ("over", list(range(1, entries + 1)))
    few = [match for one in tournament.rounds for match in one.matches if len(match.entries) == 2]
    assert few
    for match in few:
        assert bool(match.tables) == (not tournament.setup.table.teams)
        if match.tables:
            table = await world.services.tables.table(match.tables[0])
            assert (table.setup.box, table.setup.lords) == ("kingdomino", 2)
