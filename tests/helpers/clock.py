"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio

START = 1_800_000_000


class ManualClock:
    """Time as a test wants it: `advance` moves it and wakes who waited for that moment."""

    def __init__(self, start: int = START) -> None:
        self._now = self._passed = start
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        """Return the second at which the clock stands."""
        return self._now

    def exact(self) -> float:
        """Return the same; nothing here needs fractions."""
        return float(self._now)

    def passed(self) -> int:
        """Return seconds that never go back."""
        return self._passed

    async def wait(self, until: int) -> None:
        """Return once the clock has been moved to `until`."""
        if until <= self._now:
            return
        sleeper = asyncio.get_running_loop().create_future()
        self._sleepers.append((until, sleeper))
        try:
            await sleeper
        finally:
            self._sleepers = [one for one in self._sleepers if one[1] is not sleeper]

    async def asleep(self, count: int) -> None:
        """Return once so many wait, however long what they do takes."""
        async with asyncio.timeout(20):
            while len(self._sleepers) < count:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.005)

    def advance(self, seconds: int) -> None:
        """Move the clock on."""
        self.move(seconds)
        self.wake()

    def move(self, seconds: int) -> None:
        """Move the clock on; `wake` then wakes who waited for that."""
        self._now += seconds
        self._passed += max(0, seconds)

    def set_right(self, seconds: int) -> None:
        """Have it jump: no time passes."""
        self._now += seconds
        self.wake()

    def wake(self) -> None:
        """Wake who waited for a moment that has come."""
        for until, sleeper in self._sleepers:
            if until <= self._now and not sleeper.done():
                sleeper.set_result(None)
