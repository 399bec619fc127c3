"""Run pure functions in worker processes, so that the event loop never waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Compute(Protocol):
    """Calls a pure function of a module with arguments that can be pickled."""

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Return the function's result; what it raises is raised here."""
        ...


async def inline(function: Callable[..., Result], /, *given: Any) -> Result:
    """Call the function at once, in this process: for tests and tools."""
    return function(*given)


class ProcessPool:
    """Worker processes, started when they are first needed and replaced when one dies."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: Executor | None = None

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Call the function in a worker.

        A worker that dies takes its pool with it: the call is tried once more in a new pool.
        Raises BrokenProcessPool if that one breaks, too.
        """
        try:
            return await self._call(function, *given)
        except BrokenProcessPool:
            return await self._call(function, *given)

    async def _call(self, function: Callable[..., Result], *given: Any) -> Result:
        if self._pool is None:
            self._pool = self._new_pool()
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *given)
        except BrokenProcessPool:
            if self._pool is pool:  # no other call has replaced it already
                self.close()
            raise

    def _new_pool(self) -> Executor:
        """Make workers that inherit nothing, so that no lock or socket is shared with them."""
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin)

    def close(self) -> None:
        """Stop the workers; a closed pool starts new ones when it is used again."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """Make a worker leave with its parent and only with it.

    An interrupt at the terminal reaches workers too, and is the parent's to handle. A parent that
    is killed can't stop its workers, so they watch it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
