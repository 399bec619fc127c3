"""Posting and editing messages: bodies, files, mentions."""

import copy
import re
import struct
from dataclasses import dataclass, field, replace

from sandbox.components import media_of
from sandbox.errors import Form, malformed, refusal
from sandbox.models import (
    EPHEMERAL,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    V2,
    Channel,
    File,
    Json,
    Message,
    MessageKind,
    walk,
)
from sandbox.permissions import Right
from sandbox.rules import (
    FILE_LIMIT,
    check_files,
    check_media,
    check_message,
    check_no_legacy,
    check_v2_flag,
    flags_of,
)
from sandbox.world import World

SETTABLE = V2 | EPHEMERAL | SUPPRESS_EMBEDS | SILENT
USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
EVERYONE = re.compile(r"@(everyone|here)\b")
PNG = b"\x89PNG\r\n\x1a\n"
TYPES = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "webp": "image/webp",
    "gif": "image/gif",
    "txt": "text/plain; charset=utf-8",
    "json": "application/json; charset=utf-8",
}


@dataclass(frozen=True, slots=True)
class Draft:
    """A message to post or an edit of one: the body and the uploads by their number."""

    body: Json
    uploads: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    file_limit: int = FILE_LIMIT


def write(world: World, channel: Channel, author: int, draft: Draft, **fields: object) -> Message:
    """Check a draft and make a message of it, not yet in the world; `fields` set its attributes."""
    message = Message(world.snowflakes.next(), channel.id, author, world.clock.now())
    for name, value in fields.items():
        setattr(message, name, value)
    flags = message.flags | (flags_of(draft.body) & SETTABLE)
    _check(draft, flags)
    if _is_empty(draft, []):
        raise refusal(50006)
    message.flags = flags
    message.nonce = _nonce(draft.body)
    _apply(world, message, draft)
    _refer(world, message, draft.body)
    _ping(world, channel, message, draft.body)
    return message


def post(world: World, channel: Channel, author: int, draft: Draft, **fields: object) -> Message:
    """Post a message; in a thread, add the people it mentions."""
    message = world.add_message(write(world, channel, author, draft, **fields))
    if channel.thread is not None and not message.is_private:
        for user in message.pinged:
            world.join_thread(channel, user)
    return message


def post_in_forum(
    world: World, forum: Channel, author: int, draft: Draft, *, name: str, minutes: int = 1440
) -> Message:
    """Start a post in a forum: a thread whose first message has the thread's id."""
    first = write(world, forum, author, draft)
    thread = world.add_thread(forum, name, world.users[author], start=first, auto_archive=minutes)
    first.channel = thread.id
    world.add_message(first)
    for user in first.pinged:
        world.join_thread(thread, user)
    return first


def edit(world: World, message: Message, draft: Draft) -> Message:
    """Edit a message; fields missing in the body stay. An edit pings nobody."""
    flags = message.flags | (flags_of(draft.body) & (V2 | SUPPRESS_EMBEDS))
    check_v2_flag(message.flags, draft.body)
    _check(draft, flags)
    _check_v2_upgrade(message, draft.body, flags)
    _check_v2_upload(draft, flags)
    if _is_empty(_merged(message, draft), message.files):
        raise refusal(50006)
    before = {file.id for file in message.files}
    _apply(world, message, draft)
    message.flags = flags & ~LOADING
    message.mentions = _mentioned(world, message, draft.body)
    message.edited = world.clock.now()
    world.message_changed(message)
    for file in before - {file.id for file in message.files}:
        world.blobs.drop(file)
    return message


def readdress(world: World) -> None:
    """Give every file shown its new address after a restart on another port."""
    for message in world.messages.values():
        files = {str(file.id): file for file in message.files}
        for media in _media(message):
            if media.get("attachment_id") in files:
                _resolve(world, media, files[media["attachment_id"]])


def find_nonce(world: World, channel: Channel, author: int, draft: Draft) -> Message | None:
    """Check a draft and return the message already made with its nonce, if it enforces that.

    If that message was deleted since, Discord makes no new one either (discord-api-docs#6647).
    """
    body = draft.body
    _check(draft, flags_of(body))
    nonce = _nonce(body)
    if nonce is None or not body.get("enforce_nonce"):
        return None
    made = world.nonces.find(channel.id, author, nonce)
    if made is not None and made.id not in world.messages:
        raise refusal(10008)
    return made


def keep_file(world: World, channel: int, name: str, data: bytes, about: str | None = None) -> File:
    """Keep an upload's bytes and describe it as Discord would."""
    width, height = _png_size(data)
    kind = TYPES.get(name.rpartition(".")[2].lower(), "application/octet-stream")
    file = File(world.snowflakes.next(), channel, name, len(data), kind, width, height, about)
    world.blobs.keep(file.id, data)
    return file


def _check(draft: Draft, flags: int) -> None:
    check_message(draft.body, flags=flags, files=len(draft.uploads))
    check_files([len(data) for _, data in draft.uploads.values()], limit=draft.file_limit)


def _check_v2_upgrade(message: Message, body: Json, flags: int) -> None:
    """Check that an edit to V2 also removes content and embeds."""
    if not flags & V2 or message.is_v2:
        return
    form = Form()
    kept = {"content": message.content, "embeds": message.embeds}
    check_no_legacy(form, {name: old for name, old in kept.items() if name not in body})
    form.refuse()


def _check_v2_upload(draft: Draft, flags: int) -> None:
    """Check that an edit lists a new file under `attachments` (discord-api-docs#7529)."""
    if flags & V2 and draft.uploads and draft.body.get("attachments") is None:
        check_media(draft.body, ())


def _merged(message: Message, draft: Draft) -> Draft:
    old: Json = {
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
    }
    return Draft({**old, **draft.body}, draft.uploads)


def _is_empty(draft: Draft, files: list[File]) -> bool:
    body = draft.body
    if (body.get("content") or "").strip():
        return False
    if any(body.get(key) for key in ("embeds", "components", "sticker_ids", "poll")):
        return False
    listed = body.get("attachments")
    return not draft.uploads and not (files if listed is None else listed)


def _nonce(body: Json) -> str | None:
    return None if body.get("nonce") is None else str(body["nonce"])


def _apply(world: World, message: Message, draft: Draft) -> None:
    """Set content, embeds, components and files; changes nothing if a file is missing."""
    body = draft.body
    kept = {file.id: file for file in message.files}
    plan = _plan_files(kept, draft)
    names = {name for name, _ in plan}
    check_media(body, names)
    message.files = [
        source if isinstance(source, File) else _keep(world, message.channel, draft, source)
        for _, source in plan
    ]
    message.content = (body["content"] or "") if "content" in body else message.content
    for key in ("embeds", "components"):
        if key in body:
            setattr(message, key, copy.deepcopy(body[key] or []))
    _show_files(world, message)


Source = File | tuple[int, Json]


def _plan_files(kept: dict[int, File], draft: Draft) -> list[tuple[str, Source]]:
    """Return the files of the message: those listed, or old and new ones if none are listed."""
    listed = draft.body.get("attachments")
    if listed is None:
        old: list[tuple[str, Source]] = [(file.name, file) for file in kept.values()]
        return old + [(name, (at, {})) for at, (name, _) in sorted(draft.uploads.items())]
    plan: list[tuple[str, Source]] = []
    for number, entry in enumerate(listed):
        at = int(entry["id"])
        if at in kept:
            about = entry.get("description", kept[at].description)
            plan.append((kept[at].name, replace(kept[at], description=about)))
        elif at in draft.uploads:
            name = entry.get("filename") or draft.uploads[at][0]
            plan.append((name, (at, entry)))
        else:
            raise malformed(("attachments", number), "ATTACHMENT_NOT_FOUND", "Unknown attachment")
    return plan


def _keep(world: World, channel: int, draft: Draft, source: tuple[int, Json]) -> File:
    at, entry = source
    name, data = draft.uploads[at]
    return keep_file(
        world, channel, entry.get("filename") or name, data, entry.get("description") or None
    )


def _show_files(world: World, message: Message) -> None:
    """Replace `attachment://name` by addresses and number the components."""
    named = {file.name: file for file in message.files}
    by_url = {world.file_url(file): file for file in message.files}
    taken = {c["id"] for c in walk(message.components) if c.get("id")}
    free = (n for n in range(1, 1000) if n not in taken)
    for component in walk(message.components):
        component["id"] = component.get("id") or next(free)
    for embed in message.embeds:
        embed.setdefault("type", "rich")
    message.shown = []
    for item in _media(message):
        file = named.get(str(item["url"]).removeprefix("attachment://")) or by_url.get(item["url"])
        if file is not None:
            _resolve(world, item, file)
            message.shown.append(file.id)


def _media(message: Message) -> list[Json]:
    """Return all media in a message's components and embeds."""
    media = [item for component in walk(message.components) for item in media_of(component)]
    pictures = ("image", "thumbnail")
    embedded = (embed.get(name) or {} for embed in message.embeds for name in pictures)
    return media + [item for item in embedded if item.get("url")]


def _resolve(world: World, media: Json, file: File) -> None:
    url = world.file_url(file)
    media |= {"url": url, "proxy_url": url, "content_type": file.content_type}
    media |= {"width": file.width, "height": file.height, "attachment_id": str(file.id)}
    media |= {"loading_state": 2, "flags": 0, "placeholder": ""}


def _refer(world: World, message: Message, body: Json) -> None:
    """Set the message that a message replies to."""
    reference = body.get("message_reference")
    if not reference:
        return
    origin = world.messages.get(int(reference.get("message_id") or 0))
    if origin is None and reference.get("fail_if_not_exists", True):
        code, text = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message"
        raise malformed(("message_reference",), code, text)
    message.kind = MessageKind.REPLY
    message.reference = {"channel_id": str(message.channel), **reference, "type": 0}


def _ping(world: World, channel: Channel, message: Message, body: Json) -> None:
    """Set the people pinged: mentioned, allowed to be, and able to see the channel."""
    message.mentions = _mentioned(world, message, body)
    sees = [u for u in message.mentions if world.rights_in(channel, u)]
    message.pinged = [u for u in sees if u != message.author]
    if channel.server is None:
        return
    roles = world.servers[channel.server].roles
    may_all = Right.MENTION_EVERYONE in world.rights_in(channel, message.author)
    named = [int(r) for r in ROLE_MENTION.findall(message.text)]
    allowed = _allowed(message, body, "roles", named)
    message.pinged_roles = [r for r in allowed if r in roles and (roles[r].mentionable or may_all)]
    everyone = bool(EVERYONE.search(message.text)) and "everyone" in _parse(message, body)
    message.pinged_everyone = everyone and may_all


def _mentioned(world: World, message: Message, body: Json) -> list[int]:
    named = [int(u) for u in USER_MENTION.findall(message.text) if int(u) in world.users]
    allowed = _allowed(message, body, "users", named)
    wanted = body.get("allowed_mentions")
    replied = wanted is None or wanted.get("replied_user", False)
    origin = world.messages.get(int((message.reference or {}).get("message_id") or 0))
    if origin is not None and replied and origin.author not in allowed:
        allowed.append(origin.author)
    return allowed


def _parse(message: Message, body: Json) -> list[str]:
    """Return what may be mentioned by the text; by default less in answers to interactions."""
    allowed = body.get("allowed_mentions")
    if allowed is not None:
        return allowed.get("parse") or []
    return ["users", "roles", "everyone"] if message.interaction is None else ["users"]


def _allowed(message: Message, body: Json, kind: str, named: list[int]) -> list[int]:
    unique = list(dict.fromkeys(named))
    if kind in _parse(message, body):
        return unique
    listed = {int(i) for i in (body.get("allowed_mentions") or {}).get(kind) or ()}
    return [i for i in unique if i in listed]


def _png_size(data: bytes) -> tuple[int | None, int | None]:
    if not data.startswith(PNG) or len(data) < 24:
        return None, None
    width, height = struct.unpack(">II", data[16:24])
    return width, height
