"""Take the last turn back: an event in the record, with the draft open again as it was."""

from dataclasses import replace

from engine import Kind
from services.clocks.deadlines import Timed, begin_again, left_of
from services.core.context import ServiceContext
from services.core.live_games import LastTurn, Live, receives, without_takebacks
from services.core.transaction import Transaction
from services.facts import Press, Refused
from services.facts.panels import PanelFact
from services.outbox.announcements import Now, announce_takeback
from services.play._rollback import (
    Rollback,
    cancel_events,
    cancel_turns,
    reopen_draft,
    replay_cancelled,
)
from services.play._turn_panel import draft_slots, panel_fact
from services.play.reclaim_seat import brings_back
from services.play.seat_access import Chair, draft_of, refuse_over, sit
from services.play.turn_commit import save_row
from services.play.vote_updates import turns_changed
from services.state.game_facts import game_fact, lord_name
from services.state.table_facts import table_row, with_fair
from store import games, reliability_log
from store.rows import MoveRow, TurnDraftRow

ALONE = 100
"""How often who plays alone may go back: what is canceled stays in the record, and on the disk."""


@brings_back
async def takeback(context: ServiceContext, press: Press) -> PanelFact:
    """Take the turn just ended back; the draft is open again as it was.

    A double click gets the same answer again.

    Refused: takeback_off, takeback_played (data lord), takeback_line, takeback_tiles (no line
    was laid, but buildings were turned up), takeback_often, takeback_game (data count),
    takeback_alone (data count), takeback_time (none is left), takeback_none, button_old, game_over.
    """
    async with context.locked("game", press.game):
        async with context.read() as connection:
            chair = await sit(context, connection, press)
            table = await with_fair(connection, chair.fact.table, chair.live.row)
            chair = replace(chair, fact=replace(chair.fact, table=table))
            rows = await games.moves(connection, press.game)
            if _taken_before(chair, rows, press.version):
                draft = await draft_of(connection, chair)
                return await panel_fact(connection, chair, draft, news=("taken_back",))
            if table.solo and _goes_back(chair):
                return await _go_back(context, chair, rows, press.version)
            last = _turn_to_take_back(chair)
            _refuse_old(chair, last, press.version)
            turn, at = {last.version: last.turn}, context.clock.now()
            (event,) = cancel_events(chair.live, turn, last.seat, at)
            timed = Timed.of(chair.fact.table)
            left = await left_of(connection, chair.live.row, timed, at)
            events = [replace(event, remaining=None if left is None else max(0, left))]
            taken = replay_cancelled(chair.live, [*rows, *events], at)
        async with context.write() as tx:
            live, draft = await _write(tx, chair, taken, events[0])
        context.keep(live)
        return await _opened(context, live, chair, draft)


def _goes_back(chair: Chair) -> bool:
    """Whether more than the last turn is to be taken back by somebody who plays alone.

    They may, whatever has followed.
    """
    try:
        _turn_to_take_back(chair)
    except Refused as refused:
        own = chair.seat.seat in {turn.seat for turn in chair.live.game.record_turns}
        return own and refused.code not in ("takeback_off", "game_over")
    return False


async def _go_back(
    context: ServiceContext, chair: Chair, rows: list[MoveRow], version: int
) -> PanelFact:
    """Take all turns back from a lord's latest one on. Refused: button_old, takeback_alone."""
    seat, table = chair.seat.seat, chair.fact.table
    back = {row.version for row in rows if row.cancels is not None}
    if len(back) >= ALONE:
        raise Refused("takeback_alone", {"count": ALONE}, ("look",))
    own = [row for row in without_takebacks(rows) if row.seat == seat and not receives(row)]
    if 0 < version < own[-1].version:
        raise Refused("button_old", {"table": table.name}, ("takeback", "look"))
    async with context.write() as tx:
        now = Now(await table_row(tx.connection, table.id), table.seats, chair.live)
        live = await cancel_turns(tx, now, Timed.of(table), Rollback(seat, own[-1].version))
    context.keep(live)
    async with context.read() as connection:
        after = Chair(live, await game_fact(connection, live), chair.seat)
        draft = await draft_of(connection, after)
        return await panel_fact(connection, after, draft, news=("taken_back",))


def _taken_before(chair: Chair, rows: list[MoveRow], version: int) -> bool:
    """Whether this lord has taken the turn of that version back already: a double click."""
    taken = any(row.cancels == version and row.seat == chair.seat.seat for row in rows)
    return bool(version) and taken and chair.on_turn and not chair.fact.over


def _turn_to_take_back(chair: Chair) -> LastTurn:
    """Return the last turn, which can be taken back. Refused: as takeback."""
    refuse_over(chair.fact)
    last = chair.live.last
    if not chair.fact.table.setup.takeback:
        raise Refused("takeback_off", {}, ("look",))
    if last is None:
        raise Refused("takeback_none", {}, ("look",))
    if last.seat != chair.seat.seat:
        raise _not_the_last(chair, last)
    if last.laid:
        raise Refused("takeback_line", {}, _ways(chair))
    if last.turned:
        raise Refused("takeback_tiles", {}, _ways(chair))
    if last.by == "resigned":
        raise Refused("takeback_none", {}, ("look",))
    if last.received is not None:
        lord = lord_name(chair.fact.table.seats[last.received - 1])
        raise Refused("takeback_played", {"lord": lord}, _ways(chair))
    count, in_game = chair.live.taken_back(last)
    if count >= chair.fact.table.fair.takebacks:
        raise Refused("takeback_often", {"count": count}, _ways(chair))
    if in_game >= chair.fact.table.fair.takebacks_in_game:
        raise Refused("takeback_game", {"count": in_game}, _ways(chair))
    return last


def _ways(chair: Chair) -> tuple[str, ...]:
    """Return what is offered instead: to ask everybody, where that can be asked."""
    return ("look",) if chair.fact.table.sealed else ("askback", "look")


def _refuse_old(chair: Chair, last: LastTurn, version: int) -> None:
    """Refuse a button that was drawn for an earlier turn. Refused: button_old."""
    if 0 < version < last.version:
        table = chair.fact.table.name
        raise Refused("button_old", {"table": table}, ("takeback", "look"))


def _not_the_last(chair: Chair, last: LastTurn) -> Refused:
    turns = [one for one in chair.live.game.record_turns if one.moves[0].kind is not Kind.RECEIVE]
    if chair.seat.seat not in [turn.seat for turn in turns]:
        return Refused("takeback_none", {}, ("look",))
    lord = lord_name(chair.fact.table.seats[last.seat - 1])
    return Refused("takeback_played", {"lord": lord}, _ways(chair))


async def _write(
    tx: Transaction, chair: Chair, taken: Live, event: MoveRow
) -> tuple[Live, TurnDraftRow]:
    """Write the event, and open the turn's draft again with the moves its lord had made.

    Refused: takeback_time.
    """
    left = taken.takebacks[taken.turn][-1].left
    live = await begin_again(tx, taken, Timed.of(chair.fact.table), left)
    if live.row.deadline is not None and live.row.deadline <= tx.now:
        raise Refused("takeback_time", {}, ("look",))
    connection, row, last = tx.connection, live.row, chair.live.last
    assert last is not None, "the turn to take back"
    await save_row(tx, chair.live, live)
    await games.append_moves(connection, [event])
    cancelled = chair.live.game.record_turns[-1]
    moves = [move for move in cancelled.moves if move.kind is not Kind.END]
    slots = draft_slots(live.game.view(), live.game.compose(moves))
    draft = await reopen_draft(connection, live, chair.seat.seat, live.turn, slots)
    table = await table_row(connection, row.table_id)
    now = Now(table, chair.fact.table.seats, live)
    await announce_takeback(tx, now, last.seat, last.version)
    await turns_changed(tx, table, live)
    if last.by != "autopilot":  # a missed turn stays missed
        await reliability_log.delete_entries(connection, row.id, last.version)
    return live, draft


async def _opened(
    context: ServiceContext, live: Live, chair: Chair, draft: TurnDraftRow
) -> PanelFact:
    async with context.read() as connection:
        after = Chair(live, await game_fact(connection, live), chair.seat)
        return await panel_fact(connection, after, draft, news=("taken_back",))
