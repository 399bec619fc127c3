"""Machine code of computer lords: nobody waits until it is compiled, and it is told what lacks."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from structlog.testing import capture_logs

from ai import LevelLord, whole_turn
from ai.levels import Level, Skill
from engine import Game
from processes import NoPool, ProcessPool
from services.core import lord_process
from services.core.lord_process import LordProcess
from services.core.lord_worker import LordWorker
from tests.helpers.world import SERVER, World
from tests.services.core.test_lord_worker import PAGE, game_where_they_differ

STRONG = LevelLord(Level(5, "sovereign", Skill(1), Skill(1), Skill()), has_numba=True)
ANSWER = PAGE
"""Who answers for the strong lord, once it is asked."""


class Compiler:
    """What a process does when it is asked to prepare, or for a turn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go, self.times, self.fails, self.compiles = asyncio.Event(), 0, False, False
        compiler = self

        async def call(self: ProcessPool, function: Callable[..., Any], *given: Any) -> Any:
            if not given:
                compiler.times += 1
                await compiler.go.wait()
                if compiler.fails:
                    raise MemoryError
                return compiler.compiles and compiler.times == 1
            record, lord = given
            return whole_turn(Game.from_record(record), ANSWER if lord is STRONG else lord)

        monkeypatch.setattr(ProcessPool, "__call__", call)
        monkeypatch.setattr(lord_process, "PATIENCE", 0.01)


async def test_where_no_process_can_be_started_lords_think_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They play as they do, without a traceback; but for those that need machine code."""

    async def call(*_: object) -> None:
        raise NoPool("no process can be started")

    monkeypatch.setattr(ProcessPool, "__call__", call)
    game, worker = game_where_they_differ(), LordWorker(LordProcess())
    with capture_logs() as logs:
        assert await worker.ask(game, PAGE) == whole_turn(game, PAGE)
        assert logs == []
        assert await worker.ask(game, STRONG) == whole_turn(game)
        assert [line["event"] for line in logs] == ["lords.failed"]


async def test_a_lord_that_looks_ahead_plays_while_machine_code_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Lords that need none are themselves; the strong one plays once its code is there."""
    compiler, game = Compiler(monkeypatch), game_where_they_differ()
    worker = LordWorker(LordProcess())
    assert worker.machine_code is None
    assert await worker.ask(game, STRONG) == whole_turn(game)
    assert worker.machine_code == "compiling"
    async with asyncio.timeout(5):
        assert await worker.ask(game, PAGE) == whole_turn(game, PAGE)
        assert await worker.ask(game, STRONG) == whole_turn(game)
    compiler.go.set()
    assert await worker.ask(game, STRONG) == whole_turn(game, ANSWER)
    assert (worker.machine_code, compiler.times) == (None, 1)
    worker.close()
    assert await worker.ask(game, STRONG) == whole_turn(game, ANSWER)
    assert compiler.times == 2, "another process reads it again"


async def test_who_has_compiled_machine_code_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a process that reads it from disk, with a fifth of the memory; where it can't, by none."""
    compiler, game, closed = Compiler(monkeypatch), game_where_they_differ(), list[int]()
    monkeypatch.setattr(ProcessPool, "close", lambda *_, **__: closed.append(compiler.times))
    worker, compiler.compiles = LordWorker(LordProcess()), True
    compiler.go.set()
    assert await worker.ask(game, STRONG) == whole_turn(game, ANSWER)
    assert (compiler.times, closed, worker.machine_code) == (2, [1], None)
    assert await worker.ask(game, STRONG) == whole_turn(game, ANSWER)
    assert (compiler.times, closed) == (2, [1])


async def test_what_can_t_be_compiled_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not with every turn."""
    compiler, game = Compiler(monkeypatch), game_where_they_differ()
    worker, compiler.fails = LordWorker(LordProcess()), True
    compiler.go.set()
    for _ in range(2):
        assert await worker.ask(game, STRONG) == whole_turn(game)
        assert worker.machine_code == "missing"
    assert compiler.times == 1
    compiler.fails = False
    monkeypatch.setattr(lord_process, "AGAIN", 0.0)
    assert await worker.ask(game, STRONG) == whole_turn(game, ANSWER)
    assert worker.machine_code is None


async def test_hosts_are_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """In /admin health, as long as it is so."""
    compiler, game = Compiler(monkeypatch), game_where_they_differ()
    world.services.context.lords = LordWorker(LordProcess())
    assert (await world.services.health.of(SERVER)).machine_code is None
    await world.services.context.lords.ask(game, STRONG)
    assert (await world.services.health.of(SERVER)).machine_code == "compiling"
    compiler.go.set()
    await world.services.context.lords.ask(game, STRONG)
    assert (await world.services.health.of(SERVER)).machine_code is None
