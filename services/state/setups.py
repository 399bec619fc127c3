"""Rules for set-ups, derived from the engine's options (R19)."""

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
    ComputerPause,
    Detail,
    Pace,
    Partners,
    Setup,
    Starts,
    Watching,
    Who,
)
from services.state import computers

NAME_LENGTH = 40
PLAYABLE: frozenset[str] = frozenset((*map(str, Box), "teams", "giants", "court"))
"""The boxes, and which of "teams", "giants" and "court", that tables may be opened with."""
COUNTS = range(2, 9)
CLOCK_UNIT = 60
"""Clocks are shown in whole minutes."""
LEAST_TIME, MOST_TIME = 10 * 60, 30 * 24 * 3600
"""The limits of a clock's times, in seconds: of a turn, a bank, its increment and its cap."""
MISSED = range(1, 6)
"""How many missed turns may cost a seat."""
RELIABILITY = range(96)
"""The reliability that a table may require, in percent; 0: any."""
PAUSES = tuple(map(int, get_args(ComputerPause)))
"""How many minutes computer lords may wait before they play."""
_EXPANSIONS = ("teams", "giants", "court")
_SWITCHES = (*_EXPANSIONS, "vacation", "hints")
_WORDS: Mapping[str, Collection[object]] = {
    "who": get_args(Who),
    "starts": get_args(Starts),
    "watching": get_args(Watching),
    "detail": get_args(Detail),
    "partners": get_args(Partners),
    "missed": MISSED,
    "reliability": RELIABILITY,
    "pause": PAUSES,
}


def choices(setup: Setup) -> Choices:
    """Return what each select may offer, given the rest of a set-up.

    A number of lords is offered if it fits the box, giants and The Court; giants and The Court if
    they fit the box and the lords. Whatever else doesn't fit is dropped by `change`.
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
    """Change a set-up, and drop what the changes rule out.

    Returns the names of what was dropped, too: "lords", "teams", "giants", "court", "quests",
    "computers" or a variant. Refused: bad_setup, if the changes contradict one another.
    """
    wanted = replace(setup, **_read(changes))
    for attempt in _attempts(wanted, frozenset(changes)):
        if allowed(attempt):
            found = replace(attempt, computers=computers.offered_of(attempt))
            return found, _dropped(wanted, found)
    raise refusal(wanted)


def as_changes(setup: Setup) -> dict[str, object]:
    """Return a set-up as changes: everything except the table's name."""
    return {
        field.name: getattr(setup, field.name) for field in fields(Setup) if field.name != "name"
    }


def check(setup: Setup) -> Setup:
    """Return a set-up unchanged if it is allowed. Refused: bad_setup."""
    read = replace(
        setup, **_read({field.name: getattr(setup, field.name) for field in fields(setup)})
    )
    if not allowed(read):
        raise refusal(read)
    if read.computers != computers.fitting(read):
        raise Refused("bad_setup", {"option": "computers", "value": read.computers}, ("panel",))
    return read


def refusal(setup: Setup) -> Refused:
    """Return why a set-up is not allowed (R19), as the engine says it."""
    try:
        setup.options()
    except BadSetup as error:
        data = dict(error.data)
        if data.get("option") == "players":
            data |= _counts(setup)
        return Refused("bad_setup", data, ("panel",))
    missing = sorted({setup.box, *_expansions(setup)} - PLAYABLE)
    option = "box" if setup.box in missing else missing[0]
    data = {"option": option, "value": getattr(setup, option), "allowed": tuple(sorted(PLAYABLE))}
    return Refused("bad_setup", data, ("panel",))


def _counts(setup: Setup) -> dict[str, object]:
    """Return how many lords a box allows, with the chosen expansions and at most with giants."""
    bare = replace(setup, variants=frozenset(), quests=())
    plain = [n for n in COUNTS if _fits(replace(bare, lords=n))]
    giants = [n for n in COUNTS if _fits(replace(bare, lords=n, giants=True, teams=False))]
    return {
        "least": min(plain, default=0),
        "most": max(plain, default=0),
        "most_giants": max(giants, default=0),
    }


def _expansions(setup: Setup) -> tuple[str, ...]:
    return tuple(word for word in _EXPANSIONS if getattr(setup, word))


def allowed(setup: Setup) -> bool:
    """Whether a table may be opened with a set-up (R19)."""
    return PLAYABLE.issuperset((setup.box, *_expansions(setup))) and _fits(setup)


def _fits(setup: Setup) -> bool:
    try:
        setup.options()
    except BadSetup:
        return False
    return True


def _read(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Check and read the values of a change one by one."""
    known = {field.name for field in fields(Setup)}
    read: dict[str, Any] = {}
    for key, value in changes.items():
        if key not in known or value not in _values(key, value):
            raise Refused("bad_setup", {"option": key, "value": value}, ("panel",))
        read[key] = _read_name(value) if key == "name" else value
        if key == "pace":
            read[key] = _read_pace(value)
        if key == "computers":
            read[key] = tuple(sorted(map(str, value)))
        if key == "variants":
            read[key] = frozenset(str(variant) for variant in value)
        if key == "quests":
            read[key] = tuple(str(quest) for quest in value)
    if read.get("who", "role") != "role":
        read["role"] = None
    return read


def _values(key: str, value: object) -> Collection[object]:
    """Return the allowed values of a field; fields checked elsewhere may have any."""
    return (False, True) if key in _SWITCHES else _WORDS.get(key, (value,))


def _read_pace(pace: Pace) -> Pace:
    """Check a clock, and drop the values that its kind does not use. Refused: bad_clock."""
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
    """Yield the wanted set-up, then others that drop more and more of it."""
    counts = [wanted.lords]
    if "lords" not in fixed:
        counts = sorted({*counts, *COUNTS}, key=lambda n: (abs(n - wanted.lords), n))
    loose = [word for word in _expansions(wanted) if word not in fixed]
    if "variants" not in fixed:
        loose += sorted(wanted.variants)
    for lost in range(len(loose) + 1):
        for dropped in combinations(loose, lost):
            left = _without(wanted, dropped, fixed)
            yield from (replace(left, lords=count) for count in counts)


def _without(wanted: Setup, dropped: Collection[str], fixed: Collection[str]) -> Setup:
    """Drop some choices; quests chosen earlier are dropped with the giants."""
    left = replace(
        wanted,
        variants=wanted.variants.difference(dropped),
        teams=wanted.teams and "teams" not in dropped,
        giants=wanted.giants and "giants" not in dropped,
        court=wanted.court and "court" not in dropped,
    )
    return left if left.giants or "quests" in fixed else replace(left, quests=())


def _dropped(wanted: Setup, found: Setup) -> tuple[str, ...]:
    names = ("lords", *_EXPANSIONS, "quests", "computers")
    changed = [name for name in names if getattr(wanted, name) != getattr(found, name)]
    return (*changed, *sorted(wanted.variants - found.variants))
