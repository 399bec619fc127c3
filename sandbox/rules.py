"""Discord's checks of messages, forms and choices: pure functions that raise `ApiError`.

discord.py lets most mistakes through, so a bot's tests need a server that does not.
"""

from __future__ import annotations

from collections.abc import Collection

from sandbox.components import (
    TOP_CLASSIC,
    TOP_MODAL,
    TOP_V2,
    Type,
    check_form_row,
    check_one,
    check_tree,
    check_unique,
    check_v2_totals,
    media_of,
)
from sandbox.errors import ApiError, Form, refusal
from sandbox.models import V2, Json, walk

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_ALT_TEXT = 1024
FILE_LIMIT = 10 * 1024 * 1024


def check_message(body: Json, *, flags: int = 0, files: int = 0) -> None:
    """Check a message to post or an edit of one; `flags` are those it will have."""
    form = Form()
    form.length(("content",), body.get("content"), 0, MAX_CONTENT)
    _check_attachments(form, body.get("attachments"), files)
    _check_mentions(form, body.get("allowed_mentions"))
    _check_embeds(form, body.get("embeds") or [])
    _check_nonce(form, body.get("nonce"))
    components = body.get("components") or []
    if flags & V2:
        _check_v2(form, body, components)
    else:
        form.length(("components",), components, 0, 5)
        check_tree(form, ("components",), components, TOP_CLASSIC)
    form.refuse()


def check_media(body: Json, names: Collection[str]) -> None:
    """Check that every `attachment://name` is among the message's files."""
    form = Form()
    for component in walk(body.get("components") or []):
        for media in media_of(component):
            _check_reference(form, ("components",), media.get("url"), names)
    for number, embed in enumerate(body.get("embeds") or []):
        for key in ("image", "thumbnail"):
            url = (embed.get(key) or {}).get("url")
            _check_reference(form, ("embeds", number, key, "url"), url, names)
    form.refuse()


def check_files(sizes: Collection[int], *, limit: int = FILE_LIMIT) -> None:
    """Check that no file exceeds the limit (413, 40005)."""
    if any(size > limit for size in sizes):
        raise refusal(40005)


def check_modal(data: Json) -> None:
    """Check a form that the bot answers with."""
    form = Form()
    form.length(("data", "title"), data.get("title"), 1, 45)
    form.length(("data", "custom_id"), data.get("custom_id"), 1, 100)
    components = data.get("components") or []
    form.length(("data", "components"), components, 1, 5)
    for number, component in enumerate(components):
        path = ("data", "components", number)
        if component.get("type") == Type.ACTION_ROW:
            check_form_row(form, path, component)
        else:
            check_one(form, path, component, TOP_MODAL)
    check_unique(form, ("data", "components"), components, "custom_id")
    form.refuse()


def check_choices(data: Json) -> None:
    """Check the choices that an autocomplete is answered with."""
    form = Form()
    choices = data.get("choices") or []
    form.length(("data", "choices"), choices, 0, 25)
    for number, choice in enumerate(choices):
        path = ("data", "choices", number)
        form.length((*path, "name"), choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            form.length((*path, "value"), choice["value"], 1, 100)
    form.refuse()


def check_v2_flag(before: int, body: Json) -> None:
    """Check that an edit does not remove the flag of Components V2."""
    if before & V2 and body.get("flags") is not None and not int(body["flags"]) & V2:
        form = Form()
        message = "The components v2 flag cannot be removed."
        form.wrong(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message)
        form.refuse()


def _check_v2(form: Form, body: Json, components: list[Json]) -> None:
    check_tree(form, ("components",), components, TOP_V2)
    check_v2_totals(form, ("components",), components)
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(key):
            message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            form.wrong((key,), code, message)


def _check_attachments(form: Form, listed: list[Json] | None, files: int) -> None:
    form.length(("attachments",), listed, 0, MAX_FILES)
    if files > MAX_FILES:
        raise ApiError(400, 30015, "Maximum number of attachments in a message reached (10)")
    for number, attachment in enumerate(listed or []):
        path = ("attachments", number, "description")
        form.length(path, attachment.get("description"), 0, MAX_ALT_TEXT)


def _check_mentions(form: Form, allowed: Json | None) -> None:
    for kind in ("users", "roles"):
        listed = (allowed or {}).get(kind) or []
        form.length(("allowed_mentions", kind), listed, 0, 100)
        for number, one in enumerate(listed):
            if one in listed[:number]:
                path = ("allowed_mentions", kind, number)
                message = "The set already contains this value"
                form.wrong(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", message)
        if listed and kind in ((allowed or {}).get("parse") or ()):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_nonce(form: Form, nonce: object) -> None:
    if isinstance(nonce, str):
        form.length(("nonce",), nonce, 0, 25)


EMBED_LIMITS = {"title": 256, "description": 4096}


def _check_embeds(form: Form, embeds: list[Json]) -> None:
    form.length(("embeds",), embeds, 0, 10)
    for number, embed in enumerate(embeds):
        for key, most in EMBED_LIMITS.items():
            form.length(("embeds", number, key), embed.get(key), 0, most)
        _check_fields(form, number, embed.get("fields") or [])
    if sum(_embed_size(embed) for embed in embeds) > 6000:
        message = "Embed size exceeds maximum size of 6000"
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_fields(form: Form, number: int, fields: list[Json]) -> None:
    form.length(("embeds", number, "fields"), fields, 0, 25)
    for at, field in enumerate(fields):
        path = ("embeds", number, "fields", at)
        form.lengths(path, field, name=(1, 256), value=(1, 1024))


def _embed_size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts.append((embed.get("footer") or {}).get("text"))
    texts.append((embed.get("author") or {}).get("name"))
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)


def _check_reference(
    form: Form, path: tuple[str | int, ...], url: str | None, names: Collection[str]
) -> None:
    if url and url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        form.wrong(path, code, f'The referenced attachment "{url}" was not found')
