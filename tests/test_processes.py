"""Worker processes: they start when they are needed, and again when one has died."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from structlog.testing import capture_logs

from processes import Hung, NoPool, ProcessPool, inline


def doubled(number: int) -> tuple[int, int]:
    """Return twice a number, and the process that computed it."""
    return 2 * number, os.getpid()


def failed() -> None:
    """Raise what a defect would."""
    raise LookupError("a defect")


async def test_where_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """As without /dev/shm: said once; who may wait for it has a thread compute it."""

    def none(*_: object, **__: object) -> Executor:
        raise OSError(30, "Read-only file system")

    with monkeypatch.context() as broken, capture_logs() as logs:
        broken.setattr("processes.ProcessPoolExecutor", none)
        worker, other = ProcessPool(seconds=5), ProcessPool(seconds=5, in_place=True)
        for _ in range(3):
            with pytest.raises(NoPool, match=r"no process can be started: .*Read-only"):
                await worker(doubled, 4)
            assert await other(doubled, 4) == (8, os.getpid())
        with pytest.raises(LookupError):
            await other(failed)
        assert ProcessPool.missing
    assert [line["event"] for line in logs] == ["processes.none"]
    assert (await other(doubled, 4))[1] != os.getpid()
    assert not ProcessPool.missing
    other.close()


async def test_inline_calls_the_function_here() -> None:
    """For tests and tools."""
    assert await inline(doubled, 4) == (8, os.getpid())


@pytest.mark.full
async def test_a_process_that_dies_is_replaced_for_all_who_wait() -> None:
    """What it raises is raised here, and costs it nothing."""
    worker = ProcessPool(seconds=60)
    try:
        twice, process = await worker(doubled, 4)
        assert twice == 8
        assert process != os.getpid()
        with pytest.raises(LookupError):
            await worker(failed)
        os.kill(process, signal.SIGKILL)
        found = await asyncio.gather(worker(doubled, 1), worker(doubled, 2), worker(doubled, 3))
        assert [number for number, _ in found] == [2, 4, 6]
        assert len({another for _, another in found} - {process}) == 1
    finally:
        worker.close()
    assert (await worker(doubled, 5))[0] == 10
    worker.close()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no processes can be stopped here")
async def test_a_process_that_hangs_is_replaced_for_all_who_wait() -> None:
    """Who asked it is told in time; what others asked is computed by another."""
    worker = ProcessPool(seconds=0.5)
    try:
        _, process = await worker(doubled, 4)
        os.kill(process, signal.SIGSTOP)
        began = time.monotonic()
        with pytest.raises(Hung):
            await worker(doubled, 1)
        assert time.monotonic() - began < 5
        found, another = await worker(doubled, 2)
        assert found == 4
        assert another != process
    finally:
        worker.close()


class Deaf(Executor):
    """Workers that never start."""

    def submit(self, _fn: Callable[..., Any], /, *_args: Any, **_kwargs: Any) -> Future[Any]:
        return Future()


async def test_workers_that_never_start_are_waited_for_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """People are not kept waiting for their start at all, nor anybody for that of the next ones."""
    monkeypatch.setattr("processes.STARTING", 3.0)
    pool, made = ProcessPool(seconds=0.01), list[Deaf]()

    def begun() -> Deaf:
        made.append(Deaf())
        return made[-1]

    monkeypatch.setattr(pool, "_new_pool", begun)

    async def waits(ask: Callable[..., Any]) -> float:
        began = time.monotonic()
        with pytest.raises(Hung):
            await ask(doubled, 1)
        return time.monotonic() - began

    assert await waits(pool.at_once) < 2
    assert len(made) == 1
    assert await waits(pool) > 0.5
    assert await waits(pool) < 2
    assert len(made) == 2


async def test_who_stopped_waiting_hears_of_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the bot ends while its workers draw: the log would say that it failed."""
    pool, said = ProcessPool(seconds=60), list[object]()
    given: list[Future[Any]] = [Future()]
    given[0].set_running_or_notify_cancel()
    monkeypatch.setattr(Deaf, "submit", lambda *_: given[0])
    monkeypatch.setattr(pool, "_new_pool", Deaf)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: said.append(context))
    call = asyncio.create_task(pool(doubled, 1))
    await asyncio.sleep(0)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    given[0].set_exception(BrokenProcessPool("ended"))
    await asyncio.sleep(0.01)
    given.clear()
    del call
    pool.close()
    monkeypatch.undo()
    gc.collect()
    assert not said


class Spent(Deaf):
    """Workers for which no thread can be started."""

    def submit(self, _fn: Callable[..., Any], /, *_args: Any, **_kwargs: Any) -> Future[Any]:
        raise RuntimeError("can't start new thread")


async def test_where_no_thread_can_be_started_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails is what fails with a worker that hangs; the next call begins anew."""
    pool, made = ProcessPool(seconds=60), list[Spent]()

    def begun() -> Spent:
        made.append(Spent())
        return made[-1]

    monkeypatch.setattr(pool, "_new_pool", begun)
    for number in (1, 2):
        with pytest.raises(Hung, match="thread"):
            await pool(doubled, 1)
        assert len(made) == number


ALONE = """
import threading, processes
def start(self):
    raise RuntimeError("can't start new thread")
threading.Thread.start = start
processes._begin()
"""


def test_a_worker_that_can_not_watch_its_parent_ends_without_a_word() -> None:
    """It would stay when that is killed; a traceback for each picture would fill the log."""
    done = subprocess.run(
        [sys.executable, "-c", ALONE], timeout=60, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (1, b"")


HANGS = """
import asyncio, os, signal
from processes import ProcessPool
from tests.test_processes import doubled

async def main():
    pool = ProcessPool(seconds=60)
    _, process = await pool(doubled, 1)
    os.kill(process, signal.SIGSTOP)
    asyncio.ensure_future(pool(doubled, 2))
    await asyncio.sleep(0)
    pool.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no processes can be stopped here")
def test_a_process_ends_although_its_worker_hangs() -> None:
    """Within a second or two: what does not end by itself is killed."""
    done = subprocess.run(
        [sys.executable, "-c", HANGS], timeout=60, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
