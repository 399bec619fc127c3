"""The outbox: what is to be said, in order, exactly once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import structlog

from services.core.context import ServiceContext, Transaction
from services.core.live_games import game_row
from services.delivery import message_lifecycle
from services.delivery.notice_builder import news_of
from services.facts.news import News, Posted
from services.facts.tables import TableFact
from services.outbox.deferred_pings import note_quiet
from services.outbox.reminders import note_silent
from services.outbox.table_changes import say_table
from services.state.table_facts import table_row
from store import Connection, outbox, tables
from store.outbox import DIRECT
from store.rows import OutboxRow

_log = structlog.get_logger()

BACKOFF = (5, 10, 20, 60, 120, 300, 600, 900)
TIDY_TRIES = 6
GIVE_UP = 7 * 24 * 3600


class Outbox:
    """What the courier reads and reports back.

    For each news: `due` → `begin` → post → `done`, or `failed`. A news that is `doubtful` was
    begun before and its outcome is unknown: look for it among our latest messages first.
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def due(
        self, limit: int = 50, owns: Callable[[int], bool] | None = None
    ) -> tuple[News, ...]:
        """Return what can be said now: the head of each table's line, and tidying.

        `owns` tells whether a server's news are this process's to say; those of servers that we
        are not in wait.
        """
        now = self._context.clock.now()
        async with self._context.read() as connection:
            away = self._context.away
            rows = await outbox.heads(connection, now, limit, but=away)
            rows += await outbox.tidying(connection, now, limit, but=away)
            own = [row for row in rows if owns is None or owns(row.server_id)]
            return await self._told(connection, own)

    async def wait(self, seconds: float) -> None:
        """Return when something was added, or after `seconds`."""
        said = self._context.wake["said"]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(said.wait(), seconds)
        said.clear()

    async def begin(self, news: News) -> bool:
        """Note that a try begins; False where the news is no longer to be said."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is None or row.state != outbox.WAITING:
                return False
            if await message_lifecycle.is_moot(tx.connection, row):
                await outbox.change_row(tx.connection, row.id, state=outbox.DROPPED)
                tx.woken.add("said")
                return False
            values = {"tries": row.tries + 1, "doubtful": 1}
            begun = await outbox.change_row(tx.connection, row.id, **values)
            if begun:
                await note_silent(tx, row, news)
                await note_quiet(tx, row, news)
            return begun

    async def thread_made(self, table: TableFact, thread: int | None) -> None:
        """Note the thread of a table (None: none could be made, the channel is used).

        A sealed table is never played in the channel: it waits for a thread.
        """
        async with self._context.write() as tx:
            values: dict[str, object] = {"thread_id": thread}
            if thread is None and not table.sealed:
                values["place"] = "channel"
            await tables.change_table(tx.connection, table.id, **values)

    async def done(self, news: News, posted: Posted | None = None) -> None:
        """Note that it is said, and where; what it makes old is to be tidied next."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            values = {"state": outbox.DONE, "doubtful": 0, "done_at": tx.now}
            if row is None or not await outbox.change_row(tx.connection, news.id, **values):
                return
            await message_lifecycle.settle(tx, row, posted)
            # The next row of the table's line may be waiting for this one.
            tx.woken.add("said")

    async def failed(self, news: News, code: str, *, known: bool) -> int:
        """Note a failed try; `known`: it surely was not posted. Returns when it is due again.

        It holds back its own table, no other. Tidying and what is told to those who watch is given
        up after some tries, everything else when it could not be said for a week.
        """
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is None:
                return tx.now
            due = tx.now + BACKOFF[min(max(row.tries - 1, 0), len(BACKOFF) - 1)]
            values = {"due": due, "refusals": [*row.refusals, code][-10:]}
            if known:
                values["doubtful"] = 0
            if row.lane in outbox.LOOSE and row.tries >= TIDY_TRIES:
                values["state"] = outbox.DROPPED
            elif row.tries >= len(BACKOFF) and tx.now - row.created_at >= GIVE_UP:
                values["state"] = outbox.GIVEN_UP
                tx.woken.add("said")
                _log.error("outbox.given_up", news=row.id, table=row.table_id, kind=row.kind)
            await outbox.change_row(tx.connection, news.id, **values)
            return due

    async def astray(self, news: News, code: str) -> None:
        """Note that news can't be said where they belong, and why, though perhaps elsewhere."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is not None:
                await outbox.amend(tx.connection, row.id, {**row.body, "astray": code})

    async def held_up(self, news: News) -> News | None:
        """Return the call of the lord on turn that waits behind news which can't be said.

        None where nobody is to be called, or they were called directly before.
        """
        async with self._context.read() as connection:
            calls = await outbox.waiting(connection, news.table.id, "turn")
            last = calls[-1] if calls else None
            if last is None or last.id <= news.id or last.game_id is None:
                return None
            game = await game_row(connection, last.game_id)
            if game.version != last.version or last.body["call"] is None:
                return None
            return None if "called" in last.body else await news_of(self._context, connection, last)

    async def wrote(self, news: News, posted: Posted) -> None:
        """Note a direct message that calls a lord: if the end of the turn moves, it is edited."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is not None:
                await message_lifecycle.note_message(tx, row, posted, row.version, DIRECT)

    async def called(self, news: News) -> None:
        """Note that the lord whom a waiting report calls was called directly."""
        async with self._context.write() as tx:
            row = await outbox.outbox_row(tx.connection, news.id)
            if row is not None:
                await outbox.amend(tx.connection, row.id, {**row.body, "called": True})
                await note_silent(tx, row, news)

    async def waiting(self) -> tuple[News, ...]:
        """Return the news that failed at least once and still wait."""
        async with self._context.read() as connection:
            rows = await outbox.troubled(connection)
            return await self._told(connection, [row for row in rows if row.refusals])

    async def is_told(self, message: int) -> bool:
        """Whether a message of Discord is known to tell some row already."""
        async with self._context.read() as connection:
            return await outbox.message(connection, message) is not None

    async def message_gone(self, table: TableFact, message: int) -> None:
        """Note that one of our messages was deleted by others; an open table's is posted anew."""
        async with self._context.write() as tx:
            await outbox.change_message(tx.connection, message, state="deleted")
            row = await table_row(tx.connection, table.id)
            if row.message_id == message:
                await tables.change_table(tx.connection, table.id, message_id=None)
                await _post_again(tx, table)

    async def _told(self, connection: Connection, rows: list[OutboxRow]) -> tuple[News, ...]:
        return tuple([await news_of(self._context, connection, row) for row in rows])


async def _post_again(tx: Transaction, table: TableFact) -> None:
    row = await table_row(tx.connection, table.id)
    if row.state == "open":
        await say_table(tx, row)
