"""People in stored JSON: found and replaced by the types of its fields, never by their keys.

A shape is a dataclass or a TypedDict whose fields have the marks of `facts/personal`. What a shape
does not know (`None` knows nothing) is searched through for the very number and names.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from services.facts.personal import Mark


@dataclass(frozen=True, slots=True)
class Erased:
    """A person whose data are deleted, and what stands in their place.

    `names` are those that they had there, `seats` where they sat: a lord of the same name on
    another seat keeps it. `spoke`: what is rewritten was done by them.
    """

    user: int
    other: int
    name: str
    names: Collection[str] = ()
    seats: Collection[int] = ()
    spoke: bool = False


@dataclass(frozen=True, slots=True)
class Near:
    """Whose seat and whose account stand beside a field."""

    seat: int | None = None
    account: int | None = None


Visit = Callable[[Mark | None, Any, Near], Any]


def without(data: Any, shape: Any, gone: Erased) -> Any:
    """Return stored JSON with a person replaced."""

    def replaced(mark: Mark | None, value: Any, near: Near) -> Any:
        if mark is Mark.WORDS:
            return "" if gone.spoke else value
        if isinstance(value, str):
            return gone.name if _is_theirs(mark, value, near, gone) else value
        theirs = mark in (Mark.ACCOUNT, None) and value == gone.user
        return gone.other if theirs else value

    return _walked(data, shape, replaced, Near())


def _is_theirs(mark: Mark | None, name: str, near: Near, gone: Erased) -> bool:
    """Whether a name is that of the person."""
    if mark is Mark.NAME_OF_ACCOUNT and near.account is not None:
        return near.account == gone.user
    if mark is Mark.NAME_OF_SEAT and near.seat is not None:
        return near.seat in gone.seats and name in gone.names
    return name in gone.names


def people_in(data: Any, shape: Any) -> tuple[set[str], set[int]]:
    """Return the names and the accounts in stored JSON; of what its shape does not know, all."""
    names: set[str] = set()
    accounts: set[int] = set()

    def noted(mark: Mark | None, value: Any, _near: Near) -> Any:
        if isinstance(value, str) and mark is not Mark.WORDS:
            names.add(value)
        elif mark in (Mark.ACCOUNT, None) and isinstance(value, int):
            accounts.add(value)
        return value

    _walked(data, shape, noted, Near())
    return names, accounts


# -- going through ---------------------------------------------------------------------------------


def _walked(data: Any, shape: Any, visit: Visit, near: Near) -> Any:
    shape = _needed(shape)
    mark = _mark(shape)
    if data is None:
        return None
    if mark is not None:
        return visit(mark, data, near)
    if shape is None:
        return _searched(data, visit)
    if get_origin(shape) in (tuple, list) and isinstance(data, list | tuple):
        return _listed(data, shape, visit)
    if (is_dataclass(shape) or is_typeddict(shape)) and isinstance(data, Mapping):
        return dict(_record(data.items(), _fields(shape), visit))
    return _searched(data, visit) if isinstance(data, list | tuple | Mapping) else data


def _searched(data: Any, visit: Visit) -> Any:
    """Go through what no shape tells of."""
    if isinstance(data, Mapping):
        return {key: _searched(value, visit) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_searched(one, visit) for one in data]
    return visit(None, data, Near())


def _listed(data: Collection[Any], shape: Any, visit: Visit) -> list[Any]:
    parts = get_args(shape)
    if get_origin(shape) is list or parts[-1] is Ellipsis:
        return [_walked(one, parts[0], visit, Near()) for one in data]
    return [value for _, value in _record(enumerate(data), dict(enumerate(parts)), visit)]


def _record(items: Any, shapes: Mapping[Any, Any], visit: Visit) -> Iterator[tuple[Any, Any]]:
    """Go through what belongs together: names know whose they are by what stands beside them."""
    found = [(key, value, shapes.get(key)) for key, value in items]
    beside = {_mark(_needed(shape)): value for _, value, shape in found if shape is not None}
    near = Near(beside.get(Mark.SEAT), beside.get(Mark.ACCOUNT))
    for key, value, shape in found:
        yield key, _walked(value, shape, visit, near)


@cache
def _fields(shape: Any) -> Mapping[str, Any]:
    return get_type_hints(shape, include_extras=True)


def _needed(shape: Any) -> Any:
    """Return a shape without "or None"."""
    if get_origin(shape) not in (Union, UnionType):
        return shape
    rest = [one for one in get_args(shape) if one is not NoneType]
    return rest[0] if len(rest) == 1 else shape


def _mark(shape: Any) -> Mark | None:
    if get_origin(shape) is not Annotated:
        return None
    return next((one for one in get_args(shape)[1:] if isinstance(one, Mark)), None)
