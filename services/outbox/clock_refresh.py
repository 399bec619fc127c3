"""Refresh the clocks of a person's turns after they change their settings or absences."""

from services.clocks.deadlines import Timed, deadline_of, plan_deadline
from services.core.context import ServiceContext
from services.core.live_games import load
from services.core.transaction import Transaction
from services.outbox.reminders import plan_reminders
from services.outbox.table_changes import update_deadlines
from services.state.table_facts import table_fact, table_row
from store import games


async def refresh_clocks(context: ServiceContext, user: int) -> None:
    """Update the deadlines and reminders of a person's turns in progress."""
    async with context.read() as connection:
        waiting = [row.id for row in await games.waiting_for(connection, user)]
    for game in waiting:
        async with context.locked("game", game), context.write() as tx:
            await refresh_clock(context, tx, game)


async def refresh_clock(context: ServiceContext, tx: Transaction, game: int) -> None:
    """Update the deadline and the reminders of the turn in progress; the lock is held."""
    live = await load(context, tx.connection, game)
    row = live.row
    if row.on_turn is None or row.paused_at is not None:
        return
    table = await table_row(tx.connection, row.table_id)
    fact = await table_fact(tx.connection, table)
    before, seat = row.deadline, row.on_turn
    deadline = await deadline_of(tx.connection, row, Timed.of(fact))
    if deadline != before:
        await games.set_clock(tx.connection, game, deadline=deadline)
        await update_deadlines(tx, table, game)
        row = (await load(context, tx.connection, game)).row
        if deadline is not None and (before is None or deadline < before):
            await plan_deadline(tx, row)
    await plan_reminders(tx, Timed.of(fact), row, fact.seats[seat - 1])
