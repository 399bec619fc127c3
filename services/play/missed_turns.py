"""Note turns as played on time or missed, for reliability and for the lord's seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from services.clocks.deadlines import Timed, is_away, own_deadline
from services.core.context import ServiceContext
from services.core.live_games import Live, game_row
from services.core.transaction import Transaction
from services.facts.games import By, TurnReport
from services.facts.tables import SeatFact, Setup, TableFact
from services.state.computers import with_computers
from services.state.forced_turns import plays_forced
from services.state.table_facts import seat_facts, table_fact, table_row
from store import Connection, games, reliability_log, tables, votes
from store.rows import DeedRow, GameRow, JobRow, SeatRow

KEPT_OUT = "kept_out"
"""A turn missed by a lord who could not see the table: it counts nothing, unless they are back.

Also the kind of the job that asks again; `ref` is the version of the game after that turn.
"""
AGAIN = 24 * 3600
"""How long after an excused turn it is asked again, each time."""
WATCHED = 14 * AGAIN
"""How long it is asked again and again: staying out of a server for a day brings nothing."""
COSTS = ("warned", "silent")
"""Missed turns that count."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A turn that has ended: the game before its end, and who ended it."""

    before: Live
    setup: Setup
    by: By
    ends: int | None  # of the tournament's round
    counts: bool = True  # for reliability


async def note_turn(
    tx: Transaction, ended: Ended, report: TurnReport
) -> tuple[tuple[SeatFact, ...], TurnReport]:
    """Note the turn as played on time or missed; returns the seats and the report after that.

    A lord who misses a turn is absent until they are back, and their next turns are shorter. With
    as many as the table allows the seat is lost. During an announced absence turns
    are missed only at tables that do not honor it, and they never count against the lord. A turn
    cut short by the end of a tournament's round is not missed. A lord whom somebody else seated and
    who never did anything, has a clean slate. Nothing counts for anybody's reliability in a game
    with computer lords, whose turns are never missed.
    """
    table, seat = ended.before.row.table_id, report.seat
    rows = {row.seat: row for row in await tables.seats(tx.connection, table)}
    row = rows.get(seat)
    if row is not None and row.resigned_at is None and row.lost_at is None and not row.computer:
        ended = replace(ended, counts=not any(one.computer for one in rows.values()))
        if ended.by != "autopilot":
            # A turn without a choice that its lord wants to decide counts as nothing.
            if ended.by != "forced" or await plays_forced(tx.connection, row.user_id):
                await _note(tx, ended, row, "on_time")
        elif await _is_cut(tx, ended, rows):
            report = replace(report, cut=True)
        else:
            away = row.absent_since is not None
            row = await _miss(tx, ended, row)
            report = replace(report, missed=row.missed, allowed=ended.setup.missed, away=away)
            rows[seat] = row
    return seat_facts(ended.setup.lords, rows.values()), report


async def _is_cut(tx: Transaction, ended: Ended, rows: Mapping[int, SeatRow]) -> bool:
    """Whether the end of a tournament's round ended a turn before its own time was over."""
    row = ended.before.row
    if ended.ends is None or ended.ends > tx.now or row.on_turn is None:
        return False
    seats = seat_facts(ended.setup.lords, rows.values())
    own = await own_deadline(tx.connection, row, Timed(ended.setup, seats, None))
    return own is None or own > tx.now


async def _miss(tx: Transaction, ended: Ended, row: SeatRow) -> SeatRow:
    row = replace(row, missed=row.missed + 1, missed_at=tx.now)
    if not await is_away(tx.connection, row.user_id, tx.now):
        if await was_active(tx.connection, ended.before, row.seat):
            await _note(tx, ended, row, "warned")
        elif await tables.has_sat_down(tx.connection, row.table_id, row.user_id):
            await _note(tx, ended, row, "silent")
    if row.absent_since is None:
        row = replace(row, absent_since=tx.now)
    if row.missed >= ended.setup.missed:
        version = ended.before.row.version + 1
        row = replace(row, lost_at=tx.now, resigned_turn=ended.before.turn, left_version=version)
    values = {name: getattr(row, name) for name in _CHANGING}
    await tables.change_seat(tx.connection, row.table_id, row.seat, **values)
    return row


_CHANGING = ("missed", "missed_at", "absent_since", "lost_at", "resigned_turn", "left_version")


@dataclass(frozen=True, slots=True)
class Missed:
    """A turn that was missed: at which table and in which game, by whom; `version` after it."""

    table: TableFact
    game: int
    version: int
    user: int


async def excuse(context: ServiceContext, missed: Missed) -> None:
    """Let a missed turn cost no reliability if its lord is kept from the table, as Discord says.

    Nobody waits for that: with its answer still to come, the turn is played.
    """
    table = missed.table
    async with context.asking:
        found = await context.presence_soon(table.server, table.channel, missed.user)
    if found == "unknown":
        return
    if found == "sees":
        await _note_seen(context, missed.game, missed.user)
        return
    async with context.write() as tx:
        seats = await tables.seats(tx.connection, table.id)
        if any(one.user_id == missed.user and one.absent_since is not None for one in seats):
            where = (tx.connection, missed.game, missed.user)
            await reliability_log.change_kind(*where, COSTS, KEPT_OUT, version=missed.version)
            await tx.plan(tx.now + AGAIN, KEPT_OUT, game_id=missed.game, ref=missed.version)


async def ask_again(context: ServiceContext, job: JobRow) -> bool:
    """Ask once more, a day later, whether the lord of an excused turn is kept from the table.

    If they see it by now the turn counts: otherwise they would leave for a while when their time
    runs out, and never come back to that game. It is asked for WATCHED. No job waits for it.
    """
    assert job.game_id is not None, "planned for a game"
    async with context.read() as connection:
        row = await game_row(connection, job.game_id)
        table = await table_fact(connection, await table_row(connection, row.table_id))
        found = await reliability_log.entries(connection, row.id, job.ref, KEPT_OUT)
    for entry in found:
        if entry.user_id > 0:  # otherwise they have had their data deleted
            context.later(_ask_again(context, table, entry))
    return False


async def _ask_again(context: ServiceContext, table: TableFact, entry: DeedRow) -> None:
    async with context.asking:
        found = await context.presence_soon(table.server, table.channel, entry.user_id)
    if found == "sees":
        await _note_seen(context, entry.game_id, entry.user_id)
    elif found == "unknown" or context.clock.now() < entry.at + WATCHED:
        async with context.write() as tx:
            await tx.plan(tx.now + AGAIN, KEPT_OUT, game_id=entry.game_id, ref=entry.version)


async def _note_seen(context: ServiceContext, game: int, user: int) -> None:
    """Note the return of a lord who sees the table; most were never kept from it."""
    async with context.read() as connection:
        kept_out = await reliability_log.has_kind(connection, game, user, KEPT_OUT)
    if kept_out:
        async with context.write() as tx:
            await note_return(tx, game, user)


async def note_return(tx: Transaction, game: int, user: int) -> None:
    """Have the misses of a lord who was kept from the table count by now: they came back to it.

    Otherwise leaving the server for a minute would make a missed turn cost nothing.
    """
    await reliability_log.change_kind(tx.connection, game, user, (KEPT_OUT,), "warned")


async def note_finished(tx: Transaction, row: GameRow, seats: Sequence[SeatFact]) -> None:
    """Note a finished game for all lords who still sit there."""
    if row.ending != "played" or with_computers(seats):
        return
    for seat in seats:
        if seat.person and seat.user is not None:
            await reliability_log.save_entry(
                tx.connection, DeedRow(row.id, 0, seat.user, "finished", tx.now)
            )


async def _note(tx: Transaction, ended: Ended, row: SeatRow, kind: str) -> None:
    if not ended.counts:
        return
    game, version = ended.before.row.id, ended.before.row.version + 1
    await reliability_log.save_entry(
        tx.connection, DeedRow(game, version, row.user_id, kind, tx.now)
    )


async def was_active(connection: Connection, live: Live, seat: int) -> bool:
    """Whether the lord was active in this turn: composed, or asked for more time."""
    draft = await games.draft(connection, live.row.id, seat)
    if draft is not None and draft.turn == live.turn and draft.revision > 0:
        return True
    asked = await votes.votes_called(connection, live.row.id, "time", seat)
    since = live.row.turn_since
    return any((vote.data or {}).get("asked_at", 0) >= since for vote in asked)
