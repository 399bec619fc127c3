"""The tables and games of tournaments: when they end, whether they pause, who sees them."""

from __future__ import annotations

from typing import Any

import pytest

from store import Connection, games, tournament_games, tournaments
from store.tournament_rows import TournamentLordRow
from tests.store.builders import (
    ANN,
    BEN,
    CHANNEL,
    ELSEWHERE,
    HOUR,
    NOW,
    SERVER,
    THREAD,
    add_cup_table,
    add_ended,
    add_game,
    add_table,
    add_tournament,
    cup_event,
    game_row,
    table_row,
)


async def seat(connection: Connection, tournament: int, user: int = ANN, **changes: Any) -> None:
    row: dict[str, Any] = {
        "name": "Ann",
        "entry": 1,
        "state": "in",
        "place": None,
        "of": None,
        "at": NOW,
    }
    await tournaments.put_lord(
        connection, TournamentLordRow(cup_id=tournament, user_id=user, **{**row, **changes})
    )


async def play(connection: Connection, tournament: int, round_: int = 1, **changes: Any) -> int:
    """Have a table of a tournament play, a game of a round's match."""
    row = {"state": "playing", "cup_id": tournament, "ends_at": NOW + HOUR, "sealed": 1, **changes}
    table = await add_table(connection, **row)
    await add_cup_table(connection, tournament, table, round=round_, number=table)
    return table


async def test_a_locked_tournament_can_be_changed_in_the_same_transaction(
    connection: Connection,
) -> None:
    """One that does not exist locks nothing."""
    tournament = await add_tournament(connection)
    await tournament_games.lock(connection, tournament)
    await tournaments.change_tournament(connection, tournament, phase="over")
    await tournament_games.lock(connection, tournament + 1)
    row = await tournaments.tournament(connection, tournament)
    assert row is not None
    assert row.phase == "over"


async def test_the_name_of_a_tournament(connection: Connection) -> None:
    """Of one that is not there, nothing."""
    tournament = await add_tournament(connection, name="Fen Cup")
    assert await tournament_games.name(connection, tournament) == "Fen Cup"
    assert await tournament_games.name(connection, tournament + 1) == ""


async def test_tournaments_that_are_not_over(connection: Connection) -> None:
    """Of all servers, by id; of one person those in which they have a place or wait for one."""
    made = [
        await add_tournament(connection, phase=phase, server_id=server)
        for phase, server in (
            ("running", SERVER),
            ("over", SERVER),
            ("signup", ELSEWHERE),
            ("checkin", SERVER),
            ("cancelled", SERVER),
        )
    ]
    live = [made[0], made[2], made[3]]
    assert [number for number, _ in await tournament_games.live(connection)] == live
    assert await tournament_games.live_of(connection, ANN) == []
    for tournament, state in zip(made, ("in", "in", "waiting", "withdrawn", "in"), strict=True):
        await seat(connection, tournament, state=state)
    assert [row.id for row in await tournament_games.live_of(connection, ANN)] == live[:2]


@pytest.mark.parametrize(
    ("kinds", "wanted"),
    [
        ((), []),
        (("begun", "over"), []),
        (("paused", "resumed"), [(1, 2)]),
        (("paused", "entered", "resumed", "paused"), [(1, 3), (4, None)]),
        (("resumed", "paused", "over"), [(2, 3)]),
        (("paused", "cancelled", "resumed"), [(1, 2)]),
    ],
)
async def test_pauses_of_a_tournament(
    connection: Connection, kinds: tuple[str, ...], wanted: list[tuple[int, int | None]]
) -> None:
    """Each from when to when; the last one may go on. An end ends it, too."""
    tournament = await add_tournament(connection)
    if kinds:
        rows = [cup_event(tournament, at, kind, at=at) for at, kind in enumerate(kinds, 1)]
        await tournaments.append(connection, rows)
    assert await tournament_games.pauses(connection, tournament) == wanted


async def test_events_between_two_times(connection: Connection) -> None:
    """The first second is included, the last is not."""
    tournament = await add_tournament(connection)
    rows = [cup_event(tournament, number, at=NOW + number) for number in (1, 2, 3)]
    await tournaments.append(connection, rows)
    assert (
        await tournament_games.events_between(connection, tournament, NOW + 1, NOW + 3) == rows[:2]
    )
    assert await tournament_games.events_between(connection, tournament, NOW + 4, NOW + 9) == []


async def test_the_latest_table_of_a_tournament(connection: Connection) -> None:
    """Before it has one, the latest of its server, which others may have opened."""
    tournament = await add_tournament(connection)
    assert await tournament_games.latest_table(connection, tournament) is None
    await add_table(connection)
    newer = await add_table(connection)
    await add_table(connection, server_id=ELSEWHERE)
    assert await tournament_games.latest_table(connection, tournament) == newer
    own = [await add_table(connection, cup_id=tournament) for _ in range(2)]
    await add_table(connection)
    assert await tournament_games.latest_table(connection, tournament) == own[1]


async def test_where_somebody_was_among_the_best(connection: Connection) -> None:
    """In a server's tournaments that are over, the latest first."""
    made = [
        await add_tournament(
            connection, phase=phase, ended_at=NOW + at, name=f"Cup {at}", server_id=server
        )
        for phase, at, server in (
            ("over", 1, SERVER),
            ("over", 5, SERVER),
            ("over", 3, SERVER),
            ("over", 4, SERVER),
            ("cancelled", 6, SERVER),
            ("over", 7, ELSEWHERE),
            ("over", 1, SERVER),
        )
    ]
    for tournament, place in zip(made, (3, 1, 4, 2, 1, 1, 2), strict=True):
        await seat(connection, tournament, place=place, of=8)
    await seat(connection, made[3], place=2, of=8, state="expelled")
    await seat(connection, made[0], BEN, place=2, of=8)
    assert await tournament_games.placed(connection, SERVER, ANN, 3) == [
        (CHANNEL, made[1], "Cup 5", 1, 8, NOW + 5),
        (CHANNEL, made[6], "Cup 1", 2, 8, NOW + 1),
        (CHANNEL, made[0], "Cup 1", 3, 8, NOW + 1),
    ]
    assert await tournament_games.placed(connection, SERVER, BEN, 1) == []


async def test_games_being_played(connection: Connection) -> None:
    """Of a tournament, and of one of its rounds; what is over is not played."""
    tournament, other = await add_tournament(connection), await add_tournament(connection)
    made = [await add_game(connection, await play(connection, tournament, at)) for at in (1, 2, 1)]
    await add_ended(connection, NOW, await play(connection, tournament))
    await add_game(connection, await play(connection, other))
    assert await tournament_games.running(connection, tournament) == made
    assert await tournament_games.running_in(connection, tournament, 1, 1) == [made[0], made[2]]
    assert await tournament_games.running_in(connection, tournament, 1, 2) == [made[1]]
    assert await tournament_games.running_in(connection, tournament, 2, 1) == []


async def test_clocks_of_a_tournament_stop_once(connection: Connection) -> None:
    """Those that run; a game that was paused before keeps its time."""
    tournament = await add_tournament(connection)
    made = [
        await add_game(connection, await play(connection, tournament), deadline=NOW + 9),
        await add_game(connection, await play(connection, tournament), paused_at=NOW - 5),
        await add_ended(connection, NOW, await play(connection, tournament)),
        await add_game(
            connection, await play(connection, await add_tournament(connection)), deadline=NOW
        ),
    ]
    assert await tournament_games.stop_clocks(connection, tournament, NOW + 1) == 1
    assert await tournament_games.stop_clocks(connection, tournament, NOW + 2) == 0
    rows = [await game_row(connection, game) for game in made]
    assert [(row.paused_at, row.deadline) for row in rows] == [
        (NOW + 1, None),
        (NOW - 5, None),
        (None, None),
        (None, NOW),
    ]


async def test_ends_of_tables_move_together(connection: Connection) -> None:
    """Of a tournament those that still play and have an end."""
    tournament = await add_tournament(connection)
    made = [
        await play(connection, tournament),
        await play(connection, tournament, ends_at=None),
        await play(connection, tournament, state="over"),
        await play(connection, await add_tournament(connection)),
    ]
    assert await tournament_games.move_ends(connection, tournament, 60) == 1
    ends = [(await table_row(connection, table)).ends_at for table in made]
    assert ends == [NOW + HOUR + 60, None, NOW + HOUR, NOW + HOUR]


async def test_tables_move_to_another_channel(connection: Connection) -> None:
    """Those that still play, to threads of their own that are not there yet."""
    tournament = await add_tournament(connection)
    made = [
        await play(connection, tournament, thread_id=THREAD, state=state, place="channel")
        for state in ("playing", "over")
    ]
    assert await tournament_games.move(connection, tournament, CHANNEL + 1) == 1
    rows = [await table_row(connection, table) for table in made]
    assert [(row.channel_id, row.thread_id, row.place) for row in rows] == [
        (CHANNEL + 1, None, "threads"),
        (CHANNEL, THREAD, "channel"),
    ]


async def test_a_round_ends_and_is_unsealed_as_a_whole(connection: Connection) -> None:
    """Its tables only; what is open already is not opened again."""
    tournament = await add_tournament(connection)
    made = [await play(connection, tournament, at) for at in (1, 1, 2)]
    await add_cup_table(connection, tournament, number=99)  # has no table yet
    assert await tournament_games.set_ends(connection, tournament, 1, 1, NOW + 5) == 2
    over = await add_ended(connection, NOW, made[0], number=2)
    assert await tournament_games.unseal(connection, tournament, 1, 1, NOW + 7) == [over]
    assert await tournament_games.unseal(connection, tournament, 1, 1, NOW + 9) == []
    (game,) = await games.games_of_table(connection, made[0])
    assert game.opened_at == NOW + 7
    rows = [await table_row(connection, table) for table in made]
    assert [(row.ends_at, row.sealed) for row in rows] == [
        (NOW + 5, 0),
        (NOW + 5, 0),
        (NOW + HOUR, 1),
    ]
