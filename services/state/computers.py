"""Computer lords at tables: the word for level and temper, and which of them a set-up has."""

from collections.abc import Sequence

from ai import COMPUTERS, offered
from services.facts.tables import SeatFact, Setup, TableFact


def levels_of(setup: Setup) -> tuple[str, ...]:
    """Return the names of the levels that a table may have: without numba some are left out."""
    return tuple(level.name for level in offered(setup.options()))


def fitting(setup: Setup) -> tuple[str, ...]:
    """Return the computer lords of a set-up that it has room for, beside one person at least."""
    known = [word for word in setup.computers if word in COMPUTERS]
    return tuple(known[: max(0, setup.lords - 1)])


def is_offered(word: str, setup: Setup) -> bool:
    """Whether a computer lord can be added to a set-up."""
    return word in COMPUTERS and COMPUTERS[word][0].name in levels_of(setup)


def offered_of(setup: Setup) -> tuple[str, ...]:
    """Return those of them whose level can be played here."""
    if not setup.computers:
        return ()
    return tuple(word for word in fitting(setup) if is_offered(word, setup))


def may_hint(table: TableFact) -> bool:
    """Whether the computer may be asked for moves: where all agreed to it, and in games alone.

    Never where others play with the same draw, for a tournament, or where a game alone is rated.
    """
    if table.sealed or table.tournament is not None:
        return False
    return table.setup.hints or (table.solo and not table.setup.counts_alone)


def with_computers(seats: Sequence[SeatFact]) -> bool:
    """Whether a table has a computer lord."""
    return any(seat.computer is not None for seat in seats)
