"""Keep threads of games and open tables out of the archive, and notice places that are deleted.

Who may not write in threads can't reopen one, and so can't press the buttons in it.
"""

from typing import Final

import discord
import structlog

from cogs import discord_errors
from cogs.app import App

_log = structlog.get_logger()

HOUR: Final = 3600
"""Seconds in which a thread is reopened once at most, whoever archives it."""


class AwakeThreads:
    """Reopens threads that Discord archives while games are played, or tables are open, there."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client
        self._reopened: dict[int, int] = {}
        """When each thread was reopened within the last hour."""

    async def archived(self, thread: discord.Thread) -> None:
        """Reopen a thread if a game is played in it; one that was locked stays as it is.

        So is a forum's post in which a table is open: else nobody would find that any more.
        """
        now = self._app.clock.passed()
        self._reopened = {id: at for id, at in self._reopened.items() if now - at < HOUR}
        if thread.locked or thread.id in self._reopened:
            return
        if not await self._app.services.tables.is_home(thread.id):
            return
        self._reopened[thread.id] = now
        try:
            with self._app.strikes.delivered_for(thread.guild.id):
                await thread.edit(archived=False)
        except discord_errors.TROUBLE as error:
            _log.info("thread.asleep", thread=thread.id, code=discord_errors.code_of(error))

    async def deleted(self, place: int) -> None:
        """Have what goes on in a deleted thread or channel posted elsewhere, at once."""
        await self._app.services.outbox.place_lost(place)
        await self._app.services.tournaments.posts.place_lost(place)

    async def reopen_all(self) -> None:
        """Reopen what was archived while we were not connected, one thread after the other.

        What was deleted meanwhile is left, also by tournaments.
        """
        homes = await self._app.services.tables.homes()
        for server, home in [*await self._app.services.tournaments.posts.places(), *homes]:
            guild = self._client.get_guild(server)
            if guild is None or guild.get_channel_or_thread(home) is not None:
                continue  # Discord has sent all channels and active threads
            try:
                with self._app.strikes.delivered_for(server):
                    found = await self._client.fetch_channel(home)
            except discord_errors.TROUBLE as error:
                _log.info("thread.unknown", thread=home, code=discord_errors.code_of(error))
                if discord_errors.is_channel_gone(error):
                    await self.deleted(home)
                continue
            if isinstance(found, discord.Thread) and found.archived:
                await self.archived(found)
