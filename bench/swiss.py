"""Swiss events to their ends: who meets again, who chooses first, byes, rounds ended late, time.

    python bench/swiss.py [--players N] [--table T] [--rounds R] [--seed S] [--paper]

Without numbers: 7, 8, 9, 16, 33, 64, 128 and 512 players at tables of 2, 3 and 4. Some leave, some
enter late, some never play their turns. Each event is held as the bot holds it, over a database,
with a clock that is moved: rounds are paired in a worker process, tables begin and end, and the
autopilot plays for the absent when the round ends. `--paper` leaves the database out and holds them
from their log alone. Tables that are played end by made-up points, the stronger mostly before the
weaker. The defaults for rounds: as many as leave nobody without somebody new at tables of two (nine
at most), else five.

A line an event:

    again    meetings that were not the first of the two, of all meetings; `must` of them at least,
             by counting; LIBRARIES' figure for the prototype where it has one, without drops
    firsts   how often those who sat in every round chose first: fewest and most; `owed`: the
             most that anybody is behind or ahead of their share, in first choices
    small    the most tables that were not full for one of them
    byes     how many, and the most for one entry
    late     rounds that ended later than they were to
    seconds  the slowest round: reckoned in the worker (of a processor), and until it was there
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import structlog

if not __package__:  # run as a file: python bench/swiss.py
    sys.path[0] = str(Path(__file__).parents[1])

from bench.simulated.swiss import Course, Field, Paper, Timed, setup_of
from services.facts.tournaments import Match, Round, Tournament
from tests.helpers.database import new_folder
from tests.helpers.inline import inline
from tests.helpers.tournaments import TournamentWorld

PLAYERS, TABLES = (7, 8, 9, 16, 33, 64, 128, 512), (2, 3, 4)
KNOWN = {(128, 2, 7): 0, (64, 4, 5): 0, (32, 4, 5): 2, (21, 4, 5): 0, (16, 4, 5): 8}
"""LIBRARIES' figures: meetings again by players, table and rounds."""
LEAVE, COME, AWAY = 0.02, 0.02, 6
"""Of all who are there, a round; and about so many a round are away, of few a twentieth."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An event that is to be held."""

    players: int
    table: int
    rounds: int
    seed: int

    @property
    def name(self) -> str:
        """What its chance follows from."""
        return f"{self.players}:{self.table}:{self.rounds}:{self.seed}"


@dataclass(slots=True)
class Chance:
    """What happens besides the pairing: the same for the same plan."""

    dice: random.Random
    strength: dict[int, float] = field(default_factory=dict)

    def totals(self, match: Match) -> dict[int, int]:
        """The points of a table's kingdoms."""
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
    """What came of an event."""

    plan: Plan
    tournament: Tournament
    compute: Timed

    @property
    def rounds(self) -> tuple[Round, ...]:
        """Its rounds."""
        return self.tournament.rounds

    def meetings(self) -> Counter[tuple[int, int]]:
        """How often each two met."""
        return Counter(pair for match in self._matches() for pair in _pairs(match))

    def _matches(self) -> Iterator[Match]:
        return (match for one in self.rounds for match in one.matches)

    def must(self) -> int:
        """At least so many meetings are again, as there are not more to be met."""
        here = [{*_seated(one), *one.byes} for one in self.rounds]
        able = {pair for those in here for pair in combinations(sorted(those), 2)}
        return max(0, sum(self.meetings().values()) - len(able), _crowded(self.rounds))

    def constant(self) -> list[int]:
        """Who sat at a table in every round, but for byes."""
        always = set[int].intersection(*({*_seated(one), *one.byes} for one in self.rounds))
        return sorted(always)

    def firsts(self) -> list[int]:
        """How often each of them chose first."""
        counts = Counter(match.order[0] for match in self._matches())
        return [counts[one] for one in self.constant()]

    def owed(self) -> float:
        """How far the one who had most too few or too many first choices is from their share."""
        share: Counter[int] = Counter()
        for match in self._matches():
            for one in match.entries:
                share[one] += 12 * (match.order[0] == one) - 12 // len(match.entries)
        return max(map(abs, share.values())) / 12

    def small(self) -> int:
        """The most tables that were not full for one entry."""
        size = self.plan.table
        seats = (
            one for each in self._matches() if len(each.entries) < size for one in each.entries
        )
        return max(Counter(seats).values(), default=0)

    def byes(self) -> Counter[int]:
        """How many byes each had."""
        return Counter(one for each in self.rounds for one in each.byes)

    def late(self) -> int:
        """How many rounds ended later than they were to."""
        return sum(one.ended is None or one.ended > one.ends for one in self.rounds)

    def seconds(self) -> tuple[float, float]:
        """The slowest round: of a processor, and waited for."""
        worked, waited = self.compute.worked, self.compute.waited
        return max(worked["following"]), max(waited["following"])


def _pairs(match: Match) -> Iterator[tuple[int, int]]:
    return combinations(sorted(match.entries), 2)


def _seated(one: Round) -> Iterator[int]:
    return (entry for match in one.matches for entry in match.entries)


def _crowded(rounds: Iterable[Round]) -> int:
    """At least so many meetings are again, entry by entry: each has only so many others."""
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


async def hold(plan: Plan, field_: Field) -> Found:
    """Hold an event to its end."""
    chance = Chance(random.Random(plan.name))
    setup = setup_of(plan.table, plan.rounds, plan.players, late=plan.rounds)
    await field_.compute.warm_up()
    tournament = await field_.begin(setup, plan.players)
    while tournament.phase == "running":
        tournament = await _round(tournament, chance, field_)
    await field_.close()
    return Found(plan, tournament, field_.compute)


async def _round(tournament: Tournament, chance: Chance, field_: Field) -> Tournament:
    """Play a round: some are away, some leave, some come."""
    latest = tournament.rounds[-1]
    there = sorted({*_seated(latest), *latest.byes})
    away = set(chance.some(there, min(0.05, AWAY / len(there))))
    gone = chance.some(there, LEAVE)
    for match in latest.matches:
        if away.isdisjoint(match.entries):
            await field_.finish(match, chance.totals(match))
    for entry in gone:
        await field_.leave(entry)
    if latest.number < tournament.setup.rounds:
        for _ in chance.some(there, COME):
            await field_.enter()
    return await field_.go_on()


async def held(plan: Plan, *, paper: bool) -> Found:
    """Hold an event in a field of its own."""
    if paper:
        return await hold(plan, Paper(plan.name))
    with new_folder() as folder, inline():
        return await hold(plan, Course(TournamentWorld(folder / "castellan.db", plan.name)))


# -- what is said ----------------------------------------------------------------------------------

HEAD = (
    f"{'players':>11} {'table':>5} {'rounds':>6} | {'again':>11} {'must':>4} {'LIBR.':>5} |"
    f" {'firsts':>6} {'owed':>4} {'small':>5} | {'byes':>7} | {'late':>4} | {'seconds':>11}"
)


def line(found: Found) -> str:
    """Say in a line what came of an event."""
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
    """Yield the events that are asked for."""
    for players in [options.players] if options.players else PLAYERS:
        for table in [options.table] if options.table else TABLES:
            few = min(9, (players - 1) // 2) if table == 2 else 5
            yield Plan(players, table, options.rounds or few, options.seed)


def main() -> None:
    """Hold the events, one after another."""
    parser = argparse.ArgumentParser(description="Swiss events to their ends.")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--table", type=int, default=0, choices=(0, *TABLES))
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--paper", action="store_true", help="without a database")
    options = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    print(HEAD, flush=True)
    for plan in plans(options):
        print(line(asyncio.run(held(plan, paper=options.paper))), flush=True)


if __name__ == "__main__":
    main()
