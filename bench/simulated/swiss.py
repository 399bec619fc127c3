"""Swiss tournaments, run from their events alone or over a database, as the bot does.

Both have the same interface: begin, finish tables, drop and add entries, end the round.
"""

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, TypeAlias, TypeVar

from processes import Compute, ProcessPool
from services import Services
from services.facts.tables import Setup
from services.facts.tournaments import Lord, Match, Tournament, TournamentEvent, TournamentSetup
from services.tournaments.core import registration
from services.tournaments.core.events import apply_events
from services.tournaments.core.rounds import next_step, step_event
from services.tournaments.core.table_assignment import DrawnTable, assign_tables
from services.tournaments.formats import RoundPlan
from services.tournaments.pairing import Player, Request, pair
from tests.helpers.tournaments import TournamentWorld

DAY = 24 * 3600
START = 1_800_000_000
NOTHING: Mapping[str, Any] = {}
Result = TypeVar("Result")


def setup_of(size: int, rounds: int, players: int, *, late: int) -> TournamentSetup:
    """Return the set-up of a Swiss tournament with a week for every round."""
    return TournamentSetup(
        name="Swiss",
        format="swiss",
        table=Setup(lords=size, takeback=False),
        size=size,
        rounds=rounds,
        capacity=2 * players,
        least=2,
        protest=0,
        signup_until=START + DAY,
        start=START + 2 * DAY,
        late=late,
    )


@dataclass(slots=True)
class Timed:
    """A worker process and its times by function: seconds by the clock, and of a processor."""

    worker: Compute = field(default_factory=lambda: ProcessPool(seconds=600))
    waited: dict[str, list[float]] = field(default_factory=dict)
    worked: dict[str, list[float]] = field(default_factory=dict)

    async def __call__(self, function: Callable[..., Result], /, *given: Any) -> Result:
        """Call a function in the worker."""
        began = time.perf_counter()
        result: Result
        result, worked = await self.worker(measured, function, *given)
        self.waited.setdefault(function.__name__, []).append(time.perf_counter() - began)
        self.worked.setdefault(function.__name__, []).append(worked)
        return result

    async def warm_up(self) -> None:
        """Start the process and let it load its modules, which is not measured."""
        players = [Player(number, Fraction(), number) for number in range(1, 9)]
        await self.worker(pair, Request(tuple(players), 2, "00"))

    def close(self) -> None:
        if isinstance(self.worker, ProcessPool):
            self.worker.close()


def measured(function: Callable[..., Result], *given: Any) -> tuple[Result, float]:
    """Call a function; returns its result and the seconds of the processor."""
    began = time.process_time()
    result = function(*given)
    return result, time.process_time() - began


class EventRunner:
    """Runs a tournament from its events alone, without a database."""

    def __init__(self, seed: str, compute: Timed | None = None) -> None:
        self.compute = compute or Timed()
        self._seed = hashlib.sha256(seed.encode()).hexdigest()
        self._tournament = Tournament(1, 1, 1, TournamentSetup(), seal="")
        self._now = START

    def _write(self, kind: str, data: Mapping[str, Any] = NOTHING) -> None:
        host = Lord(1, "Host")
        event = TournamentEvent(self._tournament.version + 1, self._now, kind, host, data)
        self._tournament = apply_events(self._tournament, [event])

    async def begin(self, setup: TournamentSetup, players: int) -> Tournament:
        """Enter so many, start, and pair round 1."""
        until, start = setup.signup_until, setup.start
        self._tournament = replace(self._tournament, setup=setup, signup_until=until, start=start)
        self._write("created")
        for _ in range(players):
            await self.enter()
        self._now = start
        self._write("signup_ended", {"signup_until": until})
        self._write("started", {"out": [], "in": []})
        return await self._onward()

    async def enter(self) -> None:
        """Add an entry, late or not."""
        number = len(self._tournament.entries) + 1
        first = self._tournament.rounds[-1].number + 1 if self._tournament.rounds else 1
        lords = [[1000 + number, f"Lord {number}"]]
        entered = {"entry": number, "lords": lords, "asked": None, "first": first}
        self._write("entered", entered)

    async def leave(self, entry: int) -> None:
        """Drop an entry."""
        last = self._tournament.rounds[-1]
        self._write("dropped", {"entry": entry, "stage": last.stage, "round": last.number})

    async def finish(self, match: Match, totals: Mapping[int, int]) -> None:
        """End a table."""
        ranked = sorted(totals.values(), reverse=True)
        scores = [
            {
                "entry": entry,
                "place": ranked.index(totals[entry]) + 1,
                "total": totals[entry],
                "territory": totals[entry] // 5,
                "crowns": totals[entry] // 3,
            }
            for entry in match.entries
        ]
        where = {"stage": match.stage, "round": match.round, "number": match.number}
        done = {"slot": 1, "game": 1, "table": 1, "over": True, "scores": scores}
        self._write("result", {**where, **done})

    async def go_on(self) -> Tournament:
        """End the round; absent players come last at their tables."""
        last = self._tournament.rounds[-1]
        for match in last.matches:
            if not match.over:
                await self.finish(match, {one: 10 + one % 7 for one in match.entries})
        self._now = last.ends
        self._write("round_ended", {"stage": last.stage, "round": last.number})
        return await self._onward()

    async def _onward(self) -> Tournament:
        """Do the steps of the format until tables are being played."""
        while self._tournament.phase != "over":
            wanted = await self.compute(next_step, self._tournament, self._now, self._seed)
            if isinstance(wanted.step, RoundPlan):
                await self._paired(wanted.step)
                break
            if wanted.step is None:
                raise RuntimeError("after a round that is over something comes")
            self._write(*step_event(self._tournament, wanted))
        return self._tournament

    async def _paired(self, plan: RoundPlan) -> None:
        drawn = [DrawnTable(table, (self._draw(plan, table.number),)) for table in plan.tables]
        tables = await self.compute(assign_tables, self._tournament, plan, drawn, self._seed)
        dates = {"begins": self._now, "ends": self._now + self._tournament.setup.round}
        where = {"stage": plan.stage, "round": plan.round}
        said = {**where, **dates, "byes": plan.byes, "tables": tables, "more": plan.more}
        self._write("paired", said)

    def _draw(self, plan: RoundPlan, number: int) -> str:
        drawn = f"{self._seed}:{plan.stage}:{plan.round}:{number}"
        return hashlib.sha256(drawn.encode()).hexdigest()

    async def close(self) -> None:
        """Stop the worker."""
        self.compute.close()


class DatabaseRunner:
    """Runs a tournament as the bot does: services over a file, jobs, clocks, without Discord.

    Its tables are real, and the autopilot plays for absent players when the round ends. Tables
    that are finished end with given points, without moves.
    """

    def __init__(self, world: TournamentWorld, compute: Timed | None = None) -> None:
        self.compute = compute or Timed()
        world.services.context.compute = self.compute
        self._world, self._id = world, 0

    @property
    def _services(self) -> Services:
        return self._world.services

    async def begin(self, setup: TournamentSetup, players: int) -> Tournament:
        """Enter so many, start, and pair round 1."""
        world = self._world
        tournament = await world.publish(setup)
        self._id = tournament.id
        await world.enter(tournament.id, players)
        await world.to(tournament.signup_until)
        await world.check_in(tournament.id)
        await world.to(tournament.start)
        return await world.tournament(tournament.id)

    async def enter(self) -> None:
        """Add a late entry."""
        known = len((await self._world.tournament(self._id)).entries)
        await registration.enter(self._services.context, self._id, self._world.lord(known + 1))

    async def leave(self, entry: int) -> None:
        """Drop an entry; the autopilot plays the games it has started."""
        await registration.leave(self._services.context, self._id, self._world.lord(entry))

    async def finish(self, match: Match, totals: Mapping[int, int]) -> None:
        """End a table."""
        await self._world.finish_match(match, totals, run=False)

    async def go_on(self) -> Tournament:
        """Let time pass until the round ends and the next one is paired."""
        last = (await self._world.tournament(self._id)).rounds[-1]
        await self._world.to(last.ends)
        return await self._world.tournament(self._id)

    async def close(self) -> None:
        """Close the database and stop the worker."""
        self.compute.close()
        await self._world.close()


Runner: TypeAlias = EventRunner | DatabaseRunner
