"""Time comes from here and nowhere else, so that no test has to sleep."""

import asyncio
import time
from typing import Protocol

NAP = 30
"""The most seconds that are slept without a look at the clock of the machine."""


class Clock(Protocol):
    """What the bot needs of time: UTC epoch seconds, and waiting for a moment."""

    def now(self) -> int:
        """Return the present second of UTC since the epoch."""
        ...

    def exact(self) -> float:
        """Return the same with its fraction."""
        ...

    def passed(self) -> int:
        """Return seconds since some moment: they go on even where `now()` is set back."""
        ...

    async def wait(self, until: int) -> None:
        """Return once `now()` has reached `until`, or as much time has passed as was left."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        """Return the present second of UTC since the epoch."""
        return int(time.time())

    def exact(self) -> float:
        """Return the same with its fraction."""
        return time.time()

    def passed(self) -> int:
        """Return seconds since some moment: they go on even where `now()` is set back."""
        return int(time.monotonic())

    async def wait(self, until: int) -> None:
        """Sleep until `until`, in naps: the wall clock may be set back, and right again.

        Never longer than it seemed: it may have been wrong before it was set back.
        """
        ends = time.monotonic() + until - time.time()
        while (left := min(until - time.time(), ends - time.monotonic())) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left, NAP))
