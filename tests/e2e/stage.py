"""A house whose time and workers obey the test: nothing is posted and nothing falls due unasked.

async with Stage(tmp_path) as stage:
    await stage.command("Ann", "games", "game new", box="kingdomino", lords=2, who="anyone")
    await stage.settle()                       # jobs and the courier do what is due
    await stage.press("Ben", stage.message("a table is open"), "Take a seat")
"""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

from cogs import arrivals
from cogs.app import App
from cogs.client import Castellan
from cogs.dispatch import Gate
from processes import inline as here
from sandbox import Channel, Message
from services import Services
from services.core.lord_worker import LordWorker
from services.outbox import announcements
from tests.e2e.house import PATIENCE, House, at_once
from tests.helpers.clock import ManualClock
from tests.helpers.database import address
from tests.helpers.inline import inline
from tests.helpers.world import entropy_of


class QuietBot(Castellan):
    """The bot without its workers: the stage runs what is due when the test says so."""

    def _start_worker(self, run: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
        pass


class Stage(House):
    """A sandbox, a database and a quiet bot between them."""

    def __init__(self, folder: Path, *, seed: str = "stage") -> None:
        self.manual = ManualClock()
        self.entropy = entropy_of(seed)
        self.acknowledged: set[tuple[int, int]] = set()  # turns ended without a press
        self._inline = ExitStack()
        super().__init__(folder, clock=self.manual)

    async def __aenter__(self) -> Stage:
        self._inline.enter_context(inline())
        # Turns of a test follow in the same second; they call all the same.
        self._inline.enter_context(mock.patch.object(announcements, "JUST_PLAYED", 0))
        # The bot's clock is not that of the sandbox, which is Discord's.
        self._inline.enter_context(mock.patch.object(arrivals, "OFF", float("inf")))
        self.world.clock.stand()  # people wait for an answer as long as this machine needs
        await super().__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        await super().__aexit__(*error)
        self._inline.close()

    async def start(self) -> None:
        """Start the bot over the database that is there."""
        self.services = await Services.open(
            address(self.database), clock=self.clock, entropy=self.entropy
        )
        self.services.context.compute = here  # a process of its own takes seconds to begin
        self.services.context.lords = LordWorker(here)
        self.services.reviews.compute = here
        app = App(self.settings, self.clock, self.services, self.renderer)
        pace = at_once(self.clock)
        self.client = QuietBot(app, guild_ready_timeout=0.05, shard_count=1, pace=pace)
        self.client.gate = Gate(itertools.count().__next__)  # presses are a second apart
        self.client.typing = Gate(itertools.count().__next__)
        await self.client.login("sandbox")
        self._running = asyncio.create_task(self.client.connect())
        async with asyncio.timeout(PATIENCE):
            await self.client.wait_until_ready()
        await self.client.note_servers()
        await self.services.outages.gateway_back()

    def fault(self, kind: str) -> None:
        """Count a fault that the sandbox knows nothing of."""
        self.sandbox.faults.injected[kind] += 1

    async def restart(self) -> None:
        """Let the process end, and a new one begin."""
        self.fault("process ended")
        await super().restart()

    async def settle(self) -> None:
        """Let the jobs and the courier do what is due and what comes of it; then lists and cups."""
        while await self.services.jobs.run_due() + await self.client.courier.run_due():
            continue
        await self.client.lists.run_due()
        await self.client.tournament_posts.run_due()

    async def pass_time(self, seconds: int) -> None:
        """Let time pass for the bot, alive all the while, and its Discord; do what came due."""
        self.manual.advance(seconds)
        self.world.clock.advance(seconds)
        await self.services.outages.alive()
        await self.settle()

    async def form(self, who: str, message: Message, label: str, **values: object) -> Message:
        """Press a button that opens a form, and send it."""
        part = self.find(message, label)
        assert part is not None
        asked = await self.sandbox.people.click(who, message, part["custom_id"])
        return await self.fill(who, asked, values)

    async def told(self, who: str, words: str, *, where: str | Channel = "games") -> Message:
        """Wait for a private message with these words to a person."""
        person = self.world.user(who).id

        def look() -> Message | None:
            own = [one for one in self.world.history(where) if one.only_for == person]
            return next((one for one in own if words in bare(one)), None)

        found = await self.until(look)
        assert found is not None
        return found

    async def suggestions(
        self, who: str, command: str, option: str, typed: str = "", /, **others: object
    ) -> list[str]:
        """Type into an option; returns what is offered."""
        people = self.sandbox.people
        record = await people.autocomplete(who, "games", command, option, typed, options=others)
        return [choice["name"] for choice in record.choices]

    def message(self, words: str, *, where: str | Channel = "games") -> Message:
        """The newest public message with these words."""
        found = [one for one in self.messages(where) if words in bare(one)]
        assert found, [bare(one) for one in self.messages(where)]
        return found[-1]


def bare(message: Message) -> str:
    """What a message says, without the marks around names and without emoji."""
    text = re.sub(r"<:\w+:\d+> ?", "", message.text)
    return text.replace("\u2068", "").replace("\u2069", "")
