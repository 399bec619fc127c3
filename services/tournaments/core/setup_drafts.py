"""A cup before it is published: the draft of an organiser, what is saved under a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from services.core.context import House, Work
from services.core.json_codec import server_from_json, user_from_json
from services.facts import Person, Refused
from services.facts.tables import ServerSettings
from services.facts.tournament_setup import CupDraft, CupTemplate, Dated
from services.facts.tournaments import Cup, CupSetup
from services.tournaments.core import json_codec, setups
from services.tournaments.core.offload import reckoned
from services.tournaments.core.repository import load, unwritten, write
from services.tournaments.formats import schedule
from store import Connection, people, tournament_drafts, tournaments
from store.rows import CupDraftRow, CupTemplateRow

MOST = 20
"""So many templates a server has at most."""
SEED_BYTES = 32


# -- drafts ----------------------------------------------------------------------------------------


async def draft(house: House, server: int, person: Person) -> CupDraft:
    """Return the cup that somebody is setting up, or a fresh one. Refused: cup_rights."""
    async with house.read() as connection:
        await publisher(connection, server, person)
        row = await tournament_drafts.draft(connection, server, person.id)
        listed = await _listed(connection, server)
    shown = await _shown(house, _setup_of(row, house.clock.now()), listed)
    cup = None if row is None else row.cup_id
    return replace(shown, chosen=row is not None and cup is None, cup=cup)


async def change(
    house: House, server: int, person: Person, changes: Mapping[str, object]
) -> CupDraft:
    """Change the cup that somebody is setting up."""
    async with house.write() as work:
        await publisher(work.connection, server, person)
        row = await tournament_drafts.draft(work.connection, server, person.id)
        setup, dropped = setups.change(_setup_of(row, work.now), changes)
        listed = await _saved(work, server, person, setup)
    return replace(await _shown(house, setup, listed), chosen=True, dropped=dropped)


async def forget(house: House, server: int, person: Person) -> None:
    """Throw the cup that somebody is setting up away."""
    async with house.write() as work:
        await publisher(work.connection, server, person)
        await tournament_drafts.forget_draft(work.connection, server, person.id)


async def _saved(
    work: Work, server: int, person: Person, setup: CupSetup
) -> tuple[CupTemplate, ...]:
    """Save what somebody is setting up; returns the server's templates."""
    values = {"setup": json_codec.cup_to_json(setup), "cup_id": None, "changed_at": work.now}
    await tournament_drafts.save_draft(work.connection, server, person.id, **values)
    return await _listed(work.connection, server)


def _setup_of(row: CupDraftRow | None, now: int) -> CupSetup:
    """Return what is being set up; after a cup was published a fresh one begins."""
    if row is None or row.cup_id is not None:
        return setups.fresh(now)
    return json_codec.cup_from_json(row.setup)


async def _shown(house: House, setup: CupSetup, listed: tuple[CupTemplate, ...]) -> CupDraft:
    """Gather what the panel shows beside a set-up: what is wrong with it, and its dates."""
    dates: tuple[Dated, ...] = ()
    if setups.datable(setup):
        dates = await reckoned(house, setup.capacity, schedule, setup, setup.capacity)
    return CupDraft(setup, setups.faults(setup, house.clock.now(), dates), dates, listed)


# -- publishing ------------------------------------------------------------------------------------


async def publisher(connection: Connection, server: int, person: Person) -> ServerSettings:
    """Return a server's settings to somebody who may set up cups there.

    That is who manages it, or has the role of organisers. Refused: cup_rights (data role).
    """
    settings = server_from_json(await people.server_settings(connection, server))
    if not (person.manages or settings.organiser_role in person.roles):
        raise Refused("cup_rights", {"role": settings.organiser_role})
    return settings


async def publish(house: House, server: int, channel: int, person: Person, *, private: bool) -> Cup:
    """Publish the cup that somebody has set up; who presses twice gets the same cup.

    `private`: whether private threads can be made in the channel, which duplicate play needs.
    """
    async with house.locked("publishing", person.id), house.write() as work:
        row = await tournament_drafts.draft(work.connection, server, person.id)
        if row is not None and row.cup_id is not None:
            return await load(house, work.connection, row.cup_id)
        await publisher(work.connection, server, person)
        if row is None:
            raise Refused("button_old", {}, ("newcup",))
        setup = json_codec.cup_from_json(row.setup)
        setups.check(setup, work.now)
        if setup.duplicate and not private:
            raise Refused("cup_private")
        where = {"server_id": server, "channel_id": channel}
        cup = await _created(house, work, person, setup, where)
        values = {"setup": row.setup, "cup_id": cup.id, "changed_at": work.now}
        await tournament_drafts.save_draft(work.connection, server, person.id, **values)
        return cup


async def _created(
    house: House, work: Work, person: Person, setup: CupSetup, where: Mapping[str, int]
) -> Cup:
    """Write a new cup and its first event."""
    number = await tournaments.add_cup(
        work.connection,
        **where,
        name=setup.name,
        setup=json_codec.cup_to_json(setup),
        seed=house.entropy(SEED_BYTES).hex(),
        phase="signup",
        version=0,
        created_at=work.now,
    )
    row = await tournaments.cup(work.connection, number)
    assert row is not None, "it was inserted just now"
    return await write(work, unwritten(row), ("created", {}), by=person)


# -- templates -------------------------------------------------------------------------------------


async def use_template(house: House, server: int, person: Person, template: int) -> CupDraft:
    """Begin with what is saved under a name, its dates moved on by whole weeks.

    The time of the day stays as it is where the person lives, as far as that is known.
    """
    async with house.write() as work:
        await publisher(work.connection, server, person)
        found = await _template(work.connection, server, template)
        settings = user_from_json(await people.user_settings(work.connection, person.id))
        setup = setups.moved(found.setup, work.now, settings.zone or "UTC")
        listed = await _saved(work, server, person, setup)
    return replace(await _shown(house, setup, listed), chosen=True)


async def save_template(house: House, server: int, person: Person, name: str) -> CupTemplate:
    """Save the cup that somebody is setting up; one's own of that name is replaced."""
    called = " ".join(name.split())
    if not called or len(called) > setups.TEMPLATE_NAME:
        raise Refused("bad_preset_name", {"limit": setups.TEMPLATE_NAME}, ("newcup",))
    async with house.write() as work:
        await publisher(work.connection, server, person)
        row = await tournament_drafts.draft(work.connection, server, person.id)
        if row is None:
            raise Refused("button_old", {}, ("newcup",))
        known = await tournament_drafts.templates(work.connection, server)
        same = next((one for one in known if one.name.casefold() == called.casefold()), None)
        if same is not None and not (person.manages or same.saved_by == person.id):
            raise Refused("preset_taken", {"preset": same.name}, ("newcup",))
        if same is None and len(known) >= MOST:
            raise Refused("preset_full", {"limit": MOST}, ("newcup",))
        called = called if same is None else same.name
        values = {
            "saved_by": person.id if same is None else same.saved_by,
            "setup": row.setup,
            "saved_at": work.now,
        }
        await tournament_drafts.save_template(work.connection, server, called, **values)
        listed = await _listed(work.connection, server)
        return next(one for one in listed if one.name == called)


async def remove_template(house: House, server: int, person: Person, template: int) -> CupTemplate:
    """Remove what is saved under a name: by who saved it, or who manages the server."""
    async with house.write() as work:
        await publisher(work.connection, server, person)
        found = await _template(work.connection, server, template)
        if not (person.manages or found.by == person.id):
            raise Refused("preset_foreign", {"preset": found.name}, ("newcup",))
        await tournament_drafts.remove_template(work.connection, server, template)
        return found


async def _template(connection: Connection, server: int, template: int) -> CupTemplate:
    found = next((t for t in await _listed(connection, server) if t.id == template), None)
    if found is None:
        raise Refused("no_preset", {}, ("newcup",))
    return found


async def _listed(connection: Connection, server: int) -> tuple[CupTemplate, ...]:
    return tuple(map(_template_of, await tournament_drafts.templates(connection, server)))


def _template_of(row: CupTemplateRow) -> CupTemplate:
    return CupTemplate(row.id, row.name, row.saved_by, json_codec.cup_from_json(row.setup))
