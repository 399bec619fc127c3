"""The outbox of announcements, and the messages that were posted."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, bindparam, func, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import (
    add,
    by,
    change,
    change_by,
    every,
    every_readable,
    first,
    first_rows,
    first_without,
    part,
)
from store.rows import Json, MessageRow, OutboxRow, TableRow
from store.servers import EVERYWHERE, Servers
from store.tournament_games import LIVE

_outbox, _messages, _tables = schema.outbox, schema.messages, schema.tables

WAITING, DONE, DROPPED, GIVEN_UP = "waiting", "done", "dropped", "given_up"
LOOSE = ("tidy", "aside")
"""The lanes whose rows wait for no other row and hold none back: old messages to be stripped or
deleted, and what is said to one person alone."""
DIRECT = "direct"
"""The kind of direct messages that call a lord, beside the row's own message."""


@dataclass(frozen=True, slots=True)
class DueAnnouncement:
    """The part of a due row by which the next one to be posted is chosen."""

    id: int
    table_id: int
    server_id: int
    kind: str
    lane: str
    channel_id: int  # the table's thread, or else its channel


@dataclass(frozen=True, slots=True)
class WaitingAnnouncement:
    """The part of a waiting row that is reported to hosts."""

    id: int
    table_id: int
    refusals: list[str]
    due: int
    created_at: int


_LAST = (
    by(_outbox, "game_id")
    .where(_outbox.c.kind.in_(bindparam("kinds", expanding=True)), _outbox.c.state != DROPPED)
    .order_by(_outbox.c.id.desc())
    .limit(1)
)
_WAITING = _outbox.c.state == WAITING
_DUE_BY = _outbox.c.due <= bindparam("now")
_FIRST_ID = select(func.min(_outbox.c.id)).group_by(_outbox.c.table_id)
_HEADS = _FIRST_ID.where(_WAITING, _outbox.c.lane == "talk")
_TIDY_HEADS = _FIRST_ID.where(_WAITING, _outbox.c.lane == "tidy", _DUE_BY)
_CHOSEN_BY = ("id", "table_id", "server_id", "kind", "lane")
_PLACE = func.coalesce(_tables.c.thread_id, _tables.c.channel_id)
_DUE = select(*(_outbox.c[name] for name in _CHOSEN_BY), _PLACE).join(
    _tables, _tables.c.id == _outbox.c.table_id
)
_FIRST = _DUE.where(_DUE_BY, _outbox.c.id.in_(_HEADS))
_LOOSE = _DUE.where(
    or_(
        _outbox.c.id.in_(_TIDY_HEADS),
        and_(_WAITING, _outbox.c.lane == "aside", _DUE_BY),
    )
)
_KIND = by(_outbox, "table_id", "state", "kind").order_by(_outbox.c.id)
_SINCE = (
    by(_outbox, "game_id", "kind")
    .where(_outbox.c.created_at >= bindparam("created"), _outbox.c.state != DROPPED)
    .order_by(_outbox.c.id)
)
_OF_VERSION = by(_outbox, "game_id", "version").order_by(_outbox.c.id)
_UNDELETED = by(_messages, "table_id", "kind").where(_messages.c.state != "deleted")
_UNDELETED = _UNDELETED.order_by(_messages.c.id)
_LIVING = by(_messages, "table_id", "game_id").where(_messages.c.state == "living")
_LIVING = _LIVING.order_by(_messages.c.id)
_POSTED = by(_messages, "outbox_id").where(
    _messages.c.state != "deleted", _messages.c.kind != DIRECT
)


async def add_announcement(
    connection: Connection,
    table: TableRow,
    kind: str,
    body: Json,
    *,
    now: int,
    game: int | None = None,
    version: int = 0,
    lane: str = "talk",
    click: int | None = None,
) -> int:
    """Append an announcement and return its id."""
    new: dict[str, Any] = {
        "table_id": table.id,
        "server_id": table.server_id,
        "game_id": game,
        "kind": kind,
        "lane": lane,
        "version": version,
        "body": body,
        "state": WAITING,
        "tries": 0,
        "doubtful": 0,
        "refusals": [],
        "due": now,
        "created_at": now,
        "click": click,
    }
    return await add(connection, _outbox, new)


async def outbox_row(connection: Connection, row_id: int) -> OutboxRow | None:
    """Return an announcement, or None."""
    return await first(connection, OutboxRow, by(_outbox, "id"), id=row_id)


async def row_without_json(connection: Connection, row_id: int) -> OutboxRow | None:
    """Return an announcement whose JSON may be unreadable with an empty body and no refusals."""
    return await first_without(connection, OutboxRow, _outbox, row_id, body={}, refusals=[])


async def heads(
    connection: Connection, now: int, limit: int, servers: Servers = EVERYWHERE
) -> list[DueAnnouncement]:
    """Return the first waiting row of each table, if it is due, in turns by server and host."""
    query = first_rows(_outbox, _FIRST, limit, servers, _tables.c.host_id)
    return await every(connection, DueAnnouncement, query, now=now)


async def loose(
    connection: Connection, now: int, limit: int, servers: Servers = EVERYWHERE
) -> list[DueAnnouncement]:
    """Return the first due edit or deletion of each table of some servers, and its asides.

    They wait for nothing else.
    """
    query = first_rows(_outbox, _LOOSE, limit, servers, _tables.c.host_id)
    return await every(connection, DueAnnouncement, query, now=now)


async def ours(
    connection: Connection, messages: Collection[int], servers: Collection[int]
) -> set[int]:
    """Return which messages in some servers are ours and still matter.

    These are news of games, the messages of open tables, tournaments' posts and live lists.
    """
    tables, posts, lists = schema.tables, schema.cup_posts, schema.indexes
    open_ = and_(tables.c.server_id.in_(servers), tables.c.state == "open")
    listed = and_(lists.c.server_id.in_(servers), lists.c.message_id.in_(messages))
    found = union_all(
        select(_messages.c.message_id).where(_messages.c.message_id.in_(messages)),
        select(tables.c.message_id).where(open_, tables.c.message_id.in_(messages)),
        select(posts.c.message_id).where(posts.c.message_id.in_(messages)),
        select(lists.c.message_id).where(listed),
    )
    return {row.message_id for row in await connection.execute(found)}


async def our_places(connection: Connection, places: Collection[int]) -> set[int]:
    """Return which threads and channels are homes of tables that go on, or of tournaments."""
    tables, cups = schema.tables, schema.cups
    played = tables.c.state.in_(("open", "playing"))
    found = union_all(
        select(tables.c.thread_id).where(tables.c.thread_id.in_(places), played),
        select(tables.c.channel_id).where(tables.c.channel_id.in_(places), played),
        select(cups.c.thread_id).where(cups.c.thread_id.in_(places)),
        select(cups.c.log_id).where(cups.c.log_id.in_(places)),
        select(cups.c.channel_id).where(cups.c.channel_id.in_(places), cups.c.phase.in_(LIVE)),
    )
    return {int(place) for place in await connection.scalars(found)}


async def failed(connection: Connection) -> list[OutboxRow]:
    """Return the waiting rows that failed before, in order."""
    query = select(_outbox).where(_outbox.c.state == WAITING, _outbox.c.tries > 0)
    return await every(connection, OutboxRow, query.order_by(_outbox.c.id))


async def waiting(connection: Connection, table_id: int, kind: str) -> list[OutboxRow]:
    """Return the waiting rows of a kind of a table, in order."""
    key = {"table_id": table_id, "state": WAITING, "kind": kind}
    return await every(connection, OutboxRow, _KIND, **key)


async def last(
    connection: Connection, game_id: int, kinds: Iterable[str], *, below: int | None = None
) -> OutboxRow | None:
    """Return the newest row of some kinds about a game that was not dropped, or None."""
    query = _LAST if below is None else _LAST.where(_outbox.c.id < below)
    return await first(connection, OutboxRow, query, game_id=game_id, kinds=list(kinds))


async def since(connection: Connection, game_id: int, kind: str, created: int) -> list[OutboxRow]:
    """Return the rows of a kind about a game from a time on, in order, without dropped ones."""
    values = {"game_id": game_id, "kind": kind, "created": created}
    return await every(connection, OutboxRow, _SINCE, **values)


async def of_version(
    connection: Connection, game_id: int, version: int, *, dropped: bool = False
) -> list[OutboxRow]:
    """Return the rows about one version of a game, in order; dropped ones only if wanted."""
    rows = await every(connection, OutboxRow, _OF_VERSION, game_id=game_id, version=version)
    return [row for row in rows if dropped or row.state != DROPPED]


async def waiting_in(
    connection: Connection, server: int, *, state: str = WAITING, since: int = 0
) -> tuple[list[WaitingAnnouncement], int]:
    """Return a server's announcements that wait to be posted, table by table, in order.

    `state`: or those that were given up; `since`: those of the time since then.

    The number is that of rows that can't be read.
    """
    query = part(_outbox, WaitingAnnouncement).where(
        _outbox.c.server_id == server,
        _outbox.c.state == state,
        _outbox.c.lane == "talk",
        _outbox.c.created_at >= since,
    )
    query = query.order_by(_outbox.c.table_id, _outbox.c.id)
    return await every_readable(connection, WaitingAnnouncement, query)


async def latest_posted(
    connection: Connection, server: int, kinds: Collection[str]
) -> tuple[list[OutboxRow], int]:
    """Return the newest posted row of some kinds for each playing table of a server.

    The number is that of rows that can't be read.
    """
    tables = schema.tables
    newest = (
        select(func.max(_outbox.c.id))
        .join(tables, tables.c.id == _outbox.c.table_id)
        .where(tables.c.server_id == server, tables.c.state == "playing")
        .where(_outbox.c.kind.in_(kinds), _outbox.c.state == DONE)
        .group_by(_outbox.c.table_id)
    )
    query = select(_outbox).where(_outbox.c.id.in_(newest)).order_by(_outbox.c.id)
    return await every_readable(connection, OutboxRow, query)


async def hasten(connection: Connection, server: int | None, now: int, *, beyond: int = 0) -> int:
    """Make the failed rows of a server, or all that wait anywhere, due now; return how many.

    `beyond`: only those that would wait for more than so many seconds.
    """
    late = and_(_outbox.c.state == WAITING, _outbox.c.due > now + beyond)
    if server is not None:
        late = and_(late, _outbox.c.tries > 0, _outbox.c.server_id == server)
    return await change(connection, _outbox, late, due=now)


async def amend(connection: Connection, row_id: int, body: Json) -> None:
    """Change the body of a row, posted or not."""
    await change_by(connection, _outbox, {"id": row_id}, body=body)


async def change_row(connection: Connection, row_id: int, **values: Any) -> bool:
    """Change a row that still waits; False if it does not."""
    key = {"id": row_id, "state": WAITING}
    return await change_by(connection, _outbox, key, **values) == 1


async def drop_untried(connection: Connection, row_id: int) -> bool:
    """Drop a waiting row that was never tried; False if it was."""
    key = {"id": row_id, "state": WAITING, "tries": 0}
    return await change_by(connection, _outbox, key, state=DROPPED) == 1


# -- messages --------------------------------------------------------------------------------------


async def add_message(connection: Connection, **values: Any) -> int:
    """Insert a message and return the id of its row."""
    return await add(connection, _messages, values)


async def message(connection: Connection, message_id: int) -> MessageRow | None:
    """Return a message by Discord's id, or None."""
    return await first(connection, MessageRow, by(_messages, "message_id"), message_id=message_id)


async def messages(
    connection: Connection, table_id: int, kind: str, *, ref: int | None = None
) -> list[MessageRow]:
    """Return a table's messages of a kind that were not deleted, oldest first."""
    found = await every(connection, MessageRow, _UNDELETED, table_id=table_id, kind=kind)
    return found if ref is None else [row for row in found if row.ref == ref]


async def living(connection: Connection, table_id: int, game_id: int | None) -> list[MessageRow]:
    """Return the messages about a game that live, oldest first."""
    return await every(connection, MessageRow, _LIVING, table_id=table_id, game_id=game_id)


async def posted_message(connection: Connection, row_id: int) -> MessageRow | None:
    """Return the message that a row was posted as, unless it was deleted; no direct message."""
    return await first(connection, MessageRow, _POSTED, outbox_id=row_id)


async def forget_messages(connection: Connection, table_id: int, channel: int) -> int:
    """Count a table's messages in a channel as deleted; return how many."""
    key = {"table_id": table_id, "channel_id": channel}
    return await change_by(connection, _messages, key, state="deleted")


async def change_message(connection: Connection, message_id: int, **values: Any) -> int:
    """Change a message by Discord's id; return 0 if there is none."""
    return await change_by(connection, _messages, {"message_id": message_id}, **values)
