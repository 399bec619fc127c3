"""Posts of tournaments: announcements that are posted once, and pages that are kept up to date.

A row waits until it is posted. A page that is out of date is stale until it is edited; `stale`
counts the changes, so that a change during the edit makes the page stale again.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, bindparam, case, func, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import (
    add_all,
    by,
    change,
    change_by,
    every,
    every_readable,
    first,
    first_rows,
    first_without,
    part,
    value,
)
from store.rows import Json
from store.servers import EVERYWHERE, Servers
from store.tournament_rows import TournamentPostRow, TournamentTableRow

_posts = schema.cup_posts

WAITING, DONE, OLD, DROPPED, GIVEN_UP = "waiting", "done", "old", "dropped", "given_up"
LOOSE: Final = ("call", "told")
"""The kinds of posts that call people: they wait for no other post and hold none back."""

PAUSE: Final = 60
"""The seconds between two edits of a page, at least."""
TABLES: Final = 16
"""How many matches of a round one page shows."""
ROUNDS: Final = 1_000_000
"""The factor of the stage in a ref; every stage has fewer rounds."""


@dataclass(frozen=True, slots=True)
class WaitingPost:
    """The part of a waiting post that is reported to hosts."""

    id: int
    cup_id: int
    place: str
    refusals: list[str]
    due: int
    created_at: int


@dataclass(frozen=True, slots=True)
class DuePost:
    """The part of a due post by which the next one to be delivered is chosen."""

    id: int
    cup_id: int
    server_id: int
    kind: str


_OPEN: Final = (WAITING, OLD)
_LANE = case((_posts.c.place == "log", 1), else_=0)
_HEADS = (
    select(func.min(_posts.c.id))
    .where(_posts.c.state == WAITING, _posts.c.kind.not_in(LOOSE))
    .group_by(_posts.c.cup_id, _LANE)
)
_DUE = part(_posts, DuePost).where(_posts.c.due <= bindparam("now"))
_FIRST = _DUE.where(_posts.c.state == WAITING, _posts.c.id.in_(_HEADS))
_FREE = _DUE.where(_posts.c.state == WAITING, _posts.c.kind.in_(LOOSE))
_OLD = _DUE.where(_posts.c.state == OLD)
_OF_CUP = by(_posts, "cup_id").where(_posts.c.state != DROPPED).order_by(_posts.c.id)

_ROUND = ("cup_id", "stage", "round", "number")
_BEFORE = select(func.count(schema.cup_tables.c.number.distinct())).where(
    *(schema.cup_tables.c[name] == bindparam(name) for name in _ROUND[:3]),
    schema.cup_tables.c.number < bindparam("number"),
    schema.cup_tables.c.void_at.is_(None),
)
"""The number of a round's matches before one; their own numbers may have gaps."""


def ref_of(stage: int, round_: int) -> int:
    """Return the ref of the posts about a round."""
    return stage * ROUNDS + round_


def round_of(ref: int) -> tuple[int, int]:
    """Return the stage and the round that a ref stands for."""
    return divmod(ref, ROUNDS)


async def add_posts(connection: Connection, rows: Sequence[Json], now: int) -> None:
    """Insert posts: each with cup_id, server_id, kind, place, ref, part, user_id, data, due."""
    new = {
        "state": WAITING,
        "stale": 0,
        "tries": 0,
        "doubtful": 0,
        "refusals": [],
        "created_at": now,
    }
    await add_all(connection, _posts, [{**new, **row} for row in rows])


async def post(connection: Connection, post_id: int) -> TournamentPostRow | None:
    """Return a post by its id, or None."""
    return await first(connection, TournamentPostRow, by(_posts, "id"), id=post_id)


async def post_without_json(connection: Connection, post_id: int) -> TournamentPostRow | None:
    """Return a post whose JSON may be unreadable with empty data and no refusals."""
    return await first_without(connection, TournamentPostRow, _posts, post_id, data={}, refusals=[])


async def post_at(connection: Connection, message: int) -> TournamentPostRow | None:
    """Return the post that a message belongs to, or None."""
    return await first(connection, TournamentPostRow, by(_posts, "message_id"), message_id=message)


async def find(
    connection: Connection, cup_id: int, kind: str, ref: int, part: int
) -> TournamentPostRow | None:
    """Return the post with a key, or None."""
    key = {"cup_id": cup_id, "kind": kind, "ref": ref, "part": part}
    return await first(connection, TournamentPostRow, by(_posts, *key), **key)


async def posts_of(
    connection: Connection, cup_id: int, kinds: Collection[str]
) -> list[TournamentPostRow]:
    """Return a tournament's posts of some kinds in order, without dropped ones."""
    query = _OF_CUP.where(_posts.c.kind.in_(bindparam("kinds", expanding=True)))
    return await every(connection, TournamentPostRow, query, cup_id=cup_id, kinds=sorted(kinds))


async def newest(
    connection: Connection, cup_id: int, kinds: Collection[str]
) -> tuple[int, int] | None:
    """Return channel and message of the newest page of some kinds, by its first part."""
    query = (
        select(_posts.c.channel_id, _posts.c.message_id)
        .where(_posts.c.cup_id == cup_id, _posts.c.kind.in_(sorted(kinds)), _posts.c.part <= 1)
        .where(_posts.c.state != DROPPED, _posts.c.message_id.is_not(None))
        .order_by(_posts.c.id.desc())
        .limit(1)
    )
    found = (await connection.execute(query)).first()
    return None if found is None else (found.channel_id, found.message_id)


# -- what is due -----------------------------------------------------------------------------------


async def heads(
    connection: Connection, now: int, limit: int, servers: Servers = EVERYWHERE
) -> list[DuePost]:
    """Return the first waiting post of each tournament, and of its log, if that one is due."""
    return await _first(connection, _FIRST, now, limit, servers)


async def loose(
    connection: Connection, now: int, limit: int, servers: Servers = EVERYWHERE
) -> list[DuePost]:
    """Return the due posts that wait for no other."""
    return await _first(connection, _FREE, now, limit, servers)


async def stale_pages(
    connection: Connection, now: int, limit: int, servers: Servers = EVERYWHERE
) -> list[DuePost]:
    """Return the stale pages whose edit is due."""
    return await _first(connection, _OLD, now, limit, servers)


async def _first(
    connection: Connection, query: Select[Any], now: int, limit: int, servers: Servers
) -> list[DuePost]:
    return await every(connection, DuePost, first_rows(_posts, query, limit, servers), now=now)


async def next_due(connection: Connection, now: int) -> int | None:
    """Return when the next post or edit is due after now, or None."""
    query = select(func.min(_posts.c.due)).where(_posts.c.state.in_(_OPEN), _posts.c.due > now)
    found = await value(connection, query)
    return None if found is None else int(found)


# -- changes ---------------------------------------------------------------------------------------


async def mark_stale(connection: Connection, ids: Sequence[int], now: int) -> None:
    """Mark pages as stale: each is edited once its pause is over.

    A page that Discord refused to post is tried again, too.
    """
    if not ids:
        return
    free = func.coalesce(_posts.c.edited_at, 0) + PAUSE
    soon = case((free > now, free), else_=now)
    is_done = _posts.c.state.in_((DONE, GIVEN_UP))
    refused = (_posts.c.state == OLD) & _posts.c.message_id.is_(None) & (_posts.c.due > soon)
    marked = (
        update(_posts)
        .where(_posts.c.id.in_(ids))
        .values(
            stale=_posts.c.stale + 1,
            state=case((is_done, OLD), else_=_posts.c.state),
            due=case((is_done | refused, soon), else_=_posts.c.due),
        )
    )
    await connection.execute(marked)


async def mark_page_of_table(connection: Connection, table_id: int, now: int) -> bool:
    """Mark the page that shows the game of a tournament's table; False if there is none."""
    tables = schema.cup_tables
    place = await first(connection, TournamentTableRow, by(tables, "table_id"), table_id=table_id)
    if place is None:
        return False
    before = await value(connection, _BEFORE, **{name: getattr(place, name) for name in _ROUND})
    ref = ref_of(place.stage, place.round)
    page = await find(connection, place.cup_id, "round", ref, int(before or 0) // TABLES)
    if page is not None:
        await mark_stale(connection, [page.id], now)
    return page is not None


async def change_post(connection: Connection, post_id: int, **values: Any) -> bool:
    """Change a post; False if there is none."""
    return await change_by(connection, _posts, {"id": post_id}, **values) == 1


async def hasten(connection: Connection, server: int | None, now: int, *, beyond: int = 0) -> int:
    """Make the failed posts and edits of a server, or of all, due now; return how many.

    `beyond`: only those that would wait for more than so many seconds.
    """
    failed = (_posts.c.state.in_(_OPEN), _posts.c.tries > 0, _posts.c.due > now + beyond)
    here = true() if server is None else _posts.c.server_id == server
    return await change(connection, _posts, here, *failed, due=now)


async def waiting_in(
    connection: Connection, server: int, *, states: Collection[str] = _OPEN, since: int = 0
) -> tuple[list[WaitingPost], int]:
    """Return a server's posts waiting to be posted or edited, by tournament, in order.

    `states`: or those that were given up; `since`: those of the time since then.

    The number is that of rows that can't be read.
    """
    query = part(_posts, WaitingPost).where(
        _posts.c.server_id == server, _posts.c.state.in_(states), _posts.c.created_at >= since
    )
    query = query.order_by(_posts.c.cup_id, _posts.c.id)
    return await every_readable(connection, WaitingPost, query)
