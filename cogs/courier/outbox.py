"""Deliver the outbox: the news of a table in order, while no table waits for another."""

from collections.abc import Callable
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
    """The delivery of news from the outbox."""

    name = "courier"
    concurrency = 16
    pause = 5

    def __init__(
        self, outbox: Outbox, announcer: Announcer, clock: Clock, share: Callable[[], Share]
    ) -> None:
        super().__init__(outbox, clock, share, announcer.app.strikes)
        self._outbox = outbox
        self._announcer = announcer

    async def begin(self, id: int) -> News | None:
        """Record that an attempt begins and return the news; None if it is not to be sent now.

        If it can't even be built, the lord on turn behind it is called directly.
        """
        news = await self._outbox.begin(id)
        if news is None and self._outbox.was_broken(id):
            await self._call_ahead(id, broken=True)
        return news

    async def send(self, item: News) -> bool:
        """Announce a piece of news, and record where."""
        with structlog.contextvars.bound_contextvars(**_click_of(item)):
            posted = await self._announcer.announce(item)
            _log.debug("courier.posted", **self.log_fields(item))
            await self._outbox.done(item, posted)
            _log.debug("courier.done", **self.log_fields(item))
        return True

    def log_fields(self, item: News) -> dict[str, Any]:
        """Return the fields that identify news in the log."""
        kind = type(item.body).__name__
        return {"news": item.id, "kind": kind, "server": item.table.server, **_click_of(item)}

    def host(self, item: News) -> int:
        """Return the host of the table that news is about."""
        return item.table.host

    async def note_refusal(self, item: News, error: BaseException, *, final: bool) -> None:
        """Record a refusal; if the channel is lost, call the lord on turn directly."""
        await super().note_refusal(item, error, final=final)
        if discord_errors.is_place_lost(error):
            await self._call_ahead(item.id)

    async def note_broken(self, item: News, error: Exception) -> None:
        """Record a fault of ours; it is not to keep the lord on turn from being called directly."""
        await super().note_broken(item, error)
        await self._call_ahead(item.id, broken=True)

    async def _call_ahead(self, stuck: int, *, broken: bool = False) -> None:
        """Call the lord on turn directly although earlier news can't be posted."""
        try:
            news = await self._outbox.next_call(stuck, broken=broken)
            if news is None or not await self._announcer.call(news):
                return
        except discord_errors.TROUBLE as error:
            _log.warning("courier.not_called", behind=stuck, code=discord_errors.code_of(error))
            return
        await self._outbox.note_called(news)


def _click_of(item: News) -> dict[str, int]:
    """Return the field that names the interaction that has caused news, if one has."""
    return {} if item.click is None else {"click": item.click}
