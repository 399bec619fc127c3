"""The workers for jobs: they do everything that is due later, once, in turns by server.

One does the short jobs, another one the long ones, each in pieces of one transaction. So no server
waits for another's pairing, or for its hundreds of tables to begin. The third one has computer
lords think of their turns.
"""

import asyncio
import itertools
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Literal, get_args

import structlog

from processes import Hung
from services.core.context import ServiceContext, serving
from services.core.delivery_queue import is_database_error
from services.core.facade import Facade
from services.core.leases import NotOurs
from services.core.transaction import Transaction
from services.daily import closing
from services.daily.days import JOB as DAY
from services.facts import NoRoom, Refused
from services.operations.absent_servers import AbsentServers
from services.operations.outages import Outages, credit
from services.outbox.deferred_pings import RING, ring
from services.outbox.reminders import KINDS, remind, remind_late_second_turn
from services.play.autopilot import (
    autoplay,
    clock_again,
    play_lord,
    time_out,
    time_out_each,
    wait_for_lord,
)
from services.play.giant_decisions import choose_for_absent
from services.play.idle_games import end_idle
from services.play.missed_turns import KEPT_OUT, ask_again
from services.play.plan_execution import execute
from services.play.vote_outcomes import resume_dated
from services.play.voting import recount
from services.privacy.leaving import JOB as LEAVE
from services.privacy.leaving import leave_games
from services.state.tournament_jobs import JOB as CUP
from services.state.tournament_jobs import TAKEBACK
from services.statistics.updates import JOB, count_missing, plan_missing
from services.tables.beginning import next_game
from services.tables.opening import expire
from services.tables.queue_seating import seat_waiting
from services.tables.seating import expire_invitation
from services.tournaments.core.clocks import JOB as CLOCK
from services.tournaments.core.clocks import update_clock
from services.tournaments.core.game_stopping import JOB as STOP
from services.tournaments.core.game_stopping import stop_game
from services.tournaments.core.results import note_takeback, read_before_takeback
from services.tournaments.core.runner import advance
from services.watching.digests import send_digest
from store import Connection, jobs, marks, people, pruning, retention
from store.rows import JobRow

_log = structlog.get_logger()

BATCH = 200
TOGETHER = 8
"""How many jobs are done in one transaction at most: whoever presses something waits for it."""
RETRY = (5, 30, 120, 600)
LATE = 60
MINUTE = 60
HOUR = 3600
SWEEPS_AGAIN = 6 * 3600
"""How long nothing is deleted after an outage of a day or more: the clock may be wrong."""
POLL = 30
ONLY_CONNECTED = (
    "deadline",
    "autoplay",
    "lord",
    "plan",
    "expire_table",
    "resume",
    "decide_giants",
    "count_vote",
    "close_vote",
    "expire_invitation",
    "late_mention",
    "remind_half",
    "remind_late",
    "remind_quiet",
    "remind_soon",
    RING,
    CUP,
    jobs.QUEUE,
    KEPT_OUT,
)
"""Jobs that wait while nobody can see their effects; only the server's own process does them."""
LONG = (CUP, JOB, CLOCK, STOP, LEAVE, DAY, jobs.FOLLOW, jobs.QUEUE, "credit")
"""Jobs about many tables or people at once, or that come in great numbers."""
Lane = Literal["short", "long", "lords"]
"""The jobs that one worker does."""
_KINDS: dict[Lane, jobs.Kinds] = {
    "short": jobs.Kinds(but=(*LONG, "lord")),
    "long": jobs.Kinds(only=LONG),
    "lords": jobs.Kinds(only=("lord",)),
}
_WAKES: dict[Lane, str] = {
    "short": "planned",
    "long": "planned_long",
    "lords": "planned_lords",
}


class Turns:
    """The turns that servers, and the people of each, took lately: who took fewest is next.

    Direct messages are as one server. A share is halved every minute, so that what was done long
    ago does not count.
    """

    def __init__(self) -> None:
        self._taken: Counter[tuple[int, ...]] = Counter()
        self._minute = 0

    def order(self, rows: list[jobs.DueJob], now: int) -> list[jobs.DueJob]:
        """Return due jobs, each person's longest due first, as people and servers are next."""
        for _ in range(min(10, now // MINUTE - self._minute)):
            self._taken = Counter({who: n // 2 for who, n in self._taken.items() if n > 1})
        self._minute = now // MINUTE
        taken = Counter(self._taken)
        for whose in (_person, _server):
            turns = []
            for row in rows:  # in the order of each person, and then of each server
                turns.append((taken[whose(row)], row.due, row.id, row))
                taken[whose(row)] += 1
            rows = [turn[-1] for turn in sorted(turns)]
        return rows

    def took(self, row: jobs.DueJob) -> None:
        """Count a turn of a job's person and server."""
        self._taken.update((_person(row), _server(row)))


def _person(row: jobs.DueJob) -> tuple[int, ...]:
    return row.server_id or 0, row.person


def _server(row: jobs.DueJob) -> tuple[int, ...]:
    return (row.server_id or 0,)


class Jobs(Facade):
    """Deadlines, expiry, votes, next games of a Dynasty, reminders, turns of the computer."""

    def __init__(
        self, context: ServiceContext, outages: Outages, absent_servers: AbsentServers
    ) -> None:
        super().__init__(context)
        self._outages = outages
        self._absent_servers = absent_servers
        self._deleting = False  # of servers that the bot left long ago
        self._swept: int | None = None
        self._turns: dict[Lane, Turns] = {lane: Turns() for lane in get_args(Lane)}

    async def run(self) -> None:
        """Do what is due, forever; a job that fails is logged and tried again later."""
        await asyncio.gather(*(self._run(lane) for lane in _KINDS))

    async def _run(self, lane: Lane) -> None:
        begun = failing = False
        while True:
            try:
                await self._outages.beat()
                if not begun and self._outages.leads:
                    begun = True
                    if lane == "long":
                        await plan_missing(self._context)
                await self._run_due(lane, beats=True)
                if lane == "long":
                    await self.sweep()
                due = await self._next(_KINDS[lane])
                due = 0 if lane == "long" and self._deleting else due  # soon again
                failing = False
            except Exception as error:
                # The worker survives a database that is unavailable, and says so once.
                if not is_database_error(error):
                    _log.exception("jobs.failed")
                elif not failing:
                    _log.warning("jobs.failed", error=repr(error))
                failing, due = is_database_error(error), None
            await self._rest(due, lane)

    async def run_due(self) -> int:
        """Do everything due now, and whatever becomes due by it; return how many jobs were done."""
        count = 0
        while done := sum([await self._run_due(lane) for lane in _KINDS]):
            count += done
        await self._context.settle()
        return count

    async def _run_due(self, lane: Lane, *, beats: bool = False) -> int:
        """Do the jobs of a lane that are due; return how many pieces of them were done.

        `beats`: note meanwhile that the process is alive.
        """
        count, turns = 0, self._turns[lane]
        while rows := await self._due(lane):
            now = self._context.clock.now()
            for several in _alike(turns.order(rows, now)):
                if beats:  # the machine may have slept since the last ones
                    await self._outages.beat()
                for row in several:
                    turns.took(row)
                count += await self._try_several(several)
                if self._context.clock.now() != now:
                    break  # others may have come due meanwhile, and be next
        return count

    async def _try_several(self, rows: list[jobs.DueJob]) -> int:
        """Do jobs of a kind together where that is possible, and the rest one by one."""
        done = set[int]()
        rows = [row for row in rows if self._is_ours(row)]
        if len(rows) > 1 and not (self._outages.away and rows[0].kind in ONLY_CONNECTED):
            try:
                done = await self._several(rows)
            except NoRoom:
                raise
            except NotOurs:
                return 0
            except Refused as refused:
                _log.debug("jobs.refused", kind=rows[0].kind, code=refused.code)
            except Exception:
                # One by one, those that fail are found and postponed.
                _log.warning("jobs.together", kind=rows[0].kind, exc_info=True)
        return len(done) + sum([await self._try(row) for row in rows if row.id not in done])

    async def _several(self, rows: list[jobs.DueJob]) -> set[int]:
        with serving(*(row.server_id for row in rows)):
            return await _SEVERAL[rows[0].kind](self._context, rows)

    def _is_ours(self, row: JobRow) -> bool:
        """Whether this process still has the server: it may have been stopped meanwhile."""
        return self._context.leases is None or self._outages.share.owns(row.server_id or 0)

    async def late(self) -> int:
        """Return how many jobs are overdue by more than a minute."""
        async with self._context.read() as connection:
            return await jobs.count_late(connection, self._context.clock.now() - LATE)

    async def _due(self, lane: Lane) -> list[jobs.DueJob]:
        if lane == "short":  # what woke this worker may concern the others
            for other in ("planned_long", "planned_lords"):
                self._context.wake[other].set()
        kinds, now = _KINDS[lane], self._context.clock.now()
        async with self._context.read() as connection:
            return await jobs.due(connection, now, BATCH, self._held(), kinds)

    def _held(self) -> jobs.Held:
        """Return which jobs must wait now."""
        share, away = self._outages.share, self._context.away
        if self._context.leases is not None:
            return jobs.Held(shards=share.shards, of=share.of, away=away, leased=True)
        if self._outages.away:
            return jobs.Held(ONLY_CONNECTED, away=away)
        if share.of:
            return jobs.Held(ONLY_CONNECTED, share.shards, share.of, away)
        return jobs.Held(away=away)

    async def _next(self, kinds: jobs.Kinds = jobs.ALL) -> int | None:
        async with self._context.read() as connection:
            return await jobs.next_due(connection, self._held(), kinds)

    async def _rest(self, due: int | None, lane: Lane) -> None:
        """Sleep until the next job is due or one is added; another process may add some."""
        now = self._context.clock.now()
        until = now + POLL if due is None else min(max(due, now + 1), now + POLL)
        await self._context.wait(_WAKES[lane], until)

    async def _try(self, row: JobRow) -> int:
        """Do one job; one that fails is postponed, so that it delays nothing else."""
        if (self._outages.away and row.kind in ONLY_CONNECTED) or not self._is_ours(row):
            return 0
        if row.kind not in _SELF_CONTAINED and row.kind not in _EFFECTS:
            # Planned by a later release, which does it after the next upgrade.
            _log.warning("jobs.unknown", job=row.id, kind=row.kind)
            await self._postpone(row)
            return 0
        try:
            with suppress(NotOurs), serving(row.server_id):  # whoever has the server does it
                await self._do(row)
        except Refused as refused:
            _log.info("jobs.refused", job=row.id, kind=row.kind, code=refused.code)
            await self._postpone(row)
            return 0
        except NoRoom:  # postponing would fail, too
            raise
        except Hung as error:
            _log.error("jobs.hung", job=row.id, kind=row.kind, error=str(error))
            await self._postpone(row)
            return 0
        except Exception:
            _log.exception("jobs.error", job=row.id, kind=row.kind)
            await self._postpone(row)
            return 0
        return 1

    async def _postpone(self, row: JobRow) -> None:
        delay = RETRY[min(row.tries, len(RETRY) - 1)]
        async with self._context.write() as tx:
            await jobs.postpone(tx.connection, row, tx.now + delay)

    async def _do(self, row: JobRow) -> None:
        if row.kind in _SELF_CONTAINED and await _SELF_CONTAINED[row.kind](self._context, row):
            return
        async with self._context.write() as tx:
            # Done and its effect are one transaction: a crash does it again, or never did it.
            if await jobs.done(tx.connection, row.id, tx.now) and row.kind in _EFFECTS:
                await _EFFECTS[row.kind](self._context, tx, row)
            _log.debug("jobs.written", job=row.id, kind=row.kind)
        _log.debug("jobs.done", job=row.id, kind=row.kind)

    async def sweep(self) -> None:
        """Delete what was kept long enough (`store/retention.py`); end idle games: hourly.

        Not while people can't play, nor soon after a long outage: perhaps the clock is ahead, and
        what it deletes stays deleted when it is set back.
        """
        now = self._context.clock.now()
        passed = self._context.clock.passed()
        if self._outages.away:
            return
        if self._swept is not None and passed - self._swept < HOUR:
            self._deleting = self._deleting and await self._absent_servers.delete_some()
            return
        if await self._outages.was_long(now - SWEEPS_AGAIN):
            return
        self._swept = passed
        self._deleting = await self._absent_servers.delete_some()
        if not self._outages.leads:
            return
        async with self._context.write() as tx:
            await people.delete_clicks(tx.connection, now - retention.HOUR)
        steps = [(step, retention.DONE) for step in pruning.STEPS]
        steps += [
            (pruning.prune_table_edits, retention.HOUR),
            (pruning.prune_absences, retention.ABSENCES),
            (marks.prune_marks, self._context.remembered),
            (marks.prune_limits, retention.LIMITS),
        ]
        kept = self._context.kept
        chosen = [(step, kept[name]) for name, step in _CHOSEN.items() if kept[name]]
        pruned = [await self._prune(step, now - seconds) for step, seconds in steps + chosen]
        if kept["people"]:
            pruned.append(await self._forget_people(now - kept["people"]))
        await end_idle(self._context)
        await self._context.forget_deleted()
        if any(pruned):
            _log.info("jobs.pruned", rows=sum(pruned))

    async def _forget_people(self, before: int) -> int:
        """Delete what is kept of people who have done nothing since a time; return how many."""
        count = 0
        while True:
            async with self._context.read() as connection:
                some = await pruning.idle_people(connection, before)
            if not some:
                return count
            async with self._context.write() as tx:
                count += await pruning.forget_people(tx.connection, before, some)

    async def _prune(self, step: Callable[[Connection, int], Awaitable[int]], before: int) -> int:
        """Delete old rows in transactions that others need not wait for; return how many."""
        count = 0
        while True:
            async with self._context.write() as tx:
                found = await step(tx.connection, before)
            count += found
            if found < pruning.AT_ONCE:
                return count


def _alike(rows: list[jobs.DueJob]) -> Iterator[list[jobs.DueJob]]:
    """Yield jobs in their order, several of a kind at once where they can be done together."""
    for kind, group in itertools.groupby(rows, lambda row: row.kind):
        alike = list(group)
        size = TOGETHER if kind in _SEVERAL else 1
        yield from (alike[first : first + size] for first in range(0, len(alike), size))


def _table(row: JobRow) -> int:
    assert row.table_id is not None, "planned for a table"
    return row.table_id


_CHOSEN: dict[str, Callable[[Connection, int], Awaitable[int]]] = {
    "reliability": pruning.prune_deeds,
    "notes": pruning.prune_notes,
    "imports": pruning.prune_imports,
    "days": pruning.prune_days,
}
"""What deletes old rows for whose age a host may choose (`retention.DAYS`)."""

_SELF_CONTAINED: dict[str, Callable[[ServiceContext, JobRow], Awaitable[bool]]] = {
    "autoplay": autoplay,
    "lord": play_lord,
    **dict.fromkeys(("count_vote", "close_vote"), recount),
    "credit": credit,
    CLOCK: update_clock,
    STOP: stop_game,
    LEAVE: leave_games,
    CUP: advance,
    TAKEBACK: read_before_takeback,
    "deadline": time_out,
    "resume": resume_dated,
    "plan": execute,
    jobs.QUEUE: seat_waiting,
    KEPT_OUT: ask_again,
    jobs.FOLLOW: send_digest,
    DAY: closing.close,
}
"""Jobs done in transactions of their own, under the game's lock. One that returns False has done
nothing: its effect, if any, follows like that of other jobs."""

_SEVERAL: dict[str, Callable[[ServiceContext, Sequence[JobRow]], Awaitable[set[int]]]] = {
    "deadline": time_out_each,
}
"""Jobs of which several are done in one transaction. Each returns those that it has done."""

_EFFECTS: dict[str, Callable[[ServiceContext, Transaction, JobRow], Awaitable[None]]] = {
    "expire_table": lambda _context, tx, row: expire(tx, _table(row)),
    "expire_invitation": lambda _context, tx, row: expire_invitation(tx, row.ref),
    "next_game": lambda context, tx, row: next_game(context, tx, _table(row), row.ref),
    "late_mention": remind_late_second_turn,
    **dict.fromkeys(KINDS, remind),
    RING: ring,
    "decide_giants": choose_for_absent,
    "deadline": clock_again,
    "autoplay": wait_for_lord,
    JOB: count_missing,
    TAKEBACK: note_takeback,
}
