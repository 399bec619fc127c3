"""Speed and memory with many running games, on SQLite or on PostgreSQL.

    python bench/open_games.py --games 10000 [--postgres]

Prints figures, and in the last line: `start`, seconds of the processor's time that the bot's main
process takes from its start until Discord has its commands and servers; what it holds in memory
then; `/games`, `/next` and `/watch` of a lord with a game in each server, milliseconds of the
processor's time; how many turns whose time is over are played a second. By the clock all of them
take longer where other programs run. Some real games are repeated with other lords.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Table, text

ROOT = Path(__file__).parents[1]
SERVED = "CASTELLAN_TEST_POSTGRESQL"
if __name__ == "__main__":
    if not __package__:  # run as a file: python bench/open_games.py
        sys.path[0] = str(ROOT)
    if "--postgres" not in sys.argv:
        os.environ.pop(SERVED, None)
    elif SERVED not in os.environ:
        again = [str(ROOT / "scripts" / "postgresql"), sys.executable, *sys.argv]
        os.execv(again[0], again)

from bench.endure import MEGABYTE, resident, running
from bench.measuring import Timings, quiet
from clock import SystemClock
from engine import Box
from sandbox import Sandbox
from services import Services
from services.facts import Person
from services.facts.tables import Pace, Setup
from store import schema
from tests.helpers.database import POSTGRESQL, address, new_world
from tests.helpers.inline import inline
from tests.helpers.world import CHANNEL, SERVER, World

TEMPLATES, LORDS, SERVERS, BUSY = 24, 2000, 20, 1_000_000
"""BUSY is the lord whose answers are measured, in one game of each server."""
ROUNDS, DUE = 15, 400
DAY = 24 * 3600
SERVER_OF = f"{SERVER} + n.x % {SERVERS}"
COPIED = {
    schema.tables: {"id": "n.x", "channel_id": "100000 + n.x", "server_id": SERVER_OF},
    schema.seats: {
        "table_id": "n.x",
        "user_id": f"CASE WHEN n.x <= {TEMPLATES + SERVERS} THEN {BUSY} "
        f"ELSE 10 * (100 + n.x * 7919 % {LORDS - 100}) END + c.user_id % 10",
    },
    schema.games: {"id": "n.x", "table_id": "n.x"},
    schema.moves: {"game_id": "n.x"},
    schema.jobs: {"game_id": "n.x", "table_id": "NULL", "server_id": SERVER_OF},
}
"""The rows of a game that are repeated; what differs: its number, its server and its first lord."""


async def fill(path: Path, games: int) -> None:
    """Make running games in the middle of a turn."""
    dice = random.Random(1)
    with inline():
        world = World(path)
        world.clock.advance(int(time.time()) - world.clock.now())
        for number in range(TEMPLATES):
            box = (Box.KINGDOMINO, Box.QUEENDOMINO)[number % 2]
            setup = Setup(str(box), lords=2 + number % 3, pace=Pace("turn", 7 * DAY))
            lords = [
                Person(10 * (number + 1) + seat, f"Lord {seat}") for seat in range(setup.lords)
            ]
            table = await world.services.tables.create(SERVER, CHANNEL, lords[0], setup)
            for lord in lords[1:]:
                await world.services.tables.join(table.id, lord)
            game = (await world.game_of(table.id)).id
            for _ in range(dice.randrange(2, 16)):
                await world.quickly(game)
            await world.say()
        async with world.services.context.write() as tx:
            for statement in map(_copy, COPIED):
                given = {"first": TEMPLATES + 1, "last": games, "of": TEMPLATES}
                await tx.connection.execute(text(statement), given)
        await world.close()


def _copy(table: Table) -> str:
    """Return the statement that repeats the rows of the first games."""
    names = [column.name for column in table.c if table is not schema.jobs or column.name != "id"]
    values = [COPIED[table].get(name, f"c.{name}") for name in names]
    mine = next(name for name in ("game_id", "table_id", "id") if name in table.c)
    undone = " AND c.done_at IS NULL" if "done_at" in names else ""
    return (
        "WITH RECURSIVE n(x) AS (SELECT CAST(:first AS INTEGER) UNION ALL "
        "SELECT x + 1 FROM n WHERE x < CAST(:last AS INTEGER)) "
        f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {', '.join(values)} "
        f"FROM n JOIN {table.name} c ON c.{mine} = 1 + n.x % CAST(:of AS INTEGER){undone}"
    )


async def started(folder: Path) -> tuple[float, int]:
    """Start the bot's process; return the processor's seconds until it is ready, and its bytes."""
    url = address(folder / "castellan.db") if POSTGRESQL else ""
    async with Sandbox() as sandbox, running(sandbox, folder, url=url) as bot:
        return worked(bot.pid), resident(bot.pid)[bot.pid]


def worked(process: int) -> float:
    """Return the seconds of the processor's time that a process has taken (Linux)."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def deadlines(services: Services) -> dict[str, float]:
    """Let the time of some turns be over, in all servers, and play them."""
    now = services.context.clock.now()
    some = f"SELECT game_id FROM jobs ORDER BY id LIMIT {DUE}"
    async with services.context.write() as tx:
        run = tx.connection.exec_driver_sql
        await run("DELETE FROM jobs WHERE kind <> 'deadline' OR done_at IS NOT NULL")
        clocks = f"deadline = {now - 1}, turn_since = {now - 7 * DAY}"
        await run(f"UPDATE games SET {clocks} WHERE id IN ({some})")
        await run(f"UPDATE jobs SET due = {now - 1} WHERE game_id IN ({some})")
    spent = Timings()
    with spent.timed():
        count = await services.jobs._run_due("short")
    seconds = {"per_second": spent.spent[0], "per_second_worked": spent.worked[0]}
    return {"jobs": count, **{name: round(1000 * count / one, 1) for name, one in seconds.items()}}


async def measure(folder: Path, games: int) -> dict[str, Any]:
    """Fill a database and measure everything there."""
    path = folder / "castellan.db"
    await fill(path, games)
    figures: dict[str, Any] = {}
    services = await Services.open(address(path), clock=SystemClock())
    me = Person(BUSY, "Ann", server=SERVER)
    asked: dict[str, Callable[[], Awaitable[Any]]] = {
        "games": lambda: services.play.games_of(me, "mine", SERVER),
        "next": lambda: services.play.most_urgent(me),
        "watch": lambda: services.watching.live(me, SERVER),
    }
    for name, ask in asked.items():
        spent = Timings()
        for _ in range(ROUNDS):
            with spent.timed():
                await ask()
        figures[name] = spent.figures()
    figures["deadlines"] = await deadlines(services)
    await services.close()
    starts = [await started(folder) for _ in range(3)]
    figures["start"], figures["memory"] = map(min, zip(*starts, strict=True))
    return figures


def main() -> None:
    """Measure, and print the figures and their line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL")
    games = parser.parse_args().games
    quiet()
    with new_world() as path:
        found = asyncio.run(measure(path.parent, games))
    print(json.dumps(found, indent=2))
    asked = ", ".join(
        f"/{name} {found[name]['worked']:.0f} ms" for name in ("games", "next", "watch")
    )
    start, memory = found["start"], found["memory"] / MEGABYTE
    due = found["deadlines"]["per_second_worked"]
    print(
        f"{games} games: start {start:.1f} s, main {memory:.0f} MB, {asked}, {due:.0f} deadlines/s"
    )


if __name__ == "__main__":
    main()
