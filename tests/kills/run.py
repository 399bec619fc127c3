"""A busy run under fire: people play, the bot dies and comes back, everything is compared."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sandbox import Sandbox
from tests.kills.autopsy import Autopsy, Files, Rows
from tests.kills.compare import Comparison
from tests.kills.hands import HANDS, Hands
from tests.kills.life import Life, Process
from tests.kills.nights import MINUTE, Nights
from tests.kills.people import Robot
from tests.kills.plan import BY_NIGHT, PLANNED, Moment, Plan, Planner
from tests.kills.promises import Promises
from tests.kills.town import CHANNEL, Town

MORE_PEOPLE: Final = ("Eve", "Finn", "Gwen", "Hugo")
LONGEST: Final = 20.0
"""A life that did not meet its moment in so many seconds is killed from outside."""
NIGHTLY: Final = 40.0
"""One that is to end by night may take so many."""
LONG: Final = 0.3
"""How often the bot is down for so long that Discord forgets what it has posted last."""
DOWN: Final = 360
STUCK: Final = 40.0
"""So long without any change of the world, and the run is stuck."""


@dataclass(slots=True)
class Outcome:
    """What a run found."""

    planner: Planner
    town: Town
    numbers: Counter[str]
    seconds: float

    @property
    def differences(self) -> list[str]:
        """What is not as it should be."""
        return self.town.differences

    @property
    def is_good(self) -> bool:
        """Whether every kind was hit often enough and nothing differs."""
        return not self.planner.missing and not self.differences

    def lines(self) -> list[str]:
        """Tell it."""
        counted, needed = self.planner.counted, self.planner.needed
        kinds = [f"{counted[moment]:5} kills {moment}" for moment in Moment]
        kinds.append(f"{counted.total():5} kills in all, at least {needed} of each kind")
        numbers = [f"{count:5} {name}" for name, count in sorted(self.numbers.items())]
        found = [f"{len(self.differences):5} differences", *self.differences]
        return [*kinds, *numbers, *found, f"{self.seconds:5.0f} seconds"]


@dataclass(slots=True)
class Run:
    """One run."""

    town: Town
    process: Process
    files: Files
    planner: Planner
    nights: Nights
    told: Callable[[str], None] = print
    patience: float = STUCK
    began: float = field(default_factory=time.monotonic)

    async def kill_all(self) -> None:
        """Let the bot live and die until there were kills enough."""
        number, waiting = 0, [0][:0]
        while not self.planner.finished:
            assert number < 3 * self.planner.kills + 20, "the moments are not met"
            life, hearing = await self.begin(self.planner.next(number, waiting))
            await self._end(life)
            await hearing
            waiting = self._examine(life)
            number += 1

    async def begin(self, plan: Plan) -> tuple[Life, asyncio.Task[None]]:
        """Let the bot live again."""
        life, hearing = await self.process.live(plan)
        self.town.presses.clear()
        self.town.life = life
        return life, hearing

    async def _end(self, life: Life) -> None:
        """Wait until it dies by itself; else kill it."""
        if life.plan.moment is Moment.ELSEWHERE:
            await asyncio.wait((life.ready, life.over), return_when=asyncio.FIRST_COMPLETED)
            for _ in range(self.town.chance.randint(1, 120)):
                await self.town.change()
        else:
            longest = NIGHTLY if life.plan.moment in BY_NIGHT else LONGEST
            await asyncio.wait((life.over,), timeout=longest)
        life.kill()
        await life.over

    def _examine(self, life: Life) -> list[int]:
        """See what the kill hit; returns the news that wait."""
        self.town.sandbox.faults.invalidate()  # a dead process resumes nothing
        if self.town.chance.random() < LONG:
            self.nights.skip(DOWN)
            self.town.counts["times down for long"] += 1
        if life.over.result() != -9:
            self.town.differs("the bot ended by itself", status=life.over.result())
        with self.files.opened() as rows:
            moment = Autopsy(self.town, rows, life).moment()
            waiting = rows.waiting("talk")
        self.planner.counted[moment] += 1
        done, seconds = self.planner.counted.total(), time.monotonic() - self.began
        event = f"{life.plan.event} × {life.plan.nth}" if life.breath else "from outside"
        self.told(f"{done:4} after {seconds:4.0f} s, {moment}: {event}")
        return waiting

    async def settle(self) -> None:
        """Let everybody pause and the bot do what it has to do; then compare what lives."""
        async with self.nights.alone:
            await self.town.pause()
            while self._undone():
                await self.nights.push(MINUTE)
            await self.until(lambda: not self._waiting())
            with self.files.looked_at() as rows:
                numbers = compared(self.town, rows)
            self.told(f"     at rest: {dict(numbers)}")
            self.town.counts["games running when the kills ended"] = len(self._running())
            self.town.go_on()

    async def see(self, wanted: Sequence[str]) -> None:
        """Let everybody go on until each of some queries finds something, and end it there."""
        self.nights.short = True
        await self.until(lambda: all(self._finds(query) for query in wanted))
        self.town.closed = True

    async def play_out(self) -> None:
        """Let everybody finish what was begun."""
        self.town.draining = True
        await self.until(lambda: not (self.town.open or self._running() or self._waiting()))
        self.town.closed = True

    def _undone(self) -> bool:
        """Whether a turn is to be played by a plan or the autopilot within the minute."""
        query = "SELECT 1 FROM jobs WHERE done_at IS NULL AND kind IN ('plan', 'autoplay')"
        return self._finds(query)

    def _finds(self, query: str) -> bool:
        with self.files.looked_at() as rows:
            return rows.one(query) is not None

    def _waiting(self) -> list[int]:
        with self.files.looked_at() as rows:
            return rows.waiting()

    def _running(self) -> list[dict[str, object]]:
        with self.files.looked_at() as rows:
            return rows.running()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for something, looking at the changes of the world but not at each."""
        quiet = 0.0
        while not is_so():
            since = time.monotonic()
            while (changed := await self.town.change()) and time.monotonic() - since < 0.5:
                pass
            quiet = 0.0 if changed else quiet + time.monotonic() - since
            if quiet > self.patience:
                running = [row["id"] for row in self._running()]
                self.town.differs("nobody can go on", games=running, news=self._waiting())
                return


async def run(
    folder: Path,
    kills: int,
    *,
    seed: int,
    tables: int = 4,
    lords: tuple[int, ...] = (2, 2, 3, 4),
    moments: Sequence[Moment] = PLANNED,
    seen: Sequence[str] = (),
    told: Callable[[str], None] = print,
) -> Outcome:
    """Kill the bot so many times in a busy run in a folder, and compare.

    Then everything is played out; or, where queries are given that are to find something (`seen`),
    people go on only until they do.
    """
    chance = random.Random(seed)
    async with Sandbox() as sandbox:
        town = Town(sandbox, chance, tables, lords)
        nights = Nights(town, Hands(folder / HANDS))
        process = Process(folder, sandbox.port)
        planner = Planner(kills, chance, Counter(), moments)
        busy = Run(town, process, Files(folder), planner, nights, told)
        async with started(process), living(town, nights):
            await busy.kill_all()
            life, hearing = await busy.begin(Plan(Moment.ELSEWHERE))
            if seen:
                await busy.see(seen)
            await busy.settle()
            if not seen:
                await busy.play_out()
            # as long as it starts, the first signal ends it at once
            await asyncio.wait((life.ready, life.over), return_when=asyncio.FIRST_COMPLETED)
            life.stop()
            if await life.over:
                town.differs("the bot did not stop cleanly", status=life.over.result())
            await hearing
            town.end()
        with busy.files.opened() as rows:
            numbers = compared(town, rows)
    return Outcome(planner, town, numbers + town.counts, time.monotonic() - busy.began)


def compared(town: Town, rows: Rows) -> Counter[str]:
    """Compare everything; what differs is noted in the town."""
    comparison = Comparison(town, rows)
    numbers = comparison.everything()
    return numbers + Promises(town, rows, comparison.records).everything()


@contextlib.asynccontextmanager
async def started(process: Process) -> AsyncIterator[None]:
    """Have the bot's warm process, and end it in any case."""
    await process.start()
    try:
        yield
    finally:
        await process.stop()


@contextlib.asynccontextmanager
async def living(town: Town, nights: Nights) -> AsyncIterator[None]:
    """Let the people live; what goes wrong with one of them ends the run."""
    world = town.sandbox.world
    people = [world.users[id] for id in world.server("Castellan's Court").members]
    for name in MORE_PEOPLE:
        people.append(world.add_user(name))
        world.add_member(world.server("Castellan's Court"), people[-1])
    robots = [Robot(town, user) for user in people if not user.bot]
    assert world.channel(CHANNEL)
    async with asyncio.TaskGroup() as group:
        for robot in robots:
            group.create_task(robot.live(), name=robot.user.name)
        group.create_task(nights.fall(), name="night")
        yield
