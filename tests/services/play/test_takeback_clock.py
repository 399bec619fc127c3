"""Taking back buys no time: neither one's own, nor the next lord's, with any kind of clock."""

from __future__ import annotations

import pytest

from services.facts import Person, Press
from services.facts.games import Proposal
from services.facts.news import TurnNews
from services.facts.tables import NO_LIMIT, FairPlay, Pace, Setup
from store import games
from store.rows import GameRow
from tests.helpers.refusals import refused
from tests.helpers.world import PEOPLE, SERVER, World

MINUTE, HOUR, DAY = 60, 3600, 86400
LEAST = 10 * MINUTE
TURN = Pace("turn", turn=DAY)
BANK = Pace("bank", bank=DAY, increment=8 * HOUR, cap=3 * DAY)
FULL = Pace("bank", bank=DAY, increment=DAY, cap=DAY)
CLOCKS = {"turn": TURN, "bank": BANK, "full": FULL}


async def row_of(world: World, game: int) -> GameRow:
    async with world.services.context.read() as connection:
        row = await games.game(connection, game)
    assert row is not None
    return row


async def left(world: World, game: int) -> int:
    row = await row_of(world, game)
    assert row.deadline is not None
    return row.deadline - world.clock.now()


async def begun(world: World, pace: Pace, lords: int = 3) -> tuple[int, Person, int]:
    """Start a game up to a turn that can be taken back; its lord, and their seat."""
    game = await world.start(Setup(lords=lords, pace=pace))
    await world.until(game.id, "1.1")
    person = await world.on_turn(game.id)
    seat = game.table.seat_of(person.id)
    assert seat is not None
    return game.id, person, seat.seat


async def pass_by(world: World, seconds: int) -> None:
    world.clock.advance(seconds)
    await world.services.jobs.run_due()


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("used", [HOUR, DAY - 5 * MINUTE, DAY - 1])
async def test_a_turn_gets_no_longer_by_loops_of_takebacks(
    world: World, clock: str, used: int
) -> None:
    """What was left when it ended is left after it; the ten minutes are given once."""
    game, person, _ = await begun(world, CLOCKS[clock])
    spent, play = used, world.services.play
    whole = await left(world, game)
    await pass_by(world, used)
    for _ in range(3):
        await world.turn(game)
        await pass_by(world, MINUTE)  # not the lord's time
        await play.takeback(Press(game, person))
        assert await left(world, game) == max(whole, used + LEAST) - spent
        step = (await left(world, game)) // 2
        await pass_by(world, step)
        spent += step
    await world.turn(game)
    said = await refused("takeback_often", play.takeback(Press(game, person)))
    assert (said.data["count"], said.offers) == (3, ("askback", "look"))
    assert spent < max(whole, used + LEAST)


@pytest.mark.parametrize("clock", ["bank", "full"])
async def test_a_bank_is_what_it_would_have_been(world: World, clock: str) -> None:
    """However often the turn was taken back, also where the refill fills it."""
    game, person, seat = await begun(world, CLOCKS[clock])
    await pass_by(world, await left(world, game) - HOUR)
    await world.turn(game)
    banks = (await row_of(world, game)).banks
    assert banks is not None
    expected = banks[seat - 1]
    for _ in range(3):
        await world.services.play.takeback(Press(game, person))
        assert await left(world, game) == HOUR
        await world.turn(game)
        banks = (await row_of(world, game)).banks
        assert banks is not None
        assert banks[seat - 1] == expected


async def test_the_ten_minutes_are_not_saved_in_a_bank(world: World) -> None:
    """They are for this turn; nothing of them is left for the next one."""
    game, person, seat = await begun(world, BANK)
    await pass_by(world, await left(world, game) - 1)
    await world.turn(game)
    await world.services.play.takeback(Press(game, person))
    assert await left(world, game) == LEAST
    await world.turn(game)
    banks = (await row_of(world, game)).banks
    assert banks is not None
    assert banks[seat - 1] == BANK.increment + 1


async def test_when_no_time_is_left_the_turn_stays(world: World) -> None:
    """The autopilot's turn can be taken back once; then the ten minutes were given."""
    game, person, _ = await begun(world, TURN)
    play = world.services.play
    await pass_by(world, DAY)
    await play.takeback(Press(game, person))
    assert await left(world, game) == LEAST
    await pass_by(world, LEAST)
    assert await world.on_turn(game) != person
    await refused("takeback_time", play.takeback(Press(game, person)))


@pytest.mark.parametrize("clock", ["turn", "bank"])
async def test_two_lords_can_t_stretch_the_next_turn(world: World, clock: str) -> None:
    """A turn that a takeback interrupts goes on with what was left, and at least half a turn."""
    game, person, _ = await begun(world, CLOCKS[clock])
    usual = DAY if clock == "turn" else 12 * HOUR
    waited, play = 0, world.services.play
    await world.turn(game)
    other = await world.on_turn(game)
    whole = await left(world, game)
    for _ in range(3):
        step = await left(world, game) - MINUTE
        await pass_by(world, step)
        waited += step
        await play.takeback(Press(game, person))
        await world.turn(game)
        assert await world.on_turn(game) == other
        assert await left(world, game) == usual // 2
    assert waited + await left(world, game) <= whole + 3 * usual // 2


async def test_interrupted_turn_that_had_time_keeps_it(world: World) -> None:
    """Of a day, an hour is gone."""
    game, person, _ = await begun(world, TURN)
    await world.turn(game)
    await pass_by(world, HOUR)
    await world.services.play.takeback(Press(game, person))
    await pass_by(world, 5 * HOUR)
    await world.turn(game)
    assert await left(world, game) == DAY - HOUR


async def test_without_a_limit_and_in_a_pause_the_count_is_the_same(world: World) -> None:
    """Three times, then a vote of everybody, which then is free of the count."""
    play = world.services.play
    for pace in (NO_LIMIT, TURN):
        game, person, seat = await begun(world, pace, lords=2)
        (other,) = [
            PEOPLE[one.user or 0] for one in (await play.game(game)).table.seats if one.seat != seat
        ]
        if pace is TURN:
            vote = await play.propose(Press(game, person), Proposal("pause"))
            await play.answer_vote(vote.id, other, agree=True)
        for _ in range(3):
            await world.turn(game)
            assert (await play.game(game)).may_take_back == seat
            await play.takeback(Press(game, person))
            assert (await row_of(world, game)).deadline is None
        await world.turn(game)
        assert (await play.game(game)).may_take_back is None
        await refused("takeback_often", play.takeback(Press(game, person)))
        vote = await play.propose(Press(game, person), Proposal("takeback"))
        assert (vote.state, vote.get("turns")) == ("open", 1)
        await play.answer_vote(vote.id, other, agree=True)
        assert await world.on_turn(game) == person
        await world.turn(game)
        await world.restart()
        play = world.services.play
        await refused("takeback_often", play.takeback(Press(game, person)))


async def test_a_server_sets_how_often_and_how_long(world: World) -> None:
    """One takeback a turn, with half an hour at least."""
    fair = FairPlay(takebacks=1, minutes_back=30)
    await world.services.people.change_server(SERVER, fair=fair)
    game, person, _ = await begun(world, TURN)
    await pass_by(world, DAY - 1)
    await world.turn(game)
    await world.services.play.takeback(Press(game, person))
    assert await left(world, game) == 30 * MINUTE
    await world.turn(game)
    await refused("takeback_often", world.services.play.takeback(Press(game, person)))


async def test_a_game_keeps_the_numbers_with_which_it_began(world: World) -> None:
    """Whoever runs the server may sit there, too."""
    game, person, seat = await begun(world, TURN)
    fair = FairPlay(takebacks=1, minutes_back=60)
    await world.services.people.change_server(SERVER, fair=fair)
    await pass_by(world, DAY - 1)
    for _ in range(3):
        await world.turn(game)
        assert (await world.services.play.game(game)).may_take_back == seat
        await world.services.play.takeback(Press(game, person))
        assert await left(world, game) == LEAST
    await world.turn(game)
    await refused("takeback_often", world.services.play.takeback(Press(game, person)))


async def test_turns_of_a_game_are_taken_back_so_often_without_a_vote(world: World) -> None:
    """Four times as often as one turn, by each lord."""
    await world.services.people.change_server(SERVER, fair=FairPlay(takebacks=1))
    game, person, seat = await begun(world, TURN)
    taken = 0
    while True:
        while await world.on_turn(game) != person:
            await world.quickly(game)
        await world.turn(game)
        fact = await world.services.play.game(game)
        if fact.last[-1].round_end is not None:
            continue
        if taken == 4:
            break
        assert fact.may_take_back == seat
        await world.services.play.takeback(Press(game, person))
        taken += 1
        await world.turn(game)
    assert fact.may_take_back is None
    said = await refused("takeback_game", world.services.play.takeback(Press(game, person)))
    assert said.data["count"] == taken
    await world.services.play.propose(Press(game, person), Proposal("takeback"))


async def test_loops_call_the_next_lord_twice(world: World) -> None:
    """With the first report and the first one after a takeback; later the call is edited."""
    game, person, _ = await begun(world, TURN)
    await world.say()
    calls: list[bool] = []
    for turn in range(4):
        if turn:
            await world.services.play.takeback(Press(game, person))
            await world.say()
        await world.turn(game)
        told = [news.body for news in await world.say()]
        calls += [body.edit is None for body in told if isinstance(body, TurnNews)]
    assert calls == [True, True, False, False]
