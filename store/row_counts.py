"""Counts of the rows that people make, by person and by server, for their limits."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, FromClause, Select, and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import value
from store.heartbeats import is_present
from store.sight import ALONE
from store.tournament_games import LIVE

_tables, _games, _seats = schema.tables, schema.games, schema.seats
_cups, _events = schema.cups, schema.cup_events
_notes, _votes, _ballots = schema.notes, schema.votes, schema.ballots


@dataclass(frozen=True, slots=True)
class _Kind:
    """Rows of one kind: from where they are read, whose they are, and since when they count."""

    source: FromClause
    person: Column[Any]
    server: Column[Any] | None = None
    """None: they belong to no server, and those of everybody are counted together."""
    since: ColumnElement[Any] | None = None
    where: ColumnElement[bool] | None = None
    inside: bool = False
    """Whether of a person those alone count that are there, too."""


_SEATED = and_(_seats.c.table_id == _games.c.table_id)
_OF_GAMES = _games.join(_tables, _tables.c.id == _games.c.table_id).join(_seats, _SEATED)
_ASKED = and_(_ballots.c.vote_id == _votes.c.id, _ballots.c.seat == _votes.c.asked_by)
_PUBLISHED = _cups.join(_events, and_(_events.c.cup_id == _cups.c.id, _events.c.ordinal == 1))
_INVITED = schema.invitations.join(_tables, _tables.c.id == schema.invitations.c.table_id)
_FORMER = schema.former_lords.join(_tables, _tables.c.id == schema.former_lords.c.table_id)
_PRESENT = is_present(_tables.c.server_id)
_INVITATION_OPEN = 3 * 24 * 3600

KINDS: Final[Mapping[str, _Kind]] = {
    "tables": _Kind(
        _tables,
        _tables.c.host_id,
        _tables.c.server_id,
        where=and_(_tables.c.state == "open", _tables.c.cup_id.is_(None), _PRESENT),
    ),
    "openings": _Kind(
        _tables,
        _tables.c.opened_by,
        _tables.c.server_id,
        _tables.c.created_at,
        _tables.c.cup_id.is_(None),
    ),
    "seats": _Kind(
        _seats.join(_tables, _tables.c.id == _seats.c.table_id),
        _seats.c.user_id,
        _tables.c.server_id,
        where=and_(_tables.c.state.in_(("open", "playing")), _tables.c.cup_id.is_(None), _PRESENT),
    ),
    "alone": _Kind(
        _seats.join(_tables, _tables.c.id == _seats.c.table_id),
        _seats.c.user_id,
        _tables.c.server_id,
        where=and_(_tables.c.state == "playing", ALONE, _seats.c.computer.is_(None), _PRESENT),
    ),
    "takeovers": _Kind(
        _FORMER,
        schema.former_lords.c.user_id,
        _tables.c.server_id,
        schema.former_lords.c.at,
    ),
    "invitations": _Kind(
        _INVITED,
        schema.invitations.c.by_id,
        _tables.c.server_id,
        schema.invitations.c.expires_at - _INVITATION_OPEN,
    ),
    "notes": _Kind(
        _notes.join(_OF_GAMES, _notes.c.game_id == _games.c.id),
        _seats.c.user_id,
        _tables.c.server_id,
        _notes.c.at,
        _notes.c.seat == _seats.c.seat,
    ),
    "votes": _Kind(
        _votes.join(_ballots, _ASKED).join(_OF_GAMES, _votes.c.game_id == _games.c.id),
        _seats.c.user_id,
        _tables.c.server_id,
        _ballots.c.at,
        _votes.c.asked_by == _seats.c.seat,
    ),
    "absences": _Kind(schema.absences, schema.absences.c.user_id, since=schema.absences.c.until_at),
    "queue": _Kind(schema.queue, schema.queue.c.user_id, schema.queue.c.server_id),
    "follows": _Kind(schema.follows, schema.follows.c.user_id, schema.follows.c.server_id),
    "kibitz": _Kind(
        schema.kibitz.join(_games, _games.c.id == schema.kibitz.c.game_id).join(
            _tables, _tables.c.id == _games.c.table_id
        ),
        schema.kibitz.c.made_by,
        _tables.c.server_id,
        where=and_(_games.c.ending.is_(None), _PRESENT),
    ),
    "imports": _Kind(schema.imports, schema.imports.c.owner_id),
    "tournaments": _Kind(
        _PUBLISHED, _events.c.by_id, _cups.c.server_id, where=_cups.c.phase.in_(LIVE)
    ),
    "published": _Kind(_PUBLISHED, _events.c.by_id, _cups.c.server_id, _cups.c.created_at),
    "events": _Kind(
        _events.join(_cups, _cups.c.id == _events.c.cup_id),
        _events.c.by_id,
        _cups.c.server_id,
        _events.c.at,
    ),
    "log": _Kind(
        _events, _events.c.by_id, _events.c.cup_id, where=_events.c.by_id.is_not(None), inside=True
    ),
}


async def of_person(
    connection: Connection, kind: str, numbers: Collection[int], since: int, server: int = 0
) -> int:
    """Count the rows of a kind that a person made under some numbers, since a time if it counts."""
    values = {"of": list(numbers), "since": since, "there": server}
    return int(await value(connection, _count(kind, "person"), **values))


async def of_server(connection: Connection, kind: str, server: int, since: int) -> int:
    """Count the rows of a kind in a server, or of all where they belong to none."""
    return int(await value(connection, _count(kind, "server"), of=server, since=since))


@cache
def _count(kind: str, whose: str) -> Select[Any]:
    found = KINDS[kind]
    column = found.person if whose == "person" else found.server
    query = select(func.count()).select_from(found.source)
    if column is not None:
        of_server = column == bindparam("of")
        of_person = column.in_(bindparam("of", expanding=True))
        query = query.where(of_person if whose == "person" else of_server)
    if found.inside and whose == "person" and found.server is not None:
        query = query.where(found.server == bindparam("there"))
    if found.since is not None:
        query = query.where(found.since > bindparam("since"))
    return query if found.where is None else query.where(found.where)
