"""Turns planned ahead. Only their lord sees them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine import Composition, Refusal
from services.facts.games import GameFact
from services.facts.panels import Spots, TaxOffer
from services.facts.tables import SeatFact

Otherwise = Literal["ask", "lowest", "highest"]
"""The domino to take if no wish is free."""
PlanState = Literal["waiting", "played", "dropped", "replaced", "cleared"]


@dataclass(frozen=True, slots=True)
class Plan:
    """A lord's plan for their next turn.

    `wishes` are dominoes of the next line, the best first; empty while that line is not known (then
    only the placement is planned, and the lord is asked for the rest).
    """

    spot: tuple[str, str] | None = None
    wishes: tuple[str, ...] = ()
    otherwise: Otherwise = "ask"
    taxes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlanFact:
    """A stored plan, and what became of it.

    `turn` identifies the turn by what cannot change before it comes: its round and the domino in
    hand ("5.K17"), at the start the place in the order of the kings ("0.3"). `asks`: the plan left
    something open that only the lord can decide, so it can at most fill their draft.

    `fate` of a played plan: "domino", "spot", "took", and "gone" (wishes that were taken); of a
    dropped one: "code" with its data: wishes_taken (gone), line_unknown, no_wish, giant_arrives,
    no_spot, spot_illegal, tax_illegal, giant_came (square), giant_waits, kingdom_changed (what:
    own, partner, queen), other_domino, taken_back, time, resigned, game_over; "drafted" tells that
    the plan is now the lord's draft. Of a replaced one: "code" again or own_turn.
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
    """The panel of a plan in preparation: nothing is stored until it is saved."""

    game: GameFact
    seat: SeatFact
    turn: str  # the turn that it is for, as in PlanFact
    round: int
    domino: str | None  # to be placed; None at the start
    spots: Spots | None  # None at the start, and if the domino fits nowhere
    discards: bool  # the domino fits nowhere in the current kingdom
    composition: Composition  # with the placement and taxes, in the current kingdom
    plan: Plan
    gain: int
    total: int
    chooses: bool  # the turn takes a domino: not in the last round
    line: tuple[str, ...]  # the line to take from once it is on the table, else empty
    taxes: tuple[TaxOffer, ...] = ()
    no_tax: Refusal | None = None
    arrives: bool = False  # a giant arrives with the domino and has to cover a crown
    gone: tuple[str, ...] = ()  # wishes removed from the plan because they were taken meanwhile
    kept: PlanFact | None = None  # the plan currently stored for this turn
    news: Literal["", "kept", "cleared"] = ""

    @property
    def ready(self) -> bool:
        """Whether the plan can be saved: with a placement if a domino is laid, else with wishes."""
        if self.domino is not None and not self.discards:
            return self.plan.spot is not None
        return bool(self.plan.wishes) or self.plan.otherwise != "ask"

    @property
    def is_kept(self) -> bool:
        """Whether exactly this plan is stored."""
        return self.kept is not None and self.kept.plan == self.plan
