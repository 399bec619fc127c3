"""Find tables: by number, by channel, those open in a server, those of a person."""

from services.core.context import ServiceContext
from services.facts import Person
from services.facts.tables import TableFact
from services.outbox.table_changes import fact_of
from services.state.access import may_know
from services.state.table_facts import table_fact, table_facts
from store import tables


async def table(context: ServiceContext, table: int, _person: Person | None = None) -> TableFact:
    """Return a table, for a person or for the bot itself. Refused: no_table."""
    async with context.read() as connection:
        return await fact_of(connection, table)


async def open_tables(
    context: ServiceContext, server: int, person: Person | None = None
) -> tuple[TableFact, ...]:
    """Return the open tables of a server that a person may know of, or all, oldest first."""
    async with context.read() as connection:
        rows = await tables.tables_of_server(connection, server, "open")
        facts = await table_facts(connection, rows)
    return tuple(fact for fact in facts if person is None or may_know(fact, person))


async def table_in(context: ServiceContext, channel: int) -> TableFact | None:
    """Return the table of a thread, or the latest one of a channel."""
    async with context.read() as connection:
        row = await tables.table_in(connection, channel)
        return None if row is None else await table_fact(connection, row)


async def homes(context: ServiceContext) -> list[tuple[int, int]]:
    """Return the servers, threads and channels in which games are played or tables are open."""
    async with context.read() as connection:
        return await tables.homes(connection)


async def is_home(context: ServiceContext, place: int) -> bool:
    """Whether a game is played, or a table is open, in a thread or channel."""
    async with context.read() as connection:
        return await tables.is_home(connection, place)


async def open_of(
    context: ServiceContext, person: Person, server: int | None = None
) -> tuple[TableFact, ...]:
    """Return the open tables where a person sits or is invited, in one server or in all."""
    async with context.read() as connection:
        rows = await tables.seated(connection, person.id, ("open",))
        known = {row.id for row in rows}
        invited = await tables.invited(connection, person.id)
        rows += [row for row in invited if row.id not in known]
        here = [row for row in rows if server in (None, row.server_id)]
        return await table_facts(connection, here)
