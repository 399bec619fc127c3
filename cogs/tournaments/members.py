"""The service of tournaments, and members of the server: only they can see the tables."""

from __future__ import annotations

from typing import Any

import discord

from cogs.base import Ask
from services.facts import Person, Refused
from services.tournaments import Tournaments


def tournaments(ask: Ask) -> Tournaments:
    """Return the service for tournaments."""
    return ask.app.services.tournaments


async def member(ask: Ask, user: int) -> Person:
    """Return a user with their name in this server; in direct messages with their own.

    Refused: cup_stranger for somebody outside the server, guest_bot for an app.
    """
    guild = ask.interaction.guild
    try:
        found: Any = (
            await ask.interaction.client.fetch_user(user)
            if guild is None
            else await guild.fetch_member(user)
        )
    except discord.NotFound:
        raise Refused("cup_stranger") from None
    if found.bot:
        raise Refused("guest_bot")
    return Person(found.id, found.display_name)
