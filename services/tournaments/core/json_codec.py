"""Convert tournament set-ups and events to JSON for the database, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from services.core.json_codec import known_values, setup_from_json, setup_to_json
from services.facts.tournaments import Lord, TournamentEvent, TournamentSetup
from store.rows import TournamentEventRow


def tournament_setup_to_json(setup: TournamentSetup) -> dict[str, Any]:
    """Write a tournament's set-up."""
    return {**asdict(setup), "table": setup_to_json(setup.table)}


def tournament_setup_from_json(data: Mapping[str, Any]) -> TournamentSetup:
    """Read a tournament's set-up; fields that a later release dropped are ignored."""
    values = known_values(TournamentSetup, data)
    for name in ("points", "ties"):
        if name in values:
            values[name] = tuple(values[name])
    return TournamentSetup(**{**values, "table": setup_from_json(data["table"])})


def event_from_row(row: TournamentEventRow) -> TournamentEvent:
    """Read an event."""
    by = None if row.by_id is None else Lord(row.by_id, row.by_name or "")
    return TournamentEvent(row.ordinal, row.at, row.kind, by, row.data)


def row_from_event(tournament: int, event: TournamentEvent) -> TournamentEventRow:
    """Write an event."""
    by, name = (None, None) if event.by is None else (event.by.user, event.by.name)
    return TournamentEventRow(
        tournament, event.ordinal, event.at, event.kind, by, name, dict(event.data)
    )
