"""Emoji of the application: uploaded once, shown where messages name a terrain or a crown."""

import asyncio
from typing import Final

import discord
import structlog

from cogs import discord_errors
from cogs.app import App
from render.emoji import EMOJI, emoji

_log = structlog.get_logger()

PREFIX: Final = "castellan_"
"""How the names of ours begin, among others that the application may have."""


async def upload(app: App, client: discord.Client) -> None:
    """Find the emoji, upload the missing ones; texts do without those that can't be had."""
    try:
        found = {one.name: one for one in await client.fetch_application_emojis()}
        for name in EMOJI:
            own = found.get(PREFIX + name)
            if own is None:
                image = await asyncio.to_thread(emoji, name)
                own = await client.create_application_emoji(name=PREFIX + name, image=image)
            app.emoji[name] = str(own)
    except discord_errors.TROUBLE as error:
        _log.warning("emoji.missing", error=discord_errors.code_of(error))
