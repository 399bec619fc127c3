"""Report problems of a server: waiting announcements, late jobs, lost channels, outages."""

from __future__ import annotations

from itertools import groupby

from services.core.context import ServiceContext
from services.core.shards import Share
from services.facts.health import AstrayFact, HealthFact, WaitingFact
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
from store.rows import OutboxRow, TableRow

LATE = 60
DAY = 24 * 3600
WEEK = 7 * 24 * 3600
FAILED = 2
"""The attempts at the live list of which at least one has failed."""
THREAD_GONE = "404/10003"
"""The code of a deleted channel: news that was posted at home all the same lost a thread."""
GAME_KINDS = ("opening", "turn", "takeback", "end")
"""The kinds of news that belong in a game's own thread."""


class Health:
    """The report for hosts, each about their own server only."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def of(self, server: int) -> HealthFact:
        """Return the problems of a server."""
        now = self._context.clock.now()
        trouble = {kind: at for kind, at in self._context.trouble.items() if at >= now - DAY}
        async with self._context.read() as connection:
            outages = [
                (row.from_at, row.until_at)
                for row in await heartbeats.outages(connection, ending_after=now - WEEK)
                if Share.named(row.process).owns(server)
            ]
            return HealthFact(
                waiting=await _waiting(connection, server) + await _tournaments(connection, server),
                astray=await _astray(connection, server),
                late=await jobs.late_in(connection, server, now - LATE),
                outage=max(outages, key=lambda span: span[1], default=None),
                full_at=trouble.get("full"),
                busy_at=trouble.get("busy"),
                unlisted=await _failed_list(connection, server),
            )

    async def retry(self, server: int) -> int:
        """Retry everything of a server that failed; returns how much that is."""
        async with self._context.write() as tx:
            count = await outbox.hasten(tx.connection, server, tx.now)
            count += await jobs.hasten_in(tx.connection, server, tx.now)
            count += await live_lists.hasten(tx.connection, server)
            count += await tournament_posts.hasten(tx.connection, server, tx.now)
            tx.woken |= {"said", "planned", "listed", "posted"}
        return count


async def _waiting(connection: Connection, server: int) -> tuple[WaitingFact, ...]:
    """Return the tables whose news waits, the longest waiting first."""
    rows = await outbox.waiting_in(connection, server)
    found = []
    for table, group in groupby(rows, key=lambda row: row.table_id):
        behind = list(group)
        tried = next((row for row in behind if row.refusals), None)
        if tried is not None:
            found.append(_waiting_fact(await _table(connection, table), tried, len(behind)))
    return tuple(sorted(found, key=lambda fact: fact.since))


async def _tournaments(connection: Connection, server: int) -> tuple[WaitingFact, ...]:
    """Return the tournaments whose posts wait, the longest waiting first."""
    rows = await tournament_posts.waiting_in(connection, server)
    found = []
    for number, group in groupby(rows, key=lambda row: row.cup_id):
        behind = list(group)
        tried = next((row for row in behind if row.refusals), None)
        tournament = await tournaments.tournament(connection, number)
        if tried is None or tournament is None:
            continue
        home = tournament.thread_id if tried.place == "thread" else tournament.channel_id
        waits = (len(behind), tried.created_at, tried.due, tried.refusals[-1])
        found.append(WaitingFact(tournament.name, home or tournament.channel_id, *waits))
    return tuple(sorted(found, key=lambda fact: fact.since))


def _waiting_fact(table: TableRow, row: OutboxRow, count: int) -> WaitingFact:
    home = table.thread_id or table.channel_id
    return WaitingFact(table.name, home, count, row.created_at, row.due, row.refusals[-1])


async def _astray(connection: Connection, server: int) -> tuple[AstrayFact, ...]:
    """Return the tables in play whose last news was not posted in their own thread."""
    found = []
    for row in await outbox.latest_posted(connection, server, GAME_KINDS):
        code = row.body.get("astray")  # even if the rest of the body is broken
        if code is None:
            continue
        table = await _table(connection, row.table_id)
        message = await outbox.posted_message(connection, row.id)
        home = table.thread_id or table.channel_id
        channel = None if message is None else message.channel_id
        if channel != home or code == THREAD_GONE:
            since = row.done_at or row.created_at
            place = None if channel == home else home
            found.append(AstrayFact(table.name, place, channel, since, str(code)))
    return tuple(found)


async def _failed_list(connection: Connection, server: int) -> int | None:
    """Return the channel of the live list, if the last attempt to update it failed."""
    row = await live_lists.live_list(connection, server)
    return row.channel_id if row is not None and row.tries >= FAILED else None


async def _table(connection: Connection, table_id: int) -> TableRow:
    row = await tables.table(connection, table_id)
    assert row is not None, "an announcement has a table"
    return row
