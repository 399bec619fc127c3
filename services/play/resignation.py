"""Give a seat up: the computer plays on, or the game ends."""

from dataclasses import replace

from services.core.context import ServiceContext
from services.core.live_games import Live
from services.core.transaction import Transaction
from services.facts import Person, Press
from services.facts.games import Ending, GameFact
from services.facts.tables import SeatFact
from services.outbox.announcements import Now, announce_resigned
from services.play.seat_access import Chair, refuse_over, sit
from services.play.turn_commit import end_game, save_row
from services.play.voting import count
from services.state.game_facts import game_fact
from services.state.table_facts import seat_facts, table_row
from store import tables


async def seat_in(context: ServiceContext, game: int, person: Person) -> tuple[GameFact, SeatFact]:
    """Return a running game and the person's seat in it.

    Refused: not_at_table, resigned, game_over.
    """
    async with context.read() as connection:
        chair = await sit(context, connection, Press(game, person))
        refuse_over(chair.fact)
        return chair.fact, chair.seat


async def resign(context: ServiceContext, game: int, person: Person) -> GameFact:
    """Give a seat up: a computer lord plays on.

    Without a person left the game ends, unless it belongs to a tournament.
    """
    async with context.locked("game", game), context.write() as tx:
        chair = await sit(context, tx.connection, Press(game, person))
        refuse_over(chair.fact)
        live = await give_up(context, tx, chair)
        fact = await game_fact(tx.connection, live)
    context.keep(live)
    return fact


async def give_up(context: ServiceContext, tx: Transaction, chair: Chair) -> Live:
    """Give a seat up in a transaction: the computer plays on, or the game ends deserted."""
    table, seat = chair.fact.table, chair.seat.seat
    turn = chair.live.turn
    version = chair.live.row.version + 1
    await tables.resign_seat(tx.connection, table.id, seat, at=tx.now, turn=turn, version=version)
    seats = seat_facts(table.setup.lords, await tables.seats(tx.connection, table.id))
    left = table.tournament is not None or any(one.person for one in seats)
    live = await _raise(tx, chair, None if left else "deserted")
    row = await table_row(tx.connection, table.id)
    now = Now(row, seats, live)
    if not left:
        await end_game(tx, now, table.setup, None)
        return live
    await announce_resigned(tx, now, seat)
    if chair.fact.vote is not None:
        return await count(context, tx, live, chair.fact.vote.id)
    return live


async def _raise(tx: Transaction, chair: Chair, ending: Ending | None) -> Live:
    """Raise the version; if it was the lord's own turn, it begins again."""
    before = chair.live.row
    row = replace(before, version=before.version + 1)
    if chair.on_turn:
        row = replace(row, turn_version=row.version, deadline=None)
    if ending is not None:
        row = replace(row, ending=ending, ended_at=tx.now, on_turn=None, deadline=None)
    live = replace(chair.live, row=row)
    await save_row(tx, chair.live, live)
    return live
