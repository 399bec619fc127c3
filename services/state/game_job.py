"""Jobs that change a game, in one transaction that completes the job."""

from collections.abc import Awaitable, Callable

from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.transaction import Transaction
from store import jobs
from store.rows import JobRow


async def change_game(
    context: ServiceContext, job: JobRow, change: Callable[[Transaction, Live], Awaitable[Live]]
) -> bool:
    """Change a job's game, unless that has ended. Always completes the job, and returns True."""
    assert job.game_id is not None, "planned for a game"
    async with context.locked("game", job.game_id):
        async with context.write() as tx:
            if not await jobs.done(tx.connection, job.id, tx.now):
                return True
            live = await load(context, tx.connection, job.game_id)
            if live.row.ending is None:
                live = await change(tx, live)
        context.keep(live)
    return True
