"""Convert the events of tournaments to rows of the database, and back."""

from services.facts.tournaments import Lord, TournamentEvent
from store.tournament_rows import TournamentEventRow


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
