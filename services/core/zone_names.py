"""Time zones as people write them: by a city, a difference from UTC, or an abbreviation."""

import re
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo

from services.core.timezones import USUAL, all_zones, offset
from services.facts.names import folded

_DIFFERENCE = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?")
_MONTHS = (1, 7)
_SPOKEN = {"et": "est", "ct": "cst", "mt": "mst", "pt": "pst", "z": "utc"}
"""Abbreviations of Americans for winter and summer time alike."""


@cache
def offered() -> tuple[str, ...]:
    """Return the zones that are offered, common ones first.

    Of `Etc/GMT+2` people think that it is two hours ahead of UTC; it is two hours behind.
    """
    rest = sorted(one for one in all_zones() - set(USUAL) if not one.startswith("Etc/"))
    return (*USUAL, *rest)


def suggested(typed: str, now: int) -> list[str]:
    """Return the zones that typed text may become or mean, the likeliest first.

    >>> suggested("+5:45", 1900000000)[0], suggested("new y", 0)[0], suggested("Etc/GMT+2", 0)
    ('Asia/Kathmandu', 'America/New_York', [])
    """
    wanted = _plain(typed)
    found = [*_by_difference(wanted, now), *_by_abbreviation(wanted)]
    begin = _named(lambda part, whole: part.startswith(wanted) or whole.startswith(wanted))
    return list(dict.fromkeys([*found, *begin, *_named(lambda _, whole: wanted in whole)]))


def meant(typed: str, now: int) -> list[str]:
    """Return the zones that a text means as it stands: none, one, or those to choose from."""
    wanted = _plain(typed)
    exactly = [one for one in all_zones() if _plain(one) == wanted]
    short = _by_abbreviation(wanted)
    if short and len({_differences(one) for one in short}) == 1:
        short = short[:1]
    found = (
        exactly
        or _by_difference(wanted, now)
        or short
        or _named(lambda part, _: part == wanted)
        or (_named(lambda part, _: part.startswith(wanted)) if wanted else [])
    )
    usual = [one for one in found if one in USUAL]
    return usual if len(usual) == 1 else found


def _plain(text: str) -> str:
    return folded(text).replace("_", " ").replace("\N{MINUS SIGN}", "-")


def _named(fits: Callable[[str, str], bool]) -> list[str]:
    """Return the zones whose last part and whole name fit."""
    plain = ((one, _plain(one)) for one in offered())
    return [one for one, whole in plain if fits(whole.rpartition("/")[2], whole)]


def _by_difference(wanted: str, now: int) -> list[str]:
    read = _DIFFERENCE.fullmatch(wanted)
    if read is None:
        return []
    minutes = (int(read[2]) * 60 + int(read[3] or 0)) * (-1 if read[1] == "-" else 1)
    return [one for one in offered() if offset(one, now) == minutes]


def _by_abbreviation(wanted: str) -> list[str]:
    return _abbreviations().get(_SPOKEN.get(wanted, wanted), [])


@cache
def _abbreviations() -> dict[str, list[str]]:
    """Map the abbreviations of common zones, in winter and in summer, to these zones."""
    found: dict[str, list[str]] = {}
    for one in USUAL:
        for short in dict.fromkeys(moment.tzname() or "" for moment in _moments(one)):
            if short.isalpha():
                found.setdefault(short.casefold(), []).append(one)
    return found


def _differences(zone: str) -> tuple[object, ...]:
    return tuple(moment.utcoffset() for moment in _moments(zone))


def _moments(zone: str) -> Iterable[datetime]:
    """Yield a moment in winter and one in summer."""
    for month in _MONTHS:
        yield datetime(2024, month, 15, tzinfo=UTC).astimezone(ZoneInfo(zone))
