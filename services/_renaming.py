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
