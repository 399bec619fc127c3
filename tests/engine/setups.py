"""Every set-up as options, by the name that the reference gives it."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Options
from tests.reference import SETUPS as ROWS
from tests.reference.setups import Setup

NAMES = ("Ann", "Ben", "Cara", "Dan", "Eve", "Finn", "Gwen", "Hal")
FINISHED = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8"]


def options_of(row: Setup, bonuses: Iterable[str] = (), quests: tuple[str, ...] = ()) -> Options:
    """A row of the table as the engine's options, with bonuses or chosen quests."""
    duel = {"mighty_duel"} & set(row.words)
    return Options(
        box=row.box,
        players=row.players,
        teams="teams" in row.words,
        variants=frozenset({*duel, *bonuses}),
        giants=row.giants,
        court=row.court,
        quests=quests,
    )


SETUPS = {name: options_of(ROWS[name]) for name in FINISHED}
"""Each set-up without bonuses, the quests drawn."""
