"""Everybody meets everybody, in as few rounds and as evenly as can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from services.tournaments.formats.round_robin import full_schedule, rounds_needed
from services.tournaments.pairing import allowed_sizes, table_sizes

ONCE = {2: range(2, 20), 3: (3, 8, 9, 14, 15, 26, 27), 4: (4, *range(13, 17), *range(25, 29))}
"""Where rounds are known in which every two meet exactly once."""
SEARCHED = {3: (5, 6, 7, 10), 4: (5, 6, 7, 8, 9, 11)}
"""Some for which they are searched for."""
WANTED = {2: allowed_sizes(2), 3: allowed_sizes(3), 4: allowed_sizes(4), 34: (3, 4), 43: (4, 3)}
"""What sizes tables may have; some boxes have none of two."""
ALL = [(of, n) for of in WANTED for n in range(2, 33)]
SOME = [
    *((s, n) for of in (ONCE, SEARCHED) for s, numbers in of.items() for n in numbers),
    *((of, n) for of in (34, 43) for n in (2, 3, 5, 7, 9)),
]


def meetings(count: int, wanted: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    """How often every two meet."""
    tables = [table for tables in full_schedule(count, wanted) for table in tables]
    return Counter(pair for table in tables for pair in combinations(sorted(table), 2))


def check(wanted: tuple[int, ...], count: int) -> None:
    """All have met, sit once a round, have byes in turn, and do not often meet again."""
    rounds = full_schedule(count, wanted)
    out, often = Counter[int](), meetings(count, wanted)

    for tables in rounds:
        seated = [place for table in tables for place in table]
        assert len(seated) == len(set(seated))
        assert all(len(table) in wanted or len(seated) < min(wanted) for table in tables)
        out.update(set(range(count)) - set(seated))
    assert len(often) == count * (count - 1) // 2
    assert often.total() <= 1.8 * len(often), "not much is played twice"
    assert max(out.values(), default=0) <= 1, "a bye at most"
    assert bool(out) == (count % 2 == 1 and wanted == (2,)) or (count == 5 and 2 not in wanted)
    assert rounds_needed(count, wanted) == len(rounds)


@pytest.mark.parametrize(("of", "count"), SOME)
def test_all_have_met_and_sit_once_a_round(of: int, count: int) -> None:
    check(WANTED[of], count)


@pytest.mark.full
@pytest.mark.parametrize(("of", "count"), ALL)
def test_so_it_is_for_all_that_can_be_set_up(of: int, count: int) -> None:
    check(WANTED[of], count)


@pytest.mark.parametrize(("size", "count"), [(s, n) for s in ONCE for n in ONCE[s]])
def test_where_it_can_be_every_two_meet_once(size: int, count: int) -> None:
    assert set(meetings(count, allowed_sizes(size)).values()) == {1}


def test_sixteen_at_fours_and_fifteen_at_threes_take_as_few_rounds_as_can_be() -> None:
    assert rounds_needed(16, allowed_sizes(4)) == 5
    assert rounds_needed(15, allowed_sizes(3)) == 7
    assert rounds_needed(8, allowed_sizes(2)) == 7


def test_more_than_can_be_set_up_are_not_searched_for() -> None:
    assert rounds_needed(500, allowed_sizes(4)) == 499


def test_tables_are_of_the_sizes_that_swiss_rounds_have_too() -> None:
    for tables in full_schedule(7, allowed_sizes(4)):
        assert sorted(map(len, tables)) == sorted(table_sizes(7, allowed_sizes(4)))


def test_a_schedule_is_the_same_every_time() -> None:
    before = full_schedule(7, allowed_sizes(4))
    full_schedule.cache_clear()

    assert full_schedule(7, allowed_sizes(4)) == before
