"""Notes that partners of a team leave each other."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, change, count, every, remove
from store.rows import NoteRow

_notes = schema.notes


async def add_note(connection: Connection, game_id: int, seat: int, text: str, *, at: int) -> int:
    """Insert a note and return its id."""
    row = {"game_id": game_id, "seat": seat, "text": text, "at": at}
    return await add(connection, _notes, row)


async def drop_oldest(connection: Connection, game_id: int, seat: int, keep: int) -> int:
    """Delete the notes of a seat but for the newest; return how many."""
    own = select(_notes.c.id).where(_notes.c.game_id == game_id, _notes.c.seat == seat)
    old = own.order_by(_notes.c.id.desc()).offset(keep)
    ids = [row.id for row in await connection.execute(old)]
    return await remove(connection, _notes, _notes.c.id.in_(ids))


async def notes(
    connection: Connection, game_id: int, seats: Collection[int], limit: int
) -> list[NoteRow]:
    """Return the newest notes of some seats of a game, oldest first."""
    query = select(_notes).where(_notes.c.game_id == game_id, _notes.c.seat.in_(list(seats)))
    found = await every(connection, NoteRow, query.order_by(_notes.c.id.desc()).limit(limit))
    return found[::-1]


async def count_unread(connection: Connection, game_id: int, seat: int) -> int:
    """Count the notes of a seat that the partner has not read yet."""
    return await count(connection, *_unread(game_id, seat))


async def mark_read(connection: Connection, game_id: int, seat: int, *, at: int) -> int:
    """Mark all notes of a seat as read by the partner; return how many were unread."""
    return await change(connection, _notes, *_unread(game_id, seat), read_at=at)


def _unread(game_id: int, seat: int) -> tuple[ColumnElement[bool], ...]:
    return (_notes.c.game_id == game_id, _notes.c.seat == seat, _notes.c.read_at.is_(None))
