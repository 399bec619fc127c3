"""Turns planned ahead (PLAY §3.6). Private to their lord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine import Composition
from services.facts.games import GameFact
from services.facts.panels import Spots
from services.facts.tables import SeatFact

Otherwise = Literal["ask", "lowest", "highest"]
"""What to take if no wish is free."""
PlanState = Literal["waiting", "played", "dropped", "replaced", "cleared"]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a lord wants to play on their next turn.

    `wishes` are dominoes of the next line, the best first; none where that line is not known yet
    (then only the spot is planned, and the lord is asked for the rest).
    """

    spot: tuple[str, str] | None = None
    wishes: tuple[str, ...] = ()
    otherwise: Otherwise = "ask"
    taxes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanFact:
    """A plan that was kept, and what became of it.

    `fate` of a played one: "domino", "spot", "took", and "gone" (wishes that were taken); of a
    dropped one: "code" with its data (wishes_taken, spot_illegal, giant_came, kingdom_changed,
    line_unknown, …).
    """

    id: int
    game: int
    table: str
    seat: int
    turn: str
    domino: str | None
    plan: Plan
    state: PlanState
    made: int
    settled: int | None = None
    fate: Mapping[str, object] | None = None


@dataclass(frozen=True, slots=True)
class PlanPanelFact:
    """The panel of a plan being made: nothing of it is stored before it is kept."""

    game: GameFact
    seat: SeatFact
    turn: str  # the turn it is for
    domino: str | None  # to be placed; None where there is none
    spots: Spots | None
    composition: Composition  # with the spot and taxes, on the kingdom as it stands
    plan: Plan
    gain: int
    total: int
    line: tuple[str, ...]  # the next line where it is on the table, else empty
    kept: PlanFact | None = None  # the plan that waits for this turn now
    log: tuple[PlanFact, ...] = ()  # earlier ones, the newest first
