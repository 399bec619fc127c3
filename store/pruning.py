"""Deletion of old rows that nobody reads any more; moves, games, seats and tables are kept."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Text, cast, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import change, remove
from store.heartbeats import SERVER
from store.outbox import DONE, DROPPED, GIVEN_UP, LOOSE
from store.sight import ALONE

AT_ONCE = 500
"""The most rows that a step deletes, where there may be many: other writers never wait long."""

_outbox, _games = schema.outbox, schema.games
_PROTECTING: ColumnElement[bool] = or_(
    *(
        cast(schema.users.c.settings, Text).contains(part)
        for part in ('"blocked', '"ladders": false')
    )
)
"""Whether somebody has blocked others or does not want to be shown, which must go on holding."""


async def _prune_announcements(connection: Connection, before: int) -> int:
    """Delete finished announcements and the rows of their messages.

    Announcements of a game in progress stay: takebacks and folding refer to them. So does the
    last one of each game, which reports its last turn.
    """
    ended = select(_games.c.id).where(_games.c.ended_at < before)
    aside = _outbox.c.lane.in_(LOOSE)
    over = or_(_outbox.c.game_id.is_(None), aside, _outbox.c.game_id.in_(ended))
    where = (
        _outbox.c.state.in_((DONE, DROPPED, GIVEN_UP)),
        func.coalesce(_outbox.c.done_at, _outbox.c.created_at) < before,
        _outbox.c.kind != "end",
        over,
    )
    found = await connection.execute(select(_outbox.c.id).where(*where).limit(AT_ONCE))
    ids = [row.id for row in found]
    messages = schema.messages
    await remove(connection, messages, messages.c.outbox_id.in_(ids))
    return await remove(connection, _outbox, _outbox.c.id.in_(ids))


async def _prune_jobs(connection: Connection, before: int) -> int:
    jobs = schema.jobs
    old = select(jobs.c.id).where(jobs.c.done_at < before).limit(AT_ONCE)
    return await remove(connection, jobs, jobs.c.id.in_(old))


async def _prune_turn_drafts(connection: Connection, _before: int) -> int:
    """Delete the drafts of finished games, however recent."""
    over = select(_games.c.id).where(_games.c.ended_at.is_not(None))
    return await remove(connection, schema.turn_drafts, schema.turn_drafts.c.game_id.in_(over))


async def _prune_plans(connection: Connection, before: int) -> int:
    """Delete the plans of games that ended before a time; nobody asks for their fates by then."""
    plans = schema.plans
    ended = select(_games.c.id).where(_games.c.ended_at < before)
    return await remove(connection, plans, plans.c.game_id.in_(ended))


async def _prune_invitations(connection: Connection, before: int) -> int:
    """Delete the invitations that ran out before a time, to tables that are over.

    Who declined or was asked to go is remembered: whoever opens the table again is bound by it.
    """
    invitations, tables = schema.invitations, schema.tables
    going = exists().where(
        tables.c.id == invitations.c.table_id, tables.c.state.in_(("open", "playing"))
    )
    passed = invitations.c.state.not_in(("declined", "removed"))
    old = select(invitations.c.id).where(invitations.c.expires_at < before, passed, ~going)
    return await remove(connection, invitations, invitations.c.id.in_(old.limit(AT_ONCE)))


async def _prune_setup_drafts(connection: Connection, before: int) -> int:
    drafts = schema.setup_drafts
    return await remove(connection, drafts, drafts.c.changed_at < before)


async def _prune_tournaments(connection: Connection, before: int) -> int:
    """Delete old unpublished set-ups, and pending acts on tournaments that ended before a time."""
    acts, drafts, tournaments = schema.cup_acts, schema.cup_drafts, schema.cups
    over = select(tournaments.c.id).where(tournaments.c.ended_at < before)
    count = await remove(connection, acts, acts.c.cup_id.in_(over))
    return count + await remove(connection, drafts, drafts.c.changed_at < before)


async def _prune_outages(connection: Connection, before: int) -> int:
    """Delete the outages that no clock waits for: older than each turn in progress there.

    A game alone has none, but ends once it was idle for long.
    """
    outages, tables = schema.outages, schema.tables
    timed = or_(_games.c.deadline.is_not(None), _games.c.paused_at.is_not(None), ALONE)
    turns = (
        select(tables.c.server_id, func.min(_games.c.turn_since))
        .join(_games, _games.c.table_id == tables.c.id)
        .where(tables.c.state == "playing", _games.c.ending.is_(None), timed)
        .group_by(tables.c.server_id)
    )
    began = {f"{SERVER} {server}": since for server, since in await connection.execute(turns)}
    first = min(began.values(), default=before)  # what a process noted concerns every server
    old = select(outages.c.process).where(outages.c.until_at < before).distinct()
    count = 0
    for process in list(await connection.scalars(old)):
        since = began.get(process, before) if process.startswith(f"{SERVER} ") else first
        over = outages.c.until_at < min(before, since)
        count += await remove(connection, outages, outages.c.process == process, over)
    return count


async def prune_table_edits(connection: Connection, before: int) -> int:
    """Delete old edits of messages: of tables' own, of invitations, and those that tidy up.

    People cause as many as they like: they join and leave, change a table or their own quiet hours
    back and forth. What posted a message that still stands is no edit.
    """
    messages = schema.messages
    stands = exists().where(
        messages.c.table_id == _outbox.c.table_id,
        messages.c.outbox_id == _outbox.c.id,
        messages.c.state != "deleted",
    )
    where = (
        or_(_outbox.c.kind.in_(("table", "invitation")), _outbox.c.lane == "tidy"),
        _outbox.c.state.in_((DONE, DROPPED)),
        func.coalesce(_outbox.c.done_at, _outbox.c.created_at) < before,
        ~stands,
    )
    ids = list(await connection.scalars(select(_outbox.c.id).where(*where).limit(AT_ONCE)))
    await remove(connection, messages, messages.c.outbox_id.in_(ids))
    return await remove(connection, _outbox, _outbox.c.id.in_(ids))


async def prune_imports(connection: Connection, before: int) -> int:
    """Delete imports that were not opened since a time."""
    imports = schema.imports
    old = select(imports.c.id).where(imports.c.opened_at < before).limit(AT_ONCE)
    return await remove(connection, imports, imports.c.id.in_(old))


async def prune_days(connection: Connection, before: int) -> int:
    """Delete kingdoms of days that were over before a time; the games themselves are kept."""
    days, played, last = schema.days, schema.day_games, before // (24 * 3600)
    await remove(connection, played, played.c.day < last)
    return await remove(connection, days, days.c.day < last)


async def prune_notes(connection: Connection, before: int) -> int:
    """Delete notes to partners of games that ended before a time."""
    notes = schema.notes
    ended = exists().where(_games.c.id == notes.c.game_id, _games.c.ended_at < before)
    old = select(notes.c.id).where(notes.c.at < before, ended).limit(AT_ONCE)
    return await remove(connection, notes, notes.c.id.in_(old))


async def prune_absences(connection: Connection, before: int) -> int:
    """Delete absences that were over before a time."""
    absences = schema.absences
    old = select(absences.c.id).where(absences.c.until_at < before).limit(AT_ONCE)
    return await remove(connection, absences, absences.c.id.in_(old))


async def prune_deeds(connection: Connection, before: int) -> int:
    """Delete entries of the reliability log from before a time: those of the first games.

    Only the beginning is looked at: it has the oldest ones, and the log may be long.
    """
    deeds = schema.deeds
    key = tuple_(*deeds.primary_key)
    first = select(deeds).order_by(*deeds.primary_key).limit(4 * AT_ONCE).subquery()
    old = select(*(first.c[column.name] for column in deeds.primary_key))
    return await remove(connection, deeds, key.in_(old.where(first.c.at < before).limit(AT_ONCE)))


async def idle_people(connection: Connection, before: int) -> list[int]:
    """Return some who have done nothing since a time and of whom something is kept.

    All are gone over, so nobody may wait for it. Settings that protect somebody stay.
    """
    users = schema.users
    more = or_(users.c.hours.is_not(None), users.c.spoken.is_not(None))
    query = select(users.c.id).where(users.c.changed_at < before, or_(~_PROTECTING, more))
    return list(await connection.scalars(query.limit(AT_ONCE)))


async def forget_people(connection: Connection, before: int, some: Collection[int]) -> int:
    """Delete what is kept of some people, if they have still done nothing since a time."""
    users = schema.users
    idle = (users.c.id.in_(some), users.c.changed_at < before)
    gone = await remove(connection, users, *idle, ~_PROTECTING)
    return gone + await change(connection, users, *idle, hours=None, spoken=None)


STEPS: Final = (
    _prune_announcements,
    _prune_jobs,
    _prune_outages,
    _prune_turn_drafts,
    _prune_plans,
    _prune_invitations,
    _prune_setup_drafts,
    _prune_tournaments,
)
"""What is deleted if it was finished before a time; each step returns how many rows went."""
