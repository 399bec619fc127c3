"""Set-ups that a server keeps under names."""

from __future__ import annotations

from dataclasses import replace

from services.core.context import ServiceContext
from services.core.json_codec import setup_from_json, to_json
from services.facts import Person, Refused
from services.facts.tables import Preset
from services.state import setups
from services.state.setups import NAME_LENGTH
from services.tables.opening import settings_for
from store import Connection, people, tables
from store.rows import PresetRow

MOST = 20
"""How many presets a server can have: with the built-in ones they fit one select."""


async def listed(connection: Connection, server: int) -> tuple[Preset, ...]:
    """Return a server's presets by name, without those that can't be opened now."""
    found = map(_fact, await tables.presets(connection, server))
    return tuple(one for one in found if setups.allowed(one.setup))


async def save(
    context: ServiceContext, server: int, person: Person, name: str, *, manages: bool = False
) -> Preset:
    """Save a person's draft of a set-up under a name for the server.

    Their own preset of that name is replaced; somebody who manages the server replaces anybody's.

    Refused: bad_preset_name and preset_full (data limit), preset_taken (data preset), opener_role,
    button_old where there is no draft.
    """
    called = _read_name(name)
    async with context.write() as tx:
        connection = tx.connection
        await settings_for(connection, server, person)
        row = await people.setup_draft(connection, server, person.id)
        if row is None:
            raise Refused("button_old", {}, ("new",))
        known = await tables.presets(connection, server)
        same = next((one for one in known if one.name.casefold() == called.casefold()), None)
        if same is not None and not (manages or same.saved_by == person.id):
            raise Refused("preset_taken", {"preset": same.name}, ("new",))
        if same is None and len(known) >= MOST:
            raise Refused("preset_full", {"limit": MOST}, ("new",))
        await tables.save_preset(
            connection,
            server,
            called if same is None else same.name,
            by=person.id if same is None else same.saved_by,
            setup=to_json(replace(setup_from_json(row.setup), name=None)),
            now=tx.now,
        )
        known = await tables.presets(connection, server)
        return next(_fact(one) for one in known if one.name.casefold() == called.casefold())


async def remove(
    context: ServiceContext, server: int, person: Person, preset: int, *, manages: bool = False
) -> Preset:
    """Remove a preset: one's own, or any for somebody who manages the server.

    Refused: no_preset, preset_foreign (data preset).
    """
    async with context.write() as tx:
        known = await tables.presets(tx.connection, server)
        found = next((one for one in known if one.id == preset), None)
        if found is None:
            raise Refused("no_preset", {}, ("new",))
        if not (manages or found.saved_by == person.id):
            raise Refused("preset_foreign", {"preset": found.name}, ("new",))
        await tables.remove_preset(tx.connection, server, preset)
        return _fact(found)


def _read_name(name: str) -> str:
    called = " ".join(name.split())
    if not called or len(called) > NAME_LENGTH:
        raise Refused("bad_preset_name", {"limit": NAME_LENGTH}, ("new",))
    return called


def _fact(row: PresetRow) -> Preset:
    return Preset(row.id, row.name, row.saved_by, setup_from_json(row.setup))
