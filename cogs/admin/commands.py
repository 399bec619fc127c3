"""The group `/admin`, and `/admin check` with its buttons; for people who manage the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from cogs import view
from cogs.admin import check_screens
from cogs.admin.rights import NEEDED, OPTIONAL, Check, check, managed
from cogs.base import Ask, Click, handles
from cogs.codec import ADMIN
from cogs.screen import Picture, Ping
from cogs.slash_commands import SERVERS_ONLY, describe, slash, top
from engine import Game, Options
from render.requests import LinePicture

Value = TypeVar("Value")

admin: Final = top(
    app_commands.Group(
        name="admin",
        description=describe("admin-command-admin"),
        allowed_contexts=SERVERS_ONLY,
        default_permissions=discord.Permissions(manage_guild=True),
    )
)


class StepFailedError(Exception):
    """A step of the test failed because Discord refused it."""

    def __init__(self, step: str, why: str) -> None:
        super().__init__(step)
        self.step = step
        self.why = why


@dataclass(frozen=True, slots=True)
class Place:
    """The channel where games are played here, and our permissions there."""

    channel: discord.abc.Messageable | None
    found: Check


@slash("check", area="admin", group=admin)
@handles(ADMIN, "check")
async def show_check(ask: Ask) -> None:
    place = await _place(ask)
    await ask.show(check_screens.checked(place.found, ask.texts))


@handles(ADMIN, "test")
async def press_test(click: Click) -> None:
    place = await _place(click)
    await click.acknowledge()
    try:
        await _post_and_delete(click, place.channel)
    except StepFailedError as failed:
        screen = check_screens.test_failed(place.found, failed.step, failed.why, click.texts)
    else:
        screen = check_screens.tested(place.found, click.texts)
    await click.show(screen)


async def _place(ask: Ask) -> Place:
    """Find the channel in which tables are opened from here, and our permissions there."""
    chosen = await ask.app.services.people.server(managed(ask))
    here = ask.interaction.channel
    if isinstance(here, discord.Thread) and here.parent is not None:
        here = here.parent
    channel = _channel(ask.interaction.guild, chosen.table_channel) or here
    allowed = _allowed(ask.interaction, channel)
    id = getattr(channel, "id", ask.channel)
    found = check(id, allowed, threads=chosen.place == "threads")
    return Place(channel if isinstance(channel, discord.abc.Messageable) else None, found)


def _channel(guild: discord.Guild | None, id: int | None) -> discord.TextChannel | None:
    channel = guild.get_channel(id) if guild is not None and id is not None else None
    return channel if isinstance(channel, discord.TextChannel) else None


def _allowed(interaction: discord.Interaction[Any], channel: object) -> Mapping[str, bool]:
    """Return our permissions: computed for a known channel, else those of the interaction."""
    rights = interaction.app_permissions
    guild = interaction.guild
    if isinstance(channel, discord.TextChannel) and guild is not None and guild.me is not None:
        rights = channel.permissions_for(guild.me)
    return {right: bool(getattr(rights, right)) for right in (*NEEDED, *OPTIONAL)}


async def _post_and_delete(ask: Ask, channel: discord.abc.Messageable | None) -> None:
    """Post a picture that mentions the person, edit the message, delete it."""
    if channel is None:
        raise StepFailedError("post", "")
    picture = Picture(LinePicture(_example(ask).view()))
    content = ask.texts("admin-test", person=f"<@{ask.user}>")
    ping = Ping(content, picture=picture, mentions=(ask.user,))
    sent = view.build(ping, await ask.app.draw_all([picture], ask.reader))
    message = await _step("post", lambda: channel.send(**sent.for_send()))
    changed = ask.texts("admin-test-changed")
    await _step("edit", lambda: message.edit(content=changed))
    await _step("delete", message.delete)


def _example(ask: Ask) -> Game:
    """Start a game, for the picture to post."""
    me = ask.interaction.client.user
    names = (ask.person.name, me.display_name if me is not None else ask.person.name)
    return Game.new(Options(players=2), names, seed=bytes(32))


async def _step(name: str, act: Callable[[], Awaitable[Value]]) -> Value:
    try:
        return await act()
    except discord.HTTPException as error:
        raise StepFailedError(name, error.text or str(error.status)) from error
