"""Deliver the posts of tournaments: each is posted once, pages are edited to stay current.

A post that fails holds up the thread or the log of its own tournament only; calls hold up nothing.
"""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import discord
import structlog

from cogs import discord_errors
from cogs.app import App, Reader
from cogs.courier import refusals
from cogs.courier.delivery import Delivery
from cogs.courier.post import Post
from cogs.courier.threads import THREAD_NAME
from cogs.screen import Ping, Screen
from cogs.tournaments import notifications, public_pages
from locales import Texts, plain_name
from services.core.shards import Share
from services.facts.news import Posted
from services.facts.tournament_posts import TournamentPost
from services.facts.tournaments import Tournament

_log = structlog.get_logger()

BOOK_NAME: Final = "cups-book-name"
AWAITED: Final = frozenset({"judge", "notice", "undone"})
"""The kinds of posts that somebody waits for: if they can't be made, organizers are told."""


FOR_ORGANIZERS: Final = frozenset({"gone", "shut", "unposted", "closing", "role"})
"""What is said to organizers directly."""
LOOKED: Final = frozenset({"checkin", "round"})
"""The kinds of pages that are not posted before somebody runs the tournament."""


class TournamentPosts(Delivery[TournamentPost]):
    """The delivery of the posts of tournaments."""

    name = "cup_posts"
    concurrency = 8
    pause = 30

    def __init__(self, app: App, post: Post, share: Callable[[], Share]) -> None:
        self._posts = app.services.tournaments.posts
        super().__init__(self._posts, app.clock, share, app.strikes)
        self._app = app
        self._post = post

    async def begin(self, id: int) -> TournamentPost | None:
        """Record that an attempt begins and return the post; None if it is not to be sent now."""
        return await self._posts.begin(id)

    def log_fields(self, item: TournamentPost) -> dict[str, Any]:
        """Return the fields that identify a post in the log."""
        return {"post": item.id, "kind": item.kind, "server": item.tournament.server}

    def host(self, item: TournamentPost) -> int:
        """Return the tournament, as others than its organizers post for it, too."""
        return item.tournament.id

    async def note_refusal(
        self, item: TournamentPost, error: BaseException, *, final: bool
    ) -> None:
        """Move a post whose channel is lost; record a refusal if it can't be moved.

        Whoever waits for it is written to directly; so are judges whose call waits behind it.
        """
        lost = discord_errors.is_place_lost(error)
        if (lost or (final and item.kind == "call")) and await self._move(item):
            return
        for judge in await self._posts.judges_waiting(item) if lost else ():
            await self._posts.tell_organizers(judge)
            await super().note_refusal(judge, error, final=True)
        if item.kind in AWAITED and final:
            await self._posts.tell_organizers(item)
        await super().note_refusal(item, error, final=final)

    async def send(self, item: TournamentPost) -> bool:
        """Post a message, or edit the existing one, which is posted again if it was deleted."""
        if _needs_organizers(item) and await self._hand_over(item.tournament):
            return False  # it is for somebody else now
        if item.where == "direct":
            at = _existing(item)
            sends = self._send_directly(item) if at is None else self._edit_directly(item, at)
            await self._posts.done(item, await sends)
            return True
        reader = await self._app.public(item.tournament.server)
        shown = _render(item, reader.texts)
        digest = hashlib.sha256(repr(shown).encode()).hexdigest()[:40]
        at = _existing(item)
        if at is not None:
            if digest != item.shown and not await self._try_edit(at, shown, reader):
                await self._posts.again(item)
                return True
        else:
            at = await self._send_home(item, shown, reader)
        await self._posts.done(item, at, digest)
        if item.kind == "home" and item.tournament.thread is None:
            await self._open_thread(item.tournament, at)
        elif item.kind == "home" and item.tournament.called:
            await self._rename_threads(item.tournament, reader.texts)
        return True

    async def _hand_over(self, tournament: Tournament) -> bool:
        """Have the owner of the server take over if no organizer is there any more."""
        for one in tournament.willing("organizers"):
            if one.account and await self._post.is_here(tournament.server, one.user, fresh=True):
                return False
        owner = await self._post.owner(tournament.server)
        if owner is None:
            return False
        return await self._app.services.tournaments.take_over(tournament.id, owner)

    async def _try_edit(self, at: Posted, shown: Screen | Ping, reader: Reader) -> bool:
        """Edit a page; False if its message was deleted."""
        try:
            await self._post.edit(at, shown, reader)
        except discord.HTTPException as error:
            if not discord_errors.is_gone(error):
                raise
            return False
        return True

    # -- where -------------------------------------------------------------------------------------

    async def _send_home(
        self, post: TournamentPost, shown: Screen | Ping, reader: Reader
    ) -> Posted:
        """Post where it belongs, or in the channel if the thread can't be opened or used."""
        tournament = post.tournament
        if post.where == "channel" or post.kind == "book":
            at = await self._send(post, tournament.channel, shown, reader)
            if post.kind == "book":
                await self._open_log_thread(post, at, reader)
            return at
        home = tournament.log if post.where == "log" else await self._home_thread(tournament)
        if home is None or home == tournament.channel:
            return await self._send(post, tournament.channel, shown, reader)
        try:
            return await self._send(post, home, shown, reader)
        except discord.HTTPException as error:
            if not discord_errors.is_place_lost(error):
                raise
            _log.warning(
                "cup_posts.place_lost", tournament=tournament.id, code=discord_errors.code_of(error)
            )
            if discord_errors.is_channel_gone(error):
                await self._posts.lost(tournament.id, home)
                if post.where == "log":
                    raise  # its head is first
                home = await self._home_thread(replace(tournament, thread=None))
                if home is not None:
                    return await self._send(post, home, shown, reader)
        return await self._send(post, tournament.channel, shown, reader)

    async def _move(self, post: TournamentPost) -> bool:
        """Move a post whose channel is lost to the server's present channel for tournaments.

        A call is sent to each person directly instead. False: the post waits for its channel, which
        still exists, or may exist.
        """
        if post.kind == "call":
            await self._posts.call_directly(post)
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
        return gone and await self._posts.moved(post.tournament.id)

    async def _send(
        self, post: TournamentPost, channel: int, shown: Screen | Ping, reader: Reader
    ) -> Posted:
        """Post in a channel, or find there what an earlier attempt may have posted."""
        where = self._post.channel(channel, post.tournament.server)
        found = await self._post.find(where, shown, post.nonce) if post.again else None
        if found is None:
            message = await self._post.send(where, shown, reader, nonce=post.nonce)
            refusals.note_done()
            _log.debug("cup_posts.posted", post=post.id, kind=post.kind)
            return Posted(channel, message.id)
        _log.info("cup_posts.adopted", post=post.id, message=found.id)
        at = Posted(channel, found.id)
        try:
            await self._post.edit(at, shown, reader)
        except discord.HTTPException as error:
            if not discord_errors.is_refused(error):
                raise  # else it stays as it was posted
        return at

    # -- threads -----------------------------------------------------------------------------------

    async def _home_thread(self, tournament: Tournament) -> int | None:
        """Return the tournament's thread, opened if missing; None if it can't be opened."""
        if tournament.thread is not None:
            return tournament.thread
        if tournament.message is None:
            return None
        return await self._open_thread(tournament, Posted(tournament.channel, tournament.message))

    async def _open_thread(self, tournament: Tournament, at: Posted) -> int | None:
        """Open the tournament's thread on its announcement, or find the existing one."""
        made = await self._try_open(tournament, at, plain_name(tournament.setup.name)[:THREAD_NAME])
        if made is not None:
            await self._posts.opened(tournament.id, thread=made)
        return made

    async def _open_log_thread(self, post: TournamentPost, at: Posted, reader: Reader) -> None:
        name = _thread_name(BOOK_NAME, post.tournament.setup.name, reader.texts)
        made = await self._try_open(post.tournament, at, name)
        if made is not None:
            await self._posts.opened(post.tournament.id, log=made)

    async def _rename_threads(self, tournament: Tournament, texts: Texts) -> None:
        """Give the tournament's threads its new name where they still have an earlier one."""
        earlier, now = tournament.called, tournament.setup.name
        for thread, key in ((tournament.thread, ""), (tournament.log, BOOK_NAME)):
            if thread is not None:
                olds = [_thread_name(key, one, texts) for one in earlier]
                await self._post.threads.rename(thread, olds, _thread_name(key, now, texts))

    async def _try_open(self, tournament: Tournament, at: Posted, name: str) -> int | None:
        """Open a thread on a message of ours; None without the permission."""
        try:
            return await self._post.threads.open_on(at, tournament.server, name)
        except discord_errors.TROUBLE as error:
            if not discord_errors.is_known(error) or discord_errors.is_down(error):
                raise
            _log.warning(
                "cup_posts.no_thread", tournament=tournament.id, code=discord_errors.code_of(error)
            )
            return None

    # -- people ------------------------------------------------------------------------------------

    async def _send_directly(self, post: TournamentPost) -> Posted | None:
        """Write to a person; if that is impossible, mention them in the thread."""
        assert post.user is not None, "a direct message has a recipient"
        server = self._post.server_name(post.tournament.server)
        reader = await self._app.reader(post.user, None)
        ping = notifications.direct_message(post, server, reader.texts)
        try:
            return await self._post.to_person(
                post.user,
                ping,
                reader,
                server=post.tournament.server,
                nonce=post.nonce,
                doubtful=post.again,
                bulk=True,
            )
        except discord.HTTPException as error:
            lost = discord_errors.is_person_lost(error)
            if not (lost or discord_errors.is_refused(error)):
                raise
            code = discord_errors.code_of(error)
            _log.info("cup_posts.direct_refused", user=post.user, code=code)
            if lost:
                await self._app.services.people.note_unreached(post.user)
        if not await self._post.is_here(post.tournament.server, post.user):
            return None
        public = await self._app.public(post.tournament.server)
        ping = notifications.direct_message(post, server, public.texts, public=True)
        place = await self._home_thread(post.tournament) or post.tournament.channel
        return await self._send(
            post, place, notifications.mentioned(ping, post.user, public.texts), public
        )

    async def _edit_directly(self, post: TournamentPost, at: Posted) -> Posted:
        """Edit what was said to a person, there or in public, as a date in it has moved."""
        assert post.user is not None, "a direct message has a recipient"
        tournament = post.tournament
        public = at.channel in (tournament.thread, tournament.channel)
        server = self._post.server_name(tournament.server)
        reader = await (
            self._app.public(tournament.server) if public else self._app.reader(post.user, None)
        )
        ping = notifications.direct_message(post, server, reader.texts, public=public)
        shown = notifications.mentioned(ping, post.user, reader.texts) if public else ping
        try:
            await self._post.edit(at, shown, reader)
        except discord.HTTPException as error:
            if not (discord_errors.is_gone(error) or discord_errors.is_refused(error)):
                raise  # else it stays as it was, or its reader has deleted it
        return at


def _needs_organizers(post: TournamentPost) -> bool:
    """Tell whether a post is for organizers, or the time to see whether they are still there."""
    if post.kind == "told":
        return post.data["what"] in FOR_ORGANIZERS
    return post.kind == "judge" or (post.kind in LOOKED and post.message_id is None)


def _thread_name(key: str, name: str, texts: Texts) -> str:
    """Return the name of a tournament's thread, or with a key of that of its log."""
    shown = plain_name(name)
    return (texts.plain(key, name=shown) if key else shown)[:THREAD_NAME]


def _existing(post: TournamentPost) -> Posted | None:
    if post.channel_id is None or post.message_id is None:
        return None
    return Posted(post.channel_id, post.message_id)


def _render(post: TournamentPost, texts: Texts) -> Screen | Ping:
    if post.kind in public_pages.PAGES:
        return public_pages.page(post, texts)
    if post.kind == "call":
        return notifications.call(post, texts)
    if post.kind == "judge":
        return notifications.judge(post, texts)
    return notifications.log_line(post, texts)
