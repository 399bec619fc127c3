"""Begin the games of a table once it is full: its message then says where they are played."""

from collections.abc import Mapping

from services.core.context import ServiceContext
from services.core.json_codec import setup_from_json
from services.core.outbox_bodies import TableBody
from services.core.transaction import Transaction
from services.facts.tables import is_solo
from services.outbox.table_changes import fact_of, settle_all
from services.play.starting import start_game
from services.standing import limits
from services.state.table_facts import table_row
from services.state.tournament_jobs import drawn_seed
from services.tables._teams import draw_seats
from store import tables
from store.rows import SeatRow, TableRow


async def begin(
    context: ServiceContext, tx: Transaction, row: TableRow, seed: str | None = None
) -> None:
    """Start the first game; the table's message then says where it is played.

    `seed`: as `start_game`. Refused: too_many, of games alone.
    """
    lords = (await fact_of(tx.connection, row.id)).seats
    if is_solo(lords):
        person = next(one.user or 0 for one in lords if one.computer is None)
        await limits.check(tx, "alone", person, row.server_id)
    await settle_all(tx, row)
    setup = setup_from_json(row.setup)
    if setup.teams and setup.partners == "drawn":
        sitting = {one.seat: one for one in await tables.seats(tx.connection, row.id)}
        seats = draw_seats([sitting[seat] for seat in sorted(sitting)], context.entropy)
        await move_seats(tx, row.id, sitting, seats)
    await tables.change_table(tx.connection, row.id, state="playing", expires_at=None)
    await start_game(context, tx, row, seed)
    await tx.say(row, TableBody())


async def move_seats(
    tx: Transaction, table: int, sitting: Mapping[int, SeatRow], moved: Mapping[int, SeatRow]
) -> None:
    """Move the lords of an open table to other seats."""
    if moved != sitting:
        await tables.move_seats(tx.connection, table, moved)


async def next_game(context: ServiceContext, tx: Transaction, table: int, number: int) -> None:
    """Start the next game of a Dynasty, unless it has begun."""
    row = await table_row(tx.connection, table)
    fact = await fact_of(tx.connection, table)
    going_on = row.state == "playing" and row.next_game_at is not None
    if going_on and fact.dynasty is not None and fact.dynasty.number + 1 == number:
        await tables.change_table(tx.connection, table, next_game_at=None)
        await start_game(context, tx, row, await drawn_seed(tx, row, number))
