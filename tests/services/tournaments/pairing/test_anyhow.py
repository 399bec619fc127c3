"""Whatever has been: everybody has one table, of a size that is meant, or a bye."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from services.tournaments.pairing import Player, Request, allowed_sizes, pair, table_sizes
from tests.services.tournaments.pairing.events import SEED


@st.composite
def requests(draw: st.DrawFn) -> Request:
    """Return a round of up to eleven with any past; some of whom they met have left."""
    count, size = draw(st.integers(0, 11)), draw(st.sampled_from([2, 3, 4]))
    numbers = draw(st.permutations(range(1, count + 1)))
    past: dict[int, list[int]] = {one: [] for one in numbers}
    for one, other in draw(
        st.lists(st.tuples(st.integers(1, 13), st.integers(1, 13)), max_size=12)
    ):
        for each, met in ((one, other), (other, one)):
            if each in past and each != met:
                past[each].append(met)
    players = [
        Player(
            number=number,
            points=Fraction(draw(st.integers(0, 12)), draw(st.sampled_from([1, 2, 3]))),
            rank=rank,
            met=tuple(past[number]),
            byes=draw(st.integers(0, 2)),
            due=draw(st.integers(-24, 24)),
            small=draw(st.integers(0, 3)),
        )
        for rank, number in enumerate(numbers, 1)
    ]
    round_, rounds = draw(st.integers(1, 6)), draw(st.sampled_from([0, 3, 5]))
    return Request(tuple(players), size, SEED, 1, round_, rounds)


@given(requests())
def test_everybody_has_a_table_or_a_bye(request: Request) -> None:
    """And the same again when it is asked again."""
    paired = pair(request)
    seated = [one for table in paired.tables for one in table]
    assert sorted([*seated, *paired.byes]) == sorted(one.number for one in request.players)
    expected = table_sizes(len(request.players), allowed_sizes(request.size))
    assert sorted(map(len, paired.tables)) == sorted(expected)
    fewest = min((one.byes for one in request.players), default=0)
    byes = {one.number: one.byes for one in request.players}
    assert all(byes[one] == fewest for one in paired.byes)
    assert pair(request) == paired
