"""Tournaments being set up, saved templates, and an organizer's pending acts."""

from typing import Any

from sqlalchemy import ColumnElement, func
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import by, change, every, first, put, remove
from store.rows import PresetRow
from store.tournament_rows import TournamentActRow, TournamentDraftRow

_drafts, _templates, _acts = schema.cup_drafts, schema.cup_templates, schema.cup_acts


async def draft(connection: Connection, server: int, user: int) -> TournamentDraftRow | None:
    """Return the tournament that a person is setting up in a server, or None."""
    query = by(_drafts, "server_id", "user_id")
    return await first(connection, TournamentDraftRow, query, server_id=server, user_id=user)


async def save_draft(connection: Connection, server: int, user: int, **values: Any) -> None:
    """Save the tournament that a person is setting up in a server."""
    await put(connection, _drafts, {"server_id": server, "user_id": user}, values)


async def delete_draft(connection: Connection, server: int, user: int) -> None:
    """Delete the tournament that a person is setting up in a server."""
    await remove(connection, _drafts, _drafts.c.server_id == server, _drafts.c.user_id == user)


async def templates(connection: Connection, server: int) -> list[PresetRow]:
    """Return the templates of a server, by name."""
    query = by(_templates, "server_id").order_by(func.lower(_templates.c.name), _templates.c.id)
    return await every(connection, PresetRow, query, server_id=server)


async def save_template(connection: Connection, server: int, name: str, **values: Any) -> None:
    """Save a template under a name, replacing the one that has it."""
    await put(connection, _templates, {"server_id": server, "name": name}, values)


async def remove_template(connection: Connection, server: int, template: int) -> None:
    """Delete a template of a server."""
    where = (_templates.c.server_id == server, _templates.c.id == template)
    await remove(connection, _templates, *where)


# -- pending acts ----------------------------------------------------------------------------------


async def act(connection: Connection, tournament: int, user: int) -> TournamentActRow | None:
    """Return the act whose effect an organizer was shown last, done or not, or None."""
    query = by(_acts, "cup_id", "user_id")
    return await first(connection, TournamentActRow, query, cup_id=tournament, user_id=user)


async def save_act(connection: Connection, tournament: int, user: int, **values: Any) -> None:
    """Save an organizer's pending act, replacing the one before it."""
    await put(connection, _acts, {"cup_id": tournament, "user_id": user}, values)


async def spend_act(
    connection: Connection, tournament: int, user: int, number: int, since: int
) -> bool:
    """Empty a pending act saved since a time, so that it is done once; False without one."""
    own = _numbered(tournament, user, number)
    return await change(connection, _acts, *own, _acts.c.at >= since, act={}, at=0) == 1


async def give_back_act(connection: Connection, row: TournamentActRow) -> None:
    """Restore an emptied act that could not be done, unless another one was saved meanwhile."""
    own = _numbered(row.cup_id, row.user_id, row.number)
    await change(connection, _acts, *own, act=row.act, at=row.at)


def _numbered(tournament: int, user: int, number: int) -> tuple[ColumnElement[bool], ...]:
    return _acts.c.cup_id == tournament, _acts.c.user_id == user, _acts.c.number == number
