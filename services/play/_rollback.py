"""Take several turns back by agreement, with an event in the record for each.

The seed fixes the draw, so the turns played then meet the same lines, tiles and tokens.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine import Kind, Move
from services.clocks import arithmetic
from services.clocks.deadlines import Timed, begin_again, given_in
from services.core.live_games import VOTE, Live, receives, receiving, replay, without_takebacks
from services.core.transaction import Transaction
from services.outbox.announcements import Now, announce_undone, call_for_giant, clear_pings
from services.play._turn_panel import draft_slots
from services.play.turn_commit import save_row
from services.state.plans import settle_all
from store import Connection, games, reliability_log
from store.rows import MoveRow, TurnDraftRow


@dataclass(frozen=True, slots=True)
class Rollback:
    """Where to go back to: a lord's turn, by the version that ended it."""

    seat: int
    version: int


async def cancel_turns(tx: Transaction, now: Now, timed: Timed, back: Rollback) -> Live:
    """Cancel all turns from one on, the latest first. Refused: busy."""
    before = now.live
    moves = await games.moves(tx.connection, before.row.id)
    gone = [row for row in without_takebacks(moves) if row.version >= back.version]
    turns = {row.version: row.turn for row in gone}
    events = [replace(one, made_by=VOTE) for one in cancel_events(before, turns, back.seat, tx.now)]
    after = replay_cancelled(before, [*moves, *events], tx.now)
    after = await _clocked(tx, timed, gone, after)
    await save_row(tx, before, after)
    await games.append_moves(tx.connection, events)
    # A missed turn stays missed.
    for version in {one.version for one in gone if one.made_by != "autopilot"}:
        await reliability_log.delete_entries(tx.connection, before.row.id, version)
    await _reopen(tx, after, gone, back.seat)
    await settle_all(tx, after, lost="taken_back")
    now = replace(now, live=after)
    count = len({row.version for row in gone if not receives(row)})
    await announce_undone(tx, now, back.seat, count)
    if timed.setup.giants:
        await _call_receivers(tx, now, without_takebacks([*moves, *events]))
    return after


def cancel_events(before: Live, turns: Mapping[int, str], seat: int, at: int) -> list[MoveRow]:
    """Return the events by which a lord cancels turns, given by version, the latest first."""
    return [
        replace(
            before.next_move(at, place, seat=seat, turn=turns[version], text=None), cancels=version
        )
        for place, version in enumerate(sorted(turns, reverse=True))
    ]


def replay_cancelled(before: Live, moves: Sequence[MoveRow], at: int) -> Live:
    """Return the game after events that cancel turns, which are the last of its moves."""
    version = before.row.version + 1
    row = replace(before.row, version=version, turn_version=version, turn_since=at)
    after = replay(row, moves)
    turn = after.game.turn
    assert turn is not None, "a game with a turn taken back goes on"
    waiting = receiving(after.game)
    return replace(after, row=replace(row, round=turn.round, on_turn=turn.seat, receiving=waiting))


async def reopen_draft(
    connection: Connection, live: Live, seat: int, turn: str, slots: list[str]
) -> TurnDraftRow:
    """Store a cancelled turn as the draft of its lord, and return it."""
    stored = await games.draft(connection, live.row.id, seat)
    revision = stored.revision + 1 if stored is not None else 1
    draft = TurnDraftRow(live.row.id, seat, turn, revision, slots)
    await games.put_draft(connection, draft)
    return draft


async def _clocked(tx: Transaction, timed: Timed, gone: Sequence[MoveRow], after: Live) -> Live:
    """Set the clock: the lord has the time they had left, and no bank keeps what it gained."""
    ends = {row.version: row for row in gone if not receives(row)}
    first = ends.pop(min(ends))
    if after.row.banks is not None:
        banks = list(after.row.banks)
        for row in reversed(ends.values()):
            given = await given_in(tx.connection, after.row.id, row.turn)
            left = None if row.remaining is None else row.remaining - given
            less = arithmetic.before_refill(timed.setup.pace, banks[row.seat - 1], left)
            banks[row.seat - 1] = max(arithmetic.LEAST_AFTER_TAKEBACK, less)
        after = replace(after, row=replace(after.row, banks=banks))
    return await begin_again(tx, after, timed, first.remaining, voted=True)


async def _reopen(tx: Transaction, after: Live, gone: Sequence[MoveRow], seat: int) -> None:
    """Keep everybody's first cancelled turn as a draft, to be judged when it is their turn."""
    first: dict[int, list[MoveRow]] = {}
    for row in gone:
        if receives(row) or row.made_by not in ("lord", "plan"):
            continue
        same = first.setdefault(row.seat, [])
        if not same or same[0].version == row.version:
            same.append(row)
    for one, rows in first.items():
        moves = [Move.parse(row.text or "") for row in rows]
        moves = [move for move in moves if move.kind is not Kind.END]
        slots = [move.text() for move in moves]
        if one == seat:
            slots = draft_slots(after.game.view(), after.game.compose(moves))
        await reopen_draft(tx.connection, after, one, rows[0].turn, slots)


async def _call_receivers(tx: Transaction, now: Now, moves: Sequence[MoveRow]) -> None:
    """Call the lords to whom giants have been sent now, and nobody else."""
    live = now.live
    for seat in range(1, len(now.seats) + 1):
        await clear_pings(tx, now, seat)
    for seat in live.row.receiving or ():
        if seat != live.seat:
            await call_for_giant(tx, now, seat, _sender(live, moves, seat))


def _sender(live: Live, moves: Sequence[MoveRow], seat: int) -> str:
    """Return the name of the lord who sent the last giant to a kingdom."""
    kingdom = live.game.view().kingdom_of(seat).seats
    sent = [row for row in moves if row.text is not None and row.text.startswith(Kind.SEND)]
    to = [row for row in sent if Move.parse(row.text or "").seat in kingdom]
    return live.game.names[to[-1].seat - 1] if to else ""
