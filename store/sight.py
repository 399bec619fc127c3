"""Where things are, and whom they concern: what decides who may know of them."""

from dataclasses import dataclass

from sqlalchemy import (
    BindParameter,
    Text,
    and_,
    bindparam,
    exists,
    func,
    or_,
    select,
    type_coerce,
)
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import first, value

_tables, _seats, _games = schema.tables, schema.seats, schema.games
_votes, _invitations, _cups = schema.votes, schema.invitations, schema.cups
_PLACE = select(_tables.c.server_id, _tables.c.channel_id, _tables.c.id)
_OF_TABLE = _PLACE.where(_tables.c.id == bindparam("number"))
_OF_GAME = _PLACE.join(_games, _games.c.table_id == _tables.c.id).where(
    _games.c.id == bindparam("number")
)
_OF_VOTE = (
    _PLACE.join(_games, _games.c.table_id == _tables.c.id)
    .join(_votes, _votes.c.game_id == _games.c.id)
    .where(_votes.c.id == bindparam("number"))
)
_OF_INVITATION = _PLACE.join(_invitations, _invitations.c.table_id == _tables.c.id).where(
    _invitations.c.id == bindparam("number")
)
_LORDS = _seats.alias()
_COMPUTERS = exists().where(_LORDS.c.table_id == _tables.c.id, _LORDS.c.computer.is_not(None))
_PEOPLE = (
    select(func.count())
    .where(_LORDS.c.table_id == _tables.c.id, _LORDS.c.computer.is_(None))
    .correlate(_tables)
    .scalar_subquery()
)
APART = _tables.c.place.in_(("private", "direct"))
"""Whether a table has a place that nobody else sees."""
ALONE = or_(APART, and_(_tables.c.state != "open", _COMPUTERS, _PEOPLE == 1))
"""Whether one person has a game with computer lords, or had, however the table was opened."""
UNSEEN = or_(APART, and_(ALONE, type_coerce(_tables.c.setup, Text).contains('"watching": "table"')))
"""Whether it is a game alone that nobody else may watch; the set-up may be unreadable."""
_USER: BindParameter[int] = bindparam("user")
_TABLE: BindParameter[int] = bindparam("table")
_HOSTED = select(_tables.c.id).where(
    _tables.c.id == _TABLE,
    or_(
        _tables.c.host_id == _USER,
        exists().where(_seats.c.table_id == _TABLE, _seats.c.user_id == _USER),
        exists().where(
            _invitations.c.table_id == _TABLE,
            _invitations.c.user_id == _USER,
            _invitations.c.state == "waiting",
        ),
    ),
)
_REPLACEMENTS = (
    select(_votes.c.data)
    .join(_games, _games.c.id == _votes.c.game_id)
    .where(_games.c.table_id == _TABLE, _votes.c.kind == "replace", _votes.c.state == "passed")
)


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is; `table` is the table that it belongs to, 0 for a tournament."""

    server: int
    channel: int
    table: int = 0


async def place_of_table(connection: Connection, table: int) -> Place | None:
    """Return where a table is, or None."""
    return await first(connection, Place, _OF_TABLE, number=table)


async def place_of_game(connection: Connection, game: int) -> Place | None:
    """Return where a game is, or None."""
    return await first(connection, Place, _OF_GAME, number=game)


async def place_of_vote(connection: Connection, vote: int) -> Place | None:
    """Return where the game of a vote is, or None."""
    return await first(connection, Place, _OF_VOTE, number=vote)


async def place_of_invitation(connection: Connection, invitation: int) -> Place | None:
    """Return where the table of an invitation is, or None."""
    return await first(connection, Place, _OF_INVITATION, number=invitation)


async def place_of_tournament(connection: Connection, tournament: int) -> Place | None:
    """Return where a tournament is, or None."""
    query = select(_cups.c.server_id, _cups.c.channel_id).where(_cups.c.id == tournament)
    return await first(connection, Place, query)


async def concerns(connection: Connection, table: int, user: int) -> bool:
    """Whether a person sits at a table, hosts it, is invited, or was voted in as a replacement."""
    if await value(connection, _HOSTED, table=table, user=user) is not None:
        return True
    found = await connection.execute(_REPLACEMENTS, {"table": table})
    return any((data or {}).get("guest_id") == user for (data,) in found)
