"""Old rows that nobody reads any more. Moves, games, seats and tables are never among them."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Table, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store import schema
from store.outbox import DONE, DROPPED, GIVEN_UP, LOOSE

AT_ONCE = 2000
"""Rows of a table in one go: the writer is never held up for long."""

_outbox, _games = schema.outbox, schema.games


async def prune(connection: AsyncConnection, before: int) -> int:
    """Delete what was over and done with before a time; returns how many rows went."""
    return (
        await _prune_said(connection, before)
        + await _prune_jobs(connection, before)
        + await _prune_turn_drafts(connection)
        + await _prune_plans(connection, before)
        + await _prune_setup_drafts(connection, before)
        + await _prune_tournaments(connection, before)
    )


async def _prune_said(connection: AsyncConnection, before: int) -> int:
    """News that were said, with what is known of their messages.

    The reports of a running game stay: takebacks and folding go back to them. So does the last
    word on each game, which tells its last turn.
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
    await connection.execute(delete(messages).where(messages.c.outbox_id.in_(ids)))
    await connection.execute(delete(_outbox).where(_outbox.c.id.in_(ids)))
    return len(ids)


async def _prune_jobs(connection: AsyncConnection, before: int) -> int:
    jobs = schema.jobs
    old = select(jobs.c.id).where(jobs.c.done_at < before).limit(AT_ONCE)
    return await _delete(connection, jobs.c.id.in_(old), jobs)


async def _prune_turn_drafts(connection: AsyncConnection) -> int:
    """Drafts of finished games, however young."""
    over = select(_games.c.id).where(_games.c.ended_at.is_not(None))
    return await _delete(connection, schema.turn_drafts.c.game_id.in_(over), schema.turn_drafts)


async def _prune_plans(connection: AsyncConnection, before: int) -> int:
    """Plans of games that ended before a time; by then nobody asks what became of them."""
    plans = schema.plans
    ended = select(_games.c.id).where(_games.c.ended_at < before)
    return await _delete(connection, plans.c.game_id.in_(ended), plans)


async def _prune_setup_drafts(connection: AsyncConnection, before: int) -> int:
    drafts = schema.setup_drafts
    return await _delete(connection, drafts.c.changed_at < before, drafts)


async def _prune_tournaments(connection: AsyncConnection, before: int) -> int:
    """What was never published, and what organizers of cups that are over were about to do."""
    acts, drafts, tournaments = schema.cup_acts, schema.cup_drafts, schema.cups
    over = select(tournaments.c.id).where(tournaments.c.ended_at < before)
    count = await _delete(connection, acts.c.cup_id.in_(over), acts)
    return count + await _delete(connection, drafts.c.changed_at < before, drafts)


async def prune_imports(connection: AsyncConnection, before: int) -> int:
    """Let go of records and kingdoms that their owners did not open since a time."""
    imports = schema.imports
    old = select(imports.c.id).where(imports.c.opened_at < before).limit(AT_ONCE)
    return await _delete(connection, imports.c.id.in_(old), imports)


async def _delete(connection: AsyncConnection, where: ColumnElement[bool], table: Table) -> int:
    return int((await connection.execute(delete(table).where(where))).rowcount)
