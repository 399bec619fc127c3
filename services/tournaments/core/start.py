"""Decide who takes part when a tournament begins. Pure."""

from __future__ import annotations

from typing import Any

from services.facts.tournaments import Entry, Tournament


def start_event(tournament: Tournament) -> tuple[str, dict[str, Any]]:
    """Return the event with which a tournament begins.

    Entries that are not ready are out, and those on the waiting list that are ready move in. With
    too few entries the tournament is canceled.
    """
    out = [one.number for one in tournament.taking_part if not _is_ready(tournament, one)]
    free = tournament.setup.capacity - len(tournament.taking_part) + len(out)
    there = [one.number for one in tournament.waiting if _is_ready(tournament, one)][:free]
    if len(tournament.taking_part) - len(out) + len(there) < max(2, tournament.setup.least):
        return "cancelled", {}
    return "started", {"out": out, "in": there}


def _is_ready(tournament: Tournament, entry: Entry) -> bool:
    """Whether an entry is ready: complete, and checked in if that is required."""
    return len(entry.lords) == tournament.setup.each and (
        entry.here or not tournament.setup.checkin
    )
