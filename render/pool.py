"""Drawing in worker processes, never on the event loop, and a cache of what was drawn."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from types import TracebackType
from typing import TypeAlias

from render.draw import draw
from render.requests import Request, Theme
from render.warm import warm_step

Key: TypeAlias = tuple[Request, Theme]

CACHE_BYTES = 48_000_000
WORKERS = 2


def _settle() -> None:
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


class RenderError(RuntimeError):
    """A picture could not be drawn: the workers died twice over it."""


class Renderer:
    """Draws requests in a pool of processes; equal requests are drawn once.

    A worker that dies takes its pool with it: a new one is made and the picture tried once more.
    """

    def __init__(self, workers: int = WORKERS, *, cache_bytes: int = CACHE_BYTES) -> None:
        self._workers = workers
        self._limit = cache_bytes
        self._size = 0
        self._cache: OrderedDict[Key, bytes] = OrderedDict()
        self._running: dict[Key, asyncio.Task[bytes]] = {}
        self._pool: Executor | None = None

    async def __aenter__(self) -> Renderer:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    async def draw(self, request: Request, *, theme: Theme = "dark", language: str = "en") -> bytes:
        """Return the picture as PNG; what is already being drawn is waited for, not drawn twice.

        `language` is taken so that callers need not know that pictures hold no words of their own.
        """
        del language
        key = (request, theme)
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        task = self._running.get(key)
        if task is None:
            task = asyncio.create_task(self._make(key))
            self._running[key] = task
            task.add_done_callback(lambda _: self._running.pop(key, None))
        return await asyncio.shield(task)

    async def warm(self) -> None:
        """Start the workers and let each draw the usual pieces, so that first pictures are fast.

        This takes some seconds, which nothing has to wait for: make it a task of its own.
        Requests that come meanwhile take their turn between the steps.
        """
        pool = self._get_pool()
        try:
            while await self._warm_step(pool):
                pass
        except BrokenProcessPool:
            self._forget(pool)

    async def _warm_step(self, pool: Executor) -> bool:
        """One step for each worker; tells whether any had something left to draw."""
        loop = asyncio.get_running_loop()
        steps = [loop.run_in_executor(pool, warm_step) for _ in range(self._workers)]
        return any(await asyncio.gather(*steps))

    def close(self) -> None:
        """Stop the workers; a closed renderer starts new ones when it is used again."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _get_pool(self) -> Executor:
        if self._pool is None:
            self._pool = self._new_pool()
        return self._pool

    def _new_pool(self) -> Executor:
        """Make workers that inherit nothing, so that no lock or socket is shared with them."""
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_settle)

    async def _make(self, key: Key) -> bytes:
        for _ in range(2):
            pool = self._get_pool()
            job = partial(draw, key[0], theme=key[1])
            try:
                png = await asyncio.get_running_loop().run_in_executor(pool, job)
            except BrokenProcessPool:
                self._forget(pool)
                continue
            self._keep(key, png)
            return png
        raise RenderError(f"no worker could draw {type(key[0]).__name__}")

    def _forget(self, pool: Executor) -> None:
        """Drop a broken pool, unless another picture has replaced it already."""
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False)

    def _keep(self, key: Key, png: bytes) -> None:
        self._cache[key] = png
        self._size += len(png)
        while self._size > self._limit and self._cache:
            _, old = self._cache.popitem(last=False)
            self._size -= len(old)
