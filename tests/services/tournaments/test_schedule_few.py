"""A cup whose box has no tables of two comes to its end whoever is left."""

from __future__ import annotations

from typing import Any

import pytest

from services.facts.tables import Setup
from tests.helpers.tournaments import DAY, CupWorld

TEAMS: dict[str, Any] = {
    "table": Setup("royal_wedding", 6, teams=True, takeback=False),
    "size": 3,
    "rounds": 2,
}
ALONE: dict[str, Any] = {**TEAMS, "table": Setup("royal_wedding", 3, takeback=False)}


async def test_two_pairs_on_a_ladder_wait_for_a_third(cups: CupWorld) -> None:
    """They can't play, and are not paired again and again for it."""
    cup = await cups.begun(2, **TEAMS, format="ladder", capacity=3)
    assert (cup.phase, cup.rounds) == ("running", ())
    await cups.enter(cup.id, 1)
    await cups.services.jobs.run_due()
    cup = await cups.cup(cup.id)
    assert [len(match.entries) for match in cup.rounds[0].matches] == [3]


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
    cups: CupWorld, setup: dict[str, Any], entries: int, left: tuple[int, ...]
) -> None:
    """Two lords play the plain game; two pairs cannot, and share the place."""
    cup = await cups.begun(entries, **setup)
    for number in left:
        data = {"entry": number, "stage": 1, "round": 1}
        await cups.events(cup.id, ("dropped", data))
    for _ in range(4):
        cup = await cups.finish_round(cup.id)
        if cup.phase == "over":
            break
        await cups.to(max(cup.next_begins or 0, cups.clock.now() + DAY))
    cup = await cups.cup(cup.id)
    assert (cup.phase, sorted(cup.places)) == ("over", list(range(1, entries + 1)))
    few = [match for one in cup.rounds for match in one.matches if len(match.entries) == 2]
    assert few
    for match in few:
        assert bool(match.tables) == (not cup.setup.table.teams)
        if match.tables:
            table = await cups.services.tables.table(match.tables[0])
            assert (table.setup.box, table.setup.lords) == ("kingdomino", 2)
