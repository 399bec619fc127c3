"""Call people to a vote once their quiet hours are over.

The vote's message calls only people outside their quiet hours, or makes no sound. The others are
called later by a message of its own, which is deleted when the vote is closed.
"""

from services.clocks.quiet_hours import quiet_until
from services.core.context import ServiceContext
from services.core.live_games import load
from services.core.outbox_bodies import QuestionBody, RingBody, VoteBody, amend, read_body
from services.core.transaction import Transaction
from services.facts.news import News, VoteNews
from services.state.table_facts import table_fact, table_row
from store import Connection, outbox, votes
from store.rows import JobRow, OutboxRow

RING = "ring"
"""The kind of the job, and of the row that it writes."""


async def plan_deferred_ping(tx: Transaction, row: OutboxRow, news: News) -> None:
    """Plan later calls of the people whom a vote's message does not ring."""
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
    """Call the people not yet rung for a vote, if they may be now and can still vote."""
    assert job.game_id is not None, "planned for a game"
    vote = await votes.vote(tx.connection, job.ref)
    if vote is None or vote.state != "open":
        return
    live = await load(context, tx.connection, job.game_id)
    table = await table_row(tx.connection, live.row.table_id)
    seats = (await table_fact(tx.connection, table)).seats
    answered = {one.seat for one in await votes.ballots(tx.connection, [vote.id])}
    called = []
    for number in await _not_yet_rung(tx.connection, job.game_id, vote.id) - answered:
        seat = seats[number - 1]
        if not seat.person or seat.user is None:
            continue
        until = await quiet_until(tx.connection, seat.user, tx.now)
        if until is None:
            called.append(number)
        elif until < vote.closes_at:
            await tx.plan(until, RING, game_id=job.game_id, ref=vote.id)
    if called:
        body = RingBody(vote.id, tuple(sorted(called)))
        await tx.say(table, body, game=live.row.id, version=live.row.version)


async def _not_yet_rung(connection: Connection, game: int, vote: int) -> set[int]:
    """Return the seats that were called to a vote without a sound and not rung since."""
    quiet: set[int] = set()
    for row in await outbox.since(connection, game, VoteBody.KIND, 0):
        put = read_body(row, VoteBody)
        if put.vote == vote:
            quiet |= set(put.quiet)
    for row in await outbox.since(connection, game, RING, 0):
        rung = read_body(row, RingBody)
        if rung.vote == vote:
            quiet -= set(rung.seats)
    return quiet


async def is_vote_closed(connection: Connection, row: OutboxRow) -> bool:
    """Whether the vote of a row is closed."""
    vote = await votes.vote(connection, read_body(row, QuestionBody).vote)
    return vote is None or vote.state != "open"
