"""Facts as JSON for the database, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields, replace
from typing import Any

from engine import BadSetup
from engine.buildings import corrected
from services.facts.games import (
    Built,
    GiantReceived,
    GiantSent,
    QueenWon,
    Recruited,
    RoundEnd,
    Taxed,
    TurnReport,
)
from services.facts.people import UserSettings
from services.facts.tables import NO_LIMIT, Pace, ServerSettings, Setup


def known_values(fact: type[Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a fact's fields; fields that another release had are ignored."""
    known = {field.name for field in fields(fact)}
    return {key: value for key, value in data.items() if key in known}


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Write a set-up."""
    return {**asdict(setup), "variants": sorted(setup.variants)}


def setup_from_json(data: Mapping[str, Any]) -> Setup:
    """Read a set-up; fields that a later release dropped are passed over.

    One of a release before the clocks has no limit.
    """
    values = known_values(Setup, data)
    words = {
        "variants": frozenset(values.get("variants", ())),
        "quests": tuple(values.get("quests", ())),
        "pace": pace_from_json(values.get("pace")),
    }
    return Setup(**{**values, **words})


def pace_from_json(data: Mapping[str, Any] | None) -> Pace:
    """Read a clock; without one there was no limit."""
    return NO_LIMIT if data is None else Pace(**data)


def user_from_json(data: Mapping[str, Any]) -> UserSettings:
    """Read what a person set."""
    values = known_values(UserSettings, data)
    if values.get("quiet") is not None:
        values["quiet"] = tuple(values["quiet"])
    return UserSettings(**values)


def server_to_json(settings: ServerSettings) -> dict[str, Any]:
    """Write what a server set."""
    setup = settings.default_setup
    return {**asdict(settings), "default_setup": None if setup is None else setup_to_json(setup)}


def server_from_json(data: Mapping[str, Any]) -> ServerSettings:
    """Read what a server set."""
    settings = ServerSettings(**known_values(ServerSettings, data))
    setup = data.get("default_setup")
    return replace(
        settings,
        default_setup=None if setup is None else setup_from_json(setup),
        icons=_icons(data.get("icons", ())),
    )


def _icons(stored: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Read corrections of buildings; those that this version's table forbids are passed over."""
    return tuple((building, icons) for building, icons in stored if _is_allowed(building, icons))


def _is_allowed(building: str, icons: str) -> bool:
    try:
        corrected({building: icons})
    except BadSetup:
        return False
    return True


def report_to_json(report: TurnReport) -> dict[str, Any]:
    """Write a report."""
    return asdict(report)


def report_from_json(data: Mapping[str, Any]) -> TurnReport:
    """Read a report; one that an earlier release wrote tells of no town, giants or Court."""
    spot, end = data["spot"], data["round_end"]
    built, queen = data.get("built"), data.get("queen")
    sent, recruited = data.get("sent"), data.get("recruited")
    values = {
        **data,
        "moves": tuple(data["moves"]),
        "spot": None if spot is None else (spot[0], spot[1]),
        "round_end": None if end is None else _round_end(end),
        "taxed": tuple(Taxed(**one) for one in data.get("taxed", ())),
        "built": None if built is None else Built(**built),
        "queen": None if queen is None else QueenWon(**queen),
        "sent": None if sent is None else GiantSent(**sent),
        "recruited": None if recruited is None else _recruited(recruited),
        "received": received_from_json(data.get("received", ())),
    }
    return TurnReport(**values)


def received_from_json(data: Iterable[Mapping[str, Any]]) -> tuple[GiantReceived, ...]:
    """Read which giants have covered a crown."""
    return tuple(GiantReceived(**one) for one in data)


def _recruited(data: Mapping[str, Any]) -> Recruited:
    return Recruited(**{**data, "paid": tuple(data["paid"])})


def _round_end(data: Mapping[str, Any]) -> RoundEnd:
    line = data["new_line"]
    return RoundEnd(
        round=data["round"],
        new_line=None if line is None else tuple(line),
        standing=tuple((seat, name, points) for seat, name, points in data["standing"]),
        new_tiles=tuple(data.get("new_tiles", ())),
        new_tokens=tuple(data.get("new_tokens", ())),
    )
