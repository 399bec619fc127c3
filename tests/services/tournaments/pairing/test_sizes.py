"""How many tables of which size a round has."""

from __future__ import annotations

import pytest

from services.tournaments.pairing import allowed_sizes, table_sizes


@pytest.mark.parametrize(
    ("size", "count", "tables"),
    [
        (4, 16, (4, 4, 4, 4)),
        (4, 33, (4, 4, 4, 4, 4, 4, 3, 3, 3)),
        (4, 21, (4, 4, 4, 3, 3, 3)),
        (4, 7, (4, 3)),
        (4, 9, (3, 3, 3)),
        (4, 6, (3, 3)),
        (4, 5, (3, 2)),
        (3, 7, (3, 2, 2)),
        (3, 8, (3, 3, 2)),
        (3, 4, (2, 2)),
        (2, 8, (2, 2, 2, 2)),
        (2, 7, (2, 2, 2)),
        (2, 1, ()),
        (4, 0, ()),
    ],
)
def test_so_many_entries_sit_at(size: int, count: int, tables: tuple[int, ...]) -> None:
    """Full tables first, then those one smaller, of two only where it must be."""
    assert table_sizes(count, allowed_sizes(size)) == tables


def test_nobody_is_left_over_at_tables_of_three_and_four() -> None:
    """From two entries on all have a table, and at most three tables of four are not full."""
    for size in (3, 4):
        for count in range(2, 130):
            found = table_sizes(count, allowed_sizes(size))
            assert sum(found) == count
            if count > 5:
                assert sum(one != size for one in found) < size


def test_a_box_may_not_allow_all_sizes() -> None:
    """Where there are no tables of two somebody may be left over, and no more than must be."""
    assert table_sizes(5, (4, 3)) == (4,)
    assert table_sizes(10, (4, 3)) == (4, 3, 3)
    assert table_sizes(8, (3,)) == (3, 3)
