"""Somebody with many games, who changes what the clocks of all of them follow from."""

from __future__ import annotations

import pytest

from services.core import context
from services.facts.tables import Pace, Setup
from services.outbox import clock_refresh
from services.settings import people
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, World


async def test_clocks_are_set_anew_so_often_an_hour(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where something changes; by settings and absences alike."""
    monkeypatch.setattr(context, "REFRESHED", 4)
    refreshed = []

    async def refresh(_context: object, user: int) -> None:
        refreshed.append(user)

    monkeypatch.setattr(people, "refresh_clocks", refresh)
    assert clock_refresh.refresh_clocks is not refresh
    for _ in range(2):
        game = await world.start(Setup(lords=2, pace=Pace("turn", turn=86400)))
        while (await world.on_turn(game.id)).id != ANN.id:
            await world.quickly(game.id)
    change = world.services.people.change
    for _ in range(5):
        await change(ANN, weekends=False, language="en")
    assert refreshed == []
    await change(ANN, weekends=True)
    day = await world.services.absences.today(ANN)
    away = await world.services.absences.announce(ANN, day, day)
    assert away.absence is not None
    await refused("clocks_often", change(ANN, weekends=False))
    await refused("clocks_often", world.services.absences.cancel(ANN, away.absence.id))
    assert (await world.services.people.user(ANN.id)).settings.weekends
    world.clock.advance(3600)
    await change(ANN, weekends=False)
    assert refreshed == [ANN.id] * 2
