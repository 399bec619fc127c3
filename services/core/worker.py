"""Long reckoning in a process of its own, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Compute(Protocol):
    """Calls a pure function of a module with what can be pickled, and waits for its result."""

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Return the function's result; what it raises is raised."""
        ...


async def inline(function: Callable[..., Result], /, *given: Any) -> Result:
    """Reckon at once, in this process: for tests and tools."""
    return function(*given)


def _settle() -> None:
    """Make the process leave with its parent and only with it, as those that draw do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Worker:
    """One process, begun when it is needed first; one that dies is begun anew, once a call."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Reckon in the process."""
        pool = self._begun()
        try:
            return await self._reckoned(pool, function, *given)
        except BrokenProcessPool:
            if self._pool is pool:  # nobody else has begun another one
                self.close()
        return await self._reckoned(self._begun(), function, *given)

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_settle)
        return self._pool

    @staticmethod
    async def _reckoned(
        pool: ProcessPoolExecutor, function: Callable[..., Result], *given: Any
    ) -> Result:
        return await asyncio.get_running_loop().run_in_executor(pool, function, *given)

    def close(self) -> None:
        """End the process; it is begun anew when it is needed again."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
