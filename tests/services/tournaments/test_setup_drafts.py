"""A tournament before it is published: drafts, templates, who may, and publishing it once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from services.facts import Person
from services.facts.tables import Pace
from services.facts.tournament_setup import TournamentDraft
from services.facts.tournaments import Tournament
from services.tournaments.core import setups
from services.tournaments.core.links import hashed
from store import jobs
from store import tournaments as rows
from tests.helpers.refusals import refused
from tests.helpers.world import ANN, BEN, CHANNEL, SERVER, World

DAY = 24 * 3600
ROLE = 77
HOST = replace(ANN, manages=True)
ORGANIZER = replace(BEN, roles=frozenset({ROLE}))


async def change(world: World, person: Person = HOST, **changes: object) -> TournamentDraft:
    return await world.services.tournaments.change_draft(SERVER, person, **changes)


async def publish(world: World, person: Person = HOST, *, private: bool = True) -> Tournament:
    return await world.services.tournaments.publish(SERVER, CHANNEL, person, private=private)


# -- who may ---------------------------------------------------------------------------------------


async def test_who_manages_the_server_or_has_the_role_sets_up(world: World) -> None:
    """Nobody else, and without a role only the first."""
    tournaments = world.services.tournaments
    assert (await tournaments.draft(SERVER, HOST)).ready is False
    refusal = await refused("cup_rights", tournaments.draft(SERVER, ORGANIZER))
    assert refusal.data["role"] is None
    await world.services.people.change_server(SERVER, organiser_role=ROLE)
    await change(world, ORGANIZER, name="Autumn Cup")
    refusal = await refused("cup_rights", tournaments.change_draft(SERVER, ANN, name="Hers"))
    assert refusal.data["role"] == ROLE
    saved = await tournaments.save_template(SERVER, ORGANIZER, "Monthly")
    without = replace(ORGANIZER, roles=frozenset())
    await refused("cup_rights", publish(world, without))
    await refused("cup_rights", tournaments.discard_draft(SERVER, without))
    await refused("cup_rights", tournaments.remove_template(SERVER, without, saved.id))
    assert (await tournaments.draft(SERVER, ORGANIZER)).templates == (saved,)
    assert (await publish(world, ORGANIZER)).organizers[0].user == BEN.id


# -- drafts ----------------------------------------------------------------------------------------


async def test_a_draft_is_kept_through_a_restart_a_person_and_a_server(world: World) -> None:
    """With what it gave up told once."""
    changed = await change(world, name="Autumn Cup", box="royal_wedding", teams=True)
    assert (changed.chosen, changed.dropped) == (True, ())
    await world.restart()
    found = await world.services.tournaments.draft(SERVER, HOST)
    assert (found.setup, found.chosen, found.tournament) == (changed.setup, True, None)
    assert (await change(world, box="kingdomino")).dropped == ("teams",)
    elsewhere = await world.services.tournaments.draft(SERVER + 1, HOST)
    assert (elsewhere.chosen, elsewhere.setup.name) == (False, "")
    await world.services.tournaments.discard_draft(SERVER, HOST)
    assert not (await world.services.tournaments.draft(SERVER, HOST)).chosen


async def test_an_event_lives_in_its_organizers_zone(world: World) -> None:
    """Sign-up and check-in end in the evening there, whenever the panel was opened."""
    tournaments = world.services.tournaments
    world.clock.advance(1234)
    await world.services.people.change(HOST, zone="Asia/Kolkata")
    there = ZoneInfo("Asia/Kolkata")
    fresh = (await tournaments.draft(SERVER, HOST)).setup
    for moment in (fresh.signup_until, fresh.start):
        assert datetime.fromtimestamp(moment, there).strftime("%H:%M:%S") == "20:00:00"
    assert (await change(world, name="Cup")).setup.zone == "Asia/Kolkata"
    await world.services.people.change(HOST, zone="Europe/Berlin")
    assert (await publish(world)).setup.zone == "Europe/Berlin"


async def test_the_preview_has_real_dates(world: World) -> None:
    """Sign-up, check-in, rounds one after another, the final table."""
    draft = await change(world, name="Cup", rounds=2, final=4, rest=DAY, round=7 * DAY)
    setup = draft.setup
    assert draft.schedule[0].what == "signup"
    assert draft.schedule[0].ends == setup.signup_until
    assert [(one.what, one.begins, one.ends) for one in draft.schedule[1:]] == [
        ("checkin", setup.signup_until, setup.start),
        ("round", setup.start, setup.start + 7 * DAY),
        ("round", setup.start + 8 * DAY, setup.start + 15 * DAY),
        ("final_table", setup.start + 16 * DAY, setup.start + 23 * DAY),
    ]
    assert draft.ready


async def test_a_refused_change_changes_nothing(world: World) -> None:
    """The draft stays as it was."""
    before = await change(world, name="Cup")
    await refused("cup_bad", change(world, rounds=99, name="Other"))
    await refused("bad_clock", change(world, pace=Pace("turn", 5)))
    assert (await world.services.tournaments.draft(SERVER, HOST)).setup == before.setup


# -- publishing ------------------------------------------------------------------------------------


async def test_a_published_tournament_is_open_and_its_seed_is_sealed(world: World) -> None:
    """Its first event says who published it; the job waits for the end of sign-up."""
    setup = (await change(world, name="Autumn Cup", capacity=8)).setup
    setup = replace(setup, table=replace(setup.table, icons=()))  # no corrections of buildings
    tournament = await publish(world)
    assert (tournament.setup, tournament.phase, tournament.version, tournament.seed) == (
        setup,
        "signup",
        1,
        None,
    )
    assert [(one.user, one.name) for one in tournament.organizers] == [(ANN.id, ANN.name)]
    assert (tournament.server, tournament.channel, tournament.created) == (
        SERVER,
        CHANNEL,
        world.clock.now(),
    )
    async with world.services.context.read() as connection:
        row = await rows.tournament(connection, tournament.id)
        assert row is not None
        assert (tournament.seal, tournament.links) == (hashed(row.seed, 1001), 1000)
        (event,) = await rows.events(connection, tournament.id)
        assert await jobs.is_waiting(connection, "cup", tournament.id, tournament.signup_until)
    assert (event.kind, event.by_id) == ("created", ANN.id)
    await world.restart()
    assert await world.services.tournaments.tournament(tournament.id, BEN) == tournament


async def test_pressed_twice_it_is_published_once(world: World) -> None:
    """At the same time or later; the next set-up then starts over."""
    await change(world, name="Autumn Cup")
    one, other = await asyncio.gather(publish(world), publish(world))
    assert one == other == await publish(world)
    async with world.services.context.read() as connection:
        assert len(await rows.tournaments_in(connection, SERVER)) == 1
    draft = await world.services.tournaments.draft(SERVER, HOST)
    assert (draft.tournament, draft.chosen, draft.setup.name) == (one.id, False, "")
    await change(world, name="Winter Cup")
    assert (await publish(world)).id != one.id


async def test_what_hinders_publishing_is_said(world: World) -> None:
    """Nothing set up, something missing, dates that have passed meanwhile, no private threads."""
    await refused("button_old", publish(world))
    await change(world, capacity=8)
    refusal = await refused("cup_unready", publish(world))
    assert (refusal.data["option"], refusal.data["why"]) == ("name", "missing")
    await change(world, name="Autumn Cup", duplicate=True)
    await refused("cup_private", publish(world, private=False))
    world.clock.advance(8 * DAY)
    refusal = await refused("cup_unready", publish(world))
    assert refusal.data["option"] == "signup_until"
    async with world.services.context.read() as connection:
        assert not await rows.tournaments_in(connection, SERVER)


async def test_a_tournament_rolled_back_leaves_nothing_in_memory(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one may have its number."""
    await change(world, name="First", capacity=8)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(rows, "append", broken)
        with pytest.raises(RuntimeError):
            await publish(world)
    await change(world, name="Second", capacity=16)
    tournament = await publish(world)
    assert (tournament.setup.name, tournament.setup.capacity) == ("Second", 16)
    assert await world.services.tournaments.tournament(tournament.id, BEN) == tournament


# -- templates -------------------------------------------------------------------------------------


async def test_a_template_is_saved_used_and_removed(world: World) -> None:
    """By an organizer for all of them; its dates move on by whole weeks."""
    await world.services.people.change_server(SERVER, organiser_role=ROLE)
    tournaments = world.services.tournaments
    setup = (await change(world, ORGANIZER, name="Autumn Cup", size=3, ties=("share",))).setup
    saved = await tournaments.save_template(SERVER, ORGANIZER, "  Monthly   cup ")
    assert (saved.name, saved.by) == ("Monthly cup", BEN.id)
    world.clock.advance(30 * DAY)
    await world.restart()
    (found,) = (await world.services.tournaments.draft(SERVER, HOST)).templates
    used = await world.services.tournaments.use_template(SERVER, HOST, found.id)
    assert used.setup == setups.moved_by_weeks(setup, world.clock.now())
    assert used.ready
    await world.services.tournaments.remove_template(SERVER, ORGANIZER, found.id)
    await refused("no_preset", world.services.tournaments.use_template(SERVER, HOST, found.id))


async def test_somebody_else_s_template_is_theirs(world: World) -> None:
    """But for those who manage the server."""
    await world.services.people.change_server(SERVER, organiser_role=ROLE)
    other = replace(ORGANIZER, id=30, name="Ida")
    tournaments = world.services.tournaments
    await change(world, ORGANIZER, name="Cup")
    saved = await tournaments.save_template(SERVER, ORGANIZER, "Monthly")
    await change(world, other, name="Other")
    refusal = await refused("preset_taken", tournaments.save_template(SERVER, other, "MONTHLY"))
    assert refusal.data["preset"] == "Monthly"
    await refused("preset_foreign", tournaments.remove_template(SERVER, other, saved.id))
    await refused("bad_preset_name", tournaments.save_template(SERVER, other, " " * 5))
    await change(world, name="Hers")
    again = await tournaments.save_template(SERVER, HOST, "monthly")
    assert (again.name, again.by, again.setup.name) == ("Monthly", BEN.id, "Hers")
    await tournaments.remove_template(SERVER, HOST, again.id)
