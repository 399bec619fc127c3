"""Judge a plan when its turn has come: every condition, in order. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import Composition, Game, GameView, Kind, Move, Step, square_name
from engine.kingdom_text import ParsedKingdom, parse
from services.core.json_codec import from_json
from services.facts.plans import Plan
from services.play._planning import planned_slots
from services.play._turn_panel import draft_slots, in_hand, spot_of
from store.rows import Json


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a plan amounts to now.

    `moves` are the whole turn if the plan plays; otherwise `fate` says why it does not ("code" and
    data). `slots` are the draft for a lord who composes the turn themselves; None where the plan is
    no longer possible. A plan that leaves something to decide has slots and no moves.
    """

    fate: Mapping[str, object]
    moves: tuple[Move, ...] = ()
    slots: tuple[str, ...] | None = None

    @property
    def plays(self) -> bool:
        """Whether the plan plays the turn."""
        return bool(self.moves)


def judge(game: Game, wanted: Json) -> Verdict:
    """Judge a stored plan in the turn in progress, which is the one it was made for."""
    view, plan = game.view(), from_json(Plan, wanted)
    assert view.turn is not None, "its turn has come"
    mine = view.kingdom_of(view.turn.seat)
    if view.turn.step is Step.RECEIVE:
        return Verdict({"code": "giant_waits", "count": mine.pending})
    if mine.text != wanted["kingdom"]:
        return Verdict(_change(parse(wanted["kingdom"]), parse(mine.text), len(mine.seats) > 1))
    slots = planned_slots(in_hand(view), plan)
    dropped = game.compose(slots).dropped
    if dropped:
        tax = dropped[0][0].kind is Kind.TAX
        return Verdict({"code": "tax_illegal" if tax else "spot_illegal"})
    return _chosen(game, view, plan, slots, known=bool(wanted["line"]))


def _chosen(
    game: Game, view: GameView, plan: Plan, slots: Sequence[Move], *, known: bool
) -> Verdict:
    """Add the domino to take, if there is one."""
    if view.round == view.rounds:
        return _whole(game, view, slots, ())
    free = [slot.domino for slot in view.next_line if slot.seat is None]
    took = _taken(plan, free)
    gone = plan.wishes[: plan.wishes.index(took)] if took in plan.wishes else plan.wishes
    if took is None and plan.wishes:
        return Verdict({"code": "wishes_taken", "gone": list(gone)})
    if took is None:
        asked = game.compose(slots)
        code = "no_wish" if known else "line_unknown"
        return Verdict({"code": code}, slots=tuple(draft_slots(view, asked)))
    return _whole(game, view, [*slots, Move(Kind.CHOOSE, took)], gone)


def _taken(plan: Plan, free: Sequence[str]) -> str | None:
    """Return the first wish that is free, otherwise the domino to be taken instead."""
    wished = next((one for one in plan.wishes if one in free), None)
    if wished is not None or plan.otherwise == "ask":
        return wished
    return free[0] if plan.otherwise == "lowest" else free[-1]


def _whole(game: Game, view: GameView, slots: Sequence[Move], gone: Sequence[str]) -> Verdict:
    """Return the whole turn, or what its lord still has to decide."""
    composition = game.compose(slots)
    drafted = tuple(draft_slots(view, composition))
    if composition.ready:
        fate = {**_played(composition), "gone": list(gone)}
        return Verdict(fate, composition.moves, drafted)
    arrives = Step.GIANT in composition.todo
    return Verdict({"code": "giant_arrives" if arrives else "no_spot"}, slots=drafted)


def _played(composition: Composition) -> dict[str, object]:
    """Describe what was played."""
    by_kind = {move.kind: move for move in composition.moves}
    placed, took = by_kind.get(Kind.PLACE), by_kind.get(Kind.CHOOSE)
    laid = placed or by_kind.get(Kind.DISCARD)
    return {
        "domino": None if laid is None else laid.domino,
        "spot": spot_of(placed),
        "took": None if took is None else took.domino,
    }


def _change(before: ParsedKingdom, after: ParsedKingdom, shared: bool) -> dict[str, Any]:
    """Describe how a kingdom has changed since the plan was made for it."""
    came = [place for place, count in after.giants.items() if count > before.giants.get(place, 0)]
    if after.squares == before.squares and came:
        column, row = came[0]
        return {"code": "giant_came", "square": square_name(column + 1, row + 1)}
    if _without_queen(before) == _without_queen(after):
        return {"code": "kingdom_changed", "what": "queen"}
    return {"code": "kingdom_changed", "what": "partner" if shared else "own"}


def _without_queen(kingdom: ParsedKingdom) -> tuple[object, ...]:
    """Return all that a kingdom holds but the Queen."""
    names = (name for name in ParsedKingdom.__dataclass_fields__ if name != "queen")
    return tuple(getattr(kingdom, name) for name in names)
