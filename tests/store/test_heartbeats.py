"""When processes were alive, and the times in which nobody could play."""

from __future__ import annotations

import pytest
from sqlalchemy import BigInteger, literal, select

from store import Connection, heartbeats
from store.rows import OutageRow, PulseRow
from tests.store.builders import (
    ELSEWHERE,
    HOUR,
    NOW,
    SERVER,
    add_table,
)


async def test_each_process_notes_when_it_is_alive(connection: Connection) -> None:
    """The last time counts; the latest of all is known."""
    assert await heartbeats.latest(connection) is None
    assert await heartbeats.heartbeat(connection, "one") is None
    for process, at in (("one", NOW), ("two", NOW + 9), ("one", NOW + 5)):
        await heartbeats.save_heartbeat(connection, PulseRow(process, at, None))
    assert await heartbeats.heartbeat(connection, "one") == PulseRow("one", NOW + 5, None)
    assert await heartbeats.latest(connection) == NOW + 9
    found = await heartbeats.heartbeats(connection)
    assert [(one.process, one.at) for one in found] == [("one", NOW + 5), ("two", NOW + 9)]


async def test_processes_that_are_away(connection: Connection) -> None:
    """By name, until they are back."""
    assert await heartbeats.away(connection) == []
    rows = [PulseRow(name, NOW, since) for name, since in (("b", 5), ("a", 7), ("c", None))]
    for row in rows:
        await heartbeats.save_heartbeat(connection, row)
    assert await heartbeats.away(connection) == [rows[1], rows[0]]
    await heartbeats.save_heartbeat(connection, PulseRow("a", NOW + 1, None))
    assert await heartbeats.away(connection) == [rows[0]]


async def test_where_the_bot_is_present(connection: Connection) -> None:
    """In each server but those that are noted as away."""
    for server, since in ((1, 50), (2, None)):
        row = PulseRow(f"server {server}", 60, since)
        await heartbeats.save_heartbeat(connection, row)
    servers = [literal(server, BigInteger) for server in (1, 2, 3)]
    found = await connection.execute(select(*map(heartbeats.is_present, servers)))
    assert [bool(one) for one in found.one()] == [False, True, True]


async def test_outages_that_ended_after_a_time(connection: Connection) -> None:
    """In the order they were credited; one that ended in that second is left out."""
    made = [
        await heartbeats.add_outage(connection, "one", (NOW, NOW + end), NOW + 99)
        for end in (9, 5, 7)
    ]
    row = OutageRow(made[1], "one", NOW, NOW + 5, NOW + 99)
    assert await heartbeats.outage(connection, made[1]) == row
    assert await heartbeats.outage(connection, made[2] + 1) is None
    found = await heartbeats.outages(connection, ending_after=NOW + 5)
    assert [outage.id for outage in found] == [made[0], made[2]]
    assert await heartbeats.outages(connection, ending_after=NOW + 9) == []


async def test_outages_of_other_servers_are_not_read(connection: Connection) -> None:
    """For a table or its server: its own, and what processes noted."""
    table = await add_table(connection)
    names = (f"server {SERVER}", f"server {ELSEWHERE}", "all", "0-3/16", f"server {SERVER}0")
    made = []
    for name in names:
        made.append(await heartbeats.add_outage(connection, name, (NOW, NOW + 9), NOW + 99))
        await heartbeats.save_heartbeat(connection, PulseRow(name, NOW + 9, None))
    own = [made[0], made[2], made[3]]
    found = await heartbeats.outages_at(connection, table, ending_after=NOW)
    assert [outage.id for outage in found] == own
    found = await heartbeats.outages_in(connection, SERVER, ending_after=NOW)
    assert [outage.id for outage in found] == own
    assert await heartbeats.outages_at(connection, table, ending_after=NOW + 9) == []
    assert await heartbeats.outages_in(connection, SERVER, ending_after=NOW + 9) == []


async def test_outages_of_other_servers_are_not_gone_over(connection: Connection) -> None:
    """Every clock reads them, and each server may have thousands."""
    if connection.dialect.name != "sqlite":
        pytest.skip("the plan of SQLite")
    query = heartbeats._AT_TABLE.params(table=1, ending_after=NOW)
    written = query.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True})
    plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {written}")
    assert "SCAN outages" not in " ".join(row[-1] for row in plan)


async def test_outages_that_end_later_end_now(connection: Connection) -> None:
    """One that has not begun lasts no time; what is over stays, as does another process."""
    spans = ((NOW - 9, NOW - 5), (NOW - 9, NOW), (NOW - 5, NOW + HOUR), (NOW + 5, NOW + HOUR))
    made = [await heartbeats.add_outage(connection, "one", span, NOW) for span in spans]
    other = await heartbeats.add_outage(connection, "two", (NOW, NOW + HOUR), NOW)
    assert await heartbeats.cut_short(connection, "one", NOW) == 2
    assert await heartbeats.cut_short(connection, "one", NOW) == 0
    found = [await heartbeats.outage(connection, outage) for outage in (*made, other)]
    assert [(row.from_at, row.until_at) for row in found if row] == [
        (NOW - 9, NOW - 5),
        (NOW - 9, NOW),
        (NOW - 5, NOW),
        (NOW, NOW),
        (NOW, NOW + HOUR),
    ]
