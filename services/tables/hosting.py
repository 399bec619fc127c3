"""What open tables lose: a host who has left the server, or the role that they are for."""

from dataclasses import replace

from services.core.context import ServiceContext
from services.core.json_codec import setup_from_json, to_json
from services.core.outbox_bodies import ExpiredBody
from services.facts import Person
from services.facts.tables import TableFact
from services.outbox.table_changes import announce_table, fact_of, open_table
from services.state.table_facts import table_row
from services.tables.seating import vacate
from store import tables


async def pass_on(context: ServiceContext, table: int, person: Person) -> TableFact:
    """Make somebody the host of a table whose host has left the server, if they sit there.

    For others who manage the server it is the next lord in turn. The seats of those who have left
    are free again; a table without anybody closes. Whoever may be there is left alone.
    """
    async with context.read() as connection:
        fact = await fact_of(connection, table)
    seated = fact.seat_of(person.id) is not None
    runs = seated or (person.manages and person.server == fact.server)
    if fact.state != "open" or fact.host == person.id or not runs:
        return fact
    users = {fact.host, *(one.account for one in fact.seats if one.account)} - {person.id}
    gone = {user for user in users if await _is_gone(context, fact, user)}
    if fact.host not in gone:
        return fact
    async with context.locked("table", table), context.write() as tx:
        row, fact = await open_table(tx.connection, table)
        if row.host_id not in gone:
            return fact
        for seat in fact.seats:
            if seat.user in gone and row.state == "open":
                await vacate(tx, row, await fact_of(tx.connection, table), seat)
                row = await table_row(tx.connection, table)
        if seated and row.state == "open":
            heir = {"host_id": person.id, "host_name": person.name}
            await tables.change_table(tx.connection, table, **heir)
        return await fact_of(tx.connection, table)


async def role_gone(context: ServiceContext, table: int, role: int) -> None:
    """Tell the host of an open table that the role that it is for was deleted.

    From then on it is for no role at all, so that it is said once.
    """
    async with context.locked("table", table), context.write() as tx:
        row = await table_row(tx.connection, table)
        setup = setup_from_json(row.setup)
        if (row.state, setup.who, setup.role) != ("open", "role", role):
            return
        without = to_json(replace(setup, role=None))
        await tables.change_table(tx.connection, table, setup=without)
        await announce_table(tx, row)
        await tx.say(row, ExpiredBody(why="role"))


async def _is_gone(context: ServiceContext, fact: TableFact, user: int) -> bool:
    return await context.presence(fact.server, fact.channel, user) == "gone"
