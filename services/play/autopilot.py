"""Play turns without their lord: of seats given up, out of time, forced ones, and computers'."""

import asyncio
from collections.abc import Awaitable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import TypeVar

from ai import COMPUTERS, LevelLord, whole_turn
from ai.levels import Level, Skill
from engine import Move, Step
from services.clocks.deadlines import Timed, clock_of, deadline_of, plan_deadline
from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.transaction import Transaction
from services.facts import NoRoom, Refused
from services.facts.games import By
from services.facts.tables import SeatFact
from services.outbox.announcements import Now, announce_call, plan_turn
from services.play.giant_decisions import Covering, cover, least_loss
from services.play.missed_turns import Missed, excuse
from services.play.turn_commit import Turn, note_committed, write_turn
from services.state.forced_turns import forced_turn, plays_forced
from services.state.table_facts import table_fact, table_row
from store import Busy, Connection, Full, games, savepoint
from store.rows import GameRow, JobRow

Result = TypeVar("Result")

_THINKING = ThreadPoolExecutor(2, "autopilot")
AWAY = Level(3, "knight", *[Skill(rivals=0.5)] * 3)
"""The computer lord that plays for whoever is away: a knight that misjudges nothing."""


async def autoplay(context: ServiceContext, job: JobRow) -> bool:
    """Play the turn a job was planned for; False if it is over, or its lord's again."""
    return await _play(context, job, timed_out=False)


async def time_out(context: ServiceContext, job: JobRow) -> bool:
    """Play a turn whose time has run out; False if it is over, or was given more time."""
    return await _play(context, job, timed_out=True)


async def play_lord(context: ServiceContext, job: JobRow) -> bool:
    """Play the turn of a computer lord; False if it is over, or waits.

    Nobody's press waits while it thinks. What it has thought of is dropped if the game has changed.
    """
    async with context.read() as connection:
        thought = await _turn_of(context, connection, job)
    if thought is None:
        return False
    seat = thought.table.seats[(thought.live.seat or 1) - 1]
    moves = tuple[Move, ...]()
    if not _receives(thought.live):  # otherwise that is decided first, and the rest after it
        lord = _lord_of(thought.live.row, seat)
        moves = await context.lords.ask(thought.live.game, lord)
    return await _play(context, job, timed_out=False, thought=replace(thought, moves=moves))


async def time_out_each(context: ServiceContext, due: Iterable[JobRow]) -> set[int]:
    """Play several turns whose time has run out, in one transaction; return the jobs done so.

    The others are to be done one by one: of games in which somebody is doing something just now, in
    which giants are to be received, or whose turn fails in whatever way.
    """
    jobs = {job.game_id or 0: job for job in due}
    async with AsyncExitStack() as locks:
        for game in list(jobs):
            if context.is_locked("game", game):
                del jobs[game]
            else:
                await locks.enter_async_context(context.locked("game", game))
        async with context.read() as connection:
            found = [await _or_none(_turn_of(context, connection, one)) for one in jobs.values()]
        turns = [turn for turn in found if turn is not None and not _receives(turn.live)]
        made = [await _or_none(_with_moves(turn)) for turn in turns]
        written: list[tuple[Turn, Live]] = []
        async with context.write() as tx:
            for turn in filter(None, made):
                if (live := await _or_none(_written(tx, turn))) is not None:
                    written.append((turn, live))
        for turn, live in written:
            _played(context, turn, live)
    return {turn.job for turn, _ in written if turn.job is not None}


async def _or_none(part: Awaitable[Result | None]) -> Result | None:
    """Return None for what fails: it is done again by itself, and its failure logged there."""
    try:
        return await part
    except (Busy, Full, NoRoom):
        raise
    except Exception:
        return None


async def _written(tx: Transaction, turn: Turn) -> Live:
    """Write one of several turns: if it fails, the others stay."""
    async with savepoint(tx.connection):
        return (await write_turn(tx, turn))[0]


async def _play(
    context: ServiceContext, job: JobRow, *, timed_out: bool, thought: Turn | None = None
) -> bool:
    """Play a job's turn; `thought`: with the moves of a computer lord. Refused: busy."""
    assert job.game_id is not None, "planned for a game"
    async with context.locked("game", job.game_id):
        async with context.read() as connection:
            turn = await _turn_of(context, connection, job, timed_out=timed_out)
        if turn is None:
            return False
        if thought is not None:
            if thought.live.row.version != turn.live.row.version:
                raise Refused("busy")  # it thinks again
            turn = replace(turn, moves=thought.moves)
        seat = turn.live.seat
        turn = await _received(context, turn)
        if turn.live.seat != seat:  # the giants ended the game
            return False
        turn = await _with_moves(turn)
        async with context.write() as tx:
            live, _ = await write_turn(tx, turn)
        _played(context, turn, live)
        return True


async def _turn_of(
    context: ServiceContext, connection: Connection, job: JobRow, *, timed_out: bool = True
) -> Turn | None:
    """Return the turn that a job is to play, without its moves unless they are forced.

    None if it is over, was given more time, or is its lord's to play.
    """
    assert job.game_id is not None, "planned for a game"
    live = await load(context, connection, job.game_id)
    if live.seat is None or not _concerns(live, job):
        return None
    row = await table_row(connection, live.row.table_id)
    table = await table_fact(connection, row)
    seat, now = table.seats[live.seat - 1], context.clock.now()
    deadline, left = await clock_of(connection, live.row, Timed.of(table), now)
    over = deadline is not None and deadline <= now
    by, moves = _by(seat, over=over and timed_out), tuple[Move, ...]()
    forced = None
    if by is None or (by == "autopilot" and seat.person):
        forced = forced_turn(live.game)
    if by is None or forced is not None:  # a turn without a choice is not missed
        if forced is None or not (over or await plays_forced(connection, seat.user)):
            return None
        by, moves = "forced", forced
    return Turn(live, row, table, moves, by, job=job.id, left=left)


def _played(context: ServiceContext, turn: Turn, live: Live) -> None:
    """Keep a turn in memory that was committed; ask why its lord has missed it."""
    note_committed(context, live, turn.by)
    seat = turn.table.seats[(turn.live.seat or 1) - 1]
    if turn.by == "autopilot" and seat.person and seat.user is not None:
        missed = Missed(turn.table, live.row.id, live.row.version, seat.user)
        context.later(excuse(context, missed))


async def _with_moves(turn: Turn) -> Turn:
    """Decide what a computer lord plays.

    In a thread, since looking ahead takes up to a quarter of a second; in one that no file of
    anybody keeps busy, since all deadlines wait for it.
    """
    if turn.moves:
        return turn
    row, seat = turn.live.row, turn.table.seats[(turn.live.seat or 1) - 1]
    lord = _lord_of(row, seat) if seat.computer else LevelLord(AWAY, bytes.fromhex(row.seed))
    loop = asyncio.get_running_loop()
    moves = await loop.run_in_executor(_THINKING, whole_turn, turn.live.game.copy(), lord)
    return replace(turn, moves=moves)


def _concerns(live: Live, job: JobRow) -> bool:
    """Whether a job is about the turn in progress; none is while the game is paused."""
    return live.row.turn_version == job.ref and live.row.paused_at is None


def _by(seat: SeatFact, *, over: bool) -> By | None:
    """Return who plays for a lord; None where they play themselves. `over`: their time is over."""
    if seat.computer:
        return "computer"
    if seat.resigned:
        return "resigned"
    return "autopilot" if seat.lost or over else None


def _receives(live: Live) -> bool:
    """Whether giants are on their way to the lord on turn."""
    return live.game.turn is not None and live.game.turn.step is Step.RECEIVE


async def _received(context: ServiceContext, turn: Turn) -> Turn:
    """Have the giants sent to a lord who is away cover the crowns that cost least (R33)."""
    seat = turn.live.seat
    assert seat is not None, "somebody is on turn"
    while not turn.moves and _receives(turn.live):
        square = least_loss(turn.live, seat)
        covering = Covering(turn.live, turn.row, turn.table, seat, by=turn.by, square=square)
        turn = replace(turn, live=(await cover(context, covering))[0])
    return turn


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


def _lord_of(row: GameRow, seat: SeatFact) -> LevelLord:
    """Return who decides for the seat of a computer lord: its chance is the game's own.

    The seed of the draw is the game's; what the lord draws from it says nothing about the pile.
    """
    level, temper = COMPUTERS[seat.computer or AWAY.name]
    return LevelLord(level, bytes.fromhex(row.seed), temper)
