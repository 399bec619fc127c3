"""What places are worth, at tables of every size."""

from __future__ import annotations

from fractions import Fraction

import pytest

from services.facts.tournaments import TournamentSetup
from services.tournaments import scores

HALF = Fraction(1, 2)


def exact(*values: Fraction | int) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, values))


def setup(size: int, *points: int) -> TournamentSetup:
    return TournamentSetup(size=size, points=points)


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("at", [2, 3, 4, 5])
def test_the_list_that_stands_gives_the_same_mean_at_every_size(size: int, at: int) -> None:
    worth = scores.worth(setup(size), at)
    assert (int(worth[0]), int(worth[-1]), len(worth)) == (size, 1, at)
    assert sum(worth) / at == Fraction(size + 1, 2)


def test_a_smaller_or_larger_table_stretches_the_list() -> None:
    assert scores.worth(setup(4), 3) == exact(4, 2 + HALF, 1)
    assert scores.worth(setup(3), 4) == exact(3, Fraction(7, 3), Fraction(5, 3), 1)
    assert scores.worth(setup(4, 10, 6, 3, 1), 3) == exact(10, 4 + HALF, 1)
    assert scores.worth(setup(4, 10, 6, 3, 1), 2) == exact(10, 1)
    assert scores.worth(setup(4, 10, 6, 3, 1), 1) == exact(10)


def test_who_share_a_place_share_what_it_is_worth() -> None:
    assert scores.points(setup(4), 4, (1, 2, 2, 4)) == exact(4, 2 + HALF, 2 + HALF, 1)
    assert scores.points(setup(4), 4, (3, 1, 1, 3)) == exact(1 + HALF, 3 + HALF, 3 + HALF, 1 + HALF)
    assert scores.points(setup(3), 4, (1, 1, 1, 4)) == exact(*3 * [Fraction(7, 3)], 1)
    assert scores.points(setup(2, 1, 0), 2, (1, 1)) == exact(HALF, HALF)


@pytest.mark.parametrize("places", [(1, 2, 3, 4), (1, 1, 3, 3), (1, 1, 1, 1), (4, 1, 2, 2)])
def test_sharing_gives_nothing_away(places: tuple[int, ...]) -> None:
    for chosen in (setup(4), setup(4, 9, 5, 2, 0), setup(3)):
        assert sum(scores.points(chosen, 4, places)) == sum(scores.worth(chosen, 4))


def test_a_bye_is_a_won_table_of_two() -> None:
    assert scores.bye(setup(2)) == 2
    assert scores.bye(setup(2, 3, 1)) == 3
    assert scores.middle(setup(2)) == 1 + HALF
