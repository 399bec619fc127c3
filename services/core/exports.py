"""Turns for files: one archive and one smaller file at a time, and each person waits for one."""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from services.facts import Refused

HOUR = 3600
AN_HOUR = 30
"""How many files somebody may have made within an hour."""


class Exports:
    """The turns of those who want a file: an archive takes many seconds of the processor."""

    def __init__(self) -> None:
        self._archives, self._small = asyncio.Lock(), asyncio.Lock()
        self._waiting: set[int] = set()
        self._made: defaultdict[int, deque[int]] = defaultdict(deque)

    @asynccontextmanager
    async def turn(self, person: int, now: int, *, archive: bool = False) -> AsyncIterator[None]:
        """Wait for the turn of a person, or of a server; only archives wait for archives.

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
            async with self._archives if archive else self._small:
                yield
        finally:
            self._waiting.discard(person)
