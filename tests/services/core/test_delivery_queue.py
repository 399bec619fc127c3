"""One row that can't be told holds up its own table: others go on, hosts are told, it heals."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from services.core.outbox_bodies import BODIES, FollowBody, GamePart, TableBody
from services.facts.news import TableNews, TurnNews
from services.facts.tables import Setup
from services.facts.watching import FollowNews
from services.state.table_facts import table_row
from store import outbox
from store.rows import OutboxRow
from tests.helpers.database import POSTGRESQL
from tests.helpers.world import CARA, CHANNEL, DAN, SERVER, World

SPOIL = {
    "unknown kind": "UPDATE outbox SET kind = 'hail' WHERE id = :row",
    "missing key": "UPDATE outbox SET body = '{}' WHERE id = :row",
    "no replay": "UPDATE moves SET text = 'take K99' WHERE game_id = :game AND ordinal = 1",
}
HEAL = {
    "unknown kind": "UPDATE outbox SET kind = 'turn' WHERE id = :row",
    "missing key": "UPDATE outbox SET body = :body WHERE id = :row",
    "no replay": "UPDATE moves SET text = :move WHERE game_id = :game AND ordinal = 1",
}
CODES = {"unknown kind": "internal/KeyError", "missing key": "internal/KeyError"}


async def execute(world: World, statement: str, **values: Any) -> Any:
    """Do something to the database behind everybody's back."""
    asked = text(statement)
    async with world.services.context.write() as tx:
        used = {name: values[name] for name in asked.compile().params}
        result = await tx.connection.execute(asked, used)
        return result.scalar() if result.returns_rows else None


async def row_of(world: World, id: int) -> OutboxRow:
    """Return a row of the outbox."""
    async with world.services.context.read() as connection:
        row = await outbox.outbox_row(connection, id)
    assert row is not None
    return row


@pytest.mark.parametrize("fault", SPOIL)
async def test_what_can_not_be_told_holds_up_its_own_table(world: World, fault: str) -> None:
    """Another table is announced, hosts read of it, and it is told once it can be."""
    game = await world.start(Setup(lords=2))
    await world.say()
    await world.turn(game.id)
    ((due,), _) = await world.services.outbox.due()
    spoiled: dict[str, Any] = {"row": due.id, "game": game.id}
    spoiled["body"] = await execute(world, "SELECT body FROM outbox WHERE id = :row", **spoiled)
    move = "SELECT text FROM moves WHERE game_id = :game AND ordinal = 1"
    spoiled["move"] = await execute(world, move, **spoiled)
    await execute(world, SPOIL[fault], **spoiled)
    await world.restart()
    other = await world.table(host=DAN)
    assert [one.table.id for one in await world.say()] == [other.id]
    (waiting,) = (await world.services.health.of(SERVER)).waiting
    assert (waiting.table, waiting.count) == (game.table.name, 1)
    assert waiting.code.startswith(CODES.get(fault, "internal/"))
    assert waiting.due == world.clock.now() + 5
    world.clock.advance(5)
    assert await world.say() == []
    assert (await row_of(world, due.id)).tries == 2
    await execute(world, HEAL[fault], **spoiled)
    await world.restart()
    world.clock.advance(10)
    (told, *_) = await world.say()
    assert isinstance(told.body, TurnNews)
    assert (told.id, told.doubtful) == (due.id, False)
    assert (await world.services.health.of(SERVER)).waiting == ()


async def test_what_can_not_be_told_any_more_stays_as_doubtful_as_it_was(world: World) -> None:
    """It may stand already: whoever can tell it again looks for it first."""
    await world.table()
    ((due,), _) = await world.services.outbox.due()
    news = await world.services.outbox.begin(due.id)
    assert news is not None
    await execute(world, "UPDATE outbox SET kind = 'hail' WHERE id = :row", row=due.id)
    world.clock.advance(5)
    assert await world.services.outbox.begin(due.id) is None
    assert (await row_of(world, due.id)).tries == 2
    await execute(world, "UPDATE outbox SET kind = 'table' WHERE id = :row", row=due.id)
    world.clock.advance(60)
    (again,) = await world.say()
    assert isinstance(again.body, TableNews)
    assert again.doubtful


async def test_an_attempt_whose_outcome_is_never_recorded_backs_off(world: World) -> None:
    """The process died or nothing could be written: the pauses grow all the same."""
    await world.table()
    ((due,), _) = await world.services.outbox.due()
    for pause in (5, 10, 20, 60):
        assert await world.services.outbox.begin(due.id) is not None
        await world.restart()
        assert await world.services.outbox.due() == ([], None)
        assert await world.services.outbox.begin(due.id) is None
        world.clock.advance(pause - 1)
        assert await world.services.outbox.due() == ([], None)
        world.clock.advance(1)
        assert await world.services.outbox.due() == ([due], None)


async def test_what_can_not_be_told_is_given_up_after_a_week(world: World) -> None:
    """Then the rest of its table is told."""
    table = await world.table(Setup(lords=3))
    ((due,), _) = await world.services.outbox.due()
    await execute(world, "UPDATE outbox SET kind = 'hail' WHERE id = :row", row=due.id)
    await world.say()
    await world.services.tables.join(table.id, CARA)
    assert await world.say() == []
    for _ in range(8):
        world.clock.advance(24 * 3600)
        await world.say()
    assert (await row_of(world, due.id)).state == outbox.GIVEN_UP
    assert (await world.services.tables.table(table.id)).message is not None


# What SQLite stores, but nobody can read.
UNREADABLE = {
    "body": "UPDATE outbox SET kind = 'hail', body = '{oops' WHERE table_id = :table",
    "no body": "UPDATE outbox SET kind = 'hail', body = 'null' WHERE table_id = :table",
    "refusals": "UPDATE outbox SET kind = 'hail', refusals = 'x' WHERE table_id = :table",
    "no refusals": "UPDATE outbox SET kind = 'hail', refusals = 'null' WHERE table_id = :table",
}
if not POSTGRESQL:
    UNREADABLE["tries"] = "UPDATE outbox SET kind = 'hail', tries = 'x' WHERE table_id = :table"


@pytest.mark.parametrize("fault", UNREADABLE)
async def test_a_row_that_can_not_be_read_backs_off_and_is_named(world: World, fault: str) -> None:
    """Its attempts are counted, and it is given up in the end."""
    table = await world.table()
    ((due,), _) = await world.services.outbox.due()
    await execute(world, UNREADABLE[fault], table=table.id)
    tries = "SELECT tries FROM outbox WHERE id = :row"
    for number, pause in enumerate((5, 10, 20, 60), start=1):
        assert await world.services.outbox.begin(due.id) is None
        (waiting,) = (await world.services.health.of(SERVER)).waiting
        assert (waiting.table, waiting.due) == (table.name, world.clock.now() + pause)
        assert waiting.code.startswith("internal/")
        assert await execute(world, tries, row=due.id) == number
        world.clock.advance(pause)
    for _ in range(12):
        world.clock.advance(24 * 3600)
        await world.services.outbox.begin(due.id)
    state = "SELECT state FROM outbox WHERE id = :row"
    assert await execute(world, state, row=due.id) == outbox.GIVEN_UP


async def test_a_failure_of_a_row_that_can_not_be_read_any_more_is_recorded(world: World) -> None:
    """It was spoiled while it was being posted."""
    table = await world.table()
    ((due,), _) = await world.services.outbox.due()
    news = await world.services.outbox.begin(due.id)
    assert news is not None
    await execute(world, UNREADABLE["body"], table=table.id)
    await world.services.outbox.failed(news, "503/0", known=False)
    (waiting,) = (await world.services.health.of(SERVER)).waiting
    assert waiting.code == "503/0"


async def test_many_rows_that_can_not_be_read_do_not_starve_another(world: World) -> None:
    """They are looked at once, then those behind them."""
    await world.table()
    await world.table(host=CARA)
    await execute(world, "UPDATE outbox SET kind = 'hail', body = '{oops'")
    good = await world.table(host=DAN)
    (broken, _) = await world.services.outbox.due(limit=2)
    assert len(broken) == 2
    for one in broken:
        assert await world.services.outbox.begin(one.id) is None
    ((due,), _) = await world.services.outbox.due(limit=2)
    news = await world.services.outbox.begin(due.id)
    assert news is not None
    assert news.table.id == good.id


SPOILED_REPORT = {
    "no body": "UPDATE outbox SET body = 'null' WHERE table_id = :table",
    "body": "UPDATE outbox SET body = '{oops' WHERE table_id = :table",
    "set-up": "UPDATE tables SET setup = 'oops' WHERE id = :table",
}


@pytest.mark.parametrize("fault", SPOILED_REPORT)
async def test_the_report_to_hosts_leaves_out_what_can_not_be_read(
    world: World, fault: str
) -> None:
    """It counts that, and still names what is wrong with others."""
    game = await world.start(Setup(lords=2))
    await world.say()
    other = await world.table(host=DAN)
    await execute(world, "UPDATE outbox SET kind = 'hail' WHERE table_id = :table", table=other.id)
    ((due,), _) = await world.services.outbox.due()
    assert await world.services.outbox.begin(due.id) is None
    astray = """UPDATE outbox SET body = '{"astray": "404/10003"}' WHERE table_id = :table"""
    await execute(world, astray, table=game.table.id)
    (fact,) = (await world.services.health.of(SERVER)).astray
    assert fact.table == game.table.name
    await execute(world, SPOILED_REPORT[fault], table=game.table.id)
    health = await world.services.health.of(SERVER)
    assert [one.table for one in health.waiting] == [other.name]
    assert (health.astray, health.unreadable) == ((), 1)
    assert health.wrong == 2
    await execute(world, "UPDATE outbox SET kind = 'hail'")


@pytest.mark.parametrize("lane", ["talk", "tidy", "aside"])
@pytest.mark.parametrize("kind", [*BODIES, "hail"])
async def test_no_kind_of_row_breaks_the_loop(world: World, kind: str, lane: str) -> None:
    """Whatever a row lacks: it is told or noted as failed."""
    game = await world.start(Setup(lords=2))
    await world.say()
    async with world.services.context.write() as tx:
        row = await table_row(tx.connection, game.table.id)
        id = await tx.say(row, TableBody(), game=game.id, version=1, lane=lane)
    await execute(world, "UPDATE outbox SET kind = :kind WHERE id = :row", kind=kind, row=id)
    news = await world.services.outbox.begin(id)
    assert (news is None) is bool((await row_of(world, id)).refusals)


async def test_a_digest_passes_over_a_game_that_can_not_be_read(world: World) -> None:
    """The follower hears of the others."""
    first = await world.start(Setup(lords=2))
    table = await world.table(Setup(lords=2), CARA)
    await world.services.tables.join(table.id, DAN)
    second = await world.game_of(table.id)
    until = world.clock.now() + 1
    parts = tuple(GamePart(one, 0, until, "turn", (3,)) for one in (first.id, second.id))
    async with world.services.context.write() as tx:
        row = await table_row(tx.connection, table.id)
        id = await tx.say(row, FollowBody(7, parts), lane="aside")
    await world.turn(first.id)
    await execute(world, SPOIL["no replay"], game=first.id)
    await world.restart()
    news = await world.services.outbox.begin(id)
    assert news is not None
    assert isinstance(news.body, FollowNews)
    assert [one.game.id for one in news.body.games] == [second.id]


async def test_the_live_list_passes_over_a_game_that_can_not_be_read(world: World) -> None:
    """It shows the others."""
    first = await world.start(Setup(lords=2))
    table = await world.table(Setup(lords=2), CARA)
    await world.services.tables.join(table.id, DAN)
    second = await world.game_of(table.id)
    await world.services.watching.set_index(SERVER, CHANNEL)
    await world.turn(first.id)
    await execute(world, SPOIL["no replay"], game=first.id)
    await world.restart()
    shown = await world.services.watching.lists.begin(SERVER, lambda _: True)
    assert shown is not None
    assert [one.line.game for one in shown.lines] == [second.id]


SPOILED_TABLE = {
    "set-up": "UPDATE tables SET setup = 'null' WHERE id = :table",
    "JSON": "UPDATE tables SET setup = 'oops' WHERE id = :table",
    "seat": "UPDATE games SET on_turn = 99 WHERE table_id = :table",
    "options": "UPDATE games SET options = 'oops' WHERE table_id = :table",
}


@pytest.mark.parametrize("fault", SPOILED_TABLE)
async def test_the_live_list_passes_over_a_table_that_can_not_be_read(
    world: World, fault: str
) -> None:
    """It shows the others."""
    first = await world.start(Setup(lords=2))
    table = await world.table(Setup(lords=2), CARA)
    await world.services.tables.join(table.id, DAN)
    second = await world.game_of(table.id)
    await world.services.watching.set_index(SERVER, CHANNEL)
    await execute(world, SPOILED_TABLE[fault], table=first.table.id)
    await world.restart()
    shown = await world.services.watching.lists.begin(SERVER, lambda _: True)
    assert shown is not None
    assert ([one.line.game for one in shown.lines], shown.count) == ([second.id], 1)
