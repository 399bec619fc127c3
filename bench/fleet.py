"""Several processes over one PostgreSQL database while one after another is killed.

    python bench/fleet.py --processes 4 --servers 1000 --games 20000 --minutes 10 [--acts 200]
    python bench/fleet.py --sqlite --processes 1 ... (the same load on one process over SQLite)

The processes share the shards of a simulated Discord, which this process runs, over a database full
of running games. People of some servers play there, at most `--acts` presses and commands a second.
Every minute one process is killed and started again. At the end, what people were shown, what is
stored and what the threads tell is compared. In the last line: what was answered; how many presses
found nobody who answers; `lost` counts whatever is not as it was acknowledged; `doubled` the
messages posted twice; p99 is of the time until Discord had an answer. The exit status is 1 if any
was lost or doubled, or nobody has ended a turn.
"""

import argparse
import asyncio
import os
import random
import sqlite3
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count, repeat
from pathlib import Path
from typing import Any

from sqlalchemy import MetaData, Table, create_engine, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

ROOT = Path(__file__).parents[1]
SERVED = "CASTELLAN_TEST_POSTGRESQL"
if __name__ == "__main__":
    if not __package__:  # run as a file: python bench/fleet.py
        sys.path[0] = str(ROOT)
    if "--sqlite" in sys.argv:
        os.environ.pop(SERVED, None)
    elif SERVED not in os.environ:
        again = [str(ROOT / "scripts" / "postgresql"), sys.executable, *sys.argv]
        os.execv(again[0], again)

from bench.endure import NoBlobs, Person, ended, started
from bench.measuring import quiet
from bench.open_games import fill
from sandbox import Change, ChangeKind, Channel, Sandbox, Server, World
from services.core.shards import SHARD_SHIFT
from store import schema
from store.database import make_engine
from tests.helpers.database import address, new_world
from tests.kills.autopsy import Rows
from tests.kills.compare import Comparison
from tests.kills.life import Life
from tests.kills.plan import Moment, Plan
from tests.kills.town import Press, Town

LIVELY = 40
"""In how many servers people play."""
PRESSES = 1.0
"""The presses a second that a person makes at most: the gate lets two through."""
TABLES = 0.8
"""How many tables there are for a person."""
COMMANDS = ("next", "games", "settings")
"""What people type: nothing that is posted for all to see."""
WARM = 45.0
"""Seconds until people come: meanwhile the drawing processes have made ready."""
APART, AGAIN = 60.0, 5.0
"""Seconds from a kill to the next, and until a supervisor starts what was killed."""
SETTLING = 120.0
"""Seconds until everything is said, at most, when nobody presses any more."""
TOLD = (ChangeKind.MESSAGE_NEW, ChangeKind.MESSAGE, ChangeKind.MESSAGE_GONE)


class Borough(Town):
    """The people of one server; what happens in others is not theirs."""

    def __init__(self, sandbox: Sandbox, server: Server, tables: int) -> None:
        super().__init__(sandbox, random.Random(server.id), tables, (2, 2, 3, 4))
        self.server = server
        self.channel = games_channel(sandbox.world, server)
        self.life = Life(1, Plan(Moment.ELSEWHERE))
        self.took: list[float] = []
        self.unanswered = 0
        self._others = {one.id for one in super().threads()}

    def threads(self) -> list[Channel]:
        """The threads of the games that these people began."""
        return [one for one in super().threads() if one.id not in self._others]

    @property
    def wants_a_table(self) -> bool:
        """Whether somebody should open a table; what was refused has opened none."""
        opened = len(self.posted) + self.opening
        return not self.draining and opened - len(self.over) < self.tables

    def _hear(self, change: Change) -> None:
        if change.kind in TOLD:
            channel = self.sandbox.world.channels.get(change.what.channel)
            if channel is None or channel.server != self.server.id:
                return
        super()._hear(change)

    def _answered(self, press: Press) -> None:
        super()._answered(press)
        self.presses.clear()
        if press.record.error is not None:
            self.unanswered += 1
        elif press.record.latency is not None:
            self.took.append(press.record.latency)

    async def _lost(self, press: Press) -> None:
        """Return when the answer came as a message beside the screen that was pressed."""
        while not press.record.followups:  # noqa: ASYNC110 - nothing else tells it
            await asyncio.sleep(0.2)


@dataclass
class Fleet:
    """The bot's processes."""

    sandbox: Sandbox
    folder: Path
    url: str
    asked: argparse.Namespace
    processes: list[Process] = field(default_factory=list)
    killed: int = 0

    async def start(self) -> None:
        """Start them all, and wait until every shard is connected."""
        for number in range(self.asked.processes):
            self.processes.append(await self._one(number))
        shards = 1 if self.asked.sqlite else self.asked.processes
        while self.connected() < shards:
            assert all(one.returncode is None for one in self.processes), "a process has ended"
            await asyncio.sleep(0.2)

    def connected(self) -> int:
        """How many shards have a connection."""
        sessions = self.sandbox.gateway.sessions.values()
        return len({one.shard for one in sessions if one.connection is not None})

    async def _one(self, number: int) -> Process:
        folder = self.folder / str(number)
        folder.mkdir(exist_ok=True)
        given = {"DATABASE_URL": self.url}
        if not self.asked.sqlite:
            given |= {"CASTELLAN_FLEET": str(self.asked.processes)}
        return await started(self.sandbox, folder, given)

    async def suffer(self) -> None:
        """Kill one process every minute, and start it again."""
        for number in count():
            await asyncio.sleep(APART - AGAIN)
            mine = number % len(self.processes)
            self.processes[mine].kill()
            await self.processes[mine].wait()
            self.killed += 1
            await asyncio.sleep(AGAIN)
            self.processes[mine] = await self._one(mine)

    async def end(self) -> None:
        """End them all."""
        await asyncio.gather(*map(ended, self.processes))


async def spread(engine: AsyncEngine, world: World, servers: Sequence[Server], games: int) -> None:
    """Give each game that is there a thread in one of the servers."""
    channels = list(map(games_channel, repeat(world), servers))
    given = []
    for number in range(1, games + 1):
        channel = channels[number % len(channels)]
        thread = world.add_thread(channel, f"Game {number}", world.bot)
        given.append(
            {"id": number, "server": channel.server, "channel": channel.id, "thread": thread.id}
        )
    moved = (
        "UPDATE tables SET server_id = :server, channel_id = :channel, thread_id = :thread, "
        "message_id = NULL WHERE id = :id",
        "UPDATE jobs SET server_id = :server WHERE game_id = :id",
    )
    async with engine.begin() as connection:
        for statement in moved:
            await connection.execute(text(statement), given)
        if engine.dialect.name == "postgresql":  # they were copied with their numbers
            for name in ("tables", "games"):
                last = f"setval(pg_get_serial_sequence('{name}', 'id'), {games + 1})"
                await connection.execute(text(f"SELECT {last}"))


def games_channel(world: World, server: Server) -> Channel:
    """The channel of a server in which people play."""
    return next(one for one in world.channels.values() if one.server == server.id)


async def settled(engine: AsyncEngine, servers: Sequence[int]) -> None:
    """Wait until everything is said."""
    outbox = schema.outbox.c
    waiting = select(outbox.id).where(outbox.state == "waiting", outbox.server_id.in_(servers))
    until = time.monotonic() + SETTLING
    while time.monotonic() < until:
        async with engine.connect() as connection:
            if (await connection.execute(waiting.limit(1))).first() is None:
                return
        await asyncio.sleep(0.5)


@contextmanager
def rows_of(tables: dict[str, list[dict[str, Any]]]) -> Iterator[Rows]:
    """Some rows in a database of their own, for the comparison to ask."""
    engine = create_engine("sqlite://")
    metadata = MetaData()
    for name in tables:
        schema.metadata.tables[name].to_metadata(metadata)
    for table in metadata.tables.values():
        table.foreign_key_constraints.clear()
        metadata.create_all(engine, [table])
    with engine.begin() as connection:
        for name, rows in tables.items():
            if rows:
                connection.execute(metadata.tables[name].insert(), rows)
    raw = engine.raw_connection()
    raw.driver_connection.row_factory = sqlite3.Row  # type: ignore[union-attr]
    yield Rows(raw.driver_connection)  # type: ignore[arg-type]
    raw.close()
    engine.dispose()


async def stored(engine: AsyncEngine, server: int, first: int) -> dict[str, list[dict[str, Any]]]:
    """Read the rows of the games of a server whose tables have at least a number."""
    tables = select(schema.tables.c.id).where(
        schema.tables.c.server_id == server, schema.tables.c.id >= first
    )
    games = select(schema.games.c.id).where(schema.games.c.table_id.in_(tables))
    wanted: list[tuple[Table, Any]] = [
        (schema.tables, schema.tables.c.id.in_(tables)),
        (schema.seats, schema.seats.c.table_id.in_(tables)),
        (schema.games, schema.games.c.id.in_(games)),
        (schema.moves, schema.moves.c.game_id.in_(games)),
        (schema.outbox, schema.outbox.c.table_id.in_(tables)),
        (schema.jobs, schema.jobs.c.game_id.in_(games)),
    ]
    async with engine.connect() as connection:
        return {
            table.name: [
                dict(row)
                for row in (await connection.execute(select(table).where(which))).mappings()
            ]
            for table, which in wanted
        }


async def play(fleet: Fleet, boroughs: Sequence[Borough], minutes: float, acts: int) -> float:
    """Let people play; return the seconds."""
    world = fleet.sandbox.world
    living = []
    for number in range(round(acts / PRESSES)):
        borough = boroughs[number % len(boroughs)]
        borough._set_online(True)
        user = world.add_user(f"Player {number:04}")
        world.add_member(borough.server, user)
        lord = Person(borough, user, pause=1 / PRESSES, commands=COMMANDS)
        living.append(asyncio.create_task(lord.live()))
    suffering = [] if fleet.asked.sqlite else [asyncio.create_task(fleet.suffer())]
    began = time.monotonic()
    while (seconds := time.monotonic() - began) < minutes * 60:
        await asyncio.sleep(5)
        for one in (*living, *suffering):
            if one.done():
                one.result()
        print(
            f"{seconds:5.0f} s: {sum(len(one.took) for one in boroughs)} answered, "
            f"{sum(one.unanswered for one in boroughs)} not, {fleet.connected()} shards",
            flush=True,
        )
    for one in suffering:
        one.cancel()
    for borough in boroughs:
        borough.draining = True
    for one in living:
        one.cancel()
    await asyncio.gather(*living, *suffering, return_exceptions=True)
    return seconds


async def run(path: Path, asked: argparse.Namespace) -> int:
    """Measure, and print the figures."""
    await fill(path, asked.games)
    url = address(path)
    async with Sandbox() as sandbox:
        sandbox.world.blobs = NoBlobs()
        owner = sandbox.world.add_user("Owner")
        servers = [
            sandbox.world.add_server(f"Server {number}", [owner], channels=("games",))
            for number in range(asked.servers)
        ]
        engine = make_engine(url)
        await spread(engine, sandbox.world, servers, asked.games)
        people = round(asked.acts / PRESSES)
        by_shard = sorted(servers, key=lambda one: (one.id >> SHARD_SHIFT) % asked.processes)
        chosen = by_shard[:: len(servers) // min(LIVELY, people // 4)]
        tables = round(TABLES * people / len(chosen))
        fleet = Fleet(sandbox, path.parent, url, asked)
        await fleet.start()
        await asyncio.sleep(WARM)
        boroughs = [Borough(sandbox, server, tables) for server in chosen]
        seconds = await play(fleet, boroughs, asked.minutes, asked.acts)
        await settled(engine, [one.id for one in chosen])
        await fleet.end()
        turns = 0
        for borough in boroughs:
            borough.kept = [one for one in borough.kept if one.id is not None]
            with rows_of(await stored(engine, borough.server.id, asked.games + 2)) as rows:
                turns += Comparison(borough, rows).everything()["acknowledged"]
        await engine.dispose()
    return report(fleet, boroughs, turns, seconds)


def report(fleet: Fleet, boroughs: Sequence[Borough], turns: int, seconds: float) -> int:
    """Print what was found; return the exit status."""
    for borough in boroughs:
        print(*borough.differences, sep="\n", end="\n" if borough.differences else "")
    took = sorted(one for town in boroughs for one in town.took)
    lost = sum(len(one.differences) for one in boroughs)
    doubled = sum(times - 1 for one in boroughs for times in one.said.values())
    print(
        f"{len(fleet.processes)} processes, {fleet.killed} killed, {len(took)} answered "
        f"({len(took) / seconds:.0f} a second), {turns} turns, "
        f"{sum(one.unanswered for one in boroughs)} unanswered, "
        f"{lost} lost, {doubled} doubled, p99 {1000 * took[len(took) * 99 // 100]:.0f} ms"
    )
    return 1 if lost or doubled or not turns else 0


def main() -> int:
    """Measure, and print the figures and their line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--servers", type=int, default=1000)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--acts", type=int, default=200, help="presses a second, at most")
    parser.add_argument("--sqlite", action="store_true", help="one process over SQLite")
    asked = parser.parse_args()
    quiet()
    with new_world() as path:
        return asyncio.run(run(path, asked))


if __name__ == "__main__":
    sys.exit(main())
