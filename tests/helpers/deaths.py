"""A process that dies in every transaction of what happens to a cup."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from unittest.mock import patch

from services.core.context import ServiceContext
from services.core.transaction import Transaction
from store import tournaments
from tests.helpers.tournaments import TournamentWorld

AFTER = 2
"""The time at which a process dies after a transaction; the first time it dies within it."""


class Killed(BaseException):
    """The process is dead."""


class Deaths:
    """Kills the process in each transaction of the jobs once, and once more right after it.

    A transaction is known by how many events the tournament has and its number in its process.
    """

    def __init__(self, world: TournamentWorld, tournament: int) -> None:
        self.count = 0
        self._world = world
        self._cup = tournament
        self._seen: Counter[tuple[int, int]] = Counter()
        self._writes = 0
        self._write = ServiceContext.write

    async def to(self, at: int) -> None:
        """Let time pass until then; whoever dies meanwhile begins again."""
        while not await self.survives(lambda: self._world.to(at)):
            continue

    async def survives(self, act: Callable[[], Awaitable[object]]) -> bool:
        """Do something in a process that may die of it; False: it has, and a new one begins."""
        self._writes = 0
        try:
            with patch.object(ServiceContext, "write", self._dying):
                await act()
        except Killed:
            self.count += 1
            await self._world.restart()
            return False
        return True

    @asynccontextmanager
    async def _dying(self) -> AsyncIterator[Transaction]:
        context = self._world.services.context
        self._writes += 1
        async with context.read() as connection:
            events = len(await tournaments.events(connection, self._cup))
        self._seen[events, self._writes] += 1
        time = self._seen[events, self._writes]
        async with self._write(context) as tx:
            yield tx
            if time == 1:
                raise Killed
        if time == AFTER:
            raise Killed
