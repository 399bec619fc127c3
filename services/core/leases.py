"""The leases of this process: which shards of the bot it has now, among processes like it.

A process of a fleet renews its leases every 10 seconds, and has lost them after 30. What it knows
ends a little before the database says so: it counts from before it asked. So one that was stopped,
or can't reach the database, has nothing before others take it.
"""

import asyncio
import os
import secrets
import socket
import time
from collections.abc import Callable, Collection

import structlog

from services.core.shards import SHARD_SHIFT
from store import Connection, Store, Unusable, leases
from store.rows import LeaseRow, ProcessRow

_log = structlog.get_logger()

RENEW = 10.0
"""The seconds between two renewals."""
LOSE = 30.0
"""The seconds after which a lease that was not renewed is lost."""
WANTING = 1.0
"""The seconds between two looks at what is free, while there is less than the process's part."""
IDENTIFY = 5500
"""The milliseconds between two new connections: Discord takes one in five seconds."""


class NotOurs(Exception):  # noqa: N818
    """Another process has the server's shard, or nobody: nothing was changed."""


class Leases:
    """The shards that this process has, out of `of`."""

    def __init__(
        self, store: Store, of: int, version: str, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        """Raises Unusable where there is no server of databases."""
        leases.refuse_file(store)
        name = f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(2)}"
        self.process = ProcessRow(name, of, version[:40], 0, 0)
        self.of = of
        self._store = store
        self._seconds = seconds
        self._held: frozenset[int] = frozenset()
        self._surplus: frozenset[int] = frozenset()
        self._fair = 0
        self._until = 0.0
        self._patient = 0.0  # until when others are given time to take their own again
        self._alone = asyncio.Lock()
        self._ended = False
        self.changed = asyncio.Event()
        """Something was taken, lost, or is to be given up."""

    @property
    def held(self) -> frozenset[int]:
        """The shards that are ours now, with those that are to be given up."""
        return self._held if self._seconds() < self._until else frozenset()

    @property
    def kept(self) -> frozenset[int]:
        """The shards that are ours now and stay so."""
        return self.held - self._surplus

    @property
    def assigned(self) -> frozenset[int]:
        """The shards that are ours and stay so, as far as the last renewal knows."""
        return self._held - self._surplus

    @property
    def surplus(self) -> frozenset[int]:
        """The shards that are to be given up, once nothing is done for them."""
        return self._surplus

    def shard_of(self, server: int | None) -> int:
        """Return the shard of a server; direct messages come to the first one."""
        return ((server or 0) >> SHARD_SHIFT) % self.of

    async def begin(self) -> None:
        """Refuse to begin beside processes that divide the servers otherwise. Raises Unusable."""
        async with self._store.write() as connection:
            others = await _alive(connection)
        for one in others:
            if one.shards != self.of:
                raise Unusable(
                    f"another Castellan shares this database with CASTELLAN_FLEET={one.shards}: "
                    "stop it first, or set the same number here"
                )

    async def run(self) -> None:
        """Renew the leases, forever."""
        self._ended = False
        while True:
            pause = WANTING
            try:
                await self.renew()
                pause = RENEW if len(self._held) >= self._fair else WANTING
            except Exception as error:  # the database's; what is held ends by itself
                _log.warning("leases.not_renewed", error=repr(error))
            await asyncio.sleep(pause)

    async def renew(self) -> None:
        """Renew the leases once, and take what is free and due to this process."""
        async with self._alone:
            if self._ended:
                return
            asked, before = self._seconds(), (self._held, self._surplus)
            if self._held and asked >= self._until:  # the database was away, perhaps from all
                self._patient = asked + RENEW
            foreign = asked >= self._patient
            async with self._store.write() as connection:
                found = await leases.renew(
                    connection, self.process, int(LOSE * 1000), foreign=foreign
                )
            self._held, self._surplus, self._fair = found.shards, found.surplus, found.fair
            self._until = asked + LOSE
        if before != (self._held, self._surplus):
            shards, surplus = sorted(self._held), sorted(self._surplus)
            _log.info("leases.changed", process=self.process.name, shards=shards, surplus=surplus)
            self.changed.set()

    async def free(self, shards: Collection[int]) -> None:
        """Give up shards for which nothing is done any more."""
        async with self._alone, self._store.write() as connection:
            self._held -= frozenset(shards)
            self._surplus -= frozenset(shards)
            await leases.free(connection, self.process, shards)

    async def end(self) -> None:
        """Give up everything at once: the process ends."""
        self._held = self._surplus = frozenset()
        self._ended = True
        async with self._alone, self._store.write() as connection:
            await leases.end(connection, self.process)

    async def check(self, connection: Connection, servers: Collection[int | None]) -> None:
        """Keep servers' shards for this process until a transaction ends. Raises NotOurs."""
        for shard in sorted({self.shard_of(server) for server in servers}):
            if shard not in self.kept:
                raise NotOurs(f"shard {shard}")
            if not await leases.is_held(connection, self.process, shard):
                self._until = 0.0  # nothing is ours until the leases were renewed
                raise NotOurs(f"shard {shard}")

    async def turn(self, shard: int, together: int) -> float:
        """Return in how many seconds a shard may connect anew, where some may `together`."""
        async with self._store.write() as connection:
            return await leases.turn(connection, self.of, shard % together, IDENTIFY) / 1000


async def fleet(connection: Connection) -> tuple[list[ProcessRow], list[LeaseRow]]:
    """Return the processes that share a server of databases, and who has which shard."""
    return await _alive(connection), await leases.held(connection, await leases.now(connection))


async def _alive(connection: Connection) -> list[ProcessRow]:
    return await leases.alive(connection, await leases.now(connection) - int(LOSE * 1000))
