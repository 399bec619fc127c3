"""Discord's checks of a bot's commands when they are registered."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sandbox.errors import Form, Path, refusal
from sandbox.models import Json

CHAT, USER, MESSAGE = 1, 2, 3
SUB_COMMAND, SUB_GROUP = 1, 2
OPTION_TYPES = tuple(range(1, 12))
STRING, INTEGER, NUMBER = 3, 4, 10

MAX_BY_TYPE = {CHAT: 100, USER: 15, MESSAGE: 15}
MAX_CHARACTERS = 8000
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    (
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu"),
        *("nl", "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru"),
        *("uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)


def check_commands(commands: list[Json]) -> None:
    """Check the commands of one scope: their number, their forms, no name twice."""
    for kind, most in MAX_BY_TYPE.items():
        if sum(command.get("type", CHAT) == kind for command in commands) > most:
            raise refusal(30032)
    form = Form()
    names: set[tuple[object, object]] = set()
    for number, command in enumerate(commands):
        _check_command(form, (number,), command)
        key = (command.get("type", CHAT), command.get("name"))
        if key in names:
            message = "Application command names must be unique"
            form.wrong((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        names.add(key)
    form.refuse()


def _check_command(form: Form, path: Path, command: Json) -> None:
    if command.get("type", CHAT) == CHAT:
        _check_names(form, path, command)
        _check_texts(form, path, command)
    else:
        form.length((*path, "name"), command.get("name"), 1, 32)
    options = command.get("options") or []
    _check_options(form, path, options, depth=0)
    if _size(command) > MAX_CHARACTERS:
        message = "Command exceeds maximum size (8000)"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_names(form: Form, path: Path, thing: Json) -> None:
    """Check the name of a command or option, and its translations."""
    for at, name in _translated(path, thing, "name"):
        if not isinstance(name, str) or not NAME.fullmatch(name) or name != name.lower():
            message = f"Command name is invalid: {name!r}"
            form.wrong(at, "APPLICATION_COMMAND_INVALID_NAME", message)


def _check_texts(form: Form, path: Path, thing: Json) -> None:
    """Check the description of a command or option, and its translations."""
    for at, text in _translated(path, thing, "description"):
        form.length(at, text, 1, 100)
    for key in ("name_localizations", "description_localizations"):
        for locale in thing.get(key) or {}:
            if locale not in LOCALES:
                form.wrong((*path, key), "ENUM_TYPE_COERCE", f"{locale!r} is no locale")


def _translated(path: Path, thing: Json, key: str) -> Iterator[tuple[Path, str | None]]:
    yield (*path, key), thing.get(key)
    for locale, text in (thing.get(f"{key}_localizations") or {}).items():
        yield (*path, f"{key}_localizations", locale), text


def _check_options(form: Form, path: Path, options: list[Json], *, depth: int) -> None:
    form.length((*path, "options"), options, 0, 25)
    _check_order(form, path, options)
    names = [option.get("name") for option in options]
    if len(set(names)) < len(names):
        message = "Option names must be unique"
        form.wrong((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message)
    for number, option in enumerate(options):
        _check_option(form, (*path, "options", number), option, depth=depth)


def _check_order(form: Form, path: Path, options: list[Json]) -> None:
    nested = [o.get("type") in (SUB_COMMAND, SUB_GROUP) for o in options]
    if any(nested) and not all(nested):
        message = "Sub-commands and other options cannot be mixed"
        form.wrong((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    required = [bool(o.get("required")) for o in options]
    if required != sorted(required, reverse=True):
        message = "Required options must be placed before non-required options"
        form.wrong((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)


def _check_option(form: Form, path: Path, option: Json, *, depth: int) -> None:
    _check_names(form, path, option)
    _check_texts(form, path, option)
    kind = option.get("type")
    if not form.one_of((*path, "type"), kind, OPTION_TYPES):
        return
    if kind in (SUB_COMMAND, SUB_GROUP):
        if depth >= (1 if kind == SUB_GROUP else 2):
            message = "Sub-command option depth is too deep"
            form.wrong((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
        _check_options(form, path, option.get("options") or [], depth=depth + 1)
    else:
        _check_choices(form, path, option)
        _check_bounds(form, path, option)


def _check_choices(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices") or []
    form.length((*path, "choices"), choices, 0, 25)
    if choices and option.get("autocomplete"):
        message = "Cannot use both choices and autocomplete"
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_AND_CHOICES", message)
    for number, choice in enumerate(choices):
        at = (*path, "choices", number)
        for here, name in _translated(at, choice, "name"):
            form.length(here, name, 1, 100)
        if isinstance(choice.get("value"), str):
            form.length((*at, "value"), choice["value"], 1, 100)


def _check_bounds(form: Form, path: Path, option: Json) -> None:
    form.ranges(path, option, min_length=(0, 6000), max_length=(1, 6000))
    least, most = option.get("min_value"), option.get("max_value")
    if least is not None and most is not None and least > most:
        message = "Min value cannot be greater than max value"
        form.wrong((*path, "min_value"), "APPLICATION_COMMAND_OPTIONS_MIN_VALUE", message)


def _size(thing: Json) -> int:
    """Count the characters of a command and all in it; the longest translation counts."""
    own = _longest(thing, "name") + _longest(thing, "description")
    value = thing.get("value")
    own += len(value) if isinstance(value, str) else 0
    inside = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return own + sum(_size(part) for part in inside)


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key), *(thing.get(f"{key}_localizations") or {}).values()]
    return max((len(text) for text in texts if text), default=0)
