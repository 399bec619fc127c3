"""Parse a date and time as people type it, in their zone or relative to now."""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final
from zoneinfo import ZoneInfo

from cogs.settings.date_input import FAR, day_words, read_date, read_time, time_words
from cogs.tables.clock_setting import DAY, HOUR, MINUTE
from cogs.time_lengths import SECONDS, read_length
from locales import plain_name
from services.clocks.arithmetic import Local
from services.facts import Refused

EVENING: Final = 20 * 60
"""The minute of the day if only a day is typed."""
_STAMP: Final = re.compile(r"<t:(\d{1,12})(?::[a-z])?>", re.IGNORECASE)
_TIME: Final = re.compile(r"\s+(?:at\s+)?(\d{1,2}[:h]\d{2}|\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm))$")


@dataclass(frozen=True, slots=True)
class Here:
    """The context of typed dates: the time now, the zone (an IANA name), the language."""

    now: int
    zone: str = "UTC"
    language: str = "en"

    @property
    def today(self) -> date:
        return datetime.fromtimestamp(self.now, ZoneInfo(self.zone)).date()

    def at(self, day: date, minute: int) -> int:
        return Local.of(self.zone).moment(self.now, day=(day - self.today).days, minute=minute)

    def later(self, seconds: int) -> int:
        return Local.of(self.zone).later(self.now, seconds)

    def full_hour(self, at: int) -> int:
        """Return the next full hour on the clocks of the zone."""
        local = datetime.fromtimestamp(at, ZoneInfo(self.zone))
        return at + -(local.minute * MINUTE + local.second) % HOUR

    def evening(self, at: int) -> int:
        day = datetime.fromtimestamp(at, ZoneInfo(self.zone)).date()
        return self.at(day, EVENING)


def read_moment(typed: str, here: Here) -> int:
    """Parse "friday 20:00", "24 Dec 6 pm", "2030-12-24 18:00", "in 5 days", "36h", "<t:…>".

    Without a time of day, 20:00 is meant; hours, days and weeks from now are rounded up to the full
    hour. Refused: cup_date (data text).
    """
    at = _moment(typed, here)
    if at is None or abs(at - here.now) > FAR * DAY:
        raise Refused("cup_date", {"text": plain_name(typed)}, ("newcup",))
    return at


def _moment(typed: str, here: Here) -> int | None:
    text = " ".join(typed.casefold().split())
    stamp = _STAMP.fullmatch(text)
    if stamp:
        return int(stamp[1])
    ahead = read_length(text, here.language)
    if ahead:
        count, unit = ahead
        seconds = count * SECONDS[unit]
        if unit == "minute":
            return here.now + seconds
        hours = unit == "hour"
        return here.full_hour(here.now + seconds if hours else here.later(seconds))
    day, minute = text, EVENING
    found = _TIME.search(text)
    if found:
        read = read_time(found[1])
        if read is not None:
            day, minute = text[: found.start()], read
    try:
        return here.at(read_date(day, here.today, here.language), minute)
    except (Refused, OverflowError, ValueError):
        return None


def moment_words(at: int, here: Here) -> str:
    """Format a moment where Discord timestamps don't work: "Thu, Dec 3, 20:00"."""
    local = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(here.zone))
    minute = time_words(local.hour * 60 + local.minute)
    return f"{day_words(local.date(), here.language)}, {minute}"
