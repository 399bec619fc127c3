"""Reading how long, or until when, somebody has typed."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from locales import plain_name
from services.facts import Refused

HOUR: Final = 3600
UNITS: Final = {"h": HOUR, "d": 24 * HOUR, "w": 7 * 24 * HOUR}
_LENGTH: Final = re.compile(r"(\d{1,4})\s*([hdw]?)[a-z]*")


def read_until(typed: str, now: int, zone: str | None) -> int:
    """Return a time: "3 days", "12 h", "2 weeks" from now, or a date such as "2030-12-24 18:00".

    A number alone counts days; a date is one of the zone (None: UTC). Refused: until_unknown.
    """
    text = " ".join(typed.lower().split())
    length = _LENGTH.fullmatch(text)
    if length is not None:
        return now + int(length[1]) * UNITS[length[2] or "d"]
    try:
        date = datetime.fromisoformat(text.upper())
        where = UTC if zone is None else ZoneInfo(zone)
        return int((date if date.tzinfo else date.replace(tzinfo=where)).timestamp())
    except (ValueError, OverflowError):
        raise Refused("until_unknown", {"text": plain_name(typed)}, ("look",)) from None
