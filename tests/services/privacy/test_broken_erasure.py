"""Erasure where a game or a tournament of the person can't be read."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from services.facts.tables import Setup
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import ANN

FORMER = "A former lord"
GAMES = {
    "moves": "UPDATE moves SET text = 'take K99' WHERE game_id = :game",
    "set-up": "UPDATE tables SET setup = 'null' WHERE id = :table",
}


@pytest.fixture
async def world(database: Path) -> AsyncIterator[TournamentWorld]:
    """Return services whose stored rows a test may break."""
    with inline():
        made = TournamentWorld(database)
        yield made
        await made.close()


async def spoil(world: TournamentWorld, statement: str, **values: int) -> None:
    """Break stored rows, and forget what memory holds of them."""
    async with world.services.context.write() as tx:
        await tx.connection.execute(text(statement), values)
    await world.restart()


async def stored(world: TournamentWorld) -> str:
    """Return every row of the tables that name people."""
    found = []
    async with world.services.context.read() as connection:
        for table in ("seats", "games", "outbox", "tables", "cup_lords", "cup_events"):
            rows = await connection.execute(text(f"SELECT * FROM {table}"))
            found += [[str(value) for value in row] for row in rows]
    return json.dumps(found)


@pytest.mark.parametrize("fault", GAMES)
async def test_a_broken_game_does_not_stop_an_erasure(world: TournamentWorld, fault: str) -> None:
    """The name is gone from it as from the healthy game, and the seat is given up in both."""
    broken, healthy = await world.start(Setup(lords=3)), await world.start(Setup(lords=3))
    await world.say()
    await world.turn(broken.id)
    values = {"moves": {"game": broken.id}, "set-up": {"table": broken.table.id}}
    await spoil(world, GAMES[fault], **values[fault])
    gone = await world.services.privacy.delete(ANN.id, lambda _: FORMER)
    assert gone.games == 2
    assert "Ann" not in await stored(world)
    seats = (await world.services.play.game(healthy.id)).table.seats
    assert [seat.free for seat in seats] == [True, False, False]


async def test_a_broken_tournament_does_not_stop_an_erasure(world: TournamentWorld) -> None:
    """The name is gone from its events."""
    broken = await world.publish(name="Broken")
    await world.enter(broken.id, 4)
    person = world.lord(1)
    assert person.name in await stored(world)
    spoiled = "UPDATE cup_events SET kind = 'hail' WHERE cup_id = :cup AND ordinal = 4"
    await spoil(world, spoiled, cup=broken.id)
    await world.services.privacy.delete(person.id, lambda _: FORMER)
    assert f'{person.name}"' not in (await stored(world)).replace("\\", "")
