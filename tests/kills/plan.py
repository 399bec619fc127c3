"""When a life of the bot is to end."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Final

STEPS: Final = ("place", "move", "spot", "take", "undo", "tax", "build", "site", "burn", "giveback")
"""The actions that change a draft."""
QUOTA: Final = 0.11
"""The share of all kills planned for each kind; the rest come from outside, at any moment."""
NEEDED: Final = 0.1
"""The share of all kills that has to fall in each kind."""
PICTURES: Final = 0.05
"""In how many lives the pictures are really drawn, by worker processes."""


class Moment(StrEnum):
    """The kinds of moments to die at."""

    UNCOMMITTED = "between acknowledgement and commit"
    UNPOSTED = "between commit and post"
    UNDONE = 'between post and "done"'
    DRAFT = "within a draft step"
    START = "at a start"
    AUTOPILOT = "within a turn of the autopilot"
    REMINDER = "within a reminder"
    PLAN = "within a planned turn"
    ELSEWHERE = "elsewhere"

    @property
    def planned(self) -> bool:
        """Whether lives are planned to end there; else they are ended from outside."""
        return self is not Moment.ELSEWHERE


PLANNED: Final = tuple(moment for moment in Moment if moment.planned)
BY_NIGHT: Final = (Moment.AUTOPILOT, Moment.REMINDER, Moment.PLAN)
"""What happens while everybody rests and the clock is pushed on."""

EVENTS: Final = {
    Moment.UNCOMMITTED: ("click.acknowledged", "turn.written"),
    Moment.UNPOSTED: ("turn.committed", "courier.began"),
    Moment.UNDONE: ("courier.posted",),
    Moment.DRAFT: ("draft.written", "draft.saved"),
    Moment.START: (
        "store.upgrading",
        "store.upgraded",
        "client.logged_in",
        "client.ready",
        "first courier.began",
        "first courier.posted",
    ),
    Moment.AUTOPILOT: ("turn.written", "turn.committed", "courier.began", "courier.posted"),
    Moment.REMINDER: ("jobs.written", "jobs.done", "courier.began", "courier.posted"),
    Moment.PLAN: ("turn.written", "plan.settled", "courier.began", "courier.posted"),
}
BY: Final = {Moment.AUTOPILOT: ("autopilot",), Moment.PLAN: ("plan",)}
"""Whose turns are meant; else those that a lord has ended."""
TOLD: Final = {
    Moment.AUTOPILOT: ("TurnNews", "EndNews"),
    Moment.REMINDER: ("ReminderNews",),
    Moment.PLAN: ("PlanNews",),
}
"""Which news are meant; else `SAID`."""
SAID: Final = ("OpeningNews", "TurnNews", "EndNews")
MIGRATING: Final = "store.create"
"""A CREATE of the first migration: it happens on an empty database only."""
BEFORE_READY: Final = EVENTS[Moment.START][:3]


@dataclass(frozen=True, slots=True)
class Plan:
    """Die at the n-th log event of a name; without a name, live until killed from outside."""

    moment: Moment
    event: str = ""
    nth: int = 1
    news: tuple[int, ...] = ()
    """What waited in the outbox before this life: its first pass is about these."""
    pictures: bool = False

    def text(self) -> str:
        """Write it in one line."""
        return json.dumps(asdict(self))

    @classmethod
    def parse(cls, text: str) -> Plan:
        """Read it."""
        values = json.loads(text)
        values |= {"moment": Moment(values["moment"]), "news": tuple(values["news"])}
        return cls(**values)


@dataclass(slots=True)
class Planner:
    """Chooses moments until each kind has its share."""

    kills: int
    chance: random.Random
    counted: Counter[Moment]
    moments: Sequence[Moment] = PLANNED
    """The kinds that are wanted."""

    @property
    def needed(self) -> int:
        """How many kills of each kind there have to be."""
        return max(1, int(self.kills * NEEDED))

    @property
    def missing(self) -> list[Moment]:
        """The kinds that were not hit often enough."""
        return [moment for moment in self.moments if self.counted[moment] < self.needed]

    @property
    def finished(self) -> bool:
        """Whether there were enough kills of every kind and in all."""
        return not self.missing and self.counted.total() >= self.kills

    def next(self, life: int, waiting: Collection[int]) -> Plan:
        """Plan a life; the first ones end while the first migration runs."""
        if Moment.START in self.moments and life < 1 + self.kills // 66:
            return Plan(Moment.START, MIGRATING, self.chance.randint(1, 25))
        moment = self.chance.choice(self._wanted())
        if moment is Moment.ELSEWHERE:
            return Plan(moment, pictures=self._pictures())
        event = self.chance.choice(EVENTS[moment])
        if event.startswith("first ") and not waiting:
            event = self.chance.choice(BEFORE_READY)
        nth = 1 if moment is Moment.START else self.chance.randint(1, 6)
        nth = self.chance.randint(1, 2) if moment in BY_NIGHT else nth
        return Plan(moment, event, nth, tuple(waiting), self._pictures())

    def _wanted(self) -> list[Moment]:
        quota = max(self.needed, round(self.kills * QUOTA))
        short = [moment for moment in self.moments if self.counted[moment] < quota]
        late = self.counted.total() >= self.kills or len(self.moments) >= self.kills
        return self.missing if late and self.missing else [*short, Moment.ELSEWHERE]

    def _pictures(self) -> bool:
        return self.kills >= 100 and self.chance.random() < PICTURES
