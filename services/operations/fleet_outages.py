"""Outages of one of several processes: each shard has its own, whoever holds it."""

from collections.abc import Callable, Collection

from services.core.context import ServiceContext
from services.core.leases import Leases
from services.core.shards import Share
from services.operations.outages import Outages


class FleetOutages(Outages):
    """Whether people can play now, by shard; those not connected yet wait for that alone.

    Everything is done for the servers of `share`: those whose shards this process holds by leases
    now, and is connected to.
    """

    def __init__(self, context: ServiceContext, leases: Leases) -> None:
        self._leases = leases
        self._each: dict[int, Outages] = {}
        self.lost: Callable[[], Collection[int]] = tuple
        """Which shards are not connected, as the client knows it."""
        super().__init__(context)

    @property
    def share(self) -> Share:
        """The servers of which something may be done at this moment."""
        here = [shard for shard in sorted(self._leases.kept) if not self._is_away(shard)]
        return Share(tuple(here), self._leases.of)

    @share.setter
    def share(self, _: Share) -> None:
        """Nothing is divided by hand."""

    def _is_away(self, shard: int) -> bool:
        return shard not in self._each or self._each[shard].away

    @property
    def leads(self) -> bool:
        """Whether this process does what is to be done once for all servers: the first shard's."""
        return self.share.owns(0)

    @property
    def away(self) -> bool:
        """Whether nobody can do anything with this process."""
        return not self.share.shards

    async def take(self, shard: int) -> None:
        """Begin with a shard, before it is connected."""
        one = Outages(self._context)
        one.share = Share((shard,), self._leases.of)
        one.gateway_lost()
        await one.beat()
        self._each[shard] = one

    def drop(self, shard: int) -> None:
        """Leave a shard to others."""
        self._each.pop(shard, None)

    def gateway_lost(self) -> None:
        """Note which shards are not connected."""
        for shard, one in self._each.items():
            if shard in self.lost():
                one.gateway_lost()

    async def gateway_back(self) -> None:
        """Note which shards are connected (again): what waited there goes on."""
        for shard, one in self._held():
            if shard not in self.lost():
                await one.gateway_back()
        for wake in self._context.wake.values():
            wake.set()

    def _held(self) -> list[tuple[int, Outages]]:
        return [one for one in self._each.items() if one[0] in self._leases.kept]

    async def alive(self) -> None:
        """Note that this process has been alive until now."""
        for _, one in self._held():
            await one.alive()

    async def beat(self) -> None:
        """Note that this process is alive; what it has lost meanwhile is no concern of it."""
        for _, one in self._held():
            await one.beat()

    async def was_long(self, since: int) -> bool:
        """Whether an outage of a day or more was over only after a time."""
        return any([await one.was_long(since) for _, one in self._held()])
