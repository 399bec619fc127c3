"""Discord's checks of components, one for each kind."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from sandbox.errors import Form, Path
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
TOP_MODAL = (1, 10, 18)
IN_LABEL = (3, 4, 5, 6, 7, 8, 19, 21, 22, 23)
LINK, PREMIUM = 5, 6

MAX_V2_COMPONENTS = 40
MAX_V2_TEXT = 4000


def check_tree(form: Form, path: Path, components: list[Json], allowed: tuple[int, ...]) -> None:
    """Check a list of components and all inside them, and that custom_ids and ids are unique."""
    _check_list(form, path, components, allowed)
    form.refuse()  # what follows relies on the shape
    check_unique(form, path, components, "custom_id")
    check_unique(form, path, components, "id")


def check_v2_totals(form: Form, path: Path, components: list[Json]) -> None:
    """Check that a message has at most 40 components and 4,000 characters of text."""
    every = list(walk(components))
    if len(every) > MAX_V2_COMPONENTS:
        message = "The total number of components cannot exceed 40."
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", message)
    if sum(len(_text(c)) for c in every if c.get("type") == Type.TEXT_DISPLAY) > MAX_V2_TEXT:
        message = "The total length of displayed text cannot exceed 4000 characters."
        form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def media_of(component: Json) -> list[Json]:
    """Return the pictures and files a component shows."""
    kind = component.get("type")
    if kind == Type.THUMBNAIL:
        return [component["media"]]
    if kind == Type.MEDIA_GALLERY:
        return [item["media"] for item in component["items"]]
    return [component["file"]] if kind == Type.FILE else []


def _check_list(form: Form, path: Path, components: object, allowed: tuple[int, ...]) -> None:
    if not isinstance(components, list):
        form.wrong(path, "BASE_TYPE_ARRAY", "Only iterables may be used in an array.")
        return
    for number, component in enumerate(components):
        check_one(form, (*path, number), component, allowed)


def check_one(form: Form, path: Path, component: object, allowed: tuple[int, ...]) -> None:
    """Check one component that must be of an allowed kind."""
    if not isinstance(component, dict):
        form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    elif component.get("type") not in allowed:
        listed = ", ".join(str(int(kind)) for kind in allowed)
        message = f'Value of field "type" must be one of ({listed},).'
        form.wrong((*path, "type"), "UNION_TYPE_CHOICES", message)
    else:
        CHECKS[component["type"]](form, path, component)


def check_unique(form: Form, path: Path, components: list[Json], key: str) -> None:
    """Check that no two components share a custom_id (or an id)."""
    seen: set[object] = set()
    for component in walk(components):
        value = component.get(key)
        if value and value in seen:
            name = key.replace("_", " ")
            message = f"Component {name} cannot be duplicated"
            form.wrong((*path, key), f"COMPONENT_{key.upper()}_DUPLICATED", message)
        seen.add(value)


def _text(component: Json) -> str:
    content = component.get("content")
    return content if isinstance(content, str) else ""


def _custom_id(form: Form, path: Path, component: Json) -> None:
    form.length((*path, "custom_id"), component.get("custom_id"), 1, 100)


def _action_row(form: Form, path: Path, row: Json) -> None:
    inside = row.get("components") or []
    form.length((*path, "components"), inside, 1, 5)
    _check_list(form, (*path, "components"), inside, (2, *SELECTS))
    kinds = {c.get("type") for c in inside if isinstance(c, dict)}
    if len(inside) > 1 and kinds & set(SELECTS):
        message = "An action row holds up to five buttons or a single select."
        form.wrong((*path, "components"), "BASE_TYPE_BAD_LENGTH", message)


def _button(form: Form, path: Path, button: Json) -> None:
    style = button.get("style")
    if not form.one_of((*path, "style"), style, (1, 2, 3, 4, 5, 6)):
        return
    label = button.get("label")
    form.length((*path, "label"), label, 0, 80)
    if style == LINK:
        form.length((*path, "url"), button.get("url"), 1, 512)
        if button.get("custom_id"):
            message = "A custom id and url cannot both be specified"
            form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message)
    elif style != PREMIUM:
        _custom_id(form, path, button)
    if style != PREMIUM and not label and not button.get("emoji"):
        message = "A button needs a label or an emoji."
        form.wrong(path, "BUTTON_COMPONENT_INVALID_EMPTY", message)


def _string_select(form: Form, path: Path, select: Json) -> None:
    _any_select(form, path, select)
    options = select.get("options") or []
    form.length((*path, "options"), options, 1, 25)
    _options(form, (*path, "options"), options)
    most = select.get("max_values", 1)
    if isinstance(most, int) and most > len(options) > 0:
        message = f"Max values cannot be greater than the number of options ({len(options)})."
        form.wrong((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", message)
    if sum(bool(o.get("default")) for o in options) > max(1, most or 0):
        message = "More options are set as default than may be chosen."
        form.wrong((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


def _any_select(form: Form, path: Path, select: Json) -> None:
    form.lengths(path, select, custom_id=(1, 100), placeholder=(0, 150))
    form.ranges(path, select, min_values=(0, 25), max_values=(1, 25))
    least, most = select.get("min_values"), select.get("max_values")
    if least is not None and most is not None and least > most:
        message = "Min values cannot be greater than max values."
        form.wrong((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", message)


def _options(form: Form, path: Path, options: list[Json]) -> None:
    values: set[object] = set()
    for number, option in enumerate(options):
        at = (*path, number)
        form.lengths(at, option, label=(1, 100), value=(1, 100), description=(0, 100))
        if option.get("value") in values:
            message = "The specified option value is already used"
            form.wrong((*at, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(option.get("value"))


def _section(form: Form, path: Path, section: Json) -> None:
    inside = section.get("components") or []
    form.length((*path, "components"), inside, 1, 3)
    _check_list(form, (*path, "components"), inside, (10,))
    if section.get("accessory") is None:
        form.wrong((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        check_one(form, (*path, "accessory"), section["accessory"], (2, 11))


def _text_display(form: Form, path: Path, display: Json) -> None:
    form.length((*path, "content"), _text(display), 1, MAX_V2_TEXT)


def _media(form: Form, path: Path, media: object, schemes: tuple[str, ...]) -> None:
    url = media.get("url") if isinstance(media, dict) else None
    form.length((*path, "url"), url, 1, 2048)
    if isinstance(url, str) and url and not url.startswith(schemes):
        listed = ", ".join(scheme.removesuffix("://") for scheme in schemes)
        message = f"Scheme must be one of ({listed})."
        form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", message)


WEB = ("http://", "https://", "attachment://")


def _thumbnail(form: Form, path: Path, thumbnail: Json) -> None:
    _media(form, (*path, "media"), thumbnail.get("media"), WEB)
    form.length((*path, "description"), thumbnail.get("description"), 0, 1024)


def _gallery(form: Form, path: Path, gallery: Json) -> None:
    items = gallery.get("items") or []
    form.length((*path, "items"), items, 1, 10)
    for number, item in enumerate(items):
        _media(form, (*path, "items", number, "media"), item.get("media"), WEB)
        form.length((*path, "items", number, "description"), item.get("description"), 0, 1024)


def _file(form: Form, path: Path, file: Json) -> None:
    _media(form, (*path, "file"), file.get("file"), ("attachment://",))


def _separator(form: Form, path: Path, separator: Json) -> None:
    form.one_of((*path, "spacing"), separator.get("spacing", 1), (1, 2))


def _container(form: Form, path: Path, container: Json) -> None:
    inside = container.get("components") or []
    form.length((*path, "components"), inside, 1, MAX_V2_COMPONENTS)
    _check_list(form, (*path, "components"), inside, IN_CONTAINER)
    form.between((*path, "accent_color"), container.get("accent_color"), 0, 0xFFFFFF)


def _label(form: Form, path: Path, label: Json) -> None:
    form.lengths(path, label, label=(1, 45), description=(0, 100))
    check_one(form, (*path, "component"), label.get("component"), IN_LABEL)


def _text_input(form: Form, path: Path, text: Json) -> None:
    _custom_id(form, path, text)
    form.one_of((*path, "style"), text.get("style"), (1, 2))
    form.lengths(path, text, placeholder=(0, 100), value=(0, 4000))
    form.ranges(path, text, min_length=(0, 4000), max_length=(1, 4000))


def _file_upload(form: Form, path: Path, upload: Json) -> None:
    _custom_id(form, path, upload)
    form.ranges(path, upload, min_values=(0, 10), max_values=(1, 10))


def _radio_group(form: Form, path: Path, group: Json) -> None:
    form.lengths(path, group, custom_id=(1, 100), options=(2, 10))
    _options(form, (*path, "options"), group.get("options") or [])


def _checkbox_group(form: Form, path: Path, group: Json) -> None:
    form.lengths(path, group, custom_id=(1, 100), options=(1, 10))
    _options(form, (*path, "options"), group.get("options") or [])
    form.ranges(path, group, min_values=(0, 10), max_values=(1, 10))


CHECKS: dict[int, Callable[[Form, Path, Json], None]] = {
    Type.ACTION_ROW: _action_row,
    Type.BUTTON: _button,
    Type.STRING_SELECT: _string_select,
    Type.TEXT_INPUT: _text_input,
    Type.USER_SELECT: _any_select,
    Type.ROLE_SELECT: _any_select,
    Type.MENTIONABLE_SELECT: _any_select,
    Type.CHANNEL_SELECT: _any_select,
    Type.SECTION: _section,
    Type.TEXT_DISPLAY: _text_display,
    Type.THUMBNAIL: _thumbnail,
    Type.MEDIA_GALLERY: _gallery,
    Type.FILE: _file,
    Type.SEPARATOR: _separator,
    Type.CONTAINER: _container,
    Type.LABEL: _label,
    Type.FILE_UPLOAD: _file_upload,
    Type.RADIO_GROUP: _radio_group,
    Type.CHECKBOX_GROUP: _checkbox_group,
    Type.CHECKBOX: _custom_id,
}


def check_form_row(form: Form, path: Path, row: Json) -> None:
    """Check a modal's field of the older form: an action row with one labeled text input."""
    inside = row.get("components") or []
    form.length((*path, "components"), inside, 1, 1)
    _check_list(form, (*path, "components"), inside, (Type.TEXT_INPUT,))
    for field in inside:
        form.length((*path, "components", 0, "label"), field.get("label"), 1, 45)
