"""How one piece of news reaches people: in a channel, in its game's thread, by direct message."""

from collections.abc import Awaitable
from dataclasses import dataclass, replace

import discord
import structlog

from cogs import discord_errors
from cogs.app import App, Reader
from cogs.courier.post import THREAD_NAME, Post
from cogs.discord_errors import Unreachable
from cogs.play import public_messages
from cogs.screen import CONTENT, Ping, Screen, shortened, text_of
from locales import plain_name
from services.facts.games import GameFact
from services.facts.news import Call, News, Posted, ReminderNews, TableNews
from services.facts.tables import TableFact
from services.facts.watching import FollowNews

_log = structlog.get_logger()


@dataclass(slots=True)
class Sender:
    """Sends one piece of news. `reader` has the language of its server."""

    app: App
    post: Post
    news: News
    reader: Reader
    refused: Screen | Ping | None = None
    """What Discord refused to post, even as text alone."""
    held: bool = False
    """Whether a direct message was not sent because they come too fast."""

    @property
    def server_name(self) -> str:
        """The name of the news' server, for direct messages."""
        return self.post.server_name(self.news.table.server)

    # -- channels ----------------------------------------------------------------------------------

    async def to_channel(self, shown: Screen | Ping) -> Posted:
        """Post in the channel of the table."""
        return await self.to(self.news.table.channel, shown)

    async def to_thread_or_channel(self, shown: Screen | Ping) -> Posted:
        """Post in the table's thread; if that is lost, in its channel."""
        try:
            return await self.to(self.news.table.home, shown)
        except discord.HTTPException as error:
            if not discord_errors.is_place_lost(error):
                raise
        return await self.to_channel(shown)

    async def to(self, id: int, shown: Screen | Ping) -> Posted:
        """Post in a channel, or find there what an earlier try may have posted."""
        news, channel = self.news, self.post.channel(id)
        known = self.app.services.outbox.is_announced
        message = await self.post.find(channel, shown, known) if news.doubtful else None
        if message is None:
            try:
                message = await self.post.send(channel, shown, self.reader, nonce=news.nonce)
            except discord.HTTPException as error:
                self.refused = shown if discord_errors.is_refused(error) else None
                raise
        else:
            _log.info("courier.adopted", news=news.id, message=message.id)
        return Posted(id, message.id)

    async def to_game(
        self, shown: Screen | Ping, game: GameFact, call: Call | None = None
    ) -> Posted | None:
        """Post in the game's thread; if that is lost, in its channel, or write to the one called.

        If Discord refuses the message itself, the one called is written to at once, or later if
        direct messages come too fast now.
        """
        try:
            return await self._to_place(shown)
        except Unreachable as lost:
            if call is None or not await self.call_directly(game, call, lost=True):
                raise Unreachable(lost.error, final=lost.final and not self.held) from lost
        return None

    async def _to_place(self, shown: Screen | Ping) -> Posted:
        """Post in the game's thread, or in its channel.

        News of a sealed table is never posted in the channel: its thread is opened again. So is
        the thread of a tournament's table that was moved to another channel.
        """
        table = self.news.table
        in_tournament = table.tournament is not None and table.place == "threads"
        if table.thread is None and (table.sealed or in_tournament):
            table = await self.open_thread(again=True)
        try:
            return await self.to(table.home, shown)
        except discord.HTTPException as error:
            refused = discord_errors.is_refused(error)
            if not (refused or discord_errors.is_place_lost(error)):
                raise
            code = discord_errors.code_of(error)
            _log.warning("courier.place_lost", table=table.id, code=code)
            await self.app.services.outbox.note_place_lost(self.news, code)
            if refused:
                raise Unreachable(error, final=True) from error
            if discord_errors.is_channel_gone(error) and table.home != table.channel:
                await self.app.services.outbox.thread_made(table, None)
                if table.sealed:
                    self.news = replace(self.news, table=replace(table, thread=None))
                    return await self._to_place(shown)
            lost = error
        if table.home != table.channel and not table.sealed:
            try:
                return await self.to_channel(shown)
            except discord.HTTPException as error:
                if not discord_errors.is_place_lost(error):
                    raise
        raise Unreachable(lost)

    async def open_thread(self, *, again: bool = False) -> TableFact:
        """Open the game's thread and return the table as it is then.

        Where no thread can be opened, or without the permission, the game is played in the channel;
        a sealed table waits.
        """
        table = self.news.table
        name = plain_name(table.name)[:THREAD_NAME]
        try:
            made: int | None = await self.post.open_thread(table, name, again=again)
        except discord_errors.TROUBLE as error:
            if not discord_errors.is_known(error):
                raise
            _log.warning("thread.refused", table=table.id, code=discord_errors.code_of(error))
            if table.sealed:
                raise Unreachable(error) from error
            made = None
        await self.app.services.outbox.thread_made(table, made)
        table = await self.app.services.tables.table(table.id)
        self.news = replace(self.news, table=table)
        return table

    async def if_possible(self, action: Awaitable[object]) -> bool:
        """Await an edit that may be left out; False if its message is gone or out of reach.

        Discord may also refuse it for good, which was noted then.
        """
        try:
            await action
        except discord.HTTPException as error:
            lost = discord_errors.is_message_gone(error) or discord_errors.is_place_lost(error)
            if not (lost or discord_errors.is_refused(error)):
                raise
            return False
        return True

    # -- people ------------------------------------------------------------------------------------

    async def prefers_direct(self, call: Call) -> bool:
        """Whether to write to a person: they chose it, or no mention reaches them."""
        table, user = self.news.table, call.seat.user
        if call.notice != "mention" or user is None:
            return True
        fresh = isinstance(self.news.body, ReminderNews)
        if not await self.post.is_here(table.server, user, fresh=fresh):
            return True
        private = table.thread if table.sealed else None
        return private is not None and not await self.post.is_in_thread(private, user, fresh=fresh)

    async def call_directly(self, game: GameFact, call: Call, *, lost: bool = False) -> bool:
        """Tell a person directly that it is their turn; False if they can't be reached.

        `lost`: no channel of the game can be written to.
        """
        user = call.seat.user
        if user is None:
            return False
        texts = (await self.app.reader(user, None)).texts
        ping = public_messages.direct(game, call, self.server_name, texts, lost=lost)
        return await self.try_person(user, silenced(ping, call), editable=True) is not None

    async def tell_directly(self) -> bool:
        """Write to those whom a refused post would have called; False if nobody is reached.

        The post of a table calls nobody: its host is written to.
        """
        shown = self.refused
        if shown is None:
            return False
        table, reached = self.news.table, False
        people = (table.host,) if isinstance(self.news.body, TableNews) else shown.mentions
        rows = shown.rows if isinstance(shown, Ping) else ()
        silent = isinstance(shown, Ping) and shown.silent
        for number, user in enumerate(dict.fromkeys(people)):
            texts = (await self.app.reader(user, None)).texts
            note = "\n" + texts("common-refused-there", channel=f"<#{table.home}>")
            content = shortened(text_of(shown), CONTENT - len(note)) + note
            sent = await self.try_person(user, Ping(content, rows, silent=silent), f"r{number}")
            reached = reached or sent is not None
        return reached

    async def to_person(self, user: int, ping: Ping, mark: str = "d") -> Posted:
        """Write to a person. `mark` tells several messages of one piece of news apart."""
        reader, nonce = await self.app.reader(user, None), f"{self.news.nonce}{mark}"[:25]
        doubtful = self.news.doubtful
        bulk = isinstance(self.news.body, FollowNews)
        return await self.post.to_person(
            user, ping, reader, nonce=nonce, doubtful=doubtful, bulk=bulk
        )

    async def try_person(
        self, user: int, ping: Ping, mark: str = "d", *, editable: bool = False
    ) -> Posted | None:
        """Write to a person; None if they take no direct messages, or Discord refuses this one.

        A digest waits if direct messages come too fast; a game does not wait for any of its own.
        `editable`: it says when their turn ends, and is edited when that changes.
        """
        try:
            sent = await self.to_person(user, ping, mark)
        except discord.DiscordException as error:
            lost, fast = discord_errors.is_person_lost(error), discord_errors.is_too_direct(error)
            may_wait = isinstance(self.news.body, FollowNews)
            if not (lost or discord_errors.is_refused(error) or (fast and not may_wait)):
                raise
            self.held = self.held or fast
            _log.info("courier.direct_refused", user=user, code=discord_errors.code_of(error))
            if lost:
                await self.app.services.people.note_unreached(user)
            return None
        if editable:
            await self.app.services.outbox.note_direct_message(self.news, sent)
        return sent


def silenced(ping: Ping, *calls: Call | None) -> Ping:
    """Return a message without sound if it calls only people in their quiet hours."""
    called = [call for call in calls if call is not None and call.mention]
    return replace(ping, silent=True) if called and all(one.silent for one in called) else ping
