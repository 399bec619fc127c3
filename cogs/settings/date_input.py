"""Parsing of typed dates and times of day, in the reader's language or in English."""

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta
from functools import cache
from typing import Final

from babel.dates import format_skeleton, get_day_names, get_month_names

import locales
from cogs.time_lengths import read_length
from locales import SOURCE, plain_name
from services.facts import Refused
from services.facts.names import folded

WEEK: Final = 7
NOON: Final = 12
HOURS: Final = 24
MINUTES: Final = 60
DIGITS: Final = 4
"""How many digits a day or a year has at most."""
LENGTHS: Final[Mapping[str, int]] = {"day": 1, "week": WEEK}
FAR: Final = 10 * 366
"""How many days from today nothing is planned any more; further on, calendars end."""
LITTLE: Final = ("de", "г")
"""Words of dates that say nothing: "24 de diciembre"."""
IN_HEBREW: Final = "ב"
"""What stands before a month, joined to it."""
_NUMBERS: Final = re.compile(r"(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4})?)?")
"""A day before its month; with other signs than stops only outside English, where some begin with
the month."""
_FIRST: Final = re.compile(r"\b1(?:er|o|°)(?!\w)")
"""The first of a month, as some languages write it: 1er, 1º."""
_TIME: Final = re.compile(r"(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?")


def read_date(typed: str, today: date, language: str, first: date | None = None) -> date:
    """Read a day: "2030-12-24", "24 Dec", "24.12.", "today", "tomorrow", "friday", "10 days".

    In other languages than English also "24/12", "24-12-2030" and "1er janvier".

    "10 days" or "2 weeks" counts from today, or including `first` if given. A date without a year
    is the next one, and none is more than ten years away. Refused: away_unknown (data text).
    """
    text = folded(typed.replace(",", " "))
    since = first or today
    found = (
        _in_days(text, since, language, counted=first is not None)
        or _in_words(text, today, since, language)
        or _in_numbers(text, since, language)
    )
    if found is None or abs((found - today).days) > FAR:
        raise Refused("away_unknown", {"text": plain_name(typed)}, ("settings",))
    return found


def _in_days(text: str, since: date, language: str, *, counted: bool) -> date | None:
    length = read_length(text, language)
    if length is None or length[1] not in LENGTHS:
        return None
    return since + timedelta(days=length[0] * LENGTHS[length[1]] - counted)


def _in_words(text: str, today: date, since: date, language: str) -> date | None:
    if text in _words(language):
        return today + timedelta(days=_words(language)[text])
    weekday = _named(get_day_names, language).get(text)
    if weekday is not None:
        return since + timedelta(days=(weekday - since.weekday()) % WEEK)
    parts = [part for part in _FIRST.sub("1", text).replace(".", " ").split() if part not in LITTLE]
    known = _named(get_month_names, language)
    months = [known[part] for part in parts if part in known]
    numbers = [int(part) for part in parts if part.isdecimal() and len(part) <= DIGITS]
    if len(months) != 1 or len(months) + len(numbers) != len(parts):
        return None
    years = [number for number in numbers if number > 31]
    days = [number for number in numbers if number <= 31]
    return _day(days, months[0], years, since) if len(days) == 1 and len(years) <= 1 else None


def _in_numbers(text: str, since: date, language: str) -> date | None:
    found = _NUMBERS.fullmatch(text)
    if found is not None and (found[2] == "." or language != SOURCE):
        return _day([int(found[1])], int(found[3]), [int(y) for y in (found[4],) if y], since)
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _day(days: list[int], month: int, years: list[int], since: date) -> date | None:
    """Return a day of a month, in the given year or the next possible one."""
    for year in years or (since.year, since.year + 1):
        try:
            found = date(year, month, days[0])
        except ValueError:
            continue
        if years or found >= since:
            return found
    return None


@cache
def _words(language: str) -> Mapping[str, int]:
    said = {}
    for one in {SOURCE, language}:
        for key, days in (("settings-day-today", 0), ("settings-day-tomorrow", 1)):
            said[folded(locales.texts(one).plain(key))] = days
    return said


@cache
def _named(names: Callable[..., Mapping[int, str]], language: str) -> Mapping[str, int]:
    """Map names and their abbreviations, without a final stop, to numbers."""
    found: dict[str, int] = {}
    for one in (language, SOURCE):
        for width in ("wide", "abbreviated"):
            for number, name in names(width, locale=one).items():
                said = folded(name).rstrip(".")
                found.setdefault(said, number)
                if one == "he":
                    found.setdefault(f"{IN_HEBREW}{said}", number)
    return found


def day_words(day: date, language: str) -> str:
    """Write a day for labels, where Discord shows no timestamps: "Thu, Dec 3"."""
    return str(format_skeleton("MMMEd", day, locale=language))


def read_time(typed: str) -> int | None:
    """Read a time of day in minutes: "22:00", "22", "7.30", "10 pm"; None if it is none."""
    found = _TIME.fullmatch(typed.strip().casefold())
    if found is None:
        return None
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3]:
        if not 1 <= hour <= NOON:
            return None
        hour = hour % NOON + (NOON if found[3] == "pm" else 0)
    return hour * MINUTES + minute if hour < HOURS and minute < MINUTES else None


def read_hours(typed: str) -> tuple[int, int] | None:
    """Read two times of day: "22:00-07:00"; None if they are none, or the same."""
    parts: Iterable[str] = re.split(r"\s*[-–—]\s*|\s+to\s+", typed.strip())
    times = [read_time(part) for part in parts]
    if len(times) != 2 or times[0] is None or times[1] is None or times[0] == times[1]:
        return None
    return times[0], times[1]


def time_words(minute: int) -> str:
    """Write a time of day given in minutes: "22:00"."""
    return f"{minute // MINUTES:02}:{minute % MINUTES:02}"
