"""Notes between the partners of a team."""

from services.core.context import ServiceContext
from services.core.live_games import load
from services.core.transaction import Transaction
from services.facts import Person, Press, Refused
from services.facts.games import NoteFact, NotesFact
from services.facts.tables import SeatFact
from services.play.seat_access import Chair, refuse_over, sit
from services.standing import limits
from services.state.game_facts import game_fact
from store import Connection, tables
from store import notes as queries

NOTE_LENGTH = 500
SHOWN = 30
KEPT = 100
"""How many notes of a seat are kept; older ones are deleted."""


async def note(context: ServiceContext, game: int, person: Person, text: str) -> NotesFact:
    """Leave the partner a note.

    Refused: no_partner (data lord, if it is a computer lord), bad_note (data limit), game_over,
    too_many.
    """
    wanted = text.strip()
    if not wanted or len(wanted) > NOTE_LENGTH:
        raise Refused("bad_note", {"limit": NOTE_LENGTH}, ("look",))
    async with context.locked("game", game), context.write() as tx:
        chair = await sit(context, tx.connection, Press(game, person))
        partner = _partner(chair)
        if partner.computer is not None:
            raise Refused("no_partner", {"lord": partner.name}, ("look",))
        refuse_over(chair.fact)
        await limits.check(tx, "notes", person.id, chair.fact.table.server)
        await queries.add_note(tx.connection, game, chair.seat.seat, wanted, at=tx.now)
        await queries.drop_oldest(tx.connection, game, chair.seat.seat, KEPT)
        return await _read(tx, chair)


async def notes(context: ServiceContext, game: int, person: Person) -> NotesFact:
    """Return the notes of a lord and their partner, and mark them as read.

    Refused: no_partner, not_at_table.
    """
    async with context.locked("game", game), context.write() as tx:
        return await _read(tx, await sit(context, tx.connection, Press(game, person)))


async def new_notes(context: ServiceContext, game: int, person: Person) -> int:
    """Count the partner's notes that a person has not read yet; 0 without a partner or seat."""
    async with context.read() as connection:
        live = await load(context, connection, game)
        fact = await game_fact(connection, live)
        seat = fact.table.seat_of(person.id)
        return 0 if seat is None else await count_new(connection, Chair(live, fact, seat))


async def count_new(connection: Connection, chair: Chair) -> int:
    """Count the partner's notes that the lord of a seat has not read yet."""
    partner = chair.partner
    if partner is None:
        return 0
    return await queries.count_unread(connection, chair.live.row.id, partner.seat)


async def _read(tx: Transaction, chair: Chair) -> NotesFact:
    await queries.mark_read(tx.connection, chair.live.row.id, _partner(chair).seat, at=tx.now)
    return await _notes(tx.connection, chair)


async def _notes(connection: Connection, chair: Chair) -> NotesFact:
    partner = _partner(chair)
    both = {seat.seat: seat.name or "" for seat in (chair.seat, partner)}
    rows = await queries.notes(connection, chair.live.row.id, both, SHOWN)
    # Notes to somebody who had the seat before are not for its lord of now.
    since = await tables.sits_since(connection, chair.fact.table.id, chair.seat.seat)
    mine = [row for row in rows if row.at >= since]
    facts = tuple(NoteFact(row.seat, both[row.seat], row.text, row.at) for row in mine)
    return NotesFact(chair.fact, chair.seat, partner, facts)


def _partner(chair: Chair) -> SeatFact:
    """Return the seat of the partner. Refused: no_partner."""
    partner = chair.partner
    if partner is None:
        raise Refused("no_partner", {"table": chair.fact.table.name}, ("look",))
    return partner
