"""Results, ratings, tallies and achievements of finished games: written and taken back.

The queries for readers are in `statistics_queries`.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Select,
    String,
    and_,
    bindparam,
    cast,
    func,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import add_rows, by, every, grouped, remove
from store.rows import Json
from store.sight import ALONE
from store.statistics_rows import (
    FINISHED,
    AchievementRow,
    RatingRow,
    RatingStepRow,
    ResultRow,
    TallyRow,
)

_results, _ratings, _steps = schema.results, schema.ratings, schema.rating_steps
_tallies, _achievements = schema.tallies, schema.achievements
_games, _tables = schema.games, schema.tables


def among_people(results: FromClause = _results) -> ColumnElement[bool]:
    """Whether a result is of a game without computer lords and hints, taken or not.

    The others count for nothing but their ladder, if they are on one.
    """
    game = select(_games.c.id).where(_games.c.id == results.c.game_id, _games.c.rated != 0)
    return and_(results.c.ladder.not_like("%:computer"), game.exists())


BEGUN = 1000
"""How many computer lords are looked at in games that somebody began alone."""
AMONG_PEOPLE = among_people()
_OF_GAME = by(_results, "game_id").order_by(_results.c.seat)


# -- which games -----------------------------------------------------------------------------------


async def games_without_results(connection: Connection, *, server: int | None = None) -> list[int]:
    """Return the games that were played to the end, or left, and have no results, as they count.

    Games of sealed tables are left out: their results are still secret.
    """
    noted = select(_results.c.game_id).where(_results.c.game_id == _games.c.id).exists()
    query = select(_games.c.id).where(or_(_games.c.ending == "played", _left()), ~noted)
    query = query.join(_tables, _tables.c.id == _games.c.table_id).where(_tables.c.sealed == 0)
    if server is not None:
        query = query.where(_tables.c.server_id == server)
    counted = func.coalesce(_games.c.opened_at, _games.c.ended_at)
    return list(await connection.scalars(query.order_by(counted, _games.c.id)))


def _left() -> ColumnElement[bool]:
    """Whether a game ended early after somebody had given up or lost their seat."""
    seats, former = schema.seats.c, schema.former_lords.c
    gone = select(seats.seat).where(seats.table_id == _games.c.table_id, seats.left_version > 0)
    before = select(former.id).where(former.game_id == _games.c.id, former.left_version > 0)
    return and_(_games.c.ended_at.is_not(None), or_(gone.exists(), before.exists()))


async def later_results(
    connection: Connection, server: int, ladder: str, counted: int, game: int
) -> list[list[ResultRow]]:
    """Return the results of a ladder's games that count after a given one, by game, in order."""
    after = _results.c.game_id.in_(_later(server, ladder, counted, game))
    query = select(_results).where(after)
    query = query.order_by(_results.c.ended_at, _results.c.game_id, _results.c.seat)
    return list((await grouped(connection, ResultRow, query, "game_id")).values())


async def later_steps(
    connection: Connection, server: int, ladder: str, counted: int, game: int
) -> dict[int, list[RatingStepRow]]:
    """Return the changes that the games after a given one made to a ladder's ratings, by game."""
    query = select(_steps).where(_steps.c.game_id.in_(_later(server, ladder, counted, game)))
    return await grouped(connection, RatingStepRow, query.order_by(_steps.c.lord), "game_id")


async def drop_later_steps(
    connection: Connection, server: int, ladder: str, counted: int, game: int
) -> None:
    """Delete the changes that the games after a given one made to a ladder's ratings."""
    await remove(connection, _steps, _steps.c.game_id.in_(_later(server, ladder, counted, game)))


def _later(server: int, ladder: str, counted: int, game: int) -> Select[Any]:
    """Select the rated games of a ladder that count after a given one."""
    results = _results.c
    after = or_(results.ended_at > counted, results.game_id > game)
    query = select(results.game_id).join(_games, _games.c.id == results.game_id)
    return query.where(
        results.server_id == server,
        results.ladder == ladder,
        results.ended_at >= counted,
        after,
        _games.c.rated != 0,
    )


async def earlier_results(
    connection: Connection,
    server: int,
    ladder: str,
    users: Collection[int],
    *,
    since: int,
    before: tuple[int, int],
) -> list[list[ResultRow]]:
    """Return the results of the games in which some people met on a ladder, earliest first.

    With computer lords, those that count for one of them: they met a level there. The games count
    from `since` on, and before a given game: when it counts, and its number.
    """
    results, (ended, game) = _results.c, before
    met = select(results.game_id).join(_games, _games.c.id == results.game_id)
    met = met.where(
        _games.c.rated != 0,
        results.user_id.in_(sorted(users)),
        results.server_id == server,
        results.ladder == ladder,
        results.ended_at >= since,
        results.ended_at <= ended,
        or_(results.ended_at < ended, results.game_id < game),
    )
    if ladder.endswith(":computer"):  # bounded by how many count in a week
        lord = _steps.c.lord == cast(results.user_id, String)
        met = met.join(_steps, and_(_steps.c.game_id == results.game_id, lord))
        met = met.where(results.fate.in_(FINISHED))
    else:
        met = met.group_by(results.game_id).having(func.count() > 1)
    query = select(_results).where(results.game_id.in_(met))
    query = query.order_by(results.ended_at, results.game_id, results.seat)
    return list((await grouped(connection, ResultRow, query, "game_id")).values())


async def begun_alone(
    connection: Connection, server: int, user: int, *, before: int, since: int
) -> list[tuple[int, int, Json, str]]:
    """Return the rated games alone that somebody began in a server since a time, before a game.

    Each with when it began, its options and a computer lord, once for each of these; only the
    latest: what counts a fraction of a hundredth makes no difference. It matters not whether they
    are over, and how: each time that the later game is rated they are the same.
    """
    lords, rivals, tables = schema.seats, schema.seats.alias(), schema.tables
    query = (
        select(_games.c.id, _games.c.started_at, _games.c.options, rivals.c.computer)
        .join(tables, tables.c.id == _games.c.table_id)
        .join(lords, and_(lords.c.table_id == tables.c.id, lords.c.user_id == user))
        .join(rivals, and_(rivals.c.table_id == tables.c.id, rivals.c.computer.is_not(None)))
        .where(tables.c.server_id == server, ALONE, _games.c.rated != 0, _games.c.id < before)
        .where(_games.c.started_at >= since)
        .order_by(_games.c.id.desc())
        .limit(BEGUN)
    )
    return [tuple(row) for row in await connection.execute(query)]


async def clear(connection: Connection, server: int) -> None:
    """Delete everything derived from a server's games; it can be rebuilt from them."""
    games = select(_results.c.game_id).where(_results.c.server_id == server)
    await remove(connection, _steps, _steps.c.game_id.in_(games))
    for table in (_results, _ratings, _tallies, _achievements):
        await remove(connection, table, table.c.server_id == server)


# -- results and ratings ---------------------------------------------------------------------------


async def add_results(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Insert the results of a game's seats."""
    await add_rows(connection, _results, rows)


async def results(connection: Connection, game: int) -> list[ResultRow]:
    """Return the results of a game's seats, by seat; empty where there are none yet."""
    return await every(connection, ResultRow, _OF_GAME, game_id=game)


async def ratings(
    connection: Connection, server: int, ladder: str, lords: Collection[str]
) -> list[RatingRow]:
    """Return the ratings of some lords on a ladder, in all seasons."""
    query = select(_ratings).where(
        _ratings.c.server_id == server,
        _ratings.c.ladder == ladder,
        _ratings.c.lord.in_(sorted(lords)),
    )
    return await every(connection, RatingRow, query)


async def put_ratings(connection: Connection, rows: Iterable[RatingRow]) -> None:
    """Save ratings, replacing the earlier ones."""
    given = list(rows)
    await drop_ratings(connection, [(r.server_id, r.ladder, r.season, r.lord) for r in given])
    await add_rows(connection, _ratings, given)


async def drop_ratings(connection: Connection, keys: Collection[tuple[int, str, str, str]]) -> None:
    """Delete ratings by server, ladder, season and lord."""
    ratings = _ratings.c
    columns = tuple_(ratings.server_id, ratings.ladder, ratings.season, ratings.lord)
    if keys:
        await remove(connection, _ratings, columns.in_(list(keys)))


async def add_steps(connection: Connection, rows: Sequence[RatingStepRow]) -> None:
    """Insert changes that games made to ratings."""
    await add_rows(connection, _steps, rows)


# -- tallies and achievements ----------------------------------------------------------------------

_TALLY_KEY = ("server_id", "box", "about", "key")
_ADD_TO_TALLY = (
    update(_tallies)
    .where(*(_tallies.c[name] == bindparam(f"by_{name}") for name in _TALLY_KEY))
    .values(
        games=_tallies.c.games + bindparam("more_games"),
        wins=_tallies.c.wins + bindparam("more_wins"),
        points=_tallies.c.points + bindparam("more_points"),
    )
)


async def add_tallies(connection: Connection, rows: Sequence[TallyRow]) -> None:
    """Add to the tallies of one server and box."""
    if not rows:
        return
    server, box = rows[0].server_id, rows[0].box
    query = select(_tallies.c.about, _tallies.c.key)
    query = query.where(_tallies.c.server_id == server, _tallies.c.box == box)
    known = {(row.about, row.key) for row in await connection.execute(query)}
    await add_rows(connection, _tallies, [row for row in rows if (row.about, row.key) not in known])
    changes = [_tally_change(row) for row in rows if (row.about, row.key) in known]
    if changes:
        await connection.execute(_ADD_TO_TALLY, changes)


def _tally_change(row: TallyRow) -> dict[str, int | str]:
    keys = {f"by_{name}": getattr(row, name) for name in _TALLY_KEY}
    return {**keys, "more_games": row.games, "more_wins": row.wins, "more_points": row.points}


async def achievements(
    connection: Connection, server: int, users: Collection[int]
) -> list[AchievementRow]:
    """Return the achievements of some people in a server, earliest first."""
    columns = _achievements.c
    query = select(_achievements).where(
        columns.server_id == server, columns.user_id.in_(sorted(users))
    )
    query = query.order_by(columns.at, columns.game_id, columns.key)
    return await every(connection, AchievementRow, query)


async def add_achievements(connection: Connection, rows: Iterable[AchievementRow]) -> None:
    """Insert achievements; of a person's same achievement the earliest game is kept."""
    wanted = {(row.server_id, row.user_id, row.key): row for row in rows}
    users = {user for _, user, _ in wanted}
    for server in {server for server, _, _ in wanted}:
        for known in await achievements(connection, server, users):
            key = (server, known.user_id, known.key)
            row = wanted.get(key)
            if row is not None and (known.at, known.game_id) <= (row.at, row.game_id):
                del wanted[key]
            elif row is not None:
                await _forget(connection, known)
    await add_rows(connection, _achievements, wanted.values())


async def _forget(connection: Connection, row: AchievementRow) -> None:
    names = ("server_id", "user_id", "key")
    same = (_achievements.c[name] == getattr(row, name) for name in names)
    await remove(connection, _achievements, *same)


async def count_finished(
    connection: Connection, server: int, users: Collection[int]
) -> dict[int, int]:
    """Count, for each of some people, the games of a server that they played to the end."""
    results = _results.c
    query = (
        select(results.user_id, func.count())
        .where(_played_by(server, users))
        .group_by(results.user_id)
    )
    return {user: count for user, count in await connection.execute(query)}  # noqa: C416


async def nth_finished(
    connection: Connection, server: int, user: int, count: int
) -> tuple[int, int] | None:
    """Return a person's n-th finished game in a server and when it ended, or None."""
    results = _results.c
    query = (
        select(results.game_id, results.ended_at)
        .where(_played_by(server, [user]))
        .order_by(results.ended_at, results.game_id)
        .offset(count - 1)
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else (row.game_id, row.ended_at)


def _played_by(server: int, users: Collection[int]) -> ColumnElement[bool]:
    results = _results.c
    return and_(
        results.user_id.in_(sorted(users)),
        results.server_id == server,
        results.fate.in_(FINISHED),
        AMONG_PEOPLE,
    )
