"""Announce turns: what each report repeats, whom it calls, and what is planned next."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from services.clocks import arithmetic
from services.clocks.deadlines import Timed, plan_deadline
from services.core.json_codec import setup_from_json
from services.core.live_games import Live
from services.core.outbox_bodies import (
    Body,
    ChainBody,
    EndBody,
    GiantBody,
    OpeningBody,
    ReportBody,
    TakebackBody,
    TurnBody,
    Undone,
    amend,
    read_body,
)
from services.core.transaction import Transaction
from services.facts.games import GiantReceived, TurnReport
from services.facts.tables import SeatFact, is_solo
from services.offers.giants import after_last_turn
from services.outbox.follow_marks import plan_digests
from services.outbox.reminders import next_seat, plan_begun, plan_reminders, plan_soon
from services.outbox.table_changes import tidy
from services.outbox.watcher_threads import add_lords
from services.state.forced_turns import forced_turn, plays_forced
from services.state.game_facts import reports_of
from services.state.plans import plan_job, waiting_now
from store import outbox
from store.rows import MessageRow, OutboxRow, PlanRow, TableRow

GRACE = 60
LATE_MENTION = 30 * 60
"""Seconds after which a lord is mentioned who went on without a call."""
JUST_PLAYED = 60
"""Seconds after their turn within which a lord is taken to be still here, and is not mentioned."""
STILL_HERE = 5 * 60
"""Seconds after which they are mentioned all the same, if they don't end the turn."""
CHAIN = ("opening", "turn", "takeback")
NOTHING_FOLDED = TurnBody(reports=(), taken_back=(), resigned=(), call=None)


@dataclass(frozen=True, slots=True)
class Now:
    """A game right after a change, within the transaction of that change."""

    table: TableRow
    seats: tuple[SeatFact, ...]
    live: Live  # after the change
    plans: tuple[PlanRow, ...] | None = None  # the waiting ones, if already read
    known: Timed | None = None  # what its clock depends on, if already read

    @property
    def next(self) -> SeatFact | None:
        """The seat on turn now."""
        return None if self.live.seat is None else self.seats[self.live.seat - 1]

    @property
    def timed(self) -> Timed:
        """What the game's clock depends on."""
        if self.known is not None:
            return self.known
        setup, table = setup_from_json(self.table.setup), self.table
        return Timed(setup, self.seats, table.ends_at, server=table.server_id)

    def round_over(self, now: int) -> bool:
        """Whether its tournament round is over: the autopilot plays the rest at once."""
        ends = self.table.ends_at
        return ends is not None and ends <= now and self.live.row.paused_at is None

    def grace(self, now: int) -> int:
        """Return when others may play: for a minute the last turn can be taken back.

        Whoever plays against computer lords alone can take theirs back at any time.
        """
        last = self.live.last
        if (
            self.round_over(now)
            or last is None
            or last.final
            or last.by not in ("lord", "plan")
            or is_solo(self.seats)
            or not setup_from_json(self.table.setup).takeback
        ):
            return now
        return min(max(now, last.at + GRACE), now + GRACE)


async def latest_report(tx: Transaction, game: int) -> OutboxRow | None:
    """Return the latest announcement in the sequence of a game."""
    return await outbox.last(tx.connection, game, CHAIN)


async def announce_turn(
    tx: Transaction, now: Now, report: TurnReport, before: OutboxRow | None
) -> None:
    """Announce the end of a turn with the reports folded into it, and call the next lord.

    `before`: the latest announcement.
    """
    folded = await _fold(tx, before, report)
    call = await call_next(tx, now, ended=report)
    last = None if call is None else now.live.played_at.get(call)
    here = last is not None and tx.now - last < JUST_PLAYED
    if here:
        await plan_mention(tx, now.live, STILL_HERE)
    folded = _with_missed_turn(folded, report)
    again = before is not None and _is_again(before)
    if again and not folded.told:
        folded = replace(folded, replaces=None, edits=folded.replaces)
    reports = (*folded.reports, report)
    await _write(tx, now, replace(folded, reports=reports, call=call, here=here))
    await plan_digests(tx, now.table, now.seats, "turn" if report.round_end is None else "round")
    if report.sent is not None and report.sent.seat != call:
        await call_for_giant(tx, now, report.sent.seat, report.name, again=again)


def _is_again(row: OutboxRow) -> bool:
    """Whether a row announced that a turn was taken back not for the first time."""
    return row.kind == TakebackBody.KIND and read_body(row, TakebackBody).again


def _with_missed_turn(folded: TurnBody, report: TurnReport) -> TurnBody:
    """Add the lord who missed the turn of a report to those who are notified."""
    if not report.missed:
        return folded
    told, again = (
        tuple(one for one in seats if one != report.seat) for seats in (folded.told, folded.again)
    )
    return replace(folded, told=(*told, report.seat), again=again)


async def announce_call(tx: Transaction, now: Now) -> None:
    """Call the lord on turn by repeating the last report, which did not call them."""
    before = await latest_report(tx, now.live.row.id)
    following = now.next
    if following is None or before is None or now.round_over(tx.now):
        return
    body, received = await _fold(tx, before), received_since(before)
    await _write(tx, now, replace(body, call=following.seat, received_after=received))


async def plan_mention(tx: Transaction, live: Live, wait: int = LATE_MENTION) -> None:
    """Plan the mention of a lord who was active and so not called, if they don't end the turn."""
    row = live.row
    await tx.plan(tx.now + wait, "late_mention", game_id=row.id, ref=row.turn_version)


async def announce_takeback(tx: Transaction, now: Now, seat: int, gone: int) -> None:
    """Announce that the turn of version `gone` was taken back."""
    newest = await latest_report(tx, now.live.row.id)
    rows = await _rows_of(tx, now, gone)
    if newest is not None and newest not in rows and (not rows or _repeats(newest, gone)):
        # A turn that was folded into a later one is reported by the takeback of that one. If the
        # next lord was called later, that call has another version.
        rows = [*rows, newest]
    taken = rows[-1]
    # After an attempt the report may be in the thread: then it is posted or found, and deleted.
    posted = [row for row in rows if not await outbox.drop_untried(tx.connection, row.id)]
    before = await outbox.last(tx.connection, now.live.row.id, CHAIN, below=rows[0].id)
    previous = reports_of(before)
    # Perhaps no other message reports what the turn's report had folded in.
    folded, own = reports_of(taken)[:-1], reports_of(taken)[-1]
    restorable = before is not None and (not folded or folded == previous)
    taken_back, resigned = _retracted(taken, newest)
    again = bool(posted) and len(now.live.takebacks.get(now.live.turn, ())) > 1
    restore = before.id if restorable and before is not None else None
    body = TakebackBody(
        reports=folded or previous,
        taken_back=(*taken_back, seat),
        resigned=resigned,
        call=await call_next(tx, now, ended=None),
        seat=seat,
        gone=posted[-1].id if posted and not again else None,
        restore=posted[-1].id if again else restore,
        again=again,
        received_after=_received_before(taken, newest),
    )
    await _write(tx, now, body)
    sent = own.sent
    if sent is not None:
        await settle_giant(tx, now, sent.seat, newest=True)


def _repeats(row: OutboxRow, version: int) -> bool:
    """Whether a version is the last turn of a report."""
    reports = reports_of(row) if row.kind == TurnBody.KIND else ()
    return bool(reports) and reports[-1].version == version


def _received_before(taken: OutboxRow, newest: OutboxRow | None) -> tuple[GiantReceived, ...]:
    """Return the received giants of a report that is retracted."""
    received = reports_of(taken)[-1].received
    if newest is not None and newest.id != taken.id:
        received += read_body(newest, ChainBody).received_after
    return received


def _retracted(
    taken: OutboxRow, newest: OutboxRow | None
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what a retracted report held besides its turn, and what happened since.

    These are the seats that took a turn back and those given up.
    """
    report = read_body(taken, ReportBody)
    if newest is None or newest.id == taken.id:
        return report.taken_back, (*report.resigned, *report.resigned_after)
    # Later turns were taken back before this one; that row holds what is to be repeated of them.
    since = read_body(newest, ReportBody)
    resigned = (*report.resigned, *since.resigned, *since.resigned_after)
    return (*report.taken_back, *since.taken_back), resigned


async def announce_resigned(tx: Transaction, now: Now, seat: int) -> None:
    """Add to the next report that a seat was given up; nobody is called again."""
    before = await latest_report(tx, now.live.row.id)
    if before is not None:
        gone = (*read_body(before, ChainBody).resigned_after, seat)
        await amend(tx.connection, before, resigned_after=gone)
    await continue_without_lord(tx, now, seat)


async def continue_without_lord(tx: Transaction, now: Now, seat: int) -> None:
    """Let a seat without a lord be played at once: its giants and its turn wait for nobody."""
    await clear_pings(tx, now, seat)
    if now.live.row.ending is None and after_last_turn(now.live.game.view()):
        await plan_decisions(tx, now)
    elif now.next is not None and not now.next.person:
        await plan_autoplay(tx, now)


async def clear_pings(tx: Transaction, now: Now, seat: int) -> None:
    """Delete every call of a seat for its giants."""
    while any(await _pings(tx, now, seat)):
        await settle_giant(tx, now, seat)


async def announce_undone(tx: Transaction, now: Now, seat: int, turns: int) -> None:
    """Announce turns taken back by agreement, and call the lord on turn."""
    before = await latest_report(tx, now.live.row.id)
    folded = await _fold(tx, before)
    last = now.live.last
    reports: list[TurnReport] = []
    if last is not None:
        game, version = now.live.row.id, last.version
        rows = await outbox.of_version(tx.connection, game, version, dropped=True)
        reports = [reports_of(row)[-1] for row in rows if row.kind == TurnBody.KIND]
    call, undone = await call_next(tx, now, ended=None), Undone(seat, turns)
    await _write(tx, now, replace(folded, reports=tuple(reports[-1:]), call=call, undone=undone))


async def announce_received(tx: Transaction, now: Now, received: GiantReceived) -> None:
    """Add a received giant to the next report, and delete the call for it."""
    before = await latest_report(tx, now.live.row.id)
    if before is not None:
        all_received = (*read_body(before, ChainBody).received_after, received)
        await amend(tx.connection, before, received_after=all_received)
    await settle_giant(tx, now, received.seat)


def received_since(before: OutboxRow | None) -> tuple[GiantReceived, ...]:
    """Return the giants received since the last report."""
    return () if before is None else read_body(before, ChainBody).received_after


async def call_for_giant(
    tx: Transaction, now: Now, seat: int, sender: str, *, again: bool = False
) -> None:
    """Call the lord to whom a giant was sent, unless they gave up."""
    if now.seats[seat - 1].person:
        await _write(tx, now, GiantBody(seat, sender, again=again))


async def settle_giant(tx: Transaction, now: Now, seat: int, *, newest: bool = False) -> None:
    """Delete the call for a giant: the oldest, or the `newest` if the giant was taken back."""
    place = -1 if newest else 0
    waiting, messages = await _pings(tx, now, seat)
    if messages and not (newest and waiting):
        await tidy(tx, now.table, messages[place], act="delete")
    elif waiting:
        await outbox.drop_untried(tx.connection, waiting[place].id)


async def _pings(tx: Transaction, now: Now, seat: int) -> tuple[list[OutboxRow], list[MessageRow]]:
    """Return the calls of a seat for its giants: waiting rows and living messages."""
    table, game = now.table.id, now.live.row.id
    waiting = await outbox.waiting(tx.connection, table, "giant")
    messages = await outbox.messages(tx.connection, table, "giant", ref=seat)
    return (
        [
            row
            for row in waiting
            if (row.game_id, row.tries) == (game, 0) and read_body(row, GiantBody).seat == seat
        ],
        [message for message in messages if (message.game_id, message.state) == (game, "living")],
    )


async def announce_start(
    tx: Transaction, now: Now, *, order: Sequence[int], line: Sequence[str]
) -> None:
    """Announce the start of a game, then call its first lord."""
    await _write(tx, now, OpeningBody(tuple(order), tuple(line)))
    call = await call_next(tx, now, ended=None)
    await _write(tx, now, replace(NOTHING_FOLDED, call=call))
    await plan_digests(tx, now.table, now.seats, "start")


async def announce_end(tx: Transaction, now: Now, report: TurnReport | None) -> None:
    """Announce the end of a game with its last turn and those folded into it."""
    before = await latest_report(tx, now.live.row.id)
    folded = await _fold(tx, before, report)
    own = () if report is None else (report,)
    received = received_since(before) if report is None else ()
    await _write(tx, now, EndBody((*folded.reports, *own), folded.replaces, received))
    await plan_digests(tx, now.table, now.seats, "end")
    await add_lords(tx, now.table, now.live.row)


async def plan_autoplay(tx: Transaction, now: Now) -> None:
    """Plan the autopilot for the seat on turn, after the time for takebacks.

    Or the turn of the computer lord who has the seat, after the pause that the table has chosen.
    """
    row, due, kind = now.live.row, now.grace(tx.now), "autoplay"
    if now.next is not None and now.next.computer:
        due, kind = max(due, tx.now + 60 * now.timed.setup.pause), "lord"
    await tx.plan(due, kind, game_id=row.id, ref=row.turn_version)


async def plan_turn(tx: Transaction, now: Now) -> None:
    """Plan again what ends the turn in progress, after a change of who is present."""
    following = now.next
    if following is None or now.live.row.paused_at is not None:
        return
    if after_last_turn(now.live.game.view()):
        await plan_decisions(tx, now)
    elif following.person and await waiting_now(tx.connection, now.live, now.seats):
        await plan_deadline(tx, now.live.row)
        await plan_job(tx, now.live)
    elif not following.person:
        await plan_autoplay(tx, now)
    else:
        await plan_deadline(tx, now.live.row)
        await plan_reminders(tx, now.timed, now.live.row, following)


async def plan_decisions(tx: Transaction, now: Now) -> None:
    """Plan the receipt of giants without their lords: at once or after the time of a turn.

    The end of a tournament round does not wait for that time.
    """
    row, last = now.live.row, now.live.last
    assert last is not None, "asked after the last turn"
    late = last.at + arithmetic.time_to_receive(setup_from_json(now.table.setup).pace)
    if now.table.ends_at is not None:
        late = max(tx.now, min(late, now.table.ends_at))
    for due in (now.grace(tx.now), late):
        await tx.plan(due, "decide_giants", game_id=row.id, ref=last.version)


async def _write(tx: Transaction, now: Now, body: Body) -> None:
    row = now.live.row
    await tx.say(now.table, body, game=row.id, version=row.version)


async def _fold(
    tx: Transaction, before: OutboxRow | None, ended: TurnReport | None = None
) -> TurnBody:
    """Return what the next report repeats, and events since.

    It repeats a report that called nobody, and that of the same lord's turn before, if one has
    `ended`.
    """
    if before is None:
        return NOTHING_FOLDED
    body = read_body(before, ChainBody)
    if isinstance(body, TakebackBody):
        resigned = (*body.resigned, *body.resigned_after)
        edited = body.restore if body.again else None
        return replace(
            NOTHING_FOLDED, taken_back=body.taken_back, resigned=resigned, replaces=edited
        )
    if not isinstance(body, TurnBody) or not (body.call is None or _goes_on(body, ended)):
        return replace(NOTHING_FOLDED, resigned=body.resigned_after)
    dropped = await outbox.drop_untried(tx.connection, before.id)
    return TurnBody(
        reports=body.reports,
        taken_back=body.taken_back,
        resigned=(*body.resigned, *body.resigned_after),
        call=None,
        replaces=body.replaces if dropped else before.id,
        told=body.told,
        again=body.again if dropped else body.told,
    )


def _goes_on(body: TurnBody, ended: TurnReport | None) -> bool:
    """Whether a turn that has ended is of the lord whose turn a report told last."""
    reports, undone = body.reports, body.undone
    return ended is not None and bool(reports) and reports[-1].seat == ended.seat and not undone


async def _rows_of(tx: Transaction, now: Now, version: int) -> list[OutboxRow]:
    """Return the report of a turn, followed by a later call, if any."""
    rows = await outbox.of_version(tx.connection, now.live.row.id, version)
    return [row for row in rows if row.kind == TurnBody.KIND]


async def call_next(tx: Transaction, now: Now, *, ended: TurnReport | None = None) -> int | None:
    """Return the seat to call, or plan what happens instead and return None."""
    following = now.next
    if following is None:
        return None
    if after_last_turn(now.live.game.view()):
        await plan_decisions(tx, now)
        return None
    planned = following.person and await waiting_now(
        tx.connection, now.live, now.seats, waiting=now.plans
    )
    if await _is_played_for(tx, now, following, planned=bool(planned)):
        return None
    await plan_begun(tx, now.timed, now.live.row, following)
    if ended is None or ended.turn not in now.live.takebacks:  # then they were told already
        soon = next_seat(now.live.game.view(), now.seats)
        await plan_soon(tx, now.timed, now.live.row, soon)
    if await _is_automatic(tx, now, following, planned=bool(planned)):
        return None
    last = now.live.last
    theirs = last is not None and last.by == "lord" and last.seat == following.seat
    if ended is not None and theirs:
        await plan_mention(tx, now.live)
        return None
    return following.seat


async def _is_played_for(tx: Transaction, now: Now, seat: SeatFact, *, planned: bool) -> bool:
    """Have a turn played at once if its seat has no lord or its tournament round is over.

    At the end of a round, a plan of the lord is played first.
    """
    if not seat.person:
        await plan_autoplay(tx, now)
        return True
    if not now.round_over(tx.now):
        return False
    if planned:
        await plan_job(tx, now.live)
    await plan_deadline(tx, now.live.row)
    return True


async def _is_automatic(tx: Transaction, now: Now, seat: SeatFact, *, planned: bool) -> bool:
    """Have the turn played by a plan of its lord, or because it is forced."""
    if planned:
        await plan_job(tx, now.live)
        return True
    if forced_turn(now.live.game) is not None and await plays_forced(tx.connection, seat.user):
        await plan_autoplay(tx, now)
        return True
    return False
