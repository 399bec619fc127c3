"""The commands of open tables: /game new, join, leave, invite, decline, start, host."""

import asyncio
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from cogs import args
from cogs.base import Ask
from cogs.places import no_table
from cogs.screen import Screen, Text, screen
from cogs.slash_commands import Command, Options, Suggestion, game, slash, suggests
from cogs.tables import setup_panel, table_panel, table_screens
from cogs.tables.clock_setting import suggested_clocks
from cogs.tables.find_table import action, split_suggestion, suggester, with_table
from cogs.tables.setup_options import GROUPS, PARTNERS, RELIABLE
from cogs.tables.setup_panel import tables
from cogs.tables.setup_request import (
    Request,
    read_request,
    suggested_presets,
    suggested_quests,
    suggested_variants,
)
from cogs.tables.setup_rules import boxes, fewer_lords
from cogs.tables.setup_screens import Page, everything
from locales import name as safe_name

SERVERS: Final = 10
"""How many servers are searched for somebody who writes in direct messages."""

LordSeat = app_commands.Range[int, 1, 8]


# -- /game new ------------------------------------------------------------------------------------


@slash(
    "new",
    area="setup",
    group=game,
    choices={
        "box": [(f"common-box-{box}", box) for box in boxes()],
        "who": [
            *((f"setup-pick-{who}", who) for who in GROUPS),
            ("setup-pick-reliable-usual", RELIABLE),
        ],
        "partners": [(f"setup-pick-partners-{way}", way) for way in PARTNERS],
    },
)
async def new(ask: Ask, *, request: Request) -> None:
    """Open the panel, filled in as far as asked; with enough options, open the table at once."""
    await ask.show(await opened_with(ask, request))


@suggests(new, "variants")
async def suggest_variants(ask: Ask, current: str, options: Options) -> list[Suggestion]:
    box, lords = getattr(options, "box", None), getattr(options, "lords", None)
    box = box or (await setup_panel.draft(ask)).setup.box
    return suggested_variants(current, str(box), lords, ask.texts)


@suggests(new, "preset")
async def suggest_presets(ask: Ask, _current: str, _options: Options) -> list[Suggestion]:
    return suggested_presets((await setup_panel.draft(ask)).presets, ask.texts)


@suggests(new, "clock", filtered=False)
async def suggest_clocks(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    return suggested_clocks(current, ask.texts)


@suggests(new, "quests", filtered=False)
async def suggest_quests(ask: Ask, current: str, _options: Options) -> list[Suggestion]:
    return suggested_quests(current, ask.texts)


async def opened_with(ask: Ask, request: Request) -> Screen:
    """Answer /game new with the panel, or with the table if that could be opened at once.

    A command with enough options starts from a new set-up, any other from the reader's draft.
    """
    if ask.server is None:
        return await only_server(ask)
    refused = no_table(await setup_panel.wanted_place(ask), ask)
    if refused is not None:
        return refused
    draft = await setup_panel.draft(ask)
    fresh = await tables(ask).fresh(ask.server)
    wanted = read_request(request, ask.texts, fresh, draft.presets)
    if wanted.enough:
        await tables(ask).forget_draft(ask.server, ask.person)
        await setup_panel.change(ask, **wanted.changes)
        return await setup_panel.opened(ask)
    wanted = read_request(request, ask.texts, draft.setup, draft.presets)
    if not wanted.changes and not wanted.refused:
        return await setup_panel.page(draft, ask)
    found = await setup_panel.change(ask, **wanted.changes)
    return everything(Page.of(found, refused=wanted.refused), ask.texts)


async def only_server(ask: Ask) -> Screen:
    """Say that tables can only be opened in a server, naming the shared ones."""
    shared = await shared_servers(ask, ask.interaction.client.guilds)
    if not shared:
        return screen(Text(ask.texts("setup-only-server-none")))
    names = ask.texts.listed([f"**{safe_name(guild.name)}**" for guild in shared])
    return screen(Text(ask.texts("setup-only-server", servers=names)))


async def shared_servers(ask: Ask, guilds: Sequence[discord.Guild]) -> list[discord.Guild]:
    """Find servers that whoever asks is a member of.

    Only a few are searched: each costs a request.
    """
    some = guilds[:SERVERS]
    found = await asyncio.gather(*(_is_member(ask, guild) for guild in some))
    return [guild for guild, member in zip(some, found, strict=True) if member]


async def _is_member(ask: Ask, guild: discord.Guild) -> bool:
    if guild.get_member(ask.user) is not None:
        return True
    try:
        await ask.app.lookups.member(guild, ask.user, by=ask.user)
    except discord.HTTPException:
        return False
    return True


# -- seats ----------------------------------------------------------------------------------------


def _table_command(name: str) -> Command:
    """Declare a command on a table, without any other option."""

    async def body(ask: Ask, table: str | None = None) -> None:
        await with_table(ask, name, table)

    return slash(name, area="setup", group=game)(body)


leave, decline, start, host = map(_table_command, ("leave", "decline", "start", "host"))


@slash("join", area="setup", group=game)
async def join(ask: Ask, table: str, seat: LordSeat | None = None) -> None:
    """Take a seat at an open table."""
    named, seen = split_suggestion(table)
    await with_table(ask, "join", named, str(seat or 0), seen)


@slash("invite", area="setup", group=game)
async def invite(ask: Ask, user: discord.User, table: str | None = None) -> None:
    """Invite somebody."""
    await with_table(ask, "invite", table, str(user.id))


for _command in (join, leave, invite, decline, start, host):
    suggests(_command, "table", listed=True)(suggester(_command.name))


@action("join")
async def do_join(ask: Ask, table: int, seat: str = "0", seen: str = "0") -> None:
    await table_panel.join(ask, table, args.number([seat]) or None, seen=args.row([seen]))


@action("invite")
async def do_invite(ask: Ask, table: int, user: str) -> None:
    await ask.show(await table_panel.invite(ask, table, [args.number([user])]))


@action("decline")
async def do_decline(ask: Ask, table: int) -> None:
    fact = await tables(ask).decline(table, ask.person)
    await ask.show(table_screens.declined(fact, ask.texts))


@action("start")
async def do_start(ask: Ask, table: int) -> None:
    """Start the table, with fewer lords if seats are free and R19 allows it."""
    fact = await table_panel.hosted(ask, table)
    taken = len(fact.seats) - len(fact.free)
    lords = taken if fewer_lords(fact.setup, taken) else None
    await ask.show(await table_panel.start(ask, table, lords=lords))
