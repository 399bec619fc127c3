"""What is still known of people who had their data deleted, and when it is forgotten."""

from __future__ import annotations

from store import Connection, absences, marks, reliability_log, tables
from store.rows import DeedRow, MarkRow
from tests.store.builders import ANN, BEN, DAY, NOW, add_game, add_table, add_tournament

GONE, LATER = -77, -78


async def test_a_key_is_kept(connection: Connection) -> None:
    assert await marks.key(connection, "accounts") is None
    await marks.add_key(connection, "accounts", "ab" * 32)
    assert await marks.key(connection, "accounts") == "ab" * 32


async def test_what_is_known_of_somebody(connection: Connection) -> None:
    """By kind and subject; the same known again is as of then."""
    cup = MarkRow(GONE, "cup", 5, -1, NOW)
    for row in (cup, MarkRow(GONE, "cup", 5, -2, NOW + 1), MarkRow(GONE, "deleted", 0, 0, NOW)):
        await marks.put_mark(connection, row)
    await marks.put_mark(connection, MarkRow(GONE, "cup", 5, -1, NOW + 2))
    assert [row.other for row in await marks.marks(connection, GONE, "cup", 5)] == [-2, -1]
    assert await marks.marks(connection, GONE, "cup", 6) == []
    assert await marks.marks(connection, GONE, "deleted")
    assert not await marks.marks(connection, LATER, "deleted")
    assert not await marks.marks(connection, GONE, "table")


async def test_tables_are_counted_while_they_are_played(connection: Connection) -> None:
    for state in ("playing", "over"):
        table = await add_table(connection, state=state)
        await marks.put_mark(connection, MarkRow(GONE, "table", table, -1, NOW))
    assert await marks.count_tables(connection, GONE) == 1
    assert await marks.count_tables(connection, LATER) == 0


async def test_rows_are_kept_for_a_time_without_account_and_words(connection: Connection) -> None:
    """Of absences what is over; others' rows stay theirs."""
    game = await add_game(connection)
    for version, user in enumerate((ANN, BEN)):
        await reliability_log.save_entry(connection, DeedRow(game, version, user, "silent", NOW))
        for start in (-9, -1, 1):
            span = (NOW + start * DAY, NOW + (start + 2) * DAY)
            await absences.add_absence(connection, user, span, "by the sea", NOW)
    await marks.keep_rows(connection, ANN, GONE, NOW)
    await marks.put_mark(connection, MarkRow(GONE, "deleted", 0, 0, NOW))
    turns = await reliability_log.turns(connection, [ANN, GONE], 9)
    assert [row.user_id for row in turns] == [GONE]
    found = await absences.absences(connection, [ANN, GONE], ending_after=0)
    assert [(row.user_id, row.until_at - NOW, row.note) for row in found] == [
        (GONE, -7 * DAY, ""),
        (GONE, 0, ""),
    ]
    kept = await marks.kept_rows(connection, GONE)
    assert {name: len(rows) for name, rows in kept.items()} == {
        **{"marks": 1, "deeds": 1, "absences": 2},
    }
    assert len(await absences.absences(connection, [BEN], ending_after=0)) == 3
    assert await marks.kept_rows(connection, LATER) == {}
    assert await marks.prune_marks(connection, NOW) == 0
    assert await marks.prune_marks(connection, NOW + 1) == 1
    assert await marks.kept_rows(connection, GONE) == {}
    assert len(await reliability_log.turns(connection, [BEN], 9)) == 1


async def test_for_limits_of_a_day_they_are_known_for_a_shorter_time(
    connection: Connection,
) -> None:
    for at in (NOW - 1, NOW):
        await marks.put_mark(connection, MarkRow(GONE, "limits", 0, at, at))
    assert await marks.prune_limits(connection, NOW) == 1
    assert [row.at for row in await marks.marks(connection, GONE, "limits")] == [NOW]


async def test_tournaments_and_tables_are_known_until_they_are_over(connection: Connection) -> None:
    live, over = await add_tournament(connection), await add_tournament(connection, ended_at=NOW)
    table = await add_table(connection, state="playing")
    for kind, ref in (("cup", live), ("cup", over), ("table", table)):
        await marks.put_mark(connection, MarkRow(GONE, kind, ref, -1, NOW))
    assert await marks.prune_marks(connection, NOW + DAY) == 1
    assert await marks.marks(connection, GONE, "cup", live)
    await tables.change_table(connection, table, state="over")
    assert await marks.prune_marks(connection, NOW + DAY) == 1
