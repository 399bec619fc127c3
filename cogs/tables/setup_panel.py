"""What the buttons and selects of /game new do. The draft lies in the store, not in the panel."""

from __future__ import annotations

import discord

from cogs import args
from cogs.base import Ask, Click, handles
from cogs.codec import SETUP
from cogs.screen import Screen, Text, screen
from cogs.tables import setup_screens as screens
from cogs.tables.choices import FINER, changes, gone_with, preset_changes
from cogs.tables.setup_screens import Page
from cogs.tables.words import channel
from services.facts import Refused, Setup, SetupDraft
from services.tables import Tables


def tables(ask: Ask) -> Tables:
    """The service of tables."""
    return ask.app.services.tables


def server_of(ask: Ask) -> int:
    """The server it is asked in; set-ups are made in servers only."""
    if ask.server is None:
        raise Refused("only_server")
    return ask.server


async def draft(ask: Ask) -> SetupDraft:
    """Fetch the unfinished set-up of the reader."""
    return await tables(ask).draft(server_of(ask), ask.person)


async def change(ask: Ask, **wanted: object) -> SetupDraft:
    """Change the set-up and fetch it."""
    return await tables(ask).change_draft(server_of(ask), ask.person, **wanted)


def page(found: SetupDraft, ask: Ask) -> Screen:
    """Show a draft where it stands: the box is asked for until one was chosen."""
    if not found.chosen:
        return screens.which_box(found.last, ask.texts)
    return screens.everything(Page(found.setup, dropped=found.dropped), ask.texts)


@handles(SETUP, "box")
async def choose_box(click: Click) -> None:
    await click.show(page(await change(click, box=click.value), click))


@handles(SETUP, "preset")
async def choose_preset(click: Click) -> None:
    await click.show(page(await change(click, **preset_changes(click.value)), click))


@handles(SETUP, "same")
async def choose_same(click: Click) -> None:
    await click.show(page(await change(click, same_as_last=True), click))


@handles(SETUP, "option")
async def choose_option(click: Click) -> None:
    option = click.id.args[0] if click.id.args else ""
    before = (await draft(click)).setup
    if screens.one_quest(option, click.values):
        refused = (click.texts("setup-quests-one"),)
        await click.show(screens.more(Page(before, refused=refused), click.texts))
        return
    gone = gone_with(before, option, click.values)
    found = await change(click, **changes(before, option, click.values))
    if option in FINER:
        await click.show(screens.more(Page(found.setup), click.texts))
    else:
        await click.show(screens.everything(Page(found.setup, dropped=gone), click.texts))


@handles(SETUP, "role")
async def choose_role(click: Click) -> None:
    role = args.number(click.values)
    await click.show(page(await change(click, who="role", role=role), click))


@handles(SETUP, "ready")
async def show_everything(click: Click) -> None:
    await click.show(page(await draft(click), click))


@handles(SETUP, "more")
async def show_more(click: Click) -> None:
    await click.show(screens.more(Page((await draft(click)).setup), click.texts))


@handles(SETUP, "back")
async def show_boxes(click: Click) -> None:
    await click.show(screens.which_box((await draft(click)).last, click.texts))


@handles(SETUP, "name")
async def ask_name(click: Click) -> None:
    await click.form(screens.name_form((await draft(click)).setup, click.texts))


@handles(SETUP, "named")
async def take_name(click: Click) -> None:
    written = (click.fields or {}).get("name", "").strip()
    found = await change(click, name=written or None)
    await click.show(screens.more(Page(found.setup), click.texts))


@handles(SETUP, "close")
async def close(click: Click) -> None:
    await click.show(screens.closed(click.texts))


@handles(SETUP, "away")
async def put_away(click: Click) -> None:
    """Close the panel of a table that is open: nothing is left but a line."""
    await click.show(screens.closed(click.texts, key="setup-done"))


@handles(SETUP, "open")
async def open_table(click: Click) -> None:
    await click.show(await opened(click))


async def opened(ask: Ask) -> Screen:
    """Open the table of the draft; a second click finds the same table and shows the same text."""
    found = await draft(ask)
    if found.table is None and wants_role(found.setup):
        return page(found, ask)
    place = await wanted_channel(ask)
    if not may_post(ask, place):
        return screen(Text(ask.texts("setup-no-right", channel=channel(place))))
    table = await tables(ask).open_draft(server_of(ask), place, ask.person)
    return screens.opened(table, ask.texts)


def wants_role(setup: Setup) -> bool:
    """Say whether the role that may join is still to be chosen."""
    return setup.who == "role" and setup.role is None


async def wanted_channel(ask: Ask) -> int:
    """Find where tables go: the server's table channel, else this one; never a thread."""
    settings = await ask.app.services.people.server(server_of(ask))
    guild, here = ask.interaction.guild, ask.interaction.channel
    if settings.table_channel and guild and guild.get_channel(settings.table_channel):
        return settings.table_channel
    return here.parent_id if isinstance(here, discord.Thread) else ask.channel


def may_post(ask: Ask, wanted: int) -> bool:
    """Say whether we may write there; what can't be known is tried."""
    guild = ask.interaction.guild
    found = guild.get_channel(wanted) if guild else None
    if found is None or guild is None:
        return True
    rights = found.permissions_for(guild.me)
    return rights.view_channel and rights.send_messages
