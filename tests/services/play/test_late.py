"""Late once is not lost: after a missed turn the next ones wait for their lord, but shorter."""

from __future__ import annotations

from dataclasses import replace

import pytest

from services.core.live_games import load
from services.facts import Person, Press
from services.facts.games import GameFact
from services.facts.news import TurnNews
from services.facts.tables import Pace, Setup
from services.statistics.updates import outcome_in
from tests.helpers.passing import only, pass_time
from tests.helpers.world import ANN, BEN, World

MINUTE, HOUR, DAY = 60, 3600, 86400
TWO = Setup(lords=2, pace=Pace("turn", turn=DAY))
BANK = Pace("bank", turn=0, bank=3 * DAY, increment=8 * HOUR, cap=3 * DAY)


async def begun(world: World, setup: Setup = TWO, **settings: object) -> tuple[int, Person, Person]:
    """Begin a game whose first lord misses a turn; returns the game, that lord and the other."""
    game = (await world.start(setup)).id
    late = await world.on_turn(game)
    await world.services.people.change(late, **settings)
    await pass_time(world, setup.pace.turn or setup.pace.bank)
    return game, late, BEN if late == ANN else ANN


async def waits(world: World, game: int, late: Person) -> GameFact:
    """Let the other lord play at once whenever they can, until the late one is on turn."""
    while await world.on_turn(game) != late:
        await world.quickly(game)
    return await world.services.play.game(game)


def seconds(fact: GameFact) -> int:
    """How long the turn in progress may take."""
    assert fact.clock is not None
    assert fact.clock.deadline is not None
    return fact.clock.deadline - fact.clock.since


async def missed(world: World, game: int, late: Person) -> int:
    """How many turns a lord has missed."""
    seat = (await world.services.play.game(game)).table.seat_of(late.id)
    assert seat is not None
    return seat.missed


async def test_next_turns_have_half_the_time_and_then_a_quarter(world: World) -> None:
    """Their lord is called for each; the third is missed, too, and the seat is lost."""
    game, late, _ = await begun(world)
    for number, share in ((1, DAY // 2), (2, DAY // 4)):
        fact = await waits(world, game, late)
        assert (await missed(world, game, late), seconds(fact)) == (number, share)
        said = [body for _, body in only(await pass_time(world, 0), TurnNews)]
        assert [body.call.seat.user for body in said[-1:] if body.call] == [late.id]
        await pass_time(world, share - 1)
        assert await world.on_turn(game) == late
        await pass_time(world, 1)
    seat = (await world.services.play.game(game)).table.seat_of(late.id)
    assert seat is not None
    assert (seat.missed, seat.lost) == (3, True)


@pytest.mark.parametrize("turn", [10 * MINUTE, 12 * HOUR, 3 * DAY, 7 * DAY])
async def test_half_of_the_time_is_at_most_twelve_hours(world: World, turn: int) -> None:
    """Whatever the table's clock is."""
    game, late, _ = await begun(world, replace(TWO, pace=Pace("turn", turn=turn)))
    assert seconds(await waits(world, game, late)) == min(turn // 2, DAY // 2)


async def test_a_bank_gives_half_of_a_usual_turn(world: World) -> None:
    """Which is no longer than all that it can hold."""
    game, late, _ = await begun(world, replace(TWO, pace=BANK))
    assert seconds(await waits(world, game, late)) == 6 * HOUR
    small = replace(BANK, bank=HOUR, increment=HOUR, cap=HOUR)
    game, late, _ = await begun(world, replace(TWO, pace=small))
    assert seconds(await waits(world, game, late)) == HOUR // 2


async def test_coming_back_restores_everything(world: World) -> None:
    """The turn in progress has its whole time, and the next missed one is followed by a half."""
    game, late, _ = await begun(world)
    await waits(world, game, late)
    await world.services.play.back(Press(game, late))
    assert seconds(await world.services.play.game(game)) == DAY
    await world.turn(game)
    assert seconds(await waits(world, game, late)) == DAY
    await pass_time(world, DAY)
    fact = await waits(world, game, late)
    assert (await missed(world, game, late), seconds(fact)) == (2, DAY // 2)


async def test_quiet_hours_do_not_count(world: World) -> None:
    """Twelve waking hours from 21 o'clock on are over at 19 o'clock; the whole day is the most."""
    world.clock.advance((21 * HOUR - world.clock.now()) % DAY)
    game, late, _ = await begun(world, zone="UTC", quiet=(22 * 60, 8 * 60))
    fact = await waits(world, game, late)
    assert fact.clock is not None
    assert fact.clock.since % DAY == 21 * HOUR
    assert seconds(fact) == 22 * HOUR
    game, late, _ = await begun(world, zone="UTC", quiet=(22 * 60, 20 * 60))
    assert seconds(await waits(world, game, late)) == DAY


async def test_at_most_half_of_the_day_is_quiet_for_others(world: World) -> None:
    """Quiet hours round the clock would make all turns of an absent lord whole ones."""
    world.clock.advance(-world.clock.now() % DAY)
    game, late, _ = await begun(world, zone="UTC", quiet=(0, 24 * 60 - 1))
    for share in (12 * HOUR, 6 * HOUR):
        await pass_time(world, -world.clock.now() % DAY)
        await waits(world, game, late)
        fact = await waits(world, game, late)
        assert fact.clock is not None
        assert (fact.clock.since % DAY, seconds(fact)) == (0, 12 * HOUR + share)
        await pass_time(world, seconds(fact))


async def test_a_quick_opponent_ends_nothing_over_night(world: World) -> None:
    """Whoever was late by some hours is back in a game that has waited."""
    game, late, _ = await begun(world)
    for _ in range(11):
        await waits(world, game, late)
        await pass_time(world, HOUR)
    assert await world.on_turn(game) == late
    assert await missed(world, game, late) == 1
    await world.turn(game)
    seat = (await world.services.play.game(game)).table.seat_of(late.id)
    assert seat is not None
    assert seat.present


async def test_late_is_not_left(world: World) -> None:
    """A lord whose last turn was missed is rated by the place; a lost seat is rated as left."""
    fates = {}
    for setup in (replace(TWO, missed=5), replace(TWO, missed=1)):
        game = (await world.start(setup)).id
        late = await world.on_turn(game)
        while True:
            fact = await world.services.play.game(game)
            if fact.over:
                break
            seat = fact.seat_on_turn
            assert seat is not None
            last = fact.view.round == fact.view.rounds
            if seat.user == late.id and last and seat.person:
                await pass_time(world, DAY)
            elif seat.person:
                await world.quickly(game)
            else:
                await pass_time(world, MINUTE)
        async with world.services.context.read() as connection:
            live = await load(world.services.context, connection, game)
            outcome = await outcome_in(connection, live)
        own = next(one for one in outcome.seats if one.player == str(late.id))
        fates[setup.missed] = own.fate
        assert (own.seat in (live.row.away or ())) == (setup.missed == 1)
    assert fates == {5: "played", 1: "quit"}
