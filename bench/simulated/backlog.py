"""Build a backlog of announcements, and count the cost of delivering it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from sqlalchemy import event, text

from services.core import live_games
from services.facts import Person
from services.facts.tables import Setup
from store import Store
from tests.helpers.world import World

HOUR = 3600
THREADS = 10_000
"""The id of a table's thread is this number plus that of the table."""


async def fill(world: World, tables: int, *, before: int, turns: int) -> None:
    """Create games of two lords with `turns` unannounced turns each, after `before` others.

    The earlier turns were announced, so each table has a message that is to be stripped.
    """
    games = [await _begun(world, number) for number in range(tables)]
    for _ in range(before - 1):
        for game in games:
            await world.quickly(game)
    async with world.services.context.write() as tx:
        done = text("UPDATE outbox SET state = 'done', done_at = created_at")
        await tx.connection.execute(done)
    for game in games:
        await world.quickly(game)
    await world.say()
    for _ in range(turns):
        world.clock.advance(HOUR // turns)
        for game in games:
            await world.quickly(game)


async def _begun(world: World, number: int) -> int:
    host, guest = (Person(1000 + 2 * number + one, f"Lord {one}") for one in range(2))
    table = await world.table(Setup(lords=2), host)
    await world.services.tables.join(table.id, guest)
    game = await world.game_of(table.id)
    await world.services.outbox.thread_made(game.table, THREADS + table.id)
    return game.id


@dataclass
class Costs:
    """The work of the database and the engine."""

    statements: int = 0
    replays: int = 0


@contextmanager
def counted(store: Store) -> Iterator[Costs]:
    """Count statements of a store and replays of games."""
    costs = Costs()
    engine = store.engine.sync_engine
    replay = live_games.replay

    def executed(*_: Any) -> None:
        costs.statements += 1

    def replayed(*args: Any) -> Any:
        costs.replays += 1
        return replay(*args)

    event.listen(engine, "before_cursor_execute", executed)
    try:
        with patch.object(live_games, "replay", replayed):
            yield costs
    finally:
        event.remove(engine, "before_cursor_execute", executed)
