"""Servers that the bot is not in: it was removed, or Discord itself can't reach the server.

Nobody there can see or do anything, so their games and tournaments wait: no job is due, nothing is
announced. When the bot is back, the time is stored as an outage of that server alone, for which its
clocks wait (`deadlines.outages_of`), and each game with a running clock is notified. The time when
a server was lost is stored in `pulses`, beside those of processes, so that a restart keeps it.

After a month (`servers` in `retention.DAYS`) everything that was stored of the server is deleted,
in pieces. Once that has begun it is ended, also if the bot is invited again meanwhile.
"""

import asyncio
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import structlog

from services.clocks.arithmetic import DAY, Span
from services.core.context import ServiceContext
from services.core.facade import Facade
from services.core.shards import Share
from services.operations.outages import LONGEST, Outages
from services.tournaments.core.clocks import credit_outage as credit_cups
from store import games, heartbeats, jobs, server_deletion
from store.rows import PulseRow

_log = structlog.get_logger()

BRIEF: Final = 60
"""The seconds of absence that count for nobody on a day on which others have counted, and those
between two absences that are as one."""

PIECE: Final = 0.05
"""How many seconds others may wait for a piece of a deletion; where it takes more than half of
that, the next one is smaller."""
PIECES: Final = 1.0
"""For how many seconds what was stored of servers is deleted before other jobs are due again."""
FIRST: Final = 20
MOST: Final = 500
"""How many rows of a table are deleted first, and at most, at once."""


@dataclass(frozen=True, slots=True)
class _Short:
    """The absences of a server that have not counted yet, and when one did last."""

    spans: tuple[Span, ...] = ()
    counted: int | None = None


class AbsentServers(Facade):
    """The servers that the bot is not in, as the client reports them."""

    def __init__(self, context: ServiceContext, outages: Outages) -> None:
        super().__init__(context)
        self._outages = outages
        self._short: dict[int, _Short] = {}
        self._unreachable: frozenset[int] | None = None  # None: Discord has not told yet
        self._in_turn = asyncio.Lock()  # Discord tells of one return in several ways at once

    @property
    def away(self) -> frozenset[int]:
        """The servers whose games wait."""
        return self._context.away

    async def begin(self) -> None:
        """Load the servers that were absent when the last process ended, or had their shard."""
        self._unreachable = None
        async with self._context.read() as connection:
            rows = await heartbeats.away(connection)
        named = [Share.named(row.process).server for row in rows]
        self._context.away = frozenset(server for server in named if server is not None)

    async def seen(self, present: Collection[int], unreachable: Collection[int] = ()) -> None:
        """Compare with the servers that Discord says the bot is in, among those of this process.

        `unreachable`: the bot is in them, but Discord itself can't reach them.
        """
        self._unreachable = frozenset(unreachable)
        async with self._context.read() as connection:
            used = await server_deletion.servers(connection)
        for server in sorted(used - set(present) - self.away):
            if self._is_ours(server):
                await self.lost(server)
        for server in sorted(self.away & set(present)):
            if self._context.leases is None or self._is_ours(server):
                await self.back(server)

    def _is_ours(self, server: int) -> bool:
        """Whether a server belongs to this process, also before its shard is connected."""
        leases = self._context.leases
        if leases is None:
            return self._outages.share.owns(server)
        return leases.shard_of(server) in leases.kept

    async def lost(self, server: int, *, unreachable: bool = False) -> None:
        """Note that the bot is no longer in a server; a second call changes nothing.

        Where nothing is stored, nothing is noted: it may be in any number of servers.
        `unreachable`: it is, but Discord itself can't reach the server.
        """
        if self._unreachable is not None:
            self._unreachable = self._unreachable - {server} | ({server} if unreachable else set())
        async with self._in_turn:
            await self._lost(server)

    async def _lost(self, server: int) -> None:
        if server in self.away:
            return
        since = self._context.clock.now()
        self._context.away |= {server}
        try:
            async with self._context.read() as connection:
                used = await server_deletion.has_rows(connection, server)
            if not used:
                self._context.away -= {server}
                return
            async with self._context.write() as tx:
                pulse = PulseRow(_name(server), tx.now, since)
                await heartbeats.save_heartbeat(tx.connection, pulse)
        except BaseException:  # it was not noted, and is told again
            self._context.away -= {server}
            raise
        _log.warning("server.away", server=server)

    async def back(self, server: int) -> None:
        """Note that the bot is back in a server: what waited goes on, clocks get the time back.

        A second call changes nothing.
        """
        async with self._in_turn:
            if server in self.away:
                await self._back(server)

    async def _back(self, server: int) -> None:
        async with self._context.read() as connection:
            row = await heartbeats.heartbeat(connection, _name(server))
        now = self._context.clock.now()
        since = now if row is None or row.away_since is None else row.away_since
        if since == server_deletion.BEGUN:  # `delete_some` goes on to its end
            return
        spans, short = self._counting(server, (since, now))
        for span in spans:
            await credit_cups(self._context, lambda one: one == server, span)
        async with self._context.write() as tx:
            running = await games.ticking(tx.connection) if spans else ()
            own = [game for game, where in running if where == server]
            for span in spans:
                outage = await heartbeats.add_outage(tx.connection, _name(server), span, tx.now)
                await jobs.add_jobs(tx.connection, tx.now, "credit", games=own, ref=outage)
            await heartbeats.save_heartbeat(tx.connection, PulseRow(_name(server), tx.now, None))
            tx.woken |= {"planned", "said"}
            self._context.away -= {server}
        self._short[server] = short
        _log.warning("server.back", server=server, seconds=now - since)

    # -- deletion ----------------------------------------------------------------------------------

    async def delete_some(self) -> bool:
        """Delete for a moment what servers had that the bot left long ago; tell whether more is.

        Not of one that Discord can't reach, and of none before it has told where the bot is.
        """
        kept = self._context.kept["servers"]
        async with self._in_turn:
            until = time.monotonic() + PIECES
            async with self._context.read() as connection:
                rows = await heartbeats.away(connection)
            for row in rows:
                server = Share.named(row.process).server
                if server is None or not self._is_ours(server):
                    continue
                if row.away_since != server_deletion.BEGUN:
                    old = self._context.clock.now() - (row.away_since or 0) >= kept > 0
                    if not old or self._unreachable is None or server in self._unreachable:
                        continue
                    async with self._context.write() as tx:
                        begun = PulseRow(row.process, tx.now, server_deletion.BEGUN)
                        await heartbeats.save_heartbeat(tx.connection, begun)
                    _log.warning("server.deletion", server=server, away_since=row.away_since)
                if not await self._delete(server, until):
                    return True
        return False

    async def _delete(self, server: int, until: float) -> bool:
        """Delete what is stored of a server, in pieces, up to a time; tell whether all is gone.

        Who opens something there meanwhile, as the bot was invited again, may lose it.
        """
        async with self._context.read() as connection:
            played = await server_deletion.games_of(connection, server)
        for table in server_deletion.TABLES:
            found, most, size = 0, 0, FIRST
            while found == most:
                if time.monotonic() > until:
                    return False
                most = size
                async with self._context.write() as tx:
                    begun = time.monotonic()
                    found = await server_deletion.delete_rows(tx.connection, table, server, most)
                    took = time.monotonic() - begun
                size = max(1, most // 2) if took > PIECE / 2 else min(MOST, most * 2)
        async with self._context.write() as tx:
            await server_deletion.forget_absence(tx.connection, server)
        self._context.forget_server(server, played)
        self._short.pop(server, None)
        _log.warning("server.deleted", server=server)
        return True

    # -- absences that count -----------------------------------------------------------------------

    def _counting(self, server: int, last: Span) -> tuple[tuple[Span, ...], _Short]:
        """Return the absences of a server that count now, and what is to be known afterwards.

        A short one alone does not count; but whoever throws the bot out in others' turns does so
        again and again, so that short ones count together.
        """
        known = self._short.get(server, _Short())
        counted = known.counted
        if counted is None or last[1] - counted > DAY:
            counted = None
        spans = [one for one in known.spans if last[1] - one[1] < DAY]
        if spans and last[0] - spans[-1][1] <= BRIEF:
            last = (spans.pop()[0], last[1])
        spans.append(last)
        uncounted = sum(until - since for since, until in spans)
        if uncounted <= (LONGEST if counted is None else BRIEF):
            return (), _Short(tuple(spans), counted)
        return tuple(spans), _Short((), last[1])


def _name(server: int) -> str:
    return Share(server=server).name
