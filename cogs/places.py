"""Where a command was used, and where we may post: servers, channels and rights."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from cogs.base import Ask
from services.facts import Refused


def server_of(ask: Ask) -> int:
    """Return the server that an interaction comes from. Refused: only_server."""
    if ask.server is None:
        raise Refused("only_server")
    return ask.server


def channel_or_here(ask: Ask, preferred: int | None) -> int:
    """Return a channel if the server still has it, else the one asked in; never a thread."""
    if preferred and find_channel(ask, preferred):
        return preferred
    here = ask.interaction.channel
    return here.parent_id if isinstance(here, discord.Thread) else ask.channel


def find_channel(ask: Ask, channel: int) -> Any:
    """Find a channel of the server; None where it is not known."""
    guild = ask.interaction.guild
    return None if guild is None else guild.get_channel(channel)


def missing_rights(ask: Ask, channel: int, rights: Iterable[str]) -> list[str]:
    """List the permissions, by discord.py's names, that we lack; none in an unknown channel."""
    guild, found = ask.interaction.guild, find_channel(ask, channel)
    if guild is None or found is None:
        return []
    granted = found.permissions_for(guild.me)
    return [right for right in rights if not getattr(granted, right)]


def may_post(ask: Ask, channel: int) -> bool:
    """Say whether we may write in a channel; in an unknown one we try."""
    return not missing_rights(ask, channel, ("view_channel", "send_messages"))
