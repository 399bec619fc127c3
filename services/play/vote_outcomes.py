"""Carry out what a table has voted for, in the transaction of the answer that decided it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from services.clocks.arithmetic import (
    AWAKE_IN,
    BACK_IN,
    DAY,
    LONG_PAUSE,
    LONGEST_PAUSE,
    least_after_takeback,
    usual_turn,
)
from services.clocks.deadlines import (
    Timed,
    certain_at,
    deadline_of,
    lapses_at,
    left_of,
    seconds_paused,
)
from services.core.context import ServiceContext
from services.core.live_games import Live, load
from services.core.outbox_bodies import Guest, ReminderBody, SeatBody
from services.core.transaction import Transaction
from services.facts import Press
from services.facts.games import GameFact
from services.facts.tables import Setup, TableFact
from services.offers.giants import after_last_turn
from services.outbox.announcements import Now, call_next, continue_without_lord
from services.outbox.clock_refresh import refresh_clock
from services.outbox.table_changes import update_deadlines
from services.play._rollback import Rollback, cancel_turns
from services.play.reclaim_seat import brings_back
from services.play.seat_access import Chair, refuse_over, sit
from services.play.turn_commit import end_game, save_row
from services.play.vote_rules import HOUR, is_idle
from services.play.vote_updates import say_vote
from services.standing import calls
from services.state.game_facts import game_fact
from services.state.game_job import change_game
from services.state.table_facts import seat_facts, table_fact, table_row
from services.state.tournament_guard import refuse_at_tournament_table
from services.state.tournament_jobs import plan_takeback
from store import games, tables, votes
from store.rows import JobRow, TableRow, VoteRow


@dataclass(frozen=True, slots=True)
class Agreed:
    """A vote that has passed, in the transaction that closed it."""

    context: ServiceContext
    tx: Transaction
    live: Live
    row: TableRow
    table: TableFact
    vote: VoteRow

    @property
    def now(self) -> Now:
        """The game as the announcements take it."""
        return Now(self.row, self.table.seats, self.live)

    def value(self, key: str) -> int:
        """Return a number that is stored with the vote."""
        return int((self.vote.data or {})[key])


async def carry_out(agreed: Agreed) -> Live:
    """Do what was agreed on; returns the game as it is then."""
    return await _DO[agreed.vote.kind](agreed)


async def _abort(agreed: Agreed) -> Live:
    return await _end_without_result(agreed.tx, agreed.now, agreed.table.setup)


async def _end_without_result(tx: Transaction, now: Now, setup: Setup) -> Live:
    row = now.live.row
    raised = replace(row, version=row.version + 1, ending="agreed", ended_at=tx.now)
    live = replace(now.live, row=replace(raised, on_turn=None, deadline=None))
    await save_row(tx, now.live, live)
    await end_game(tx, replace(now, live=live), setup, None)
    return live


async def _takeback(agreed: Agreed) -> Live:
    await plan_takeback(agreed.tx, agreed.row, agreed.vote.id)
    asked = Rollback(agreed.vote.asked_by, agreed.value("version"))
    return await cancel_turns(agreed.tx, agreed.now, Timed.of(agreed.table), asked)


async def _time(agreed: Agreed) -> Live:
    """Prolong the turn, and store its new end with the vote."""
    tx, row = agreed.tx, agreed.live.row
    credit = row.credit + agreed.value("hours") * HOUR
    await games.set_clock(tx.connection, row.id, credit=credit)
    await refresh_clock(agreed.context, tx, row.id)
    live = await load(agreed.context, tx.connection, row.id)
    ends = {**(agreed.vote.data or {}), "ends": live.row.deadline or 0}
    await votes.change_data(tx.connection, agreed.vote.id, ends)
    return live


async def _replace(agreed: Agreed) -> Live:
    """Have the seat lost: a computer lord plays until somebody takes it over."""
    tx, seat, data = agreed.tx, agreed.value("seat"), agreed.vote.data or {}
    before = agreed.table.seats[seat - 1].name or ""
    left = await is_idle(tx.connection, agreed.live, agreed.table, seat, tx.now)
    now = await lose_seat(tx, agreed.now, seat, left=left)
    live = now.live
    await _say(tx, now, SeatBody("replaced", seat, before, call=seat))
    if "guest_id" in data:
        who = Guest(data["guest_id"], data["guest"])
        free_since = {**data, "left_at": now.seats[seat - 1].left_at}
        await votes.change_data(tx.connection, agreed.vote.id, free_since)
        asker = agreed.table.seats[agreed.vote.asked_by - 1]
        await calls.note(tx.connection, agreed.table, asker, (data["guest_id"], who.name), tx.now)
        await _say(tx, now, SeatBody("offered", seat, before, guest=who))
    return live


async def lose_seat(tx: Transaction, now: Now, seat: int, *, left: bool = False) -> Now:
    """Take a seat from its lord: the computer plays on until they are back.

    A lord who has missed no turn is not rated as having left, unless they have (`left`).
    """
    table, before = now.table, now.live
    old = next(row for row in await tables.seats(tx.connection, table.id) if row.seat == seat)
    since = old.resigned_turn or before.turn
    row = replace(before.row, version=before.row.version + 1)
    lost = {"lost_at": old.lost_at or tx.now, "absent_since": old.absent_since or tx.now}
    version = old.left_version or (row.version if old.missed or left else 0)
    await tables.change_seat(
        tx.connection, table.id, seat, resigned_turn=since, left_version=version, **lost
    )
    if before.seat == seat:
        row = replace(row, turn_version=row.version, deadline=None)
    live = replace(before, row=row)
    await save_row(tx, before, live)
    rows = await tables.seats(tx.connection, table.id)
    now = replace(now, seats=seat_facts(len(now.seats), rows), live=live)
    await continue_without_lord(tx, now, seat)
    return now


async def _say(tx: Transaction, now: Now, body: SeatBody) -> None:
    row = now.live.row
    await tx.say(now.table, body, game=row.id, version=row.version)


# -- pausing and resuming -----------------------------------------------------------------

GO_ON_HOLDS = 24 * HOUR
"""How long a lord's wish to end a dated pause holds."""


async def _pause(agreed: Agreed) -> Live:
    """Stop the clock; lords may play on meanwhile."""
    tx, row = agreed.tx, agreed.live.row
    await games.set_clock(tx.connection, row.id, paused_at=tx.now, deadline=None)
    await update_deadlines(tx, agreed.row, row.id)
    since = {**(agreed.vote.data or {}), "since": tx.now}
    await votes.change_data(tx.connection, agreed.vote.id, since)
    until = agreed.value("until")
    ends = until or tx.now + LONGEST_PAUSE
    await tx.plan(ends, "resume", game_id=row.id, ref=agreed.vote.id)
    return replace(agreed.live, row=replace(row, paused_at=tx.now, deadline=None))


@brings_back
async def resume(context: ServiceContext, press: Press) -> GameFact:
    """End a pause; where there is none, nothing happens.

    One with a date was agreed on, so it ends before that once every lord wants to go on, as long as
    anybody sits there who was at the table then.
    """
    async with context.locked("game", press.game):
        async with context.write() as tx:
            chair = await sit(context, tx.connection, press)
            refuse_over(chair.fact)
            await refuse_at_tournament_table(tx.connection, chair.fact.table.tournament)
            live = chair.live
            if await _all_go_on(tx, chair):
                chosen = chair.seat.seat != live.row.on_turn and not chair.partner_on_turn
                live = await resume_clock(tx, live, chair.seat.seat, by_others=chosen)
            fact = await game_fact(tx.connection, live)
        context.keep(live)
    return fact


async def _all_go_on(tx: Transaction, chair: Chair) -> bool:
    """Note that a lord wants to go on; returns whether nobody else has to.

    It holds for a day, in the turn in which it was said: else the last lord chooses the hour.
    """
    pauses = await votes.votes_passed(tx.connection, chair.live.row.id, "pause")
    data = (pauses[-1].data or {}) if pauses else {}
    if chair.live.row.paused_at is None or not data.get("until"):
        return True
    table, holds = chair.fact.table, max(tx.now - GO_ON_HOLDS, chair.live.row.turn_since)
    lords = [one.seat for one in table.seats if one.person]
    since = {one: await tables.sits_since(tx.connection, table.id, one) for one in lords}
    if all(at > data["since"] for at in since.values()):  # whoever agreed on it has left
        return True
    said = {str(chair.seat.seat): tx.now}
    for seat, at in data.get("going_on", {}).items():
        if max(holds, since.get(int(seat), 0)) <= at:
            said[seat] = at
    if all(str(seat) in said for seat in lords):
        return True
    if said != data.get("going_on"):
        noted = {**data, "going_on": said, "ready": len(said)}
        await votes.change_data(tx.connection, pauses[-1].id, noted)
        await say_vote(tx, await table_row(tx.connection, table.id), chair.live, pauses[-1].id)
    return False


async def resume_dated(context: ServiceContext, job: JobRow) -> bool:
    """End a pause at the time that was agreed on, if it still lasts.

    A game with which nobody went on from a pause without a date ends without a result.
    """

    async def resumed(tx: Transaction, live: Live) -> Live:
        pauses = await votes.votes_passed(tx.connection, live.row.id, "pause")
        if not pauses or pauses[-1].id != job.ref or live.row.paused_at is None:
            return live
        data = pauses[-1].data or {}
        table = await table_row(tx.connection, live.row.table_id)
        if data["until"]:
            ends = max(data["until"], await certain_at(tx.connection, table.server_id, tx.now))
            if ends > tx.now:
                await tx.plan(ends, "resume", game_id=live.row.id, ref=job.ref)
                return live
            return await resume_clock(tx, live, 0)
        since = live.row.paused_at
        ends = await lapses_at(tx.connection, table.server_id, since, LONGEST_PAUSE)
        if ends > tx.now:
            await tx.plan(ends, "resume", game_id=live.row.id, ref=job.ref)
            return live
        over = {**data, "over": tx.now, "given_up": 1}
        await votes.change_data(tx.connection, pauses[-1].id, over)
        fact = await table_fact(tx.connection, table)
        live = await _end_without_result(tx, Now(table, fact.seats, live), fact.setup)
        await say_vote(tx, table, live, pauses[-1].id)
        return live

    return await change_game(context, job, resumed)


async def resume_clock(tx: Transaction, before: Live, by: int, *, by_others: bool = False) -> Live:
    """Let the clock run again, without counting the pause.

    What ends the turn is planned again, and the lord on turn is called. They have not chosen the
    moment, so they have at least ten minutes; if others have (`by_others`), half a turn, or half of
    what their bank held; after more than a day of a pause that they don't end themselves, so long
    that they are awake, and after a long one some days.
    """
    row, connection = before.row, tx.connection
    if row.paused_at is None:
        return before
    paused, unasked = tx.now - row.paused_at, by_others or not by
    table = await table_row(connection, row.table_id)
    fact = await table_fact(connection, table)
    timed = Timed.of(fact)
    row = replace(row, credit=row.credit + await seconds_paused(connection, row, timed, tx.now))
    row = replace(row, paused_at=None)
    if not after_last_turn(before.game.view()):
        left = await left_of(connection, row, timed, tx.now)
        if left is not None:
            least = least_after_takeback(fact.setup.pace)
            if by_others:
                whole = usual_turn(fact.setup.pace)
                if row.banks is not None and row.on_turn is not None:
                    whole = min(whole, row.banks[row.on_turn - 1])
                least = max(least, whole // 2)
            if unasked and paused > DAY:
                least = max(least, BACK_IN if paused > LONG_PAUSE else AWAKE_IN)
            row = replace(row, credit=row.credit + max(0, least - left))
        row = replace(row, deadline=await deadline_of(connection, row, timed))
    clock = {"paused_at": None, "credit": row.credit, "deadline": row.deadline}
    await games.set_clock(connection, row.id, **clock)
    await update_deadlines(tx, table, row.id)
    live = replace(before, row=row)
    called = await call_next(tx, Now(table, fact.seats, live))
    pauses = await votes.votes_passed(connection, row.id, "pause")
    if pauses:
        over = {**(pauses[-1].data or {}), "over": tx.now, "by": by}
        await votes.change_data(connection, pauses[-1].id, over)
        await say_vote(tx, table, live, pauses[-1].id)
    if called is not None:
        body = ReminderBody(called, "resumed", turn=row.turn_version)
        await tx.say(table, body, game=row.id, version=row.version)
    return live


_DO: dict[str, Callable[[Agreed], Awaitable[Live]]] = {
    "abort": _abort,
    "takeback": _takeback,
    "pause": _pause,
    "replace": _replace,
    "time": _time,
}
