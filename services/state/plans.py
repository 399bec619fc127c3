"""Plans as they are stored: for which turn each is, and what ends it (PLAY §3.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from engine import GameView
from services.core.context import Transaction
from services.core.live_games import Live
from services.facts.games import By
from services.facts.plans import Plan, PlanFact
from services.facts.tables import SeatFact
from services.offers.giants import after_last_turn
from store import Connection, plans
from store.rows import PlanRow

WAIT = 60
"""So long after its turn has come a plan plays: its lord may compose the turn instead."""


def key_of(round: int, place: int, domino: str | None) -> str:
    """Name a turn by its round and domino; at the start by its place, from 1."""
    return f"{round}.{domino or place}"


def turn_now(view: GameView) -> str:
    """Return the turn in progress as plans name it; empty where there is none."""
    if view.turn is None or after_last_turn(view):
        return ""
    return _of_order(view, view.turn.number)


def _of_order(view: GameView, place: int) -> str:
    return key_of(view.round, place, view.order[place - 1].domino)


def turns_of(view: GameView, seat: int) -> Iterator[str]:
    """Yield the turns of a seat that are known to come, that in progress first."""
    for place, slot in enumerate(view.order, start=1):
        if slot.seat == seat and not slot.done:
            yield _of_order(view, place)
    if view.round < view.rounds:
        for line in view.next_line:
            if line.seat == seat:
                yield key_of(view.round + 1, 0, line.domino)


def next_turn(view: GameView, seat: int) -> str | None:
    """Return the nearest turn of a seat that is still to come; None where none is known."""
    return next((turn for turn in turns_of(view, seat) if turn != turn_now(view)), None)


def plan_to_json(plan: Plan) -> dict[str, Any]:
    """Write what is wanted."""
    return {
        "spot": None if plan.spot is None else list(plan.spot),
        "wishes": list(plan.wishes),
        "otherwise": plan.otherwise,
        "taxes": list(plan.taxes),
    }


def plan_from_json(data: Mapping[str, Any]) -> Plan:
    """Read what is wanted."""
    spot = data["spot"]
    return Plan(
        spot=None if spot is None else (spot[0], spot[1]),
        wishes=tuple(data["wishes"]),
        otherwise=cast(Any, data["otherwise"]),
        taxes=tuple(data["taxes"]),
    )


def plan_fact(row: PlanRow, table: str) -> PlanFact:
    """Put a plan's fact together."""
    round, _, what = row.turn.partition(".")
    return PlanFact(
        id=row.id,
        game=row.game_id,
        table=table,
        seat=row.seat,
        turn=row.turn,
        round=int(round),
        domino=None if round == "0" else what,
        plan=plan_from_json(row.wanted),
        asks=bool(row.wanted["asks"]),
        state=cast(Any, row.state),
        made=row.made_at,
        settled=row.settled_at,
        fate=row.fate or {},
    )


async def waiting_now(
    connection: Connection,
    live: Live,
    seats: Sequence[SeatFact],
    *,
    waiting: Sequence[PlanRow] | None = None,
) -> PlanRow | None:
    """Return the plan that its lord has kept for the turn in progress.

    `waiting`: the plans of the game that wait, where they were read already.
    """
    if live.seat is None:
        return None
    turn, user = turn_now(live.game.view()), seats[live.seat - 1].user
    rows = await plans.waiting(connection, live.row.id) if waiting is None else waiting
    mine = [row for row in rows if (row.seat, row.user_id, row.turn) == (live.seat, user, turn)]
    return mine[-1] if mine else None


async def plan_job(tx: Transaction, live: Live) -> None:
    """Have a plan played a minute after its turn has come, but within the turn's time."""
    row = live.row
    due = tx.now + WAIT
    if row.deadline is not None:
        due = max(tx.now, min(due, row.deadline - 1))
    await tx.plan(due, "plan", game_id=row.id, ref=row.turn_version)


_ENDED: Mapping[By, str] = {"autopilot": "time", "resigned": "resigned"}
"""Why a plan came too late whose turn was ended by somebody else than its lord."""


async def settle_all(
    tx: Transaction, live: Live, turn: str = "", by: By = "lord", *, lost: str = "other_domino"
) -> tuple[PlanRow, ...]:
    """Settle the plans whose turn can't come any more; returns those that still wait.

    `turn` was just ended by `by`. `lost`: why turns that were known to come are not any more; where
    nothing else is said, their lord took another domino than the one planned for.
    """
    view, over, waiting = live.game.view(), live.row.ending is not None, []
    for row in await plans.waiting(tx.connection, live.row.id):
        if row.turn == turn:
            code = _ENDED.get(by, "own_turn")
        elif over:
            code = "game_over"
        elif row.turn in turns_of(view, row.seat):
            waiting.append(row)
            continue
        else:
            code = lost
        state = "replaced" if code == "own_turn" else "dropped"
        told = code in ("game_over", "own_turn")
        fate = {"code": code}
        await plans.settle(tx.connection, row.id, state, fate, at=tx.now, told=told)
    return tuple(waiting)
