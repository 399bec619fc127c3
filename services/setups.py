"""What a set-up may be: everything here follows from the engine's options (R19)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, replace
from itertools import combinations
from typing import Any, get_args

from engine import SETUPS, BadSetup, Variant
from services.facts import Choices, Detail, Refused, Setup, Starts, Watching, Who

NAME_LENGTH = 40
_WORDS: Mapping[str, tuple[str, ...]] = {
    "who": get_args(Who),
    "starts": get_args(Starts),
    "watching": get_args(Watching),
    "detail": get_args(Detail),
}


def choices(setup: Setup) -> Choices:
    """Return what each select may offer beside the rest of a set-up (PLAY §1.1)."""
    lords = tuple(
        count
        for count in range(2, 9)
        if _allowed(replace(setup, lords=count, variants=frozenset()))
    )
    variants = tuple(
        str(variant)
        for variant in Variant
        if _allowed(replace(setup, variants=frozenset({str(variant)})))
    )
    return Choices(lords, variants)


def change(setup: Setup, changes: Mapping[str, object]) -> tuple[Setup, tuple[str, ...]]:
    """Change a set-up. What the change rules out gives way and is named: "lords" or a variant.

    Raises Refused("bad_setup") where the changes themselves don't go together.
    """
    wanted = replace(setup, **_read(changes))
    for attempt in _attempts(wanted, frozenset(changes)):
        if _allowed(attempt):
            return attempt, _given_up(wanted, attempt)
    raise refusal(wanted)


def check(setup: Setup) -> Setup:
    """Return a set-up that is allowed, as it is; else raise Refused("bad_setup")."""
    read = replace(
        setup, **_read({field.name: getattr(setup, field.name) for field in fields(setup)})
    )
    if not _allowed(read):
        raise refusal(read)
    return read


def refusal(setup: Setup) -> Refused:
    """Say what R19 has against a set-up, as the engine does."""
    try:
        setup.options()
    except BadSetup as error:
        data = dict(error.data)
        if data.get("option") == "players":
            counts = [row.players for row in SETUPS if row.box == setup.box]
            data |= {"least": min(counts), "most": max(counts)}
        return Refused("bad_setup", data, ("panel",))
    return Refused("bad_setup", {}, ("panel",))


def _allowed(setup: Setup) -> bool:
    try:
        setup.options()
    except BadSetup:
        return False
    return True


def _read(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Judge the values of a change one by one."""
    known = {field.name for field in fields(Setup)}
    read: dict[str, Any] = {}
    for key, value in changes.items():
        if key not in known or value not in _WORDS.get(key, (value,)):
            raise Refused("bad_setup", {"option": key, "value": value}, ("panel",))
        read[key] = _read_name(value) if key == "name" else value
        if key == "variants":
            read[key] = frozenset(str(variant) for variant in value)
    if read.get("who", "role") != "role":
        read["role"] = None
    return read


def _read_name(value: str | None) -> str | None:
    name = " ".join((value or "").split())
    if len(name) > NAME_LENGTH:
        raise Refused("bad_name", {"limit": NAME_LENGTH}, ("panel",))
    return name or None


def _attempts(wanted: Setup, fixed: Collection[str]) -> Iterator[Setup]:
    """Yield set-ups from the wanted one on, giving up as little as can be."""
    every = sorted(wanted.variants)
    counts = [wanted.lords]
    if "lords" not in fixed:
        counts += sorted(
            (n for n in range(2, 9) if n != wanted.lords), key=lambda n: _far(wanted, n)
        )
    for lost in range(1 if "variants" in fixed else len(every) + 1):
        for kept in combinations(every, len(every) - lost):
            yield from (replace(wanted, lords=count, variants=frozenset(kept)) for count in counts)


def _far(wanted: Setup, count: int) -> tuple[int, int]:
    return (abs(count - wanted.lords), count)


def _given_up(wanted: Setup, found: Setup) -> tuple[str, ...]:
    lords = ("lords",) if wanted.lords != found.lords else ()
    return (*lords, *sorted(wanted.variants - found.variants))
