"""Invitations are few: what calls somebody is counted, not what is open."""

from __future__ import annotations

from services.facts import Person
from services.facts.news import InvitationNews
from services.facts.tables import Setup, TableFact
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, DAN, SERVER, World

DAY = 24 * 3600
STRANGERS = [Person(9000 + number, f"Stranger {number}") for number in range(60)]


async def called(world: World) -> int:
    return sum(isinstance(news.body, InvitationNews) for news in await world.say())


async def invited(world: World, table: TableFact, *people: Person) -> dict[int, str]:
    """Invite people by Ann; returns who was left out, and why."""
    return dict((await world.services.tables.invite(table.id, ANN, people)).left_out)


async def finished(world: World) -> int:
    """Play a game of Ann and Ben to its end; returns the game."""
    game = (await world.start()).id
    while not (await world.services.play.game(game)).over:
        await world.turn(game)
    return game


async def test_declined_is_declined_for_that_table(world: World) -> None:
    """Also when it is closed and opened again; they may still sit down themselves."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    await invited(world, table, CARA)
    await tables.decline(table.id, CARA)
    assert await invited(world, table, CARA) == {CARA.id: "declined"}
    await tables.close(table.id, ANN)
    again = await tables.open_again(table.id, ANN)
    assert await invited(world, again, CARA, BEN) == {CARA.id: "declined"}
    assert (await tables.join(again.id, CARA)).seat == 2


async def test_who_gave_up_a_changed_table_is_not_called_back(world: World) -> None:
    """That was a no."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    await tables.join(table.id, BEN)
    after = await tables.change(table.id, ANN, missed=1)
    await tables.answer(after.asked[0].id, BEN, accept=False)
    assert await invited(world, table, BEN) == {BEN.id: "declined"}


async def test_ten_strangers_a_day(world: World) -> None:
    """Whatever becomes of the tables they were called to; on the next day it begins anew."""
    tables = world.services.tables
    left: list[object] = []
    for stranger in STRANGERS[:25]:  # fewer than the tables that one person opens in a day
        table = await world.table(Setup(lords=3))
        left += (await invited(world, table, stranger)).values()
        await tables.close(table.id, ANN)
    assert left == ["many"] * 15
    table = await world.table(Setup(lords=3))
    world.clock.advance(DAY - 1)
    assert await invited(world, table, CARA) == {CARA.id: "many"}
    world.clock.advance(1)
    assert await invited(world, table, CARA) == {}


async def test_the_number_is_the_servers_setting(world: World) -> None:
    """Down to none."""
    table = await world.table(Setup(lords=3))
    for most in (20, 0):
        await world.services.people.change_server(SERVER, invitations=str(most))
        people = STRANGERS[most : most + 25]
        assert len(await invited(world, table, *people)) == 25 - most
    await refused("bad_setting", world.services.people.change_server(SERVER, invitations="1000"))


async def test_who_finished_a_game_together_is_no_stranger(world: World) -> None:
    """But is not called on and on without a yes either."""
    game = await finished(world)
    await world.services.people.change_server(SERVER, invitations="0")
    left: list[object] = []
    for _ in range(5):
        table = await world.table(Setup(lords=3))
        left.append(await invited(world, table, BEN, CARA))
        await world.services.tables.close(table.id, ANN)
    many = {CARA.id: "many"}
    assert left == [many] * 3 + [many | {BEN.id: "again"}] * 2
    rematch = await world.services.tables.rematch(game, ANN)
    assert [one.user for one in rematch.invited] == []


async def test_a_rematch_opened_again_does_not_call_who_declined(world: World) -> None:
    """However often it is closed."""
    tables = world.services.tables
    game = await finished(world)
    await world.say()
    for _ in range(4):
        rematch = await tables.rematch(game, ANN)
        if any(one.state == "waiting" for one in rematch.invited):
            await tables.decline(rematch.id, BEN)
        await tables.close(rematch.id, ANN)
    assert [one.state for one in rematch.invited] == ["declined"]


async def test_changes_call_within_the_same_limits(world: World) -> None:
    """A change that would call a stranger too many is refused, and nothing is changed."""
    tables = world.services.tables
    table = await world.table(Setup(lords=4))
    await tables.join(table.id, BEN)
    await tables.join(table.id, DAN)
    await world.services.people.change_server(SERVER, invitations="5")
    for missed in (1, 2):
        await tables.change(table.id, ANN, missed=missed)
        for person in (BEN, DAN):
            await tables.join(table.id, person)
    before = await tables.table(table.id)
    await refused("calls_many", tables.change(table.id, ANN, missed=4))
    assert (await tables.table(table.id)) == before
    await tables.change(table.id, ANN, name="Fens")
