"""Find and replace people in stored JSON by the types of its fields, never by their keys.

A shape is a dataclass or a TypedDict whose fields have the marks of `facts/personal`. Data that a
shape does not describe (`None` describes nothing), or that has another type than it says, is
searched for the exact number and names, and for any name right beside the number.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from services.facts.names import is_called
from services.facts.personal import Mark


@dataclass(frozen=True, slots=True)
class Erased:
    """A person whose data is erased, and the account and name that replace theirs.

    `names`: the names that they had there. `seats`: their seats; a lord of the same name on another
    seat keeps it. `spoke`: the data records an action of theirs.
    """

    user: int
    other: int
    name: str
    names: Collection[str] = ()
    seats: Collection[int] = ()
    spoke: bool = False


@dataclass(frozen=True, slots=True)
class Near:
    """The seat and the account in the same record as a field.

    `numbers`: what stands beside a name in data that no shape describes.
    """

    seat: int | None = None
    account: int | None = None
    numbers: tuple[Any, ...] = ()


PAIR = 2
ERASED_WORDS = "–"
"""What takes the place of a text that somebody wrote: that there was one still matters."""
Visit = Callable[[Mark | None, Any, Near], Any]


def replace_person(data: Any, shape: Any, gone: Erased) -> Any:
    """Return stored JSON with a person replaced."""

    def replaced(mark: Mark | None, value: Any, near: Near) -> Any:
        if mark is Mark.WORDS:
            return ERASED_WORDS if gone.spoke and value else value
        if isinstance(value, str):
            return gone.name if _is_theirs(mark, value, near, gone) else value
        theirs = mark in (Mark.ACCOUNT, None) and value == gone.user
        return gone.other if theirs else value

    return _walk(data, shape, replaced, Near())


def _is_theirs(mark: Mark | None, name: str, near: Near, gone: Erased) -> bool:
    """Whether a name is that of the person."""
    if mark is Mark.NAME_OF_ACCOUNT and near.account is not None:
        return near.account == gone.user
    if mark is Mark.NAME_OF_SEAT and near.seat is not None:
        return near.seat in gone.seats and is_called(name, gone.names)
    return is_called(name, gone.names) or gone.user in near.numbers


def people_in(data: Any, shape: Any) -> tuple[set[str], set[int]]:
    """Return the names and accounts in stored JSON, with everything its shape does not describe."""
    names: set[str] = set()
    accounts: set[int] = set()

    def noted(mark: Mark | None, value: Any, _near: Near) -> Any:
        if isinstance(value, str) and mark is not Mark.WORDS:
            names.add(value)
        elif mark in (Mark.ACCOUNT, None) and isinstance(value, int):
            accounts.add(value)
        return value

    _walk(data, shape, noted, Near())
    return names, accounts


# -- traversal -------------------------------------------------------------------------------------


def _walk(data: Any, shape: Any, visit: Visit, near: Near) -> Any:
    shape = _without_none(shape)
    mark = _mark(shape)
    if data is None:
        return None
    if mark is not None and _has_type(data, get_args(shape)[0]):
        return visit(mark, data, near)
    if mark is Mark.WORDS:
        data = visit(mark, data, near)  # free text is deleted as a whole, whatever it holds
    if get_origin(shape) in (tuple, list) and isinstance(data, list | tuple):
        return _walk_list(data, shape, visit)
    if (is_dataclass(shape) or is_typeddict(shape)) and isinstance(data, Mapping):
        return dict(_walk_record(data.items(), _fields(shape), visit))
    return data if _has_type(data, shape) else _walk_unknown(data, visit, Near())


def _has_type(data: Any, shape: Any) -> bool:
    """Whether data is the plain value that a shape describes."""
    if get_origin(shape) is Literal:
        return data in get_args(shape)
    if not isinstance(shape, type) or not isinstance(data, str | int | float):
        return False
    return isinstance(data, str) == issubclass(shape, str | Enum)


def _walk_unknown(data: Any, visit: Visit, near: Near) -> Any:
    """Visit everything in data that no shape describes.

    Earlier releases wrote a lord as [account, name] and with the name under "name".
    """
    if isinstance(data, Mapping):
        beside = {"name": Near(numbers=tuple(data.values()))}
        return {
            key: _walk_unknown(value, visit, beside.get(key, Near())) for key, value in data.items()
        }
    if isinstance(data, list | tuple):
        pair = Near(numbers=(data[0],)) if len(data) == PAIR else Near()
        return [_walk_unknown(one, visit, pair) for one in data]
    return visit(None, data, near)


def _walk_list(data: Collection[Any], shape: Any, visit: Visit) -> list[Any]:
    parts = get_args(shape)
    if get_origin(shape) is list or parts[-1] is Ellipsis:
        return [_walk(one, parts[0], visit, Near()) for one in data]
    return [value for _, value in _walk_record(enumerate(data), dict(enumerate(parts)), visit)]


def _walk_record(items: Any, shapes: Mapping[Any, Any], visit: Visit) -> Iterator[tuple[Any, Any]]:
    """Visit one record: a name belongs to the seat or account in the same record."""
    found = [(key, value, shapes.get(key)) for key, value in items]
    beside = {_mark(_without_none(shape)): value for _, value, shape in found if shape is not None}
    near = Near(beside.get(Mark.SEAT), beside.get(Mark.ACCOUNT))
    for key, value, shape in found:
        yield key, _walk(value, shape, visit, near)


@cache
def _fields(shape: Any) -> Mapping[str, Any]:
    return get_type_hints(shape, include_extras=True)


def _without_none(shape: Any) -> Any:
    """Return a shape without "or None"."""
    if get_origin(shape) not in (Union, UnionType):
        return shape
    rest = [one for one in get_args(shape) if one is not NoneType]
    return rest[0] if len(rest) == 1 else shape


def _mark(shape: Any) -> Mark | None:
    if get_origin(shape) is not Annotated:
        return None
    return next((one for one in get_args(shape)[1:] if isinstance(one, Mark)), None)
