"""Tables, seats, invitations and presets."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import text

from store import Connection, games, reliability_log, restored, tables, tournaments
from store.rows import DeedRow, FormerLordRow, InvitationRow, SeatRow, TableRow
from store.tournament_rows import TournamentEventRow
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    CHANNEL,
    DAN,
    DAY,
    ELSEWHERE,
    MESSAGE,
    NOW,
    SERVER,
    THREAD,
    add_ended,
    add_game,
    add_table,
    add_tournament,
    refused,
    seat_page,
    table_row,
)


def ids(found: list[TableRow]) -> list[int]:
    return [row.id for row in found]


def seat(table: int, number: int, user: int, name: str) -> SeatRow:
    return SeatRow(table, number, user, name, None, None)


async def test_a_new_table_has_what_was_named(connection: Connection) -> None:
    """And nothing of what comes later; it is changed by its id."""
    table = await add_table(connection, setup={"box": "queendomino"})
    row = await table_row(connection, table)
    assert (row.server_id, row.channel_id, row.thread_id) == (SERVER, CHANNEL, None)
    assert (row.name, row.host_id, row.host_name, row.opened_by) == (
        "Harvest Moon",
        ANN,
        "Ann",
        ANN,
    )
    assert (row.setup, row.state, row.sealed) == ({"box": "queendomino"}, "open", 0)
    assert await tables.change_table(connection, table, state="playing", thread_id=THREAD) == 1
    assert await tables.change_table(connection, table + 1, state="playing") == 0
    row = await table_row(connection, table)
    assert (row.state, row.thread_id, row.expires_at) == ("playing", THREAD, NOW + DAY)
    assert await tables.table(connection, table + 1) is None


async def test_tables_are_found_by_their_ids(connection: Connection) -> None:
    """By id, each once, whatever the order; unknown ones are left out."""
    made = [await add_table(connection) for _ in range(3)]
    asked = iter([made[2], made[0], made[0], made[2] + 1])
    found = await tables.tables_of_ids(connection, asked)
    assert ids(found) == [made[0], made[2]]
    assert await tables.tables_of_ids(connection, []) == []


async def test_homes(connection: Connection) -> None:
    """The thread of a game or an open table, else its channel; games over or alone have none."""
    for state, thread in (("playing", 7), ("playing", None), ("over", 9)):
        await add_table(connection, state=state, thread_id=thread)
    await add_table(connection, state="open", channel_id=8)
    await add_table(connection, state="over", channel_id=8)
    await add_table(connection, state="playing", thread_id=10, place="private")
    found = [(SERVER, 7), (SERVER, 8), (SERVER, CHANNEL)]
    assert sorted(await tables.homes(connection)) == sorted(found)
    there = [one for one in (7, 8, 9, 10, CHANNEL) if await tables.is_home(connection, one)]
    assert there == [7, 8, CHANNEL]


async def test_games_alone_are_told_by_their_seats(connection: Connection) -> None:
    """However their table was opened: their threads sleep, and they fill no list of the latest.

    One that others may watch stays on lists; so does one of two people with computer lords.
    """
    hidden: dict[str, Any] = {"setup": {"who": "invited", "watching": "table"}}
    alone = await add_table(connection, ANN, state="playing", thread_id=7, **hidden)
    shown = await add_table(connection, ANN, state="playing", thread_id=8, setup={})
    two = await add_table(connection, ANN, BEN, state="playing", thread_id=9, **hidden)
    for table in (alone, shown, two):
        await seat_page(connection, table)
    assert await tables.homes(connection) == [(SERVER, 9)]
    assert [one for one in (7, 8, 9) if await tables.is_home(connection, one)] == [9]
    latest = await tables.tables_of_server(connection, SERVER, "playing", latest=5)
    assert ids(latest) == [shown, two]
    for table in (alone, shown, two):
        await add_game(connection, table, ending="played", ended_at=NOW)
    found = await games.finished(connection, SERVER, 5)
    assert {row.table_id for row in found} == {shown, two}


async def test_servers_in_use(connection: Connection) -> None:
    """Each once: those with a table that is open or played at."""
    for server, state in ((SERVER, "open"), (SERVER, "playing"), (ELSEWHERE, "over")):
        await add_table(connection, server_id=server, state=state)
    assert await tables.servers_in_use(connection) == {SERVER}
    await add_table(connection, server_id=ELSEWHERE, state="playing")
    assert await tables.servers_in_use(connection) == {SERVER, ELSEWHERE}


async def test_tables_of_a_server_by_state(connection: Connection) -> None:
    """Oldest first."""
    made = [await add_table(connection, state=state) for state in ("open", "playing", "open")]
    await add_table(connection, server_id=ELSEWHERE)
    assert ids(await tables.tables_of_server(connection, SERVER, "open")) == [made[0], made[2]]
    latest = await tables.tables_of_server(connection, SERVER, "open", latest=1)
    assert ids(latest) == [made[2]]
    assert ids(await tables.tables_of_server(connection, SERVER, "expired")) == []


async def test_tables_of_a_server_that_can_be_read(connection: Connection) -> None:
    """The same, oldest first; one whose JSON is broken, as SQLite allows, is left out."""
    made = [await add_table(connection, state=state) for state in ("open", "playing", "open")]
    await add_table(connection, server_id=ELSEWHERE)
    found = await tables.readable_tables_of_server(connection, SERVER, "open")
    assert ids(found) == [made[0], made[2]]
    found = await tables.readable_tables_of_server(connection, SERVER, "open", latest=1)
    assert ids(found) == [made[2]]
    if connection.dialect.name == "sqlite":
        broken = text("UPDATE tables SET setup = '{oops' WHERE id = :id")
        await connection.execute(broken, {"id": made[0]})
        found = await tables.readable_tables_of_server(connection, SERVER, "open")
        assert ids(found) == [made[2]]


async def test_the_table_of_a_channel(connection: Connection) -> None:
    """That of the thread; otherwise the newest that is played right in the channel."""
    assert await tables.table_in(connection, CHANNEL) is None
    inside = await add_table(connection, thread_id=THREAD)
    assert await tables.table_in(connection, CHANNEL) is None
    found = await tables.table_in(connection, THREAD)
    assert found is not None
    assert found.id == inside
    made = [await add_table(connection, channel_id=channel) for channel in (CHANNEL, CHANNEL)]
    found = await tables.table_in(connection, CHANNEL)
    assert found is not None
    assert found.id == made[1]
    await add_table(connection, channel_id=THREAD)  # newer, but the thread has its table
    found = await tables.table_in(connection, THREAD)
    assert found is not None
    assert found.id == inside


async def test_tables_in_play_in_a_place(connection: Connection) -> None:
    """In a thread, in a channel, or in one of its threads."""
    inside = await add_table(connection, thread_id=THREAD, state="playing")
    beside = await add_table(connection, state="playing")
    await add_table(connection, thread_id=THREAD, state="closed")
    await add_table(connection, channel_id=CHANNEL + 7, state="playing")
    assert await tables.playing_in(connection, THREAD) == [inside]
    assert await tables.playing_in(connection, CHANNEL) == [inside, beside]


@pytest.mark.parametrize("column", ["rematch_of", "opened_from"])
async def test_a_table_is_followed_by_one_at_most(connection: Connection, column: str) -> None:
    """Two who press at once: the key refuses the second."""
    first = await add_table(connection, state="over")

    async def found() -> TableRow | None:
        if column == "rematch_of":
            return await tables.successor(connection, rematch_of=first)
        return await tables.reopened(connection, first)

    assert await found() is None
    changes: dict[str, Any] = {column: first}
    second = await add_table(connection, **changes)
    row = await found()
    assert row is not None
    assert row.id == second
    async with refused(connection):
        await add_table(connection, **changes)


async def test_the_table_that_was_opened_last(connection: Connection) -> None:
    """Of a server, in any state; those of tournaments were opened by nobody."""
    assert await tables.last_opened(connection, SERVER) is None
    table = await add_table(connection, state="expired")
    await add_table(connection, server_id=ELSEWHERE)
    await add_table(connection, cup_id=await add_tournament(connection))
    found = await tables.last_opened(connection, SERVER)
    assert found is not None
    assert found.id == table


async def test_how_long_the_last_games_of_a_box_took(connection: Connection) -> None:
    """The newest first, with the clock of their set-up; only games played to their end."""
    pace = {"turn": 3600}
    for setup, seconds, changes in (
        ({"box": "kingdomino"}, 100, {}),
        ({"box": "kingdomino", "pace": pace}, 200, {}),
        ({"box": "kingdomino"}, 300, {"ending": "agreed"}),
        ({"box": "queendomino"}, 400, {}),
        ({"box": "kingdomino", "pace": None}, 500, {}),
    ):
        table = await add_table(connection, setup=setup)
        await add_ended(connection, NOW + seconds, table, **changes)
    far = await add_table(connection, setup={"box": "kingdomino"}, server_id=ELSEWHERE)
    await add_ended(connection, NOW + 600, far)
    await add_game(connection, await add_table(connection, setup={"box": "kingdomino"}))
    found = await tables.played_out(connection, SERVER, "kingdomino", 9)
    assert found == [(500, None), (200, pace), (100, None)]
    assert await tables.played_out(connection, SERVER, "kingdomino", 1) == [(500, None)]


async def test_names_in_use(connection: Connection) -> None:
    """Of tables that are open or played at; a name is free again afterwards."""
    for name, state in (("Fens", "open"), ("Moor", "playing"), ("Dale", "over")):
        await add_table(connection, name=name, state=state)
    await add_table(connection, name="Tarn", server_id=ELSEWHERE)
    await add_table(connection, name="Heath", channel_id=777, state="open")
    assert await tables.names_in_use(connection, SERVER) == {"Fens", "Moor", "Heath"}
    assert await tables.names_in_use(connection, SERVER, 777) == {"Heath"}


async def test_where_somebody_has_a_seat(connection: Connection) -> None:
    """The newest table first, in some states; given up or not."""
    made = [
        await add_table(connection, *people, state=state)
        for people, state in (
            ((ANN, BEN), "open"),
            ((BEN, ANN), "playing"),
            ((BEN, CARA), "open"),
            ((ANN,), "over"),
        )
    ]
    await tables.resign_seat(connection, made[1], 2, at=NOW, turn="3.1")
    assert ids(await tables.seated(connection, ANN, ("open", "playing"))) == [made[1], made[0]]
    assert ids(await tables.seated(connection, ANN, iter(["over"]))) == [made[3]]
    for states, number in ((("open", "playing"), 2), (("over",), 1), (("expired",), 0)):
        assert await tables.count_seats(connection, ANN, states, left_since=NOW) == number
    for since, number in ((NOW, 2), (NOW + 1, 1)):
        found = tables.count_seats(connection, BEN, ("open",), left_since=since)
        assert await found == 2
        found = tables.count_seats(connection, ANN, ("open", "playing"), left_since=since)
        assert await found == number


# -- seats -----------------------------------------------------------------------------------------


async def test_seats_come_in_order(connection: Connection) -> None:
    """Of one table and of several."""
    table, other, empty = [await add_table(connection) for _ in range(3)]
    await tables.take_seat(connection, table, 2, BEN, "Ben")
    await tables.take_seat(connection, other, 1, BEN, "Benny")
    await tables.take_seat(connection, table, 1, ANN, "Ann")
    mine = [seat(table, 1, ANN, "Ann"), seat(table, 2, BEN, "Ben")]
    assert await tables.seats(connection, table) == mine
    assert await tables.seats(connection, empty) == []
    found = await tables.seats_of_tables(connection, [table, other, empty])
    assert found == {table: mine, other: [seat(other, 1, BEN, "Benny")]}


@pytest.mark.parametrize(("number", "user"), [(1, CARA), (3, ANN), (0, CARA), (9, CARA)])
async def test_a_seat_that_can_t_be_taken_is_refused(
    connection: Connection, number: int, user: int
) -> None:
    """Taken already, by somebody seated already, or none of the eight."""
    table = await add_table(connection, ANN, BEN)
    async with refused(connection):
        await tables.take_seat(connection, table, number, user, "Cara")
    assert len(await tables.seats(connection, table)) == 2


async def test_a_freed_seat_can_be_taken(connection: Connection) -> None:
    """The others stay."""
    table = await add_table(connection, ANN, BEN)
    await tables.free_seat(connection, table, 1)
    assert await tables.seats(connection, table) == [seat(table, 2, BEN, "Ben")]
    await tables.take_seat(connection, table, 1, CARA, "Cara")


async def test_people_change_seats(connection: Connection) -> None:
    """All at once, though a seat is taken by one person and a person has one seat."""
    table, other = await add_table(connection, ANN, BEN), await add_table(connection, ANN)
    first, second = await tables.seats(connection, table)
    await tables.move_seats(connection, table, {2: first, 1: second})
    wanted = [seat(table, 1, BEN, "Ben"), seat(table, 2, ANN, "Ann")]
    assert await tables.seats(connection, table) == wanted
    await tables.move_seats(connection, table, {4: second})
    assert await tables.seats(connection, table) == [seat(table, 4, BEN, "Ben")]
    assert len(await tables.seats(connection, other)) == 1


async def test_a_seat_that_was_given_up_says_when(connection: Connection) -> None:
    """And in which turn; what else is noted of seats changes one seat only."""
    table = await add_table(connection, ANN, BEN)
    await tables.resign_seat(connection, table, 1, at=NOW, turn="2.1", version=7)
    await tables.change_seat(connection, table, 2, missed=2, missed_at=NOW, absent_since=NOW + 1)
    assert await tables.seats(connection, table) == [
        SeatRow(table, 1, ANN, "Ann", NOW, "2.1", left_version=7),
        SeatRow(table, 2, BEN, "Ben", None, None, 2, NOW, NOW + 1),
    ]
    await tables.resign_seat(connection, table, 1, at=NOW, turn="2.1", version=9)
    assert (await tables.seats(connection, table))[0].left_version == 7  # it was lost before


async def test_who_is_absent(connection: Connection) -> None:
    """While the game is played and the seat is still theirs."""
    table = await add_table(connection, ANN, BEN, CARA, DAN)
    game = await add_game(connection, table)
    for number, changes in ((1, {}), (2, {"lost_at": NOW}), (3, {"resigned_at": NOW})):
        await tables.change_seat(connection, table, number, absent_since=NOW, **changes)
    absent = [await tables.is_absent(connection, game, user) for user in (ANN, BEN, CARA, DAN)]
    assert absent == [True, False, False, False]
    over = await add_ended(connection, NOW, table, number=2)
    assert not await tables.is_absent(connection, over, ANN)


async def test_seats_under_another_name(connection: Connection) -> None:
    """At open and running tables of the server, whoever else sits there."""
    made = [
        await add_table(connection, BEN, ANN, state=state, server_id=server)
        for state, server in (
            *(("open", SERVER), ("playing", SERVER), ("over", SERVER), ("abandoned", SERVER)),
            ("playing", ELSEWHERE),
        )
    ]
    found = await tables.seats_called_otherwise(connection, SERVER, ANN, "Anna")
    assert [(row.table_id, row.seat) for row in found] == [(made[0], 2), (made[1], 2)]
    await tables.change_seat(connection, made[1], 2, name="Anna", earlier=["Ann"])
    found = await tables.seats_called_otherwise(connection, SERVER, ANN, "Anna")
    assert [row.table_id for row in found] == [made[0]]
    assert await tables.seats_called_otherwise(connection, ELSEWHERE, CARA, "Anna") == []


async def test_who_sat_there_before(connection: Connection) -> None:
    """The earliest first, and since when the seat is its lord's."""
    table, other = await add_table(connection, ANN, BEN), await add_table(connection, ANN)
    game = await add_game(connection, table)
    for number, user, at, of in (
        (2, CARA, NOW + 5, game),
        (2, DAN, NOW + 9, game),
        (1, DAN, 7, None),
    ):
        row = {"table_id": table, "seat": number, "user_id": user, "name": "X", "game_id": of}
        await tables.add_former(connection, **row, version=3, at=at)
    found = await tables.former_lords(connection, table)
    first = found[0].id
    assert found[0] == FormerLordRow(first, table, 2, CARA, "X", game, 3, NOW + 5)
    assert [(row.user_id, row.at) for row in found[1:]] == [(DAN, NOW + 9), (DAN, 7)]
    assert await tables.former_lords(connection, other) == []
    since = [await tables.sits_since(connection, table, number) for number in (1, 2, 3)]
    assert since == [7, NOW + 9, 0]
    assert await tables.sits_since(connection, other, 1) == 0


# -- invitations -----------------------------------------------------------------------------------


async def invite(connection: Connection, table: int, user: int, **changes: Any) -> int:
    row: dict[str, Any] = {
        "user_id": user,
        "name": "Ben",
        "by_id": ANN,
        "by_name": "Ann",
        "seat": None,
        "state": "waiting",
        "expires_at": NOW + DAY,
    }
    return await tables.invite(connection, table_id=table, **{**row, **changes})


async def test_invitations_come_in_order(connection: Connection) -> None:
    """Of one table and of several, answered or not."""
    table, other, none = [await add_table(connection) for _ in range(3)]
    made = [await invite(connection, at, BEN, seat=2) for at in (table, other, table)]
    row = InvitationRow(made[0], table, BEN, "Ben", ANN, "Ann", 2, "waiting", NOW + DAY)
    assert await tables.invitation(connection, made[0]) == row
    assert await tables.invitation(connection, made[2] + 1) is None
    found = await tables.invitations(connection, table)
    assert [one.id for one in found] == [made[0], made[2]]
    several = await tables.invitations_of_tables(connection, [table, other, none])
    assert {key: [one.id for one in rows] for key, rows in several.items()} == {
        table: [made[0], made[2]],
        other: [made[1]],
    }


async def test_an_invitation_is_answered_once(connection: Connection) -> None:
    """The second answer is too late."""
    made = await invite(connection, await add_table(connection), BEN)
    assert await tables.answer_invitation(connection, made, "accepted")
    assert not await tables.answer_invitation(connection, made, "declined")
    found = await tables.invitation(connection, made)
    assert found is not None
    assert found.state == "accepted"


async def test_where_somebody_is_invited(connection: Connection) -> None:
    """To open tables, until they have answered; each table once."""
    table, begun = await add_table(connection), await add_table(connection, state="playing")
    other = await add_table(connection)
    for at, user in ((other, BEN), (table, BEN), (table, BEN), (begun, BEN), (table, CARA)):
        await invite(connection, at, user)
    await invite(connection, await add_table(connection), BEN, state="declined")
    assert ids(await tables.invited(connection, BEN)) == [table, other]
    assert ids(await tables.invited(connection, CARA)) == [table]
    assert await tables.invited(connection, ANN) == []


# -- presets ---------------------------------------------------------------------------------------


async def test_presets_are_listed_by_name(connection: Connection) -> None:
    """Whatever the case of letters; a name is saved once."""
    for name in ("zebra", "Ant", "bee"):
        await tables.save_preset(connection, SERVER, name, by=ANN, setup={"n": name}, now=NOW)
    await tables.save_preset(connection, ELSEWHERE, "bee", by=ANN, setup={}, now=NOW)
    await tables.save_preset(connection, SERVER, "bee", by=BEN, setup={"new": 1}, now=NOW + 1)
    found = await tables.presets(connection, SERVER)
    assert [row.name for row in found] == ["Ant", "bee", "zebra"]
    assert (found[1].saved_by, found[1].setup, found[1].saved_at) == (BEN, {"new": 1}, NOW + 1)


async def test_names_beyond_ascii_are_sorted_without_case_too(connection: Connection) -> None:
    """A capital letter with an accent is the same letter as the small one."""
    for name in ("Äther", "äpfel"):
        await tables.save_preset(connection, SERVER, name, by=ANN, setup={}, now=NOW)
    found = await tables.presets(connection, SERVER)
    assert [row.name for row in found] == ["äpfel", "Äther"]


async def test_a_preset_is_removed_by_its_own_server(connection: Connection) -> None:
    """Once."""
    await tables.save_preset(connection, SERVER, "Friday", by=ANN, setup={}, now=NOW)
    (row,) = await tables.presets(connection, SERVER)
    assert not await tables.remove_preset(connection, ELSEWHERE, row.id)
    assert await tables.remove_preset(connection, SERVER, row.id)
    assert not await tables.remove_preset(connection, SERVER, row.id)
    assert await tables.presets(connection, SERVER) == []


async def test_calls_of_a_person(connection: Connection) -> None:
    """Those that still count, at whatever table; the invited and what became of each."""
    first, second = await add_table(connection), await add_table(connection, state="closed")
    asked = list[int]()
    for table, user, by, expires in (
        (first, BEN, ANN, NOW + 1),
        (second, CARA, ANN, NOW + 2),
        (second, DAN, ANN, NOW),
        (second, DAN, BEN, NOW + 2),
    ):
        row = await tables.invite(
            connection,
            table_id=table,
            user_id=user,
            name="",
            by_id=by,
            by_name="",
            seat=None,
            state="waiting",
            expires_at=NOW,
        )
        await tables.change_invitation(connection, row, expires_at=expires)
        asked.append(row)
    await tables.answer_invitation(connection, asked[0], "declined")
    found = await tables.calls(connection, ANN, NOW)
    assert sorted(found) == sorted([(BEN, "declined"), (CARA, "waiting")])


async def test_companions_sat_to_the_end_of_a_game(connection: Connection) -> None:
    """Not of one in progress, and not who gave up or lost the seat."""
    table = await add_table(connection)
    await add_ended(connection, NOW, table)
    await tables.take_seat(connection, table, 1, ANN, "Ann")
    for number, user in ((2, BEN), (3, CARA), (4, DAN)):
        await tables.take_seat(connection, table, number, user, "")
    await tables.resign_seat(connection, table, 3, at=NOW, turn=None)
    await tables.change_seat(connection, table, 4, lost_at=NOW)
    going_on = await add_table(connection)
    await add_game(connection, going_on)
    await tables.take_seat(connection, going_on, 1, ANN, "Ann")
    await tables.take_seat(connection, going_on, 2, ELSEWHERE, "")
    assert await tables.companions(connection, ANN, [BEN, CARA, DAN, ELSEWHERE]) == {BEN}
    assert await tables.companions(connection, CARA, [ANN, BEN]) == set()


async def test_a_turn_missed_since_a_moment_is_found(connection: Connection) -> None:
    table = await add_table(connection, ANN, BEN, state="playing")
    await tables.change_seat(connection, table, 1, missed=1, missed_at=NOW)
    found = [await tables.missed_since(connection, ANN, NOW + more) for more in (-1, 0, 1)]
    assert found == [True, True, False]
    assert not await tables.missed_since(connection, BEN, NOW)
    await tables.add_former(
        connection, table_id=table, seat=2, user_id=BEN, name="Ben", version=1, at=NOW
    )
    found = [await tables.missed_since(connection, BEN, NOW + more) for more in (0, 1)]
    assert found == [True, False]


async def test_who_was_seated_by_others_has_not_sat_down(connection: Connection) -> None:
    """At a tournament's table: before they did anything in it, or played a turn there."""
    cup = await add_tournament(connection)
    table = await add_table(connection, ANN, BEN, CARA, state="playing", cup_id=cup)
    game = await add_game(connection, table)
    event = TournamentEventRow(cup, 1, NOW, "entered", ANN, "Ann", {})
    await tournaments.append(connection, [event])
    for kind, user in (("on_time", BEN), ("silent", CARA)):
        await reliability_log.save_entry(connection, DeedRow(game, 1, user, kind, NOW))
    for user, sat in ((ANN, True), (BEN, True), (CARA, False)):
        assert await tables.has_sat_down(connection, table, user) == sat
        assert await tables.count_seats(connection, user, ("playing",), left_since=NOW) == sat
    plain = await add_table(connection, CARA)
    assert await tables.has_sat_down(connection, plain, CARA)


async def test_the_open_table_of_a_message(connection: Connection) -> None:
    """None for a message without a table, and none that has begun."""
    table = await add_table(connection, message_id=MESSAGE)
    await add_table(connection, message_id=MESSAGE + 1, state="playing")
    found = [await tables.open_with(connection, MESSAGE + more) for more in range(3)]
    assert [row and row.id for row in found] == [table, None, None]


async def test_numbers_begin_above_one_that_may_be_lost(connection: Connection) -> None:
    """In a database that has given none yet."""
    if connection.dialect.name != "sqlite":
        pytest.skip("there numbers outlast the test")
    assert await restored.begin_above(connection, 5000)
    table = await add_table(connection)
    assert table > 5000
    assert not await restored.begin_above(connection, 9000)
    assert await add_table(connection) == table + 1
