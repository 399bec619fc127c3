"""Routes of channels and messages."""

from sandbox.call import Call
from sandbox.errors import refusal
from sandbox.fields import demand, number, snowflake, unique
from sandbox.messages import Draft, edit, find_nonce, post
from sandbox.models import FORUMS, Channel, ChannelKind, Json, Message
from sandbox.payloads import channel_json, message_json, posted_json
from sandbox.permissions import Right
from sandbox.world import ChangeKind

Answer = Json | list[Json] | None


async def get_channel(call: Call) -> Answer:
    """A channel or thread."""
    return channel_json(call.world, call.channel())


async def list_messages(call: Call) -> Answer:
    """Messages of a channel, newest first; none without the right to read the history."""
    channel = call.channel()
    if Right.READ_MESSAGE_HISTORY not in call.rights(channel):
        return []
    query = call.request.query
    limit = int(query.get("limit", 50))
    demand({"limit": limit}, limit=number(1, 100))
    messages = [m for m in call.world.history(channel) if not m.is_private]
    marks = {key: int(query[key]) for key in ("before", "after", "around") if key in query}
    return [message_json(call.world, m) for m in reversed(_page(messages, limit, marks))]


def _page(messages: list[Message], limit: int, marks: dict[str, int]) -> list[Message]:
    if "after" in marks:
        return [m for m in messages if m.id > marks["after"]][:limit]
    if "around" in marks:
        half = limit // 2
        older = [m for m in messages if m.id <= marks["around"]][-half - 1 :]
        return older + [m for m in messages if m.id > marks["around"]][:half]
    return [m for m in messages if m.id < marks.get("before", 1 << 63)][-limit:]


async def get_message(call: Call) -> Answer:
    """One message."""
    channel = call.channel(Right.READ_MESSAGE_HISTORY)
    return message_json(call.world, call.message(channel))


async def post_message(call: Call) -> Answer:
    """Post a message; a nonce already used returns the message made with it."""
    channel = call.channel()
    draft = await call.draft()
    check_may_post(call, channel, draft)
    known = find_nonce(call.world, channel, call.world.bot.id, draft)
    message = known or post(call.world, channel, call.world.bot.id, draft)
    return posted_json(call.world, message)


def check_may_post(call: Call, channel: Channel, draft: Draft) -> None:
    """Check that a channel takes messages, the rights that posting needs, and that it is open."""
    check_holds_messages(channel)
    rights = call.rights(channel)
    needed = Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES
    if needed not in rights or (draft.uploads and Right.ATTACH_FILES not in rights):
        raise refusal(50013)
    if draft.body.get("message_reference") and Right.READ_MESSAGE_HISTORY not in rights:
        raise refusal(160002)
    if channel.kind == ChannelKind.DIRECT:
        _check_recipient(call, channel)
    check_thread_open(call, channel)


def check_holds_messages(channel: Channel) -> None:
    """Check that a channel is of a kind that messages are posted in."""
    if channel.kind in FORUMS:
        raise refusal(40058)
    if channel.kind == ChannelKind.CATEGORY:
        raise refusal(50008)


def check_thread_open(call: Call, channel: Channel) -> None:
    """Check that a thread can be posted in: an archived one is reopened, a locked one is not."""
    state = channel.thread
    if state and state.locked and Right.MANAGE_THREADS not in call.rights(channel):
        raise refusal(50083 if state.archived else 160005)
    if state and state.archived:
        check_room(call, channel)


def check_room(call: Call, channel: Channel) -> None:
    """Check that a server may have one more open thread."""
    threads = [c.thread for c in call.world.channels.values() if c.server == channel.server]
    if sum(1 for t in threads if t and not t.archived) >= call.world.most_threads:
        announced = (ChannelKind.ANNOUNCEMENT, ChannelKind.ANNOUNCEMENT_THREAD)
        raise refusal(160007 if channel.kind in announced else 160006)


def _check_recipient(call: Call, channel: Channel) -> None:
    """Check that a person does not block the bot and shares a server with it."""
    world = call.world
    person = next(u for u in channel.recipients if u != world.bot.id)
    if world.users[person].blocks_direct_messages:
        raise refusal(50007)
    if not any(person in s.members and world.bot_is_in(s) for s in world.servers.values()):
        raise refusal(50278)


def check_not_archived(channel: Channel) -> None:
    """Check that a thread is open: in an archived one messages are deleted, but not changed."""
    if channel.thread is not None and channel.thread.archived:
        raise refusal(50083)


async def edit_message(call: Call) -> Answer:
    """Edit one of the bot's own messages."""
    channel = call.channel()
    message = call.message(channel)
    call.backend.limits.edit(channel.id, message.created)
    draft = await call.draft()
    message = call.message(channel)
    if message.author != call.world.bot.id:
        raise refusal(50005)
    check_not_archived(channel)
    check_thread_open(call, channel)
    if draft.uploads:
        call.require(channel, Right.ATTACH_FILES)
    return message_json(call.world, edit(call.world, message, draft))


async def delete_message(call: Call) -> Answer:
    """Delete a message."""
    channel = call.channel()
    message = call.message(channel)
    own = message.author == call.world.bot.id
    if not own:
        call.require(channel, Right.MANAGE_MESSAGES)
    call.world.delete_message(message)  # in an archived or locked thread, too
    return None


async def delete_messages(call: Call) -> Answer:
    """Delete 2 to 100 messages at once."""
    channel = call.channel(Right.MANAGE_MESSAGES)
    body = await call.json()
    demand(body, messages=unique(snowflake, 2, 100))
    for one in body["messages"]:
        message = call.world.messages.get(int(one))
        if message is not None and message.channel == channel.id:
            call.world.delete_message(message)
    return None


async def typing(call: Call) -> Answer:
    """Show that the bot is typing."""
    channel = call.channel()
    check_holds_messages(channel)
    needed = Right.SEND_MESSAGES_IN_THREADS if channel.is_thread else Right.SEND_MESSAGES
    call.require(channel, needed)
    call.world.notify(ChangeKind.TYPING, channel, call.world.bot.id)
    return None


async def react(call: Call) -> Answer:
    """React to a message; reactions are allowed or refused, but not kept."""
    call.message(call.channel(Right.ADD_REACTIONS, Right.READ_MESSAGE_HISTORY))
    return None


async def pin(call: Call) -> Answer:
    """Pin or unpin a message."""
    channel = call.channel(Right.PIN_MESSAGES)
    message = call.message(channel)
    if call.request.method == "PUT" and len(_pinned(call, channel)) >= 250:
        raise refusal(30003)
    message.pinned = call.request.method == "PUT"
    call.world.message_changed(message)
    return None


async def list_pins(call: Call) -> Answer:
    """The pinned messages of a channel."""
    channel = call.channel()
    found = [message_json(call.world, m) for m in reversed(_pinned(call, channel))]
    items = [{"pinned_at": m["timestamp"], "message": m} for m in found]
    return {"items": items, "has_more": False}


def _pinned(call: Call, channel: Channel) -> list[Message]:
    return [m for m in call.world.history(channel) if m.pinned]
