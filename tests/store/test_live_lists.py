"""The live lists of games: where each is, and whether it is out of date."""

from __future__ import annotations

from store import Connection, live_lists
from store.rows import IndexRow
from tests.store.builders import CHANNEL, ELSEWHERE, MESSAGE, NOW, SERVER


async def shown(connection: Connection, server: int = SERVER) -> str | None:
    row = await live_lists.live_list(connection, server)
    assert row is not None
    return row.shown


async def test_a_server_has_one_list(connection: Connection) -> None:
    """Put somewhere else it begins again, as if nothing had been posted."""
    assert await live_lists.live_list(connection, SERVER) is None
    await live_lists.put_live_list(connection, SERVER, CHANNEL)
    assert await live_lists.live_list(connection, SERVER) == IndexRow(
        SERVER, CHANNEL, None, None, None, 0
    )
    values = {"message_id": MESSAGE, "edited_at": NOW, "shown": "aa", "tries": 1}
    assert await live_lists.change_live_list(connection, SERVER, **values) == 1
    row = IndexRow(SERVER, CHANNEL, MESSAGE, NOW, "aa", 1)
    assert await live_lists.live_list(connection, SERVER) == row
    assert await live_lists.live_list_at(connection, MESSAGE) == row
    await live_lists.put_live_list(connection, SERVER, CHANNEL + 1)
    new = IndexRow(SERVER, CHANNEL + 1, None, None, None, 0)
    assert await live_lists.live_list(connection, SERVER) == new
    assert await live_lists.live_list_at(connection, MESSAGE) is None


async def test_a_dropped_list_is_gone(connection: Connection) -> None:
    """Another server's stays."""
    for server in (SERVER, ELSEWHERE):
        await live_lists.put_live_list(connection, server, CHANNEL)
    await live_lists.remove_live_list(connection, SERVER)
    await live_lists.remove_live_list(connection, SERVER)
    assert await live_lists.live_list(connection, SERVER) is None
    assert await live_lists.change_live_list(connection, SERVER, tries=1) == 0
    assert await live_lists.live_list(connection, ELSEWHERE) is not None


async def test_a_list_is_marked_out_of_date_once(connection: Connection) -> None:
    """One that was never shown needs no mark; without a list there is nothing to mark."""
    assert await live_lists.mark_stale(connection, SERVER) == 0
    await live_lists.put_live_list(connection, SERVER, CHANNEL)
    assert await live_lists.mark_stale(connection, SERVER) == 0
    await live_lists.change_live_list(connection, SERVER, shown="aa")
    assert await live_lists.mark_stale(connection, SERVER) == 1
    assert await shown(connection) == "!aa"
    assert await live_lists.mark_stale(connection, SERVER) == 0
    assert await shown(connection) == "!aa"


async def test_lists_that_may_have_to_be_edited(connection: Connection) -> None:
    """Never shown, out of date, or tried without success; the longest untouched first."""
    made: tuple[tuple[str | None, int | None, int], ...] = (
        ("aa", NOW, 0),
        ("!aa", NOW + 5, 0),
        ("aa", NOW + 3, 2),
        (None, None, 0),
        ("!bb", NOW + 3, 0),
    )
    for number, (text, edited, tries) in enumerate(made):
        await live_lists.put_live_list(connection, SERVER + number, CHANNEL)
        values = {"shown": text, "edited_at": edited, "tries": tries}
        await live_lists.change_live_list(connection, SERVER + number, **values)
    found = await live_lists.stale(connection)
    assert [row.server_id - SERVER for row in found] == [3, 2, 4, 1]


async def test_a_list_that_failed_is_hastened(connection: Connection) -> None:
    """It is then the longest untouched; one without a failed try keeps its pause."""
    await live_lists.put_live_list(connection, SERVER, CHANNEL)
    await live_lists.change_live_list(connection, SERVER, edited_at=NOW)
    assert await live_lists.hasten(connection, SERVER) == 0
    await live_lists.change_live_list(connection, SERVER, tries=1)
    assert await live_lists.hasten(connection, ELSEWHERE) == 0
    assert await live_lists.hasten(connection, SERVER) == 1
    row = await live_lists.live_list(connection, SERVER)
    assert row == IndexRow(SERVER, CHANNEL, None, None, None, 1)
