"""Record what was announced and done in a simulation, for its checks and report."""

import logging
from collections import Counter
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import structlog

from services.facts.games import TurnReport

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Told:
    """A turn that was reported to somebody."""

    game: int
    version: int
    seat: int
    turn: str
    moves: tuple[str, ...]

    @classmethod
    def of(cls, game: int, report: TurnReport) -> "Told":
        return cls(game, report.version, report.seat, report.turn, report.moves)


@dataclass(slots=True)
class Ledger:
    """The facts to check at the end, and the counts for the report."""

    acknowledged: list[Told] = field(default_factory=list)  # to their lord, as ended
    announced: set[Told] = field(default_factory=set)  # to the table, by a message
    misses_told: Counter[tuple[int, int]] = field(default_factory=Counter)  # (game, version)
    acts: dict[tuple[int, int], list[int]] = field(default_factory=dict)  # (game, user): times
    downs: list[Span] = field(default_factory=list)  # times when nobody could play
    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] += number

    def fault(self, check: str, words: str) -> None:
        self.faults.append(f"{check}: {words}")

    def acted(self, game: int, user: int, at: int) -> None:
        """Record an action in a game, which ends an absence."""
        self.acts.setdefault((game, user), []).append(at)


@contextmanager
def listening(ledger: Ledger) -> Iterator[None]:
    """Record every logged error as a fault; nothing is printed."""

    def note(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> Any:
        about = {key: value for key, value in event.items() if key not in ("event", "exc_info")}
        cause = event.get("exc_info")
        failed = f": {cause!r}" if isinstance(cause, BaseException) else ""
        ledger.fault("error", f"{event['event']} {about}{failed}"[:300])
        raise structlog.DropEvent

    before = structlog.get_config()
    errors = structlog.make_filtering_bound_logger(logging.ERROR)
    structlog.configure(wrapper_class=errors, processors=[note])
    try:
        yield
    finally:
        structlog.configure(**before)
