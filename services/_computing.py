"""Long reckoning in a process of its own, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
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


class Worker:
    """One process, begun when it is needed first; one that dies is begun anew, once a call."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Reckon in the worker."""
        try:
            return await self._reckoned(function, *given)
        except BrokenProcessPool:
            self._pool = None
            return await self._reckoned(function, *given)

    async def _reckoned(self, function: Callable[..., Result], *given: Any) -> Result:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        return await asyncio.get_running_loop().run_in_executor(self._pool, function, *given)

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
