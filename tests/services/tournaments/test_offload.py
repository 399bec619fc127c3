"""What is worked out about long tournaments: not in the event loop, and once for each version."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from services.core.context import ServiceContext
from services.facts.tournaments import Tournament
from services.tournaments import scores
from services.tournaments.announcing import page_facts
from services.tournaments.core import offload
from services.tournaments.core.offload import remembered
from tests.helpers.passing import pass_time
from tests.helpers.tournaments import HOUR, TournamentWorld, lord
from tests.helpers.world import ANN, BEN, SERVER
from tests.services.tournaments.formats.played import DAY, Played, by_chance, setup
from tests.services.tournaments.test_announcements import said


@pytest.fixture
def computed(world: TournamentWorld, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was left to a worker."""
    found: list[str] = []

    async def compute(function: Any, /, *given: Any) -> Any:
        found.append(function.__name__)
        return function(*given)

    monkeypatch.setattr(world.services.context, "compute", compute)
    return found


async def standings(context: ServiceContext, tournament: Tournament) -> list[str]:
    """Return the names in the standings."""
    found = await remembered(context, tournament, scores.standings, 1, 0)
    assert found == scores.standings(tournament, 1, 0)
    return [line.name for line in found.lines]


async def test_a_ladder_of_few_lords_that_goes_on_and_on_holds_nobody_up(
    world: TournamentWorld, computed: list[str]
) -> None:
    context, dice = world.services.context, Random(1)
    ladder = Played(setup(format="ladder", capacity=8), 8)
    ladder.go()
    with patch.object(offload, "MAX_INLINE", 8):
        await standings(context, ladder.tournament)
        assert computed == []
        while sum(len(one.matches) for one in ladder.tournament.rounds) <= 18:
            for match in ladder.open:
                ladder.finish(match, by_chance(dice))
            ladder.now += 2 * DAY
            ladder.go()
        names = await standings(context, ladder.tournament)
        assert computed == ["standings"]
        assert await standings(context, replace(ladder.tournament, message=7)) == names
        assert computed == ["standings"]
        others = tuple(
            replace(one, former=(*one.former, *one.lords), lords=())
            for one in ladder.tournament.entries
        )
        assert await standings(context, replace(ladder.tournament, entries=others)) != names
        await remembered(context, ladder.tournament, scores.explain, 1, 1, 0)
        assert computed == ["standings", "standings", "explain"]


async def test_standings_are_worked_out_once_for_each_version(
    world: TournamentWorld, computed: list[str]
) -> None:
    """Whoever asks for them, and wherever they are shown."""
    cups, context = world.services.tournaments, world.services.context
    tournament = await world.begun(4, rounds=2)
    context.computed.clear()
    with patch.object(offload, "MAX_INLINE", 1):
        computed.clear()
        for _ in range(3):
            first = await cups.standings(tournament.id, ANN)
            await cups.explain(tournament.id, ANN, 1)
            current = await cups.tournament(tournament.id, ANN)
            assert page_facts.leading_lines(context, current) == ()  # nobody has played
        assert computed == ["standings", "explain"]
    await world.finish_round(tournament.id)
    assert await cups.standings(tournament.id, ANN) != first


async def test_only_some_results_are_kept(world: TournamentWorld) -> None:
    context = world.services.context
    tournament = Played(setup(), 4)
    tournament.go()
    for number in range(offload.KEPT + 3):
        await remembered(context, tournament.tournament, scores.totals, 1, number)
    assert len(context.computed) == offload.KEPT


@pytest.mark.parametrize("format", ["swiss", "single"])
async def test_nobody_waits_for_a_worker_with_a_connection(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    """However few there are: pages, seats, digests and sign-up leave them to others."""
    context, cups = world.services.context, world.services.tournaments
    held: dict[str, int] = {}

    async def compute(function: Any, /, *given: Any) -> Any:
        held[function.__name__] = context.store.engine.pool.checkedout()  # type: ignore[attr-defined]
        return function(*given)

    monkeypatch.setattr(context, "compute", compute)
    monkeypatch.setattr(offload, "MAX_INLINE", 0)
    later = await world.publish(capacity=512)
    assert await cups.entry_terms(later.id, ANN)
    tournament = await world.begun(4, format=format, rounds=2, final=0)
    follower = replace(BEN, server=SERVER)
    await world.services.watching.follow_tournament(tournament.id, follower, "round")
    for _ in range(2):
        await said(world)
        assert await cups.seat(tournament.id, lord(1))
        await world.finish_round(tournament.id)
        after = await world.tournament(tournament.id)
        await world.to(after.next_begins or after.closes or 0)
    await said(world)
    await pass_time(world, 2 * HOUR)
    wanted = {"standings", "totals"} if format == "swiss" else {"bracket_of"}
    assert wanted <= set(held)
    assert set(held.values()) == {0}


async def test_a_worker_that_never_answers_keeps_nobody_from_reading(
    world: TournamentWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever needs it waits alone, however many they are."""
    context, cups = world.services.context, world.services.tournaments
    tournament = await world.begun(4, rounds=2)
    await world.finish_round(tournament.id)
    await world.to((await world.tournament(tournament.id)).next_begins or 0)
    later = await world.publish(capacity=512, name="Later")
    asked, never = asyncio.Event(), asyncio.Event()

    async def compute(function: Any, /, *given: Any) -> Any:
        asked.set()
        await never.wait()

    context.computed.clear()
    monkeypatch.setattr(context, "compute", compute)
    monkeypatch.setattr(offload, "MAX_INLINE", 0)
    waiting: list[asyncio.Task[Any]] = []
    waiting += [asyncio.create_task(cups.seat(tournament.id, lord(1))) for _ in range(20)]
    due = (await cups.posts.due())[0]
    waiting += [asyncio.create_task(cups.posts.begin(one.id)) for one in due]
    try:
        await asyncio.wait_for(asked.wait(), 10)
        async with asyncio.timeout(10):
            assert await cups.entry_terms(later.id, ANN)
            assert await cups.tournament(later.id, ANN)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
