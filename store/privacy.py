"""Everything stored about one person: to show it, to export it, to erase it.

Rows that are a person's alone are deleted; in rows shared with others the person gets another
number and name. `DELETED` and `RENAMED` list every column that identifies a person.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    String,
    Table,
    Text,
    Update,
    and_,
    bindparam,
    cast,
    delete,
    func,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import change, count, every, remove, value
from store.outbox import DIRECT
from store.rows import (
    BallotRow,
    FormerLordRow,
    InvitationRow,
    Json,
    NoteRow,
    OutboxRow,
    PlanRow,
    SeatRow,
    TableRow,
    VoteRow,
)
from store.tournament_games import LIVE
from store.tournament_rows import TournamentEventRow, TournamentPostRow

_tables, _seats, _former = schema.tables, schema.seats, schema.former_lords
_invitations, _outbox, _games = schema.invitations, schema.outbox, schema.games

Owner: TypeAlias = Column[Any]
"""A column that holds a person."""

DELETED: Mapping[str, Owner] = {
    "users": schema.users.c.id,
    "absences": schema.absences.c.user_id,
    "deeds": schema.deeds.c.user_id,
    "plans": schema.plans.c.user_id,
    "queue": schema.queue.c.user_id,
    "setup_drafts": schema.setup_drafts.c.user_id,
    "imports": schema.imports.c.owner_id,
    "follows": schema.follows.c.user_id,
    "cup_drafts": schema.cup_drafts.c.user_id,
    "presets": schema.presets.c.saved_by,
    "cup_templates": schema.cup_templates.c.saved_by,
    "cup_posts": schema.cup_posts.c.user_id,
    "cup_acts": schema.cup_acts.c.user_id,
}
"""The tables whose rows are one person's alone, each with the column of that person."""

RENAMED: Sequence[tuple[Column[Any], Column[Any] | None]] = (
    (_tables.c.host_id, _tables.c.host_name),
    (_tables.c.opened_by, None),
    (_seats.c.user_id, _seats.c.name),
    (_former.c.user_id, _former.c.name),
    (_invitations.c.user_id, _invitations.c.name),
    (_invitations.c.by_id, _invitations.c.by_name),
    (schema.results.c.user_id, None),
    (schema.ratings.c.lord, None),
    (schema.rating_steps.c.lord, None),
    (schema.achievements.c.user_id, None),
    (schema.kibitz.c.made_by, None),
    (schema.day_games.c.user_id, None),
    (schema.cup_lords.c.user_id, schema.cup_lords.c.name),
    (schema.cup_events.c.by_id, schema.cup_events.c.by_name),
)
"""The columns that identify a person in shared rows, each with the column of their name."""


NAMED: Mapping[str, Column[Any]] = {
    column.table.name: column
    for column, _ in RENAMED
    if column.table
    in (
        schema.results,
        schema.ratings,
        schema.rating_steps,
        schema.achievements,
        schema.cup_lords,
        schema.kibitz,
        schema.day_games,
    )
}
"""The tables of derived rows, entries and watchers' threads that identify a person."""


def _mine(column: Column[Any], user: int) -> Any:
    """Return the value that identifies a person in a column."""
    return str(user) if isinstance(column.type, String) else user


async def delete_own_rows(connection: Connection, user: int) -> None:
    """Delete the rows that are a person's alone, and other people's follows of them."""
    follows = schema.follows
    for column in DELETED.values():
        await remove(connection, column.table, column == user)
    await remove(connection, follows, follows.c.kind == "lord", follows.c.ref == user)


async def pseudonymize(
    connection: Connection, user: int, other: int, names: Mapping[int, str]
) -> None:
    """Replace a person's number everywhere, and their name by the one given for each server.

    Names that they had earlier are deleted, and what told theirs from others.
    """
    for table in (_seats, _former):
        await connection.execute(update(table).where(table.c.user_id == user).values(earlier=None))
    await connection.execute(update(_seats).where(_seats.c.user_id == user).values(mark=None))
    for column, name in RENAMED:
        table = column.table
        mine = column == _mine(column, user)
        if name is not None:
            key, whole = _place(table)
            for server, called in names.items():
                here = select(whole.c.id).where(whole.c.server_id == server)
                values = {name: called}
                await connection.execute(update(table).where(mine, key.in_(here)).values(values))
        values = {column: _mine(column, other)}
        await connection.execute(update(table).where(mine).values(values))


def _place(table: Table) -> tuple[Column[Any], Table]:
    """Return the column that refers to a row's table or tournament, and what it refers to."""
    if table in (schema.cup_lords, schema.cup_events):
        return table.c.cup_id, schema.cups
    return (_tables.c.id if table is _tables else table.c.table_id), _tables


async def tables_with_names_of(connection: Connection, user: int) -> list[TableRow]:
    """Return the tables that a person opened or hosts, and those opened from them, later ones last.

    Those of tournaments bear the name of their event.
    """
    mine = or_(_tables.c.host_id == user, _tables.c.opened_by == user)
    found: dict[int, TableRow] = {}
    where = mine
    while rows := await every(connection, TableRow, select(_tables).where(where)):
        new = [row for row in rows if row.id not in found and row.cup_id is None]
        found |= {row.id: row for row in new}
        if not new:
            break
        ids = [row.id for row in new]
        where = or_(_tables.c.rematch_of.in_(ids), _tables.c.opened_from.in_(ids))
    return [found[row] for row in sorted(found)]


async def settings_of(connection: Connection, users: Collection[int]) -> dict[int, Json]:
    """Return the settings of some people."""
    known = schema.users
    query = select(known.c.id, known.c.settings).where(known.c.id.in_(users))
    return {row.id: row.settings for row in await connection.execute(query.order_by(known.c.id))}


async def rename_games(connection: Connection, names: Mapping[int, list[str]]) -> None:
    """Change the names of the lords of games; their versions stay."""
    await _put(connection, _games.c.names, names)


async def rename_tables(connection: Connection, names: Mapping[int, tuple[str, Any]]) -> None:
    """Change the names of tables, each with its set-up."""
    await _put(connection, _tables.c.name, {table: name for table, (name, _) in names.items()})
    await _put(connection, _tables.c.setup, {table: setup for table, (_, setup) in names.items()})


async def amend_announcements(
    connection: Connection, bodies: Mapping[int, Json], read: Mapping[int, Json] | None = None
) -> bool:
    """Change the bodies of announcements, posted or not.

    With `read` only of those that are still as they were read; returns whether all were.
    """
    return await _put(connection, _outbox.c.body, bodies, read)


async def _put(
    connection: Connection,
    column: Column[Any],
    values: Mapping[int, Any],
    read: Mapping[int, Any] | None = None,
) -> bool:
    """Write one column of many rows, by id; returns whether each was there, and still as `read`."""
    where = column.table.c.id == bindparam("row")
    if read is not None:
        where &= column == bindparam("read", type_=column.type)
    changed = {column: bindparam("value", type_=column.type)}
    rows = [{"row": row, "value": value} for row, value in values.items()]
    if read is not None:
        rows = [{**row, "read": read[row["row"]]} for row in rows]
    return await _all_of(connection, update(column.table).where(where).values(changed), rows)


async def _all_of(
    connection: Connection, statement: Update, rows: Sequence[Mapping[str, Any]]
) -> bool:
    """Execute a statement for many rows; returns whether it found each."""
    if connection.dialect.supports_sane_multi_rowcount or not rows:
        return not rows or (await connection.execute(statement, rows)).rowcount == len(rows)
    counts = [(await connection.execute(statement, row)).rowcount for row in rows]
    return sum(counts) == len(rows)


# -- finding rows ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Traces:
    """Where stored JSON contains a person's number.

    `tables` and `tournaments`: those that it is about. `users`: those whose settings it is.
    `waiting`: those whose place in a queue it is.
    """

    tables: frozenset[int] = frozenset()
    tournaments: frozenset[int] = frozenset()
    users: frozenset[int] = frozenset()
    waiting: frozenset[int] = frozenset()


async def traces(connection: Connection, user: int) -> Traces:
    """Search all stored JSON for a person's number: whole tables, so nobody may wait for it."""

    async def found(column: Column[Any], where: Column[Any]) -> set[int]:
        query = select(where).distinct().where(_contains(column, user))
        return {int(row[0]) for row in await connection.execute(query)}

    votes, cups, users, queue = schema.votes, schema.cup_events, schema.users, schema.queue
    voted = select(_games.c.table_id).distinct().join(votes, votes.c.game_id == _games.c.id)
    asked = await connection.execute(
        voted.where(votes.c.kind == "replace", _contains(votes.c.data, user))
    )
    tournaments = await found(cups.c.data, cups.c.cup_id)
    tournaments |= await found(schema.cup_posts.c.data, schema.cup_posts.c.cup_id)
    tournaments |= await found(schema.cup_acts.c.act, schema.cup_acts.c.cup_id)
    return Traces(
        tables=frozenset({row.table_id for row in asked})
        | await found(_outbox.c.body, _outbox.c.table_id),
        tournaments=frozenset(tournaments),
        users=frozenset(await found(users.c.settings, users.c.id) - {user}),
        waiting=frozenset(await found(queue.c.wanted, queue.c.user_id) - {user}),
    )


def _contains(column: Column[Any], user: int) -> Any:
    return cast(column, Text).contains(str(user))


async def tables_of(
    connection: Connection, user: int, named: Collection[int] = ()
) -> dict[int, int]:
    """Return the tables where a person is named in any way, each with its server.

    The votes of the tables `named` (`traces`) are asked, too.
    """
    known = union(
        select(_seats.c.table_id).where(_seats.c.user_id == user),
        select(_former.c.table_id).where(_former.c.user_id == user),
        select(_invitations.c.table_id).where(
            or_(_invitations.c.user_id == user, _invitations.c.by_id == user)
        ),
        select(_tables.c.id).where(or_(_tables.c.host_id == user, _tables.c.opened_by == user)),
        select(_games.c.table_id).where(
            _games.c.id.in_([vote.game_id for vote in await votes_naming(connection, user, named)])
        ),
    )
    query = select(_tables.c.id, _tables.c.server_id).where(_tables.c.id.in_(known))
    return {row.id: row.server_id for row in await connection.execute(query.order_by(_tables.c.id))}


async def tournaments_of(
    connection: Connection, user: int, named: Collection[int]
) -> dict[int, int]:
    """Return the named tournaments and all that a person takes or took part in, with servers."""
    tournaments, lords = schema.cups, schema.cup_lords
    mine = select(lords.c.cup_id).where(lords.c.user_id == user)
    query = select(tournaments.c.id, tournaments.c.server_id).where(
        or_(tournaments.c.id.in_(named), tournaments.c.id.in_(mine))
    )
    return {
        row.id: row.server_id for row in await connection.execute(query.order_by(tournaments.c.id))
    }


async def tournament_events_naming(
    connection: Connection, user: int, tournaments: Collection[int], *, only: bool = False
) -> list[TournamentEventRow]:
    """Return the events that a person caused; of some tournaments also those with their number.

    `only`: none of other tournaments.
    """
    events = schema.cup_events
    here = events.c.cup_id.in_(tournaments)
    like = and_(here, _contains(events.c.data, user))
    query = select(events).where(or_(events.c.by_id == user, like), here if only else true())
    query = query.order_by(events.c.cup_id, events.c.ordinal)
    return await every(connection, TournamentEventRow, query)


async def tournament_posts_naming(
    connection: Connection, user: int, tournaments: Collection[int]
) -> list[TournamentPostRow]:
    """Return the posts of some tournaments whose data contain a person's number."""
    posts = schema.cup_posts
    query = select(posts).where(posts.c.cup_id.in_(tournaments), _contains(posts.c.data, user))
    return await every(connection, TournamentPostRow, query.order_by(posts.c.id))


async def delete_pending_acts(
    connection: Connection,
    user: int,
    tournaments: Collection[int],
    names: Callable[[Any, int], bool],
) -> None:
    """Delete organizers' pending acts on a person; `names` tells whether an act is one."""
    acts = schema.cup_acts
    where = (acts.c.cup_id.in_(tournaments), _contains(acts.c.act, user))
    for row in await connection.execute(select(acts).where(*where)):
        if names(row.act, user):
            where = (acts.c.cup_id == row.cup_id, acts.c.user_id == row.user_id)
            await remove(connection, acts, *where)


async def amend_tournament(
    connection: Connection,
    events: Sequence[tuple[TournamentEventRow, Json]],
    posts: Sequence[tuple[TournamentPostRow, Json]],
    *,
    now: bool = False,
) -> bool:
    """Change the data of events and posts of tournaments that are still as they were read.

    `now`: they were read in this transaction, so all are. Returns whether none was left out.
    """
    table = schema.cup_events
    where = and_(table.c.cup_id == bindparam("cup"), table.c.ordinal == bindparam("number"))
    if not now:
        where &= table.c.data == bindparam("read", type_=table.c.data.type)
    changed = {table.c.data: bindparam("value", type_=table.c.data.type)}
    rows = [{"cup": one.cup_id, "number": one.ordinal, "value": data} for one, data in events]
    if not now:
        rows = [{**row, "read": one.data} for row, (one, _) in zip(rows, events, strict=True)]
    all_events = await _all_of(connection, update(table).where(where).values(changed), rows)
    values = {post.id: data for post, data in posts}
    read = None if now else {post.id: post.data for post, _ in posts}
    return await _put(connection, schema.cup_posts.c.data, values, read) and all_events


async def count_erasure(connection: Connection, tournaments: Collection[int]) -> None:
    """Note that names in some tournaments have changed: what is in memory of them is old now."""
    cups = schema.cups
    counted = update(cups).where(cups.c.id.in_(sorted(tournaments)))
    await connection.execute(counted.values(erasures=cups.c.erasures + 1))


async def live_of(connection: Connection, tournaments: Collection[int]) -> list[int]:
    """Return which of some tournaments are not over, by id."""
    query = select(schema.cups.c.id).where(schema.cups.c.phase.in_(LIVE))
    query = query.where(schema.cups.c.id.in_(sorted(tournaments))).order_by(schema.cups.c.id)
    return list((await connection.execute(query)).scalars())


async def votes_naming(connection: Connection, user: int, tables: Collection[int]) -> list[VoteRow]:
    """Return the votes of some tables on giving a seat to a person."""
    votes = schema.votes
    played = select(_games.c.id).where(_games.c.table_id.in_(tables))
    query = select(votes).where(votes.c.kind == "replace", votes.c.game_id.in_(played))
    found = await every(connection, VoteRow, query.order_by(votes.c.id))
    return [row for row in found if (row.data or {}).get("guest_id") == user]


async def seats_of(connection: Connection, user: int) -> list[SeatRow]:
    """Return the seats that are still under a person's name, by table."""
    query = select(_seats).where(_seats.c.user_id == user).order_by(_seats.c.table_id)
    return await every(connection, SeatRow, query)


async def former_lords_of(connection: Connection, tables: Collection[int]) -> list[FormerLordRow]:
    """Return the former lords of some tables, earliest first."""
    query = select(_former).where(_former.c.table_id.in_(tables)).order_by(_former.c.id)
    return await every(connection, FormerLordRow, query)


async def announcements_of(connection: Connection, tables: Collection[int]) -> list[OutboxRow]:
    """Return all announcements about some tables, whatever their state."""
    query = select(_outbox).where(_outbox.c.table_id.in_(tables)).order_by(_outbox.c.id)
    return await every(connection, OutboxRow, query)


async def last_announcement(connection: Connection) -> int:
    """Return the id of the latest announcement; 0 if there is none."""
    return int(await value(connection, select(func.max(_outbox.c.id))) or 0)


async def announcements_since(
    connection: Connection, tables: Collection[int], last: int
) -> list[OutboxRow]:
    """Return the announcements about some tables that are later than one."""
    query = select(_outbox).where(_outbox.c.id > last).order_by(_outbox.c.id)
    return [row for row in await every(connection, OutboxRow, query) if row.table_id in tables]


async def announcements_by_id(connection: Connection, news: Collection[int]) -> list[OutboxRow]:
    """Return some announcements."""
    query = select(_outbox).where(_outbox.c.id.in_(news)).order_by(_outbox.c.id)
    return await every(connection, OutboxRow, query)


async def announcements_naming(
    connection: Connection, user: int, tables: Collection[int]
) -> list[OutboxRow]:
    """Return all announcements about some tables whose bodies contain a person's number."""
    where = (_outbox.c.table_id.in_(tables), _contains(_outbox.c.body, user))
    query = select(_outbox).where(*where).order_by(_outbox.c.id)
    return await every(connection, OutboxRow, query)


async def drop_announcement(connection: Connection, news: int) -> None:
    """Drop a waiting announcement, whether it was tried or not."""
    where = (_outbox.c.id == news, _outbox.c.state == "waiting")
    await change(connection, _outbox, *where, state="dropped")


async def delete_direct_messages(connection: Connection, calls: Collection[int]) -> set[int]:
    """Delete the rows of direct messages of some announcements; return the ids of the messages."""
    messages = schema.messages
    where = (messages.c.outbox_id.in_(calls), messages.c.kind == DIRECT)
    found = await connection.execute(select(messages.c.message_id).where(*where))
    ids = {row.message_id for row in found}
    await remove(connection, messages, *where)
    return ids


async def delete_announcements(connection: Connection, news: Collection[int]) -> None:
    """Delete announcements, posted or not."""
    await remove(connection, _outbox, _outbox.c.id.in_(news))


async def invitations_of(connection: Connection, user: int) -> list[InvitationRow]:
    """Return the invitations that a person received or sent."""
    mine = or_(_invitations.c.user_id == user, _invitations.c.by_id == user)
    query = select(_invitations).where(mine).order_by(_invitations.c.id)
    return await every(connection, InvitationRow, query)


async def plans_of(connection: Connection, user: int) -> list[PlanRow]:
    """Return every plan of a person, oldest first."""
    plans = schema.plans
    query = select(plans).where(plans.c.user_id == user).order_by(plans.c.id)
    return await every(connection, PlanRow, query)


async def notes_there(connection: Connection, user: int) -> list[NoteRow]:
    """Return the notes that were left at seats that a person has or had, by whomever."""
    notes = schema.notes
    query = select(notes).join(_games, _games.c.id == notes.c.game_id)
    query = query.where(*_sat(notes.c.seat, user)).order_by(notes.c.id)
    return await every(connection, NoteRow, query)


async def ballots_there(connection: Connection, user: int) -> list[tuple[VoteRow, BallotRow]]:
    """Return the ballots of seats that a person has or had, of whomever, each with its vote."""
    votes, ballots = schema.votes, schema.ballots
    cast_ = select(ballots).join(votes, votes.c.id == ballots.c.vote_id)
    cast_ = cast_.join(_games, _games.c.id == votes.c.game_id).where(*_sat(ballots.c.seat, user))
    rows = await every(connection, BallotRow, cast_.order_by(ballots.c.vote_id, ballots.c.seat))
    asked = select(votes).where(votes.c.id.in_(cast_.with_only_columns(ballots.c.vote_id)))
    known = {row.id: row for row in await every(connection, VoteRow, asked)}
    return [(known[row.vote_id], row) for row in rows]


def _sat(seat: Column[int], user: int) -> tuple[ColumnElement[bool], ...]:
    """Return that a seat in a game is, or was, a person's."""
    every_seat = [
        select(one.c.table_id, one.c.seat).where(one.c.user_id == user) for one in (_seats, _former)
    ]
    here = union(*every_seat).subquery()
    at_seat = select(here).where(here.c.table_id == _games.c.table_id, here.c.seat == seat)
    return _games.c.table_id.in_(select(here.c.table_id)), at_seat.exists()


async def delete_notes(connection: Connection, notes: Collection[int]) -> None:
    """Delete notes."""
    await remove(connection, schema.notes, schema.notes.c.id.in_(notes))


async def delete_drafts(connection: Connection, seats: Collection[tuple[int, int]]) -> None:
    """Delete the drafts of turns, each named by its game and seat."""
    drafts = schema.turn_drafts
    one = (drafts.c.game_id == bindparam("game"), drafts.c.seat == bindparam("of_seat"))
    if seats:
        rows = [{"game": game, "of_seat": seat} for game, seat in seats]
        await connection.execute(delete(drafts).where(*one), rows)


async def own_rows(connection: Connection, user: int) -> dict[str, list[Json]]:
    """Return the rows that are a person's alone, by table, each as a mapping of its columns."""
    found: dict[str, list[Json]] = {}
    for name, column in DELETED.items():
        rows = await connection.execute(select(column.table).where(column == user))
        found[name] = [dict(row._mapping) for row in rows]
    return {name: rows for name, rows in found.items() if rows}


async def named_rows(connection: Connection, user: int) -> dict[str, list[Json]]:
    """Return the derived rows, entries and watchers' threads that identify a person, by table."""
    found: dict[str, list[Json]] = {}
    for name, column in NAMED.items():
        rows = await connection.execute(select(column.table).where(column == _mine(column, user)))
        found[name] = [dict(row._mapping) for row in rows]
    return {name: rows for name, rows in found.items() if rows}


async def count_rows(connection: Connection, user: int) -> dict[str, int]:
    """Count the rows of DELETED and NAMED that are a person's, by table."""
    found: dict[str, int] = {}
    for name, column in {**DELETED, **NAMED}.items():
        found[name] = await count(connection, column == _mine(column, user))
    return {name: number for name, number in found.items() if number}


async def page(
    connection: Connection, column: Column[Any], user: int, *, after: int, limit: int
) -> list[Json]:
    """Return some of the rows of DELETED or NAMED that are a person's, after so many of them."""
    query = select(column.table).where(column == _mine(column, user))
    query = query.order_by(*column.table.primary_key).offset(after).limit(limit)
    return [dict(row._mapping) for row in await connection.execute(query)]
