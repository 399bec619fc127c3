"""Points, tie-breaks and standings. Pure: computed from a tournament's events alone."""

from __future__ import annotations

from services.tournaments.scores._crosstable import crossed
from services.tournaments.scores._points import bye, full_list, middle, points, worth
from services.tournaments.scores._standings import explain, final_places, order, standings
from services.tournaments.scores._tally import counted, members, of_match, totals

__all__ = [
    "bye",
    "counted",
    "crossed",
    "explain",
    "final_places",
    "full_list",
    "members",
    "middle",
    "of_match",
    "order",
    "points",
    "standings",
    "totals",
    "worth",
]
