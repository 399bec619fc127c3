"""Settings of people and servers, set-ups being chosen, and handled clicks."""

from typing import Any

from sqlalchemy import bindparam, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import by, change, change_by, first, put, remove, value
from store.rows import Json, SetupDraftRow, UserRow

_SETTINGS = select(schema.users.c.settings).where(schema.users.c.id == bindparam("id"))
_SERVER_SETTINGS = select(schema.servers.c.settings).where(schema.servers.c.id == bindparam("id"))
_CLICK = insert(schema.clicks)


async def user_settings(connection: Connection, user: int) -> Json:
    """Return a person's settings."""
    return await value(connection, _SETTINGS, id=user) or {}


async def users_settings(connection: Connection, users: list[int]) -> dict[int, Json]:
    """Return the settings of several people; people without any are left out."""
    query = select(schema.users.c.id, schema.users.c.settings).where(schema.users.c.id.in_(users))
    return {row.id: row.settings for row in await connection.execute(query)}


async def save_user(connection: Connection, user: int, settings: Json, now: int) -> None:
    """Save a person's settings."""
    await put(connection, schema.users, {"id": user}, {"settings": settings, "changed_at": now})


async def user(connection: Connection, user_id: int) -> UserRow | None:
    """Return the row of a person, or None."""
    return await first(connection, UserRow, by(schema.users, "id"), id=user_id)


async def note_hours(connection: Connection, user: int, hours: list[int], now: int) -> None:
    """Save the hours of UTC in which a person is active, whether they have settings or not.

    So `changed_at` tells when they last did something, by the hour.
    """
    await _note(connection, user, now, hours=hours, changed_at=now)


async def note_spoken(connection: Connection, user: int, spoken: str | None, now: int) -> None:
    """Save the language of a person's Discord, whether they have settings or not."""
    await _note(connection, user, now, spoken=spoken)


async def note_unreached(connection: Connection, user: int, now: int) -> None:
    """Note that a direct message to a person was refused, whether they have settings or not."""
    await _note(connection, user, now, unreached_at=now)


async def _note(connection: Connection, user: int, now: int, **values: Any) -> None:
    key = {"id": user}
    if not await change_by(connection, schema.users, key, **values):
        row = {**key, "settings": {}, "changed_at": now, **values}
        await connection.execute(insert(schema.users), row)


async def clear_unreached(connection: Connection, user: int) -> bool:
    """Clear the note that a direct message was refused; False if there was none."""
    users = schema.users
    where = (users.c.id == user, users.c.unreached_at.is_not(None))
    return await change(connection, users, *where, unreached_at=None) == 1


async def server_settings(connection: Connection, server: int) -> Json:
    """Return a server's settings."""
    return await value(connection, _SERVER_SETTINGS, id=server) or {}


async def save_server(connection: Connection, server: int, settings: Json, now: int) -> None:
    """Save a server's settings."""
    await put(connection, schema.servers, {"id": server}, {"settings": settings, "changed_at": now})


async def setup_draft(connection: Connection, server: int, user: int) -> SetupDraftRow | None:
    """Return the set-up that a person is choosing in a server, or None."""
    drafts = schema.setup_drafts
    query = select(drafts).where(drafts.c.server_id == server, drafts.c.user_id == user)
    return await first(connection, SetupDraftRow, query)


async def save_setup_draft(connection: Connection, server: int, user: int, **values: Any) -> None:
    """Save the set-up that a person is choosing in a server."""
    key = {"server_id": server, "user_id": user}
    await put(connection, schema.setup_drafts, key, values)


async def delete_setup_draft(connection: Connection, server: int, user: int) -> None:
    """Delete the set-up that a person is choosing in a server."""
    drafts = schema.setup_drafts
    await remove(connection, drafts, drafts.c.server_id == server, drafts.c.user_id == user)


async def is_new_click(connection: Connection, click: int, now: int) -> bool:
    """Note an interaction; False if it was noted before: then roll the transaction back."""
    try:
        await connection.execute(_CLICK, {"id": click, "at": now})
    except IntegrityError:
        return False
    return True


async def delete_clicks(connection: Connection, before: int) -> None:
    """Delete the interactions noted before a time."""
    await remove(connection, schema.clicks, schema.clicks.c.at < before)
