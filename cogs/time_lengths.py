"""Lengths of time that people type, in their language or in English: 3d, 3 days, in 3 Tagen, 3 дня.

The words and abbreviations with all their plurals are those of CLDR, which Babel has.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal, TypeAlias

from babel import Locale

import locales
from locales import SOURCE
from services.facts.names import folded

Unit: TypeAlias = Literal["minute", "hour", "day", "week"]
SECONDS: Final[Mapping[Unit, int]] = {"minute": 60, "hour": 3600, "day": 86400, "week": 7 * 86400}
MOST: Final = 4
"""How many digits a length has at most."""
_SHORT: Final[Mapping[str, Unit]] = {"m": "minute", "h": "hour", "d": "day", "w": "week"}
"""What may be typed in every language."""
_WIDTHS: Final = ("long", "short", "narrow")
_PLURALS: Final = ("zero", "one", "two", "few", "many", "other")
_COUNTED: Final = {"one": 1, "two": 2}
"""How many a form without a number means: יומיים is two days."""
_OURS: Final[Mapping[Unit, str]] = {
    "minute": "clock-minutes",
    "hour": "clock-hours",
    "day": "clock-days",
}
"""Our own words for them."""
_DIGIT: Final = re.compile(r"\d")
_HOLE: Final = "{0}"
_STOPS: Final = ".'׳′"
_PHRASE: Final = re.compile(rf"([^\d]*?)\s*(\d{{1,{MOST}}})\s*([^\d\s]*)")


@dataclass(slots=True)
class _Words:
    units: dict[str, Unit] = field(default_factory=dict)
    alone: dict[str, tuple[int, Unit]] = field(default_factory=dict)
    before: set[str] = field(default_factory=lambda: {""})


def unit_of(word: str, language: str) -> Unit | None:
    """Return the unit that a word or an abbreviation means: "h", "Std.", "часа"."""
    return _words(language).units.get(_bare(word))


def read_length(typed: str, language: str) -> tuple[int, Unit] | None:
    """Read "3 days", "in 3 Tagen", "12 ч" or "יומיים"; None if it is no length with a unit."""
    words, text = _words(language), folded(typed)
    if text in words.alone:
        return words.alone[text]
    found = _PHRASE.fullmatch(text)
    unit = words.units.get(_bare(found[3])) if found else None
    if found is None or unit is None or found[1] not in words.before:
        return None
    return int(found[2]), unit


def _bare(word: str) -> str:
    return folded(word).rstrip(_STOPS)


@cache
def _words(language: str) -> _Words:
    words = _Words(units=dict(_SHORT))
    for unit in SECONDS:
        for plural, form in (*_forms(SOURCE, unit), *_forms(language, unit)):
            before, hole, after = folded(form).partition(_HOLE)
            if hole:
                words.units.setdefault(_bare(after), unit)
                words.before.add(before.strip())
            elif plural in _COUNTED:
                words.alone.setdefault(folded(form), (_COUNTED[plural], unit))
    for unit, key in _OURS.items():
        for count in _COUNTED.values():
            form = locales.texts(language).plain(key, count=count)
            if not _DIGIT.search(form):
                words.alone.setdefault(folded(form), (count, unit))
    return words


def _forms(language: str, unit: Unit) -> Iterator[tuple[str, str]]:
    """Yield each plural of a unit with its form: "{0} days", "{0}d", "in {0} days"."""
    data = Locale.parse(language)._data
    for width in _WIDTHS:
        yield from _plurals(data["unit_patterns"][f"duration-{unit}"].get(width, {}))
        name = unit if width == "long" else f"{unit}-{width}"
        yield from _plurals(data["date_fields"][name].get("future", {}))


def _plurals(forms: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for plural in _PLURALS:
        form = forms.get(plural, "")
        if form and "(" not in form:  # Hebrew shows the number in parentheses, too
            yield plural, form
