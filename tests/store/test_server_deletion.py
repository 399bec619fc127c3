"""What belongs to a server, found and deleted; what is others' stays."""

from __future__ import annotations

import pytest

from store import Connection, heartbeats, live_lists, people, schema, server_deletion, tables
from store.rows import PulseRow
from tests.store.builders import ANN, BEN, CHANNEL, NOW, SERVER, add_game, add_table, add_tournament

OF_NO_SERVER = {
    "users",
    "absences",
    "imports",
    "clicks",
    "keys",
    "marks",
    "days",
    "processes",
    "leases",
}
"""Of people, and of the bot itself."""
BY_NAME = {"pulses", "outages"}
"""They name a server as they name a process: `forget_absence`."""


def test_every_table_is_a_server_s_or_not() -> None:
    """A new one with a `server_id`, or that refers to such rows, is deleted with the server.

    One that belongs to no server has to be named here.
    """
    known = {table.name for table in server_deletion.TABLES}
    assert known == schema.metadata.tables.keys() - OF_NO_SERVER - BY_NAME


def test_every_reference_has_an_index() -> None:
    """Whatever a row is referred to by is looked up before the row is deleted."""
    for table in schema.metadata.sorted_tables:
        keys = (*table.indexes, *table.constraints)
        found = [[*getattr(key, "columns", ())] for key in keys]
        led = {columns[0].name for columns in found if columns}
        assert {one.parent.name for one in table.foreign_keys} <= led, table.name


async def test_no_piece_passes_the_rows_of_other_servers(connection: Connection) -> None:
    """Else a small server took as long as all of them, for each piece, while everybody waits."""
    if connection.dialect.name != "sqlite":
        pytest.skip("about SQLite's own plans")
    for table in server_deletion.TABLES:
        query = server_deletion._deletion(table).compile(dialect=connection.dialect)
        given = (1,) * str(query).count("?")
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", given)
        said = [str(detail) for *_, detail in plan]
        assert not [one for one in said if one.startswith("SCAN") and "compound" not in one]


async def test_servers_of_which_something_is_stored(connection: Connection) -> None:
    """Whether it goes on or is over; direct messages are none."""
    assert await server_deletion.servers(connection) == set()
    await add_table(connection, server_id=0)
    await add_table(connection, server_id=1, state="over")
    await add_tournament(connection, server_id=2, phase="over")
    await add_game(connection)
    await live_lists.put_live_list(connection, 3, CHANNEL)
    await people.save_server(connection, 4, {}, NOW)
    assert await server_deletion.servers(connection) == {SERVER, 1, 2, 3, 4}
    found = [await server_deletion.has_rows(connection, server) for server in range(1, 6)]
    assert found == [True, True, True, True, False]


@pytest.mark.parametrize("most", [1, 500])
async def test_rematches_go_before_their_tables(connection: Connection, most: int) -> None:
    """As many at once as are asked for, and none of another server."""
    first = await add_table(connection, ANN, BEN, server_id=1)
    again = await add_table(connection, server_id=1, rematch_of=first)
    other = await add_table(connection, ANN, server_id=2)
    await add_game(connection, again)
    for table in server_deletion.TABLES:
        while await server_deletion.delete_rows(connection, table, 1, most) == most:
            pass
    assert not await server_deletion.has_rows(connection, 1)
    assert await server_deletion.games_of(connection, 1) == []
    assert [row.user_id for row in await tables.seats(connection, other)] == [ANN]


async def test_that_it_was_away_is_forgotten(connection: Connection) -> None:
    """Of this server alone."""
    for server in (1, 12):
        await heartbeats.save_heartbeat(connection, PulseRow(f"server {server}", NOW, NOW))
        await heartbeats.add_outage(connection, f"server {server}", (NOW - 9, NOW), NOW)
    await server_deletion.forget_absence(connection, 1)
    assert [row.process for row in await heartbeats.away(connection)] == ["server 12"]
    left = await heartbeats.outages(connection, ending_after=0)
    assert [row.process for row in left] == ["server 12"]
