"""Keep lords out of their game's watchers' thread until the end, then add them."""

from services.core.outbox_bodies import KibitzBody
from services.core.transaction import Transaction
from store import kibitz
from store.rows import GameRow, TableRow


async def add_lords(tx: Transaction, table: TableRow, game: GameRow) -> None:
    """Have the lords of a finished game added to its watchers' thread."""
    row = await kibitz.thread_of(tx.connection, game.id)
    if row is not None:
        await _write(tx, table, game, KibitzBody("open", row.thread_id))


async def remove_from_thread(tx: Transaction, table: TableRow, game: GameRow, user: int) -> None:
    """Have a person who took a seat in a game removed from its watchers' thread."""
    row = await kibitz.thread_of(tx.connection, game.id)
    if row is not None:
        await _write(tx, table, game, KibitzBody("out", row.thread_id, user))


async def _write(tx: Transaction, table: TableRow, game: GameRow, body: KibitzBody) -> None:
    await tx.say(table, body, game=game.id, version=game.version, lane="aside")
