"""The heaviest matching is found, whatever the graph."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from services.tournaments.pairing import heaviest_matching


def best(weights: dict[tuple[int, int], int]) -> tuple[int, int]:
    """Return the most edges that a matching can have, and its greatest weight: all are tried."""

    @cache
    def of(left: frozenset[int]) -> tuple[int, int]:
        if not left:
            return 0, 0
        one = min(left)
        found = [of(left - {one})]
        for edge, weight in weights.items():
            if one in edge and left.issuperset(edge):
                many, rest = of(left.difference(edge))
                found.append((many + 1, rest + weight))
        return max(found)

    return of(frozenset(one for edge in weights for one in edge))


@pytest.mark.parametrize("share", [0.2, 0.4, 0.7, 1])
@pytest.mark.parametrize("most", [2, 9, 1 << 70])
def test_no_matching_is_heavier(share: float, most: int) -> None:
    chance = Random(f"{share} {most}")
    for _ in range(40):
        nodes = chance.sample(range(-50, 50), chance.randint(2, 11))
        weights = {
            (one, other): chance.randint(-most, most)
            for at, one in enumerate(nodes)
            for other in nodes[:at]
            if chance.random() < share
        }
        found = heaviest_matching(weights)
        assert len({one for edge in found for one in edge}) == 2 * len(found)
        known = {**weights, **{edge[::-1]: weight for edge, weight in weights.items()}}
        assert (len(found), sum(known[edge] for edge in found)) == best(weights)
