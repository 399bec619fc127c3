"""Names of lords in what was said or is to be said: replaced where somebody had theirs deleted."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

NAMING = ("name", "partner", "before", "sender", "guest")
"""Under these keys the bodies of news hold a lord's name."""
NUMBERS = ("user", "users", "lords")
"""Under these keys they hold accounts."""
LINE = 3
"""A line of a standing: seat, name, points."""


def renamed(body: Any, names: Collection[str], seats: Collection[int], other: str) -> Any:
    """Return the body of news with a person's names replaced.

    `names` are those they had at the table, `seats` where they sat: a lord of the same name on
    another seat keeps it, wherever the body says whose it is.
    """
    if isinstance(body, list):
        if _is_line(body, names, seats):
            return [body[0], other, body[2]]
        return [renamed(one, names, seats, other) for one in body]
    if not isinstance(body, dict):
        return body
    foreign = isinstance(body.get("seat"), int) and body["seat"] not in seats
    found = {}
    for key, value in body.items():
        own = key != "name" or not foreign
        named = key in NAMING and own and isinstance(value, str) and value in names
        found[key] = other if named else renamed(value, names, seats, other)
    return found


def _is_line(body: list[Any], names: Collection[str], seats: Collection[int]) -> bool:
    return (
        len(body) == LINE
        and isinstance(body[0], int)
        and isinstance(body[1], str)
        and body[0] in seats
        and body[1] in names
    )


def without_number(body: Any, user: int, other: int, *, named: bool = False) -> Any:
    """Return the body of news with a person's account replaced wherever one is named."""
    if isinstance(body, dict):
        return {
            key: without_number(value, user, other, named=key in NUMBERS)
            for key, value in body.items()
        }
    if isinstance(body, list):
        return [without_number(one, user, other, named=named) for one in body]
    return other if named and body == user else body


# -- of cups ---------------------------------------------------------------------------------------

LORD = ("user", "asked", "out")
"""Under these keys what is kept of cups holds an account; else one stands before its name."""
PAIR = 2


def without_lord(data: Any, user: int, other: int, name: str) -> Any:
    """Return what is kept of a cup with a person's number and name replaced.

    They stand as [number, name], as {"user": number, "name": name}, alone under `LORD`, or among
    others under "users".
    """
    if isinstance(data, list):
        if len(data) == PAIR and data[0] == user and isinstance(data[1], str):
            return [other, name]
        return [without_lord(one, user, other, name) for one in data]
    if not isinstance(data, dict):
        return data
    found = {key: without_lord(value, user, other, name) for key, value in data.items()}
    for key in LORD:
        if data.get(key) == user:
            found[key] = other
    if data.get("user") == user and "name" in data:
        found["name"] = name
    if isinstance(data.get("users"), list):
        found["users"] = [other if one == user else one for one in data["users"]]
    return found


def names_lord(data: Any, user: int) -> bool:
    """Whether what is kept of a cup names a person."""
    return bool(without_lord(data, user, 0, "") != data)
