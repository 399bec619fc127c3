"""Keep the pace of requests whose limits Discord does not announce: edits and direct messages."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from cogs.discord_errors import DirectMessagesHeld

OLD: Final = 3600 - 60
"""The age of a message, in seconds, from which its edits have a limit of their own (code 30046)."""
EDITS: Final = 2.0
"""Seconds between two edits of old messages in a channel: three in six seconds were observed."""
CALLS: Final = 0.2
"""Seconds before a direct message that calls somebody."""
BULK: Final = 1.0
"""Seconds before any other direct message; while somebody is called, none is sent."""
HELD: Final = 60.0
"""Seconds without direct messages after Discord said that they come too fast."""
NEVER: Final = float("-inf")
REMEMBERED: Final = 1_000
"""How many channels are remembered with the time of the last edit."""


class Pace:
    """When the next request may be made; `now` and `sleep` are those of a clock in seconds."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._edited: dict[int, float] = {}
        self._direct = self._held = NEVER

    @asynccontextmanager
    async def edit(self, channel: int, age: float) -> AsyncIterator[None]:
        """Make an edit when all earlier ones in its channel are done; `age` is the message's."""
        async with self._locks.setdefault(channel, asyncio.Lock()):
            if age < OLD:
                yield
                return
            await self._until(self._edited.pop(channel, NEVER) + EDITS)
            try:
                yield
            finally:
                self._edited[channel] = self._now()
                if len(self._edited) > REMEMBERED:
                    del self._edited[next(iter(self._edited))]

    async def direct(self, *, bulk: bool) -> None:
        """Wait until the next direct message may be sent; calls go before `bulk`.

        Raises DirectMessagesHeld for a while after Discord refused one as too fast.
        """
        pause = BULK if bulk else CALLS
        while (left := self._direct + pause - self._now()) > 0:
            await self._sleep(left)
        if self._now() < self._held:
            raise DirectMessagesHeld
        self._direct = self._now()

    def hold_direct(self) -> None:
        """Send no direct message for a while."""
        self._held = self._now() + HELD

    async def _until(self, at: float) -> None:
        left = at - self._now()
        if left > 0:
            await self._sleep(left)
