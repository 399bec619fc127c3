"""Two processes write at once: each kind of commit happens once, and nothing is lost.

Seats, turns, jobs, deadlines, tournaments' rounds and tables have such tests where they are tested:
they are called after two processes, two workers, or what is done twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest

from services.facts import Press, Refused
from services.facts.games import Proposal
from services.facts.tables import Setup
from services.standing import reliability
from store import locks
from tests.helpers.database import POSTGRESQL, rows
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, PEOPLE, SERVER, World

pytestmark = pytest.mark.threads


@pytest.fixture
async def other(world: World) -> AsyncIterator[World]:
    """Another process over the same database."""
    made = World(world.path, "other")
    made.clock = world.clock
    await made.restart()
    yield made
    await made.close()


async def both(*acts: Coroutine[Any, Any, Any]) -> list[Any]:
    """Do something in both at once; whoever is refused is told that somebody was first."""
    found = await asyncio.gather(*acts, return_exceptions=True)
    assert all(isinstance(one, Refused) for one in found if isinstance(one, BaseException)), found
    return [one for one in found if not isinstance(one, Refused)]


async def test_two_settings_of_a_person(world: World, other: World) -> None:
    """Both are changed."""
    for number in range(5):
        notice, when = ("both", 5) if number % 2 else ("direct", 6)
        await both(
            world.services.people.change(ANN, notice=notice),
            other.services.people.change(ANN, quiet=(60 * when, 60 * 9)),
        )
        after = await world.services.people.settings(ANN.id)
        assert (after.notice, after.quiet) == (notice, (60 * when, 60 * 9))


async def test_the_last_two_ballots_decide(world: World, other: World) -> None:
    """Neither counts without the other's."""
    game = await world.start(Setup(lords=3))
    on_turn = await world.on_turn(game.id)
    asked = await world.services.play.propose(Press(game.id, on_turn), Proposal("abort"))
    rest = [PEOPLE[seat.user or 0] for seat in game.table.seats if seat.user != on_turn.id]
    answers = zip((world, other), rest, strict=True)
    await both(*(one.services.play.answer_vote(asked.id, who, agree=True) for one, who in answers))
    fact = await world.services.play.game(game.id)
    assert fact.vote is None
    assert fact.ending is not None


async def test_a_draft_is_one_of_the_two(world: World, other: World) -> None:
    """What the panel shows is what is stored."""
    game = await world.start(Setup(lords=4))
    person = await world.on_turn(game.id)
    panel = await world.services.play.panel(Press(game.id, person))
    step = panel.composition.todo[0]
    moves = panel.composition.options[step][:2]
    press = Press(game.id, person, version=panel.game.version, seat=panel.seat.seat)
    acts = zip((world, other), moves, strict=True)
    made = await both(*(one.services.play.set_slot(press, move) for one, move in acts))
    after = await world.services.play.panel(Press(game.id, person))
    assert after.revision == panel.revision + len(made)


async def test_news_are_begun_once(world: World, other: World) -> None:
    """One process posts what waits, the other has nothing to do."""
    await world.table()
    ((due,), _) = await world.services.outbox.due()
    begun = await both(world.services.outbox.begin(due.id), other.services.outbox.begin(due.id))
    assert len([one for one in begun if one is not None]) == 1


async def test_two_games_that_end_at_once_are_both_rated(
    world: World, other: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each finds the ratings that the other has written."""
    monkeypatch.setattr(reliability, "NEWCOMER", 99)
    processes = (world, other)
    for _ in range(4):
        games = [await world.start(Setup(lords=2)) for _ in processes]
        for game in games:
            await world.turns(game.id, 3)
            await world.services.play.resign(game.id, ANN)
        acts = zip(processes, games, strict=True)
        await both(*(one.services.play.resign(game.id, BEN) for one, game in acts))
    rated = rows(world.path, f"SELECT games FROM ratings WHERE season = '' AND lord = '{ANN.id}'")
    steps = rows(world.path, f"SELECT count(*) FROM rating_steps WHERE lord = '{ANN.id}'")
    assert rated == steps == [(8,)]


async def test_a_newcomers_games_are_counted_by_two_processes(
    world: World, other: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever presses at once in both sits at no more tables than others."""
    monkeypatch.setattr(reliability, "NEWCOMER", 1)
    create, setup = world.services.tables.create, Setup(lords=3)
    tables = [await create(SERVER, CHANNEL, host, setup) for host in (BEN, CARA)]
    for _ in range(5):
        acts = zip((world, other), tables, strict=True)
        (sat,) = await both(*(one.services.tables.join(table.id, ANN) for one, table in acts))
        await world.services.tables.leave(sat.table.id, ANN)
        world.clock.advance(3600)


@pytest.mark.skipif(not POSTGRESQL, reason="SQLite has one writer at a time")
async def test_what_is_locked_is_locked_for_all(world: World, other: World) -> None:
    """Whoever waited reads what the one before has written."""
    order = []
    inside, first = asyncio.Event(), world.services.context

    async def slow() -> None:
        async with first.locked("game", 1), first.write():
            inside.set()
            await asyncio.sleep(0.2)
            order.append("slow")

    async def late() -> None:
        await inside.wait()
        second = other.services.context
        async with second.locked("game", 2), second.write():
            order.append("elsewhere")
        async with second.locked("game", 1), second.write():
            order.append("late")

    await asyncio.gather(slow(), late())
    assert order == ["elsewhere", "slow", "late"]
    assert locks.key_of(("game", 1)) != locks.key_of(("table", 1))
