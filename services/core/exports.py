"""Turns for files: one of each lane at a time, and each person waits for one."""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from services.facts import Refused

HOUR = 3600
Lane = Literal["own", "event", "archive"]
"""What waits for one another: data of one's own, files of an event, archives of many games."""
AN_HOUR = 30
"""How many files somebody may have made within an hour."""


class Exports:
    """The turns of those who want a file: an archive takes many seconds of the processor."""

    def __init__(self) -> None:
        self._lanes: defaultdict[Lane, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting: set[int] = set()
        self._made: defaultdict[int, deque[int]] = defaultdict(deque)

    @asynccontextmanager
    async def turn(self, person: int, now: int, lane: Lane = "own") -> AsyncIterator[None]:
        """Wait for the turn of a person, or of a server, in a lane.

        Refused: export_waits, export_often.
        """
        if person in self._waiting:
            raise Refused("export_waits")
        for one, times in list(self._made.items()):
            while times and times[0] <= now - HOUR:
                times.popleft()
            if not times:
                del self._made[one]
        made = self._made[person]
        if len(made) >= AN_HOUR:
            raise Refused("export_often", {"limit": AN_HOUR})
        made.append(now)
        self._waiting.add(person)
        try:
            async with self._lanes[lane]:
                yield
        finally:
            self._waiting.discard(person)
