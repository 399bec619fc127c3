"""Jobs: what is due and for whom, done once, tried again."""

from __future__ import annotations

import pytest

from store import Connection, follows, jobs
from store.jobs import Held, Kinds
from store.rows import JobRow
from store.servers import SHARD
from tests.store.builders import (
    ANN,
    BEN,
    CARA,
    ELSEWHERE,
    HOUR,
    NOW,
    SERVER,
    add_due,
    add_game,
    add_table,
    add_tournament,
    job_row,
)

FREE = Held()


async def due(connection: Connection, held: Held = FREE, *, now: int = NOW) -> list[int]:
    return [row.id for row in await jobs.due(connection, now, 9, held)]


async def test_a_new_job_was_never_tried(connection: Connection) -> None:
    """What it is about is what was named."""
    game = await add_game(connection)
    job = await jobs.add_job(connection, NOW, "deadline", game_id=game, ref=7)
    assert await job_row(connection, job) == JobRow(
        job, NOW, "deadline", None, game, 7, 0, None, SERVER
    )


async def test_due_jobs_come_longest_due_first(connection: Connection) -> None:
    """Those of the same second as they were added; now is due, a second later is not."""
    late = await add_due(connection, NOW + 1)
    rows = [await add_due(connection, at) for at in (NOW, NOW - 5, NOW)]
    assert await due(connection) == [rows[1], rows[0], rows[2]]
    assert [row.id for row in await jobs.due(connection, NOW, 2)] == [rows[1], rows[0]]
    assert (await due(connection, now=NOW + 1))[-1] == late
    assert await due(connection, now=NOW - 6) == []


async def test_due_jobs_come_in_turns_by_server(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest due of each, then the second of each; so many of each server, and of no more."""
    monkeypatch.setattr(jobs, "EACH", 3)
    jobs._due.cache_clear()
    here, there = await add_table(connection), await add_table(connection, server_id=ELSEWHERE)
    many = [await add_due(connection, NOW - 9, table_id=here) for _ in range(5)]
    free = await add_due(connection, NOW - 5)
    few = [await add_due(connection, NOW, table_id=there) for _ in range(2)]
    found = await due(connection)
    jobs._due.cache_clear()
    assert found == [many[0], free, few[0], many[1], few[1], many[2]]


async def test_each_person_of_a_server_has_a_job_among_those_that_are_read(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many people have more of them, and longer due."""
    monkeypatch.setattr(jobs, "EACH", 2)
    jobs._due.cache_clear()
    tables = [await add_table(connection, server_id=0, host_id=host) for host in (1, 2, 3, 4)]
    many = [
        [await add_due(connection, NOW - 9, table_id=table) for _ in range(3)]
        for table in tables[:3]
    ]
    late = await add_due(connection, NOW, table_id=tables[3])
    found = await due(connection)
    jobs._due.cache_clear()
    assert found == [*(rows[0] for rows in many), late]


async def test_due_jobs_come_in_turns_by_person_in_direct_messages(connection: Connection) -> None:
    """Whether about a table, a game or what somebody follows; together as one server does."""
    ann, ben = [
        await add_table(connection, server_id=0, host_id=host, place="direct")
        for host in (ANN, BEN)
    ]
    game = await add_game(connection, ben)
    values = {"kind": follows.TABLE, "ref": ann, "server_id": 0, "since": NOW, "told_at": 0}
    follow = await follows.add_follow(connection, user_id=CARA, how="round", **values)
    many = [await add_due(connection, NOW - 9, table_id=ann) for _ in range(3)]
    few = [await add_due(connection, NOW - 5, game_id=game) for _ in range(2)]
    digest = await add_due(connection, NOW, jobs.FOLLOW, ref=follow)
    there = await add_table(connection, server_id=ELSEWHERE)
    others = [await add_due(connection, NOW, table_id=there) for _ in range(2)]
    direct = [many[0], few[0], digest, many[1], few[1], many[2]]
    assert await due(connection) == [*direct[:1], others[0], *direct[1:2], others[1], *direct[2:]]


async def test_a_worker_is_given_its_own_kinds(connection: Connection) -> None:
    """Also when it asks how long it may rest."""
    cup = await add_due(connection, NOW - 9, "cup")
    turn = await add_due(connection, NOW, "deadline")
    for kinds, wanted, at in (
        (Kinds(only=("cup", "credit")), cup, NOW - 9),
        (Kinds(but=("cup", "credit")), turn, NOW),
    ):
        assert [row.id for row in await jobs.due(connection, NOW, 9, FREE, kinds)] == [wanted]
        assert await jobs.next_due(connection, FREE, kinds) == at


async def test_a_job_is_done_once(connection: Connection) -> None:
    """Then it is due no more."""
    job = await add_due(connection, NOW)
    assert await jobs.done(connection, job, NOW + 2)
    assert not await jobs.done(connection, job, NOW + 3)
    assert (await job_row(connection, job)).done_at == NOW + 2
    assert await due(connection) == []
    assert not await jobs.done(connection, job + 1, NOW)


async def test_several_jobs_are_added_together(connection: Connection) -> None:
    """About the same thing at different times, or of one kind for several games."""
    games = [await add_game(connection) for _ in range(2)]
    dues = [(NOW, "remind_half"), (NOW + 5, "remind_late")]
    await jobs.add_each(connection, dues, game_id=games[0], ref=3)
    await jobs.add_jobs(connection, NOW + 9, "credit", games=games, ref=4)
    await jobs.add_each(connection, [])
    await jobs.add_jobs(connection, NOW, "credit", games=(), ref=4)
    found = await jobs.due(connection, NOW + 9, 9)
    assert [(row.due, row.kind, row.game_id, row.ref, row.tries) for row in found] == [
        (NOW, "remind_half", games[0], 3, 0),
        (NOW + 5, "remind_late", games[0], 3, 0),
        (NOW + 9, "credit", games[0], 4, 0),
        (NOW + 9, "credit", games[1], 4, 0),
    ]


async def test_what_was_planned_for_earlier_turns_is_forgotten(connection: Connection) -> None:
    """Of one game; the turn in progress, votes and what is done stay."""
    game, other = [await add_game(connection) for _ in range(2)]
    kinds = (*jobs.OF_TURNS, "close_vote")
    rows = {
        (kind, ref): await jobs.add_job(connection, NOW, kind, game_id=game, ref=ref)
        for kind in kinds
        for ref in (3, 4)
    }
    another = await jobs.add_job(connection, NOW, "deadline", game_id=other, ref=3)
    done = await jobs.add_job(connection, NOW, "deadline", game_id=game, ref=2)
    await jobs.done(connection, done, NOW)
    assert await jobs.forget_turns(connection, game, 4) == len(jobs.OF_TURNS)
    gone = {rows[kind, 3] for kind in jobs.OF_TURNS}
    found = {row.id for row in await jobs.due(connection, NOW, 99)}
    assert found == {*rows.values(), another} - gone
    assert (await job_row(connection, done)).done_at == NOW


async def test_when_the_next_job_is_due(connection: Connection) -> None:
    """The earliest that is not done; None where nothing waits."""
    assert await jobs.next_due(connection) is None
    first = await add_due(connection, NOW + 5)
    for due_at in (NOW + 12, NOW + 9):
        await add_due(connection, due_at, "prune")
    assert await jobs.next_due(connection) == NOW + 5
    assert await jobs.next_due(connection, Held(("deadline",))) == NOW + 9
    await jobs.done(connection, first, NOW)
    assert await jobs.next_due(connection) == NOW + 9
    assert await jobs.next_due(connection, Held(("deadline", "prune"))) is None


# -- what a process leaves undone ------------------------------------------------------------------


async def test_held_kinds_are_left_undone(connection: Connection) -> None:
    """All others are due."""
    turn, close = await add_due(connection, NOW), await add_due(connection, NOW, "close_vote")
    assert await due(connection, Held(("autoplay",))) == [turn, close]
    assert await due(connection, Held(("deadline", "autoplay"))) == [close]
    assert await due(connection, Held(("deadline", "close_vote"))) == []


async def test_held_kinds_are_done_by_the_process_of_their_shard(connection: Connection) -> None:
    """The server may be that of the job's table, of its game's, or of its tournament."""
    server = 5 * SHARD + 17  # shard 1 of 4
    table = await add_table(connection, server_id=server)
    game, tournament = (
        await add_game(connection, table),
        await add_tournament(connection, server_id=server),
    )
    mine = [
        await add_due(connection, NOW, "remind", table_id=table),
        await add_due(connection, NOW, "remind", game_id=game),
        await add_due(connection, NOW, jobs.CUP, ref=tournament),
    ]
    free = await add_due(connection, NOW, "prune", ref=tournament)
    kinds = ("remind", jobs.CUP, "prune")
    every = [mine[0], free, mine[2], mine[1]]  # in turns by server, and by person there
    for shards, wanted in (((1,), every), ((0, 2, 3), [free]), ((3, 1), every)):
        assert await due(connection, Held(kinds, shards, 4)) == wanted
    assert await due(connection, Held(kinds, (0,), 1)) == every


async def test_a_ref_is_a_tournament_only_in_its_own_jobs(connection: Connection) -> None:
    """The same number in another kind of job is something else."""
    tournament = await add_tournament(connection, server_id=ELSEWHERE)
    job = await add_due(connection, NOW, "prune", ref=tournament)
    await add_due(connection, NOW, jobs.CUP, ref=tournament)
    assert await due(connection, Held(away=frozenset({ELSEWHERE}))) == [job]


async def test_jobs_of_servers_that_are_away_are_left_undone(connection: Connection) -> None:
    """Whatever their kind; those of no server are done."""
    here, there = await add_table(connection), await add_table(connection, server_id=ELSEWHERE)
    game = await add_game(connection, there)
    rows = [
        await add_due(connection, NOW, table_id=here),
        await add_due(connection, NOW, table_id=there),
        await add_due(connection, NOW, game_id=game),
        await add_due(connection, NOW, "prune"),
    ]
    assert await due(connection, Held(away=frozenset({ELSEWHERE}))) == [rows[0], rows[3]]
    assert await due(connection, Held(away=frozenset({SERVER, ELSEWHERE}))) == [rows[3]]
    assert await due(connection, Held(("deadline",), away=frozenset({ELSEWHERE}))) == [rows[3]]
    assert await jobs.next_due(connection, Held(away=frozenset({SERVER, ELSEWHERE}))) == NOW


# -- waiting and late ones -------------------------------------------------------------------------


async def test_jobs_of_a_kind_are_hastened(connection: Connection) -> None:
    """Those due later than a time, not those due earlier, done, or of another kind."""
    early, late, done, other = [
        await add_due(connection, at, kind)
        for at, kind in (
            (NOW - 1, "deadline"),
            (NOW + HOUR, "deadline"),
            (NOW + HOUR, "deadline"),
            (NOW + HOUR, "remind"),
        )
    ]
    await jobs.done(connection, done, NOW)
    assert await jobs.hasten(connection, "deadline", NOW) == 1
    dues = [(await job_row(connection, job)).due for job in (early, late, done, other)]
    assert dues == [NOW - 1, NOW, NOW + HOUR, NOW + HOUR]
    assert await jobs.hasten(connection, "deadline", NOW) == 0


async def test_for_which_games_a_kind_of_job_is_planned(connection: Connection) -> None:
    """Due or not; done ones are not planned any more."""
    game = await add_game(connection)
    job = await add_due(connection, NOW + HOUR, "statistics", game_id=game)
    await add_due(connection, NOW, "statistics")
    assert await jobs.planned_games(connection, "statistics") == {game}
    assert await jobs.planned_games(connection, "deadline") == set()
    await jobs.done(connection, job, NOW)
    assert await jobs.planned_games(connection, "statistics") == set()


async def test_whether_a_job_waits_by_a_time(connection: Connection) -> None:
    """About the same thing and about no table; the time itself is included."""
    job = await add_due(connection, NOW + 5, jobs.CUP, ref=3)
    table = await add_table(connection)
    await add_due(connection, NOW, jobs.CUP, ref=4, table_id=table)
    assert await jobs.is_waiting(connection, jobs.CUP, 3, NOW + 5)
    assert not await jobs.is_waiting(connection, jobs.CUP, 3, NOW + 4)
    assert not await jobs.is_waiting(connection, jobs.CUP, 4, NOW + 5)
    assert not await jobs.is_waiting(connection, "follow", 3, NOW + 5)
    await jobs.done(connection, job, NOW)
    assert not await jobs.is_waiting(connection, jobs.CUP, 3, NOW + 5)


async def test_a_postponed_job_was_tried_once_more(connection: Connection) -> None:
    """It is due at its new time."""
    job = await add_due(connection, NOW)
    for tries in (1, 2):
        await jobs.postpone(connection, await job_row(connection, job), NOW + 30 * tries)
        row = await job_row(connection, job)
        assert (row.due, row.tries, row.done_at) == (NOW + 30 * tries, tries, None)
    assert await due(connection) == []


async def test_late_jobs_are_counted(connection: Connection) -> None:
    """In all, and of one server with those that failed; what is due at that second is not late."""
    here, there = await add_table(connection), await add_table(connection, server_id=ELSEWHERE)
    game, tournament = await add_game(connection, here), await add_tournament(connection)
    late = [
        await add_due(connection, NOW - 1, table_id=there),
        await add_due(connection, NOW - 9, game_id=game),
        await add_due(connection, NOW - 9, jobs.CUP, ref=tournament),
        await add_due(connection, NOW - 9, "prune"),
    ]
    await add_due(connection, NOW, table_id=here)
    assert await jobs.count_late(connection, NOW) == 4
    assert await jobs.late_in(connection, SERVER, NOW) == 2
    assert await jobs.late_in(connection, ELSEWHERE, NOW) == 1
    failed = await add_due(connection, NOW + 600, table_id=there, tries=1)
    assert await jobs.late_in(connection, ELSEWHERE, NOW) == 2
    await jobs.done(connection, failed, NOW)
    assert await jobs.late_in(connection, ELSEWHERE, NOW) == 1
    await jobs.done(connection, late[1], NOW)
    assert await jobs.count_late(connection, NOW) == 3
    assert await jobs.late_in(connection, SERVER, NOW) == 1


@pytest.mark.parametrize("about", ["table_id", "game_id", "ref"])
async def test_failed_jobs_of_a_server_are_hastened(connection: Connection, about: str) -> None:
    """Of its tables, games and tournaments; what never failed keeps its time."""
    found = []
    for server in (SERVER, ELSEWHERE):
        table = await add_table(connection, server_id=server)
        whose = {
            "table_id": table,
            "game_id": await add_game(connection, table),
            "ref": await add_tournament(connection, server_id=server),
        }
        kind = jobs.CUP if about == "ref" else "deadline"
        found += [
            await add_due(connection, NOW + HOUR, kind, tries=tries, **{about: whose[about]})
            for tries in (0, 2)
        ]
    assert await jobs.hasten_in(connection, SERVER, NOW) == 1
    dues = [(await job_row(connection, job)).due for job in found]
    assert dues == [NOW + HOUR, NOW, NOW + HOUR, NOW + HOUR]
    assert await jobs.hasten_in(connection, SERVER, NOW) == 0
    assert await jobs.hasten_in(connection, None, NOW) == 1


async def test_planned_jobs_are_found_and_forgotten(connection: Connection) -> None:
    """Those at some times about the same; what is done is no longer planned."""
    game = await add_game(connection)
    job = await add_due(connection, NOW, "deadline", game_id=game, ref=3)
    await add_due(connection, NOW + 1, "remind_late", game_id=game, ref=3)
    for other in ({"game_id": game, "ref": 4}, {"game_id": await add_game(connection), "ref": 3}):
        await add_due(connection, NOW, "remind_half", **other)
    assert await jobs.planned(connection, game, 3, [NOW, NOW + 2]) == {(NOW, "deadline")}
    await jobs.done(connection, job, NOW)
    assert await jobs.planned(connection, game, 3, [NOW]) == set()
    for due_at, ref in ((NOW, 7), (NOW + 1, 7), (NOW, 8)):
        await add_due(connection, due_at, jobs.QUEUE, ref=ref)
    assert await jobs.forget(connection, jobs.QUEUE, 7, [NOW, NOW + 5]) == 1
    assert await jobs.forget(connection, jobs.QUEUE, 7, [NOW, NOW + 1]) == 1
    assert await jobs.forget(connection, jobs.QUEUE, 8, [NOW]) == 1
