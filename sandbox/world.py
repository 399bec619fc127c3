"""The world the bot lives in: people, servers, channels, messages, and the rights of everyone.

Every change goes through a method here, which notifies the listeners (the gateway, the journal,
the page), so that all three always agree.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar
from urllib.parse import quote

from sandbox.blobs import Blobs
from sandbox.ids import APPLICATION_ID, Clock, Snowflakes
from sandbox.models import (
    HAS_THREAD,
    Channel,
    ChannelKind,
    File,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    Server,
    ThreadState,
    User,
)
from sandbox.nonces import Nonces
from sandbox.permissions import EVERYBODY, INVITED, Right, rights_in_channel


class ChangeKind(StrEnum):
    """What a change is about."""

    USER = "user"
    SERVER = "server"  # new, or changed in name, roles
    SERVER_GONE = "server_gone"
    BOT_ADDED = "bot_added"
    BOT_REMOVED = "bot_removed"
    MEMBER = "member"
    MEMBER_GONE = "member_gone"
    CHANNEL_NEW = "channel_new"
    CHANNEL = "channel"
    CHANNEL_GONE = "channel_gone"
    MESSAGE_NEW = "message_new"
    MESSAGE = "message"
    MESSAGE_GONE = "message_gone"
    TYPING = "typing"
    COMMANDS = "commands"  # the bot registered its commands
    BOT = "bot"  # the bot came online or went offline
    ANSWER = "answer"  # an interaction was answered, or timed out: `what` is its Record


@dataclass(frozen=True, slots=True)
class Change:
    """One change: `what` is the object itself (a Message, …), `who` the person if one matters."""

    kind: ChangeKind
    what: Any
    who: int | None = None


N = TypeVar("N", User, Server, Channel)


class NoSuch(LookupError):  # noqa: N818 - reads as what it says: no such channel
    """Nothing in the world has that name or id."""


class World:
    """All state, in memory; `Journal` keeps it on disk."""

    def __init__(self, clock: Clock | None = None, blobs: Blobs | None = None) -> None:
        self.clock = clock or Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.blobs = blobs or Blobs()
        self.url = "http://127.0.0.1"
        self.users: dict[int, User] = {}
        self.servers: dict[int, Server] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.commands: dict[int | None, list[Json]] = {None: []}  # None: everywhere
        self.emojis: dict[int, Json] = {}
        """The application's own emoji; a restart forgets them."""
        self.online = False
        self.listeners: list[Callable[[Change], None]] = []
        self.nonces = Nonces(self.clock)
        self._in_channel: dict[int, dict[int, Message]] = {}
        self.installs: tuple[int, ...] = (
            FOR_A_SERVER,
            FOR_A_PERSON,
        )  # as the application is configured
        self.most_threads = 1000  # open ones in a server
        self.bot = User(APPLICATION_ID, "Castellan", bot=True)
        self.users[self.bot.id] = self.bot

    def notify(self, kind: ChangeKind, what: object, who: int | None = None) -> None:
        """Notify every listener of a change, in the order of their registration."""
        for listener in tuple(self.listeners):
            listener(Change(kind, what, who))

    # ── finding things ────────────────────────────────────────────────────────────────────────

    def user(self, who: User | int | str) -> User:
        """A person by themselves, id or name."""
        return _find(self.users, who)

    def server(self, which: Server | int | str) -> Server:
        """A server by itself, id or name."""
        return _find(self.servers, which)

    def channel(self, which: Channel | int | str) -> Channel:
        """A channel or thread by itself, id or name (the newest of that name)."""
        return _find(self.channels, which)

    def message(self, which: Message | int) -> Message:
        """A message by itself or id."""
        found = self.messages.get(which.id if isinstance(which, Message) else which)
        if found is None:
            raise NoSuch(f"there is no message {which!r}")
        return found

    def history(self, channel: Channel | int | str) -> list[Message]:
        """All messages of a channel, private ones too, oldest first."""
        return list(self._in_channel.get(self.channel(channel).id, {}).values())

    def seen_by(self, who: User | int | str, channel: Channel | int | str) -> list[Message]:
        """The messages of a channel that a person sees, oldest first."""
        user = self.user(who)
        return [m for m in self.history(channel) if m.only_for in (None, user.id)]

    def last(self, channel: Channel | int | str) -> Message:
        """The newest message of a channel, private or not."""
        messages = self._in_channel.get(self.channel(channel).id)
        if not messages:
            raise NoSuch("there is no message in that channel")
        return next(reversed(messages.values()))

    def threads(self, parent: Channel | int | str) -> list[Channel]:
        """The threads of a channel, oldest first."""
        home = self.channel(parent).id
        return [c for c in self.channels.values() if c.is_thread and c.parent == home]

    def rights(self, who: User | int | str, channel: Channel | int | str) -> Right:
        """What a person may do in a channel."""
        return self.rights_in(self.channel(channel), self.user(who).id)

    def rights_in(self, channel: Channel, user: int) -> Right:
        """What a person, by id, may do in a channel."""
        server = self.servers[channel.server] if channel.server is not None else None
        home = self.channels.get(channel.parent or 0) if channel.thread else channel
        return rights_in_channel(channel, server, home, user)

    def can_see(self, who: User | int | str, channel: Channel | int | str) -> bool:
        """Whether a person sees a channel at all."""
        return Right.VIEW_CHANNEL in self.rights(who, channel)

    def channels_of(self, who: User | int | str) -> Iterator[Channel]:
        """The channels, threads and direct messages a person sees."""
        return (c for c in self.channels.values() if self.can_see(who, c))

    def bot_is_in(self, server: Server | int) -> bool:
        """Whether the bot is a member of a server."""
        found = self.servers.get(server.id if isinstance(server, Server) else server)
        return found is not None and self.bot.id in found.members

    def file_url(self, file: File) -> str:
        """Where a file can be fetched."""
        return f"{self.url}/attachments/{file.channel}/{file.id}/{quote(file.name)}"

    def index_messages(self) -> None:
        """Sort the messages into their channels again, after they were read from disk."""
        self._in_channel = {channel: {} for channel in self.channels}
        for message in self.messages.values():
            self._in_channel[message.channel][message.id] = message
            self.nonces.note(message)

    # ── people and servers ────────────────────────────────────────────────────────────────────

    def add_user(self, name: str, *, locale: str = "en-US") -> User:
        """Add a person, in no server yet."""
        user = User(self.snowflakes.next(), name, locale)
        self.users[user.id] = user
        self.notify(ChangeKind.USER, user)
        return user

    def block_direct_messages(self, user: User, *, blocked: bool = True) -> None:
        """Make a person block direct messages, or accept them again."""
        user.blocks_direct_messages = blocked
        self.notify(ChangeKind.USER, user)

    def delete_account(self, user: User) -> None:
        """Delete a person's account: they leave every server; their messages stay."""
        for server in self.servers.values():
            if user.id in server.members:
                self.remove_member(server, user)
        user.deleted = True
        self.notify(ChangeKind.USER, user)

    def add_server(
        self,
        name: str,
        members: Iterable[User] = (),
        *,
        channels: Iterable[str] = ("general",),
        bot_rights: int = INVITED,
    ) -> Server:
        """Add a server with the bot in it; the first member owns it."""
        people = list(members)
        server = Server(self.snowflakes.next(), name, people[0].id if people else 0)
        server.roles[server.id] = Role(server.id, "@everyone", EVERYBODY, position=0)
        self.servers[server.id] = server
        self.notify(ChangeKind.SERVER, server)
        for user in people:
            self.add_member(server, user)
        for channel in channels:
            self.add_channel(server, channel)
        self.add_bot(server, bot_rights)
        return server

    def add_member(self, server: Server, user: User, *, roles: Iterable[Role] = ()) -> Member:
        """Add a person to a server."""
        member = Member(user.id, self.clock.now(), [role.id for role in roles])
        server.members[user.id] = member
        self.notify(ChangeKind.MEMBER, server, user.id)
        return member

    def remove_member(self, server: Server, user: User) -> None:
        """Remove a person from a server."""
        server.members.pop(user.id, None)
        self.notify(ChangeKind.MEMBER_GONE, server, user.id)

    def add_role(self, server: Server, name: str, permissions: int = 0) -> Role:
        """Add a role to a server."""
        role = Role(self.snowflakes.next(), name, permissions, position=len(server.roles))
        server.roles[role.id] = role
        self.notify(ChangeKind.SERVER, server)
        return role

    def add_bot(self, server: Server, permissions: int = INVITED) -> None:
        """Add the bot to a server, with a role of its own that has these permissions."""
        role = Role(
            self.snowflakes.next(), self.bot.name, permissions, len(server.roles), managed=True
        )
        server.roles[role.id] = role
        server.members[self.bot.id] = Member(self.bot.id, self.clock.now(), [role.id])
        self.notify(ChangeKind.BOT_ADDED, server)

    def remove_bot(self, server: Server) -> None:
        """Remove the bot and its role from a server."""
        member = server.members.pop(self.bot.id, None)
        for role in member.roles if member else ():
            if server.roles[role].managed:
                del server.roles[role]
        self.notify(ChangeKind.BOT_REMOVED, server)

    # ── channels and threads ──────────────────────────────────────────────────────────────────

    def add_channel(
        self,
        server: Server,
        name: str,
        *,
        kind: ChannelKind = ChannelKind.TEXT,
        parent: Channel | None = None,
        topic: str | None = None,
    ) -> Channel:
        """Add a channel of any kind; `parent` is its category."""
        position = sum(c.server == server.id and not c.is_thread for c in self.channels.values())
        new = Channel(self.snowflakes.next(), kind, name, server.id, parent.id if parent else None)
        new.position, new.topic = position, topic
        return self._keep_channel(new)

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        start: Message | None = None,
        private: bool = False,
        auto_archive: int = 1440,
    ) -> Channel:
        """Add a thread; one started from a message gets that message's id, as on Discord."""
        now = self.clock.now()
        state = ThreadState(owner.id, now, now, auto_archive, members=[owner.id])
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        if parent.kind == ChannelKind.ANNOUNCEMENT:
            kind = ChannelKind.ANNOUNCEMENT_THREAD
        new_id = start.id if start else self.snowflakes.next()
        new = Channel(new_id, kind, name, parent.server, parent.id, thread=state)
        self._keep_channel(new)
        if start is not None and start.id in self.messages:  # a forum's is the thread's own first
            start.thread = new.id
            start.flags |= HAS_THREAD
            self.notify(ChangeKind.MESSAGE, start)
        return new

    def direct(self, who: User | int | str) -> Channel:
        """Return the direct messages between the bot and a person, opened if necessary."""
        user = self.user(who)
        for channel in self.channels.values():
            if channel.kind == ChannelKind.DIRECT and user.id in channel.recipients:
                return channel
        new = Channel(self.snowflakes.next(), ChannelKind.DIRECT, user.name)
        new.recipients = [user.id, self.bot.id]
        return self._keep_channel(new)

    def add_group(self, *people: User | int | str) -> Channel:
        """Add the messages of a group of people, in which the bot is not."""
        new = Channel(self.snowflakes.next(), ChannelKind.GROUP, "")
        new.recipients = [self.user(who).id for who in people]
        return self._keep_channel(new)

    def _keep_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self._in_channel[channel.id] = {}
        self.notify(ChangeKind.CHANNEL_NEW, channel)
        return channel

    def channel_changed(self, channel: Channel) -> None:
        """Notify the listeners that fields of a channel or thread were changed."""
        self.notify(ChangeKind.CHANNEL, channel)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with its messages and its threads."""
        for thread in self.threads(channel):
            self.delete_channel(thread)
        messages = self._in_channel.pop(channel.id)
        del self.channels[channel.id]
        for message in messages.values():
            del self.messages[message.id]
        self.notify(ChangeKind.CHANNEL_GONE, channel)
        for message in messages.values():
            self._drop_files(message)

    def archive(
        self, thread: Channel, *, archived: bool = True, locked: bool | None = None
    ) -> None:
        """Archive or reopen a thread, or lock it as well."""
        state = _thread(thread)
        state.archived, state.changed = archived, self.clock.now()
        state.locked = state.locked if locked is None else locked
        self.notify(ChangeKind.CHANNEL, thread)

    def archive_idle(self) -> None:
        """Archive every thread that was idle for its time."""
        now = self.clock.now()
        for channel in self.channels.values():
            state = channel.thread
            if state and not state.archived and now - state.changed >= state.auto_archive * 60:
                self.archive(channel)

    def join_thread(self, thread: Channel, user: int) -> bool:
        """Add a person to a thread; False if they were in it."""
        state = _thread(thread)
        if user in state.members:
            return False
        state.members.append(user)
        self.notify(ChangeKind.CHANNEL, thread, user)
        return True

    def leave_thread(self, thread: Channel, user: int) -> None:
        """Remove a person from a thread."""
        state = _thread(thread)
        if user in state.members:
            state.members.remove(user)
            self.notify(ChangeKind.CHANNEL, thread, user)

    def set_overwrite(
        self, channel: Channel, target: User | Role, *, allow: int = 0, deny: int = 0
    ) -> None:
        """Set what a channel allows and denies to a person or role."""
        channel.overwrites.pop(target.id, None)
        if allow or deny:
            is_member = isinstance(target, User)
            channel.overwrites[target.id] = Overwrite(target.id, is_member, int(allow), int(deny))
        self.notify(ChangeKind.CHANNEL, channel)

    # ── messages ──────────────────────────────────────────────────────────────────────────────

    def add_message(self, message: Message) -> Message:
        """Add a finished message to its channel; a thread it is posted in is reopened."""
        channel = self.channels[message.channel]
        if channel.thread is not None and not message.is_private:
            self._touch(channel, message.author)
        self.messages[message.id] = message
        self._in_channel[channel.id][message.id] = message
        self.nonces.note(message)
        if not message.is_private:
            channel.last_message = message.id
        self.notify(ChangeKind.MESSAGE_NEW, message)
        return message

    def _touch(self, thread: Channel, author: int) -> None:
        state = _thread(thread)
        was_archived = state.archived
        state.archived, state.changed = False, self.clock.now()
        state.sent += 1
        if was_archived:
            self.notify(ChangeKind.CHANNEL, thread)
        self.join_thread(thread, author)

    def message_changed(self, message: Message) -> None:
        """Notify the listeners that a message was edited."""
        self.notify(ChangeKind.MESSAGE, message)

    def delete_message(self, message: Message) -> None:
        """Delete a message with its files."""
        self.messages.pop(message.id, None)
        self._in_channel[message.channel].pop(message.id, None)
        self.notify(ChangeKind.MESSAGE_GONE, message)
        self._drop_files(message)

    def _drop_files(self, message: Message) -> None:
        for file in message.files:
            self.blobs.drop(file.id)

    def set_commands(self, server: int | None, commands: list[Json]) -> None:
        """Set the bot's commands, everywhere (None) or in one server."""
        self.commands[server] = commands
        self.notify(ChangeKind.COMMANDS, server)

    def commands_in(self, channel: Channel) -> list[Json]:
        """Return the commands on offer in a channel: the server's own first.

        Where the bot is no member, only commands remain that people may install for themselves.
        """
        own = self.commands.get(channel.server, []) if self.bot_is_in(channel.server or 0) else []
        taken = {(c["name"], c["type"]) for c in own}
        rest = [c for c in self.commands[None] if (c["name"], c["type"]) not in taken]
        here = self.bot_is_in(channel.server or 0) or self.bot.id in channel.recipients
        return [*own, *(c for c in rest if self._is_offered(c, context_of(channel), here=here))]

    def _is_offered(self, command: Json, context: int, *, here: bool) -> bool:
        """Whether a command is for such a place; what it leaves open, the application decides."""
        contexts, installs = command.get("contexts"), command.get("integration_types")
        if contexts is None and command.get("dm_permission") is False:
            contexts = [IN_SERVER]
        fits = contexts is None or context in contexts
        return fits and (here or FOR_A_PERSON in (self.installs if installs is None else installs))


IN_SERVER, IN_DIRECT, IN_GROUP = 0, 1, 2
"""Where an interaction happens: Discord's contexts."""

FOR_A_SERVER, FOR_A_PERSON = 0, 1
"""How an application can be installed: Discord's integration types."""


def context_of(channel: Channel) -> int:
    """Return what kind of place a channel is."""
    if channel.server is not None:
        return IN_SERVER
    return IN_GROUP if channel.kind == ChannelKind.GROUP else IN_DIRECT


def _thread(channel: Channel) -> ThreadState:
    if channel.thread is None:
        raise NoSuch(f"#{channel.name} is no thread")
    return channel.thread


def _find(things: dict[int, N], which: N | int | str) -> N:
    if isinstance(which, int):
        found = things.get(which)
    elif isinstance(which, str):
        found = next((t for t in reversed(things.values()) if t.name == which), None)
    else:
        found = things.get(which.id)
    if found is None:
        raise NoSuch(f"there is no {which!r}")
    return found
