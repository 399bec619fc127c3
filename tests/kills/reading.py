"""What people read off their screens, by the texts the screens are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import locales
from cogs.codec import CustomId, IdError, parse
from sandbox import Message, walk

_texts = locales.texts("en")
_ISOLATES: Final = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
_ANY: Final = {
    "lord": r"\*\*(?P<lord>[^*\n]+)\*\*",
    "domino": r"\*\*(?P<domino>\d+)\*\*",
    "taken": r"\*\*(?P<taken>\d+)\*\*",
    "spot": r"(?P<spot>[a-z]\d+–[a-z]\d+)",
    "gain": r"(?P<gain>[+−]\d+)",
    "total": r"(?P<total>\d+)",
}


def plain(text: str) -> str:
    """A text without its invisible marks."""
    return text.translate(_ISOLATES)


@cache
def pattern(key: str, *names: str) -> re.Pattern[str]:
    """What a text looks like, whatever its variables hold."""
    written = plain(_texts(key, **{name: f"<{name}>" for name in names}))
    parts = re.split("<([a-z]+)>", written)
    seen: set[str] = set()
    shape = ""
    for index, part in enumerate(parts):
        shape += re.escape(part) if index % 2 == 0 else _group(part, seen)
    return re.compile(shape)


def _group(name: str, seen: set[str]) -> str:
    if name not in _ANY:
        return ".+?"
    again = name in seen
    seen.add(name)
    return rf"\*\*(?P={name})\*\*" if again else _ANY[name]


# -- the private panel -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draft:
    """A turn as a person sees it on the panel: where the domino lies, what is taken."""

    spot: str | None = None
    taken: int | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A private answer as it was when it came."""

    message: Message
    text: str
    parts: tuple[dict[str, Any], ...]

    @classmethod
    def of(cls, message: Message) -> Shown:
        """Read a message; it may be edited later."""
        parts = tuple(part for part in walk(message.components) if part.get("custom_id"))
        return cls(message, plain(message.text), parts)

    def ids(self, *actions: str) -> list[CustomId]:
        """What can be pressed or chosen from."""
        return [id for id in ids_of(self.parts) if id.action in actions]

    @property
    def panel(self) -> CustomId | None:
        """The id of End turn, even greyed, where this is the panel of a turn."""
        every = [parse(part["custom_id"]) for part in self.parts]
        return next((id for id in every if id.action == "end"), None)

    @property
    def ended(self) -> bool:
        """Whether it says that a turn is ended."""
        title, again = _texts("panel-done-title"), _texts("panel-news-again")
        return plain(title) in self.text or plain(again) in self.text

    def draft(self) -> Draft:
        """Read the draft that the panel shows."""
        spot = _first(self.text, "spot", ("panel-at", "panel-at-only"), "spot", "gain", "total")
        keys = ("panel-then", "panel-then-only", "panel-takes-first", "panel-takes-first-only")
        taken = _first(self.text, "domino", keys, "domino", "halves")
        return Draft(spot, int(taken) if taken else None)


def _first(text: str, wanted: str, keys: tuple[str, ...], *names: str) -> str | None:
    found = (pattern(key, *names).search(text) for key in keys)
    return next((str(match[wanted]) for match in found if match), None)


def ids_of(parts: tuple[dict[str, Any], ...]) -> Iterator[CustomId]:
    """Read the ids of what is not greyed."""
    for part in parts:
        if not part.get("disabled") and part.get("custom_id"):
            try:
                yield parse(part["custom_id"])
            except IdError:
                continue


def public_ids(message: Message) -> list[CustomId]:
    """Read the ids on a public message."""
    return list(ids_of(tuple(walk(message.components))))


# -- public reports --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Told:
    """A turn as the thread tells it."""

    lord: str
    domino: int | None
    spot: str | None
    gain: int | None
    total: int | None
    taken: int | None


_REPORTS: Final = (
    ("table-report-placed", ("lord", "domino", "spot", "gain", "total")),
    ("table-report-placed-took", ("lord", "domino", "spot", "gain", "total", "taken")),
    ("table-report-discarded", ("lord", "domino")),
    ("table-report-discarded-took", ("lord", "domino", "taken")),
    ("table-report-chose", ("lord", "taken")),
)


def reports(message: Message) -> list[Told]:
    """Read the turns that a message tells, in order."""
    lines = plain(message.text).splitlines()
    return [told for line in lines if (told := _report(line)) is not None]


def _report(line: str) -> Told | None:
    for key, names in _REPORTS:
        found = pattern(key, *names).fullmatch(line)
        if found:
            said = found.groupdict()
            return Told(
                said["lord"],
                _number(said.get("domino")),
                said.get("spot"),
                _number(said.get("gain")),
                _number(said.get("total")),
                _number(said.get("taken")),
            )
    return None


def _number(text: str | None) -> int | None:
    return None if text is None else int(text.replace("−", "-"))
