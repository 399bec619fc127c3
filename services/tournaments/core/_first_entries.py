"""How a cup begins: who is in it. Pure."""

from __future__ import annotations

from typing import Any

from services.facts.tournaments import Cup, Entry


def start_of(cup: Cup) -> tuple[str, dict[str, Any]]:
    """Return how a cup begins: who is not there is out, those who wait and are there come in.

    With too few it is called off.
    """
    gone = [one.number for one in cup.taking_part if not _is_there(cup, one)]
    free = cup.setup.capacity - len(cup.taking_part) + len(gone)
    there = [one.number for one in cup.waiting if _is_there(cup, one)][:free]
    if len(cup.taking_part) - len(gone) + len(there) < max(2, cup.setup.least):
        return "cancelled", {}
    return "started", {"out": gone, "in": there}


def _is_there(cup: Cup, entry: Entry) -> bool:
    """Whether an entry can take part: it is complete, and has checked in where that is asked."""
    return len(entry.lords) == cup.setup.each and (entry.here or not cup.setup.checkin)
