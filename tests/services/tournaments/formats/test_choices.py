"""First choices where everybody meets everybody are balanced over the whole schedule."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.services.tournaments.drawn import Held
from tests.services.tournaments.formats.played import setup


@pytest.mark.parametrize("count", range(3, 13))
@pytest.mark.parametrize("format_", ["robin", "groups", "league"])
def test_in_a_round_robin_all_choose_first_equally_often(format_: str, count: int) -> None:
    """With an odd number exactly; with an even one, of an odd number of games, one more or less."""
    chosen = setup(format=format_, groups=1, division=12, seasons=1, rounds=15, final=0)
    held = Held(chosen, count, Random(count))
    held.to_the_end(Random(count))
    matches = [one for round_ in held.tournament.rounds_of(1) for one in round_.matches]
    assert len(matches) == count * (count - 1) // 2
    firsts = Counter(one.order[0] for one in matches)
    games = Counter(entry for one in matches for entry in one.entries)
    assert all(abs(2 * firsts[entry] - games[entry]) <= 1 for entry in games)
