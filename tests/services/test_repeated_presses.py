"""Whatever two accounts press on and on, back and forth, leaves few rows behind."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from services.facts import Press, Refused
from services.facts.games import Proposal
from services.facts.limits import DEFAULTS, Limit
from services.facts.plans import Plan
from services.facts.tables import Pace, Setup
from store import schema
from tests.helpers.inline import inline
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, DAN, SERVER, World

MINUTE, HOUR = 60, 3600
SLOW, FAST = Pace(turn=24 * HOUR), Pace(turn=10 * MINUTE)
MOST = 5

Press_ = Callable[[int], Awaitable[object]]


@pytest.fixture
async def world(database: Path) -> AsyncIterator[World]:
    """Return a world in which a person can make few rows of each kind."""
    with inline():
        made = World(database)
        limits = {name: Limit(MOST, 1000, one.days) for name, one in DEFAULTS.items()}
        made.services.context.limits = limits
        yield made
        await made.close()


async def sit_and_leave(world: World) -> Press_:
    """Sit down and leave."""
    table = await world.table(Setup(lords=4))

    async def press(_: int) -> None:
        await world.services.tables.join(table.id, DAN)
        await world.services.tables.leave(table.id, DAN)

    return press


async def ask_to_go(world: World, setup: Setup | None = None) -> Press_:
    """Sit down; the host asks to go."""
    table = await world.table(setup or Setup(lords=4))
    await world.services.tables.join(table.id, BEN)
    world.clock.advance(HOUR)

    async def press(_: int) -> None:
        await world.services.tables.join(table.id, CARA)
        await world.services.tables.free_seat(table.id, ANN, 3)

    return press


async def ask_who_is_there(world: World) -> Press_:
    """The same where whoever sat down earlier is asked whether they are there."""
    return await ask_to_go(world, Setup(lords=3, pace=FAST))


async def change_back_and_forth(world: World) -> Press_:
    """Change a table while an invitation waits."""
    table = await world.table(Setup(lords=3, starts="host"))
    await world.services.tables.invite(table.id, ANN, [CARA])

    async def press(number: int) -> None:
        await world.services.tables.change(table.id, ANN, missed=2 + number % 2)

    return press


async def change_under_somebody(world: World) -> Press_:
    """Change a table; another who sits there says each time that they stay."""
    table = await world.table(Setup(lords=3, starts="host"))
    await world.services.tables.join(table.id, BEN)

    async def press(number: int) -> None:
        await world.services.tables.change(table.id, ANN, missed=2 + number % 2)
        await world.services.tables.join(table.id, BEN)

    return press


async def seat_a_computer(world: World) -> Press_:
    """Seat a computer lord beside somebody, and let it go."""
    table = await world.table(Setup(lords=4, starts="host"))
    await world.services.tables.join(table.id, BEN)

    async def press(_: int) -> None:
        fact = await world.services.tables.add_computer(table.id, ANN, "page")
        seat = next(one.seat for one in fact.seats if one.computer)
        await world.services.tables.free_seat(table.id, ANN, seat)
        await world.services.tables.join(table.id, BEN)

    return press


async def queue_up(world: World) -> Press_:
    """Wait in the queue, and leave it."""

    async def press(_: int) -> None:
        await world.services.queue.join(SERVER, CHANNEL, DAN, "kingdomino", SLOW)
        await world.services.queue.leave(SERVER, DAN)

    return press


async def change_settings(world: World) -> Press_:
    """Change the quiet hours and reminders while one is on turn."""
    await world.start(Setup(lords=2, pace=SLOW))

    async def press(number: int) -> None:
        for one in (ANN, BEN):
            quiet = (22 * 60 + number % 2, 7 * 60)
            await world.services.people.change(one, quiet=quiet)
            await world.services.people.change(one, reminders=("late", "half")[number % 2])

    return press


async def plan(world: World) -> Press_:
    """Keep one plan instead of another."""
    game = (await world.start(Setup(lords=2, pace=SLOW))).id
    other = BEN if (await world.on_turn(game)).id == ANN.id else ANN

    async def press(number: int) -> None:
        way = Plan(otherwise=("lowest", "highest")[number % 2])
        await world.services.play.keep_plan(Press(game, other), way)

    return press


async def pause(world: World) -> Press_:
    """Ask for a pause, agree, and go on."""
    game = (await world.start(Setup(lords=2, pace=SLOW))).id

    async def press(_: int) -> None:
        until = world.clock.now() + 2 * 24 * HOUR
        with suppress(Refused):
            vote = await world.services.play.propose(Press(game, ANN), Proposal("pause", until))
            await world.services.play.answer_vote(vote.id, BEN, agree=True)
        await world.services.play.resume(Press(game, BEN))

    return press


async def follow(world: World) -> Press_:
    """Follow a game, and stop."""
    game = (await world.start(Setup(lords=2, pace=SLOW))).id

    async def press(_: int) -> None:
        made = await world.services.watching.follow_game(game, DAN)
        assert made.chosen is not None
        await world.services.watching.unfollow(DAN, made.chosen.id)

    return press


PRESSES = (
    sit_and_leave,
    ask_to_go,
    ask_who_is_there,
    change_back_and_forth,
    change_under_somebody,
    seat_a_computer,
    queue_up,
    change_settings,
    plan,
    pause,
    follow,
)


@pytest.mark.parametrize("begin", PRESSES)
async def test_a_press_on_and_on_leaves_few_rows(
    world: World, begin: Callable[[World], Awaitable[Press_]]
) -> None:
    """Thirty presses more, and an hour later no database table has more than its limit more."""
    press = await begin(world)
    counts = []
    for presses in (25, 30):
        for number in range(presses):
            with suppress(Refused):
                await press(number)
            await world.say()
            world.clock.advance(MINUTE)
            await world.services.jobs.run_due()
        world.clock.advance(HOUR + 1)
        await world.services.jobs.sweep()
        counts.append(await rows(world))
    more = {name: after - counts[0][name] for name, after in counts[1].items()}
    assert {name: count for name, count in more.items() if count > MOST} == {}


async def rows(world: World) -> dict[str, int]:
    """Count the rows of each database table."""
    async with world.services.context.read() as connection:
        found = {}
        for name in schema.metadata.tables:
            counted = await connection.exec_driver_sql(f"SELECT count(*) FROM {name}")
            found[name] = int(counted.scalar_one())
    return found
