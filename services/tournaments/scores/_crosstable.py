"""Who came where against whom."""

from __future__ import annotations

from services.facts.tournaments import Cup
from services.tournaments.scores._tally import counted, of_match


def crossed(cup: Cup, stage: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Return where entries came at the last table at which they met another, by both.

    A place, and of how many; of rounds that count, as in the standings. Raises LookupError where
    there is no such stage.
    """
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for one in counted(cup, stage):
        for match in one.matches:
            places = of_match(cup.setup, match)
            for entry, (place, _) in places.items():
                met = ((entry, other) for other in places if other != entry)
                found.update(dict.fromkeys(met, (place, len(places))))
    return found
