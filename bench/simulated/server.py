"""A simulated server: a heap of what people do, jobs at their second, outages."""

import heapq
import itertools
import sqlite3
import sys
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from random import Random

from bench.simulated.characters import DAY, HOUR, MINUTE, SERVER, Character, characters
from bench.simulated.crowd import Crowd
from bench.simulated.inline import connect
from bench.simulated.ledger import Ledger
from bench.simulated.lords import Lords
from bench.simulated.protocol import Act, Down, Wanted
from bench.simulated.thread import Crash, Thread
from services import Services
from services.core.shards import Share
from services.play import Play
from tests.helpers.clock import ManualClock
from tests.helpers.world import entropy_of

BEAT = 280
"""Seconds between heartbeats of the simulated process: within the 5 minutes that are forgiven."""
AWAKE_AGAIN = 15
"""Seconds from the start of a process until its gateway is connected."""


class Server:
    """A month of a server, through the real services over a real file."""

    def __init__(self, path: Path, wanted: Wanted) -> None:
        self.path, self.wanted = path, wanted
        self.clock = ManualClock()
        self.start = self.clock.now()
        self.end = self.start + wanted.days * DAY
        self.entropy = entropy_of(wanted.seed)
        self.ledger = Ledger()
        made = characters(wanted.people, self.start, wanted.days, self._random("people"))
        self.people = {one.person.id: one for one in made}
        self.file = sqlite3.connect(path, isolation_level=None)
        self.lords = Lords(self, self._random("lords"))
        self.crowd = Crowd(self, self.lords, self._random("crowd"))
        self.thread = Thread(
            self.ledger, self._random("thread"), self.people, self.file, self.crowd.noticed
        )
        self.random = self._random("server")
        self.services = self._open()
        self.down: tuple[Down, int] | None = None
        self._heap: list[tuple[int, int, Character | None, Act]] = []
        self._count, self._clicks = itertools.count(), itertools.count(1)
        self._beat_at, self._job_at = self.start, self.start
        self._shown = 0  # how many faults were reported

    def _random(self, what: str) -> Random:
        return Random(f"{self.wanted.seed}:{what}")

    def _open(self) -> Services:
        return Services(connect(self.path), self.clock, self.entropy)

    @property
    def play(self) -> Play:
        return self.services.play

    def click(self, who: Character) -> AbstractContextManager[None]:
        return self.services.handling(next(self._clicks), who.person.id)

    # -- what is to come ---------------------------------------------------------------------------

    def at(self, at: int, who: Character | None, act: Act) -> None:
        heapq.heappush(self._heap, (at, next(self._count), who, act))

    def later(self, seconds: int, who: Character | None, act: Act) -> None:
        self.at(self.clock.now() + seconds, who, act)

    async def run(self) -> None:
        await self._start()
        await self.crowd.move_in()
        self._plan_trouble()
        for day in range(1, self.wanted.days if self.wanted.progress else 0):
            self.at(self.start + day * DAY, None, partial(self._show_day, day))
        while self._heap and self._heap[0][0] < self.end:
            at, _, who, act = heapq.heappop(self._heap)
            await self._pass_until(at)
            if who is not None and self.down is not None:
                self.at(self.down[1] + self.random.randint(30, 2 * HOUR), who, act)
                continue
            await act()
            await self._work()
        await self._pass_until(self.end)

    async def _show_day(self, day: int) -> None:
        turns, faults = len(self.ledger.acknowledged), self.ledger.faults[self._shown :]
        self._shown += len(faults)
        summary = f"day {day}: {turns} turns, {len(self.crowd.games)} games"
        print("\n  ".join([summary, *faults]), file=sys.stderr, flush=True)

    async def settle(self) -> None:
        """Post everything that is left at the end, and restart as after a crash."""
        if self.down is not None:
            await self._up()
        self.thread.perfect = True
        await self._pass_until(self.clock.now() + 2 * HOUR)
        self.end = self.clock.now()
        await self.services.close()
        self.services = self._open()

    async def close(self) -> None:
        self.file.close()
        await self.services.close()

    async def _pass_until(self, at: int) -> None:
        """Let time pass: jobs and failed posts are done at their seconds."""
        while (due := self._next()) <= at:
            self._forward(due)
            await self._work()
        self._forward(at)

    def _forward(self, at: int) -> None:
        self.clock.advance(max(0, at - self.clock.now()))

    def _next(self) -> int:
        if self.down is not None and self.down[0] == "process":
            return self.down[1]
        up = () if self.down is None else (self.down[1],)
        return min(*up, self._beat_at, self._job_at, *self.thread.again_at)

    async def _work(self) -> None:
        """Do the process's work of this second: heartbeat, jobs, the courier."""
        if self.down is not None and self.down[1] <= self.clock.now():
            await self._up()
        if self.down is not None and self.down[0] == "process":
            return
        self.thread.crashes = self.down is None
        try:
            await self._work_once()
        except Crash:
            await self._die(AWAKE_AGAIN + 5)

    async def _work_once(self) -> None:
        now, wake = self.clock.now(), self.services.context.wake
        if now >= self._beat_at:
            before = wake["planned"].is_set()
            await self.services.outages.beat()
            if not before and self.down is None:
                wake["planned"].clear()  # all was well: nothing is due by it
            await self.services.jobs.sweep()
            self._beat_at = now + BEAT
        again = any(at <= now for at in self.thread.again_at)
        while True:
            planned, said = wake["planned"].is_set(), wake["said"].is_set()
            if not (planned or said or again or self._job_at <= now):
                return
            wake["said"].clear()
            if said or again:
                await self.thread.say(self.services.outbox, now)
            again = False
            if wake["planned"].is_set():
                wake["planned"].clear()
                self._job_at = await self._next_job()
            if self._job_at <= now:
                await self.services.jobs.run_due()
                self._job_at = max(await self._next_job(), now + 1)

    async def _next_job(self) -> int:
        due = await self.services.jobs._next()
        return self.end + DAY if due is None else due

    # -- trouble -----------------------------------------------------------------------------------

    async def _start(self) -> None:
        """Start as a process does: first the heartbeat, then the gateway."""
        await self.services.outages.begin(Share())
        await self.services.absent_servers.begin()
        await self.services.outages.gateway_back()
        self._beat_at = self._job_at = self.clock.now()

    def _plan_trouble(self) -> None:
        """Plan restarts, and outages of the process, the gateway and the server itself."""
        days, random = self.wanted.days, self.random
        troubles: list[tuple[Down, int, int, int]] = [
            ("process", max(1, days // 3), 20, 40),
            ("process", max(1, days // 7), 8 * MINUTE, 7 * HOUR),
            ("gateway", max(1, days // 7), 2 * MINUTE, 4 * HOUR),
            ("server", max(1, days // 20), 20 * MINUTE, 9 * HOUR),
        ]
        for down, times, least, most in troubles:
            for _ in range(times):
                at = self.start + random.randrange(DAY // 2, (days - 1) * DAY)
                length = random.randint(least, most)
                self.at(at, None, partial(self._go, down, length))

    async def _go(self, down: Down, seconds: int) -> None:
        """Kill the process, lose the gateway, or remove the bot from the server."""
        if self.down is not None:
            return
        self.ledger.count(f"troubles: {down}")
        if down == "process":
            await self._die(seconds)
            return
        self._mark_down(down, seconds)
        if down == "gateway":
            self.services.outages.gateway_lost()
        else:
            await self.services.absent_servers.lost(SERVER)
        self._job_at = self.clock.now()

    async def _die(self, seconds: int) -> None:
        # A real process beats every minute; this one beat up to BEAT seconds ago.
        await self.services.outages.beat()
        await self.services.close()
        self.services = self._open()
        self._mark_down("process", seconds)

    def _mark_down(self, down: Down, seconds: int) -> None:
        self.down = (down, self.clock.now() + seconds)
        self.ledger.downs.append((self.clock.now(), self.clock.now() + seconds))

    async def _up(self) -> None:
        down, self.down = self.down, None
        if down is None:
            return
        if down[0] == "gateway":
            await self.services.outages.gateway_back()
        elif down[0] == "server":
            await self.services.absent_servers.back(SERVER)
        else:
            await self._start()
            self.services.context.wake["said"].set()
        self._job_at = self.clock.now()
