"""Several processes over one database: each has some shards, and others take over."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

import bot
from sandbox import Sandbox
from sandbox.models import Message, Server
from tests.e2e.faulty import POST
from tests.helpers.database import POSTGRESQL, address_on_server, new_world, rows

pytestmark = pytest.mark.skipif(not POSTGRESQL, reason="SQLite serves one process")

SHARDS = 4
NAMES = ("Ann", "Ben", "Cara", "Dan")
PATIENCE = 90.0
LEASES = "SELECT shard, holder FROM leases WHERE holder IS NOT NULL ORDER BY shard"
CODE = """
import sys
import bot
from cogs import client, courier
from sandbox.endpoint import point_discord_at
from services.core import leases
leases.RENEW, leases.LOSE, leases.WANTING, leases.IDENTIFY = 1.0, 10.0, 0.2, 150
client.Castellan.__init__.__kwdefaults__["guild_ready_timeout"] = 0.05
courier.Courier.pause = 1
point_discord_at({port})
sys.exit(bot.main())
"""


class Fleet:
    """Processes of a bot, and the world that they share."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.sandbox = Sandbox()
        self.sandbox.limits.pace = 50.0
        self.sandbox.world.clock.stand()
        self._folder, self._database = folder, database
        self.processes: list[Process] = []
        self.servers: dict[int, Server] = {}

    async def begin(self) -> None:
        """Open a server on each shard, with the same people."""
        world = self.sandbox.world
        await self.sandbox.start()
        people = [world.user(name) for name in NAMES]
        while len(self.servers) < SHARDS:
            server = world.add_server(f"Here {len(world.servers)}", people, channels=())
            self.servers.setdefault((server.id >> 22) % SHARDS, server)
            world.clock.advance(0.001)  # the next one has another shard
        for shard, server in self.servers.items():
            world.add_channel(server, f"hall-{shard}")

    async def start(self) -> Process:
        """Start one more process."""
        names = {"DISCORD_TOKEN": "fleet", "CASTELLAN_FLEET": str(SHARDS)}
        names |= {"DATABASE_URL": address_on_server(self._database) or ""}
        names |= {"CASTELLAN_DATA": str(self._folder / str(len(self.processes)))}
        log = (self._folder / f"{len(self.processes)}.log").open("wb")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", CODE.format(port=self.sandbox.port), "run"),
            cwd=Path(bot.__file__).parent,
            env=os.environ | names,
            stdout=log,
            stderr=log,
        )
        log.close()
        self.processes.append(process)
        return process

    def holders(self) -> dict[int, int]:
        """Return which process has each shard, by the leases in the database."""
        found = rows(self._database, LEASES)
        return {shard: int(holder.rsplit("-", 2)[1]) for shard, holder in found}

    def of(self, process: Process) -> list[int]:
        """Return the shards of a process."""
        return [shard for shard, holder in self.holders().items() if holder == process.pid]

    def connected(self) -> set[int]:
        """Return the shards that have a connection."""
        open_ = [one for one in self.sandbox.gateway.sessions.values() if one.connection]
        return {one.shard[0] for one in open_}

    async def until(self, look: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not look():
                for process in self.processes:
                    assert process.returncode in (None, 0, -signal.SIGKILL), self.logs()
                await asyncio.sleep(0.05)

    def logs(self) -> str:
        """Return what the processes said."""
        return "\n".join(path.read_text() for path in sorted(self._folder.glob("*.log")))

    async def settled(self, *numbers: int) -> None:
        """Wait until the processes have so many shards, all connected."""

        def is_so() -> bool:
            return sorted(map(len, map(self.of, self.processes))) == sorted(numbers)

        await self.until(is_so)
        await self.until(lambda: self.connected() == set(range(SHARDS)))

    async def opened(self, shard: int) -> None:
        """Open a table in the server of a shard, and wait until it is posted."""
        before = len(self.posts(shard))
        await self.asked(shard)
        await self.until(lambda: len(self.posts(shard)) > before)

    async def asked(self, shard: int) -> None:
        """Open a table in the server of a shard."""
        who = NAMES[(shard + len(self.posts(shard))) % len(NAMES)]  # nobody opens many
        await self.answered(shard, who, "game new", box="kingdomino", lords=2, who="anyone")

    async def answered(self, shard: int, who: str, command: str, /, **options: object) -> None:
        """Give a command in the server of a shard until it is answered, as people do."""
        async with asyncio.timeout(PATIENCE):
            while True:
                record = self.sandbox.people.slash(who, f"hall-{shard}", command, options)
                try:
                    await asyncio.wait_for(asyncio.shield(record.finished), 20)
                except TimeoutError:
                    continue
                assert record.error is None, (record.error, self.logs())
                return

    def posts(self, shard: int) -> list[Message]:
        """Return what is posted for all in the hall of a shard."""
        where = self.sandbox.world.channel(f"hall-{shard}").id
        found = self.sandbox.world.messages.values()
        return [one for one in found if one.channel == where and one.only_for is None]

    async def end(self) -> None:
        """End everything."""
        for process in self.processes:
            if process.returncode is None:
                process.kill()
            await process.wait()
        await self.sandbox.stop()


@pytest.fixture
def database() -> Iterator[Path]:
    """Return what stands for an empty database on the server."""
    with new_world() as path:
        yield path


@pytest.fixture
async def fleet(tmp_path: Path, database: Path) -> AsyncIterator[Fleet]:
    """Return a world without a process."""
    made = Fleet(tmp_path, database)
    await made.begin()
    yield made
    await made.end()


async def test_who_dies_is_replaced_and_who_sleeps_does_nothing(fleet: Fleet) -> None:
    """Nothing is lost or said twice."""
    first = await fleet.start()
    await fleet.settled(4)
    second = await fleet.start()
    await fleet.settled(2, 2)
    third = await fleet.start()
    await fleet.settled(2, 1, 1)
    for shard in range(SHARDS):
        await fleet.opened(shard)
    lost = fleet.of(first)
    first.kill()
    await first.wait()
    for shard in lost:
        await fleet.opened(shard)
    await fleet.settled(0, 2, 2)
    taken = fleet.of(second)
    second.send_signal(signal.SIGSTOP)
    await fleet.until(lambda: len(fleet.of(third)) == SHARDS)
    for shard in taken:
        await fleet.opened(shard)
    second.send_signal(signal.SIGCONT)
    await fleet.settled(0, 2, 2)
    for shard in range(SHARDS):
        await fleet.answered(shard, "Ann", "next")
    posted = [1 + (shard in lost) + (shard in taken) for shard in range(SHARDS)]
    assert [len(fleet.posts(shard)) for shard in range(SHARDS)] == posted
    second.terminate()
    assert await asyncio.wait_for(second.wait(), PATIENCE) == 0
    await fleet.settled(0, 0, 4)


@pytest.mark.parametrize("after", [False, True], ids=["on its way", "posted"])
async def test_news_that_one_dies_of_are_posted_by_another_once(
    fleet: Fleet, database: Path, *, after: bool
) -> None:
    """Whether Discord had them before it died, or gets them later."""
    first, second = await fleet.start(), await fleet.start()
    await fleet.settled(2, 2)
    (shard, _) = fleet.of(first)
    hold = fleet.sandbox.faults.hold(POST, 1, after=after)
    await fleet.asked(shard)
    await hold.reached()
    first.kill()
    hold.release()
    await fleet.until(lambda: len(fleet.of(second)) == SHARDS)
    query = "SELECT count(*) FROM outbox WHERE state <> 'done'"
    await fleet.until(lambda: rows(database, query) == [(0,)])
    assert len(fleet.posts(shard)) == 1
