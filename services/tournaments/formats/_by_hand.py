"""What organizers arrange by hand of a Swiss round: tables, byes, exchanges of two entries."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from services.facts.tournaments import Arrangement, Tournament
from services.tournaments.formats.stages import preferred_sizes_for
from services.tournaments.pairing import Pairing, table_sizes


def arrangement(
    tournament: Tournament, stage: int, number: int, here: Sequence[int]
) -> Arrangement:
    """Return what was arranged for a round, as far as its entries are there."""
    if tournament.arranged is None or tournament.arranged[:2] != (stage, number):
        return Arrangement()
    return _of_those_there(tournament.arranged[2], here)


def _of_those_there(found: Arrangement, here: Collection[int]) -> Arrangement:
    return replace(
        found,
        tables=tuple(table for table in found.tables if set(table) <= set(here)),
        byes=tuple(one for one in found.byes if one in here),
        swaps=tuple(pair for pair in found.swaps if set(pair) <= set(here)),
    )


def left_over(tournament: Tournament, number: int, by_hand: Arrangement) -> int:
    """Return how many get no table in a Swiss round besides those whose bye is by hand."""
    here = [one.number for one in tournament.taking_part if one.first <= number]
    free = len(set(here) - _of_those_there(by_hand, here).entries)
    return free - sum(table_sizes(free, preferred_sizes_for(tournament.setup, free)))


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
