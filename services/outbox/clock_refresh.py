"""Refresh the clocks of a person's turns after they change their settings or absences."""

from collections.abc import Mapping
from dataclasses import dataclass

from services.clocks.deadlines import Timed, deadline_of, left_of, plan_deadline
from services.core.context import ServiceContext
from services.core.live_games import game_row, load
from services.core.transaction import Transaction
from services.outbox.reminders import plan_reminders
from services.outbox.table_changes import update_deadlines
from services.state.table_facts import table_fact, table_row
from store import Connection, games
from store.rows import GameRow


@dataclass(frozen=True, slots=True)
class Remaining:
    """The time that remains of a turn in progress."""

    turn: int  # the version at which it began
    seconds: int


async def remaining_times(context: ServiceContext, user: int) -> dict[int, Remaining]:
    """Return the remaining times of a person's turns with a limit, by game."""
    found: dict[int, Remaining] = {}
    async with context.read() as connection:
        for row in await games.waiting_for(connection, user):
            seconds = await _left(connection, row, context.clock.now())
            if seconds is not None:
                found[row.id] = Remaining(row.turn_version, seconds)
    return found


async def _left(connection: Connection, row: GameRow, now: int) -> int | None:
    fact = await table_fact(connection, await table_row(connection, row.table_id))
    return await left_of(connection, row, Timed.of(fact), now)


async def refresh_clocks(
    context: ServiceContext, user: int, left: Mapping[int, Remaining] | None = None
) -> None:
    """Update the deadlines and reminders of a person's turns in progress.

    `left`: the times that remained before a change of settings. They are kept: such a change
    neither returns nor takes time of a turn.
    """
    async with context.read() as connection:
        waiting = [row.id for row in await games.waiting_for(connection, user)]
    for game in waiting:
        async with context.locked("game", game), context.write() as tx:
            if left is not None and game in left:
                await _keep_left(tx, game, left[game])
            await refresh_clock(context, tx, game)


async def _keep_left(tx: Transaction, game: int, left: Remaining) -> None:
    row = await game_row(tx.connection, game)
    if row.on_turn is None or row.turn_version != left.turn:
        return
    seconds = await _left(tx.connection, row, tx.now)
    if seconds is not None and seconds != left.seconds:
        credit = row.credit + left.seconds - seconds
        await games.set_clock(tx.connection, game, credit=credit)


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
