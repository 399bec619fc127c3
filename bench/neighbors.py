"""How late another server's deadlines are worked while hundreds of tournament tables begin.

    python bench/neighbors.py [--first 3] [--then 100] [--players 512] [--seconds 90]

One owner starts a few large tournaments, and 30 seconds later a hundred more on ten servers. On
another server a lord's time runs out every second meanwhile. The services, the database and the
worker process are the real ones, and so is the time. The last line is how late the latest of these
deadlines was worked, in seconds.
"""

import argparse
import asyncio
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

if not __package__:  # run as a file: python bench/neighbors.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.measuring import quiet
from clock import SystemClock
from services import Services
from services.core.context import ServiceContext
from services.facts import Person
from services.facts.tables import Pace, Setup
from services.operations import jobs as worker
from store import upgrade
from store.rows import JobRow
from tests.helpers.inline import inline
from tests.helpers.tournaments import DAY, TournamentWorld
from tests.helpers.world import CHANNEL

OWNED, OTHER = 7000, 8000
"""The first server of the owner, and the server of the others."""
THEN = 30
"""How many seconds after the first tournaments the others begin."""


class ShiftedClock(SystemClock):
    """The clock of the machine, some seconds ahead of it."""

    def __init__(self, shift: float) -> None:
        self._shift = shift

    def now(self) -> int:
        return int(self.exact())

    def exact(self) -> float:
        return time.time() + self._shift

    async def wait(self, until: int) -> None:
        while (left := until - self.exact()) > 0:  # noqa: ASYNC110 - nothing else tells the time
            await asyncio.sleep(left)


class Owner(TournamentWorld):
    """Tournaments of one owner, on as many servers as they have."""

    server = OWNED

    @property
    def place(self) -> tuple[int, int]:
        return self.server, CHANNEL


async def fill(world: Owner, asked: argparse.Namespace) -> int:
    """Make the tournaments and the games of the others; return when the first begin."""
    begins = world.clock.now() + 2 * DAY
    for number in range(asked.first + asked.then):
        later = number >= asked.first
        world.server = OWNED + number % 10 * later
        start = begins + THEN * later
        chosen = world.setup(capacity=asked.players, checkin=False, start=start)
        await world.enter((await world.publish(chosen)).id, asked.players)
    games = [await _begun(world, number) for number in range(asked.seconds)]
    await world.to(begins - 2)
    async with world.services.context.write() as tx:
        run = tx.connection.exec_driver_sql
        await run("DELETE FROM jobs WHERE game_id IS NOT NULL AND kind <> 'deadline'")
        for after, game in enumerate(games):
            await run("UPDATE games SET deadline = ? WHERE id = ?", (begins + after, game))
            await run("UPDATE jobs SET due = ? WHERE game_id = ?", (begins + after, game))
    return begins


async def _begun(world: Owner, number: int) -> int:
    lords = [Person(900_000 + 2 * number + one, f"Lord {one}") for one in range(2)]
    pace = Pace("turn", 7 * DAY)
    table = await world.services.tables.create(OTHER, CHANNEL, lords[0], Setup(lords=2, pace=pace))
    await world.services.tables.join(table.id, lords[1])
    return (await world.game_of(table.id)).id


async def latest(folder: Path, begins: int, seconds: int) -> float:
    """Work what is due for some seconds; return how late the latest deadline was worked."""
    clock = ShiftedClock(begins - 2 - time.time())
    services = await Services.open(f"sqlite+aiosqlite:///{folder / 'neighbors.db'}", clock=clock)
    late: list[float] = []
    work, several = worker._SELF_CONTAINED["deadline"], worker._SEVERAL["deadline"]

    def note(job: JobRow) -> None:
        if job.due < begins + seconds:
            late.append(clock.exact() - job.due)

    async def watched(context: ServiceContext, job: JobRow) -> bool:
        done = await work(context, job)
        note(job)
        return done

    async def watched_together(context: ServiceContext, due: list[JobRow]) -> set[int]:
        done = await several(context, due)
        for job in due:
            if job.id in done:
                note(job)
        return done

    with (
        patch.dict(worker._SELF_CONTAINED, {"deadline": watched}),
        patch.dict(worker._SEVERAL, {"deadline": watched_together}),
    ):
        working = asyncio.create_task(services.jobs.run())
        while len(late) < seconds and clock.exact() < begins + 20 * seconds:
            await clock.wait(clock.now() + 1)
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working
    async with services.context.read() as connection:
        begun = await connection.exec_driver_sql("SELECT count(*) FROM cup_tables WHERE table_id")
        print(f"{begun.scalar_one()} tables began in {clock.exact() - begins:.0f} s")
    await services.close()
    print(f"{len(late)} deadlines, on average {sum(late) / max(1, len(late)):.1f} s late")
    return max(late, default=float("inf"))


async def run(asked: argparse.Namespace) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "neighbors.db"
        await upgrade(f"sqlite+aiosqlite:///{path}")
        with inline():
            world = Owner(path)
            begins = await fill(world, asked)
            await world.close()
        print(f"latest {await latest(Path(folder), begins, asked.seconds):.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--first", type=int, default=3, help="tournaments that begin at once")
    parser.add_argument("--then", type=int, default=100, help="tournaments that begin later")
    parser.add_argument("--players", type=int, default=512, help="players of each tournament")
    parser.add_argument("--seconds", type=int, default=90, help="how long to measure")
    asked = parser.parse_args()
    quiet()
    asyncio.run(run(asked))


if __name__ == "__main__":
    main()
