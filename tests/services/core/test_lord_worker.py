"""Computer lords in a process of their own: they answer, or the lord that looks ahead does."""

import asyncio
import multiprocessing
import os
import signal
from typing import Any

import pytest

from ai import LevelLord, whole_turn
from ai.levels import LEVEL
from engine import Game, Options, selfplay
from processes import Hung, ProcessPool, inline
from services.core.lord_worker import LordWorker

PAGE = LevelLord(LEVEL["page"], seed=b"page")


def game_where_they_differ() -> Game:
    """A game in progress in which a page plays something else than the lord that looks ahead."""
    game = selfplay.new_game(Options(players=3), "worker", 1)
    while whole_turn(game, PAGE) == whole_turn(game):
        game.play(game.legal_moves()[0])
    return game


async def test_the_process_answers_as_the_lord_would() -> None:
    """Also in the middle of a turn."""
    worker, game = LordWorker(inline), game_where_they_differ()
    assert await worker.ask(game, PAGE) == whole_turn(game, PAGE)
    game = selfplay.new_game(Options(players=2), "middle", 1)
    while game.turn is not None and game.turn.text() != "2.1":
        game.play(game.legal_moves()[0])
    moves = whole_turn(game, PAGE)
    game.play(moves[0])
    assert await worker.ask(game, PAGE) == moves[1:]


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no processes can be stopped here")
async def test_a_process_that_hangs_or_dies_is_replaced() -> None:
    """Whoever asked it gets the turn of the lord that looks ahead; the next one is answered."""
    worker, game = LordWorker(ProcessPool(seconds=0.5)), game_where_they_differ()
    others = set(multiprocessing.active_children())
    try:
        assert await worker.ask(game, PAGE) == whole_turn(game, PAGE)
        (process,) = set(multiprocessing.active_children()) - others
        os.kill(process.pid or 0, signal.SIGSTOP)
        assert await worker.ask(game, PAGE) == whole_turn(game)
        assert await worker.ask(game, PAGE) == whole_turn(game, PAGE)
        (process,) = set(multiprocessing.active_children()) - others
        os.kill(process.pid or 0, signal.SIGSTOP)
        with pytest.raises(Hung):
            await worker.ask(game, PAGE, surely=True)
    finally:
        worker.close()


async def test_a_full_queue_is_not_waited_for() -> None:
    """One is asked, one waits; the third gets its turn at once."""
    go = asyncio.Event()

    async def slow(function: Any, /, *given: Any) -> Any:
        await go.wait()
        return function(*given)

    worker, game = LordWorker(slow, most=2), game_where_they_differ()
    first, second = (asyncio.create_task(worker.ask(game, PAGE)) for _ in range(2))
    await asyncio.sleep(0)
    assert await worker.ask(game, PAGE) == whole_turn(game)
    go.set()
    assert await first == await second == whole_turn(game, PAGE)
    assert await worker.ask(game, PAGE) == whole_turn(game, PAGE)


async def test_whoever_asks_for_a_person_waits_only_so_long() -> None:
    """Then it is the lord that looks ahead; who is asked goes on, and so does the queue."""
    go = asyncio.Event()

    async def slow(function: Any, /, *given: Any) -> Any:
        await go.wait()
        return function(*given)

    worker, game = LordWorker(slow), game_where_they_differ()
    first = asyncio.create_task(worker.ask(game, PAGE))
    await asyncio.sleep(0)
    assert await worker.ask(game, PAGE, patience=0.01) == whole_turn(game)
    assert not first.done()
    go.set()
    assert await first == whole_turn(game, PAGE)
    assert await worker.ask(game, PAGE, patience=0.01) == whole_turn(game, PAGE)


async def test_games_go_before_people_and_people_take_few_places() -> None:
    """No computer lord of a stranger waits for hints, however many are asked for."""
    go, done = asyncio.Event(), list[str]()

    async def slow(function: Any, /, *given: Any) -> Any:
        await go.wait()
        return function(*given)

    worker, game = LordWorker(slow, most=40), game_where_they_differ()

    async def asked(name: str, patience: float | None = None) -> None:
        await worker.ask(game, PAGE, patience=patience)
        done.append(name)

    first = asyncio.create_task(asked("first"))
    await asyncio.sleep(0)
    hints = [asyncio.create_task(asked(f"hint {one}", 60)) for one in range(5)]
    await asyncio.sleep(0)
    turn = asyncio.create_task(asked("turn"))
    await asyncio.gather(*hints[3:])  # only four of 40 places were theirs
    go.set()
    await asyncio.gather(first, turn, *hints)
    assert sorted(done[:2]) == ["hint 3", "hint 4"]
    assert done[2:] == ["first", "turn", "hint 0", "hint 1", "hint 2"]


async def test_a_lord_that_fails_holds_up_nobody() -> None:
    """Such as by a mistake in its kernel; the error is logged."""

    async def broken(function: Any, /, *given: Any) -> Any:
        raise IndexError("broken")

    game = game_where_they_differ()
    assert await LordWorker(broken).ask(game, PAGE) == whole_turn(game)
