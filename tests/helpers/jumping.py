"""An event loop whose time jumps: what waits for hours is tested in a moment."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any


class _Selector(selectors.DefaultSelector):
    """Waits for nothing: the time that would be waited for is over at once."""

    loop: Jumping

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "somebody waits for ever"
        self.loop.now += timeout
        return super().select(0)


class Jumping(asyncio.SelectorEventLoop):
    """A loop whose clock stands while there is something to do, and jumps to what comes next."""

    def __init__(self) -> None:
        self.now = 0.0
        selector = _Selector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


async def passed(loop: Jumping, seconds: float) -> None:
    """Wait until so much of the loop's time has passed."""
    over = loop.create_future()
    loop.call_later(seconds, over.set_result, None)
    await over


def run(work: Callable[[Jumping], Coroutine[Any, Any, None]]) -> None:
    loop = Jumping()
    try:
        loop.run_until_complete(work(loop))
    finally:
        loop.close()
