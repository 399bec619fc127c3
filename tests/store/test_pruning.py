"""What is deleted once nobody reads it any more, and what stays."""

from __future__ import annotations

from typing import Any

import pytest

from store import (
    Connection,
    absences,
    games,
    heartbeats,
    imports,
    jobs,
    notes,
    outbox,
    people,
    plans,
    pruning,
    reliability_log,
    schema,
    tables,
    tournament_drafts,
)
from store.rows import DeedRow, TurnDraftRow
from tests.store.builders import (
    ANN,
    BEN,
    ELSEWHERE,
    NOW,
    SERVER,
    add_due,
    add_ended,
    add_game,
    add_message,
    add_table,
    add_tournament,
    count,
    job_row,
    say,
)

OLD, NEW = NOW - 1, NOW
"""The last second that is pruned and the first that is not."""


async def posted(connection: Connection, table: int, kind: str = "turn", **named: Any) -> int:
    """Return an announcement that was posted long ago, as far as it isn't named otherwise."""
    done_at, state = named.pop("done_at", OLD), named.pop("state", outbox.DONE)
    row = await say(connection, table, kind, now=OLD, **named)
    await outbox.change_row(connection, row, state=state, done_at=done_at)
    return row


async def is_left(connection: Connection, row: int) -> bool:
    return await outbox.outbox_row(connection, row) is not None


async def prune(connection: Connection, before: int) -> int:
    """Take every step once; return how many rows went."""
    return sum([await step(connection, before) for step in pruning.STEPS])


async def test_nothing_to_prune(connection: Connection) -> None:
    """Nothing is counted."""
    assert await prune(connection, NOW) == 0
    assert await pruning.prune_imports(connection, NOW) == 0


# -- announcements ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "done_at", "pruned"),
    [
        (outbox.DONE, OLD, True),
        (outbox.DONE, NEW, False),
        (outbox.DROPPED, None, True),
        (outbox.GIVEN_UP, OLD, True),
        (outbox.WAITING, None, False),
    ],
)
async def test_old_announcements_go_with_their_messages(
    connection: Connection, state: str, done_at: int | None, pruned: bool
) -> None:
    """Once they are over: since they were done, or else since they were added."""
    table = await add_table(connection)
    row = await posted(connection, table, state=state, done_at=done_at)
    message = await add_message(connection, table, row)
    assert await prune(connection, NOW) == pruned
    assert await is_left(connection, row) is not pruned
    assert (await outbox.message(connection, message) is None) is pruned


async def test_announcements_of_a_game_in_play_stay(connection: Connection) -> None:
    """Takebacks go back to them; those of a game that ended before the time go."""
    table = await add_table(connection)
    made = [
        await add_game(connection, table, number=1),
        await add_ended(connection, NEW, table, number=2),
        await add_ended(connection, OLD, table, number=3),
    ]
    rows = [await posted(connection, table, game=game) for game in made]
    messages = [await add_message(connection, table, row) for row in rows]
    assert await prune(connection, NOW) == 1
    assert [await is_left(connection, row) for row in rows] == [True, True, False]
    left = [await outbox.message(connection, message) for message in messages]
    assert [message is not None for message in left] == [True, True, False]


@pytest.mark.parametrize("lane", outbox.LOOSE)
async def test_loose_announcements_go_while_their_game_is_played(
    connection: Connection, lane: str
) -> None:
    """Nothing goes back to them."""
    table = await add_table(connection)
    row = await posted(connection, table, game=await add_game(connection, table), lane=lane)
    assert await prune(connection, NOW) == 1
    assert not await is_left(connection, row)


async def test_the_last_announcement_of_a_game_stays(connection: Connection) -> None:
    """It tells the last turn, however old it is; its message is still known."""
    table = await add_table(connection)
    row = await posted(connection, table, "end", game=await add_ended(connection, OLD, table))
    message = await add_message(connection, table, row)
    assert await prune(connection, NOW) == 0
    assert await outbox.message(connection, message) is not None


async def test_so_many_announcements_go_at_once(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest goes the next time."""
    monkeypatch.setattr(pruning, "AT_ONCE", 2)
    table = await add_table(connection)
    for _ in range(3):
        await posted(connection, table)
        await jobs.done(connection, await add_due(connection, OLD), OLD)
    assert [await prune(connection, NOW) for _ in range(3)] == [4, 2, 0]


# -- all the rest ----------------------------------------------------------------------------------


async def test_jobs_that_were_done_go(connection: Connection) -> None:
    """However late; what was not done stays, however old."""
    made = [await add_due(connection, OLD - 9) for _ in range(3)]
    await jobs.done(connection, made[0], OLD)
    await jobs.done(connection, made[1], NEW)
    assert await prune(connection, NOW) == 1
    assert await count(connection, schema.jobs) == 2
    assert (await job_row(connection, made[2])).done_at is None


async def test_drafts_of_turns_go_with_the_end_of_their_game(connection: Connection) -> None:
    """At once; those of a game in play stay."""
    over, running = await add_ended(connection, NOW + 99), await add_game(connection)
    for game in (over, running):
        await games.put_draft(connection, TurnDraftRow(game, 1, "0.1", 1, []))
    assert await prune(connection, NOW) == 1
    assert await games.draft(connection, over, 1) is None
    assert await games.draft(connection, running, 1) is not None


async def test_plans_go_long_after_the_end_of_their_game(connection: Connection) -> None:
    """Waiting or settled."""
    made = [await add_ended(connection, OLD), await add_ended(connection, NEW)]
    for game in (*made, await add_game(connection)):
        for state in ("waiting", "played"):
            row = {"game_id": game, "seat": 1, "user_id": ANN, "turn": "1.1", "wanted": {}}
            await plans.add_plan(connection, **row, made_at=OLD, state=state)
    assert await prune(connection, NOW) == 2
    assert await plans.count(connection) == {"waiting": 2, "played": 2}


async def test_set_ups_that_nobody_finished_go(connection: Connection) -> None:
    """Of tables and of tournaments; those that were changed since stay."""
    for user, at in ((ANN, OLD), (BEN, NEW)):
        await people.save_setup_draft(connection, SERVER, user, setup={}, changed_at=at)
        await tournament_drafts.save_draft(connection, SERVER, user, setup={}, changed_at=at)
    assert await prune(connection, NOW) == 2
    assert await people.setup_draft(connection, SERVER, ANN) is None
    assert await people.setup_draft(connection, SERVER, BEN) is not None
    assert await tournament_drafts.draft(connection, SERVER, ANN) is None
    assert await tournament_drafts.draft(connection, SERVER, BEN) is not None


async def test_acts_go_long_after_the_end_of_their_tournament(connection: Connection) -> None:
    """However old they are themselves."""
    made = [
        await add_tournament(connection, ended_at=OLD),
        await add_tournament(connection, ended_at=NEW),
        await add_tournament(connection),
    ]
    for tournament in made:
        await tournament_drafts.save_act(connection, tournament, ANN, number=1, act={}, at=OLD)
    assert await prune(connection, NOW) == 1
    left = [await tournament_drafts.act(connection, tournament, ANN) for tournament in made]
    assert [row is not None for row in left] == [False, True, True]


async def test_imports_that_nobody_opens_go(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many at once; one that was opened since stays."""
    monkeypatch.setattr(pruning, "AT_ONCE", 2)
    for number, at in enumerate((OLD, OLD - 9, OLD, NEW)):
        row = {"owner_id": ANN, "kind": "record", "name": "Old game", "text": "…"}
        await imports.add_import(connection, **row, digest=f"{number}", opened_at=at)
    assert [await pruning.prune_imports(connection, NOW) for _ in range(3)] == [2, 1, 0]
    assert await imports.import_with_digest(connection, ANN, "3") is not None


async def test_edits_of_tables_messages_go_before_other_announcements(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that were posted or dropped, some at a time; what waits or was given up stays."""
    monkeypatch.setattr(pruning, "AT_ONCE", 1)
    table = await add_table(connection)
    gone = [await posted(connection, table, "table") for _ in range(2)]
    kept = [
        await posted(connection, table, "table", done_at=NEW),
        await posted(connection, table, "table", state=outbox.GIVEN_UP),
        await posted(connection, table, "table", state=outbox.WAITING, done_at=None),
        await posted(connection, table),
    ]
    assert [await pruning.prune_table_edits(connection, NOW) for _ in range(3)] == [1, 1, 0]
    assert [await is_left(connection, row) for row in (*gone, *kept)] == [False] * 2 + [True] * 4


async def test_games_moves_seats_and_tables_are_never_pruned(connection: Connection) -> None:
    """Nor what is known of people, questions and answers."""
    table = await add_table(connection, ANN, BEN, state="over", created_at=0)
    game = await add_ended(connection, 1, table, started_at=0)
    await people.save_user(connection, ANN, {}, 0)
    await tables.add_former(
        connection, table_id=table, seat=1, user_id=BEN, name="Ben", version=1, at=0
    )
    assert await prune(connection, NOW) == 0
    kept = (schema.tables, schema.games, schema.seats, schema.users, schema.former_lords)
    assert [await count(connection, one) for one in kept] == [1, 1, 2, 1, 1]
    assert await games.game(connection, game) is not None


async def test_outages_that_no_clock_waits_for_go(connection: Connection) -> None:
    """Not those since which a turn with a limit began, there or, of a process, anywhere."""
    table = await add_table(connection, state="playing")
    await add_game(connection, table, turn_since=NEW - 50, deadline=NEW)
    elsewhere = await add_table(connection, state="playing", server_id=ELSEWHERE)
    await add_game(connection, elsewhere, turn_since=NEW - 90)  # without a limit
    kept, gone = list[int](), list[int]()
    for process, end, stays in (
        ("all", NEW - 51, False),
        ("all", NEW - 50, True),
        (f"server {SERVER}", NEW - 51, False),
        (f"server {SERVER}", NEW - 50, True),
        (f"server {ELSEWHERE}", OLD, False),
        (f"server {ELSEWHERE}", NEW, True),
    ):
        made = await heartbeats.add_outage(connection, process, (0, end), NEW)
        (kept if stays else gone).append(made)
    assert await prune(connection, NEW) == len(gone)
    assert [one.id for one in await heartbeats.outages(connection, ending_after=0)] == kept


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", ["waiting", "accepted", "withdrawn", "declined", "removed"])
@pytest.mark.parametrize("table_is", ["open", "playing", "over", "closed"])
@pytest.mark.parametrize("expires", [OLD, NEW])
async def test_invitations_go_once_their_table_is_over(
    connection: Connection, state: str, table_is: str, expires: int
) -> None:
    """Who declined or was asked to go stays so: the table may be opened again."""
    table = await add_table(connection, state=table_is)
    row = {"user_id": BEN, "name": "Ben", "by_id": ANN, "by_name": "Ann", "state": state}
    await tables.invite(connection, table_id=table, **row, expires_at=expires)
    await prune(connection, NOW)
    gone = expires == OLD and table_is in ("over", "closed")
    left = len(await tables.invitations(connection, table))
    assert left == (not gone or state in ("declined", "removed"))


async def test_notes_go_after_their_game(connection: Connection) -> None:
    """Those of a game that goes on, or ended later, stay."""
    table = await add_table(connection)
    made = [
        await add_game(connection, table, number=1),
        await add_ended(connection, NEW, table, number=2),
        await add_ended(connection, OLD, table, number=3),
    ]
    for game in made:
        await notes.add_note(connection, game, 1, "Hm.", at=OLD)
    assert await pruning.prune_notes(connection, NOW) == 1
    left = [len(await notes.notes(connection, game, [1], 9)) for game in made]
    assert left == [1, 1, 0]


async def test_the_oldest_of_the_reliability_log_goes(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In pieces, from the first games on; an old game that goes on keeps its newer entries."""
    monkeypatch.setattr(pruning, "AT_ONCE", 2)
    games_ = [await add_game(connection) for _ in range(3)]
    for game, at in zip(games_, (OLD, OLD, NEW), strict=True):
        for version in (1, 2):
            when = NEW if game == games_[0] and version == 2 else at
            await reliability_log.save_entry(
                connection, DeedRow(game, version, ANN, "on_time", when)
            )
    pieces = [await pruning.prune_deeds(connection, NOW) for _ in range(3)]
    assert pieces == [2, 1, 0]
    left = await reliability_log.latest(connection, ANN, 9)
    assert sorted((one.game_id, one.version) for one in left) == [
        (games_[0], 2),
        (games_[2], 1),
        (games_[2], 2),
    ]


async def test_absences_go_once_they_are_over(connection: Connection) -> None:
    """Whoever's; one that is to end stays."""
    for until in (OLD, NEW):
        await absences.add_absence(connection, ANN, (OLD - 9, until), "", OLD - 9)
    assert await pruning.prune_absences(connection, NOW) == 1
    assert len(await absences.absences(connection, [ANN], ending_after=0)) == 1


async def test_people_who_do_nothing_are_forgotten(connection: Connection) -> None:
    """But for whoever has done something since they were looked for."""
    for user in (ANN, BEN):
        await people.note_hours(connection, user, [1] * 24, OLD)
    found = await pruning.idle_people(connection, NOW)
    assert sorted(found) == [ANN, BEN]
    await people.note_hours(connection, BEN, [2] * 24, NEW)
    assert await pruning.forget_people(connection, NOW, found) == 1
    assert await people.user(connection, ANN) is None
    assert await people.user(connection, BEN) is not None
    assert await pruning.idle_people(connection, NOW) == []
