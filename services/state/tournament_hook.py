"""The job by which cups go on: the one thing that games and tables know of them."""

from __future__ import annotations

from services.core.context import Transaction
from store import jobs, tournaments
from store.rows import TableRow

JOB = jobs.CUP


async def tell_tournament(tx: Transaction, table: TableRow) -> None:
    """Have the result of a cup's table noted once the game that has just ended is written."""
    if table.cup_id is not None:
        await tx.plan(tx.now, JOB, ref=table.cup_id, table_id=table.id)


async def look_after(tx: Transaction, cup_id: int, due: int) -> None:
    """Have a cup looked after at a time; one job that is due by then is enough."""
    due = max(due, tx.now)
    if not await jobs.is_waiting(tx.connection, JOB, cup_id, due):
        await tx.plan(due, JOB, ref=cup_id)


async def seed_of(tx: Transaction, table: TableRow, number: int) -> str | None:
    """Return the seed of a game of a cup's Dynasty that was drawn before; None: there is none."""
    if table.cup_id is None:
        return None
    row = await tournaments.of_table(tx.connection, table.id)
    if row is None:
        return None
    rows = await tournaments.tables_of(tx.connection, row.cup_id, row.stage, row.round)
    found = [one.seed for one in rows if (one.number, one.slot) == (row.number, number)]
    return found[0] if found else None
