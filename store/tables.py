"""Tables, seats, invitations and presets."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, bindparam, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._columns import inside
from store._query import (
    add,
    by,
    change,
    change_by,
    every,
    every_readable,
    first,
    grouped,
    put,
    remove,
    value,
)
from store.heartbeats import is_present
from store.rows import FormerLordRow, InvitationRow, Json, PresetRow, SeatRow, TableRow
from store.sight import ALONE, APART, UNSEEN

_tables, _seats, _invitations = schema.tables, schema.seats, schema.invitations
_games, _presets = schema.games, schema.presets
_SEATS = by(_seats, "table_id").order_by(_seats.c.seat)
_OF_SERVER = by(_tables, "server_id", "state").order_by(_tables.c.id.desc())
_ABSENT = select(_seats.c.seat).where(
    _games.c.id == bindparam("game_id"),
    _games.c.ending.is_(None),
    _seats.c.table_id == _games.c.table_id,
    _seats.c.user_id == bindparam("user"),
    _seats.c.absent_since.is_not(None),
    _seats.c.resigned_at.is_(None),
    _seats.c.lost_at.is_(None),
)
_INVITATIONS = by(_invitations, "table_id").order_by(_invitations.c.id)
_GOING_ON = _tables.c.state.in_(("open", "playing"))


async def add_table(connection: Connection, **values: Any) -> int:
    """Insert a table and return its id."""
    return await add(connection, _tables, values)


async def table(connection: Connection, table_id: int) -> TableRow | None:
    """Return a table, or None."""
    return await first(connection, TableRow, by(_tables, "id"), id=table_id)


async def tables_of_ids(connection: Connection, ids: Iterable[int]) -> list[TableRow]:
    """Return the tables with these ids, by id."""
    query = select(_tables).where(_tables.c.id.in_(list(ids)))
    return await every(connection, TableRow, query.order_by(_tables.c.id))


async def change_table(connection: Connection, table_id: int, **values: Any) -> int:
    """Change a table; return 0 if there is none."""
    return await change_by(connection, _tables, {"id": table_id}, **values)


async def servers_in_use(connection: Connection) -> set[int]:
    """Return the servers that have open or playing tables."""
    query = select(_tables.c.server_id).where(_tables.c.state.in_(("open", "playing"))).distinct()
    return {int(server) for server in (await connection.execute(query)).scalars()}


async def homes(connection: Connection) -> list[tuple[int, int]]:
    """Return where games are played or tables are open: servers, with the threads or channels.

    Those of games alone may sleep: a server has room for a thousand that are awake.
    """
    home = func.coalesce(_tables.c.thread_id, _tables.c.channel_id)
    query = select(_tables.c.server_id, home).where(_GOING_ON, ~ALONE).distinct()
    return [(int(server), int(at)) for server, at in await connection.execute(query)]


async def is_home(connection: Connection, place: int) -> bool:
    """Whether a game is played, or a table is open, in a thread or channel, but for games alone."""
    here = or_(
        _tables.c.thread_id == place,
        (_tables.c.channel_id == place) & _tables.c.thread_id.is_(None),
    )
    query = select(_tables.c.id).where(here, _GOING_ON, ~ALONE).limit(1)
    return await value(connection, query) is not None


async def tables_of_server(
    connection: Connection, server: int, state: str, *, latest: int | None = None
) -> list[TableRow]:
    """Return a server's tables in a state, oldest first; only so many of the `latest`.

    Of these, games alone are left out: nobody else may watch them, and they would fill the number.
    """
    values = {"server_id": server, "state": state}
    return (await every(connection, TableRow, _latest(latest), **values))[::-1]


def _latest(number: int | None) -> Select[Any]:
    return _OF_SERVER if number is None else _OF_SERVER.where(~UNSEEN).limit(number)


async def readable_tables_of_server(
    connection: Connection, server: int, state: str, *, latest: int | None = None
) -> list[TableRow]:
    """Return the same without those that can't be read."""
    values = {"server_id": server, "state": state}
    return (await every_readable(connection, TableRow, _latest(latest), **values))[0][::-1]


async def table_in(connection: Connection, channel: int) -> TableRow | None:
    """Return the table of a thread, otherwise the newest that has the channel without a thread."""
    here = or_(
        _tables.c.thread_id == channel,
        (_tables.c.channel_id == channel) & _tables.c.thread_id.is_(None),
    )
    threads_first = _tables.c.thread_id.is_(None), _tables.c.id.desc()
    return await first(
        connection, TableRow, select(_tables).where(here).order_by(*threads_first).limit(1)
    )


async def open_with(connection: Connection, message: int) -> TableRow | None:
    """Return the open table that has a message, or None; a channel may have several tables."""
    query = select(_tables).where(_tables.c.message_id == message, _tables.c.state == "open")
    return await first(connection, TableRow, query.limit(1))


async def playing_in(connection: Connection, place: int) -> list[int]:
    """Return the tables in play that have a thread or a channel, oldest first."""
    here = or_(_tables.c.thread_id == place, _tables.c.channel_id == place)
    query = select(_tables.c.id).where(here, _tables.c.state == "playing").order_by(_tables.c.id)
    return [int(id) for id in await connection.scalars(query)]


async def successor(connection: Connection, *, rematch_of: int) -> TableRow | None:
    """Return the table that was opened as the rematch of another, or None."""
    query = select(_tables).where(_tables.c.rematch_of == rematch_of)
    return await first(connection, TableRow, query)


async def reopened(connection: Connection, table_id: int) -> TableRow | None:
    """Return the table that was opened again from an expired one, or None."""
    query = select(_tables).where(_tables.c.opened_from == table_id)
    return await first(connection, TableRow, query)


async def last_opened(connection: Connection, server: int) -> TableRow | None:
    """Return the latest table that a person opened for others in a server, or None."""
    query = select(_tables).where(_tables.c.server_id == server, _tables.c.cup_id.is_(None))
    query = query.where(~APART)
    return await first(connection, TableRow, query.order_by(_tables.c.id.desc()).limit(1))


async def played_out(
    connection: Connection, server: int, box: str, limit: int
) -> list[tuple[int, Json | None]]:
    """Return the duration in seconds and the clock's set-up (or None) of a box's latest games.

    Only games of that server which were played to the end count, and none alone; latest first.
    """
    query = (
        select(_games.c.ended_at - _games.c.started_at, inside(_tables.c.setup)["pace"])
        .join(_tables, _tables.c.id == _games.c.table_id)
        .where(
            _tables.c.server_id == server,
            inside(_tables.c.setup)["box"].as_string() == box,
            _games.c.ending == "played",
            ~ALONE,
        )
    )
    found = await connection.execute(query.order_by(_games.c.id.desc()).limit(limit))
    return [(seconds, pace) for seconds, pace in found]


async def names_in_use(connection: Connection, server: int, channel: int | None = None) -> set[str]:
    """Return the names of a server's open and playing tables, perhaps of one channel."""
    query = select(_tables.c.name).where(
        _tables.c.server_id == server, _tables.c.state.in_(("open", "playing"))
    )
    if channel is not None:
        query = query.where(_tables.c.channel_id == channel)
    return set((await connection.execute(query)).scalars())


def _seated(user: int) -> Select[Any]:
    return select(_tables).where(
        exists().where(_seats.c.table_id == _tables.c.id, _seats.c.user_id == user)
    )


async def seated(connection: Connection, user: int, states: Iterable[str]) -> list[TableRow]:
    """Return the tables in some states at which a person has a seat, newest first, 500 at most."""
    query = _seated(user).where(_tables.c.state.in_(list(states))).order_by(_tables.c.id.desc())
    return await every(connection, TableRow, query.limit(500))


async def count_seats(
    connection: Connection, user: int, states: Iterable[str], *, left_since: int
) -> int:
    """Count the tables in some states at which a person has sat down, where the bot is.

    Seats that they gave up or lost earlier than a time are left out, and games alone in private.
    """
    seated = (
        select(func.count()).select_from(_seats).join(_tables, _tables.c.id == _seats.c.table_id)
    )
    left = func.coalesce(_seats.c.resigned_at, _seats.c.lost_at, left_since)
    here = and_(is_present(_tables.c.server_id), left >= left_since)
    where = (_seats.c.user_id == user, _tables.c.state.in_(list(states)), _own(user))
    return int(await value(connection, seated.where(*where, here, ~APART)))


async def has_sat_down(connection: Connection, table_id: int, user: int) -> bool:
    """Whether a person has sat down at a table themselves.

    Earlier releases let organizers enter people: at a tournament's table it counts whether they
    ever did anything in the tournament, or played a turn there.
    """
    query = select(_tables.c.id).where(_tables.c.id == table_id, _own(user))
    return await value(connection, query) is not None


def _own(user: int) -> ColumnElement[bool]:
    events, deeds = schema.cup_events, schema.deeds
    acted = exists().where(events.c.cup_id == _tables.c.cup_id, events.c.by_id == user)
    played = exists().where(
        _games.c.table_id == _tables.c.id,
        deeds.c.game_id == _games.c.id,
        deeds.c.user_id == user,
        deeds.c.kind == "on_time",
    )
    return or_(_tables.c.cup_id.is_(None), acted, played)


async def invited(connection: Connection, user: int) -> list[TableRow]:
    """Return the open tables to which a person has an unanswered invitation, oldest first."""
    asked = exists().where(
        _invitations.c.table_id == _tables.c.id,
        _invitations.c.user_id == user,
        _invitations.c.state == "waiting",
    )
    query = select(_tables).where(_tables.c.state == "open", asked).order_by(_tables.c.id)
    return await every(connection, TableRow, query)


# -- seats -----------------------------------------------------------------------------------------


async def seats(connection: Connection, table_id: int) -> list[SeatRow]:
    """Return the taken seats of a table, in order."""
    return await every(connection, SeatRow, _SEATS, table_id=table_id)


async def seats_of_tables(
    connection: Connection, tables: Iterable[int]
) -> dict[int, list[SeatRow]]:
    """Return the taken seats of several tables, in order; empty tables are left out."""
    query = select(_seats).where(_seats.c.table_id.in_(list(tables))).order_by(_seats.c.seat)
    return await grouped(connection, SeatRow, query, "table_id")


async def take_seat(
    connection: Connection,
    table_id: int,
    seat: int,
    user: int,
    name: str,
    *,
    computer: str | None = None,
    at: int | None = None,
) -> None:
    """Seat a person, or a computer lord; the keys refuse a taken seat and two seats of a person.

    `at`: when they said that they play there.
    """
    row = {"table_id": table_id, "seat": seat, "user_id": user, "name": name, "computer": computer}
    await connection.execute(insert(_seats), {**row, "agreed_at": at})


async def free_seat(connection: Connection, table_id: int, seat: int) -> None:
    """Free a seat."""
    where = (_seats.c.table_id == table_id, _seats.c.seat == seat)
    await remove(connection, _seats, *where)


async def move_seats(connection: Connection, table_id: int, moved: Mapping[int, SeatRow]) -> None:
    """Replace the seating of an open table by a new one."""
    await remove(connection, _seats, _seats.c.table_id == table_id)
    for seat, row in sorted(moved.items()):
        lord, computer, at = (row.user_id, row.name), row.computer, row.agreed_at
        await take_seat(connection, table_id, seat, *lord, computer=computer, at=at)


async def resign_seat(
    connection: Connection, table_id: int, seat: int, *, at: int, turn: str | None, version: int = 1
) -> None:
    """Note that a seat was given up, at a version of its game; one lost before was left then."""
    where = (_seats.c.table_id == table_id, _seats.c.seat == seat)
    left = func.coalesce(_seats.c.left_version, version)
    await change(connection, _seats, *where, resigned_at=at, resigned_turn=turn, left_version=left)


async def change_seat(connection: Connection, table_id: int, seat: int, **values: Any) -> None:
    """Change a seat: its missed turns, absence or lord."""
    await change_by(connection, _seats, {"table_id": table_id, "seat": seat}, **values)


async def seats_called_otherwise(
    connection: Connection, server: int, user: int, name: str
) -> list[SeatRow]:
    """Return a person's seats at open and running tables of a server that bear another name."""
    query = (
        select(_seats)
        .join(_tables, _tables.c.id == _seats.c.table_id)
        .where(
            _tables.c.server_id == server,
            _tables.c.state.in_(("open", "playing")),
            _seats.c.user_id == user,
            _seats.c.name != name,
        )
        .order_by(_seats.c.table_id)
    )
    return await every(connection, SeatRow, query)


async def is_absent(connection: Connection, game_id: int, user: int) -> bool:
    """Whether the autopilot plays for a person in a game until they are back."""
    return await value(connection, _ABSENT, game_id=game_id, user=user) is not None


async def missed_since(connection: Connection, user: int, since: int) -> bool:
    """Whether a turn of a person was missed at any of their seats since a moment.

    What whoever took a seat over has missed is not theirs; such a seat was given up or lost.
    """
    former = schema.former_lords.c
    own = select(_seats.c.table_id).where(_seats.c.user_id == user, _seats.c.missed_at >= since)
    taken = select(former.table_id).where(former.user_id == user, former.at >= since)
    return await value(connection, own.union_all(taken).limit(1)) is not None


async def add_former(connection: Connection, **values: Any) -> None:
    """Insert a former lord of a seat."""
    await add(connection, schema.former_lords, values)


async def former_lords(connection: Connection, table_id: int) -> list[FormerLordRow]:
    """Return the former lords of a table, earliest first."""
    query = by(schema.former_lords, "table_id").order_by(schema.former_lords.c.id)
    return await every(connection, FormerLordRow, query, table_id=table_id)


async def sits_since(connection: Connection, table_id: int, seat: int) -> int:
    """Return when the lord of a seat took it over; 0 if nobody had it before."""
    former = schema.former_lords.c
    where = (former.table_id == table_id, former.seat == seat)
    return await value(connection, select(func.max(former.at)).where(*where)) or 0


# -- invitations -----------------------------------------------------------------------------------


async def invite(connection: Connection, **values: Any) -> int:
    """Insert an invitation and return its id."""
    return await add(connection, _invitations, values)


async def invitation(connection: Connection, invitation_id: int) -> InvitationRow | None:
    """Return an invitation, or None."""
    query = select(_invitations).where(_invitations.c.id == invitation_id)
    return await first(connection, InvitationRow, query)


async def invitations(connection: Connection, table_id: int) -> list[InvitationRow]:
    """Return the invitations to a table, in order."""
    return await every(connection, InvitationRow, _INVITATIONS, table_id=table_id)


async def invitations_of_tables(
    connection: Connection, tables: Iterable[int]
) -> dict[int, list[InvitationRow]]:
    """Return the invitations to several tables, in order; tables without any are left out."""
    query = select(_invitations).where(_invitations.c.table_id.in_(list(tables)))
    query = query.order_by(_invitations.c.id)
    return await grouped(connection, InvitationRow, query, "table_id")


async def answer_invitation(connection: Connection, invitation_id: int, state: str) -> bool:
    """Close a waiting invitation; False if it was closed before."""
    where = (_invitations.c.id == invitation_id, _invitations.c.state == "waiting")
    return await change(connection, _invitations, *where, state=state) == 1


async def change_invitation(connection: Connection, invitation_id: int, **values: Any) -> None:
    """Change an invitation."""
    await change(connection, _invitations, _invitations.c.id == invitation_id, **values)


async def calls(connection: Connection, by: int, expiring_after: int) -> list[tuple[int, str]]:
    """Return whom a person invited to any table, and the state of each invitation."""
    query = select(_invitations.c.user_id, _invitations.c.state).where(
        _invitations.c.by_id == by, _invitations.c.expires_at > expiring_after
    )
    return [(int(user), state) for user, state in await connection.execute(query)]


async def companions(connection: Connection, user: int, others: Iterable[int]) -> set[int]:
    """Return those among some people who sat to the end of a game at one table with a person."""
    own, theirs = _seats.alias(), _seats.alias()
    stayed = [one.c.resigned_at.is_(None) & one.c.lost_at.is_(None) for one in (own, theirs)]
    query = (
        select(theirs.c.user_id)
        .distinct()
        .join(own, own.c.table_id == theirs.c.table_id)
        .join(_games, _games.c.table_id == own.c.table_id)
        .where(own.c.user_id == user, theirs.c.user_id.in_(list(others)), *stayed)
        .where(_games.c.ending.is_not(None))
    )
    return {int(one) for one in (await connection.execute(query)).scalars()}


# -- presets ---------------------------------------------------------------------------------------


async def presets(connection: Connection, server: int) -> list[PresetRow]:
    """Return the presets of a server, by name."""
    query = select(_presets).where(_presets.c.server_id == server)
    by_name = query.order_by(func.lower(_presets.c.name), _presets.c.id)
    return await every(connection, PresetRow, by_name)


async def save_preset(
    connection: Connection, server: int, name: str, *, by: int, setup: Json, now: int
) -> None:
    """Save a preset under a name, replacing the one that has it."""
    key = {"server_id": server, "name": name}
    values = {"saved_by": by, "setup": setup, "saved_at": now}
    await put(connection, _presets, key, values)


async def remove_preset(connection: Connection, server: int, preset: int) -> bool:
    """Delete a preset of a server; False if it has none with that id."""
    where = (_presets.c.id == preset, _presets.c.server_id == server)
    return await remove(connection, _presets, *where) == 1
