"""The arithmetic of clocks. Pure: times are UTC epoch seconds, spans are (from, until)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from services.facts.tables import Pace

Span = tuple[int, int]
DAY = 24 * 3600
LEAST_AFTER_TAKEBACK = 10 * 60
"""Whoever takes a turn back has what they had left, but at least so long."""
WEEKENDS_AHEAD = 26
"""So many weekends are looked at: a turn that lasts longer waits for no more of them."""


def merged(spans: Iterable[Span]) -> list[Span]:
    """Return the same time as spans that don't touch, in order; empty ones are left out."""
    joined: list[Span] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def elapsed(since: int, until: int, waits: Iterable[Span] = ()) -> int:
    """Return the seconds from `since` to `until` that count: those outside the spans."""
    until = max(since, until)
    inside = (
        min(end, until) - max(start, since)
        for start, end in merged(waits)
        if start < until and end > since
    )
    return until - since - sum(inside)


def after(since: int, seconds: int, waits: Iterable[Span] = ()) -> int:
    """Return when `seconds` that count have passed since `since`."""
    now, left = since, max(0, seconds)
    for start, end in merged(waits):
        if end <= now:
            continue
        if start > now:
            if left <= start - now:
                break
            left -= start - now
        now = end
    return now + left


def allowed(pace: Pace, banks: Sequence[int] | None, seat: int, credit: int) -> int | None:
    """Return how many seconds the turn in progress may take; None: as many as it likes."""
    if pace.kind == "none":
        return None
    own = pace.turn if pace.kind == "turn" else (banks[seat - 1] if banks else pace.bank)
    return max(0, own + credit)


def least(pace: Pace) -> int:
    """Return the seconds that a lord has at least whose turn is given back to them."""
    return min(LEAST_AFTER_TAKEBACK, pace.turn) if pace.kind == "turn" else LEAST_AFTER_TAKEBACK


def refilled(pace: Pace, left: int) -> int:
    """Return a bank after a turn that left `left` seconds in it."""
    return min(max(pace.cap, pace.bank), max(0, left) + pace.increment)


def full(pace: Pace, lords: int) -> list[int] | None:
    """Return every seat's bank at the start; None where the pace has none."""
    return [pace.bank] * lords if pace.kind == "bank" else None


def usual_turn(pace: Pace) -> int:
    """Return how long a lord may be away before one more turn counts as missed (decisions)."""
    return pace.turn if pace.kind == "turn" else max(pace.increment, DAY // 2)


def to_cover(pace: Pace) -> int:
    """Return how long the end waits for who has to choose a crown after the last turn (R33).

    As long as for a turn; a day where there is no limit: no game stays open for that.
    """
    return DAY if pace.kind == "none" else usual_turn(pace)


# -- the local day ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Local:
    """A zone of the tz database, by whose day quiet hours and weekends go."""

    zone: ZoneInfo

    @classmethod
    def of(cls, name: str) -> Local:
        """Return a zone by its IANA name. Raises zoneinfo.ZoneInfoNotFoundError, ValueError."""
        return cls(ZoneInfo(name))

    def moment(self, at: int, *, day: int, minute: int) -> int:
        """Return when it is `minute` of the local day `day` days after that of `at`.

        A minute that the change to summer time leaves out is the first one after it.
        """
        midnight = datetime.fromtimestamp(at, self.zone).replace(hour=0, minute=0, second=0)
        wall = (midnight + timedelta(days=day)).replace(
            hour=minute // 60, minute=minute % 60, microsecond=0
        )
        return int(wall.astimezone(UTC).timestamp())

    def weekends(self, since: int) -> list[Span]:
        """Return the Saturdays and Sundays from that of `since` on."""
        weekday = datetime.fromtimestamp(since, self.zone).weekday()
        first = 5 - weekday
        return [
            (
                self.moment(since, day=first + 7 * week, minute=0),
                self.moment(since, day=first + 7 * week + 2, minute=0),
            )
            for week in range(WEEKENDS_AHEAD)
        ]

    def quiet(self, at: int, hours: tuple[int, int]) -> Span | None:
        """Return the quiet hours in which `at` lies, else None. `hours` are minutes of the day."""
        start, end = hours
        overnight = 1 if end <= start else 0
        for day in (-1, 0):
            span = (
                self.moment(at, day=day, minute=start),
                self.moment(at, day=day + overnight, minute=end),
            )
            if span[0] <= at < span[1]:
                return span
        return None
