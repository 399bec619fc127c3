"""Discord's permissions: the bits, and a member's rights in a server and a channel."""

from enum import IntFlag

from sandbox.models import SPOKEN, Channel, ChannelKind, Member, Server


class Right(IntFlag):
    """The permission bits that the sandbox enforces or passes on."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_SERVER = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = Right((1 << 52) - 1)
EVERYBODY = (
    Right.ADD_REACTIONS
    | Right.VIEW_CHANNEL
    | Right.SEND_MESSAGES
    | Right.EMBED_LINKS
    | Right.ATTACH_FILES
    | Right.READ_MESSAGE_HISTORY
    | Right.CONNECT
    | Right.USE_APPLICATION_COMMANDS
    | Right.CREATE_PUBLIC_THREADS
    | Right.CREATE_PRIVATE_THREADS
    | Right.SEND_MESSAGES_IN_THREADS
)
"""The rights of @everyone in a new server."""

INVITED = (
    Right.VIEW_CHANNEL
    | Right.SEND_MESSAGES
    | Right.CREATE_PUBLIC_THREADS
    | Right.SEND_MESSAGES_IN_THREADS
    | Right.ATTACH_FILES
    | Right.READ_MESSAGE_HISTORY
)
"""The rights that the bot's invitation asks for: its own role has these."""

IN_DIRECT_MESSAGES = EVERYBODY & ~(Right.CREATE_PUBLIC_THREADS | Right.CREATE_PRIVATE_THREADS)


def rights_in_server(server: Server, user: int) -> Right:
    """What a person may do in a server, without the overwrites of channels."""
    member = server.members.get(user)
    if member is None:
        return Right(0)
    if user == server.owner:
        return ALL
    rights = Right(server.roles[server.id].permissions)
    for role in member.roles:
        rights |= Right(server.roles[role].permissions)
    return ALL if Right.ADMINISTRATOR in rights else rights


def rights_in_channel(
    channel: Channel, server: Server | None, home: Channel | None, user: int
) -> Right:
    """What a person may do in a channel of a server, or in direct messages (None).

    `home` is the channel whose overwrites count: a thread takes those of its parent.
    """
    if server is None:
        return IN_DIRECT_MESSAGES if user in channel.recipients else Right(0)
    rights = rights_in_server(server, user)
    if rights == ALL or user not in server.members:
        return rights
    if home is not None:
        rights = _overwritten(rights, home, server.members[user])
    if Right.VIEW_CHANNEL not in rights or not _is_in_thread(channel, rights, user):
        return Right(0)
    if channel.kind in SPOKEN and Right.CONNECT not in rights:
        return Right.VIEW_CHANNEL  # without it all other rights are denied there, too
    return rights


def _is_in_thread(channel: Channel, rights: Right, user: int) -> bool:
    """Whether a thread is public, or a person takes part in it or manages threads."""
    if channel.thread is None or channel.kind != ChannelKind.PRIVATE_THREAD:
        return True
    return user in channel.thread.members or Right.MANAGE_THREADS in rights


def _overwritten(rights: Right, home: Channel, member: Member) -> Right:
    """Overwrites in Discord's order: @everyone, then all roles at once, then the member."""
    bits = int(rights)
    for tier in ([home.server], member.roles, [member.user]):
        ours = [home.overwrites[target] for target in tier if target in home.overwrites]
        for overwrite in ours:
            bits &= ~overwrite.deny
        for overwrite in ours:
            bits |= overwrite.allow
    return Right(bits)
