"""Remind the lord on turn: reminders are planned with the call and checked again when due.

A reminder never rings in quiet hours or during an absence. Each kind is sent once a turn, and only
one of two that coincide. Kinds: "remind_half" (half of the time; without a limit every 24 hours,
three times), "remind_late" (2 hours before the end), "remind_quiet" (rings after quiet hours in
which the call came), "remind_soon" (their turn is next).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import GameView
from services.clocks.arithmetic import Span, after, elapsed
from services.clocks.deadlines import Timed, deadline_of, time_of, waits_in
from services.clocks.quiet_hours import QuietTimes, lord_of, quiet_until
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json, setup_from_json, user_from_json
from services.core.live_games import game_row, load
from services.core.outbox_bodies import ReminderBody, Why, read_body
from services.core.transaction import Transaction
from services.facts.news import News, ReminderNews, TurnNews
from services.facts.people import Reminders
from services.facts.tables import SeatFact
from services.state.table_facts import seat_facts, table_row
from store import Connection, jobs, outbox, people, tables
from store.rows import GameRow, JobRow, OutboxRow, TableRow

HALF, LATE, QUIET, SOON = "remind_half", "remind_late", "remind_quiet", "remind_soon"
KINDS = (HALF, LATE, QUIET, SOON)
LATE_LEFT = 2 * 3600
BEFORE = 5 * 60
"""The seconds from a reminder that was due in quiet hours to their start."""
TOGETHER = 3600
"""The least number of seconds between two reminders of a turn."""
EVERY = 24 * 3600
AT_MOST = 3
"""Without a limit: the seconds between reminders, and the most reminders."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in progress, with what decides about its reminders."""

    since: int
    deadline: int | None
    wanted: Reminders
    quiet: QuietTimes
    sent: tuple[OutboxRow, ...] = ()  # the reminders of this turn, oldest first
    waits: Sequence[Span] = ()  # when its clock stands

    def due(self, kind: str) -> int | None:
        """Return when a kind of reminder is due; None for never."""
        if kind == QUIET:
            return None if self._was_sent(QUIET) else self.since
        at = self._at(kind)
        return None if at is None else self._moved(at)

    def _at(self, kind: str) -> int | None:
        if self.wanted == "none":
            return None
        if self.deadline is None:
            return self._again() if kind == HALF else None
        late = self.deadline - LATE_LEFT
        if self._was_sent(kind):
            return None
        if kind == LATE:
            return late if late > self.since else None
        own = elapsed(self.since, self.deadline, self.waits)
        half = after(self.since, own // 2, self.waits)
        return half if self.wanted == "half" and (half < late or late <= self.since) else None

    def _again(self) -> int | None:
        sent = [row for row in self.sent if read_body(row, ReminderBody).kind == HALF]
        if len(sent) >= AT_MOST:
            return None
        return (sent[-1].created_at if sent else self.since) + EVERY

    def _moved(self, at: int) -> int | None:
        """Move a reminder before or after the quiet hours; None if neither is possible."""
        span = self.quiet.span(at)
        if span is None:
            return at
        if span[0] - BEFORE > self.since:
            return span[0] - BEFORE
        return self.after(span)

    def after(self, span: tuple[int, int]) -> int | None:
        """Return the end of the quiet hours, if that is before the end of the turn."""
        return span[1] if self.deadline is None or span[1] < self.deadline else None

    def _was_sent(self, kind: str) -> bool:
        return any(read_body(row, ReminderBody).kind == kind for row in self.sent)

    def just_rang(self, now: int) -> bool:
        """Whether another reminder of this turn rang too recently."""
        lately = (row.created_at for row in self.sent if now - row.created_at < TOGETHER)
        return any(self.quiet.span(at) is None for at in lately)


async def plan_begun(tx: Transaction, timed: Timed, row: GameRow, seat: SeatFact) -> None:
    """Plan the end of a turn that begins just now, and its reminders, in one statement."""
    dues = [] if row.deadline is None else [(max(row.deadline, tx.now), "deadline")]
    dues += await _dues(tx, timed, row, seat, sent=())
    await tx.plan_all(dues, game_id=row.id, ref=row.turn_version)


async def plan_reminders(tx: Transaction, timed: Timed, row: GameRow, seat: SeatFact) -> None:
    """Plan the reminders of the turn in progress, whose deadline is set."""
    dues = await _dues(tx, timed, row, seat, sent=await _sent(tx.connection, row))
    # They may be the same again, after a change of settings that changes nothing here.
    known = await jobs.planned(tx.connection, row.id, row.turn_version, [due for due, _ in dues])
    new = [one for one in dues if one not in known]
    await tx.plan_all(new, game_id=row.id, ref=row.turn_version)


async def _dues(
    tx: Transaction, timed: Timed, row: GameRow, seat: SeatFact, *, sent: tuple[OutboxRow, ...]
) -> list[tuple[int, str]]:
    """Return when each reminder of the turn in progress is due."""
    if seat.user is None or row.on_turn is None:
        return []
    turn = await _turn(tx.connection, timed, row, seat.user, row.deadline, sent=sent)
    wanted = [(turn.due(kind), kind) for kind in (LATE, HALF)]
    return [(max(due, tx.now), kind) for due, kind in wanted if due is not None]


async def plan_soon(tx: Transaction, timed: Timed, row: GameRow, after: SeatFact | None) -> None:
    """Plan the notice to the lord whose turn is next, if they want one."""
    if after is None or after.user is None or not after.present or after.seat == row.on_turn:
        return
    lord = await lord_of(tx.connection, after.user, tx.now, timed.lords)
    if lord.quiet.settings.soon:
        await tx.plan(tx.now, SOON, game_id=row.id, ref=row.turn_version)


def next_seat(view: GameView, seats: Sequence[SeatFact]) -> SeatFact | None:
    """Return the seat on turn after the present one; None if it is not known."""
    coming: list[int | None] = [slot.seat for slot in view.order if not slot.done]
    coming += [slot.seat for slot in view.next_line]
    after = coming[1] if len(coming) > 1 else None
    return None if after is None else seats[after - 1]


async def _sent(connection: Connection, row: GameRow) -> tuple[OutboxRow, ...]:
    """Return the reminders sent in the turn in progress, oldest first."""
    rows = await outbox.since(connection, row.id, "reminder", row.turn_since)
    found = [(one, read_body(one, ReminderBody)) for one in rows]
    return tuple(one for one, body in found if body.turn == row.turn_version and body.why != "soon")


async def _turn(
    connection: Connection,
    timed: Timed,
    row: GameRow,
    user: int,
    deadline: int | None,
    *,
    sent: tuple[OutboxRow, ...],
) -> Turn:
    assert row.on_turn is not None, "a turn is in progress"
    quiet = (await lord_of(connection, user, row.turn_since, timed.lords)).quiet
    wanted = quiet.settings.reminders
    if wanted is None:
        server = await people.server_settings(connection, timed.server)
        wanted = server_from_json(server).reminders
    seconds = time_of(row, timed.setup.pace)
    waits: Sequence[Span] = ()
    if deadline is not None and seconds is not None and deadline - row.turn_since > seconds:
        waits = await waits_in(connection, row, timed, row.on_turn, row.turn_since)
    return Turn(row.turn_since, deadline, wanted, quiet, sent, waits)


async def remind(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Send a reminder that is due, plan it again if it is not, or drop it."""
    assert job.game_id is not None, "planned for a game"
    live = await load(context, tx.connection, job.game_id)
    row = live.row
    if live.seat is None or row.turn_version != job.ref or row.paused_at is not None:
        return
    table = await table_row(tx.connection, row.table_id)
    setup = setup_from_json(table.setup)
    seats = seat_facts(setup.lords, await tables.seats(tx.connection, table.id))
    if job.kind == SOON:
        await _send_soon(tx, table, row, next_seat(live.game.view(), seats))
        return
    seat = seats[live.seat - 1]
    if seat.user is None or not seat.person:
        return
    timed = Timed(setup, seats, table.ends_at, server=table.server_id)
    deadline = await deadline_of(tx.connection, row, timed)
    sent = await _sent(tx.connection, row)
    turn = await _turn(tx.connection, timed, row, seat.user, deadline, sent=sent)
    await _send_or_postpone(tx, table, row, turn, job)


async def _send_or_postpone(
    tx: Transaction, table: TableRow, row: GameRow, turn: Turn, job: JobRow
) -> None:
    due = turn.due(job.kind)
    if due is None or (turn.deadline is not None and turn.deadline <= tx.now):
        return
    span = turn.quiet.span(tx.now)
    if due <= tx.now and span is not None:
        # The quiet hours were changed since it was planned.
        due = turn.after(span)
    if due is None or (due <= tx.now and turn.just_rang(tx.now)):
        return
    if due > tx.now:
        await tx.plan(due, job.kind, game_id=row.id, ref=row.turn_version)
        return
    back = job.kind == QUIET and turn.quiet.was_away(tx.now - TOGETHER, tx.now)
    await send_reminder(tx, table, row, job.kind, why="away" if back else None)
    if turn.deadline is None and job.kind == HALF:
        await tx.plan(tx.now + EVERY, HALF, game_id=row.id, ref=row.turn_version)


async def send_reminder(
    tx: Transaction, table: TableRow, row: GameRow, kind: str, *, why: Why | None = None
) -> None:
    """Send a reminder of the turn in progress; `why`: if its kind does not determine it."""
    assert row.on_turn is not None, "a turn is in progress"
    body = ReminderBody(row.on_turn, why or _WHY.get(kind, "left"), kind, row.turn_version)
    await tx.say(table, body, game=row.id, version=row.version)


_WHY: dict[str, Why] = {QUIET: "quiet", "late_mention": "again"}


async def remind_late_second_turn(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Mention a lord who was not called, since they had just played, and has not ended the turn."""
    assert job.game_id is not None, "planned for a game"
    live = await load(context, tx.connection, job.game_id)
    row = live.row
    if live.seat is None or row.turn_version != job.ref or row.paused_at is not None:
        return
    table = await table_row(tx.connection, row.table_id)
    seats = {one.seat: one for one in await tables.seats(tx.connection, table.id)}
    until = await quiet_until(tx.connection, seats[live.seat].user_id, tx.now)
    if until is not None:
        await tx.plan(until, QUIET, game_id=row.id, ref=row.turn_version)
        return
    await send_reminder(tx, table, row, "late_mention")


async def _send_soon(
    tx: Transaction, table: TableRow, row: GameRow, after: SeatFact | None
) -> None:
    """Tell a lord that their turn is next, but not in their quiet hours."""
    if after is None or after.user is None or not after.present or after.seat == row.on_turn:
        return
    settings = user_from_json(await people.user_settings(tx.connection, after.user))
    if settings.soon and await quiet_until(tx.connection, after.user, tx.now) is None:
        body = ReminderBody(after.seat, "soon", SOON, row.turn_version)
        await tx.say(table, body, game=row.id, version=row.version)


async def plan_ring(tx: Transaction, row: OutboxRow, news: News) -> None:
    """Plan that a call posted without a sound rings once after the quiet hours.

    The same holds for reminders that could not be sent before them, or say that a pause is over.
    """
    call = news.body.call if isinstance(news.body, TurnNews | ReminderNews) else None
    if call is None or not call.silent or call.seat.user is None or row.game_id is None:
        return
    game = await game_row(tx.connection, row.game_id)
    if game.on_turn == call.seat.seat:
        until = await quiet_until(tx.connection, call.seat.user, tx.now)
        await tx.plan(until or tx.now, QUIET, game_id=row.game_id, ref=game.turn_version)
