"""Presses on the panel of /game new. The draft is in the database, not in the message."""

from typing import Final

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.channels import Place
from cogs.codec import SETUP
from cogs.errors import sentence
from cogs.places import no_table, place_for, server_of
from cogs.screen import Screen
from cogs.tables import setup_screens as screens
from cogs.tables.setup_rules import preset_changes
from cogs.tables.setup_screens import Page, Start
from cogs.tables.table_screens import has_begun
from locales import name as safe_name
from services.facts import Refused
from services.facts.tables import Preset, Setup, SetupDraft
from services.tables import Tables

PRESET_CODES: Final = (
    "bad_preset_name",
    "opener_role",
    "preset_full",
    "preset_own",
    "preset_taken",
)
"""Refusals of a preset that are shown on the panel."""


def tables(ask: Ask) -> Tables:
    """Return the service for tables."""
    return ask.app.services.tables


async def draft(ask: Ask) -> SetupDraft:
    """Fetch the reader's unfinished set-up."""
    return await tables(ask).draft(server_of(ask), ask.person)


async def change(ask: Ask, **wanted: object) -> SetupDraft:
    """Change the reader's unfinished set-up and return it."""
    return await tables(ask).change_draft(server_of(ask), ask.person, **wanted)


async def page(found: SetupDraft, ask: Ask) -> Screen:
    """Build the page of a draft; as long as no box was chosen, that asks for the box."""
    if not found.chosen:
        return await boxes(found, ask)
    return screens.everything(Page.of(found), ask.texts)


async def boxes(found: SetupDraft, ask: Ask, *news: str) -> Screen:
    """Build the page that asks for a box or a preset."""
    lengths = await tables(ask).lengths(server_of(ask), found.setup)
    start = Start(found.last, lengths, found.presets, removable(found, ask), news)
    return screens.which_box(start, ask.texts)


def removable(found: SetupDraft, ask: Ask) -> list[Preset]:
    """List the presets that the reader may remove: their own, or all for server managers."""
    person = ask.person
    return [one for one in found.presets if person.manages or one.by == person.id]


@handles(SETUP, "box")
async def choose_box(click: Click) -> None:
    await click.show(await page(await change(click, box=click.value), click))


@handles(SETUP, "preset")
async def choose_preset(click: Click) -> None:
    found = await draft(click)
    wanted = preset_changes(click.value, found.presets)
    await click.show(await page(await change(click, **wanted), click))


@handles(SETUP, "same")
async def choose_same(click: Click) -> None:
    await click.show(await page(await change(click, same_as_last=True), click))


@handles(SETUP, "role")
async def choose_role(click: Click) -> None:
    role = args.number(click.values)
    await click.show(await page(await change(click, who="role", role=role), click))


@handles(SETUP, "ready")
async def show_everything(click: Click) -> None:
    await click.show(await page(await draft(click), click))


@handles(SETUP, "back")
async def show_boxes(click: Click) -> None:
    await click.show(await boxes(await draft(click), click))


@handles(SETUP, "keep")
async def ask_preset_name(click: Click) -> None:
    await click.form(screens.preset_form(click.texts))


@handles(SETUP, "kept")
async def save_preset(click: Click) -> None:
    """Save the set-up as a preset; a refusal is shown on the same page."""
    name, server = (click.fields or {}).get("name", ""), server_of(click)
    try:
        saved = await tables(click).save_preset(server, click.person, name)
    except Refused as error:
        if error.code not in PRESET_CODES:
            raise
        shown = Page.of(await draft(click), refused=[sentence(error, click.texts)])
    else:
        news = click.texts("setup-kept", preset=f"**{safe_name(saved.name)}**")
        shown = Page.of(await draft(click), news=[news])
    await click.show(screens.everything(shown, click.texts))


@handles(SETUP, "presets")
async def show_presets(click: Click) -> None:
    """List the presets that the reader may remove."""
    found = await draft(click)
    own = removable(found, click)
    shown = screens.which_preset(own, click.texts) if own else await boxes(found, click)
    await click.show(shown)


@handles(SETUP, "drop")
async def remove_preset(click: Click) -> None:
    preset, server = args.number(click.values), server_of(click)
    removed = await tables(click).remove_preset(server, click.person, preset)
    news = click.texts("setup-removed", preset=f"**{safe_name(removed.name)}**")
    await click.show(await boxes(await draft(click), click, news))


@handles(SETUP, "close")
async def close(click: Click) -> None:
    await click.show(screens.closed(click.texts))


@handles(SETUP, "away")
async def put_away(click: Click) -> None:
    """Close the panel of an open table, leaving one line."""
    await click.show(screens.closed(click.texts, key="setup-done"))


@handles(SETUP, "open")
async def open_table(click: Click) -> None:
    await click.show(await opened(click))


async def opened(ask: Ask) -> Screen:
    """Open the draft's table; a second press shows the same table again."""
    found = await draft(ask)
    if found.table is None and wants_role(found.setup):
        return await page(found, ask)
    place = await wanted_place(ask)
    if (refused := no_table(place, ask)) is not None:
        return refused
    table = await tables(ask).open_draft(server_of(ask), place.id, ask.person)
    if table.state == "playing":  # computer lords have all other seats
        return has_begun(table, ask.texts, person=ask.person.id)
    return screens.opened(table, ask.texts)


def wants_role(setup: Setup) -> bool:
    """Check whether the role that may join still has to be chosen."""
    return setup.who == "role" and setup.role is None


async def wanted_place(ask: Ask) -> Place:
    """Return the channel for new tables: the server's table channel, or this one."""
    settings = await ask.app.services.people.server(server_of(ask))
    return place_for(ask, settings.table_channel)
