"""Speed of pictures: python bench/render.py [--rounds N]

Prints one JSON object. `kingdom` is a full 5×5 kingdom of the 900 px class, composed and encoded
with everything warm: milliseconds (median) and bytes. `turn` is a turn of Queendomino, 7×7, with
the builders' board. `pillow` is the same picture composed in RGB and saved by Pillow's defaults,
in the same run, rounds alternating. `fresh` are kingdoms that the process has not drawn before,
each timed once after the usual warming: median and 95th percentile; `fresh_turn` are such turns of
Queendomino. `animation` is a table of four growing, in 48 steps, with everything warm.
`calibration` is a fixed loop, to compare machines.
"""

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

from bench.measuring import CALIBRATION_STEPS, calibrate
from engine import Game, GameView, Options
from engine.stepping import growth
from render import draw
from render.pictures import compose
from render.requests import AnimationPicture, KingdomPicture, TurnPicture
from render.warm import warm_up

OPTIONS = Options(players=4, variants=frozenset({"middle_kingdom", "harmony"}))
TOWNS = Options(box="queendomino", players=2)
NAMES = ("Ann", "Ben", "Cara", "Dan")
LAST_ROUND = 12
FRESH_GAMES = 6


def _animation() -> AnimationPicture:
    game = next(_played(OPTIONS, 1))
    return AnimationPicture(game.view(), "", "bench", tuple(growth(game)))


def _games(options: Options, count: int) -> Iterator[GameView]:
    """Games of random lords, finished or, of Queendomino, at the start of the last round."""
    return (game.view() for game in _played(options, count))


def _played(options: Options, count: int) -> Iterator[Game]:
    for number in range(1, count + 1):
        dice = random.Random(number)
        game = Game.new(options, NAMES[: options.players], seed=dice.randbytes(32))
        while game.turn and (options is OPTIONS or game.turn.round < LAST_ROUND):
            game.play(dice.choice(game.legal_moves()))
        yield game


def _pillow_default(request: KingdomPicture) -> bytes:
    buffer = io.BytesIO()
    compose(request, mode="RGB").image.save(buffer, "PNG")
    return buffer.getvalue()


def _milliseconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def _medians(rounds: int, request: KingdomPicture, turn: TurnPicture) -> dict[str, float]:
    animation = _animation()
    draw(animation)
    works: dict[str, Callable[[], object]] = {
        "calibration": calibrate,
        "compose": lambda: compose(request),
        "kingdom": lambda: draw(request),
        "turn_compose": lambda: compose(turn),
        "turn": lambda: draw(turn),
        "pillow": lambda: _pillow_default(request),
        "animation": lambda: draw(animation),
    }
    spent = [{name: _milliseconds(work) for name, work in works.items()} for _ in range(rounds)]
    return {name: statistics.median(one[name] for one in spent) for name in works}


def measure(rounds: int) -> dict[str, float]:
    warm = _milliseconds(warm_up)
    views = list(_games(OPTIONS, FRESH_GAMES))
    requests = [KingdomPicture(view, seat) for view in views for seat in range(1, 5)]
    fresh = [_milliseconds(partial(draw, one)) for one in requests]
    turns = [
        TurnPicture(view, seat, 3, board_changed=True)
        for view in _games(TOWNS, FRESH_GAMES)
        for seat in (1, 2)
    ]
    fresh_turns = [_milliseconds(partial(draw, one)) for one in turns]
    request, turn = requests[0], turns[0]
    _pillow_default(request)
    medians = _medians(rounds, request, turn)
    return {
        "calibration_steps_per_second": round(CALIBRATION_STEPS / medians["calibration"] * 1000),
        "kingdom_ms": round(medians["kingdom"], 2),
        "kingdom_compose_ms": round(medians["compose"], 2),
        "kingdom_bytes": len(draw(request)),
        "turn_ms": round(medians["turn"], 2),
        "turn_compose_ms": round(medians["turn_compose"], 2),
        "turn_bytes": len(draw(turn)),
        "animation_ms": round(medians["animation"], 1),
        "animation_bytes": len(draw(_animation())),
        "pillow_ms": round(medians["pillow"], 1),
        "pillow_bytes": len(_pillow_default(request)),
        "times_as_fast": round(medians["pillow"] / medians["kingdom"], 1),
        "fresh_ms": round(statistics.median(fresh), 1),
        "fresh_p95_ms": round(statistics.quantiles(fresh, n=20)[-1], 1),
        "fresh_turn_ms": round(statistics.median(fresh_turns), 1),
        "fresh_turn_p95_ms": round(statistics.quantiles(fresh_turns, n=20)[-1], 1),
        "warming_s": round(warm / 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python bench/render.py", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    print(json.dumps(measure(parser.parse_args().rounds), indent=2))


if __name__ == "__main__":
    main()
