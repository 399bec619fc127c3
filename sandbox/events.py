"""Gateway events for changes of the world."""

from collections.abc import Callable

from sandbox.gateway import Gateway, Intent, Session
from sandbox.models import Channel, ChannelKind, Json, Message, Server
from sandbox.payloads import (
    channel_json,
    member_json,
    message_event_json,
    server_create_json,
    server_json,
    thread_member_json,
    user_json,
)
from sandbox.world import Change, ChangeKind, World


class Events:
    """Listens to the world and emits the events that the bot may receive."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.deaf = False
        self._hidden: set[int] = set()  # channels that the bot did not see when they last changed
        self._world = world
        self._gateway = gateway
        self._of: dict[ChangeKind, Callable[[Change], None]] = {
            ChangeKind.SERVER: self._server,
            ChangeKind.BOT_ADDED: self._bot_added,
            ChangeKind.BOT_REMOVED: self._bot_removed,
            ChangeKind.MEMBER: self._member,
            ChangeKind.MEMBER_GONE: self._member_gone,
            ChangeKind.CHANNEL_NEW: self._channel_new,
            ChangeKind.CHANNEL: self._channel,
            ChangeKind.CHANNEL_GONE: self._channel_gone,
            ChangeKind.MESSAGE_NEW: lambda change: self._message("MESSAGE_CREATE", change.what),
            ChangeKind.MESSAGE: lambda change: self._message("MESSAGE_UPDATE", change.what),
            ChangeKind.MESSAGE_GONE: self._message_gone,
        }

    def on_change(self, change: Change) -> None:
        """Pass a change on."""
        emit = self._of.get(change.kind)
        if emit is not None and not self.deaf:
            emit(change)

    def _server(self, change: Change) -> None:
        server: Server = change.what
        if self._world.bot_is_in(server):
            self._emit(server.id, "GUILD_UPDATE", server_json(server))

    def _bot_added(self, change: Change) -> None:
        server: Server = change.what
        body = server_create_json(self._world, server, all_members=False)
        del body["unavailable"]  # its absence marks a server newly joined, not one available again
        self._emit(server.id, "GUILD_CREATE", body)

    def _bot_removed(self, change: Change) -> None:
        self._emit(change.what.id, "GUILD_DELETE", {"id": str(change.what.id)})

    def _member(self, change: Change) -> None:
        server: Server = change.what
        if change.who is not None and self._world.bot_is_in(server):
            body = member_json(self._world, server.members[change.who])
            body["guild_id"] = str(server.id)
            self._gateway.emit(server.id, "GUILD_MEMBER_ADD", body, intent=Intent.MEMBERS)

    def _member_gone(self, change: Change) -> None:
        server: Server = change.what
        if change.who is not None and self._world.bot_is_in(server):
            body = {"guild_id": str(server.id), "user": user_json(self._world.users[change.who])}
            self._gateway.emit(server.id, "GUILD_MEMBER_REMOVE", body, intent=Intent.MEMBERS)

    def _channel_new(self, change: Change) -> None:
        channel: Channel = change.what
        if channel.server is None or not self._knows(channel):
            return
        body = channel_json(self._world, channel)
        if channel.is_thread:
            self._emit(channel.server, "THREAD_CREATE", {**body, "newly_created": True})
        else:
            self._emit(channel.server, "CHANNEL_CREATE", body)

    def _channel(self, change: Change) -> None:
        channel: Channel = change.what
        if channel.server is None or not self._world.bot_is_in(channel.server):
            return
        if channel.thread is not None and change.who is not None:
            self._thread_members(channel, change.who)
        elif self._knows(channel):
            event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
            self._emit(channel.server, event, channel_json(self._world, channel))
        if not channel.is_thread:
            self._sync_threads(channel)

    def _thread_members(self, thread: Channel, user: int) -> None:
        """Tell that somebody came into a thread or left it; of others only by intent."""
        assert thread.thread is not None
        came, bot = user in thread.thread.members, self._world.bot.id
        member = thread_member_json(thread, user)
        if came and user == bot:
            if thread.kind == ChannelKind.PRIVATE_THREAD:
                self._emit(thread.server, "THREAD_CREATE", channel_json(self._world, thread))
            own = {**member, "guild_id": str(thread.server)}
            self._emit(thread.server, "THREAD_MEMBER_UPDATE", own)
        body: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.server),
            "member_count": min(len(thread.thread.members), 50),
        }
        body |= {"added_members": [member]} if came else {"removed_member_ids": [str(user)]}
        needed = Intent.SERVERS if user == bot else Intent.MEMBERS
        self._gateway.emit(thread.server, "THREAD_MEMBERS_UPDATE", body, intent=needed)

    def _sync_threads(self, channel: Channel) -> None:
        """Tell the open threads of a channel that the bot sees for the first time, or again."""
        if not self._reads(channel):
            self._hidden.add(channel.id)
        elif channel.id in self._hidden:
            self._hidden.remove(channel.id)
            threads = [t for t in self._world.threads(channel) if t.thread and self._reads(t)]
            awake = [t for t in threads if t.thread and not t.thread.archived]
            bot = self._world.bot.id
            own = [t for t in awake if t.thread and bot in t.thread.members]
            body = {
                "guild_id": str(channel.server),
                "channel_ids": [str(channel.id)],
                "threads": [channel_json(self._world, thread) for thread in awake],
                "members": [thread_member_json(thread, bot) for thread in own],
            }
            self._emit(channel.server, "THREAD_LIST_SYNC", body)

    def _channel_gone(self, change: Change) -> None:
        channel: Channel = change.what
        if not self._world.bot_is_in(channel.server or 0):
            return
        self._hidden.discard(channel.id)
        if not channel.is_thread:
            self._emit(channel.server, "CHANNEL_DELETE", channel_json(self._world, channel))
            return
        body = {"id": str(channel.id), "type": int(channel.kind)}
        body |= {"guild_id": str(channel.server), "parent_id": str(channel.parent)}
        self._emit(channel.server, "THREAD_DELETE", body)

    def _message(self, event: str, message: Message) -> None:
        channel = self._world.channels[message.channel]
        if message.is_private or not self._reads(channel):
            return
        body = message_event_json(self._world, message)
        if event == "MESSAGE_CREATE" and message.nonce is not None:
            body["nonce"] = message.nonce
        self._gateway.emit_each(
            channel.server,
            event,
            lambda session: self._censored(session, message, body),
            intent=_intent(channel),
        )

    def _message_gone(self, change: Change) -> None:
        message: Message = change.what
        channel = self._world.channels[message.channel]
        if message.is_private or not self._reads(channel):
            return
        body = {"id": str(message.id), "channel_id": str(channel.id)}
        if channel.server is not None:
            body["guild_id"] = str(channel.server)
        self._gateway.emit(channel.server, "MESSAGE_DELETE", body, intent=_intent(channel))

    def _censored(self, session: Session, message: Message, body: Json) -> Json:
        """Blank a message unless it is the bot's, to it, direct, or the bot has the intent."""
        bot = self._world.bot.id
        direct = self._world.channels[message.channel].server is None
        if Intent.CONTENT in session.intents or message.author == bot or direct:
            return body
        if bot in message.mentions:
            return body
        return {**body, "content": "", "embeds": [], "attachments": [], "components": []}

    def _knows(self, channel: Channel) -> bool:
        """Whether events about a channel reach the bot: of threads, only those it can see."""
        if not self._world.bot_is_in(channel.server or 0):
            return False
        return not channel.is_thread or self._world.can_see(self._world.bot, channel)

    def _reads(self, channel: Channel) -> bool:
        return self._world.can_see(self._world.bot, channel)

    def _emit(self, server: int | None, event: str, body: Json) -> None:
        self._gateway.emit(server, event, body, intent=Intent.SERVERS)


def _intent(channel: Channel) -> int:
    return Intent.DIRECT_MESSAGES if channel.server is None else Intent.MESSAGES
