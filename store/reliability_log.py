"""What reliability is made of: turns that lords had to play, and games they finished."""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store import schema
from store._query import by, every, put, value
from store.rows import DeedRow

_deeds = schema.deeds
_OF_USER = by(_deeds, "user_id").order_by(_deeds.c.at.desc(), _deeds.c.version.desc())


async def note(connection: AsyncConnection, deed: DeedRow) -> None:
    """Note a deed; one a person and version of a game."""
    key = {"game_id": deed.game_id, "version": deed.version, "user_id": deed.user_id}
    await put(connection, _deeds, key, {"kind": deed.kind, "at": deed.at})


async def forget(connection: AsyncConnection, game: int, version: int) -> None:
    """Forget the deed of a turn that was taken back."""
    where = (_deeds.c.game_id == game, _deeds.c.version == version)
    await connection.execute(delete(_deeds).where(*where))


async def latest(connection: AsyncConnection, user: int, limit: int) -> list[DeedRow]:
    """Return a person's deeds, the newest first."""
    return await every(connection, DeedRow, _OF_USER.limit(limit), user_id=user)


async def turns(connection: AsyncConnection, user: int, limit: int) -> list[DeedRow]:
    """Return a person's turns, played or missed, the newest first."""
    query = _OF_USER.where(_deeds.c.kind != "finished").limit(limit)
    return await every(connection, DeedRow, query, user_id=user)


async def count_finished(connection: AsyncConnection, user: int, since: int) -> int:
    """Count the games that a person has finished since a time."""
    where = (_deeds.c.user_id == user, _deeds.c.kind == "finished", _deeds.c.at >= since)
    return int(await value(connection, select(func.count()).select_from(_deeds).where(*where)))


async def of_users(connection: AsyncConnection, users: list[int]) -> list[DeedRow]:
    """Return the deeds of several people, the newest first."""
    query = select(_deeds).where(_deeds.c.user_id.in_(users))
    return await every(connection, DeedRow, query.order_by(_deeds.c.at.desc()))
