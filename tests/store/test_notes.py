"""Notes between partners."""

from __future__ import annotations

from store import Connection, notes
from store.rows import NoteRow
from tests.store.builders import NOW, add_game


async def test_the_newest_notes_are_read_oldest_first(connection: Connection) -> None:
    """Of some seats of one game."""
    game, other = await add_game(connection), await add_game(connection)
    made = [
        await notes.add_note(connection, game, seat, f"note {at}", at=NOW + at)
        for at, seat in enumerate((1, 3, 2, 1))
    ]
    await notes.add_note(connection, other, 1, "elsewhere", at=NOW)
    found = await notes.notes(connection, game, {1, 3}, 9)
    assert [row.id for row in found] == [made[0], made[1], made[3]]
    assert found[1] == NoteRow(made[1], game, 3, "note 1", NOW + 1)
    assert [row.id for row in await notes.notes(connection, game, [1, 3], 2)] == [made[1], made[3]]
    assert await notes.notes(connection, game, [], 9) == []


async def test_notes_are_unread_until_the_partner_reads_them(connection: Connection) -> None:
    """Those of one seat; what was read keeps its time."""
    game = await add_game(connection)
    for seat in (1, 1, 3):
        await notes.add_note(connection, game, seat, "Take the lake.", at=NOW)
    assert [await notes.count_unread(connection, game, seat) for seat in (1, 2, 3)] == [2, 0, 1]
    assert await notes.mark_read(connection, game, 1, at=NOW + 1) == 2
    assert await notes.mark_read(connection, game, 1, at=NOW + 2) == 0
    assert [await notes.count_unread(connection, game, seat) for seat in (1, 3)] == [0, 1]
    await notes.add_note(connection, game, 1, "And the mine.", at=NOW + 3)
    assert await notes.mark_read(connection, game, 1, at=NOW + 4) == 1
    found = await notes.notes(connection, game, [1], 9)
    assert [row.read_at for row in found] == [NOW + 1, NOW + 1, NOW + 4]


async def test_all_but_the_newest_notes_of_a_seat_are_deleted(connection: Connection) -> None:
    """Those of other seats and games stay."""
    game, other = await add_game(connection), await add_game(connection)
    for place in ((game, 1), (game, 3), (other, 1), (game, 1), (game, 1)):
        await notes.add_note(connection, *place, "note", at=NOW)
    kept = [row.id for row in await notes.notes(connection, game, (1, 3), 9)][1:]
    assert await notes.drop_oldest(connection, game, 1, 2) == 1
    assert await notes.drop_oldest(connection, game, 1, 2) == 0
    found = await notes.notes(connection, game, (1, 3), 9)
    assert [(row.id, row.seat) for row in found] == list(zip(kept, (3, 1, 1), strict=True))
    assert len(await notes.notes(connection, other, (1,), 9)) == 1
