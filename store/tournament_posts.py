"""What is said of tournaments: each thing once, and pages that are edited to what is true.

A row waits until it is posted. A page that says what is no longer true is stale until it is edited;
`stale` counts what has changed, so that what changes while it is edited makes it stale anew.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Select, bindparam, case, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store import schema
from store._query import add_all, by, change, change_by, every, first, value
from store.rows import Json, TournamentPostRow, TournamentTableRow

_posts = schema.cup_posts

WAITING, DONE, OLD, DROPPED, GIVEN_UP = "waiting", "done", "old", "dropped", "given_up"
LOOSE: Final = ("call", "told")
"""The kinds whose rows wait for no other and hold none back: what calls people."""

PAUSE: Final = 60
"""A page is edited at most once in so many seconds."""
TABLES: Final = 16
"""The tables of a round that are on a page."""
ROUNDS: Final = 1_000_000
"""A stage has fewer rounds than that."""

_OPEN: Final = (WAITING, OLD)
_LANE = case((_posts.c.place == "log", 1), else_=0)
_HEADS = (
    select(func.min(_posts.c.id))
    .where(_posts.c.state == WAITING, _posts.c.kind.not_in(LOOSE))
    .group_by(_posts.c.cup_id, _LANE)
)
_DUE = select(_posts).where(_posts.c.due <= bindparam("now")).order_by(_posts.c.id)
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
"""How many tables of its round come before one; numbers may have gaps."""


def ref_of(stage: int, round_: int) -> int:
    """Return the ref of what is said of a round."""
    return stage * ROUNDS + round_


def round_of(ref: int) -> tuple[int, int]:
    """Return the stage and the round that something is said of, by its ref."""
    return divmod(ref, ROUNDS)


async def add_posts(connection: AsyncConnection, rows: Sequence[Json], now: int) -> None:
    """Have something said: cup_id, server_id, kind, place, ref, part, user_id, data, due."""
    new = {
        "state": WAITING,
        "stale": 0,
        "tries": 0,
        "doubtful": 0,
        "refusals": [],
        "created_at": now,
    }
    await add_all(connection, _posts, [{**new, **row} for row in rows])


async def post(connection: AsyncConnection, post_id: int) -> TournamentPostRow | None:
    """Return what is said, or to be said, by its id."""
    return await first(connection, TournamentPostRow, by(_posts, "id"), id=post_id)


async def post_at(connection: AsyncConnection, message: int) -> TournamentPostRow | None:
    """Return the row whose message this is."""
    return await first(connection, TournamentPostRow, by(_posts, "message_id"), message_id=message)


async def find(
    connection: AsyncConnection, cup_id: int, kind: str, ref: int, part: int
) -> TournamentPostRow | None:
    """Return the row of its key."""
    key = {"cup_id": cup_id, "kind": kind, "ref": ref, "part": part}
    return await first(connection, TournamentPostRow, by(_posts, *key), **key)


async def posts_of(
    connection: AsyncConnection, cup_id: int, kinds: Collection[str]
) -> list[TournamentPostRow]:
    """Return the rows of some kinds of a cup that were not dropped, in order."""
    query = _OF_CUP.where(_posts.c.kind.in_(bindparam("kinds", expanding=True)))
    return await every(connection, TournamentPostRow, query, cup_id=cup_id, kinds=sorted(kinds))


async def newest(
    connection: AsyncConnection, cup_id: int, kinds: Collection[str]
) -> tuple[int, int] | None:
    """Return channel and message of the last page of some kinds that stands, of the first parts."""
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
    connection: AsyncConnection, now: int, limit: int, *, but: Collection[int] = ()
) -> list[TournamentPostRow]:
    """Return the first waiting row of each cup's talk and of its log, where it is due."""
    return await every(connection, TournamentPostRow, _some(_FIRST, limit, tuple(but)), now=now)


async def loose(
    connection: AsyncConnection, now: int, limit: int, *, but: Collection[int] = ()
) -> list[TournamentPostRow]:
    """Return what waits for nothing and is due."""
    return await every(connection, TournamentPostRow, _some(_FREE, limit, tuple(but)), now=now)


async def old(
    connection: AsyncConnection, now: int, limit: int, *, but: Collection[int] = ()
) -> list[TournamentPostRow]:
    """Return the pages that are to be edited now."""
    return await every(connection, TournamentPostRow, _some(_OLD, limit, tuple(but)), now=now)


@lru_cache(maxsize=16)
def _some(query: Select[Any], limit: int, but: tuple[int, ...]) -> Select[Any]:
    """Return the first rows of a query, none of some servers."""
    own = query.where(_posts.c.server_id.not_in(sorted(but))) if but else query
    return own.limit(limit)


async def next_due(connection: AsyncConnection, now: int) -> int | None:
    """Return when the next row is due after now; None where none is."""
    query = select(func.min(_posts.c.due)).where(_posts.c.state.in_(_OPEN), _posts.c.due > now)
    found = await value(connection, query)
    return None if found is None else int(found)


# -- changes ---------------------------------------------------------------------------------------


async def mark(connection: AsyncConnection, ids: Sequence[int], now: int) -> None:
    """Note that pages say what is no longer true: each is edited once its pause is over."""
    if not ids:
        return
    free = func.coalesce(_posts.c.edited_at, 0) + PAUSE
    is_done = _posts.c.state == DONE
    marked = (
        update(_posts)
        .where(_posts.c.id.in_(ids))
        .values(
            stale=_posts.c.stale + 1,
            state=case((is_done, OLD), else_=_posts.c.state),
            due=case((is_done, case((free > now, free), else_=now)), else_=_posts.c.due),
        )
    )
    await connection.execute(marked)


async def mark_table(connection: AsyncConnection, table_id: int, now: int) -> bool:
    """Note that something happened in the game at a cup's table; False where no page tells it."""
    tables = schema.cup_tables
    place = await first(connection, TournamentTableRow, by(tables, "table_id"), table_id=table_id)
    if place is None:
        return False
    before = await value(connection, _BEFORE, **{name: getattr(place, name) for name in _ROUND})
    ref = ref_of(place.stage, place.round)
    page = await find(connection, place.cup_id, "round", ref, int(before or 0) // TABLES)
    if page is not None:
        await mark(connection, [page.id], now)
    return page is not None


async def change_post(connection: AsyncConnection, post_id: int, **values: Any) -> bool:
    """Change a row; False where there is none."""
    return await change_by(connection, _posts, {"id": post_id}, **values) == 1


async def hasten(connection: AsyncConnection, server: int, now: int) -> int:
    """Have everything of a server that failed before said now; returns how much that is."""
    failed = (_posts.c.state.in_(_OPEN), _posts.c.tries > 0, _posts.c.due > now)
    return await change(connection, _posts, _posts.c.server_id == server, *failed, due=now)


async def waiting_in(connection: AsyncConnection, server: int) -> list[TournamentPostRow]:
    """Return what waits to be said or edited in a server, cup by cup, in order."""
    query = select(_posts).where(_posts.c.server_id == server, _posts.c.state.in_(_OPEN))
    return await every(connection, TournamentPostRow, query.order_by(_posts.c.cup_id, _posts.c.id))
