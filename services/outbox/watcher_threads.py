"""The watchers' thread of a game: its lords are kept out until the end, then let in."""

from __future__ import annotations

from services.core.outbox_bodies import KibitzBody
from services.core.transaction import Transaction
from store import kibitz
from store.rows import GameRow, TableRow


async def let_lords_in(tx: Transaction, table: TableRow, game: GameRow) -> None:
    """Have the lords of a game that has ended let into its watchers' thread."""
    row = await kibitz.thread_of(tx.connection, game.id)
    if row is not None:
        await _say(tx, table, game, KibitzBody("open", row.thread_id))


async def put_out(tx: Transaction, table: TableRow, game: GameRow, user: int) -> None:
    """Have a person who took a seat in a game leave its watchers' thread."""
    row = await kibitz.thread_of(tx.connection, game.id)
    if row is not None:
        await _say(tx, table, game, KibitzBody("out", row.thread_id, user))


async def _say(tx: Transaction, table: TableRow, game: GameRow, body: KibitzBody) -> None:
    await tx.say(table, body, game=game.id, version=game.version, lane="aside")
