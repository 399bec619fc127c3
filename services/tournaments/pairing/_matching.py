"""Tables of two: a minimum-cost matching, exact for few players and in stretches for many."""

from collections.abc import Sequence
from itertools import chain

from engine.draws import Stream
from services.tournaments.pairing._blossom import heaviest_matching
from services.tournaments.pairing._costs import Costs, Way
from services.tournaments.pairing._local_search import search_tables

WHOLE = 128  # most players matched at once
STRETCH = 16  # tables of a stretch
NEAR = 12  # by rank: the opponents that are tried first
FOLD, LOT = 64, 1 << 40


def match_pairs(costs: Costs, stream: Stream) -> Way:
    """Return the tables of a round in which everybody plays; their number is even."""
    if costs.count <= WHOLE:
        return _best_tables(costs, range(costs.count), stream)
    tables = list(search_tables(costs, [2] * (costs.count // 2), stream)[0])
    for start in (0, STRETCH // 2):
        for low in range(start, len(tables), STRETCH):
            stretch = tables[low : low + STRETCH]
            if costs.round(stretch) == costs.least(stretch):
                continue
            better = _best_tables(costs, sorted(chain.from_iterable(stretch)), stream)
            if costs.round(better) < costs.round(stretch):
                tables[low : low + STRETCH] = better
        tables.sort()
    if any(map(costs.met, tables)):
        return _best_tables(costs, range(costs.count), stream)
    return tuple(tables)


def _best_tables(costs: Costs, players: Sequence[int], stream: Stream) -> Way:
    """Return the best tables of some players: with near ones, else with any, else with repeats."""
    near = NEAR
    while near < 2 * len(players):
        tables = _matching(costs, players, near, stream)
        if tables is not None:
            return tables
        near *= 2
    tables = _matching(costs, players, len(players), stream, again=True)
    assert tables is not None, "an even number of players can always be matched"
    return tables


def _matching(
    costs: Costs,
    players: Sequence[int],
    near: int,
    stream: Stream,
    *,
    again: bool = False,
) -> Way | None:
    """Return tables of players at most `near` places apart, or None if not all can have one.

    Everybody is near the bye, if there is one.

    No two matchings have the same weight, so the best one is unique, whatever the search order.
    """
    edges = [
        (one, other)
        for place, one in enumerate(players)
        for distance, other in enumerate(players[place + 1 :], 1)
        if distance <= near or other == costs.bye
        if again or other not in costs.again[one]
    ]
    weights = {edge: -_meeting_cost(costs, *edge) * LOT - stream.below(1 << 30) for edge in edges}
    found = heaviest_matching(weights)
    if 2 * len(found) < len(players):
        return None
    return tuple(sorted((min(two), max(two)) for two in found))


def _meeting_cost(costs: Costs, one: int, other: int) -> int:
    """Return the cost of two meeting; in a score group those half a group apart cost least."""
    weight = FOLD * costs.table((one, other))
    if costs.units[one] == costs.units[other]:
        group = costs.group(one)
        weight += abs(2 * abs(other - one) - group) * FOLD // (2 * group)
    return weight
