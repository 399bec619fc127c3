"""How each kind of news is said: what is posted, where, and what if that can't be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatchmethod
from typing import Any

import discord
import structlog

from cogs import discord_errors
from cogs.app import App, Reader
from cogs.courier.post import THREAD_NAME, Post, meanings_on
from cogs.discord_errors import Unreachable
from cogs.play import (
    game_end,
    plan_panel,
    public_messages,
    reminders,
    seat_changes,
    turn_notices,
    votes,
)
from cogs.screen import Ping, Screen
from cogs.tables import queue
from cogs.tables import table_screens as tables
from cogs.watching import digests, kibitz
from locales import plain_name
from services.facts.games import GameFact
from services.facts.news import (
    Call,
    EndNews,
    ExpiredNews,
    GiantNews,
    InvitationNews,
    News,
    OpeningNews,
    OutageNews,
    PlanNews,
    Posted,
    QueueNews,
    ReminderNews,
    SeatNews,
    TableNews,
    TakebackNews,
    TidyNews,
    TurnNews,
    VoteNews,
)
from services.facts.tables import TableFact
from services.facts.watching import FollowNews, KibitzNews

_log = structlog.get_logger()


@dataclass(slots=True)
class Speaker:
    """Says one piece of news after another; `say` returns where it stands, None for nowhere."""

    app: App
    post: Post

    async def say(self, news: News) -> Posted | None:
        """Say a piece of news in the language of its server."""
        reader = await self.app.public(news.table.server)
        return await self._say(news.body, news, reader)

    @singledispatchmethod
    async def _say(self, body: Any, news: News, reader: Reader) -> Posted | None:
        raise NotImplementedError(type(body).__name__)

    # -- tables ------------------------------------------------------------------------------------

    @_say.register
    async def _table(self, body: TableNews, news: News, reader: Reader) -> Posted | None:
        if body.table.sealed:
            return None
        shown = tables.table(body.table, reader.texts)
        if news.living is not None:
            try:
                await self.post.edit(news.living, shown, reader)
            except discord.HTTPException as error:
                if not (
                    discord_errors.is_place_lost(error) or discord_errors.is_message_gone(error)
                ):
                    raise
                if body.table.state != "open" or discord_errors.is_place_lost(error):
                    return news.living
            else:
                return news.living
        return await self._in_channel(news, shown, reader)

    @_say.register
    async def _invitation(self, body: InvitationNews, news: News, reader: Reader) -> Posted | None:
        ping = tables.invitation(body.table, body.invitation, reader.texts)
        try:
            return await self._in_channel(news, ping, reader)
        except discord.HTTPException as error:
            if not discord_errors.is_place_lost(error):
                raise
            return await self._to(body.invitation.user, ping, news)

    @_say.register
    async def _expired(self, body: ExpiredNews, news: News, reader: Reader) -> Posted | None:
        host = body.table.host
        if body.notice in ("direct", "both"):
            direct = tables.expired(body.table, reader.texts, mention=False)
            sent = await self._tried_directly(host, direct, news)
            if sent is not None and body.notice == "direct":
                return sent
        ping = tables.expired(body.table, reader.texts, mention=True)
        return await self._in_channel(news, ping, reader)

    @_say.register
    async def _queue(self, body: QueueNews, news: News, reader: Reader) -> Posted | None:
        """Call those whom the queue has seated; tell who has left it as they want to be told."""
        if not body.over:
            return await self._anywhere(news, queue.told(body, reader.texts), reader)
        (call,) = body.calls
        if call.seat.user is not None and call.notice in ("direct", "both"):
            direct = queue.told(body, reader.texts, mention=False)
            sent = await self._tried_directly(call.seat.user, direct, news)
            if sent is not None and call.notice == "direct":
                return sent
        return await self._in_channel(news, queue.told(body, reader.texts), reader)

    # -- the thread --------------------------------------------------------------------------------

    @_say.register
    async def _opening(self, body: OpeningNews, news: News, reader: Reader) -> Posted | None:
        table = body.game.table
        wanted = table.thread is None and table.place == "threads"
        if wanted:
            await self._open_thread(table, again=news.doubtful)
        table = await self.app.services.tables.table(table.id)
        body = replace(body, game=replace(body.game, table=table))
        news = replace(news, table=table)
        refused = wanted and table.thread is None
        shown = public_messages.opening(body, reader.texts, refused=refused)
        return await self._at_home(news, shown, reader, body.game)

    async def _open_thread(self, table: TableFact, *, again: bool = False) -> None:
        """Open the game's thread; without the right to, the game is played in the channel.

        But not that of a sealed table: it waits for the right.
        """
        name = plain_name(table.name)[:THREAD_NAME]
        try:
            made: int | None = await self.post.open_thread(table, name, again=again)
        except discord.HTTPException as error:
            if not discord_errors.is_known(error):
                raise
            _log.warning("thread.refused", table=table.id, code=discord_errors.code_of(error))
            if table.sealed:
                raise Unreachable(error) from error
            made = None
        await self.app.services.outbox.thread_made(table, made)

    @_say.register
    async def _turn(self, body: TurnNews, news: News, reader: Reader) -> Posted | None:
        call = body.call
        if not body.called:
            call = await self._call_directly(body.game, call, news)
        absent = [await self._tell_absent(body.game, one, call, news) for one in body.absent]
        body = replace(body, call=call, absent=tuple(absent))
        ping = _hushed(public_messages.turn(body, reader.texts), call, *absent)
        if body.called:
            return await self._told_late(ping, news, reader, body.game)
        return await self._at_home(news, ping, reader, body.game, call)

    async def _told_late(
        self, ping: Ping, news: News, reader: Reader, game: GameFact
    ) -> Posted | None:
        """Report a turn after which the next lord was called directly, if the place is back."""
        try:
            return await self._at_home(news, ping, reader, game)
        except Unreachable:
            return None

    @_say.register
    async def _takeback(self, body: TakebackNews, news: News, reader: Reader) -> Posted | None:
        if body.gone is not None:
            await self._tidied(self.post.delete(body.gone))
        if body.restore is not None:
            try:
                await self.post.edit(
                    body.restore, public_messages.after_takeback(body, reader.texts), reader
                )
            except discord.HTTPException as error:
                if not (
                    discord_errors.is_message_gone(error) or discord_errors.is_place_lost(error)
                ):
                    raise
            else:
                return body.restore
        ping = public_messages.after_takeback_reposted(body, reader.texts)
        return await self._at_home(news, ping, reader, body.game)

    @_say.register
    async def _reminder(self, body: ReminderNews, news: News, reader: Reader) -> Posted | None:
        """Remind a lord; who is reminded directly is told there that it is over, too."""
        call, user = body.call, body.call.seat.user
        if user is not None and (body.why == "soon" or await self._wants_directly(call, news)):
            language = await self.app.reader(user, None)
            server = self.post.server_name(body.game.table.server)
            ping = reminders.reminder(body, language.texts, server=server)
            calls = body.why == "again"
            sent = await self._tried_directly(user, _hushed(ping, call), news, calls=calls)
            if body.why == "soon" or (sent is not None and call.notice != "both"):
                return sent
        ping = _hushed(reminders.reminder(body, reader.texts), call)
        return await self._at_home(news, ping, reader, body.game, call)

    @_say.register
    async def _outage(self, body: OutageNews, news: News, reader: Reader) -> Posted | None:
        return await self._at_home(news, turn_notices.outage(body, reader.texts), reader, body.game)

    @_say.register
    async def _giant(self, body: GiantNews, news: News, reader: Reader) -> Posted | None:
        """Call a lord to whom a giant was sent; they get it directly if they want it so."""
        call = body.call
        if call.seat.user is not None and await self._wants_directly(call, news):
            ping = await self._direct_giant(body)
            sent = await self._tried_directly(call.seat.user, ping, news)
            if sent is not None and call.notice != "both":
                return sent
        try:
            ping = _hushed(public_messages.giant(body, reader.texts), call)
            return await self._at_home(news, ping, reader, body.game)
        except Unreachable:
            if call.seat.user is None:
                raise
            return await self._tried_directly(call.seat.user, await self._direct_giant(body), news)

    async def _direct_giant(self, body: GiantNews) -> Ping:
        reader = await self.app.reader(body.call.seat.user or 0, None)
        server = self.post.server_name(body.game.table.server)
        return _hushed(public_messages.giant(body, reader.texts, server=server), body.call)

    @_say.register
    async def _seat(self, body: SeatNews, news: News, reader: Reader) -> Posted | None:
        """Tell of a seat, in the thread and to whom it concerns as they want it.

        Who takes one at a sealed table is let into its thread, and who has left it goes.
        """
        call, mention = body.call, False
        if body.what == "taken" and news.table.sealed and news.table.thread is not None:
            await self._tidied(self.post.let_in(news.table.thread, body.seat.account))
            if call is not None and call.seat.user is not None:
                await self._tidied(self.post.take_out(news.table.thread, call.seat.user))
        if call is not None and call.seat.user is not None:
            mention = not await self._wants_directly(call, news) or call.notice == "both"
            if not mention or call.notice == "both":
                language = await self.app.reader(call.seat.user, None)
                server = self.post.server_name(body.game.table.server)
                ping = seat_changes.announcement(body, language.texts, server=server)
                sent = await self._tried_directly(call.seat.user, _hushed(ping, call), news)
                mention = mention or sent is None
        ping = seat_changes.announcement(body, reader.texts, mention=mention)
        if mention:
            ping = _hushed(ping, call)
        return await self._at_home(news, ping, reader, body.game)

    @_say.register
    async def _plan(self, body: PlanNews, news: News, reader: Reader) -> Posted | None:
        """Tell a lord alone what became of their plan; else their panel will."""
        user = body.call.seat.user
        if user is None:
            return None
        reader = await self.app.reader(user, None)
        server = self.post.server_name(body.game.table.server)
        return await self._tried_directly(
            user, plan_panel.news(body, reader.texts, server=server), news
        )

    @_say.register
    async def _vote(self, body: VoteNews, news: News, reader: Reader) -> Posted | None:
        if news.living is not None:
            ping = votes.message(body.game, body.vote, reader.texts)
            try:
                await self.post.edit(news.living, ping, reader)
            except discord.HTTPException as error:
                if not (
                    discord_errors.is_message_gone(error) or discord_errors.is_place_lost(error)
                ):
                    raise
            return news.living
        asked = [call for call in body.calls if call.seat.user is not None]
        if body.again and not asked:
            return None
        awake = [call for call in asked if not call.silent] or asked
        users = tuple(call.seat.user for call in awake if call.seat.user is not None)
        put = votes.call_again if body.again else votes.message
        ping = _hushed(put(body.game, body.vote, reader.texts, users), *awake)
        return await self._at_home(news, ping, reader, body.game)

    @_say.register
    async def _end(self, body: EndNews, news: News, reader: Reader) -> Posted | None:
        shown = game_end.ended(body, reader.texts)
        posted = await self._at_home(news, shown, reader, body.game)
        table = body.game.table
        if table.tournament is not None and table.thread is not None and table.state != "playing":
            await self.post.soon_asleep(table.thread)
        return posted

    # -- those who watch ---------------------------------------------------------------------------

    @_say.register
    async def _follow(self, body: FollowNews, news: News, reader: Reader) -> Posted | None:
        """Write to a follower, of the games that they still may see; whoever has left is let go."""
        del reader
        server = news.table.server
        sees = await self.post.sight(server, body.user)
        if sees is None:
            await self.app.services.watching.left(body.user, server)
            return None
        games = [one for one in body.games if one.game.over or sees(one.game.table.channel)]
        tournaments = tuple(one for one in body.tournaments if sees(one.tournament.channel))
        if not games and not tournaments:
            return None
        language = await self.app.reader(body.user, None)
        told = replace(body, games=tuple(games), tournaments=tournaments)
        ping = digests.digest(told, self.post.server_name(server), language.texts)
        return await self._tried_directly(body.user, ping, news)

    @_say.register
    async def _kibitz(self, body: KibitzNews, news: News, reader: Reader) -> Posted | None:
        """Let the lords of a game that is over into its watchers' thread, or have one leave it.

        A thread that is gone, or that we may not use any more, is let be.
        """
        try:
            if body.what == "out":
                await self.post.take_out(body.thread, body.user or 0)
                return None
            posted = await self._post(news, body.thread, kibitz.ended(body, reader.texts), reader)
            for seat in body.game.table.seats:
                await self.post.let_in(body.thread, seat.account)
        except discord.HTTPException as error:
            if not discord_errors.is_place_lost(error):
                raise
            _log.info("kibitz.lost", thread=body.thread, code=discord_errors.code_of(error))
            return None
        return posted

    # -- tidying -----------------------------------------------------------------------------------

    @_say.register
    async def _tidy(self, body: TidyNews, news: News, reader: Reader) -> Posted | None:
        if body.act == "delete":
            await self._tidied(self.post.delete(body.at))
        elif body.act == "clock":
            await self._tidied(self._retime(body.at, reader))
        elif body.act == "direct":
            await self._tidied(self._retime_directly(body.at, news))
        else:
            await self._tidied(self._strip(body.at, reader))
        return None

    async def _retime(self, at: Posted, reader: Reader) -> None:
        """Let the message of the turn in progress tell when that ends now, and who is away."""
        message = await self.post.fetch(at)
        meanings = list(meanings_on(message))
        back = next((one.seat for one in meanings if one.action == "back"), None)
        for meaning in meanings:
            if meaning.action == "play" and meaning.version:
                game = await self.app.services.play.game(meaning.id)
                if not game.over:  # one whose turn is over is stripped next
                    ping = public_messages.retimed_turn(message.content, game, back, reader.texts)
                    lord = game.seat_on_turn
                    on_turn = [lord.user] if lord is not None and lord.user else []
                    mentioned = [*(user.id for user in message.mentions), *on_turn]
                    await self.post.edit(at, replace(ping, mentions=tuple(mentioned)), reader)
                return

    async def _retime_directly(self, at: Posted, news: News) -> None:
        """Let a direct message tell its lord when the turn in progress ends now, or that it has.

        Who is not the lord of the seat any more is told so by a message of its own.
        """
        message = await self.post.fetch(at)
        for meaning in meanings_on(message):
            if meaning.action == "play" and meaning.version:
                game = await self.app.services.play.game(meaning.id)
                lord = game.table.seats[meaning.seat - 1]
                user = lord.account if not lord.resigned else None
                if user is None or await self.post.box(user) != at.channel:
                    return
                reader = await self.app.reader(user, None)
                server = self.post.server_name(news.table.server)
                told = (message.content, game, lord.seat, server)
                await self.post.edit(
                    at, public_messages.retimed_direct(*told, reader.texts), reader
                )
                return

    async def _strip(self, at: Posted, reader: Reader) -> None:
        message = await self.post.fetch(at)
        for meaning in meanings_on(message):
            if meaning.action == "look" and meaning.version:
                game = await self.app.services.play.game_at(meaning.id, meaning.version)
                await self.post.strip(
                    at, public_messages.past_turn_text(message.content, game, reader.texts)
                )
                return

    async def _tidied(self, tx: Any) -> None:
        """Do what can be left undone without harm: what is gone or forbidden needs no tidying."""
        try:
            await tx
        except discord.HTTPException as error:
            if not (discord_errors.is_message_gone(error) or discord_errors.is_place_lost(error)):
                raise

    # -- where -------------------------------------------------------------------------------------

    async def _in_channel(self, news: News, shown: Screen | Ping, reader: Reader) -> Posted:
        return await self._post(news, news.table.channel, shown, reader)

    async def _anywhere(self, news: News, shown: Screen | Ping, reader: Reader) -> Posted:
        """Post in a table's thread; where that is lost, in its channel."""
        try:
            return await self._post(news, news.table.home, shown, reader)
        except discord.HTTPException as error:
            if not discord_errors.is_place_lost(error):
                raise
        return await self._in_channel(news, shown, reader)

    async def _post(self, news: News, id: int, shown: Screen | Ping, reader: Reader) -> Posted:
        """Post in a channel, or find there what an earlier try may have posted."""
        channel = self.post.channel(id)
        known = self.app.services.outbox.is_told
        message = await self.post.find(channel, shown, known) if news.doubtful else None
        if message is None:
            message = await self.post.send(channel, shown, reader, nonce=news.nonce)
        else:
            _log.info("courier.adopted", news=news.id, message=message.id)
        return Posted(id, message.id)

    async def _at_home(
        self,
        news: News,
        shown: Screen | Ping,
        reader: Reader,
        game: GameFact,
        call: Call | None = None,
    ) -> Posted | None:
        """Post in the game's thread; where that is lost, in its channel; else tell the person.

        What is said at a sealed table is never posted in the channel: its thread is opened anew. So
        is that of a tournament's table that was moved to another channel.
        """
        in_cup = news.table.tournament is not None and news.table.place == "threads"
        if news.table.thread is None and (news.table.sealed or in_cup):
            await self._open_thread(news.table, again=True)
            table = await self.app.services.tables.table(news.table.id)
            news = replace(news, table=table)
        home, channel = news.table.home, news.table.channel
        try:
            return await self._post(news, home, shown, reader)
        except discord.HTTPException as error:
            if not discord_errors.is_place_lost(error):
                raise
            code = discord_errors.code_of(error)
            _log.warning("courier.place_lost", table=news.table.id, code=code)
            await self.app.services.outbox.astray(news, code)
            if discord_errors.is_channel_gone(error) and home != channel:
                await self.app.services.outbox.thread_made(news.table, None)
                if news.table.sealed:
                    news = replace(news, table=replace(news.table, thread=None))
                    return await self._at_home(news, shown, reader, game, call)
            lost = error
        if home != channel and not news.table.sealed:
            try:
                return await self._post(news, channel, shown, reader)
            except discord.HTTPException as error:
                if not discord_errors.is_place_lost(error):
                    raise
        return await self._instead(news, game, call, lost)

    async def _instead(
        self, news: News, game: GameFact, call: Call | None, lost: discord.HTTPException
    ) -> Posted | None:
        """Call a person directly since no channel can be written to; else it is Unreachable."""
        if call is not None and call.seat.user is not None:
            user = call.seat.user
            ping = await self._direct_call(game, call, lost=True)
            if await self._tried_directly(user, ping, news, calls=True) is not None:
                return None
        raise Unreachable(lost)

    # -- people ------------------------------------------------------------------------------------

    async def call(self, news: News) -> bool:
        """Call the lord on turn directly: what comes before can't be said. False: unreached."""
        call = news.body.call if isinstance(news.body, TurnNews) else None
        if not isinstance(news.body, TurnNews) or call is None or call.seat.user is None:
            return False
        ping = await self._direct_call(news.body.game, call, lost=True)
        return await self._tried_directly(call.seat.user, ping, news, calls=True) is not None

    async def _call_directly(self, game: GameFact, call: Call | None, news: News) -> Call | None:
        """Call a person who wants direct messages; where that fails, the thread mentions them."""
        if call is None or call.seat.user is None or not call.mention:
            return call
        if not await self._wants_directly(call, news):
            return call
        ping = await self._direct_call(game, call)
        sent = await self._tried_directly(call.seat.user, ping, news, calls=True)
        return replace(call, mention=sent is None or call.notice == "both")

    async def _wants_directly(self, call: Call, news: News) -> bool:
        """Tell whether a person is to be written to: they chose it, or no mention reaches them."""
        if call.notice != "mention" or call.seat.user is None:
            return True
        fresh = isinstance(news.body, ReminderNews)
        return not await self.post.is_here(news.table.server, call.seat.user, fresh=fresh)

    async def _tell_absent(
        self, game: GameFact, absent: Call, call: Call | None, news: News
    ) -> Call:
        """Tell a lord what was played for them; the thread mentions who is not told directly.

        In their quiet hours a message that has to ring for somebody else does not mention them,
        unless there is no other way to tell them. Who was told by a report that this one repeats
        is not told again.
        """
        user = absent.seat.user
        if not absent.mention:
            return absent
        rings = call is not None and call.mention and not call.silent
        quietly = absent.silent and rings
        if user is None or not (quietly or await self._wants_directly(absent, news)):
            return absent
        reader = await self.app.reader(user, None)
        server = self.post.server_name(game.table.server)
        ping = _hushed(reminders.missed(game, absent, server, reader.texts), absent)
        sent = await self._tried_directly(user, ping, news, mark="m")
        return replace(absent, mention=sent is None or (absent.notice == "both" and not quietly))

    async def _direct_call(self, game: GameFact, call: Call, *, lost: bool = False) -> Ping:
        reader = await self.app.reader(call.seat.user or 0, None)
        server = self.post.server_name(game.table.server)
        return _hushed(public_messages.direct(game, call, server, reader.texts, lost=lost), call)

    async def _to(self, user: int, ping: Ping, news: News, mark: str = "d") -> Posted:
        reader = await self.app.reader(user, None)
        nonce = f"{news.nonce}{mark}"[:25]
        message = await self.post.directly(user, ping, reader, nonce=nonce, doubtful=news.doubtful)
        if reader.unreached:
            await self.app.services.people.note_reached(user)
        return Posted(message.channel.id, message.id)

    async def _tried_directly(
        self, user: int, ping: Ping, news: News, mark: str = "d", *, calls: bool = False
    ) -> Posted | None:
        """Write to a person; None where they take no direct messages.

        `calls`: it tells them when their turn ends, and is edited where that moves.
        """
        try:
            sent = await self._to(user, ping, news, mark)
        except discord.HTTPException as error:
            if not discord_errors.is_person_lost(error):
                raise
            _log.info("courier.direct_refused", user=user, code=discord_errors.code_of(error))
            await self.app.services.people.note_unreached(user)
            return None
        if calls:
            await self.app.services.outbox.wrote(news, sent)
        return sent


def _hushed(ping: Ping, *calls: Call | None) -> Ping:
    """Let a message come without a sound where it calls only people who must not be rung."""
    called = [call for call in calls if call is not None and call.mention]
    return replace(ping, silent=True) if called and all(one.silent for one in called) else ping
