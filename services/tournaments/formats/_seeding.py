"""Seed an elimination after groups: entries of one group meet again as late as possible."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from engine.draws import Stream
from services.tournaments.formats.bracket_tree import Source, Tree
from services.tournaments.pairing import heaviest_matching

LATER = 1 << 20  # a meeting a round earlier outweighs every change of seeds
LOT = 1 << 40


def seeded_apart(
    entries: Sequence[int], groups: Sequence[Sequence[int]], planned: Tree, stream: Stream
) -> tuple[int, ...]:
    """Return the entries by seed: winners of groups first, then the seconds, and so on.

    `entries`: those who advance, by seed if groups did not matter. Those of one place in their
    groups exchange their seeds, so that two of one group can meet only as late as possible. Of the
    ways to do so, the one with the smallest changes is chosen, and of equals one by lot.
    """
    group_of = {entry: at for at, group in enumerate(groups) for entry in group}
    meetings, last = _meeting_rounds(planned), len(planned)
    seeds: dict[int, int] = {}
    for _, tier in groupby(_with_places(entries, group_of), key=lambda one: one[1]):
        comers = [entry for entry, _ in tier]
        free = range(len(seeds) + 1, len(seeds) + len(comers) + 1)
        costs = {
            (at, seed): (seed - free[at]) ** 2
            + sum(
                LATER ** (last - meetings[known, seed]) - 1
                for known, other in seeds.items()
                if group_of[other] == group_of[entry]
            )
            for at, entry in enumerate(comers)
            for seed in free
        }
        for at, seed in _cheapest(costs, stream):
            seeds[seed] = comers[at]
    return tuple(seeds[seed] for seed in sorted(seeds))


def _with_places(entries: Sequence[int], group_of: Mapping[int, int]) -> list[tuple[int, int]]:
    """Return the entries with their places among those of their group who advance, by place."""
    count = dict.fromkeys(group_of.values(), 0)
    found = []
    for entry in entries:
        count[group_of[entry]] += 1
        found.append((entry, count[group_of[entry]]))
    return sorted(found, key=lambda one: one[1])


def _meeting_rounds(planned: Tree) -> dict[tuple[int, int], int]:
    """Return for each two seeds the first round in which they can meet."""
    found: dict[tuple[int, int], int] = {}
    through: dict[tuple[int, int], tuple[int, ...]] = {}

    def of(seat: Source) -> tuple[int, ...]:
        return through[seat.round, seat.number] if seat.seed is None else (seat.seed,)

    for node in (node for round_ in planned for node in round_):
        comers = tuple(one for seat in node.seats for one in of(seat))
        through[node.round, node.number] = tuple(dict.fromkeys(comers))
        for one in comers:
            for other in comers:
                found.setdefault((one, other), node.round)
    return found


def _cheapest(costs: Mapping[tuple[int, int], int], stream: Stream) -> list[tuple[int, int]]:
    """Return the pairs that give everybody a seed for the lowest sum."""
    weights = {
        (-at - 1, seed): -cost * LOT - stream.below(1 << 30) for (at, seed), cost in costs.items()
    }
    return [(-at - 1, seed) for at, seed in heaviest_matching(weights)]
