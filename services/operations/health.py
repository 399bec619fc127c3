"""Report problems of a server: waiting announcements, late jobs, lost channels, outages."""

from itertools import groupby

from services.core.context import ServiceContext
from services.core.json_codec import UNREADABLE
from services.core.leases import fleet
from services.core.shards import Share
from services.facts import Refused
from services.facts.health import (
    THREAD_GONE,
    AstrayFact,
    GivenUpFact,
    HealthFact,
    WaitingFact,
)
from store import (
    Connection,
    heartbeats,
    jobs,
    live_lists,
    outbox,
    tables,
    tournament_posts,
    tournaments,
)
from store.backlog import Backlog, backlog
from store.outbox import WaitingAnnouncement
from store.rows import OutboxRow, TableRow
from store.tournament_posts import WaitingPost

LATE = 60
DAY = 24 * 3600
WEEK = 7 * 24 * 3600
FAILED = 2
"""The attempts at the live list of which at least one has failed."""
RETRIED_AGAIN = 600
"""After how many seconds everything of a server can be retried again: Discord shuts out whoever is
refused too often.
"""
GAME_KINDS = ("opening", "turn", "takeback", "end")
"""The kinds of news that belong in a game's own thread."""


class Health:
    """The report for hosts, each about their own server only."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._retried: dict[int, int] = {}

    async def of(self, server: int) -> HealthFact:
        """Return the problems of a server."""
        now = self._context.clock.now()
        trouble = {kind: at for kind, at in self._context.trouble.items() if at >= now - DAY}
        async with self._context.read() as connection:
            outages = [
                (row.from_at, row.until_at)
                for row in await heartbeats.outages_in(connection, server, ending_after=now - WEEK)
                if Share.named(row.process).owns(server)
            ]
            tables_waiting, unreadable_news = await _waiting(connection, server)
            tournaments_waiting, unreadable_posts = await _tournaments(connection, server)
            astray, unreadable_posted = await _astray(connection, server)
            return HealthFact(
                waiting=tables_waiting + tournaments_waiting,
                astray=astray,
                late=await jobs.late_in(connection, server, now - LATE),
                outage=max(outages, key=lambda span: span[1], default=None),
                full_at=trouble.get("full"),
                busy_at=trouble.get("busy"),
                unlisted=await _failed_list(connection, server),
                given_up=await _given_up(connection, server, now - 2 * WEEK),
                unreadable=unreadable_news + unreadable_posts + unreadable_posted,
                processes=await self._processes(connection),
                machine_code=self._context.lords.machine_code,
            )

    async def _processes(self, connection: Connection) -> tuple[tuple[int, ...], ...]:
        """Return the shards of each of several processes, the oldest first."""
        if self._context.leases is None:
            return ()
        processes, held = await fleet(connection)
        return tuple(
            tuple(row.shard for row in held if row.holder == one.name) for one in processes
        )

    async def backlog(self) -> Backlog:
        """Return what waits in all servers."""
        async with self._context.read() as connection:
            return await backlog(connection, self._context.clock.now())

    async def retry(self, server: int) -> int:
        """Retry everything of a server that failed; returns how much that is.

        Refused: retry_soon (data seconds), at most once in ten minutes.
        """
        now = self._context.clock.now()
        self._retried = {one: at for one, at in self._retried.items() if at + RETRIED_AGAIN > now}
        if server in self._retried:
            raise Refused("retry_soon", {"seconds": self._retried[server] + RETRIED_AGAIN - now})
        self._retried[server] = now
        async with self._context.write() as tx:
            count = await outbox.hasten(tx.connection, server, tx.now)
            count += await jobs.hasten_in(tx.connection, server, tx.now)
            count += await live_lists.hasten(tx.connection, server)
            count += await tournament_posts.hasten(tx.connection, server, tx.now)
            tx.woken |= {"said", "planned", "listed", "posted"}
        return count


async def _waiting(connection: Connection, server: int) -> tuple[tuple[WaitingFact, ...], int]:
    """Return the tables whose news waits, the longest waiting first, and how much is unreadable."""
    rows, unreadable = await outbox.waiting_in(connection, server)
    found = []
    for table, group in groupby(rows, key=lambda row: row.table_id):
        behind = list(group)
        tried = next((row for row in behind if row.refusals), None)
        if tried is None:
            continue
        try:
            found.append(_waiting_fact(await _table(connection, table), tried, len(behind)))
        except UNREADABLE:
            unreadable += 1
    return _longest_first(found), unreadable


async def _tournaments(connection: Connection, server: int) -> tuple[tuple[WaitingFact, ...], int]:
    """Return the tournaments whose posts wait, the longest waiting first; and the unreadable."""
    rows, unreadable = await tournament_posts.waiting_in(connection, server)
    found = []
    for number, group in groupby(rows, key=lambda row: row.cup_id):
        behind = list(group)
        tried = next((row for row in behind if row.refusals), None)
        if tried is None:
            continue
        try:
            found.append(await _tournament_fact(connection, number, tried, len(behind)))
        except UNREADABLE:
            unreadable += 1
    return _longest_first(found), unreadable


async def _given_up(connection: Connection, server: int, since: int) -> GivenUpFact | None:
    """Return what was posted nowhere, however it was tried; a try lasts a week at most."""
    given_up = outbox.GIVEN_UP
    news, _ = await outbox.waiting_in(connection, server, state=given_up, since=since)
    posts, _ = await tournament_posts.waiting_in(
        connection, server, states=(given_up,), since=since
    )
    found: list[WaitingAnnouncement | WaitingPost] = [*news, *posts]
    if not found:
        return None
    at, _, code = max(map(_wait, found))
    return GivenUpFact(len(found), at, code)


def _longest_first(found: list[WaitingFact]) -> tuple[WaitingFact, ...]:
    return tuple(sorted(found, key=lambda fact: fact.since))


async def _tournament_fact(
    connection: Connection, number: int, tried: WaitingPost, count: int
) -> WaitingFact:
    tournament = await tournaments.tournament(connection, number)
    assert tournament is not None, "a post has a tournament"
    home = tournament.thread_id if tried.place == "thread" else tournament.channel_id
    home = home or tournament.channel_id
    return WaitingFact(tournament.name, home, count, *_wait(tried))


def _waiting_fact(table: TableRow, row: WaitingAnnouncement, count: int) -> WaitingFact:
    return WaitingFact(table.name, table.thread_id or table.channel_id, count, *_wait(row))


def _wait(row: WaitingAnnouncement | WaitingPost) -> tuple[int, int, str]:
    """Return since when a row waits, when it is tried next and why it failed."""
    return int(row.created_at), int(row.due), str(row.refusals[-1])


async def _astray(connection: Connection, server: int) -> tuple[tuple[AstrayFact, ...], int]:
    """Return the tables in play whose last news was not posted in their own thread.

    The number is that of rows that can't be read.
    """
    rows, unreadable = await outbox.latest_posted(connection, server, GAME_KINDS)
    found = []
    for row in rows:
        try:
            astray = await _astray_fact(connection, row)
        except UNREADABLE:
            unreadable += 1
            continue
        if astray is not None:
            found.append(astray)
    return tuple(found), unreadable


async def _astray_fact(connection: Connection, row: OutboxRow) -> AstrayFact | None:
    code = row.body.get("astray")  # even if the rest of the body is broken
    if code is None:
        return None
    table = await _table(connection, row.table_id)
    message = await outbox.posted_message(connection, row.id)
    home = table.thread_id or table.channel_id
    channel = None if message is None else message.channel_id
    if channel == home and code != THREAD_GONE:
        return None
    since = row.done_at or row.created_at
    return AstrayFact(table.name, None if channel == home else home, channel, since, str(code))


async def _failed_list(connection: Connection, server: int) -> int | None:
    """Return the channel of the live list, if the last attempt to update it failed."""
    row = await live_lists.live_list(connection, server)
    return row.channel_id if row is not None and row.tries >= FAILED else None


async def _table(connection: Connection, table_id: int) -> TableRow:
    row = await tables.table(connection, table_id)
    assert row is not None, "an announcement has a table"
    return row
