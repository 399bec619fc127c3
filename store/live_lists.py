"""The live lists of games, one a server: where each is posted and whether it is out of date.

`shown` is a digest of the list's text, with "!" in front once something has changed; None if the
list was never shown. `tries` counts the attempts since it was last shown completely. An attempt is
counted before Discord is asked, so that a crash in between leaves a trace.
"""

from sqlalchemy import bindparam, func, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add_rows, by, change, every, first, remove
from store.rows import IndexRow

_indexes = schema.indexes
STALE = "!"

_BY_SERVER = by(_indexes, "server_id")
_MARK_STALE = (
    update(_indexes)
    .where(_indexes.c.server_id == bindparam("server"), _indexes.c.shown.not_like(f"{STALE}%"))
    .values(shown=literal(STALE).concat(_indexes.c.shown))
)


async def live_list(connection: Connection, server: int) -> IndexRow | None:
    """Return the live list of a server, or None."""
    return await first(connection, IndexRow, _BY_SERVER, server_id=server)


async def live_list_at(connection: Connection, message: int) -> IndexRow | None:
    """Return the live list whose message this is, or None."""
    query = select(_indexes).where(_indexes.c.message_id == message)
    return await first(connection, IndexRow, query)


async def put_live_list(connection: Connection, server: int, channel: int) -> None:
    """Place a server's live list in a channel, where it is still to be posted."""
    await remove_live_list(connection, server)
    new = IndexRow(server, channel, message_id=None, edited_at=None, shown=None, tries=0)
    await add_rows(connection, _indexes, [new])


async def remove_live_list(connection: Connection, server: int) -> None:
    """Delete a server's live list."""
    await remove(connection, _indexes, _indexes.c.server_id == server)


async def mark_stale(connection: Connection, server: int) -> int:
    """Mark a server's live list as out of date; 0 if there is none to mark, or it was marked."""
    return int((await connection.execute(_MARK_STALE, {"server": server})).rowcount)


async def stale(connection: Connection) -> list[IndexRow]:
    """Return the live lists to be posted or edited again, least recently edited first."""
    shown = _indexes.c.shown
    where = or_(shown.is_(None), shown.like(f"{STALE}%"), _indexes.c.tries > 0)
    touched = func.coalesce(_indexes.c.edited_at, 0)
    query = select(_indexes).where(where).order_by(touched, _indexes.c.server_id)
    return await every(connection, IndexRow, query)


async def change_live_list(connection: Connection, server: int, **values: object) -> int:
    """Change a server's live list; return 0 if it has none."""
    return await change(connection, _indexes, _indexes.c.server_id == server, **values)


async def hasten(connection: Connection, server: int) -> int:
    """Make a list that failed due now; 0 if there is none."""
    where = (_indexes.c.server_id == server, _indexes.c.tries > 0)
    return await change(connection, _indexes, *where, edited_at=None)
