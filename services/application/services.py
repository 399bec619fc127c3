"""All services over one database."""

import os
from collections.abc import Callable
from contextlib import AbstractContextManager

import structlog

from clock import Clock
from processes import ProcessPool
from services.core.context import ServiceContext, handling
from services.core.leases import Leases
from services.core.lord_worker import LordWorker
from services.daily import Daily
from services.delivery.outbox import Outbox
from services.facts import Person
from services.operations.absent_servers import AbsentServers
from services.operations.fleet_outages import FleetOutages
from services.operations.health import Health
from services.operations.jobs import Jobs
from services.operations.lost_roles import LostRoles
from services.operations.outages import Outages
from services.play import Play
from services.privacy import Privacy
from services.records import Records
from services.records.replay import Replays
from services.records.reviews import SECONDS, Reviews
from services.settings.absences import Absences
from services.settings.people import People
from services.standing.blocks import Blocks
from services.statistics import Statistics
from services.tables import Tables
from services.tables.queue import Queue
from services.tournaments.facade import Tournaments
from services.watching import Watching
from store import Store, begin_above, upgrade

_log = structlog.get_logger()

COMPUTING = 60.0
"""How many seconds a computation about a tournament may take: a round of 512 needs some."""


class Services:
    """All services over one database, which alone has to survive a restart."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Callable[[int], bytes] = os.urandom,
        leases: Leases | None = None,
    ) -> None:
        self.store = store
        self.context = ServiceContext(store, clock, entropy)
        self.context.leases = leases
        self.tables = Tables(self.context)
        self.play = Play(self.context)
        self.people = People(self.context)
        self.absences = Absences(self.context)
        self.statistics = Statistics(self.context)
        self.privacy = Privacy(self.context)
        self.blocks = Blocks(self.context)
        self.queue = Queue(self.context)
        self.records = Records(self.context)
        self.replay = Replays(self.context)
        self.reviews = Reviews(self.context)
        self.daily = Daily(self.context)
        self.tournaments = Tournaments(self.context)
        self.watching = Watching(self.context, self.people)
        self.outbox = Outbox(self.context)
        self.outages = Outages(self.context)
        if leases is not None:
            self.outages = FleetOutages(self.context, leases)
        self.absent_servers = AbsentServers(self.context, self.outages)
        self.lost_roles = LostRoles(self.context)
        self.health = Health(self.context)
        self.jobs = Jobs(self.context, self.outages, self.absent_servers)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        clock: Clock,
        entropy: Callable[[int], bytes] = os.urandom,
        above: int = 0,
        fleet: int | None = None,
        version: str = "",
    ) -> "Services":
        """Bring the database to the newest revision and open it; a new one's numbers are above.

        `fleet`: the number of shards that processes like this one share. Raises Unusable.
        """
        _log.debug("store.upgrading")
        upgraded = await upgrade(url, above=above, fleet=fleet is not None)
        (_log.info if upgraded else _log.debug)("store.upgraded", changed=upgraded)
        store = Store.connect(url, fleet=fleet is not None)
        leases = None if fleet is None else Leases(store, fleet, version)
        if leases is not None:
            await leases.begin()
        services = cls(store, clock, entropy, leases)
        services.context.compute = ProcessPool(seconds=COMPUTING, in_place=True)
        services.reviews.compute = ProcessPool(seconds=SECONDS)
        services.context.lords = LordWorker()
        return services

    async def close(self) -> None:
        """Close the database and the worker processes."""
        if isinstance(self.context.compute, ProcessPool):
            self.context.compute.close()
        self.reviews.close()
        self.context.lords.close()
        await self.context.settle(cancel=True)
        await self.store.close()

    async def begin_above(self, number: int) -> bool:
        """Give numbers above one if none was given yet; tell whether none was."""
        async with self.context.write() as tx:
            return await begin_above(tx.connection, number)

    async def take_name(self, person: Person) -> None:
        """Take over a person's name in the server where they are, at tables and in tournaments.

        Where it can't be done just now, it is tried again with a press some minutes later.
        """
        context = self.context
        if not person.server or not context.is_new_name(person.server, person.id, person.name):
            return
        done = [await one.take_name(person) for one in (self.tournaments, self.play)]
        if all(done):
            context.know_as(person.server, person.id, person.name)

    def handling(self, interaction: int, user: int = 0) -> AbstractContextManager[None]:
        """Set the interaction that the calls inside serve, so that it counts only once."""
        return handling(interaction, user)
