"""The watchers' thread of a game, for those who don't play it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from services.core.context import ServiceContext
from services.core.live_games import load
from services.facts import Person, Refused
from services.facts.games import GameFact
from services.facts.watching import KibitzFact
from services.standing import limits, marks
from services.state.access import refuse_hidden
from services.state.game_facts import game_fact
from store import kibitz
from store.rows import KibitzRow


@asynccontextmanager
async def lock(context: ServiceContext, game: int) -> AsyncIterator[None]:
    """Lock the search for a game's watchers' thread, and its creation. Refused: busy."""
    async with context.locked("kibitz", game):
        yield


async def find(context: ServiceContext, game: int, person: Person) -> KibitzFact:
    """Return the watchers' thread that a person may join.

    Refused: no_game, watch_table, kibitz_lord (until the game ends), kibitz_none (it is over, and
    none was created), too_many (one has to be opened).
    """
    async with context.read() as connection:
        fact = await game_fact(connection, await load(context, connection, game))
        row = await kibitz.thread_of(connection, game)
        gone = await marks.former_numbers(connection, person.id, "table", fact.table.id)
    refuse_hidden(fact.table, person)
    opened = row is not None and row.opened_at is not None
    _refuse_lords(fact, person, opened=opened, gone=bool(gone))
    if row is None:
        if fact.over:
            raise Refused("kibitz_none", {"table": fact.table.name}, ("look",))
        async with context.write() as tx:
            await limits.check(tx, "kibitz", person.id, fact.table.server)
        return KibitzFact(fact, None)
    return KibitzFact(fact, row.thread_id, opened=row.opened_at is not None)


def _refuse_lords(fact: GameFact, person: Person, *, opened: bool, gone: bool) -> None:
    """Keep the lords of a game out of its watchers' thread until it ends.

    So are those who had their data deleted while they played (`gone`).
    """
    theirs = gone or fact.table.seat_of(person.id) is not None
    if not theirs or opened or fact.over:
        return
    raise Refused("kibitz_lord", {"table": fact.table.name}, ("look",))


async def store_thread(context: ServiceContext, game: int, person: Person, thread: int) -> int:
    """Store a new watchers' thread; returns the valid one, as another may have been first."""
    async with context.write() as tx:
        row = await kibitz.thread_of(tx.connection, game)
        if row is None:
            row = KibitzRow(game, thread, person.id, tx.now, None)
            await kibitz.add_thread(tx.connection, row)
    return row.thread_id


async def forget_thread(context: ServiceContext, game: int, thread: int) -> None:
    """Store that a thread is gone, so that the next person to ask gets a new one."""
    async with context.write() as tx:
        await kibitz.remove_thread(tx.connection, game, thread)
