"""Points, tie-breaks and standings. Pure: computed from a tournament's events alone."""

from services.tournaments.scores._points import bye, full_list, middle, points, worth
from services.tournaments.scores._standings import (
    explain,
    final_places,
    final_ranks,
    order,
    standings,
)
from services.tournaments.scores._tally import counted, crosstable, match_results, members, totals

__all__ = [
    "bye",
    "counted",
    "crosstable",
    "explain",
    "final_places",
    "final_ranks",
    "full_list",
    "match_results",
    "members",
    "middle",
    "order",
    "points",
    "standings",
    "totals",
    "worth",
]
