"""The outbox: whose turn it is to be posted, what waits, what was posted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text

from store import Connection, backlog, jobs, live_lists, outbox, tournament_posts
from store.outbox import DueAnnouncement, WaitingAnnouncement
from store.rows import MessageRow, OutboxRow
from store.servers import Servers
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    CHANNEL,
    ELSEWHERE,
    HOUR,
    MESSAGE,
    NOW,
    SERVER,
    THREAD,
    add_game,
    add_message,
    add_table,
    add_tournament,
    outbox_row,
    refused,
    say,
)

LATER = NOW + 60


def ids(found: Sequence[OutboxRow | DueAnnouncement | WaitingAnnouncement]) -> list[int]:
    return [row.id for row in found]


async def test_a_new_row_waits_and_is_due_at_once(connection: Connection) -> None:
    """With the server of its table; nothing was tried yet."""
    table = await add_table(connection)
    game = await add_game(connection, table)
    row = await outbox_row(
        connection, await say(connection, table, body={"seat": 2}, game=game, version=3)
    )
    assert (row.table_id, row.server_id, row.game_id, row.version) == (table, SERVER, game, 3)
    assert (row.kind, row.lane, row.body, row.state) == ("turn", "talk", {"seat": 2}, "waiting")
    assert (row.tries, row.doubtful, row.refusals, row.due) == (0, 0, [], NOW)
    assert (row.created_at, row.done_at) == (NOW, None)
    assert await outbox.outbox_row(connection, row.id + 1) is None


async def test_a_row_without_its_json(connection: Connection) -> None:
    """All else is as it is, even if the JSON is broken, as SQLite allows."""
    id = await say(connection, await add_table(connection), body={"seat": 2}, version=3)
    await outbox.change_row(connection, id, tries=2, refusals=["503/0"])
    row = replace(await outbox_row(connection, id), body={}, refusals=[])
    assert await outbox.row_without_json(connection, id) == row
    if connection.dialect.name == "sqlite":
        broken = text("UPDATE outbox SET body = '{oops', refusals = '', tries = 'x'")
        await connection.execute(broken)
        assert await outbox.row_without_json(connection, id) == replace(row, tries=0)
    assert await outbox.row_without_json(connection, id + 1) is None


# -- what is due -----------------------------------------------------------------------------------


async def test_only_the_first_waiting_row_of_a_table_is_due(connection: Connection) -> None:
    """The others follow once it is done; another table's does not wait for it."""
    one, other = await add_table(connection), await add_table(connection)
    rows = [await say(connection, table) for table in (one, one, other)]
    assert ids(await outbox.heads(connection, NOW, 9)) == [rows[0], rows[2]]
    await outbox.change_row(connection, rows[0], state=outbox.DONE)
    assert ids(await outbox.heads(connection, NOW, 9)) == [rows[1], rows[2]]


async def test_a_first_row_that_is_not_due_holds_back_its_table(connection: Connection) -> None:
    """Also where a later row is due; it is due in the very second that it names."""
    table = await add_table(connection)
    first = await say(connection, table, now=LATER)
    await say(connection, table, now=NOW)
    assert await outbox.heads(connection, LATER - 1, 9) == []
    assert ids(await outbox.heads(connection, LATER, 9)) == [first]


@pytest.mark.parametrize("state", [outbox.DONE, outbox.DROPPED, outbox.GIVEN_UP])
async def test_rows_that_wait_no_longer_hold_nothing_back(
    connection: Connection, state: str
) -> None:
    """Whatever became of them."""
    table = await add_table(connection)
    first, second = await say(connection, table), await say(connection, table)
    await outbox.change_row(connection, first, state=state)
    assert ids(await outbox.heads(connection, NOW, 9)) == [second]


async def test_due_rows_come_in_the_order_they_were_added_up_to_a_limit(
    connection: Connection,
) -> None:
    """Whichever is due first."""
    rows = [
        await say(connection, await add_table(connection), now=NOW - number) for number in range(3)
    ]
    assert ids(await outbox.heads(connection, NOW, 2)) == rows[:2]


@pytest.mark.parametrize(("query", "lane"), [(outbox.heads, "talk"), (outbox.loose, "aside")])
async def test_people_take_turns_in_direct_messages(
    connection: Connection, query: Callable[..., Awaitable[list[Any]]], lane: str
) -> None:
    """Nobody waits for whoever plays at twenty tables; all of them together are as one server."""
    hosts = (ANN, ANN, BEN, CARA)
    direct = [await add_table(connection, server_id=0, host_id=host) for host in hosts]
    rows = [await say(connection, table, lane=lane) for table in direct]
    others = [await say(connection, await add_table(connection), lane=lane) for _ in range(2)]
    found = ids(await query(connection, NOW, 9))
    assert found == [rows[0], others[0], rows[2], others[1], rows[3], rows[1]]


async def test_servers_that_are_away_are_left_out(connection: Connection) -> None:
    """Of both queries; with another limit or another server the answer is another."""
    here, there = await add_table(connection), await add_table(connection, server_id=ELSEWHERE)
    first = [await say(connection, table) for table in (here, there)]
    aside = [await say(connection, table, lane="aside") for table in (here, there)]
    for query, rows in ((outbox.heads, first), (outbox.loose, aside)):
        assert ids(await query(connection, NOW, 9)) == rows
        assert ids(await query(connection, NOW, 9, Servers(away=frozenset({SERVER})))) == rows[1:]
        assert (
            ids(await query(connection, NOW, 9, Servers(away=frozenset({ELSEWHERE})))) == rows[:1]
        )
        assert await query(connection, NOW, 9, Servers(away=frozenset({SERVER, ELSEWHERE}))) == []
        assert ids(await query(connection, NOW, 1)) == rows[:1]


@pytest.mark.parametrize("lane", outbox.LOOSE)
async def test_loose_lanes_wait_for_nothing_and_hold_nothing_back(
    connection: Connection, lane: str
) -> None:
    """Due beside the row whose turn it is: all asides together, tidying one after another."""
    table = await add_table(connection)
    loose = [await say(connection, table, lane=lane) for _ in range(2)]
    head = await say(connection, table)
    loose.append(await say(connection, table, lane=lane))
    late = await say(connection, table, lane=lane, now=LATER)
    assert ids(await outbox.heads(connection, NOW, 9)) == [head]
    at_once = 9 if lane == "aside" else 1
    assert ids(await outbox.loose(connection, NOW, 9)) == loose[:at_once]
    await outbox.change_row(connection, loose[0], state=outbox.DONE)
    assert ids(await outbox.loose(connection, LATER, 9)) == [*loose[1:], late][:at_once]


# -- looking rows up -------------------------------------------------------------------------------


async def test_troubled_rows_are_those_that_failed_and_still_wait(connection: Connection) -> None:
    """Of every server, in order."""
    table = await add_table(connection)
    rows = [await say(connection, table) for _ in range(3)]
    assert await outbox.failed(connection) == []
    for row in reversed(rows):
        await outbox.change_row(connection, row, tries=1)
    await outbox.change_row(connection, rows[1], state=outbox.DONE)
    assert ids(await outbox.failed(connection)) == [rows[0], rows[2]]


async def test_waiting_rows_of_a_kind(connection: Connection) -> None:
    """Of one table; what is posted does not wait."""
    table, other = await add_table(connection), await add_table(connection)
    rows = [await say(connection, table) for _ in range(3)]
    await say(connection, table, "vote")
    await say(connection, other)
    await outbox.change_row(connection, rows[1], state=outbox.DONE)
    assert ids(await outbox.waiting(connection, table, "turn")) == [rows[0], rows[2]]
    assert await outbox.waiting(connection, table, "end") == []


async def test_the_last_row_of_some_kinds(connection: Connection) -> None:
    """Dropped ones do not count; only those below an id, where one is named."""
    table = await add_table(connection)
    game = await add_game(connection, table)
    turn = await say(connection, table, game=game)
    vote = await say(connection, table, "vote", game=game)
    dropped = await say(connection, table, game=game)
    await outbox.change_row(connection, dropped, state=outbox.DROPPED)
    await say(connection, table)  # of no game
    for kinds, below, wanted in (
        (["turn", "vote"], None, vote),
        (["turn"], None, turn),
        (["vote", "turn"], vote, turn),
        (["vote"], vote, None),
        (["end"], None, None),
    ):
        row = await outbox.last(connection, game, kinds, below=below)
        assert (None if row is None else row.id) == wanted
    await outbox.change_row(connection, vote, state=outbox.DONE)
    row = await outbox.last(connection, game, iter(["turn", "vote"]))
    assert row is not None
    assert row.id == vote


async def test_rows_since_a_time(connection: Connection) -> None:
    """That second included; dropped ones are left out."""
    table = await add_table(connection)
    game = await add_game(connection, table)
    rows = [await say(connection, table, game=game, now=NOW + second) for second in range(4)]
    await say(connection, table, "vote", game=game, now=NOW + 9)
    await outbox.change_row(connection, rows[2], state=outbox.DROPPED)
    assert ids(await outbox.since(connection, game, "turn", NOW + 1)) == [rows[1], rows[3]]
    assert await outbox.since(connection, game, "turn", NOW + 4) == []


async def test_rows_of_a_version(connection: Connection) -> None:
    """In order; dropped ones only where they are wanted."""
    table = await add_table(connection)
    game = await add_game(connection, table)
    rows = [await say(connection, table, game=game, version=2) for _ in range(3)]
    await say(connection, table, game=game, version=3)
    await outbox.change_row(connection, rows[1], state=outbox.DROPPED)
    await outbox.change_row(connection, rows[2], state=outbox.DONE)
    assert ids(await outbox.of_version(connection, game, 2)) == [rows[0], rows[2]]
    assert ids(await outbox.of_version(connection, game, 2, dropped=True)) == rows
    assert await outbox.of_version(connection, game, 4) == []


async def test_what_waits_in_a_server(connection: Connection) -> None:
    """Table by table; the loose lanes are nothing that anybody waits for."""
    one, other = await add_table(connection), await add_table(connection)
    there = await add_table(connection, server_id=ELSEWHERE)
    rows = [await say(connection, table) for table in (other, one, other, there)]
    await say(connection, one, lane="tidy")
    done = await say(connection, one)
    await outbox.change_row(connection, done, state=outbox.DONE)
    found, unreadable = await outbox.waiting_in(connection, SERVER)
    assert (ids(found), unreadable) == ([rows[1], rows[0], rows[2]], 0)
    await outbox.change_row(connection, rows[0], state=outbox.GIVEN_UP)
    await outbox.change_row(connection, rows[2], state=outbox.GIVEN_UP, created_at=NOW - 1)
    found, _ = await outbox.waiting_in(connection, SERVER, state=outbox.GIVEN_UP, since=NOW)
    assert ids(found) == [rows[0]]


async def test_the_latest_posted_row_of_each_table_in_play(connection: Connection) -> None:
    """Of some kinds; tables that are open or over are left out, as is what still waits."""
    playing, quiet = [await add_table(connection, state="playing") for _ in range(2)]
    over = await add_table(connection, state="over")
    there = await add_table(connection, state="playing", server_id=ELSEWHERE)
    posted = []
    for table, kind in (
        (playing, "turn"),
        (playing, "begin"),
        (playing, "vote"),
        (quiet, "begin"),
        (over, "turn"),
        (there, "turn"),
    ):
        posted.append(await say(connection, table, kind))
        await outbox.change_row(connection, posted[-1], state=outbox.DONE)
    await say(connection, playing, "turn")
    found, unreadable = await outbox.latest_posted(connection, SERVER, ("turn", "begin"))
    assert (ids(found), unreadable) == ([posted[1], posted[3]], 0)
    found, unreadable = await outbox.latest_posted(connection, SERVER, ["turn"])
    assert (ids(found), unreadable) == ([posted[0]], 0)


# -- changes ---------------------------------------------------------------------------------------


async def test_rows_of_a_server_that_failed_are_hastened(connection: Connection) -> None:
    """What never failed is not due earlier, nor is another server's."""
    here, there = await add_table(connection), await add_table(connection, server_id=ELSEWHERE)
    late = NOW + HOUR
    failed, new, far, done = [
        await say(connection, table, now=late) for table in (here, here, there, here)
    ]
    for row in (failed, far, done):
        await outbox.change_row(connection, row, tries=2)
    await outbox.change_row(connection, done, state=outbox.GIVEN_UP)
    assert await outbox.hasten(connection, SERVER, NOW) == 1
    assert await outbox.hasten(connection, SERVER, NOW) == 0
    dues = [(await outbox_row(connection, row)).due for row in (failed, new, far, done)]
    assert dues == [NOW, late, late, late]
    assert await outbox.hasten(connection, None, NOW) == 2


async def test_a_body_is_amended_whether_it_was_posted_or_not(connection: Connection) -> None:
    """Nothing else of the row changes."""
    table = await add_table(connection)
    for state in (outbox.WAITING, outbox.DONE):
        row = await say(connection, table)
        await outbox.change_row(connection, row, state=state)
        await outbox.amend(connection, row, {"name": "Ben"})
        found = await outbox_row(connection, row)
        assert (found.body, found.state, found.due) == ({"name": "Ben"}, state, NOW)


async def test_a_row_changes_only_while_it_waits(connection: Connection) -> None:
    """Two who note that it is done: the second is told so."""
    row = await say(connection, await add_table(connection))
    assert await outbox.change_row(connection, row, tries=1, refusals=["50013"], due=LATER)
    assert await outbox.change_row(connection, row, state=outbox.DONE, done_at=LATER)
    assert not await outbox.change_row(connection, row, state=outbox.GIVEN_UP)
    found = await outbox_row(connection, row)
    assert (found.state, found.tries, found.refusals) == ("done", 1, ["50013"])
    assert (found.due, found.done_at) == (LATER, LATER)


async def test_only_a_row_without_a_try_is_dropped(connection: Connection) -> None:
    """One that was tried may stand in Discord already."""
    table = await add_table(connection)
    untried, tried = await say(connection, table), await say(connection, table)
    await outbox.change_row(connection, tried, tries=1)
    assert await outbox.drop_untried(connection, untried)
    assert not await outbox.drop_untried(connection, untried)
    assert not await outbox.drop_untried(connection, tried)
    assert (await outbox_row(connection, untried)).state == outbox.DROPPED
    assert (await outbox_row(connection, tried)).state == outbox.WAITING


# -- messages --------------------------------------------------------------------------------------


async def test_a_message_is_found_by_the_id_that_discord_gave_it(connection: Connection) -> None:
    """Once: the key refuses a second row."""
    table = await add_table(connection)
    row = await say(connection, table)
    own = await outbox.add_message(
        connection,
        table_id=table,
        game_id=None,
        outbox_id=row,
        kind="turn",
        ref=4,
        channel_id=CHANNEL,
        message_id=MESSAGE,
        state="posted",
    )
    found = await outbox.message(connection, MESSAGE)
    assert found == MessageRow(own, table, None, row, "turn", 4, CHANNEL, MESSAGE, "posted")
    async with refused(connection):
        await add_message(connection, table, row, message_id=MESSAGE)
    assert await outbox.message(connection, MESSAGE + 1) is None


async def test_messages_that_stand_come_oldest_first(connection: Connection) -> None:
    """Of a kind, and about one thing where it is named; deleted ones are left out."""
    table = await add_table(connection)
    row = await say(connection, table)
    for number, (kind, ref, state) in enumerate(
        [("turn", 1, "posted"), ("turn", 2, "stripped"), ("turn", 2, "deleted"), ("vote", 2, "")]
    ):
        await add_message(
            connection, table, row, kind=kind, ref=ref, state=state, message_id=MESSAGE - number
        )
    found = await outbox.messages(connection, table, "turn")
    assert [message.message_id for message in found] == [MESSAGE, MESSAGE - 1]
    found = await outbox.messages(connection, table, "turn", ref=2)
    assert [message.message_id for message in found] == [MESSAGE - 1]
    assert await outbox.messages(connection, table, "vote", ref=1) == []


async def test_messages_of_a_lost_channel_are_forgotten(connection: Connection) -> None:
    """Those of one table alone."""
    table, other = await add_table(connection), await add_table(connection)
    here = await add_message(connection, table, await say(connection, table))
    there = await add_message(connection, table, await say(connection, table), channel_id=CHANNEL)
    elsewhere = await add_message(connection, other, await say(connection, other))
    assert await outbox.forget_messages(connection, table, THREAD) == 1
    states = {}
    for id in (here, there, elsewhere):
        row = await outbox.message(connection, id)
        assert row is not None
        states[id] = row.state
    assert states == {here: "deleted", there: "posted", elsewhere: "posted"}


async def test_living_messages_of_a_game_come_oldest_first(connection: Connection) -> None:
    """Of any kind; those of other games and those that were stripped are left out."""
    table = await add_table(connection)
    game = await add_game(connection, table)
    other = await add_game(connection, table, number=2)
    row = await say(connection, table)
    messages = [
        ("vote", game, "living"),
        ("turn", game, "living"),
        ("turn", game, "stripped"),
        ("turn", other, "living"),
        ("turn", None, "living"),
    ]
    for number, (kind, of, state) in enumerate(messages):
        ref = MESSAGE - number
        await add_message(
            connection, table, row, kind=kind, game_id=of, state=state, message_id=ref
        )
    found = await outbox.living(connection, table, game)
    assert [message.message_id for message in found] == [MESSAGE, MESSAGE - 1]


async def test_the_message_that_a_row_brought_about(connection: Connection) -> None:
    """Not the direct messages that called somebody beside it, nor one that was deleted."""
    table = await add_table(connection)
    row = await say(connection, table)
    direct = await add_message(connection, table, row, kind=outbox.DIRECT)
    assert await outbox.posted_message(connection, row) is None
    public = await add_message(connection, table, row, message_id=direct + 1)
    found = await outbox.posted_message(connection, row)
    assert found is not None
    assert (found.message_id, found.channel_id) == (public, THREAD)
    assert await outbox.change_message(connection, public, state="deleted") == 1
    assert await outbox.posted_message(connection, row) is None
    assert await outbox.change_message(connection, public + 1, state="deleted") == 0


async def test_deleted_messages_that_are_ours(connection: Connection) -> None:
    """News, the message of an open table, posts of tournaments and live lists; nobody else's."""
    table = await add_table(connection, message_id=21)
    await add_table(connection, message_id=22, state="over")
    news = await say(connection, table)
    keys: dict[str, Any] = {"table_id": table, "outbox_id": news, "kind": "turn", "ref": 0}
    keys |= {"game_id": None, "channel_id": CHANNEL, "state": "living"}
    await outbox.add_message(connection, **keys, message_id=23)
    await live_lists.put_live_list(connection, SERVER, CHANNEL)
    await live_lists.change_live_list(connection, SERVER, message_id=24)
    cup = await add_tournament(connection)
    page = {"cup_id": cup, "server_id": SERVER, "kind": "news", "place": "thread", "ref": 0}
    page |= {"part": 0, "user_id": None, "due": NOW, "data": {}}
    await tournament_posts.add_posts(connection, [page], NOW)
    (post,) = await tournament_posts.posts_of(connection, cup, ["news"])
    await tournament_posts.change_post(connection, post.id, message_id=25)
    asked = list(range(20, 30))
    assert await outbox.ours(connection, asked, [SERVER]) == {21, 23, 24, 25}
    assert await outbox.ours(connection, asked, [SERVER + 1]) == {23, 25}
    assert await outbox.ours(connection, [20, 22], [SERVER]) == set()


async def test_places_that_are_ours(connection: Connection) -> None:
    """Threads and channels of games in play and open tables, and those of tournaments."""
    await add_table(connection, state="open", channel_id=19)
    await add_table(connection, state="playing", thread_id=11, channel_id=12)
    await add_table(connection, state="over", thread_id=13, channel_id=14)
    await add_tournament(connection, thread_id=15, log_id=16, channel_id=17)
    assert await outbox.our_places(connection, range(10, 20)) == {11, 12, 15, 16, 17, 19}
    assert await outbox.our_places(connection, [13, 18]) == set()


async def test_everything_that_waits_is_counted(connection: Connection) -> None:
    """In all servers; jobs, once they are due."""
    assert await backlog.backlog(connection, NOW) == backlog.Backlog(0, None, 0, None, 0, None)
    table = await add_table(connection)
    for ago in (90, 50, 10):
        await say(connection, table, now=NOW - ago)
    first = (await outbox.heads(connection, NOW, 9))[0].id
    await outbox.change_row(connection, first, state=outbox.DONE)
    await jobs.add_job(connection, NOW - 5, "deadline")
    await jobs.add_job(connection, NOW + 5, "deadline")
    assert await backlog.backlog(connection, NOW) == backlog.Backlog(
        2, NOW - 50, 0, None, 1, NOW - 5
    )
