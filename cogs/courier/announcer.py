"""Announce news: each kind of news has a function that decides what is posted, and where."""

from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any, Final

import discord

from cogs import discord_errors
from cogs.app import App
from cogs.courier import message_edits, seat_news, table_news, turn_news, watching_news
from cogs.courier.post import Post
from cogs.courier.sender import Sender
from cogs.discord_errors import Unreachable
from services.facts.news import News, Posted, TurnNews, Written

PATIENCE: Final = 24 * 3600
"""The seconds after which news whose place is closed to us is told directly."""


@dataclass(slots=True)
class Announcer:
    """Announces one piece of news after another, each in the language of its server."""

    app: App
    post: Post

    async def announce(self, news: News) -> Posted | None:
        """Announce a piece of news and return its message, if it has one.

        If Discord refuses it for good, or its place is gone, those whom it concerns are told
        directly. If direct messages come too fast just then, that is done later.
        """
        sender = await self._sender(news)
        try:
            return await self._announce_or_tell(news, sender)
        except Exception:
            if sender.written:
                written = [Written(*key, at) for key, at in sender.written.items()]
                await self.app.services.outbox.note_written(news, written, directly=sender.directly)
            raise

    async def _announce_or_tell(self, news: News, sender: Sender) -> Posted | None:
        try:
            return await _announce(news.body, sender)
        except Unreachable as lost:
            error, final = lost.error, lost.final
        except discord.HTTPException as caught:
            final = discord_errors.is_refused(caught)
            if not (final or discord_errors.is_place_lost(caught)):
                raise
            error = caught
        gone = not final and await self._is_gone(news, error)
        old = self.app.clock.now() - news.created >= PATIENCE
        if (final or gone or old) and await sender.tell_directly():
            return None
        if gone and news.table.tournament is not None and sender.concerns_nobody():
            return None  # what comes next is not to wait until the tournament has a channel
        raise Unreachable(error, final=(final or gone) and not sender.held)

    async def _is_gone(self, news: News, error: BaseException) -> bool:
        """Tell whether the channel of a table was deleted, and no other takes its place.

        A tournament's tables move to another one, if there is one.
        """
        if not discord_errors.is_channel_gone(error):
            return False
        services, table = self.app.services, news.table
        if table.tournament is not None:
            await services.tournaments.posts.place_lost(table.channel)
        return (await services.tables.table(table.id)).channel == table.channel

    async def call(self, news: News) -> bool:
        """Call the lord on turn directly since earlier news is stuck; False if unreached.

        That is no try at the news itself, so nobody knows whether it was done before a crash.
        """
        if not isinstance(news.body, TurnNews) or news.body.call is None:
            return False
        sender = await self._sender(replace(news, doubtful=True))
        return await sender.call_directly(news.body.game, news.body.call, lost=True)

    async def _sender(self, news: News) -> Sender:
        app, table = self.app, news.table
        reader = app.reader(table.host, None) if table.direct else app.public(table.server)
        return Sender(app, self.post, news, await reader)


@singledispatch
async def _announce(body: Any, _sender: Sender) -> Posted | None:
    raise NotImplementedError(type(body).__name__)


for _announce_kind in (
    table_news.announce_table,
    table_news.announce_invitation,
    table_news.announce_expiry,
    table_news.announce_queue,
    turn_news.announce_opening,
    turn_news.announce_turn,
    turn_news.announce_takeback,
    turn_news.announce_reminder,
    turn_news.announce_outage,
    turn_news.announce_end,
    seat_news.announce_giant,
    seat_news.announce_seat,
    seat_news.announce_plan,
    seat_news.announce_vote,
    watching_news.announce_digest,
    watching_news.announce_watcher_thread,
    watching_news.announce_day,
    message_edits.edit_message,
):
    _announce.register(_announce_kind)
