"""The loop over the outbox: a table's news in order, one at a time; no table waits for another."""

from __future__ import annotations

from typing import Any

import structlog

from clock import Clock
from cogs import discord_errors
from cogs.courier.announcer import Announcer
from cogs.courier.delivery import Delivery
from services.core.shards import Share
from services.delivery.outbox import Outbox
from services.facts.news import News

_log = structlog.get_logger()


class Courier(Delivery[News]):
    """Says what waits in the outbox, until it is stopped."""

    name = "courier"
    concurrency = 16
    pause = 5

    def __init__(self, outbox: Outbox, announcer: Announcer, clock: Clock, share: Share) -> None:
        super().__init__(outbox, clock, share)
        self._outbox = outbox
        self._announcer = announcer

    async def begin(self, id: int) -> News | None:
        """Note that a try begins and return the news; None: nothing is to be said now."""
        return await self._outbox.begin(id)

    async def send(self, item: News) -> bool:
        """Say a piece of news, and note where."""
        posted = await self._announcer.announce(item)
        _log.debug("courier.posted", **self.log_fields(item))
        await self._outbox.done(item, posted)
        _log.debug("courier.done", **self.log_fields(item))
        return True

    def log_fields(self, item: News) -> dict[str, Any]:
        """Return what the log says of news."""
        return {"news": item.id, "kind": type(item.body).__name__}

    async def note_refusal(self, item: News, error: BaseException) -> None:
        """Note that Discord did not take it; if its place is lost, the lord on turn is called."""
        await super().note_refusal(item, error)
        if discord_errors.is_place_lost(error):
            await self._call_ahead(item)

    async def _call_ahead(self, lost: News) -> None:
        """Call the lord on turn directly though the news before their call can't be said."""
        news = await self._outbox.next_call(lost)
        if news is None:
            return
        try:
            reached = await self._announcer.call(news)
        except discord_errors.TROUBLE as error:
            _log.warning("courier.not_called", news=news.id, code=discord_errors.code_of(error))
            return
        if reached:
            await self._outbox.note_called(news)
