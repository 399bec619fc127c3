"""Discord's checks of components: a table of fields for each kind, and rules between fields."""

from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any

from sandbox.errors import Form, Path
from sandbox.fields import (
    Check,
    choice,
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
from sandbox.models import Json, walk


class Type(IntEnum):
    """Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (3, 5, 6, 7, 8)
TOP_CLASSIC = (1,)
TOP_V2 = (1, 9, 10, 12, 13, 14, 17)
IN_CONTAINER = (1, 9, 10, 12, 13, 14)
TOP_MODAL = (10, 18)
IN_LABEL = (3, 4, 5, 6, 7, 8, 19, 21, 22, 23)
LINK, PREMIUM = 5, 6

MAX_V2_COMPONENTS = 40
MAX_V2_TEXT = 4000
MAX_ALT_TEXT = 1024


def part(*kinds: int) -> Check:
    """A component of one of these kinds."""

    def check_part(form: Form, path: Path, component: Any) -> None:
        if not isinstance(component, dict):
            form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        elif component.get("type") not in kinds or component["type"] is True:
            listed = ", ".join(str(int(kind)) for kind in kinds)
            message = f'Value of field "type" must be one of ({listed},).'
            form.wrong((*path, "type"), "UNION_TYPE_CHOICES", message)
        else:
            _check_fields(form, path, component)

    return check_part


def _check_fields(form: Form, path: Path, component: Json) -> None:
    """Check a component's fields; if each is right, also the rules between them."""
    kind, before = component["type"], form.wrongs
    look(form, path, component, {"id": number(0, (1 << 31) - 1), **FIELDS[kind]})
    if form.wrongs == before and kind in RULES:
        for field, code, message in RULES[kind](component):
            form.wrong((*path, field) if field else path, code, message)


def check_v2_totals(form: Form, path: Path, components: list[Json]) -> None:
    """Check that a message has at most 40 components and 4,000 characters of text."""
    every = list(walk(components))
    if len(every) > MAX_V2_COMPONENTS:
        message = "The total number of components cannot exceed 40."
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", message)
    if sum(len(c["content"]) for c in every if c["type"] == Type.TEXT_DISPLAY) > MAX_V2_TEXT:
        message = "The total length of displayed text cannot exceed 4000 characters."
        form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_unique(form: Form, path: Path, components: list[Json], *names: str) -> None:
    """Check that no two components share a custom_id (or an id)."""
    for name in names:
        seen: set[object] = set()
        for value in filter(None, (component.get(name) for component in walk(components))):
            if value in seen:
                message = f"Component {name.replace('_', ' ')} cannot be duplicated"
                form.wrong((*path, name), f"COMPONENT_{name.upper()}_DUPLICATED", message)
            seen.add(value)


def media_of(component: Json) -> list[Json]:
    """Return the pictures and files a component shows."""
    kind = component.get("type")
    if kind == Type.THUMBNAIL:
        return [component["media"]]
    if kind == Type.MEDIA_GALLERY:
        return [item["media"] for item in component["items"]]
    return [component["file"]] if kind == Type.FILE else []


# ── the fields of each kind ───────────────────────────────────────────────────────────────────

ALT_TEXT = optional(text(1, MAX_ALT_TEXT))
MEDIA = thing(url=link(2048, "http", "https", "attachment"))
EMOJI = optional(thing(id=optional(snowflake), name=key(32), animated=flag))


def _options(low: int, high: int) -> Check:
    one = thing(
        label=text(1, 100),
        value=key(100),
        description=text(0, 100),
        default=flag,
        emoji=EMOJI,
    )
    return each(one, low, high)


def _defaults(*kinds: str) -> Check:
    return each(thing(id=snowflake, type=choice(*kinds)), 0, 25)


SELECT: dict[str, Check] = {
    "custom_id": key(100),
    "placeholder": text(0, 150),
    "min_values": number(0, 25),
    "max_values": number(1, 25),
    "disabled": flag,
    "required": flag,
}
CHANNEL_TYPE = choice(0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)
UP_TO_TEN: dict[str, Check] = {
    "custom_id": key(100),
    "min_values": number(0, 10),
    "max_values": number(1, 10),
    "required": flag,
}
FIELDS: dict[int, dict[str, Check]] = {
    Type.ACTION_ROW: {"components": each(part(2, *SELECTS), 1, 5)},
    Type.BUTTON: {
        "style": choice(1, 2, 3, 4, LINK, PREMIUM),
        "label": text(0, 80),
        "custom_id": optional(key(100)),
        "url": optional(link(512, "http", "https", "discord")),
        "sku_id": optional(snowflake),
        "disabled": flag,
        "emoji": EMOJI,
    },
    Type.STRING_SELECT: {**SELECT, "options": _options(1, 25)},
    Type.TEXT_INPUT: {
        "custom_id": key(100),
        "style": choice(1, 2),
        "label": optional(text(1, 45)),
        "placeholder": text(0, 100),
        "value": text(0, 4000, blank=True),
        "min_length": number(0, 4000),
        "max_length": number(1, 4000),
        "required": flag,
    },
    Type.USER_SELECT: {**SELECT, "default_values": _defaults("user")},
    Type.ROLE_SELECT: {**SELECT, "default_values": _defaults("role")},
    Type.MENTIONABLE_SELECT: {**SELECT, "default_values": _defaults("user", "role")},
    Type.CHANNEL_SELECT: {
        **SELECT,
        "default_values": _defaults("channel"),
        "channel_types": unique(CHANNEL_TYPE, 0, 25),
    },
    Type.SECTION: {"components": each(part(10), 1, 3), "accessory": part(2, 11)},
    Type.TEXT_DISPLAY: {"content": text(1, MAX_V2_TEXT)},
    Type.THUMBNAIL: {"media": MEDIA, "description": ALT_TEXT, "spoiler": flag},
    Type.MEDIA_GALLERY: {
        "items": each(thing(media=MEDIA, description=ALT_TEXT, spoiler=flag), 1, 10)
    },
    Type.FILE: {"file": thing(url=link(2048, "attachment")), "spoiler": flag},
    Type.SEPARATOR: {"spacing": optional(choice(1, 2)), "divider": flag},
    Type.CONTAINER: {
        "components": each(part(*IN_CONTAINER), 1, MAX_V2_COMPONENTS),
        "accent_color": number(0, 0xFFFFFF),
        "spoiler": flag,
    },
    Type.LABEL: {
        "label": text(1, 45),
        "description": optional(text(1, 100)),
        "component": part(*IN_LABEL),
    },
    Type.FILE_UPLOAD: UP_TO_TEN,
    Type.RADIO_GROUP: {**UP_TO_TEN, "options": _options(2, 10)},
    Type.CHECKBOX_GROUP: {**UP_TO_TEN, "options": _options(1, 10)},
    Type.CHECKBOX: {"custom_id": key(100), "default": flag},
}

# ── rules between fields ──────────────────────────────────────────────────────────────────────

Wrongs = Iterator[tuple[str, str, str]]
"""The field ("" is the component itself), the code and the message of each error."""


def _row(row: Json) -> Wrongs:
    kinds = {c["type"] for c in row["components"]}
    if len(row["components"]) > 1 and kinds != {Type.BUTTON}:
        message = "An action row holds up to five buttons or a single select."
        yield "components", "BASE_TYPE_BAD_LENGTH", message


def _button(button: Json) -> Wrongs:
    needed = {LINK: "url", PREMIUM: "sku_id"}.get(button["style"], "custom_id")
    for field in ("custom_id", "url", "sku_id"):
        if field == needed and not button.get(field):
            yield field, "BASE_TYPE_REQUIRED", "This field is required"
        elif field != needed and button.get(field):
            message = f"A button of this style has no {field}, but a {needed}"
            yield field, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message
    seen = (button.get("label") or "").strip() or button.get("emoji")
    if button["style"] != PREMIUM and not seen:
        yield "", "BUTTON_COMPONENT_INVALID_EMPTY", "A button needs a label or an emoji."


def bounds(select: Json) -> tuple[int, int]:
    """Return how many values are to be chosen, at least and at most."""
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def _select(select: Json) -> Wrongs:
    least, most = bounds(select)
    if least > most:
        message = "Min values cannot be greater than max values."
        yield "min_values", "SELECT_COMPONENT_MIN_VALUES", message
    given = select.get("default_values")
    if given and not least <= len(given) <= most:
        message = f"Between {least} and {most} values may be set as default."
        yield "default_values", "SELECT_COMPONENT_INVALID_DEFAULT_VALUES", message
    if "options" in select:
        yield from _chosen(select["options"], most)


def _chosen(options: list[Json], most: int) -> Wrongs:
    if most > len(options):
        message = f"Max values cannot be greater than the number of options ({len(options)})."
        yield "max_values", "SELECT_COMPONENT_MAX_VALUES", message
    if len({option["value"] for option in options}) < len(options):
        message = "The specified option value is already used"
        yield "options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message
    if sum(bool(option.get("default")) for option in options) > most:
        message = "More options are set as default than may be chosen."
        yield "options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message


def _text_input(field: Json) -> Wrongs:
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if least > most:
        message = "Min length cannot be greater than max length."
        yield "min_length", "TEXT_INPUT_COMPONENT_MIN_LENGTH", message
    value = field.get("value")
    if value and not least <= len(value) <= most:
        message = f"Must be between {least} and {most} in length."
        yield "value", "BASE_TYPE_BAD_LENGTH", message


def _label(label: Json) -> Wrongs:
    inner = label["component"]
    if inner.get("label"):
        yield "component", "COMPONENT_LABEL_NOT_ALLOWED", "A field in a label has none of its own."
    if inner.get("disabled"):
        yield "component", "COMPONENT_DISABLED_IN_MODAL", "A field of a form cannot be disabled."
    may_be_empty = inner["type"] in SELECTS and inner.get("min_values") == 0
    if may_be_empty and inner.get("required") is not False:
        message = "A field that may be left empty must not be required."
        yield "component", "COMPONENT_MIN_VALUES_REQUIRED", message


RULES: dict[int, Callable[[Json], Wrongs]] = {
    Type.ACTION_ROW: _row,
    Type.BUTTON: _button,
    **dict.fromkeys((*SELECTS, 19, 21, 22), _select),
    Type.TEXT_INPUT: _text_input,
    Type.LABEL: _label,
}
