"""Kingdoms of the day, and who played them."""

from __future__ import annotations

from dataclasses import replace

from store import Connection, days, people, pruning, schema
from store.day_rows import DayGameRow, DayRow
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    DAN,
    DAY,
    ELSEWHERE,
    NOW,
    SERVER,
    add_game,
    add_table,
    count,
    refused,
    table_row,
)

TODAY = NOW // DAY
ROW = DayRow(TODAY, "ab" * 32, "kingdomino", "knight", None)


async def played(
    connection: Connection, user: int, day: int = TODAY, server: int = SERVER, **changes: object
) -> DayGameRow:
    """Insert somebody's game of a day, at a sealed table, with what it was worth."""
    table = await add_table(connection, user, server_id=server, state="playing", sealed=1)
    await add_game(connection, table, ended_at=NOW + user % 10, ending="played", result=[7, 5])
    row = DayGameRow(day, user, server, table)
    await days.add_game(connection, row)
    made = replace(row, **changes)  # type: ignore[arg-type]
    if changes:
        await days.note_results(connection, [made])
    return made


async def test_a_day_is_drawn_and_closed_once(connection: Connection) -> None:
    """Each has its row; the one before is the last that there is."""
    assert await days.day(connection, TODAY) is None
    await days.add_day(connection, ROW)
    async with refused(connection):
        await days.add_day(connection, replace(ROW, seed="cd" * 32))
    await days.add_day(connection, replace(ROW, day=TODAY - 3))
    assert await days.day(connection, TODAY) == ROW
    before = await days.before(connection, TODAY)
    assert before is not None
    assert before.day == TODAY - 3
    assert await days.before(connection, TODAY - 3) is None
    assert sorted(await days.held(connection, TODAY - 3, TODAY)) == [TODAY - 3]
    assert sorted(await days.held(connection, TODAY - 3, TODAY + 1)) == [TODAY - 3, TODAY]
    values = {"closed_at": NOW, "model": "duke", "par": 50, "record": "x"}
    assert await days.close_day(connection, TODAY, **values)
    assert not await days.close_day(connection, TODAY, **{**values, "par": 1})
    assert await days.day(connection, TODAY) == replace(ROW, **values)  # type: ignore[arg-type]
    await days.note_not_held(connection, TODAY - 3, NOW)
    assert await days.held(connection, TODAY - 3, TODAY + 1) == [TODAY]


async def test_a_day_is_opened_again(connection: Connection) -> None:
    """As if it had never been closed; a game that ended later than now ended now."""
    await days.add_day(connection, ROW)
    row = await played(connection, ANN, points=7, worth=70, place=2, streak=3)
    await days.open_tables(connection, TODAY, NOW + 9)
    await days.close_day(connection, TODAY, closed_at=NOW + 9, model="duke", par=50, record="x")
    assert await days.closed_after(connection, NOW + 9) == []
    assert await days.closed_after(connection, NOW) == [TODAY]
    await days.reopen(connection, TODAY, NOW)
    assert await days.day(connection, TODAY) == ROW
    game = await days.game_of(connection, TODAY, [ANN])
    assert game is not None
    assert (game.points, game.worth, game.place, game.streak, game.ended_at) == (None, 0, 0, 0, NOW)
    assert (await table_row(connection, row.table_id)).sealed == 1


async def test_everybody_has_one_game_a_day(connection: Connection) -> None:
    """With what its table and game say."""
    await played(connection, ANN, points=7, worth=70, place=2, streak=3)
    await played(connection, BEN, points=9, worth=90, place=1, streak=1)
    await played(connection, CARA)
    elsewhere = await played(connection, ANN, TODAY + 1, ELSEWHERE)
    async with refused(connection):
        await days.add_game(connection, elsewhere)
    found = await days.games_of(connection, TODAY)
    assert [(one.user, one.name, one.points) for one in found] == [
        (ANN, "Ann", 7),
        (BEN, "Ben", 9),
        (CARA, "Cara", None),
    ]
    assert (found[0].result, found[0].worth, found[0].place, found[0].streak) == ([7, 5], 70, 2, 3)
    mine = await days.game_of(connection, TODAY, [ANN, -7])
    assert mine is not None
    assert mine.ending == "played"
    assert await days.game_of(connection, TODAY - 1, [ANN]) is None
    last = await days.last_counted(connection, TODAY - 1, TODAY + 1)
    assert {one.user_id: (one.day, one.streak) for one in last} == {
        ANN: (TODAY, 3),
        BEN: (TODAY, 1),
    }
    assert [one.user_id for one in await days.last_counted(connection, 0, TODAY + 9, [BEN])] == [
        BEN
    ]
    assert await days.last_counted(connection, 0, TODAY) == []
    assert await days.last_played(connection, SERVER, TODAY + 1) == TODAY
    assert await days.last_played(connection, None, TODAY) is None
    assert await days.last_played(connection, ELSEWHERE, TODAY + 9) is None


async def test_the_best_of_a_day_are_found_without_reading_all(connection: Connection) -> None:
    """And how many built how much: of a server, of all, and first of those who may be named."""
    await played(connection, ANN, points=7)
    await played(connection, BEN, server=ELSEWHERE, points=9)
    await played(connection, CARA, points=7)
    await played(connection, DAN)
    await played(connection, ANN, TODAY + 1, points=99)
    await people.save_user(connection, ANN, {"daily_world": True}, NOW)
    await people.save_user(connection, BEN, {"daily_world": False}, NOW)
    await people.save_user(connection, CARA, {}, NOW)
    for server, agreed, best in (
        (None, False, [BEN, ANN, CARA]),
        (None, True, [ANN]),
        (SERVER, False, [ANN, CARA]),
        (ELSEWHERE, True, []),
    ):
        found = await days.best_of(connection, TODAY, server, limit=3, agreed=agreed)
        assert sorted(one.user for one in found) == sorted(best)
        assert [one.points for one in found] == sorted([one.points or 0 for one in found])[::-1]
    (first,) = await days.best_of(connection, TODAY, None, limit=1)
    assert first.user == BEN
    assert await days.tally(connection, TODAY, None) == {9: 1, 7: 2}
    assert await days.tally(connection, TODAY, SERVER) == {7: 2}
    named = await days.month(connection, TODAY, TODAY + 9, None, best=2, limit=9, agreed=True)
    assert [one.user for one in named] == [ANN]


async def test_the_tables_of_a_day_are_opened_together(connection: Connection) -> None:
    """Those of other days stay sealed."""
    rows = [await played(connection, user) for user in (ANN, BEN)]
    later = await played(connection, ANN, TODAY + 1)
    await days.open_tables(connection, TODAY, NOW + 99)
    assert [(await table_row(connection, one.table_id)).sealed for one in rows] == [0, 0]
    assert (await table_row(connection, later.table_id)).sealed == 1


async def test_a_month_sums_the_best_days(connection: Connection) -> None:
    """Of a server or of all, without the days outside; the highest sums first."""
    for day, worth in enumerate((50, 80, 70)):
        await played(connection, ANN, TODAY + day, points=worth, worth=worth)
    await played(connection, BEN, points=1, worth=160)
    await played(connection, CARA, TODAY, ELSEWHERE, points=1, worth=10)
    await played(connection, BEN, TODAY + 5, points=1, worth=90)
    asked = (connection, TODAY, TODAY + 5)
    found = await days.month(*asked, SERVER, best=2, limit=9)
    assert [(one.user, one.total, one.days) for one in found] == [(BEN, 160, 1), (ANN, 150, 3)]
    assert len(await days.month(*asked, None, best=2, limit=9)) == 3
    assert len(await days.month(*asked, None, best=2, limit=1)) == 1
    (own,) = await days.month(*asked, SERVER, best=2, limit=9, user=ANN)
    assert own == found[1]
    assert await days.month_tally(*asked, None, best=2) == {160: 1, 150: 1, 10: 1}
    assert await days.month_tally(*asked, SERVER, best=1) == {160: 1, 80: 1}
    of_ann = await days.days_of(connection, [ANN], TODAY, TODAY + 2, SERVER)
    assert [(one.day, one.worth) for one in of_ann] == [(TODAY, 50), (TODAY + 1, 80)]


async def test_old_days_are_deleted(connection: Connection) -> None:
    """With who played them; the games stay."""
    await days.add_day(connection, ROW)
    await days.add_day(connection, replace(ROW, day=TODAY + 1))
    await played(connection, ANN)
    await played(connection, ANN, TODAY + 1)
    assert await pruning.prune_days(connection, (TODAY + 1) * DAY) == 1
    assert await count(connection, schema.days) == await count(connection, schema.day_games) == 1
    assert await count(connection, schema.games) == 2
