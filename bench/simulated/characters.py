"""People with habits: where they live, when they sleep, how soon they answer, if at all."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from typing import Any, Literal
from zoneinfo import ZoneInfo

from services.facts import Person

MINUTE, HOUR, DAY = 60, 3600, 86400
DAY_MINUTES = 24 * 60
SERVER, CHANNEL = 900, 901
ZONES = (
    *("Europe/Berlin", "Europe/London", "Europe/Helsinki", "America/New_York", "America/Chicago"),
    *("America/Los_Angeles", "America/Sao_Paulo", "Asia/Kolkata", "Asia/Tokyo", "Asia/Kathmandu"),
    *("Australia/Sydney", "Africa/Lagos", "UTC"),
)
Kind = Literal["punctual", "usual", "slow", "vanishing", "traveller"]
SHARES: dict[Kind, int] = {
    "punctual": 44,
    "usual": 28,
    "slow": 13,
    "vanishing": 8,
    "traveller": 7,
}
MEDIAN: dict[Kind, int] = {
    "punctual": 25 * MINUTE,
    "usual": 90 * MINUTE,
    "slow": 8 * HOUR,
    "vanishing": 60 * MINUTE,
    "traveller": 60 * MINUTE,
}
"""The median time until they answer a call."""


@dataclass(slots=True)
class Character:
    """A person and their habits; times are seconds, minutes those of the local day."""

    person: Person
    kind: Kind
    zone: ZoneInfo
    wakes: int  # minute of the local day
    sleeps: int  # minute of the local day, perhaps after midnight
    settings: dict[str, Any]
    plans: float  # how often they plan their next turn
    takes_back: float  # how often they take a turn back
    careful: float  # how often they take the best spot
    gone: list[tuple[int, int]] = field(default_factory=list)  # answer nobody
    trip: tuple[int, int] | None = None  # announced: first and last day from the start

    @property
    def quiet(self) -> tuple[int, int] | None:
        """The quiet hours in force: they need a zone."""
        quiet: tuple[int, int] | None = self.settings.get("quiet")
        return quiet if self.settings.get("zone") else None

    def is_quiet(self, at: int) -> bool:
        """Whether it is quiet for them, by the wall clock of their zone alone."""
        if self.quiet is None:
            return False
        now = datetime.fromtimestamp(at, self.zone)
        minute, (start, end) = now.hour * 60 + now.minute, self.quiet
        return start <= minute < end if start < end else minute >= start or minute < end

    def awake(self, at: int) -> int:
        """Return the first time from `at` on when they are awake."""
        now = datetime.fromtimestamp(at, self.zone)
        minute = now.hour * 60 + now.minute
        night = self.sleeps % DAY_MINUTES, self.wakes
        asleep = (
            night[0] <= minute < night[1]
            if night[0] < night[1]
            else minute >= night[0] or minute < night[1]
        )
        if not asleep:
            return at
        wait = (self.wakes - minute) % DAY_MINUTES
        return at + wait * 60 - now.second

    def answers(self, called: int, random: Random) -> int | None:
        """Return when they answer a call; None: never."""
        delay = MEDIAN[self.kind] * random.lognormvariate(0, 0.9)
        at = self.awake(self.awake(called) + int(delay))
        for start, end in sorted(self.gone):
            if start <= at < end:
                if random.random() < 0.8:
                    return None
                at = self.awake(end + int(delay))
        return at

    def local_day(self, at: int) -> datetime:
        return datetime.fromtimestamp(at, self.zone)


def characters(count: int, start: int, days: int, random: Random) -> list[Character]:
    """Make people; the first is number 1."""
    kinds = random.choices(list(SHARES), list(SHARES.values()), k=count)
    return [_character(number, kind, start, days, random) for number, kind in enumerate(kinds, 1)]


def _character(number: int, kind: Kind, start: int, days: int, random: Random) -> Character:
    zone = random.choice(ZONES)
    wakes, sleeps = 60 * random.randint(6, 9), 60 * random.randint(22, 25)
    settings: dict[str, Any] = {}
    if random.random() < 0.6:
        settings |= {"zone": zone, "quiet": (sleeps % DAY_MINUTES, wakes)}
    elif random.random() < 0.3:
        settings |= {"zone": zone}
    settings["reminders"] = random.choices((None, "half", "late", "none"), (50, 20, 20, 10))[0]
    settings["notice"] = random.choices(("mention", "direct", "both"), (70, 20, 10))[0]
    settings["soon"] = random.random() < 0.1
    settings["weekends"] = "zone" in settings and random.random() < 0.12
    settings["forced"] = "play" if random.random() < 0.3 else "ask"
    made = Character(
        Person(number, f"Lord {number}", server=None),
        kind,
        ZoneInfo(zone),
        wakes,
        sleeps,
        settings,
        plans=random.choice((0, 0, 0, 0.15, 0.5)),
        takes_back=random.choice((0, 0.01, 0.04)),
        careful=random.choice((0.2, 0.7, 1)),
    )
    if kind == "vanishing":
        since = start + random.randrange(2 * DAY, max(3 * DAY, (days - 4) * DAY))
        until = since + random.choice((3 * DAY, 6 * DAY, 400 * DAY))
        made.gone.append((since, until))
    if kind == "traveller" or random.random() < 0.06:
        first = random.randrange(2, max(3, days - 8))
        made.trip = (first, first + random.randint(1, 7))
        made.gone += [_away(made, start, made.trip)]
    return made


def _away(made: Character, start: int, trip: tuple[int, int]) -> tuple[int, int]:
    """Return the time from the first midnight of a trip to the last."""
    today = made.local_day(start).replace(hour=0, minute=0, second=0)
    first, last = today + timedelta(days=trip[0]), today + timedelta(days=trip[1] + 1)
    return int(first.timestamp()), int(last.timestamp())
