"""Kingdoms of the day: their draws, and the games that people play of them."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from sqlalchemy import (
    ColumnElement,
    Select,
    Subquery,
    bindparam,
    case,
    func,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._columns import inside
from store._query import add_rows, by, change, every, first, value
from store.day_rows import DayGameRow, DayRow

_days, _played = schema.days, schema.day_games
_tables, _games, _seats = schema.tables, schema.games, schema.seats
_users = schema.users
_NOT_HELD = ""
"""The `model` of a day on which nobody could play."""


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """Somebody's game of a day, with what its table and game say of it.

    `name` is their name in the server where they played; `user` is below 0 once it was deleted.
    """

    day: int
    user: int
    server: int
    table: int
    game: int
    name: str
    ended_at: int | None
    ending: str | None
    result: list[int] | None
    away: list[int] | None
    points: int | None
    worth: int
    place: int
    streak: int


@dataclass(frozen=True, slots=True)
class MonthRow:
    """A lord's month: the sum of their best days, and on how many days they played."""

    user: int
    total: int
    days: int


_SEATED = _seats.c.table_id == _played.c.table_id
_NAMED = _played.join(_seats, _SEATED & (_seats.c.seat == 1))
_OF_GAMES: Select[tuple[object, ...]] = select(
    _played.c.day,
    _played.c.user_id,
    _played.c.server_id,
    _played.c.table_id,
    _games.c.id,
    _seats.c.name,
    _games.c.ended_at,
    _games.c.ending,
    _games.c.result,
    _games.c.away,
    _played.c.points,
    _played.c.worth,
    _played.c.place,
    _played.c.streak,
).select_from(_NAMED.join(_games, _games.c.table_id == _played.c.table_id))
_OF_DAY = _OF_GAMES.where(_played.c.day == bindparam("day"))


async def day(connection: Connection, number: int) -> DayRow | None:
    """Return a day, or None."""
    return await first(connection, DayRow, by(_days, "day"), day=number)


async def add_day(connection: Connection, row: DayRow) -> None:
    """Insert a day."""
    await add_rows(connection, _days, [row])


async def close_day(connection: Connection, number: int, **values: object) -> bool:
    """Close a day with its `closed_at`, `model`, `par` and `record`; False if it was closed."""
    where = (_days.c.day == number, _days.c.closed_at.is_(None))
    return await change(connection, _days, *where, **values) == 1


async def note_not_held(connection: Connection, number: int, now: int) -> None:
    """Close a day on which nobody could play; its draw stays, as its seal was told."""
    await close_day(connection, number, closed_at=now, model=_NOT_HELD)


async def closed_after(connection: Connection, now: int) -> list[int]:
    """Return the days that were closed after a time: by a clock that was ahead."""
    query = select(_days.c.day).where(_days.c.closed_at > now).order_by(_days.c.day)
    return [int(day) for day in await connection.scalars(query)]


async def reopen(connection: Connection, number: int, now: int) -> None:
    """Undo that a day was closed and its tables were opened; no game of it ended later than now."""
    unclosed = dict.fromkeys(("closed_at", "model", "par", "record"))
    await change(connection, _days, _days.c.day == number, **unclosed)
    unknown = {"points": None, "worth": 0, "place": 0, "streak": 0}
    await change(connection, _played, _played.c.day == number, **unknown)
    tables = select(_played.c.table_id).where(_played.c.day == number)
    of_day = _games.c.table_id.in_(tables)
    await change(connection, _tables, _tables.c.id.in_(tables), sealed=1)
    await change(connection, _games, of_day, opened_at=None)
    await change(connection, _games, of_day, _games.c.ended_at > now, ended_at=now)


async def before(connection: Connection, number: int) -> DayRow | None:
    """Return the last day before a day, or None."""
    query = select(_days).where(_days.c.day < number).order_by(_days.c.day.desc()).limit(1)
    return await first(connection, DayRow, query)


async def last_played(connection: Connection, server: int | None, before_day: int) -> int | None:
    """Return the last closed day before one that counts for somebody, in a server or anywhere."""
    where = [_played.c.day < before_day, _played.c.points.is_not(None)]
    if server is not None:
        where.append(_played.c.server_id == server)
    found: int | None = await value(connection, select(func.max(_played.c.day)).where(*where))
    return found


async def add_game(connection: Connection, row: DayGameRow) -> None:
    """Insert somebody's game of a day; its key makes that they have one."""
    await add_rows(connection, _played, [row])


async def game_of(connection: Connection, number: int, users: Collection[int]) -> PlayedRow | None:
    """Return somebody's game of a day, under any of the numbers they had; or None."""
    query = _OF_DAY.where(_played.c.user_id.in_(list(users)))
    return await first(connection, PlayedRow, query, day=number)


async def games_of(connection: Connection, number: int) -> list[PlayedRow]:
    """Return everybody's games of a day."""
    query = _OF_DAY.order_by(_games.c.ended_at, _played.c.table_id)
    return await every(connection, PlayedRow, query, day=number)


def _counting(start: int, end: int, server: int | None) -> list[ColumnElement[bool]]:
    """Return conditions: what counts in a server, or anywhere, from one day to before another."""
    of_server = [] if server is None else [_played.c.server_id == server]
    days = (
        [_played.c.day == start]
        if end == start + 1
        else [_played.c.day >= start, _played.c.day < end]
    )
    return [*days, _played.c.points.is_not(None), *of_server]


def _agreed(user: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that somebody agreed to be named in all servers."""
    agrees = inside(_users.c.settings)["daily_world"].as_boolean()
    return select(_users.c.id).where(_users.c.id == user, agrees).exists()


async def best_of(
    connection: Connection, number: int, server: int | None, *, limit: int, agreed: bool = False
) -> list[PlayedRow]:
    """Return the best games of a closed day in a server or in all; `agreed`: of who may be named.

    Among equals whoever was done first comes first.
    """
    query = _OF_GAMES.where(*_counting(number, number + 1, server))
    if agreed:
        query = query.where(_agreed(_played.c.user_id))
    order = (_played.c.points.desc(), _games.c.ended_at, _played.c.table_id)
    return await every(connection, PlayedRow, query.order_by(*order).limit(limit))


async def tally(connection: Connection, number: int, server: int | None) -> dict[int, int]:
    """Return how many built how much on a closed day, in a server or in all, by points."""
    query = select(_played.c.points, func.count()).where(*_counting(number, number + 1, server))
    found = await connection.execute(query.group_by(_played.c.points))
    return {int(points): int(count) for points, count in found}


async def held(connection: Connection, start: int, end: int) -> list[int]:
    """Return the days that were held, from one day to before another."""
    was_held = or_(_days.c.model.is_(None), _days.c.model != _NOT_HELD)
    query = select(_days.c.day).where(_days.c.day >= start, _days.c.day < end, was_held)
    return [int(day) for day in await connection.scalars(query)]


async def last_counted(
    connection: Connection, start: int, end: int, users: Collection[int] | None = None
) -> list[DayGameRow]:
    """Return the last game that counts of some lords, or of all, from one day to before another."""
    where = [_played.c.day >= start, _played.c.day < end, _played.c.points.is_not(None)]
    if users is not None:
        where.append(_played.c.user_id.in_(list(users)))
    last = select(_played.c.user_id, func.max(_played.c.day)).where(*where)
    key = tuple_(_played.c.user_id, _played.c.day)
    query = select(_played).where(key.in_(last.group_by(_played.c.user_id)))
    return await every(connection, DayGameRow, query)


async def note_results(connection: Connection, rows: Iterable[DayGameRow]) -> None:
    """Store what games of a day were worth; by table, as their lords may have other numbers now."""
    one = (_played.c.day == bindparam("of_day"), _played.c.table_id == bindparam("of_table"))
    names = ("points", "worth", "place", "streak")
    values = [
        {"of_day": row.day, "of_table": row.table_id} | {n: getattr(row, n) for n in names}
        for row in rows
    ]
    if values:
        statement = update(_played).where(*one).values({name: bindparam(name) for name in names})
        await connection.execute(statement, values)


async def open_tables(connection: Connection, number: int, now: int) -> None:
    """Open the sealed tables of a day to everybody who may watch."""
    of_day = select(_played.c.table_id).where(_played.c.day == number)
    ended = (_games.c.table_id.in_(of_day), _games.c.ended_at.is_not(None))
    await change(connection, _games, *ended, opened_at=now)
    await change(connection, _tables, _tables.c.id.in_(of_day), sealed=0)


async def month(
    connection: Connection,
    start: int,
    end: int,
    server: int | None,
    *,
    best: int,
    limit: int,
    agreed: bool = False,
    user: int | None = None,
) -> list[MonthRow]:
    """Return the months of a server's lords, or of all, from one day to before another.

    Of each the `best` days are added up. The highest sums come first. `agreed`: of who may be
    named; `user`: of one lord alone.
    """
    each = _sums(start, end, server, best, user)
    query = select(each).where(*([_agreed(each.c.user_id)] if agreed else []))
    order = (each.c.total.desc(), each.c.days.desc(), each.c.user_id)
    return await every(connection, MonthRow, query.order_by(*order).limit(limit))


async def month_tally(
    connection: Connection, start: int, end: int, server: int | None, *, best: int
) -> dict[int, int]:
    """Return how many lords of those months have which sum, by sum."""
    each = _sums(start, end, server, best)
    found = await connection.execute(select(each.c.total, func.count()).group_by(each.c.total))
    return {int(total): int(count) for total, count in found}


def _sums(start: int, end: int, server: int | None, best: int, user: int | None = None) -> Subquery:
    """Return a query of the sum of each lord's best days, and on how many days they played."""
    turn = func.row_number().over(
        partition_by=_played.c.user_id, order_by=(_played.c.worth.desc(), _played.c.day)
    )
    of_user = [] if user is None else [_played.c.user_id == user]
    where = (*_counting(start, end, server), *of_user)
    each = select(_played.c.user_id, _played.c.worth, turn.label("turn")).where(*where).subquery()
    total = func.sum(case((each.c.turn <= best, each.c.worth), else_=0))
    query = select(each.c.user_id, total.label("total"), func.count().label("days"))
    return query.group_by(each.c.user_id).subquery()


async def days_of(
    connection: Connection, users: Collection[int], start: int, end: int, server: int | None
) -> list[PlayedRow]:
    """Return the games that count of some lords, from one day to before another, by day."""
    where = [
        _played.c.user_id.in_(list(users)),
        _played.c.day >= start,
        _played.c.day < end,
        _played.c.points.is_not(None),
    ]
    if server is not None:
        where.append(_played.c.server_id == server)
    return await every(connection, PlayedRow, _OF_GAMES.where(*where).order_by(_played.c.day))
