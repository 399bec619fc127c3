"""Routes of interactions: the first answer, follow-ups, and edits through the token."""

from collections.abc import Callable

from sandbox import records
from sandbox.call import Call
from sandbox.errors import refusal
from sandbox.fields import choice, demand, optional, thing
from sandbox.messages import Draft, edit, post
from sandbox.models import EPHEMERAL, LOADING, Json, Message, MessageKind
from sandbox.payloads import message_json, owners_json, user_json
from sandbox.permissions import Right
from sandbox.records import Record
from sandbox.rest_messages import Answer, check_thread_open
from sandbox.rules import check_choices, check_deferral, check_modal, flags_of
from sandbox.world import ChangeKind

ALLOWED: dict[int, tuple[int, ...]] = {
    records.COMMAND: (4, 5, 9, 10, 12),
    records.COMPONENT: (4, 5, 6, 7, 9, 10, 12),
    records.AUTOCOMPLETE: (8,),
    records.FORM: (4, 5, 6, 7, 10, 12),
}
FOLLOWUPS_OF_USER_INSTALL = 5


async def answer(call: Call) -> Answer:
    """Answer an interaction for the first time, within 3 seconds and only once."""
    interactions = call.backend.interactions
    token, snowflake = call.text("token"), call.text("interaction")
    interactions.waiting(token, snowflake)
    draft = await call.draft()
    record = interactions.waiting(token, snowflake)  # again: reading the body took a while
    kind = _check_kind(record, draft.body)
    data = draft.body.get("data") or {}
    inner = Draft(data, draft.uploads, draft.file_limit)
    message = ANSWERS[kind](call, record, inner) if kind in ANSWERS else None
    record.answer(kind, data)
    call.world.notify(ChangeKind.ANSWER, record)
    with_response = call.request.query.get("with_response") in ("1", "true", "True")
    return _response(call, record, message) if with_response else None


def _check_kind(record: Record, body: Json) -> int:
    allowed = ALLOWED[record.kind]
    if record.kind == records.FORM and record.source is None:
        allowed = tuple(k for k in allowed if k not in (6, 7))
    demand(body, type=choice(*allowed))
    needed = body["type"] in (records.CHOICES, records.MODAL)
    demand(body, data=thing() if needed else optional(thing()))
    return int(body["type"])


def _check_upload(call: Call, record: Record, draft: Draft) -> None:
    """Check that files may be attached: answers need that right as other messages do."""
    channel = call.world.channels[record.channel]
    is_member = channel.server is not None and call.world.bot_is_in(channel.server)
    if draft.uploads and is_member:
        call.require(channel, Right.ATTACH_FILES)


def _reply(call: Call, record: Record, draft: Draft) -> Message:
    check_thread_open(call, call.world.channels[record.channel])
    message = _post(call, record, draft)
    record.original = message.id
    return message


def _defer(call: Call, record: Record, draft: Draft) -> None:
    check_deferral(draft.body)
    world = call.world
    channel = world.channels[record.channel]
    check_thread_open(call, channel)
    message = Message(world.snowflakes.next(), channel.id, world.bot.id, world.clock.now())
    message.flags = LOADING | (flags_of(draft.body) & EPHEMERAL)
    for name, value in _fields(call, record, message.flags).items():
        setattr(message, name, value)
    record.original = world.add_message(message).id


def _defer_update(call: Call, record: Record, draft: Draft) -> None:  # noqa: ARG001
    record.original = record.source


def _update(call: Call, record: Record, draft: Draft) -> Message:
    message = call.world.messages.get(record.source or 0)
    if message is None:
        raise refusal(10008)
    record.original = message.id
    return _edit(call, record, message, draft)


def _edit(call: Call, record: Record, message: Message, draft: Draft) -> Message:
    """Edit a message of an interaction; a public one not in a closed thread."""
    _check_upload(call, record, draft)
    if not message.is_private:
        check_thread_open(call, call.world.channels[message.channel])
    return edit(call.world, message, draft)


def _choices(call: Call, record: Record, draft: Draft) -> None:  # noqa: ARG001
    check_choices(draft.body)


def _modal(call: Call, record: Record, draft: Draft) -> None:  # noqa: ARG001
    check_modal(draft.body)


ANSWERS: dict[int, Callable[[Call, Record, Draft], Message | None]] = {
    records.REPLY: _reply,
    records.DEFER: _defer,
    records.DEFER_UPDATE: _defer_update,
    records.UPDATE: _update,
    records.CHOICES: _choices,
    records.MODAL: _modal,
}


def _post(call: Call, record: Record, draft: Draft) -> Message:
    _check_upload(call, record, draft)
    world = call.world
    flags = flags_of(draft.body)
    fields = _fields(call, record, flags)
    return post(world, world.channels[record.channel], world.bot.id, draft, **fields)


def _fields(call: Call, record: Record, flags: int) -> dict[str, object]:
    """Return the attributes that mark a message as an interaction's."""
    is_command = record.kind == records.COMMAND and record.original is None
    return {
        "kind": MessageKind.COMMAND if is_command else MessageKind.DEFAULT,
        "command": record.label if record.kind == records.COMMAND else None,
        "interaction": _metadata(call, record),
        "only_for": record.user if flags & EPHEMERAL else None,
    }


def _metadata(call: Call, record: Record) -> Json:
    user = call.world.users[record.user]
    owners = owners_json(call.world, call.world.channels[record.channel], user)
    base = {"user": user_json(user), "authorizing_integration_owners": owners}
    data: Json = {"id": str(record.id), "type": record.kind, **base}
    if record.original is not None:
        data["original_response_message_id"] = str(record.original)
    if record.kind == records.COMPONENT:
        data["interacted_message_id"] = str(record.source)
    if record.kind == records.FORM:
        kind = records.COMPONENT if record.source else records.COMMAND
        trigger: Json = {"id": str(record.id), "type": kind, **base}
        data["triggering_interaction_metadata"] = trigger
    return data


def _response(call: Call, record: Record, message: Message | None) -> Json:
    original = call.world.messages.get(record.original or 0)
    interaction = {
        "id": str(record.id),
        "type": record.kind,
        "response_message_id": str(original.id) if original else None,
        "response_message_loading": bool(original and original.is_loading),
        "response_message_ephemeral": bool(original and original.is_private),
    }
    resource: Json = {"type": record.type}
    if message is not None:
        resource["message"] = message_json(call.world, message)
    return {"interaction": interaction, "resource": resource}


def _answered(call: Call) -> Record:
    return call.backend.interactions.answered(call.text("token"))


def _message(call: Call, record: Record) -> Message:
    return call.backend.interactions.original(record, call.text("message"))


async def follow_up(call: Call) -> Answer:
    """Post a further message; the first one after a deferral takes its place."""
    _answered(call)
    draft = await call.draft()
    record = _answered(call)  # again: reading the body took a while
    waiting = record.message
    if waiting is not None and waiting.is_loading:
        message = _edit(call, record, waiting, draft)
    else:
        _check_followups(call, record)
        message = _post(call, record, draft)
        record.followups.append(message.id)
    record.finish()
    return message_json(call.world, message)


def _check_followups(call: Call, record: Record) -> None:
    if record.type is None:
        raise refusal(10015)
    server = call.world.channels[record.channel].server
    through_person = server is not None and not call.world.bot_is_in(server)
    if through_person and len(record.followups) >= FOLLOWUPS_OF_USER_INSTALL:
        raise refusal(40094)


async def get_response(call: Call) -> Answer:
    """A message of an interaction."""
    return message_json(call.world, _message(call, _answered(call)))


async def edit_response(call: Call) -> Answer:
    """Edit a message of an interaction, a private one too."""
    _answered(call)
    draft = await call.draft()
    record = _answered(call)  # again: reading the body took a while
    message = _edit(call, record, _message(call, record), draft)
    record.finish()
    return message_json(call.world, message)


async def delete_response(call: Call) -> Answer:
    """Delete a message of an interaction."""
    call.world.delete_message(_message(call, _answered(call)))
    return None
