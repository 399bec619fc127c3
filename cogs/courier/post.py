"""Write to Discord: post, edit, strip, delete, open a thread, and find earlier posts."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

import discord
import structlog

from cogs import codec, discord_errors, private_threads, view
from cogs.app import App, Reader
from cogs.channels import may_post, rights_in, seen_by_all_who_see, sees
from cogs.courier.pace import Pace
from cogs.courier.refusals import note_done, or_plainly
from cogs.membership import owner_of
from cogs.screen import Ping, Screen, controls, custom_id, pictures, text_of
from services.facts import Person
from services.facts.news import Posted
from services.facts.tables import TableFact

_log = structlog.get_logger()

LOOK_BACK: Final = 100
"""How many of a channel's latest messages are searched for one that may have been posted: as many
as one request returns."""
NEAR: Final = 50
"""How many messages around a thread's start are searched for Discord's line about it."""
WEEK: Final = 10_080
"""Minutes until an idle thread is archived; posting opens it again."""
SOON: Final = 1_440
"""The same for a finished tournament table: a server can have a thousand active threads."""
THREAD_NAME: Final = 100
PLAIN_NAME: Final = "Castellan"
"""How a thread is called whose name Discord refuses: some servers allow no name with such words."""
DAY: Final = 86_400
REMEMBERED: Final = 10_000
"""How many people are remembered as members of their server, or of a thread."""

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
        self._here: dict[tuple[int, int], int] = {}

    def channel(self, id: int, server: int | None = None) -> discord.PartialMessageable:
        """Return a channel or thread by its id, whether Discord's client knows it or not."""
        return self._client.get_partial_messageable(id, guild_id=server)

    async def is_here(self, server: int, user: int, *, fresh: bool = False) -> bool:
        """Whether a person is in a server, where a mention can reach them.

        An answer "yes" is kept for a day, unless `fresh`. Without an answer it is "yes", too.
        """
        if not fresh and self._was_here(server, user):
            return True
        guild = self._client.get_guild(server)
        try:
            if guild is not None:
                await guild.fetch_member(user)
        except discord_errors.TROUBLE as error:
            if not discord_errors.is_gone(error):
                return True
            self._here.pop((server, user), None)
            return False
        self._note_here(server, user)
        return True

    def _was_here(self, place: int, user: int) -> bool:
        return self._app.clock.now() - self._here.get((place, user), -DAY) < DAY

    def _note_here(self, place: int, user: int) -> None:
        if len(self._here) >= REMEMBERED:
            self._here.clear()
        self._here[place, user] = self._app.clock.now()

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

    async def add_to_thread(self, thread: int, user: int | None) -> None:
        """Add a person to a thread, unless Discord does not let them in."""
        wanted = [] if user is None else [user]
        left_out = await private_threads.add(await self._thread(thread), wanted)
        for error in filter(discord_errors.is_down, left_out.values()):
            raise error

    async def is_in_thread(self, thread: int, user: int, *, fresh: bool = False) -> bool:
        """Whether a person is in a private thread of ours: they are added, at most once a day."""
        if not fresh and self._was_here(thread, user):
            return True
        try:
            left_out = await private_threads.add(await self._thread(thread), [user])
        except discord_errors.TROUBLE:
            return False
        if not left_out:
            self._note_here(thread, user)
        return not left_out

    async def remove_from_thread(self, thread: int, user: int) -> None:
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
        return await self.channel(at.channel).fetch_message(at.message)

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
            if not self._is_ours(message):
                continue
            if not (message.content.endswith(_mark(nonce)) or is_like(message, shown)):
                continue
            if known is None or not await known(message.id):
                return message
        return None

    async def find_by(self, channel: Channel, control: str, mark: str) -> discord.Message | None:
        """Find our own message with a control, or a plain one with a mark, among the latest."""
        async for message in channel.history(limit=LOOK_BACK):
            if self._is_ours(message) and (
                control in ids_on(message.components) or mark in message.content
            ):
                return message
        return None

    def _is_ours(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id

    async def open_thread(self, table: TableFact, name: str, *, again: bool = False) -> int:
        """Open the thread of a game on its table's message, or find the existing one.

        `again`: an earlier attempt may have opened one without a message. If Discord refuses its
        name, it has the plainest one.
        """
        return await or_plainly(
            self._app,
            lambda: self._open_thread(table, name, again=again),
            lambda: self._open_thread(table, f"{PLAIN_NAME} {table.id}", again=again),
        )

    async def _open_thread(self, table: TableFact, name: str, *, again: bool) -> int:
        if table.private:
            return await self._private_thread(table, name)
        if table.message is not None:
            try:
                channel = self.channel(table.channel, table.server)
                message = channel.get_partial_message(table.message)
                thread = await message.create_thread(name=name, auto_archive_duration=WEEK)
            except discord.HTTPException as error:
                if error.code == discord_errors.THREAD_EXISTS:
                    if await self._is_our_thread(table.message):
                        return table.message
                elif error.code == discord_errors.WRONG_CHANNEL:
                    raise discord.InvalidData("the channel can't have threads") from error
                elif error.code != discord_errors.UNKNOWN_MESSAGE:
                    raise
            else:
                return thread.id
        return await self._table_thread(table, name, again=again)

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

    async def thread_on(self, at: Posted, server: int, name: str) -> int:
        """Open a thread on a message of ours, or find the existing one, which has the same id.

        If Discord refuses its name, it has the plainest one.
        """
        return await or_plainly(
            self._app,
            lambda: self._thread_on(at, server, name),
            lambda: self._thread_on(at, server, PLAIN_NAME),
        )

    async def _thread_on(self, at: Posted, server: int, name: str) -> int:
        message = self.channel(at.channel, server).get_partial_message(at.message)
        try:
            thread = await message.create_thread(name=name, auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            if error.code != discord_errors.THREAD_EXISTS:
                raise
            if await self._is_our_thread(at.message):
                return at.message
            return await self._find_or_open_thread(at.channel, name, again=True)
        return thread.id

    async def rename_thread(self, thread: int, olds: Collection[str], name: str) -> None:
        """Rename a thread that has one of some names; failing is harmless."""
        found = self._client.get_channel(thread)
        if isinstance(found, discord.Thread) and found.name in olds and found.name != name:
            try:
                await found.edit(name=name)
            except discord_errors.TROUBLE as error:
                _log.info("thread.not_renamed", code=discord_errors.code_of(error))

    async def is_there(self, channel: int) -> bool:
        """Whether a channel or thread exists; one that we may not see does."""
        try:
            await self._client.fetch_channel(channel)
        except discord.HTTPException as error:
            if not (discord_errors.is_forbidden(error) or discord_errors.is_channel_gone(error)):
                raise
            return discord_errors.is_forbidden(error)
        return True

    async def _is_our_thread(self, thread: int) -> bool:
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

    async def _private_thread(self, table: TableFact, name: str) -> int:
        """Open the thread of a private table, or find ours, and add its lords.

        Nobody else may see it; a lord who can't be added does not keep the others from playing.
        """
        channel = await self._parent(table.channel)
        kind = discord.ChannelType.private_thread

        async def open_thread(invitable: bool) -> discord.Thread:
            found = None if invitable else await self._thread_named(channel, name, kind)
            return found or await channel.create_thread(
                name=name, type=kind, auto_archive_duration=WEEK, invitable=invitable
            )

        people = [seat.account for seat in table.seats if seat.account is not None]
        thread, left_out = await private_threads.open_with(open_thread, people)
        for user in set(people) - set(left_out):
            self._note_here(thread.id, user)
        return thread.id

    async def _table_thread(self, table: TableFact, name: str, *, again: bool) -> int:
        """Open a thread without a message: the table has none, or it was deleted."""
        quiet = table.tournament is not None
        return await self._find_or_open_thread(table.channel, name, again=again, quiet=quiet)

    async def _parent(self, channel: int) -> discord.TextChannel:
        """Return a channel for threads. Raises discord.InvalidData: it can't have any."""
        found = await self._client.fetch_channel(channel)
        if not isinstance(found, discord.TextChannel):
            raise discord.InvalidData("the channel can't have threads")
        return found

    async def _find_or_open_thread(
        self, at: int, name: str, *, again: bool, quiet: bool = True
    ) -> int:
        """Open a public thread without a message, or find one of ours of that name.

        `again`: an earlier attempt may have opened one. `quiet`: delete Discord's line about it.
        """
        channel, kinds = await self._parent(at), discord.ChannelType
        kind = kinds.news_thread if channel.is_news() else kinds.public_thread
        thread = await self._thread_named(channel, name, kind) if again else None
        if thread is None:
            thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
            note_done()
        if quiet:
            await self._delete_thread_line(channel, thread.id)
        return thread.id

    async def _thread_named(
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

    async def _delete_thread_line(self, channel: discord.TextChannel, thread: int) -> None:
        """Delete Discord's line about a new thread in its channel, if that is allowed.

        A round has many threads, and its page links to each.
        """
        near = discord.Object(thread)
        try:
            async for message in channel.history(limit=NEAR, around=near):
                to = message.reference.channel_id if message.reference is not None else None
                about = message.type is discord.MessageType.thread_created and to == thread
                if about and self._is_ours(message):
                    await message.delete()
        except discord.HTTPException as error:
            if not discord_errors.is_known(error):
                raise


def _plain_note(shown: Screen | Ping, nonce: str, reader: Reader) -> str:
    """Return what the plain form of a message says at its end; its nonce identifies it."""
    note = f"{reader.texts('common-plain')} " if next(controls(shown), None) else "-# "
    return note + _mark(nonce)


def _mark(nonce: str) -> str:
    return f"({nonce})"


def is_like(message: discord.Message, shown: Screen | Ping) -> bool:
    """Tell whether a message is this one: by its controls, or without any by its words.

    Its first control says what it is about; some of the others may come and go meanwhile.
    """
    if message.flags.components_v2 != isinstance(shown, Screen):
        return False
    wanted, found = [custom_id(one) for one in controls(shown)], list(_ids_on(message.components))
    if not wanted or not found:
        return wanted == found and _words_on(message) == text_of(shown).strip()
    return wanted[0] == found[0] and (set(wanted) <= set(found) or set(found) <= set(wanted))


def _words_on(message: discord.Message) -> str:
    """Return the text of a message without controls."""
    return message.content or "\n".join(_texts_on(message.components)).strip()


def _texts_on(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts_on(getattr(component, "children", ()))


def ids_on(components: Iterable[Any]) -> set[str]:
    """Return the custom_ids on a message, at every depth."""
    return set(_ids_on(components))


def _ids_on(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        id = getattr(component, "custom_id", None)
        if isinstance(id, str):
            yield id
        yield from _ids_on(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from _ids_on([accessory])


def meanings_on(message: discord.Message) -> Iterator[codec.CustomId]:
    """Yield the parsed custom_ids of a message."""
    for id in sorted(ids_on(message.components)):
        try:
            yield codec.parse(id)
        except codec.IdError:
            continue
