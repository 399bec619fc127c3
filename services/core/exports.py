"""Turns for large files: one is made at a time, and each person waits for one."""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from services.facts import Refused

HOUR = 3600
AN_HOUR = 30
"""How many large files somebody may have made within an hour."""


class Exports:
    """The turns of those who want a large file, which takes seconds of the processor."""

    def __init__(self) -> None:
        self._alone = asyncio.Lock()
        self._waiting: set[int] = set()
        self._made: defaultdict[int, deque[int]] = defaultdict(deque)

    @asynccontextmanager
    async def turn(self, person: int, now: int) -> AsyncIterator[None]:
        """Wait for the turn of a person, or of a server. Refused: export_waits, export_often."""
        if person in self._waiting:
            raise Refused("export_waits")
        made = self._made[person]
        while made and made[0] <= now - HOUR:
            made.popleft()
        if len(made) >= AN_HOUR:
            raise Refused("export_often", {"limit": AN_HOUR})
        made.append(now)
        self._waiting.add(person)
        try:
            async with self._alone:
                yield
        finally:
            self._waiting.discard(person)
