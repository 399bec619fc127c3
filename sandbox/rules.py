"""Discord's checks of messages, forms and choices: pure functions that raise `ApiError`.

discord.py lets most mistakes through, so a bot's tests need a server that does not.
"""

from collections.abc import Collection

from sandbox.components import (
    MAX_ALT_TEXT,
    TOP_CLASSIC,
    TOP_MODAL,
    TOP_V2,
    Type,
    check_unique,
    check_v2_totals,
    media_of,
    part,
)
from sandbox.errors import Form, Path, malformed, refusal
from sandbox.fields import (
    Check,
    choice,
    demand,
    each,
    flag,
    key,
    link,
    look,
    number,
    optional,
    snowflake,
    text,
    thing,
    unique,
)
from sandbox.models import EPHEMERAL, V2, Json, walk

MAX_FILES = 10
FILE_LIMIT = 10 * 1024 * 1024
REQUEST_LIMIT = 25 * 1024 * 1024
MAX_EMBED_TEXT = 6000
FLAGS = number(0, (1 << 53) - 1)
WEB = optional(link(2048, "http", "https"))
PICTURE = optional(thing(url=optional(link(2048, "http", "https", "attachment"))))


def _number_or(check: Check, *, whole: bool = False) -> Check:
    """A number, or what this check takes."""
    any_number = number(-(1 << 63), (1 << 63) - 1, whole=whole)

    def check_either(form: Form, path: Path, value: object) -> None:
        (any_number if type(value) in (int, float) else check)(form, path, value)

    return check_either


EMBED = thing(
    title=text(0, 256),
    description=text(0, 4096),
    url=WEB,
    color=number(0, 0xFFFFFF),
    timestamp=text(0, 64),
    footer=optional(thing(text=text(0, 2048), icon_url=WEB)),
    author=optional(thing(name=text(0, 256), url=WEB, icon_url=WEB)),
    image=PICTURE,
    thumbnail=PICTURE,
    fields=each(thing(name=text(1, 256), value=text(1, 1024), inline=flag), 0, 25),
)
MESSAGE: dict[str, Check] = {
    "content": text(0, 2000),
    "flags": FLAGS,
    "tts": flag,
    "nonce": _number_or(text(0, 25), whole=True),
    "enforce_nonce": flag,
    "attachments": each(
        thing(
            id=snowflake,
            filename=optional(text(1, 1024)),
            description=text(0, MAX_ALT_TEXT),
            title=optional(text(0, 1024)),
        ),
        0,
        MAX_FILES,
    ),
    "allowed_mentions": optional(
        thing(
            parse=unique(choice("users", "roles", "everyone"), 0, 3),
            users=unique(snowflake, 0, 100),
            roles=unique(snowflake, 0, 100),
            replied_user=flag,
        )
    ),
    "embeds": each(EMBED, 0, 10),
    "sticker_ids": each(snowflake, 0, 3),
    "message_reference": optional(
        thing(
            message_id=optional(snowflake), channel_id=optional(snowflake), fail_if_not_exists=flag
        )
    ),
}
CHOICE = thing(name=text(1, 100), value=_number_or(key(100)))


def flags_of(body: Json) -> int:
    """Return the flags that a body sets."""
    demand(body, flags=FLAGS)
    return int(body.get("flags") or 0)


def check_message(body: Json, *, flags: int = 0, files: int = 0) -> None:
    """Check a message to post or an edit of one; `flags` are those it will have."""
    if files > MAX_FILES:
        raise refusal(30015)
    form = Form()
    tops, most = (TOP_V2, 40) if flags & V2 else (TOP_CLASSIC, 5)
    look(form, (), body, {**MESSAGE, "components": each(part(*tops), 0, most)})
    form.refuse()  # what follows relies on the shape
    components = body.get("components") or []
    check_unique(form, ("components",), components, "custom_id", "id")
    if flags & V2:
        check_v2_totals(form, ("components",), components)
        check_no_legacy(form, {name: body.get(name) for name in LEGACY})
    _check_exclusive(form, body.get("allowed_mentions") or {})
    if sum(_embed_size(embed) for embed in body.get("embeds") or []) > MAX_EMBED_TEXT:
        message = "Embed size exceeds maximum size of 6000"
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)
    form.refuse()


LEGACY = ("content", "embeds", "poll", "sticker_ids")


def check_no_legacy(form: Form, fields: Json) -> None:
    """Check that a layout has none of the fields of classic messages."""
    for name in (name for name, value in fields.items() if value):
        message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        form.wrong((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def check_media(body: Json, names: Collection[str]) -> None:
    """Check that every `attachment://name` is among the message's files."""
    form = Form()
    for component in walk(body.get("components") or []):
        for media in media_of(component):
            _check_reference(form, ("components",), media.get("url"), names)
    for number_, embed in enumerate(body.get("embeds") or []):
        for name in ("image", "thumbnail"):
            url = (embed.get(name) or {}).get("url")
            _check_reference(form, ("embeds", number_, name, "url"), url, names)
    form.refuse()


def check_files(sizes: Collection[int], *, limit: int = FILE_LIMIT) -> None:
    """Check that no file, nor all together, exceeds its limit (413, 40005), and none is empty."""
    if any(size > limit for size in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise refusal(40005)
    if 0 in sizes:
        raise refusal(50006)


def check_deferral(data: Json) -> None:
    """Check a deferral: it can only be made private."""
    demand(data, flags=optional(choice(0, EPHEMERAL)))


def check_modal(data: Json) -> None:
    """Check a form that the bot answers with."""
    form = Form()
    path = ("data", "components")
    fields = {"title": text(1, 45), "custom_id": key(100), "components": each(_field, 1, 5)}
    look(form, ("data",), data, fields)
    form.refuse()
    check_unique(form, path, data["components"], "custom_id", "id")
    form.refuse()


def _field(form: Form, path: Path, component: object) -> None:
    """Check a field of a form: a label, a text, or an older row with a text input."""
    kind = component.get("type") if isinstance(component, dict) else None
    old = kind == Type.ACTION_ROW and kind is not True
    (OLD_FIELD if old else part(*TOP_MODAL))(form, path, component)


def _labeled(form: Form, path: Path, component: object) -> None:
    part(Type.TEXT_INPUT)(form, path, component)
    thing(label=text(1, 45))(form, path, component)


OLD_FIELD = thing(components=each(_labeled, 1, 1))


def check_choices(data: Json) -> None:
    """Check the choices that an autocomplete is answered with."""
    form = Form()
    path = ("data", "choices")
    each(CHOICE, 0, 25)(form, path, data.get("choices"))
    form.refuse()
    if len({isinstance(choice["value"], str) for choice in data.get("choices") or ()}) > 1:
        form.wrong(path, "UNION_TYPE_CHOICES", "Words and numbers cannot be mixed.")
    form.refuse()


def check_v2_flag(before: int, body: Json) -> None:
    """Check that an edit does not remove the flag of Components V2."""
    if before & V2 and body.get("flags") is not None and not flags_of(body) & V2:
        message = "The components v2 flag cannot be removed."
        raise malformed(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message)


def _check_exclusive(form: Form, allowed: Json) -> None:
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _embed_size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts.append((embed.get("footer") or {}).get("text"))
    texts.append((embed.get("author") or {}).get("name"))
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(one) for one in texts if one)


def _check_reference(form: Form, path: Path, url: str | None, names: Collection[str]) -> None:
    if url and url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        form.wrong(path, code, f'The referenced attachment "{url}" was not found')
