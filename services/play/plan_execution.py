"""A plan's turn has come: it plays, whole, or is dropped; or its lord composes (PLAY §3.6)."""

from __future__ import annotations

from dataclasses import replace

import structlog

from services.core.context import ServiceContext, Transaction
from services.core.live_games import Live, load
from services.facts import Refused
from services.facts.tables import TableFact
from services.outbox.announcements import Now, announce_call, plan_mention
from services.play._plan_check import Verdict, judge
from services.play.seat_access import Chair
from services.play.turn_commit import Turn, write_turn
from services.state.plans import waiting_now
from services.state.table_facts import table_fact, table_row
from store import Connection, games, jobs, plans
from store.rows import JobRow, PlanRow, TableRow, TurnDraftRow

_log = structlog.get_logger()


async def fire(context: ServiceContext, job: JobRow) -> bool:
    """Play the plan of the turn a job was planned for; False where there is none to play."""
    assert job.game_id is not None, "planned for a game"
    async with context.locked("game", job.game_id):
        async with context.read() as connection:
            live = await load(context, connection, job.game_id)
            if live.row.turn_version != job.ref or live.row.paused_at is not None:
                return False
            row = await table_row(connection, live.row.table_id)
            table = await table_fact(connection, row)
            plan = await waiting_now(connection, live, table.seats)
        if plan is None or live.seat is None or not table.seats[live.seat - 1].person:
            return False
        verdict = judge(live.game, plan.wanted)
        async with context.write() as tx:
            if verdict.plays:
                live = await _play(tx, live, (row, table), (plan, verdict), job)
            else:
                await _drop(tx, live, (row, table), (plan, verdict), job)
        context.keep(live)
        _log.info("plan.settled", game=live.row.id, plan=plan.id, played=verdict.plays)
        return True


async def _play(
    tx: Transaction,
    live: Live,
    where: tuple[TableRow, TableFact],
    judged: tuple[PlanRow, Verdict],
    job: JobRow,
) -> Live:
    """Write the turn, and what became of its plan, in one transaction."""
    (row, table), (plan, verdict) = where, judged
    await _settle(tx, plan, "played", verdict)
    turn = Turn(live, row, table.setup, table.seats, verdict.moves, "plan", job=job.id)
    after, _ = await write_turn(tx, turn)
    await _tell(tx, row, after, plan)
    return after


async def _drop(
    tx: Transaction,
    live: Live,
    where: tuple[TableRow, TableFact],
    judged: tuple[PlanRow, Verdict],
    job: JobRow,
) -> None:
    """Drop a plan that does not hold: its lord is told why, then called."""
    (row, table), (plan, verdict) = where, judged
    if not await jobs.done(tx.connection, job.id, tx.now):
        raise Refused("busy")
    await _settle(tx, plan, "dropped", verdict)
    if verdict.slots is not None:
        await _fill(tx.connection, live, plan, verdict.slots)
    await _tell(tx, row, live, plan)
    await announce_call(tx, Now(row, table.seats, live, takebacks=table.setup.takeback))


async def is_planned(connection: Connection, chair: Chair) -> bool:
    """Whether a lord on turn has kept a plan for just this turn, which waits to be played."""
    seats = chair.fact.table.seats
    return chair.plays and await waiting_now(connection, chair.live, seats) is not None


async def hold(context: ServiceContext, chair: Chair) -> None:
    """Let a lord compose whose plan waits for just this turn: it becomes their draft.

    One that does not hold any more is dropped. The caller is alone with the game.
    """
    async with context.write() as tx:
        live = await load(context, tx.connection, chair.live.row.id)
        plan = await waiting_now(tx.connection, live, chair.fact.table.seats)
        if plan is None:
            return
        verdict = judge(live.game, plan.wanted)
        if verdict.slots is None:
            await _settle(tx, plan, "dropped", verdict)
        else:
            held = Verdict({"code": "own_turn"}, slots=verdict.slots)
            await _settle(tx, plan, "replaced", held)
            await _fill(tx.connection, live, plan, verdict.slots)
        await plan_mention(tx, live)


async def _settle(tx: Transaction, plan: PlanRow, state: str, verdict: Verdict) -> None:
    """Note a plan's fate. Refused: busy, where it was settled by somebody else."""
    fate = dict(verdict.fate)
    if verdict.slots is not None and not verdict.plays:
        fate["drafted"] = True
    if not await plans.settle(tx.connection, plan.id, state, fate, at=tx.now):
        raise Refused("busy", offers=("look",))


async def _fill(connection: Connection, live: Live, plan: PlanRow, slots: tuple[str, ...]) -> None:
    """Put what was planned into the draft of its turn, instead of what that held."""
    found = await games.draft(connection, live.row.id, plan.seat)
    draft = TurnDraftRow(live.row.id, plan.seat, live.turn, 1, list(slots))
    if found is not None:
        draft = replace(draft, revision=found.revision + 1)
    await games.put_draft(connection, draft)


async def _tell(tx: Transaction, row: TableRow, live: Live, plan: PlanRow) -> None:
    """Tell a lord what became of their plan, and nobody else."""
    body = {"plan": plan.id, "seat": plan.seat}
    await tx.say(row, "plan", body, game=live.row.id, version=live.row.version)
