"""The tables and games of tournaments: their ends, their pauses, and who may see them."""

from typing import Any

from sqlalchemy import Select, case, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import change, every, value
from store.tournament_rows import TournamentEventRow, TournamentRow

_cups, _events, _places = schema.cups, schema.cup_events, schema.cup_tables
_games, _tables = schema.games, schema.tables

LIVE = ("signup", "checkin", "running")
_PAUSES = ("paused", "resumed", "over", "cancelled")


async def name(connection: Connection, tournament: int) -> str:
    """Return a tournament's name; "" where there is none."""
    return str(await value(connection, select(_cups.c.name).where(_cups.c.id == tournament)) or "")


async def live(connection: Connection) -> list[tuple[int, int]]:
    """Return the tournaments that are not over, by id, each as (tournament, its server)."""
    query = select(_cups.c.id, _cups.c.server_id).where(_cups.c.phase.in_(LIVE))
    return [tuple(row) for row in await connection.execute(query.order_by(_cups.c.id))]


async def lock(connection: Connection, tournament: int) -> None:
    """Let nobody else change a tournament until the transaction ends.

    SQLite has one writer at a time, and needs no lock.
    """
    query = select(_cups.c.id).where(_cups.c.id == tournament)
    await connection.execute(query.with_for_update())


async def live_of(connection: Connection, user: int) -> list[TournamentRow]:
    """Return the tournaments not yet over in which a person has a place or waits for one."""
    lords = schema.cup_lords
    own = select(lords.c.cup_id).where(
        lords.c.user_id == user, lords.c.state.in_(("in", "waiting"))
    )
    query = select(_cups).where(_cups.c.phase.in_(LIVE), _cups.c.id.in_(own))
    return await every(connection, TournamentRow, query.order_by(_cups.c.id))


async def pauses(connection: Connection, tournament: int) -> list[tuple[int, int | None]]:
    """Return a tournament's pauses in order as (start, end); end is None while one lasts."""
    query = select(_events.c.kind, _events.c.at).where(
        _events.c.cup_id == tournament, _events.c.kind.in_(_PAUSES)
    )
    spans: list[tuple[int, int | None]] = []
    for kind, at in await connection.execute(query.order_by(_events.c.ordinal)):
        if kind == "paused":
            spans.append((at, None))
        elif spans and spans[-1][1] is None:
            spans[-1] = (spans[-1][0], at)
    return spans


async def events_between(
    connection: Connection, tournament: int, since: int, until: int
) -> list[TournamentEventRow]:
    """Return a tournament's events from `since` on and before `until`, in order."""
    query = select(_events).where(
        _events.c.cup_id == tournament, _events.c.at >= since, _events.c.at < until
    )
    return await every(connection, TournamentEventRow, query.order_by(_events.c.ordinal))


async def latest_table(connection: Connection, tournament: int) -> int | None:
    """Return a tournament's latest table; before it has one, the latest of its server."""
    own, server = (
        _tables.c.cup_id == tournament,
        select(_cups.c.server_id).where(_cups.c.id == tournament),
    )
    query = select(_tables.c.id).where(or_(own, _tables.c.server_id == server.scalar_subquery()))
    mine = case((own, 1), else_=0)
    found: int | None = await value(
        connection, query.order_by(mine.desc(), _tables.c.id.desc()).limit(1)
    )
    return found


async def placed(
    connection: Connection, server: int, user: int, best: int
) -> list[tuple[int, int, str, int, int, int]]:
    """Return the finished tournaments of a server in which a person came out among the best.

    Latest first, each as (channel, tournament, its name, place, number of participants, end).
    """
    lords = schema.cup_lords
    shown = (_cups.c.id, _cups.c.name, lords.c.place, lords.c.of, _cups.c.ended_at)
    query = (
        select(_cups.c.channel_id, *shown)
        .join(_cups, _cups.c.id == lords.c.cup_id)
        .where(
            lords.c.user_id == user,
            lords.c.place <= best,
            lords.c.state.not_in(("expelled", "withdrawn")),
            _cups.c.server_id == server,
            _cups.c.phase == "over",
        )
        .order_by(_cups.c.ended_at.desc(), _cups.c.id.desc())
    )
    return [tuple(row) for row in await connection.execute(query)]


def _played(tournament: int) -> Select[Any]:
    return select(_tables.c.id).where(_tables.c.cup_id == tournament, _tables.c.state == "playing")


def _of_round(tournament: int, stage: int, number: int) -> Select[Any]:
    return select(_places.c.table_id).where(
        _places.c.cup_id == tournament,
        _places.c.stage == stage,
        _places.c.round == number,
        _places.c.table_id.is_not(None),
    )


async def running(connection: Connection, tournament: int) -> list[int]:
    """Return the games of a tournament in progress, by id."""
    query = select(_games.c.id).where(
        _games.c.ending.is_(None), _games.c.table_id.in_(_played(tournament))
    )
    return [game for (game,) in await connection.execute(query.order_by(_games.c.id))]


async def running_in(connection: Connection, tournament: int, stage: int, number: int) -> list[int]:
    """Return the games of a round in progress, by id."""
    query = select(_games.c.id).where(
        _games.c.ending.is_(None), _games.c.table_id.in_(_of_round(tournament, stage, number))
    )
    return [game for (game,) in await connection.execute(query.order_by(_games.c.id))]


async def stop_clocks(connection: Connection, tournament: int, now: int) -> int:
    """Pause the clocks of a tournament's games; return how many were running."""
    going = (_games.c.ending.is_(None), _games.c.paused_at.is_(None))
    of = _games.c.table_id.in_(_played(tournament))
    return await change(connection, _games, *going, of, paused_at=now, deadline=None)


async def move_ends(connection: Connection, tournament: int, seconds: int) -> int:
    """Move the ends of a tournament's playing tables by some seconds; return how many."""
    of = (
        _tables.c.cup_id == tournament,
        _tables.c.state == "playing",
        _tables.c.ends_at.is_not(None),
    )
    return await change(connection, _tables, *of, ends_at=_tables.c.ends_at + seconds)


async def move(connection: Connection, tournament: int, channel: int) -> int:
    """Move a tournament's playing tables to another channel; return how many."""
    of = (_tables.c.cup_id == tournament, _tables.c.state == "playing")
    values = {"channel_id": channel, "thread_id": None, "place": "threads"}
    return await change(connection, _tables, *of, **values)


async def set_ends(
    connection: Connection, tournament: int, stage: int, number: int, ends: int
) -> int:
    """Set when the tables of a round end; return how many."""
    of = _tables.c.id.in_(_of_round(tournament, stage, number))
    return await change(connection, _tables, of, ends_at=ends)


async def unseal(
    connection: Connection, tournament: int, stage: int, number: int, now: int
) -> list[int]:
    """Open the sealed tables of a round to everybody who may watch; return their ended games."""
    of = _tables.c.id.in_(_of_round(tournament, stage, number)), _tables.c.sealed == 1
    sealed = _games.c.table_id.in_(select(_tables.c.id).where(*of))
    ended = select(_games.c.id).where(sealed, _games.c.ended_at.is_not(None)).order_by(_games.c.id)
    opened = [game for (game,) in await connection.execute(ended)]
    await change(connection, _games, sealed, _games.c.ended_at.is_not(None), opened_at=now)
    await change(connection, _tables, *of, sealed=0)
    return opened
