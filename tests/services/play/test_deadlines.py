"""When time runs out: the autopilot plays, the table goes on, the lord is told."""

from __future__ import annotations

import pytest

from services.facts import Press
from services.facts.games import GameFact, Proposal
from services.facts.news import TurnNews
from services.facts.tables import NO_LIMIT, Pace, Setup
from store import games, reliability_log
from tests.helpers.world import ANN, BEN, CARA, World

HOUR, DAY = 3600, 86400
SETUP = Setup(lords=3, pace=Pace("turn", turn=DAY))


async def row_of(world: World, game: GameFact) -> tuple[int | None, int]:
    """The deadline and the beginning of the turn in progress."""
    async with world.services.context.read() as connection:
        row = await games.game(connection, game.id)
    assert row is not None
    return row.deadline, row.turn_since


async def test_every_turn_has_its_deadline(world: World) -> None:
    """A day from its beginning; none where there is no limit."""
    game = await world.start(SETUP)
    world.clock.advance(HOUR)
    await world.turn(game.id)
    deadline, since = await row_of(world, game)
    assert since == world.clock.now()
    assert deadline == since + DAY


async def test_without_a_limit_nothing_runs_out(world: World) -> None:
    """After a year the same lord is on turn."""
    game = await world.start(Setup(lords=3, pace=NO_LIMIT))
    before = await world.on_turn(game.id)
    world.clock.advance(365 * DAY)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == before
    assert (await row_of(world, game))[0] is None


async def test_worker_ends_the_turn_whose_time_is_over(world: World) -> None:
    """Not a second before; the report says how often its lord has missed, and tells them."""
    game = await world.start(SETUP)
    late = await world.on_turn(game.id)
    world.clock.advance(DAY - 1)
    await world.services.jobs.run_due()
    assert await world.on_turn(game.id) == late
    world.clock.advance(1)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    (report,) = fact.last
    assert (report.seat, report.by) == (fact.table.seat_of(late.id).seat, "autopilot")  # type: ignore[union-attr]
    assert (report.missed, report.allowed) == (1, 3)
    seat = fact.table.seat_of(late.id)
    assert seat is not None
    assert (seat.person, seat.present, seat.missed) == (True, False, 1)
    said = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    assert [call.seat.user for call in said[-1].absent] == [late.id]


async def test_seat_is_lost_with_the_third_missed_turn(world: World) -> None:
    """A day apart each; then it is free for others, and the game goes on."""
    game = await world.start(SETUP)
    late = await world.on_turn(game.id)
    missed = 0
    while missed < 3:
        person = await world.on_turn(game.id)
        if person == late:
            world.clock.advance(DAY)
            await world.services.jobs.run_due()
            missed += 1
        else:
            await world.turn(game.id)
    seat = (await world.services.play.game(game.id)).table.seat_of(late.id)
    assert seat is not None
    assert (seat.missed, seat.lost, seat.free, seat.person) == (3, True, True, False)
    async with world.services.context.read() as connection:
        kinds = [deed.kind for deed in await reliability_log.latest(connection, late.id, 100)]
    assert kinds == ["silent"] * 3


async def test_game_that_everybody_left_ends(world: World) -> None:
    """Turn by turn, each after its whole time, until every seat is lost."""
    game = await world.start(SETUP)
    for _ in range(12):
        world.clock.advance(DAY)
        await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    assert fact.ending == "deserted"
    assert not any(seat.person for seat in fact.table.seats)


@pytest.mark.parametrize("used", [HOUR, DAY - 60])
async def test_turn_taken_back_has_what_was_left(world: World, used: int) -> None:
    """But at least ten minutes."""
    game = await world.start(SETUP)
    await world.turns(game.id, 4)
    person = await world.on_turn(game.id)
    world.clock.advance(used)
    await world.turn(game.id)
    world.clock.advance(600)
    await world.services.play.takeback(Press(game.id, person))
    deadline, since = await row_of(world, game)
    assert deadline == since + max(DAY - used, 600)


BANK = Pace("bank", turn=0, bank=3 * DAY, increment=8 * HOUR, cap=3 * DAY)


@pytest.mark.parametrize("pace", [SETUP.pace, BANK], ids=["turn", "bank"])
async def test_takeback_costs_no_pause_and_no_time_that_was_given(world: World, pace: Pace) -> None:
    """Nor what passes before an earlier takeback: they have what they had left, each time."""
    game = await world.start(Setup(lords=3, pace=pace))
    await world.turns(game.id, 4)
    person = await world.on_turn(game.id)
    play, others = world.services.play, [one for one in (ANN, BEN, CARA) if one != person]
    vote = await play.propose(Press(game.id, person), Proposal("pause"))
    for one in others:
        await play.answer_vote(vote.id, one, agree=True)
    world.clock.advance(3 * DAY)
    await play.resume(Press(game.id, person))
    await play.propose(Press(game.id, others[0]), Proposal("time", hours=5))
    whole = (pace.turn or pace.bank) + 5 * HOUR
    assert (await row_of(world, game))[0] == world.clock.now() + whole
    for number in (1, 2):
        world.clock.advance(HOUR)
        await world.turn(game.id)
        world.clock.advance(HOUR)
        await play.takeback(Press(game.id, person))
        deadline, since = await row_of(world, game)
        assert deadline == since + whole - number * HOUR


async def test_bank_is_used_and_refilled(world: World) -> None:
    """By its lord alone."""
    pace = Pace("bank", turn=0, bank=2 * DAY, increment=HOUR, cap=2 * DAY)
    game = await world.start(Setup(lords=2, pace=pace))
    first = await world.on_turn(game.id)
    world.clock.advance(5 * HOUR)
    await world.turn(game.id)
    fact = await world.services.play.game(game.id)
    assert fact.clock is not None
    seat = fact.table.seat_of(first.id)
    assert seat is not None
    banks = dict(enumerate(fact.clock.banks, 1))
    assert banks.pop(seat.seat) == 2 * DAY - 4 * HOUR
    assert set(banks.values()) == {2 * DAY}
    assert fact.clock.deadline == fact.clock.since + 2 * DAY


async def test_deadline_survives_a_restart(world: World) -> None:
    """It is read from the database."""
    game = await world.start(SETUP)
    late = await world.on_turn(game.id)
    await world.restart()
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    seat = (await world.services.play.game(game.id)).table.seat_of(late.id)
    assert seat is not None
    assert seat.missed == 1


async def test_first_turn_has_its_whole_time_and_no_game_vanishes(world: World) -> None:
    """Nobody has moved yet in a game of seven days a turn: it is there to the last second."""
    game = await world.start(Setup(lords=3, pace=Pace("turn", turn=7 * DAY)))
    first = await world.on_turn(game.id)
    for hours in (24, 6 * 24 - 1):
        world.clock.advance(hours * HOUR)
        await world.services.jobs.run_due()
        assert await world.on_turn(game.id) == first
    world.clock.advance(HOUR)
    await world.services.jobs.run_due()
    fact = await world.services.play.game(game.id)
    assert (fact.ending, fact.last[-1].by) == (None, "autopilot")


async def test_a_day_missed_everywhere_is_told_in_every_game(world: World) -> None:
    """None is passed over and none counts for another: each table tells its own miss."""
    setup = Setup(lords=2, pace=Pace("turn", turn=DAY))
    games = [(await world.start(setup)).id for _ in range(3)]
    late = [await world.on_turn(game) for game in games]
    world.clock.advance(DAY)
    await world.services.jobs.run_due()
    for game, person in zip(games, late, strict=True):
        fact = await world.services.play.game(game)
        seat = fact.table.seat_of(person.id)
        assert seat is not None
        assert (seat.missed, fact.last[-1].missed, fact.last[-1].by) == (1, 1, "autopilot")
    said = [one.body for one in await world.say() if isinstance(one.body, TurnNews)]
    told = sorted(call.seat.user or 0 for body in said for call in body.absent)
    assert told == sorted(person.id for person in late)
    for person in set(late):
        fact_of = await world.services.people.reliability(person.id)
        assert fact_of.silent == late.count(person)
