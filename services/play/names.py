"""Take over the name that a person has now at their tables; records keep the first one."""

from collections.abc import Awaitable, Iterable
from dataclasses import replace

import structlog

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.outbox.table_changes import announce_table, show_lords
from services.state.table_facts import table_row
from store import games, privacy, tables
from store.rows import SeatRow

_log = structlog.get_logger()

DAY = 24 * 3600
NAMES = 100
"""How many names a lord has at a table, and one more a day: all are kept, for a deletion."""


async def take_name(context: ServiceContext, person: Person) -> bool:
    """Take over a person's name at their open and running tables of the server where they are.

    Return whether all could be done just now.
    """
    async with context.read() as connection:
        rows = await tables.seats_called_otherwise(
            connection, person.server or 0, person.id, person.name
        )
    return await all_done(_rename(context, row.table_id, person) for row in rows)


async def all_done(parts: Iterable[Awaitable[None]]) -> bool:
    """Do parts one after another; return whether none was refused. What is refused stops none."""
    done = True
    for part in parts:
        try:
            await part
        except Refused:
            done = False
    return done


async def _rename(context: ServiceContext, table: int, person: Person) -> None:
    async with context.read() as connection:
        played = await games.games_of_table(connection, table)
    lock = ("game", played[-1].id) if played else ("table", table)
    async with context.locked(*lock), context.write() as tx:
        row = await table_row(tx.connection, table)
        seat = _seat_of(await tables.seats(tx.connection, table), person)
        if seat is None:
            return
        earlier = seat.earlier or ()
        if len(earlier) >= NAMES + (tx.now - row.created_at) // DAY:
            raise Refused("busy")  # tried again: under each name something may have been said
        changed = {"name": person.name, "earlier": [*earlier, seat.name]}
        await tables.change_seat(tx.connection, table, seat.seat, **changed)
        if row.host_id == person.id:
            await tables.change_table(tx.connection, table, host_name=person.name)
        running = [game for game in played if game.ending is None]
        for game in running:
            names = list(game.names)
            names[seat.seat - 1] = replace(seat, name=person.name).marked
            await privacy.rename_games(tx.connection, {game.id: names})
        if not played:
            await announce_table(tx, row)
        elif running:
            await show_lords(tx, table)
    _log.info("seat.renamed", table=table)


def _seat_of(seats: list[SeatRow], person: Person) -> SeatRow | None:
    return next(
        (one for one in seats if one.user_id == person.id and one.name != person.name), None
    )
