"""Members of a server: who may be invited, entered or given a seat there."""

import discord

from cogs import discord_errors
from cogs.base import Ask
from services.facts import Person, Refused


async def member(ask: Ask, user: int, server: int) -> Person:
    """Return a member of a server with their name there, wherever it was asked.

    Refused: cup_stranger for somebody outside the server, guest_bot for an app.
    """
    guild = ask.interaction.client.get_guild(server)
    if guild is None:
        raise Refused("cup_stranger")
    try:
        found = await guild.fetch_member(user)
    except discord.HTTPException as error:
        if not discord_errors.is_gone(error):
            raise
        raise Refused("cup_stranger") from None
    if found.bot:
        raise Refused("guest_bot")
    return Person(found.id, found.display_name)


async def require_member(ask: Ask, server: int) -> None:
    """Refuse somebody elsewhere who is no member of the server. Refused: cup_stranger."""
    if ask.server != server:
        await member(ask, ask.user, server)
