"""Deliver the announcements of tables in order, exactly once."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import structlog

from services.core.context import ServiceContext
from services.core.delivery_queue import (
    BACKOFF,
    DIRECT_MESSAGES,
    GIVE_UP,
    DeliveryQueue,
    Due,
    begun,
    servers_of,
)
from services.core.json_codec import UNREADABLE
from services.core.live_games import game_row
from services.core.outbox_bodies import (
    DirectMessage,
    FollowBody,
    TableBody,
    TakebackBody,
    TurnBody,
    amend,
    read_body,
)
from services.core.shards import EVERY_SERVER, Share
from services.core.transaction import Transaction
from services.delivery import lost_places, message_lifecycle
from services.delivery.notice_builder import news_of
from services.facts.news import News, Posted, Written
from services.facts.tables import TableFact
from services.outbox.deferred_pings import plan_deferred_ping
from services.outbox.reminders import plan_ring
from services.outbox.table_changes import announce_table
from services.state.table_facts import table_row
from store import Connection, outbox, tables
from store.outbox import DIRECT, DueAnnouncement
from store.rows import OutboxRow

_log = structlog.get_logger()

EDITS_GIVEN_UP = 24 * 3600
BROKEN_TRIES = 3
"""The tries after which a fault of ours counts as lasting."""


class Outbox(DeliveryQueue[OutboxRow, News]):
    """The queue of announcements.

    A row that fails holds back its own table only. Edits of old messages and news for watchers are
    given up after a day, everything else after a week.
    """

    wakes = "said"

    def __init__(self, context: ServiceContext) -> None:
        super().__init__(context)
        self._broken: set[int] = set()

    async def due(self, share: Share = EVERY_SERVER, limit: int = 200) -> tuple[list[Due], None]:
        """Return the rows that are due now: the first of each table, and edits of old messages.

        Rows of servers that the bot has left wait. The time of the next row is not looked up: the
        loop looks every few seconds.
        """
        now, servers = self._context.clock.now(), servers_of(self._context, share)
        async with self._context.read() as connection:
            rows = await outbox.heads(connection, now, limit, servers)
            rows += await outbox.loose(connection, now, limit, servers)
        return [_due(row) for row in rows], None

    async def _waiting_row(self, connection: Connection, id: int) -> OutboxRow | None:
        return _if_waiting(await outbox.outbox_row(connection, id))

    async def _waiting_row_without_json(self, connection: Connection, id: int) -> OutboxRow | None:
        return _if_waiting(await outbox.row_without_json(connection, id))

    async def _build(self, connection: Connection, row: OutboxRow) -> News | None:
        if await message_lifecycle.is_moot(connection, row):
            return None
        return await news_of(self._context, connection, row)

    async def _note_try(self, tx: Transaction, row: OutboxRow, item: News | None) -> bool:
        if await message_lifecycle.is_moot(tx.connection, row):
            await outbox.change_row(tx.connection, row.id, state=outbox.DROPPED)
            tx.woken.add("said")
            return False
        if item is None:
            return False
        await outbox.change_row(tx.connection, row.id, **begun(row.tries, tx.now))
        await plan_ring(tx, row, item)
        await plan_deferred_ping(tx, row, item)
        return True

    def _final_state(self, row: OutboxRow, tries: int, now: int, *, final: bool) -> str | None:
        limit = EDITS_GIVEN_UP if row.lane in outbox.LOOSE else GIVE_UP
        if not final and (tries < len(BACKOFF) or now - row.created_at < limit):
            return None
        _log.error("outbox.given_up", news=row.id, table=row.table_id, kind=row.kind)
        return outbox.GIVEN_UP

    async def _change_row(self, connection: Connection, id: int, **values: Any) -> bool:
        return await outbox.change_row(connection, id, **values)

    async def thread_made(self, table: TableFact, thread: int | None) -> None:
        """Record the thread of a table; None if none could be opened, so the channel is used.

        A private table is never played in the channel: it waits for a thread.
        """
        async with self._context.write() as tx:
            lost = lost_places.without_thread(table.place, sealed=table.sealed)
            values = lost if thread is None else {"thread_id": thread}
            await tables.change_table(tx.connection, table.id, **values)

    async def done(self, news: News, posted: Posted | None = None) -> None:
        """Record that news was posted, and where; messages that it makes old are edited next."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            values = {"state": outbox.DONE, "doubtful": 0, "done_at": tx.now}
            if row is None or not await outbox.change_row(tx.connection, news.id, **values):
                return
            await message_lifecycle.settle(tx, row, posted)
            # The next row of the table's line may be waiting for this one.
            tx.woken.add("said")

    async def note_place_lost(self, news: News, code: str) -> None:
        """Record why news can't be posted where it belongs; perhaps it is posted elsewhere."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is not None:
                await amend(tx.connection, row, astray=code)

    async def _note_build_failure(self, id: int, code: str) -> None:
        self._broken.add(id)
        await super()._note_build_failure(id, code)

    def was_broken(self, id: int) -> bool:
        """Tell, once, whether the last attempt at a row failed before any request."""
        found = id in self._broken
        self._broken.discard(id)
        return found

    async def next_call(self, stuck: int, *, broken: bool = False) -> News | None:
        """Return the call of the lord on turn that waits behind a row that can't be posted.

        `broken`: that is a fault of ours, perhaps in the call itself; it may pass, so nobody is
        called before some tries. None if nobody is to be called, or was called directly before.
        """
        try:
            async with self._context.read() as connection:
                row = await outbox.row_without_json(connection, stuck)
                if row is None or (broken and row.tries < BROKEN_TRIES):
                    return None
                calls = await outbox.waiting(connection, row.table_id, "turn")
                last = calls[-1] if calls else None
                if last is None or last.id < stuck + (not broken) or last.game_id is None:
                    return None
                game = await game_row(connection, last.game_id)
                body = read_body(last, TurnBody)
                if game.version != last.version or body.call is None or body.called:
                    return None
                return await news_of(self._context, connection, last)
        except UNREADABLE:
            return None

    async def note_direct_message(self, news: News, posted: Posted) -> None:
        """Record a direct message that calls a lord: it is edited if the deadline moves."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is not None:
                await message_lifecycle.note_message(tx, row, posted, row.version, DIRECT)

    async def note_called(self, news: News) -> None:
        """Record that the lord whom a waiting report calls was called directly."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is not None:
                await amend(tx.connection, row, called=True)
                await plan_ring(tx, row, news)

    async def waiting(self) -> tuple[OutboxRow, ...]:
        """Return the waiting rows that have failed at least once."""
        async with self._context.read() as connection:
            return tuple(row for row in await outbox.failed(connection) if row.refusals)

    async def note_written(self, news: News, written: Sequence[Written], *, directly: bool) -> None:
        """Record what was sent directly by a try that failed; `directly`: it replaces the post."""
        sent = tuple(
            DirectMessage(one.user, one.mark, one.at.channel, one.at.message) for one in written
        )
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is not None:
                await amend(tx.connection, row, written=sent, directly=directly)

    async def step_aside(self, news: News) -> None:
        """Let the next news of the table pass: this is for one person alone, and has to wait."""
        async with self._context.write() as tx:
            await outbox.change_row(tx.connection, news.id, lane="aside")

    async def is_of_others(self, message: int, news: News) -> bool:
        """Whether a message of Discord is known to be that of other news."""
        async with self._context.read() as connection:
            found = await outbox.message(connection, message)
        return found is not None and found.outbox_id != news.id

    async def place_lost(self, place: int) -> None:
        """Record that a thread or channel was deleted: the games there go on elsewhere, at once."""
        await lost_places.place_lost(self._context, place)

    async def ours(self, messages: Mapping[int, int]) -> set[int]:
        """Return which messages, each with its server, are ours and still matter."""
        async with self._context.read() as connection:
            return await outbox.ours(connection, messages, set(messages.values()))

    async def our_places(self, places: Collection[int]) -> set[int]:
        """Return which threads and channels are homes of tables or tournaments."""
        async with self._context.read() as connection:
            return await outbox.our_places(connection, places)

    async def message_gone(self, message: int) -> None:
        """Record that a message of ours was deleted; that of an open table is posted again."""
        async with self._context.write() as tx:
            await outbox.change_message(tx.connection, message, state="deleted")
            row = await tables.open_with(tx.connection, message)
            if row is not None:
                await tables.change_table(tx.connection, row.id, message_id=None)
                wait = self._context.reposts.wait("table", row.id, self._context.clock.passed())
                await announce_table(tx, await table_row(tx.connection, row.id), wait)


def _if_waiting(row: OutboxRow | None) -> OutboxRow | None:
    return row if row is not None and row.state == outbox.WAITING else None


def _due(row: DueAnnouncement) -> Due:
    """Return a row with its lane: what is posted in a channel is posted one after another.

    So are edits of a table's old messages, and digests. Discord takes no more of a channel at once:
    each would wait for that in a place of its own.
    """
    if row.lane == "tidy" or row.kind == TakebackBody.KIND:
        lane, slow = f"edits {row.table_id}", row.lane == "tidy"
    elif row.kind == FollowBody.KIND:
        lane, slow = DIRECT_MESSAGES, False
    else:
        lane, slow = f"channel {row.channel_id}", row.kind == TableBody.KIND
    return Due(row.id, lane, slow, row.server_id)
