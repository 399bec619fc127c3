"""The loop over what is said of tournaments: posted once, pages edited to what is true.

A post that fails holds up its own cup's talk or log, nothing else; calls hold up nobody.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord
import structlog

from cogs import discord_errors
from cogs.app import App, Reader
from cogs.courier.post import THREAD_NAME, Post
from cogs.screen import Ping, Screen, controls
from cogs.tournaments import notifications, public_pages
from locales import Texts, plain_name
from services.facts.news import Posted
from services.facts.tournament_posts import TournamentPost
from services.facts.tournaments import Tournament
from services.tournaments.announcing.delivery import Posts

_log = structlog.get_logger()

AT_ONCE: Final = 8
"""How many posts are being said at the same time."""
REST: Final = 30
"""How long the loop sleeps at most before it looks again, in seconds: another process may have
changed something."""
PATIENCE: Final = 10
"""How long the end waits for a post that is being said, in seconds."""


class TournamentPosts:
    """Says what waits to be said of tournaments, until it is stopped."""

    def __init__(self, app: App, post: Post, *, owns: Callable[[int], bool] | None = None) -> None:
        self._app = app
        self._post = post
        self._owns = owns
        self._running: dict[int, asyncio.Task[None]] = {}

    @property
    def _posts(self) -> Posts:
        return self._app.services.tournaments.posts

    async def run(self) -> None:
        """Say what is due, for ever; what is half said is said whole before the end."""
        try:
            while True:
                later = None
                try:
                    later = await self._start_due()
                except Exception:
                    _log.exception("cup_posts.loop")
                await self._posts.wait(later, REST)
        finally:
            if self._running:
                await asyncio.wait(self._running.values(), timeout=PATIENCE)

    async def _start_due(self) -> int | None:
        due, later = await self._posts.due(owns=self._owns)
        for post in due:
            if post not in self._running and len(self._running) < AT_ONCE:
                self._running[post] = asyncio.create_task(self._one(post), name=f"cup-post-{post}")
        return later

    async def _one(self, post: int) -> None:
        try:
            await self.deliver(post)
        except Exception:
            _log.exception("cup_posts.store", post=post)
        finally:
            del self._running[post]
            self._app.services.context.wake["posted"].set()

    async def run_due(self) -> int:
        """Say everything that is due, one after another; returns how much was said.

        What failed is not due again at once, so this comes to an end.
        """
        said = 0
        while due := (await self._posts.due(owns=self._owns))[0]:
            for post in due:
                said += await self.deliver(post)
        return said

    async def deliver(self, id: int) -> bool:
        """Say one post; a failure is noted."""
        post = await self._posts.begin(id)
        if post is None:
            return False
        _log.debug("cup_posts.began", post=id, kind=post.kind)
        try:
            await self._say(post)
        except discord_errors.TROUBLE as error:
            if discord_errors.is_place_lost(error) and await self._elsewhere(post):
                return False
            code, known = discord_errors.code_of(error), discord_errors.is_known(error)
            due = await self._posts.failed(post, code, known=known)
            _log.warning("cup_posts.failed", post=id, kind=post.kind, code=code, due=due)
        except Exception as error:
            _log.exception("cup_posts.broken", post=id, kind=post.kind)
            await self._posts.failed(post, type(error).__name__, known=False)
        else:
            return True
        return False

    async def _say(self, post: TournamentPost) -> None:
        if post.where == "direct":
            await self._posts.done(post, await self._directly(post))
            return
        reader = await self._app.public(post.tournament.server)
        shown = _built(post, reader.texts)
        digest = hashlib.sha256(repr(shown).encode()).hexdigest()[:40]
        at = _stands(post)
        if at is not None:
            if digest != post.shown and not await self._edited(at, shown, reader):
                await self._posts.again(post)
                return
        else:
            at = await self._in_place(post, shown, reader)
        await self._posts.done(post, at, digest)
        if post.kind == "home" and post.tournament.thread is None:
            await self._thread(post.tournament, at)

    async def _edited(self, at: Posted, shown: Screen | Ping, reader: Reader) -> bool:
        """Edit a page where it stands; False where it stands there no more."""
        try:
            await self._post.edit(at, shown, reader)
        except discord.HTTPException as error:
            if not discord_errors.is_message_gone(error):
                raise
            return False
        return True

    # -- where -------------------------------------------------------------------------------------

    async def _in_place(self, post: TournamentPost, shown: Screen | Ping, reader: Reader) -> Posted:
        """Post where it belongs; where a thread can't be made or used, in the channel."""
        tournament = post.tournament
        if post.where == "channel" or post.kind == "book":
            at = await self._posted(post, tournament.channel, shown, reader)
            if post.kind == "book":
                await self._log_thread(post, at, reader)
            return at
        home = tournament.log if post.where == "log" else await self._home(tournament)
        if home is None or home == tournament.channel:
            return await self._posted(post, tournament.channel, shown, reader)
        try:
            return await self._posted(post, home, shown, reader)
        except discord.HTTPException as error:
            if not discord_errors.is_place_lost(error):
                raise
            _log.warning(
                "cup_posts.place_lost", tournament=tournament.id, code=discord_errors.code_of(error)
            )
            if discord_errors.is_channel_gone(error):
                await self._posts.lost(tournament, home)
                if post.where == "log":
                    raise  # its head is first
                home = await self._home(replace(tournament, thread=None))
                if home is not None:
                    return await self._posted(post, home, shown, reader)
        return await self._posted(post, tournament.channel, shown, reader)

    async def _elsewhere(self, post: TournamentPost) -> bool:
        """Say it elsewhere where its place is lost: in the channel that there is for tournaments
        now, a call to each alone. False: it waits for its place, also if nobody can tell now
        whether that is there.
        """
        if post.kind == "call":
            await self._posts.singly(post)
            return True
        try:
            gone = post.where != "direct" and not await self._post.is_there(post.tournament.channel)
        except discord_errors.TROUBLE as error:
            _log.info(
                "cup_posts.place_unknown",
                tournament=post.tournament.id,
                code=discord_errors.code_of(error),
            )
            return False
        return gone and await self._posts.moved(post.tournament)

    async def _posted(
        self, post: TournamentPost, channel: int, shown: Screen | Ping, reader: Reader
    ) -> Posted:
        """Post in a channel, or find there what an earlier try may have posted."""
        where = self._post.channel(channel, post.tournament.server)
        found = None
        if post.again:
            found = await self._found(where, shown)
        if found is None:
            message = await self._post.send(where, shown, reader, nonce=post.nonce)
            _log.debug("cup_posts.posted", post=post.id, kind=post.kind)
            return Posted(channel, message.id)
        _log.info("cup_posts.adopted", post=post.id, message=found.id)
        await self._post.edit(Posted(channel, found.id), shown, reader)
        return Posted(channel, found.id)

    async def _found(
        self, where: discord.abc.Messageable, shown: Screen | Ping
    ) -> discord.Message | None:
        if next(controls(shown), None) is not None:
            return await self._post.find(where, shown)
        content = shown.content if isinstance(shown, Ping) else ""
        return await self._post.find_text(where, content)

    # -- threads -----------------------------------------------------------------------------------

    async def _home(self, tournament: Tournament) -> int | None:
        """Return the event's thread, made where it is missing; None: it can't be made."""
        if tournament.thread is not None:
            return tournament.thread
        if tournament.message is None:
            return None
        return await self._thread(tournament, Posted(tournament.channel, tournament.message))

    async def _thread(self, tournament: Tournament, at: Posted) -> int | None:
        """Open the event's thread on its announcement, or find the one that is there."""
        made = await self._opened(tournament, at, plain_name(tournament.setup.name)[:THREAD_NAME])
        if made is not None:
            await self._posts.opened(tournament.id, thread=made)
        return made

    async def _log_thread(self, post: TournamentPost, at: Posted, reader: Reader) -> None:
        name = reader.texts.plain("cups-book-name", name=plain_name(post.tournament.setup.name))
        made = await self._opened(post.tournament, at, name[:THREAD_NAME])
        if made is not None:
            await self._posts.opened(post.tournament.id, log=made)

    async def _opened(self, tournament: Tournament, at: Posted, name: str) -> int | None:
        """Open a thread on a message of ours; None where we may not."""
        try:
            return await self._post.thread_on(at, tournament.server, name)
        except discord.HTTPException as error:
            if not discord_errors.is_known(error):
                raise
            _log.warning(
                "cup_posts.no_thread", tournament=tournament.id, code=discord_errors.code_of(error)
            )
            return None

    # -- people ------------------------------------------------------------------------------------

    async def _directly(self, post: TournamentPost) -> Posted | None:
        """Write to a person; where they take no direct messages, mention them in the thread."""
        assert post.user is not None, "somebody is written to"
        reader = await self._app.reader(post.user, None)
        ping = notifications.told(
            post, self._post.server_name(post.tournament.server), reader.texts
        )
        try:
            message = await self._post.directly(
                post.user, ping, reader, nonce=post.nonce, doubtful=post.again
            )
        except discord.HTTPException as error:
            if not discord_errors.is_person_lost(error):
                raise
            code = discord_errors.code_of(error)
            _log.info("cup_posts.direct_refused", user=post.user, code=code)
            await self._app.services.people.unreached(post.user)
        else:
            if reader.unreached:
                await self._app.services.people.reached(post.user)
            return Posted(message.channel.id, message.id)
        if not await self._post.is_here(post.tournament.server, post.user):
            return None
        public = await self._app.public(post.tournament.server)
        server = self._post.server_name(post.tournament.server)
        ping = notifications.told(post, server, public.texts, public=True)
        place = await self._home(post.tournament) or post.tournament.channel
        return await self._posted(post, place, notifications.mentioned(ping, post.user), public)


def _stands(post: TournamentPost) -> Posted | None:
    if post.channel_id is None or post.message_id is None:
        return None
    return Posted(post.channel_id, post.message_id)


def _built(post: TournamentPost, texts: Texts) -> Screen | Ping:
    if post.kind in public_pages.PAGES:
        return public_pages.page(post, texts)
    if post.kind == "call":
        return notifications.call(post, texts)
    return (
        notifications.judge(post, texts)
        if post.kind == "judge"
        else notifications.log_line(post, texts)
    )
