"""Keep the pace of requests whose limits Discord does not announce: edits and direct messages."""

import asyncio
import time
from collections import deque
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
"""Seconds between two direct messages."""
BULK: Final = 1.0
"""Seconds between two that call nobody: while others wait to be called, every fifth is such."""
HELD: Final = 60.0
"""Seconds without direct messages after Discord said that they come too fast."""
REFUSED: Final = 60.0
"""Seconds without direct messages to somebody who takes none."""
NEVER: Final = float("-inf")
REMEMBERED: Final = 1_000
"""How many channels are remembered with the time of the last edit, and how many refusals."""


class _Turns:
    """Those who wait for a direct message to be sent; servers take turns, and people in each."""

    def __init__(self) -> None:
        self._servers: dict[int, dict[int, deque[asyncio.Future[None]]]] = {}

    def __bool__(self) -> bool:
        return bool(self._servers)

    def add(self, server: int, user: int) -> asyncio.Future[None]:
        turn = asyncio.get_running_loop().create_future()
        self._servers.setdefault(server, {}).setdefault(user, deque()).append(turn)
        return turn

    def take(self) -> asyncio.Future[None] | None:
        """Return the next one who still waits."""
        while self._servers:
            server = next(iter(self._servers))
            people = self._servers.pop(server)
            user = next(iter(people))
            waiting = people.pop(user)
            turn = waiting.popleft()
            if waiting:
                people[user] = waiting  # behind all others
            if people:
                self._servers[server] = people
            if not turn.done():  # else it was canceled
                return turn
        return None


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
        self._calls, self._bulk = _Turns(), _Turns()
        self._serving: asyncio.Task[None] | None = None
        self._direct = self._direct_bulk = self._held = NEVER
        self._refused: dict[int, tuple[float, Exception]] = {}  # until when, by person

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

    async def direct(self, user: int, server: int, *, bulk: bool) -> None:
        """Wait until a direct message may be sent: calls go before `bulk`, servers take turns.

        Raises DirectMessagesHeld for a while after Discord refused one as too fast, and again what
        refused a message to the same person a moment ago.
        """
        until, refusal = self._refused.get(user, (NEVER, None))
        if refusal is not None and self._now() < until:
            raise refusal.with_traceback(None)
        if self._now() >= self._held:
            turn = (self._bulk if bulk else self._calls).add(server, user)
            if self._serving is None or self._serving.done():
                self._serving = asyncio.create_task(self._serve(), name="direct_messages")
            await turn
        if self._now() < self._held:
            raise DirectMessagesHeld

    async def _serve(self) -> None:
        """Let one after the other send a direct message, until nobody waits."""
        while self._calls or self._bulk:
            await self._until(self._direct + CALLS)
            now, due = self._now(), self._direct_bulk + BULK
            turn = self._bulk.take() if now >= due else None
            if turn is not None:
                self._direct_bulk = now
            else:
                turn = self._calls.take()
            if turn is not None:
                self._direct = now
                turn.set_result(None)
            elif self._bulk:
                await self._until(min(due, now + CALLS))  # somebody may be called meanwhile

    def hold_direct(self) -> None:
        """Send no direct message for a while."""
        self._held = self._now() + HELD

    def refuse_direct(self, user: int, error: Exception) -> None:
        """Send no direct message to a person for a while, as they take none."""
        self._refused.pop(user, None)
        self._refused[user] = self._now() + REFUSED, error
        if len(self._refused) > REMEMBERED:
            del self._refused[next(iter(self._refused))]

    async def _until(self, at: float) -> None:
        left = at - self._now()
        if left > 0:
            await self._sleep(left)
