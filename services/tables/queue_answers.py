"""Whether people in the queue still want to play: when they pressed, are asked, and say nothing.

Both times are kept with what they want, in the row of their place. `outages`: the times in which
nobody there could press anything; they are not of the time in which to answer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from services.clocks import arithmetic
from services.clocks.arithmetic import DAY, Span
from services.clocks.waking_hours import HOUR, Waiting
from store.rows import QueueRow

WANTED = HOUR
"""How long a press says that somebody wants to play; then they are asked before a game begins."""
ANSWERED_IN = 3 * HOUR
"""How long they have to answer, while they are awake; then they leave the queue."""


def same(one: QueueRow, other: QueueRow) -> bool:
    """Whether two want the same game."""
    return all(one.wanted.get(key) == other.wanted.get(key) for key in ("box", "pace"))


def with_yes(row: QueueRow, now: int) -> QueueRow:
    """Return a place whose lord has just said that they want to play."""
    return replace(row, wanted={**row.wanted, "yes": now})


def with_question(row: QueueRow, now: int) -> QueueRow:
    """Return a place whose lord is asked."""
    return replace(row, wanted={**row.wanted, "asked": now})


def is_asked(row: QueueRow) -> bool:
    """Whether a lord is asked and has not said yes."""
    return _asked(row) > _pressed(row)


def answer_due(row: QueueRow, outages: Sequence[Span]) -> int | None:
    """Return by when a lord has to answer; None: they are not asked, or have said yes."""
    return arithmetic.after(_asked(row), ANSWERED_IN, outages) if is_asked(row) else None


def is_silent(row: QueueRow, now: int, outages: Sequence[Span]) -> bool:
    """Whether a lord was asked and has not answered in time."""
    due = answer_due(row, outages)
    return due is not None and due <= now


def ready(rows: Iterable[QueueRow], now: int, outages: Sequence[Span]) -> set[int]:
    """Return who, of all who want the same, need not be asked: they pressed lately.

    While others are asked their presses stay as good as they were when the first question was put;
    else those who answer at once would have to be asked again.
    """
    every = list(rows)
    put = {_asked(row) for row in every}
    at = min((at for at in put if arithmetic.after(at, ANSWERED_IN, outages) > now), default=now)
    return {row.user_id for row in every if not is_asked(row) and _pressed(row) + WANTED > at}


def can_answer(one: Waiting, now: int) -> bool:
    """Whether somebody is awake as long as they would have to answer."""
    return one.awake.issuperset(at // HOUR % 24 for at in range(now, now + ANSWERED_IN, HOUR))


def _pressed(row: QueueRow) -> int:
    return int(row.wanted.get("yes", row.since))


def _asked(row: QueueRow) -> int:
    return int(row.wanted.get("asked", -DAY))
