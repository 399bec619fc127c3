"""Set-ups of cups and events as JSON for the database, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from services.core.json_codec import setup_from_json, setup_to_json
from services.facts.tournaments import CupEvent, CupSetup, Lord
from store.rows import CupEventRow


def cup_to_json(setup: CupSetup) -> dict[str, Any]:
    """Write a cup's set-up."""
    return {**asdict(setup), "table": setup_to_json(setup.table)}


def cup_from_json(data: Mapping[str, Any]) -> CupSetup:
    """Read a cup's set-up; fields that a later release dropped are passed over."""
    known = {field.name for field in fields(CupSetup)}
    values = {key: value for key, value in data.items() if key in known}
    for name in ("points", "ties"):
        if name in values:
            values[name] = tuple(values[name])
    return CupSetup(**{**values, "table": setup_from_json(data["table"])})


def event_of(row: CupEventRow) -> CupEvent:
    """Read an event."""
    by = None if row.by_id is None else Lord(row.by_id, row.by_name or "")
    return CupEvent(row.ordinal, row.at, row.kind, by, row.data)


def row_of(cup: int, event: CupEvent) -> CupEventRow:
    """Write an event."""
    by, name = (None, None) if event.by is None else (event.by.user, event.by.name)
    return CupEventRow(cup, event.ordinal, event.at, event.kind, by, name, dict(event.data))
