"""What games and tables do for tournaments: plan their job, and use the seeds they drew."""

from services.core.transaction import Transaction
from store import jobs, tournaments
from store.rows import TableRow

JOB = jobs.CUP
TAKEBACK = "cup_takeback"


async def plan_result(tx: Transaction, table: TableRow) -> None:
    """Plan the job that takes over the result of a tournament table's game that has ended."""
    if table.cup_id is not None:
        await tx.plan(tx.now, JOB, ref=table.cup_id, table_id=table.id)


async def plan_takeback(tx: Transaction, table: TableRow, vote: int) -> None:
    """Plan the note in a tournament's log that a table has voted to take turns back."""
    if table.cup_id is not None:
        await tx.plan(tx.now, TAKEBACK, ref=vote, table_id=table.id)


async def plan_next_step(tx: Transaction, cup_id: int, due: int) -> None:
    """Plan the next step of a tournament, unless a job is due by then already."""
    due = max(due, tx.now)
    if not await jobs.is_waiting(tx.connection, JOB, cup_id, due):
        await tx.plan(due, JOB, ref=cup_id)


async def drawn_seed(tx: Transaction, table: TableRow, number: int) -> str | None:
    """Return the seed drawn in advance for a game of a tournament table; None: none was."""
    if table.cup_id is None:
        return None
    row = await tournaments.of_table(tx.connection, table.id)
    if row is None:
        return None
    rows = await tournaments.tables_of(tx.connection, row.cup_id, row.stage, row.round)
    found = [one.seed for one in rows if (one.number, one.slot) == (row.number, number)]
    return found[0] if found else None
