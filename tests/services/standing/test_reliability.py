"""Reliability: forgiving, apart from skill; what tables ask of it, and the cap of newcomers."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from services.core.context import Presence
from services.core.live_games import load
from services.facts import Person, Press, Refused
from services.facts.limits import DEFAULTS, Limit
from services.facts.people import ReliabilityFact
from services.facts.tables import NO_LIMIT, Pace, Setup
from services.play.missed_turns import Missed, excuse
from services.standing.reliability import at_once, percent
from services.statistics.updates import outcome_in
from store import reliability_log
from store.rows import DeedRow
from tests.helpers.passing import pass_time
from tests.helpers.world import ANN, BEN, CARA, CHANNEL, HAL, SERVER, World

DAY = 86400
OPEN = Setup(lords=3, pace=NO_LIMIT)


async def note(world: World, kinds: dict[str, int], user: int = BEN.id) -> None:
    """Note deeds of a person one after another, each kind so many times."""
    game = await world.start(Setup(lords=4, pace=NO_LIMIT))
    version = 100
    async with world.services.context.write() as tx:
        for kind, count in kinds.items():
            for _ in range(count):
                version += 1
                deed = DeedRow(game.id, version, user, kind, version)
                await reliability_log.save_entry(tx.connection, deed)


async def fact_of(world: World, person: Person = BEN) -> ReliabilityFact:
    return await world.services.people.reliability(person.id)


@pytest.mark.parametrize(
    ("good", "misses", "shown"),
    [(0, 0, 100), (0, 3, 86), (0, 9, 68), (95, 15, 88), (80, 5, 95), (80, 60, 62), (1, 1, 95)],
)
def test_formula(good: int, misses: int, shown: int) -> None:
    """(20 + on time) / (20 + on time + misses), rounded down."""
    assert percent(good, misses) == shown


async def test_one_bad_weekend_does_not_ruin(world: World) -> None:
    """After a hundred turns on time five silent misses leave at least 88 %."""
    await note(world, {"on_time": 100, "silent": 5})
    found = await fact_of(world)
    assert (found.on_time, found.silent) == (95, 5)
    assert found.percent >= 88


async def test_warned_misses_cost_little_and_old_ones_nothing(world: World) -> None:
    """Only the last 100 turns count."""
    await note(world, {"silent": 50, "warned": 10, "on_time": 90})
    found = await fact_of(world)
    assert (found.silent, found.warned, found.percent) == (0, 10, 91)


async def test_finishing_games_heals(world: World) -> None:
    """Each counts like five turns on time."""
    await note(world, {"silent": 3})
    before = (await fact_of(world)).percent
    await note(world, {"finished": 2}, BEN.id)
    found = await fact_of(world)
    assert (before, found.percent, found.finished) == (68, 76, 2)


async def test_announced_absence_costs_nothing(world: World) -> None:
    """The clock waits, so that nothing is missed."""
    game = await world.start(Setup(lords=3, pace=Pace("turn", turn=DAY)))
    person = await world.on_turn(game.id)
    today = await world.services.absences.today(person)
    await world.services.absences.announce(person, today, today.replace(day=today.day + 7))
    world.clock.advance(7 * DAY)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == person
    await world.turn(game.id)
    found = await fact_of(world, person)
    assert (found.on_time, found.warned + found.silent, found.percent) == (1, 0, 100)


async def test_minimum_is_asked_at_its_very_border(world: World) -> None:
    """Whoever has just that may sit down; an invitation opens no other door."""
    await note(world, {"silent": 3})
    table = await world.table(Setup(lords=3, reliability=69, pace=NO_LIMIT), ANN)
    with pytest.raises(Refused) as refused:
        await world.services.tables.join(table.id, BEN)
    assert refused.value.code == "join_reliability"
    assert refused.value.data == {"asked": 69, "percent": 68}
    invited = await world.services.tables.invite(table.id, ANN, [BEN])
    with pytest.raises(Refused) as refused:
        await world.services.tables.answer(invited.invited[0].id, BEN, accept=True)
    assert refused.value.code == "join_reliability"
    await world.services.tables.change(table.id, ANN, reliability=68)
    assert (await world.services.tables.join(table.id, BEN)).seat == 2


@pytest.mark.parametrize(("finished", "cap"), [(0, 3), (1, 4), (9, 12), (10, None), (50, None)])
def test_newcomers_cap_grows_with_every_finished_game(finished: int, cap: int | None) -> None:
    """From ten on there is none."""
    assert at_once(finished) == cap


async def test_newcomers_cannot_take_on_more_than_they_know(world: World) -> None:
    """Three at once; giving up frees no place while that game is played, leaving a table does."""
    tables = [await world.table(OPEN, host) for host in (ANN, BEN, CARA, HAL)]
    for table in tables[:3]:
        await world.services.tables.join(table.id, Person(50, "Newcomer"))
    with pytest.raises(Refused) as refused:
        await world.services.tables.join(tables[3].id, Person(50, "Newcomer"))
    assert (refused.value.code, refused.value.data) == ("join_cap", {"games": 3})
    with pytest.raises(Refused, match="join_cap"):
        await world.table(OPEN, Person(50, "Newcomer"))
    await world.services.tables.leave(tables[0].id, Person(50, "Newcomer"))
    await world.services.tables.join(tables[3].id, Person(50, "Newcomer"))
    game = await world.start(OPEN)
    await world.services.play.resign(game.id, BEN)
    assert (await fact_of(world)).playing == 2


async def test_a_computer_s_seat_is_no_way_around_the_cap(world: World) -> None:
    """Whoever plays alone has no cap, unless the table waits: its seats can be freed."""
    new, alone = Person(50, "Newcomer"), Setup(lords=2, computers=("page",))
    for _ in range(3):
        await world.table(OPEN, new)
    assert (await world.table(alone, new)).state == "playing"
    with pytest.raises(Refused, match="join_cap"):
        await world.table(replace(alone, starts="host"), new)


async def test_a_table_full_of_computers_that_waits_again_is_asked_for_anew(world: World) -> None:
    """Opened again it does not begin, and the computers' seats can be freed."""
    new = Person(50, "Newcomer")
    full = await world.table(Setup(lords=2, starts="host", computers=("page",)), new)
    await world.services.tables.change(full.id, new, starts="full")
    await world.services.tables.close(full.id, new)
    for _ in range(3):
        await world.table(OPEN, new)
    with pytest.raises(Refused, match="join_cap"):
        await world.services.tables.open_again(full.id, new)


async def test_games_where_the_bot_is_no_more_take_up_nobody_s_places(world: World) -> None:
    """A server that throws the bot out keeps a newcomer from no table elsewhere."""
    for _ in range(3):
        game = await world.start(Setup(lords=2, pace=NO_LIMIT))
        await world.services.play.resign(game.id, BEN)
    for limits, code in ((Limit(3, 1000), "too_many"), (Limit(9, 1000), "join_cap")):
        world.services.context.limits = {**DEFAULTS, "seats": limits}
        with pytest.raises(Refused, match=code):
            await world.services.tables.create(SERVER + 1, CHANNEL, BEN, OPEN)
    world.services.context.limits = {**DEFAULTS, "seats": Limit(3, 1000)}
    await world.services.absent_servers.lost(SERVER)
    assert (await fact_of(world)).playing == 0
    await world.services.tables.create(SERVER + 1, CHANNEL, BEN, OPEN)
    await world.services.absent_servers.back(SERVER)
    assert (await fact_of(world)).playing == 4


async def test_a_turn_without_a_choice_costs_no_mark(world: World) -> None:
    """Whose time runs out in one is played for and has missed nothing."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY)))
    await world.until(game.id, "0.4")
    person = await world.on_turn(game.id)
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    assert (fact.view.round, fact.last[-1].by, fact.last[-1].missed) == (1, "forced", 0)
    seat = fact.table.seat_of(person.id)
    assert seat is not None
    assert (seat.missed, seat.absent) == (0, False)
    assert (await fact_of(world, person)).silent == 0


@pytest.mark.parametrize(
    ("found", "silent", "missed", "lost", "fate"),
    [
        ("unknown", 2, 2, True, "quit"),
        ("blind", 0, 2, True, "quit"),
        ("gone", 0, 2, True, "quit"),
    ],
)
async def test_who_is_kept_from_the_table_loses_no_reliability(
    world: World, found: Presence, silent: int, missed: int, lost: bool, fate: str
) -> None:
    """A server that bans its lords, or hides its channel, ruins nobody's reliability elsewhere."""
    asked: list[tuple[int, int, int]] = []

    async def presence(server: int, channel: int, user: int) -> Presence:
        asked.append((server, channel, user))
        return found

    world.services.context.presence = presence
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY), missed=2))
    await world.until(game.id, "1.1")
    assert asked == []
    out = await world.on_turn(game.id)
    while not (fact := await world.services.play.game(game.id)).over:
        if fact.seat_on_turn is not None and fact.seat_on_turn.user != out.id:
            await world.quickly(game.id)
        else:
            await pass_time(world, DAY)
    seat = fact.table.seat_of(out.id)
    assert seat is not None
    assert (seat.missed, seat.lost, (await fact_of(world, out)).silent) == (missed, lost, silent)
    assert (fact.table.server, fact.table.channel, out.id) in asked
    async with world.services.context.read() as connection:
        live = await load(world.services.context, connection, game.id)
        outcome = await outcome_in(connection, live)
    assert outcome.seats[seat.seat - 1].fate == fate


async def test_a_missed_turn_of_a_lord_who_sees_the_table_writes_nothing_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nearly all do: the one writer of all servers is not taken to change nothing."""
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY), missed=3))
    context, user = world.services.context, (await world.on_turn(game.id)).id
    monkeypatch.setattr(context, "write", None)
    await excuse(context, Missed(game.table, game.id, 1, user))


@pytest.mark.parametrize("found", ["gone", "blind"])
async def test_leaving_the_server_for_a_minute_brings_nothing(
    world: World, found: Presence
) -> None:
    """Whoever comes back to the game has missed the turn, as after a sign of life."""
    left = False

    async def presence(*_: int) -> Presence:
        return found if left else "sees"

    world.services.context.presence = presence
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY), missed=3))
    await world.until(game.id, "1.1")
    out = await world.on_turn(game.id)
    left = True
    await pass_time(world, DAY)
    left = False
    assert (await fact_of(world, out)).warned == 0
    seat = (await world.services.play.game(game.id)).table.seat_of(out.id)
    assert seat is not None
    assert (seat.missed, seat.lost) == (1, False)
    for _ in range(2):
        await world.services.play.back(Press(game.id, out))
    fact = await fact_of(world, out)
    assert (fact.warned, fact.silent) == (1, 0)


@pytest.mark.parametrize(
    ("lost", "answers"),
    [(True, ["unknown"]), (False, ["unknown"]), (True, ["gone", "unknown", "gone"])],
)
async def test_leaving_a_game_and_the_server_for_a_minute_is_not_free(
    world: World, lost: bool, answers: list[Presence]
) -> None:
    """Each day, also with the lost seat, Discord is asked again whether the lord is there."""
    present: Presence = "gone"

    async def presence(*_: int) -> Presence:
        return present

    world.services.context.presence = presence
    week = Pace("turn", turn=7 * DAY)
    game = await world.start(Setup(lords=2, pace=week, missed=1 if lost else 3))
    await world.until(game.id, "1.1")
    out = await world.on_turn(game.id)
    world.clock.advance(7 * DAY)
    await world.services.jobs.run_due()
    assert (await fact_of(world, out)).silent == 0
    for answer in answers:  # an outage of Discord is no answer
        present = answer
        world.clock.advance(DAY)
        await world.services.jobs.run_due()
        assert (await fact_of(world, out)).warned == 0
    present = "sees"
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    assert (await fact_of(world, out)).warned == 1


async def test_no_deadline_waits_for_an_answer_of_discord(world: World) -> None:
    """A server that Discord says nothing of holds up nobody: the turn is played at once."""
    asked, answer = asyncio.Event(), asyncio.Event()

    async def presence(*_: int) -> Presence:
        asked.set()
        await answer.wait()
        return "gone"

    world.services.context.presence = presence
    game = await world.start(Setup(lords=2, pace=Pace("turn", turn=DAY), missed=2))
    await world.until(game.id, "1.1")
    out = await world.on_turn(game.id)
    world.clock.advance(DAY)
    running = asyncio.create_task(world.services.jobs.run_due())
    await asked.wait()
    assert (await fact_of(world, out)).silent == 1
    assert (await world.services.play.game(game.id)).last[-1].by == "autopilot"
    answer.set()
    await running
    assert (await fact_of(world, out)).silent == 0


async def test_a_game_that_never_ends_keeps_nobody_from_others_for_ever(world: World) -> None:
    """A seat counts for 30 days after it was given up."""
    for _ in range(3):
        game = await world.start(Setup(lords=2, pace=NO_LIMIT))
        await world.services.play.resign(game.id, BEN)
    world.clock.advance(30 * DAY)
    assert (await fact_of(world)).playing == 3
    world.clock.advance(1)
    assert (await fact_of(world)).playing == 0
    await world.services.tables.create(SERVER + 1, SERVER + 2, BEN, Setup(lords=2))
