"""Threads of tables, tournaments and watchers: open or find them, and who is in them."""

from collections.abc import Collection
from typing import Final, Literal

import discord
import structlog

from clock import Clock
from cogs import discord_errors, private_threads
from cogs.app import App
from cogs.channels import rights_in
from cogs.courier.own_messages import is_ours
from cogs.courier.refusals import note_done, or_plainly
from services.facts.news import Posted
from services.facts.tables import TableFact

_log = structlog.get_logger()

NEAR: Final = 50
"""How many messages around a thread's start are searched for Discord's line about it."""
WEEK: Final = 10_080
"""Minutes until an idle thread is archived; posting opens it again."""
SOON: Final = 1_440
"""The same for finished tournament tables and games alone: a server can have a thousand awake."""
THREAD_NAME: Final = 100
PLAIN_NAME: Final = "Castellan"
"""How a thread is called whose name Discord refuses: some servers allow no name with such words."""
HOUR, DAY = 3600, 86_400
REMEMBERED: Final = 10_000
"""How many people are remembered as members of their server, or of a thread."""


_Idle = Literal[1440, 10_080]


def _idle(table: TableFact) -> _Idle:
    return SOON if table.solo else WEEK


class SeenHere:
    """People who were seen in a server or thread within the last day, or another time."""

    def __init__(self, clock: Clock, seconds: int = DAY) -> None:
        self._clock = clock
        self._seconds = seconds
        self._seen: dict[tuple[int, int], int] = {}

    def has(self, place: int, user: int) -> bool:
        """Tell whether the person was seen there."""
        never = -self._seconds
        return self._clock.passed() - self._seen.get((place, user), never) < self._seconds

    def note(self, place: int, user: int) -> None:
        """Remember that the person is there."""
        if len(self._seen) >= REMEMBERED:
            self._seen.clear()
        self._seen[place, user] = self._clock.passed()

    def forget(self, place: int, user: int) -> None:
        """Forget that the person was there."""
        self._seen.pop((place, user), None)


class Threads:
    """What deliveries ask of Discord about threads. Errors of Discord pass through."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client
        self._members = SeenHere(app.clock)
        self._kept_out = SeenHere(app.clock, HOUR)

    async def open(self, table: TableFact, name: str, *, again: bool = False) -> int:
        """Open the thread of a game on its table's message, or find the existing one.

        `again`: an earlier attempt may have opened one without a message. If Discord refuses its
        name, it has the plainest one.
        """
        return await or_plainly(
            self._app,
            lambda: self._open(table, name, again=again),
            lambda: self._open(table, f"{PLAIN_NAME} {table.id}", again=again),
        )

    async def _open(self, table: TableFact, name: str, *, again: bool) -> int:
        if table.private:
            self._require("create_private_threads", table.channel)
            return await self._open_private(table, name)
        self._require("create_public_threads", table.channel)
        if table.message is not None:
            try:
                channel = self._channel(table.channel, table.server)
                message = channel.get_partial_message(table.message)
                thread = await message.create_thread(name=name, auto_archive_duration=_idle(table))
            except discord.HTTPException as error:
                if error.code == discord_errors.THREAD_EXISTS:
                    if await self._is_ours(table.message):
                        return table.message
                elif error.code == discord_errors.WRONG_CHANNEL:
                    raise discord.InvalidData("the channel can't have threads") from error
                elif error.code != discord_errors.UNKNOWN_MESSAGE:
                    raise
            else:
                return thread.id
        return await self._open_at_table(table, name, again=again)

    async def open_on(self, at: Posted, server: int, name: str) -> int:
        """Open a thread on a message of ours, or find the existing one, which has the same id.

        If Discord refuses its name, it has the plainest one.
        """
        return await or_plainly(
            self._app,
            lambda: self._open_on(at, server, name),
            lambda: self._open_on(at, server, PLAIN_NAME),
        )

    async def _open_on(self, at: Posted, server: int, name: str) -> int:
        self._require("create_public_threads", at.channel)
        message = self._channel(at.channel, server).get_partial_message(at.message)
        try:
            thread = await message.create_thread(name=name, auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            if error.code != discord_errors.THREAD_EXISTS:
                raise
            if await self._is_ours(at.message):
                return at.message
            return await self._find_or_open(at.channel, name, again=True)
        return thread.id

    def _require(self, right: str, channel: int) -> None:
        """Ask for no thread where our client knows that we may open none: each is a refusal."""
        ours = rights_in(self._client.get_channel(channel))
        if ours is not None and not getattr(ours, right):
            raise discord_errors.KnownToBeShut(seen=ours.view_channel)

    async def _open_at_table(self, table: TableFact, name: str, *, again: bool) -> int:
        """Open a thread without a message: the table has none, or it was deleted."""
        quiet = table.tournament is not None
        idle = _idle(table)
        return await self._find_or_open(table.channel, name, again=again, quiet=quiet, idle=idle)

    async def _find_or_open(
        self, at: int, name: str, *, again: bool, quiet: bool = True, idle: _Idle = WEEK
    ) -> int:
        """Open a public thread without a message, or find one of ours of that name.

        `again`: an earlier attempt may have opened one. `quiet`: delete Discord's line about it.
        """
        channel, kinds = await self._parent(at), discord.ChannelType
        kind = kinds.news_thread if channel.is_news() else kinds.public_thread
        thread = await self._named(channel, name, kind) if again else None
        if thread is None:
            thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=idle)
            note_done()
        if quiet:
            await self._delete_line(channel, thread.id)
        return thread.id

    async def _parent(self, channel: int) -> discord.TextChannel:
        """Return a channel for threads. Raises discord.InvalidData: it can't have any."""
        found = await self._client.fetch_channel(channel)
        if not isinstance(found, discord.TextChannel):
            raise discord.InvalidData("the channel can't have threads")
        return found

    async def _named(
        self, channel: discord.TextChannel, name: str, kind: discord.ChannelType
    ) -> discord.Thread | None:
        """Find an active thread of ours that no table has."""
        known = (channel.id, name, kind, self._client.user and self._client.user.id)
        for one in await channel.guild.active_threads():
            if (one.parent_id, one.name, one.type, one.owner_id) != known:
                continue
            if await self._app.services.tables.table_in(one.id) is None:
                return one
        return None

    async def _delete_line(self, channel: discord.TextChannel, thread: int) -> None:
        """Delete Discord's line about a new thread in its channel, if that is allowed.

        A round has many threads, and its page links to each.
        """
        near = discord.Object(thread)
        try:
            async for message in channel.history(limit=NEAR, around=near):
                to = message.reference.channel_id if message.reference is not None else None
                about = message.type is discord.MessageType.thread_created and to == thread
                if about and is_ours(self._client, message):
                    await message.delete()
        except discord.HTTPException as error:
            if not discord_errors.is_known(error):
                raise

    async def _open_private(self, table: TableFact, name: str) -> int:
        """Open the thread of a private table, or find ours, and add its lords.

        Nobody else may see it; a lord who can't be added does not keep the others from playing.
        """
        channel = await self._parent(table.channel)
        kind = discord.ChannelType.private_thread

        async def open_thread(invitable: bool) -> discord.Thread:
            found = None if invitable else await self._named(channel, name, kind)
            return found or await channel.create_thread(
                name=name, type=kind, auto_archive_duration=_idle(table), invitable=invitable
            )

        people = [seat.account for seat in table.seats if seat.account is not None]
        thread, left_out = await private_threads.open_with(open_thread, people)
        for user in set(people) - set(left_out):
            self._members.note(thread.id, user)
        return thread.id

    async def _is_ours(self, thread: int) -> bool:
        """Whether a thread exists and was opened by us: whoever opened it can rename and close it.

        Anybody who may open threads can open one on a message of ours.
        """
        try:
            found = await self._client.fetch_channel(thread)
        except discord.HTTPException as error:
            if not (discord_errors.is_forbidden(error) or discord_errors.is_channel_gone(error)):
                raise
            return False
        own = self._client.user
        return isinstance(found, discord.Thread) and own is not None and found.owner_id == own.id

    async def add(self, thread: int, user: int | None) -> None:
        """Add a person to a thread, unless Discord does not let them in."""
        wanted = [] if user is None else [user]
        left_out = await private_threads.add(await self._thread(thread), wanted)
        for error in filter(discord_errors.is_down, left_out.values()):
            raise error

    async def is_in(self, thread: int, user: int, *, fresh: bool = False) -> bool:
        """Whether a person is in a private thread of ours: they are added, at most once a day.

        Who can't be added is tried again an hour later.
        """
        if not fresh and self._members.has(thread, user):
            return True
        if not fresh and self._kept_out.has(thread, user):
            return False
        try:
            left_out = await private_threads.add(await self._thread(thread), [user])
        except discord_errors.TROUBLE:
            return False
        (self._kept_out if left_out else self._members).note(thread, user)
        return not left_out

    async def remove(self, thread: int, user: int) -> None:
        """Remove a person from a thread of ours; people who are not in it are skipped."""
        try:
            await (await self._thread(thread)).remove_user(discord.Object(user))
        except discord.HTTPException as error:
            if discord_errors.is_channel_gone(error) or not discord_errors.is_gone(error):
                raise

    async def _thread(self, id: int) -> discord.Thread:
        """Return a thread, taken out of the archive."""
        channel = await self._client.fetch_channel(id)
        if not isinstance(channel, discord.Thread):
            raise discord.InvalidData("a watchers' thread is no thread")
        return await channel.edit(archived=False) if channel.archived else channel

    async def rename(self, thread: int, olds: Collection[str], name: str) -> None:
        """Rename a thread that has one of some names; failing is harmless."""
        found = self._client.get_channel(thread)
        if isinstance(found, discord.Thread) and found.name in olds and found.name != name:
            try:
                await found.edit(name=name)
            except discord_errors.TROUBLE as error:
                _log.info("thread.not_renamed", code=discord_errors.code_of(error))

    async def archive_soon(self, thread: int) -> None:
        """Have a thread archived after an idle day; a failure is only logged.

        Nobody in a private one adds others any more: they may still play the same draw.
        """
        try:
            channel = await self._client.fetch_channel(thread)
            if isinstance(channel, discord.Thread) and channel.is_private() and channel.invitable:
                await channel.edit(auto_archive_duration=SOON, invitable=False)
            elif isinstance(channel, discord.Thread):
                await channel.edit(auto_archive_duration=SOON)
        except discord_errors.TROUBLE as error:
            _log.info("thread.not_put_away", thread=thread, code=discord_errors.code_of(error))

    def _channel(self, id: int, server: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(id, guild_id=server)
