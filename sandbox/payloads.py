"""Discord's JSON of people, servers, channels, messages and interactions."""

from sandbox.ids import iso
from sandbox.models import (
    FORUMS,
    SPOKEN,
    Channel,
    ChannelKind,
    File,
    Json,
    Member,
    Message,
    Role,
    Server,
    User,
)
from sandbox.permissions import ALL, Right
from sandbox.records import COMMAND, Record
from sandbox.world import FOR_A_PERSON, FOR_A_SERVER, World, context_of


def user_json(user: User) -> Json:
    """A user as everybody sees them."""
    return {
        "id": str(user.id),
        "username": f"deleted_user_{user.id}" if user.deleted else _username(user),
        "discriminator": "0",
        "global_name": None if user.deleted else user.name,
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def _username(user: User) -> str:
    return user.name.lower().replace(" ", "_")


def own_user_json(user: User) -> Json:
    """The bot's user as the bot sees itself."""
    own = {"verified": True, "mfa_enabled": False, "locale": "en-US", "email": None, "flags": 0}
    return {**user_json(user), **own}


def member_json(world: World, member: Member, *, with_user: bool = True) -> Json:
    """A member of a server."""
    data: Json = {
        "roles": [str(role) for role in member.roles],
        "joined_at": iso(member.joined),
        "nick": member.nick,
        "avatar": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    return {**data, "user": user_json(world.users[member.user])} if with_user else data


def role_json(role: Role) -> Json:
    """A role."""
    colors = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": 0,
        "colors": colors,
        "hoist": False,
        "managed": role.managed,
        "mentionable": role.mentionable,
        "flags": 0,
    }


def channel_json(world: World, channel: Channel) -> Json:
    """A channel, thread or direct messages."""
    data: Json = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "name": channel.name,
        "last_message_id": _text_or_none(channel.last_message),
        "flags": 0,
    }
    if channel.server is None:
        recipients = [world.users[u] for u in channel.recipients if u != world.bot.id]
        return {**data, "recipients": [user_json(user) for user in recipients]}
    data |= {"guild_id": str(channel.server), "parent_id": _text_or_none(channel.parent)}
    data["rate_limit_per_user"] = 0
    return data | (_thread_json(world, channel) if channel.thread else _own_json(channel))


def _own_json(channel: Channel) -> Json:
    """Return the fields that a channel has and a thread has not."""
    overwrites = [
        {
            "id": str(o.target),
            "type": int(o.is_member),
            "allow": str(o.allow),
            "deny": str(o.deny),
        }
        for o in channel.overwrites.values()
    ]
    data: Json = {
        "position": channel.position,
        "nsfw": False,
        "topic": channel.topic,
        "permission_overwrites": overwrites,
    }
    if channel.kind in SPOKEN:
        data |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if channel.kind in FORUMS:
        data |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        data["default_forum_layout"] = 0
    return data


def _thread_json(world: World, channel: Channel) -> Json:
    state = channel.thread
    assert state is not None
    metadata: Json = {
        "archived": state.archived,
        "auto_archive_duration": state.auto_archive,
        "archive_timestamp": iso(state.changed),
        "locked": state.locked,
        "create_timestamp": iso(state.created),
    }
    if channel.kind == ChannelKind.PRIVATE_THREAD:
        metadata["invitable"] = state.invitable
    data: Json = {
        "owner_id": str(state.owner),
        "message_count": min(state.sent, 50),
        "total_message_sent": state.sent,
        "member_count": min(len(state.members), 50),
        "thread_metadata": metadata,
    }
    if world.bot.id in state.members:
        data["member"] = thread_member_json(channel, world.bot.id)
    return data


def thread_member_json(channel: Channel, user: int) -> Json:
    """A person's place in a thread."""
    joined = iso(channel.thread.created) if channel.thread else ""
    return {"id": str(channel.id), "user_id": str(user), "join_timestamp": joined, "flags": 0}


def server_json(server: Server) -> Json:
    """A server without its members and channels."""
    return {
        "id": str(server.id),
        "name": server.name,
        "owner_id": str(server.owner),
        "roles": [role_json(role) for role in server.roles.values()],
        "preferred_locale": server.locale,
        **SERVER_REST,
    }


SERVER_REST: Json = {
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "description": None,
    "emojis": [],
    "stickers": [],
    "features": [],
    "region": "local",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "nsfw_level": 0,
    "application_id": None,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "rules_channel_id": None,
    "public_updates_channel_id": None,
    "vanity_url_code": None,
    "premium_tier": 0,
    "max_members": 500000,
}


def server_create_json(world: World, server: Server, *, all_members: bool) -> Json:
    """A server as in GUILD_CREATE; without the members intent with the bot alone."""
    bot = world.bot.id
    members = [m for m in server.members.values() if all_members or m.user == bot]
    ours = [c for c in world.channels.values() if c.server == server.id]
    active = [c for c in ours if c.thread and not c.thread.archived and world.can_see(bot, c)]
    return {
        **server_json(server),
        "joined_at": iso(server.members[bot].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(server.members),
        "members": [member_json(world, member) for member in members],
        "channels": [channel_json(world, c) for c in ours if not c.thread],
        "threads": [channel_json(world, c) for c in active],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def file_json(world: World, file: File) -> Json:
    """An attachment."""
    url = world.file_url(file)
    data: Json = {
        "id": str(file.id),
        "filename": file.name,
        "size": file.size,
        "content_type": file.content_type,
        "url": url,
        "proxy_url": url,
        "flags": 0,
    }
    if file.width is not None:
        data |= {"width": file.width, "height": file.height}
    return {**data, "description": file.description} if file.description else data


def message_json(world: World, message: Message) -> Json:
    """A message; files shown by its components or embeds are not repeated as attachments."""
    attachments = [f for f in message.files if f.id not in message.shown]
    data: Json = {
        "id": str(message.id),
        "channel_id": str(message.channel),
        "type": int(message.kind),
        "author": user_json(world.users[message.author]),
        "content": message.content,
        "flags": message.flags,
        "timestamp": iso(message.created),
        "edited_timestamp": iso(message.edited) if message.edited is not None else None,
        "tts": False,
        "mention_everyone": message.pinged_everyone,
        "mentions": [user_json(world.users[u]) for u in message.mentions],
        "mention_roles": [str(role) for role in message.pinged_roles],
        "attachments": [file_json(world, file) for file in attachments],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": message.pinned,
        "reactions": [],
    }
    return data | _message_extras(world, message)


def _message_extras(world: World, message: Message) -> Json:
    data: Json = {}
    if message.reference is not None:
        data["message_reference"] = message.reference
        origin = world.messages.get(int(message.reference.get("message_id") or 0))
        data["referenced_message"] = message_json(world, origin) if origin else None
    if message.interaction is not None:
        data["application_id"] = data["webhook_id"] = str(world.bot.id)
        data["interaction_metadata"] = message.interaction
    if message.command is not None and message.interaction is not None:
        data["interaction"] = {
            "id": message.interaction["id"],
            "type": COMMAND,
            "name": message.command,
            "user": message.interaction["user"],
        }
    thread = world.channels.get(message.thread or 0)
    return {**data, "thread": channel_json(world, thread)} if thread else data


def posted_json(world: World, message: Message) -> Json:
    """A message as returned by posting it: only then does Discord include its nonce."""
    data = message_json(world, message)
    return data if message.nonce is None else {**data, "nonce": message.nonce}


def message_event_json(world: World, message: Message) -> Json:
    """A message as in a gateway event: with its server and its author's membership."""
    data = message_json(world, message)
    channel = world.channels[message.channel]
    if channel.server is None:
        return data
    data["guild_id"] = str(channel.server)
    member = world.servers[channel.server].members.get(message.author)
    if member is not None:
        data["member"] = member_json(world, member, with_user=False)
    return data


def interaction_json(world: World, record: Record, data: Json, *, file_limit: int) -> Json:
    """INTERACTION_CREATE for a command, click, choice or form."""
    user, channel = world.users[record.user], world.channels[record.channel]
    app_rights = world.rights_in(channel, world.bot.id)
    body: Json = {
        "id": str(record.id),
        "application_id": str(world.bot.id),
        "type": record.kind,
        "token": record.token,
        "version": 1,
        "channel_id": str(channel.id),
        "channel": {**channel_json(world, channel), "permissions": _bits(world, channel, user)},
        "locale": user.locale,
        "data": data,
        "entitlements": [],
        "attachment_size_limit": file_limit,
        "app_permissions": str(int(app_rights)),
        "authorizing_integration_owners": owners_json(world, channel, user),
        "context": context_of(channel),
    }
    body |= _who_json(world, channel, user)
    source = world.messages.get(record.source or 0)
    return {**body, "message": message_json(world, source)} if source else body


def _who_json(world: World, channel: Channel, user: User) -> Json:
    if channel.server is None:
        return {"user": user_json(user)}
    server = world.servers[channel.server]
    member = member_json(world, server.members[user.id])
    member["permissions"] = _bits(world, channel, user)
    return {
        "guild_id": str(server.id),
        "guild": {"id": str(server.id), "locale": server.locale, "features": []},
        "guild_locale": server.locale,
        "member": member,
    }


def owners_json(world: World, channel: Channel, user: User) -> Json:
    """Who installed the bot that an interaction is for: the server, else the person."""
    here = world.bot_is_in(channel.server or 0) or world.bot.id in channel.recipients
    kind, owner = (FOR_A_SERVER, channel.server or 0) if here else (FOR_A_PERSON, user.id)
    return {str(kind): str(owner)}


def _bits(world: World, channel: Channel, user: User) -> str:
    rights = world.rights_in(channel, user.id)
    return str(int(ALL if Right.ADMINISTRATOR in rights else rights))


def _text_or_none(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
