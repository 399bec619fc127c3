"""What was agreed stays agreed: a table is changed under nobody who sits there."""

from __future__ import annotations

from typing import Any

import pytest

from services.facts.news import InvitationNews
from services.facts.tables import Joined, Pace, Setup, TableFact
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CARA, World

DAY = 24 * 3600
FAST = Pace(turn=600)


async def seated(world: World, setup: Setup) -> TableFact:
    """Open a table of Ann's where Ben and Cara sit."""
    table = await world.table(setup)
    for person in (BEN, CARA):
        await world.services.tables.join(table.id, person)
    return await world.services.tables.table(table.id)


async def called(world: World) -> list[int]:
    """Deliver what waits; return who was invited, or asked whether they stay."""
    bodies = [news.body for news in await world.say() if news.living is None]
    asked = [body for body in bodies if isinstance(body, InvitationNews)]
    return [one.user for body in asked for one in (body.invitation, *body.also)]


async def state(world: World, table: TableFact) -> str:
    return (await world.services.tables.table(table.id)).state


@pytest.mark.parametrize(
    "change",
    [
        {"box": "queendomino"},
        {"variants": frozenset({"harmony"})},
        {"pace": FAST},
        {"missed": 1},
        {"lords": 3},
        {"dynasty": True},
        {"who": "invited"},
        {"reliability": 80},
        {"starts": "host"},
        {"vacation": False},
        {"takeback": False},
        {"watching": "table"},
    ],
)
async def test_every_change_asks_those_who_sit_there(world: World, change: dict[str, Any]) -> None:
    """Each is called once, and the game begins by nobody's press but theirs."""
    table = await seated(world, Setup(lords=4))
    await world.say()
    after = await world.services.tables.change(table.id, ANN, **change)
    assert (after.state, [one.user for one in after.asked]) == ("open", [BEN.id, CARA.id])
    assert sorted(await called(world)) == [BEN.id, CARA.id]
    refusal = await refused("stay_waiting", world.services.tables.start(table.id, ANN, fewer=True))
    assert refusal.data["lords"] == ("Ben", "Cara")


async def test_a_name_needs_no_press(world: World) -> None:
    """It is only a word; neither does a change to what there is already."""
    table = await seated(world, Setup(lords=4))
    await world.services.tables.change(table.id, ANN, name="Fens", pace=table.setup.pace)
    assert (await world.services.tables.table(table.id)).asked == ()


async def test_no_number_speaks_for_the_terms(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hosts who look for two clocks with one number still ask everybody."""
    monkeypatch.setattr(Setup, "terms", 7)
    table = await seated(world, Setup(lords=4))
    after = await world.services.tables.change(table.id, ANN, pace=FAST)
    assert [one.name for one in after.asked] == ["Ben", "Cara"]


def test_the_number_of_the_terms_is_of_63_bits() -> None:
    """One of 32 bits is found twice within a second."""
    numbers = [Setup(pace=Pace("turn", minutes * 60)).terms for minutes in range(60, 560)]
    assert len(set(numbers)) == 500
    assert 2**62 < max(numbers) < 2**63


async def test_the_last_who_stays_starts_a_full_table(world: World) -> None:
    """Not the change, and not the first of them."""
    tables = world.services.tables
    table = await seated(world, Setup(lords=4))
    after = await tables.change(table.id, ANN, lords=3, pace=FAST)
    assert (after.free, after.state) == ((), "open")
    ben, cara = after.asked
    assert await tables.answer(ben.id, BEN, accept=True, seen=after.setup.terms)
    assert await state(world, table) == "open"
    last = await tables.answer(cara.id, CARA, accept=True, seen=after.setup.terms)
    assert isinstance(last, Joined)
    assert (last.started, last.table.state) == (True, "playing")


async def test_a_host_who_starts_waits_for_the_answers(world: World) -> None:
    """Then a press of theirs begins it, if the set-up says so."""
    tables = world.services.tables
    table = await seated(world, Setup(lords=3, starts="host"))
    await tables.change(table.id, ANN, pace=FAST)
    await refused("stay_waiting", tables.start(table.id, ANN))
    await tables.join(table.id, BEN)
    await tables.join(table.id, CARA)
    assert await state(world, table) == "open"
    assert (await tables.start(table.id, ANN)).state == "playing"


async def test_another_last_seat_waits_for_the_answers_too(world: World) -> None:
    """Who joins a changed table does not start it over the heads of those who were asked."""
    tables = world.services.tables
    table = await world.table(Setup(lords=3))
    await tables.join(table.id, BEN)
    await tables.change(table.id, ANN, pace=FAST)
    assert not (await tables.join(table.id, CARA)).started
    assert (await tables.join(table.id, BEN)).started


@pytest.mark.parametrize("how", ["leave", "decline", "silent"])
async def test_who_does_not_stay_loses_nothing_but_the_seat(world: World, how: str) -> None:
    """By a press, or by three days of silence; the table does not begin without them."""
    tables = world.services.tables
    table = await seated(world, Setup(lords=4))
    after = await tables.change(table.id, ANN, lords=3)
    await tables.join(table.id, CARA)
    if how == "leave":
        await tables.leave(table.id, BEN)
    elif how == "decline":
        await tables.answer(after.asked[0].id, BEN, accept=False)
    else:
        world.clock.advance(3 * DAY)
        await world.services.jobs.run_due()
    left = await tables.table(table.id)
    assert (left.state, left.free, left.asked) == ("open", (2,), ())
    assert (await world.services.people.reliability(BEN.id)).percent == 100


async def test_more_changes_edit_the_question_and_give_it_its_time_again(world: World) -> None:
    """Ten changes are one call; who answers the first one agrees to nothing."""
    tables = world.services.tables
    table = await seated(world, Setup(lords=4))
    await world.say()
    first = await tables.change(table.id, ANN, missed=1)
    assert len(await called(world)) == 2
    world.clock.advance(2 * DAY)
    for minutes in range(10, 20):
        after = await tables.change(table.id, ANN, pace=Pace(turn=60 * minutes))
    assert await called(world) == []
    (ben, _) = after.asked
    stale = tables.answer(ben.id, BEN, accept=True, seen=first.setup.terms)
    await refused("table_changed", stale)
    world.clock.advance(2 * DAY)
    await world.services.jobs.run_due()
    assert (await tables.table(table.id)).asked == after.asked
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert (await tables.table(table.id)).free == (2, 3, 4)


async def test_a_seat_is_taken_at_the_table_that_was_shown(world: World) -> None:
    """A change between the message and the press is shown first, to the invited as well."""
    tables = world.services.tables
    table = await world.table(Setup(lords=2))
    (invitation,) = (await tables.invite(table.id, ANN, [BEN])).invited
    await tables.change(table.id, ANN, pace=FAST)
    old = {"seen": table.setup.terms}
    await refused("table_changed", tables.join(table.id, CARA, **old))
    await refused("table_changed", tables.answer(invitation.id, BEN, accept=True, **old))
    now = (await tables.table(table.id)).setup.terms
    assert (await tables.join(table.id, CARA, seen=now)).started


async def test_the_next_host_is_asked_like_the_others(world: World) -> None:
    """Starting the table says that they stay."""
    tables = world.services.tables
    table = await seated(world, Setup(lords=3, starts="host"))
    await tables.change(table.id, ANN, pace=FAST, lords=4)
    await tables.join(table.id, CARA)
    await tables.leave(table.id, ANN)
    after = await tables.start(table.id, BEN, fewer=True)
    assert (after.state, [one.user for one in after.asked]) == ("open", [CARA.id])
    await tables.join(table.id, CARA)
    assert (await tables.start(table.id, BEN)).state == "playing"


async def test_a_closed_table_asks_nobody_any_more(world: World) -> None:
    """The questions are withdrawn with it."""
    tables = world.services.tables
    table = await seated(world, Setup(lords=4))
    after = await tables.change(table.id, ANN, missed=1)
    await tables.close(table.id, ANN)
    await refused("invitation_over", tables.answer(after.asked[0].id, BEN, accept=True))
