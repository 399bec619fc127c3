"""Turns that lords had to play, and games they finished."""

from __future__ import annotations

from functools import partial

from store import Connection, reliability_log
from store.rows import DeedRow
from tests.store.builders import ANN, BEN, NOW, add_game


async def test_a_person_has_one_entry_a_version(connection: Connection) -> None:
    """The last one noted counts; somebody else has their own."""
    game = await add_game(connection)
    mine, theirs = DeedRow(game, 3, ANN, "on_time", NOW), DeedRow(game, 3, BEN, "silent", NOW)
    for row in (DeedRow(game, 3, ANN, "warned", NOW - 1), theirs, mine):
        await reliability_log.save_entry(connection, row)
    assert await reliability_log.latest(connection, ANN, 9) == [mine]
    of = (mine.game_id, mine.version)
    assert mine in await reliability_log.entries(connection, *of, mine.kind)
    assert await reliability_log.entries(connection, *of, "kept_out") == []
    assert await reliability_log.has_kind(connection, game, ANN, "on_time")
    assert not await reliability_log.has_kind(connection, game, ANN, "silent")
    assert await reliability_log.latest(connection, BEN, 9) == [theirs]


async def test_what_was_taken_back_is_forgotten(connection: Connection) -> None:
    """Of that version of that game, whoever's it was."""
    game, other = await add_game(connection), await add_game(connection)
    kept = [DeedRow(game, 4, ANN, "on_time", NOW), DeedRow(other, 3, ANN, "on_time", NOW - 1)]
    for row in (*kept, DeedRow(game, 3, ANN, "on_time", NOW), DeedRow(game, 3, BEN, "silent", NOW)):
        await reliability_log.save_entry(connection, row)
    await reliability_log.delete_entries(connection, game, 3)
    assert await reliability_log.latest(connection, ANN, 9) == kept
    assert await reliability_log.latest(connection, BEN, 9) == []


async def test_entries_of_a_kind_get_another(connection: Connection) -> None:
    """One person's, in one game."""
    game, other = await add_game(connection), await add_game(connection)
    entries = [(game, 1, ANN), (game, 2, BEN), (other, 3, ANN)]
    for row in entries:
        await reliability_log.save_entry(connection, DeedRow(*row, "kept_out", NOW))
    change = partial(reliability_log.change_kind, connection, game, ANN)
    await change(["kept_out"], "silent", version=2)
    await change(["kept_out", "on_time"], "warned", version=1)
    await change(["silent"], "on_time")
    assert [
        (row.game_id, row.kind) for row in await reliability_log.latest(connection, ANN, 9)
    ] == [(other, "kept_out"), (game, "warned")]
    assert [row.kind for row in await reliability_log.latest(connection, BEN, 9)] == ["kept_out"]
    turns = await reliability_log.turns(connection, [ANN, BEN], 9)
    assert [row.kind for row in turns] == ["warned"]


async def test_the_newest_entries_come_first(connection: Connection) -> None:
    """Those of the same second by their versions; finished games are no turns."""
    game = await add_game(connection)
    rows = [
        DeedRow(game, version, ANN, kind, at)
        for version, kind, at in (
            (1, "on_time", NOW),
            (2, "warned", NOW + 5),
            (3, "silent", NOW + 5),
            (4, "finished", NOW + 9),
        )
    ]
    for row in rows:
        await reliability_log.save_entry(connection, row)
    assert await reliability_log.latest(connection, ANN, 9) == rows[::-1]
    assert await reliability_log.latest(connection, ANN, 2) == [rows[3], rows[2]]
    assert await reliability_log.turns(connection, [ANN], 9) == [rows[2], rows[1], rows[0]]
    assert await reliability_log.turns(connection, [ANN], 1) == [rows[2]]


async def test_finished_games_are_counted_since_a_time(connection: Connection) -> None:
    """That second included; turns don't count."""
    game, other = await add_game(connection), await add_game(connection)
    for row in (
        DeedRow(game, 1, ANN, "on_time", NOW),
        DeedRow(game, 2, ANN, "finished", NOW),
        DeedRow(game, 2, BEN, "finished", NOW),
        DeedRow(other, 2, ANN, "finished", NOW + 5),
    ):
        await reliability_log.save_entry(connection, row)
    assert await reliability_log.count_finished(connection, [ANN, BEN], NOW) == 3
    for since, number in ((NOW, 2), (NOW + 1, 1), (NOW + 6, 0)):
        assert await reliability_log.count_finished(connection, [ANN], since) == number
