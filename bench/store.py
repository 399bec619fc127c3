"""How long a committed turn takes, beside the same bytes through bare sqlite3 in the same run.

    python bench/store.py [turns]

Both write to one kind of file with the same pragmas and pay for one fsync a commit.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog

if not __package__:  # run as a file: python bench/store.py
    sys.path[0] = str(Path(__file__).parents[1])

from services._live import load
from services._tablefacts import table_row
from services.facts import Setup
from services.play._committing import Turn, commit
from store import upgrade
from store.database import PRAGMAS
from store.rows import TurnDraftRow
from tests.helpers.world import World


async def ours(folder: Path, turns: int) -> list[float]:
    """Commit turns: moves, version, draft, the report in the outbox."""
    await upgrade(f"sqlite+aiosqlite:///{folder / 'ours.db'}")
    world = World(folder / "ours.db")
    spent: list[float] = []
    while len(spent) < turns:
        game = (await world.start(Setup(lords=4))).id
        while len(spent) < turns and not (await world.services.play.game(game)).over:
            spent.append(await _timed(world, game))
    await world.close()
    return spent


async def _timed(world: World, game: int) -> float:
    house = world.services.house
    panel = await world.compose(game)
    async with house.read() as connection:
        live = await load(house, connection, game)
        table = await table_row(connection, live.row.table_id)
    draft = TurnDraftRow(game, panel.seat.seat, panel.turn, panel.revision + 1, [])
    fact = panel.game.table
    turn = Turn(live, table, fact.setup, fact.seats, panel.composition.moves, "lord", draft=draft)
    start = time.perf_counter()
    await commit(house, turn)
    return time.perf_counter() - start


def bare(folder: Path, turns: int) -> list[float]:
    """The least that a committed turn could cost: the same kinds of rows, no library between."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    for table in ("games", "moves", "drafts", "outbox"):
        connection.execute(f"CREATE TABLE {table} (id INTEGER PRIMARY KEY, a INTEGER, b TEXT)")
    connection.execute("INSERT INTO games VALUES (1, 0, '')")
    body = json.dumps({"reports": [{"seat": 1, "text": "x" * 400}]})
    spent = []
    for number in range(turns):
        start = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE games SET a = a + 1 WHERE id = 1 AND a = ?", (number,))
        for text in ("place K17 e6 e7", "choose K33"):
            connection.execute("INSERT INTO moves (a, b) VALUES (?, ?)", (number, text))
        connection.execute("INSERT OR REPLACE INTO drafts VALUES (1, ?, '[]')", (number,))
        connection.execute("INSERT INTO outbox (a, b) VALUES (?, ?)", (number, body))
        connection.execute("COMMIT")
        spent.append(time.perf_counter() - start)
    connection.close()
    return spent


def _told(name: str, spent: list[float]) -> float:
    ordered = sorted(spent)
    middle, late = statistics.median(ordered), ordered[int(len(ordered) * 0.95)]
    print(f"{name:28} median {middle * 1000:6.2f} ms   95 % {late * 1000:6.2f} ms")
    return middle


def main(turns: int) -> None:
    """Print both, one after the other, and how many times as long ours takes."""
    quiet = structlog.make_filtering_bound_logger(logging.WARNING)
    structlog.configure(wrapper_class=quiet)
    with TemporaryDirectory() as folder:
        print(f"one turn committed, {turns} turns")
        mine = _told("store and services", asyncio.run(ours(Path(folder), turns)))
        least = _told("bare sqlite3", bare(Path(folder), turns))
        print(f"{'times as long':28} {mine / least:13.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
