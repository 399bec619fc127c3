"""Announced absences."""

from __future__ import annotations

from store import Connection, absences
from store.rows import AbsenceRow
from tests.store.builders import ANN, BEN, CARA, DAY, NOW


async def away(connection: Connection, user: int, start: int, end: int) -> int:
    return await absences.add_absence(connection, user, (start, end), "Sea", NOW)


async def test_an_absence_is_found_by_its_id(connection: Connection) -> None:
    """As it was booked."""
    made = await away(connection, ANN, NOW + DAY, NOW + 2 * DAY)
    row = AbsenceRow(made, ANN, NOW + DAY, NOW + 2 * DAY, "Sea", NOW)
    assert await absences.absence(connection, made) == row
    assert await absences.absence(connection, made + 1) is None


async def test_absences_of_people_that_end_after_a_time(connection: Connection) -> None:
    """The earliest first; one that ends in that second is over."""
    made = [
        await away(connection, user, NOW + start, NOW + end)
        for user, start, end in ((ANN, 5, 9), (BEN, 1, 7), (ANN, 1, 6), (CARA, 0, 9), (ANN, 0, 5))
    ]
    found = await absences.absences(connection, [ANN, BEN], ending_after=NOW + 5)
    assert [row.id for row in found] == [made[1], made[2], made[0]]
    found = await absences.absences(connection, {ANN}, ending_after=NOW + 6)
    assert [row.id for row in found] == [made[0]]
    assert await absences.absences(connection, [], ending_after=0) == []


async def test_an_absence_ends_earlier_never_later(connection: Connection) -> None:
    """Cut to its own beginning it lasts no time."""
    made = await away(connection, ANN, NOW, NOW + DAY)
    assert not await absences.cut_short(connection, made, NOW + DAY)
    assert not await absences.cut_short(connection, made, NOW + 2 * DAY)
    assert await absences.cut_short(connection, made, NOW + 5)
    assert await absences.cut_short(connection, made, NOW)
    row = await absences.absence(connection, made)
    assert row is not None
    assert (row.from_at, row.until_at) == (NOW, NOW)
    assert not await absences.cut_short(connection, made + 1, NOW)


async def test_an_absence_is_deleted(connection: Connection) -> None:
    """No other."""
    made, other = [await away(connection, ANN, NOW, NOW + DAY) for _ in range(2)]
    await absences.delete_absence(connection, made)
    assert await absences.absence(connection, made) is None
    assert await absences.absence(connection, other) is not None
