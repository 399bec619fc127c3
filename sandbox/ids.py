"""The sandbox's time and its snowflakes: ids that sort by the moment they were made."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""Discord's epoch, the first millisecond of 2015."""

APPLICATION_ID = 1_100_000_000_000_000_001
"""The bot: its application and its user share this id, as on Discord."""

TICK = 1e-6
"""Seconds by which two readings of a stopped clock differ."""


class Clock:
    """Time in seconds that runs by itself and can be advanced, so that tests need not sleep."""

    def __init__(self, source: Callable[[], float] | None = None) -> None:
        self._source = source or time.time
        self._runs = source is None
        self._ahead = 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Seconds since 1970."""
        return self._source() + self._ahead

    def running(self) -> float:
        """Seconds that pass by themselves even while the clock stands, and by `advance`."""
        return time.monotonic() + self._ahead

    def iso(self) -> str:
        """This moment as Discord writes it."""
        return iso(self.now())

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Call once when that many seconds have passed, by themselves or by `advance`."""
        heapq.heappush(self._due, (self.now() + seconds, next(self._order), call))
        self._wind()

    def advance(self, seconds: float) -> None:
        """Move the time forward and run what has come due."""
        self._ahead += seconds
        self._run_due()

    def stand(self) -> None:
        """Stop the clock, so that only `advance` moves it.

        Each reading is a tick later than the one before, which keeps events in order.
        """
        now, ticks = self._source(), itertools.count(1)
        self._source, self._runs = lambda: now + next(ticks) * TICK, False
        self._wind()

    def _run_due(self) -> None:
        while self._due and self._due[0][0] <= self.now():
            heapq.heappop(self._due)[2]()
        self._wind()

    def _wind(self) -> None:
        """Set the one timer to what is due first."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._due and self._runs:
            wait = max(0.001, self._due[0][0] - self.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._run_due)


class Snowflakes:
    """Makes ids; each is larger than the one before, even while the clock is stopped."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.last = 0

    def next(self) -> int:
        """The next id."""
        now = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self.last = max(self.last + 1, now)
        return self.last


def made_at(snowflake: int) -> float:
    """The moment an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000


def iso(moment: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()
