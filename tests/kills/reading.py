"""What people read off their screens, by the texts the screens are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import locales
from cogs.codec import CustomId, IdError, parse
from sandbox import Message, walk
from tests.e2e.telling import Told, pattern, plain, report

_texts = locales.texts("en")

# -- the reports -----------------------------------------------------------------------------------

_AUTOPILOT: Final = tuple(f"table-autopilot-{why}" for why in ("out", "away", "lost"))


def told_turns(message: Message) -> list[tuple[Told, bool]]:
    """Read the turns that a message tells, in order, each with whether the autopilot played it."""
    found = []
    for line in plain(message.text).splitlines():
        lord, rest = _by_autopilot(line)
        told = report(line if lord is None else _in_the_name_of(lord, rest))
        if told is not None:
            found.append((told, lord is not None))
    return found


def _by_autopilot(line: str) -> tuple[str | None, str]:
    """Return for whom the autopilot has played, and what it did; None where it has not."""
    for key in _AUTOPILOT:
        found = pattern(key, "lord").match(line)
        if found is not None:
            return found["lord"], line[found.end() :].strip()
    return None, line


def _in_the_name_of(lord: str, told: str) -> str:
    """Tell what the autopilot did as if its lord had done it."""
    name = f"**{lord}**"
    told = re.sub(r"^The autopilot|(?<=[.] )It(?= )", name, told)
    return told.replace(f", and {name} has", " and has")


# -- the private panel -----------------------------------------------------------------------------


UNSEEN: Final = "?"
"""Stands for a spot or a square that the screen does not tell."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A turn as a person sees it on the panel: where the domino lies, what is taken.

    In the town: the squares of the knights, the building with its square, what the dragon burns.
    """

    spot: str | None = None
    taken: int | None = None
    taxed: frozenset[str] = frozenset()
    built: tuple[str, str] | None = None
    burnt: str | None = None

    def fits(self, other: Draft) -> bool:
        """Whether two sights of a draft can be of the same."""
        built, others = self.built or ("", ""), other.built or ("", "")
        same = (self.taken, self.taxed, built[0], self.burnt)
        if same != (other.taken, other.taxed, others[0], other.burnt):
            return False
        return _same(self.spot, other.spot) and _same(built[1], others[1])

    def seen_with(self, known: Draft) -> Draft:
        """This sight, with what another one of the same draft knows more."""
        return replace(self, spot=known.spot) if self.spot == UNSEEN else self


def _same(one: str | None, other: str | None) -> bool:
    return UNSEEN in (one, other) or one == other


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

    @property
    def is_town(self) -> bool:
        """Whether it is the town, which does not tell where the domino lies."""
        return self.text.startswith("### Town")

    def draft(self) -> Draft:
        """Read the draft that the panel shows."""
        spot = _first(self.text, "spot", _SPOTS, "spot", "gain", "total", "domino")
        keys = ("panel-then", "panel-then-only", "panel-takes-first", "panel-takes-first-only")
        taken = _first(self.text, "domino", keys, "domino", "halves")
        taxed = (*_every(self.text, "town-taxed"), *_every(self.text, "town-taxed", coins=1))
        free, one = (_every(self.text, "town-bought", cost=cost) for cost in (0, 1))
        built = (*free, *one, *_every(self.text, "town-bought"))
        burnt = [_building(one["building"]) for one in _every(self.text, "town-burnt")]
        return Draft(
            UNSEEN if self.is_town else spot,
            int(taken) if taken else None,
            frozenset(one["square"] for one in taxed),
            next(((one["building"], one["square"]) for one in built), None),
            burnt[0] if burnt else None,
        )


_SPOTS: Final = ("panel-at", "panel-at-only", "panel-lies", "panel-lies-only")
_NAMES: Final = {
    "town-taxed": ("square", "coins"),
    "town-bought": ("building", "cost", "square"),
    "town-burnt": ("building",),
}


_COPY: Final = re.compile(
    re.escape(_texts.plain("town-copy", building="<building>", price="<price>"))
    .replace("<building>", "(.+)")
    .replace("<price>", "[0-9]+")
)
"""How a building is named of which the board has several."""


def _building(said: str) -> str:
    """Drop which copy of a building it is."""
    copy = _COPY.fullmatch(said)
    return said if copy is None else copy[1]


def _first(text: str, wanted: str, keys: tuple[str, ...], *names: str) -> str | None:
    found = (pattern(key, *names).search(text) for key in keys)
    return next((str(match[wanted]) for match in found if match), None)


def _every(text: str, key: str, **fixed: int) -> list[dict[str, str]]:
    """All sentences of a kind, as what they say of each variable."""
    names = [name for name in _NAMES[key] if name not in fixed]
    return [match.groupdict() for match in pattern(key, *names, **fixed).finditer(text)]


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
