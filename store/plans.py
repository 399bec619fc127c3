"""Turns planned ahead, and their fates. A seat has one waiting plan a turn at most."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, by, change, every, first, remove
from store.rows import Json, PlanRow

_plans = schema.plans
_WAITING = by(_plans, "game_id").where(_plans.c.state == "waiting").order_by(_plans.c.id)


async def add_plan(connection: Connection, **values: Any) -> int:
    """Insert a waiting plan and return its id."""
    return await add(connection, _plans, {"state": "waiting", **values})


async def plan(connection: Connection, plan_id: int) -> PlanRow | None:
    """Return a plan, or None."""
    return await first(connection, PlanRow, by(_plans, "id"), id=plan_id)


async def waiting(connection: Connection, game_id: int) -> list[PlanRow]:
    """Return the waiting plans of a game, oldest first."""
    return await every(connection, PlanRow, _WAITING, game_id=game_id)


async def settle(
    connection: Connection,
    plan_id: int,
    state: str,
    fate: Json,
    *,
    at: int,
    told: bool = False,
) -> bool:
    """Settle a waiting plan with its fate; False if it no longer waits.

    `told`: its lord knows already.
    """
    where = (_plans.c.id == plan_id, _plans.c.state == "waiting")
    values = {"state": state, "fate": fate, "settled_at": at, "told_at": at if told else None}
    return await change(connection, _plans, *where, **values) == 1


async def of_lord(connection: Connection, game_id: int, user: int, limit: int) -> list[PlanRow]:
    """Return a person's plans in a game, newest first."""
    where = (_plans.c.game_id == game_id, _plans.c.user_id == user)
    query = select(_plans).where(*where).order_by(_plans.c.id.desc()).limit(limit)
    return await every(connection, PlanRow, query)


async def drop_oldest(connection: Connection, game_id: int, user: int, keep: int) -> int:
    """Delete a person's plans in a game that are settled and told, but for the newest."""
    told = (_plans.c.game_id == game_id, _plans.c.user_id == user, _plans.c.told_at.is_not(None))
    old = select(_plans.c.id).where(*told).order_by(_plans.c.id.desc()).offset(keep)
    ids = [row.id for row in await connection.execute(old)]
    return await remove(connection, _plans, _plans.c.id.in_(ids))


async def unseen(connection: Connection, game_id: int, user: int) -> list[PlanRow]:
    """Return a person's settled plans in a game whose fate they have not seen, in order."""
    query = by(_plans, "game_id", "user_id").where(
        _plans.c.settled_at.is_not(None), _plans.c.told_at.is_(None)
    )
    return await every(
        connection, PlanRow, query.order_by(_plans.c.settled_at), game_id=game_id, user_id=user
    )


async def mark_seen(connection: Connection, plan_ids: Sequence[int], at: int) -> None:
    """Note that a person has seen the fates of some plans."""
    where = (_plans.c.id.in_(plan_ids), _plans.c.told_at.is_(None))
    await change(connection, _plans, *where, told_at=at)


async def count(connection: Connection) -> dict[str, int]:
    """Count the plans in each state."""
    query = select(_plans.c.state, func.count()).group_by(_plans.c.state)
    return {row.state: row[1] for row in await connection.execute(query)}
