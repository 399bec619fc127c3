"""Seats after a change of the set-up, with partners kept or drawn (R12).

In a team game seat i shares a kingdom with seat i + n/2.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from services.facts.tables import Setup

_T = TypeVar("_T")


def seats_after_change(seats: Mapping[int, _T], before: Setup, after: Setup) -> dict[int, _T]:
    """Return everybody's seat after a change of the set-up; partners stay partners."""
    if before.lords == after.lords or not seats:
        return dict(seats)
    if before.teams and after.teams:
        return _paired(seats, before.lords // 2, after.lords // 2)
    if max(seats) <= after.lords:
        return dict(seats)
    return dict(enumerate((seats[seat] for seat in sorted(seats)), start=1))


def _paired(seats: Mapping[int, _T], half: int, new_half: int) -> dict[int, _T]:
    """Seat full teams together, and those without a partner where there is room."""
    teams = [[seats[n] for n in (seat, seat + half) if n in seats] for seat in range(1, half + 1)]
    full = [team for team in teams if len(team) == 2]
    single = [one for team in teams if len(team) == 1 for one in team]
    alone = max(0, new_half - len(full))
    # Single lords for whom no team is left become partners of other single ones.
    rows = [*full, *([one] for one in single[:alone])]
    for row, one in zip(rows[len(full) :], single[alone:], strict=False):
        row.append(one)
    return {
        number + place * new_half: one
        for number, row in enumerate(rows, start=1)
        for place, one in enumerate(row)
    }


def draw_seats(sitting: Sequence[_T], entropy: Callable[[int], bytes]) -> dict[int, _T]:
    """Draw the seats, and with them the partners."""
    left, seats = list(sitting), dict[int, _T]()
    while left:
        chosen = int.from_bytes(entropy(8), "big") % len(left)
        seats[len(seats) + 1] = left.pop(chosen)
    return seats
