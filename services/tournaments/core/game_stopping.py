"""Stop games of a tournament: after undoing a pairing, after a ruling, or when it has ended.

The organizer's action plans a job for each game in its own transaction; the job ends the game under
its lock. Games that have no result by then get none.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace

from services.core.context import ServiceContext
from services.core.live_games import load
from services.core.transaction import Transaction
from services.facts.tournaments import Match, Tournament
from services.outbox.announcements import Now
from services.play.turn_commit import end_game, save_row
from services.state.table_facts import table_fact, table_row
from services.tournaments.core.clocks import unseal
from services.tournaments.formats import Rewinding
from store import games, jobs, tables, tournaments
from store.rows import JobRow
from store.tournament_rows import TournamentTableRow

JOB = "cup_stop"


async def stop_round(tx: Transaction, tournament: Tournament, stage: int, number: int) -> None:
    """Undo the tables of a round: its games are stopped and their seeds discarded.

    Nothing about them is a secret any longer.
    """
    await unseal(tx, tournament, stage, number)
    rows = await tournaments.tables_of(tx.connection, tournament.id, stage, number)
    await tournaments.void_tables(tx.connection, [row.id for row in rows], tx.now)
    await _stop(tx, rows)


async def stop_retaken(tx: Transaction, tournament: Tournament, rewinding: Rewinding) -> None:
    """Undo tables that others should sit at, or all that follow a stage."""
    rounds = {(match.stage, match.round) for match in rewinding.matches}
    for stage, number in sorted(rounds):
        if rewinding.reopens:
            await stop_round(tx, tournament, stage, number)
            continue
        gone = {
            one.number for one in rewinding.matches if (one.stage, one.round) == (stage, number)
        }
        rows = await tournaments.tables_of(tx.connection, tournament.id, stage, number)
        rows = [row for row in rows if row.number in gone]
        await tournaments.void_tables(tx.connection, [row.id for row in rows], tx.now)
        await _stop(tx, rows)


async def stop_match(
    tx: Transaction, tournament: Tournament, match: Match, slots: Collection[int]
) -> None:
    """Stop some games of a match."""
    rows = await tournaments.tables_of(tx.connection, tournament.id, match.stage, match.round)
    await _stop(tx, [row for row in rows if row.number == match.number and row.slot in slots])


async def stop_tables(tx: Transaction, tournament: Tournament) -> None:
    """Stop all games in progress of a tournament."""
    for one in tournament.rounds:
        if one.ended is None or any(match.adjourned is not None for match in one.matches):
            await unseal(tx, tournament, one.stage, one.number)
            rows = await tournaments.tables_of(tx.connection, tournament.id, one.stage, one.number)
            await _stop(tx, rows)


async def _stop(tx: Transaction, rows: Sequence[TournamentTableRow]) -> None:
    begun = [row.table_id for row in rows if row.table_id is not None]
    await jobs.add_jobs(tx.connection, tx.now, JOB, tables=begun)
    tx.woken.add("planned")


async def stop_game(context: ServiceContext, job: JobRow) -> bool:
    """End the game of a table, and with it the table. Always completes the job."""
    assert job.table_id is not None, "planned for a table"
    async with context.read() as connection:
        rows = await games.games_of_table(connection, job.table_id)
    game = rows[-1].id
    async with context.locked("game", game), context.write() as tx:
        if not await jobs.done(tx.connection, job.id, tx.now):
            return True
        table = await table_row(tx.connection, job.table_id)
        if table.state != "playing":
            return True
        live = await load(context, tx.connection, game)
        if live.row.ending is not None:  # between two games of a Dynasty
            await tables.change_table(tx.connection, table.id, state="abandoned", next_game_at=None)
            return True
        fact = await table_fact(tx.connection, table)
        row = replace(live.row, version=live.row.version + 1, ending="stopped")
        row = replace(row, ended_at=tx.now, on_turn=None, deadline=None)
        ended = replace(live, row=row)
        await save_row(tx, live, ended)
        now = Now(table, fact.seats, ended)
        await end_game(tx, now, fact.setup, None)
    context.keep(ended)
    return True
