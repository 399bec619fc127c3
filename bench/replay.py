"""Speed of `/replay` on a server with many finished games, pictures included.

    python bench/replay.py [games]

Prints one JSON object, milliseconds each (the median, the slowest, and the median of the
processor's time, which depends less on how busy the machine is): the list of games (`which`), the
same while a name is typed (`typed`), opening a game that is not in memory (`opened`), its steps
after that (`step`), the growth of all its kingdoms (`growth`, as the services collect it) and that
as an animation of 48 steps (`animation`, with its bytes), of all and of one kingdom.
"""

import random
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

if not __package__:  # run as a file: python bench/replay.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.ladders import ME, SERVER, fill
from bench.measuring import Timings, measured
from clock import SystemClock
from cogs.replay.screens import Shown, requests_of
from engine import Options
from engine.stepping import growth
from render import draw
from render.requests import AnimationPicture
from render.warm import warm_up
from services import Services
from services.facts.replay import GrowthFact, Source
from store import Store, games, upgrade
from tests.helpers.finished import played

ROUNDS = 40
LATEST = 1_000
"""How many of the games that ended last are candidates to open."""


async def _timed(asks: list[Callable[[], Awaitable[Any]]]) -> dict[str, float]:
    timings = Timings()
    for ask in asks:
        with timings.timed():
            await ask()
    return timings.figures()


async def measure(services: Services) -> dict[str, Any]:
    warm_up()
    dice, replay = random.Random(1), services.replay
    async with services.context.read() as connection:
        latest = [row.id for row in await games.finished(connection, SERVER, LATEST)]
    some = dice.sample(latest, ROUNDS)

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
        "opened": await _timed([opens(game, 40) for game in some]),
        "step": await _timed([opens(game, step) for game in some[:4] for step in range(10, 50)]),
        "growth": await _timed([(lambda game=game: grows(game)) for game in some]),  # type: ignore[misc]
    }


def animations() -> dict[str, Any]:
    """Draw the animations of a game of 48 dominoes, with warm caches."""
    game = played(Options(players=4), "bench", 1)
    figures: dict[str, Any] = {}
    for name, seat in (("animation", None), ("animation_one", 1)):
        request = AnimationPicture(game.view(), "", "bench", tuple(growth(game)), seat)
        draw(request)
        timings = Timings()
        for _ in range(ROUNDS // 4):
            with timings.timed():
                data = draw(request)
        figures[name] = {**timings.figures(), "bytes": len(data)}
    return figures


async def run(folder: Path, games: int) -> dict[str, Any]:
    url = f"sqlite+aiosqlite:///{folder / 'replay.db'}"
    await upgrade(url)
    store = Store.connect(url)
    await fill(store, games)
    services = Services(store, SystemClock())
    figures = await measure(services)
    await services.close()
    return {"games": games, **figures, **animations()}


if __name__ == "__main__":
    measured(run)
