"""The loop over the outbox: a table's news in order, one at a time; no table waits for another."""

from __future__ import annotations

from typing import Any

import structlog

from clock import Clock
from cogs import discord_errors
from cogs.courier.delivery import Delivery
from cogs.courier.say import Speaker
from services.core.shards import Share
from services.delivery.outbox import Outbox
from services.facts.news import News

_log = structlog.get_logger()


class Courier(Delivery[News]):
    """Says what waits in the outbox, until it is stopped."""

    name = "courier"
    at_once = 16
    rest = 5

    def __init__(self, outbox: Outbox, speaker: Speaker, clock: Clock, share: Share) -> None:
        super().__init__(outbox, clock, share)
        self._outbox = outbox
        self._speaker = speaker

    async def begin(self, id: int) -> News | None:
        """Note that a try begins and return the news; None: nothing is to be said now."""
        return await self._outbox.begin(id)

    async def say(self, item: News) -> bool:
        """Say a piece of news, and note where."""
        posted = await self._speaker.say(item)
        _log.debug("courier.posted", **self.about(item))
        await self._outbox.done(item, posted)
        _log.debug("courier.done", **self.about(item))
        return True

    def about(self, item: News) -> dict[str, Any]:
        """Return what the log says of news."""
        return {"news": item.id, "kind": type(item.body).__name__}

    async def refused(self, item: News, error: BaseException) -> None:
        """Note that Discord did not take it; if its place is lost, the lord on turn is called."""
        await super().refused(item, error)
        if discord_errors.is_place_lost(error):
            await self._call_ahead(item)

    async def _call_ahead(self, lost: News) -> None:
        """Call the lord on turn directly though the news before their call can't be said."""
        news = await self._outbox.held_up(lost)
        if news is None:
            return
        try:
            reached = await self._speaker.call(news)
        except discord_errors.TROUBLE as error:
            _log.warning("courier.not_called", news=news.id, code=discord_errors.code_of(error))
            return
        if reached:
            await self._outbox.called(news)
