"""A followed game or tournament that can't be read: the digest reports the others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from services.core.outbox_bodies import FollowBody, GamePart, TournamentPart
from services.facts.tables import Setup
from services.facts.watching import FollowNews
from services.state.table_facts import table_row
from tests.helpers.inline import inline
from tests.helpers.passing import only, pass_time
from tests.helpers.tournaments import TournamentWorld
from tests.helpers.world import DAN, EVE, FAY, World

GAMES = {
    "moves": "UPDATE moves SET text = 'take K99' WHERE game_id = :game",
    "set-up": "UPDATE tables SET setup = 'null' WHERE id = :table",
    "reports": "UPDATE outbox SET body = '{\"reports\": 7}' WHERE game_id = :game",
}
TOURNAMENTS = {
    "event": "UPDATE cup_events SET kind = 'hail' WHERE cup_id = :cup AND ordinal = 2",
    "data": "UPDATE cup_events SET data = '[7]' WHERE cup_id = :cup",
    "set-up": "UPDATE cups SET setup = 'null' WHERE id = :cup",
}


@pytest.fixture
async def world(database: Path) -> AsyncIterator[TournamentWorld]:
    """Return services whose stored rows a test may break."""
    with inline():
        made = TournamentWorld(database)
        yield made
        await made.close()


async def spoil(world: World, statement: str, **values: int) -> None:
    """Break stored rows, and forget what memory holds of them."""
    asked = text(statement)
    async with world.services.context.write() as tx:
        used = {name: values[name] for name in asked.compile().params}
        await tx.connection.execute(asked, used)
    await world.restart()


@pytest.mark.parametrize("fault", GAMES)
async def test_a_broken_game_does_not_silence_another(world: World, fault: str) -> None:
    """Broken before the digest is due: the other game is in it."""
    broken = await world.start(Setup(lords=2))
    open_table = await world.table(Setup(lords=2), EVE)
    await world.services.tables.join(open_table.id, DAN)
    healthy = await world.game_of(open_table.id)
    for game in (broken.id, healthy.id):
        await world.services.watching.follow_game(game, FAY, "turn")
    await world.say()
    for game in (broken.id, healthy.id):
        await world.turn(game)
    if fault == "reports":
        await world.say()
    await spoil(world, GAMES[fault], game=broken.id, table=broken.table.id)
    digests = only(await pass_time(world, 600), FollowNews)
    assert [[one.game.id for one in news.games] for _, news in digests] == [[healthy.id]]


@pytest.mark.parametrize("fault", [*GAMES, "gone"])
async def test_a_game_broken_since_is_left_out(world: World, fault: str) -> None:
    """A digest that waits in the outbox is sent with its other game."""
    broken, healthy = await world.start(Setup(lords=2)), await world.start(Setup(lords=2))
    await world.say()
    for game in (broken.id, healthy.id):
        await world.turn(game)
    await world.say()
    until = world.clock.now() + 1
    ids = (999 if fault == "gone" else broken.id, healthy.id)
    async with world.services.context.write() as tx:
        row = await table_row(tx.connection, healthy.table.id)
        body = FollowBody(EVE.id, tuple(GamePart(one, 0, until, "turn", ()) for one in ids), ())
        await tx.say(row, body, lane="aside")
    await spoil(world, GAMES.get(fault, "SELECT 1"), game=broken.id, table=broken.table.id)
    ((_, news),) = only(await pass_time(world, 60), FollowNews)
    assert [one.game.id for one in news.games] == [healthy.id]


@pytest.mark.parametrize("fault", [*TOURNAMENTS, "gone"])
async def test_a_tournament_broken_since_is_left_out(world: TournamentWorld, fault: str) -> None:
    """A digest that waits in the outbox is sent with its game."""
    broken = await world.publish(name="Broken")
    await world.enter(broken.id, 4)
    healthy = await world.start(Setup(lords=2))
    await world.say()
    await world.turn(healthy.id)
    await world.say()
    until = world.clock.now() + 1
    parts = (TournamentPart(999 if fault == "gone" else broken.id, 0, until, "round"),)
    async with world.services.context.write() as tx:
        row = await table_row(tx.connection, healthy.table.id)
        body = FollowBody(EVE.id, (GamePart(healthy.id, 0, until, "turn", ()),), parts)
        await tx.say(row, body, lane="aside")
    await spoil(world, TOURNAMENTS.get(fault, "SELECT 1"), cup=broken.id)
    ((_, news),) = only(await pass_time(world, 60), FollowNews)
    assert [one.game.id for one in news.games] == [healthy.id]
    assert news.tournaments == ()
