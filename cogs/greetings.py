"""Close a connection of the gateway on which Discord answers heartbeats, but tells nothing."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import discord
import structlog

from cogs import discord_errors

_log = structlog.get_logger()

GREETINGS: Final = ("shard_connect", "shard_resumed")
"""discord.py's events for READY and RESUMED, with which Discord answers who has connected."""
PATIENCE: Final = (60.0, 60.0, 60.0, 60.0, 60.0, 120.0)
"""The seconds that an answer may take, at each try; Discord allows 1,000 tries a day."""
LOOKS: Final = 12
"""How often one looks within this time."""
NORMAL: Final = 1000
"""The code that ends a session: the next connection begins another."""


class Greetings:
    """Which connections Discord has answered with READY or RESUMED; the others are replaced."""

    def __init__(self, shards: Callable[[], Mapping[int, discord.ShardInfo]]) -> None:
        self._shards = shards
        self._greeted: dict[int, Any] = {}  # the connection of each shard that was answered last
        self._begun: dict[int, tuple[Any, float]] = {}  # those that wait, and since when
        self._failed: dict[int, int] = {}  # how often in a row none was answered in time

    def heard(self, event: str, given: Iterable[Any]) -> None:
        """Note an event of discord.py, if it is such an answer."""
        if event in GREETINGS:
            (number,) = given
            self._failed.pop(number, None)
            shard = self._shards().get(number)
            self._greeted[number] = None if shard is None else shard._parent.ws

    async def watch(self) -> None:
        """Close the connections that are not answered in time, forever."""
        while True:
            for number, shard in self._shards().items():
                await self._look(number, shard._parent.ws)
            await asyncio.sleep(PATIENCE[0] / LOOKS)

    async def _look(self, number: int, socket: Any) -> None:
        now, failed = asyncio.get_running_loop().time(), self._failed.get(number, 0)
        if socket is self._greeted.get(number):
            self._begun.pop(number, None)
            return
        known, since = self._begun.get(number, (None, now))
        self._begun[number] = socket, since if socket is known else now
        patience = PATIENCE[min(failed, len(PATIENCE) - 1)]
        if socket is not known or now - since < patience or not socket.open:
            return
        _log.warning("client.unanswered", shard=number, seconds=round(now - since))
        self._failed[number] = failed + 1
        try:
            await socket.close(NORMAL)  # discord.py then connects anew
        except discord_errors.TROUBLE as error:
            _log.warning("client.not_closed", shard=number, error=repr(error))
