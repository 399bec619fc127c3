"""The crosstable: each entry's places against every other."""

from __future__ import annotations

from services.facts.tournaments import Tournament
from services.tournaments.scores._tally import counted, match_results


def crosstable(tournament: Tournament, stage: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Return the places of entries at the last table where they met another, by both.

    A place, and the size of the table; of rounds that count, as in the standings. Raises
    LookupError if there is no such stage.
    """
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for one in counted(tournament, stage):
        for match in one.matches:
            places = match_results(tournament.setup, match)
            for entry, (place, _) in places.items():
                met = ((entry, other) for other in places if other != entry)
                found.update(dict.fromkeys(met, (place, len(places))))
    return found
