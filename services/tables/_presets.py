"""Set-ups that a server keeps under names."""

from dataclasses import replace

from services.core.context import ServiceContext
from services.core.json_codec import setup_from_json, to_json
from services.facts import Person, Refused
from services.facts.tables import Preset
from services.state import setups
from services.state.saved_setups import name_and_owner, removable
from services.tables.opening import settings_for
from store import Connection, people, tables
from store.rows import PresetRow


async def listed(connection: Connection, server: int) -> tuple[Preset, ...]:
    """Return a server's presets by name, without those that can't be opened now."""
    found = map(_fact, await tables.presets(connection, server))
    return tuple(one for one in found if setups.allowed(one.setup))


async def save(context: ServiceContext, server: int, person: Person, name: str) -> Preset:
    """Save a person's draft of a set-up under a name for the server.

    Refused: as `name_and_owner`, opener_role, button_old where there is no draft.
    """
    async with context.write() as tx:
        connection = tx.connection
        await settings_for(connection, server, person)
        row = await people.setup_draft(connection, server, person.id)
        if row is None:
            raise Refused("button_old", {}, ("new",))
        known = await tables.presets(connection, server)
        called, owner = name_and_owner(known, person, name, "new")
        setup = to_json(replace(setup_from_json(row.setup), name=None))
        await tables.save_preset(connection, server, called, by=owner, setup=setup, now=tx.now)
        known = await tables.presets(connection, server)
        return next(_fact(one) for one in known if one.name == called)


async def remove(context: ServiceContext, server: int, person: Person, preset: int) -> Preset:
    """Remove a preset: one's own, or any for somebody who manages the server.

    Refused: no_preset, preset_foreign (data preset).
    """
    async with context.write() as tx:
        found = removable(await tables.presets(tx.connection, server), person, preset, "new")
        await tables.remove_preset(tx.connection, server, preset)
        return _fact(found)


def _fact(row: PresetRow) -> Preset:
    return Preset(row.id, row.name, row.saved_by, setup_from_json(row.setup))
