"""Outages: times in which nobody could play, as the process or Discord was down.

Every process notes each minute that it is alive. If it was not for more than 5 minutes, or had no
gateway, an outage is stored: from then on it is a time for which clocks wait
(`deadlines.outages_of`), and each game with a running clock is notified.
"""

import asyncio
from dataclasses import replace
from typing import Literal

import structlog

from services.clocks import arithmetic
from services.clocks.deadlines import DOUBTED, LONG, Timed, deadline_of, plan_deadline, waits_of
from services.core.context import ServiceContext
from services.core.delivery_queue import BACKOFF
from services.core.live_games import load
from services.core.outbox_bodies import OutageBody
from services.core.shards import Share
from services.core.transaction import Transaction
from services.daily.closing import reopen as reopen_days
from services.outbox.announcements import GRACE
from services.outbox.table_changes import update_deadlines
from services.state.table_facts import table_fact, table_row
from services.tournaments.announcing.delivery import REFUSED_PAUSE
from services.tournaments.core.clocks import credit_outage as credit_cups
from services.tournaments.core.clocks import take_back_outages
from store import games, heartbeats, jobs, note_seen, outbox, tournament_posts
from store.rows import JobRow, OutageRow, PulseRow

_log = structlog.get_logger()

BEAT = 60
LONGEST = 5 * 60
"""A shorter outage is not credited to clocks."""


class Outages:
    """Whether people can play now, and if not, since when.

    Without a client a process counts as connected. With one it calls `begin` before its workers
    start, and then reports when its gateway is lost and back.
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self.share = Share()
        self._connected = True
        self._away: int | None = None
        self._beat: int | None = None
        self._alive = 0  # until when it was alive, by a clock that was never set back
        self._behind: int | None = None  # since when, by time passed, the clock is behind
        self._doubted: tuple[int, int, int] | None = None
        """From when until when turns have begun by such a clock, and the time passed then."""
        self._alone = asyncio.Lock()

    @property
    def leads(self) -> bool:
        """Whether this process does what is to be done once for all servers."""
        return True

    @property
    def away(self) -> bool:
        """Whether nobody can see or do anything now; deadlines wait meanwhile."""
        return self._away is not None

    async def begin(self, share: Share) -> None:
        """Begin as the process of some servers, before its gateway is connected."""
        self.share = share
        self.gateway_lost()
        async with self._context.write() as tx:  # earlier releases let Discord say until when
            await outbox.hasten(tx.connection, None, tx.now, beyond=BACKOFF[-1])
            await tournament_posts.hasten(tx.connection, None, tx.now, beyond=REFUSED_PAUSE)
        await self.beat()

    def gateway_lost(self) -> None:
        """Note that the gateway is lost; a second call changes nothing."""
        self._connected = False
        if self._away is None:
            self._away = self._context.clock.now()

    async def gateway_back(self) -> None:
        """Note that the gateway is connected (again): what waited goes on, outages are credited."""
        self._connected = True
        await self.beat()

    async def alive(self) -> None:
        """Note that this process has been alive until now, even if its clock has jumped."""
        async with self._context.write() as tx:
            await heartbeats.save_heartbeat(
                tx.connection, PulseRow(self.share.name, tx.now, self._away)
            )
        note_seen(self._context.store.path, tx.now)
        self._seen(self._context.clock.now())

    async def beat(self) -> None:
        """Note that this process is alive, once a minute, and credit outages that are over."""
        async with self._alone:
            if self._is_due(self._context.clock.now()):
                await self._note()

    def _is_due(self, now: int) -> bool:
        if self._beat is None or (self._connected and self.away):
            return True
        return not self._beat <= now < self._beat + BEAT

    async def _note(self) -> None:
        connected = self._connected
        async with self._context.write() as tx:
            row = await heartbeats.heartbeat(tx.connection, self.share.name)
            if row is not None and row.at - tx.now > LONGEST:
                await self._hasten(tx)
                if self._is_doubtful():
                    self._wait_in_doubt(tx.now, connected=connected)
                    return
                self._doubted = None  # so it is right
                await self._set_back(tx)
            elif row is not None and self._behind is not None and self._away is not None:
                self._away = max(self._away, row.at)  # it was noted by a clock that was behind
            self._behind = None
            await self._set_right(tx)
            since = await self._since(tx, row)
            out = connected and since is not None and tx.now - since > LONGEST
            span = (since or 0, tx.now)
            since = None if connected else since
            if not out:
                pulse = PulseRow(self.share.name, tx.now, since)
                await heartbeats.save_heartbeat(tx.connection, pulse)
        if out:
            await self._credit(span)
        note_seen(self._context.store.path, tx.now)
        self._seen(tx.now)
        # The gateway may have been lost again while this was written.
        self._away = since if not connected or self._connected else tx.now
        if connected and self._connected:
            self._context.wake["planned"].set()

    def _is_doubtful(self) -> bool:
        """Whether a clock has been behind so shortly that it may be set right again.

        As at the start of a machine that does not keep the time; then nothing was wrong before.
        """
        passed = self._context.clock.passed()
        if self._behind is None:
            self._behind = passed
            _log.warning("clock.behind", seconds_until_undone=DOUBTED)
        return passed - self._behind < DOUBTED

    def _wait_in_doubt(self, now: int, *, connected: bool) -> None:
        """Let people play on meanwhile; the last heartbeat stays what it was."""
        if self._beat is not None:
            self._seen(now)
        first = now - BEAT if self._doubted is None else self._doubted[0]
        self._doubted = (first, now, self._context.clock.passed())
        if connected and self._connected:
            self._away = None
            self._context.wake["planned"].set()

    def _seen(self, now: int) -> None:
        """Note a heartbeat; while the clock is set back, time passes as it does by that clock."""
        if self._beat is not None and self._beat <= now <= self._beat + LONGEST:
            self._alive += now - self._beat
        self._alive = max(self._alive, now)
        self._beat = now

    async def _since(self, tx: Transaction, row: PulseRow | None) -> int | None:
        """Return since when nobody can play; None if people can."""
        last = await self._last(tx, row)
        if row is not None and last is not None and last > row.at:
            row = None  # others had its servers meanwhile
        known = [] if self._away is None else [self._away]
        if last is not None and self._beat is not None:  # it may have been noted by a wrong clock
            last = max(last, self._alive)
        first = self._beat is None
        if first and row is not None and row.away_since is not None:
            known.append(row.away_since)
        if last is not None and (tx.now - last > LONGEST or (first and self.away)):
            known.append(last)
        return min(*known, tx.now) if known else None

    async def _last(self, tx: Transaction, row: PulseRow | None) -> int | None:
        """Return when a process was last alive that had servers of this one.

        At the start that may be one of another division into shards.
        """
        if row is None:
            return await heartbeats.latest(tx.connection)
        last = row.at
        if self._beat is None:
            for one in await heartbeats.heartbeats(tx.connection):
                share = Share.named(one.process)
                if share.server is None and share.of != self.share.of:
                    last = max(last, one.at)
        return last

    async def was_long(self, since: int) -> bool:
        """Whether an outage of a day or more was over only after a time."""
        async with self._context.read() as connection:
            found = await heartbeats.outages(connection, ending_after=since)
        own = (one for one in found if one.process == self.share.name)
        return any(one.until_at - one.from_at >= LONG for one in own)

    async def _credit(self, span: arithmetic.Span) -> None:
        """Credit an outage to tournaments, store it, and plan to credit it to running clocks.

        Until it is stored, nobody's time runs out; if the process dies before that, the outage is
        found again.
        """
        await credit_cups(self._context, self._owns, span)
        async with self._context.write() as tx:
            outage = await heartbeats.add_outage(tx.connection, self.share.name, span, tx.now)
            await self._plan_credits(tx, outage)
            await heartbeats.save_heartbeat(tx.connection, PulseRow(self.share.name, span[1], None))
        _log.warning("outage.credited", outage=outage, seconds=span[1] - span[0])

    def _owns(self, server: int) -> bool:
        """Whether this process and its outages concern a server."""
        # Those that the bot is not in get the whole time once it is back in them.
        return self.share.owns(server) and server not in self._context.away

    async def _plan_credits(self, tx: Transaction, outage: int) -> None:
        running = await games.ticking(tx.connection)
        own = [game for game, server in running if self.share.owns(server)]
        await jobs.add_jobs(tx.connection, tx.now, "credit", games=own, ref=outage)
        tx.woken.add("planned")

    async def _set_back(self, tx: Transaction) -> None:
        """Undo what lies in the future after a clock was set back: outages, days, dates."""
        for outage in await heartbeats.outages(tx.connection, ending_after=tx.now):
            if outage.process == self.share.name:
                await self._plan_credits(tx, outage.id)
        await heartbeats.cut_short(tx.connection, self.share.name, tx.now)
        await reopen_days(tx)
        await take_back_outages(self._context, tx, self._owns)
        _log.warning("clock.set_back", now=tx.now)

    async def _set_right(self, tx: Transaction) -> None:
        """Have turns that began by a clock which was behind begin as much later, if it was.

        Else their time would seem to have run out long ago.
        """
        if self._doubted is None:
            return
        first, last, passed = self._doubted
        self._doubted = None
        last += self._context.clock.passed() - passed
        if tx.now - last <= LONGEST:
            return
        _log.warning("clock.set_right", seconds=tx.now - last)
        for game, server in await games.ticking(tx.connection):
            row = await games.game(tx.connection, game)
            if row is None or not self.share.owns(server) or not first <= row.turn_since <= last:
                continue
            row = replace(row, turn_since=row.turn_since + tx.now - last)
            table = await table_row(tx.connection, row.table_id)
            timed = Timed.of(await table_fact(tx.connection, table))
            row = replace(row, deadline=await deadline_of(tx.connection, row, timed))
            await games.set_clock(
                tx.connection, game, turn_since=row.turn_since, deadline=row.deadline
            )
            await update_deadlines(tx, table, game)
            await plan_deadline(tx, row)

    async def _hasten(self, tx: Transaction) -> None:
        """Let nothing wait for a time that is far in the future of a clock that was set back."""
        for kind in ("autoplay", "lord", "resume"):
            await jobs.hasten(tx.connection, kind, tx.now + GRACE)
        for hasten in (outbox.hasten, jobs.hasten_in, tournament_posts.hasten):
            await hasten(tx.connection, None, tx.now)
        tx.woken |= {"said", "planned", "posted"}


async def credit(context: ServiceContext, job: JobRow) -> bool:
    """Reset the clock of a game after an outage, and announce it. Always completes the job."""
    assert job.game_id is not None, "planned for a game"
    async with context.locked("game", job.game_id), context.write() as tx:
        outage = await heartbeats.outage(tx.connection, job.ref)
        if await jobs.done(tx.connection, job.id, tx.now) and outage is not None:
            await _reset_clock(context, tx, job.game_id, outage)
    return True


async def _reset_clock(
    context: ServiceContext, tx: Transaction, game: int, outage: OutageRow
) -> None:
    live = await load(context, tx.connection, game)
    row, before = live.row, live.row.deadline
    if row.on_turn is None or before is None:
        return
    table = await table_row(tx.connection, row.table_id)
    fact = await table_fact(tx.connection, table)
    timed = Timed.of(fact)
    deadline = await deadline_of(tx.connection, row, timed)
    if deadline is not None and deadline != before:
        await games.set_clock(tx.connection, game, deadline=deadline)
        await update_deadlines(tx, table, game)
        if deadline < before:
            live = await load(context, tx.connection, game)
            await plan_deadline(tx, live.row)
    waits = await waits_of(tx.connection, timed, row.on_turn, row.turn_since)
    since = max(outage.from_at, row.turn_since)
    if arithmetic.elapsed(since, outage.until_at, waits) > LONGEST:
        why: Literal["out", "away"] = (
            "out" if Share.named(outage.process).server is None else "away"
        )
        seconds = outage.until_at - outage.from_at
        body = OutageBody(seconds, why, row.turn_version)
        await tx.say(table, body, game=game, version=row.version)
