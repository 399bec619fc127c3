"""How a cup begins: who is in it. Pure."""

from __future__ import annotations

from typing import Any

from services.facts.tournaments import Entry, Tournament


def start_of(tournament: Tournament) -> tuple[str, dict[str, Any]]:
    """Return how a cup begins: who is not there is out, those who wait and are there come in.

    With too few it is called off.
    """
    gone = [one.number for one in tournament.taking_part if not _is_there(tournament, one)]
    free = tournament.setup.capacity - len(tournament.taking_part) + len(gone)
    there = [one.number for one in tournament.waiting if _is_there(tournament, one)][:free]
    if len(tournament.taking_part) - len(gone) + len(there) < max(2, tournament.setup.least):
        return "cancelled", {}
    return "started", {"out": gone, "in": there}


def _is_there(tournament: Tournament, entry: Entry) -> bool:
    """Whether an entry can take part: it is complete, and has checked in where that is asked."""
    return len(entry.lords) == tournament.setup.each and (
        entry.here or not tournament.setup.checkin
    )
