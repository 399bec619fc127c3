"""Checks of one field each, to put together to tables of what a body may hold.

A check notes in a form what Discord would refuse. A field that is missing is refused by those
checks alone that ask for at least one character or item, for a choice or for an object.
"""

from collections.abc import Callable, Sized
from typing import Any

from sandbox.errors import Form, Path
from sandbox.models import Json

Check = Callable[[Form, Path, Any], None]

MISSING = ("BASE_TYPE_REQUIRED", "This field is required")
LARGEST_ID = (1 << 63) - 1


def demand(body: Json, **fields: Check) -> None:
    """Refuse a body (50035) unless its fields are right."""
    form = Form()
    look(form, (), body, fields)
    form.refuse()


def look(form: Form, path: Path, thing: Json, fields: dict[str, Check]) -> None:
    """Check the fields of an object by their names."""
    for name, check in fields.items():
        check(form, (*path, name), thing.get(name))


def optional(check: Check) -> Check:
    """Let a field be missing that would be asked for."""

    def check_given(form: Form, path: Path, value: Any) -> None:
        if value is not None:
            check(form, path, value)

    return check_given


def needed(check: Check) -> Check:
    """Refuse a field that is missing, which would pass otherwise."""

    def check_needed(form: Form, path: Path, value: Any) -> None:
        if value is None:
            form.wrong(path, *MISSING)
        check(form, path, value)

    return check_needed


def text(low: int, high: int, *, blank: bool = False) -> Check:
    """A text of so many characters; one of blanks counts as empty unless it may be `blank`."""

    def check_text(form: Form, path: Path, value: Any) -> None:
        if value is not None and not isinstance(value, str):
            form.wrong(path, "STRING_TYPE_CONVERT", f"Could not interpret {value!r} as string.")
        else:
            given = value or ""
            _check_size(form, path, given if blank or given.strip() else "", low, high)

    return check_text


def key(high: int) -> Check:
    """A text of at least one character that nobody reads: blanks count."""
    return text(1, high, blank=True)


def link(high: int, *schemes: str) -> Check:
    """An address with one of these schemes."""
    check_length = text(1, high)

    def check_link(form: Form, path: Path, value: Any) -> None:
        check_length(form, path, value)
        if not isinstance(value, str) or not value:
            return
        scheme, _, rest = value.partition("://")
        if scheme not in schemes:
            message = f"Scheme must be one of ({', '.join(schemes)})."
            form.wrong(path, "URL_TYPE_INVALID_SCHEME", message)
        elif not rest or any(c.isspace() for c in rest):
            form.wrong(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")

    return check_link


def number(low: float, high: float, *, whole: bool = True) -> Check:
    """A number, if there is one."""
    kinds = (int,) if whole else (int, float)

    def check_number(form: Form, path: Path, value: Any) -> None:
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, kinds):
            form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < low:
            message = f"int value should be greater than or equal to {low}."
            form.wrong(path, "NUMBER_TYPE_MIN", message)
        elif value > high:
            message = f"int value should be less than or equal to {high}."
            form.wrong(path, "NUMBER_TYPE_MAX", message)

    return check_number


def flag(form: Form, path: Path, value: Any) -> None:
    """Check that a field, if it is there, is true or false."""
    if value is not None and not isinstance(value, bool):
        form.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(form: Form, path: Path, value: Any) -> None:
    """Check that a field is an id, written as a number or as text."""
    if value is None:
        form.wrong(path, *MISSING)
        return
    written = value if isinstance(value, str) else str(value) if type(value) is int else ""
    if not (written.isascii() and written.isdigit() and int(written) <= LARGEST_ID):
        form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def choice(*choices: object) -> Check:
    """Exactly one of these values."""

    def check_choice(form: Form, path: Path, value: Any) -> None:
        if not any(type(value) is type(one) and value == one for one in choices):
            listed = ", ".join(str(one) for one in choices)
            form.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    return check_choice


def each(check: Check, low: int, high: int) -> Check:
    """A list of so many items."""

    def check_list(form: Form, path: Path, value: Any) -> None:
        if value is not None and not isinstance(value, list):
            form.wrong(path, "BASE_TYPE_ARRAY", "Only iterables may be used in an array.")
            return
        _check_size(form, path, value or [], low, high)
        for at, one in enumerate(value or ()):
            check(form, (*path, at), one)

    return check_list


def unique(check: Check, low: int, high: int) -> Check:
    """A list in which nothing stands twice."""
    check_list = each(check, low, high)

    def check_set(form: Form, path: Path, value: Any) -> None:
        check_list(form, path, value)
        seen: set[str] = set()
        for at, one in enumerate(value if isinstance(value, list) else ()):
            if str(one) in seen:
                message = "The set already contains this value"
                form.wrong((*path, at), "SET_TYPE_ALREADY_CONTAINS_VALUE", message)
            seen.add(str(one))

    return check_set


def thing(**fields: Check) -> Check:
    """An object with these fields; others are ignored."""

    def check_thing(form: Form, path: Path, value: Any) -> None:
        if isinstance(value, dict):
            look(form, path, value, fields)
        else:
            form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")

    return check_thing


def _check_size(form: Form, path: Path, value: Sized, low: int, high: int) -> None:
    size = len(value)
    if low <= size <= high:
        return
    if low == 0:
        form.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    elif size == 0:
        form.wrong(path, *MISSING)
    else:
        message = f"Must be between {low} and {high} in length."
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", message)
