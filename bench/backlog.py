"""Measure the delivery of announcements that wait after an hour without Discord.

    python bench/backlog.py --tables 300 --turns 3 --before 15 [--draw]

Discord is simulated by its rates: requests a second in all, messages and edits a channel, and the
time until it answers. The time that these rates alone would take is "ideal". Everything else is the
bot's own: services, database threads, delivery, texts and, with --draw, pictures. The lag of the
event loop is how long a button press would wait meanwhile.
"""

import argparse
import asyncio
import itertools
import json
import logging
import sys
import time
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import discord
import structlog
from sqlalchemy import event, text

if not __package__:  # run as a file: python bench/backlog.py
    sys.path[0] = str(Path(__file__).parents[1])

from clock import SystemClock
from cogs import view
from cogs.app import App, Reader
from cogs.courier import Courier
from cogs.courier.announcer import Announcer
from cogs.courier.post import Post
from cogs.courier.threads import Threads
from cogs.screen import Ping, Screen, pictures
from render import Renderer
from services import Services
from services.core import live_games
from services.core.shards import EVERY_SERVER
from services.facts import Person
from services.facts.news import Posted
from services.facts.tables import Setup, TableFact
from settings import Settings
from store import Store, upgrade
from tests.helpers.clock import ManualClock
from tests.helpers.inline import inline
from tests.helpers.world import World

GLOBAL = 50
"""Requests a second that Discord takes from a bot."""
CHANNEL, WINDOW = 5, 5.0
"""The most messages, and the most edits, in a channel within a number of seconds."""
LATENCY = 0.1
"""Seconds until Discord answers."""
TICK = 0.005
HOUR = 3600
THREADS = 10_000
"""The id of a table's thread is this number plus that of the table."""


class Window:
    """A limit of requests within a number of seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._seconds = seconds
        self._last: deque[float] = deque(maxlen=most)

    def next(self, at: float) -> float:
        """Reserve the next free time from a time on, and return it."""
        if len(self._last) == self._last.maxlen:
            at = max(at, self._last[0] + self._seconds)
        self._last.append(at)
        return at


class Rates:
    """Discord's limits: a request waits until it is allowed, as in discord.py."""

    def __init__(self) -> None:
        self._all = Window(GLOBAL, 1.0)
        self._channels: dict[tuple[str, int], Window] = defaultdict(lambda: Window(CHANNEL, WINDOW))
        self.requests = 0

    async def request(self, kind: str, channel: int) -> None:
        """Make a request of a kind with its own limit in each channel."""
        await self._until(self._channels[kind, channel].next(time.monotonic()))
        await self._until(self._all.next(time.monotonic()))
        self.requests += 1
        await asyncio.sleep(LATENCY)

    async def _until(self, at: float) -> None:
        left = at - time.monotonic()
        if left > 0:
            await asyncio.sleep(left)


@dataclass
class Stored:
    """A message as Discord would return it."""

    id: int
    content: str
    components: Sequence[Any] = ()
    mentions: Sequence[Any] = ()


class RatedPost(Post):
    """Build messages completely, with pictures, and send them to nobody at Discord's pace."""

    def __init__(self, app: App, rates: Rates, *, draw: bool) -> None:
        super().__init__(app, client := discord.Client(intents=discord.Intents.none()))
        self.threads = RatedThreads(app, client, rates)
        self._rates = rates
        self._draw = draw
        self._ids = itertools.count(1_000_000)
        self._stored: dict[int, Stored] = {}

    async def is_here(self, server: int, user: int, *, fresh: bool = False) -> bool:
        del server, user, fresh
        return True

    async def send(self, channel: Any, shown: Screen | Ping, reader: Reader, *, nonce: str) -> Any:
        del nonce
        components = await self._built(shown, reader)
        await self._rates.request("send", channel.id)
        stored = Stored(next(self._ids), getattr(shown, "content", ""), components)
        self._stored[stored.id] = stored
        return stored

    async def edit(
        self, at: Posted, shown: Screen | Ping, reader: Reader, *, keep: bool = True
    ) -> None:
        del keep
        await self._built(shown, reader)
        await self._rates.request("edit", at.channel)

    async def _built(self, shown: Screen | Ping, reader: Reader) -> Sequence[Any]:
        wanted = pictures(shown) if self._draw else ()
        drawn = await self._app.draw_all(wanted, reader)
        if not self._draw:
            drawn = [view.Drawn(b"", "") for _ in pictures(shown)]
        made = view.build(shown, drawn).view
        return () if made is None else tuple(made.walk_children())

    async def strip(self, at: Posted, content: str) -> None:
        del content
        await self._rates.request("edit", at.channel)

    async def delete(self, at: Posted) -> None:
        await self._rates.request("delete", at.channel)

    async def fetch(self, at: Posted) -> Any:
        await self._rates.request("fetch", at.channel)
        return self._stored.get(at.message, Stored(at.message, ""))


class RatedThreads(Threads):
    """Open threads at Discord's pace that nobody sees."""

    def __init__(self, app: App, client: discord.Client, rates: Rates) -> None:
        super().__init__(app, client)
        self._rates = rates
        self._ids = itertools.count(1)

    async def open(self, table: TableFact, name: str, *, again: bool = False) -> int:
        del name, again
        await self._rates.request("thread", table.channel)
        return next(self._ids)


class Watched(Courier):
    """A courier that counts deliveries and signals when nothing is left."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.idle = asyncio.Event()
        self.delivered = 0

    async def _start_due(self) -> int | None:
        later = await super()._start_due()
        if not self._running:
            self.idle.set()
        return later

    async def deliver(self, id: int, server: int = 0) -> bool:
        done = await super().deliver(id, server)
        self.delivered += done
        return done


@dataclass
class Lag:
    """The delays of the event loop."""

    late: list[float] = field(default_factory=list)

    async def watch(self) -> None:
        """Measure until canceled."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            self.late.append(time.perf_counter() - before - TICK)

    def part(self, share: float) -> float:
        """Return a quantile of the delays in milliseconds."""
        ordered = sorted(self.late)
        return round(ordered[int((len(ordered) - 1) * share)] * 1000, 1)


async def fill(world: World, tables: int, *, before: int, turns: int) -> None:
    """Create games of two lords with `turns` unannounced turns each, after `before` others.

    The earlier turns were announced, so each table has a message that is to be stripped.
    """
    games = [await _begun(world, number) for number in range(tables)]
    for _ in range(before - 1):
        for game in games:
            await world.quickly(game)
    async with world.services.context.write() as tx:
        done = text("UPDATE outbox SET state = 'done', done_at = created_at")
        await tx.connection.execute(done)
    for game in games:
        await world.quickly(game)
    await world.say()
    for _ in range(turns):
        world.clock.advance(HOUR // turns)
        for game in games:
            await world.quickly(game)


async def _begun(world: World, number: int) -> int:
    host, guest = (Person(1000 + 2 * number + one, f"Lord {one}") for one in range(2))
    table = await world.table(Setup(lords=2), host)
    await world.services.tables.join(table.id, guest)
    game = await world.game_of(table.id)
    await world.services.outbox.thread_made(game.table, THREADS + table.id)
    return game.id


@dataclass
class Costs:
    """The work of the database and the engine."""

    statements: int = 0
    replays: int = 0


@contextmanager
def counted(store: Store) -> Iterator[Costs]:
    """Count statements of a store and replays of games."""
    costs = Costs()
    engine = store.engine.sync_engine
    replay = live_games.replay

    def executed(*_: Any) -> None:
        costs.statements += 1

    def replayed(*args: Any) -> Any:
        costs.replays += 1
        return replay(*args)

    event.listen(engine, "before_cursor_execute", executed)
    try:
        with patch.object(live_games, "replay", replayed):
            yield costs
    finally:
        event.remove(engine, "before_cursor_execute", executed)


async def filled(folder: Path, asked: argparse.Namespace) -> None:
    """Create the database as it is after the outage."""
    url = f"sqlite+aiosqlite:///{folder / 'backlog.db'}"
    await upgrade(url)
    with inline():
        world = World(folder / "backlog.db")
        world.clock = ManualClock(int(time.time()) - 2 * HOUR)
        await world.restart()
        await fill(world, asked.tables, before=asked.before, turns=asked.turns)
        await world.close()


async def delivered(folder: Path, renderer: Renderer, *, draw: bool) -> dict[str, Any]:
    clock = SystemClock()
    services = await Services.open(f"sqlite+aiosqlite:///{folder / 'backlog.db'}", clock=clock)
    settings = Settings(_env_file=None, CASTELLAN_DATA=folder)  # type: ignore[call-arg]
    app, rates, lag = App(settings, clock, services, renderer), Rates(), Lag()
    announcer = Announcer(app, RatedPost(app, rates, draw=draw))
    courier = Watched(services.outbox, announcer, clock, lambda: EVERY_SERVER)
    with counted(services.store) as costs:
        tasks = [asyncio.create_task(lag.watch()), asyncio.create_task(courier.run())]
        start, worked = time.monotonic(), time.process_time()
        await courier.idle.wait()
        took, worked = time.monotonic() - start, time.process_time() - worked
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    failed = len(await services.outbox.waiting())
    await services.close()
    ideal = max(rates.requests / GLOBAL, LATENCY)
    return {
        "delivered": courier.delivered,
        "failed": failed,
        "requests": rates.requests,
        "statements_a_row": round(costs.statements / courier.delivered, 1),
        "replays_a_row": round(costs.replays / courier.delivered, 2),
        "cpu_ms_a_row": round(worked * 1000 / courier.delivered, 1),
        "seconds": round(took, 1),
        "ideal_seconds": round(ideal, 1),
        "times_the_ideal": round(took / ideal, 2),
        "lag_ms_median": lag.part(0.5),
        "lag_ms_p99": lag.part(0.99),
        "lag_ms_most": lag.part(1),
    }


async def run(folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    await filled(folder, asked)
    async with Renderer() as renderer:
        if asked.draw:
            await renderer.warm()
        return await delivered(folder, renderer, draw=asked.draw)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--turns", type=int, default=3, help="turns of each table that wait")
    parser.add_argument("--before", type=int, default=15, help="turns of each table before them")
    parser.add_argument("--draw", action="store_true", help="draw the pictures, too")
    asked = parser.parse_args()
    quiet = structlog.make_filtering_bound_logger(logging.ERROR)
    structlog.configure(wrapper_class=quiet)
    with TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(run(Path(folder), asked)), indent=2))


if __name__ == "__main__":
    main()
