"""What is posted about tournaments: each thing once, and pages that are edited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from store import Connection, tournament_posts
from store.rows import Json
from store.servers import Servers
from store.tournament_posts import (
    DONE,
    DROPPED,
    GIVEN_UP,
    OLD,
    PAUSE,
    TABLES,
    WAITING,
    DuePost,
    WaitingPost,
)
from store.tournament_rows import TournamentPostRow
from tests.store.builders import (
    ANN,
    CHANNEL,
    ELSEWHERE,
    HOUR,
    MESSAGE,
    NOW,
    SERVER,
    add_cup_table,
    add_table,
    add_tournament,
    refused,
)


async def post(
    connection: Connection, tournament: int, kind: str = "news", ref: int = 0, **changes: Any
) -> int:
    """Have something posted; return the id of its row. What a new row can't have is changed."""
    row: dict[str, Any] = {
        "cup_id": tournament,
        "server_id": SERVER,
        "kind": kind,
        "place": "thread",
        "ref": ref,
        "part": 0,
        "user_id": None,
        "data": {},
        "due": NOW,
    }
    first = {name: changes.pop(name) for name in tuple(changes) if name in row}
    new: Json = row | first
    await tournament_posts.add_posts(connection, [new], NOW)
    found = await tournament_posts.find(connection, tournament, kind, ref, new["part"])
    assert found is not None
    if changes:
        await tournament_posts.change_post(connection, found.id, **changes)
    return found.id


async def row_of(connection: Connection, post_id: int) -> TournamentPostRow:
    row = await tournament_posts.post(connection, post_id)
    assert row is not None
    return row


def ids(found: Sequence[TournamentPostRow | WaitingPost | DuePost]) -> list[int]:
    return [row.id for row in found]


def test_a_ref_names_a_stage_and_a_round() -> None:
    """There and back."""
    for stage, round_ in ((0, 0), (1, 1), (2, 999_999), (3, 0)):
        assert tournament_posts.round_of(tournament_posts.ref_of(stage, round_)) == (stage, round_)


async def test_a_post_without_its_json(connection: Connection) -> None:
    """All else is as it is, even if the JSON is broken, as SQLite allows."""
    made = await post(connection, await add_tournament(connection), "call", 7, data={"n": 1})
    await tournament_posts.change_post(connection, made, refusals=["503/0"])
    row = replace(await row_of(connection, made), data={}, refusals=[])
    assert await tournament_posts.post_without_json(connection, made) == row
    if connection.dialect.name == "sqlite":
        await connection.execute(text("UPDATE cup_posts SET data = '{oops', refusals = ''"))
        assert await tournament_posts.post_without_json(connection, made) == row
    assert await tournament_posts.post_without_json(connection, made + 1) is None


async def test_a_new_row_waits(connection: Connection) -> None:
    """Nothing was tried yet; its key is given once."""
    tournament = await add_tournament(connection)
    made = await post(
        connection, tournament, "call", 7, part=2, user_id=ANN, data={"n": 1}, due=NOW + 5
    )
    assert await row_of(connection, made) == TournamentPostRow(
        id=made,
        cup_id=tournament,
        server_id=SERVER,
        kind="call",
        place="thread",
        ref=7,
        part=2,
        user_id=ANN,
        data={"n": 1},
        state=WAITING,
        stale=0,
        tries=0,
        doubtful=0,
        refusals=[],
        due=NOW + 5,
        created_at=NOW,
        done_at=None,
        edited_at=None,
        channel_id=None,
        message_id=None,
        shown=None,
    )
    async with refused(connection):
        await post(connection, tournament, "call", 7, part=2)
    await tournament_posts.add_posts(connection, [], NOW)
    assert await tournament_posts.post(connection, made + 9) is None
    assert await tournament_posts.find(connection, tournament, "call", 7, 1) is None


async def test_a_row_is_found_by_its_message(connection: Connection) -> None:
    """Once it was posted."""
    made = await post(connection, await add_tournament(connection))
    assert await tournament_posts.post_at(connection, MESSAGE) is None
    assert await tournament_posts.change_post(connection, made, message_id=MESSAGE, state=DONE)
    found = await tournament_posts.post_at(connection, MESSAGE)
    assert found is not None
    assert found.id == made
    assert not await tournament_posts.change_post(connection, made + 9, state=DONE)


async def test_rows_of_some_kinds(connection: Connection) -> None:
    """In order, without dropped ones."""
    tournament = await add_tournament(connection)
    made = [
        await post(connection, tournament, kind, ref, state=state)
        for kind, ref, state in (
            ("round", 2, DONE),
            ("news", 1, WAITING),
            ("round", 1, OLD),
            ("round", 3, DROPPED),
            ("bracket", 0, GIVEN_UP),
        )
    ]
    await post(connection, await add_tournament(connection), "round")
    assert ids(await tournament_posts.posts_of(connection, tournament, ["round"])) == [
        made[0],
        made[2],
    ]
    found = await tournament_posts.posts_of(connection, tournament, {"bracket", "news"})
    assert ids(found) == [made[1], made[4]]
    assert await tournament_posts.posts_of(connection, tournament, ()) == []


async def test_the_newest_page_that_stands(connection: Connection) -> None:
    """Of some kinds; later parts and what was never posted don't count."""
    tournament = await add_tournament(connection)
    assert await tournament_posts.newest(connection, tournament, ["round"]) is None
    for ref, part, changes in (
        (1, 0, {"message_id": MESSAGE, "state": DONE}),
        (2, 1, {"message_id": MESSAGE + 1, "state": OLD}),
        (2, 2, {"message_id": MESSAGE + 2, "state": DONE}),
        (3, 0, {"message_id": MESSAGE + 3, "state": DROPPED}),
        (4, 0, {}),
    ):
        await post(connection, tournament, "round", ref, part=part, channel_id=CHANNEL, **changes)
    assert await tournament_posts.newest(connection, tournament, ("round", "news")) == (
        CHANNEL,
        MESSAGE + 1,
    )
    assert await tournament_posts.newest(connection, tournament, ["news"]) is None


# -- what is due -----------------------------------------------------------------------------------


async def test_the_first_row_of_a_tournament_and_that_of_its_log_are_due(
    connection: Connection,
) -> None:
    """The two don't wait for each other; a row that is not due holds back its own."""
    one, other = await add_tournament(connection), await add_tournament(connection)
    made = [
        await post(connection, tournament, ref=number, place=place, due=NOW + due)
        for number, (tournament, place, due) in enumerate(
            (
                (one, "thread", 0),
                (one, "channel", 0),
                (one, "log", 0),
                (one, "log", 0),
                (other, "channel", 1),
                (other, "thread", 0),
            )
        )
    ]
    assert ids(await tournament_posts.heads(connection, NOW, 9)) == [made[0], made[2]]
    assert ids(await tournament_posts.heads(connection, NOW + 1, 9)) == [made[0], made[2], made[4]]
    assert ids(await tournament_posts.heads(connection, NOW + 1, 2)) == [made[0], made[2]]
    for state, post_id in zip((DONE, GIVEN_UP, DROPPED), made[:3], strict=True):
        await tournament_posts.change_post(connection, post_id, state=state)
    assert ids(await tournament_posts.heads(connection, NOW, 9)) == [made[3]]


@pytest.mark.parametrize("kind", tournament_posts.LOOSE)
async def test_calls_wait_for_nothing_and_hold_nothing_back(
    connection: Connection, kind: str
) -> None:
    """All that are due."""
    tournament = await add_tournament(connection)
    made = [await post(connection, tournament, kind, ref, due=NOW + ref) for ref in (0, 1, 2)]
    head = await post(connection, tournament)
    assert ids(await tournament_posts.heads(connection, NOW, 9)) == [head]
    assert ids(await tournament_posts.loose(connection, NOW + 1, 9)) == made[:2]
    assert ids(await tournament_posts.loose(connection, NOW + 1, 1)) == made[:1]
    await tournament_posts.change_post(connection, made[0], state=DONE)
    assert ids(await tournament_posts.loose(connection, NOW + 1, 9)) == [made[1]]


async def test_pages_that_are_due_to_be_edited(connection: Connection) -> None:
    """In the very second in which their pause is over."""
    tournament = await add_tournament(connection)
    made = [
        await post(connection, tournament, "round", ref, state=OLD, due=NOW + due)
        for ref, due in ((1, 0), (2, 5), (3, 0))
    ]
    assert ids(await tournament_posts.stale_pages(connection, NOW, 9)) == [made[0], made[2]]
    assert ids(await tournament_posts.stale_pages(connection, NOW + 5, 9)) == made
    assert ids(await tournament_posts.stale_pages(connection, NOW + 5, 1)) == made[:1]


async def test_servers_that_are_away_are_left_out(connection: Connection) -> None:
    """Of all three queries."""
    for kind, state, query in (
        ("news", WAITING, tournament_posts.heads),
        ("call", WAITING, tournament_posts.loose),
        ("round", OLD, tournament_posts.stale_pages),
    ):
        here = await post(connection, await add_tournament(connection), kind, state=state)
        there = await add_tournament(connection, server_id=ELSEWHERE)
        far = await post(connection, there, kind, server_id=ELSEWHERE, state=state)
        assert ids(await query(connection, NOW, 9)) == [here, far]
        assert ids(await query(connection, NOW, 9, Servers(away=frozenset({SERVER})))) == [far]
        assert ids(await query(connection, NOW, 9, Servers(away=frozenset({ELSEWHERE})))) == [here]


async def test_when_the_next_row_is_due(connection: Connection) -> None:
    """After now; what is over is not due."""
    tournament = await add_tournament(connection)
    assert await tournament_posts.next_due(connection, NOW) is None
    for ref, (due, state) in enumerate(((0, WAITING), (3, DONE), (9, OLD), (12, WAITING))):
        await post(connection, tournament, ref=ref, due=NOW + due, state=state)
    assert await tournament_posts.next_due(connection, NOW - 1) == NOW
    assert await tournament_posts.next_due(connection, NOW) == NOW + 9
    assert await tournament_posts.next_due(connection, NOW + 9) == NOW + 12
    assert await tournament_posts.next_due(connection, NOW + 12) is None


# -- changes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edited", "due"),
    [(None, NOW), (NOW - PAUSE, NOW), (NOW - PAUSE + 1, NOW + 1), (NOW, NOW + PAUSE)],
)
async def test_a_page_that_says_what_is_no_longer_true_is_edited_after_its_pause(
    connection: Connection, edited: int | None, due: int
) -> None:
    """Marked again it is due no later, and the change is counted."""
    page = await post(connection, await add_tournament(connection), state=DONE, edited_at=edited)
    for number in (1, 2):
        await tournament_posts.mark_stale(connection, [page], NOW + number - 1)
        row = await row_of(connection, page)
        assert (row.state, row.stale, row.due) == (OLD, number, due)


@pytest.mark.parametrize("state", [OLD, GIVEN_UP])
async def test_a_page_that_was_refused_is_posted_when_it_changes(
    connection: Connection, state: str
) -> None:
    """Whether it was given up or would be tried in some hours."""
    tournament = await add_tournament(connection)
    page = await post(connection, tournament, state=state, due=NOW + HOUR)
    await tournament_posts.mark_stale(connection, [page], NOW)
    row = await row_of(connection, page)
    assert (row.state, row.stale, row.due) == (OLD, 1, NOW)


async def test_a_mark_changes_nothing_else_of_what_waits(connection: Connection) -> None:
    """It will say what is true then; other rows are left alone."""
    tournament = await add_tournament(connection)
    waiting, other = (
        await post(connection, tournament, due=NOW + 5),
        await post(connection, tournament, ref=1),
    )
    await tournament_posts.mark_stale(connection, [waiting], NOW)
    await tournament_posts.mark_stale(connection, [], NOW)
    row = await row_of(connection, waiting)
    assert (row.state, row.stale, row.due) == (WAITING, 1, NOW + 5)
    assert (await row_of(connection, other)).stale == 0


async def test_a_game_marks_the_page_that_its_table_is_on(connection: Connection) -> None:
    """So many matches a page; those that were undone take no room, games of a match one line."""
    tournament = await add_tournament(connection)
    pages = [
        await post(
            connection, tournament, "round", tournament_posts.ref_of(1, 1), part=part, state=DONE
        )
        for part in (0, 1)
    ]
    for number in range(1, TABLES):
        await add_cup_table(connection, tournament, number=10 * number)
    await add_cup_table(connection, tournament, number=10, slot=2)
    await add_cup_table(connection, tournament, number=15, void_at=NOW)
    await add_cup_table(connection, tournament, number=5, round=2)
    last, next_ = await add_table(connection), await add_table(connection)
    await add_cup_table(connection, tournament, last, number=1000)
    await add_cup_table(connection, tournament, next_, number=1001)
    for table, wanted in ((last, [1, 0]), (next_, [1, 1])):
        assert await tournament_posts.mark_page_of_table(connection, table, NOW)
        assert [(await row_of(connection, page)).stale for page in pages] == wanted


async def test_a_table_without_a_page_marks_nothing(connection: Connection) -> None:
    """One of no tournament, and one whose round was not posted yet."""
    table, other = await add_table(connection), await add_table(connection)
    await add_cup_table(connection, await add_tournament(connection), table)
    assert not await tournament_posts.mark_page_of_table(connection, table, NOW)
    assert not await tournament_posts.mark_page_of_table(connection, other, NOW)


async def test_rows_of_a_server_that_failed_are_hastened(connection: Connection) -> None:
    """Pages among them; what never failed, is over, or is another server's stays."""
    tournament = await add_tournament(connection)
    others: list[dict[str, Any]] = [
        {"tries": 1},
        {"tries": 1, "state": OLD},
        {"tries": 0},
        {"tries": 1, "state": GIVEN_UP},
        {"tries": 1, "server_id": ELSEWHERE},
    ]
    made = [
        await post(connection, tournament, ref=ref, due=NOW + HOUR, **changes)
        for ref, changes in enumerate(others)
    ]
    assert await tournament_posts.hasten(connection, SERVER, NOW) == 2
    assert await tournament_posts.hasten(connection, SERVER, NOW) == 0
    dues = [(await row_of(connection, post_id)).due - NOW for post_id in made]
    assert dues == [0, 0, HOUR, HOUR, HOUR]
    assert await tournament_posts.hasten(connection, None, NOW) == 1


async def test_what_waits_in_a_server(connection: Connection) -> None:
    """Tournament by tournament, to be posted or edited."""
    one, other = await add_tournament(connection), await add_tournament(connection)
    far = await add_tournament(connection, server_id=ELSEWHERE)
    made = [
        await post(connection, tournament, ref=ref, state=state)
        for ref, (tournament, state) in enumerate(
            ((other, WAITING), (one, OLD), (one, DONE), (other, DROPPED), (one, WAITING))
        )
    ]
    await post(connection, far, server_id=ELSEWHERE)
    found, unreadable = await tournament_posts.waiting_in(connection, SERVER)
    assert (ids(found), unreadable) == ([made[1], made[4], made[0]], 0)
    for changed, at in ((made[0], NOW), (made[1], NOW - 1)):
        given_up = {"state": tournament_posts.GIVEN_UP, "created_at": at}
        await tournament_posts.change_post(connection, changed, **given_up)
    states = (tournament_posts.GIVEN_UP,)
    found, _ = await tournament_posts.waiting_in(connection, SERVER, states=states, since=NOW)
    assert ids(found) == [made[0]]
