"""The outbox: what is to be said, in order, exactly once."""

from __future__ import annotations

from collections.abc import Callable

from services._house import House
from services.facts import News, Posted, TableFact


class Outbox:
    """What the courier reads and reports back.

    For each news: `due` → `begin` → post → `done`, or `failed`. A news that is `doubtful` was
    begun before and its outcome is unknown: look for it among our latest messages first.
    """

    def __init__(self, house: House) -> None:
        self._house = house

    async def due(
        self, limit: int = 50, owns: Callable[[int], bool] | None = None
    ) -> tuple[News, ...]:
        """Return what can be said now: the head of each table's line, and tidying."""
        raise NotImplementedError

    async def wait(self, seconds: float) -> None:
        """Return when something was added, or after `seconds`."""
        raise NotImplementedError

    async def begin(self, news: News) -> bool:
        """Note that a try begins; False where the news is no longer to be said."""
        raise NotImplementedError

    async def thread_made(self, table: TableFact, thread: int | None) -> None:
        """Note the thread of a table (None: none could be made, the channel is used)."""
        raise NotImplementedError

    async def done(self, news: News, posted: Posted | None = None) -> None:
        """Note that it is said, and where; what it makes old is to be tidied next."""
        raise NotImplementedError

    async def failed(self, news: News, code: str, *, known: bool) -> int:
        """Note a failed try; `known`: it surely was not posted. Returns when it is due again.

        It holds back its own table, no other. Tidying is given up after some tries.
        """
        raise NotImplementedError

    async def waiting(self) -> tuple[News, ...]:
        """Return the news that failed at least once and still wait."""
        raise NotImplementedError

    async def message_gone(self, table: TableFact, message: int) -> None:
        """Note that one of our messages was deleted by others."""
        raise NotImplementedError
