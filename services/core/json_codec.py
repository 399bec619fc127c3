"""Conversion of facts to JSON for the database, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, asdict, fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, cast, get_args, get_origin, get_type_hints

from engine import BadSetup
from engine.buildings import corrected
from services.facts.games import TurnReport
from services.facts.people import Refused, UserSettings
from services.facts.tables import NO_LIMIT, Pace, ServerSettings, Setup

UNREADABLE = (LookupError, ValueError, TypeError, AttributeError, AssertionError, Refused)
"""What reading something raises that another release has stored, or that is broken or missing.
Whoever goes through many of its kind passes it over: it holds up nothing else."""


def known_values(fact: type[Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a fact's fields; fields that another release had are ignored."""
    known = {field.name for field in fields(fact)}
    return {key: value for key, value in data.items() if key in known}


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Convert a set-up to JSON."""
    return {**asdict(setup), "variants": sorted(setup.variants)}


def setup_from_json(data: Mapping[str, Any]) -> Setup:
    """Read a set-up; fields that a later release dropped are ignored.

    A set-up stored before there were clocks has no time limit.
    """
    values = known_values(Setup, data)
    words = {
        "variants": frozenset(values.get("variants", ())),
        "quests": tuple(values.get("quests", ())),
        "pace": pace_from_json(values.get("pace")),
    }
    return Setup(**{**values, **words})


def pace_from_json(data: Mapping[str, Any] | None) -> Pace:
    """Read a pace; if none was stored there was no time limit."""
    return NO_LIMIT if data is None else Pace(**data)


def user_from_json(data: Mapping[str, Any]) -> UserSettings:
    """Read a person's settings."""
    values = known_values(UserSettings, data)
    if values.get("quiet") is not None:
        values["quiet"] = tuple(values["quiet"])
    return UserSettings(**values)


def server_to_json(settings: ServerSettings) -> dict[str, Any]:
    """Convert a server's settings to JSON."""
    setup = settings.default_setup
    return {**asdict(settings), "default_setup": None if setup is None else setup_to_json(setup)}


def server_from_json(data: Mapping[str, Any]) -> ServerSettings:
    """Read a server's settings."""
    settings = ServerSettings(**known_values(ServerSettings, data))
    setup = data.get("default_setup")
    return replace(
        settings,
        default_setup=None if setup is None else setup_from_json(setup),
        icons=_icons(data.get("icons", ())),
    )


def _icons(stored: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Read corrections of buildings; those that this version does not allow are ignored."""
    return tuple((building, icons) for building, icons in stored if _is_allowed(building, icons))


def _is_allowed(building: str, icons: str) -> bool:
    try:
        corrected({building: icons})
    except BadSetup:
        return False
    return True


def report_to_json(report: TurnReport) -> dict[str, Any]:
    """Convert a turn's report to JSON."""
    return asdict(report)


def report_from_json(data: Mapping[str, Any]) -> TurnReport:
    """Read a turn's report; those of early releases have no town, giants or Court."""
    return cast(TurnReport, read(TurnReport, data))


# -- by types --------------------------------------------------------------------------------------


def write(value: Any) -> Any:
    """Convert frozen facts to JSON."""
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: write(getattr(value, one.name)) for one in fields(value)}
    return [write(one) for one in value] if isinstance(value, tuple) else value


def read(shape: Any, data: Any) -> Any:
    """Read JSON as a type: a frozen dataclass, a tuple, or what JSON has itself.

    Fields with defaults may be missing, since earlier releases did not have them; unknown fields
    are ignored. Raises KeyError if another field is missing.
    """
    return _reader(shape)(data)


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
    return _record_reader(shape) if is_dataclass(shape) else _as_it_is


def _as_it_is(data: Any) -> Any:
    return data


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
