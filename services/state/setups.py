"""What a set-up may be: everything here follows from the engine's options (R19)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields, replace
from itertools import combinations
from typing import Any, get_args

from engine import BadSetup, Box, Variant
from services.clocks.arithmetic import DAY
from services.facts import Refused
from services.facts.tables import (
    NO_LIMIT,
    Choices,
    Detail,
    Pace,
    Partners,
    Setup,
    Starts,
    Watching,
    Who,
)

NAME_LENGTH = 40
PLAYABLE: frozenset[str] = frozenset((*map(str, Box), "teams", "giants", "court"))
"""The boxes, and which of "teams", "giants" and "court", that tables may be opened with."""
COUNTS = range(2, 9)
CLOCK_UNIT = 60
"""Clocks are told in whole minutes."""
LEAST_TIME, MOST_TIME = 10 * 60, 30 * 24 * 3600
"""The times of a clock, in seconds: a turn's, a bank's, what a turn adds to it, and its cap."""
MISSED = range(1, 6)
"""After so many missed turns a seat may be lost."""
RELIABILITY = range(96)
"""What may be asked of who joins, in percent; 0: nothing."""
_WHOLE = ("teams", "giants", "court")
_SWITCHES = (*_WHOLE, "vacation")
_WORDS: Mapping[str, Collection[object]] = {
    "who": get_args(Who),
    "starts": get_args(Starts),
    "watching": get_args(Watching),
    "detail": get_args(Detail),
    "partners": get_args(Partners),
    "missed": MISSED,
    "reliability": RELIABILITY,
}


def choices(setup: Setup) -> Choices:
    """Return what each select may offer beside the rest of a set-up (PLAY §1.1).

    A number of lords is offered where it goes with the box, giants and The Court; giants and The
    Court where they go with the box and the lords. What hangs on the rest gives way (`change`).
    """
    bare = replace(setup, variants=frozenset(), teams=False, quests=())
    return Choices(
        lords=tuple(count for count in COUNTS if allowed(replace(bare, lords=count))),
        variants=tuple(
            str(variant)
            for variant in Variant
            if allowed(replace(setup, variants=frozenset({str(variant)})))
        ),
        giants=allowed(replace(bare, giants=True)),
        court=allowed(replace(bare, court=True)),
        teams=allowed(replace(bare, teams=True)),
    )


def change(setup: Setup, changes: Mapping[str, object]) -> tuple[Setup, tuple[str, ...]]:
    """Change a set-up. What the change rules out gives way and is named.

    That is "lords", "teams", "giants", "court", "quests" or a variant.

    Raises Refused("bad_setup") where the changes themselves don't go together.
    """
    wanted = replace(setup, **_read(changes))
    for attempt in _attempts(wanted, frozenset(changes)):
        if allowed(attempt):
            return attempt, _given_up(wanted, attempt)
    raise refusal(wanted)


def as_changes(setup: Setup) -> dict[str, object]:
    """Read a set-up as changes: all of it but the table's name."""
    return {
        field.name: getattr(setup, field.name) for field in fields(Setup) if field.name != "name"
    }


def check(setup: Setup) -> Setup:
    """Return a set-up that is allowed, as it is; else raise Refused("bad_setup")."""
    read = replace(
        setup, **_read({field.name: getattr(setup, field.name) for field in fields(setup)})
    )
    if not allowed(read):
        raise refusal(read)
    return read


def refusal(setup: Setup) -> Refused:
    """Say what R19 has against a set-up, as the engine does."""
    try:
        setup.options()
    except BadSetup as error:
        data = dict(error.data)
        if data.get("option") == "players":
            data |= _counts(setup)
        return Refused("bad_setup", data, ("panel",))
    missing = sorted({setup.box, *_whole(setup)} - PLAYABLE)
    option = "box" if setup.box in missing else missing[0]
    data = {"option": option, "value": getattr(setup, option), "allowed": tuple(sorted(PLAYABLE))}
    return Refused("bad_setup", data, ("panel",))


def _counts(setup: Setup) -> dict[str, object]:
    """Return for how many lords a box is: as the rest is chosen, and at most with giants."""
    bare = replace(setup, variants=frozenset(), quests=())
    plain = [n for n in COUNTS if _fits(replace(bare, lords=n))]
    giants = [n for n in COUNTS if _fits(replace(bare, lords=n, giants=True, teams=False))]
    return {
        "least": min(plain, default=0),
        "most": max(plain, default=0),
        "most_giants": max(giants, default=0),
    }


def _playable(setup: Setup) -> bool:
    return PLAYABLE.issuperset((setup.box, *_whole(setup)))


def _whole(setup: Setup) -> tuple[str, ...]:
    return tuple(word for word in _WHOLE if getattr(setup, word))


def allowed(setup: Setup) -> bool:
    """Say whether a table may be opened with a set-up (R19)."""
    return _playable(setup) and _fits(setup)


def _fits(setup: Setup) -> bool:
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
        if key not in known or value not in _values(key, value):
            raise Refused("bad_setup", {"option": key, "value": value}, ("panel",))
        read[key] = _read_name(value) if key == "name" else value
        if key == "pace":
            read[key] = _read_pace(value)
        if key == "variants":
            read[key] = frozenset(str(variant) for variant in value)
        if key == "quests":
            read[key] = tuple(str(quest) for quest in value)
    if read.get("who", "role") != "role":
        read["role"] = None
    return read


def _values(key: str, value: object) -> Collection[object]:
    """Return what a field may be; what is judged elsewhere may be anything."""
    return (False, True) if key in _SWITCHES else _WORDS.get(key, (value,))


def _read_pace(pace: Pace) -> Pace:
    """Judge a clock, and leave out what its kind has no use for. Refused: bad_clock."""
    match pace.kind:
        case "none":
            return NO_LIMIT
        case "turn":
            _check_times(pace.turn)
            return Pace("turn", pace.turn)
    _check_times(pace.bank, pace.increment, *([pace.cap] if pace.cap else []))
    cap = pace.cap if pace.cap > pace.bank else 0
    return Pace("bank", 0, pace.bank, pace.increment, cap)


def _check_times(*times: int) -> None:
    if not all(LEAST_TIME <= time <= MOST_TIME for time in times):
        raise Refused(
            "bad_clock", {"least": LEAST_TIME // 60, "most": MOST_TIME // DAY}, ("panel",)
        )


def _read_name(value: str | None) -> str | None:
    name = " ".join((value or "").split())
    if len(name) > NAME_LENGTH:
        raise Refused("bad_name", {"limit": NAME_LENGTH}, ("panel",))
    return name or None


def _attempts(wanted: Setup, fixed: Collection[str]) -> Iterator[Setup]:
    """Yield set-ups from the wanted one on, giving up as little as can be."""
    counts = [wanted.lords]
    if "lords" not in fixed:
        counts += sorted((n for n in COUNTS if n != wanted.lords), key=lambda n: _far(wanted, n))
    loose = [word for word in _whole(wanted) if word not in fixed]
    if "variants" not in fixed:
        loose += sorted(wanted.variants)
    for lost in range(len(loose) + 1):
        for gone in combinations(loose, lost):
            left = _without(wanted, gone, fixed)
            yield from (replace(left, lords=count) for count in counts)


def _without(wanted: Setup, gone: Collection[str], fixed: Collection[str]) -> Setup:
    """Give some choices up; quests that were chosen before go with the giants."""
    left = replace(
        wanted,
        variants=wanted.variants.difference(gone),
        teams=wanted.teams and "teams" not in gone,
        giants=wanted.giants and "giants" not in gone,
        court=wanted.court and "court" not in gone,
    )
    return left if left.giants or "quests" in fixed else replace(left, quests=())


def _far(wanted: Setup, count: int) -> tuple[int, int]:
    return (abs(count - wanted.lords), count)


def _given_up(wanted: Setup, found: Setup) -> tuple[str, ...]:
    changed = [name for name in ("lords", *_WHOLE, "quests") if _differ(wanted, found, name)]
    return (*changed, *sorted(wanted.variants - found.variants))


def _differ(one: Setup, other: Setup, name: str) -> bool:
    return bool(getattr(one, name) != getattr(other, name))
