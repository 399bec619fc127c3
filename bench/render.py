"""How fast pictures are: python bench/render.py [--rounds N]

Prints one JSON object. `kingdom` is a full 5×5 kingdom of the 900 px class, composed and encoded
with everything warm: milliseconds (median) and bytes. `pillow` is the same picture composed in RGB
and saved as Pillow saves by default, in the same run, rounds alternating. `fresh` are kingdoms that
the process has not drawn before, each timed once after the usual warming: median and 95th
percentile. `calibration` is a fixed loop, to compare machines.
"""

from __future__ import annotations

import argparse
import io
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

if not __package__:  # run as a file: python bench/render.py
    sys.path[0] = str(Path(__file__).parents[1])

from engine import Game, GameView, Options
from render import KingdomPicture, draw
from render.pictures import compose
from render.warm import warm_up

OPTIONS = Options(players=4, variants=frozenset({"middle_kingdom", "harmony"}))
NAMES = ("Ann", "Ben", "Cara", "Dan")
FRESH_GAMES = 6
CALIBRATION_STEPS = 200_000


def _calibrate() -> None:
    """The loop that bench.engine times, too."""
    table = dict(zip(range(64), range(64), strict=True))
    value = 1
    for step in range(CALIBRATION_STEPS):
        value = (value * 75 + table[step & 63]) % 65537


def _games(count: int) -> Iterator[GameView]:
    """Finished games of random lords."""
    for number in range(1, count + 1):
        dice = random.Random(number)
        game = Game.new(OPTIONS, NAMES, seed=dice.randbytes(32))
        while not game.over:
            game.play(dice.choice(game.legal_moves()))
        yield game.view()


def _pillow_default(request: KingdomPicture) -> bytes:
    buffer = io.BytesIO()
    compose(request, mode="RGB").image.save(buffer, "PNG")
    return buffer.getvalue()


def _milliseconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def _rounds(rounds: int, request: KingdomPicture) -> dict[str, list[float]]:
    figures: dict[str, list[float]] = {
        "kingdom": [],
        "compose": [],
        "pillow": [],
        "calibration": [],
    }
    for _ in range(rounds):
        figures["calibration"].append(CALIBRATION_STEPS / _milliseconds(_calibrate) * 1000)
        figures["compose"].append(_milliseconds(lambda: compose(request)))
        figures["kingdom"].append(_milliseconds(lambda: draw(request)))
        figures["pillow"].append(_milliseconds(lambda: _pillow_default(request)))
    return figures


def measure(rounds: int) -> dict[str, float]:
    """Every figure, medians over the rounds."""
    warm = _milliseconds(warm_up)
    views = list(_games(FRESH_GAMES))
    requests = [KingdomPicture(view, seat) for view in views for seat in range(1, 5)]
    fresh = [_milliseconds(partial(draw, one)) for one in requests]
    request = requests[0]
    _pillow_default(request)
    medians = {name: statistics.median(values) for name, values in _rounds(rounds, request).items()}
    return {
        "calibration_steps_per_second": round(medians["calibration"]),
        "kingdom_ms": round(medians["kingdom"], 2),
        "kingdom_compose_ms": round(medians["compose"], 2),
        "kingdom_bytes": len(draw(request)),
        "pillow_ms": round(medians["pillow"], 1),
        "pillow_bytes": len(_pillow_default(request)),
        "times_as_fast": round(medians["pillow"] / medians["kingdom"], 1),
        "fresh_ms": round(statistics.median(fresh), 1),
        "fresh_p95_ms": round(statistics.quantiles(fresh, n=20)[-1], 1),
        "warming_s": round(warm / 1000, 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python bench/render.py", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    print(json.dumps(measure(parser.parse_args().rounds), indent=2))


if __name__ == "__main__":
    main()
