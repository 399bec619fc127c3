"""Deliver live lists: each is one message, posted once and edited once a minute."""

from collections.abc import Callable
from typing import Any, Final

import discord

from cogs import discord_errors
from cogs.app import App
from cogs.codec import LISTS, Ids, base36
from cogs.courier.delivery import Delivery
from cogs.courier.post import Post
from cogs.screen import Button, custom_id
from cogs.watching import live_screens
from services.core.shards import Share
from services.facts.news import Posted
from services.facts.watching import IndexFact

MARK: Final = custom_id(Button("", Ids(LISTS)("live")))
"""The control that identifies the message of a list."""


class LiveLists(Delivery[IndexFact]):
    """The delivery of live lists."""

    name = "lists"
    concurrency = 4
    pause = 30

    def __init__(self, app: App, post: Post, share: Callable[[], Share]) -> None:
        self._lists = app.services.watching.lists
        super().__init__(self._lists, app.clock, share, app.strikes)
        self._app = app
        self._post = post

    async def begin(self, id: int) -> IndexFact | None:
        """Start updating the list of a server and return it; None if it is not due."""
        where = (await self._app.services.watching.index(id)).channel
        if where is None:
            return None
        return await self._lists.begin(id, self._post.channels_visible_like(id, where))

    async def send(self, item: IndexFact) -> bool:
        """Edit a list, or post it if it has no message; False if it is unchanged."""
        if item.same and item.message is not None:
            await self._lists.done(item, item.message)
            return False
        at = await self._edited(item) or await self._posted(item)
        if not await self._lists.done(item, at.message) and at.message != item.message:
            await self._post.delete(at)  # it was moved meanwhile
        return True

    def log_fields(self, item: IndexFact) -> dict[str, Any]:
        """Return the fields that identify a list in the log."""
        return {"server": item.server}

    async def _edited(self, fact: IndexFact, message: int | None = None) -> Posted | None:
        """Edit the message of a list; None if it has none any more."""
        message = message or fact.message
        if message is None:
            return None
        reader = await self._app.public(fact.server)
        at = Posted(fact.channel, message)
        try:
            await self._post.edit(at, live_screens.index(fact, reader.texts), reader)
        except discord.HTTPException as error:
            if discord_errors.is_channel_gone(error) or not discord_errors.is_gone(error):
                raise
            return None
        return at

    async def _posted(self, fact: IndexFact) -> Posted:
        """Post the list, or edit the one that an earlier attempt may have posted."""
        channel = self._post.channel(fact.channel, fact.server)
        if fact.again:
            found = await self._post.find_by(channel, MARK, f"({_nonce(fact.server)}")
            at = await self._edited(fact, found.id) if found is not None else None
            if at is not None:
                return at
        reader = await self._app.public(fact.server)
        nonce = _nonce(fact.server) + base36(fact.at)
        shown = live_screens.index(fact, reader.texts)
        message = await self._post.send(channel, shown, reader, nonce=nonce)
        return Posted(fact.channel, message.id)


def _nonce(server: int) -> str:
    """Return how the nonce of each try at a list begins."""
    return f"l-{base36(server)}-"
