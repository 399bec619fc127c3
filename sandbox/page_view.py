"""The page's view of the world for one person: plain JSON, with ids as text."""

from collections.abc import Iterable

from sandbox.ids import iso
from sandbox.models import FORUMS, Channel, ChannelKind, File, Json, Message, Server, User
from sandbox.permissions import Right, rights_in_server
from sandbox.world import World

KEPT_PINGS = 200
QUOTED = 200  # characters of a message that another one answers, or a thread begins with
DIRECT = "direct"


def state_view(world: World, user: User) -> Json:
    """Return everything but messages: people, servers, channels, commands and pings."""
    servers = [s for s in world.servers.values() if user.id in s.members]
    channels = [c for c in world.channels_of(user) if c.kind != ChannelKind.CATEGORY]
    return {
        "viewer": str(user.id),
        "bot": _person(world.bot),
        "online": world.online,
        "people": [_person(u) for u in world.users.values() if not u.bot],
        "servers": [_server(s) for s in servers],
        "channels": [_channel(world, user, c) for c in channels],
        "commands": _commands(world, user, channels),
        "pings": pings(world),
    }


def message_view(world: World, message: Message) -> Json:
    """Return a message with all it shows."""
    author = world.users.get(message.author)
    by = (message.interaction or {}).get("user", {}).get("id") if message.command else None
    return {
        "id": str(message.id),
        "channel": str(message.channel),
        "author": _person(author) if author else None,
        "time": iso(message.created),
        "edited": message.edited is not None,
        "type": int(message.kind),
        "content": message.content,
        "private": message.is_private,
        "for": str(message.only_for) if message.only_for else None,
        "loading": message.is_loading,
        "components": message.components,
        "embeds": message.embeds,
        "files": [_file(world, f) for f in message.files if f.id not in message.shown],
        "command": message.command,
        "by": str(by) if by else None,
        "reply": _reply(world, message),
        "thread": str(message.thread) if message.thread else None,
        "pings": [str(user) for user in pinged(world, message)],
    }


def is_shown(world: World, user: int, message: Message) -> bool:
    """Whether a person sees a message: the channel is visible, and a private one is theirs."""
    if user not in world.users or message.channel not in world.channels:
        return False
    if message.only_for not in (None, user):
        return False
    return world.can_see(user, message.channel)


def pinged(world: World, message: Message) -> list[int]:
    """Return the people a message pings: by mention, by role, or as a direct message."""
    channel = world.channels.get(message.channel)
    if channel is None or message.is_private:
        return []
    if channel.server is None:
        called: Iterable[int] = channel.recipients
    else:
        called = [*message.pinged, *_by_role(world, channel, message)]
    people = (world.users.get(user) for user in dict.fromkeys(called))
    return [u.id for u in people if u and not u.bot and u.id != message.author]


def pings(world: World) -> dict[str, list[tuple[str, str]]]:
    """Return the messages that pinged each person, as (channel, message), oldest first."""
    found: dict[str, list[tuple[str, str]]] = {}
    for message in world.messages.values():
        for user in pinged(world, message):
            found.setdefault(str(user), []).append((str(message.channel), str(message.id)))
    return {user: calls[-KEPT_PINGS:] for user, calls in found.items()}


def _by_role(world: World, channel: Channel, message: Message) -> list[int]:
    server = world.servers.get(channel.server or 0)
    if server is None or not (message.pinged_everyone or message.pinged_roles):
        return []
    roles = set(message.pinged_roles)
    return [
        m.user
        for m in server.members.values()
        if message.pinged_everyone or roles.intersection(m.roles)
    ]


def _person(user: User) -> Json:
    return {"id": str(user.id), "name": user.name, "bot": user.bot, "locale": user.locale}


def _server(server: Server) -> Json:
    roles = [{"id": str(r.id), "name": r.name} for r in server.roles.values() if r.id != server.id]
    members = [str(user) for user in server.members]
    return {"id": str(server.id), "name": server.name, "members": members, "roles": roles}


def _channel(world: World, user: User, channel: Channel) -> Json:
    rights = world.rights(user, channel)
    speak = Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES
    thread = channel.thread
    return {
        "id": str(channel.id),
        "type": int(channel.kind),
        "name": channel.name,
        "server": str(channel.server) if channel.server else None,
        "parent": str(channel.parent) if thread else None,
        "position": channel.position,
        "topic": channel.topic,
        "last": str(channel.last_message) if channel.last_message else None,
        "archived": bool(thread and thread.archived),
        "locked": bool(thread and thread.locked),
        "speak": speak in rights and not (thread and thread.locked) and channel.kind not in FORUMS,
    }


def _commands(world: World, user: User, channels: list[Channel]) -> dict[str, list[Json]]:
    """The commands a person may use, by server; those of direct messages under "direct"."""
    places = {str(c.server or DIRECT): c for c in channels}
    found = {place: _allowed(world, user, channel) for place, channel in places.items()}
    found.setdefault(DIRECT, [])
    return found


def _allowed(world: World, user: User, channel: Channel) -> list[Json]:
    commands = world.commands_in(channel)
    server = world.servers.get(channel.server or 0)
    if server is None:
        return commands
    rights = rights_in_server(server, user.id)
    return [c for c in commands if Right(int(c.get("default_member_permissions") or 0)) in rights]


def _file(world: World, file: File) -> Json:
    return {
        "id": str(file.id),
        "name": file.name,
        "size": file.size,
        "content_type": file.content_type,
        "width": file.width,
        "height": file.height,
        "description": file.description,
        "url": world.file_url(file),
    }


def _reply(world: World, message: Message) -> Json | None:
    target = (message.reference or {}).get("message_id")
    found = world.messages.get(int(target)) if target else None
    if found is None or found.is_private:
        return None
    author = world.users.get(found.author)
    return {"author": author.name if author else "", "text": excerpt(found.text)}


def excerpt(text: str) -> str:
    """Return the first lines of a text, or the first words: no markup is cut in two."""
    if len(text) <= QUOTED:
        return text
    cut = text[:QUOTED]
    kept = cut.rpartition("\n")[0] or cut.rpartition(" ")[0] or cut
    return f"{kept.rstrip()} …"
