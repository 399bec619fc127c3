"""What people follow, and which games that is about."""

from __future__ import annotations

from dataclasses import replace
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


async def test_followers_of_a_table_and_of_its_lords(connection: Connection) -> None:
    """Lords are followed in one server; a tournament of the same number is something else."""
    table = await add_table(connection)
    rows = [
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
    about: dict[str, Any] = {"table": table, "server": SERVER}
    assert await follows.follows_of_game(connection, **about, lords={ANN, BEN}) == rows
    assert await follows.follows_of_game(connection, **about, lords=[]) == [rows[1]]


async def test_followers_of_a_tournament(connection: Connection) -> None:
    """Of this one."""
    rows = [await follow(connection, CUP, 7, user) for user in (DAN, ANN)]
    await follow(connection, CUP, 8)
    await follow(connection, TABLE, 7)
    assert await follows.follows_of_tournament(connection, 7) == rows
    assert await follows.follows_of_tournament(connection, 9) == []


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


async def test_when_the_next_digest_is_planned(connection: Connection) -> None:
    """The earliest job after now about what they follow in a server."""
    one, two = await follow(connection, LORD, ANN), await follow(connection, LORD, BEN)
    far = await follow(connection, LORD, ANN, server_id=ELSEWHERE)
    assert await follows.next_digest(connection, CARA, SERVER, NOW) is None
    planned = [
        await add_due(connection, at, kind, ref=ref)
        for at, kind, ref in (
            (NOW, "follow", one.id),
            (NOW + 9, "follow", one.id),
            (NOW + 5, "follow", two.id),
            (NOW + 1, "follow", far.id),
            (NOW + 2, "deadline", one.id),
        )
    ]
    assert await follows.next_digest(connection, CARA, SERVER, NOW) == NOW + 5
    assert await follows.next_digest(connection, CARA, SERVER, NOW - 1) == NOW
    await jobs.done(connection, planned[2], NOW)
    assert await follows.next_digest(connection, CARA, SERVER, NOW) == NOW + 9
    assert await follows.next_digest(connection, CARA, SERVER, NOW + 9) is None
