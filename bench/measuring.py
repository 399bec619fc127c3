"""What the measurements share: quiet logs, timed calls, a fixed loop to compare machines."""

import asyncio
import json
import logging
import statistics
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import structlog

CALIBRATION_STEPS = 200_000


def calibrate() -> None:
    """Run small-int arithmetic, list and dict work: what the engine and pictures are made of."""
    table = dict(zip(range(64), range(64), strict=True))
    value = 1
    for step in range(CALIBRATION_STEPS):
        value = (value * 75 + table[step & 63]) % 65537


def measured(run: Callable[[Path, int], Coroutine[Any, Any, Any]]) -> None:
    """Measure with as many games as the command line says, in a new folder, and print it."""
    quiet()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(run(Path(folder), games)), indent=2))


def quiet() -> None:
    """Log warnings and errors only."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


@dataclass(slots=True)
class Timings:
    """Milliseconds of repeated calls, by the clock and of the processor."""

    spent: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)

    @contextmanager
    def timed(self) -> Iterator[None]:
        start, began = time.perf_counter(), time.process_time()
        yield
        self.spent.append((time.perf_counter() - start) * 1000)
        self.worked.append((time.process_time() - began) * 1000)

    def figures(self) -> dict[str, float]:
        """Return the median, the slowest, and the median of the processor's time."""
        return {
            "median": round(statistics.median(self.spent), 1),
            "slowest": round(max(self.spent), 1),
            "worked": round(statistics.median(self.worked), 1),
        }
