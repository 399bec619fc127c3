"""The loop over the live lists: each is one message, posted once and edited once a minute."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import discord
import structlog

from cogs import discord_errors
from cogs.app import App
from cogs.codec import LISTS, Ids, base36
from cogs.courier.post import Post
from cogs.screen import Button, custom_id
from cogs.watching import live_screens
from services.facts.news import Posted
from services.facts.watching import IndexFact

_log = structlog.get_logger()

REST: Final = 30
"""How long the loop sleeps at most before it looks again, in seconds: another process may have
changed something."""
PATIENCE: Final = 10
"""How long the end waits for a list that is being written, in seconds."""
MARK: Final = custom_id(Button("", Ids(LISTS)("live")))
"""By this control a list is known."""


class LiveLists:
    """Keeps the live lists of its servers current, until it is stopped."""

    def __init__(self, app: App, post: Post, *, owns: Callable[[int], bool] | None = None) -> None:
        self._app = app
        self._post = post
        self._owns = owns

    async def run(self) -> None:
        """Write what is out of date, for ever; a round that has begun comes to its end."""
        while True:
            task = asyncio.create_task(self._round())
            try:
                later = await asyncio.shield(task)
            except asyncio.CancelledError:
                await asyncio.wait([task], timeout=PATIENCE)
                raise
            await self._app.services.watching.index_wait(later, REST)

    async def _round(self) -> int | None:
        """Write what is due; returns when the next list is."""
        try:
            await self.run_due()
            return (await self._app.services.watching.index_due())[1]
        except Exception:
            _log.exception("lists.loop")
            return None

    async def run_due(self) -> int:
        """Write every list that is due; returns how many were written."""
        due, _ = await self._app.services.watching.index_due()
        own = [server for server in due if self._owns is None or self._owns(server)]
        return sum([await self._tried(server) for server in own])

    async def _tried(self, server: int) -> bool:
        """Write one list; a failure is noted already, and holds up no other."""
        try:
            return await self._write(server)
        except discord_errors.TROUBLE as error:
            _log.warning("lists.failed", server=server, code=discord_errors.code_of(error))
        except Exception:
            _log.exception("lists.broken", server=server)
        return False

    async def _write(self, server: int) -> bool:
        watching = self._app.services.watching
        where = (await watching.index(server)).channel
        if where is None:
            return False
        fact = await watching.index_begin(server, self._post.shared_sight(server, where))
        if fact is None:
            return False
        if fact.same and fact.message is not None:
            await watching.index_done(fact, fact.message)
            return False
        at = await self._edited(fact) or await self._posted(fact)
        if not await watching.index_done(fact, at.message) and at.message != fact.message:
            await self._post.delete(at)  # it was moved meanwhile
        return True

    async def _edited(self, fact: IndexFact, message: int | None = None) -> Posted | None:
        """Edit the list where it stands; None where it stands nowhere any more."""
        message = message or fact.message
        if message is None:
            return None
        reader = await self._app.public(fact.server)
        at = Posted(fact.channel, message)
        try:
            await self._post.edit(at, live_screens.index(fact, reader.texts), reader)
        except discord.NotFound as error:
            if discord_errors.is_channel_gone(error):
                raise
            return None
        return at

    async def _posted(self, fact: IndexFact) -> Posted:
        """Post the list, or edit the one that an earlier attempt may have posted."""
        channel = self._post.channel(fact.channel, fact.server)
        if fact.again:
            found = await self._post.find_by(channel, MARK)
            at = await self._edited(fact, found.id) if found is not None else None
            if at is not None:
                return at
        reader = await self._app.public(fact.server)
        nonce = f"l-{base36(fact.server)}-{base36(fact.at)}"
        shown = live_screens.index(fact, reader.texts)
        message = await self._post.send(channel, shown, reader, nonce=nonce)
        return Posted(fact.channel, message.id)
