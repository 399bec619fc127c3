"""Leagues: in each division everybody meets everybody, as fast as they play.

A round's tables are made one by one, as soon as all of a table have finished their table of the
round before; but each round ends at its date, however early it began. So fast players don't wait,
and nobody is hurried. After a season the best of a division move up and the last move down.
"""

from collections.abc import Iterator
from itertools import pairwise

from services.facts.tournaments import Stage, Tournament
from services.tournaments.core.setups import later
from services.tournaments.formats._round_plans import (
    PlannedTable,
    RoundPlan,
    StageEnd,
    StandingsOf,
    shared_places,
)
from services.tournaments.formats.round_robin import Table, full_schedule, with_entries
from services.tournaments.formats.stages import grouped, preferred_sizes, still_in


def next_step(
    tournament: Tournament, stage: Stage, now: int, standings: StandingsOf
) -> RoundPlan | StageEnd | None:
    """Return the tables of a season that can begin now, or its end."""
    season = _Season(tournament, stage)
    if not season.rounds and now < (tournament.next_begins or tournament.start):
        return None
    for number in range(1, stage.rounds + 1):
        plan = season.part(number, now)
        if plan is not None:
            return plan
    if all(one.over for one in season.rounds.values()):
        lines = standings(tournament, stage.number, 0).lines
        order = tuple(line.entry for line in lines)
        ranks = shared_places(lines)
        return StageEnd(stage.number, order, next_season_entries(tournament, stage, order), ranks)
    return None


def has_tables_left(tournament: Tournament, stage: Stage) -> bool:
    """Whether a season in which nobody is playing has another table, or a bye."""
    season = _Season(tournament, stage)
    return any(season.part(number, 0) is not None for number in range(1, stage.rounds + 1))


class _Season:
    """A season: its scheduled tables by rounds, and what has been played of them."""

    def __init__(self, tournament: Tournament, stage: Stage) -> None:
        self.tournament = tournament
        self.stage = stage
        self.rounds = {one.number: one for one in tournament.rounds_of(stage.number)}
        self.tables = {
            number: tuple(scheduled_tables(tournament, stage, number))
            for number in range(1, stage.rounds + 1)
        }
        self.had = {
            number: {entry for match in one.matches for entry in match.entries} | set(one.byes)
            for number, one in self.rounds.items()
        }

    def part(self, number: int, now: int) -> RoundPlan | None:
        """Return the part of a round that can begin; None: nothing to pair."""
        round_ = self.rounds.get(number)
        if round_ is not None and not round_.more:
            return None
        waiting = self._waiting(number)
        tables, byes, more = list[PlannedTable](), list[int](), False
        used = 0 if round_ is None else max((one.number for one in round_.matches), default=0)
        for group, table in self.tables[number]:
            here = still_in(self.tournament, table)
            if not here or self._had(number, table):
                continue
            if waiting & set(here):
                more = True
            elif len(here) == 1:
                byes += here
            else:
                used += 1
                tables.append(PlannedTable(used, here, group))
        if not tables and not byes and (round_ is None or more):
            return None
        begins = now if round_ is None else round_.begins
        ends = self._ends(number, now) if round_ is None else round_.ends
        where = (self.stage.number, number)
        return RoundPlan(*where, tuple(tables), tuple(byes), begins, ends, more)

    def _had(self, number: int, table: Table) -> bool:
        return not self.had.get(number, set()).isdisjoint(table)

    def _waiting(self, number: int) -> set[int]:
        """Return the entries that still have to finish the rounds before one."""
        waiting = set[int]()
        for earlier in range(1, number):
            round_ = self.rounds.get(earlier)
            for match in round_.matches if round_ is not None else ():
                if not match.over:
                    waiting.update(match.entries)
            if round_ is None or round_.more:
                for _, table in self.tables[earlier]:
                    if not self._had(earlier, table):
                        waiting.update(still_in(self.tournament, table))
        return waiting

    def _ends(self, number: int, now: int) -> int:
        """Return the date at which a round ends, as if no round had begun early."""
        before, setup = self.rounds.get(number - 1), self.tournament.setup
        begins = now if before is None else max(later(setup, before.ends, setup.rest), now)
        return later(setup, begins, setup.round)


def scheduled_tables(
    tournament: Tournament, stage: Stage, number: int
) -> Iterator[tuple[int, Table]]:
    """Yield the tables of a round in all groups or divisions; a bye is a table of one."""
    sizes = preferred_sizes(tournament.setup)
    for group, entries in enumerate(stage.groups or (stage.entries,), 1):
        schedule = full_schedule(len(entries), sizes)
        if number <= len(schedule):
            yield from ((group, table) for table in with_entries(entries, schedule[number - 1]))


def next_season_entries(tournament: Tournament, stage: Stage, order: Table) -> Table:
    """Return the entries of the next season from the top, after promotion and relegation.

    Entries that have left are removed first; then the last of each division change places with the
    best of the one below: as many as set up, but never more than half of either.
    """
    divisions = [list(still_in(tournament, division)) for division in grouped(stage, order)]
    for upper, lower in pairwise(divisions):
        many = min(tournament.setup.through, len(upper) // 2, len(lower) // 2)
        if many:
            upper[-many:], lower[:many] = lower[:many], upper[-many:]
    return tuple(entry for division in divisions for entry in division)
