"""Take over the name that a person has now in the tournaments in which they take part."""

from collections.abc import Sequence
from typing import Any

from services.core.context import ServiceContext
from services.facts import Person, Refused
from services.facts.tournaments import Entry
from services.play.names import all_done
from services.tournaments.core.repository import load, read_ahead, write
from store import tournaments
from store.tournament_rows import TournamentEventRow

DAY = 24 * 3600
"""The log tells new names of a lord in an event at most so often."""
NAMES = 20
"""After so many names of a lord an event takes over one a day: its log keeps all."""


async def take_name(context: ServiceContext, person: Person) -> bool:
    """Take over a person's name in the tournaments of the server where they are.

    Return whether all could be done just now.
    """
    async with context.read() as connection:
        found = await tournaments.entered_otherwise(
            connection, person.server or 0, person.id, person.name
        )
    return await all_done(_rename(context, one, person) for one in found)


async def _rename(context: ServiceContext, tournament_id: int, person: Person) -> None:
    await read_ahead(context, tournament_id)
    async with context.write() as tx:
        tournament = await load(context, tx.connection, tournament_id)
        entry = tournament.entry_of(person.id)
        rows = await tournaments.events_since(tx.connection, tournament_id, "renamed", 0)
        before = [row for row in rows if row.by_id == person.id]
        if entry is None or not entry.has(person.id):
            return
        if len(before) >= NAMES and before[-1].at > tx.now - DAY:
            raise Refused("busy")  # tried again, as moderators may have given them another one
        data: dict[str, Any] = {"entry": entry.number, "lord": [person.id, person.name]}
        was = _last_told(entry, person, before)
        lately = any("was" in row.data and row.at > tx.now - DAY for row in before)
        if was != person.name and not lately:
            data["was"] = [person.id, was]
        await write(tx, tournament, ("renamed", data), by=person)


def _last_told(entry: Entry, person: Person, before: Sequence[TournamentEventRow]) -> str:
    """Return the name of a lord that the log told last, or that they entered with."""
    told = [str(row.data["lord"][1]) for row in before if "was" in row.data]
    own = [lord.name for lord in entry.lords if lord.user == person.id]
    return (told or own)[-1]
