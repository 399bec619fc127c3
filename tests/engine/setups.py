"""Every set-up as options, by the name that the reference gives it, and every combination."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Options
from tests.reference import SETUPS as ROWS
from tests.reference.setups import Setup

NAMES = ("Ann", "Ben", "Cara", "Dan", "Eve", "Finn", "Gwen", "Hal")
BONUSES = ((), ("middle_kingdom",), ("harmony",), ("middle_kingdom", "harmony"))
NAMED_BY_RULE = [
    *(name for name in ROWS if ROWS[name].rule == name),
    "R11-8",
    "R12-6",
    "R4-court",
    "R8-court",
    "R16-court",
    "R16-q-court",
]
"""One set-up for each rule of the table, and The Court with and without the rest."""

CHOSEN = ("folie_des_grandeurs", "lost_corner")
"""Two quests, where they are chosen instead of drawn."""


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


def ways(name: str) -> dict[str, Options]:
    """R21, R22: a set-up with each choice of bonuses, or with giants of quests."""
    row = ROWS[name]
    if row.giants:
        return {name: options_of(row), f"{name}-chosen": options_of(row, quests=CHOSEN)}
    return {"-".join([name, *bonuses]): options_of(row, bonuses) for bonuses in BONUSES}


SETUPS = {name: options_of(ROWS[name]) for name in ROWS}
"""Each set-up without bonuses, the quests drawn."""

COMBINATIONS = {way: options for name in ROWS for way, options in ways(name).items()}
"""All that R19 allows; which two quests are chosen is no matter here."""
