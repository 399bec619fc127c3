"""Commit a turn: moves, version, draft, announcements and jobs in one transaction."""

from dataclasses import dataclass, replace

import structlog

from engine import Game, Move, Played
from services.clocks.deadlines import Timed, begin_turn, left_of, read_once
from services.core.context import ServiceContext
from services.core.live_games import (
    COMPUTER,
    Live,
    last_turn,
    moved_by_lords,
    receiving,
    with_turn,
    without_takebacks,
)
from services.core.outbox_bodies import VoteBody
from services.core.transaction import Transaction
from services.facts import Refused
from services.facts.games import By, TurnReport
from services.facts.tables import Setup, TableFact
from services.outbox.announcements import (
    Now,
    announce_end,
    announce_turn,
    latest_report,
    received_since,
)
from services.outbox.table_changes import show_lords
from services.play.missed_turns import Ended, note_finished, note_turn
from services.play.vote_updates import turns_changed
from services.state.plans import settle_all, turn_now
from services.state.table_facts import DYNASTY
from services.state.tournament_jobs import plan_result
from services.state.turn_reports import Made, make_report
from services.statistics.updates import count_ended_game
from store import games, jobs, tables, votes
from store.rows import GameRow, TableRow, TurnDraftRow

_log = structlog.get_logger()

NEXT_GAME = 5 * 60


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn to be committed."""

    live: Live
    row: TableRow
    table: TableFact  # as of the version that is committed on
    moves: tuple[Move, ...]
    by: By
    draft: TurnDraftRow | None = None  # the draft afterwards
    job: int | None = None  # the job that this completes
    left: int | None = None  # of its time, in seconds; None: no limit
    timed: Timed | None = None  # what the clocks depend on, if read in the same transaction


async def commit(context: ServiceContext, turn: Turn) -> tuple[Live, TurnReport]:
    """Commit a turn; everything or nothing. Refused: busy, where another commit was first."""
    async with context.write() as tx:
        live, report = await write_turn(tx, await with_time_left(tx, turn))
    note_committed(context, live, turn.by)
    return live, report


def note_committed(context: ServiceContext, live: Live, by: By) -> None:
    """Keep a game in memory whose turn was committed."""
    _log.info("turn.committed", game=live.row.id, version=live.row.version, by=by)
    context.keep(live)


async def with_time_left(tx: Transaction, turn: Turn) -> Turn:
    """Add what is left of a turn's time, and what was read for that."""
    timed = await read_once(tx.connection, turn.live.row, Timed.of(turn.table))
    left = await left_of(tx.connection, turn.live.row, timed, tx.now)
    return replace(turn, left=left, timed=timed)


async def write_turn(tx: Transaction, turn: Turn) -> tuple[Live, TurnReport]:
    """Write a turn in a transaction; its time left is known."""
    before = turn.live
    live, played = advance(before, turn, tx.now)
    said = await latest_report(tx, before.row.id)
    # Nobody but its lord may know that a turn was planned.
    public_by = "lord" if turn.by == "plan" else turn.by
    made = Made(before.turn, live.row.version, public_by)
    report = replace(
        make_report(before.game, live.game, played, made), received=received_since(said)
    )
    ended = Ended(before, turn.table.setup, turn.by, turn.row.ends_at)
    seats, report = await note_turn(tx, ended, report)
    timed = turn.timed or await read_once(tx.connection, before.row, Timed.of(turn.table))
    timed = replace(timed, seats=seats)
    live = await begin_turn(tx, before.row, live, timed, turn.left)
    abandoned = turn.row.cup_id is None and not any(seat.person for seat in seats)
    if live.row.ending is None and abandoned:
        live = replace(live, row=deserted(live.row, tx.now))
    if turn.job is not None and not await jobs.done(tx.connection, turn.job, tx.now):
        raise Refused("busy")
    await save_row(tx, before, live)
    seat, texts = played[0].seat, [move.text() for move in turn.moves]
    rows = [
        before.next_move(tx.now, place, seat=seat, turn=before.turn, text=text, by=turn.by)
        for place, text in enumerate(texts)
    ]
    remaining = None if turn.left is None else max(0, turn.left)
    rows = [replace(row, remaining=remaining) for row in rows]
    await games.append_moves(tx.connection, rows)
    if turn.draft is not None:
        await games.put_draft(tx.connection, turn.draft)
    plans = await settle_all(tx, live, turn_now(before.game.view()), turn.by)
    now = Now(turn.row, seats, live, plans=plans, known=timed)
    if live.row.ending is None:
        await announce_turn(tx, now, report, said)
        await turns_changed(tx, turn.row, live, by=turn.by)
    else:
        await end_game(tx, now, turn.table.setup, report)
    _log.debug("turn.written", game=live.row.id, version=live.row.version, by=turn.by)
    return live, report


def advance(before: Live, turn: Turn, now: int) -> tuple[Live, list[Played]]:
    """Play the moves on a copy, and write the game's next row."""
    assert before.seat is not None, "nobody is on turn"
    game = before.game.copy()
    played = [game.play(move) for move in turn.moves]
    version = before.row.version + 1
    last = last_turn(version, before.turn, turn.by, now, played[-1])
    row = next_row(before.row, game, version, now)
    ordinal = before.ordinal + len(played)
    at = with_turn(before.played_at, last)
    live = replace(before, row=row, game=game, last=last, ordinal=ordinal, played_at=at)
    return live, played


def next_row(row: GameRow, game: Game, version: int, now: int) -> GameRow:
    """Return a game's row after the end of a turn, or after a giant was received."""
    turn, result, winners = game.turn, game.result(), game.winners()
    return replace(
        row,
        version=version,
        turn_version=version,
        round=turn.round if turn else row.round,
        on_turn=turn.seat if turn else None,
        turn_since=now,
        ended_at=now if turn is None else None,
        ending="played" if turn is None else None,
        result=None if result is None else list(result),
        winners=None if winners is None else list(winners),
        receiving=receiving(game),
        deadline=None if turn is None else row.deadline,
    )


def deserted(row: GameRow, now: int) -> GameRow:
    """Return the row of a game that ends because nobody is left at its table."""
    return replace(row, ending="deserted", ended_at=now, on_turn=None, deadline=None)


_CHANGING = (
    "turn_version",
    "round",
    "on_turn",
    "turn_since",
    "ended_at",
    "ending",
    "result",
    "winners",
    "receiving",
    "deadline",
    "credit",
    "short",
    "banks",
)


async def save_row(tx: Transaction, before: Live, live: Live) -> None:
    """Store a game's row with its next version. Refused: busy, where another commit was first."""
    values = {name: getattr(live.row, name) for name in _CHANGING}
    if not await games.advance(tx.connection, before.row.id, before.row.version, **values):
        raise Refused("busy", offers=("look",))
    await forget_turns(tx, before.row, live.row)


async def forget_turns(tx: Transaction, before: GameRow, row: GameRow) -> None:
    """Delete what was planned for a turn that is over, or begins again."""
    if row.ending is not None:
        await jobs.forget_turns(tx.connection, row.id, row.version + 1)
    elif row.turn_version != before.turn_version:
        await jobs.forget_turns(tx.connection, row.id, row.turn_version)


# -- the end ---------------------------------------------------------------------------------------


async def end_game(tx: Transaction, now: Now, setup: Setup, report: TurnReport | None) -> None:
    """Close a game that has ended, and the table with it unless its Dynasty goes on (R64)."""
    now = replace(now, live=await _with_away(tx, now))
    row = now.live.row
    await note_finished(tx, row, now.seats)
    await count_ended_game(tx, now.live)
    await settle_all(tx, now.live)
    await _drop_vote(tx, now)
    if setup.dynasty and row.ending == "played" and row.number < DYNASTY:
        due = tx.now + NEXT_GAME
        if now.table.ends_at is not None:
            due = max(tx.now, min(due, now.table.ends_at))
        await tables.change_table(tx.connection, now.table.id, next_game_at=due)
        await tx.plan(due, "next_game", table_id=now.table.id, ref=row.number + 1)
    else:
        state = "over" if row.ending == "played" else "abandoned"
        await tables.change_table(tx.connection, now.table.id, state=state, next_game_at=None)
        await plan_result(tx, now.table)
    await announce_end(tx, now, report)
    await show_lords(tx, now.table.id)


async def _with_away(tx: Transaction, now: Now) -> Live:
    """Store who was played for to the end: seats given up or lost, or that made no move."""
    row = now.live.row
    moves = without_takebacks(await games.moves(tx.connection, row.id))
    idle = {move.seat for move in moves if move.made_by in COMPUTER} - moved_by_lords(moves)
    away = [seat.seat for seat in now.seats if seat.free or seat.seat in idle]
    await games.set_away(tx.connection, row.id, away)
    return replace(now.live, row=replace(row, away=away))


async def _drop_vote(tx: Transaction, now: Now) -> None:
    """Close the vote that is open at the end, and have its message say so."""
    row = now.live.row
    vote = await votes.open_vote(tx.connection, row.id)
    if vote is not None and await votes.close(tx.connection, vote.id, "lapsed"):
        await tx.say(now.table, VoteBody(vote.id), game=row.id, version=row.version)
