"""The loop over the outbox: a table's news in order, one at a time; no table waits for another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from cogs import discord_errors
from cogs.courier.say import Speaker, Unreachable
from services.delivery.outbox import Outbox
from services.facts.news import News, Posted, TakebackNews, TidyNews

_log = structlog.get_logger()

AT_ONCE: Final = 16
"""How many news are being said at the same time."""
REST: Final = 5.0
"""How long the loop sleeps at most before it looks again, in seconds."""


class Courier:
    """Says what waits in the outbox, until it is stopped."""

    def __init__(
        self, outbox: Outbox, speaker: Speaker, *, owns: Callable[[int], bool] | None = None
    ) -> None:
        self._outbox = outbox
        self._speaker = speaker
        self._owns = owns
        self._running: dict[int, asyncio.Task[None]] = {}
        self._edited: dict[int, Posted | None] = {}
        self._stopping = False

    async def run(self) -> None:
        """Say what is due, for ever."""
        self._stopping = False
        try:
            while True:
                try:
                    await self._start_due()
                except Exception:
                    _log.exception("courier.loop")
                await self._outbox.wait(REST)
        finally:
            await self._stop()

    async def run_due(self) -> int:
        """Say everything that is due, one after another; returns how many news were said.

        What was not to be said any more makes way for the next row of its table; what failed is
        not due again at once.
        """
        said = 0
        while due := await self._outbox.due(owns=self._owns):
            for news in due:
                said += await self.deliver(news)
        return said

    async def _start_due(self) -> None:
        for news in await self._outbox.due(owns=self._owns):
            if self._stopping or len(self._running) >= AT_ONCE:
                return
            if news.id not in self._running and not self._must_wait(news):
                task = asyncio.create_task(self._one(news), name=f"news-{news.id}")
                self._running[news.id] = task
                self._edited[news.id] = _edited(news)

    def _must_wait(self, news: News) -> bool:
        """Tell whether its message is being edited: of two edits at once either may come last."""
        edited = _edited(news)
        return edited is not None and edited in self._edited.values()

    async def _one(self, news: News) -> None:
        try:
            await self.deliver(news)
        except Exception:
            _log.exception("courier.store", news=news.id)
        finally:
            del self._running[news.id], self._edited[news.id]
        await self._start_due()

    async def _stop(self) -> None:
        """Let what is being said come to its end: a half-said news would be doubtful."""
        self._stopping = True
        if self._running:
            await asyncio.wait(self._running.values(), timeout=10)

    async def deliver(self, news: News) -> bool:
        """Say one piece of news; a failure is noted and holds back this table alone."""
        if not await self._outbox.begin(news):
            return False
        _log.debug("courier.began", news=news.id, kind=type(news.body).__name__)
        try:
            posted = await self._speaker.say(news)
        except Unreachable as lost:
            await self._failed(news, lost.error)
        except discord_errors.TROUBLE as error:
            await self._failed(news, error)
        except Exception as error:
            _log.exception("courier.broken", news=news.id, kind=type(news.body).__name__)
            await self._outbox.failed(news, type(error).__name__, known=False)
        else:
            _log.debug("courier.posted", news=news.id, kind=type(news.body).__name__)
            await self._outbox.done(news, posted)
            _log.debug("courier.done", news=news.id, kind=type(news.body).__name__)
            return True
        return False

    async def _failed(self, news: News, error: BaseException) -> None:
        code, known = discord_errors.code_of(error), discord_errors.is_known(error)
        due = await self._outbox.failed(news, code, known=known)
        _log.warning("courier.failed", news=news.id, code=code, known=known, due=due)
        if discord_errors.is_place_lost(error):
            await self._call_ahead(news)

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


def _edited(news: News) -> Posted | None:
    """Return the old message of a game that a piece of news edits: it strips or restores it."""
    match news.body:
        case TidyNews(at=at):
            return at
        case TakebackNews(restore=at):
            return at
    return None
