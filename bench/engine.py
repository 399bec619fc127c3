"""Speed of the engine: python bench/engine.py [--games N]

Prints one JSON object: `calibration` (steps per second of a fixed loop, to compare machines), games
per second of a bare bit-board kernel and of the engine with four lords, at Kingdomino and at
Queendomino, and the ratio of each to the kernel (which plays Kingdomino), all in the same run. The
engine's games call legal_moves() and play() for every decision. Seconds are processor time, and
rounds alternate, so that a busy machine slows all alike; the median counts.
"""

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

if not __package__:  # run as a file: python bench/engine.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench import kernel
from bench.measuring import CALIBRATION_STEPS, calibrate
from engine import Options, selfplay

ROUNDS = 7
RATIOS = {"ratio": "engine", "queendomino_ratio": "queendomino"}


def _play_kernel(games: int) -> None:
    draw = random.Random(1)
    for _ in range(games):
        kernel.play(draw)


KINGDOMINO = Options(players=4, variants=frozenset({"middle_kingdom", "harmony"}))
QUEENDOMINO = Options(box="queendomino", players=4)


def _play_engine(games: int, options: Options) -> None:
    for number in range(games):
        game = selfplay.new_game(options, "bench", number)
        selfplay.play_randomly(game)
        game.scores()


def _rate(work: Callable[[], None], count: int) -> float:
    began = time.process_time()
    work()
    return count / (time.process_time() - began)


def measure(games: int) -> dict[str, float]:
    """The median of each figure over the rounds."""
    works: dict[str, tuple[Callable[[], None], int]] = {
        "calibration": (calibrate, CALIBRATION_STEPS),
        "kernel": (lambda: _play_kernel(3 * games), 3 * games),
        "engine": (lambda: _play_engine(games, KINGDOMINO), games),
        "queendomino": (lambda: _play_engine(games, QUEENDOMINO), games),
    }
    figures: dict[str, list[float]] = {name: [] for name in (*works, *RATIOS)}
    for options in (KINGDOMINO, QUEENDOMINO):
        _play_engine(5, options)
    for _ in range(ROUNDS):
        for name, (work, count) in works.items():
            figures[name].append(_rate(work, count))
        for ratio, name in RATIOS.items():
            figures[ratio].append(figures[name][-1] / figures["kernel"][-1])
    return {name: statistics.median(values) for name, values in figures.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="engine games a round")
    figures = measure(parser.parse_args().games)
    print(
        json.dumps(
            {
                "calibration_steps_per_second": round(figures["calibration"]),
                "kernel_games_per_second": round(figures["kernel"]),
                "engine_games_per_second": round(figures["engine"]),
                "ratio": round(figures["ratio"], 3),
                "queendomino_games_per_second": round(figures["queendomino"]),
                "queendomino_ratio": round(figures["queendomino_ratio"], 3),
            }
        )
    )


if __name__ == "__main__":
    main()
