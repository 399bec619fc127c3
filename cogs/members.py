"""Members of a server: who may be invited, entered or given a seat there."""

import asyncio
from collections.abc import Sequence
from typing import Final

import discord

from cogs import discord_errors
from cogs.base import Ask
from services.facts import Person, Refused
from services.tournaments.files.entries import NamedMember

ACCOUNTS: Final = 5
"""How many accounts are looked up at once."""


async def member(ask: Ask, user: int, server: int) -> Person:
    """Return a member of a server with their name there, wherever it was asked.

    Refused: cup_stranger for somebody outside the server, guest_bot for an app.
    """
    guild = ask.interaction.client.get_guild(server)
    if guild is None:
        raise Refused("cup_stranger")
    try:
        found = await ask.app.lookups.member(guild, user, by=ask.user)
    except discord.HTTPException as error:
        if not discord_errors.is_gone(error):
            raise
        raise Refused("cup_stranger") from None
    if found.bot:
        raise Refused("guest_bot")
    return Person(found.id, found.display_name)


async def accounts(ask: Ask, server: int, users: Sequence[int]) -> dict[int, str]:
    """Look up the names of a few members' accounts; those that can't be found are left out."""
    guild = ask.interaction.client.get_guild(server)
    if guild is None:
        return {}
    some = users[:ACCOUNTS]
    asked = (ask.app.lookups.member(guild, user, by=ask.user) for user in some)
    found = await asyncio.gather(*asked, return_exceptions=True)
    return {one.id: one.name for one in found if isinstance(one, discord.Member)}


async def named_members(ask: Ask, server: int, name: str) -> list[NamedMember]:
    """Find the members of a server with a name that begins so: there, in Discord, or the account's.

    Discord compares letters with their accents. Refused: asked_often, also without an answer.
    """
    guild = ask.interaction.client.get_guild(server)
    if guild is None or not name:
        return []
    try:
        found = await ask.app.lookups.named(guild, name, by=ask.user)
    except TimeoutError:
        raise Refused("asked_often") from None
    return [
        NamedMember(one.id, (one.display_name, one.global_name or one.name, one.name))
        for one in found
        if not one.bot
    ]


async def require_member(ask: Ask, server: int) -> None:
    """Refuse somebody elsewhere who is no member of the server. Refused: cup_stranger."""
    if ask.server != server:
        await member(ask, ask.user, server)
