"""Turns planned ahead (PLAY §3.6). Private to their lord."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine import Composition, Refusal
from services.facts.games import GameFact
from services.facts.panels import Spots, TaxOffer
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

    `turn` names the turn by what stays true of it until it comes: its round and the domino in hand
    ("5.K17"), at the start the place in the order of the kings ("0.3"). `asks`: when it was kept
    something was left that only the lord can decide, so that it fills their draft at most.

    `fate` of a played one: "domino", "spot", "took", and "gone" (wishes that were taken); of a
    dropped one: "code" with its data: wishes_taken (gone), line_unknown, no_wish, giant_arrives,
    no_spot, spot_illegal, tax_illegal, giant_came (square), giant_waits, kingdom_changed (what:
    own, partner, queen), other_domino, taken_back, time, resigned, game_over; "drafted" tells that
    what was planned is in the lord's draft. Of a replaced one: "code" again or own_turn.
    """

    id: int
    game: int
    table: str
    seat: int
    turn: str
    round: int
    domino: str | None
    plan: Plan
    asks: bool
    state: PlanState
    made: int
    settled: int | None = None
    fate: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlanPanelFact:
    """The panel of a plan being made: nothing of it is stored before it is kept."""

    game: GameFact
    seat: SeatFact
    turn: str  # the turn it is for, as PlanFact names it
    round: int
    domino: str | None  # to be placed; None at the start
    spots: Spots | None  # None at the start and where the domino fits nowhere
    discards: bool  # the domino fits nowhere as the kingdom stands
    composition: Composition  # with the spot and taxes, on the kingdom as it stands
    plan: Plan
    gain: int
    total: int
    chooses: bool  # the turn takes a domino: not in the last round
    line: tuple[str, ...]  # the line to take from where it is on the table, else empty
    taxes: tuple[TaxOffer, ...] = ()
    no_tax: Refusal | None = None
    arrives: bool = False  # a giant comes with the domino and will have to cover a crown
    gone: tuple[str, ...] = ()  # wishes left out of the plan, since they were taken meanwhile
    kept: PlanFact | None = None  # the plan that waits for this turn now
    news: Literal["", "kept", "cleared"] = ""

    @property
    def ready(self) -> bool:
        """Whether there is something to keep: where a domino is placed its spot, else wishes."""
        if self.domino is not None and not self.discards:
            return self.plan.spot is not None
        return bool(self.plan.wishes) or self.plan.otherwise != "ask"

    @property
    def is_kept(self) -> bool:
        """Whether just this plan waits."""
        return self.kept is not None and self.kept.plan == self.plan
