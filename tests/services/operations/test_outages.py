"""Outages: while nobody could play no turn runs out, and every clock gets the time back."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from services.core.shards import Share
from services.core.transaction import Transaction
from services.facts import Press
from services.facts.games import GameFact, Proposal
from services.facts.news import OutageNews, TidyNews
from services.facts.tables import NO_LIMIT, Pace, Setup
from store import absences, games, heartbeats, jobs, outbox
from store.rows import GameRow, OutageRow
from tests.helpers.world import ANN, PEOPLE, SERVER, World

MINUTE, HOUR, DAY = 60, 3600, 86400
SETUP = Setup(lords=3, pace=Pace("turn", turn=DAY))


async def row_of(world: World, game: GameFact) -> GameRow:
    """The stored game."""
    async with world.services.context.read() as connection:
        row = await games.game(connection, game.id)
    assert row is not None
    return row


async def outages_of(world: World) -> list[OutageRow]:
    """Every outage that was written down."""
    async with world.services.context.read() as connection:
        return await heartbeats.outages(connection, ending_after=0)


async def begun(world: World, setup: Setup = SETUP) -> GameFact:
    """A game that has begun while the process was seen alive."""
    await world.services.outages.beat()
    return await world.start(setup)


async def told(world: World) -> list[OutageNews]:
    """What is said of outages now."""
    return [one.body for one in await world.say() if isinstance(one.body, OutageNews)]


async def test_process_that_was_dead_gives_its_time_back(world: World) -> None:
    """From its last sign of life; the deadline passed meanwhile and ends no turn."""
    game = await begun(world)
    before = await row_of(world, game)
    person = await world.on_turn(game.id)
    world.clock.advance(2 * DAY)
    await world.restart()
    await world.services.outages.beat()
    assert await world.services.jobs.run_due() > 0
    assert await world.on_turn(game.id) == person
    after = await row_of(world, game)
    assert before.deadline is not None
    assert after.deadline == before.deadline + 2 * DAY
    assert [news.seconds for news in await told(world)] == [2 * DAY]
    world.clock.advance(DAY - 1)
    await world.services.outages.alive()
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == person
    world.clock.advance(1)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) != person


async def test_short_outage_is_nobody_s_loss(world: World) -> None:
    """Five minutes are no outage, a second more is one."""
    game = await begun(world)
    before = await row_of(world, game)
    world.clock.advance(5 * MINUTE)
    await world.restart()
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    assert await row_of(world, game) == before
    assert await outages_of(world) == []
    world.clock.advance(5 * MINUTE + 1)
    await world.services.outages.beat()
    assert [one.until_at - one.from_at for one in await outages_of(world)] == [5 * MINUTE + 1]


async def test_signs_of_life_are_written_once_a_minute(world: World) -> None:
    """And a process that gives them has no outage, however long it lives."""
    await world.services.outages.beat()
    start = world.clock.now()
    for _ in range(20):
        world.clock.advance(20)
        await world.services.outages.beat()
        async with world.services.context.read() as connection:
            row = await heartbeats.heartbeat(connection, "all")
        assert row is not None
        assert row.at == start + (world.clock.now() - start) // MINUTE * MINUTE
    assert await outages_of(world) == []


async def test_only_what_counts_is_given_back(world: World) -> None:
    """A turn that began before; one whose lord was away all the time has lost nothing."""
    game = await begun(world)
    person = await world.on_turn(game.id)
    now = world.clock.now()
    async with world.services.context.write() as tx:
        await absences.add_absence(tx.connection, person.id, (now, now + 10 * DAY), "", now)
    world.clock.advance(3 * DAY)
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    row = await row_of(world, game)
    assert row.deadline == now + 11 * DAY
    assert await told(world) == []


async def test_outage_within_another_wait_counts_once(world: World) -> None:
    """Half of it lies in an absence: the clock waits until both are over."""
    game = await begun(world)
    person = await world.on_turn(game.id)
    now = world.clock.now()
    async with world.services.context.write() as tx:
        span = (now + 2 * HOUR, now + 4 * HOUR)
        await absences.add_absence(tx.connection, person.id, span, "", now)
    world.clock.advance(3 * HOUR)
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    row = await row_of(world, game)
    assert row.deadline == now + 4 * HOUR + DAY


async def test_games_without_a_clock_hear_nothing(world: World) -> None:
    """No limit, paused, over: there is no time to give back."""
    unlimited = await begun(world, Setup(lords=3, pace=NO_LIMIT))
    paused, ended = await world.start(SETUP), await world.start(SETUP)
    async with world.services.context.write() as tx:
        values = {"deadline": None, "paused_at": tx.now}
        await games.set_clock(tx.connection, paused.id, **values)
    for seat in ended.table.seats:
        await world.services.play.resign(ended.id, PEOPLE[seat.user or 0])
    world.clock.advance(DAY)
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    assert await told(world) == []
    for game in (unlimited, paused, ended):
        assert (await row_of(world, game)).deadline is None


async def test_bank_is_not_charged_for_an_outage(world: World) -> None:
    """Even where the lord ends the turn before the game was told."""
    pace = Pace("bank", turn=0, bank=2 * DAY, increment=HOUR, cap=2 * DAY)
    game = await begun(world, Setup(lords=3, pace=pace))
    seat = game.seat_on_turn
    assert seat is not None
    world.clock.advance(3 * HOUR)
    await world.services.outages.alive()
    world.clock.advance(DAY)
    await world.services.outages.beat()
    await world.turn(game.id)
    row = await row_of(world, game)
    assert row.banks is not None
    assert row.banks[seat.seat - 1] == 2 * DAY - 3 * HOUR + HOUR
    await world.services.jobs.run_due()
    assert await row_of(world, game) == row
    assert await told(world) == []


@pytest.mark.parametrize("step", ["outage", "jobs", "clock", "said"])
async def test_crash_neither_forgets_nor_gives_twice(
    world: World, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Whatever was not committed is done again by the next process, and nothing else."""
    game = await begun(world)
    before = await row_of(world, game)
    world.clock.advance(DAY)

    async def killed(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    place = {
        "outage": (heartbeats, "save_heartbeat"),
        "jobs": (jobs, "add_jobs"),
        "clock": (games, "set_clock"),
        "said": (Transaction, "say"),
    }[step]
    monkeypatch.setattr(*place, killed)
    with suppress(asyncio.CancelledError):
        await world.services.outages.beat()
        await world.services.jobs.run_due()
    monkeypatch.undo()
    for _ in range(2):
        await world.restart()
        await world.services.outages.beat()
        await world.services.jobs.run_due()
    after = await row_of(world, game)
    assert before.deadline is not None
    assert after.deadline == before.deadline + DAY
    assert len(await outages_of(world)) == 1
    assert [news.seconds for news in await told(world)] == [DAY]


async def test_deadline_does_not_overtake_what_is_given_back(world: World) -> None:
    """Its job judges by the outage itself, not by what was computed before."""
    game = await begun(world)
    person = await world.on_turn(game.id)
    world.clock.advance(DAY)
    await world.services.outages.beat()
    async with world.services.context.read() as connection:
        due = await jobs.due(connection, world.clock.now(), 50)
    assert {job.kind for job in due} >= {"deadline", "credit"}
    async with world.services.context.write() as tx:
        for job in due:
            if job.kind == "credit":  # busy, for a while
                await jobs.postpone(tx.connection, job, tx.now + HOUR)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == person


# -- the gateway -----------------------------------------------------------------------------------


async def test_nothing_runs_out_while_the_gateway_is_away(world: World) -> None:
    """What runs out within a short absence is played when it is back."""
    game = await begun(world)
    person = await world.on_turn(game.id)
    outages = world.services.outages
    world.clock.advance(DAY - MINUTE)
    await outages.alive()
    outages.gateway_lost()
    world.clock.advance(2 * MINUTE)
    outages.gateway_lost()
    assert outages.away
    assert await world.services.jobs.run_due() == 0
    await outages.gateway_back()
    assert not outages.away
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) != person
    assert await outages_of(world) == []


async def test_long_absence_of_the_gateway_is_given_back(world: World) -> None:
    """The process lived on and said so; the time counts from the moment the gateway was gone."""
    game = await begun(world)
    before = await row_of(world, game)
    outages = world.services.outages
    outages.gateway_lost()
    for _ in range(6):
        world.clock.advance(HOUR)
        await outages.beat()
        await world.services.jobs.run_due()
    await outages.gateway_back()
    await outages.gateway_back()
    await world.services.jobs.run_due()
    after = await row_of(world, game)
    assert before.deadline is not None
    assert after.deadline == before.deadline + 6 * HOUR
    assert len(await told(world)) == 1


async def test_gateway_that_dies_with_its_process(world: World) -> None:
    """Away, then dead, then alive, then back: one outage from the first to the last."""
    game = await begun(world)
    start = world.clock.now()
    world.services.outages.gateway_lost()
    world.clock.advance(HOUR)
    await world.services.outages.beat()
    world.clock.advance(HOUR)
    await world.restart()
    await world.services.outages.begin(Share())
    world.clock.advance(HOUR)
    assert world.services.outages.away
    await world.services.outages.gateway_back()
    (outage,) = await outages_of(world)
    assert (outage.from_at, outage.until_at) == (start, start + 3 * HOUR)
    await world.services.jobs.run_due()
    assert (await row_of(world, game)).deadline == start + 3 * HOUR + DAY


async def test_start_is_no_outage(world: World) -> None:
    """A restart of a minute, and the very first start of all."""
    await world.services.outages.begin(Share())
    await world.services.outages.gateway_back()
    world.clock.advance(MINUTE)
    await world.restart()
    await world.services.outages.begin(Share())
    world.clock.advance(MINUTE)
    await world.services.outages.gateway_back()
    assert await outages_of(world) == []
    assert not world.services.outages.away


async def test_gateway_lost_while_it_is_noted_that_it_is_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays away, from now on."""
    outages = world.services.outages
    await outages.begin(Share())
    world.clock.advance(HOUR)
    note = heartbeats.save_heartbeat

    async def lost(*args: object) -> None:
        outages.gateway_lost()
        await note(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(heartbeats, "save_heartbeat", lost)
    await outages.gateway_back()
    monkeypatch.undo()
    assert outages.away
    await outages.gateway_back()
    assert not outages.away
    assert len(await outages_of(world)) == 1


async def test_message_goes_with_the_turn(world: World) -> None:
    """It is deleted like a reminder; one that comes too late is not said at all."""
    game = await begun(world)
    world.clock.advance(HOUR)
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    assert len(await told(world)) == 1
    await world.turn(game.id)
    acts = [one.body.act for one in await world.say() if isinstance(one.body, TidyNews)]
    assert acts == ["delete", "delete"], "and so is the first call"
    world.clock.advance(HOUR)
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    await world.turn(game.id)
    assert await told(world) == []


# -- the clock of the machine ----------------------------------------------------------------------


@pytest.mark.threads
async def test_worker_that_was_suspended_gives_the_time_back(world: World) -> None:
    """The machine slept for a day: the worker sees it before it looks at what is due."""
    game = await world.start(SETUP)
    before = await row_of(world, game)

    async def worker() -> None:
        await world.services.jobs.run()

    task = asyncio.create_task(worker())
    try:
        async with asyncio.timeout(20):
            while not await _beaten(world):
                await world.services.jobs.late()
            world.clock.advance(DAY + HOUR)
            while (await row_of(world, game)).deadline == before.deadline:
                await world.services.jobs.late()
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    after = await row_of(world, game)
    assert before.deadline is not None
    assert (after.version, after.deadline) == (before.version, before.deadline + DAY + HOUR)


async def _beaten(world: World) -> bool:
    async with world.services.context.read() as connection:
        return await heartbeats.heartbeat(connection, "all") is not None


async def test_clock_that_is_set_back(world: World) -> None:
    """What was given back for nothing is taken again, nothing breaks, and the game goes on."""
    game = await begun(world)
    before = await row_of(world, game)
    world.clock.advance(DAY)
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    for step in (MINUTE - DAY, *[MINUTE] * 15):
        world.clock.advance(step)
        await world.services.outages.beat()
        await world.services.jobs.run_due()
    after = await row_of(world, game)
    assert before.deadline is not None
    assert after.deadline == before.deadline + 16 * MINUTE
    person = await world.on_turn(game.id)
    world.clock.advance(DAY)
    await world.services.outages.alive()
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) != person


async def test_a_start_whose_clock_is_behind_undoes_nothing(world: World) -> None:
    """Two minutes later it is right: only the real outages count. If it stays so, that is right."""
    game = await begun(world)
    before = await row_of(world, game)
    assert before.deadline is not None
    await world.services.outages.beat()
    world.clock.advance(2 * HOUR)
    await world.restart()
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    for step in (-2 * DAY, MINUTE, MINUTE, 2 * DAY):
        world.clock.advance(step)
        if step == -2 * DAY:
            await world.restart()
        await world.services.outages.beat()
        await world.services.jobs.run_due()
        assert (await row_of(world, game)).deadline == before.deadline + 2 * HOUR
    world.clock.advance(-HOUR)
    await world.restart()
    for _ in range(20):
        await world.services.outages.beat()
        await world.services.jobs.run_due()
        world.clock.advance(MINUTE)
    assert (await row_of(world, game)).deadline != before.deadline + 2 * HOUR


async def test_news_of_a_clock_that_was_ahead_do_not_wait_for_it(world: World) -> None:
    """What was to be said, or said again, a day from now is said at once."""
    game = await begun(world)
    world.clock.advance(DAY)
    await world.services.outages.alive()
    await world.say()
    await world.turn(game.id)
    world.clock.advance(MINUTE - DAY)
    assert (await world.services.outbox.due(Share()))[0] == []
    await world.services.outages.beat()
    assert (await world.services.outbox.due(Share()))[0] != []


async def test_news_parked_for_years_go_on_at_the_next_start(world: World) -> None:
    """As by an earlier release, which Discord told when to try again."""
    await world.table()
    (item,), _ = await world.services.outbox.due(Share())
    async with world.services.context.write() as tx:
        await outbox.change_row(tx.connection, item.id, due=tx.now + 10**9)
    assert (await world.services.outbox.due(Share()))[0] == []
    await world.services.outages.begin(Share())
    assert [one.id for one in (await world.services.outbox.due(Share()))[0]] == [item.id]


async def test_a_clock_set_back_and_right_again_is_no_outage(world: World) -> None:
    """As when a virtual machine goes on: the process was alive all the time."""
    game = await begun(world)
    before = await row_of(world, game)
    await world.services.outages.beat()
    for step in (-HOUR, *[MINUTE] * 10, HOUR + MINUTE):
        world.clock.advance(step)
        await world.services.outages.beat()
        await world.services.jobs.run_due()
    assert (await row_of(world, game)).deadline == before.deadline
    world.clock.advance(-HOUR)
    await world.services.outages.beat()
    world.clock.advance(2 * HOUR)  # of these it slept one
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    assert before.deadline is not None
    assert (await row_of(world, game)).deadline == before.deadline + HOUR


async def test_a_clock_ahead_ends_no_dated_pause_and_no_open_table(world: World) -> None:
    """For less than a minute, by days: what was agreed on holds."""
    game = await begun(world)
    wish, play = Proposal("pause", until=world.clock.now() + 3 * DAY), world.services.play
    vote = await play.propose(Press(game.id, ANN), wish)
    for seat in game.table.seats[1:]:
        await play.answer_vote(vote.id, PEOPLE[seat.user or 0], agree=True)
    table = await world.table()
    await world.services.outages.beat()
    for step in (8 * DAY, MINUTE - 8 * DAY, *[MINUTE] * 20):
        world.clock.advance(step)
        await world.services.outages.beat()
        await world.services.jobs.run_due()
        assert (await row_of(world, game)).paused_at is not None
        assert (await world.services.tables.table(table.id)).state == "open"
    for day in range(4):
        assert ((await row_of(world, game)).paused_at is None) is (day == 3)
        for _ in range(24):
            world.clock.advance(HOUR)
            await world.services.outages.alive()
            await world.services.jobs.run_due()


async def test_a_clock_behind_at_the_start_undoes_nothing(world: World) -> None:
    """As of a machine that does not keep the time, which is set right within minutes."""
    game = await begun(world)
    await world.services.outages.beat()
    world.clock.advance(2 * HOUR)
    await world.services.outages.beat()  # an outage that was credited
    await world.services.jobs.run_due()
    before = await row_of(world, game)
    world.clock.advance(MINUTE - 2 * DAY)
    await world.restart()
    await world.services.outages.begin(Share())
    await world.services.outages.gateway_back()
    assert not world.services.outages.away
    for step in (MINUTE, MINUTE, 2 * DAY):
        world.services.outages.gateway_lost()
        world.clock.advance(step)
        await world.services.outages.gateway_back()
        await world.services.jobs.run_due()
    assert not world.services.outages.away
    assert (await row_of(world, game)).deadline == before.deadline
    async with world.services.context.read() as connection:
        (outage,) = await heartbeats.outages(connection, ending_after=0)
    assert outage.until_at - outage.from_at == 2 * HOUR


async def test_turns_that_began_by_a_clock_that_was_behind_have_their_time(world: World) -> None:
    """It is set right a minute later: their time has not run out, nor is it longer than others'."""
    game = await begun(world)
    await world.services.outages.beat()
    world.clock.advance(MINUTE - 2 * DAY)
    await world.restart()
    await world.services.outages.beat()
    await world.until(game.id, "1.1")
    await world.turn(game.id)
    person = await world.on_turn(game.id)
    world.clock.advance(MINUTE)
    await world.services.outages.beat()
    world.clock.set_right(2 * DAY)
    await world.services.outages.beat()
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == person
    row = await row_of(world, game)
    assert row.deadline is not None
    assert 0 <= world.clock.now() + DAY - row.deadline <= 2 * MINUTE
    assert await world.services.outages.was_long(0) is False


async def test_autopilot_does_not_wait_for_a_clock_that_was_ahead(world: World) -> None:
    """A minute's grace stays a minute."""
    game = await begun(world, Setup(lords=3, pace=Pace("turn", turn=DAY)))
    await world.until(game.id, "1.1")
    world.clock.advance(DAY - MINUTE)
    await world.services.outages.alive()
    await world.turn(game.id)
    gone = await world.on_turn(game.id)
    await world.services.play.resign(game.id, gone)
    world.clock.advance(-10 * HOUR)
    await world.services.outages.beat()
    world.clock.advance(MINUTE)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) != gone


# -- several processes -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("share", "name"),
    [
        (Share(), "all"),
        (Share((0,), 1), "0/1"),
        (Share((3, 0, 1), 16), "0-1.3/16"),
        (Share(tuple(range(0, 64, 2)), 64), "0-62/64"),
    ],
)
def test_share_is_known_by_its_name(share: Share, name: str) -> None:
    """It fits in forty letters; what is too long to tell exactly is told with the gaps filled."""
    assert share.name == name
    for server in range(0, 64 << 22, 1 << 22):
        assert Share.named(name).owns(server) or not share.owns(server)
    if len(share.shards) < 5:
        assert set(Share.named(name).shards) == set(share.shards)


def other(number: int) -> Share:
    """One of four shares of the servers; SERVER is of shard 0."""
    assert Share((0,), 4).owns(SERVER)
    return Share((number,), 4)


async def test_what_other_divisions_were_alive_for_is_no_outage(world: World) -> None:
    """As when SHARD_IDS are set for some days, and taken out again."""
    game = await begun(world, Setup(lords=2, pace=Pace("turn", turn=9 * DAY)))
    before = await row_of(world, game)
    for share, days in ((Share(), 0), (Share((0,), 1), 3), (Share(), 0)):
        await world.restart()
        await world.services.outages.begin(share)
        await world.services.outages.gateway_back()
        for _ in range(days * 24 * 15):
            world.clock.advance(4 * MINUTE)
            await world.services.outages.beat()
        await world.services.jobs.run_due()
    assert (await row_of(world, game)).deadline == before.deadline
    async with world.services.context.read() as connection:
        assert await heartbeats.outages(connection, ending_after=0) == []


async def test_outage_of_another_process_is_not_ours(world: World) -> None:
    """Its servers' clocks alone wait."""
    game = await world.start(SETUP)
    before = await row_of(world, game)
    outages = world.services.outages
    for number in (0, 1):
        await world.restart()
        outages = world.services.outages
        await outages.begin(other(number))
        await outages.gateway_back()
    world.clock.advance(HOUR)
    await outages.beat()  # of shard 1
    await world.services.jobs.run_due()
    assert await row_of(world, game) == before
    await world.restart()
    await world.services.outages.begin(other(0))
    await world.services.outages.gateway_back()
    await world.services.jobs.run_due()
    assert before.deadline is not None
    assert (await row_of(world, game)).deadline == before.deadline + HOUR


async def test_deadline_is_its_own_process_s(world: World) -> None:
    """A process that is dead must not have its turns ended by one that lives."""
    game = await begun(world)
    person = await world.on_turn(game.id)
    for number, done in ((1, False), (0, True)):
        await world.restart()
        world.services.outages.share = other(number)
        if number == 1:
            world.clock.advance(DAY)
        await world.services.jobs.run_due()
        assert (await world.on_turn(game.id) != person) == done
