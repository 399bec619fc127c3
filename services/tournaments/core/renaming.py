"""Take over the name that a person has now in the tournaments in which they take part."""

from services.core.context import ServiceContext
from services.facts import Person
from services.play.names import NAMES
from services.tournaments.core.repository import load, write
from store import tournaments


async def take_name(context: ServiceContext, person: Person) -> None:
    """Take over a person's name in the tournaments of the server where they are.

    Refused: busy, too_many; the next press tries again.
    """
    if not person.server or context.is_known_as(person.server, person.id, person.name):
        return
    async with context.read() as connection:
        found = await tournaments.entered_otherwise(
            connection, person.server, person.id, person.name
        )
    for tournament in found:
        await _rename(context, tournament, person)


async def _rename(context: ServiceContext, tournament_id: int, person: Person) -> None:
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        entry = tournament.entry_of(person.id)
        before = await tournaments.events_since(tx.connection, tournament_id, "renamed", 0)
        often = sum(row.by_id == person.id for row in before) >= NAMES
        if entry is None or not entry.has(person.id) or often:
            return
        data = {"entry": entry.number, "lord": [person.id, person.name]}
        await write(tx, tournament, ("renamed", data), by=person)
