"""A server with many finished games: how long `/replay` takes, pictures included.

    python bench/replay.py [games]

Prints one JSON object, milliseconds each (the median, the slowest of all, and the median of what
the processor worked, which a busy machine does not change so much): which games there are
(`which`), the same while a name is typed (`typed`), a game opened that is not in memory (`opened`),
its steps after that (`step`), all its kingdoms growing (`growth`, as the services gather it) and
that as an animation of 48 steps (`animation`, with its bytes), of all and of one kingdom.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import structlog

if not __package__:  # run as a file: python bench/replay.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.ladders import ME, SERVER, fill
from clock import SystemClock
from cogs.replay.screens import Shown, requests_of
from engine import Options
from engine.stepping import growth
from render import draw
from render.requests import AnimationPicture
from render.warm import warm_up
from services import Services
from services.facts.replay import GrowthFact, Source
from store import Store, replays, upgrade
from tests.helpers.finished import played

ROUNDS = 40
LATEST = 1_000
"""So many of the games that ended last are opened from."""


async def _timed(asks: list[Callable[[], Awaitable[Any]]]) -> dict[str, float]:
    spent, worked = [], []
    for ask in asks:
        start, began = time.perf_counter(), time.process_time()
        await ask()
        spent.append((time.perf_counter() - start) * 1000)
        worked.append((time.process_time() - began) * 1000)
    return _told(spent, worked)


def _told(spent: list[float], worked: list[float]) -> dict[str, float]:
    return {
        "median": round(statistics.median(spent), 1),
        "slowest": round(max(spent), 1),
        "work": round(statistics.median(worked), 1),
    }


async def measure(services: Services) -> dict[str, Any]:
    """Ask for games and step through some of them."""
    warm_up()
    dice, replay = random.Random(1), services.replay
    async with services.context.read() as connection:
        latest = [row.id for row in await replays.finished(connection, SERVER, LATEST)]
    games = dice.sample(latest, ROUNDS)

    async def shown(game: int, step: int | None) -> None:
        fact = await replay.open(Source("game", game), ME, step)
        for request in requests_of(fact, Shown(), None):
            draw(request)

    def opens(game: int, step: int | None) -> Callable[[], Awaitable[Any]]:
        return lambda: shown(game, step)

    async def grows(game: int) -> GrowthFact:
        return await replay.growth(Source("game", game), ME)

    return {
        "which": await _timed([lambda: replay.choices(ME)] * ROUNDS),
        "typed": await _timed([lambda: replay.choices(ME, "table 17")] * ROUNDS),
        "opened": await _timed([opens(game, 40) for game in games]),
        "step": await _timed([opens(game, step) for game in games[:4] for step in range(10, 50)]),
        "growth": await _timed([(lambda game=game: grows(game)) for game in games]),  # type: ignore[misc]
    }


def animations() -> dict[str, Any]:
    """Draw the animations of a game of 48 dominoes, all there is to it being warm."""
    game = played(Options(players=4), "bench", 1)
    figures: dict[str, Any] = {}
    for name, seat in (("animation", None), ("animation_one", 1)):
        request = AnimationPicture(game.view(), "", "bench", tuple(growth(game)), seat)
        draw(request)
        spent, worked = [], []
        for _ in range(ROUNDS // 4):
            start, began = time.perf_counter(), time.process_time()
            data = draw(request)
            spent.append((time.perf_counter() - start) * 1000)
            worked.append((time.process_time() - began) * 1000)
        figures[name] = {**_told(spent, worked), "bytes": len(data)}
    return figures


async def run(folder: Path, games: int) -> dict[str, Any]:
    """Fill a store and measure."""
    url = f"sqlite+aiosqlite:///{folder / 'replay.db'}"
    await upgrade(url)
    store = Store.connect(url)
    await fill(store, games)
    services = Services(store, SystemClock())
    figures = await measure(services)
    await services.close()
    return {"games": games, **figures, **animations()}


def main(games: int) -> None:
    """Measure and print."""
    quiet = structlog.make_filtering_bound_logger(logging.WARNING)
    structlog.configure(wrapper_class=quiet)
    with TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(run(Path(folder), games)), indent=2))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
