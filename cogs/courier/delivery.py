"""Run the loop that delivers waiting items to Discord: each once, a few at a time."""

import asyncio
import math
from abc import ABC, abstractmethod
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import discord
import structlog

from clock import Clock
from cogs import discord_errors
from cogs.courier import refusals
from cogs.strikes import Strikes
from services.core.context import serving
from services.core.delivery_queue import BACKOFF, Due, internal_code, is_database_error
from services.core.leases import NotOurs
from services.core.shards import Share

_log = structlog.get_logger()

MANY: Final = 3
"""After how many failures of the database in a row the loop rests."""
LONGEST: Final = 60
"""The longest rest, in seconds."""

OFTEN: Final = 100
"""How many refusals of one server within `SPAN` seconds make what fails there wait as long."""
SPAN: Final = 600
"""Discord shuts out the whole bot after 10,000 refusals in so many seconds."""

Item = TypeVar("Item")
"""An item to deliver: news, a post of a tournament, a live list."""
Failed_contra = TypeVar("Failed_contra", contravariant=True)


class Source(Protocol[Failed_contra]):
    """A source of items to deliver."""

    async def due(self, share: Share) -> tuple[Sequence[Due], int | None]:
        """Return the items that are due now, and when the next one is, if that is known."""

    async def wait(self, until: int) -> None:
        """Wait until a time, or until there may be something else to deliver."""

    def wake(self) -> None:
        """Wake the loop, so that it looks again at once."""

    async def failed(
        self, item: Failed_contra, code: str, *, known: bool, final: bool = False, wait: int = 0
    ) -> int:
        """Record a failed attempt.

        `known`: certainly nothing was posted; `final`: no further attempt; `wait`: the least
        seconds before it.
        """


class Delivery(ABC, Generic[Item]):
    """Deliver the items that are due, for the servers of one process.

    Each item goes through `begin`, then `send` or `failed`. An attempt is recorded before it is
    made, so that it is repeated if the process dies. An item that fails is due again later and
    holds up nothing else. If even that can't be recorded, it is left alone for `pause` seconds.
    """

    name: ClassVar[str]
    """The name of the loop in the log."""
    concurrency: ClassVar[int]
    """The most items that are delivered at the same time."""
    pause: ClassVar[int]
    """The longest that the loop sleeps, in seconds: another process may have changed something."""
    shutdown_timeout: ClassVar[int] = 8
    """How long stopping waits for items being delivered, in seconds."""

    def __init__(
        self, source: Source[Item], clock: Clock, share: Callable[[], Share], strikes: Strikes
    ) -> None:
        self._source = source
        self._strikes = strikes
        self._clock = clock
        self._share = share
        self._running: dict[int, asyncio.Task[None]] = {}
        self._lanes: set[str] = set()
        self._slow: set[int] = set()
        self._places: Counter[int] = Counter()  # taken by each server
        self._paused: dict[int, int] = {}
        self._refused: defaultdict[int, deque[int]] = defaultdict(deque)  # when, by server
        self._backlog: list[Due] = []
        self._failures = 0
        self._rests = 0
        self._resting = 0

    # -- steps of each kind ------------------------------------------------------------------------

    @abstractmethod
    async def begin(self, id: int) -> Item | None:
        """Record that an attempt begins and return its item; None if it is not to be sent now."""

    @abstractmethod
    async def send(self, item: Item) -> bool:
        """Post or edit an item and record it as done; False if nothing was sent."""

    @abstractmethod
    def log_fields(self, item: Item) -> dict[str, Any]:
        """Return the fields that identify an item in the log, among them its `server`."""

    def host(self, item: Item) -> int:
        """Return for whom of its server an item is delivered: a host, a tournament; 0: for all."""
        del item
        return 0

    async def note_refusal(self, item: Item, error: BaseException, *, final: bool) -> None:
        """Record that Discord refused an item; `final`: it is given up."""
        code, known = discord_errors.code_of(error), refusals.is_nothing_done(error)
        asked = error.retry_after if isinstance(error, discord.RateLimited) else 0
        wait = min(BACKOFF[-1], asked)  # whatever it says: of years, or for ever
        wait = max(wait, self._rest_of(self.log_fields(item)["server"], error))
        await self._source.failed(item, code, known=known, final=final, wait=math.ceil(wait))
        fields = {**self.log_fields(item), "code": code, "known": known, "final": final}
        _log.warning(f"{self.name}.failed", **fields)

    def _rest_of(self, server: int, error: BaseException) -> int:
        """Count a refusal; returns the seconds that a server waits which is refused too often."""
        if not discord_errors.is_counted(error):
            return 0
        now, times = self._clock.passed(), self._refused[server]
        times.append(now)
        while times[0] <= now - SPAN:
            times.popleft()
        return SPAN if len(times) > OFTEN else 0

    async def note_broken(self, item: Item, error: Exception) -> None:
        """Record that an item failed through a fault of ours."""
        await self._source.failed(item, internal_code(error), known=False)

    # -- the loop ----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Deliver what is due until canceled; deliveries in progress are then completed.

        Otherwise it would be unknown whether they were posted.
        """
        try:
            while True:
                later = None
                try:
                    later = await self._start_due()
                except Exception as error:
                    self._note_failure(error, "loop")
                latest = self._clock.now() + self.pause
                await self._source.wait(latest if later is None else min(later, latest))
        finally:
            if self._running:
                await asyncio.wait(self._running.values(), timeout=self.shutdown_timeout)

    async def run_due(self) -> int:
        """Deliver everything that is due, one item after another; returns how many were delivered.

        An item that failed is not due again at once, so this comes to an end.
        """
        count = 0
        while due := (await self._source.due(self._share()))[0]:
            for one in due:
                count += await self.deliver(one.id, one.server)
        return count

    async def _start_due(self) -> int | None:
        """Start delivering due items, up to `concurrency`; returns when the next one is due.

        Items found earlier come first, so that a long backlog is not queried again for each.
        """
        now, later = self._clock.passed(), None
        if now < self._resting:
            return None
        self._paused = {id: until for id, until in self._paused.items() if until > now}
        if not any(map(self._may_start, self._backlog)):
            found, later = await self._source.due(self._share())
            self._backlog = list(found)
        for one in self._backlog:
            if len(self._running) >= self.concurrency:
                break
            if self._may_start(one):
                self._start(one)
        self._backlog = [one for one in self._backlog if one.id not in self._running]
        return later

    def _may_start(self, one: Due) -> bool:
        known = one.id in self._running or one.id in self._paused
        full = one.slow and len(self._slow) >= self.concurrency // 2
        full = full or self._places[one.server] >= self._most(one.server)
        return not (known or full or one.lane in self._lanes)

    def _most(self, server: int) -> int:
        """Return how many places a server may take: a quarter while others have something to say.

        Alone it leaves a quarter free. Otherwise what waits for Discord to take more in one
        channel would keep everybody waiting.
        """
        quarter = self.concurrency // 4
        others = {one.server for one in self._backlog} | set(self._places)
        return max(1, quarter) if others - {server} else self.concurrency - quarter

    def _start(self, one: Due) -> None:
        self._lanes.add(one.lane)
        self._places[one.server] += 1
        if one.slow:
            self._slow.add(one.id)
        task = asyncio.create_task(self._deliver_due(one), name=f"{self.name}-{one.id}")
        self._running[one.id] = task

    async def _deliver_due(self, one: Due) -> None:
        try:
            await self.deliver(one.id, one.server)
            self._note_success()
        except Exception as error:
            self._note_failure(error, "store", id=one.id)
            self._paused[one.id] = self._clock.passed() + self.pause
        finally:
            del self._running[one.id]
            self._lanes.discard(one.lane)
            self._places -= Counter((one.server,))
            self._slow.discard(one.id)
            self._source.wake()

    def _note_failure(self, error: Exception, where: str, **fields: int) -> None:
        """Log a failure; of a database that fails the first alone, and then the loop rests.

        It rests the longer the more often: it would fill a full disk with lines.
        """
        if not is_database_error(error):
            _log.exception(f"{self.name}.{where}", **fields)
            return
        now = self._clock.passed()
        self._failures += 1
        if self._failures == 1:
            _log.warning(f"{self.name}.{where}", error=repr(error), **fields)
        if self._failures >= MANY and now >= self._resting:
            self._resting = now + min(LONGEST, self.pause * 2**self._rests)
            self._rests += 1

    def _note_success(self) -> None:
        if self._failures >= MANY:
            _log.info(f"{self.name}.goes_on", failures=self._failures)
        self._failures = self._rests = self._resting = 0

    async def deliver(self, id: int, server: int = 0) -> bool:
        """Deliver one item of a server; a failure is recorded.

        Nothing is sent by a process that has lost the server meanwhile, as it was stopped.
        """
        item = None
        with suppress(NotOurs), serving(server):
            item = await self.begin(id)
        if item is None or not self._share().owns(server):
            return False
        _log.debug(f"{self.name}.began", **self.log_fields(item))
        server = self.log_fields(item)["server"]
        with refusals.delivering_for(server), self._strikes.delivered_for(server, self.host(item)):
            return await self._try(item)

    async def _try(self, item: Item) -> bool:
        try:
            return await self.send(item)
        except discord_errors.Unreachable as lost:
            await self.note_refusal(item, lost.error, final=lost.final)
        except discord_errors.TROUBLE as error:
            await self.note_refusal(item, error, final=discord_errors.is_refused(error))
        except Exception as error:
            if is_database_error(error):
                raise
            _log.exception(f"{self.name}.broken", **self.log_fields(item))
            await self.note_broken(item, error)
        return False
