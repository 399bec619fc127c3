"""Drafts of set-ups: one a person and server, kept until the table is opened or it is dropped."""

from dataclasses import replace

from engine import Box
from services.core.context import ServiceContext
from services.core.json_codec import server_from_json, setup_from_json, to_json
from services.facts import Person, Refused
from services.facts.tables import Length, Setup, SetupDraft, TableFact
from services.outbox.table_changes import fact_of
from services.state import setups
from services.state.usual_lengths import usual_length
from services.tables import _presets
from services.tables.opening import Opening, open_new
from store import Connection, people, tables
from store.rows import SetupDraftRow


async def draft(context: ServiceContext, server: int, person: Person) -> SetupDraft:
    """Return a person's unfinished set-up in a server, or one with the defaults."""
    async with context.read() as connection:
        row = await people.setup_draft(connection, server, person.id)
        return await _fact(connection, server, row)


async def change(
    context: ServiceContext, /, server: int, person: Person, **changes: object
) -> SetupDraft:
    """Change fields of the unfinished set-up.

    `same_as_last=True` takes the set-up last opened in the server, without its name. `dropped`
    names the earlier choices that the change has ruled out. Refused: bad_setup.
    """
    async with context.write() as tx:
        connection = tx.connection
        row = await people.setup_draft(connection, server, person.id)
        before = await _fact(connection, server, row)
        setup = before.setup
        if changes.pop("same_as_last", False) and before.last is not None:
            setup = replace(before.last, name=None)
        setup, dropped = setups.change(setup, changes)
        saved = {"setup": to_json(setup), "table_id": None, "changed_at": tx.now}
        await people.save_setup_draft(connection, server, person.id, **saved)
        after = await _shown(connection, server, setup)
    return replace(after, last=before.last, chosen=True, dropped=dropped)


async def forget(context: ServiceContext, server: int, person: Person) -> None:
    """Drop a person's unfinished set-up."""
    async with context.write() as tx:
        await people.delete_setup_draft(tx.connection, server, person.id)


async def open_draft(
    context: ServiceContext, server: int, channel: int, person: Person
) -> TableFact:
    """Open the draft's table in a channel; a double click returns the same table."""
    async with context.locked("opening", person.id), context.write() as tx:
        row = await people.setup_draft(tx.connection, server, person.id)
        if row is None:
            raise Refused("button_old", {}, ("new",))
        if row.table_id is not None:
            return await fact_of(tx.connection, row.table_id)
        setup = setup_from_json(row.setup)
        fact = await open_new(context, tx, Opening(server, channel, person, setup))
        saved = {"setup": row.setup, "table_id": fact.id, "changed_at": tx.now}
        await people.save_setup_draft(tx.connection, server, person.id, **saved)
        return fact


async def _fact(connection: Connection, server: int, row: SetupDraftRow | None) -> SetupDraft:
    opened = await tables.last_opened(connection, server)
    last = None if opened is None else setup_from_json(opened.setup)
    chosen = row is not None and row.table_id is None
    setup = setup_from_json(row.setup) if row is not None and chosen else None
    if setup is None:
        setup = await _default(connection, server)
    table = row.table_id if row is not None else None
    return replace(await _shown(connection, server, setup), last=last, chosen=chosen, table=table)


async def _shown(connection: Connection, server: int, setup: Setup) -> SetupDraft:
    """Gather what the panel shows of a set-up."""
    return SetupDraft(
        setup,
        None,
        setups.choices(setup),
        chosen=False,
        usual=await usual_length(connection, server, setup),
        presets=await _presets.listed(connection, server),
    )


async def lengths(context: ServiceContext, server: int, setup: Setup) -> dict[str, Length]:
    """Return how long a game of each box usually takes here, with the clock of a set-up."""
    plain = Setup(pace=setup.pace)
    found = {}
    async with context.read() as connection:
        for box in sorted(setups.PLAYABLE.intersection(map(str, Box))):
            like, _ = setups.change(plain, {"box": box})
            found[box] = await usual_length(connection, server, like)
    return found


async def default_setup(context: ServiceContext, server: int) -> Setup:
    """Return the set-up with which a new draft begins in a server."""
    async with context.read() as connection:
        return await _default(connection, server)


async def _default(connection: Connection, server: int) -> Setup:
    settings = server_from_json(await people.server_settings(connection, server))
    if settings.default_setup is not None:
        return settings.default_setup
    pause = int(settings.computers)
    return Setup(detail=settings.detail, watching=settings.watching, pause=pause)
