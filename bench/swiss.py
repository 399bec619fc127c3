"""Swiss tournaments to their ends: repeated meetings, first choices, byes, late rounds, time.

    python bench/swiss.py [--players N] [--table T] [--rounds R] [--seed S] [--paper]

Without numbers: 7, 8, 9, 16, 33, 64, 128 and 512 players at tables of 2, 3 and 4. Some leave, some
enter late, some never play their turns. Each tournament runs as in the bot, over a database and
with a clock moved by hand: rounds are paired in a worker process, tables begin and end, and the
autopilot plays for absent players when the round ends. `--paper` runs them from their events alone,
without a database. Tables that are played end with made-up points, the stronger player mostly
ahead. The default number of rounds: at tables of two as many as allow everybody new opponents (nine
at most), otherwise five.

One line for each tournament:

    again    meetings that were not the first of the two, of all meetings; `must` is the lower
             bound, by counting; LIBR. the figure of a prototype without drops, where known
    firsts   how often players of every round chose first: fewest and most; `owed`: the largest
             difference from anybody's fair share of first choices
    small    the most tables with an empty seat for one player
    byes     how many, and the most for one entry
    late     rounds that ended later than planned
    seconds  the slowest round: computed in the worker (of a processor), and waited for
"""

import argparse
import asyncio
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

if not __package__:  # run as a file: python bench/swiss.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.measuring import quiet
from bench.simulated.swiss import DatabaseRunner, EventRunner, Runner, Timed, setup_of
from services.facts.tournaments import Match, Round, Tournament
from tests.helpers.database import new_folder
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld

PLAYERS, TABLES = (7, 8, 9, 16, 33, 64, 128, 512), (2, 3, 4)
KNOWN = {(128, 2, 7): 0, (64, 4, 5): 0, (32, 4, 5): 2, (21, 4, 5): 0, (16, 4, 5): 8}
"""A prototype's repeated meetings by players, table and rounds."""
LEAVE, COME, AWAY = 0.02, 0.02, 6
"""The shares of players who leave and come in a round; how many are away (at most 5 %)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament to run."""

    players: int
    table: int
    rounds: int
    seed: int

    @property
    def name(self) -> str:
        """The seed of its chance."""
        return f"{self.players}:{self.table}:{self.rounds}:{self.seed}"


@dataclass(slots=True)
class Chance:
    """Chance besides the pairing: the same for the same plan."""

    dice: random.Random
    strength: dict[int, float] = field(default_factory=dict)

    def totals(self, match: Match) -> dict[int, int]:
        found = {}
        for entry in match.entries:
            if entry not in self.strength:
                self.strength[entry] = random.Random(entry).gauss(0, 1)
            found[entry] = round(45 + 8 * (self.strength[entry] + self.dice.gauss(0, 1)))
        return found

    def some(self, numbers: Iterable[int], share: float) -> list[int]:
        """Some of them, each as likely."""
        return [one for one in numbers if self.dice.random() < share]


@dataclass(frozen=True, slots=True)
class Found:
    """The outcome of a tournament."""

    plan: Plan
    tournament: Tournament
    compute: Timed

    @property
    def rounds(self) -> tuple[Round, ...]:
        return self.tournament.rounds

    def meetings(self) -> Counter[tuple[int, int]]:
        """How often each two met."""
        met = (combinations(sorted(match.entries), 2) for match in self._matches())
        return Counter(pair for pairs in met for pair in pairs)

    def _matches(self) -> Iterator[Match]:
        return (match for one in self.rounds for match in one.matches)

    def must(self) -> int:
        """A lower bound of repeated meetings: there are only so many pairs."""
        here = [{*_seated(one), *one.byes} for one in self.rounds]
        able = {pair for those in here for pair in combinations(sorted(those), 2)}
        return max(0, sum(self.meetings().values()) - len(able), _crowded(self.rounds))

    def constant(self) -> list[int]:
        """The entries who took part in every round, byes included."""
        always = set[int].intersection(*({*_seated(one), *one.byes} for one in self.rounds))
        return sorted(always)

    def firsts(self) -> list[int]:
        counts = Counter(match.order[0] for match in self._matches())
        return [counts[one] for one in self.constant()]

    def owed(self) -> float:
        """The largest difference between first choices and a fair share of them."""
        share: Counter[int] = Counter()
        for match in self._matches():
            for one in match.entries:
                share[one] += 12 * (match.order[0] == one) - 12 // len(match.entries)
        return max(map(abs, share.values())) / 12

    def small(self) -> int:
        """The most tables with an empty seat for one entry."""
        size = self.plan.table
        seats = (
            one for each in self._matches() if len(each.entries) < size for one in each.entries
        )
        return max(Counter(seats).values(), default=0)

    def byes(self) -> Counter[int]:
        return Counter(one for each in self.rounds for one in each.byes)

    def late(self) -> int:
        """How many rounds ended later than planned."""
        return sum(one.ended is None or one.ended > one.ends for one in self.rounds)

    def seconds(self) -> tuple[float, float]:
        """The slowest round: of a processor, and waited for."""
        worked, waited = self.compute.worked, self.compute.waited
        return max(worked["next_step"]), max(waited["next_step"])


def _seated(one: Round) -> Iterator[int]:
    return (entry for match in one.matches for entry in match.entries)


def _crowded(rounds: Iterable[Round]) -> int:
    """A lower bound of repeated meetings, entry by entry: each has only so many opponents."""
    met: dict[int, set[int]] = {}
    again: Counter[int] = Counter()
    for one in rounds:
        there = {*_seated(one), *one.byes}
        for match in one.matches:
            for entry in match.entries:
                fresh = there - met.get(entry, set()) - {entry}
                again[entry] += max(0, len(match.entries) - 1 - len(fresh))
        for match in one.matches:
            for entry in match.entries:
                met.setdefault(entry, set()).update(set(match.entries) - {entry})
    return -(-again.total() // 2)


async def run_with(plan: Plan, runner: Runner) -> Found:
    chance = Chance(random.Random(plan.name))
    setup = setup_of(plan.table, plan.rounds, plan.players, late=plan.rounds)
    await runner.compute.warm_up()
    tournament = await runner.begin(setup, plan.players)
    while tournament.phase == "running":
        tournament = await _round(tournament, chance, runner)
    await runner.close()
    return Found(plan, tournament, runner.compute)


async def _round(tournament: Tournament, chance: Chance, runner: Runner) -> Tournament:
    """Play a round: some are away, some leave, some come."""
    latest = tournament.rounds[-1]
    there = sorted({*_seated(latest), *latest.byes})
    away = set(chance.some(there, min(0.05, AWAY / len(there))))
    gone = chance.some(there, LEAVE)
    for match in latest.matches:
        if away.isdisjoint(match.entries):
            await runner.finish(match, chance.totals(match))
    for entry in gone:
        await runner.leave(entry)
    if latest.number < tournament.setup.rounds:
        for _ in chance.some(there, COME):
            await runner.enter()
    return await runner.go_on()


async def run(plan: Plan, *, paper: bool) -> Found:
    if paper:
        return await run_with(plan, EventRunner(plan.name))
    with new_folder() as folder, inline():
        return await run_with(
            plan, DatabaseRunner(TournamentWorld(folder / "castellan.db", plan.name))
        )


HEAD = (
    f"{'players':>11} {'table':>5} {'rounds':>6} | {'again':>11} {'must':>4} {'LIBR.':>5} |"
    f" {'firsts':>6} {'owed':>4} {'small':>5} | {'byes':>7} | {'late':>4} | {'seconds':>11}"
)


def line(found: Found) -> str:
    plan, meetings, firsts = found.plan, found.meetings(), found.firsts()
    again = meetings.total() - len(meetings)
    known = KNOWN.get((plan.players, plan.table, plan.rounds))
    there = [len({*_seated(one), *one.byes}) for one in found.rounds]
    byes, (worked, waited) = found.byes(), found.seconds()
    figure = "-" if known is None else known
    return (
        f"{plan.players:>3} {f'({min(there)}-{max(there)})':>7} {plan.table:>5} {len(there):>6} |"
        f" {f'{again}/{meetings.total()}':>11} {found.must():>4} {figure:>5} |"
        f" {f'{min(firsts)}-{max(firsts)}':>6} {found.owed():>4.1f} {found.small():>5} |"
        f" {f'{byes.total()} (≤{max(byes.values(), default=0)})':>7} | {found.late():>4} |"
        f" {worked:>5.2f} {waited:>5.2f}"
    )


def plans(options: argparse.Namespace) -> Iterator[Plan]:
    for players in [options.players] if options.players else PLAYERS:
        for table in [options.table] if options.table else TABLES:
            few = min(9, (players - 1) // 2) if table == 2 else 5
            yield Plan(players, table, options.rounds or few, options.seed)


def main() -> None:
    parser = argparse.ArgumentParser(description="Swiss tournaments to their ends.")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--table", type=int, default=0, choices=(0, *TABLES))
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--paper", action="store_true", help="without a database")
    options = parser.parse_args()
    quiet()
    print(HEAD, flush=True)
    for plan in plans(options):
        print(line(asyncio.run(run(plan, paper=options.paper))), flush=True)


if __name__ == "__main__":
    main()
