"""Time zones: all of the tz database, common ones by their hour, and a guess from clicks."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from zoneinfo import ZoneInfo, available_timezones

HOURS = 24
QUIETEST = 8
"""People sleep in the 8 hours in which they press least."""
MIDDLE = 4 * 60
"""The middle of a night, in minutes of the local day (midnight to 8:00)."""
ENOUGH = 40
"""The hours with a click that a guess needs."""
AWAKE = 6
"""The different hours of the day in which these must lie."""
RESTLESS = 0.1
"""With more than this share of clicks in the quietest hours, nothing is guessed."""
DOUBTFUL = 3
"""If more 8-hour stretches than these are equally quiet, nothing is guessed."""
HALVED = 400
"""At this sum all counts are halved, so that a move to another zone shows within weeks."""

USUAL = (
    *("Europe/London", "Europe/Berlin", "America/New_York", "America/Los_Angeles"),
    *("America/Chicago", "Europe/Paris", "Australia/Sydney", "Asia/Tokyo", "America/Sao_Paulo"),
    *("Asia/Kolkata", "Asia/Shanghai", "America/Denver", "Europe/Athens", "Europe/Madrid"),
    *("Europe/Rome", "Europe/Amsterdam", "Europe/Warsaw", "Europe/Stockholm", "Europe/Lisbon"),
    *("Europe/Dublin", "Europe/Kyiv", "Europe/Helsinki", "Europe/Istanbul", "Europe/Moscow"),
    *("Europe/Zurich", "Europe/Vienna", "Europe/Brussels", "Europe/Prague", "Europe/Budapest"),
    *("Europe/Copenhagen", "Europe/Oslo", "Europe/Bucharest", "Europe/Sofia", "Europe/Belgrade"),
    *("Asia/Jerusalem", "Africa/Cairo", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi"),
    *("Africa/Casablanca", "Asia/Dubai", "Asia/Tehran", "Asia/Karachi", "Asia/Kathmandu"),
    *("Asia/Kabul", "Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Jakarta"),
    *("Asia/Ho_Chi_Minh", "Asia/Singapore", "Asia/Manila", "Asia/Hong_Kong", "Asia/Taipei"),
    *("Australia/Perth", "Asia/Seoul", "Australia/Adelaide", "Australia/Darwin"),
    *("Australia/Brisbane", "Australia/Melbourne", "Pacific/Guadalcanal", "Pacific/Auckland"),
    *("Pacific/Fiji", "Pacific/Tongatapu", "Pacific/Chatham", "Pacific/Honolulu"),
    *("America/Anchorage", "America/Phoenix", "America/Mexico_City", "America/Bogota"),
    *("America/Lima", "America/Toronto", "America/Halifax", "America/Caracas"),
    *("America/Santiago", "America/Argentina/Buenos_Aires", "America/St_Johns"),
    *("Atlantic/Azores", "Atlantic/Cape_Verde", "Atlantic/Reykjavik", "America/Vancouver"),
    *("Pacific/Pago_Pago", "Pacific/Kiritimati", "Pacific/Marquesas", "Asia/Tashkent"),
    *("Asia/Almaty", "Asia/Yekaterinburg", "Asia/Vladivostok", "Asia/Kamchatka"),
    *("America/Noronha", "Pacific/Noumea", "Asia/Colombo", "Pacific/Gambier", "UTC"),
)
"""Zones in which many people live, at least one for each offset from UTC, most common first."""


QUARTER = 15 * 60


@cache
def all_zones() -> frozenset[str]:
    """Return the names of all zones."""
    return frozenset(name for name in available_timezones() if "/" in name or name == "UTC")


def local(name: str, now: int) -> datetime:
    """Return the local time of a zone."""
    return datetime.fromtimestamp(now, ZoneInfo(name))


def at_hour(hour: int, now: int) -> tuple[str, ...]:
    """Return the common zones in which it is now a certain hour (0–23)."""
    return tuple(name for name in USUAL if local(name, now).hour == hour)


def with_click(hours: Sequence[int] | None, now: int) -> list[int]:
    """Return the clicks by hour of UTC with one more at `now`."""
    counts = list(hours or [0] * HOURS)
    counts[datetime.fromtimestamp(now, UTC).hour] += 1
    return [count // 2 for count in counts] if sum(counts) >= HALVED else counts


def guess(hours: Sequence[int] | None, now: int) -> str | None:
    """Guess a person's zone from the quietest 8 hours of their day; None without enough evidence.

    `hours` counts the hours in which they pressed something, by hour of UTC. The result is the most
    common zone whose nights fit best; it is only ever offered, never assumed.
    """
    if hours is None or sum(hours) < ENOUGH or sum(count > 0 for count in hours) < AWAKE:
        return None
    sums = [sum(hours[(start + n) % HOURS] for n in range(QUIETEST)) for start in range(HOURS)]
    least = min(sums)
    best = [start for start, total in enumerate(sums) if total == least]
    if least > RESTLESS * sum(hours) or len(best) > DOUBTFUL:
        return None
    first = next((one for one in best if (one - 1) % HOURS not in best), best[0])
    middle = (first + (len(best) - 1) / 2 + QUIETEST / 2) * 60
    return min(USUAL, key=lambda name: _off(offset(name, now), MIDDLE - middle))


def offset(name: str, now: int) -> float:
    """Return how many minutes a zone is ahead of UTC."""
    return _offset_in(name, now // QUARTER)


@lru_cache(maxsize=1024)  # each guess looks at all usual zones, for each of those in a queue
def _offset_in(name: str, quarter: int) -> float:
    """Return the same of a quarter of an hour; no zone changes within one."""
    difference = local(name, quarter * QUARTER).utcoffset()
    assert difference is not None, "a zone has one"
    return difference.total_seconds() / 60


def _off(offset: float, wanted: float) -> float:
    """Return how far apart two offsets from UTC are, in minutes around the day."""
    apart = (offset - wanted) % (24 * 60)
    return min(apart, 24 * 60 - apart)
