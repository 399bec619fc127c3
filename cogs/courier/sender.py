"""How one piece of news reaches people: in a channel, in its game's thread, by direct message."""

from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

import discord
import structlog

from cogs import discord_errors
from cogs.app import App, Reader
from cogs.courier import refusals
from cogs.courier.post import Post
from cogs.courier.threads import THREAD_NAME
from cogs.discord_errors import DirectMessagesHeld, Unreachable
from cogs.play import public_messages
from cogs.screen import CONTENT, Ping, Screen, shortened, text_of
from locales import plain_name
from services.facts.games import GameFact
from services.facts.news import (
    Body,
    Call,
    InvitationNews,
    News,
    OpeningNews,
    PlanNews,
    Posted,
    ReminderNews,
    TableNews,
    TakebackNews,
    TurnNews,
)
from services.facts.tables import TableFact
from services.facts.watching import FollowNews

_log = structlog.get_logger()

INSTEAD: Final = "r"
"""How the marks begin of direct messages that replace a post."""


@dataclass(slots=True)
class Sender:
    """Sends one piece of news. `reader` has the language of its server."""

    app: App
    post: Post
    news: News
    reader: Reader
    unposted: Screen | Ping | None = None
    """What could not be posted: Discord refuses even the text alone, or its place is lost."""
    held: set[int] = field(default_factory=set)
    """The people to whom a direct message was not sent because they come too fast."""
    directly: bool = False
    """Whether direct messages replace the post, so that it is not tried any more."""
    written: dict[tuple[int, str], Posted] = field(init=False)
    """The direct messages sent by this try and earlier ones, by person and mark."""

    def __post_init__(self) -> None:
        self.directly = self.news.directly
        self.written = {(one.user, one.mark): one.at for one in self.news.written}

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
        news, channel, self.unposted = self.news, self.post.channel(id), shown
        if self.directly:
            raise Unreachable(DirectMessagesHeld(), final=True)
        message = None
        if news.doubtful:
            message = await self.post.find(channel, shown, news.nonce, self._is_of_others)
        if message is None:
            message = await self.post.send(channel, shown, self.reader, nonce=news.nonce)
            refusals.note_done()
        else:
            _log.info("courier.adopted", news=news.id, message=message.id)
        return Posted(id, message.id)

    async def _is_of_others(self, message: int) -> bool:
        return await self.app.services.outbox.is_of_others(message, self.news)

    async def to_game(
        self,
        shown: Screen | Ping,
        game: GameFact,
        call: Call | None = None,
        *,
        called: bool = False,
        instead: Ping | None = None,
    ) -> Posted | None:
        """Post in the game's thread; if that is lost, in its channel, or write to the one called.

        If Discord refuses the message itself, those called are written to at once, or later if
        direct messages come too fast now. `called`: the lord on turn was written to before;
        `instead`: what is written to them, by default that it is their turn.
        """
        try:
            return await self._to_place(shown)
        except Unreachable:
            if not called:
                called = call is not None and await self._write_call(game, call, instead)
            if not called:
                raise
            lord = None if call is None else call.seat.user
            await self._write_to(shown, [one for one in shown.mentions if one != lord])
        return None

    async def _write_call(self, game: GameFact, call: Call, instead: Ping | None) -> bool:
        """Write to the one called where nothing can be posted; False if they can't be reached."""
        user = call.seat.user
        if instead is None or user is None:
            return await self.call_directly(game, call, lost=True)
        return await self.try_person(user, instead) is not None

    async def _to_place(self, shown: Screen | Ping) -> Posted:
        """Post in the game's thread, or in its channel.

        News of a private table is never posted in the channel: its thread is opened again. So is
        the thread of a tournament's table that was moved to another channel.
        """
        table, self.unposted = self.news.table, shown
        in_tournament = table.tournament is not None and table.place == "threads"
        in_thread = (table.private and not table.direct) or in_tournament
        if table.thread is None and in_thread and not self.directly:
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
                if table.private:
                    self.news = replace(self.news, table=replace(table, thread=None))
                    return await self._to_place(shown)
            lost = error
        if table.home != table.channel and not table.private:
            try:
                return await self.to_channel(shown)
            except discord.HTTPException as error:
                if not discord_errors.is_place_lost(error):
                    raise
                lost = error
        raise Unreachable(lost)

    async def open_thread(self, *, again: bool = False) -> TableFact:
        """Open the game's thread and return the table as it is then.

        Where no thread can be opened, or without the permission, the game is played in the channel;
        a private table waits.
        """
        table = self.news.table
        name = plain_name(table.name)[:THREAD_NAME]
        try:
            made: int | None = await self.post.threads.open(table, name, again=again)
        except discord_errors.TROUBLE as error:
            if not discord_errors.is_known(error) or discord_errors.is_down(error):
                raise
            _log.warning("thread.refused", table=table.id, code=discord_errors.code_of(error))
            if table.private:
                raise Unreachable(error, final=discord_errors.is_refused(error)) from error
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
            lost = discord_errors.is_gone(error) or discord_errors.is_place_lost(error)
            if not (lost or discord_errors.is_refused(error)):
                raise
            return False
        return True

    # -- people ------------------------------------------------------------------------------------

    async def prefers_direct(self, call: Call) -> bool:
        """Whether to write to a person: they chose it, or no mention reaches them."""
        table, user = self.news.table, call.seat.user
        if table.direct:  # that is where everything is posted
            return False
        if call.notice != "mention" or user is None:
            return True
        fresh = isinstance(self.news.body, ReminderNews)
        if not await self.post.is_here(table.server, user, fresh=fresh):
            return True
        private = table.thread if table.private else None
        return private is not None and not await self.post.threads.is_in(private, user, fresh=fresh)

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
        """Write to those whom a post concerns that can't be posted; False if nobody is reached.

        These are the people it calls. A table's own message concerns its host, all other news that
        calls nobody each lord of the game, but for reports of turns.
        """
        shown = self.unposted
        return shown is not None and await self._write_to(shown, self._concerned(shown))

    def concerns_nobody(self) -> bool:
        """Tell whether nobody misses a post that can't be made."""
        return self.unposted is not None and not self._concerned(self.unposted)

    def _concerned(self, shown: Screen | Ping) -> tuple[int, ...]:
        body, table = self.news.body, self.news.table
        if isinstance(body, TableNews):
            return (table.host,)
        if isinstance(body, OpeningNews) and table.tournament is not None:
            return ()  # the tournament itself calls them
        if shown.mentions or isinstance(body, TurnNews | TakebackNews):
            return tuple(dict.fromkeys(shown.mentions))
        lords = (seat.account for seat in table.seats if seat.person)
        return tuple(lord for lord in lords if lord is not None)

    async def _write_to(self, shown: Screen | Ping, people: Iterable[int]) -> bool:
        """Write to people instead of posting, but for those to whom this news was written before.

        Raises Unreachable if direct messages come too fast for some of them: they are written to
        later, and the others not again.
        """
        rows = shown.rows if isinstance(shown, Ping) else ()
        silent = isinstance(shown, Ping) and shown.silent
        for number, user in enumerate(people):
            if user in self._reached():
                continue
            texts = (await self.app.reader(user, None)).texts
            note = "\n" + texts("common-refused-there", channel=f"<#{self.news.table.home}>")
            content = shortened(text_of(shown), CONTENT - len(note)) + note
            await self.try_person(user, Ping(content, rows, silent=silent), f"{INSTEAD}{number}")
        reached = self._reached()
        if reached and self.held.difference(reached).intersection(people):
            self.directly = True
            raise Unreachable(DirectMessagesHeld())
        return bool(reached.intersection(people))

    def _reached(self) -> set[int]:
        return {user for user, _mark in self.written}

    async def to_person(self, user: int, ping: Ping, mark: str = "d") -> Posted:
        """Write to a person. `mark` tells several messages of one piece of news apart."""
        reader, nonce = await self.app.reader(user, None), f"{self.news.nonce}{mark}"[:25]
        doubtful = self.news.doubtful
        bulk = isinstance(self.news.body, FollowNews)
        server, known = self.news.table.server, self._is_of_others
        return await self.post.to_person(
            user,
            ping,
            reader,
            server=server,
            nonce=nonce,
            doubtful=doubtful,
            bulk=bulk,
            known=known,
        )

    async def try_person(
        self, user: int, ping: Ping, mark: str = "d", *, editable: bool = False
    ) -> Posted | None:
        """Write to a person; None if they take no direct messages, or Discord refuses this one.

        What is said to nobody else waits if direct messages come too fast; the rest finds another
        way. What an earlier try has sent is not sent again.
        `editable`: it says when their turn ends, and is edited when that changes.
        """
        if (user, mark) in self.written:
            return self.written[user, mark]
        try:
            sent = await self.to_person(user, ping, mark)
        except discord.DiscordException as error:
            lost, fast = discord_errors.is_person_lost(error), discord_errors.is_too_direct(error)
            if fast and _is_said_once(self.news.body):
                await self.app.services.outbox.step_aside(self.news)
                raise
            if not (lost or fast or discord_errors.is_refused(error)):
                raise
            if fast:
                self.held.add(user)
            _log.info("courier.direct_refused", user=user, code=discord_errors.code_of(error))
            if lost:
                await self.app.services.people.note_unreached(user)
            return None
        self.written[user, mark] = sent
        if editable:
            await self.app.services.outbox.note_direct_message(self.news, sent)
        return sent


def silenced(ping: Ping, *calls: Call | None) -> Ping:
    """Return a message without sound if it calls only people in their quiet hours."""
    called = [call for call in calls if call is not None and call.mention]
    return replace(ping, silent=True) if called and all(one.silent for one in called) else ping


def _is_said_once(body: Body) -> bool:
    """Tell whether nobody reads news anywhere else if a direct message fails."""
    soon = isinstance(body, ReminderNews) and body.why == "soon"
    return soon or isinstance(body, FollowNews | PlanNews | InvitationNews)
