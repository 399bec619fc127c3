"""Facts about how well everything is in a server, for its hosts (PLAY §8)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WaitingFact:
    """News of a table that were tried and could not be said yet, and those behind them."""

    table: str
    home: int  # the thread or channel where they belong
    count: int
    since: int
    due: int  # when they are tried next
    code: str  # why the last try failed: "403/50013", or the name of an error


@dataclass(frozen=True, slots=True)
class AstrayFact:
    """A table whose last news did not reach their place and were said elsewhere."""

    table: str
    home: int | None  # None: its thread was deleted, so it is played where they were said
    channel: int | None  # where they were said; None: to the lords directly
    since: int
    code: str


@dataclass(frozen=True, slots=True)
class HealthFact:
    """What is amiss in a server now, as far as it can be known."""

    waiting: tuple[WaitingFact, ...]
    astray: tuple[AstrayFact, ...]
    late: int  # deadlines and other jobs overdue by more than a minute
    outage: tuple[int, int] | None  # the last one of this week, from when to when
    full_at: int | None  # when the disk was full last, within a day
    busy_at: int | None  # when the database was last held by others for too long, within a day
    unlisted: int | None = None  # the channel of the live list, where that can't be written

    @property
    def wrong(self) -> int:
        """How many things need a hand."""
        return len(self.waiting) + len(self.astray) + bool(self.late) + (self.unlisted is not None)
