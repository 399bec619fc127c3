"""Leave the games of people whose data was deleted, each in a transaction of its own.

Others can write between them. A job does it, too, so that it is done wherever the process ends.
"""

from typing import Final

import structlog

from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE
from services.core.live_games import load
from services.core.transaction import Transaction
from services.facts import Refused
from services.play.resignation import give_up
from services.play.seat_access import Chair
from services.records.header import START
from services.state.game_facts import game_fact
from services.state.table_facts import seat_facts
from store import games, tables
from store.rows import GameRow, JobRow, SeatRow, TableRow

_log = structlog.get_logger()

JOB: Final = "leave_games"
"""The kind of the job; `ref` is the number that stands for the person."""
SOON: Final = 60
"""Seconds until the job looks whether a seat is left."""


async def leave_games(context: ServiceContext, job: JobRow) -> bool:
    """Give up all seats that are left (a job)."""
    await leave_all(context, job.ref)
    return False


async def leave_all(context: ServiceContext, user: int) -> None:
    """Give up the seats of a number in running games, one after the other.

    Refused: busy, if a game is being changed; the others are left.
    """
    busy = None
    async with context.read() as connection:
        seated = await tables.seated(connection, user, ("playing",))
        played = await games.games_of_tables(connection, [table.id for table in seated])
    for found in played.values():
        game = found[-1].id
        try:
            async with context.locked("game", game), context.write() as tx:
                await _leave(context, tx, game, user)
        except Refused as refused:
            busy = refused
        context.games.pop(game, None)
    if busy is not None:
        raise busy


async def _leave(context: ServiceContext, tx: Transaction, game: int, user: int) -> None:
    row = await games.game(tx.connection, game)
    assert row is not None, "games stay"
    table = await tables.table(tx.connection, row.table_id)
    assert table is not None, "tables stay"
    for seat in await tables.seats(tx.connection, table.id):
        if seat.user_id == user and seat.resigned_at is None and table.state == "playing":
            await _give_up(context, tx, row, table, seat)


async def _give_up(
    context: ServiceContext, tx: Transaction, row: GameRow, table: TableRow, seat: SeatRow
) -> None:
    if row.ending is not None:
        await _leave_dynasty(tx, table, seat)
        return
    try:
        live = await load(context, tx.connection, row.id)
        fact = await game_fact(tx.connection, live)
    except UNREADABLE:
        _log.exception("erasure.unreadable", game=row.id)
        await _resign(tx, table, seat)
        return
    await give_up(context, tx, Chair(live, fact, fact.table.seats[seat.seat - 1]))


async def _leave_dynasty(tx: Transaction, table: TableRow, seat: SeatRow) -> None:
    """Leave between two games of a Dynasty, which continues if anybody is left."""
    await _resign(tx, table, seat)
    rows = await tables.seats(tx.connection, table.id)
    if table.cup_id is None and not any(one.person for one in seat_facts(len(rows), rows)):
        await tables.change_table(tx.connection, table.id, state="abandoned", next_game_at=None)


async def _resign(tx: Transaction, table: TableRow, seat: SeatRow) -> None:
    """Free a seat without its game: there is none yet, or it can't be read."""
    await tables.resign_seat(tx.connection, table.id, seat.seat, at=tx.now, turn=START)
