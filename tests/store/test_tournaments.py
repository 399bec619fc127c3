"""Tournaments: their events, who takes part, and the games of their matches."""

from __future__ import annotations

from typing import Any

from store import Connection, tournaments
from store.tournament_rows import (
    TournamentEventRow,
    TournamentLordRow,
    TournamentRow,
    TournamentTableRow,
)
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    CHANNEL,
    ELSEWHERE,
    NOW,
    SERVER,
    THREAD,
    add_cup_table,
    add_table,
    add_tournament,
    cup_event,
    cup_row,
    refused,
)


def ids(found: list[TournamentRow]) -> list[int]:
    return [row.id for row in found]


def lord(tournament: int, user: int = ANN, **changes: Any) -> TournamentLordRow:
    row: dict[str, Any] = {
        "name": "Ann",
        "entry": 1,
        "state": "in",
        "place": None,
        "of": None,
        "at": NOW,
    }
    return TournamentLordRow(cup_id=tournament, user_id=user, **{**row, **changes})


async def test_a_new_tournament_has_what_was_named(connection: Connection) -> None:
    """It is changed by its id."""
    made = await add_tournament(connection)
    row = TournamentRow(
        id=made,
        server_id=SERVER,
        channel_id=CHANNEL,
        name="Spring Cup",
        setup={"format": "swiss"},
        seed="0" * 64,
        phase="running",
        version=0,
        created_at=NOW,
        ended_at=None,
        thread_id=None,
        log_id=None,
        message_id=None,
    )
    assert await tournaments.tournament(connection, made) == row
    await tournaments.change_tournament(
        connection, made, thread_id=THREAD, phase="over", ended_at=NOW + 5
    )
    found = await cup_row(connection, made)
    assert (found.thread_id, found.phase, found.ended_at) == (THREAD, "over", NOW + 5)
    assert await tournaments.tournament(connection, made + 1) is None


async def test_tournaments_of_a_server(connection: Connection) -> None:
    """The newest first, of some phases where they are named."""
    made = [
        await add_tournament(connection, phase=phase) for phase in ("over", "signup", "running")
    ]
    await add_tournament(connection, server_id=ELSEWHERE)
    assert ids(await tournaments.tournaments_in(connection, SERVER)) == made[::-1]
    assert ids(await tournaments.tournaments_in(connection, SERVER, ("over", "running"))) == [
        made[2],
        made[0],
    ]
    assert await tournaments.tournaments_in(connection, SERVER, ["draft"]) == []


async def test_the_tournament_of_a_channel(connection: Connection) -> None:
    """By its own thread and by that of its log; not by the channel they are in."""
    made = await add_tournament(connection, thread_id=THREAD, log_id=THREAD + 1)
    for place in (THREAD, THREAD + 1):
        found = await tournaments.tournament_in(connection, place)
        assert found is not None
        assert found.id == made
    assert await tournaments.tournament_in(connection, CHANNEL) is None


async def test_the_tournaments_that_go_on_in_a_channel(connection: Connection) -> None:
    """From sign-up to the end."""
    phases = ("signup", "over", "checkin", "cancelled", "running")
    made = [await add_tournament(connection, phase=phase) for phase in phases]
    await add_tournament(connection, channel_id=THREAD)
    assert await tournaments.going_on_in(connection, CHANNEL) == made[::2]


async def test_the_places_of_those_that_are_going_on(connection: Connection) -> None:
    """Channel, thread and log, each once."""
    await add_tournament(connection, phase="over", thread_id=5)
    await add_tournament(connection, thread_id=THREAD, log_id=8)
    await add_tournament(connection, phase="running")
    found = await tournaments.places(connection)
    assert found == sorted((SERVER, place) for place in (CHANNEL, THREAD, 8))


# -- events ----------------------------------------------------------------------------------------


async def test_events_are_appended_in_order(connection: Connection) -> None:
    """They raise the version, and change what is kept of the tournament."""
    tournament, other = await add_tournament(connection), await add_tournament(connection)
    rows = [cup_event(tournament, number, data={"n": number}) for number in (1, 2, 3)]
    assert await tournaments.append(connection, rows[:2], phase="signup")
    assert await tournaments.append(connection, rows[2:], name="Summer Cup")
    assert await tournaments.append(connection, [cup_event(other, 1)])
    assert await tournaments.events(connection, tournament) == rows
    assert await tournaments.events(connection, tournament, after=2) == rows[2:]
    assert await tournaments.events(connection, tournament, after=3) == []
    found = await cup_row(connection, tournament)
    assert (found.version, found.phase, found.name) == (3, "signup", "Summer Cup")
    assert await tournaments.event(connection, tournament, 2) == rows[1]
    assert await tournaments.event(connection, tournament, 4) is None


async def test_the_first_who_appends_wins(connection: Connection) -> None:
    """Nothing of the second is kept, whether they come too late or leave a gap."""
    tournament = await add_tournament(connection)
    first = cup_event(tournament, 1)
    assert await tournaments.append(connection, [first])
    for late in (cup_event(tournament, 1, "left"), cup_event(tournament, 3, "left")):
        assert not await tournaments.append(connection, [late], phase="over")
    assert await tournaments.events(connection, tournament) == [first]
    found = await cup_row(connection, tournament)
    assert (found.version, found.phase) == (1, "running")


async def test_whether_a_tournament_is_as_it_was_judged(connection: Connection) -> None:
    """Nothing changes by asking."""
    tournament = await add_tournament(connection)
    await tournaments.append(connection, [cup_event(tournament, 1)])
    still = [
        await tournaments.is_unchanged(connection, tournament, version) for version in (0, 1, 2)
    ]
    assert still == [False, True, False]
    assert (await cup_row(connection, tournament)).version == 1


async def test_events_are_found_by_kind_and_person(connection: Connection) -> None:
    """The last of somebody's; and all since a time, that second included."""
    tournament, other = await add_tournament(connection), await add_tournament(connection)
    rows = [
        cup_event(tournament, number, kind, at=NOW + number, by_id=user)
        for number, (kind, user) in enumerate(
            (("judge", ANN), ("judge", BEN), ("judge", ANN), ("paused", ANN), ("judge", CARA)), 1
        )
    ]
    await tournaments.append(connection, rows)
    elsewhere = cup_event(other, 1, "judge", at=NOW + 99)
    await tournaments.append(connection, [elsewhere])

    async def last(kind: str, user: int) -> TournamentEventRow | None:
        return await tournaments.last_event(connection, tournament, kind, user)

    assert await last("judge", ANN) == rows[2]
    assert await last("judge", BEN) == rows[1]
    assert await last("paused", BEN) is None
    found = await tournaments.events_since(connection, tournament, "judge", NOW + 2)
    assert found == [rows[1], rows[2], rows[4]]
    assert await tournaments.events_since(connection, tournament, "judge", NOW + 6) == []
    by = tournaments.events_by
    assert await by(connection, {ANN, BEN}, ("judge",), NOW + 2) == [*rows[1:3], elsewhere]
    assert await by(connection, {ANN}, ("judge", "paused"), NOW + 3) == [*rows[2:4], elsewhere]


# -- who takes part --------------------------------------------------------------------------------


async def test_a_person_takes_part_once(connection: Connection) -> None:
    """What is noted last counts."""
    tournament, other = await add_tournament(connection), await add_tournament(connection)
    mine = lord(tournament, name="Annie", state="withdrawn", place=3, of=8, at=NOW + 5)
    theirs = lord(tournament, BEN, name="Ben", entry=2)
    for row in (lord(tournament), theirs, mine, lord(other, CARA)):
        await tournaments.put_lord(connection, row)
    found = await tournaments.lords(connection, tournament)
    assert sorted(found, key=lambda row: row.user_id) == [mine, theirs]
    both = await tournaments.lords_of(connection, [tournament, other])
    assert {id: sorted(row.user_id for row in rows) for id, rows in both.items()} == {
        tournament: [ANN, BEN],
        other: [CARA],
    }
    assert await tournaments.lords(connection, other + 1) == []


async def test_tournaments_of_a_person(connection: Connection) -> None:
    """The newest first, whatever became of their entry."""
    made = [await add_tournament(connection) for _ in range(3)]
    rows = [lord(made[0]), lord(made[1], BEN), lord(made[2], state="withdrawn")]
    for row in rows:
        await tournaments.put_lord(connection, row)
    assert ids(await tournaments.tournaments_of(connection, ANN)) == [made[2], made[0]]
    assert await tournaments.of_user(connection, ANN) == [rows[2], rows[0]]
    assert await tournaments.of_user(connection, CARA) == []


async def test_tournaments_in_which_a_person_has_another_name(connection: Connection) -> None:
    """Those of the server that go on; not one where somebody else has their place."""
    made = [await add_tournament(connection, phase="running") for _ in range(4)]
    over = await add_tournament(connection, phase="over")
    far = await add_tournament(connection, phase="running", server_id=ELSEWHERE)
    for row in (
        *(lord(one, ANN, name="Ann") for one in (made[0], over, far)),
        lord(made[1], ANN, name="Annie"),
        lord(made[2], BEN, name="Ann"),
        lord(made[3], ANN, name="Ann", state="replaced"),
    ):
        await tournaments.put_lord(connection, row)
    assert await tournaments.entered_otherwise(connection, SERVER, ANN, "Annie") == [made[0]]


async def test_names_of_those_who_took_part_in_a_server(connection: Connection) -> None:
    """The name of the latest tournament comes last; deleted accounts are left out."""
    made = [await add_tournament(connection) for _ in range(2)]
    far = await add_tournament(connection, server_id=ELSEWHERE)
    for row in (
        lord(made[1], ANN, name="Annie"),
        lord(made[0], ANN, name="Ann"),
        lord(made[0], -7, name="Former lord"),
        lord(far, BEN),
    ):
        await tournaments.put_lord(connection, row)
    found = await tournaments.lords_in(connection, SERVER)
    assert found == [(ANN, "Ann"), (ANN, "Annie")]


# -- games of matches ------------------------------------------------------------------------------


async def test_games_of_a_round(connection: Connection) -> None:
    """By match and slot; those that were undone are left out."""
    tournament = await add_tournament(connection)
    made = [
        await add_cup_table(connection, tournament, number=number, slot=slot, **changes)
        for number, slot, changes in (
            (2, 1, {}),
            (1, 2, {}),
            (1, 1, {}),
            (3, 1, {"void_at": NOW}),
            (1, 1, {"round": 2}),
            (1, 1, {"stage": 2}),
        )
    ]
    await add_cup_table(connection, await add_tournament(connection))
    found = await tournaments.tables_of(connection, tournament, 1, 1)
    assert [row.id for row in found] == [made[2], made[1], made[0]]
    found = await tournaments.all_tables(connection, tournament)
    assert {row.id for row in found} == {*made[:3], *made[4:]}
    assert await tournaments.tables_of(connection, tournament, 2, 2) == []


async def test_the_game_of_a_match_and_its_table(connection: Connection) -> None:
    """A table is that of one game; the key refuses a second."""
    tournament, table = await add_tournament(connection), await add_table(connection)
    made = await add_cup_table(connection, tournament)
    assert await tournaments.of_table(connection, table) is None
    await tournaments.change_table(connection, made, table_id=table)
    found = await tournaments.of_table(connection, table)
    assert found == TournamentTableRow(made, tournament, 1, 1, 1, 1, "0" * 64, table, None)
    async with refused(connection):
        await add_cup_table(connection, tournament, table, slot=2)
    await tournaments.void_tables(connection, [made], NOW)
    found = await tournaments.of_table(connection, table)
    assert found is not None
    assert found.void_at == NOW
    await tournaments.change_table(connection, made, table_id=None)
    assert await tournaments.of_table(connection, table) is None


async def test_what_somebody_did_in_one_tournament_is_read_alone(connection: Connection) -> None:
    """Or in any, from a time on."""
    made = [await add_tournament(connection) for _ in range(2)]
    for number, one in enumerate(made):
        row = cup_event(one, 1, kind="entered", by_id=ANN, at=NOW + number)
        assert await tournaments.append(connection, [row])

    async def found(**named: Any) -> list[int]:
        rows = await tournaments.events_by(connection, [ANN], ["entered"], **named)
        return [row.cup_id for row in rows]

    assert await found() == made
    assert await found(since=NOW + 1) == made[1:]
    assert await found(cup_id=made[0]) == made[:1]
