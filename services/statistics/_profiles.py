"""A lord's profile, and comparing two lords."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from services.core.context import ServiceContext
from services.core.json_codec import user_from_json
from services.facts import Person, Refused
from services.facts.records import LEFT
from services.facts.statistics import (
    TROPHIES,
    CompareFact,
    Ladder,
    LadderLine,
    LordFact,
    PlotPoint,
    ProfileFact,
    TournamentTrophy,
    TrophyFact,
)
from services.standing.reliability import reliability
from services.state.access import in_sight
from services.statistics import ladders
from services.statistics._readers import Reading, open_statistics, pick_ladder, played
from services.statistics.rating import ALL_TIME, chance, shown
from services.statistics.updates import rating_of_row
from store import people, statistics, statistics_queries, tournament_games, tournaments
from store.statistics_rows import AchievementRow, RatingRow, RatingStepRow, ResultRow

POINTS = 120
LATEST = 5
AMONG = 50
"""Of so many games the latest are shown of which the reader may know."""
BEST = 3
"""The lowest place in a tournament that earns a trophy."""


async def profile(
    context: ServiceContext, person: Person, user: int | None = None, *, ladder: str = ""
) -> ProfileFact:
    """Return somebody's profile; without `user` one's own.

    `ladder` as for Statistics.ladder, "": their most played. Refused: profile_hidden, no_ladder.
    """
    async with open_statistics(context, person) as book:
        return await _profile(book, person.id if user is None else user, ladder)


async def _profile(book: Reading, user: int, wanted: str) -> ProfileFact:
    """Collect a profile. Refused: profile_hidden, no_ladder."""
    connection, server = book.connection, book.server
    lord, is_shown = await _lord(book, user)
    rows = await _ratings(book, user)
    chosen = _chosen([row for row, _ in rows], wanted)
    steps = await _steps(book, user, chosen)
    changes = {step.game_id: _change(step) for step, _ in steps}
    games, wins = await statistics_queries.totals(connection, server, user)
    best = await statistics_queries.best(connection, server, user)
    recent = []
    if chosen is not None:
        recent = await statistics_queries.latest(connection, server, user, chosen.key, AMONG)
    plot = _plot(steps)
    told = {row.game_id for row in recent} | {one.game for one in plot}
    known = await book.known(told if best is None else {*told, best.game_id})
    recent = [row for row in recent if row.game_id in known][:LATEST]
    if best is not None and best.game_id not in known:
        best = None
    achieved = await statistics.achievements(connection, server, [user])
    listed = {row.game_id for row in recent} | {row.game_id for row in achieved}
    names = await book.openable(listed if best is None else {*listed, best.game_id})
    return ProfileFact(
        server=server,
        lord=lord,
        standings=await _ladder_lines(book, lord, rows),
        ladder=chosen,
        plot=tuple(one if one.game in known else replace(one, game=0, at=0) for one in plot),
        reliability=await reliability(connection, user, book.now),
        games=games,
        wins=wins,
        best=None if best is None else played(best, names),
        recent=tuple(played(row, names, changes) for row in recent),
        trophies=_trophies(achieved, names),
        shown=is_shown,
        tournaments=await _tournaments(book, user),
    )


async def _tournaments(book: Reading, user: int) -> tuple[TournamentTrophy, ...]:
    """Return the tournaments that somebody was among the best of, which the reader may know."""
    reader, server = book.person, book.server
    own = {row.cup_id for row in await tournaments.of_user(book.connection, reader.id)}
    placed = await tournament_games.placed(book.connection, server, user, BEST)
    return tuple(
        TournamentTrophy(*row[1:])
        for row in placed
        if row[1] in own or in_sight(reader, server, row[0])
    )


async def _ladder_lines(
    book: Reading, lord: LordFact, rows: Sequence[tuple[RatingRow, int]]
) -> tuple[tuple[Ladder, LadderLine], ...]:
    """Return a lord's places on all their ladders."""
    if not rows:
        return ()
    key = rows[0][0].lord
    form = await ladders.forms(book, [row.ladder for row, _ in rows], ALL_TIME, [key])
    mine = key == str(book.person.id)
    return tuple(
        (Ladder.of(row.ladder), replace(ladders.line_of(row, 1 + above, lord, form), mine=mine))
        for row, above in rows
    )


async def _lord(book: Reading, user: int) -> tuple[LordFact, bool]:
    """Return a lord, and whether others can see them. Refused: profile_hidden."""
    found = await people.user_settings(book.connection, user)
    is_shown = user > 0 and user_from_json(found).ladders
    if user == book.person.id:
        return await book.myself(), is_shown
    if not is_shown:
        raise Refused("profile_hidden")
    return (await book.lords([str(user)]))[str(user)], True


async def _ratings(book: Reading, user: int) -> list[tuple[RatingRow, int]]:
    """Return somebody's all-time ratings, each with the number of better ones.

    The one with most games comes first.
    """
    rows = await statistics_queries.places(book.connection, book.server, str(user), ALL_TIME)
    return sorted(rows, key=lambda one: (-one[0].games, one[0].ladder))


def _chosen(rows: Sequence[RatingRow], wanted: str) -> Ladder | None:
    """Return the ladder to plot. Refused: no_ladder."""
    known = [Ladder.of(row.ladder) for row in rows]
    if wanted:
        return pick_ladder(known, wanted)
    return known[0] if known else None


async def _steps(
    book: Reading, user: int, ladder: Ladder | None
) -> list[tuple[RatingStepRow, int]]:
    if ladder is None:
        return []
    return await statistics_queries.rating_history(
        book.connection, book.server, str(user), ladder.key
    )


def _change(step: RatingStepRow) -> int:
    before, _ = shown(step.before_mu, step.before_sigma)
    after, _ = shown(step.mu, step.sigma)
    return after - before


def _plot(steps: Sequence[tuple[RatingStepRow, int]]) -> tuple[PlotPoint, ...]:
    """Return at most POINTS points, evenly spread over the games, including the last one."""
    count = len(steps)
    kept = steps
    if count > POINTS:
        kept = [steps[count * (at + 1) // POINTS - 1] for at in range(POINTS)]
    return tuple(PlotPoint(step.game_id, at, *shown(step.mu, step.sigma)) for step, at in kept)


def _trophies(rows: Sequence[AchievementRow], names: Mapping[int, str]) -> tuple[TrophyFact, ...]:
    found = [
        TrophyFact(row.key, row.game_id if row.game_id in names else None, row.at)
        for row in rows
        if row.key in TROPHIES
    ]
    return tuple(sorted(found, key=lambda one: TROPHIES.index(one.key)))


# -- two lords -------------------------------------------------------------------------------------


async def compare(
    context: ServiceContext,
    person: Person,
    user: int,
    other: int | None = None,
    *,
    ladder: str = "",
) -> CompareFact:
    """Compare `user` with `other`, or with the reader, who then comes first.

    Refused: profile_hidden, no_ladder, compare_same.
    """
    first, second = person.id if other is None else other, user
    if first == second:
        raise Refused("compare_same")
    async with open_statistics(context, person) as book:
        ratings = [
            {row.ladder: row for row, _ in await _ratings(book, user)} for user in (first, second)
        ]
        chosen = _shared_ladder(ratings[0], ratings[1], ladder)
        key = "" if chosen is None else chosen.key
        met = await statistics_queries.encounters(book.connection, book.server, first, second)
        known = await book.known({one.game_id for one, _ in met})
        met = [(one, two) for one, two in met if one.game_id in known]
        names = await book.openable({one.game_id for one, _ in met[:LATEST]})
        both = [one.get(key) for one in ratings]
        return CompareFact(
            one=await _profile(book, first, key),
            two=await _profile(book, second, key),
            ladder=chosen,
            together=len(met),
            ahead=(
                sum(_is_ahead(one, two) for one, two in met),
                sum(_is_ahead(two, one) for one, two in met),
            ),
            latest=tuple(played(one, names) for one, _ in met[:LATEST]),
            chance=None if None in both else chance(*(rating_of_row(row) for row in both if row)),
        )


def _shared_ladder(
    one: dict[str, RatingRow], two: dict[str, RatingRow], wanted: str
) -> Ladder | None:
    """Return the ladder for a comparison: the one wanted, or else one that both know."""
    counts = {key: row.games + two[key].games for key, row in one.items() if key in two}
    if not counts:
        counts = {row.ladder: row.games for row in (*one.values(), *two.values())}
    known = [Ladder.of(key) for key in sorted(counts, key=lambda key: (-counts[key], key))]
    if wanted:
        return pick_ladder(known, wanted)
    return known[0] if known else None


def _is_ahead(one: ResultRow, two: ResultRow) -> bool:
    """Whether the first was placed before the second; those who left come last."""
    left = [row.fate in LEFT for row in (one, two)]
    if left[0] != left[1]:
        return left[1]
    return not left[0] and one.place < two.place
