"""Stored plans: which turn each is for, and what ends it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from engine import GameView
from services.core.json_codec import from_json
from services.core.live_games import Live
from services.core.transaction import Transaction
from services.facts.games import By, GameFact
from services.facts.plans import Plan, PlanFact
from services.facts.tables import SeatFact
from services.offers.giants import after_last_turn
from store import Connection, plans
from store.rows import PlanRow

WAIT = 60
"""Seconds until a plan is played once its turn has come: its lord may act instead."""


def key_of(round: int, place: int, domino: str | None) -> str:
    """Name a turn by its round and domino; at the start, without a domino, by its place from 1."""
    return f"{round}.{domino or place}"


def turn_now(view: GameView) -> str:
    """Return the name of the turn in progress; empty if there is none."""
    if view.turn is None or after_last_turn(view):
        return ""
    return _of_order(view, view.turn.number)


def _of_order(view: GameView, place: int) -> str:
    return key_of(view.round, place, view.order[place - 1].domino)


def turns_of(view: GameView, seat: int) -> Iterator[str]:
    """Yield the known turns of a seat that are not over, the one in progress first."""
    for place, slot in enumerate(view.order, start=1):
        if slot.seat == seat and not slot.done:
            yield _of_order(view, place)
    if view.round < view.rounds:
        for line in view.next_line:
            if line.seat == seat:
                yield key_of(view.round + 1, 0, line.domino)


def next_turn(view: GameView, seat: int) -> str | None:
    """Return the next turn of a seat after the one in progress; None if none is known."""
    return next((turn for turn in turns_of(view, seat) if turn != turn_now(view)), None)


def can_plan(game: GameFact, seat: SeatFact | None) -> bool:
    """Whether the lord of a seat waits for a turn that they can plan."""
    if seat is None or game.over or not seat.person or game.seat_on_turn == seat:
        return False
    return next_turn(game.view, seat.seat) is not None


def plan_fact(row: PlanRow, table: str) -> PlanFact:
    """Build a plan's fact from its row."""
    round, _, what = row.turn.partition(".")
    return PlanFact(
        id=row.id,
        game=row.game_id,
        table=table,
        seat=row.seat,
        turn=row.turn,
        round=int(round),
        domino=None if round == "0" else what,
        plan=from_json(Plan, row.wanted),
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
    """Return the plan for the turn in progress, if its lord has made one.

    `waiting`: the waiting plans of the game, if they were read already.
    """
    if live.seat is None:
        return None
    turn, user = turn_now(live.game.view()), seats[live.seat - 1].user
    rows = await plans.waiting(connection, live.row.id) if waiting is None else waiting
    mine = [row for row in rows if (row.seat, row.user_id, row.turn) == (live.seat, user, turn)]
    return mine[-1] if mine else None


async def plan_job(tx: Transaction, live: Live) -> None:
    """Plan the job that plays a plan a minute after its turn has come, within the turn's time."""
    row = live.row
    due = tx.now + WAIT
    if row.deadline is not None:
        due = max(tx.now, min(due, row.deadline - 1))
    await tx.plan(due, "plan", game_id=row.id, ref=row.turn_version)


_ENDED: Mapping[By, str] = {"autopilot": "time", "resigned": "resigned"}
"""Why a plan came too late, if its turn was not ended by its lord."""


async def settle_all(
    tx: Transaction, live: Live, turn: str = "", by: By = "lord", *, lost: str = "other_domino"
) -> tuple[PlanRow, ...]:
    """Settle the plans whose turns can't come any more; return those that still wait.

    `turn` was just ended by `by`. `lost` is why a known turn is no longer to come: by default,
    its lord took another domino than planned.
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
