"""Games of a cup are stopped: their pairing was undone, they were ruled, or the cup has ended.

The act notes it in its own transaction; each game is then ended by a job, under its lock. What has
no result then gets none.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from services.core.context import House, Work
from services.core.live_games import load
from services.facts.tournaments import Cup, Match
from services.outbox.announcements import Now
from services.play.turn_commit import end_game, save_row
from services.state.table_facts import table_fact, table_row
from services.tournaments.core.clocks import unseal
from store import games, jobs, tables, tournaments
from store.rows import CupTableRow, JobRow

JOB = "cup_stop"


async def stop_round(work: Work, cup: Cup, stage: int, number: int) -> None:
    """Undo the tables of a round: what is played there ends, and their seeds are used no more.

    So nothing of them is a secret any longer.
    """
    await unseal(work, cup, stage, number)
    for row in await tournaments.tables_of(work.connection, cup.id, stage, number):
        await tournaments.change_table(work.connection, row.id, void_at=work.now)
        await _stop(work, row)


async def stop_match(work: Work, cup: int, match: Match, slots: Collection[int]) -> None:
    """Stop some games of a match."""
    for row in await tournaments.tables_of(work.connection, cup, match.stage, match.round):
        if row.number == match.number and row.slot in slots:
            await _stop(work, row)


async def stop_tables(work: Work, cup: Cup) -> None:
    """Stop everything that is still played in a cup."""
    for one in cup.rounds:
        if one.ended is None:
            await unseal(work, cup, one.stage, one.number)
            for row in await tournaments.tables_of(work.connection, cup.id, one.stage, one.number):
                await _stop(work, row)


async def _stop(work: Work, row: CupTableRow) -> None:
    if row.table_id is not None:
        await work.plan(work.now, JOB, table_id=row.table_id)


async def stop(house: House, job: JobRow) -> bool:
    """End the game of a table, and with it the table. Always done with it."""
    assert job.table_id is not None, "planned for a table"
    async with house.read() as connection:
        rows = await games.games_of_table(connection, job.table_id)
    game = rows[-1].id
    async with house.locked("game", game), house.write() as work:
        if not await jobs.done(work.connection, job.id, work.now):
            return True
        table = await table_row(work.connection, job.table_id)
        if table.state != "playing":
            return True
        live = await load(house, work.connection, game)
        if live.row.ending is not None:  # between two games of a Dynasty
            await tables.change_table(
                work.connection, table.id, state="abandoned", next_game_at=None
            )
            return True
        fact = await table_fact(work.connection, table)
        row = replace(live.row, version=live.row.version + 1, ending="stopped")
        row = replace(row, ended_at=work.now, on_turn=None, deadline=None)
        ended = replace(live, row=row)
        await save_row(work, live, ended)
        now = Now(table, fact.seats, ended, takebacks=fact.setup.takeback)
        await end_game(work, now, fact.setup, None)
    house.keep(ended)
    return True
