"""What people follow, and which games that is about."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from store import Connection, follows, games, jobs, tables
from store.follows import CUP, LORD, TABLE
from store.rows import FollowRow, MoveRow
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    DAN,
    ELSEWHERE,
    HOUR,
    NOW,
    SERVER,
    add_due,
    add_ended,
    add_game,
    add_table,
    refused,
)


async def follow(
    connection: Connection, kind: str, ref: int, user: int = CARA, **changes: Any
) -> FollowRow:
    row: dict[str, Any] = {
        "user_id": user,
        "kind": kind,
        "ref": ref,
        "server_id": SERVER,
        "how": "turns",
        "since": NOW,
        "told_at": 0,
    }
    made = await follows.add_follow(connection, **{**row, **changes})
    found = await follows.follow(connection, made)
    assert found is not None
    return found


async def test_somebody_follows_a_thing_once_a_server(connection: Connection) -> None:
    """The key refuses a second time."""
    row = await follow(connection, LORD, ANN)
    assert row == FollowRow(row.id, CARA, LORD, ANN, SERVER, "turns", NOW, 0)
    async with refused(connection):
        await follow(connection, LORD, ANN, how="end")
    await follow(connection, LORD, ANN, server_id=ELSEWHERE)
    await follow(connection, LORD, ANN, DAN)
    assert await follows.follow(connection, row.id + 9) is None


async def test_what_somebody_follows(connection: Connection) -> None:
    """In one server or in all, the first one first."""
    rows = [
        await follow(connection, kind, ref, server_id=server)
        for kind, ref, server in ((LORD, BEN, SERVER), (TABLE, 3, ELSEWHERE), (LORD, ANN, SERVER))
    ]
    await follow(connection, LORD, ANN, DAN)
    assert await follows.follows_of(connection, CARA) == rows
    assert await follows.follows_of(connection, CARA, SERVER) == [rows[0], rows[2]]
    assert await follows.follows_of(connection, ANN) == []


SPACING = follows.Spacing(settles=60, apart=HOUR)


async def dues(connection: Connection) -> dict[int, int]:
    """Return when a digest is to be sent for which follow, and delete that."""
    found = await jobs.due(connection, NOW + 9 * HOUR, 99)
    assert all((row.kind, row.tries, row.done_at) == ("follow", 0, None) for row in found)
    for row in found:
        await jobs.done(connection, row.id, NOW)
    return {row.ref: row.due for row in found}


async def test_digests_of_a_table_and_of_its_lords(connection: Connection) -> None:
    """Lords are followed in one server; a tournament of the same number is something else."""
    table = await add_table(connection)
    ben, here, other = [
        await follow(connection, LORD, BEN),
        await follow(connection, TABLE, table),
        await follow(connection, LORD, ANN, DAN),
    ]
    for kind, ref, server in (
        (TABLE, table + 1, SERVER),
        (CUP, table, SERVER),
        (CUP, ANN, SERVER),
        (LORD, DAN, SERVER),
        (LORD, ANN, ELSEWHERE),
    ):
        await follow(connection, kind, ref, server_id=server)
    about: dict[str, Any] = {"server": SERVER, "hows": ["turns", "round"], "table": table}
    plan = partial(follows.plan_digests_of_game, connection, NOW, SPACING, **about)
    assert await plan(lords={ANN, BEN}) == 2  # Cara's are one
    assert await dues(connection) == {here.id: NOW + 60, other.id: NOW + 60}
    assert await plan(lords=[]) == 1
    assert await dues(connection) == {here.id: NOW + 60}
    assert await plan(lords={ANN, BEN}, table=None) == 2
    assert await dues(connection) == {ben.id: NOW + 60, other.id: NOW + 60}
    await follows.change_follow(connection, other.id, how="end")
    assert await plan(lords={ANN}, table=None) == 0


async def test_digests_of_a_tournament(connection: Connection) -> None:
    """Of this one, to those who follow it so closely."""
    rows = [await follow(connection, CUP, 7, user) for user in (DAN, ANN)]
    await follow(connection, CUP, 8)
    await follow(connection, TABLE, 7)
    await follows.change_follow(connection, rows[1].id, how="end")
    plan = partial(follows.plan_digests_of_tournament, connection, NOW, SPACING, tournament=7)
    assert await plan(hows=["end", "turns"]) == 2
    assert await dues(connection) == {row.id: NOW + 60 for row in rows}
    assert await plan(hows=["end"]) == 1
    assert await dues(connection) == {rows[1].id: NOW + 60}


async def test_digests_are_apart_and_one_is_planned(connection: Connection) -> None:
    """For each server; another kind of job, one done or one that is due now is none."""
    one, two = await follow(connection, LORD, ANN), await follow(connection, LORD, BEN)
    far = await follow(connection, LORD, ANN, server_id=ELSEWHERE)
    await follow(connection, LORD, ANN, DAN)
    await follows.change_follow(connection, one.id, told_at=NOW - 100)
    plan = partial(follows.plan_digests_of_person, connection, NOW, SPACING, user=CARA)
    waiting = await add_due(connection, NOW + 5, "follow", ref=one.id)
    await add_due(connection, NOW, "follow", ref=far.id)
    await add_due(connection, NOW + 5, "digest", ref=far.id)
    assert (await plan(), await plan()) == (1, 0)
    await jobs.done(connection, waiting, NOW)
    assert (await plan(), await plan()) == (1, 0)
    found = await jobs.due(connection, NOW + HOUR, 99)
    planned = {(row.ref, row.due, row.server_id) for row in found if row.due > NOW + 5}
    assert planned == {(two.id, NOW - 100 + HOUR, SERVER), (far.id, NOW + 60, ELSEWHERE)}


async def test_a_follow_changes_while_it_is_there(connection: Connection) -> None:
    """Once it is dropped there is nothing to change."""
    row = await follow(connection, LORD, ANN)
    assert await follows.change_follow(connection, row.id, how="end") == 1
    found = await follows.follow(connection, row.id)
    assert found is not None
    assert (found.how, found.since) == ("end", NOW)
    assert await follows.remove_follows(connection, [row.id, row.id + 9]) == 1
    assert await follows.remove_follows(connection, [row.id]) == 0
    assert await follows.remove_follows(connection, []) == 0
    assert await follows.change_follow(connection, row.id, how="turns") == 0


async def test_all_that_somebody_follows_in_a_server(connection: Connection) -> None:
    """Is noted as told, and dropped, together; another server's stays."""
    for ref in (ANN, BEN):
        await follow(connection, LORD, ref)
    other = await follow(connection, LORD, ANN, server_id=ELSEWHERE)
    another = await follow(connection, LORD, ANN, DAN)
    await follows.note_digest(connection, CARA, SERVER, NOW + 5)
    assert [row.told_at for row in await follows.follows_of(connection, CARA, SERVER)] == [
        NOW + 5
    ] * 2
    assert await follows.follow(connection, another.id) == another
    assert await follows.remove_follows_in(connection, CARA, SERVER) == 2
    assert await follows.remove_follows_in(connection, CARA, SERVER) == 0
    assert await follows.follows_of(connection, CARA) == [other]


async def moved(connection: Connection, game: int, *times: int) -> None:
    rows = [
        MoveRow(game, ordinal, ordinal, 1, "1.1", "take K1", None, "lord", at)
        for ordinal, at in enumerate(times, 1)
    ]
    await games.append_moves(connection, rows)


async def test_games_of_a_followed_table_in_which_something_happened(
    connection: Connection,
) -> None:
    """They moved, began or ended since, the latest first; that second is included."""
    table = await add_table(connection)
    row = await follow(connection, TABLE, table)
    ended = await add_ended(connection, NOW, table, number=1)
    idle, played, fresh = [
        await add_game(connection, table, number=number, started_at=at)
        for number, at in ((2, NOW - HOUR), (3, NOW - HOUR), (4, NOW + 1))
    ]
    await moved(connection, ended, NOW - 1)
    await moved(connection, idle, NOW - 9, NOW - 1)
    await moved(connection, played, NOW - 9, NOW + 7)
    await add_game(connection, started_at=NOW + 5)
    every = [(played, NOW + 7), (fresh, NOW + 1), (ended, NOW)]
    assert await follows.games_changed(connection, row, NOW, 9) == every
    assert await follows.games_changed(connection, row, NOW, 2) == every[:2]
    assert await follows.games_changed(connection, row, NOW + 1, 9) == every[:2]
    ends = replace(row, how="end")
    assert await follows.games_changed(connection, ends, NOW, 9) == every[1:]


async def test_games_that_a_follow_of_a_lord_is_about(connection: Connection) -> None:
    """In that server, as long as they have not given their seat up."""
    row = await follow(connection, LORD, ANN)
    made = []
    for people, server in (
        ((ANN, BEN), SERVER),
        ((BEN, CARA), SERVER),
        ((BEN, ANN), SERVER),
        ((ANN,), ELSEWHERE),
        ((ANN,), SERVER),
    ):
        table = await add_table(connection, *people, server_id=server)
        made.append(await add_game(connection, table, started_at=NOW))
    await tables.resign_seat(connection, table, 1, at=NOW, turn=None)
    found = await follows.games_changed(connection, row, NOW, 9)
    assert found == [(made[0], NOW), (made[2], NOW)]


async def test_a_follow_of_a_tournament_is_about_no_game(connection: Connection) -> None:
    """Its games are told as the tournament's."""
    table = await add_table(connection)
    await add_game(connection, table)
    cup = await follow(connection, CUP, table)
    assert await follows.games_changed(connection, cup, 0, 9) == []


async def test_the_name_of_a_lord(connection: Connection) -> None:
    """At their latest table of a server."""
    for name, server in (("Anna", SERVER), ("Ann", SERVER), ("Annie", ELSEWHERE)):
        table = await add_table(connection, server_id=server)
        await tables.take_seat(connection, table, 2, ANN, name)
    await add_table(connection, BEN)
    assert await follows.lord_name(connection, ANN, SERVER) == "Ann"
    assert await follows.lord_name(connection, ANN, ELSEWHERE) == "Annie"
    assert await follows.lord_name(connection, CARA, SERVER) is None
