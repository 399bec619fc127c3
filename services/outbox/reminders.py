"""Reminders of the lord on turn: planned when they are called, judged anew when they are due.

A reminder never rings in its lord's quiet hours and never while they are away. Each kind is said
once a turn; of two that fall together one is said. Kinds: "remind_half" (half of the time; where
there is no limit, every 24 hours, three times), "remind_late" (2 hours before the end),
"remind_quiet" (a call that came in quiet hours rings when they are over), "remind_soon" (their
turn is next).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import GameView
from services.clocks.deadlines import Timed, deadline_of
from services.clocks.quiet_hours import QuietTimes, quiet_times_of, quiet_until
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json, setup_from_json, user_from_json
from services.core.live_games import game_row, load
from services.core.outbox_bodies import ReminderBody, Why, held
from services.core.transaction import Transaction
from services.facts.news import News, ReminderNews, TurnNews
from services.facts.people import Reminders
from services.facts.tables import SeatFact
from services.state.table_facts import seat_facts, table_row
from store import Connection, outbox, people, tables
from store.rows import GameRow, JobRow, OutboxRow, TableRow

HALF, LATE, QUIET, SOON = "remind_half", "remind_late", "remind_quiet", "remind_soon"
KINDS = (HALF, LATE, QUIET, SOON)
LATE_LEFT = 2 * 3600
BEFORE = 5 * 60
"""So long before the quiet hours a reminder comes that was due in them."""
TOGETHER = 3600
"""Reminders that come within this time of another are one."""
EVERY = 24 * 3600
AT_MOST = 3
"""Where there is no limit: so often, so many times."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in progress as reminders see it."""

    since: int
    deadline: int | None
    wanted: Reminders
    hush: QuietTimes
    said: tuple[OutboxRow, ...] = ()  # the reminders of this turn, oldest first

    def due(self, kind: str) -> int | None:
        """Return when a kind of reminder is to be said; None for never."""
        if kind == QUIET:
            return None if self._told(QUIET) else self.since
        at = self._at(kind)
        return None if at is None else self._moved(at)

    def _at(self, kind: str) -> int | None:
        if self.wanted == "none":
            return None
        if self.deadline is None:
            return self._again() if kind == HALF else None
        late = self.deadline - LATE_LEFT
        if self._told(kind):
            return None
        if kind == LATE:
            return late if late > self.since else None
        half = self.since + (self.deadline - self.since) // 2
        return half if self.wanted == "half" and (half < late or late <= self.since) else None

    def _again(self) -> int | None:
        told = [row for row in self.said if held(row, ReminderBody).kind == HALF]
        if len(told) >= AT_MOST:
            return None
        return (told[-1].created_at if told else self.since) + EVERY

    def _moved(self, at: int) -> int | None:
        """Move a reminder out of the quiet hours: before them, else after them, else it goes."""
        span = self.hush.span(at)
        if span is None:
            return at
        if span[0] - BEFORE > self.since:
            return span[0] - BEFORE
        return self.after(span)

    def after(self, span: tuple[int, int]) -> int | None:
        """Return the end of the quiet hours, if that is before the end of the turn."""
        return span[1] if self.deadline is None or span[1] < self.deadline else None

    def _told(self, kind: str) -> bool:
        return any(held(row, ReminderBody).kind == kind for row in self.said)

    def just_told(self, now: int) -> bool:
        """Whether another reminder of this turn rang so lately that one more is too much."""
        lately = (row.created_at for row in self.said if now - row.created_at < TOGETHER)
        return any(self.hush.span(at) is None for at in lately)


async def plan_reminders(
    tx: Transaction, table: TableRow, row: GameRow, seat: SeatFact, *, begins: bool = False
) -> None:
    """Plan the reminders of the turn in progress, whose deadline is set.

    `begins`: it does so just now, so that nothing was said in it yet.
    """
    if seat.user is None or row.on_turn is None:
        return
    said = () if begins else await _said(tx.connection, row)
    turn = await _turn(tx.connection, table, row, seat.user, row.deadline, said=said)
    wanted = [(turn.due(kind), kind) for kind in (LATE, HALF)]
    dues = [(max(due, tx.now), kind) for due, kind in wanted if due is not None]
    await tx.plan_all(dues, game_id=row.id, ref=row.turn_version)


async def plan_soon(tx: Transaction, row: GameRow, after: SeatFact | None) -> None:
    """Plan the notice to the lord whose turn is next, if they want one."""
    if after is None or after.user is None or not after.present or after.seat == row.on_turn:
        return
    settings = user_from_json(await people.user_settings(tx.connection, after.user))
    if settings.soon:
        await tx.plan(tx.now, SOON, game_id=row.id, ref=row.turn_version)


def next_seat(view: GameView, seats: Sequence[SeatFact]) -> SeatFact | None:
    """Return the seat whose turn follows on the one in progress; None where it is not known."""
    coming: list[int | None] = [slot.seat for slot in view.order if not slot.done]
    coming += [slot.seat for slot in view.next_line]
    after = coming[1] if len(coming) > 1 else None
    return None if after is None else seats[after - 1]


async def _said(connection: Connection, row: GameRow) -> tuple[OutboxRow, ...]:
    """Return the reminders of the turn in progress that were said to its lord, oldest first."""
    said = await outbox.since(connection, row.id, "reminder", row.turn_since)
    found = [(one, held(one, ReminderBody)) for one in said]
    return tuple(one for one, body in found if body.turn == row.turn_version and body.why != "soon")


async def _turn(
    connection: Connection,
    table: TableRow,
    row: GameRow,
    user: int,
    deadline: int | None,
    *,
    said: tuple[OutboxRow, ...],
) -> Turn:
    hush = await quiet_times_of(connection, user, row.turn_since)
    wanted = hush.settings.reminders
    if wanted is None:
        server = await people.server_settings(connection, table.server_id)
        wanted = server_from_json(server).reminders
    return Turn(row.turn_since, deadline, wanted, hush, said)


async def remind(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Say a reminder that is due, plan it anew where it is not, or let it go."""
    assert job.game_id is not None, "planned for a game"
    live = await load(context, tx.connection, job.game_id)
    row = live.row
    if live.seat is None or row.turn_version != job.ref or row.paused_at is not None:
        return
    table = await table_row(tx.connection, row.table_id)
    setup = setup_from_json(table.setup)
    seats = seat_facts(setup.lords, await tables.seats(tx.connection, table.id))
    if job.kind == SOON:
        await _say_soon(tx, table, row, next_seat(live.game.view(), seats))
        return
    seat = seats[live.seat - 1]
    if seat.user is None or not seat.person:
        return
    deadline = await deadline_of(tx.connection, row, Timed(setup, seats, table.ends_at))
    said = await _said(tx.connection, row)
    turn = await _turn(tx.connection, table, row, seat.user, deadline, said=said)
    await _judge(tx, table, row, turn, job)


async def _judge(tx: Transaction, table: TableRow, row: GameRow, turn: Turn, job: JobRow) -> None:
    due = turn.due(job.kind)
    if due is None or (turn.deadline is not None and turn.deadline <= tx.now):
        return
    span = turn.hush.span(tx.now)
    if due <= tx.now and span is not None:
        # They have become quiet since it was planned.
        due = turn.after(span)
    if due is None or (due <= tx.now and turn.just_told(tx.now)):
        return
    if due > tx.now:
        await tx.plan(due, job.kind, game_id=row.id, ref=row.turn_version)
        return
    back = job.kind == QUIET and turn.hush.was_away(tx.now - TOGETHER, tx.now)
    await say_reminder(tx, table, row, job.kind, why="away" if back else None)
    if turn.deadline is None and job.kind == HALF:
        await tx.plan(tx.now + EVERY, HALF, game_id=row.id, ref=row.turn_version)


async def say_reminder(
    tx: Transaction, table: TableRow, row: GameRow, kind: str, *, why: Why | None = None
) -> None:
    """Say a reminder of the turn in progress to its lord; `why` where its kind does not tell."""
    assert row.on_turn is not None, "a turn is in progress"
    body = ReminderBody(row.on_turn, why or _WHY.get(kind, "left"), kind, row.turn_version)
    await tx.say(table, body, game=row.id, version=row.version)


_WHY: dict[str, Why] = {QUIET: "quiet", "late_mention": "again"}


async def mention_late(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Mention a lord who has had the second of two turns for half an hour, if they still have."""
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
    await say_reminder(tx, table, row, "late_mention")


async def _say_soon(tx: Transaction, table: TableRow, row: GameRow, after: SeatFact | None) -> None:
    """Tell a lord that their turn is next; in their quiet hours it is left unsaid."""
    if after is None or after.user is None or not after.present or after.seat == row.on_turn:
        return
    settings = user_from_json(await people.user_settings(tx.connection, after.user))
    if settings.soon and await quiet_until(tx.connection, after.user, tx.now) is None:
        body = ReminderBody(after.seat, "soon", SOON, row.turn_version)
        await tx.say(table, body, game=row.id, version=row.version)


async def note_silent(tx: Transaction, row: OutboxRow, news: News) -> None:
    """Have a call that is posted without a sound ring once, when the quiet hours are over.

    So does a reminder that could not be said before them, or that a pause is over.
    """
    call = news.body.call if isinstance(news.body, TurnNews | ReminderNews) else None
    if call is None or not call.silent or call.seat.user is None or row.game_id is None:
        return
    game = await game_row(tx.connection, row.game_id)
    if game.on_turn == call.seat.seat:
        until = await quiet_until(tx.connection, call.seat.user, tx.now)
        await tx.plan(until or tx.now, QUIET, game_id=row.game_id, ref=game.turn_version)
