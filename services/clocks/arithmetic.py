"""Calculations with clocks. Pure: times are UTC epoch seconds, spans are (from, until)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from services.facts.tables import Pace

Span = tuple[int, int]
DAY = 24 * 3600
LEAST_AFTER_TAKEBACK = 10 * 60
"""The least time that a lord has after taking a turn back."""
LONG_PAUSE, LONGEST_PAUSE = 14 * DAY, 90 * DAY
"""After a long pause people may be gone; after the longest one nobody plays on unasked."""
BACK_IN = 3 * DAY
"""The least time that a lord has who is called after a long pause."""
AWAKE_IN = DAY // 2
"""The same after a pause of more than a day: whatever the hour, they are awake by then."""
WEEKENDS_AHEAD = 26
"""How many weekends a clock waits for: a turn that lasts longer waits for no more of them."""


def merged(spans: Iterable[Span]) -> list[Span]:
    """Join spans that touch or overlap, in order; empty ones are left out."""
    joined: list[Span] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def elapsed(since: int, until: int, waits: Iterable[Span] = ()) -> int:
    """Count the seconds from `since` to `until` outside the spans in which the clock waits."""
    until = max(since, until)
    inside = (
        min(end, until) - max(start, since)
        for start, end in merged(waits)
        if start < until and end > since
    )
    return until - since - sum(inside)


def after(since: int, seconds: int, waits: Iterable[Span] = ()) -> int:
    """Return when `seconds` have passed since `since`, without counting the spans."""
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


def time_allowed(pace: Pace, banks: Sequence[int] | None, seat: int, credit: int) -> int | None:
    """Return how many seconds the turn in progress may take; None: no limit."""
    if pace.kind == "none":
        return None
    own = pace.turn if pace.kind == "turn" else (banks[seat - 1] if banks else pace.bank)
    return max(0, own + credit)


def least_after_takeback(pace: Pace) -> int:
    """Return the least seconds for a turn that its lord plays again after a takeback."""
    return min(LEAST_AFTER_TAKEBACK, pace.turn) if pace.kind == "turn" else LEAST_AFTER_TAKEBACK


def refilled(pace: Pace, left: int) -> int:
    """Return a bank, refilled after a turn that left `left` seconds in it."""
    return min(_capacity(pace), max(0, left) + pace.increment)


def before_refill(pace: Pace, bank: int, left: int | None) -> int:
    """Return a bank as it was before its refill, after a turn that left `left` seconds in it.

    A bank that the refill has filled holds less than what was left and added. If it is not known
    what was left, all of the refill is taken.
    """
    full = left is not None and bank >= _capacity(pace)
    emptied = bank if full else bank - pace.increment
    return max(0, emptied if left is None else min(left, emptied))


def full_banks(pace: Pace, lords: int) -> list[int] | None:
    """Return every seat's bank at the start; None if the pace has no banks."""
    return [pace.bank] * lords if pace.kind == "bank" else None


def share(pace: Pace, missed: int) -> int:
    """Return the seconds that an absent lord has for a turn, after so many missed in a row.

    Half of a usual turn, at most 12 hours; half of that after each further one.
    """
    return min(usual_turn(pace) // 2, DAY // 2) >> max(0, missed - 1)


def usual_turn(pace: Pace) -> int:
    """Return the seconds of a turn.

    With a bank those of its increment, but at least 12 hours, and at most what the bank can hold.
    """
    if pace.kind == "turn":
        return pace.turn
    usual = max(pace.increment, DAY // 2)
    return min(usual, _capacity(pace)) if pace.kind == "bank" else usual


def _capacity(pace: Pace) -> int:
    """Return the most seconds that a bank can hold."""
    return max(pace.cap, pace.bank)


def time_to_receive(pace: Pace) -> int:
    """Return how long the game's end waits for a lord to choose a crown for a giant (R33).

    As long as for a turn; a day if there is no limit, so that no game stays open for that.
    """
    return DAY if pace.kind == "none" else usual_turn(pace)


# -- the local day ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Local:
    """A time zone, whose days determine quiet hours and weekends."""

    zone: ZoneInfo

    @classmethod
    def of(cls, name: str) -> "Local":
        """Return a zone by its IANA name. Raises zoneinfo.ZoneInfoNotFoundError, ValueError."""
        return cls(ZoneInfo(name))

    def moment(self, at: int, *, day: int, minute: int) -> int:
        """Return when it is `minute` of the local day, `day` days after that of `at`.

        A minute skipped by the change to summer time is the first one after it.
        """
        there = datetime.fromtimestamp(at, self.zone).date() + timedelta(days=day)
        wall = datetime.combine(there, time(minute // 60, minute % 60), self.zone)
        while wall.astimezone(UTC).astimezone(self.zone) != wall:  # the clocks skip it
            wall += timedelta(minutes=1)
        return int(wall.timestamp())

    def later(self, at: int, seconds: int) -> int:
        """Return when a length of time is over; whole days keep the time of day."""
        days, rest = divmod(seconds, DAY)
        if rest or not days:
            return at + seconds
        local = datetime.fromtimestamp(at, self.zone)
        minute = local.hour * 60 + local.minute
        return self.moment(at, day=days, minute=minute) + local.second

    def weekends(self, since: int) -> list[Span]:
        """Return the weekends from that of `since` on, each a span of two days."""
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
        """Return the quiet hours around `at`, or None. `hours` are minutes of the day."""
        spans = self.nights(at, hours, range(-1, 1))
        return next((span for span in spans if span[0] <= at < span[1]), None)

    def nights(self, at: int, hours: tuple[int, int], days: range) -> list[Span]:
        """Return the quiet hours that begin on some days, counted from that of `at`."""
        start, end = hours
        overnight = 1 if end <= start else 0
        return [
            (
                self.moment(at, day=day, minute=start),
                self.moment(at, day=day + overnight, minute=end),
            )
            for day in days
        ]
