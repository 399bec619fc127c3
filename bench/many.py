"""Speed with many running games: the start, due deadlines, `/next` and `/watch`.

    python bench/many.py [games]

Prints one JSON object. `start`: seconds of the processor's time that the bot's main process takes
from its start until Discord has its commands and servers. `deadlines`: how many turns whose time is
over are played a second, by the clock and by the processor's time. The others: milliseconds.
Some real games are repeated with other lords.
"""

import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Table

if not __package__:  # run as a file: python bench/many.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.endure import running
from bench.measuring import Timings, measured
from clock import SystemClock
from engine import Box
from sandbox import Sandbox
from services import Services
from services.facts import Person
from services.facts.tables import Pace, Setup
from store import schema, upgrade
from tests.helpers.inline import inline
from tests.helpers.world import CHANNEL, SERVER, World

TEMPLATES, LORDS, SERVERS, BUSY = 24, 2000, 20, 1_000_000
"""BUSY is the lord whose answers are measured, in one game of each server."""
ROUNDS, DUE = 15, 400
DAY = 24 * 3600
COPIED = {
    schema.tables: {"id": "?1", "channel_id": "100000 + ?1", "server_id": "?2"},
    schema.seats: {"table_id": "?1", "user_id": "?3 + user_id % 10"},
    schema.games: {"id": "?1", "table_id": "?1"},
    schema.moves: {"game_id": "?1"},
    schema.jobs: {"id": "NULL", "game_id": "?1", "table_id": "NULL", "server_id": "?2"},
}
"""The rows of a game that are repeated; what differs: its number, its server and its first lord."""


async def fill(path: Path, games: int) -> None:
    """Make running games in the middle of a turn."""
    await upgrade(f"sqlite+aiosqlite:///{path}")
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
            for number in range(TEMPLATES + 1, games + 1):
                who = BUSY if number <= TEMPLATES + SERVERS else 10 * dice.randrange(100, LORDS)
                given = (number, SERVER + number % SERVERS, who, 1 + number % TEMPLATES)
                for statement in map(_copy, COPIED):
                    await tx.connection.exec_driver_sql(statement, given)
        await world.close()


def _copy(table: Table) -> str:
    """Return the statement that copies the rows of game ?4."""
    names = [column.name for column in table.c]
    values = [COPIED[table].get(name, name) for name in names]
    mine = next(name for name in ("game_id", "table_id", "id") if name in names)
    undone = " AND done_at IS NULL" if "done_at" in names else ""
    listed = ", ".join(names)
    chosen = f"SELECT {', '.join(values)} FROM {table.name} WHERE {mine} = ?4{undone}"
    return f"INSERT INTO {table.name} ({listed}) {chosen}"


async def started(folder: Path) -> float:
    """Start the bot's process; return the seconds of the processor's time until it is ready."""
    async with Sandbox() as sandbox, running(sandbox, folder) as bot:
        return worked(bot.pid)


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
    services = await Services.open(f"sqlite+aiosqlite:///{path}", clock=SystemClock())
    me = Person(BUSY, "Ann", server=SERVER)
    asked: dict[str, Callable[[], Awaitable[Any]]] = {
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
    figures["start"] = min([await started(folder) for _ in range(3)])
    return figures


if __name__ == "__main__":
    measured(measure)
