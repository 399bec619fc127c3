"""Conversion of facts to JSON for the database, and back."""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from engine import BadSetup
from engine.buildings import corrected
from services.facts.people import Refused, UserSettings
from services.facts.tables import NO_LIMIT, Pace, ServerSettings, Setup

if TYPE_CHECKING:  # whoever checks an event has Python alone
    from store.rows import GameRow

Fact = TypeVar("Fact")

UNREADABLE = (LookupError, ValueError, TypeError, AttributeError, AssertionError, Refused)
"""What reading something raises that another release has stored, or that is broken or missing.
Whoever goes through many of its kind passes it over: it holds up nothing else."""


def pace_from_json(data: Mapping[str, Any] | None) -> Pace:
    """Read a pace; if none was stored there was no time limit."""
    return NO_LIMIT if data is None else Pace(**data)


def setup_from_json(data: Mapping[str, Any]) -> Setup:
    """Read a set-up, without corrections of buildings that this version forbids.

    One stored before there were clocks has no time limit.
    """
    setup = cast(Setup, _record_reader(Setup)({"pace": None, **data}))
    return replace(setup, icons=_allowed(setup.icons)) if setup.icons else setup


def user_from_json(data: Mapping[str, Any]) -> UserSettings:
    """Read a person's settings."""
    return from_json(UserSettings, data)


def server_from_json(data: Mapping[str, Any]) -> ServerSettings:
    """Read a server's settings, without corrections of buildings that this version forbids."""
    settings = from_json(ServerSettings, data)
    return replace(settings, icons=_allowed(settings.icons))


def _allowed(icons: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple(one for one in icons if _is_allowed(*one))


def _is_allowed(building: str, icons: str) -> bool:
    try:
        corrected({building: icons})
    except BadSetup:
        return False
    return True


# -- by types --------------------------------------------------------------------------------------


def to_json(value: Any) -> Any:
    """Convert frozen facts to JSON."""
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: to_json(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, frozenset):
        return sorted(value)
    return [to_json(one) for one in value] if isinstance(value, tuple) else value


def digest(value: Any) -> str:
    """Return a short digest of facts, which shows whether they are still the same."""
    return hashlib.sha256(json.dumps(to_json(value), sort_keys=True).encode()).hexdigest()[:16]


def from_json(shape: type[Fact], data: Any) -> Fact:
    """Read a frozen dataclass from JSON; its fields may be dataclasses, tuples and sets, too.

    Fields with defaults may be missing, since earlier releases did not have them; unknown fields
    are ignored. Raises KeyError if another field is missing.
    """
    return cast(Fact, _reader(cast(Any, shape))(data))


@cache
def _reader(shape: Any) -> Callable[[Any], Any]:
    origin, parts = get_origin(shape), get_args(shape)
    if origin is Annotated:
        return _reader(parts[0])
    if origin in (Union, UnionType):
        rest = [one for one in parts if one is not NoneType]
        inner = _reader(rest[0]) if len(rest) == 1 else _as_it_is
        return lambda data: None if data is None else inner(data)
    if origin is tuple and parts[-1] is Ellipsis:
        each = _reader(parts[0])
        return lambda data: tuple([each(one) for one in data])
    if origin is tuple:
        every = [_reader(one) for one in parts]
        return lambda data: tuple([one(value) for one, value in zip(every, data, strict=True)])
    return _READERS.get(shape) or (
        _record_reader(cast(Any, shape)) if is_dataclass(shape) else _as_it_is
    )


def _as_it_is(data: Any) -> Any:
    return data


@cache
def _record_reader(shape: Any) -> Callable[[Any], Any]:
    hints = get_type_hints(shape, include_extras=True)
    known = [(one.name, _reader(hints[one.name]), _is_needed(one)) for one in fields(shape)]

    def read_record(data: Mapping[str, Any]) -> Any:
        return shape(
            **{name: one(data[name]) for name, one, needed in known if needed or name in data}
        )

    return read_record


def _is_needed(one: Field[Any]) -> bool:
    return one.default is MISSING and one.default_factory is MISSING


_READERS: Mapping[Any, Callable[[Any], Any]] = {
    Pace: pace_from_json,
    Setup: setup_from_json,
    frozenset[str]: frozenset,
}


def rated_but(seats: Iterable[int]) -> int:
    """Return what is stored of a game that is rated for all but some seats; 1: for all."""
    return -sum(1 << seat for seat in seats) or 1


def unrated_seats(row: "GameRow") -> list[int]:
    """Return the seats of a game for whose lords alone it is not rated."""
    bits = max(0, -row.rated)
    return [seat for seat in range(1, len(row.names) + 1) if bits >> seat & 1]
