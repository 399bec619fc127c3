"""Hints: where they are given, what they tell, how they are counted, and that nothing is rated."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from ai import LevelLord, whole_turn
from ai.levels import LEVEL
from engine import Game, Kind, Move, Step
from services.core.live_games import load
from services.facts import Press, Refused
from services.facts.games import GameFact
from services.facts.tables import Setup
from services.play import _hints
from services.state.computers import may_hint
from store import games, statistics
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, World

AGREED = Setup("discovery", lords=2, hints=True)
SOLO = Setup("discovery", lords=2, computers=("page",))


@pytest.fixture(autouse=True)
def plain_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a knight asked: it needs no numba."""
    monkeypatch.setattr(_hints, "ADVISER", LEVEL["knight"])


async def game_with(world: World, setup: Setup) -> GameFact:
    table = await world.table(setup)
    if not setup.computers:
        table = (await world.services.tables.join(table.id, BEN)).table
    return await until_a_person_plays(world, await world.game_of(table.id))


async def until_a_person_plays(world: World, game: GameFact) -> GameFact:
    while game.seat_on_turn is not None and not game.seat_on_turn.person:
        world.clock.advance(60)
        await world.services.jobs.run_due()
        game = await world.services.play.game(game.id)
    return game


def on_turn(game: GameFact) -> Press:
    assert game.seat_on_turn is not None
    return Press(game.id, ANN if game.seat_on_turn.user == ANN.id else BEN)


async def stored(world: World, game: int) -> Any:
    async with world.services.context.read() as connection:
        row = await games.game(connection, game)
    assert row is not None
    return row


async def test_a_region_first_and_then_the_moves(world: World) -> None:
    """The same moves, which are a strong lord's; asked again it tells no more and counts once."""
    game = await game_with(world, AGREED)
    press, play = on_turn(game), world.services.play
    assert (await play.panel(press)).hint == 0
    first = await play.hint(press)
    assert (first.told, first.count) == (1, 1)
    assert (await play.panel(press)).hint == 1
    second = await play.hint(press)
    assert (second.told, second.count, second.moves) == (2, 2, first.moves)
    third = await play.hint(press, told=1)
    assert (third.told, third.count) == (2, 2)
    async with world.services.context.read() as connection:
        live = await load(world.services.context, connection, game.id)
    adviser = LevelLord(LEVEL["knight"], bytes.fromhex(live.row.seed))
    assert whole_turn(live.game, adviser) == first.moves
    record = await play.record(game.id, press.person)
    assert "hints:" not in record.text, "only its end tells"


async def test_a_button_pressed_twice_tells_no_more(world: World) -> None:
    """Each says how much it tells."""
    game = await game_with(world, AGREED)
    press = on_turn(game)
    for _ in range(2):
        assert (await world.services.play.hint(press, told=1)).told == 1
    assert (await world.services.play.hint(press, told=9)).told == 2


async def test_a_hint_is_thought_of_once_however_often_it_is_pressed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person asks in one game at a time; an id that tells nothing is none of ours."""
    games_ = [await game_with(world, SOLO) for _ in range(2)]
    press, other = map(on_turn, games_)
    go, asked, came = asyncio.Event(), list[Game](), asyncio.Semaphore(0)
    ask, wait = world.services.context.lords.ask, _hints._asked

    async def slow(game: Game, lord: LevelLord, **how: Any) -> tuple[Move, ...]:
        asked.append(game)
        await go.wait()
        return await ask(game, lord, **how)

    async def counted(*given: Any) -> tuple[Move, ...]:
        came.release()
        return await wait(*given)

    monkeypatch.setattr(world.services.context.lords, "ask", slow)
    monkeypatch.setattr(_hints, "_asked", counted)
    await refused("button_unknown", world.services.play.hint(press, told=0))
    waiting = [asyncio.ensure_future(world.services.play.hint(press, told=1)) for _ in range(5)]
    for _ in waiting:
        await came.acquire()
    await refused("busy", world.services.play.hint(other))
    go.set()
    assert [hint.told for hint in await asyncio.gather(*waiting)] == [1] * 5
    assert len(asked) == 1
    assert (await world.services.play.hint(other)).told == 1


async def test_a_press_from_before_the_answer_was_stored_asks_nobody_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is kept for its turn; one that failed is asked for again."""
    press = on_turn(await game_with(world, SOLO))
    asked, fails = list[Game](), [True]
    ask, wait = world.services.context.lords.ask, _hints._asked

    async def failing(game: Game, lord: LevelLord, **how: Any) -> tuple[Move, ...]:
        asked.append(game)
        if fails.pop():
            raise OSError("the process is gone")
        fails.append(False)
        return await ask(game, lord, **how)

    async def late(*given: Any) -> tuple[Move, ...]:
        assert await wait(*given)
        return await wait(*given)

    monkeypatch.setattr(world.services.context.lords, "ask", failing)
    with pytest.raises(OSError, match="gone"):
        await world.services.play.hint(press)
    fails.append(False)
    monkeypatch.setattr(_hints, "_asked", late)
    assert (await world.services.play.hint(press)).told == 1
    assert len(asked) == 2


@pytest.mark.parametrize("setup", [AGREED, SOLO])
async def test_everybodys_hints_are_told_at_the_end(world: World, setup: Setup) -> None:
    """By lord, on its screen and in the record; the game is on no ladder."""
    game = await game_with(world, setup)
    asked = game.seat_on_turn
    assert asked is not None
    for _ in range(2):
        await world.services.play.hint(on_turn(game))
    while not game.over:
        await world.quickly(game.id)
        game = await until_a_person_plays(world, await world.services.play.game(game.id))
    assert game.hints == ((asked.seat, 2),)
    record = (await world.services.play.record(game.id, ANN)).text
    assert f"hints: {asked.seat}=2" in record
    assert "rated: no" in record
    async with world.services.context.read() as connection:
        results = await statistics.results(connection, game.id)
        lords = {str(ANN.id), str(BEN.id)}
        where = (results[0].server_id, results[0].ladder)
        assert not await statistics.ratings(connection, *where, lords)
        assert not await statistics.achievements(connection, results[0].server_id, {ANN.id, BEN.id})


async def test_a_game_with_hints_is_not_rated_though_nobody_takes_one(world: World) -> None:
    """Else a lord who loses could take one to undo it."""
    game = await game_with(world, AGREED)
    assert (await stored(world, game.id)).rated == 0


async def test_nowhere_else(world: World) -> None:
    """Not at a table that has not agreed, nor out of turn, nor for somebody else."""
    plain = await game_with(world, Setup("discovery", lords=2))
    assert (await world.services.play.panel(on_turn(plain))).hint is None
    await refused("hints_off", world.services.play.hint(on_turn(plain)))
    game = await game_with(world, AGREED)
    other = BEN if on_turn(game).person == ANN else ANN
    await refused("not_your_turn", world.services.play.hint(Press(game.id, other)))


async def test_never_with_a_draw_of_others_nor_in_an_event(world: World) -> None:
    """Whatever the set-up says, and also alone."""
    for setup in (AGREED, SOLO):
        table = (await game_with(world, setup)).table
        assert may_hint(table)
        assert not may_hint(replace(table, sealed=True))
        assert not may_hint(replace(table, tournament=1))


async def test_a_turn_that_ends_meanwhile_costs_no_hint(world: World) -> None:
    """What the computer thought of is no longer about this turn."""
    fact = await game_with(world, AGREED)
    ask = world.services.context.lords.ask

    async def meanwhile(
        game: Game, lord: LevelLord, *, patience: float | None = None, surely: bool = False
    ) -> tuple[Move, ...]:
        await world.quickly(fact.id)
        return await ask(game, lord)

    world.services.context.lords.ask = meanwhile  # type: ignore[method-assign]
    with pytest.raises(Refused) as error:
        await world.services.play.hint(on_turn(fact))
    assert error.value.code in ("busy", "not_your_turn")
    assert not (await stored(world, fact.id)).hints


async def test_who_sits_there_is_asked_when_hints_are_allowed(world: World) -> None:
    """They agreed to a game without; one without them has the terms of earlier releases."""
    table = await world.table(Setup(lords=3))
    await world.services.tables.join(table.id, BEN)
    table = await world.services.tables.change(table.id, ANN, hints=True)
    assert [one.user for one in table.asked] == [BEN.id]
    assert Setup().terms != Setup(hints=True).terms
    await refused("bad_setup", world.services.tables.change(table.id, ANN, hints="yes"))


async def test_a_giant_on_its_way_comes_first(world: World) -> None:
    """It is received before the turn; afterwards the hint is about the turn alone."""
    setup = Setup(lords=2, giants=True, hints=True)
    game = await game_with(world, setup)
    waited = 0
    while not game.over:
        turn = game.view.turn
        if turn is not None and turn.step is Step.RECEIVE:
            waited += 1
            await refused("receive_first", world.services.play.hint(on_turn(game)))
        else:
            found = await world.services.play.hint(on_turn(game))
            assert all(move.kind is not Kind.RECEIVE for move in found.moves)
        await world.quickly(game.id)
        game = await world.services.play.game(game.id)
    assert waited
