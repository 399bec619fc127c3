"""Games, their moves and the drafts of their turns; finished ones by the names of their tables."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Select, bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add, add_rows, by, change_by, count, every, first, grouped, put, value
from store.heartbeats import is_present
from store.rows import GameRow, MoveRow, TurnDraftRow
from store.sight import ALONE, UNSEEN

_games, _moves, _drafts, _seats = schema.games, schema.moves, schema.turn_drafts, schema.seats
_OF_TABLE = by(_games, "table_id").order_by(_games.c.number)
_MOVES = by(_moves, "game_id").order_by(_moves.c.ordinal)
_MOVES_TO = _MOVES.where(_moves.c.version <= bindparam("version"))
_MINE = (
    (_seats.c.table_id == _games.c.table_id)
    & (_seats.c.seat == _games.c.on_turn)
    & (_seats.c.user_id == bindparam("user"))
    & _seats.c.resigned_at.is_(None)
    & _seats.c.lost_at.is_(None)
)
_WAITING_FOR = (
    select(_games)
    .join(_seats, _MINE)
    .where(_games.c.ending.is_(None))
    .order_by(_games.c.turn_since, _games.c.id)
)


async def add_game(connection: Connection, **values: Any) -> int:
    """Insert a game and return its id."""
    return await add(connection, _games, values)


async def game(connection: Connection, game_id: int) -> GameRow | None:
    """Return a game, or None."""
    return await first(connection, GameRow, by(_games, "id"), id=game_id)


async def games_of_table(connection: Connection, table_id: int) -> list[GameRow]:
    """Return the games of a table, by number."""
    return await every(connection, GameRow, _OF_TABLE, table_id=table_id)


async def games_of_tables(
    connection: Connection, tables: Iterable[int]
) -> dict[int, list[GameRow]]:
    """Return the games of several tables, by number; tables without games are left out."""
    query = select(_games).where(_games.c.table_id.in_(list(tables))).order_by(_games.c.number)
    return await grouped(connection, GameRow, query, "table_id")


async def idle_alone(connection: Connection, before: int) -> list[tuple[int, int, str, int]]:
    """Return the games alone in which no clock runs and no turn has ended since a time.

    Each with its lord, their name, and since when nothing has happened there. Where the bot is not,
    nobody could play; kingdoms of the day have an end of their own.
    """
    tables = schema.tables
    since = func.coalesce(_games.c.paused_at, _games.c.turn_since)
    query = (
        select(_games.c.id, _seats.c.user_id, _seats.c.name, since)
        .select_from(_games.join(tables, tables.c.id == _games.c.table_id))
        .join(_seats, _seats.c.table_id == tables.c.id)
        .where(_games.c.ending.is_(None), _games.c.deadline.is_(None), since <= before)
        .where(tables.c.state == "playing", tables.c.cup_id.is_(None), tables.c.sealed == 0, ALONE)
        .where(_seats.c.computer.is_(None), _seats.c.resigned_at.is_(None))
        .where(_seats.c.lost_at.is_(None), is_present(tables.c.server_id))
    )
    return [tuple(row) for row in await connection.execute(query)]


async def games_after(connection: Connection, game_id: int, limit: int) -> list[GameRow]:
    """Return the games after one by id, to walk through all of them."""
    query = select(_games).where(_games.c.id > game_id).order_by(_games.c.id).limit(limit)
    return await every(connection, GameRow, query)


async def ended_with_seed(connection: Connection, seed: str, server: int) -> list[GameRow]:
    """Return a server's finished games that were drawn from a seed (hexadecimal).

    One at most, unless the tables of a tournament's round share a draw, or all games of a day.
    """
    tables = schema.tables
    query = select(_games).join(tables, tables.c.id == _games.c.table_id)
    query = query.where(tables.c.server_id == server, _games.c.seed == seed)
    query = query.where(_games.c.ended_at.is_not(None)).order_by(_games.c.id)
    return await every(connection, GameRow, query)


async def of_server(connection: Connection, server: int, after: int, limit: int) -> list[GameRow]:
    """Return the games of a server after one by id, in progress or over, without sealed tables."""
    query = _in_server(select(_games), server, after).order_by(_games.c.id).limit(limit)
    return await every(connection, GameRow, query)


async def count_of_server(connection: Connection, server: int, after: int) -> int:
    """Count the games of a server after one by id, without sealed tables."""
    query = _in_server(select(func.count(_games.c.id)), server, after)
    return int(await value(connection, query))


async def count_sealed(connection: Connection, server: int) -> int:
    """Count the games at sealed tables of a server, in progress or over."""
    query = _in_server(select(func.count(_games.c.id)), server, 0, sealed=1)
    return int(await value(connection, query))


def _in_server(query: Select[Any], server: int, after: int, *, sealed: int = 0) -> Select[Any]:
    tables = schema.tables
    joined = query.select_from(_games).join(tables, tables.c.id == _games.c.table_id)
    wanted = (tables.c.server_id == server, _games.c.id > after, tables.c.sealed == sealed)
    return joined.where(*wanted)


async def waiting_for(connection: Connection, user: int) -> list[GameRow]:
    """Return the games in which a person is on turn, longest waiting first."""
    return await every(connection, GameRow, _WAITING_FOR, user=user)


async def advance(connection: Connection, game_id: int, expected: int, **values: Any) -> bool:
    """Raise a game's version by one; False if somebody else did it first."""
    key = {"id": game_id, "version": expected}
    return await change_by(connection, _games, key, version=expected + 1, **values) == 1


async def set_clock(connection: Connection, game_id: int, **values: Any) -> None:
    """Change the clock of the turn in progress; the version stays."""
    await change_by(connection, _games, {"id": game_id}, **values)


async def set_away(connection: Connection, game_id: int, seats: list[int]) -> None:
    """Set which seats were played for to the end of a game."""
    await change_by(connection, _games, {"id": game_id}, away=seats)


async def set_hints(connection: Connection, game_id: int, hints: Mapping[str, Any]) -> None:
    """Set which hints were taken in a game; the version stays."""
    await change_by(connection, _games, {"id": game_id}, hints=hints)


async def ticking(connection: Connection) -> list[tuple[int, int]]:
    """Return the games in progress that have a deadline, each with its server."""
    tables = schema.tables
    query = (
        select(_games.c.id, tables.c.server_id)
        .join(tables, tables.c.id == _games.c.table_id)
        .where(_games.c.ending.is_(None), _games.c.deadline.is_not(None))
    )
    return [(game, server) for game, server in await connection.execute(query)]


async def next_number(connection: Connection, table_id: int) -> int:
    """Return the number of a table's next game."""
    return await count(connection, _games.c.table_id == table_id) + 1


# -- moves -----------------------------------------------------------------------------------------


async def append_moves(connection: Connection, rows: Sequence[MoveRow]) -> None:
    """Append moves; the key refuses an ordinal that exists."""
    await add_rows(connection, _moves, rows)


async def moves(connection: Connection, game_id: int, version: int | None = None) -> list[MoveRow]:
    """Return a game's moves in order, takebacks included, up to a version."""
    if version is None:
        return await every(connection, MoveRow, _MOVES, game_id=game_id)
    return await every(connection, MoveRow, _MOVES_TO, game_id=game_id, version=version)


# -- drafts ----------------------------------------------------------------------------------------


async def draft(connection: Connection, game_id: int, seat: int) -> TurnDraftRow | None:
    """Return the draft of a seat, or None."""
    query = by(_drafts, "game_id", "seat")
    return await first(connection, TurnDraftRow, query, game_id=game_id, seat=seat)


async def save_draft(connection: Connection, row: TurnDraftRow, *, expected: int | None) -> bool:
    """Save a draft over revision `expected` (None: there is none yet); False if it has changed."""
    values = {"turn": row.turn, "revision": row.revision, "slots": row.slots}
    key = {"game_id": row.game_id, "seat": row.seat}
    if expected is None:
        await connection.execute(insert(_drafts), {**key, **values})
        return True
    return await change_by(connection, _drafts, {**key, "revision": expected}, **values) == 1


async def put_draft(connection: Connection, row: TurnDraftRow) -> None:
    """Save a draft, whatever its revision was."""
    key = {"game_id": row.game_id, "seat": row.seat}
    values = {"turn": row.turn, "revision": row.revision, "slots": row.slots}
    await put(connection, _drafts, key, values)


_games, _tables = schema.games, schema.tables


async def finished(
    connection: Connection, server: int, limit: int, *, called: str = ""
) -> list[GameRow]:
    """Return the games of a server that ended last, latest first.

    Games alone that nobody else may watch are left out: they would fill the number. `called` is
    what the table's name must contain, in upper or lower case.
    """
    query = (
        select(_games)
        .join(_tables, _tables.c.id == _games.c.table_id)
        .where(_tables.c.server_id == server, _games.c.ending.is_not(None))
        .where(~UNSEEN)
    )
    if called:
        query = query.where(func.lower(_tables.c.name).contains(called.lower(), autoescape=True))
    latest = query.order_by(_games.c.ended_at.desc(), _games.c.id.desc()).limit(limit)
    return await every(connection, GameRow, latest)
