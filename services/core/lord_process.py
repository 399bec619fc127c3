"""The process of computer lords: an answer never waits until their machine code is compiled."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from ai import LevelLord
from ai.preparing import prepare
from processes import Hung, NoPool, ProcessPool
from services.facts.health import MachineCode

SECONDS: Final = 10.0
"""How long a turn may take in the process; then it is killed."""
PREPARING: Final = 300.0
"""How long compiling may take."""
PATIENCE: Final = 4.0
"""How long turns wait for it after it has begun: machine code on disk is there by then."""
AGAIN: Final = 600.0
"""Seconds after which it is tried again where it failed."""

Result = TypeVar("Result")


class LordProcess(ProcessPool):
    """A process that has its machine code made before lords that play games out are asked.

    As long as that takes, they are `Hung`, and the others think in a thread of ours; so they do
    where no process can be started.
    """

    def __init__(self, *, seconds: float = SECONDS, prepare: Callable[[], bool] = prepare) -> None:
        super().__init__(seconds=seconds)
        self._prepare = prepare
        self._preparing: asyncio.Task[object] | None = None
        self._since = 0.0

    @property
    def machine_code(self) -> MachineCode | None:
        """What keeps those from playing that need machine code, if they were asked."""
        if self._preparing is None:
            return None
        if not self._preparing.done():
            return "compiling"
        return "missing" if _has_failed(self._preparing) else None

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Call the function as a pool does, but one that asks a lord when that can play."""
        lord = next((one for one in given if isinstance(one, LevelLord)), None)
        if lord is not None and lord.level.land.playouts and lord.has_numba:
            await self._prepared()
        elif self.machine_code == "compiling":
            return await asyncio.to_thread(function, *given)
        try:
            return await super().__call__(function, *given)
        except NoPool:
            return await asyncio.to_thread(function, *given)

    async def _prepared(self) -> None:
        """Wait a moment for the machine code. Raises Hung: it is not there."""
        now = time.monotonic()
        if self._preparing is None or (self.machine_code and now - self._since > AGAIN):
            self._since = now
            self._preparing = asyncio.create_task(self._ready())
        await asyncio.wait([self._preparing], timeout=max(0.0, self._since + PATIENCE - now))
        if self.machine_code is not None:
            raise Hung(f"machine code is {self.machine_code}")

    async def _ready(self) -> None:
        """Have a worker with machine code: one that has compiled it itself keeps more memory."""
        if await super().__call__(self._prepare):
            super().close()
            await super().__call__(self._prepare)

    def _limit(self, function: Callable[..., Any]) -> float:
        return PREPARING if function is self._prepare else super()._limit(function)

    def close(self, *, patience: float = 1.0) -> None:
        """Stop the worker; the next one needs its machine code again."""
        super().close(patience=patience)
        if self._preparing is not None and self._preparing is not _current_task():
            self._preparing.cancel()
            self._preparing = None


def _has_failed(task: asyncio.Task[object]) -> bool:
    return task.cancelled() or task.exception() is not None


def _current_task() -> asyncio.Task[Any] | None:
    try:
        return asyncio.current_task()
    except RuntimeError:  # the loop has ended
        return None
