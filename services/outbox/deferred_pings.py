"""A question that came in somebody's quiet hours rings once when they are over.

Its message calls only who may be rung then, or makes no sound; the others are called later by a
message of its own, which goes when the question is settled.
"""

from __future__ import annotations

from services.clocks.quiet_hours import quiet_until
from services.core.context import ServiceContext
from services.core.live_games import load
from services.core.outbox_bodies import QuestionBody, RingBody, VoteBody, amend, held
from services.core.transaction import Transaction
from services.facts.news import News, VoteNews
from services.state.table_facts import table_fact, table_row
from store import Connection, outbox, votes
from store.rows import JobRow, OutboxRow

RING = "ring"
"""The kind of the job, and of the news that it says."""


async def note_quiet(tx: Transaction, row: OutboxRow, news: News) -> None:
    """Note whom a question that is about to be posted does not ring, and have them called later."""
    if not isinstance(news.body, VoteNews) or row.kind != "vote" or news.living is not None:
        return
    silent = [call.seat for call in news.body.calls if call.silent and call.seat.user is not None]
    if not silent:
        return
    quiet = [seat.seat for seat in silent]
    await amend(tx.connection, row, quiet=tuple(quiet))
    for seat in silent:
        until = await quiet_until(tx.connection, seat.user or 0, tx.now)
        due = until or tx.now
        await tx.plan(due, RING, game_id=row.game_id, ref=news.body.vote.id)


async def ring(context: ServiceContext, tx: Transaction, job: JobRow) -> None:
    """Call those who have not been rung for a question and may be now, if they still have a say."""
    assert job.game_id is not None, "planned for a game"
    vote = await votes.vote(tx.connection, job.ref)
    if vote is None or vote.state != "open":
        return
    live = await load(context, tx.connection, job.game_id)
    table = await table_row(tx.connection, live.row.table_id)
    seats = (await table_fact(tx.connection, table)).seats
    answered = {one.seat for one in await votes.ballots(tx.connection, [vote.id])}
    called = []
    for number in await _unrung(tx.connection, job.game_id, vote.id) - answered:
        seat = seats[number - 1]
        if not seat.present or seat.user is None:
            continue
        until = await quiet_until(tx.connection, seat.user, tx.now)
        if until is None:
            called.append(number)
        elif until < vote.closes_at:
            await tx.plan(until, RING, game_id=job.game_id, ref=vote.id)
    if called:
        body = RingBody(vote.id, tuple(sorted(called)))
        await tx.say(table, body, game=live.row.id, version=live.row.version)


async def _unrung(connection: Connection, game: int, vote: int) -> set[int]:
    """Return the seats that a question was put to without a sound, and that were not rung since."""
    quiet: set[int] = set()
    for row in await outbox.since(connection, game, VoteBody.KIND, 0):
        put = held(row, VoteBody)
        if put.vote == vote:
            quiet |= set(put.quiet)
    for row in await outbox.since(connection, game, RING, 0):
        rung = held(row, RingBody)
        if rung.vote == vote:
            quiet -= set(rung.seats)
    return quiet


async def is_answered(connection: Connection, row: OutboxRow) -> bool:
    """Whether a call to a question is not needed any more: it is closed."""
    vote = await votes.vote(connection, held(row, QuestionBody).vote)
    return vote is None or vote.state != "open"
