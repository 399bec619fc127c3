"""Find ours among ids that Discord tells of: it tells of everybody's, in all servers."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial
from itertools import islice
from math import inf
from typing import Final

from cogs.event_retries import until_done

GATHERED: Final = 0.5
"""For how many seconds ids are gathered after some were looked up."""
AT_ONCE: Final = 500
"""Of how many ids it is found out at once whether they are ours."""


class Sieve:
    """Looks up ids that come at the same time together, so that a purge keeps nobody waiting."""

    def __init__(self, ours: Callable[[Mapping[int, int]], Awaitable[Collection[int]]]) -> None:
        self._ours = ours
        self._waiting: dict[int, int] = {}
        self._found: set[int] = set()  # ours, until whoever asked has them
        self._alone = asyncio.Lock()
        self._looked_up = -inf  # when, by time.monotonic

    async def sift(self, server: int, ids: Collection[int]) -> list[int]:
        """Return those of a server's ids that are ours."""
        self._waiting |= dict.fromkeys(ids, server)
        async with self._alone:
            while not self._waiting.keys().isdisjoint(ids):
                await asyncio.sleep(self._looked_up + GATHERED - time.monotonic())
                self._looked_up = time.monotonic()
                some = dict(islice(self._waiting.items(), AT_ONCE))
                self._found |= set(await until_done(partial(self._ours, some)))
                for one in some:
                    self._waiting.pop(one, None)
        mine = self._found.intersection(ids)
        self._found -= mine
        return sorted(mine)
