"""Read a typed length of time, or a typed date."""

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from cogs.settings.date_input import read_date
from cogs.time_lengths import SECONDS, read_length
from locales import plain_name
from services.clocks.arithmetic import Local
from services.facts import Refused

FAR_YEARS: Final = 10
DIGITS: Final = 4
"""How many digits a number of days has at most."""


def read_until(typed: str, now: int, zone: str | None, language: str) -> int:
    """Read "3 days", "12 h" or "2 Wochen" from now, or the beginning of a day such as "24 Dec".

    A number alone counts days, which keep the hour; "2030-12-24 18:00" is to the minute. Days are
    those of the zone (None: UTC). Returns UTC epoch seconds. Refused: until_unknown.
    """
    text = " ".join(typed.lower().split())
    alone = text.isascii() and text.isdecimal() and len(text) <= DIGITS
    length = read_length(f"{text}d" if alone else text, language)
    if length is not None and length[1] != "minute":
        count, unit = length
        seconds, hours = count * SECONDS[unit], unit == "hour"
        return now + seconds if hours else Local.of(zone or "UTC").later(now, seconds)
    where = UTC if zone is None else ZoneInfo(zone)
    here = datetime.fromtimestamp(now, where)
    try:
        moment = datetime.fromisoformat(text.upper())
    except ValueError:
        moment = _day(typed, here, language)
    if abs(moment.year - here.year) > FAR_YEARS:
        raise _unknown(typed)
    return int((moment if moment.tzinfo else moment.replace(tzinfo=where)).timestamp())


def _day(typed: str, now: datetime, language: str) -> datetime:
    try:
        day = read_date(typed, now.date(), language)
    except (Refused, OverflowError):
        raise _unknown(typed) from None
    return datetime(day.year, day.month, day.day)


def _unknown(typed: str) -> Refused:
    return Refused("until_unknown", {"text": plain_name(typed)}, ("look",))
