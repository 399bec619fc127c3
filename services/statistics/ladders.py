"""Ladder pages, and the ladder lines of profiles."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from ai.levels import LEVEL
from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.records import LEFT, season_of
from services.facts.statistics import (
    FormFact,
    Ladder,
    LadderFact,
    LadderLine,
    LevelFact,
    LordFact,
    Record,
)
from services.facts.tables import Setup
from services.statistics._readers import COMPUTER, Reading, open_statistics, pick_ladder
from services.statistics.rating import ALL_TIME, NEW, SETTLED, shown
from store import Connection, statistics, statistics_queries
from store.statistics_queries import Against
from store.statistics_rows import RatingRow

PAGE = 10
FORM = 5
NOW = "now"
FOREVER = (0, 1 << 62)
NEWCOMER = shown(NEW.rank, 0)[0]
"""The strength of somebody without a rated game."""
_SEASON = re.compile(r"([0-9]{4})-([1-4])", re.ASCII)


async def ladder(
    context: ServiceContext,
    person: Person,
    *,
    ladder: str = "",
    season: str = "",
    page: int = 0,
    find: bool = False,
) -> LadderFact:
    """Return a page of a ladder (ten lords) from 0; beyond the end, the last one.

    `ladder` is a key such as "kingdomino:4", or a box for its most played ladder; "": the most
    played of all; "kingdomino:computer" or ":computer": with computer lords. `season`: "" for all
    time, "now" for this quarter, or such as "2026-4". `find`: the page with the person's own line,
    whatever `page` says. Refused: no_ladder (data ladder), no_season (data season).
    """
    async with open_statistics(context, person) as book:
        connection, server = book.connection, book.server
        played = [one for one, _ in await book.ladders()]
        chosen = pick_ladder(played, ladder)
        season = season_of(book.now) if season == NOW else season
        since, until = season_bounds(season)
        lords = await statistics_queries.count_lords(connection, server, chosen.key, season)
        pages = max(1, -(-lords // PAGE))
        mine = await _mine(book, chosen, season)
        mine_page = (
            0 if mine is None else await statistics_queries.count_before(connection, mine) // PAGE
        )
        page = mine_page if find and mine else min(max(page, 0), pages - 1)
        rows = await statistics_queries.page(
            connection, server, chosen.key, season, offset=page * PAGE, limit=PAGE
        )
        shown_lines = await ladder_lines(book, rows, offset=page * PAGE)
        games = await statistics_queries.count_games(connection, server, chosen.key, since, until)
        return LadderFact(
            server=server,
            ladder=chosen,
            season=season,
            ladders=tuple(played),
            seasons=tuple(await statistics_queries.seasons(connection, server, chosen.key)),
            lines=shown_lines,
            page=page,
            pages=pages,
            lords=lords,
            games=games,
            mine=None if mine is None else await _own(book, mine, shown_lines),
            mine_page=mine_page,
            public=book.settings.ladders == "public",
            levels=await _levels(book, chosen, since, until) if chosen.computer else (),
        )


async def _levels(book: Reading, chosen: Ladder, since: int, until: int) -> tuple[LevelFact, ...]:
    """Return how people fared against each level of computer lords that there is, in order."""
    found = await statistics_queries.against(
        book.connection, book.server, chosen.key, since=since, until=until
    )
    lords = await book.lords({str(one.user) for one in found})
    by_level: dict[str, list[Against]] = {}
    for one in found:
        by_level.setdefault(one.level.removeprefix(COMPUTER), []).append(one)
    return tuple(
        _level(level, by_level[level], lords, book.person.id)
        for level in LEVEL
        if level in by_level
    )


def _level(
    level: str, fared: Sequence[Against], lords: Mapping[str, LordFact], reader: int
) -> LevelFact:
    best = max(fared, key=lambda one: (one.best or 0, -one.user))
    mine = next((one for one in fared if one.user == reader), None)
    games, wins = sum(one.games for one in fared), sum(one.wins for one in fared)
    return LevelFact(
        level,
        Record(games, wins, best.best),
        lords[str(best.user)],
        None if mine is None else Record(mine.games, mine.wins, mine.best),
    )


async def _mine(book: Reading, chosen: Ladder, season: str) -> RatingRow | None:
    me = [str(book.person.id)]
    rows = await statistics.ratings(book.connection, book.server, chosen.key, me)
    return next((row for row in rows if row.season == season), None)


async def _own(book: Reading, row: RatingRow, known: Sequence[LadderLine]) -> LadderLine:
    """Return the reader's own line with their name."""
    me = await book.myself()
    for line in known:
        if line.mine:
            return replace(line, lord=me)
    above = await statistics_queries.count_better(book.connection, row)
    form = await forms(book, [row.ladder], row.season, [row.lord])
    return replace(line_of(row, 1 + above, me, form), mine=True)


async def ladder_lines(
    book: Reading, rows: Sequence[RatingRow], *, offset: int
) -> tuple[LadderLine, ...]:
    """Return consecutive lines of a ladder; equals share their place."""
    if not rows:
        return ()
    keys = [row.lord for row in rows]
    lords = await book.lords(keys)
    form = await forms(book, [rows[0].ladder], rows[0].season, keys)
    place = 1 + await statistics_queries.count_better(book.connection, rows[0])
    made: list[LadderLine] = []
    for index, row in enumerate(rows):
        if index and row.rank != rows[index - 1].rank:
            place = offset + index + 1
        line = line_of(row, place, lords[row.lord], form)
        made.append(replace(line, mine=row.lord == str(book.person.id)))
    return tuple(made)


@dataclass(frozen=True, slots=True)
class Forms:
    """Last games of lords, how many they had with people, and with one: by ladder and lord."""

    last: Mapping[tuple[str, str], tuple[FormFact, ...]]
    met: Mapping[tuple[str, str], int]
    against_one: Mapping[tuple[str, str], int]


def line_of(row: RatingRow, place: int, lord: LordFact, forms_: Forms) -> LadderLine:
    """Return a lord's line."""
    rating, deviation = shown(row.mu, row.sigma)
    return LadderLine(
        place=place,
        lord=lord,
        rating=rating,
        deviation=deviation,
        provisional=row.games < SETTLED,
        games=row.games,
        wins=row.wins,
        form=forms_.last.get((row.ladder, row.lord), ()),
        met=forms_.met.get((row.ladder, row.lord), 0),
        against_one=forms_.against_one.get((row.ladder, row.lord), 0),
    )


async def forms(
    book: Reading, ladders: Collection[str], season: str, lords: Collection[str]
) -> Forms:
    """Return the last places of some lords; those who left a game came last in it.

    Also how many of their rated games were with people, and with the one they met most often.
    """
    since, until = season_bounds(season)
    found = await statistics_queries.form(
        book.connection, book.server, ladders, lords, since=since, until=until, last=FORM
    )
    users = statistics_queries.accounts(lords)
    of = (book.connection, book.server, ladders, users)
    met = await statistics_queries.rivals(*of, since=since, until=until)
    games = await statistics_queries.games_met(*of, since=since, until=until)
    most: dict[tuple[str, str], int] = {}
    for one in met:
        lord = (one.ladder, str(one.user))
        most[lord] = max(one.games, most.get(lord, 0))
    made: dict[tuple[str, str], tuple[FormFact, ...]] = {}
    for place in found:
        kingdoms = Ladder.of(place.ladder).kingdoms
        left = place.fate in LEFT
        key = (place.ladder, place.lord)
        made[key] = (*made.get(key, ()), FormFact(kingdoms if left else place.place, kingdoms))
    return Forms(made, {(ladder, str(user)): n for ladder, user, n in games}, most)


def season_bounds(season: str) -> tuple[int, int]:
    """Return when a season begins and ends, in epoch seconds. Refused: no_season."""
    if season == ALL_TIME:
        return FOREVER
    match = _SEASON.fullmatch(season)
    if match is None or not 1970 <= int(match[1]) < 9999:
        raise Refused("no_season", {"season": season})
    year, quarter = int(match[1]), int(match[2])
    after = (year, 3 * quarter + 1) if quarter < 4 else (year + 1, 1)
    return _first(year, 3 * quarter - 2), _first(*after)


def _first(year: int, month: int) -> int:
    return int(datetime(year, month, 1, tzinfo=UTC).timestamp())


async def rivals_of(connection: Connection, server: int, setup: Setup, user: int) -> int:
    """Count the different people against whom somebody had rated games with a set-up.

    People who had their data deleted are not counted: they might all be the same one.
    """
    since, until = FOREVER
    met = await statistics_queries.rivals(
        connection, server, [_ladder_of(setup)], [user], since=since, until=until
    )
    return sum(one.rival > 0 for one in met)


def _ladder_of(setup: Setup) -> str:
    kingdoms = setup.lords // 2 if setup.teams else setup.lords
    return f"{setup.box}:{kingdoms}{':teams' if setup.teams else ''}"


async def strengths_of(
    connection: Connection, server: int, setup: Setup, users: Collection[int]
) -> dict[int, int]:
    """Return by what the ladder of a set-up sorts these people: rating minus three deviations."""
    lords = [str(user) for user in users]
    rows = await statistics.ratings(connection, server, _ladder_of(setup), lords)
    return {int(row.lord): shown(row.rank, 0)[0] for row in rows if row.season == ALL_TIME}


async def rating_of(connection: Connection, server: int, setup: Setup, user: int) -> int | None:
    """Return somebody's all-time rating on the ladder of a set-up; None if they have none."""
    rows = await statistics.ratings(connection, server, _ladder_of(setup), [str(user)])
    return next((shown(row.mu, row.sigma)[0] for row in rows if row.season == ALL_TIME), None)
