"""The live list of a server's games: one message that is kept up to date.

An attempt is stored before it is made (`tries`), so that it is repeated after a crash; changes
meanwhile mark the list as outdated again.
"""

import hashlib
from collections.abc import Callable, Iterable

import structlog

from services.core.context import ServiceContext
from services.core.delivery_queue import Due, Wakeable
from services.core.json_codec import UNREADABLE
from services.core.shards import EVERY_SERVER, Share
from services.facts import Person
from services.facts.lists import GameLine
from services.facts.watching import IndexFact, IndexState, LiveLine
from services.watching._live_games import live_line, running_in
from store import Connection, live_lists
from store.rows import IndexRow

_log = structlog.get_logger()

LINES = 10
WAITS = (60, 60, 120, 300, 900)
"""Seconds between two attempts at a list, by the number of failures in a row."""
NOBODY = Person(0, "")


async def set_channel(context: ServiceContext, server: int, channel: int | None) -> IndexRow | None:
    """Move the live list to a channel, or remove it; returns its former place."""
    async with context.write() as tx:
        before = await live_lists.live_list(tx.connection, server)
        if channel is None:
            await live_lists.remove_live_list(tx.connection, server)
        elif before is None or before.channel_id != channel:
            await live_lists.put_live_list(tx.connection, server, channel)
        else:
            values = {"shown": None, "edited_at": None, "tries": 0}
            await live_lists.change_live_list(tx.connection, server, **values)
        tx.woken.add("listed")
    return before


async def place(context: ServiceContext, server: int) -> IndexState:
    """Return the place of a server's live list, and whether it can be written."""
    async with context.read() as connection:
        row = await live_lists.live_list(connection, server)
    if row is None:
        return IndexState(None, None, None, 0)
    return IndexState(row.channel_id, row.message_id, row.edited_at, row.tries)


class LiveListQueue(Wakeable):
    """The live lists that are out of date; each is known by its server."""

    wakes = "listed"

    async def due(self, share: Share = EVERY_SERVER) -> tuple[list[Due], int | None]:
        """Return the servers whose list is due now, and when the next one is."""
        now, away = self._context.clock.now(), self._context.away
        async with self._context.read() as connection:
            rows = await live_lists.stale(connection)
        own = [row for row in rows if row.server_id not in away and share.owns(row.server_id)]
        times = {row.server_id: _when(row) for row in own}
        later = [at for at in times.values() if at > now]
        ready = [
            Due(server, f"list {server}", server=server)
            for server, at in times.items()
            if at <= now
        ]
        return ready, min(later, default=None)

    async def begin(self, server: int, visible: Callable[[int], bool]) -> IndexFact | None:
        """Start writing a list: return its content, or None if it is not due.

        Games are named only if they are in channels that are `visible` wherever the list is.
        """
        async with self._context.write() as tx:
            row = await live_lists.live_list(tx.connection, server)
            if row is None or _when(row) > tx.now:
                return None
            shown = (row.shown or "").removeprefix(live_lists.STALE)
            values = {"shown": shown, "edited_at": tx.now, "tries": row.tries + 1}
            await live_lists.change_live_list(tx.connection, server, **values)
            now = tx.now
        async with self._context.read() as connection:
            running = await running_in(connection, NOBODY, server)
            running = [line for line in running if visible(line.table.channel)]
            lines = await _lines(self._context, connection, running[:LINES])
        same = row.message_id is not None and digest(lines, len(running)) == shown and not row.tries
        return IndexFact(
            server,
            row.channel_id,
            row.message_id,
            tuple(lines),
            len(running),
            same=same,
            again=row.tries > 0,
            at=now,
        )

    async def failed(
        self, item: IndexFact, code: str, *, known: bool, final: bool = False, wait: int = 0
    ) -> int:
        """Return when a list that could not be written is tried again."""
        del code, known, final, wait
        return item.at

    async def done(self, fact: IndexFact, message: int) -> bool:
        """Store that the list was written; False if it has moved or was removed meanwhile."""
        async with self._context.write() as tx:
            row = await live_lists.live_list(tx.connection, fact.server)
            if row is None or row.channel_id != fact.channel:
                return False
            shown = digest(fact.lines, fact.count)
            if row.shown is not None and row.shown.startswith(live_lists.STALE):
                shown = live_lists.STALE + shown
            values = {"message_id": message, "shown": shown, "tries": 0}
            return await live_lists.change_live_list(tx.connection, fact.server, **values) == 1

    async def gone(self, message: int) -> bool:
        """Post a list again whose message was deleted; False if the message was no list."""
        async with self._context.read() as connection:
            row = await live_lists.live_list_at(connection, message)
        if row is None:
            return False
        async with self._context.write() as tx:
            values = {"message_id": None, "shown": None}
            await live_lists.change_live_list(tx.connection, row.server_id, **values)
            tx.woken.add("listed")
        return True


def _when(row: IndexRow) -> int:
    if row.edited_at is None:
        return 0
    return row.edited_at + WAITS[min(row.tries, len(WAITS) - 1)]


async def _lines(
    context: ServiceContext, connection: Connection, running: Iterable[GameLine]
) -> list[LiveLine]:
    """Return the lines of games; one that can't be read is left out."""
    lines = []
    for line in running:
        try:
            lines.append(await live_line(context, connection, line))
        except UNREADABLE:
            _log.exception("lists.unreadable", game=line.game)
    return lines


def digest(lines: Iterable[LiveLine], count: int) -> str:
    """Return a short digest that is equal for lists with the same content."""
    content = (count, [_line_content(one) for one in lines])
    return hashlib.sha256(repr(content).encode()).hexdigest()[:40]


def _line_content(one: LiveLine) -> tuple[object, ...]:
    """Return what a list says about a game."""
    line, setup = one.line, one.line.table.setup
    box = setup.box, sorted(setup.variants), setup.lords, setup.dynasty
    turn = line.round, line.on_turn, line.since, line.deadline, line.paused
    return line.table.name, line.game, box, turn, one.points
