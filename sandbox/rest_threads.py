"""Routes that create, change and delete threads and channels."""

from dataclasses import replace

from sandbox.call import Call
from sandbox.errors import refusal
from sandbox.fields import Check, choice, demand, flag, optional, text, thing
from sandbox.messages import post_in_forum
from sandbox.models import (
    FORUMS,
    Channel,
    ChannelKind,
    Json,
    Message,
    MessageKind,
    ThreadState,
)
from sandbox.payloads import channel_json, message_json, thread_member_json
from sandbox.permissions import Right
from sandbox.rest_messages import Answer, check_room

MAX_MEMBERS = 1000
NAME = text(1, 100)
THREAD: dict[str, Check] = {
    "auto_archive_duration": optional(choice(60, 1440, 4320, 10080)),
    "invitable": flag,
}


STARTED = {
    ChannelKind.TEXT: (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD),
    ChannelKind.ANNOUNCEMENT: (ChannelKind.ANNOUNCEMENT_THREAD,),
}
"""The kinds of threads that can be started in a kind of channel; forums take posts instead."""


async def start_thread(call: Call) -> Answer:
    """Start a thread without a message, or a post in a forum."""
    parent = call.channel()
    if parent.kind in FORUMS:
        return await _start_post(call, parent)
    body = await call.json()
    demand(body, type=optional(choice(10, 11, 12)))
    kind = body.get("type") or ChannelKind.PRIVATE_THREAD
    thread = _make(call, parent, body, kind)
    if kind != ChannelKind.PRIVATE_THREAD:
        note = Message(call.world.snowflakes.next(), parent.id, call.world.bot.id, _now(call))
        note.kind, note.content, note.thread = MessageKind.THREAD_CREATED, thread.name, thread.id
        note.reference = {"channel_id": str(thread.id), "guild_id": str(thread.server)}
        call.world.add_message(note)
    return channel_json(call.world, thread)


async def _start_post(call: Call, forum: Channel) -> Answer:
    draft = await call.draft()
    call.require(forum, Right.SEND_MESSAGES)
    if draft.uploads:
        call.require(forum, Right.ATTACH_FILES)
    minutes = _check_new(draft.body)
    check_room(call, forum)
    demand(draft.body, message=thing())
    inside = replace(draft, body=draft.body["message"])
    world = call.world
    first = post_in_forum(
        world, forum, world.bot.id, inside, name=draft.body["name"], minutes=minutes
    )
    thread = channel_json(world, world.channels[first.channel])
    return {**thread, "message": message_json(world, first)}


async def start_thread_from_message(call: Call) -> Answer:
    """Start a thread from a message; there can be only one."""
    parent = call.channel()
    start = call.message(parent)
    body = await call.json()
    if start.thread is not None:
        raise refusal(160004)
    announced = parent.kind == ChannelKind.ANNOUNCEMENT
    kind = ChannelKind.ANNOUNCEMENT_THREAD if announced else ChannelKind.PUBLIC_THREAD
    thread = _make(call, parent, body, kind, start=start)
    first = Message(call.world.snowflakes.next(), thread.id, start.author, _now(call))
    first.kind = MessageKind.THREAD_STARTER
    first.reference = {
        "channel_id": str(parent.id),
        "message_id": str(start.id),
        "guild_id": str(parent.server),
    }
    call.world.add_message(first)
    return channel_json(call.world, thread)


def _now(call: Call) -> float:
    return call.world.clock.now()


def _make(
    call: Call, parent: Channel, body: Json, kind: int, *, start: Message | None = None
) -> Channel:
    if kind not in STARTED.get(parent.kind, ()):
        raise refusal(50024)
    private = kind == ChannelKind.PRIVATE_THREAD
    call.require(parent, Right.CREATE_PRIVATE_THREADS if private else Right.CREATE_PUBLIC_THREADS)
    minutes = _check_new(body)
    check_room(call, parent)
    made = call.world.add_thread(
        parent, body["name"], call.world.bot, start=start, private=private, auto_archive=minutes
    )
    if private and made.thread is not None and body.get("invitable") is False:
        made.thread.invitable = False
        call.world.channel_changed(made)
    return made


def _check_new(body: Json) -> int:
    """Check the name of a new thread; returns the minutes after which it is archived."""
    demand(body, name=NAME, **THREAD)
    return int(body.get("auto_archive_duration") or 1440)


async def edit_channel(call: Call) -> Answer:
    """Rename, archive, lock or reopen a thread; rename a channel."""
    channel = call.channel()
    body = {name: value for name, value in (await call.json()).items() if value is not None}
    demand(body, name=optional(NAME), archived=flag, locked=flag, **THREAD)
    if "name" in body or "topic" in body:
        call.backend.limits.rename(channel.id)
    if channel.thread is None:
        _edit_text_channel(call, channel, body)
    else:
        _edit_thread(call, channel, channel.thread, body)
    call.world.channel_changed(channel)
    return channel_json(call.world, channel)


def _edit_text_channel(call: Call, channel: Channel, body: Json) -> None:
    call.require(channel, Right.MANAGE_CHANNELS)
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)


def _edit_thread(call: Call, channel: Channel, state: ThreadState, body: Json) -> None:
    _check_thread_edit(call, channel, state, body)
    if "archived" in body and body["archived"] != state.archived:
        if state.archived:
            check_room(call, channel)
        state.archived, state.changed = body["archived"], _now(call)
    state.locked = body.get("locked", state.locked)
    state.invitable = body.get("invitable", state.invitable)
    state.auto_archive = body.get("auto_archive_duration", state.auto_archive)
    channel.name = body.get("name", channel.name)


def _check_thread_edit(call: Call, channel: Channel, state: ThreadState, body: Json) -> None:
    """Check the rights: managers may do all, the owner much, everybody may reopen."""
    rights = call.rights(channel)
    if state.archived and body.get("archived") is not False:
        raise refusal(50083)
    if Right.MANAGE_THREADS in rights:
        return
    reopening = body.get("archived") is False and state.archived
    if "locked" in body or (state.locked and reopening):
        raise refusal(50013)
    others = set(body) - {"archived"}
    owns = state.owner == call.world.bot.id
    may_reopen = reopening and Right.SEND_MESSAGES_IN_THREADS in rights
    if not owns and (others or not may_reopen):
        raise refusal(50013)


async def delete_channel(call: Call) -> Answer:
    """Delete a channel or thread; of direct messages only the bot's side closes."""
    channel = call.channel()
    body = channel_json(call.world, channel)
    if channel.kind == ChannelKind.DIRECT:
        return body
    needed = Right.MANAGE_THREADS if channel.is_thread else Right.MANAGE_CHANNELS
    call.require(channel, needed)
    call.world.delete_channel(channel)
    return body


async def list_thread_members(call: Call) -> Answer:
    """The members of a thread."""
    thread, state = _thread(call)
    return [thread_member_json(thread, user) for user in state.members]


async def show_thread_member(call: Call) -> Answer:
    """A member of a thread."""
    thread, state = _thread(call)
    user = _person(call)
    if user not in state.members:
        raise refusal(10007)
    return thread_member_json(thread, user)


async def add_thread_member(call: Call) -> Answer:
    """Add a person to a thread."""
    thread, state = _thread(call)
    user = _person(call)
    if state.archived:
        raise refusal(50083)
    call.require(thread, Right.SEND_MESSAGES_IN_THREADS)
    if not state.invitable:  # whether its owner may nevertheless, Discord doesn't say
        call.require(thread, Right.MANAGE_THREADS)
    if thread.server is None or user not in call.world.servers[thread.server].members:
        raise refusal(10007)
    if user not in state.members and len(state.members) >= MAX_MEMBERS:
        raise refusal(30033)
    call.world.join_thread(thread, user)
    return None


async def remove_thread_member(call: Call) -> Answer:
    """Remove a person from a thread."""
    thread, state = _thread(call)
    user = _person(call)
    own = user == call.world.bot.id
    ours = state.owner == call.world.bot.id and thread.kind == ChannelKind.PRIVATE_THREAD
    if not own and not ours and Right.MANAGE_THREADS not in call.rights(thread):
        raise refusal(50013)
    call.world.leave_thread(thread, user)
    return None


def _thread(call: Call) -> tuple[Channel, ThreadState]:
    channel = call.channel()
    if channel.thread is None:
        raise refusal(50024)
    return channel, channel.thread


def _person(call: Call) -> int:
    return call.world.bot.id if call.text("user") == "@me" else call.number("user")


async def list_archived_threads(call: Call) -> Answer:
    """The archived public threads of a channel, the latest archived first."""
    parent = call.channel(Right.READ_MESSAGE_HISTORY)
    public = [t for t in call.world.threads(parent) if t.kind != ChannelKind.PRIVATE_THREAD]
    archived = [t for t in public if t.thread and t.thread.archived]
    found = sorted(archived, key=lambda t: t.thread.changed if t.thread else 0.0, reverse=True)
    threads = [channel_json(call.world, t) for t in found]
    return {"threads": threads, "members": [], "has_more": False}


async def list_active_threads(call: Call) -> Answer:
    """The threads of a server that are not archived and that the bot sees."""
    server = call.server()
    ours = [c for c in call.world.channels.values() if c.server == server.id and c.thread]
    seen = [c for c in ours if c.thread and not c.thread.archived and call.rights(c)]
    bot = call.world.bot.id
    members = [thread_member_json(c, bot) for c in seen if c.thread and bot in c.thread.members]
    return {"threads": [channel_json(call.world, c) for c in seen], "members": members}
