"""When somebody who is on turn nowhere is on turn next."""

from __future__ import annotations

from typing import Any

import pytest

from services.core import live_games
from services.facts.tables import Setup
from services.play import _turn_forecast
from tests.helpers.world import ANN, World


async def test_the_next_turn_is_looked_for_in_few_games(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In those whose turns in progress end first."""
    monkeypatch.setattr(_turn_forecast, "FORESEEN", 2)
    games = [(await world.start(Setup(lords=3))).id for _ in range(3)]
    loaded = []

    async def noted(context: Any, connection: Any, game: int) -> Any:
        loaded.append(game)
        return await live_games.load(context, connection, game)

    monkeypatch.setattr(_turn_forecast, "load", noted)
    found = await world.services.play.next_turn(ANN)
    assert found is not None
    assert loaded == games[:2]
