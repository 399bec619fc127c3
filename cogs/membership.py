"""Who has left a server, and who manages it, as far as Discord tells."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

import discord

from cogs import discord_errors
from cogs.base import Ask
from cogs.channels import is_open_to
from cogs.lookups import LIKE
from services.facts import Person, Refused

SECONDS: Final = 1.5
"""The longest wait for that: it is said without."""
ROLES: Final = 5
"""How many roles that manage a server are named."""


async def missing(ask: Ask, server: int, users: Iterable[int]) -> frozenset[int]:
    """Return who of some people is not in a server; nobody, if Discord does not say."""
    return await _not_there(ask, server, users, lambda _: True)


async def without_sight(
    ask: Ask, server: int, channel: int, users: Iterable[int]
) -> frozenset[int]:
    """Return who of some people does not see a channel of a server, as far as Discord says."""
    guild = ask.interaction.client.get_guild(server)
    found = None if guild is None else guild.get_channel(channel)
    return await _not_there(ask, server, users, lambda who: is_open_to(who, found))


async def _not_there(
    ask: Ask, server: int, users: Iterable[int], sees: Callable[[discord.Member], bool]
) -> frozenset[int]:
    guild = ask.interaction.client.get_guild(server)
    wanted, here = sorted({user for user in users if user > 0}), set[int]()
    if guild is None:
        return frozenset()
    try:
        async with asyncio.timeout(SECONDS):
            for start in range(0, len(wanted), LIKE):
                some = wanted[start : start + LIKE]
                found = await ask.app.lookups.present(guild, some, by=ask.user)
                here |= {one.id for one in found if sees(one)}
    except (Refused, *discord_errors.TROUBLE):
        return frozenset()
    return frozenset(wanted) - here


async def owner_of(guild: discord.Guild | None) -> Person | None:
    """Return the owner of a server, if Discord tells who that is."""
    if guild is None or guild.owner_id is None:
        return None
    try:
        found = await guild.fetch_member(guild.owner_id)
    except discord_errors.TROUBLE:
        return None
    return Person(found.id, found.display_name)


def managers(guild: discord.Guild | None) -> list[str]:
    """Mention those who may manage a server: its owner, and roles of people."""
    if guild is None:
        return []
    owner = [f"<@{guild.owner_id}>"] if guild.owner_id else []
    roles = [
        role.mention
        for role in reversed(guild.roles)
        if role.permissions.manage_guild and not role.managed and not role.is_default()
    ]
    return [*owner, *roles[:ROLES]]
