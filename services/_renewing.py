"""What a person sets or announces changes the clocks of the turns they are on."""

from __future__ import annotations

from services._house import House, Work
from services._live import load
from services._rows import show_clock
from services._tablefacts import table_fact, table_row
from services._timing import Timed, deadline_of, plan_deadline
from services.reminding import plan_reminders
from store import games


async def renew(house: House, user: int) -> None:
    """Set the deadlines and plan the reminders of a person's turns in progress anew."""
    async with house.read() as connection:
        waiting = [row.id for row in await games.waiting_for(connection, user)]
    for game in waiting:
        async with house.locked("game", game), house.write() as work:
            await renew_game(house, work, game)


async def renew_game(house: House, work: Work, game: int) -> None:
    """Set the deadline of the turn in progress and plan its reminders anew; the lock is held."""
    live = await load(house, work.connection, game)
    row = live.row
    if row.on_turn is None or row.paused_at is not None:
        return
    table = await table_row(work.connection, row.table_id)
    fact = await table_fact(work.connection, table)
    before, seat = row.deadline, row.on_turn
    deadline = await deadline_of(work.connection, row, Timed(fact.setup, fact.seats))
    if deadline != before:
        await games.set_clock(work.connection, game, deadline=deadline)
        await show_clock(work, table, game)
        row = (await load(house, work.connection, game)).row
        if deadline is not None and (before is None or deadline < before):
            await plan_deadline(work, row)
    await plan_reminders(work, table, row, fact.seats[seat - 1])
