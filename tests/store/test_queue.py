"""The queue of people who want to be seated with others."""

from __future__ import annotations

from typing import Any

from store import Connection, queue
from store.rows import QueueRow
from tests.store.builders import ANN, BEN, CARA, CHANNEL, DAN, DAY, ELSEWHERE, NOW, SERVER


def place(user: int = ANN, **changes: Any) -> QueueRow:
    row: dict[str, Any] = {
        "server_id": SERVER,
        "user_id": user,
        "name": "Ann",
        "channel_id": CHANNEL,
        "wanted": {"players": [2, 3]},
        "since": NOW,
        "until": NOW + DAY,
    }
    return QueueRow(**{**row, **changes})


async def test_somebody_has_one_place_a_server(connection: Connection) -> None:
    """A new one replaces what they had there."""
    there = place(server_id=ELSEWHERE)
    for row in (place(), there, place(name="Annie", wanted={}, since=NOW + 5)):
        await queue.put_place(connection, row)
    assert await queue.place(connection, SERVER, ANN) == place(
        name="Annie", wanted={}, since=NOW + 5
    )
    assert await queue.place(connection, ELSEWHERE, ANN) == there
    assert await queue.place(connection, SERVER, BEN) is None


async def test_the_longest_waiting_come_first(connection: Connection) -> None:
    """Those of the same second by their ids."""
    for user, since in ((CARA, NOW), (ANN, NOW + 1), (DAN, NOW - 1), (BEN, NOW)):
        await queue.put_place(connection, place(user, since=since))
    await queue.put_place(connection, place(server_id=ELSEWHERE))
    found = await queue.places(connection, SERVER)
    assert [row.user_id for row in found] == [DAN, BEN, CARA, ANN]


async def test_servers_with_a_queue(connection: Connection) -> None:
    """Each once."""
    assert await queue.servers(connection) == []
    for row in (place(server_id=ELSEWHERE), place(ANN), place(BEN)):
        await queue.put_place(connection, row)
    assert await queue.servers(connection) == [SERVER, ELSEWHERE]


async def test_somebody_whose_time_is_over_still_waits(connection: Connection) -> None:
    """In that server; at that very second it is over."""
    assert not await queue.has_overdue(connection, ELSEWHERE, NOW)
    await queue.put_place(connection, place(server_id=ELSEWHERE, until=NOW))
    assert not await queue.has_overdue(connection, ELSEWHERE, NOW - 1)
    assert await queue.has_overdue(connection, ELSEWHERE, NOW)
    assert not await queue.has_overdue(connection, SERVER, NOW)


async def test_people_leave_the_queue_of_one_server(connection: Connection) -> None:
    """Those who were not in it are not counted."""
    for row in (place(ANN), place(BEN), place(CARA), place(ANN, server_id=ELSEWHERE)):
        await queue.put_place(connection, row)
    assert await queue.leave(connection, SERVER, {ANN, BEN, DAN}) == 2
    assert await queue.leave(connection, SERVER, [ANN]) == 0
    assert await queue.leave(connection, SERVER, []) == 0
    assert [row.user_id for row in await queue.places(connection, SERVER)] == [CARA]
    assert await queue.servers(connection) == [SERVER, ELSEWHERE]


async def test_nobody_is_kept_as_the_sake_of_others(connection: Connection) -> None:
    """Who deletes their data is in no place of anybody else."""
    sakes = {str(BEN): NOW, str(BEN) + "1": NOW}
    for row in (place(wanted={"box": "kingdomino", "sakes": sakes}), place(server_id=ELSEWHERE)):
        await queue.put_place(connection, row)
    before = await queue.place(connection, ELSEWHERE, ANN)
    await queue.forget_sake(connection, BEN)
    kept = await queue.place(connection, SERVER, ANN)
    assert kept is not None
    assert kept.wanted == {"box": "kingdomino", "sakes": {str(BEN) + "1": NOW}}
    assert await queue.place(connection, ELSEWHERE, ANN) == before
