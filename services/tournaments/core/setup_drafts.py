"""Tournaments being set up: an organizer's draft, publishing it, and templates."""

from collections.abc import Mapping
from dataclasses import replace

from services.core.context import ServiceContext
from services.core.json_codec import from_json, server_from_json, to_json, user_from_json
from services.core.transaction import Transaction
from services.facts import Person, Refused
from services.facts.tables import ServerSettings
from services.facts.tournament_setup import Dated, TournamentDraft, TournamentTemplate
from services.facts.tournaments import Tournament, TournamentSetup
from services.standing import limits
from services.state.saved_setups import name_and_owner, removable
from services.tournaments.core import setups
from services.tournaments.core.links import sealed
from services.tournaments.core.offload import offload
from services.tournaments.core.repository import initial_state, load, read_ahead, write
from services.tournaments.formats import planned_dates
from store import Connection, people, tournament_drafts, tournaments
from store.rows import PresetRow
from store.tournament_rows import TournamentDraftRow

SEED_BYTES = 32
UTC = "UTC"


# -- drafts ----------------------------------------------------------------------------------------


async def draft(context: ServiceContext, server: int, person: Person) -> TournamentDraft:
    """Return the tournament that somebody is setting up, or a new one.

    Refused: cup_rights (data role).
    """
    async with context.read() as connection:
        await publisher_settings(connection, server, person)
        row = await tournament_drafts.draft(connection, server, person.id)
        setup = await _setup_of(connection, row, person, context.clock.now())
        listed = await _listed(connection, server)
    shown = await _draft_fact(context, setup, listed)
    tournament = None if row is None else row.cup_id
    chosen, after = row is not None and tournament is None, _after_of(row)
    return replace(shown, chosen=chosen, tournament=tournament, after=after)


async def change(
    context: ServiceContext, /, server: int, person: Person, **changes: object
) -> TournamentDraft:
    """Change fields of a draft's TournamentSetup, or of its tables' Setup (`setups.TABLE`).

    The draft's `dropped` names earlier choices that the change ruled out. Refused: cup_rights,
    cup_bad (data option, value), cup_name, cup_text (data limit), bad_setup, bad_clock.
    """
    async with context.write() as tx:
        await publisher_settings(tx.connection, server, person)
        row = await tournament_drafts.draft(tx.connection, server, person.id)
        before = await _setup_of(tx.connection, row, person, tx.now)
        setup, dropped = setups.change(before, changes)
        after = None if row is None or row.cup_id is not None else _after_of(row)
        listed = await _save(tx, server, person, setup, after)
    shown = replace(await _draft_fact(context, setup, listed), chosen=True, after=after)
    return replace(shown, dropped=dropped)


async def discard(context: ServiceContext, server: int, person: Person) -> None:
    """Discard the tournament that somebody is setting up. Refused: cup_rights."""
    async with context.write() as tx:
        await publisher_settings(tx.connection, server, person)
        await tournament_drafts.delete_draft(tx.connection, server, person.id)


async def start_after(
    context: ServiceContext, person: Person, tournament: Tournament
) -> TournamentDraft:
    """Start a draft from a tournament's set-up, its dates moved by whole weeks; it is remembered.

    Refused: cup_rights.
    """
    async with context.write() as tx:
        await publisher_settings(tx.connection, tournament.server, person)
        settings = user_from_json(await people.user_settings(tx.connection, person.id))
        setup = setups.moved_by_weeks(tournament.setup, tx.now, settings.zone or "UTC")
        listed = await _save(tx, tournament.server, person, setup, tournament.id)
    return replace(await _draft_fact(context, setup, listed), chosen=True, after=tournament.id)


def _after_of(row: TournamentDraftRow | None) -> int | None:
    """Return the tournament whose entries may be asked to play in that of a draft."""
    return None if row is None else row.setup.get("after")


async def _save(
    tx: Transaction, server: int, person: Person, setup: TournamentSetup, after: int | None = None
) -> tuple[TournamentTemplate, ...]:
    """Save a draft; returns the server's templates."""
    values = {
        "setup": {**to_json(setup), **({} if after is None else {"after": after})},
        "cup_id": None,
        "changed_at": tx.now,
    }
    await tournament_drafts.save_draft(tx.connection, server, person.id, **values)
    return await _listed(tx.connection, server)


async def _setup_of(
    connection: Connection, row: TournamentDraftRow | None, person: Person, now: int
) -> TournamentSetup:
    """Return the set-up of a draft, in the person's zone; after publication a new one begins."""
    zone = user_from_json(await people.user_settings(connection, person.id)).zone
    if row is None or row.cup_id is not None:
        return setups.new_setup(now, zone or UTC)
    setup = from_json(TournamentSetup, row.setup)
    return replace(setup, zone=zone or setup.zone)


async def _draft_fact(
    context: ServiceContext, setup: TournamentSetup, listed: tuple[TournamentTemplate, ...]
) -> TournamentDraft:
    """Collect what the panel shows with a set-up: what is wrong with it, and its dates."""
    dates: tuple[Dated, ...] = ()
    if setups.has_dates(setup):
        dates = await offload(context, setup.capacity, planned_dates, setup, setup.capacity)
    return TournamentDraft(setup, setups.faults(setup, context.clock.now(), dates), dates, listed)


# -- publishing ------------------------------------------------------------------------------------


async def publisher_settings(connection: Connection, server: int, person: Person) -> ServerSettings:
    """Return a server's settings to a person who may set up tournaments there.

    They have to manage it or have the role of organizers. Refused: cup_rights (data role).
    """
    settings = server_from_json(await people.server_settings(connection, server))
    if not (person.manages or settings.organiser_role in person.roles):
        raise Refused("cup_rights", {"role": settings.organiser_role})
    return settings


async def publish(
    context: ServiceContext, server: int, channel: int, person: Person, *, private: bool = True
) -> Tournament:
    """Publish the tournament that somebody has set up; a second call returns the same tournament.

    `private`: whether private threads can be created in the channel; duplicate play needs them.
    Refused: cup_rights, cup_unready (data option, why), cup_private, too_many, button_old if
    nothing is set up.
    """
    async with context.locked("publishing", person.id):
        async with context.read() as connection:
            row = await tournament_drafts.draft(connection, server, person.id)
        if row is None or row.cup_id is None:
            return await _publish(context, server, channel, person, private=private)
    await read_ahead(context, row.cup_id)
    async with context.read() as connection:
        return await load(context, connection, row.cup_id)


async def _publish(
    context: ServiceContext, server: int, channel: int, person: Person, *, private: bool
) -> Tournament:
    async with context.write() as tx:
        row = await tournament_drafts.draft(tx.connection, server, person.id)
        await publisher_settings(tx.connection, server, person)
        if row is None:
            raise Refused("button_old", {}, ("newcup",))
        setup = await _setup_of(tx.connection, row, person, tx.now)
        setups.check(setup, tx.now)
        if setup.duplicate and not private:
            raise Refused("cup_private")
        for kind in ("tournaments", "published"):
            await limits.check(tx, kind, person.id, server)
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
    """Write a new tournament and its first event.

    All its tables are played with the server's corrections of buildings as they are now.
    """
    settings = server_from_json(await people.server_settings(tx.connection, where["server_id"]))
    setup = replace(setup, table=replace(setup.table, icons=settings.icons))
    drawn = context.entropy(SEED_BYTES).hex()
    number = await tournaments.add_tournament(
        tx.connection,
        **where,
        name=setup.name,
        setup=to_json(setup),
        seed=drawn,
        phase="signup",
        version=0,
        created_at=tx.now,
    )
    row = await tournaments.tournament(tx.connection, number)
    assert row is not None, "it was inserted just now"
    return await write(tx, initial_state(row), ("created", sealed(drawn)), by=person)


# -- templates -------------------------------------------------------------------------------------


async def use_template(
    context: ServiceContext, server: int, person: Person, template: int
) -> TournamentDraft:
    """Start a draft from a template, its dates moved by whole weeks. Refused: no_preset.

    The time of day stays the same in the person's time zone, if it is known.
    """
    async with context.write() as tx:
        await publisher_settings(tx.connection, server, person)
        listed = await _listed(tx.connection, server)
        found = next((one for one in listed if one.id == template), None)
        if found is None:
            raise Refused("no_preset", {}, ("newcup",))
        settings = user_from_json(await people.user_settings(tx.connection, person.id))
        setup = setups.moved_by_weeks(found.setup, tx.now, settings.zone or found.setup.zone)
        listed = await _save(tx, server, person, setup)
    return replace(await _draft_fact(context, setup, listed), chosen=True)


async def save_template(
    context: ServiceContext, server: int, person: Person, name: str
) -> TournamentTemplate:
    """Save a draft as a template of the server.

    Refused: as `name_and_owner`, cup_rights, button_old if nothing is set up.
    """
    async with context.write() as tx:
        await publisher_settings(tx.connection, server, person)
        row = await tournament_drafts.draft(tx.connection, server, person.id)
        if row is None:
            raise Refused("button_old", {}, ("newcup",))
        known = await tournament_drafts.templates(tx.connection, server)
        called, owner = name_and_owner(known, person, name, "newcup")
        values = {"saved_by": owner, "setup": row.setup, "saved_at": tx.now}
        await tournament_drafts.save_template(tx.connection, server, called, **values)
        listed = await _listed(tx.connection, server)
        return next(one for one in listed if one.name == called)


async def remove_template(
    context: ServiceContext, server: int, person: Person, template: int
) -> TournamentTemplate:
    """Remove a template: allowed to its author and to those who manage the server.

    Refused: no_preset, preset_foreign (data preset), cup_rights.
    """
    async with context.write() as tx:
        await publisher_settings(tx.connection, server, person)
        known = await tournament_drafts.templates(tx.connection, server)
        found = removable(known, person, template, "newcup")
        await tournament_drafts.remove_template(tx.connection, server, template)
        return _template_of(found)


async def _listed(connection: Connection, server: int) -> tuple[TournamentTemplate, ...]:
    return tuple(map(_template_of, await tournament_drafts.templates(connection, server)))


def _template_of(row: PresetRow) -> TournamentTemplate:
    return TournamentTemplate(row.id, row.name, row.saved_by, from_json(TournamentSetup, row.setup))
