"""Speed of a committed turn, beside the same bytes through bare sqlite3 in the same run.

    python bench/store.py [turns]

Both write to one kind of file with the same pragmas and pay for one fsync a commit. The last line
is the processor's time alone, without the disk and without whatever else runs.
"""

import asyncio
import json
import sqlite3
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

if not __package__:  # run as a file: python bench/store.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.measuring import Timings, quiet
from services.core.live_games import load
from services.facts.tables import Setup
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_row
from store import upgrade
from store.database import PRAGMAS
from store.rows import TurnDraftRow
from tests.helpers.world import World

PAUSE = 0.01
"""Seconds before a bare commit, about as long as a turn is composed before ours."""


async def both(folder: Path, turns: int) -> tuple[Timings, list[float]]:
    """Commit turns alternately, ours and bare ones.

    A disk that was idle answers later than a busy one, so both must find it in the same state.
    """
    await upgrade(f"sqlite+aiosqlite:///{folder / 'ours.db'}")
    world, least = World(folder / "ours.db"), Bare(folder / "bare.db")
    mine = Timings()
    bare: list[float] = []
    while len(bare) < turns:
        game = (await world.start(Setup(lords=4))).id
        while len(bare) < turns and not (await world.services.play.game(game)).over:
            await _commit(world, game, mine)
            await asyncio.sleep(PAUSE)
            bare.append(least.commit(len(bare)))
    await world.close()
    least.close()
    return mine, bare


async def _commit(world: World, game: int, timings: Timings) -> None:
    context = world.services.context
    panel = await world.compose(game)
    async with context.read() as connection:
        live = await load(context, connection, game)
        table = await table_row(connection, live.row.table_id)
    draft = TurnDraftRow(game, panel.seat.seat, panel.turn, panel.revision + 1, [])
    fact = panel.game.table
    turn = Turn(live, table, fact, panel.composition.moves, "lord", draft=draft)
    with timings.timed():
        await commit(context, turn)


class Bare:
    """The lower bound of a committed turn: the same kinds of rows without any library."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None)
        for pragma in PRAGMAS:
            self.connection.execute(pragma)
        for name in ("games", "moves", "drafts", "outbox"):
            self.connection.execute(f"CREATE TABLE {name} (id INTEGER PRIMARY KEY, a, b)")
        self.connection.execute("INSERT INTO games VALUES (1, 0, '')")
        self.body = json.dumps({"reports": [{"seat": 1, "text": "x" * 400}]})

    def commit(self, number: int) -> float:
        """Commit a turn; returns the seconds it took."""
        execute = self.connection.execute
        start = time.perf_counter()
        execute("BEGIN IMMEDIATE")
        execute("UPDATE games SET a = a + 1 WHERE id = 1 AND a = ?", (number,))
        for text in ("place K17 e6 e7", "choose K33"):
            execute("INSERT INTO moves (a, b) VALUES (?, ?)", (number, text))
        execute("INSERT OR REPLACE INTO drafts VALUES (1, ?, '[]')", (number,))
        execute("INSERT INTO outbox (a, b) VALUES (?, ?)", (number, self.body))
        execute("COMMIT")
        return time.perf_counter() - start

    def close(self) -> None:
        self.connection.close()


def _show(name: str, spent: list[float]) -> float:
    ordered = sorted(spent)
    middle, late = statistics.median(ordered), ordered[int(len(ordered) * 0.95)]
    print(f"{name:28} median {middle * 1000:6.2f} ms   95 % {late * 1000:6.2f} ms")
    return middle


def main(turns: int) -> None:
    quiet()
    with TemporaryDirectory() as folder:
        print(f"one turn committed, {turns} turns")
        spent = asyncio.run(both(Path(folder), turns))
        ours = [one / 1000 for one in spent[0].spent]
        mine, least = _show("store and services", ours), _show("bare sqlite3", spent[1])
        print(f"{'times as long':28} {mine / least:13.1f}")
        print(f"{'more than bare':28} {(mine - least) * 1000:13.2f} ms")
        print(f"a committed turn: {spent[0].figures()['worked']} ms of the processor")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
