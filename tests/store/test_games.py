"""Games, their moves and the drafts of turns."""

from __future__ import annotations

from dataclasses import replace

from store import Connection, games, tables
from store.rows import GameRow, MoveRow, TurnDraftRow
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    DAY,
    ELSEWHERE,
    NOW,
    SERVER,
    add_ended,
    add_game,
    add_table,
    game_row,
    refused,
    seat_page,
)


def ids(found: list[GameRow]) -> list[int]:
    return [row.id for row in found]


async def test_a_new_game_has_what_was_named(connection: Connection) -> None:
    """And nothing of what comes later."""
    table = await add_table(connection)
    game = await add_game(connection, table, icons={"sawmill": "k1t0"}, deadline=NOW + 9)
    row = await game_row(connection, game)
    assert (row.table_id, row.number, row.names, row.seed) == (table, 1, ["Ann", "Ben"], "0" * 64)
    assert (row.options, row.icons) == ({"box": "kingdomino", "players": 2}, {"sawmill": "k1t0"})
    assert (row.version, row.deadline, row.credit, row.banks) == (1, NOW + 9, 0, None)
    assert (row.ended_at, row.ending, row.result, row.winners) == (None, None, None, None)
    assert (row.receiving, row.paused_at) == (None, None)
    assert await games.game(connection, game + 1) is None


async def test_a_table_s_games_have_numbers(connection: Connection) -> None:
    """In order, whatever their ids; a number is given once."""
    table, other = await add_table(connection), await add_table(connection)
    assert await games.next_number(connection, table) == 1
    second = await add_game(connection, table, number=2)
    first = await add_game(connection, table, number=1)
    third = await add_game(connection, other)
    assert await games.next_number(connection, table) == 3
    assert ids(await games.games_of_table(connection, table)) == [first, second]
    found = await games.games_of_tables(connection, [table, other, other + 1])
    assert {key: ids(rows) for key, rows in found.items()} == {
        table: [first, second],
        other: [third],
    }
    assert await games.games_of_tables(connection, []) == {}
    async with refused(connection):
        await add_game(connection, table, number=2)


async def test_all_games_are_walked_through_by_id(connection: Connection) -> None:
    """A page at a time."""
    made = [await add_game(connection) for _ in range(3)]
    before = made[0] - 1
    assert ids(await games.games_after(connection, before, 2)) == made[:2]
    assert ids(await games.games_after(connection, made[1], 2)) == made[2:]
    assert await games.games_after(connection, made[2], 2) == []


async def test_ended_games_are_found_by_their_seed(connection: Connection) -> None:
    """A game in play gives nothing away; a round may have been drawn from one seed."""
    seed = "ab" * 32
    made = [await add_ended(connection, NOW, seed=seed) for _ in range(2)]
    await add_game(connection, seed=seed)
    await add_ended(connection, NOW)
    assert ids(await games.ended_with_seed(connection, seed, SERVER)) == made
    assert await games.ended_with_seed(connection, "cd" * 32, SERVER) == []
    assert await games.ended_with_seed(connection, seed, ELSEWHERE) == []


async def test_games_of_a_server_without_sealed_ones(connection: Connection) -> None:
    """In play or over, by id, after one."""
    made = [
        await add_game(connection, await add_table(connection, server_id=server, sealed=sealed))
        for server, sealed in ((SERVER, 0), (SERVER, 1), (ELSEWHERE, 0), (SERVER, 0), (SERVER, 0))
    ]
    open_ = [made[0], made[3], made[4]]
    assert ids(await games.of_server(connection, SERVER, 0, 9)) == open_
    assert ids(await games.of_server(connection, SERVER, 0, 2)) == open_[:2]
    assert ids(await games.of_server(connection, SERVER, open_[0], 9)) == open_[1:]
    for after, number in ((0, 3), (open_[1], 1), (open_[2], 0)):
        assert await games.count_of_server(connection, SERVER, after) == number
    assert await games.count_sealed(connection, SERVER) == 1
    assert await games.count_sealed(connection, ELSEWHERE) == 0


async def test_games_that_wait_for_somebody(connection: Connection) -> None:
    """The longest waiting first; not those of others, nor those that are over."""
    made = []
    for people, on_turn, since in (
        ((ANN, BEN), 1, NOW),
        ((BEN, ANN), 2, NOW - 9),
        ((ANN, BEN), 2, NOW),
        ((ANN, BEN), 1, NOW),
        ((BEN, CARA), 1, NOW),
        ((BEN, CARA), 2, NOW),
    ):
        table = await add_table(connection, *people, state="playing")
        made.append(await add_game(connection, table, on_turn=on_turn, turn_since=since))
    await add_ended(connection, NOW, await add_table(connection, ANN), on_turn=1)
    await add_game(connection, await add_table(connection, ANN), on_turn=None)
    assert ids(await games.waiting_for(connection, ANN)) == [made[1], made[0], made[3]]


async def test_no_game_waits_for_somebody_who_has_left(connection: Connection) -> None:
    """Whether the seat was given up or lost; one who is only away may come back."""
    made = []
    for changes in ({"resigned_at": NOW}, {"lost_at": NOW}, {"absent_since": NOW}):
        table = await add_table(connection, ANN, BEN, state="playing")
        made.append(await add_game(connection, table))
        await tables.change_seat(connection, table, 1, **changes)
    assert ids(await games.waiting_for(connection, ANN)) == [made[2]]


async def test_the_first_to_advance_a_version_wins(connection: Connection) -> None:
    """The second is told so, and nothing of theirs is kept."""
    game = await add_game(connection, version=4, turn_version=4)
    assert await games.advance(connection, game, 4, round=2, on_turn=2)
    assert not await games.advance(connection, game, 4, round=3)
    assert not await games.advance(connection, game, 6, round=3)
    row = await game_row(connection, game)
    assert (row.version, row.round, row.on_turn) == (5, 2, 2)


async def test_who_was_played_for_is_stored_with_the_end(connection: Connection) -> None:
    """Not before it; nobody is something else than not known."""
    games_ = [await add_game(connection) for _ in range(3)]
    await games.set_away(connection, games_[0], [2, 1])
    await games.set_away(connection, games_[1], [])
    assert [(await game_row(connection, game)).away for game in games_] == [[2, 1], [], None]


async def test_the_clock_changes_and_the_version_stays(connection: Connection) -> None:
    """What is not named stays, too."""
    game = await add_game(connection)
    await games.set_clock(connection, game, deadline=NOW + 60, banks=[5, 7])
    await games.set_clock(connection, game, credit=30, paused_at=NOW)
    row = await game_row(connection, game)
    assert (row.version, row.deadline, row.banks) == (1, NOW + 60, [5, 7])
    assert (row.credit, row.paused_at) == (30, NOW)


async def test_hints_are_kept_and_the_version_stays(connection: Connection) -> None:
    """By the version in which their turn began; another game has none."""
    game, other = await add_game(connection), await add_game(connection)
    hints = {"1": {"seat": 2, "told": 1, "moves": ["choose K7"]}}
    await games.set_hints(connection, game, hints)
    row = await game_row(connection, game)
    assert (row.version, row.hints) == (1, hints)
    assert (await game_row(connection, other)).hints is None


async def test_ticking_games(connection: Connection) -> None:
    """Those in play that have a deadline, each with its server."""
    there = await add_table(connection, server_id=ELSEWHERE)
    made = [
        await add_game(connection, deadline=NOW),
        await add_game(connection, there, deadline=NOW + 9),
        await add_game(connection),
        await add_ended(connection, NOW, deadline=NOW),
    ]
    found = await games.ticking(connection)
    assert sorted(found) == [(made[0], SERVER), (made[1], ELSEWHERE)]


# -- moves -----------------------------------------------------------------------------------------


async def test_moves_come_in_order_up_to_a_version(connection: Connection) -> None:
    """Takebacks are rows like others."""
    game, other = await add_game(connection), await add_game(connection)
    rows = [
        MoveRow(game, 1, 2, 1, "0.1", "choose K1", None, "lord", NOW),
        MoveRow(game, 2, 2, 1, "0.1", "place a1", None, "lord", NOW),
        MoveRow(game, 3, 3, 1, "0.1", None, 2, "lord", NOW + 1),
    ]
    await games.append_moves(connection, [rows[2], rows[0]])
    await games.append_moves(connection, [rows[1], replace(rows[1], game_id=other)])
    await games.append_moves(connection, [])
    assert await games.moves(connection, game) == rows
    assert await games.moves(connection, game, 2) == rows[:2]
    assert await games.moves(connection, game, 1) == []
    assert len(await games.moves(connection, other)) == 1


# -- drafts ----------------------------------------------------------------------------------------


async def test_a_draft_is_saved_over_the_revision_that_was_seen(connection: Connection) -> None:
    """Of two that saw the same one the second is refused; so is a second first draft."""
    game = await add_game(connection)
    drafts = [TurnDraftRow(game, 1, "0.1", revision, [f"slot {revision}"]) for revision in range(4)]
    assert await games.draft(connection, game, 1) is None
    assert await games.save_draft(connection, drafts[0], expected=None)
    assert await games.save_draft(connection, drafts[1], expected=0)
    assert not await games.save_draft(connection, drafts[2], expected=0)
    assert await games.draft(connection, game, 1) == drafts[1]
    assert await games.draft(connection, game, 2) is None
    async with refused(connection):
        await games.save_draft(connection, drafts[3], expected=None)
    assert not await games.save_draft(connection, TurnDraftRow(game, 2, "0.1", 2, []), expected=1)


async def test_a_draft_can_be_put_whatever_was_there(connection: Connection) -> None:
    """The first one, and one over another; each seat has its own."""
    game = await add_game(connection)
    rows = [TurnDraftRow(game, 1, "1.1", 7, []), TurnDraftRow(game, 1, "1.2", 3, ["a1"])]
    other = TurnDraftRow(game, 2, "1.1", 1, [])
    await games.put_draft(connection, other)
    for row in rows:
        await games.put_draft(connection, row)
        assert await games.draft(connection, game, 1) == row
    assert await games.draft(connection, game, 2) == other


async def test_idle_games_alone(connection: Connection) -> None:
    """No clock runs there, and no turn has ended since; those with others end otherwise."""
    made = []
    for people, changes in (
        ((ANN,), {}),
        ((ANN,), {"paused_at": NOW - DAY}),
        ((ANN,), {"turn_since": NOW + 1}),
        ((ANN,), {"deadline": NOW + DAY}),
        ((ANN, BEN), {}),
    ):
        table = await add_table(connection, *people, state="playing")
        await seat_page(connection, table)
        made.append(await add_game(connection, table, **changes))
    assert sorted(await games.idle_alone(connection, NOW)) == [
        (made[0], ANN, "Ann", NOW),
        (made[1], ANN, "Ann", NOW - DAY),
    ]
