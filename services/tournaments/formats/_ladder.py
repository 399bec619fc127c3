"""Ladders: free players meet others close in rank, and results move the places. No dates.

Those at a table share out the places on the ladder that they hold among themselves: the winner
takes the highest of them, and so on down. So tables that are played at the same time never affect
each other's places, and the order in which they end does not matter.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from services.facts.tournaments import Match, Stage, Tournament
from services.tournaments.core import setups
from services.tournaments.formats._round_plans import PlannedTable, RoundPlan
from services.tournaments.formats.matches import ranking
from services.tournaments.formats.stages import preferred_sizes, preferred_sizes_for, still_in
from services.tournaments.pairing import table_sizes

HOUR, DAY = 3600, 24 * 3600
AT_ONCE = 10
"""Games of a day after which free players wait though nobody else plays: a ladder has no end."""
REACH = 2
"""Candidates for a full table: this many times its seats, counted from its highest player."""


def order(tournament: Tournament, stage: Stage) -> tuple[int, ...]:
    """Return the entries of a ladder from the top; those who have left come last.

    Entries that were disqualified before they sat at a table are left out.
    """
    rounds = tournament.rounds_of(stage.number)
    sat = {one for each in rounds for match in each.matches for one in match.entries}
    out = ("waiting", "withdrawn", "expelled")
    late = [one.number for one in tournament.entries if one.number in sat or one.state not in out]
    rungs = {one: rung for rung, one in enumerate(dict.fromkeys([*stage.entries, *late]))}
    for round_ in rounds:
        for match in round_.matches:
            if match.over and match.games:
                held = sorted(rungs[one] for one in match.entries)
                rungs.update(zip(ranking(tournament, match), held, strict=True))
    every = sorted(rungs, key=rungs.__getitem__)
    here = dict.fromkeys(still_in(tournament, every))
    return (*here, *(one for one in every if one not in here))


def pairing_interval(tournament: Tournament) -> int:
    """Return the seconds between two pairings while other tables are playing, or after many."""
    return max(HOUR * setups.last_slot(tournament.setup), tournament.setup.round // 7)


def next_pairing_at(tournament: Tournament, stage: Stage) -> int | None:
    """Return when a ladder pairs next if nothing else happens; None: too few are free."""
    free = _free(tournament, stage)
    waits = bool(_playing(tournament, stage))
    if len(free) < 2 or not _tables_of_free(tournament, stage, free, waits=waits):
        return None
    return _last(tournament, stage) + pairing_interval(tournament)


def next_step(tournament: Tournament, stage: Stage, now: int) -> RoundPlan | None:
    """Return the tables for the players who are free now.

    While others are playing they wait for `pairing_interval` since the last pairing, for a wider
    choice; likewise after `AT_ONCE` games of a day. Nobody meets exactly their last opponents again
    unless there is no one else.
    """
    free = _free(tournament, stage)
    playing = _playing(tournament, stage)
    waits = playing or _many(tournament, stage, now)
    if len(free) < 2 or (waits and now < _last(tournament, stage) + pairing_interval(tournament)):
        return None
    tables = _tables_of_free(tournament, stage, free, waits=bool(playing))
    if not tables:
        return None
    number = len(tournament.rounds_of(stage.number)) + 1
    planned = tuple(PlannedTable(at, table) for at, table in enumerate(tables, 1))
    ends = setups.later(tournament.setup, now, tournament.setup.round)
    return RoundPlan(stage.number, number, planned, (), now, ends)


def _free(tournament: Tournament, stage: Stage) -> list[int]:
    """Return the entries that can be paired, from the top."""
    number = len(tournament.rounds_of(stage.number)) + 1
    playing = _playing(tournament, stage)
    return [
        one
        for one in still_in(tournament, order(tournament, stage))
        if one not in playing and tournament.entry(one).first <= number
    ]


def _playing(tournament: Tournament, stage: Stage) -> set[int]:
    return {
        one
        for round_ in tournament.rounds_of(stage.number)
        for match in round_.matches
        if not match.over
        for one in match.entries
    }


def _many(tournament: Tournament, stage: Stage, now: int) -> bool:
    """Whether tables were paired again and again within a day."""
    lately = sum(one.begins > now - DAY for one in tournament.rounds_of(stage.number))
    return lately * setups.last_slot(tournament.setup) >= AT_ONCE


def _last(tournament: Tournament, stage: Stage) -> int:
    return max((one.begins for one in tournament.rounds_of(stage.number)), default=tournament.start)


def _tables_of_free(
    tournament: Tournament, stage: Stage, free: list[int], *, waits: bool
) -> list[tuple[int, ...]]:
    """Return tables for free players, from the top; `waits`: others will be free later.

    Two teams of two can't play and wait for a third: otherwise they would share the place at once,
    over and over.
    """
    before = _tables_of(tournament, stage)
    met = _recent_meetings(before)
    allowed = (
        preferred_sizes(tournament.setup)
        if waits
        else preferred_sizes_for(tournament.setup, len(free))
    )
    seats = table_sizes(len(free), allowed)
    left, tables = list(free), []
    for size in sorted(seats, reverse=True):
        first, near = left[0], left[1 : 1 + REACH * tournament.setup.size]
        found = min(
            combinations(near, size - 1), key=lambda some: _pairing_cost(met, (first, *some), left)
        )
        table = (first, *found)
        left = [one for one in left if one not in table]
        if (waits and _repeats_last_table(before, table)) or not setups.is_playable(
            tournament.setup, size
        ):
            continue
        tables.append(table)
    return tables


def _pairing_cost(
    met: dict[tuple[int, int], int], table: Sequence[int], left: Sequence[int]
) -> tuple[int, int]:
    """Return how recently those at a table have met, then how far apart they rank."""
    lately = sum(met.get((a, b), 0) for a, b in combinations(sorted(table), 2))
    return lately, sum(left.index(one) for one in table)


def _recent_meetings(before: Mapping[int, Sequence[Match]]) -> dict[tuple[int, int], int]:
    """Return by pairs 2 if they met at the last table of either, 1 if at the one before that."""
    found: dict[tuple[int, int], int] = {}
    for one, matches in before.items():
        for weight, match in zip((2, 1), reversed(matches), strict=False):
            for other in match.entries:
                pair = (min(one, other), max(one, other))
                found[pair] = max(found.get(pair, 0), weight)
    return found


def _tables_of(tournament: Tournament, stage: Stage) -> dict[int, list[Match]]:
    """Return the tables of each entry, the last one last."""
    tables: dict[int, list[Match]] = {}
    for round_ in tournament.rounds_of(stage.number):
        for match in round_.matches:
            for one in match.entries:
                tables.setdefault(one, []).append(match)
    return tables


def _repeats_last_table(before: Mapping[int, Sequence[Match]], table: Sequence[int]) -> bool:
    """Whether all of a table met exactly each other at their last one."""
    return all(one in before and set(before[one][-1].entries) == set(table) for one in table)
