"""Where a command was used, and which channel it means: the server's chosen one, or that one."""

from dataclasses import replace
from typing import Any

import discord

from cogs import discord_errors
from cogs.base import Ask
from cogs.channels import Kind, Place, kind_of, rights_in, rights_of
from cogs.screen import Screen, Text, screen
from services.facts import Refused


def server_of(ask: Ask) -> int:
    """Return the server that an interaction comes from. Refused: only_server."""
    if ask.server is None:
        raise Refused("only_server")
    return ask.server


def place_for(ask: Ask, preferred: int | None) -> Place:
    """Return a channel if the server still has it, else the one asked in; a thread's channel."""
    found = find_channel(ask, preferred) if preferred else None
    if found is not None:
        return _place(ask, found, ask.channel)
    found = ask.interaction.channel
    if isinstance(found, discord.Thread) and kind_of(found) is Kind.THREAD:
        found = found.parent or found
    place, who = _place(ask, found, ask.channel), ask.interaction.user
    rights = rights_of(who, found) if isinstance(who, discord.Member) else None
    writes = rights is None or replace(place, rights=rights).is_open
    return replace(place, reader_writes=writes)


def place_at(ask: Ask, channel: int) -> Place:
    """Return a channel of the server; nothing can be posted in one that is gone."""
    return _place(ask, find_channel(ask, channel), channel)


def _place(ask: Ask, channel: Any, id: int) -> Place:
    id, rights = getattr(channel, "id", id), rights_in(channel)
    if rights is None:
        here = id == ask.channel
        rights = ask.interaction.app_permissions if here else discord.Permissions.none()
    return Place(id, kind_of(channel), rights, channel)


def no_table(place: Place, ask: Ask) -> Screen | None:
    """Say why no table can be opened in a channel; None if it can."""
    if place.fits and place.is_open and place.reader_writes:
        return None
    key = "setup-no-right" if place.fits else "setup-no-place"
    if not place.reader_writes:
        key = "setup-no-write"
    return screen(Text(ask.texts(key, channel=f"<#{place.id}>")))


async def no_table_at(ask: Ask, channel: int) -> Screen | None:
    """Say why no other table can be opened where one was; None if it can, or if that is unknown.

    It is asked from anywhere: the channel may be in another server, or a post that sleeps.
    """
    client = ask.interaction.client
    try:
        found = client.get_channel(channel) or await ask.app.lookups.channel(
            client, channel, by=ask.user
        )
    except discord.HTTPException as error:
        if not discord_errors.is_place_lost(error):
            raise
        found = None
    rights = rights_in(found) if found else discord.Permissions.none()
    if rights is None:
        return None
    place = Place(channel, kind_of(found), rights, found)
    writes = found is None or await may_write(ask, place)
    return no_table(replace(place, reader_writes=writes), ask)


async def may_write(ask: Ask, place: Place) -> bool:
    """Whether whoever asks may write in a channel of any server; asked from anywhere."""
    who, guild = ask.interaction.user, getattr(place.channel, "guild", None)
    if guild is not None and not (isinstance(who, discord.Member) and who.guild.id == guild.id):
        try:
            who = await ask.app.lookups.member(guild, ask.user, by=ask.user)
        except discord.HTTPException as error:
            if not discord_errors.is_gone(error):
                raise
            return False
    own = rights_of(who, place.channel) if isinstance(who, discord.Member) else None
    return own is None or replace(place, rights=own).is_open


def find_channel(ask: Ask, channel: int) -> Any:
    """Find a channel of the server; None where it is not known."""
    guild = ask.interaction.guild
    return None if guild is None else guild.get_channel(channel)
