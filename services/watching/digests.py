"""Digests for followers: what happened in a server since the previous one, in one message."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import cast

import structlog

from services.clocks.quiet_hours import quiet_until
from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE
from services.core.live_games import game_row, load, receives, without_takebacks
from services.core.outbox_bodies import FollowBody, GamePart, TournamentPart
from services.core.transaction import Transaction
from services.facts import Person
from services.facts.games import TurnReport
from services.facts.tables import TableFact
from services.facts.watching import Followed, FollowNews, How
from services.outbox.follow_marks import APART
from services.play.turn_digest import turn_reports
from services.state.access import may_watch
from services.state.game_facts import game_fact
from services.state.table_facts import table_fact, table_row
from services.watching import _tournament_digests
from services.watching._live_games import shown_lords
from store import Connection, follows, games, jobs, people, tournament_games
from store.rows import FollowRow, GameRow, JobRow, TableRow

_log = structlog.get_logger()

CLOSEST: tuple[How, ...] = ("turn", "round", "end")
RUNNING = ("open", "playing")
MOST = 24
"""Of how many games a digest tells at most: those in which something happened last."""


async def send_digest(context: ServiceContext, job: JobRow) -> bool:
    """Announce a digest that is due, unless it is too early for its reader (a job).

    What it is to tell is found between two short transactions, so that nobody waits for that.
    """
    async with context.write() as tx:
        row = await follows.follow(tx.connection, job.ref)
        if row is None or await _is_unreached(tx.connection, row.user_id):
            return False
        own = await follows.follows_of(tx.connection, row.user_id, row.server_id)
        due = await _not_before(tx, own)
        if due is not None:
            if await jobs.done(tx.connection, job.id, tx.now):
                await tx.plan(due, "follow", ref=row.id)
            return True
        until = tx.now  # whatever happened before is stored by now

    async def read(
        connection: Connection,
    ) -> tuple[list[GamePart], list[TournamentPart], TableRow | None, list[int]]:
        parts = await _parts(connection, own, until)
        tournaments = await _tournament_digests.parts(context, connection, own, until)
        over = await _over(connection, own, until)
        over += await _tournament_digests.over(context, connection, own, until)
        return parts, tournaments, await _table_of(connection, parts, tournaments), over

    parts, tournaments, table, over = await context.read_computed(read)
    async with context.write() as tx:
        if not await jobs.done(tx.connection, job.id, tx.now):
            return True
        if table is not None and await follows.follow(tx.connection, row.id) is not None:
            body = FollowBody(row.user_id, tuple(parts), tuple(tournaments))
            await tx.say(table, body, lane="aside")
            await follows.note_digest(tx.connection, row.user_id, row.server_id, until)
        await follows.remove_follows(tx.connection, over)
    return True


async def _table_of(
    connection: Connection, parts: Sequence[GamePart], tournaments: Sequence[TournamentPart]
) -> TableRow | None:
    """Return a table of the server that a digest is about; None: there is nothing to report."""
    for part in parts:
        return await table_row(connection, (await game_row(connection, part.game)).table_id)
    for one in tournaments:
        table = await tournament_games.latest_table(connection, one.cup)
        if table is not None:
            return await table_row(connection, table)
    return None


async def _not_before(tx: Transaction, own: Iterable[FollowRow]) -> int | None:
    """Return when a digest may be sent, if later: an hour apart, and never in quiet hours.

    An announced absence counts as quiet hours.
    """
    rows = list(own)
    apart = max(row.told_at for row in rows) + APART
    if apart > tx.now:
        return apart
    return await quiet_until(tx.connection, rows[0].user_id, tx.now)


async def _is_unreached(connection: Connection, user: int) -> bool:
    """Whether they refuse direct messages and were not informed of it yet."""
    found = await people.user(connection, user)
    return found is not None and found.unreached_at is not None


# -- content ---------------------------------------------------------------------------------------


async def _parts(connection: Connection, own: Sequence[FollowRow], until: int) -> list[GamePart]:
    """Return the games in which something happened that is to be reported, the latest first."""
    reader = own[0].user_id
    wanted: dict[int, GamePart] = {}
    latest: dict[int, int] = {}
    lords = [row.ref for row in own if row.kind == follows.LORD]
    told = await shown_lords(connection, reader, lords)
    for row in own:
        if row.kind == follows.LORD and row.ref not in told:
            continue
        since = max(row.since, row.told_at)
        for game, at in await follows.games_changed(connection, row, since, MOST):
            wanted[game] = _closer(wanted.get(game), _part(row, game, since, until))
            latest[game] = max(at, latest.get(game, 0))
    chosen = sorted(wanted, key=lambda game: (-latest[game], game))[:MOST]
    return [wanted[game] for game in chosen if await _is_due(connection, wanted[game], reader)]


def _part(row: FollowRow, game: int, since: int, until: int) -> GamePart:
    lords = (row.ref,) if row.kind == follows.LORD else ()
    return GamePart(game, since, until, cast(How, row.how), lords)


def _closer(one: GamePart | None, other: GamePart) -> GamePart:
    """Return the closer of two ways to follow one game; of equal ones both lords, or the game.

    It begins with the older one, so that nothing is lost of what that has to report.
    """
    if one is None:
        return other
    since = min(one.since, other.since)
    ranks = CLOSEST.index(one.how), CLOSEST.index(other.how)
    if ranks[0] != ranks[1]:
        return replace(one if ranks[0] < ranks[1] else other, since=since)
    lords = (*one.lords, *other.lords) if one.lords and other.lords else ()
    return replace(one, since=since, lords=tuple(dict.fromkeys(lords)))


async def _is_due(connection: Connection, part: GamePart, reader: int) -> bool:
    """Whether a game belongs in a digest; one that can't be read must not hold up the others."""
    try:
        return await _has_news(connection, part, reader)
    except UNREADABLE:
        _log.exception("follow.unreadable", game=part.game)
        return False


async def _has_news(connection: Connection, part: GamePart, reader: int) -> bool:
    """Whether there is something to report of a game that its follower may know."""
    row = await game_row(connection, part.game)
    table = await table_fact(connection, await table_row(connection, row.table_id))
    if not may_watch(table, Person(reader, "")):
        return False
    if _within(row.ended_at, part) or (part.lords and _within(row.started_at, part)):
        return True
    if part.how == "end":
        return False
    reports = await _reports(connection, row, part)
    if part.how == "round":
        return any(one.round_end is not None for one in reports)
    return any(_is_reportable(one, part, table, reader) for one in reports)


def _within(at: int | None, part: GamePart) -> bool:
    return at is not None and part.since <= at < part.until


async def _over(connection: Connection, own: Iterable[FollowRow], until: int) -> list[int]:
    """Return the follows of games that are over and reported, except in a Dynasty that goes on."""
    tables = [row for row in own if row.kind == follows.TABLE]
    return [row.id for row in tables if await _is_over(connection, row, until)]


async def _is_over(connection: Connection, row: FollowRow, until: int) -> bool:
    """Whether no game follows at a table, and its last one was reported."""
    try:
        table = await table_row(connection, row.ref)
    except UNREADABLE:
        _log.exception("follow.unreadable", table=row.ref)
        return False
    played = await games.games_of_table(connection, row.ref)
    told = all(one.ended_at is not None and one.ended_at < until for one in played)
    return table.state not in RUNNING and told


# -- for the courier -------------------------------------------------------------------------------


async def news(
    context: ServiceContext, connection: Connection, body: FollowBody, at: int
) -> FollowNews:
    """Return the current content of a digest in the outbox."""
    followed = [await _followed(context, connection, part, body.user) for part in body.games]
    games_reported = tuple(one for one in followed if one is not None and _is_news(one))
    tournaments = await _tournament_digests.followed_tournaments(context, connection, body.cups)
    return FollowNews(body.user, games_reported, at, tournaments)


async def _followed(
    context: ServiceContext, connection: Connection, part: GamePart, reader: int
) -> Followed | None:
    """Return what is to be told of a game; None where any of it can't be read."""
    try:
        return await _readable(context, connection, part, reader)
    except UNREADABLE:
        _log.exception("follow.unreadable", game=part.game)
        return None


async def _readable(
    context: ServiceContext, connection: Connection, part: GamePart, reader: int
) -> Followed:
    live = await load(context, connection, part.game)
    fact = await game_fact(connection, live)
    reports = await _reports(connection, live.row, part)
    ends = [one.round_end for one in reports if one.round_end is not None]
    seats = tuple(seat.seat for seat in fact.table.seats if seat.user in part.lords)
    own = tuple(one for one in reports if _is_reportable(one, part, fact.table, reader))
    return Followed(
        game=fact,
        how=part.how,
        lords=seats,
        began=_within(live.row.started_at, part),
        reports=own if part.how == "turn" else (),
        round_end=ends[-1] if ends and part.how != "end" else None,
        over=_within(live.row.ended_at, part),
    )


def _is_news(one: Followed) -> bool:
    began = one.began and bool(one.lords)
    return one.over or began or bool(one.reports) or one.round_end is not None


def _is_reportable(one: TurnReport, part: GamePart, table: TableFact, reader: int) -> bool:
    """Whether a turn is to be reported: nobody's own to themselves."""
    user = table.seats[one.seat - 1].user
    return user != reader and (not part.lords or user in part.lords)


async def _reports(connection: Connection, row: GameRow, part: GamePart) -> tuple[TurnReport, ...]:
    """Return the turns that ended within the period and were not taken back."""
    rows = without_takebacks(await games.moves(connection, row.id))
    versions = [one.version for one in rows if _within(one.made_at, part) and not receives(one)]
    if not versions:
        return ()
    return await turn_reports(connection, row.id, part.since, list(dict.fromkeys(versions)))
