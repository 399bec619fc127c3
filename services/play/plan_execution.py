"""Play a plan when its turn has come, drop it, or make it the draft of its lord."""

from dataclasses import replace

import structlog

from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.outbox_bodies import PlanBody
from services.core.transaction import Transaction
from services.facts import Refused
from services.outbox.announcements import Now, announce_call, plan_mention
from services.play._plan_check import Verdict, judge
from services.play.seat_access import Chair
from services.play.turn_commit import Turn, with_time_left, write_turn
from services.state.plans import waiting_now
from services.state.table_facts import table_fact, table_row
from store import Connection, games, jobs, plans
from store.rows import JobRow, PlanRow, TableRow, TurnDraftRow

_log = structlog.get_logger()


async def execute(context: ServiceContext, job: JobRow) -> bool:
    """Play or drop the plan of the turn a job was planned for; False if there is none."""
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
        turn = Turn(live, row, table, verdict.moves, "plan", job=job.id)
        async with context.write() as tx:
            if verdict.plays:
                live = await _play(tx, await with_time_left(tx, turn), plan, verdict)
            else:
                await _drop(tx, turn, plan, verdict)
        context.keep(live)
        _log.info("plan.settled", game=live.row.id, plan=plan.id, played=verdict.plays)
        return True


async def _play(tx: Transaction, turn: Turn, plan: PlanRow, verdict: Verdict) -> Live:
    """Write the turn, and what became of its plan, in one transaction."""
    await _settle(tx, plan, "played", verdict)
    after, _ = await write_turn(tx, turn)
    await _notify(tx, turn.row, after, plan)
    return after


async def _drop(tx: Transaction, turn: Turn, plan: PlanRow, verdict: Verdict) -> None:
    """Drop a plan that is no longer possible: notify its lord why, then call them."""
    if turn.job is None or not await jobs.done(tx.connection, turn.job, tx.now):
        raise Refused("busy")
    await _settle(tx, plan, "dropped", verdict)
    if verdict.slots is not None:
        await _fill(tx.connection, turn.live, plan, verdict.slots)
    await _notify(tx, turn.row, turn.live, plan)
    await announce_call(tx, Now(turn.row, turn.table.seats, turn.live))


async def is_planned(connection: Connection, chair: Chair) -> bool:
    """Whether a plan of the lord on turn waits to play the turn in progress."""
    seats = chair.fact.table.seats
    return chair.plays and await waiting_now(connection, chair.live, seats) is not None


async def turn_into_draft(context: ServiceContext, chair: Chair) -> None:
    """Make the plan for the turn in progress the draft of its lord, who composes the turn.

    A plan that is no longer possible is dropped. The caller holds the game's lock.
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
    """Store what became of a plan. Refused: busy, where another commit was first."""
    fate = dict(verdict.fate)
    if verdict.slots is not None and not verdict.plays:
        fate["drafted"] = True
    if not await plans.settle(tx.connection, plan.id, state, fate, at=tx.now):
        raise Refused("busy", offers=("look",))


async def _fill(connection: Connection, live: Live, plan: PlanRow, slots: tuple[str, ...]) -> None:
    """Replace the draft of a plan's turn by what was planned."""
    found = await games.draft(connection, live.row.id, plan.seat)
    draft = TurnDraftRow(live.row.id, plan.seat, live.turn, 1, list(slots))
    if found is not None:
        draft = replace(draft, revision=found.revision + 1)
    await games.put_draft(connection, draft)


async def _notify(tx: Transaction, row: TableRow, live: Live, plan: PlanRow) -> None:
    """Notify the lord, and nobody else, of what became of their plan."""
    body = PlanBody(plan.id, plan.seat)
    await tx.say(row, body, game=live.row.id, version=live.row.version)
