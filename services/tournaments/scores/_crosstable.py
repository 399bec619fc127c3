"""Who came where against whom."""

from __future__ import annotations

from services.facts.tournaments import Tournament
from services.tournaments.scores._tally import counted, of_match


def crossed(tournament: Tournament, stage: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Return where entries came at the last table at which they met another, by both.

    A place, and of how many; of rounds that count, as in the standings. Raises LookupError where
    there is no such stage.
    """
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for one in counted(tournament, stage):
        for match in one.matches:
            places = of_match(tournament.setup, match)
            for entry, (place, _) in places.items():
                met = ((entry, other) for other in places if other != entry)
                found.update(dict.fromkeys(met, (place, len(places))))
    return found
