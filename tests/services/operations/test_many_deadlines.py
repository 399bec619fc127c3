"""Many turns whose time runs out at once: played together, each once, none lost by another."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest
from sqlalchemy import text

from services.core.transaction import Transaction
from services.facts import Press
from services.facts.tables import Pace, Setup
from services.operations.jobs import TOGETHER
from services.play import autopilot, turn_commit
from services.play.turn_commit import Turn
from store import jobs
from tests.helpers.world import PEOPLE, World

DAY = 86_400
SETUP = Setup(lords=2, pace=Pace("turn", turn=DAY))
GAMES = TOGETHER + 2


async def games(world: World, count: int = GAMES) -> list[int]:
    """Begin games in which every turn is a choice."""
    found, people = [], list(PEOPLE.values())
    for number in range(count):
        host, guest = people[2 * number % 8 : 2 * number % 8 + 2]
        table = await world.table(SETUP, host)
        await world.services.tables.join(table.id, guest)
        found.append((await world.game_of(table.id)).id)
        for _ in range(4):
            await world.quickly(found[-1])
    return found


async def played(world: World, game: int) -> list[str]:
    """Who ended each turn of a game."""
    async with world.services.context.read() as connection:
        query = "SELECT DISTINCT version, made_by FROM moves WHERE game_id = :game ORDER BY version"
        rows = await connection.execute(text(query), {"game": game})
        return [row.made_by for row in rows]


async def waiting(world: World, game: int) -> set[tuple[str, int]]:
    """The jobs about turns of a game that are to be done, each with its turn."""
    async with world.services.context.read() as connection:
        query = "SELECT kind, ref FROM jobs WHERE done_at IS NULL AND game_id = :game"
        rows = await connection.execute(text(query), {"game": game})
        return {(row.kind, row.ref) for row in rows if row.kind in jobs.OF_TURNS}


async def test_several_are_one_transaction(world: World) -> None:
    """Up to eight together; the reminders of others, whose turn it is, come between."""
    begun = await games(world)
    world.clock.advance(DAY)
    transactions = []
    write = turn_commit.write_turn

    async def noted(tx: Transaction, turn: Turn) -> Any:
        transactions.append(tx)
        return await write(tx, turn)

    with patch.object(autopilot, "write_turn", noted):
        await world.services.jobs.run_due()
    assert [(await played(world, game))[4:] for game in begun] == [["autopilot"]] * GAMES
    assert len({id(tx) for tx in transactions}) == 3


@pytest.mark.parametrize("fails", [RuntimeError("power cut"), KeyError("x")])
async def test_one_that_fails_stops_no_other(world: World, fails: Exception) -> None:
    """It is tried again a little later, and nothing of it is half done."""
    begun = await games(world, 3)
    world.clock.advance(DAY)
    write = turn_commit.write_turn

    async def broken(tx: Transaction, turn: Turn) -> Any:
        done = await write(tx, turn)
        if turn.live.row.id == begun[1]:
            raise fails
        return done

    with patch.object(autopilot, "write_turn", broken):
        await world.services.jobs.run_due()
    assert [len(await played(world, game)) for game in begun] == [5, 4, 5]
    assert await world.services.jobs.run_due() == 0
    world.clock.advance(5)
    await world.services.jobs.run_due()
    assert [(await played(world, game))[4:] for game in begun] == [["autopilot"]] * 3


async def test_a_game_that_somebody_is_busy_with_is_left_for_later(world: World) -> None:
    """The others don't wait for it."""
    begun = await games(world, 3)
    world.clock.advance(DAY)
    async with world.services.context.locked("game", begun[0]):
        due = await _due(world)
        done = await autopilot.time_out_each(world.services.context, due)
    assert [len(await played(world, game)) for game in begun] == [4, 5, 5]
    assert done == {job.id for job in due if job.game_id != begun[0]}


async def _due(world: World) -> list[Any]:
    async with world.services.context.read() as connection:
        rows = await jobs.due(connection, world.clock.now(), 99)
    return [row for row in rows if row.kind == "deadline"]


@pytest.mark.threads
async def test_nothing_is_done_twice(world: World) -> None:
    """By two processes and a lord at once, however it ends for the lord."""
    begun = await games(world, 3)
    other = World(world.path)
    world.clock.advance(DAY)
    other.clock.advance(DAY)
    panel = await world.compose(begun[0])
    lord = PEOPLE[panel.seat.user or 0]
    try:
        await asyncio.gather(
            world.services.jobs.run_due(),
            world.services.play.end_turn(Press(begun[0], lord, version=panel.game.version)),
            other.services.jobs.run_due(),
            return_exceptions=True,
        )
        world.clock.advance(600)
        await world.services.jobs.run_due()
    finally:
        await other.close()
    assert [len(await played(world, game)) for game in begun] == [5] * 3


async def test_what_was_planned_for_a_turn_goes_with_it(world: World) -> None:
    """Whether its lord ends it, takes it back, is late, or gives up, and at the end of the game."""
    (game,) = await games(world, 1)
    turns = []

    async def look() -> None:
        fact = await world.services.play.game(game)
        found = await waiting(world, game)
        assert {ref for _, ref in found} == {fact.turn_version}, found
        assert ("deadline", fact.turn_version) in found
        turns.append(fact.turn_version)

    await look()
    ended = await world.turn(game)
    await look()
    lord = PEOPLE[ended.game.table.seats[ended.game.last[-1].seat - 1].user or 0]
    await world.services.play.takeback(Press(game, lord, version=ended.game.version))
    await look()
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    await look()
    assert len(set(turns)) == len(turns) == 4
    await world.finish(game)
    assert await waiting(world, game) == set()
