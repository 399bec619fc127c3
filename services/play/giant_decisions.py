"""Receive giants that were sent: moves between two turns, each committed by itself (R33)."""

from dataclasses import dataclass, replace

import structlog

from engine import Kind, Move, Played
from services.clocks import arithmetic
from services.clocks.deadlines import anybody_present, lapses_at
from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.transaction import Transaction
from services.facts.games import By, GiantReceived
from services.facts.tables import SeatFact, TableFact
from services.offers.giants import after_last_turn, receivable
from services.outbox.announcements import Now, announce_received
from services.play.turn_commit import end_game, next_row, save_row
from services.state.table_facts import table_fact, table_row
from store import games
from store.rows import JobRow, TableRow

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Covering:
    """A crown that a giant sent to a lord is to cover."""

    live: Live
    row: TableRow
    table: TableFact
    seat: int
    square: str = ""
    by: By = "lord"


async def cover(context: ServiceContext, covering: Covering) -> tuple[Live, GiantReceived]:
    """Commit the giant's move. Refused: busy, where another commit was first."""
    async with context.write() as tx:
        live, received = await write_covering(tx, covering)
    context.keep(live)
    return live, received


async def write_covering(tx: Transaction, covering: Covering) -> tuple[Live, GiantReceived]:
    """Write the giant's move in a transaction. It ends no turn, but perhaps the game."""
    before, seat = covering.live, covering.seat
    live, played = _advance(covering, tx.now)
    received = giant_received(before, live, seat, covering.square, covering.by)
    await save_row(tx, before, live)
    turn, text = played.turn.text(), played.move.text()
    row = before.next_move(tx.now, seat=seat, turn=turn, text=text, by=covering.by)
    await games.append_moves(tx.connection, [row])
    now = Now(covering.row, covering.table.seats, live)
    await announce_received(tx, now, received)
    if live.row.ending is not None:
        await end_game(tx, now, covering.table.setup, None)
    _log.info("giant.received", game=live.row.id, version=live.row.version, by=covering.by)
    return live, received


def _advance(covering: Covering, now: int) -> tuple[Live, Played]:
    before = covering.live
    game = before.game.copy()
    played = game.play(Move(Kind.RECEIVE, squares=(covering.square,)), covering.seat)
    row = next_row(before.row, game, before.row.version + 1, now)
    if row.on_turn == before.row.on_turn:  # the turn in progress goes on
        kept = before.row
        row = replace(row, turn_version=kept.turn_version, turn_since=kept.turn_since)
    last = None if before.last is None else replace(before.last, received=covering.seat)
    return replace(before, row=row, game=game, last=last, ordinal=before.ordinal + 1), played


def giant_received(before: Live, after: Live, seat: int, square: str, by: By) -> GiantReceived:
    """Describe what a giant did to the kingdom that received it."""
    totals = [live.game.view().kingdom_of(seat).scorecard.total for live in (before, after)]
    name = before.game.names[seat - 1]
    return GiantReceived(seat, name, square, totals[1] - totals[0], by)


def least_loss(live: Live, seat: int) -> str:
    """Return the crown that a giant covers for a lord who is away."""
    return receivable(live.game, seat)[0].square


# -- for those who are away ------------------------------------------------------------------------


async def choose_for_absent(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """After the last turn choose crowns for lords who are away, and later for all others.

    Later means after the time of a turn, without pauses: when one ends the job is planned again.
    """
    assert job.game_id is not None, "planned for a game"
    live = await load(context, tx.connection, job.game_id)
    if live.row.ending is not None or live.last is None or live.last.version != job.ref:
        return
    if live.row.paused_at is not None:
        return
    row = await table_row(tx.connection, live.row.table_id)
    table = await table_fact(tx.connection, row)
    ended, time = live.last.at, arithmetic.time_to_receive(table.setup.pace)
    late = await lapses_at(tx.connection, table.server, ended, time + live.row.credit)
    if table.ends is not None:
        late = min(late, table.ends)
    while (seat := _due(live, table.seats, late=tx.now >= late)) is not None:
        square = least_loss(live, seat)
        by = _chooser(table.seats[seat - 1])
        covering = Covering(live, row, table, seat, square, by)
        live, _ = await write_covering(tx, covering)
    if job.due >= ended + time and late > tx.now:
        await tx.plan(late, "decide_giants", game_id=live.row.id, ref=job.ref)


def _chooser(seat: SeatFact) -> By:
    if seat.resigned:
        return "resigned"
    if seat.computer:
        return "computer"
    return "forced" if seat.present else "autopilot"


def _due(live: Live, seats: tuple[SeatFact, ...], *, late: bool) -> int | None:
    """Return the next seat for which a crown is to be chosen now."""
    if live.row.ending is not None or not after_last_turn(live.game.view()):
        return None
    waiting = [seats[seat - 1] for seat in live.row.receiving or ()]
    away = (one for one in waiting if not one.person or (one.absent and anybody_present(seats)))
    return next((one.seat for one in (waiting if late else away)), None)
