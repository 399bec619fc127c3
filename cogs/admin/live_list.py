"""`/admin index`: choose the channel for the live list of this server's games."""

import discord
import structlog

from cogs import args, discord_errors
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
from services.facts.watching import IndexState

_log = structlog.get_logger()
_ids = Ids(ADMIN)


def index(state: IndexState, status: str, texts: Texts) -> Screen:
    """Say where the list is; `status`: "none", "set", "coming", "shut" or "gone"."""
    said = texts(f"admin-index-{status}", channel=f"<#{state.channel or 0}>")
    chosen = None if status == "gone" else state.channel
    return screen(
        Text(f"{texts('admin-index-title')}\n{said}"),
        Text(texts("admin-index-about")),
        ChannelSelect(texts.plain("admin-index"), _ids("index"), chosen),
        row(
            Button(texts.plain("admin-index-off"), _ids("indexoff")) if state.channel else None,
            Button(texts.plain("admin-button-check"), _ids("check")),
        ),
    )


@slash("index", area="admin", group=admin)
async def choose(ask: Ask, channel: discord.TextChannel | None = None) -> None:
    managed(ask)
    if channel is None:
        await _show(ask)
    else:
        await _move(ask, channel.id)


@handles(ADMIN, "index")
async def choose_channel(click: Click) -> None:
    wanted = args.number(click.values)
    if kind_of(find_channel(click, wanted)) not in THREADED:
        raise Refused("button_unknown")
    await _move(click, wanted)


@handles(ADMIN, "indexoff")
async def press_off(click: Click) -> None:
    await _move(click, None)


async def _move(ask: Ask, channel: int | None) -> None:
    """Post the list in another channel, and delete it from the old one."""
    before = await ask.app.services.watching.set_index(managed(ask), channel)
    await _show(ask)
    moved = before is not None and before.channel_id != channel
    if before is None or not moved or before.message_id is None:
        return
    old = find_channel(ask, before.channel_id)
    if old is not None:
        try:
            await old.get_partial_message(before.message_id).delete()
        except discord_errors.TROUBLE as error:
            _log.info("lists.left", server=ask.server, code=discord_errors.code_of(error))


async def _show(ask: Ask) -> None:
    state = await ask.app.services.watching.index(managed(ask))
    await ask.show(index(state, _status(ask, state), ask.texts))


def _status(ask: Ask, state: IndexState) -> str:
    """Tell whether the list is off, posted, about to be posted, or can't be posted."""
    if state.channel is None:
        return "none"
    if find_channel(ask, state.channel) is None:
        return "gone"
    if not place_at(ask, state.channel).is_open:
        return "shut"
    return "coming" if state.message is None else "set"
