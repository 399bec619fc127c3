"""The watchers' threads of games."""

from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add_rows, by, change, first, remove
from store.rows import KibitzRow

_kibitz = schema.kibitz
_OF_GAME = by(_kibitz, "game_id")


async def thread_of(connection: Connection, game: int) -> KibitzRow | None:
    """Return the watchers' thread of a game, or None."""
    return await first(connection, KibitzRow, _OF_GAME, game_id=game)


async def add_thread(connection: Connection, row: KibitzRow) -> None:
    """Insert the watchers' thread of a game; the key refuses a second one."""
    await add_rows(connection, _kibitz, [row])


async def remove_thread(connection: Connection, game: int, thread: int) -> None:
    """Delete a thread that no longer exists; a newer one stays."""
    where = (_kibitz.c.game_id == game, _kibitz.c.thread_id == thread)
    await remove(connection, _kibitz, *where)


async def note_opened(connection: Connection, game: int, now: int) -> bool:
    """Note that the lords were let into the thread; False if they were before."""
    where = (_kibitz.c.game_id == game, _kibitz.c.opened_at.is_(None))
    return await change(connection, _kibitz, *where, opened_at=now) == 1
