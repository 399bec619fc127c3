"""What a person sets or announces changes the clocks of the turns they are on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from services.clocks.deadlines import Timed, deadline_of, left_of, plan_deadline
from services.core.context import ServiceContext
from services.core.live_games import game_row, load
from services.core.transaction import Transaction
from services.outbox.reminders import plan_reminders
from services.outbox.table_changes import show_clock
from services.state.table_facts import table_fact, table_row
from store import Connection, games
from store.rows import GameRow


@dataclass(frozen=True, slots=True)
class Left:
    """What a person has left of a turn in progress."""

    turn: int  # the version at which it began
    seconds: int


async def what_is_left(context: ServiceContext, user: int) -> dict[int, Left]:
    """Return what a person has left of their turns in progress that have a limit, by game."""
    found: dict[int, Left] = {}
    async with context.read() as connection:
        for row in await games.waiting_for(connection, user):
            seconds = await _left(connection, row, context.clock.now())
            if seconds is not None:
                found[row.id] = Left(row.turn_version, seconds)
    return found


async def _left(connection: Connection, row: GameRow, now: int) -> int | None:
    fact = await table_fact(connection, await table_row(connection, row.table_id))
    return await left_of(connection, row, Timed.of(fact), now)


async def renew(context: ServiceContext, user: int, left: Mapping[int, Left] | None = None) -> None:
    """Set the deadlines and plan the reminders of a person's turns in progress anew.

    `left`: what they had left a moment ago. They have that still: what has passed of a turn is
    neither given back nor taken by what they set since.
    """
    async with context.read() as connection:
        waiting = [row.id for row in await games.waiting_for(connection, user)]
    for game in waiting:
        async with context.locked("game", game), context.write() as tx:
            if left is not None and game in left:
                await _keep_left(tx, game, left[game])
            await renew_game(context, tx, game)


async def _keep_left(tx: Transaction, game: int, left: Left) -> None:
    row = await game_row(tx.connection, game)
    if row.on_turn is None or row.turn_version != left.turn:
        return
    seconds = await _left(tx.connection, row, tx.now)
    if seconds is not None and seconds != left.seconds:
        credit = row.credit + left.seconds - seconds
        await games.set_clock(tx.connection, game, credit=credit)


async def renew_game(context: ServiceContext, tx: Transaction, game: int) -> None:
    """Set the deadline of the turn in progress and plan its reminders anew; the lock is held."""
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
        await show_clock(tx, table, game)
        row = (await load(context, tx.connection, game)).row
        if deadline is not None and (before is None or deadline < before):
            await plan_deadline(tx, row)
    await plan_reminders(tx, table, row, fact.seats[seat - 1])
