"""Where turns last minutes, a game begins only with lords who are there."""

from __future__ import annotations

from collections import Counter

import pytest

from cogs.tables.table_screens import invitation
from services.facts import Person
from services.facts.news import InvitationNews
from services.facts.tables import NO_LIMIT, Pace, Setup, TableFact
from store import outbox
from tests.cogs.scenes import EN
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, SERVER, World

MINUTE, HOUR, DAY = 60, 3600, 86400
LIVE = Pace(turn=10 * MINUTE)


async def sat(world: World, setup: Setup, wait: int) -> TableFact:
    """Let Ben sit down at Ann's table, and some time later Cara."""
    table = await world.table(setup)
    await world.services.tables.join(table.id, BEN)
    await world.say()
    world.clock.advance(wait)
    await world.services.jobs.run_due()
    return table


async def called(world: World) -> list[int]:
    bodies = [news.body for news in await world.say() if news.living is None]
    asked = [body for body in bodies if isinstance(body, InvitationNews)]
    return [one.user for body in asked for one in (body.invitation, *body.also)]


@pytest.mark.parametrize(
    ("pace", "wait", "begins"),
    [
        (LIVE, 15 * MINUTE, True),
        (LIVE, 15 * MINUTE + 1, False),
        (Pace(turn=3 * HOUR), 3 * HOUR, True),
        (Pace(turn=3 * HOUR), DAY, False),
        (Pace("bank", turn=0, bank=HOUR, increment=10 * MINUTE, cap=HOUR), DAY, False),
        (Pace(turn=DAY), 3 * DAY, True),
        (Pace("bank", turn=0, bank=DAY, increment=HOUR, cap=DAY), 3 * DAY, True),
        (NO_LIMIT, 3 * DAY, True),
    ],
)
async def test_a_fast_game_does_not_begin_while_lords_are_asleep(
    world: World, pace: Pace, wait: int, *, begins: bool
) -> None:
    """Who pressed nothing lately is asked; the turns of slow games can wait for anybody."""
    table = await sat(world, Setup(lords=3, pace=pace), wait)
    joined = await world.services.tables.join(table.id, CARA)
    assert joined.started == begins
    assert sorted(await called(world)) == ([] if begins else [ANN.id, BEN.id])


async def test_the_last_who_is_there_starts_the_game(world: World) -> None:
    """The press of whoever came last holds as long as the others have to answer."""
    tables = world.services.tables
    table = await sat(world, Setup(lords=3, pace=LIVE), DAY)
    await tables.join(table.id, CARA)
    world.clock.advance(10 * MINUTE)
    assert not (await tables.join(table.id, BEN)).started
    world.clock.advance(5 * MINUTE - 1)
    assert (await tables.join(table.id, ANN)).started
    assert await called(world) == []


async def test_silence_costs_the_seat_and_not_the_game(world: World) -> None:
    """The seat is free again; the others are not asked any more before the table is full."""
    tables = world.services.tables
    table = await sat(world, Setup(lords=3, pace=LIVE), DAY)
    await tables.join(table.id, CARA)
    await tables.join(table.id, ANN)
    world.clock.advance(15 * MINUTE)
    await world.services.jobs.run_due()
    after = await tables.table(table.id)
    assert (after.state, after.free, after.asked) == ("open", (2,), ())
    assert (await world.services.people.reliability(BEN.id)).percent == 100


async def test_silence_costs_no_host_the_table(world: World) -> None:
    """Else whoever sits down at night has it fifteen minutes later: its name, its set-up."""
    tables = world.services.tables
    table = await sat(world, Setup(lords=3, pace=LIVE, name="Ann's evening"), DAY)
    await tables.join(table.id, CARA)
    world.clock.advance(15 * MINUTE)
    await world.services.jobs.run_due()
    after = await tables.table(table.id)
    assert (after.state, after.host, after.free, after.asked) == ("open", ANN.id, (2,), ())
    await refused("not_host", tables.change(table.id, CARA, name="Cara's evening"))
    await tables.join(table.id, BEN)
    assert [one.user for one in (await tables.table(table.id)).asked] == [ANN.id]
    assert (await tables.join(table.id, ANN)).started


async def test_nobody_is_asked_for_a_table_that_is_not_full_any_more(world: World) -> None:
    """Nor do they lose their seats."""
    tables = world.services.tables
    table = await sat(world, Setup(lords=3, pace=LIVE), DAY)
    await tables.join(table.id, CARA)
    await tables.leave(table.id, CARA)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    after = await tables.table(table.id)
    assert (after.free, after.asked) == ((3,), ())
    await tables.join(table.id, CARA)
    assert [one.user for one in (await tables.table(table.id)).asked] == [ANN.id, BEN.id]


async def test_sitting_down_and_leaving_on_and_on_calls_nobody(world: World) -> None:
    """Whoever left may sit down again at once, then after a minute, two, and so on.

    A lord is called by such questions of a table three times a day, whoever it is that comes.
    """
    tables, calls = world.services.tables, Counter[int]()
    table = await sat(world, Setup(lords=3, pace=LIVE), DAY)
    for number in range(10):
        person = Person(70 + number // 2, "Hal")
        await tables.join(table.id, person)
        for news in await world.say():
            if isinstance(news.body, InvitationNews):
                asked = (news.body.invitation, *news.body.also)
                calls.update(one.user for one in asked if one.user not in news.body.uncalled)
                shown = invitation(news.body.table, asked, EN, news.body.uncalled)
                assert shown.silent == (not shown.mentions)
        await tables.leave(table.id, person)
        await world.say()
    assert calls == {ANN.id: 3, BEN.id: 3}
    await refused("join_again", tables.join(table.id, person))
    world.clock.advance(MINUTE)
    await tables.join(table.id, person)


async def test_who_is_not_called_any_more_keeps_the_seat(world: World) -> None:
    """The game does not begin; the host can free the seat, or begin it with another press."""
    tables = world.services.tables
    table = await sat(world, Setup(lords=3, pace=LIVE), DAY)
    for number in range(4):
        person = Person(70 + number, "Hal")
        await tables.join(table.id, person)
        if number < 3:
            await tables.leave(table.id, person)
    world.clock.advance(15 * MINUTE)
    await world.services.jobs.run_due()
    after = await tables.table(table.id)
    assert (after.state, after.free, after.asked, after.host) == ("open", (), (), ANN.id)
    assert [seat.user for seat in after.seats] == [ANN.id, BEN.id, 73]


async def test_nobody_loses_a_seat_while_nobody_could_answer(world: World) -> None:
    """After an outage there is as much time again."""
    tables = world.services.tables
    table = await sat(world, Setup(lords=3, pace=LIVE), DAY)
    await tables.join(table.id, CARA)
    world.services.outages.gateway_lost()
    world.clock.advance(20 * MINUTE)
    await world.services.jobs.run_due()
    await world.services.outages.gateway_back()
    await world.services.jobs.run_due()
    assert (await tables.table(table.id)).free == ()
    world.clock.advance(15 * MINUTE)
    await world.services.jobs.run_due()
    assert (await tables.table(table.id)).free


async def test_one_question_calls_once_however_short_the_outages(world: World) -> None:
    """A moderator deletes it while the bot is out: it is posted anew, and mentions nobody."""
    table = await sat(world, Setup(lords=3, pace=LIVE), DAY)
    await world.services.tables.join(table.id, CARA)
    calls = list[int]()
    for _ in range(4):
        for news in await world.say():
            if isinstance(news.body, InvitationNews):
                asked = (news.body.invitation, *news.body.also)
                assert news.living is None
                shown = invitation(news.body.table, asked, EN, news.body.uncalled)
                calls += shown.mentions
        async with world.services.context.read() as connection:
            messages = await outbox.messages(connection, table.id, "invitation")
        world.clock.advance(10 * MINUTE)
        await world.services.absent_servers.lost(SERVER)
        world.clock.advance(7 * MINUTE)
        for message in messages:
            await world.services.outbox.message_gone(message.message_id)
        await world.services.absent_servers.back(SERVER)
        await world.services.jobs.run_due()
    assert calls == [ANN.id, BEN.id]
    assert len((await world.services.tables.table(table.id)).asked) == 2


async def test_such_a_question_is_no_invitation(world: World) -> None:
    """Once withdrawn it is not a host's no: who was invited may come back, and be invited."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3, pace=LIVE, who="invited"))
    await tables.invite(table.id, ANN, [BEN, CARA])
    await tables.join(table.id, BEN)
    world.clock.advance(DAY)
    await tables.join(table.id, CARA)
    await tables.leave(table.id, CARA)
    await tables.leave(table.id, BEN)
    await tables.join(table.id, CARA)
    assert not (await tables.invite(table.id, CARA, [BEN])).left_out
    await tables.join(table.id, BEN)


async def test_a_host_who_starts_asks_those_who_sat_down_days_ago(world: World) -> None:
    """And starts again once they are there."""
    tables = world.services.tables
    table = await sat(world, Setup(lords=2, pace=LIVE, starts="host"), DAY)
    after = await tables.start(table.id, ANN)
    assert (after.state, [one.user for one in after.asked]) == ("open", [BEN.id])
    await refused("stay_waiting", tables.start(table.id, ANN))
    assert not (await tables.join(table.id, BEN)).started
    assert (await tables.start(table.id, ANN)).state == "playing"


async def test_a_change_meanwhile_asks_whether_they_stay(world: World) -> None:
    """It is another question, with its own time."""
    tables = world.services.tables
    table = await sat(world, Setup(lords=3, pace=LIVE), DAY)
    await tables.join(table.id, CARA)
    after = await tables.change(table.id, ANN, missed=1)
    assert {(one.user, one.whether_there) for one in after.asked} == {
        (BEN.id, False),
        (CARA.id, False),
    }
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert (await tables.table(table.id)).free == ()
