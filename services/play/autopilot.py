"""Play turns without their lord: of seats given up, out of time, or without a choice."""

import asyncio
from dataclasses import replace

from ai import whole_turn
from engine import Move, Step
from services.clocks.deadlines import Timed, deadline_of, plan_deadline
from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.transaction import Transaction
from services.facts.games import By
from services.facts.tables import SeatFact
from services.outbox.announcements import Now, announce_call, plan_turn
from services.play.giant_decisions import Covering, cover, least_loss
from services.play.missed_turns import Missed, excuse
from services.play.turn_commit import Turn, commit
from services.state.forced_turns import forced_turn, plays_forced
from services.state.table_facts import table_fact, table_row
from store import games
from store.rows import JobRow


async def autoplay(context: ServiceContext, job: JobRow) -> bool:
    """Play the turn a job was planned for; False if it is over, or its lord's again."""
    return await _play(context, job, timed_out=False)


async def time_out(context: ServiceContext, job: JobRow) -> bool:
    """Play a turn whose time has run out; False if it is over, or was given more time."""
    return await _play(context, job, timed_out=True)


async def _play(context: ServiceContext, job: JobRow, *, timed_out: bool) -> bool:
    assert job.game_id is not None, "planned for a game"
    async with context.locked("game", job.game_id):
        async with context.read() as connection:
            live = await load(context, connection, job.game_id)
            if live.seat is None or not _concerns(live, job):
                return False
            row = await table_row(connection, live.row.table_id)
            table = await table_fact(connection, row)
            seat = table.seats[live.seat - 1]
            timed, now = Timed.of(table), context.clock.now()
            deadline = await deadline_of(connection, live.row, timed)
            over = deadline is not None and deadline <= now
            by = _by(seat, over=over and timed_out)
            if by == "autopilot" and seat.person and forced_turn(live.game) is not None:
                by = None  # a turn without a choice is not missed
            played = by is None and (over or await plays_forced(connection, seat.user))
        if by is not None:
            covering = Covering(live, row, table, seat.seat, by=by)
            live = await _received(context, covering)
            if live.seat != seat.seat:  # the giants ended the game
                return False
            # In a thread, since looking ahead takes up to a quarter of a second.
            moves: tuple[Move, ...] | None = await asyncio.to_thread(whole_turn, live.game.copy())
        else:
            by, moves = "forced", forced_turn(live.game) if played else None
        if moves is None:
            return False
        await commit(context, Turn(live, row, table, moves, by, job=job.id))
        if by == "autopilot" and seat.person and seat.user is not None:
            missed = Missed(table, live.row.id, live.row.version + 1, seat.user)
            context.later(excuse(context, missed))
        return True


def _concerns(live: Live, job: JobRow) -> bool:
    """Whether a job is about the turn in progress; none is while the game is paused."""
    return live.row.turn_version == job.ref and live.row.paused_at is None


def _by(seat: SeatFact, *, over: bool) -> By | None:
    """Return who plays for a lord; None where they play themselves. `over`: their time is over."""
    if seat.resigned:
        return "resigned"
    return "autopilot" if seat.lost or over else None


async def _received(context: ServiceContext, covering: Covering) -> Live:
    """Have the giants sent to a lord who is away cover the crowns that cost least (R33)."""
    while covering.live.game.turn is not None and covering.live.game.turn.step is Step.RECEIVE:
        square = least_loss(covering.live, covering.seat)
        live, _ = await cover(context, replace(covering, square=square))
        covering = replace(covering, live=live)
    return covering.live


async def clock_again(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Set the deadline of a turn again that was given more time, and plan its end."""
    assert job.game_id is not None, "planned for a game"
    live = await load(context, tx.connection, job.game_id)
    if live.seat is None or not _concerns(live, job):
        return
    table = await table_fact(tx.connection, await table_row(tx.connection, live.row.table_id))
    row = live.row
    deadline = await deadline_of(tx.connection, row, Timed.of(table))
    if deadline != row.deadline:
        await games.set_clock(tx.connection, row.id, deadline=deadline)
    await plan_deadline(tx, replace(row, deadline=deadline))


async def wait_for_lord(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Call the lord of a turn that was to be played for them, but waits for them after all.

    Nobody had been called, and nothing else was planned. Since then the lord no longer wants turns
    without a choice to be played; or it was planned by an early release, which played at once for
    absent lords.
    """
    assert job.game_id is not None, "planned for a game"
    live = await load(context, tx.connection, job.game_id)
    if live.seat is None or not _concerns(live, job):
        return
    row = await table_row(tx.connection, live.row.table_id)
    table = await table_fact(tx.connection, row)
    seat = table.seats[live.seat - 1]
    if not seat.person or not (seat.absent or forced_turn(live.game)):
        return
    now = Now(row, table.seats, live)
    await plan_turn(tx, now)
    await announce_call(tx, now)
