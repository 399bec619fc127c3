"""A month of kingdoms of the day: python bench/days.py [--people N] [--days N] [--seed S]

People in four time zones and three servers play through the real services over a real database:
some each evening, some now and then; they begin before midnight and end after it, give up, come in
another server, agree to be named everywhere and withdraw that, have their data deleted. The process
is restarted, and does not run for a whole day. What every table and ladder has to say is reckoned
from what people did, apart from the services. Prints what happened; the exit status is 1 if a table
is wrong, or told something of a day that was not over.
"""

import argparse
import asyncio
import hashlib
import itertools
import logging
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from zoneinfo import ZoneInfo

import structlog

if not __package__:  # run as a file: python bench/days.py
    sys.path[0] = str(Path(__file__).parents[1])

import services.daily.closing
import services.daily.days
from ai import Lord, greedy, whole_turn
from bench.simulated.inline import connect
from engine import Game
from services import Services
from services.core.live_games import load
from services.daily.days import GRACE
from services.facts import Person, Refused
from services.facts.daily import DAY, DayTable, MonthFact
from services.play.turn_commit import Turn, commit
from services.state.table_facts import table_fact, table_row
from store import days, upgrade
from store.day_rows import DayRow

FIRST = (datetime(2026, 12, 1, tzinfo=UTC) - datetime(1970, 1, 1, tzinfo=UTC)).days
ZONES = ("America/Los_Angeles", "Europe/Berlin", "Asia/Kolkata", "Asia/Tokyo")
SERVERS = (1001, 1002, 1003)
CHANNEL = 7
HOUR = 3600
_HURRIED: Lord = lambda _view, moves, _seat: moves[0]  # noqa: E731 - a name for its type
BEST = 20


class Clock:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.at = FIRST * DAY

    def now(self) -> int:
        """Return the time."""
        return self.at

    def exact(self) -> float:
        """Return the same."""
        return float(self.at)

    def passed(self) -> int:
        """Return the same: nobody sets it back."""
        return self.at

    async def wait(self, until: int) -> None:
        """Nobody waits here."""
        raise NotImplementedError(until)


@dataclass(slots=True)
class Somebody:
    """A person with habits: how often they play, and at which hour where they live."""

    number: int
    zone: ZoneInfo
    hour: float
    eager: float
    server: int
    agrees: bool = False
    gone: int = 0  # the first day after which their data was deleted

    @property
    def person(self) -> Person:
        """Them, as they press in their server."""
        return Person(self.number, f"Lord {self.number}", server=self.server)


@dataclass(slots=True)
class Played:
    """What somebody did of a day, as they know it themselves."""

    who: int
    day: int
    server: int
    game: int
    points: int = 0
    ended: int | None = None
    resigned: bool = False

    @property
    def counts(self) -> bool:
        """Whether it was over in time."""
        end = (self.day + 1) * DAY + GRACE
        return self.ended is not None and self.ended < end and not self.resigned


@dataclass(slots=True)
class Month:
    """The people, their services, and what they did."""

    path: Path
    seed: str
    length: int
    people: list[Somebody]
    clock: Clock = field(default_factory=Clock)
    games: list[Played] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)
    random: Random = field(init=False)
    services: Services = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(self.seed)
        self._count = itertools.count()
        self.start()

    _count: Iterator[int] = field(init=False)

    def start(self) -> None:
        """Start the process, with nothing in memory."""
        self.services = Services(connect(self.path), self.clock, self._entropy)

    def _entropy(self, size: int) -> bytes:
        return hashlib.sha256(f"{self.seed}:{next(self._count)}".encode()).digest()[:size]

    # -- what happens ------------------------------------------------------------------------------

    async def run(self) -> None:
        """Let the days pass; the process does not run on the day in the middle."""
        dark = FIRST + self.length // 2
        for day in range(FIRST, FIRST + self.length):
            if day == dark:
                self.clock.at = (day + 1) * DAY + 30  # nothing was done meanwhile
                self.happened["days without the process"] += 1
                continue
            await self._pass(max(self.clock.at, day * DAY + 60))
            if self.random.random() < 0.3:
                await self.services.close()
                self.start()
                self.happened["restarts"] += 1
            for at, one in sorted(self._plans(day), key=lambda plan: (plan[0], plan[1].number)):
                await self._pass(at)
                await self._play(one, day)
            await self._look(day)
        await self._pass((FIRST + self.length) * DAY + GRACE + 60)

    def _plans(self, day: int) -> Iterator[tuple[int, Somebody]]:
        """Yield who plays on a day, and when: in the evening where they live, if that is today."""
        for one in self.people:
            if self.random.random() > one.eager:
                continue
            local = datetime.fromtimestamp(day * DAY, UTC).astimezone(one.zone)
            evening = local.replace(hour=0, minute=0) + timedelta(hours=one.hour)
            at = int(evening.timestamp()) + self.random.randrange(HOUR)
            while at < day * DAY + 600:
                at += DAY
            if self.random.random() < 0.05:  # in the last minutes
                at = (day + 1) * DAY - self.random.randrange(20, 400)
            if at < (day + 1) * DAY - 10:
                yield at, one

    async def _pass(self, until: int) -> None:
        """Let time pass; what becomes due meanwhile is done when it is."""
        while self.clock.at < until:
            closing = (self.clock.at - GRACE) // DAY * DAY + DAY + GRACE
            self.clock.at = min(until, closing)
            await self.services.jobs.run_due()
        await self.services.jobs.run_due()

    async def _play(self, one: Somebody, day: int) -> None:
        """Have somebody play, somehow."""
        if self.clock.at // DAY != day:
            return
        table = await self.services.daily.play(one.server, CHANNEL, one.person)
        assert table.game is not None, "it begins at once"
        made = Played(one.number, day, one.server, table.game)
        self.games.append(made)
        how = self.random.random()
        if how < 0.05:
            await self.services.play.resign(made.game, one.person)
            made.resigned = True
            self.happened["given up"] += 1
        elif how < 0.12:
            await self._turns(made, self.random.randrange(6))
            self.happened["left unfinished"] += 1
        else:
            await self._turns(made, 99)
            self.happened["finished"] += 1
        await self._mischief(one, made)

    async def _turns(self, made: Played, most: int) -> None:
        """Play turns, each some seconds after the last one."""
        services = self.services
        while True:
            await services.jobs.run_due()
            async with services.context.read() as connection:
                live = await load(services.context, connection, made.game)
                if live.seat is None or not most:
                    break
                row = await table_row(connection, live.row.table_id)
                table = await table_fact(connection, row)
            self.clock.at += self.random.randrange(1, 9)
            lord: Lord = greedy if self.random.random() < 0.8 else _HURRIED
            moves = whole_turn(live.game, lord)
            await commit(services.context, Turn(live, row, table, moves, "lord"))
            most -= 1
        if live.seat is None:
            made.ended = self.clock.at
            made.points = live.view.kingdom_of(1).scorecard.total

    async def _mischief(self, one: Somebody, made: Played) -> None:
        """Try what must not work, and change one's mind."""
        if self.clock.at // DAY != made.day:
            return  # it is another day's by now
        other = self.random.choice(SERVERS)
        await self._refused(
            "day_played", self.services.daily.play(other, CHANNEL, one.person), "a second try"
        )
        stranger = Person(9, "Stranger", server=one.server)
        await self._refused(
            "watch_sealed", self.services.play.watch(made.game, stranger), "watched"
        )
        if self.random.random() < 0.1:
            one.agrees = not one.agrees
            await self.services.people.change(one.person, daily_world=one.agrees)
            self.happened["consent changed"] += 1
        if self.random.random() < 0.01:
            await self.services.privacy.delete(one.number, lambda _: "Somebody")
            await self._refused(
                "day_deleted", self.services.daily.play(other, CHANNEL, one.person), "a second try"
            )
            one.gone, one.agrees = made.day, False
            self.happened["data deleted"] += 1
            self.people.remove(one)
        if self.random.random() < 0.1:
            one.server = other

    async def _refused(self, code: str, call: object, what: str) -> None:
        try:
            await call  # type: ignore[misc]
        except Refused as refused:
            if refused.code == code:
                return
            what += f": {refused.code}"
        self.faults.append(f"not refused: {what}")

    async def _look(self, day: int) -> None:
        """Whatever is asked for on a day must tell nothing of it."""
        today = {one.game for one in self.games if one.day == day}
        for server in SERVERS:
            reader = Person(9, "Stranger", server=server)
            for world in (False, True):
                await self._refused(
                    "day_none", self.services.daily.table(reader, day=day, world=world), "today"
                )
                fact = await _table(self.services, reader, world=world)
                if fact is not None and {one.game for one in fact.lines} & today:
                    self.faults.append(f"day {day}: told before it was over")

    # -- what the tables have to say ---------------------------------------------------------------

    async def check(self) -> None:
        """Compare all tables and ladders with what people did."""
        held = sorted({one.day for one in self.games})
        worth: dict[tuple[int, int], int] = {}
        streak: dict[int, int] = {}
        last: dict[int, int] = {}
        for place, day in enumerate(held):
            counted = [one for one in self.games if one.day == day and one.counts]
            par = await self._par(day, counted)
            for one in counted:
                before = held[place - 1] if place else None
                kept = last.get(one.who) == before and before is not None
                streak[one.who] = streak.get(one.who, 0) + 1 if kept else 1
                last[one.who] = day
                worth[one.who, day] = min(200, round(100 * one.points / max(1, par)))
            for server in (*SERVERS, None):
                await self._check_day(day, server, counted, worth, streak)
        for server in (*SERVERS, None):
            await self._check_month(server, worth)

    async def _par(self, day: int, counted: Sequence[Played]) -> int:
        """Return what the computer built, as its record says, and look at the draw."""
        async with self.services.context.read() as connection:
            row = await days.day(connection, day)
        if row is None or row.closed_at is None:
            self.faults.append(f"day {day}: not closed")
            return 1
        if not counted:
            return 1
        game = Game.from_record(row.record or "")
        seeds = {game.seed.hex(), row.seed}
        for one in counted:
            fact = await self.services.play.game(one.game)
            seeds.add(fact.seed or "none")
        if len(seeds) != 1 or (game.result() or (None,))[0] != row.par:
            self.faults.append(f"day {day}: not the same draw everywhere")
        return row.par or 1

    async def _check_day(
        self,
        day: int,
        server: int | None,
        counted: Sequence[Played],
        worth: dict[tuple[int, int], int],
        streak: dict[int, int],
    ) -> None:
        here = [one for one in counted if server in (None, one.server)]
        reader = Person(9, "Stranger", server=server or SERVERS[0])
        fact = await _table(self.services, reader, day=day, world=server is None)
        agreed = {one.number for one in self.people if one.agrees}
        named = [one for one in here if server is not None or one.who in agreed]
        wanted = Counter(
            (
                1 + sum(other.points > one.points for other in here),
                one.points,
                worth[one.who, day],
                streak[one.who],
            )
            for one in named
        )
        lines = () if fact is None else fact.lines
        found = Counter((one.place, one.points, one.worth, one.streak) for one in lines)
        if (
            found - wanted
            or len(lines) != min(10, len(named))
            or (fact is not None and fact.count != len(here))
        ):
            self.faults.append(f"day {day}, server {server}: {found} for {wanted}")
        best = [one.points for one in lines]
        if best != sorted((one.points for one in named), reverse=True)[: len(best)]:
            self.faults.append(f"day {day}, server {server}: not the best ones")
        self.happened["tables checked"] += 1

    async def _check_month(self, server: int | None, worth: dict[tuple[int, int], int]) -> None:
        """Compare the sums of the month; who had their data deleted is somebody else since."""
        sums: dict[int, list[int]] = {}
        for one in self.games:
            if one.counts and server in (None, one.server):
                sums.setdefault(one.who, []).append(worth[one.who, one.day])
        agreed = {one.number for one in self.people if one.agrees}
        wanted = {
            who: (sum(sorted(each)[-BEST:]), len(each))
            for who, each in sums.items()
            if server is not None or who in agreed
        }
        reader = Person(9, "Stranger", server=server or SERVERS[0])
        back = 1 if self.clock.at // DAY >= FIRST + 31 else 0
        fact: MonthFact = await self.services.daily.month(reader, back=back, world=server is None)
        found = [(one.total, one.days) for one in fact.lines]
        best = sorted(wanted.values(), reverse=True)[:10]
        if found != best or fact.count != len(sums):
            self.faults.append(f"month, server {server}: {found} for {best}")
        self.happened["ladders checked"] += 1


async def _table(services: Services, reader: Person, **asked: object) -> DayTable | None:
    try:
        return await services.daily.table(reader, **asked)  # type: ignore[arg-type]
    except Refused as refused:
        if refused.code == "day_none":
            return None
        raise


def somebody(number: int, random: Random) -> Somebody:
    """Return a person with habits of their own."""
    return Somebody(
        100 + number,
        ZoneInfo(ZONES[number % len(ZONES)]),
        hour=random.uniform(7, 23),
        eager=random.choice((1.0, 0.9, 0.6, 0.2)),
        server=random.choice(SERVERS),
    )


async def simulate(folder: Path, people: int, length: int, seed: str) -> Month:
    """Simulate so many days in a folder, and check all tables."""
    path = folder / "castellan.db"
    await upgrade(f"sqlite+aiosqlite:///{path}")
    random = Random(seed)
    crowd = [somebody(number, random) for number in range(people)]
    month = Month(path, seed, length, crowd)
    await month.run()
    await month.check()
    await month.services.close()
    return month


def quicken() -> None:
    """Have pages at the tables, and a squire in the place of the strongest lord."""
    services.daily.days.LEVEL = "page"
    services.daily.closing.model_of = _squire


def _squire(row: DayRow) -> str:
    del row
    return "squire"


def listen() -> None:
    """Log what goes wrong, and nothing else."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    asked.add_argument("--people", type=int, default=50)
    asked.add_argument("--days", type=int, default=30)
    asked.add_argument("--seed", default="days")
    asked.add_argument("--quick", action="store_true", help="with weak lords, which think fast")
    chosen = asked.parse_args()
    if chosen.quick:
        quicken()
    listen()
    began, memory = time.perf_counter(), Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        month = asyncio.run(simulate(Path(folder), chosen.people, chosen.days, chosen.seed))
    for what, count in sorted(month.happened.items()):
        print(f"{count:6} {what}")
    print("\n".join(month.faults[:20]))
    seconds = time.perf_counter() - began
    played = len(month.games)
    print(f"{played} games, {len(month.faults)} faults, {seconds:.0f} s")
    return 1 if month.faults else 0


if __name__ == "__main__":
    sys.exit(main())
