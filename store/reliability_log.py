"""The reliability log: turns that lords had to play, and games that they finished."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import by, change, count, every, first, put, remove
from store.rows import DeedRow

_deeds = schema.deeds
_NEWEST = (_deeds.c.at.desc(), _deeds.c.version.desc())
_OF_USER = by(_deeds, "user_id").order_by(*_NEWEST)


async def save_entry(connection: Connection, entry: DeedRow) -> None:
    """Save an entry; a person has one for each version of a game."""
    key = {"game_id": entry.game_id, "version": entry.version, "user_id": entry.user_id}
    await put(connection, _deeds, key, {"kind": entry.kind, "at": entry.at})


async def change_kind(
    connection: Connection,
    game: int,
    user: int,
    old: Sequence[str],
    new: str,
    *,
    version: int | None = None,
) -> None:
    """Change the kind of a person's entries in a game, or in one of its versions, of some kinds."""
    where = [_deeds.c.game_id == game, _deeds.c.user_id == user, _deeds.c.kind.in_(old)]
    if version is not None:
        where.append(_deeds.c.version == version)
    await change(connection, _deeds, *where, kind=new)


async def delete_entries(connection: Connection, game: int, version: int) -> None:
    """Delete the entries of a version of a game, whose turn was taken back."""
    where = (_deeds.c.game_id == game, _deeds.c.version == version)
    await remove(connection, _deeds, *where)


async def entries(connection: Connection, game: int, version: int, kind: str) -> list[DeedRow]:
    """Return the entries of a kind of a version of a game."""
    query = by(_deeds, "game_id", "version", "kind")
    return await every(connection, DeedRow, query, game_id=game, version=version, kind=kind)


async def has_kind(connection: Connection, game: int, user: int, kind: str) -> bool:
    """Whether a person has an entry of a kind in a game."""
    query = by(_deeds, "game_id", "user_id", "kind").limit(1)
    key = {"game_id": game, "user_id": user, "kind": kind}
    return await first(connection, DeedRow, query, **key) is not None


async def latest(connection: Connection, user: int, limit: int) -> list[DeedRow]:
    """Return a person's entries, newest first."""
    return await every(connection, DeedRow, _OF_USER.limit(limit), user_id=user)


async def turns(connection: Connection, users: Sequence[int], limit: int) -> list[DeedRow]:
    """Return a person's turns, played or missed, newest first; `users` are all their numbers."""
    counts = _deeds.c.kind.not_in(("finished", "kept_out"))
    query = select(_deeds).where(_deeds.c.user_id.in_(users), counts)
    return await every(connection, DeedRow, query.order_by(*_NEWEST).limit(limit))


async def count_finished(connection: Connection, users: Sequence[int], since: int) -> int:
    """Count the games that a person finished from a time on; `users` are all their numbers."""
    where = (_deeds.c.user_id.in_(users), _deeds.c.kind == "finished", _deeds.c.at >= since)
    return await count(connection, *where)
