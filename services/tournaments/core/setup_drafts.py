"""A cup before it is published: the draft of an organizer, what is saved under a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from services.core.context import ServiceContext, Transaction
from services.core.json_codec import server_from_json, user_from_json
from services.facts import Person, Refused
from services.facts.tables import ServerSettings
from services.facts.tournament_setup import Dated, TournamentDraft, TournamentTemplate
from services.facts.tournaments import Tournament, TournamentSetup
from services.tournaments.core import json_codec, setups
from services.tournaments.core.offload import reckoned
from services.tournaments.core.repository import load, unwritten, write
from services.tournaments.formats import schedule
from store import Connection, people, tournament_drafts, tournaments
from store.rows import TournamentDraftRow, TournamentTemplateRow

MOST = 20
"""So many templates a server has at most."""
SEED_BYTES = 32


# -- drafts ----------------------------------------------------------------------------------------


async def draft(context: ServiceContext, server: int, person: Person) -> TournamentDraft:
    """Return the cup that somebody is setting up, or a fresh one. Refused: cup_rights."""
    async with context.read() as connection:
        await publisher(connection, server, person)
        row = await tournament_drafts.draft(connection, server, person.id)
        listed = await _listed(connection, server)
    shown = await _shown(context, _setup_of(row, context.clock.now()), listed)
    tournament = None if row is None else row.cup_id
    return replace(shown, chosen=row is not None and tournament is None, tournament=tournament)


async def change(
    context: ServiceContext, server: int, person: Person, changes: Mapping[str, object]
) -> TournamentDraft:
    """Change the cup that somebody is setting up."""
    async with context.write() as tx:
        await publisher(tx.connection, server, person)
        row = await tournament_drafts.draft(tx.connection, server, person.id)
        setup, dropped = setups.change(_setup_of(row, tx.now), changes)
        listed = await _saved(tx, server, person, setup)
    return replace(await _shown(context, setup, listed), chosen=True, dropped=dropped)


async def forget(context: ServiceContext, server: int, person: Person) -> None:
    """Throw the cup that somebody is setting up away."""
    async with context.write() as tx:
        await publisher(tx.connection, server, person)
        await tournament_drafts.forget_draft(tx.connection, server, person.id)


async def _saved(
    tx: Transaction, server: int, person: Person, setup: TournamentSetup
) -> tuple[TournamentTemplate, ...]:
    """Save what somebody is setting up; returns the server's templates."""
    values = {"setup": json_codec.tournament_to_json(setup), "cup_id": None, "changed_at": tx.now}
    await tournament_drafts.save_draft(tx.connection, server, person.id, **values)
    return await _listed(tx.connection, server)


def _setup_of(row: TournamentDraftRow | None, now: int) -> TournamentSetup:
    """Return what is being set up; after a cup was published a fresh one begins."""
    if row is None or row.cup_id is not None:
        return setups.fresh(now)
    return json_codec.tournament_from_json(row.setup)


async def _shown(
    context: ServiceContext, setup: TournamentSetup, listed: tuple[TournamentTemplate, ...]
) -> TournamentDraft:
    """Gather what the panel shows beside a set-up: what is wrong with it, and its dates."""
    dates: tuple[Dated, ...] = ()
    if setups.datable(setup):
        dates = await reckoned(context, setup.capacity, schedule, setup, setup.capacity)
    return TournamentDraft(setup, setups.faults(setup, context.clock.now(), dates), dates, listed)


# -- publishing ------------------------------------------------------------------------------------


async def publisher(connection: Connection, server: int, person: Person) -> ServerSettings:
    """Return a server's settings to somebody who may set up cups there.

    That is who manages it, or has the role of organizers. Refused: cup_rights (data role).
    """
    settings = server_from_json(await people.server_settings(connection, server))
    if not (person.manages or settings.organiser_role in person.roles):
        raise Refused("cup_rights", {"role": settings.organiser_role})
    return settings


async def publish(
    context: ServiceContext, server: int, channel: int, person: Person, *, private: bool
) -> Tournament:
    """Publish the cup that somebody has set up; who presses twice gets the same cup.

    `private`: whether private threads can be made in the channel, which duplicate play needs.
    """
    async with context.locked("publishing", person.id), context.write() as tx:
        row = await tournament_drafts.draft(tx.connection, server, person.id)
        if row is not None and row.cup_id is not None:
            return await load(context, tx.connection, row.cup_id)
        await publisher(tx.connection, server, person)
        if row is None:
            raise Refused("button_old", {}, ("newcup",))
        setup = json_codec.tournament_from_json(row.setup)
        setups.check(setup, tx.now)
        if setup.duplicate and not private:
            raise Refused("cup_private")
        where = {"server_id": server, "channel_id": channel}
        tournament = await _created(context, tx, person, setup, where)
        values = {"setup": row.setup, "cup_id": tournament.id, "changed_at": tx.now}
        await tournament_drafts.save_draft(tx.connection, server, person.id, **values)
        return tournament


async def _created(
    context: ServiceContext,
    tx: Transaction,
    person: Person,
    setup: TournamentSetup,
    where: Mapping[str, int],
) -> Tournament:
    """Write a new cup and its first event."""
    number = await tournaments.add_tournament(
        tx.connection,
        **where,
        name=setup.name,
        setup=json_codec.tournament_to_json(setup),
        seed=context.entropy(SEED_BYTES).hex(),
        phase="signup",
        version=0,
        created_at=tx.now,
    )
    row = await tournaments.tournament(tx.connection, number)
    assert row is not None, "it was inserted just now"
    return await write(tx, unwritten(row), ("created", {}), by=person)


# -- templates -------------------------------------------------------------------------------------


async def use_template(
    context: ServiceContext, server: int, person: Person, template: int
) -> TournamentDraft:
    """Begin with what is saved under a name, its dates moved on by whole weeks.

    The time of the day stays as it is where the person lives, as far as that is known.
    """
    async with context.write() as tx:
        await publisher(tx.connection, server, person)
        found = await _template(tx.connection, server, template)
        settings = user_from_json(await people.user_settings(tx.connection, person.id))
        setup = setups.moved(found.setup, tx.now, settings.zone or "UTC")
        listed = await _saved(tx, server, person, setup)
    return replace(await _shown(context, setup, listed), chosen=True)


async def save_template(
    context: ServiceContext, server: int, person: Person, name: str
) -> TournamentTemplate:
    """Save the cup that somebody is setting up; one's own of that name is replaced."""
    called = " ".join(name.split())
    if not called or len(called) > setups.TEMPLATE_NAME:
        raise Refused("bad_preset_name", {"limit": setups.TEMPLATE_NAME}, ("newcup",))
    async with context.write() as tx:
        await publisher(tx.connection, server, person)
        row = await tournament_drafts.draft(tx.connection, server, person.id)
        if row is None:
            raise Refused("button_old", {}, ("newcup",))
        known = await tournament_drafts.templates(tx.connection, server)
        same = next((one for one in known if one.name.casefold() == called.casefold()), None)
        if same is not None and not (person.manages or same.saved_by == person.id):
            raise Refused("preset_taken", {"preset": same.name}, ("newcup",))
        if same is None and len(known) >= MOST:
            raise Refused("preset_full", {"limit": MOST}, ("newcup",))
        called = called if same is None else same.name
        values = {
            "saved_by": person.id if same is None else same.saved_by,
            "setup": row.setup,
            "saved_at": tx.now,
        }
        await tournament_drafts.save_template(tx.connection, server, called, **values)
        listed = await _listed(tx.connection, server)
        return next(one for one in listed if one.name == called)


async def remove_template(
    context: ServiceContext, server: int, person: Person, template: int
) -> TournamentTemplate:
    """Remove what is saved under a name: by who saved it, or who manages the server."""
    async with context.write() as tx:
        await publisher(tx.connection, server, person)
        found = await _template(tx.connection, server, template)
        if not (person.manages or found.by == person.id):
            raise Refused("preset_foreign", {"preset": found.name}, ("newcup",))
        await tournament_drafts.remove_template(tx.connection, server, template)
        return found


async def _template(connection: Connection, server: int, template: int) -> TournamentTemplate:
    found = next((t for t in await _listed(connection, server) if t.id == template), None)
    if found is None:
        raise Refused("no_preset", {}, ("newcup",))
    return found


async def _listed(connection: Connection, server: int) -> tuple[TournamentTemplate, ...]:
    return tuple(map(_template_of, await tournament_drafts.templates(connection, server)))


def _template_of(row: TournamentTemplateRow) -> TournamentTemplate:
    return TournamentTemplate(
        row.id, row.name, row.saved_by, json_codec.tournament_from_json(row.setup)
    )
