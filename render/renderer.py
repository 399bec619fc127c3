"""Drawing in worker processes, never on the event loop, and a cache of what was drawn."""

import asyncio
import traceback
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from types import TracebackType
from typing import TypeAlias, TypeVar

from processes import Hung, ProcessPool
from render.canvas.colors import Theme
from render.lanes import PATIENCE, Crowded, Lanes, lane_of
from render.pictures import draw
from render.requests import Request
from render.warm import warm_step
from render.words.undrawn import named, undrawn

Key: TypeAlias = tuple[Request, Theme]
Made = TypeVar("Made")

NAMES_KEPT = 256
"""Of so many pictures it is kept which of their names no font can draw."""
CACHE_BYTES = 4_000_000
"""The most bytes of pictures that are kept, some fifty; the views they show take as many again."""
WORKERS = 2
SMALL_CACHE_BYTES = 1_000_000
"""The same on a small machine, where a single worker draws."""
SECONDS = 5.0
"""How long a picture may take to be drawn; then its worker counts as hung, and is replaced."""

FAILURES = (BrokenProcessPool, Hung, MemoryError, OSError)
"""What happens to workers on a machine that lacks memory, files or processes."""

AFTER_LATIN = "\u0250"
"""The first character after the Latin letters."""


class RenderError(RuntimeError):
    """A picture could not be drawn: workers died, hung or lacked memory, or the code is wrong."""


class Renderer:
    """Draws requests in a pool of processes; equal requests are drawn once."""

    def __init__(
        self,
        workers: int = WORKERS,
        *,
        cache_bytes: int = CACHE_BYTES,
        patience: float = PATIENCE,
        seconds: float = SECONDS,
    ) -> None:
        self.processes = ProcessPool(workers, seconds=seconds)
        self.lanes = Lanes(workers, patience)
        self._workers = workers
        self._limit = cache_bytes
        self._size = 0
        self._cache: OrderedDict[Key, bytes] = OrderedDict()
        self._running: dict[Key, asyncio.Task[bytes]] = {}
        self._missing: dict[frozenset[str], frozenset[str]] = {}

    @classmethod
    def of(cls, *, small: bool) -> "Renderer":
        """Make the usual renderer, or one that needs little memory and draws one by one."""
        return cls(1, cache_bytes=SMALL_CACHE_BYTES) if small else cls()

    async def __aenter__(self) -> "Renderer":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    async def draw(self, request: Request, *, theme: Theme = "dark", who: int = 0) -> bytes:
        """Return the picture as PNG; a picture that is being drawn is waited for.

        `who` waits for it, 0 for the bot itself, which always waits. Raises RenderError, Crowded.
        """
        key = (request, theme)
        while True:
            if key in self._cache:
                self._cache.move_to_end(key)
                return self._cache[key]
            task = self._running.get(key)
            if task is None:
                task = asyncio.create_task(self._make(key, who))
                self._running[key] = task
                task.add_done_callback(lambda _: self._running.pop(key, None))
            try:
                return await asyncio.shield(task)
            except Crowded:
                if who:
                    raise  # else somebody else was waiting for the same

    async def undrawn(self, request: Request, *, who: int = 0) -> tuple[tuple[str, str], ...]:
        """Return the names that a picture can't show, as `render.undrawn` does.

        Fonts are asked by drawing letters, so a worker does it, unless all are Latin letters, of
        which there are few. Raises RenderError, Crowded.
        """
        names = frozenset(named(request))
        if all(max(name, default="") < AFTER_LATIN for name in names):
            return undrawn(request)
        found = self._missing.get(names)
        if found is None:
            pairs = await self._work(partial(undrawn, request), request, who)
            if len(self._missing) >= NAMES_KEPT:
                del self._missing[next(iter(self._missing))]
            found = self._missing[names] = frozenset(name for _, name in pairs)
        return undrawn(request, found)

    async def warm(self) -> None:
        """Start the workers and let each draw the usual pieces, so that first pictures are fast.

        This takes some seconds, which nothing has to wait for: make it a task of its own.
        Requests that come meanwhile take their turn between the steps.
        """
        try:
            while await self._warm_step():
                pass
        except Exception:  # whatever it is, it is told when a picture is asked for
            return

    async def _warm_step(self) -> bool:
        """Do one step in each worker; returns whether any had something left to draw."""
        steps = [self.processes(warm_step) for _ in range(self._workers)]
        return any(await asyncio.gather(*steps))

    def close(self) -> None:
        """Stop the workers; a closed renderer starts new ones when it is used again."""
        self.processes.close()

    async def _make(self, key: Key, who: int) -> bytes:
        request, theme = key
        png = await self._work(partial(draw, request, theme=theme), request, who)
        self._keep(key, png)
        return png

    async def _work(self, task: Callable[[], Made], request: Request, who: int) -> Made:
        """Have a worker do something for a picture, once there is a place in its lane."""
        try:
            async with self.lanes.place(lane_of(request), who):
                return await (self.processes.at_once if who else self.processes)(task)
        except Crowded:
            raise
        except FAILURES as error:
            raise RenderError(f"no worker could draw {type(request).__name__}") from error
        except Exception as error:  # a fault of the drawing code: words say the same
            raise RenderError(f"{type(request).__name__}, {_place(error)}") from error

    def _keep(self, key: Key, png: bytes) -> None:
        self._cache[key] = png
        self._size += len(png)
        while self._size > self._limit and self._cache:
            _, old = self._cache.popitem(last=False)
            self._size -= len(old)


def _place(error: Exception) -> str:
    """Name an error, and where in the drawing code it was raised."""
    lines = "".join(traceback.format_exception(error.__cause__ or error)).splitlines()
    places = [line.strip() for line in lines if line.lstrip().startswith("File ")]
    return ", ".join([type(error).__name__, *places[-1:]])
