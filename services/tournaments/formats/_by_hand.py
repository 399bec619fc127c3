"""What organizers arrange by hand of a Swiss round: tables, byes, exchanges of two entries."""

from collections.abc import Sequence
from dataclasses import replace

from services.facts.tournaments import Arrangement, Tournament
from services.tournaments.pairing import Pairing


def arrangement(
    tournament: Tournament, stage: int, number: int, here: Sequence[int]
) -> Arrangement:
    """Return what was arranged for a round, as far as its entries are there."""
    if tournament.arranged is None or tournament.arranged[:2] != (stage, number):
        return Arrangement()
    found = tournament.arranged[2]
    return replace(
        found,
        tables=tuple(table for table in found.tables if set(table) <= set(here)),
        byes=tuple(one for one in found.byes if one in here),
        swaps=tuple(pair for pair in found.swaps if set(pair) <= set(here)),
    )


def with_arranged(paired: Pairing, by_hand: Arrangement, here: Sequence[int]) -> Pairing:
    """Return a round with what was arranged. `here`: its entries, the highest first."""
    tables = [tuple(sorted(table, key=here.index)) for table in (*paired.tables, *by_hand.tables)]
    if by_hand.tables:
        tables.sort(key=lambda table: [here.index(entry) for entry in table])
    byes = (*paired.byes, *by_hand.byes)
    for one, other in by_hand.swaps:
        now = {one: other, other: one}
        tables = [tuple(now.get(entry, entry) for entry in table) for table in tables]
        byes = tuple(now.get(entry, entry) for entry in byes)
    return Pairing(tuple(tables), byes)
