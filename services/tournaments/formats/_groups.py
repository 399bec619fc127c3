"""Group stages: a round robin in each group."""

from collections.abc import Iterator, Sequence

from services.facts.tournaments import Stage, Tournament
from services.tournaments.formats._round_plans import PlannedTable
from services.tournaments.formats.round_robin import full_schedule, with_entries
from services.tournaments.formats.stages import TWO, preferred_sizes, still_in
from services.tournaments.pairing import table_sizes


def has_tables_left(tournament: Tournament, stage: Stage, number: int) -> bool:
    """Whether a round has tables, or one after it."""
    return any(round_of(tournament, stage, one)[0] for one in range(number, stage.rounds + 1))


def round_of(
    tournament: Tournament, stage: Stage, number: int
) -> tuple[tuple[PlannedTable, ...], tuple[int, ...]]:
    """Return the tables and byes of a round, of all groups.

    Seats of entries that have left stay empty. Someone left alone by that has a bye at tables of
    two; at larger ones another table of the group takes them in.
    """
    tables: list[PlannedTable] = []
    byes: list[int] = []
    for group, entries in enumerate(stage.groups or (stage.entries,), 1):
        made, out = _of_group(tournament, entries, number)
        named = group if stage.groups else 0
        tables += [PlannedTable(len(tables) + at, one, named) for at, one in enumerate(made, 1)]
        byes += out
    return tuple(tables), tuple(byes)


def _of_group(
    tournament: Tournament, entries: Sequence[int], number: int
) -> tuple[list[tuple[int, ...]], list[int]]:
    schedule = full_schedule(len(entries), preferred_sizes(tournament.setup))
    if number > len(schedule):
        return [], []
    here = [still_in(tournament, table) for table in with_entries(entries, schedule[number - 1])]
    tables = [table for table in here if len(table) > 1]
    alone = [table[0] for table in here if len(table) == 1]
    if tournament.setup.size == 2 or (not tables and len(alone) < 2):
        return tables, alone
    while len(alone) > 1:
        tables.append((alone.pop(0), alone.pop(0)))
    for one in alone:
        least = min(tables, key=len)
        tables.remove(least)
        tables += _split_table((*least, one), (*preferred_sizes(tournament.setup), TWO))
    return tables, []


def _split_table(table: tuple[int, ...], allowed: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield a table split into as many as its size requires."""
    start = 0
    for size in table_sizes(len(table), allowed):
        yield table[start : start + size]
        start += size
