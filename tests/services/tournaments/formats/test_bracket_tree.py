"""The tables of an elimination before anything is played."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.tournaments.formats.bracket_tree import LAST, LOSERS, WINNERS, Node, Tree, tree

SIZES = {2: (2,), 3: (2, 3), 4: (2, 3, 4)}


def first(rounds: Tree) -> list[list[int | None]]:
    """The seeds at the tables of the first round."""
    return [[seat.seed for seat in node.seats] for node in rounds[0]]


def feeds(rounds: Tree, round_: int) -> list[list[tuple[int, int, int] | int]]:
    """Who comes to the tables of a round: a seed, or (round, table, place)."""
    return [
        [seat.seed or (seat.round, seat.number, seat.place) for seat in node.seats]
        for node in rounds[round_ - 1]
    ]


def test_eight_seeds_are_set_as_usual() -> None:
    rounds = tree(8, SIZES[2], 1, False)

    assert first(rounds) == [[1, 8], [4, 5], [2, 7], [3, 6]]
    assert feeds(rounds, 2) == [[(1, 1, 1), (1, 2, 1)], [(1, 3, 1), (1, 4, 1)]]
    assert feeds(rounds, 3) == [[(2, 1, 1), (2, 2, 1)]]


def test_the_best_seeds_have_byes_up_to_a_power_of_two() -> None:
    rounds = tree(6, SIZES[2], 1, False)

    assert first(rounds) == [[4, 5], [3, 6]]
    assert feeds(rounds, 2) == [[1, (1, 1, 1)], [2, (1, 2, 1)]]
    assert [len(tables) for tables in tree(33, SIZES[2], 1, False)] == [1, 16, 8, 4, 2, 1]


def test_tables_of_four_from_which_two_go_on() -> None:
    rounds = tree(16, SIZES[4], 2, False)

    assert first(rounds) == [[1, 8, 9, 16], [4, 5, 12, 13], [2, 7, 10, 15], [3, 6, 11, 14]]
    assert [[node.on for node in tables] for tables in rounds] == [[2] * 4, [2] * 2, [1]]
    for table in feeds(rounds, 2):
        assert len({came[:2] for came in table if isinstance(came, tuple)}) == 4, "parted again"


def test_a_double_elimination_of_eight() -> None:
    rounds = tree(8, SIZES[2], 1, True)

    groups = [[node.group for node in tables] for tables in rounds]
    assert groups == [
        [WINNERS] * 4,
        [WINNERS] * 2 + [LOSERS] * 2,
        [LOSERS] * 2,
        [WINNERS, LOSERS],
        [LOSERS],
        [LAST],
        [LAST],
    ]
    assert feeds(rounds, 3) == [[(2, 2, 2), (2, 3, 1)], [(2, 1, 2), (2, 4, 1)]], "crossed over"
    assert feeds(rounds, 6) == [[(4, 1, 1), (5, 1, 1)]]
    assert [node.again for (node,) in rounds[5:]] == [False, True]


def test_the_double_of_tables_of_four_ends_at_one_table() -> None:
    rounds = tree(32, SIZES[4], 2, True)

    (last,) = rounds[-1]
    assert (last.group, last.on, last.again) == (LAST, 1, False)
    assert len(last.seats) == 4
    assert Counter(node.group for tables in rounds for node in tables)[LAST] == 1


def places(count: int, rounds: Tree) -> Counter[tuple[int, int, int] | int]:
    """Who is seated how often but at a table that is played again."""
    return Counter(
        came
        for number, tables in enumerate(rounds, 1)
        for node, came_all in zip(tables, feeds(rounds, number), strict=True)
        if not node.again
        for came in came_all
    )


def nodes(rounds: Tree) -> list[Node]:
    return [node for tables in rounds for node in tables if not node.again]


@given(
    count=st.integers(2, 130),
    size=st.sampled_from((2, 3, 4)),
    on=st.integers(1, 2),
    double=st.booleans(),
)
def test_any_number_comes_down_to_one(count: int, size: int, on: int, double: bool) -> None:
    on = min(on, size - 1)
    rounds = tree(count, SIZES[size], on, double)
    seated = places(count, rounds)

    assert set(seated.values()) == {1}, "nobody is at two tables, or twice at one"
    assert {came for came in seated if isinstance(came, int)} == set(range(1, count + 1))
    sizes = {(node.round, node.number): node for node in nodes(rounds)}
    assert len(sizes) == len(nodes(rounds)), "no two tables of a round have the same number"
    for node in nodes(rounds):
        last = node is nodes(rounds)[-1]
        assert 2 <= len(node.seats) <= size
        assert node.on < len(node.seats) or last
        on_from_here = {
            place for place in range(1, size + 1) if seated[node.round, node.number, place]
        }
        lives = len(node.seats) if double and node.group == WINNERS else node.on
        assert on_from_here == (set() if last else set(range(1, lives + 1)))
    for came in seated:
        if isinstance(came, tuple):
            assert (came[0], came[1]) in sizes, "who comes to a table comes from an earlier one"


@given(count=st.integers(2, 130), size=st.sampled_from((2, 3, 4)), on=st.integers(1, 2))
def test_who_is_seeded_better_meets_the_lower_seeds_first(count: int, size: int, on: int) -> None:
    on = min(on, size - 1)
    rounds = tree(count, SIZES[size], on, False)

    byes = set(range(1, count + 1)) - {seed for table in first(rounds) for seed in table}
    assert byes == set(range(1, len(byes) + 1)), "byes are for the best"
    for table in first(rounds):
        heads = [other[0] or 0 for other in first(rounds)]
        assert (table[0] or 0) <= len(byes) + len(heads), "the best sit at tables of their own"


@pytest.mark.parametrize("count", [4, 8, 16, 32, 64, 128, 256, 512])
def test_a_power_of_two_takes_as_many_rounds_as_it_must(count: int) -> None:
    steps = count.bit_length() - 1

    assert len(tree(count, SIZES[2], 1, False)) == steps
    assert len(tree(count, SIZES[2], 1, True)) == 2 * steps + 1
