"""`/admin daily`: choose the channel that tells of the kingdoms of the day."""

import discord

from cogs import args
from cogs.admin.commands import admin
from cogs.admin.rights import managed
from cogs.base import Ask, Click, handles
from cogs.channels import THREADED, kind_of
from cogs.codec import ADMIN, Ids
from cogs.places import find_channel, place_at
from cogs.screen import Button, ChannelSelect, Screen, Text, row, screen
from cogs.slash_commands import slash
from locales import Texts
from services.facts import Refused

_ids = Ids(ADMIN)


def channel_of_days(channel: int | None, status: str, texts: Texts) -> Screen:
    """Say where tables of days are told; `status`: "none", "set", "shut" or "gone"."""
    said = texts(f"admin-daily-{status}", channel=f"<#{channel or 0}>")
    return screen(
        Text(f"{texts('admin-daily-title')}\n{said}"),
        Text(texts("admin-daily-about")),
        ChannelSelect(
            texts.plain("admin-daily"), _ids("days"), None if status == "gone" else channel
        ),
        row(
            Button(texts.plain("admin-daily-off"), _ids("daysoff")) if channel else None,
            Button(texts.plain("admin-button-check"), _ids("check")),
        ),
    )


@slash("daily", area="admin", group=admin)
async def choose(ask: Ask, channel: discord.TextChannel | None = None) -> None:
    server = managed(ask)
    if channel is not None:
        await ask.app.services.people.change_server(server, daily_channel=channel.id)
    await _show(ask)


@handles(ADMIN, "days")
async def choose_channel(click: Click) -> None:
    wanted = args.number(click.values)
    if kind_of(find_channel(click, wanted)) not in THREADED:
        raise Refused("button_unknown")
    await click.app.services.people.change_server(managed(click), daily_channel=wanted)
    await _show(click)


@handles(ADMIN, "daysoff")
async def press_off(click: Click) -> None:
    await click.app.services.people.change_server(managed(click), daily_channel=None)
    await _show(click)


async def _show(ask: Ask) -> None:
    channel = (await ask.app.services.people.server(managed(ask))).daily_channel
    status = "set"
    if channel is None:
        status = "none"
    elif find_channel(ask, channel) is None:
        status = "gone"
    elif not place_at(ask, channel).is_open:
        status = "shut"
    await ask.show(channel_of_days(channel, status, ask.texts))
