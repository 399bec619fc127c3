"""Connect those shards that the leases of this process name, and leave the others to others.

discord.py launches its shards once, at the start. Here each begins and ends for itself, on the
client that runs: the others go on meanwhile.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

import discord
import structlog
from discord.gateway import DiscordWebSocket

from cogs.app import App
from cogs.event_retries import until_done
from services.core.leases import Leases
from services.facts import NoRoom, Refused
from services.operations.fleet_outages import FleetOutages
from store import Busy, Full, Gone

_log = structlog.get_logger()

CLOSING: Final = 5.0
"""The seconds that a connection may take to close."""
IDENTIFY: Final = 5.0
"""The seconds before a connection begins that could not wait for its turn."""


class Client(Protocol):
    """What it needs of the client that connects the shards."""

    app: App
    lost: dict[int, int]

    @property
    def shards(self) -> Mapping[int, object]:
        """The shards that have begun to connect."""

    def forget_shard(self, shard: int) -> None:
        """Forget the servers of a shard."""

    async def fetch_session_start_limits(self) -> discord.SessionStartLimits:
        """Ask Discord how many shards may begin together."""

    async def launch_shard(self, gateway: Any, shard_id: int) -> None:
        """Connect a shard."""


class Fleet:
    """The shards of a client whose process is one of several."""

    def __init__(self, client: Client, leases: Leases, outages: FleetOutages) -> None:
        self.leases = leases
        self._client = client
        self._outages = outages
        self._joining: dict[int, asyncio.Task[None]] = {}
        self._together = 1
        outages.lost = lambda: client.lost

    def has(self, shard: int) -> bool:
        """Whether a shard is connected here, or is about to be."""
        return shard in self._joining

    def counts(self) -> tuple[int, int]:
        """Return how many shards are connected, and how many this process has."""
        kept = self.leases.kept
        return sum(
            one in self._client.shards and one not in self._client.lost for one in kept
        ), len(kept)

    async def follow(self) -> None:
        """Connect and leave shards as the leases change, forever."""
        limits = await self._client.fetch_session_start_limits()
        self._together = max(1, limits.max_concurrency)
        while True:
            self.leases.changed.clear()
            try:
                await self._follow()
            except (Busy, Full, Gone) as error:
                _log.warning("fleet.again", error=repr(error))
                self.leases.changed.set()
                await asyncio.sleep(1)
            await self.leases.changed.wait()

    async def _follow(self) -> None:
        wanted = self.leases.assigned
        await asyncio.gather(*(self._leave(shard) for shard in set(self._joining) - wanted))
        if surplus := self.leases.surplus:
            await self.leases.free(surplus)
        for shard in sorted(wanted - set(self._joining)):
            joining = self._join(shard)
            self._joining[shard] = asyncio.create_task(joining, name=f"shard-{shard}")

    async def _join(self, shard: int) -> None:
        """Begin with a shard; what waits for it goes on once it is connected."""
        client = self._client
        client.lost[shard] = client.app.clock.now()
        await until_done(client.app.services.absent_servers.begin)
        await until_done(partial(self._outages.take, shard))
        await client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def _leave(self, shard: int) -> None:
        """End with a shard: another process has it, or will have it."""
        joining = self._joining.pop(shard)
        self._outages.drop(shard)
        joining.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await joining
        known: dict[int, Any] = self._client._AutoShardedClient__shards  # type: ignore[attr-defined]
        parent = known.pop(shard, None)
        if parent is not None:
            # It may be connecting anew just now, and would then go on.
            parent.launch = lambda: asyncio.ensure_future(parent.close())
            with suppress(Exception):
                await asyncio.wait_for(parent.close(), CLOSING)
        self._client.forget_shard(shard)
        _log.info("fleet.left", shard=shard)

    async def turn(self, shard: int) -> None:
        """Wait until a shard may begin a session: Discord takes one in five seconds of all."""
        try:
            pause = await self.leases.turn(shard, self._together)
        except (Busy, Full, Gone, Refused, NoRoom):
            pause = IDENTIFY
        await asyncio.sleep(pause)

    async def end(self) -> None:
        """Leave everything to the others at once: this process stops."""
        for shard in set(self._joining):
            self._joining.pop(shard).cancel()
            self._outages.drop(shard)
        with suppress(Busy, Full, Gone):
            await self.leases.end()


def make(client: Client) -> Fleet | None:
    """Return the fleet of a client; None if its process is the only one, or has its own shards."""
    services = client.app.services
    leases, outages = services.context.leases, services.outages
    if leases is None or not isinstance(outages, FleetOutages):
        return None
    return Fleet(client, leases, outages)
