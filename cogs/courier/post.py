"""Write to Discord: post, edit, strip, delete, and find earlier posts."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

import discord
import structlog

from cogs import discord_errors, strikes, view
from cogs.app import App, Reader
from cogs.channels import may_post, rights_in, seen_by_all_who_see, sees
from cogs.courier.own_messages import ids_on, is_like, is_ours
from cogs.courier.pace import Pace
from cogs.courier.refusals import or_plainly
from cogs.courier.threads import SeenHere, Threads
from cogs.membership import owner_of
from cogs.screen import Ping, Screen, controls, pictures
from services.facts import Person
from services.facts.news import Posted

_log = structlog.get_logger()

LOOK_BACK: Final = 100
"""How many of a channel's latest messages are searched for one that may have been posted: as many
as one request returns."""

Done = TypeVar("Done")
Channel = discord.DMChannel | discord.PartialMessageable
Action = Callable[[], Awaitable[object]]
Known = Callable[[int], Awaitable[bool]]


class Post:
    """The requests that deliveries make of Discord. Errors of Discord pass through."""

    def __init__(self, app: App, client: discord.Client, pace: Pace | None = None) -> None:
        self._app = app
        self._client = client
        self._pace = pace or Pace()
        self._here = SeenHere(app.clock)
        self.threads = Threads(app, client)

    def channel(self, id: int, server: int | None = None) -> discord.PartialMessageable:
        """Return a channel or thread by its id, whether Discord's client knows it or not."""
        return self._client.get_partial_messageable(id, guild_id=server)

    async def is_here(self, server: int, user: int, *, fresh: bool = False) -> bool:
        """Whether a person is in a server, where a mention can reach them.

        An answer "yes" is kept for a day, unless `fresh`. Without an answer it is "yes", too.
        """
        if not fresh and self._here.has(server, user):
            return True
        guild = self._client.get_guild(server)
        try:
            if guild is not None:
                await guild.fetch_member(user)
        except discord_errors.TROUBLE as error:
            if not discord_errors.is_gone(error):
                return True
            self._here.forget(server, user)
            return False
        self._here.note(server, user)
        return True

    async def visible_channels(self, server: int, user: int) -> Callable[[int], bool] | None:
        """Return a test for the channels of a server that a person sees; None if they left it."""
        guild = self._client.get_guild(server)
        if guild is None:
            raise discord.InvalidData("a server that we are not in")
        try:
            member = await guild.fetch_member(user)
        except discord.HTTPException as error:
            if not discord_errors.is_gone(error):
                raise
            return None

        return partial(sees, member)

    def channels_visible_like(self, server: int, channel: int) -> Callable[[int], bool]:
        """Return a test for channels seen, by roles, by everybody who sees the given one."""
        return seen_by_all_who_see(self._client.get_guild(server), channel)

    async def owner(self, server: int) -> Person | None:
        """Return the owner of a server, if Discord tells who that is."""
        return await owner_of(self._client.get_guild(server))

    def server_name(self, server: int) -> str:
        """Return the name of a server, for direct messages."""
        guild = self._client.get_guild(server)
        return guild.name if guild else "–"

    def may_attach(self, channel: int) -> bool:
        """Tell whether we may attach files in a channel or thread; in an unknown one we try."""
        rights = rights_in(self._client.get_channel(channel))
        return rights is None or rights.attach_files

    async def send(
        self, channel: Channel, shown: Screen | Ping, reader: Reader, *, nonce: str
    ) -> discord.Message:
        """Post a message; for some minutes Discord posts no second one with the same nonce.

        Where our client knows that we may not write, Discord is not asked: it shuts out bots that
        it refuses too often.
        """
        rights = rights_in(found := self._client.get_channel(channel.id))
        if rights is not None and not may_post(found, rights):
            raise discord_errors.KnownToBeShut(seen=rights.view_channel)

        async def send(sent: view.Sendable) -> discord.Message:
            return await channel.send(nonce=nonce, **sent.for_send())

        return await or_plainly(
            self._app,
            lambda: self._drawn(channel.id, shown, reader, send),
            lambda: send(view.build_plain(shown, _plain_note(shown, nonce, reader))),
        )

    async def edit(
        self, at: Posted, shown: Screen | Ping, reader: Reader, *, keep: bool = True
    ) -> None:
        """Replace a message; `keep`: without a new picture it keeps the one it has."""

        async def edit(sent: view.Sendable) -> None:
            words = sent.for_edit()
            if keep and isinstance(shown, Ping) and shown.picture is None:
                del words["attachments"]

            async def send() -> None:  # perhaps a second time
                for file in sent.files:
                    file.reset()
                await self._message(at).edit(**words)

            await self._unarchived(at, send)

        async def edit_plainly() -> None:
            message = await self.fetch(at)
            classic = not message.flags.components_v2
            words = view.build_plain_edit(shown, reader.texts("common-plain"), classic=classic)
            await self._unarchived(at, lambda: message.edit(**words))

        await or_plainly(
            self._app, lambda: self._drawn(at.channel, shown, reader, edit), edit_plainly
        )

    async def _drawn(
        self,
        channel: int,
        shown: Screen | Ping,
        reader: Reader,
        act: Callable[[view.Sendable], Awaitable[Done]],
    ) -> Done:
        """Send a message with its pictures, or text boards where we may not attach files."""
        wanted, files = pictures(shown), self.may_attach(channel)

        async def do(*, files: bool) -> Done:
            drawn = await self._app.draw_all(wanted, replace(reader, files=files))
            return await act(view.build(shown, drawn))

        try:
            return await do(files=files)
        except discord.HTTPException as error:  # the rights in an archived thread are unknown
            if not (wanted and files and discord_errors.is_forbidden(error)):
                raise
        return await do(files=False)

    async def strip(self, at: Posted, content: str) -> None:
        """Remove the call and the buttons from an old message; its picture stays."""

        async def strip() -> None:
            none = discord.AllowedMentions.none()
            await self._message(at).edit(content=content, view=None, allowed_mentions=none)

        async def strip_plainly() -> None:
            await self._message(at).edit(view=None)

        await self._change(at, strip, strip_plainly)

    async def delete(self, at: Posted) -> None:
        """Delete a message, unless it was deleted already."""
        delete = self._message(at).delete
        try:
            await self._change(at, delete, delete)
        except discord.HTTPException as error:
            if not discord_errors.is_gone(error):
                raise

    async def _change(self, at: Posted, act: Action, plain: Action) -> None:
        """Change a message, in a plainer form if Discord refuses the first."""
        await or_plainly(
            self._app, lambda: self._unarchived(at, act), lambda: self._unarchived(at, plain)
        )

    async def _unarchived(self, at: Posted, act: Action) -> None:
        """Act on a message in its turn; an archived thread is opened for it, if that is allowed."""
        age = self._app.clock.exact() - discord.utils.snowflake_time(at.message).timestamp()
        async with self._pace.edit(at.channel, age):
            await self._unarchived_now(at, act)

    async def _unarchived_now(self, at: Posted, act: Action) -> None:
        self._refuse_unseen(at)
        try:
            await act()
        except discord.HTTPException as error:
            if not discord_errors.is_archived(error):
                raise
            channel = await self._client.fetch_channel(at.channel)
            if not isinstance(channel, discord.Thread):
                raise
            await channel.edit(archived=False)
            await act()

    async def fetch(self, at: Posted) -> discord.Message:
        """Return a message as it is now."""
        self._refuse_unseen(at, "read_message_history")
        return await self.channel(at.channel).fetch_message(at.message)

    def _refuse_unseen(self, at: Posted, *rights: str) -> None:
        """Ask nothing of a channel that our client knows we don't see, or have no such rights in.

        Each change of a table there would be one more refusal of Discord.
        """
        ours = rights_in(self._client.get_channel(at.channel))
        if ours is not None and not all(getattr(ours, one) for one in ("view_channel", *rights)):
            raise discord_errors.KnownToBeShut(seen=ours.view_channel)

    def _message(self, at: Posted) -> discord.PartialMessage:
        return self.channel(at.channel).get_partial_message(at.message)

    async def to_person(
        self,
        user: int,
        ping: Ping,
        reader: Reader,
        *,
        server: int,
        nonce: str,
        doubtful: bool,
        bulk: bool = False,
        known: Known | None = None,
    ) -> Posted:
        """Write to a person; a message that an earlier attempt may have posted is found.

        `server`: where it comes from; `bulk`: it calls nobody, so that it can wait behind others.
        """
        await self._pace.direct(user, server, bulk=bulk)
        try:
            with strikes.to_one_person():
                channel = await self._client.create_dm(discord.Object(user))
                found = await self.find(channel, ping, nonce, known) if doubtful else None
                message = found or await self.send(channel, ping, reader, nonce=nonce)
        except (discord.HTTPException, discord.RateLimited) as error:
            if discord_errors.is_too_direct(error):
                self._pace.hold_direct()
            elif discord_errors.is_person_lost(error):
                self._pace.refuse_direct(user, error)
            raise
        if reader.unreached:
            await self._app.services.people.note_reached(user)
        return Posted(message.channel.id, message.id)

    async def direct_channel(self, user: int) -> int:
        """Return the channel of a person's direct messages."""
        return (await self._client.create_dm(discord.Object(user))).id

    async def find(
        self, channel: Channel, shown: Screen | Ping, nonce: str, known: Known | None = None
    ) -> discord.Message | None:
        """Find our own message like this one, or its plain form, among a channel's latest.

        `known` recognizes messages of other news: a report that is repeated with a call has the
        controls of the first one.
        """
        async for message in channel.history(limit=LOOK_BACK):
            if not is_ours(self._client, message):
                continue
            if not (message.content.endswith(_mark(nonce)) or is_like(message, shown)):
                continue
            if known is None or not await known(message.id):
                return message
        return None

    async def find_by(self, channel: Channel, control: str, mark: str) -> discord.Message | None:
        """Find our own message with a control, or a plain one with a mark, among the latest."""
        async for message in channel.history(limit=LOOK_BACK):
            if is_ours(self._client, message) and (
                control in ids_on(message.components) or mark in message.content
            ):
                return message
        return None

    async def is_there(self, channel: int) -> bool:
        """Whether a channel or thread exists; one that we may not see does."""
        try:
            await self._client.fetch_channel(channel)
        except discord.HTTPException as error:
            if not (discord_errors.is_forbidden(error) or discord_errors.is_channel_gone(error)):
                raise
            return discord_errors.is_forbidden(error)
        return True


def _plain_note(shown: Screen | Ping, nonce: str, reader: Reader) -> str:
    """Return what the plain form of a message says at its end; its nonce identifies it."""
    note = f"{reader.texts('common-plain')} " if next(controls(shown), None) else "-# "
    return note + _mark(nonce)


def _mark(nonce: str) -> str:
    return f"({nonce})"
