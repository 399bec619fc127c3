"""Facts about the bot's health in a server, for its hosts."""

from dataclasses import dataclass
from typing import Final, Literal

MachineCode = Literal["compiling", "missing"]
"""What keeps the strongest computer lords from playing: it is not there yet, or can't be made."""

THREAD_GONE: Final = "404/10003"
"""The code of a deleted channel: news that was posted at home all the same lost a thread."""


@dataclass(frozen=True, slots=True)
class WaitingFact:
    """News of a table that could not be posted yet, and those queued behind them."""

    table: str
    home: int  # the thread or channel where they belong
    count: int
    since: int
    due: int  # time of the next attempt
    code: str  # reason of the last failure: "403/50013", or the name of an error


@dataclass(frozen=True, slots=True)
class AstrayFact:
    """A table whose latest news could not be posted in their place and were posted elsewhere."""

    table: str
    home: int | None  # None: its thread was deleted, so the game continues where they were posted
    channel: int | None  # where they were posted; None: directly to the lords
    since: int
    code: str


@dataclass(frozen=True, slots=True)
class GivenUpFact:
    """How much of two weeks was posted nowhere, and the last of it: from when, and why."""

    count: int
    at: int
    code: str


@dataclass(frozen=True, slots=True)
class HealthFact:
    """Current problems in a server, as far as they are known."""

    waiting: tuple[WaitingFact, ...]
    astray: tuple[AstrayFact, ...]
    late: int  # deadlines and other jobs overdue by more than a minute
    outage: tuple[int, int] | None  # start and end of the last one in a week
    full_at: int | None  # when the disk was last full, within a day
    busy_at: int | None  # when another process last locked the database for too long, within a day
    unlisted: int | None = None  # the channel of the live list, if that can't be written
    given_up: GivenUpFact | None = None
    unreadable: int = 0  # news and posts that could not be read for this report
    processes: tuple[tuple[int, ...], ...] = ()  # of several, the shards of each
    machine_code: MachineCode | None = None  # of computer lords; None: it is there, or not needed

    @property
    def wrong(self) -> int:
        """How many things need attention."""
        others = (self.late, self.unlisted is not None, self.given_up is not None, self.unreadable)
        return len(self.waiting) + len(self.astray) + sum(map(bool, others))
