"""How long a press takes while the turns of many computer lords wait, and their worker's memory.

    python bench/lords.py [--games 200] [--level knight] [--presses 300]

Somebody opens their panel and chooses spots in a game of their own, first while nothing else is
going on, then while computer lords are on turn in many games. The services, the database and the
lords' process are the real ones. The last line is how much longer the slowest hundredth of the
presses takes then.
"""

import argparse
import asyncio
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

if not __package__:  # run as a file: python bench/lords.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.measuring import quiet
from clock import SystemClock
from services import Services
from services.facts import Person, Press
from services.facts.tables import NO_LIMIT, Setup
from store import jobs, upgrade

SERVER, CHANNEL, MINE = 7000, 7001, 1
PAUSE = 0.03
"""Seconds between two presses."""


async def games_of(services: Services, count: int, level: str) -> int:
    """Begin games of many people against computer lords; returns a game of two people."""
    for number in range(count):
        person = Person(1000 + number, f"Lord {number}")
        await services.tables.solo(SERVER + number % 10, CHANNEL, person, level)
    table = await services.tables.create(
        SERVER, CHANNEL, Person(MINE, "Ann"), Setup(lords=2, pace=NO_LIMIT)
    )
    await services.tables.join(table.id, Person(MINE + 1, "Ben"))
    game = (await services.tables.table(table.id)).game
    assert game is not None, "it has begun"
    return game


async def presses(services: Services, game: int, count: int) -> list[float]:
    """Open the panel of whoever is on turn, and take a domino; returns the seconds of each."""
    took = []
    for _ in range(count):
        seat = (await services.play.game(game)).seat_on_turn
        press = Press(game, Person((seat and seat.user) or 0, ""))
        began = time.perf_counter()
        panel = await services.play.panel(press)
        step = panel.composition.todo[0] if panel.composition.todo else None
        if step is not None:
            await services.play.set_slot(press, panel.composition.options[step][-1])
        took.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return sorted(took)


async def waiting(services: Services) -> int:
    """Return how many turns of computer lords are due."""
    async with services.context.read() as connection:
        kinds = jobs.Kinds(only=("lord",))
        return len(await jobs.due(connection, services.context.clock.now(), 1000, kinds=kinds))


def slowest(took: list[float]) -> float:
    """Return the 99th percentile."""
    return took[int(len(took) * 0.99)]


def memory() -> int:
    """Return the resident memory of the processes that this one has started, in MB."""
    found = 0
    for one in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            words = dict(line.split(":", 1) for line in one.read_text().splitlines() if ":" in line)
            if int(words["PPid"]) == int(Path("/proc/self").resolve().name):
                found += int(words.get("VmRSS", "0 kB").split()[0]) // 1024
    return found


async def measure(folder: Path, asked: argparse.Namespace) -> None:
    """Measure the presses with and without computer lords, and print what was found."""
    url = f"sqlite+aiosqlite:///{folder / 'lords.db'}"
    await upgrade(url)
    services = await Services.open(url, clock=SystemClock())
    game = await games_of(services, asked.games, asked.level)
    idle = await presses(services, game, asked.presses)
    due = await waiting(services)
    work = asyncio.create_task(services.jobs._run("lords"))
    busy = await presses(services, game, asked.presses)
    left = await waiting(services)
    print(f"turns of computer lords that were due: {due}, and still {left} after the presses")
    print(f"p99 of a press: {1000 * slowest(idle):.1f} ms idle, {1000 * slowest(busy):.1f} ms busy")
    print(f"memory of the workers: {memory()} MB")
    print(f"{slowest(busy) / slowest(idle):.2f}")
    work.cancel()
    with suppress(asyncio.CancelledError):
        await work
    await services.close()


def main() -> None:
    """Read what is asked, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="knight")
    parser.add_argument("--presses", type=int, default=300)
    quiet()
    with TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), parser.parse_args()))


if __name__ == "__main__":
    main()
