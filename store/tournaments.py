"""Tournaments: their events, participants and matches."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, add_all, add_rows, by, change, change_by, every, first, grouped, put
from store.rows import Json
from store.tournament_games import LIVE
from store.tournament_rows import (
    TournamentEventRow,
    TournamentLordRow,
    TournamentRow,
    TournamentTableRow,
)

_cups, _events = schema.cups, schema.cup_events
_lords, _tables = schema.cup_lords, schema.cup_tables

_AFTER = by(_events, "cup_id").where(_events.c.ordinal > bindparam("after"))
_EVENTS = _AFTER.order_by(_events.c.ordinal)
_SOME_EVENTS = _EVENTS.limit(bindparam("most"))


async def add_tournament(connection: Connection, **values: Any) -> int:
    """Insert a tournament and return its id."""
    return await add(connection, _cups, values)


async def tournament(connection: Connection, cup_id: int) -> TournamentRow | None:
    """Return a tournament, or None."""
    return await first(connection, TournamentRow, by(_cups, "id"), id=cup_id)


async def tournaments_in(
    connection: Connection, server: int, phases: Sequence[str] = ()
) -> list[TournamentRow]:
    """Return the tournaments of a server, newest first; only those in some phases, if named."""
    query = select(_cups).where(_cups.c.server_id == server).order_by(_cups.c.id.desc())
    if phases:
        query = query.where(_cups.c.phase.in_(phases))
    return await every(connection, TournamentRow, query)


async def tournaments_of(connection: Connection, user: int) -> list[TournamentRow]:
    """Return the tournaments that a person takes part in, or did, newest first."""
    query = select(_cups).join(_lords, _lords.c.cup_id == _cups.c.id)
    query = query.where(_lords.c.user_id == user).order_by(_cups.c.id.desc())
    return await every(connection, TournamentRow, query)


async def entered_otherwise(connection: Connection, server: int, user: int, name: str) -> list[int]:
    """Return the tournaments of a server, going on, in which a person has another name."""
    query = select(_cups.c.id).join(_lords, _lords.c.cup_id == _cups.c.id).order_by(_cups.c.id)
    query = query.where(_cups.c.server_id == server, _cups.c.phase.in_(LIVE))
    query = query.where(_lords.c.user_id == user, _lords.c.name != name)
    query = query.where(_lords.c.state != "replaced")
    return [int(id) for id in await connection.scalars(query)]


async def tournament_in(connection: Connection, place: int) -> TournamentRow | None:
    """Return the tournament that a thread belongs to, its own or its log's, or None."""
    query = select(_cups).where((_cups.c.thread_id == place) | (_cups.c.log_id == place))
    return await first(connection, TournamentRow, query)


async def going_on_in(connection: Connection, channel: int) -> list[int]:
    """Return the tournaments of a channel that are going on, oldest first."""
    query = select(_cups.c.id).where(_cups.c.channel_id == channel, _cups.c.phase.in_(LIVE))
    return [int(id) for id in await connection.scalars(query.order_by(_cups.c.id))]


async def places(connection: Connection) -> list[tuple[int, int]]:
    """Return the channels and threads of tournaments that are going on, with their servers."""
    query = select(_cups.c.server_id, _cups.c.channel_id, _cups.c.thread_id, _cups.c.log_id)
    query = query.where(_cups.c.phase.in_(LIVE))
    found = {
        (int(server), int(place))
        for server, *some in await connection.execute(query)
        for place in some
        if place is not None
    }
    return sorted(found)


async def change_tournament(connection: Connection, cup_id: int, **values: Any) -> None:
    """Change the row of a tournament."""
    await change_by(connection, _cups, {"id": cup_id}, **values)


# -- events ----------------------------------------------------------------------------------------


async def events(
    connection: Connection, cup_id: int, after: int = 0, most: int | None = None
) -> list[TournamentEventRow]:
    """Return the events of a tournament after an ordinal, in order; so many at most."""
    query = _EVENTS if most is None else _SOME_EVENTS
    values = {} if most is None else {"most": most}
    return await every(connection, TournamentEventRow, query, cup_id=cup_id, after=after, **values)


async def event(connection: Connection, cup_id: int, ordinal: int) -> TournamentEventRow | None:
    """Return an event of a tournament by its ordinal, or None."""
    query = by(_events, "cup_id", "ordinal")
    return await first(connection, TournamentEventRow, query, cup_id=cup_id, ordinal=ordinal)


async def last_event(
    connection: Connection, cup_id: int, kind: str, user: int
) -> TournamentEventRow | None:
    """Return the last event of a kind that a person caused in a tournament, or None."""
    query = select(_events).where(_events.c.kind == kind, _events.c.by_id == user)
    query = query.where(_events.c.cup_id == cup_id).order_by(_events.c.ordinal.desc()).limit(1)
    return await first(connection, TournamentEventRow, query)


async def events_since(
    connection: Connection, cup_id: int, kind: str, since: int
) -> list[TournamentEventRow]:
    """Return a tournament's events of a kind from a time on, in order."""
    query = by(_events, "cup_id", "kind").where(_events.c.at >= since).order_by(_events.c.ordinal)
    return await every(connection, TournamentEventRow, query, cup_id=cup_id, kind=kind)


async def events_by(
    connection: Connection,
    users: Collection[int],
    kinds: Sequence[str],
    since: int = 0,
    *,
    cup_id: int | None = None,
) -> list[TournamentEventRow]:
    """Return the events of some kinds that some people caused from a time on, in one or any."""
    query = select(_events).where(_events.c.by_id.in_(users), _events.c.at >= since)
    if cup_id is not None:
        query = query.where(_events.c.cup_id == cup_id)
    query = query.where(_events.c.kind.in_(kinds)).order_by(_events.c.at, _events.c.ordinal)
    return await every(connection, TournamentEventRow, query)


async def append(connection: Connection, rows: Sequence[TournamentEventRow], **values: Any) -> bool:
    """Append events to one tournament and change its row.

    False if somebody else appended first: the caller's transaction must be rolled back.
    """
    cup_id, before = rows[0].cup_id, rows[0].ordinal - 1
    where = (_cups.c.id == cup_id) & (_cups.c.version == before)
    raised = update(_cups).where(where).values(version=rows[-1].ordinal, **values)
    if (await connection.execute(raised)).rowcount != 1:
        return False
    await add_rows(connection, _events, rows)
    return True


async def is_unchanged(connection: Connection, cup_id: int, version: int) -> bool:
    """Whether a tournament still has a version; until the transaction ends nobody can append."""
    where = (_cups.c.id == cup_id) & (_cups.c.version == version)
    touched = await connection.execute(update(_cups).where(where).values(version=version))
    return int(touched.rowcount) == 1


# -- participants ----------------------------------------------------------------------------------


async def put_lord(connection: Connection, row: TournamentLordRow) -> None:
    """Save a participant of a tournament, new or changed."""
    key = {"cup_id": row.cup_id, "user_id": row.user_id}
    values = {name: getattr(row, name) for name in ("name", "entry", "state", "place", "of", "at")}
    await put(connection, _lords, key, values)


async def lords(connection: Connection, cup_id: int) -> list[TournamentLordRow]:
    """Return the participants of a tournament, past ones included."""
    return await every(connection, TournamentLordRow, by(_lords, "cup_id"), cup_id=cup_id)


async def lords_of(
    connection: Connection, cups: Collection[int]
) -> dict[int, list[TournamentLordRow]]:
    """Return the participants of some tournaments, past ones included, by tournament."""
    query = select(_lords).where(_lords.c.cup_id.in_(cups))
    return await grouped(connection, TournamentLordRow, query, "cup_id")


async def lords_in(connection: Connection, server: int) -> list[tuple[int, str]]:
    """Return the participants of a server's tournaments as (user, name), latest tournament last."""
    query = (
        select(_lords.c.user_id, _lords.c.name)
        .join(_cups, _cups.c.id == _lords.c.cup_id)
        .where((_cups.c.server_id == server) & (_lords.c.user_id > 0))
        .order_by(_cups.c.id)
    )
    return [(row.user_id, row.name) for row in await connection.execute(query)]


async def of_user(connection: Connection, user: int) -> list[TournamentLordRow]:
    """Return the rows of a person as a participant, newest tournament first."""
    query = by(_lords, "user_id").order_by(_lords.c.cup_id.desc())
    return await every(connection, TournamentLordRow, query, user_id=user)


# -- matches ---------------------------------------------------------------------------------------


async def add_tables(connection: Connection, rows: Sequence[Json]) -> None:
    """Insert the games of a paired round."""
    await add_all(connection, _tables, rows)


async def tables_of(
    connection: Connection, cup_id: int, stage: int, round_: int
) -> list[TournamentTableRow]:
    """Return the games of a round by match and slot, without undone ones."""
    query = by(_tables, "cup_id", "stage", "round").where(_tables.c.void_at.is_(None))
    query = query.order_by(_tables.c.number, _tables.c.slot)
    key = {"cup_id": cup_id, "stage": stage, "round": round_}
    return await every(connection, TournamentTableRow, query, **key)


async def all_tables(connection: Connection, cup_id: int) -> list[TournamentTableRow]:
    """Return the games of all rounds of a tournament, without undone ones."""
    query = by(_tables, "cup_id").where(_tables.c.void_at.is_(None))
    return await every(connection, TournamentTableRow, query, cup_id=cup_id)


async def of_table(connection: Connection, table_id: int) -> TournamentTableRow | None:
    """Return the match's game that is played at a table, or None."""
    return await first(connection, TournamentTableRow, by(_tables, "table_id"), table_id=table_id)


async def change_table(connection: Connection, row_id: int, **values: Any) -> None:
    """Change a match's game."""
    await change(connection, _tables, _tables.c.id == row_id, **values)


async def void_tables(connection: Connection, rows: Sequence[int], now: int) -> None:
    """Note that games of matches count for nothing."""
    await change(connection, _tables, _tables.c.id.in_(rows), void_at=now)
