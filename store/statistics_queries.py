"""Queries for readers of statistics: ladders, a lord's games, honors, tallies."""

from collections.abc import Collection
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from sqlalchemy import ColumnElement, Select, String, and_, case, cast, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection as Connection

from store import schema
from store._query import by, count, every, grouped
from store.rows import TableRow
from store.statistics import AMONG_PEOPLE, among_people
from store.statistics_rows import FINISHED, RatingRow, RatingStepRow, ResultRow, TallyRow

_results, _ratings, _steps = schema.results, schema.ratings, schema.rating_steps
_tallies, _seats, _tables, _games = schema.tallies, schema.seats, schema.tables, schema.games

_LORD = func.coalesce(cast(_results.c.user_id, String), _results.c.fate)
"""The lord of a result, as in `ratings.lord`: a user's id or a computer lord's name."""
_COUNTS = _results.c.fate != "unrated"
"""Whether a result is one of its lord's: who neither left nor played the game out has none."""
_IS_RATED = (
    select(_games.c.id).where(_games.c.id == _results.c.game_id, _games.c.rated != 0).exists()
)
"""Whether the game of a result is on its ladder: those with hints, and for practice, are not."""
LOOKED_AT = 50
_MINE, _THEIRS = _results.alias(), _results.alias()
_BEST_FIRST = (_ratings.c.rank.desc(), _ratings.c.lord)


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a lord in one game of a ladder."""

    lord: str
    fate: str
    ladder: str
    place: int


@dataclass(frozen=True, slots=True)
class Met:
    """How many games of a ladder a person played against a rival."""

    ladder: str
    user: int
    rival: int
    games: int


@dataclass(frozen=True, slots=True)
class Against:
    """How a person fared against a level of computer lords, such as "computer:knight"."""

    level: str
    user: int
    games: int
    wins: int
    best: int | None  # the points of their best kingdom; None if they played none to the end


# -- ladders ---------------------------------------------------------------------------------------


async def ladders(connection: Connection, server: int) -> list[tuple[str, int]]:
    """Return the ladders of a server that have rated games, each with their number."""
    query = (
        select(_results.c.ladder, func.count())
        .where(_results.c.server_id == server, _results.c.seat == 1, _IS_RATED)
        .group_by(_results.c.ladder)
        .order_by(_results.c.ladder)
    )
    return [(ladder, games) for ladder, games in await connection.execute(query)]


async def seasons(connection: Connection, server: int, ladder: str) -> list[str]:
    """Return the seasons that have ratings on a ladder, latest first; all time is not a season."""
    query = (
        select(_ratings.c.season)
        .where(_on(server, ladder), _ratings.c.season != "")
        .distinct()
        .order_by(_ratings.c.season.desc())
    )
    return [row.season for row in await connection.execute(query)]


async def count_games(
    connection: Connection, server: int, ladder: str, since: int, until: int
) -> int:
    """Count a ladder's rated games that ended from `since` on and before `until`."""
    return await count(
        connection,
        _results.c.seat == 1,
        _results.c.server_id == server,
        _results.c.ladder == ladder,
        _results.c.ended_at >= since,
        _results.c.ended_at < until,
        _IS_RATED,
    )


async def count_lords(connection: Connection, server: int, ladder: str, season: str) -> int:
    """Count the lords on a ladder in a season."""
    return await count(connection, _on(server, ladder), _ratings.c.season == season)


async def page(
    connection: Connection, server: int, ladder: str, season: str, *, offset: int, limit: int
) -> list[RatingRow]:
    """Return one page of a ladder, best rating first."""
    query = select(_ratings).where(_on(server, ladder), _ratings.c.season == season)
    query = query.order_by(*_BEST_FIRST).offset(offset).limit(limit)
    return await every(connection, RatingRow, query)


async def places(
    connection: Connection, server: int, lord: str, season: str
) -> list[tuple[RatingRow, int]]:
    """Return a lord's ratings on all ladders of a season, each with the number of better ones."""
    above = _ratings.alias()
    count = (
        select(func.count())
        .where(
            above.c.server_id == _ratings.c.server_id,
            above.c.ladder == _ratings.c.ladder,
            above.c.season == _ratings.c.season,
            above.c.rank > _ratings.c.rank,
        )
        .scalar_subquery()
    )
    query = select(*_ratings.c, count).where(
        _ratings.c.lord == lord, _ratings.c.server_id == server, _ratings.c.season == season
    )
    return [(RatingRow(*row[:-1]), row[-1]) for row in await connection.execute(query)]


async def count_better(connection: Connection, row: RatingRow) -> int:
    """Count the lords on the same ladder with a better rating."""
    better = (
        _on(row.server_id, row.ladder),
        _ratings.c.season == row.season,
        _ratings.c.rank > row.rank,
    )
    return await count(connection, *better)


async def count_before(connection: Connection, row: RatingRow) -> int:
    """Count the lines above a rating on its ladder; equal ratings are ordered by lord."""
    above = or_(
        _ratings.c.rank > row.rank, and_(_ratings.c.rank == row.rank, _ratings.c.lord < row.lord)
    )
    here = (_on(row.server_id, row.ladder), _ratings.c.season == row.season)
    return await count(connection, *here, above)


def _on(server: int, ladder: str) -> ColumnElement[bool]:
    return and_(_ratings.c.server_id == server, _ratings.c.ladder == ladder)


async def form(
    connection: Connection,
    server: int,
    ladders_: Collection[str],
    lords: Collection[str],
    *,
    since: int,
    until: int,
    last: int,
) -> list[Place]:
    """Return the latest places of lords on each of some ladders, earliest first.

    Only games that ended from `since` on and before `until` count; `last` is how many places a
    lord has on each ladder at most."""
    results = _results.c
    users = accounts(lords)
    levels = [lord for lord in lords if lord.startswith("computer:")]
    latest_first = (results.ended_at.desc(), results.game_id.desc())
    number = func.row_number().over(partition_by=(_LORD, results.ladder), order_by=latest_first)
    inner = (
        select(
            _LORD.label("lord"),
            *(results.fate, results.ladder, results.place, results.ended_at, results.game_id),
            number.label("number"),
        )
        .where(
            results.server_id == server,
            results.ladder.in_(sorted(ladders_)),
            results.ended_at >= since,
            results.ended_at < until,
            or_(results.user_id.in_(users), results.fate.in_(levels))
            if levels
            else results.user_id.in_(users),
            _COUNTS,
            _IS_RATED,
        )
        .subquery()
    )
    query = (
        select(inner.c.lord, inner.c.fate, inner.c.ladder, inner.c.place)
        .where(inner.c.number <= last)
        .order_by(inner.c.ended_at, inner.c.game_id)
    )
    return await every(connection, Place, query)


async def against(
    connection: Connection, server: int, ladder: str, *, since: int, until: int
) -> list[Against]:
    """Return how each person fared against each level of computer lords on one of their ladders.

    In games that ended from `since` on and before `until`; those who left one have lost it.
    """
    results, other = _results.c, _results.alias()
    before = func.length(func.rtrim(other.c.fate, ascii_lowercase)) - 1  # a temper follows
    level = case(
        (other.c.fate.contains("-"), func.substr(other.c.fate, 1, before)), else_=other.c.fate
    )
    levels = (
        select(other.c.game_id, level.label("level"))
        .where(
            other.c.server_id == server,
            other.c.ladder == ladder,
            other.c.ended_at >= since,
            other.c.ended_at < until,
            other.c.fate.like("computer:%"),
        )
        .distinct()
        .subquery()
    )
    finished = results.fate.in_(FINISHED)
    query = (
        select(
            levels.c.level,
            results.user_id,
            func.count(),
            func.sum(case((and_(finished, results.place == 1), 1), else_=0)),
            func.max(case((finished, results.points))),
        )
        .join(levels, levels.c.game_id == results.game_id)
        .where(results.user_id.is_not(None), _COUNTS, _IS_RATED)
        .group_by(levels.c.level, results.user_id)
        .order_by(levels.c.level, results.user_id)
    )
    return [Against(*row) for row in await connection.execute(query)]


def accounts(lords: Collection[str]) -> list[int]:
    """Return those of some lords that are people."""
    return [int(lord) for lord in lords if lord.lstrip("-").isdecimal()]


# -- a lord's games --------------------------------------------------------------------------------


async def names(connection: Connection, server: int, users: Collection[int]) -> dict[int, str]:
    """Return the names people had at their latest table in a server, or at one they left."""
    if not users:
        return {}
    latest = (
        select(_seats.c.user_id, func.max(_seats.c.table_id).label("table_id"))
        .join(_tables, _tables.c.id == _seats.c.table_id)
        .where(_tables.c.server_id == server, _seats.c.user_id.in_(sorted(users)))
        .group_by(_seats.c.user_id)
        .subquery()
    )
    query = select(_seats.c.user_id, _seats.c.name).join(
        latest,
        and_(_seats.c.user_id == latest.c.user_id, _seats.c.table_id == latest.c.table_id),
    )
    called = {row.user_id: row.name for row in await connection.execute(query)}
    left = sorted(set(users) - called.keys())
    return called | (await _former_names(connection, server, left) if left else {})


async def _former_names(
    connection: Connection, server: int, users: Collection[int]
) -> dict[int, str]:
    former = schema.former_lords
    query = (
        select(former.c.user_id, former.c.name)
        .join(_tables, _tables.c.id == former.c.table_id)
        .where(_tables.c.server_id == server, former.c.user_id.in_(users))
        .order_by(former.c.id)
    )
    return {row.user_id: row.name for row in await connection.execute(query)}


def _of(server: int, user: int) -> Select[Any]:
    return select(_results).where(
        _results.c.user_id == user, _results.c.server_id == server, _COUNTS
    )


async def totals(connection: Connection, server: int, user: int) -> tuple[int, int]:
    """Return how many finished games a person started in, and how many of them they won."""
    results = _results.c
    won = case((and_(results.place == 1, results.fate.in_(FINISHED)), 1), else_=0)
    query = select(func.count(), func.coalesce(func.sum(won), 0)).where(
        results.user_id == user, results.server_id == server, _COUNTS, AMONG_PEOPLE
    )
    count, wins = (await connection.execute(query)).one()
    return int(count), int(wins)


async def best(connection: Connection, server: int, user: int) -> ResultRow | None:
    """Return the result with a person's most points; among equals the earliest."""
    results = _results.c
    query = _of(server, user).where(results.fate.in_(FINISHED), AMONG_PEOPLE)
    query = query.order_by(results.points.desc(), results.ended_at, results.game_id).limit(1)
    return next(iter(await every(connection, ResultRow, query)), None)


async def latest(
    connection: Connection, server: int, user: int, ladder: str, limit: int
) -> list[ResultRow]:
    """Return a person's results on a ladder, latest first."""
    results = _results.c
    query = _of(server, user).where(results.ladder == ladder, _IS_RATED)
    query = query.order_by(results.ended_at.desc(), results.game_id.desc()).limit(limit)
    return await every(connection, ResultRow, query)


async def rivals(
    connection: Connection,
    server: int,
    ladders_: Collection[str],
    users: Collection[int],
    *,
    since: int,
    until: int,
) -> list[Met]:
    """Return how often people played against each of their rivals on some ladders.

    Only games that were rated for them, and that ended from `since` on and before `until`.
    """
    mine, theirs = _MINE, _THEIRS
    query = select(mine.c.ladder, mine.c.user_id, theirs.c.user_id, func.count())
    query = _met(query, server, ladders_, users, since, until).group_by(theirs.c.user_id)
    return [Met(*row) for row in await connection.execute(query)]


async def games_met(
    connection: Connection,
    server: int,
    ladders_: Collection[str],
    users: Collection[int],
    *,
    since: int,
    until: int,
) -> list[tuple[str, int, int]]:
    """Return how many such games people played against anybody: (ladder, user, games)."""
    games = func.count(_MINE.c.game_id.distinct())
    query = select(_MINE.c.ladder, _MINE.c.user_id, games)
    found = await connection.execute(_met(query, server, ladders_, users, since, until))
    return [(ladder, user, count) for ladder, user, count in found]


def _met(  # noqa: PLR0917 - as those who ask
    query: Select[Any],
    server: int,
    ladders_: Collection[str],
    users: Collection[int],
    since: int,
    until: int,
) -> Select[Any]:
    """Complete a query of rated games against rivals: people, of whom computer lords are none."""
    mine, theirs = _MINE, _THEIRS
    lord = cast(mine.c.user_id, String)
    return (
        query.select_from(mine)
        .join(theirs, and_(theirs.c.game_id == mine.c.game_id, theirs.c.kingdom != mine.c.kingdom))
        .join(_steps, and_(_steps.c.game_id == mine.c.game_id, _steps.c.lord == lord))
        .where(
            mine.c.server_id == server,
            mine.c.ladder.in_(sorted(ladders_)),
            mine.c.user_id.in_(sorted(users)),
            theirs.c.user_id.is_not(None),
            theirs.c.fate != "returned",
            mine.c.ended_at >= since,
            mine.c.ended_at < until,
        )
        .group_by(mine.c.ladder, mine.c.user_id)
    )


async def rating_history(
    connection: Connection, server: int, lord: str, ladder: str
) -> list[tuple[RatingStepRow, int]]:
    """Return each change of a lord's rating on a ladder with the game's end, earliest first."""
    results = _results.c
    query = (
        select(*_steps.c, results.ended_at)
        .join(_results, and_(results.game_id == _steps.c.game_id, results.seat == 1))
        .where(_steps.c.lord == lord, results.server_id == server, results.ladder == ladder)
        .order_by(results.ended_at, results.game_id)
    )
    return [(RatingStepRow(*row[:-1]), row[-1]) for row in await connection.execute(query)]


async def encounters(
    connection: Connection, server: int, one: int, other: int
) -> list[tuple[ResultRow, ResultRow]]:
    """Return both results of games in which two people started as rivals, latest first."""
    mine, theirs = _results.alias(), _results.alias()
    query = (
        select(*mine.c, *theirs.c)
        .join(
            theirs,
            and_(theirs.c.game_id == mine.c.game_id, theirs.c.kingdom != mine.c.kingdom),
        )
        .where(mine.c.user_id == one, mine.c.server_id == server, theirs.c.user_id == other)
        .where(mine.c.fate != "unrated", theirs.c.fate != "unrated")
        .where(among_people(mine))
        .order_by(mine.c.ended_at.desc(), mine.c.game_id.desc())
    )
    size = len(_results.c)
    return [
        (ResultRow(*row[:size]), ResultRow(*row[size:])) for row in await connection.execute(query)
    ]


# -- honors and tallies ----------------------------------------------------------------------------


async def highest(connection: Connection, server: int, box: str, column: str) -> list[ResultRow]:
    """Return the seats of the kingdom with the highest "points", "territory" or "crowns".

    Among equals the earliest; only kingdoms that a lord played from start to end count.
    """
    results = _results.c
    most = _played(server, box).order_by(
        results[column].desc(), results.ended_at, results.game_id, results.seat
    )
    found = await every(connection, ResultRow, most.limit(1))
    if not found:
        return []
    kingdom = _played(server, box).where(
        results.game_id == found[0].game_id, results.kingdom == found[0].kingdom
    )
    return await every(connection, ResultRow, kingdom.order_by(results.seat))


def _played(server: int, box: str) -> Select[Any]:
    results = _results.c
    return select(_results).where(
        results.server_id == server,
        results.box == box,
        results.fate.in_(FINISHED),
        AMONG_PEOPLE,
    )


async def fastest(connection: Connection, server: int, box: str) -> list[ResultRow]:
    """Return the seats of the shortest game that nobody left; empty where there is none."""
    results = _results.c
    query = (
        select(results.game_id)
        .where(results.server_id == server, results.box == box, results.seat == 1, AMONG_PEOPLE)
        .order_by(results.ended_at - results.started_at, results.ended_at, results.game_id)
    )
    skip = 0
    while True:
        some = query.offset(skip).limit(LOOKED_AT)
        games = [row.game_id for row in await connection.execute(some)]
        found = await _seats_of(connection, games)
        for game in games:
            if all(row.fate not in ("quit", "guest", "unrated") for row in found[game]):
                return found[game]
        if len(games) < LOOKED_AT:
            return []
        skip += LOOKED_AT


async def _seats_of(connection: Connection, games: Collection[int]) -> dict[int, list[ResultRow]]:
    query = select(_results).where(_results.c.game_id.in_(games)).order_by(_results.c.seat)
    return await grouped(connection, ResultRow, query, "game_id")


async def busiest(connection: Connection, server: int, box: str) -> list[tuple[int, int, int, int]]:
    """Return each person who finished games of a box: (user, games, wins, latest end)."""
    results = _results.c
    won = func.sum(case((results.place == 1, 1), else_=0))
    query = (
        select(results.user_id, func.count(), won, func.max(results.ended_at))
        .where(results.server_id == server, results.box == box, results.fate.in_(FINISHED))
        .where(AMONG_PEOPLE)
        .group_by(results.user_id)
    )
    return [(row[0], row[1], row[2], row[3]) for row in await connection.execute(query)]


async def tallies(connection: Connection, server: int, box: str, about: str) -> list[TallyRow]:
    """Return the tallies about one kind of thing in a box, by key."""
    query = by(_tallies, "server_id", "box", "about").order_by(_tallies.c.key)
    return await every(connection, TallyRow, query, server_id=server, box=box, about=about)


async def tally_subjects(connection: Connection, server: int, box: str) -> set[str]:
    """Return the kinds of things that a box has tallies about."""
    query = select(_tallies.c.about).where(_tallies.c.server_id == server, _tallies.c.box == box)
    return {row.about for row in await connection.execute(query.distinct())}


async def places_of(connection: Connection, games: Collection[int]) -> list[tuple[int, int, int]]:
    """Return the server and the channel of each of some games."""
    query = select(_games.c.id, _tables.c.server_id, _tables.c.channel_id)
    query = query.join(_tables, _tables.c.id == _games.c.table_id)
    found = await connection.execute(query.where(_games.c.id.in_(sorted(games))))
    return [(game, server, channel) for game, server, channel in found]


async def with_lord(connection: Connection, games: Collection[int], user: int) -> set[int]:
    """Return which of some games somebody played in."""
    results = _results.c
    query = select(results.game_id).where(results.user_id == user)
    found = await connection.execute(query.where(results.game_id.in_(sorted(games))))
    return set(found.scalars())


async def tables_of(connection: Connection, games: Collection[int]) -> dict[int, TableRow]:
    """Return the table of each of some games."""
    query = select(_games.c.id, *_tables.c).join(_tables, _tables.c.id == _games.c.table_id)
    found = await connection.execute(query.where(_games.c.id.in_(sorted(games))))
    return {row[0]: TableRow(*row[1:]) for row in found}
