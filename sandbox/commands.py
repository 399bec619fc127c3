"""Discord's checks of a bot's commands when they are registered."""

import re
from collections.abc import Iterator
from typing import Any

from sandbox.errors import Form, Path, refusal
from sandbox.fields import (
    Check,
    choice,
    each,
    flag,
    key,
    look,
    needed,
    number,
    optional,
    text,
    thing,
    unique,
)
from sandbox.models import Json

CHAT, USER, MESSAGE = 1, 2, 3
SUB_COMMAND, SUB_GROUP = 1, 2
CHOSEN = STRING, INTEGER, NUMBER = 3, 4, 10

MAX_BY_TYPE = {CHAT: 100, USER: 15, MESSAGE: 15}
MAX_CHARACTERS = 8000
MAX_INTEGER = 1 << 53
ALL_PERMISSIONS = (1 << 54) - 1
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
LOCALES = frozenset(
    (
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"),
        *("nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru"),
        *("uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)


def _name(form: Form, path: Path, value: Any) -> None:
    if not isinstance(value, str) or not NAME.fullmatch(value) or value != value.lower():
        message = f"Command name is invalid: {value!r}"
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", message)


def _permissions(form: Form, path: Path, value: Any) -> None:
    given = int(value) if isinstance(value, str) and value.isdecimal() else value
    number(0, ALL_PERMISSIONS)(form, path, given)


def _translated(check: Check) -> Check:
    """A translation for each locale."""

    def check_translations(form: Form, path: Path, value: Any) -> None:
        if value is not None and not isinstance(value, dict):
            form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for locale, given in (value or {}).items():
            check(form, (*path, locale), given)
            if locale not in LOCALES:
                form.wrong(path, "ENUM_TYPE_COERCE", f"{locale!r} is no locale")

    return check_translations


def _named(name: Check, description: Check | None = None) -> dict[str, Check]:
    """Return the checks of a name and a description with their translations."""
    described = {"description": description} if description else {}
    both = {"name": name, **described}
    return both | {f"{field}_localizations": _translated(check) for field, check in both.items()}


WORDS = _named(_name, text(1, 100))
COMMAND: dict[str, Check] = {
    "default_member_permissions": _permissions,
    "dm_permission": flag,
    "nsfw": flag,
    "contexts": optional(unique(choice(0, 1, 2), 1, 3)),
    "integration_types": optional(unique(choice(0, 1), 1, 2)),
    "type": optional(choice(CHAT, USER, MESSAGE)),
}
OPTION: dict[str, Check] = {
    **WORDS,
    "type": choice(*range(1, 12)),
    "required": flag,
    "autocomplete": flag,
    "min_length": number(0, 6000),
    "max_length": number(1, 6000),
    "channel_types": unique(choice(0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16), 0, 13),
}
WHOLE = number(-MAX_INTEGER, MAX_INTEGER)
ANY_NUMBER = number(-MAX_INTEGER, MAX_INTEGER, whole=False)


def _choices(value: Check) -> Check:
    return each(thing(**_named(text(1, 100)), value=value), 0, 25)


BY_TYPE: dict[object, dict[str, Check]] = {
    SUB_GROUP: {"options": each(thing(type=choice(SUB_COMMAND)), 0, 25)},
    STRING: {"choices": _choices(key(100))},
    INTEGER: {"choices": _choices(needed(WHOLE)), "min_value": WHOLE, "max_value": WHOLE},
    NUMBER: {
        "choices": _choices(needed(ANY_NUMBER)),
        "min_value": ANY_NUMBER,
        "max_value": ANY_NUMBER,
    },
}
"""The fields that only options of one type have."""


def check_commands(commands: list[Json]) -> None:
    """Check the commands of one scope: their number, their forms, no name twice."""
    form = Form()
    each(thing(), 0, 130)(form, (), commands)
    form.refuse()
    for kind, most in MAX_BY_TYPE.items():
        if sum(_kind(command) == kind for command in commands) > most:
            raise refusal(30032)
    for at, command in enumerate(commands):
        words = WORDS if _kind(command) == CHAT else _named(text(1, 32))
        look(form, (at,), command, {**words, **COMMAND, "options": _options})
    form.refuse()  # what follows relies on the shape
    for at, command in enumerate(commands):
        _check_options(form, (at,), command.get("options") or [], depth=0)
        if _size(command) > MAX_CHARACTERS:
            message = "Command exceeds maximum size (8000)"
            form.wrong((at,), "APPLICATION_COMMAND_TOO_LARGE", message)
    for kind in MAX_BY_TYPE:
        same = [command for command in commands if _kind(command) == kind]
        _check_names(form, ("name",), same, "APPLICATION_COMMANDS_DUPLICATE_NAME")
    form.refuse()


def _kind(command: Json) -> object:
    return command.get("type") or CHAT


def _options(form: Form, path: Path, value: Any) -> None:
    """Check the fields of options and of those inside them."""
    each(_option, 0, 25)(form, path, value)


def _option(form: Form, path: Path, option: Any) -> None:
    thing(**OPTION, options=_options)(form, path, option)
    kind = option.get("type") if isinstance(option, dict) else None
    look(form, path, option, BY_TYPE[kind] if kind in (SUB_GROUP, *CHOSEN) else {})


def _check_names(form: Form, path: Path, things: list[Json], code: str) -> None:
    """Check that no name stands twice on one level, in any language."""
    languages = {lang for one in things for lang in one.get("name_localizations") or ()}
    for language in ("", *languages):
        shown = [(one.get("name_localizations") or {}).get(language) for one in things]
        names = [own or one.get("name") for own, one in zip(shown, things, strict=True)]
        if len(set(map(str, names))) < len(names):
            form.wrong(path, code, f"Names must be unique {language}".strip())


def _check_options(form: Form, path: Path, options: list[Json], *, depth: int) -> None:
    for at, option in enumerate(options):
        _check_option(form, (*path, "options", at), option, depth=depth)
    for wrong, message in _misplaced(options):
        code = f"APPLICATION_COMMAND_OPTIONS_{wrong}_INVALID"
        form.wrong((*path, "options"), code, message)
    code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
    _check_names(form, (*path, "options"), options, code)


def _misplaced(options: list[Json]) -> Iterator[tuple[str, str]]:
    nested = [option.get("type") in (SUB_COMMAND, SUB_GROUP) for option in options]
    if any(nested) and not all(nested):
        yield "TYPE", "Sub-commands and other options cannot be mixed"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield "REQUIRED", "Required options must be placed before non-required options"


def _check_option(form: Form, path: Path, option: Json, *, depth: int) -> None:
    kind, choices = option["type"], option.get("choices") or []
    if kind in (SUB_COMMAND, SUB_GROUP):
        if depth >= (1 if kind == SUB_GROUP else 2):
            message = "Sub-command option depth is too deep"
            form.wrong((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        _check_options(form, path, option.get("options") or [], depth=depth + 1)
        return
    if choices and (option.get("autocomplete") or kind not in CHOSEN):
        message = "Cannot use choices with autocomplete or with an option of this type"
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_AND_CHOICES", message)
    elif choices:
        code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAMES_NOT_UNIQUE"
        _check_names(form, (*path, "choices"), choices, code)
    _check_bounds(form, path, option)


def _check_bounds(form: Form, path: Path, option: Json) -> None:
    for unit in ("value", "length"):
        low, high = option.get(f"min_{unit}"), option.get(f"max_{unit}")
        if low is not None and high is not None and low > high:
            message = f"Min {unit} cannot be greater than max {unit}"
            code = f"APPLICATION_COMMAND_OPTIONS_MIN_{unit.upper()}"
            form.wrong((*path, f"min_{unit}"), code, message)


def _size(one: Json) -> int:
    """Count the characters of a command and all in it; the longest translation counts."""
    own = _longest(one, "name") + _longest(one, "description")
    value = one.get("value")
    own += len(value) if isinstance(value, str) else 0
    inside = [*(one.get("options") or []), *(one.get("choices") or [])]
    return own + sum(_size(inner) for inner in inside)


def _longest(one: Json, field: str) -> int:
    texts = [one.get(field), *(one.get(f"{field}_localizations") or {}).values()]
    return max((len(given) for given in texts if given), default=0)
