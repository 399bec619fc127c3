"""Run pure functions in worker processes, so that the event loop never waits for them."""

import asyncio
import ctypes
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any, ClassVar, Protocol, TypeVar

import structlog

Result = TypeVar("Result")

STARTING = 30.0
"""The seconds that workers have to start."""
TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
"""Options of glibc's `mallopt`."""
ENDING = 1.0
"""The seconds that workers have to end by themselves."""
TERMINAL = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGQUIT", "SIGHUP") if hasattr(signal, name)
)
"""The signals of a terminal: of Ctrl-C, of Ctrl-\\, and of its end. Windows has only the first."""
LEFT = 2.0
"""The seconds that the threads of a process have, once it is told to end and all is closed."""


_NONE = "is /dev/shm missing, full or read-only? Pictures are text boards until workers can start"

_log = structlog.get_logger()


class Hung(Exception):  # noqa: N818
    """No worker answered in time: it was stopped, loops, or its machine lacks memory or threads."""


class NoPool(Hung):
    """No worker can be started on this machine: it has no room for what they share with us."""


class Compute(Protocol):
    """Calls a pure function of a module with arguments that can be pickled."""

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Return the function's result; what it raises is raised here."""
        ...


async def inline(function: Callable[..., Result], /, *given: Any) -> Result:
    """Call the function at once, in this process: for tests and tools."""
    return function(*given)


class ProcessPool:
    """Worker processes, started when they are first needed and replaced when one dies.

    `seconds`: how long a call may take. Workers that don't start in time are replaced, too, and
    nothing waits for the start of the next ones. `in_place`: where none can be started at all, a
    thread of this process computes.
    """

    missing: ClassVar[str] = ""
    """Why no worker could be started, when it was tried last; "" if one was."""

    def __init__(self, workers: int = 1, *, seconds: float, in_place: bool = False) -> None:
        self._workers = workers
        self._seconds = seconds
        self._in_place = in_place
        self._pool: Executor | None = None
        self._begun = 0.0
        self._proven = self._failed = False
        self._ended = False

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Call the function in a worker; the first calls also wait while the workers start.

        A worker that dies takes its pool with it: the call is tried once more in a new pool.
        So do the other calls of a pool with a worker that hangs. Raises Hung for the call that
        took too long, and BrokenProcessPool if the new pool breaks, too.
        """
        return await self._call_twice(False, function, *given)

    async def at_once(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Do the same for a person, who does not wait longer while the workers start."""
        return await self._call_twice(True, function, *given)

    async def _call_twice(
        self, urgent: bool, function: Callable[..., Result], *given: Any
    ) -> Result:
        try:
            return await self._call(urgent, function, *given)
        except BrokenProcessPool:
            return await self._call(urgent, function, *given)
        except NoPool:
            if not self._in_place:
                raise
        try:
            call = asyncio.to_thread(function, *given)
            return await asyncio.wait_for(call, self._limit(function))
        except TimeoutError:
            raise Hung("no answer of a thread in time") from None

    async def _call(self, urgent: bool, function: Callable[..., Result], *given: Any) -> Result:
        if self._ended:
            raise Hung("the process ends")
        if self._pool is None:
            self._pool, self._begun = self._made(), time.monotonic()
        pool, limit = self._pool, self._limit(function)
        starting = 0.0 if self._proven else self._begun + STARTING - time.monotonic()
        if not (urgent or self._failed):
            limit = max(limit, starting)
        try:
            call = asyncio.get_running_loop().run_in_executor(pool, function, *given)
        except BrokenProcessPool:
            self._replace(pool)
            raise
        except RuntimeError as error:  # no thread could be started
            self._replace(pool, patience=0)
            raise Hung(str(error)) from error
        try:
            done, _ = await asyncio.wait([call], timeout=limit)
        except asyncio.CancelledError:  # nobody hears any more what becomes of it
            call.cancel()
            raise
        if not done:
            call.cancel()
            if self._proven or time.monotonic() - self._begun >= STARTING:
                self._failed = not self._proven
                self._replace(pool, patience=0)
            raise Hung(f"no answer within {limit:.0f} seconds")
        try:
            if call.cancelled():
                raise BrokenProcessPool("closed before a worker took the call")
            result = await call
        except BrokenProcessPool:
            self._replace(pool)
            raise
        if self._pool is pool:
            self._proven, self._failed = True, False
        return result

    def _limit(self, _function: Callable[..., Any]) -> float:
        """Return how long a call may take."""
        return self._seconds

    def _replace(self, pool: Executor, *, patience: float = ENDING) -> None:
        """Have the next call start another pool, unless another call has done so already."""
        if self._pool is pool:
            self.close(patience=patience)

    def _made(self) -> Executor:
        """Make workers. Raises NoPool, said once in the log."""
        try:
            made = self._new_pool()
        except OSError as error:  # what processes share is in /dev/shm on Linux
            if not ProcessPool.missing:
                _log.error("processes.none", error=str(error), meaning=_NONE)
            ProcessPool.missing = str(error)
            raise NoPool(f"no process can be started: {error}") from error
        ProcessPool.missing = ""
        return made

    def _new_pool(self) -> Executor:
        """Make workers that inherit nothing, so that no lock or socket is shared with them."""
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_begin)

    def close(self, *, patience: float = ENDING) -> None:
        """Stop the workers; a closed pool starts new ones when it is used again.

        Those that don't end within some seconds are killed: the process could not end otherwise.
        """
        pool, self._pool, self._proven = self._pool, None, False
        if pool is None:
            return
        workers = list((getattr(pool, "_processes", None) or {}).values())
        if patience <= 0:
            _kill(workers)
        pool.shutdown(wait=False, cancel_futures=True)
        if patience > 0 and workers:
            _later(patience, _kill, workers)

    def end(self) -> None:
        """Kill the workers for good: all calls raise Hung, those in progress and later ones."""
        self._ended = True
        self.close(patience=0)


def _kill(workers: Iterable[BaseProcess]) -> None:
    """Kill those workers that are still there."""
    for worker in workers:
        with suppress(OSError, ValueError):  # it has ended meanwhile
            if worker.is_alive():
                worker.kill()


def end_anyway() -> int:
    """End this process in some seconds with 0, whatever its threads still wait for; returns 0.

    When all is closed: asyncio waits without a limit for a thread that looks up a host's name.
    """
    _later(LEFT, os._exit, 0)
    return 0


def _later(seconds: float, work: Callable[..., None], *given: Any) -> None:
    """Do something in some seconds, or where no thread can be started for that, at once."""
    timer = threading.Timer(seconds, work, given)
    timer.daemon = True
    try:
        timer.start()
    except RuntimeError:
        work(*given)


def endings() -> tuple[int, ...]:
    """Return the signals that tell this process to end; `nohup` has it ignore one of them."""
    known = (*TERMINAL, signal.SIGTERM)
    return tuple(one for one in known if signal.getsignal(one) is not signal.SIG_IGN)


def give_back_memory() -> None:
    """Have glibc give back what is freed: pieces of pictures would fill many arenas for ever.

    Elsewhere, and with other C libraries, nothing is changed.
    """
    with suppress(OSError, AttributeError):
        set_option = ctypes.CDLL(None).mallopt
        for option, value in ((ARENA_MAX, 1), (MMAP_THRESHOLD, 1 << 16), (TRIM_THRESHOLD, 1 << 17)):
            set_option(option, value)


def _begin() -> None:
    """Make a worker leave with its parent and only with it.

    What a terminal tells its processes reaches workers too, and is the parent's to handle. A parent
    that is killed can't stop its workers, so they watch it; one that can't is of no use.
    """
    give_back_memory()
    for number in TERMINAL:
        signal.signal(number, signal.SIG_IGN)
    try:
        threading.Thread(target=_leave_with_parent, daemon=True).start()
    except RuntimeError:  # there are as many threads as there may be
        os._exit(1)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
