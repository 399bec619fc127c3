"""Locks of games and tables: who comes too late reads why."""

from __future__ import annotations

import pytest

from services.facts import Refused
from tests.helpers.world import World


@pytest.mark.parametrize("held", [True, False])
async def test_a_lock_whose_holder_waits_for_the_database_says_so(
    world: World, *, held: bool
) -> None:
    """As while the disk stands still; otherwise somebody else has just moved."""
    context = world.services.context
    context.lock_seconds = 0.05

    async def refused() -> Refused:
        with pytest.raises(Refused) as found:
            async with context.locked("game", 1):
                pass
        return found.value

    async with context.locked("game", 1):
        if held:
            async with context.write():
                found = await refused()
        else:
            found = await refused()
    assert (found.code, found.data["held"]) == ("busy", held)
