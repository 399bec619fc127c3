"""Act at once when a thread or channel is deleted, so that the lord on turn is called elsewhere."""

from services.core.context import ServiceContext
from services.core.live_games import load
from services.core.outbox_bodies import amend
from services.core.transaction import Transaction
from services.facts.health import THREAD_GONE
from services.outbox.announcements import Now, announce_call, latest_report
from services.outbox.table_changes import standing_message
from services.state.plans import waiting_now
from services.state.table_facts import table_fact, table_row
from store import outbox, tables
from store.outbox import DONE, WAITING


async def place_lost(context: ServiceContext, place: int) -> None:
    """Record that a thread or channel was deleted; games played there are called to elsewhere.

    What still waits to be posted finds its next place when it is posted.
    """
    async with context.read() as connection:
        found = await tables.playing_in(connection, place)
    for table in found:
        async with context.write() as tx:
            await _leave(context, tx, table, place)


async def _leave(context: ServiceContext, tx: Transaction, table: int, place: int) -> None:
    """Have a table leave a lost place, and its lord on turn called again if that was there."""
    row = await table_row(tx.connection, table)
    if row.thread_id is not None:  # the channel's threads are deleted with it
        await tables.change_table(
            tx.connection, table, **without_thread(row.place, sealed=bool(row.sealed))
        )
    places = {place, row.thread_id or place}
    lost = await _lost_call(context, tx, table, places)
    for one in places:
        await outbox.forget_messages(tx.connection, table, one)
    if lost is not None:
        await announce_call(tx, lost)
    game = (await table_fact(tx.connection, row)).game
    waiting = None if game is None else await latest_report(tx, game)
    if waiting is not None and waiting.state == WAITING and row.thread_id is not None:
        await amend(tx.connection, waiting, astray=THREAD_GONE)
        if wait := context.reposts.wait("thread", table, context.clock.passed()):
            await outbox.change_row(tx.connection, waiting.id, due=tx.now + wait)


def without_thread(place: str, *, sealed: bool) -> dict[str, object]:
    """Return the columns of a table whose thread is gone: it is played in the channel.

    A private table never is: it waits for another thread.
    """
    return (
        {"thread_id": None}
        if sealed or place == "private"
        else {"thread_id": None, "place": "channel"}
    )


async def _lost_call(
    context: ServiceContext, tx: Transaction, table: int, places: set[int]
) -> Now | None:
    """Return the game of a table if the message that calls its lord was in a lost place."""
    row = await table_row(tx.connection, table)
    fact = await table_fact(tx.connection, row)
    if fact.game is None:
        return None
    live = await load(context, tx.connection, fact.game)
    now = Now(row, fact.seats, live)
    before = await latest_report(tx, fact.game)
    message = await standing_message(tx.connection, None if before is None else before.id)
    if before is None or before.state != DONE or message is None:
        return None
    if message.channel_id not in places:
        return None
    if live.row.paused_at is not None or now.next is None or not now.next.person:
        return None
    return None if await waiting_now(tx.connection, live, fact.seats) else now
