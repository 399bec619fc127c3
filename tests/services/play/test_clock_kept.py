"""A table's clock goes with it: to its games, its rematch, and the next table like it."""

from __future__ import annotations

from services.facts.tables import Pace, Setup
from tests.helpers.world import ANN, BEN, SERVER, World

KEPT = Setup(
    lords=2,
    pace=Pace("bank", 0, 2 * 86_400, 6 * 3600, 5 * 86_400),
    missed=2,
    vacation=False,
    reliability=70,
)


def timed(setup: Setup) -> tuple[Pace, int, bool, int]:
    return setup.pace, setup.missed, setup.vacation, setup.reliability


async def test_the_next_table_and_the_rematch_keep_the_clock(world: World) -> None:
    """And what goes with it."""
    game = await world.start(KEPT)
    draft = await world.services.tables.change_draft(SERVER, ANN, same_as_last=True)
    assert timed(draft.setup) == timed(KEPT)
    for person in (ANN, BEN):
        await world.services.play.resign(game.id, person)
    again = await world.services.tables.rematch(game.id, BEN)
    assert timed(again.setup) == timed(KEPT)


async def test_a_preset_keeps_the_clock(world: World) -> None:
    """Whoever chooses it opens a table like the one that was saved."""
    service = world.services.tables
    await service.change_draft(SERVER, ANN, lords=2, pace=KEPT.pace, missed=2, vacation=False)
    await service.save_preset(SERVER, ANN, "Slow")
    (preset,) = (await service.draft(SERVER, BEN)).presets
    assert timed(preset.setup) == (KEPT.pace, 2, False, 0)
