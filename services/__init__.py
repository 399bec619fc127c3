"""What a human host would do: tables, games, settings, news and jobs. Facts out, never text.

    services = await Services.open(url, clock=SystemClock())
    with services.handling(interaction.id):          # the same click delivered twice counts once
        ended = await services.play.end_turn(game, person, version=v, revision=r)

Every refusal is `Refused(code, data, offers)` and has changed nothing; `Refused("same_click")` asks
for no answer at all.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager

import structlog

from clock import Clock
from services.core.context import House, handling
from services.core.worker import Worker
from services.delivery.outbox import Outbox
from services.operations.health import Health
from services.operations.jobs import Jobs
from services.operations.outages import Outages
from services.operations.servers import Servers
from services.play import Play
from services.privacy import Privacy
from services.records import Records
from services.records.replay import Replays
from services.settings.absences import Away
from services.settings.people import People
from services.standing.blocks import Blocks
from services.statistics import Annals
from services.tables import Tables
from services.tables.queue import Queue
from services.tournaments import Cups
from services.watching import Watching
from store import Store, upgrade

_log = structlog.get_logger()


class Services:
    """The whole of what a host does. Nothing in it but the database needs to survive."""

    def __init__(
        self, store: Store, clock: Clock, entropy: Callable[[int], bytes] = os.urandom
    ) -> None:
        self.store = store
        self.house = House(store, clock, entropy)
        self.tables = Tables(self.house)
        self.play = Play(self.house)
        self.people = People(self.house)
        self.away = Away(self.house)
        self.annals = Annals(self.house)
        self.privacy = Privacy(self.house)
        self.blocks = Blocks(self.house)
        self.queue = Queue(self.house)
        self.records = Records(self.house)
        self.replay = Replays(self.house)
        self.cups = Cups(self.house)
        self.watching = Watching(self.house, self.people)
        self.outbox = Outbox(self.house)
        self.outages = Outages(self.house)
        self.servers = Servers(self.house, self.outages)
        self.health = Health(self.house)
        self.jobs = Jobs(self.house, self.outages)

    @classmethod
    async def open(
        cls, url: str, *, clock: Clock, entropy: Callable[[int], bytes] = os.urandom
    ) -> Services:
        """Bring the database to the newest revision and open it."""
        _log.debug("store.upgrading")
        await upgrade(url)
        _log.info("store.upgraded")
        services = cls(Store.connect(url), clock, entropy)
        services.house.compute = Worker()
        return services

    async def close(self) -> None:
        """Close the database, and the process that reckons."""
        if isinstance(self.house.compute, Worker):
            self.house.compute.close()
        await self.store.close()

    def handling(self, interaction: int, user: int = 0) -> AbstractContextManager[None]:
        """Name the interaction that the calls inside serve, so that it counts only once."""
        return handling(interaction, user)
